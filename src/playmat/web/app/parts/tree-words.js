/** Any view in words: one line for each value, with the way to it. */

/**
 * @param {any} view
 * @returns {import("../layouts.js").Region[]}
 */
export function treeWords(view) {
  return Object.entries(view).map(([word, value]) => ({ title: word, lines: [...lines(value, word, word)] }));
}

/**
 * @param {any} value
 * @param {string} path
 * @param {string} words
 * @returns {Generator<import("../layouts.js").Line>}
 */
function* lines(value, path, words) {
  if (value === null || typeof value !== "object") yield { path, text: `${words} ${value ?? "–"}` };
  else for (const [word, one] of Object.entries(value)) yield* lines(one, `${path}.${word}`, `${words} ${word}`);
}
