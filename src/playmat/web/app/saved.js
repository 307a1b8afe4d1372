/** Saving a text as a file, made in the browser. */

/** Milliseconds after which the browser has certainly begun to save a file. */
const SAVED = 60_000;

/** @param {string} text @param {string} name of the file @param {string} type */
export function save(text, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.target = "_self";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED);
}
