/** A record that somebody has opened from a file: it stays in this tab, and is shown at `/replay/file`. */

/** What stands in the address where a table's id stands otherwise. */
export const RECORDED = "file";
const KEPT = "playmat.record";

/** The most characters of a record: the server takes no longer one. */
export const LONGEST = 250_000;

/**
 * What is in a file, as far as it can be a record: a character takes three bytes at most, so that what is
 * longer is seen to be, and what is much longer is not read.
 * @param {File} file
 */
export const textOf = (file) => file.slice(0, 3 * LONGEST + 1).text();

/** @param {string} text */
export const keepRecord = (text) => sessionStorage.setItem(KEPT, text);

/** @returns {string} the text; empty if none has been opened. */
export const record = () => sessionStorage.getItem(KEPT) ?? "";
