/** The table of K-Mon in words. */
import { cardName, cardWords } from "../parts/card.js";
import { t } from "../text.js";
import { creatureWords, moment } from "./kmon.js";

/**
 * @param {any} view
 * @param {number} viewer
 * @returns {import("./index.js").Region[]}
 */
export function kmonWords(view, viewer) {
  const me = viewer >= 0 ? viewer : 0;
  return [stand(view), hand(view.seats[me], me), team(view, me, t("web-km-own-team")), team(view, 1 - me, t("web-km-other-team"))];
}

/** @param {any} view */
function stand(view) {
  const chain = [...view.chain].reverse().map((/** @type {any} */ link) => {
    const cards = link.cards.map((/** @type {string} */ code) => cardName("kmon", code));
    return t("web-pp-pair", { name: t("kmon-seat", { number: link.seat + 1 }), what: [t(`kmon-link-${link.action}`), ...cards].join(t("web-comma")) });
  });
  const lines = [...moment(view), ...(chain.length ? [t("web-km-chain"), ...chain] : [])];
  return { title: t("web-km-middle"), lines: lines.map((text) => ({ path: "", text })) };
}

/** @param {any} side @param {number} seat */
function hand(side, seat) {
  const lines = side.hand.map((/** @type {string} */ code, /** @type {number} */ i) => ({ path: `seats.${seat}.hand.${i}`, text: cardWords("kmon", code) }));
  const seen = (side.deck_top ?? []).map((/** @type {string} */ code, /** @type {number} */ i) => ({ path: `seats.${seat}.deck_top.${i}`, text: cardWords("kmon", code) }));
  return { title: t("web-km-hand", { n: side.hand_count }), lines: [...lines, ...seen] };
}

/** @param {any} view @param {number} seat @param {string} title */
function team(view, seat, title) {
  const side = view.seats[seat];
  const kmons = side.team.map((/** @type {any} */ _, /** @type {number} */ place) => ({ path: `seats.${seat}.team.${place}`, text: creatureWords(view, seat, place) }));
  const rest = [
    t("web-km-charges", { n: side.charges }),
    t("web-km-hand-of", { n: side.hand_count }),
    t("web-km-deck", { n: side.deck_count }),
    t("web-pp-pair", { name: t("web-km-discard", { n: side.discard.length }), what: side.discard.map((/** @type {string} */ code) => cardName("kmon", code)).join(t("web-comma")) || t("web-pp-nothing") }),
  ];
  return { title, lines: [...kmons, ...rest.map((text) => ({ path: "", text }))] };
}
