/** What both sides of K-Mon have on the table, for a picture to share. */
import { cardName } from "playmat/parts/card.js";
import { t } from "playmat/text.js";

/** The colours of the elements, light and deep. @type {Record<string, [string, string]>} */
const ELEMENTS = {
  ice: ["#a8ecff", "#12485f"],
  grass: ["#a5e88f", "#1c5226"],
  earth: ["#e2bd86", "#57391a"],
  electric: ["#ffe25e", "#6a4e00"],
  ghost: ["#c9b3ff", "#3a2474"],
  air: ["#d5eaee", "#35565e"],
  water: ["#84c3ff", "#0f3d75"],
  fire: ["#ffa27d", "#7c2410"],
};

/**
 * @param {any} view
 * @param {number} me
 * @returns {import("playmat/layouts.js").Standing[]}
 */
export function standing(view, me) {
  return [1 - me, me].map((seat) => {
    const side = view.seats[seat];
    return {
      seat,
      facts: [t("kmon-web-charges", { n: side.charges }), t("web-pile-hand-of", { n: side.hand_count }), t("web-pile-deck", { n: side.deck_count })],
      pieces: side.team.map((/** @type {any} */ one) => {
        const left = Math.max(0, one.hp - one.damage);
        return { picture: one.code, name: cardName("kmon", one.code), value: t("web-of", { n: left, of: one.hp }), tint: ELEMENTS[one.primary], out: left === 0 };
      }),
    };
  });
}
