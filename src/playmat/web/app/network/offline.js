/** The page that is shown when no server answers: in the reader's language, and only as long as it has to be. */
import { language } from "../settings.js";
import { at } from "./site.js";

const AGAIN = 3000;

for (const part of document.querySelectorAll("main [lang]")) {
  if (part instanceof HTMLElement) part.hidden = part.lang !== language.value;
}
addEventListener("online", back);
setInterval(look, AGAIN);

/** To the page that was wanted; the first one, if this very page was. */
function back() {
  if (location.pathname === at("/offline")) location.replace(at("/"));
  else location.reload();
}

/** Is the server back? */
async function look() {
  try {
    if ((await fetch(at("/health"))).ok) back();
  } catch {
    // Not yet.
  }
}
