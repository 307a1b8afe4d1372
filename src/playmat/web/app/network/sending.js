/** What a page sends to the server, and the refusal where there was one. */
import { useSignal } from "@preact/signals";
import { postMine } from "./myself.js";
import { Refusal } from "./net.js";
import { language } from "../settings.js";
import { t } from "../text.js";

const TOO_LARGE = 413;

/**
 * What became of a request that failed, in the reader’s language: a browser has words of its own where no server answers, or
 * none in time, and so has a proxy that answers in its place.
 * @param {unknown} error
 * @returns {string}
 */
export function wordsOf(error) {
  if (!(error instanceof Refusal)) return t("web-server-away");
  return error.message || t(error.status === TOO_LARGE ? "web-server-too-large" : "web-server-away");
}

/**
 * Sends something, and has the refusal where there was one.
 * @param {(address: string, body: object) => Promise<any>} [post] how; in one’s own name if nothing is said
 * @returns {{problem: import("@preact/signals").Signal<string>, busy: import("@preact/signals").Signal<boolean>, send: (address: string, body: object) => Promise<any>}} `send` gives undefined where it was refused
 */
export function useSending(post = postMine) {
  const problem = useSignal("");
  const busy = useSignal(false);
  const send = async (/** @type {string} */ address, /** @type {object} */ body) => {
    problem.value = "";
    busy.value = true;
    try {
      return await post(address, { ...body, lang: language.peek() });
    } catch (error) {
      problem.value = wordsOf(error);
      return undefined;
    } finally {
      busy.value = false;
    }
  };
  return { problem, busy, send };
}
