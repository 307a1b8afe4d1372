/** Addresses: what is shown, and how to go elsewhere without loading the page anew. */
import { signal } from "@preact/signals";

/** The address shown, as path and query. */
export const place = signal(here());

/** @returns {{path: string[], query: URLSearchParams, hash: string}} the parts of the address. */
function here() {
  const path = location.pathname.split("/").filter((part) => part).map(decoded);
  return { path, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

/** @param {string} part @returns {string} what a part of an address means; one that is none stays as it is. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Go to an address of this site.
 * @param {string} address
 * @param {{replace?: boolean}} [how]
 */
export function go(address, how = {}) {
  history[how.replace ? "replaceState" : "pushState"](null, "", address);
  place.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place.value = here()));
addEventListener("hashchange", () => (place.value = here()));

/**
 * A click on one of our own links changes the page in place; all others go their way.
 * @param {MouseEvent} event
 */
export function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = /** @type {Element} */ (event.target).closest("a[href^='/']");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
