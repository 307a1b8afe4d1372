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

let last = Promise.resolve();

/**
 * Ask after all that was asked so before, so that no answer comes late and brings back how it was. What is asked must not ask in
 * turn again: it would wait for itself.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export function inTurn(ask) {
  const alone = /** @type {() => Promise<T>} */ (() => (navigator.locks ? navigator.locks.request(LOCK, ask) : ask()));
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
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export const asAnybody = (ask) => inTurn(() => unlessNobody(ask, () => getJson("/api/me").then(ask)));

/** Who one is, as soon as the browser has a cookie. @type {Promise<unknown> | null} */
let known = null;

/** Have a cookie before anything is asked in one’s name; a refusal is left to what is asked then. */
const settle = () => (known ??= getInTurn("/api/me").catch(() => (known = null)));

/**
 * Ask in one’s own name, beside others; in turn only where the cookie is nobody’s by then.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function asMyself(ask) {
  await settle();
  return unlessNobody(ask, () => asAnybody(ask));
}

/**
 * What the server tells somebody; a new visitor becomes a guest.
 * @param {string} address
 * @returns {Promise<any>}
 */
export const getMine = (address) => asMyself(() => getJson(address));

/**
 * Send something in one’s own name; a new visitor becomes a guest.
 * @param {string} address
 * @param {object} body
 * @returns {Promise<any>}
 */
export const postMine = (address, body) => asMyself(() => postJson(address, body));

/**
 * What the server tells with a new cookie.
 * @param {string} address
 * @returns {Promise<any>}
 */
export const getInTurn = (address) => inTurn(() => getJson(address));

/**
 * Send what makes this browser somebody else’s, or changes the cookie.
 * @param {string} address
 * @param {object} body
 * @returns {Promise<any>}
 */
export const postInTurn = (address, body) => inTurn(() => postJson(address, body));
