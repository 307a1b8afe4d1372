/**
 * The table of a game that has none of its own, made from its view: numbers and words as tiles, boards as grids, cards
 * with their faces, and what holds several things as a box of its own.
 */
import { h } from "preact";
import { cardsOf } from "../games.js";
import { name } from "../text.js";
import { CardFace, cardWords, lookAt } from "./card.js";
import { Thing } from "./thing.js";

/**
 * The word for a field: the game's own sentence `<game>-view-<field>`, or its name, as people would write it.
 * Places in a list count from 1.
 * @param {string} game
 * @param {string} field
 */
export function fieldName(game, field) {
  if (/^\d+$/.test(field)) return String(Number(field) + 1);
  const words = field.replaceAll(/[_-]+/g, " ");
  return name(`${game}-view-${field.replaceAll("_", "-")}`, words.charAt(0).toUpperCase() + words.slice(1));
}

/** A value in a word; a dash where there is none. @param {any} value */
export function word(value) {
  if (value === true) return "✓";
  return value === null || value === undefined || value === "" || value === false ? "–" : String(value);
}

/** @param {any} value */
const single = (value) => value === null || typeof value !== "object";

/** What a value holds, by field. @param {any} value @returns {[string, any][]} */
const inside = (value) => Object.entries(value);

/** Whether these are rows of a board: all of one length, with nothing but single values. @param {any} value */
function board(value) {
  return Array.isArray(value) && value.length > 1 && value.every((row) => Array.isArray(row) && row.length > 1 && row.length === value[0].length && row.every(single));
}

/** @typedef {{game: string, value: any, path: string, field: string}} Part a part of a view */

/** @param {{game: string, view: any}} props */
export function TreeTable({ game, view }) {
  return h("div", { class: "tree panel" }, parts(game, view, ""));
}

/** @param {string} game @param {any} value @param {string} path @returns {any[]} */
function parts(game, value, path) {
  return inside(value).map(([field, one]) => h(Field, { key: field, game, value: one, field, path: path ? `${path}.${field}` : field }));
}

/** @param {Part} props @returns {any} */
function Field({ game, value, path, field }) {
  if (single(value)) return h(Tile, { game, value, path, field });
  if (board(value)) return h(Board, { game, value, path, field });
  const label = fieldName(game, field);
  const held = inside(value);
  const flat = held.every(([, one]) => single(one));
  const list = flat && Array.isArray(value);
  return h("section", { class: list ? "box list" : "box" }, [
    h(Thing, { path, label, class: "tree-name" }, label),
    held.length === 0 ? h("span", { class: "tree-value" }, "–") : h("div", { class: "inside" }, list ? held.map(([at, one]) => h(Value, { key: at, game, value: one, path: `${path}.${at}`, field })) : parts(game, value, path)),
  ]);
}

/** One value with its name. @param {Part} props */
function Tile({ game, value, path, field }) {
  const label = fieldName(game, field);
  if (isCard(game, value)) {
    return h("section", { class: "box list" }, [h("span", { class: "tree-name" }, label), h("div", { class: "inside" }, h(Value, { game, value, path, field }))]);
  }
  return h(Thing, { path, label: `${label} ${word(value)}`, class: "tree-tile" }, [h("span", { class: "tree-name" }, label), h("span", { class: "tree-value" }, word(value))]);
}

/** One value of a list, or a card. @param {Part} props */
function Value({ game, value, path }) {
  if (!isCard(game, value)) return h(Thing, { path, label: word(value), class: "tree-chip" }, word(value));
  return h("span", lookAt(game, value), h(Thing, { path, label: cardWords(game, value), class: "seen-card" }, h(CardFace, { game, code: value, size: "mini" })));
}

/** @param {Part} props */
function Board({ game, value, path, field }) {
  return h("section", { class: "box" }, [
    h("span", { class: "tree-name" }, fieldName(game, field)),
    h(
      "div",
      { class: "board", style: { "--columns": String(value[0].length) } },
      value.flatMap((/** @type {any[]} */ row, /** @type {number} */ y) =>
        row.map((one, x) => h(Thing, { key: `${y}.${x}`, path: `${path}.${y}.${x}`, label: `${y + 1}, ${x + 1}: ${word(one)}`, class: "tree-chip" }, word(one))),
      ),
    ),
  ]);
}

/** @param {string} game @param {any} value */
const isCard = (game, value) => typeof value === "string" && (cardsOf(game)?.has(value) ?? false);
