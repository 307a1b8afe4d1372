/** Ghosts of cards that leave a hand, as all card games here have them. */
import { h } from "preact";
import { CardFace, cardName } from "./card.js";
import { t } from "../text.js";

/** By how much of its width a card that is discarded with others lies aside. */
const APART = 0.3;

/** @typedef {{seat: number, code: string}} Held a card in a hand */

/**
 * The cards of hands that some items are about.
 * @param {any} view
 * @param {import("../types.js").Item[]} items
 * @returns {Held[]}
 */
export function heldIn(view, items) {
  return items.flatMap((item) => item.touches ?? []).flatMap((path) => {
    const [, seat, place] = path.match(/^seats\.(\d)\.hand\.(\d+)$/) ?? [];
    const code = view.seats[Number(seat)]?.hand[Number(place)];
    return code ? [{ seat: Number(seat), code }] : [];
  });
}

/**
 * A card that would lie somewhere.
 * @param {string} game
 * @param {string} code
 * @param {Omit<import("../layouts.js").Ghost, "face">} where
 * @returns {import("../layouts.js").Ghost}
 */
export const cardGhost = (game, code, where) => ({ ...where, face: h(CardFace, { game, code, size: "hand" }) });

/**
 * Cards that leave their hand and come to lie nowhere else: they are discarded.
 * @param {string} game
 * @param {Held[]} held
 * @param {import("../types.js").Change[]} changes
 * @returns {import("../layouts.js").Ghost[]}
 */
export function discarded(game, held, changes) {
  const hand = changes.find(({ path }) => path === `seats.${held[0]?.seat}.hand_count`);
  if (!hand || Number(hand.was) - Number(hand.now) !== held.length) return [];
  return held.map(({ seat, code }, i) => cardGhost(game, code, { at: `seats.${seat}.discard`, shift: APART * i, said: t("web-foretold-discarded", { card: cardName(game, code) }) }));
}
