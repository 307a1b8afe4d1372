/** The table of K-Mon in words. */
import { cardName, cardWords } from "playmat/parts/card.js";
import { t } from "playmat/text.js";
import { creatureWords, moment } from "./table.js";

/**
 * @param {any} view
 * @param {number} viewer
 * @returns {import("playmat/layouts.js").Region[]}
 */
export function words(view, viewer) {
  const me = viewer >= 0 ? viewer : 0;
  return [stand(view), hand(view.seats[me], me), team(view, me, t("web-side-own")), team(view, 1 - me, t("web-side-other"))];
}

/** @param {any} view */
function stand(view) {
  const chain = [...view.chain].reverse().map((/** @type {any} */ link) => {
    const cards = link.cards.map((/** @type {string} */ code) => cardName("kmon", code));
    return t("web-pair", { name: t("kmon-seat", { number: link.seat + 1 }), what: [t(`kmon-link-${link.action}`), ...cards].join(t("web-comma")) });
  });
  const lines = [...moment(view), ...(chain.length ? [t("kmon-web-chain"), ...chain] : [])];
  return { title: t("kmon-web-middle"), lines: lines.map((text) => ({ path: "", text })) };
}

/** @param {any} side @param {number} seat */
function hand(side, seat) {
  const lines = side.hand.map((/** @type {string} */ code, /** @type {number} */ i) => ({ path: `seats.${seat}.hand.${i}`, text: cardWords("kmon", code) }));
  const seen = (side.deck_top ?? []).map((/** @type {string} */ code, /** @type {number} */ i) => ({ path: `seats.${seat}.deck_top.${i}`, text: cardWords("kmon", code) }));
  return { title: t("web-pile-hand", { n: side.hand_count }), lines: [...lines, ...seen] };
}

/** @param {any} view @param {number} seat @param {string} title */
function team(view, seat, title) {
  const side = view.seats[seat];
  const kmons = side.team.map((/** @type {any} */ _, /** @type {number} */ place) => ({ path: `seats.${seat}.team.${place}`, text: creatureWords(view, seat, place) }));
  const rest = [
    t("kmon-web-charges", { n: side.charges }),
    t("web-pile-hand-of", { n: side.hand_count }),
    t("web-pile-deck", { n: side.deck_count }),
    t("web-pair", { name: t("web-pile-discard", { n: side.discard.length }), what: side.discard.map((/** @type {string} */ code) => cardName("kmon", code)).join(t("web-comma")) || t("web-empty") }),
  ];
  return { title, lines: [...kmons, ...rest.map((text) => ({ path: "", text }))] };
}
