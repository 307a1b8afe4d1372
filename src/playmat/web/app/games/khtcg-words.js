/** The table of the Kingdom Hearts TCG in words. */
import { cardName, cardWords } from "../parts/card.js";
import { t } from "../text.js";
import { hpOf, moment, pieceWords } from "./khtcg.js";

const AREAS = /** @type {const} */ ([["forms", "web-kh-forms"], ["worlds", "web-kh-worlds"], ["friends", "web-kh-friends"], ["disruptors", "web-kh-disruptors"], ["fighters", "web-kh-fighters"], ["captives", "web-kh-captives"]]);

/**
 * @param {any} view
 * @param {number} viewer
 * @returns {import("./index.js").Region[]}
 */
export function kingdomWords(view, viewer) {
  const me = viewer >= 0 ? viewer : 0;
  return [stand(view, me), hand(view.seats[me], me), mat(view, me, t("web-km-own-team")), mat(view, 1 - me, t("web-km-other-team"))];
}

/** @param {any} view @param {number} me */
function stand(view, me) {
  const lines = moment(view);
  for (const seat of view.fight ? [me, 1 - me] : []) {
    const total = view.fight.totals[seat];
    if (!total) continue;
    const parts = ["player", "allies", "equipment", "attacks", "texts"].map((part) => t(`web-kh-part-${part}`, { n: total[part] }));
    lines.push(t("web-pp-pair", { name: t(seat === me ? "web-km-own-team" : "web-km-other-team"), what: [total.total, ...parts].join(t("web-comma")) }));
  }
  for (const one of view.playing) lines.push(t("web-pp-pair", { name: t("web-kh-playing"), what: cardWords("khtcg", one.code) }));
  return { title: t("web-kh-stage"), lines: lines.map((text) => ({ path: "", text })) };
}

/** @param {any} side @param {number} seat */
function hand(side, seat) {
  const lines = side.hand.map((/** @type {string} */ code, /** @type {number} */ i) => ({ path: `seats.${seat}.hand.${i}`, text: cardWords("khtcg", code) }));
  return { title: t("web-km-hand", { n: side.hand_count }), lines };
}

/** @param {any} view @param {number} seat @param {string} title */
function mat(view, seat, title) {
  const side = view.seats[seat];
  const leader = side.player ? [{ path: `seats.${seat}.player`, text: pieceWords(side.player, [t("web-kh-hp", { n: hpOf(side) }), t("web-kh-attack", { n: side.attack }), t("web-kh-magic", { n: side.magic })]) }] : [];
  const inPlay = AREAS.flatMap(([area, key]) => side[area].map((/** @type {any} */ piece, /** @type {number} */ i) => ({ path: `seats.${seat}.${area}.${i}`, text: t("web-pp-pair", { name: t(key), what: pieceWords(piece, []) }) })));
  const rest = [
    t("web-kh-track", { n: side.world_total, goal: 13 }),
    t("web-km-hand-of", { n: side.hand_count }),
    t("web-km-deck", { n: side.deck_count }),
    t("web-pp-pair", { name: t("web-km-discard", { n: side.discard.length }), what: side.discard.map((/** @type {string} */ code) => cardName("khtcg", code)).join(t("web-comma")) || t("web-pp-nothing") }),
  ];
  return { title, lines: [...leader, ...inPlay, ...rest.map((text) => ({ path: "", text }))] };
}
