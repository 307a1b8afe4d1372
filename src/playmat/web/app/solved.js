/** How somebody solves puzzles in this browser: first tries, a rating, and mistakes as exercises. It is kept here, and sent nowhere. */
import { signal } from "@preact/signals";

/**
 * @typedef {{id: string, seat: number, n: number, turn: number, chosen: string, lang: string, lost: number}} Mistake a decision of a finished match that
 *   lost much: `chosen` is said in `lang`
 * @typedef {{solved: Record<string, boolean>, slipped: Record<string, boolean>, counted: Record<string, boolean>, ratings: Record<string, number>, tries: Record<string, number>, mistakes: Mistake[]}} Kept
 *   `slipped`: by game and puzzle, those whose first try has failed; `counted`: those whose first try was a success; `solved`: those that an
 *   older version of this page noted here, and whether at the first try, until the server has them
 */

const KEY = "playmat.puzzles";
const BEGIN = 1500;
/** By so many points a rating moves at most: at the beginning, and in the end. */
const QUICK = 120;
const CALM = 20;
const SCALE = 400;
/** So many mistakes are kept, the latest. */
const MOST = 60;

/** @type {Mistake} */
const MISTAKE = { id: "", seat: 0, n: 0, turn: 0, chosen: "", lang: "", lost: 0 };

/**
 * What fits of a dictionary that anything may have been written into.
 * @template T
 * @param {unknown} found
 * @param {(value: unknown) => value is T} fits
 * @returns {Record<string, T>}
 */
function fitting(found, fits) {
  const all = typeof found === "object" && found !== null ? Object.entries(found) : [];
  return Object.fromEntries(all.flatMap(([key, value]) => (fits(value) ? [[key, value]] : [])));
}

/** @param {unknown} one @returns {one is number} */
const isNumber = (one) => Number.isFinite(one);
/** @param {unknown} one @returns {one is boolean} */
const isBoolean = (one) => typeof one === "boolean";
/** @param {any} one @returns {one is Mistake} */
const isMistake = (one) => Object.entries(MISTAKE).every(([key, like]) => typeof one?.[key] === typeof like);

/** What is kept, as far as it has the form that is written here. @param {any} found @returns {Kept} */
const checked = (found) => ({
  solved: fitting(found?.solved, isBoolean),
  slipped: fitting(found?.slipped, isBoolean),
  counted: fitting(found?.counted, isBoolean),
  ratings: fitting(found?.ratings, isNumber),
  tries: fitting(found?.tries, isNumber),
  mistakes: Array.isArray(found?.mistakes) ? found.mistakes.filter(isMistake) : [],
});

/** @param {Kept} otherwise where the browser keeps nothing, or nothing that can be read @returns {Kept} */
function read(otherwise) {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? otherwise : checked(JSON.parse(text));
  } catch {
    return otherwise;
  }
}

export const kept = signal(read(checked({})));
addEventListener("storage", (event) => {
  if (event.key === KEY) kept.value = read(kept.peek()); // another tab wrote it
});

/** Change what is kept, also by other tabs until now. @param {(now: Kept) => Partial<Kept>} change */
function keep(change) {
  const now = read(kept.peek());
  kept.value = { ...now, ...change(now) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The rating of whoever solves puzzles of a game here; undefined before the first one. @param {string} game */
export const ratingOf = (game) => kept.value.ratings[game];

/**
 * The first try of a puzzle counts, as a match against it.
 * @param {Kept} now
 * @param {string} game
 * @param {number} rating the puzzle's
 * @param {boolean} won
 * @returns {Partial<Kept>}
 */
function tried({ ratings, tries }, game, rating, won) {
  const own = ratings[game] ?? BEGIN;
  const n = tries[game] ?? 0;
  const expected = 1 / (1 + 10 ** ((rating - own) / SCALE));
  const step = Math.max(CALM, QUICK / (1 + n / 4));
  return { ratings: { ...ratings, [game]: Math.round(own + step * (Number(won) - expected)) }, tries: { ...tries, [game]: n + 1 } };
}

/** Whether the first try of a puzzle has been counted. @param {Kept} now @param {string} which */
const isCounted = (now, which) => which in now.slipped || which in now.counted || which in now.solved;

/**
 * Note a slip or a hint, as it happens: the first try of the puzzle has failed, whether it is gone on with or left.
 * @param {string} game
 * @param {string} puzzle
 * @param {number} rating the puzzle's
 */
export function noteSlip(game, puzzle, rating) {
  const which = `${game}/${puzzle}`;
  keep((now) => (isCounted(now, which) ? {} : { slipped: { ...now.slipped, [which]: true }, ...tried(now, game, rating, false) }));
}

/**
 * Note a puzzle that was solved; its first try counts once.
 * @param {string} game
 * @param {string} puzzle
 * @param {number} rating the puzzle's
 */
export function noteSolved(game, puzzle, rating) {
  const which = `${game}/${puzzle}`;
  keep((now) => (isCounted(now, which) ? {} : { counted: { ...now.counted, [which]: true }, ...tried(now, game, rating, true) }));
}

/** Whether the first try of a puzzle has failed here. @param {string} game @param {string} puzzle */
export const isSlipped = (game, puzzle) => `${game}/${puzzle}` in kept.value.slipped;

/** The puzzles that an older version of this page noted as solved: game, name, and whether at the first try. @returns {[string, string, boolean][]} */
export const solvedHere = () => Object.entries(read(kept.peek()).solved).map(([which, first]) => [which.split("/", 1)[0], which.slice(which.indexOf("/") + 1), first]);

/** The server has these puzzles: they are noted here no longer, but for how their first try was. @param {string[]} these */
export function unnoteSolved(these) {
  if (!these.length) return;
  keep((now) => {
    const left = Object.entries(now.solved).filter(([which]) => !these.includes(which));
    const clean = Object.entries(now.solved).filter(([which, first]) => first && these.includes(which));
    const late = Object.entries(now.solved).filter(([which, first]) => !first && these.includes(which));
    return { solved: Object.fromEntries(left), counted: { ...now.counted, ...Object.fromEntries(clean) }, slipped: { ...now.slipped, ...Object.fromEntries(late.map(([which]) => [which, true])) } };
  });
}

/** @param {Mistake} one @param {Mistake} other */
const isSame = (one, other) => one.id === other.id && one.seat === other.seat && one.n === other.n;

/** Keep a mistake as an exercise, once. @param {Mistake} one */
export const keepMistake = (one) => keep(({ mistakes }) => (mistakes.some((other) => isSame(one, other)) ? {} : { mistakes: [one, ...mistakes].slice(0, MOST) }));

/** A mistake has been learnt from. @param {Mistake} one */
export const dropMistake = (one) => keep(({ mistakes }) => ({ mistakes: mistakes.filter((other) => !isSame(one, other)) }));

/**
 * Say what was chosen in the mistakes of a match in another language.
 * @param {string} id
 * @param {number} seat
 * @param {string} lang
 * @param {import("./types.js").DecisionInfo[]} decisions
 */
export function retellMistakes(id, seat, lang, decisions) {
  const words = new Map(decisions.map((one) => [one.n, one.chosen]));
  keep(({ mistakes }) => ({ mistakes: mistakes.map((one) => (one.id === id && one.seat === seat ? { ...one, chosen: words.get(one.n) ?? one.chosen, lang } : one)) }));
}
