/** The table of the Kingdom Hearts TCG in words. */
import { cardName, cardWords } from "playmat/parts/card.js";
import { t } from "playmat/text.js";
import { hpOf, moment, pieceWords, turnWords } from "./table.js";

const AREAS = /** @type {const} */ ([["forms", "khtcg-web-forms"], ["worlds", "khtcg-web-worlds"], ["friends", "khtcg-web-friends"], ["disruptors", "khtcg-web-disruptors"], ["fighters", "khtcg-web-fighters"], ["captives", "khtcg-web-captives"]]);

/**
 * @param {any} view
 * @param {number} viewer
 * @returns {import("playmat/layouts.js").Region[]}
 */
export function words(view, viewer) {
  const me = viewer >= 0 ? viewer : 0;
  return [stand(view, me), hand(view.seats[me], me), mat(view, me, t("web-side-own")), mat(view, 1 - me, t("web-side-other"))];
}

/** @param {any} view @param {number} me */
function stand(view, me) {
  const lines = moment(view);
  for (const seat of view.fight ? [me, 1 - me] : []) {
    const total = view.fight.totals[seat];
    if (!total) continue;
    const parts = ["player", "allies", "equipment", "attacks", "texts"].map((part) => t(`khtcg-web-part-${part}`, { n: total[part] }));
    lines.push(t("web-pair", { name: t(seat === me ? "web-side-own" : "web-side-other"), what: [total.total, ...parts].join(t("web-comma")) }));
  }
  for (const one of view.playing) lines.push(t("web-pair", { name: t("khtcg-web-playing"), what: cardWords("khtcg", one.code) }));
  return { title: t("khtcg-web-stage"), lines: lines.map((text) => ({ path: "", text })) };
}

/** @param {any} side @param {number} seat */
function hand(side, seat) {
  const lines = side.hand.map((/** @type {string} */ code, /** @type {number} */ i) => ({ path: `seats.${seat}.hand.${i}`, text: cardWords("khtcg", code) }));
  return { title: t("web-pile-hand", { n: side.hand_count }), lines };
}

/** @param {any} view @param {number} seat @param {string} title */
function mat(view, seat, title) {
  const side = view.seats[seat];
  const leader = side.player ? [{ path: `seats.${seat}.player`, text: pieceWords(side.player, [t("khtcg-web-hp", { n: hpOf(side) }), t("khtcg-web-attack", { n: side.attack }), t("khtcg-web-magic", { n: side.magic })]) }] : [];
  const inPlay = AREAS.flatMap(([area, key]) => side[area].map((/** @type {any} */ piece, /** @type {number} */ i) => ({ path: `seats.${seat}.${area}.${i}`, text: t("web-pair", { name: t(key), what: pieceWords(piece, []) }) })));
  const rest = [
    t("khtcg-web-track", { n: side.world_total, goal: 13 }),
    t("web-pile-hand-of", { n: side.hand_count }),
    t("web-pile-deck", { n: side.deck_count }),
    t("web-pair", { name: t("web-pile-discard", { n: side.discard.length }), what: side.discard.map((/** @type {string} */ code) => cardName("khtcg", code)).join(t("web-comma")) || t("web-empty") }),
    ...[turnWords(side)].filter(Boolean),
  ];
  return { title, lines: [...leader, ...inPlay, ...rest.map((text) => ({ path: "", text }))] };
}
