/**
 * What can be done from where one is, each with its name: read from the page that is shown, so that nothing is left
 * out and nothing is written down twice.
 *
 * @typedef {object} Command
 * @property {string} title what it is called
 * @property {string} where the part of the page that it belongs to
 * @property {string} [keys] the keys that do the same
 * @property {string} [lang] the language of its title, if it is another one than the page's
 * @property {string} [to] the address that it leads to
 * @property {() => boolean} [still] whether it can still be done, and is still what it is called
 * @property {() => void} act
 */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

const CONTROLS = "button, a[href], summary, input, select, textarea";

/** What comes after all else: single things of the table, and the clauses that words refer to. */
const LAST = ".thing, .clause";

/** Commands of the page that no control of it stands for. */
const own = signal(/** @type {Command[]} */ ([]));

/**
 * Commands that this page has as long as it is shown.
 * @param {() => Command[]} commands
 * @param {readonly any[]} on what they depend on
 */
export function useCommands(commands, on) {
  useLayoutEffect(() => {
    own.value = commands();
    return () => void (own.value = []);
  }, on);
}

/**
 * Everything that can be done on the page that is shown; what is called the same in the same place and leads
 * to the same, once.
 * @returns {Command[]}
 */
export function commandsHere() {
  const controls = [...document.querySelectorAll("#main")].flatMap((main) => [...main.querySelectorAll(CONTROLS)]).filter(usable);
  const all = [...controls.filter((one) => !one.matches(LAST)).map(commandOf), ...own.peek(), ...controls.filter((one) => one.matches(LAST)).map(commandOf)];
  const named = new Set();
  return all.filter(({ title, where, to = "" }) => {
    const called = `${title}\n${where}\n${to}`;
    const another = title !== "" && !named.has(called);
    named.add(called);
    return another;
  });
}

/** Whether somebody can use a control now. @param {Element} control @returns {control is HTMLElement} */
function usable(control) {
  return control instanceof HTMLElement && !control.matches(":disabled, [aria-disabled=true], [type=hidden]") && !control.closest("dialog, [aria-hidden=true], [inert]") && control.checkVisibility({ visibilityProperty: true });
}

/** @param {HTMLElement} control @returns {Command} */
function commandOf(control) {
  const [title, where] = [called(control), placeOf(control)];
  return {
    title, where: title.includes(where) ? "" : where, keys: control.getAttribute("aria-keyshortcuts") ?? undefined, to: control.getAttribute("href") ?? undefined,
    // the page goes on under the list: a control of a question that is gone would answer the next one
    still: () => control.isConnected && usable(control) && called(control) === title, act: () => use(control),
  };
}

/** As a click on it, or the focus where it takes words. @param {HTMLElement} control */
function use(control) {
  control.scrollIntoView({ block: "nearest" });
  control.focus();
  if (!control.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=file])")) control.click();
}

/** What a control is called. @param {HTMLElement} control */
function called(control) {
  const labels = "labels" in control ? /** @type {HTMLInputElement} */ (control).labels : null;
  const words = control.matches("input, select, textarea") ? [...(labels ?? [])].map(wordsOf).join(" ") : wordsOf(control);
  return (control.getAttribute("aria-label") || words || control.title).trim();
}

/** What the part of the page around a control is called. @param {HTMLElement} control */
function placeOf(control) {
  const around = control.parentElement?.closest("[aria-label], fieldset, article, section");
  if (!around) return "";
  const heading = around.querySelector("legend, h1, h2, h3");
  return around.getAttribute("aria-label") ?? (heading instanceof HTMLElement ? wordsOf(heading) : "");
}

/** The words of a part of a page, without what is only seen and without the choices of a list. @param {Element} part */
function wordsOf(part) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches("[aria-hidden=true], kbd, select, textarea") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const words = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) words.push(walker.currentNode.data.trim());
  return words.filter((word) => word).join(" ");
}
