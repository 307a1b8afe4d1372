/** What both sides of the Kingdom Hearts TCG have on the table, for a picture to share. */
import { cardName } from "playmat/parts/card.js";
import { t } from "playmat/text.js";
import { hpOf } from "./table.js";

/** The areas in the order of the picture, and their colours, light and deep. @type {[string, [string, string]][]} */
const AREAS = [
  ["friends", ["#9fd0ff", "#173a66"]],
  ["disruptors", ["#ff9db0", "#5c1630"]],
  ["fighters", ["#ff9db0", "#5c1630"]],
  ["worlds", ["#a8e8b8", "#174a2c"]],
];

const MOST = 7;

/**
 * @param {any} view
 * @param {number} me
 * @returns {import("playmat/layouts.js").Standing[]}
 */
export function standing(view, me) {
  return [1 - me, me].map((seat) => {
    const side = view.seats[seat];
    const leader = side.player ? [piece(side.player, t("khtcg-web-hp", { n: hpOf(side) }), ["#ffe08a", "#5a4300"])] : [];
    const others = AREAS.flatMap(([area, tint]) => [...side[area]].reverse().map((/** @type {any} */ one) => piece(one, one.pow === undefined ? t("khtcg-web-level", { level: one.level }) : String(one.pow - one.damage), tint)));
    return {
      seat,
      facts: [t("khtcg-web-track", { n: side.world_total, goal: 13 }), t("web-pile-hand-of", { n: side.hand_count }), t("web-pile-deck", { n: side.deck_count })],
      pieces: [...leader, ...others].slice(0, MOST),
    };
  });
}

/** @param {any} one @param {string} value @param {[string, string]} tint */
const piece = (one, value, tint) => ({ picture: one.code, name: cardName("khtcg", one.code), value, tint });
