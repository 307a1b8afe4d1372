/**
 * Belongings of somebody: lessons finished, puzzles solved, decks. The server keeps them for the person, and this browser has
 * a copy, which is used at once and while no server answers.
 *
 * What this browser has and the server does not goes there, and the other way round. Something that both had is given up
 * on both sides, where it was given up on one; so this browser notes what the server had when they last spoke, and of whom.
 *
 * @typedef {import("./types.js").Belonging} Belonging
 * @typedef {import("./types.js").BelongingList} List
 * @typedef {import("./types.js").RefusedBelonging} Refused
 * @typedef {import("./decks.js").KeptDeck} KeptDeck
 * @typedef {{whose: string, shared: string[], dropped: Belonging[]}} Agreed `shared`: the keys of what both had; `dropped`: given up here since then
 */
import { useEffect } from "preact/hooks";
import { gamesOfDecks, kept, setDecks } from "./decks.js";
import { getJson, postJson } from "./network/net.js";
import { language } from "./settings.js";
import { learned, noteLearned, unlearn } from "./solved.js";

const KEY = "playmat.belongings";
const ADDRESS = "/api/belongings";
/** So many are in one request, and so long is the code of a deck at most, as the server takes them. */
const AT_ONCE = 25;
const LONGEST = 2000;

/** @param {Belonging} one */
const keyOf = (one) => `${one.kind} ${one.game} ${one.what}`;

/** @type {Agreed} */
let agreed = { whose: "", shared: [], dropped: [] };

/** The last agreement, which another tab may have made. @returns {Agreed} */
function lastAgreed() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof found?.whose === "string" && Array.isArray(found.shared) && Array.isArray(found.dropped)) agreed = found;
  } catch {
    // What this page knows is as good.
  }
  return agreed;
}

/** @param {Agreed} now */
function agree(now) {
  agreed = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** All that is here. @returns {Belonging[]} */
function here() {
  const decks = gamesOfDecks().flatMap((game) => kept(game).peek().map((deck) => ({ kind: /** @type {const} */ ("deck"), game, what: deck.share })));
  return [...learned(), ...decks.filter((deck) => deck.what.length <= LONGEST)];
}

/** Have here what the server has. @param {import("./types.js").OwnBelonging[]} all */
function receive(all) {
  const known = new Set([...here(), ...lastAgreed().dropped].map(keyOf));
  const others = all.filter((one) => !known.has(keyOf(one)));
  noteLearned(others);
  for (const { kind, game, what, name = "" } of others) {
    if (kind === "deck") setDecks(game, [...kept(game).peek(), { name, share: what }]);
  }
}

/** Have these here no longer. @param {Belonging[]} these */
function leave(these) {
  if (!these.length) return;
  const gone = new Set(these.map(keyOf));
  unlearn(these);
  for (const game of new Set(these.filter((one) => one.kind === "deck").map((one) => one.game))) {
    setDecks(game, kept(game).peek().filter((deck) => !gone.has(keyOf({ kind: "deck", game, what: deck.share }))));
  }
}

/**
 * Send belongings, some at a time.
 * @param {string} address
 * @param {Belonging[]} these
 * @param {List} list what the server has
 * @returns {Promise<List>} what it has then, and all that it has refused
 */
async function send(address, these, list) {
  const refused = [];
  for (let i = 0; i < these.length; i += AT_ONCE) {
    list = /** @type {List} */ (await postJson(address, { belongings: these.slice(i, i + AT_ONCE), lang: language.peek() }));
    refused.push(...(list.refused ?? []));
  }
  return { ...list, refused };
}

/** @returns {Promise<Refused[]>} */
async function speak() {
  let list = /** @type {List} */ (await getJson(ADDRESS));
  const there = new Set(list.belongings.map(keyOf));
  const before = lastAgreed();
  const same = before.whose === list.whose;
  if (same) leave(here().filter((one) => before.shared.includes(keyOf(one)) && !there.has(keyOf(one))));
  const dropped = same ? before.dropped.filter((one) => there.has(keyOf(one))) : [];
  list = await send(`${ADDRESS}/drop`, dropped, list);
  list = await send(ADDRESS, here().filter((one) => !there.has(keyOf(one))), list);
  receive(list.belongings);
  const gone = new Set(before.dropped.map(keyOf));
  agree({ whose: list.whose, shared: list.belongings.map(keyOf), dropped: lastAgreed().dropped.filter((one) => !gone.has(keyOf(one))) });
  return list.refused ?? [];
}

let spoken = Promise.resolve(/** @type {Refused[]} */ ([]));

/**
 * Bring this browser and the server to the same; where none answers it is for the next time.
 * @returns {Promise<Refused[]>} what the server does not keep, and why
 */
export function exchange() {
  spoken = spoken.then(speak).catch(() => []);
  return spoken;
}

/** On a page that shows belongings: have those of other devices, too. */
export function useBelongings() {
  useEffect(() => void exchange(), []);
}

/**
 * Change the decks of a game.
 * @param {string} game
 * @param {KeptDeck[]} decks all there are from now on
 */
function change(game, decks) {
  const asOwn = (/** @type {KeptDeck} */ deck) => /** @type {Belonging} */ ({ kind: "deck", game, what: deck.share });
  const was = kept(game).peek().map(asOwn);
  const now = decks.map(asOwn);
  const [before, after] = [new Set(was.map(keyOf)), new Set(now.map(keyOf))];
  setDecks(game, decks);
  const { whose, shared, dropped } = lastAgreed();
  agree({
    whose,
    shared: shared.filter((key) => before.has(key) || !after.has(key)), // kept again, whatever another device has done
    dropped: [...dropped, ...was].filter((one) => !after.has(keyOf(one))),
  });
  return exchange();
}

/**
 * Keep a deck under its name, in place of one of the same name.
 * @param {string} game
 * @param {KeptDeck} deck
 */
export const keepDeck = (game, deck) => change(game, [...kept(game).peek().filter((one) => one.name !== deck.name), deck]);

/** Give up the decks of a name. @param {string} game @param {string} name */
export const forgetDeck = (game, name) => change(game, kept(game).peek().filter((one) => one.name !== name));

/** Leave nothing here that the server keeps for somebody who signs out. */
export function leaveShared() {
  const shared = new Set(lastAgreed().shared);
  leave(here().filter((one) => shared.has(keyOf(one))));
  agree({ whose: "", shared: [], dropped: [] });
}

/** Leave nothing here of somebody who wants to be forgotten. */
export function leaveAll() {
  leave(here());
  agree({ whose: "", shared: [], dropped: [] });
}
