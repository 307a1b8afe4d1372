/** Addresses: what is shown, and how to go elsewhere without loading the page again. */
import { options } from "preact";
import { signal } from "@preact/signals";
import { at, PATH } from "./network/site.js";

/** The address shown, as path and query; all of it is written from the root of this site. */
export const place = signal(here());

/** @returns {{path: string[], query: URLSearchParams, hash: string}} the parts of the address. */
function here() {
  const path = location.pathname.slice(PATH.length).split("/").filter((part) => part).map(decoded);
  return { path, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

/** @returns {string} the page shown: what is still being waited for when another one is shown does not lead away from that. */
export function page() {
  return place.peek().path.join("/");
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
  history[how.replace ? "replaceState" : "pushState"](null, "", at(address));
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
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download") || !link.pathname.startsWith(at("/"))) return;
  event.preventDefault();
  go(link.pathname.slice(PATH.length) + link.search + link.hash);
}

/**
 * Links, pictures and symbols are written from the root of this site, too; what is drawn names them from the host's.
 * @param {import("preact").VNode<any>} node
 */
function inPlace(node) {
  if (typeof node.type !== "string") return;
  for (const name of ["href", "src"]) if (String(node.props[name]).startsWith("/")) node.props[name] = at(node.props[name]);
}

const drawn = options.vnode;
if (PATH) {
  options.vnode = (node) => {
    inPlace(/** @type {import("preact").VNode<any>} */ (node));
    drawn?.(node);
  };
}
