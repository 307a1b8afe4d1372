/** A record that somebody has opened from a file: it stays in this tab, and is shown at `/replay/file`. */

/** What stands in the address where a table's id stands otherwise. */
export const RECORDED = "file";
const KEPT = "playmat.record";

/** @param {string} text */
export const keepRecord = (text) => sessionStorage.setItem(KEPT, text);

/** @returns {string} the text; empty if none has been opened. */
export const record = () => sessionStorage.getItem(KEPT) ?? "";
