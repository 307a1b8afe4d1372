/** All keys of a table, in one list: the handler, the help and the marks on buttons are made from it. */
import { SHOWN } from "../palette/palette.js";
import { letters } from "../settings.js";
import { t } from "../text.js";
import { advise } from "./asking.js";

/** What answers the question, piece by piece: its options, and in a division what gives one more. */
const ANSWERS = ".prompt .option, .prompt [data-item]";
const CONFIRM = ".prompt [data-confirm]:enabled";

/**
 * @typedef {object} Key
 * @property {string} name its key in the catalogues: `web-key-<name>`
 * @property {string} shown how it is written
 * @property {(event: KeyboardEvent) => boolean} is
 * @property {boolean} letter whether it is a letter, which people can switch off (WCAG 2.1.4)
 * @property {(store: import("./store.js").TableStore, event: KeyboardEvent, page: Page) => void} act
 *
 * @typedef {object} Page what the page itself can do
 * @property {() => void} help
 * @property {() => void} type
 * @property {() => void} log
 */

/** @param {string} letter */
const letter = (letter) => (/** @type {KeyboardEvent} */ event) => event.key.toLowerCase() === letter;

/** @type {Key[]} */
export const KEYS = [
  { name: "arrows", shown: "← ↑ → ↓", letter: false, is: (event) => event.key.startsWith("Arrow"), act: (_store, event) => walk(event) },
  { name: "digits", shown: "1 … 9", letter: true, is: (event) => /^[1-9]$/.test(event.key), act: (_store, event) => press(Number(event.key)) },
  { name: "confirm", shown: "Enter", letter: false, is: (event) => event.key === "Enter" && !onButton(event), act: (store) => store.confirm() },
  { name: "clear", shown: "Esc", letter: false, is: (event) => event.key === "Escape", act: (store) => store.clear() },
  { name: "undo", shown: "U", letter: true, is: letter("u"), act: (store) => void store.undo() },
  { name: "hint", shown: "H", letter: true, is: letter("h"), act: (store) => void advise(store) },
  { name: "hold", shown: "W", letter: true, is: letter("w"), act: (store) => store.hold() },
  { name: "prompt", shown: "P", letter: true, is: letter("p"), act: () => focusOn(`${ANSWERS}, ${CONFIRM}`) },
  { name: "type", shown: ":", letter: true, is: (event) => event.key === ":" || event.key === ".", act: (_store, _event, page) => page.type() },
  { name: "log", shown: "L", letter: true, is: letter("l"), act: (_store, _event, page) => page.log() },
  { name: "help", shown: "?", letter: true, is: (event) => event.key === "?", act: (_store, _event, page) => page.help() },
  { name: "palette", shown: SHOWN, letter: false, is: () => false, act: () => {} }, // it opens from everywhere
];

/** What is done by keys alone; everything else has a control on the table, or needs to know where one is. */
const KEYS_ALONE = ["clear", "prompt", "type", "log"];

/**
 * What only keys of a table do, for the list of everything that can be done.
 * @param {import("./store.js").TableStore} store
 * @param {Page} page
 * @returns {import("../palette/commands.js").Command[]}
 */
export function commandsOf(store, page) {
  const where = t("web-keys");
  const title = (/** @type {string} */ words) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return KEYS.filter((key) => KEYS_ALONE.includes(key.name)).map((key) => ({ title: title(t(`web-key-${key.name}`)), where, keys: key.shown, act: () => key.act(store, new KeyboardEvent("keydown"), page) }));
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./store.js").TableStore} store
 * @param {Page} page
 */
export function onKey(event, store, page) {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event) || document.querySelector("dialog[open]")) return;
  const key = KEYS.find((one) => one.is(event) && (!one.letter || letters.value === "on"));
  if (!key) return;
  event.preventDefault();
  key.act(store, event, page);
}

/** @param {KeyboardEvent} event */
function writing(event) {
  return event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
}

/** @param {KeyboardEvent} event */
function onButton(event) {
  return event.target instanceof HTMLElement && event.target.closest("button, a, summary") !== null;
}

/** @param {string} selector */
function focusOn(selector) {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}

/** @param {number} number */
function press(number) {
  const found = document.querySelectorAll(ANSWERS)[number - 1];
  if (found instanceof HTMLElement) found.click();
}

/**
 * Go to the nearest thing in the direction of an arrow key.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const things = [...document.querySelectorAll(`.mat .thing, ${ANSWERS}, ${CONFIRM}`)].filter((one) => one instanceof HTMLElement);
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !things.includes(from)) {
    focusOn(".mat .thing.target, .mat .thing.legal, .mat .thing");
    return;
  }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!way) return;
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const [tx, ty] = middle(thing);
    const along = (tx - x) * way[0] + (ty - y) * way[1];
    const aside = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
    const far = along + 2.2 * aside;
    if (thing !== from && along > 4 && far < least) [best, least] = [thing, far];
  }
  best?.focus();
}

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
