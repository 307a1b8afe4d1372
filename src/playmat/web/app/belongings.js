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
 * @typedef {{whose: string, shared: string[], dropped: Belonging[], refused: string[]}} Agreed `shared`: the keys of what both had; `dropped`: given
 *   up here since then; `refused`: the keys of what the server did not take
 */
import { useEffect } from "preact/hooks";
import { decksNow, gamesOfDecks, setDecks } from "./decks.js";
import { getJson, postJson } from "./network/net.js";
import { language } from "./settings.js";
import { learned, noteLearned, unlearn } from "./solved.js";

const KEY = "playmat.belongings";
const ADDRESS = "/api/belongings";
/** So many are in one request, and so long are the words in it at most, as the server takes them. */
const AT_ONCE = 25;
const LONGEST_GAME = 60;
const LONGEST = 2000;
/** Characters that no database keeps. */
const STRANGE = /[\0\p{Surrogate}]/u;

/** @type {Agreed} */
const NOTHING = { whose: "", shared: [], dropped: [], refused: [] };

/** @param {Belonging} one */
const keyOf = (one) => `${one.kind} ${one.game} ${one.what}`;

/** @param {unknown} word @param {number} longest */
const isWord = (word, longest) => typeof word === "string" && word !== "" && word.length <= longest && !STRANGE.test(word);

/** Whether the server can read it: one that it cannot would keep the others of its request here. @param {any} one @returns {one is Belonging} */
const canBeSent = (one) => ["lesson", "puzzle", "deck"].includes(one?.kind) && isWord(one.game, LONGEST_GAME) && isWord(one.what, LONGEST);

let agreed = NOTHING;

/** The last agreement, which another tab may have made. @returns {Agreed} */
function lastAgreed() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const lists = [found?.shared, found?.dropped, found?.refused];
    if (typeof found?.whose === "string" && lists.every(Array.isArray)) agreed = { ...found, dropped: found.dropped.filter(canBeSent) };
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

/** A deck as the server is told of it. @param {string} game @param {KeptDeck} deck @returns {Belonging} */
const asOwn = (game, deck) => ({ kind: "deck", game, what: deck.share });

/** All that is here. @returns {Belonging[]} */
const here = () => [...learned(), ...gamesOfDecks().flatMap((game) => decksNow(game).map((deck) => asOwn(game, deck)))];

/** A name that none of these decks has. @param {string} name @param {KeptDeck[]} decks */
function newName(name, decks) {
  const taken = new Set(decks.map((deck) => deck.name));
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
  return free;
}

/** Have here what the server has. @param {import("./types.js").OwnBelonging[]} all */
function receive(all) {
  const known = new Set([...here(), ...lastAgreed().dropped].map(keyOf));
  const others = all.filter((one) => !known.has(keyOf(one)));
  noteLearned(others);
  for (const { kind, game, what, name = "" } of others) {
    if (kind !== "deck") continue;
    const decks = decksNow(game);
    setDecks(game, [...decks, { name: newName(name, decks), share: what }]);
  }
}

/** Have these here no longer. @param {Belonging[]} these */
function leave(these) {
  if (!these.length) return;
  const gone = new Set(these.map(keyOf));
  unlearn(these);
  for (const game of new Set(these.filter((one) => one.kind === "deck").map((one) => one.game))) {
    setDecks(game, decksNow(game).filter((deck) => !gone.has(keyOf(asOwn(game, deck)))));
  }
}

/**
 * Send belongings, some at a time, as long as it is for the same person.
 * @param {string} address
 * @param {Belonging[]} these
 * @param {List} list what the server has
 * @returns {Promise<List>} what it has then, and all that it has refused
 */
async function send(address, these, list) {
  const refused = [];
  for (let i = 0; i < these.length; i += AT_ONCE) {
    const { whose } = list;
    list = /** @type {List} */ (await postJson(address, { belongings: these.slice(i, i + AT_ONCE), lang: language.peek() }));
    const now = lastAgreed();
    if (now.whose !== whose || (whose && list.whose !== whose)) throw new Error("Somebody else is here now.");
    if (!whose) agree({ ...now, whose: list.whose }); // a guest from now on
    refused.push(...(list.refused ?? []));
  }
  return { ...list, refused };
}

/** @returns {Promise<Refused[]>} */
async function speak() {
  const { whose } = lastAgreed();
  let list = /** @type {List} */ (await getJson(ADDRESS));
  const before = lastAgreed();
  if (before.whose !== whose) return []; // somebody has signed in or out in another tab
  const same = whose === list.whose;
  const there = new Set(list.belongings.map(keyOf));
  const shared = new Set(before.shared);
  // What another person had here is theirs: it goes, and is neither sent nor given up for who is here now.
  leave(here().filter((one) => shared.has(keyOf(one)) && !(same && there.has(keyOf(one)))));
  const dropped = same ? before.dropped.filter((one) => there.has(keyOf(one))) : [];
  const refused = same ? before.refused : [];
  agree({ whose: list.whose, shared: [...there], dropped, refused });
  receive(list.belongings);
  list = await send(`${ADDRESS}/drop`, dropped, list);
  list = await send(ADDRESS, here().filter((one) => canBeSent(one) && !there.has(keyOf(one)) && !refused.includes(keyOf(one))), list);
  receive(list.belongings);
  const gone = new Set(dropped.map(keyOf));
  const now = lastAgreed();
  agree({
    whose: list.whose,
    shared: list.belongings.map(keyOf),
    dropped: now.dropped.filter((one) => !gone.has(keyOf(one))),
    refused: [...now.refused, ...(list.refused ?? []).map(keyOf)],
  });
  return list.refused ?? [];
}

let last = Promise.resolve();

/**
 * Do something after all that has been begun so far: of all tabs, where the browser can tell, else of this one.
 * @template T
 * @param {() => Promise<T>} what
 * @returns {Promise<T>}
 */
export function inTurn(what) {
  const done = last.then(() => (navigator.locks ? navigator.locks.request(KEY, what) : what()));
  last = done.then(() => undefined, () => undefined);
  return done;
}

/** The exchange that is still to begin, which is for all who want one. @type {Promise<Refused[]> | null} */
let waiting = null;

/**
 * Bring this browser and the server to the same; where none answers it is for the next time.
 * @returns {Promise<Refused[]>} what the server does not keep, and why
 */
export function exchange() {
  waiting ??= inTurn(() => {
    waiting = null;
    return speak();
  }).catch(() => []);
  return waiting;
}

/** On a page that shows belongings: have those of other devices, too. */
export function useBelongings() {
  useEffect(() => void exchange(), []);
}

/**
 * Change the decks of a game.
 * @param {string} game
 * @param {(decks: KeptDeck[]) => KeptDeck[]} to from all there are until now to all there are from now on
 */
function change(game, to) {
  const decks = decksNow(game);
  const was = decks.map((deck) => asOwn(game, deck));
  const now = to(decks);
  setDecks(game, now);
  const before = new Set(was.map(keyOf));
  const after = new Set(now.map((deck) => keyOf(asOwn(game, deck))));
  const { whose, shared, dropped } = lastAgreed();
  agree({
    whose,
    shared: shared.filter((key) => before.has(key) || !after.has(key)), // kept again, whatever another device has done
    dropped: [...dropped, ...was].filter((one) => !after.has(keyOf(one))),
    refused: [], // there may be room now
  });
  return exchange();
}

/**
 * Keep a deck under its name, in place of one of the same name.
 * @param {string} game
 * @param {KeptDeck} deck
 */
export const keepDeck = (game, deck) => change(game, (decks) => [...decks.filter((one) => one.name !== deck.name && one.share !== deck.share), deck]);

/** Give up a deck. @param {string} game @param {string} share */
export const forgetDeck = (game, share) => change(game, (decks) => decks.filter((one) => one.share !== share));

/**
 * Sign out, or be forgotten, while nothing is on its way; and leave nothing here that the server has, or had, for this person.
 * @param {() => Promise<boolean>} part does it, and tells whether it is done
 * @param {boolean} all leave nothing that the server never had, either
 */
export function depart(part, all = false) {
  return inTurn(async () => {
    if (!(await part())) return false;
    const shared = new Set(lastAgreed().shared);
    leave(here().filter((one) => all || shared.has(keyOf(one))));
    agree(NOTHING);
    return true;
  });
}
