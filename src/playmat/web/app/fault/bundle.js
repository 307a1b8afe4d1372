/**
 * The report of a fault as a file: what this page knows of the match, of the browser, and of what went wrong in it.
 *
 * The server told all of that to whoever sits here. The record, which holds every hand and the seed, is asked of the
 * server, and it gives the record of a finished match only, to who may see the hands. Nothing is read from cookies, and
 * of the address only which kind of page it is; a table's id, with which anybody could come in, only after the match,
 * and that of a rematch never. `playmat replay` and `playmat record check` take the file as a record.
 */
import { getText } from "../network/net.js";
import { FAULT, RECORDED, record } from "../opened-record.js";
import { language, letters, motion, passing, rendering, speed, theme } from "../settings.js";
import { pageShown, wrong } from "./noticed.js";

/**
 * @typedef {object} Seen what a page shows of a match
 * @property {string} id its table, or `RECORDED`
 * @property {import("../types.js").TableInfo | null} table
 * @property {import("../types.js").Play | null | undefined} play
 * @property {import("../types.js").Told[]} events
 * @property {number} [version] of the table
 * @property {number} [at] the moment of a replay, by the answers and throws before it
 * @property {string} [server] the version of the server
 */

/** @returns {object} what may matter of the browser: no more than any page is told. */
function browser() {
  return {
    agent: navigator.userAgent,
    languages: navigator.languages,
    online: navigator.onLine,
    window: [innerWidth, innerHeight],
    screen: [screen.width, screen.height],
    pixels: devicePixelRatio,
    touch: navigator.maxTouchPoints,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    forced: matchMedia("(forced-colors: active)").matches,
  };
}

const settings = () => Object.fromEntries(Object.entries({ language, theme, rendering, motion, speed, letters, passing }).map(([name, one]) => [name, one.peek()]));

/** What may be named after the match alone. @param {Seen | null} seen */
export const idOf = (seen) => (seen && (seen.id === RECORDED || seen.table?.status === "finished") ? seen.id : "");

/** The record, where the server gives it. @param {Seen | null} seen @returns {Promise<string>} */
async function recordOf(seen) {
  if (seen?.id === RECORDED) return record();
  if (seen?.table?.status !== "finished") return "";
  try {
    return await getText(`/api/tables/${seen.id}/record`);
  } catch {
    return ""; // somebody who may not see the hands, or a match whose replay opens later
  }
}

/**
 * @param {Seen | null} seen
 * @returns {Promise<object>}
 */
export async function bundle(seen) {
  const files = document.querySelector('meta[name="playmat-files"]')?.getAttribute("content") ?? "";
  return {
    playmat: FAULT,
    made: new Date().toISOString(),
    server: seen?.server ?? "",
    files,
    page: pageShown(),
    browser: browser(),
    settings: settings(),
    wrong: wrong.peek(),
    table: seen?.table ? { ...seen.table, id: idOf(seen), next: undefined } : null,
    version: seen?.version ?? null,
    at: seen?.at ?? null,
    play: seen?.play ?? null,
    log: (seen?.events ?? []).filter((event) => event.said).map((event) => ({ n: event.n, text: event.said?.text, clause: event.said?.clause })),
    record: await recordOf(seen),
  };
}
