/**
 * Belongings of somebody: lessons they have finished, puzzles they have solved, and decks they keep. The server has them; a page
 * has what the server told it last, and keeps nothing of them in the browser.
 *
 * @typedef {import("./types.js").Belonging} Belonging
 * @typedef {import("./types.js").OwnBelonging} Own
 * @typedef {import("./types.js").BelongingList} List
 */
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { Refusal, getJson, postJson } from "./network/net.js";
import { drop as dropOld, old } from "./old-belongings.js";
import { language } from "./settings.js";
import { t } from "./text.js";

const ADDRESS = "/api/belongings";
/** So many are in one request, as the server takes them. */
const AT_ONCE = 25;

/** All that one has, the first one first; null until the server has told it. */
export const belongings = signal(/** @type {Own[] | null} */ (null));

/** Why what is shown may not be all; empty where it is. */
export const trouble = signal("");

/** The decks that one keeps of a game. @param {string} game */
export const decksOf = (game) => (belongings.value ?? []).filter((one) => one.kind === "deck" && one.game === game);

/** What one has learned of a kind in a game, by its name. @param {"lesson" | "puzzle"} kind @param {string} game */
export const learned = (kind, game) => new Map((belongings.value ?? []).flatMap((one) => (one.kind === kind && one.game === game ? [[one.what, one]] : [])));

/** The name of a deck in lists. @param {Own} deck */
export const deckName = (deck) => deck.name || t("web-deck-unnamed");

/** What went wrong, in words: a browser has none where no server answers. @param {unknown} error */
const wordsOf = (error) => (error instanceof Refusal ? error.message : t("web-belongings-away"));

let last = Promise.resolve();

/**
 * Ask the server after all that was asked before, so that no answer comes late and brings back how it was.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
function inTurn(ask) {
  const done = last.then(ask);
  last = done.then(() => undefined, () => undefined);
  return done;
}

/** All that has been asked so far is answered: before the cookie changes, so that nothing is kept for somebody left behind. */
export const settled = () => inTurn(async () => {});

/** @param {Belonging[]} these @param {boolean} over @returns {Promise<List>} */
const send = (these, over) => postJson(ADDRESS, { belongings: these, over, lang: language.peek() });

/** Whether all that an older version kept has been offered to the server, which may have refused some of it. */
let offered = false;

/** Why it has refused some of it. */
let oldTrouble = "";

/** Give the server what an older version of this page kept in the browser; whatever it does not take stays there. */
async function bringOld() {
  if (offered) return;
  const found = old();
  let why = "";
  for (let i = 0; i < found.length; i += AT_ONCE) {
    const some = found.slice(i, i + AT_ONCE);
    const { refused = [] } = await send(some, false);
    dropOld(some.filter((one) => !refused.some((no) => no.kind === one.kind && no.game === one.game && no.what === one.what)));
    why ||= refused.find((no) => no.kind === "deck")?.why.text ?? "";
  }
  offered = true;
  oldTrouble = why && t("web-belongings-old", { why });
}

/** Whether a question is still to be asked, which is for all who want an answer. */
let waiting = false;

/** Have what the server has now. */
function reload() {
  if (waiting) return;
  waiting = true;
  void inTurn(async () => {
    waiting = false;
    try {
      await bringOld();
      belongings.value = /** @type {List} */ (await getJson(ADDRESS)).belongings;
      trouble.value = oldTrouble;
    } catch (error) {
      trouble.value = wordsOf(error);
    }
  });
}

/** On what shows belongings: have them as they are now, and again when somebody comes back to the page. */
export function useBelongings() {
  useEffect(() => {
    const back = () => {
      if (!document.hidden) reload();
    };
    reload();
    for (const name of ["focus", "pageshow"]) addEventListener(name, back);
    return () => {
      for (const name of ["focus", "pageshow"]) removeEventListener(name, back);
    };
  }, []);
}

/**
 * Keep something.
 * @param {Belonging} one
 * @param {boolean} [over] a deck takes the place of the one of its name
 * @returns {Promise<string>} why it is not kept; empty where it is
 */
export function keep(one, over = false) {
  return inTurn(async () => {
    try {
      const list = await send([one], over);
      belongings.value = list.belongings;
      return list.refused?.[0]?.why.text ?? "";
    } catch (error) {
      return wordsOf(error);
    }
  });
}

/**
 * Give something up.
 * @param {Belonging} one
 * @returns {Promise<string>} why it is still there; empty where it is gone
 */
export function drop({ kind, game, what }) {
  return inTurn(async () => {
    try {
      const list = /** @type {List} */ (await postJson(`${ADDRESS}/drop`, { belongings: [{ kind, game, what }], lang: language.peek() }));
      belongings.value = list.belongings;
      offered = false; // there may be room now
      return "";
    } catch (error) {
      return wordsOf(error);
    }
  });
}
