/** Where things and places of the table are seen. */

/**
 * The element of a thing (`data-path`) or place (`data-spot`), the first that is in sight; nothing if none is.
 * @param {string | undefined} path
 * @returns {HTMLElement | undefined}
 */
export function placeOf(path) {
  if (!path) return undefined;
  const name = CSS.escape(path);
  for (const one of document.querySelectorAll(`.mat :is([data-path="${name}"], [data-spot="${name}"])`)) {
    if (one instanceof HTMLElement && one.getBoundingClientRect().width) return one;
  }
  return undefined;
}
