/** What went wrong in this page: kept for a report, and told once, as nobody looks at a browser's console. */
import { signal } from "@preact/signals";
import { place } from "../router.js";

const MOST = 20;
const LONGEST = 2000;

/** A browser says so when it measures in two steps; nothing is wrong then. */
const HARMLESS = /^ResizeObserver loop/;

/** @typedef {{at: string, page: string, what: string}} Wrong when, on which page, and what the browser says */

/** The last ones. */
export const wrong = signal(/** @type {Wrong[]} */ ([]));

/** The page that is shown, by its first part: what follows can be a secret, as in a link of a mail. */
export const pageShown = () => place.peek().path[0] ?? "";

/** @param {unknown} error @param {string} [otherwise] what is said where there is no error to ask */
function note(error, otherwise = "") {
  const told = error instanceof Error ? (error.stack ?? error.message) : otherwise || String(error);
  if (HARMLESS.test(told)) return;
  const what = told.replaceAll(location.origin, ""); // where the server is stands before each file of the stack
  wrong.value = [...wrong.peek(), { at: new Date().toISOString(), page: pageShown(), what: what.slice(0, LONGEST) }].slice(-MOST);
}

addEventListener("error", (event) => note(event.error, event.message));
addEventListener("unhandledrejection", (event) => note(event.reason));
