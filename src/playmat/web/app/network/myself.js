/**
 * Who one is here. The server tells it by a cookie, of which a browser has one: where two requests of a new visitor are on their
 * way at once, each makes a guest, and one of the two is lost with what it has. So one goes ahead, and what changes who one is
 * waits for what is on its way, and the other way round; of all pages of this browser where it has locks, which it gives to pages
 * over https and on the machine itself, otherwise of this page.
 */
import { Refusal, getJson, postJson } from "./net.js";

const LOCK = "playmat-myself";
/** What the server says where the cookie is nobody’s: of a guest who was forgotten, or of before a sign-in beside. */
const NOBODYS = "server-unknown-cookie";

/** So many milliseconds a turn lasts at most: one that never ended would keep all pages of this browser waiting. */
const LONGEST = 20_000;

/** Where it is noted that one is somebody here, and since when the cookie lasts: a page cannot see it. */
const SINCE = "playmat.since";
const DAY = 86_400_000;
/** Whom the server takes one for; only this address has the cookie start again. */
const MYSELF = /^\/api\/me(\?|$)/;

/** @returns {number} 0 for nobody, and in a browser that keeps nothing */
function since() {
  try {
    return Number(localStorage.getItem(SINCE));
  } catch {
    return 0;
  }
}

/** @param {number} when 0: one is nobody any more */
export function noteSince(when) {
  try {
    if (when) localStorage.setItem(SINCE, String(when));
    else localStorage.removeItem(SINCE);
  } catch {
    // The cookie lasts as long as it lasts.
  }
}

/**
 * The two ways to ask the server.
 * @typedef {{get: (address: string) => Promise<any>, post: (address: string, body: object, how?: RequestInit) => Promise<any>}} Ways
 */

/** @type {Ways} */
const FREELY = { get: getJson, post: postJson };

/** The same until a signal is given. @param {AbortSignal} signal @returns {Ways} */
const until = (signal) => ({
  get: async (address) => {
    const said = await getJson(address, { signal });
    if (MYSELF.test(address)) noteSince(Date.now());
    return said;
  },
  post: async (address, body, how) => {
    const said = await postJson(address, body, { ...how, signal });
    noteSince(since() || Date.now());
    return said;
  },
});

let last = Promise.resolve();

/**
 * Ask after all that was asked so before, so that no answer comes late and brings back how it was. What is asked must not ask in
 * turn again: it would wait for itself.
 * @template T
 * @param {(ways: Ways) => Promise<T>} ask asks by these ways alone: they end with the turn
 * @returns {Promise<T>}
 */
export function inTurn(ask) {
  const limited = () => ask(until(AbortSignal.timeout(LONGEST)));
  const alone = /** @type {() => Promise<T>} */ (() => (navigator.locks ? navigator.locks.request(LOCK, limited) : limited()));
  const done = last.then(alone);
  last = done.then(() => undefined, () => undefined);
  return done;
}

/**
 * @template T
 * @param {() => Promise<T>} ask
 * @param {() => Promise<T>} otherwise what is done where the cookie is nobody’s
 * @returns {Promise<T>}
 */
const unlessNobody = (ask, otherwise) =>
  ask().catch((error) => {
    if (error instanceof Refusal && error.key === NOBODYS) return otherwise();
    throw error;
  });

/**
 * Ask in turn what a new guest may want as well as whoever one was: it is asked once more as one where the cookie is nobody’s.
 * @template T
 * @param {(ways: Ways) => Promise<T>} ask
 * @returns {Promise<T>}
 */
export const asAnybody = (ask) =>
  inTurn((ways) =>
    unlessNobody(
      () => ask(ways),
      () => ways.get("/api/me").then(() => ask(ways)),
    ),
  );

/** Who one is, as soon as the browser has a cookie. @type {Promise<unknown> | null} */
let me = null;

/** Have a cookie before anything is asked in one’s name; a refusal is left to what is asked then. */
const haveCookie = () => (me ??= inTurn(({ get }) => get("/api/me")).catch(() => (me = null)));

/** Have the cookie start again, as only this request does it: once a day, and for nobody who is nobody yet. */
export function stayKnown() {
  if (since() && Date.now() - since() > DAY) void haveCookie();
}

/**
 * Ask in one’s own name, beside others; in turn only where the cookie is nobody’s by then.
 * @template T
 * @param {(ways: Ways) => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function asMyself(ask) {
  await haveCookie();
  return unlessNobody(
    () => ask(FREELY),
    () => asAnybody(ask),
  );
}

/** @typedef {(ask: (ways: Ways) => Promise<any>) => Promise<any>} Who in whose name something is asked, and when */

/** Get something so. @param {Who} who @returns {(address: string) => Promise<any>} */
const getAs = (who) => (address) => who(({ get }) => get(address));

/** Send something so. @param {Who} who @returns {(address: string, body: object) => Promise<any>} */
const postAs = (who) => (address, body) => who(({ post }) => post(address, body));

/** What the server tells somebody; a new visitor becomes a guest. */
export const getMine = getAs(asMyself);

/** Send something in one’s own name; a new visitor becomes a guest. */
export const postMine = postAs(asMyself);

/** What the server tells with a new cookie. */
export const getInTurn = getAs(inTurn);

/** Send what makes this browser somebody else’s, or changes the cookie. */
export const postInTurn = postAs(inTurn);
