/** The layout of a game that brings none: its view as a table, and in words, one line for each value. */
import { h } from "preact";
import { TreeTable, fieldName, word } from "./tree.js";

/** @param {string} game @returns {import("../layouts.js").Layout} */
export const treeLayout = (game) => ({ Table: ({ view }) => h(TreeTable, { game, view }), tries: () => [], words: (view) => treeWords(game, view) });

/**
 * @param {string} game
 * @param {any} view
 * @returns {import("../layouts.js").Region[]}
 */
function treeWords(game, view) {
  return Object.entries(view).map(([field, value]) => {
    const title = fieldName(game, field);
    return { title, lines: [...lines(game, value, field, title)] };
  });
}

/**
 * @param {string} game
 * @param {any} value
 * @param {string} path
 * @param {string} words
 * @returns {Generator<import("../layouts.js").Line>}
 */
function* lines(game, value, path, words) {
  if (value === null || typeof value !== "object") yield { path, text: `${words} ${word(value)}` };
  else for (const [field, one] of Object.entries(value)) yield* lines(game, one, `${path}.${field}`, `${words} ${fieldName(game, field)}`);
}
