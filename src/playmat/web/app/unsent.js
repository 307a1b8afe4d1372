/**
 * Belongings that are in this browser until the server has them: what was learned a moment ago, and what an older version of this
 * page kept here.
 */
import { solvedHere, unnoteSolved } from "./solved.js";

/**
 * @typedef {import("./types.js").Belonging} Belonging
 * @typedef {{game: string, name: string, text: string, noted: string, left: boolean}} OldDeck a deck that is only here: `text` is
 *   what can be made of it, `noted` how it is written here, `left` that whoever it belongs to has signed out
 */

const LEARNED = "playmat.unsent";
const DECKS = "playmat.decks.";
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

/** Write the decks here again, each as it is by then. @param {(deck: any) => any} change */
const changeDecks = (change) => gamesOfDecks().forEach((game) => write(DECKS + game, listAt(DECKS + game).map(change)));

/**
 * Have nothing here that would be sent for the next person. Decks that the server does not have stay, or they would be lost: they
 * can be copied and deleted, and are sent again for whoever they belong to.
 * @param {string} name that of their account; empty for a guest, who does not come back
 */
export function leaveNothing(name) {
  drop(unsent().filter((one) => one.kind !== "deck"));
  changeDecks((deck) => (deck instanceof Object && deck.left === undefined ? { ...deck, left: name } : deck));
}

/** Send what somebody left here when they signed out: they are back. @param {string} name that of their account */
export const comeBack = (name) => changeDecks((deck) => (deck?.left === name ? { ...deck, left: undefined } : deck));

/**
 * Note a deck until the server has it, in place of what was noted of it before.
 * @param {Belonging} one
 * @param {string} name
 * @param {string} replaces the code of the deck whose place it takes, there
 * @returns {boolean} whether it is noted: some browsers keep nothing
 */
export function noteDeck({ game, what }, name, replaces) {
  const others = listAt(DECKS + game).filter((deck) => !isMine(deck, what));
  write(DECKS + game, [...others.filter((deck) => !isVersion(deck, name, replaces)), { name, share: what, replaces }]);
  return listAt(DECKS + game).some((deck) => isMine(deck, what));
}

/** Whether what is noted here is a deck of whoever is here now; others may have left the same one. @param {any} deck @param {string} what */
const isMine = (deck, what) => deck?.share === what && deck.left === undefined;

/** Whether what is noted here is the same deck as it was before. @param {any} deck @param {string} name @param {string} replaces */
const isVersion = (deck, name, replaces) => deck?.replaces === replaces && deck.name === name && deck.left === undefined;

/** Note a deck no longer: the server has a later version of it. @param {string} game @param {string} name @param {string} replaces */
export const forgetDeck = (game, name, replaces) => write(DECKS + game, listAt(DECKS + game).filter((deck) => !isVersion(deck, name, replaces)));

/** The code of the deck whose place something that is noted here takes; empty where it takes none. @param {Belonging} one @returns {string} */
export const replacedBy = ({ kind, game, what }) => (kind === "deck" && listAt(DECKS + game).find((deck) => isMine(deck, what))?.replaces) || "";

/** Note nothing any longer that would take the place of a deck: it was deleted. @param {string} game @param {string} what */
export const forgetVersions = (game, what) => write(DECKS + game, listAt(DECKS + game).filter((deck) => deck?.replaces !== what || deck.left !== undefined));

/** All that the server can read and may not have yet. @returns {Belonging[]} */
export function unsent() {
  const shares = (/** @type {string} */ game) => listAt(DECKS + game).flatMap((deck) => (typeof deck?.share === "string" && deck.left === undefined ? [deck.share] : []));
  return [
    ...learnedHere(),
    ...solvedHere().map(([game, what, first]) => ({ kind: /** @type {const} */ ("puzzle"), game, what, first })),
    ...gamesOfDecks().flatMap((game) => shares(game).map((what) => ({ kind: /** @type {const} */ ("deck"), game, what }))),
  ].filter(canBeSent);
}

/** Have some of them here no longer: the server has them. @param {Belonging[]} these */
export function drop(these) {
  forgetLearned(these);
  unnoteSolved(these.filter((one) => one.kind === "puzzle").map((one) => `${one.game}/${one.what}`));
  const gone = these.filter((one) => one.kind === "deck");
  for (const game of new Set(gone.map((one) => one.game))) {
    write(DECKS + game, listAt(DECKS + game).filter((deck) => !gone.some((one) => one.game === game && isMine(deck, one.what))));
  }
}

/** The decks that are here, whether the server can read them or not. @returns {OldDeck[]} */
export const oldDecks = () =>
  gamesOfDecks().flatMap((game) =>
    listAt(DECKS + game).map((deck) => {
      const text = typeof deck?.share === "string" ? deck.share : JSON.stringify(deck instanceof Object ? { ...deck, left: undefined } : deck);
      return { game, name: typeof deck?.name === "string" ? deck.name : "", text, noted: JSON.stringify(deck), left: deck?.left !== undefined };
    }),
  );

/** Delete a deck that is only here. @param {OldDeck} deck */
export const dropOldDeck = ({ game, noted }) => write(DECKS + game, listAt(DECKS + game).filter((deck) => JSON.stringify(deck) !== noted));
