/** Chance for the eye alone: always the same for the same thing, so that a replay looks as the match did. */

/**
 * A stream of numbers made of a text.
 * @param {string} seed
 * @returns {(below: number) => number} the next one, from 0 to below this
 */
export function numberOf(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below;
  };
}

/** A number from 0 to 1 for the i-th of several alike. @param {number} i @param {number} salt */
export const glint = (i, salt) => numberOf(`${i}/${salt}`)(1);
