/** Cards by the names that sentences call them. */
import { cardsOf } from "../games.js";

/** What finds any of these names in a regular expression; of two that begin alike the longer one. @param {Iterable<string>} names */
export function anyOf(names) {
  const longest = [...names].sort((one, other) => other.length - one.length);
  return longest.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
}

/** @typedef {{codes: Map<string, string>, pattern: RegExp | null}} Names the codes of cards by their names, and what finds names in a list */

/** @type {WeakMap<Map<string, import("../types.js").CardInfo>, Names>} */
const found = new WeakMap();

/** The names of a game's cards in the language in use. @param {string} game @returns {Names} */
export function namesOf(game) {
  const cards = cardsOf(game);
  if (!cards?.size) return { codes: new Map(), pattern: null };
  const known = found.get(cards);
  if (known) return known;
  const codes = new Map([...cards].map(([code, card]) => [card.name, code]));
  const made = { codes, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(codes.keys())})(?![\\p{L}\\p{N}])`, "gu") };
  found.set(cards, made);
  return made;
}

/** The names of cards in what fills a sentence. @param {string} game @param {import("../types.js").Told} event @returns {string[]} */
export function named(game, event) {
  const { pattern } = namesOf(game);
  return Object.values(event.args ?? {}).flatMap((words) => (typeof words === "string" && pattern ? (words.match(pattern) ?? []) : []));
}

/** The codes of the cards that a sentence names. @param {string} game @param {import("../types.js").Told} event @returns {string[]} */
export const codesIn = (game, event) => named(game, event).flatMap((name) => namesOf(game).codes.get(name) ?? []);
