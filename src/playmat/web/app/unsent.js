/**
 * Belongings that are in this browser until the server has them: what was learned a moment ago, and what an older version of this
 * page kept here.
 */
import { solvedHere, unnoteSolved } from "./solved.js";

/**
 * @typedef {import("./types.js").Belonging} Belonging
 * @typedef {{game: string, name: string, text: string, noted: string}} OldDeck a deck that is only here: `text` is what can be made
 *   of it, `noted` how it is written here
 */

const LEARNED = "playmat.unsent";
const DECKS = "playmat.decks.";
/** Where it is noted that the decks here are those of somebody who has left. */
const LEFT = "playmat.left";
/** So long is what the server reads at most. */
const LONGEST_GAME = 60;
const LONGEST = 2000;
/** Characters that no database keeps. */
const STRANGE = /[\0\p{Surrogate}]/u;

/** Whether the server can read it: one that it cannot would keep the others of its request here. @param {Belonging} one */
const canBeSent = ({ game, what }) => game.length <= LONGEST_GAME && what !== "" && what.length <= LONGEST && !STRANGE.test(game + what);

/** @param {Pick<Belonging, "kind" | "game" | "what">} one @param {Pick<Belonging, "kind" | "game" | "what">} other */
export const isSame = (one, other) => one.kind === other.kind && one.game === other.game && one.what === other.what;

/** The list that is written under a key; empty where it is none. @param {string} key @returns {any[]} */
function listAt(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // not written by this page, or a browser that keeps nothing
  }
}

/** @param {string} key @param {any[]} list */
function write(key, list) {
  try {
    if (list.length) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What was learned and the server may not have yet. @returns {Belonging[]} */
export const learnedHere = () =>
  listAt(LEARNED)
    .filter((one) => (one?.kind === "lesson" || one?.kind === "puzzle") && typeof one.game === "string" && typeof one.what === "string")
    .map(({ kind, game, what, first }) => ({ kind, game, what, first: first === true }));

/** Note what was learned, until the server has it; it counts as it was the first time. @param {Belonging} one @returns {Belonging} */
export function noteLearned(one) {
  const all = learnedHere();
  const before = all.find((other) => isSame(one, other));
  if (!before) write(LEARNED, [...all, one]);
  return before ?? one;
}

/** Note some of what was learned no longer. @param {Pick<Belonging, "kind" | "game" | "what">[]} these */
const forgetLearned = (these) => write(LEARNED, learnedHere().filter((one) => !these.some((other) => isSame(one, other))));

/** The games of which there are decks here. */
function gamesOfDecks() {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(DECKS) ? [key.slice(DECKS.length)] : []));
  } catch {
    return []; // a browser that keeps nothing
  }
}

/** Whether the decks here are those of somebody who has left: they can be copied and deleted, but are sent for nobody any more. */
export const wereLeft = () => listAt(LEFT).length > 0;

/** Have nothing here that would be sent for the next person; decks that the server does not take stay, or they would be lost. */
export function leaveNothing() {
  drop(unsent().filter((one) => one.kind !== "deck"));
  write(LEFT, oldDecks().slice(0, 1).map(({ game }) => game));
}

/** All that the server can read and may not have yet. @returns {Belonging[]} */
export function unsent() {
  const shares = (/** @type {string} */ game) => listAt(DECKS + game).map((deck) => deck?.share).filter((share) => typeof share === "string");
  return [
    ...learnedHere(),
    ...solvedHere().map(([game, what, first]) => ({ kind: /** @type {const} */ ("puzzle"), game, what, first })),
    ...(wereLeft() ? [] : gamesOfDecks()).flatMap((game) => shares(game).map((what) => ({ kind: /** @type {const} */ ("deck"), game, what }))),
  ].filter(canBeSent);
}

/** Have some of them here no longer: the server has them. @param {Belonging[]} these */
export function drop(these) {
  forgetLearned(these);
  unnoteSolved(these.filter((one) => one.kind === "puzzle").map((one) => `${one.game}/${one.what}`));
  const gone = these.filter((one) => one.kind === "deck");
  for (const game of new Set(gone.map((one) => one.game))) {
    write(DECKS + game, listAt(DECKS + game).filter((deck) => !gone.some((one) => one.game === game && one.what === deck?.share)));
  }
}

/** The decks that are here, whether the server can read them or not. @returns {OldDeck[]} */
export const oldDecks = () =>
  gamesOfDecks().flatMap((game) =>
    listAt(DECKS + game).map((deck) => {
      const noted = JSON.stringify(deck);
      return { game, name: typeof deck?.name === "string" ? deck.name : "", text: typeof deck?.share === "string" ? deck.share : noted, noted };
    }),
  );

/** Delete a deck that is only here. @param {OldDeck} deck */
export function dropOldDeck({ game, noted }) {
  write(DECKS + game, listAt(DECKS + game).filter((deck) => JSON.stringify(deck) !== noted));
  if (!oldDecks().length) write(LEFT, []);
}
