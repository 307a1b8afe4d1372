/** Decks that people keep in this browser, by game. */
import { signal } from "@preact/signals";

/** @typedef {{name: string, share: string}} KeptDeck */

/** @type {Map<string, import("@preact/signals").Signal<KeptDeck[]>>} */
const found = new Map();

/** @param {string} game */
export function kept(game) {
  let decks = found.get(game);
  if (!decks) {
    decks = signal(read(game));
    found.set(game, decks);
  }
  return decks;
}

/** @param {string} game @returns {KeptDeck[]} */
function read(game) {
  try {
    return JSON.parse(localStorage.getItem(`playmat.decks.${game}`) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * Keep a deck under its name, in place of one of the same name.
 * @param {string} game
 * @param {KeptDeck} deck
 */
export function keep(game, deck) {
  const decks = kept(game);
  decks.value = [...decks.peek().filter((one) => one.name !== deck.name), deck];
  localStorage.setItem(`playmat.decks.${game}`, JSON.stringify(decks.peek()));
}

/** @param {string} game @param {string} name */
export function forget(game, name) {
  const decks = kept(game);
  decks.value = decks.peek().filter((one) => one.name !== name);
  localStorage.setItem(`playmat.decks.${game}`, JSON.stringify(decks.peek()));
}
