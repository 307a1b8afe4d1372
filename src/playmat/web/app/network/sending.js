/** What a page sends to the server, and the refusal where there was one. */
import { useSignal } from "@preact/signals";
import { postMine } from "./myself.js";
import { Refusal } from "./net.js";
import { language } from "../settings.js";
import { t } from "../text.js";

/** What went wrong, in words: a browser has none of ours where no server answers, or none in time. @param {unknown} error */
export const wordsOf = (error) => (error instanceof Refusal ? error.message : t("web-server-away"));

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
