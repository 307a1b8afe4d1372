/** A record that somebody has opened from a file: it stays in this tab, and is shown at `/replay/file`. */

/** What stands in the address where a table's id stands otherwise. */
export const RECORDED = "file";
const KEPT = "playmat.record";

/** The most characters of a record: the server takes no longer one. */
export const LONGEST = 250_000;

/** The most bytes of a report, which holds much else: only the record in it goes to the server. */
const LONGEST_REPORT = 32 << 20;

/**
 * What is in a file, as far as it can be a record, or a report with one: a character takes three bytes at most, so
 * that what is longer is seen to be, and what is much longer is not read.
 * @param {File} file
 * @returns {Promise<string>}
 */
export async function textOf(file) {
  const report = (await file.slice(0, 1).text()) === "{";
  return file.slice(0, report ? LONGEST_REPORT : 3 * LONGEST + 1).text();
}

/** @param {string} text */
export const keepRecord = (text) => sessionStorage.setItem(KEPT, text);

/** @returns {string} the text; empty if none has been opened. */
export const record = () => sessionStorage.getItem(KEPT) ?? "";

/** What the report of a fault calls itself. */
export const FAULT = "fault 1";

/**
 * The record in what somebody opened: the report of a fault has one inside.
 * @param {string} text
 * @returns {string} the text itself where it is no report; empty where a report has no record.
 */
export function recordIn(text) {
  if (!text.startsWith("{")) return text;
  try {
    const found = JSON.parse(text);
    return found.playmat === FAULT ? String(found.record ?? "") : text;
  } catch {
    return text; // the server says what is wrong with it
  }
}
