/** What somebody has solved in this browser, how well, and the mistakes of theirs that are exercises: kept here, sent nowhere. */
import { signal } from "@preact/signals";

/**
 * @typedef {{id: string, seat: number, n: number, turn: number, chosen: string, lost: number}} Mistake a decision of a finished match that lost much
 * @typedef {{solved: Record<string, boolean>, ratings: Record<string, number>, tries: Record<string, number>, mistakes: Mistake[]}} Kept `solved`: by game and puzzle, whether at the first try
 */

const KEY = "playmat.puzzles";
const BEGIN = 1500;
/** By so many points a rating moves at most: at the beginning, and in the end. */
const QUICK = 120;
const CALM = 20;
const SCALE = 400;
/** So many mistakes are kept, the latest. */
const MOST = 60;

/** @returns {Kept} */
function read() {
  const none = { solved: {}, ratings: {}, tries: {}, mistakes: [] };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return none;
  }
}

export const kept = signal(read());

/** @param {Partial<Kept>} more */
function keep(more) {
  kept.value = { ...kept.peek(), ...more };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The rating of whoever solves puzzles of a game here; undefined before the first one. @param {string} game */
export const ratingOf = (game) => kept.value.ratings[game];

/**
 * Note a puzzle. Its first try counts, as a match against the puzzle: won without a slip or a hint, else lost.
 * @param {string} game
 * @param {string} puzzle
 * @param {number} rating the puzzle's
 * @param {boolean} clean
 */
export function noteSolved(game, puzzle, rating, clean) {
  const { solved, ratings, tries } = kept.peek();
  const which = `${game}/${puzzle}`;
  if (which in solved) return;
  const own = ratings[game] ?? BEGIN;
  const n = tries[game] ?? 0;
  const expected = 1 / (1 + 10 ** ((rating - own) / SCALE));
  const step = Math.max(CALM, QUICK / (1 + n / 4));
  keep({
    solved: { ...solved, [which]: clean },
    ratings: { ...ratings, [game]: Math.round(own + step * (Number(clean) - expected)) },
    tries: { ...tries, [game]: n + 1 },
  });
}

/** Keep a mistake as an exercise, once. @param {Mistake} one */
export function keepMistake(one) {
  const others = kept.peek().mistakes;
  if (others.some((other) => other.id === one.id && other.seat === one.seat && other.n === one.n)) return;
  keep({ mistakes: [one, ...others].slice(0, MOST) });
}

/** A mistake has been learnt from. @param {Mistake} one */
export const dropMistake = (one) => keep({ mistakes: kept.peek().mistakes.filter((other) => other !== one) });
