/** Has the server other files by now than those that this page was made of? A page can be open for days. */
import { signal } from "@preact/signals";
import { at } from "./site.js";

/** The header in which the server names the version of its files; it writes the same into the page. */
const NAME = "playmat-files";
const named = document.querySelector(`meta[name="${NAME}"]`);
const mine = named instanceof HTMLMetaElement ? named.content : "";

/** Whether it has. */
export const outdated = signal(false);

/** Ask the server; who does not answer is asked again when a line is opened, or when the page is looked at again. */
export async function lookForUpdate() {
  try {
    const { headers } = await fetch(at("/"), { method: "HEAD", cache: "no-store" });
    const theirs = headers.get(NAME);
    outdated.value = theirs !== null && theirs !== mine;
  } catch {
    // See above.
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void lookForUpdate();
});
