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

/**
 * The box of a thing or place that can be seen: its middle is inside the table's window, and no strip that stays where it is while the rest scrolls lies over it.
 * @param {string | undefined} path
 * @returns {DOMRect | undefined}
 */
export function boxSeen(path) {
  const place = placeOf(path);
  const edge = place?.closest(".mat")?.getBoundingClientRect();
  if (!place || !edge) return undefined;
  const box = place.getBoundingClientRect();
  const middle = box.top + box.height / 2;
  return middle < edge.top || middle > edge.bottom || underStrip(place, box.left + box.width / 2, middle) ? undefined : box;
}

/** @param {HTMLElement} place @param {number} x @param {number} y */
function underStrip(place, x, y) {
  const first = document.elementsFromPoint(x, y).find((one) => one.closest(".mat"));
  for (let one = first; one && !one.contains(place) && !place.contains(one); one = one.parentElement ?? undefined) {
    if (getComputedStyle(one).position === "sticky") return true;
  }
  return false;
}
