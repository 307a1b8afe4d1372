/**
 * Belongings of somebody: lessons they have finished, puzzles they have solved, and decks they keep. The server has them; a page
 * has what the server told it last. What was learned is in the browser as well until the server has it.
 *
 * @typedef {import("./types.js").Belonging} Belonging
 * @typedef {import("./types.js").OwnBelonging} Own
 * @typedef {import("./types.js").BelongingList} List
 * @typedef {import("./network/myself.js").Ways} Ways
 * @typedef {import("./unsent.js").OldDeck & {why: string}} Leftover a deck that is only in this browser, and why
 */
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { asAnybody, inTurn, noteSince } from "./network/myself.js";
import { Refusal } from "./network/net.js";
import { wordsOf } from "./network/sending.js";
import { language } from "./settings.js";
import { t } from "./text.js";
import { drop as dropUnsent, dropOldDeck, forgetDeck, forgetVersions, isSame, leaveNothing, noteDeck, noteLearned, oldDecks, replacedBy, unsent } from "./unsent.js";

const ADDRESS = "/api/belongings";
/** So many are in one request, as the server takes them. */
const AT_ONCE = 25;
const MISSING = 404;
/** So many milliseconds until a server that was away is asked again. */
const AGAIN = 5000;

/** All that one has, the first one first; null until the server has told it. */
export const belongings = signal(/** @type {Own[] | null} */ (null));

/** Why what is shown may not be all; empty where it is. */
export const trouble = signal("");

/** The decks that an older version kept in this browser and the server does not take. */
export const leftovers = signal(/** @type {Leftover[]} */ ([]));

/** The decks that one keeps of a game. @param {string} game */
export const decksOf = (game) => (belongings.value ?? []).filter((one) => one.kind === "deck" && one.game === game);

/** What one has learned of a kind in a game, by its name. @param {"lesson" | "puzzle"} kind @param {string} game */
export const learned = (kind, game) => new Map((belongings.value ?? []).flatMap((one) => (one.kind === kind && one.game === game ? [[one.what, one]] : [])));

/** The name of a deck in lists. @param {{name?: string}} deck */
export const deckName = (deck) => deck.name || t("web-deck-unnamed");

/** What went wrong, in words: an older process, which does not know the address, is as good as none. @param {unknown} error */
const whyNot = (error) => (error instanceof Refusal && error.status === MISSING ? t("web-server-away") : wordsOf(error));

/** @param {Ways} ways @param {Belonging[]} these @param {string} replaces @param {RequestInit} [how] @returns {Promise<List>} */
const send = ({ post }, these, replaces, how) => post(ADDRESS, { belongings: these, replaces, lang: language.peek() }, how);

/**
 * What the server has refused since this page was loaded, with its words. It stays in the browser and is sent again by the next page:
 * an older process, as during an update, does not know all that a newer one does.
 */
const refusals = /** @type {Map<string, string>} */ (new Map());

/** @param {Pick<Belonging, "kind" | "game" | "what">} one */
const keyOf = ({ kind, game, what }) => `${kind} ${game} ${what}`;

/**
 * Have in the browser no longer what the server has, and remember what it has refused.
 * @param {Belonging[]} these what it was sent
 * @param {List} list what it said
 */
function noteAnswer(these, { belongings: own, refused = [] }) {
  dropUnsent(these.filter((one) => own.some((mine) => isSame(mine, one))));
  for (const one of refused) refusals.set(keyOf(one), one.why.text);
}

/** Give the server what is only in this browser; decks that it does not take stay here. Only in turn. @param {Ways} ways */
async function sendUnsent(ways) {
  const these = unsent().filter((one) => !refusals.has(keyOf(one)));
  for (const one of these.filter(replacedBy)) noteAnswer([one], await send(ways, [one], replacedBy(one)));
  const others = these.filter((one) => !replacedBy(one));
  for (let i = 0; i < others.length; i += AT_ONCE) {
    const some = others.slice(i, i + AT_ONCE);
    noteAnswer(some, await send(ways, some, ""));
  }
  const why = (/** @type {import("./unsent.js").OldDeck} */ { game, text, left }) => refusals.get(keyOf({ kind: "deck", game, what: text })) ?? t(left ? "web-belongings-left" : "web-belongings-unreadable");
  leftovers.value = oldDecks().map((deck) => ({ ...deck, why: why(deck) }));
}

/**
 * Have somebody leave this browser: the server has what it did not have yet if it can be reached, and nothing of it is the next
 * person’s. Leaving has a turn of its own, so that it has all its time even if the one before had no answer.
 * @param {string} name that of their account
 * @param {(ways: Ways) => Promise<unknown>} leave
 * @returns {Promise<void>}
 */
export async function leaveAfter(name, leave) {
  await inTurn(sendUnsent).catch(() => {});
  await inTurn(async (ways) => {
    await leave(ways);
    leaveNothing(name);
    noteSince(0);
  });
}

/** Delete a deck that is only in this browser. @param {Leftover} deck */
export function dropLeftover(deck) {
  dropOldDeck(deck);
  leftovers.value = leftovers.peek().filter((one) => one !== deck);
}

/** Whether a question is still to be asked, which is for all who want an answer. */
let waiting = false;

/** Have what the server has now. */
function reload() {
  if (waiting) return;
  waiting = true;
  asAnybody((ways) => {
    waiting = false;
    return reloadNow(ways);
  }).catch((error) => (trouble.value = whyNot(error)));
}

/** Have what the server has, once it has what is only here. Only in turn. @param {Ways} ways */
async function reloadNow(ways) {
  await sendUnsent(ways);
  belongings.value = /** @type {List} */ (await ways.get(ADDRESS)).belongings;
  trouble.value = "";
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
 * Keep something. It is sent even if the page is left.
 * @param {Belonging} one
 * @param {string} replaces the code of the deck whose place a deck takes
 * @returns {Promise<string>} why the server does not take it; empty where it does
 */
const keepNow = (one, replaces) =>
  asAnybody(async (ways) => {
    const list = await send(ways, [one], replaces, { keepalive: true });
    noteAnswer([one], list);
    belongings.value = list.belongings;
    return list.refused?.[0]?.why.text ?? "";
  });

/** Keep what was learned; it is sent again later if it does not arrive. @param {Belonging} one @returns {Promise<string>} why it is not kept; empty where it is */
export const keepLearned = (one) => keepNow(noteLearned(one), "").catch(whyNot);

/**
 * Keep a deck. Where no server answers it stays in the browser, and is sent once one does.
 * @param {Belonging} deck
 * @param {string} name
 * @param {string} [replaces] the code of the deck whose place it takes
 * @returns {Promise<string>} why it is not kept; empty where it is
 */
export async function keepDeck(deck, name, replaces = "") {
  try {
    const why = await keepNow(deck, replaces);
    if (!why) forgetDeck(deck.game, name, replaces);
    return why;
  } catch (error) {
    if (hasRefused(error) || !noteDeck(deck, name, replaces)) return whyNot(error);
    sendLater();
    return t("web-deck-here");
  }
}

/** Whether the server itself said no, and not something on the way to it. @param {unknown} error */
const hasRefused = (error) => error instanceof Refusal && Boolean(error.key);

/** The timer until what is here is sent again. */
let sending = 0;

/** Send what is here in a moment, and again until the server answers, if only to refuse it. */
function sendLater() {
  clearTimeout(sending);
  const wait = (/** @type {unknown} */ error) => (hasRefused(error) ? (trouble.value = whyNot(error)) : sendLater());
  sending = setTimeout(() => void asAnybody(reloadNow).catch(wait), AGAIN);
}

/**
 * Give something up.
 * @param {Belonging} one
 * @returns {Promise<string>} why it is still there; empty where it is gone
 */
export function drop({ kind, game, what }) {
  return inTurn(async ({ post }) => {
    const list = /** @type {List} */ (await post(`${ADDRESS}/drop`, { belongings: [{ kind, game, what }], lang: language.peek() }));
    if (kind === "deck") forgetVersions(game, what);
    belongings.value = list.belongings;
    refusals.clear(); // there may be room now
    return "";
  }).catch(whyNot);
}
