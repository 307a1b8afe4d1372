/** Requests to the server that this page came from; there is no other. Addresses are written from the root of the site. */
import { at } from "./site.js";

/** A refusal of the server, with its sentence and the further reasons. */
export class Refusal extends Error {
  /**
   * @param {string} text the sentence; empty where the refusal is a proxy’s, whose words are not for readers
   * @param {import("../types.js").Said[]} more
   * @param {number} status
   * @param {string} key by which the server knows the sentence; empty where the refusal is not its own
   */
  constructor(text, more, status, key) {
    super(text);
    this.more = more;
    this.status = status;
    this.key = key;
  }
}

/** @returns {string} an id for one message, made of chance. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} address
 * @returns {Promise<string>}
 */
export async function getText(address) {
  return (await answer(await fetch(at(address)))).text();
}

/**
 * @param {string} address
 * @param {RequestInit} [how] `signal`: until when
 * @returns {Promise<any>}
 */
export async function getJson(address, how) {
  return (await answer(await fetch(at(address), how))).json();
}

/**
 * @param {string} address
 * @param {object} body
 * @param {RequestInit} [how] `keepalive`: it goes on when the page is left; `signal`: until when
 * @returns {Promise<any>}
 */
export async function postJson(address, body, how = {}) {
  const sent = { ...how, method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await answer(await fetch(at(address), sent));
  return response.status === 204 ? null : response.json();
}

/**
 * The answer itself, or the refusal it carries.
 * @param {Response} response
 * @returns {Promise<Response>}
 */
async function answer(response) {
  if (response.ok) return response;
  let problem = null;
  try {
    problem = await response.json();
  } catch {
    // Not a refusal of ours: a proxy, or a server that is starting.
  }
  throw new Refusal(problem?.error?.text ?? "", problem?.more ?? [], response.status, problem?.error?.key ?? "");
}
