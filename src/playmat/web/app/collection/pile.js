/** What of a deck is drawn, and how likely it comes. */
import { layoutOf } from "../layouts.js";

/** @typedef {import("../types.js").CardInfo} CardInfo */

/**
 * The pile that a player draws from: the deck without what lies beside it.
 * @param {string} game
 * @param {Map<string, number>} counts
 * @param {Map<string, CardInfo>} cards
 * @returns {Map<string, number>}
 */
export function pileOf(game, counts, cards) {
  const { beside } = layoutOf(game);
  let aside = beside?.most ?? 0;
  const pile = new Map();
  for (const [code, count] of counts) {
    const out = cards.get(code)?.data.type === beside?.kind ? Math.min(aside, count) : 0;
    aside -= out;
    if (count > out) pile.set(code, count - out);
  }
  return pile;
}

/** The cards of a deck in lines, as the server reads them. @param {Map<string, number>} counts */
export const linesOf = (counts) => [...counts].map(([code, count]) => `${count} ${code}`).join("\n");

/** @param {Iterable<number>} counts */
export const sum = (counts) => [...counts].reduce((total, n) => total + n, 0);

/**
 * The chance that at least one of some cards is among those drawn.
 * @param {number} wanted how many of the pile are such cards
 * @param {number} all how many cards the pile has
 * @param {number} drawn how many of them are drawn
 */
export function chanceOfOne(wanted, all, drawn) {
  let none = 1;
  for (let i = 0; i < Math.min(drawn, all); i++) none *= Math.max(0, all - wanted - i) / (all - i);
  return 1 - none;
}

/** The number by which cards of a game are put in order: what they cost, or else their level. @param {Map<string, CardInfo>} cards @returns {"cost" | "level"} */
export const figureOf = (cards) => ([...cards.values()].some((card) => typeof card.data.cost === "number") ? "cost" : "level");

/**
 * How many cards there are of each kind.
 * @param {Map<string, number>} counts
 * @param {Map<string, CardInfo>} cards
 * @returns {Map<string, number>}
 */
export function kindsOf(counts, cards) {
  const kinds = new Map();
  for (const [code, count] of counts) {
    const kind = cards.get(code)?.data.type;
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  return kinds;
}

/** A deck by its cards. @param {import("../types.js").DeckInfo} deck @returns {Map<string, number>} */
export const countsOf = (deck) => new Map(deck.sections.flatMap((section) => section.cards.map((card) => /** @type {[string, number]} */ ([card.code, card.count]))));
