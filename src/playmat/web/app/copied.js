/** Copying to the clipboard, also where the page came over plain http: a browser gives such a page no clipboard. */

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied.
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selected(text);
  }
}

/** The same through a field that is selected; while a dialog is open only what is in it can be. @param {string} text */
function selected(text) {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
