/** What a page sends to the server, and the refusal where there was one. */
import { useSignal } from "@preact/signals";
import { postJson } from "./net.js";
import { language } from "../settings.js";

/**
 * Sends something, and has the refusal where there was one.
 * @returns {{problem: import("@preact/signals").Signal<string>, busy: import("@preact/signals").Signal<boolean>, send: (address: string, body: object) => Promise<any>}} `send` gives undefined where it was refused
 */
export function useSending() {
  const problem = useSignal("");
  const busy = useSignal(false);
  const send = async (/** @type {string} */ address, /** @type {object} */ body) => {
    problem.value = "";
    busy.value = true;
    try {
      return await postJson(address, { ...body, lang: language.peek() });
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
      return undefined;
    } finally {
      busy.value = false;
    }
  };
  return { problem, busy, send };
}
