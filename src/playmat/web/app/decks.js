/** Decks that people keep, by game: the copy in this browser (`belongings.js` tells the server). */
import { signal } from "@preact/signals";

/** @typedef {{name: string, share: string}} KeptDeck */

/** @type {Map<string, import("@preact/signals").Signal<KeptDeck[]>>} */
const found = new Map();

/** @param {string} game */
export function kept(game) {
  let decks = found.get(game);
  if (!decks) {
    decks = signal(read(game, []));
    found.set(game, decks);
  }
  return decks;
}

const PLACE = "playmat.decks.";

/** @param {any} one @returns {one is KeptDeck} */
const isDeck = (one) => typeof one?.name === "string" && typeof one.share === "string";

/** @param {string} game @param {KeptDeck[]} otherwise where the browser keeps nothing, or nothing that can be read @returns {KeptDeck[]} */
function read(game, otherwise) {
  try {
    const text = localStorage.getItem(PLACE + game);
    const all = text === null ? otherwise : JSON.parse(text);
    return Array.isArray(all) ? all.filter(isDeck) : otherwise;
  } catch {
    return otherwise;
  }
}

addEventListener("storage", (event) => {
  const decks = event.key?.startsWith(PLACE) ? found.get(event.key.slice(PLACE.length)) : undefined;
  if (decks) decks.value = read(/** @type {string} */ (event.key).slice(PLACE.length), decks.peek()); // another tab wrote them
});

/** The decks of a game, as any tab has left them until now: what is to be changed or told is read anew. @param {string} game */
export const decksNow = (game) => read(game, kept(game).peek());

/** The games of which decks are kept here. @returns {string[]} */
export function gamesOfDecks() {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PLACE) ? [key.slice(PLACE.length)] : []));
  } catch {
    return [];
  }
}

/**
 * Keep these decks of a game, and no others.
 * @param {string} game
 * @param {KeptDeck[]} decks
 */
export function setDecks(game, decks) {
  kept(game).value = decks;
  try {
    localStorage.setItem(PLACE + game, JSON.stringify(decks));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
