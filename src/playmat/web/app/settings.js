/** What a person has chosen for this browser; kept in `localStorage`, put on `<html>` for the styles. */
import { effect, signal } from "@preact/signals";

/**
 * A setting that is kept.
 * @template {string} T
 * @param {string} name
 * @param {T} otherwise
 * @param {readonly T[]} [values] what it may be; anything, if they are not given
 * @returns {import("@preact/signals").Signal<T>}
 */
function kept(name, otherwise, values) {
  const found = signal(/** @type {T} */ (otherwise));
  try {
    const was = /** @type {T | null} */ (localStorage.getItem(`playmat.${name}`));
    if (was !== null && (!values || values.includes(was))) found.value = was;
  } catch {
    // A browser that keeps nothing still plays.
  }
  effect(() => {
    const now = found.value;
    try {
      localStorage.setItem(`playmat.${name}`, now);
    } catch {
      // See above.
    }
  });
  return found;
}

const named = document.querySelector('meta[name="playmat-languages"]');
/** The languages of this server, which its page names, each with what it calls itself. */
export const LANGUAGE_NAMES = new Map((named instanceof HTMLMetaElement && named.content || "en English").split(", ").map((one) => {
  const space = one.indexOf(" ");
  return [/** @type {Language} */ (one.slice(0, space)), one.slice(space + 1)];
}));
export const LANGUAGES = [...LANGUAGE_NAMES.keys()];
export const THEMES = /** @type {const} */ (["auto", "dark", "light", "contrast"]);
export const SWITCH = /** @type {const} */ (["on", "off"]);
/** How many times as fast as usual things are seen to happen. */
export const SPEEDS = /** @type {const} */ (["0.5", "1", "2", "4"]);
/** How loud it is, of a hundred. */
export const VOLUMES = Array.from({ length: 21 }, (_, i) => String(i * 5));
export const RENDERINGS = /** @type {const} */ (["table", "text"]);

/** @typedef {NonNullable<import("./types.js").Hello["lang"]>} Language */

/** @returns {Language} the first language of the browser that there is. */
function spoken() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((one) => one === tag)).find((one) => one) ?? "en";
}

export const language = kept("language", spoken(), LANGUAGES);
export const theme = kept("theme", "auto", THEMES);
export const motion = kept("motion", "on", SWITCH);
export const speed = kept("speed", "1", SPEEDS);
export const volume = kept("volume", "35", VOLUMES);
export const rendering = kept("rendering", "table", RENDERINGS);
export const letters = kept("letters", "on", SWITCH);
/** Show the clause behind each line of the log; otherwise only of the line that is pointed at. */
export const clauses = kept("clauses", "off", SWITCH);
/** Answer a reaction window that offers nothing but to pass, after a delay that is always the same. */
export const passing = kept("passing", "off", SWITCH);

/** The game with decks that was last looked at or played here; empty at first. */
export const lastDeckGame = kept("deck-game", /** @type {string} */ (""));

/** Have the browser tell of rounds that begin while nobody looks at the page. */
export const alerts = kept("alerts", "off", SWITCH);

/** The announcements and calls that have been read, by their ids. */
export const readNews = kept("news-read", /** @type {string} */ (""));

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = signal(systemTheme());
for (const query of [dark, contrast]) query.addEventListener("change", () => (system.value = systemTheme()));

/** @returns {"dark" | "light" | "contrast"} what the system asks for. */
function systemTheme() {
  if (contrast.matches) return "contrast";
  return dark.matches ? "dark" : "light";
}

/** @returns {number} how many times as fast as usual things move. */
export const pace = () => Number(speed.peek());

/** @returns {boolean} whether things may move. */
export function moving() {
  return motion.value === "on" && !still.matches;
}

effect(() => {
  const root = document.documentElement;
  root.lang = language.value;
  root.dataset.theme = theme.value === "auto" ? system.value : theme.value;
  root.dataset.motion = motion.value;
  root.dataset.clauses = clauses.value;
});
