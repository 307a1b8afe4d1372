/** Sentences in the reader's language, from the same Fluent catalogues that the server and the terminal use. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { getText } from "./network/net.js";
import { language } from "./settings.js";

/** @typedef {Record<string, string | number>} Fillings */

/** What the page's sentences are called; the server writes it into the page. */
const named = document.querySelector('meta[name="playmat-texts"]');
const SENTENCES = named instanceof HTMLMetaElement ? named.content : "";

/** The catalogue in use; null until the first one has come. */
const bundle = signal(/** @type {FluentBundle | null} */ (null));

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 2500;

/** @type {Map<string, FluentBundle>} */
const loaded = new Map();

effect(() => {
  load(language.value);
});

/**
 * Fetch a language's catalogue and use it, if it is still wanted then.
 * @param {string} lang
 */
async function load(lang) {
  let found = loaded.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    try {
      found.addResource(new FluentResource(await getText(`/static/texts/${lang}-${SENTENCES}.ftl`)));
    } catch {
      setTimeout(() => language.peek() === lang && load(lang), AGAIN);
      return;
    }
    loaded.set(lang, found);
  }
  if (language.peek() === lang) bundle.value = found;
}

/** @returns {boolean} whether there is a catalogue yet. */
export function speaking() {
  return bundle.value !== null;
}

/**
 * The sentence of a key.
 * @param {string} key
 * @param {Fillings} [fillings]
 * @returns {string} the sentence, or the key in square brackets if there is none.
 */
export function t(key, fillings) {
  const message = bundle.value?.getMessage(key);
  if (!bundle.value || !message || !message.value) {
    if (bundle.value) console.error(`no sentence for ${key}`);
    return `[${key}]`;
  }
  return bundle.value.formatPattern(message.value, fillings);
}

/**
 * The sentence of a key, or another text if there is none: for names of things that people may add.
 * @param {string} key
 * @param {string} otherwise
 * @returns {string}
 */
export function name(key, otherwise) {
  return bundle.value?.hasMessage(key) ? t(key) : otherwise;
}

/**
 * The sentence of the first of these keys that has one: a game's own words before those of all games.
 * @param {string[]} keys
 * @returns {string}
 */
export function first(...keys) {
  return t(keys.find((key) => bundle.value?.hasMessage(key)) ?? keys[keys.length - 1]);
}
