/** Belongings that an older version of this page kept in the browser, until the server has them. */
import { solvedHere, unnoteSolved } from "./solved.js";

/** @typedef {import("./types.js").Belonging} Belonging */

const DECKS = "playmat.decks.";
/** So long is what the server reads at most. */
const LONGEST_GAME = 60;
const LONGEST = 2000;
/** Characters that no database keeps. */
const STRANGE = /[\0\p{Surrogate}]/u;

/** Whether the server can read it: one that it cannot would keep the others of its request here. @param {Belonging} one */
const canBeSent = ({ game, what }) => game.length <= LONGEST_GAME && what !== "" && what.length <= LONGEST && !STRANGE.test(game + what);

/** The games of which there are decks here. */
function gamesOfDecks() {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(DECKS) ? [key.slice(DECKS.length)] : []));
  } catch {
    return []; // a browser that keeps nothing
  }
}

/** The decks of a game as they are noted. @param {string} game @returns {any[]} */
function decks(game) {
  try {
    const found = JSON.parse(localStorage.getItem(DECKS + game) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // not written by this page
  }
}

/** All of them that the server can read. @returns {Belonging[]} */
export function old() {
  const shares = (/** @type {string} */ game) => decks(game).map((deck) => deck?.share).filter((share) => typeof share === "string");
  return [
    ...solvedHere().map(([game, what, first]) => ({ kind: /** @type {const} */ ("puzzle"), game, what, first })),
    ...gamesOfDecks().flatMap((game) => shares(game).map((what) => ({ kind: /** @type {const} */ ("deck"), game, what }))),
  ].filter(canBeSent);
}

/** Have some of them here no longer: the server has them. @param {Belonging[]} these */
export function drop(these) {
  unnoteSolved(these.filter((one) => one.kind === "puzzle").map((one) => `${one.game}/${one.what}`));
  const gone = these.filter((one) => one.kind === "deck");
  for (const game of new Set(gone.map((one) => one.game))) {
    const left = decks(game).filter((deck) => !gone.some((one) => one.game === game && one.what === deck?.share));
    if (left.length) localStorage.setItem(DECKS + game, JSON.stringify(left));
    else localStorage.removeItem(DECKS + game);
  }
}
