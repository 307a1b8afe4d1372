/** What the server says at an address, for a page that shows it. */
import { useEffect } from "preact/hooks";
import { batch, useSignal } from "@preact/signals";
import { getJson } from "./net.js";
import { wordsOf } from "./sending.js";

/**
 * The answer of the address that was asked for last: one that has been left has no say in what is shown, however late it
 * answers. What came before stays until then.
 * @param {string} address nothing is asked while it is empty
 * @param {(address: string) => Promise<any>} [get] how it is asked for
 * @returns {{answer: any, problem: string}} `answer`: null until there is one; `problem`: why there is none now
 */
export function useAsked(address, get = getJson) {
  const answer = useSignal(/** @type {any} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    if (!address) return undefined;
    let left = false;
    const take = (/** @type {any} */ said, /** @type {string} */ why) => {
      if (!left) batch(() => [answer.value, problem.value] = [said, why]);
    };
    get(address).then((said) => take(said, ""), (error) => take(answer.peek(), wordsOf(error)));
    return () => {
      left = true;
    };
  }, [address]);
  return { answer: answer.value, problem: problem.value };
}

/**
 * The same where it does not matter why there is none.
 * @param {string} address
 * @param {any} [refused] what stands for the answer that was refused
 * @param {(address: string) => Promise<any>} [get]
 * @returns {any} null until there is one
 */
export function useAnswer(address, refused = null, get = getJson) {
  const { answer, problem } = useAsked(address, get);
  return problem ? (refused ?? answer) : answer;
}

/** So many milliseconds pass between two questions, and so many while nobody sees the page. */
const PAUSE = 4000;
const UNSEEN = 30_000;

/**
 * What the server says at an address now; it is asked again and again, and at once when somebody comes back to the page.
 * @param {string} address nothing is asked while it is empty
 * @param {number} [pause] so many milliseconds pass between two questions
 * @param {(address: string) => Promise<any>} [get] how it is asked for
 * @returns {import("@preact/signals").Signal<any>} null until there is an answer; what is put into it stays until the next one
 */
export function useNow(address, pause = PAUSE, get = getJson) {
  const answer = useSignal(/** @type {any} */ (null));
  useEffect(() => {
    if (!address) return undefined;
    let left = false;
    let timer = 0;
    const ask = async () => {
      timer = 0;
      const before = answer.peek();
      const said = await get(address).catch(() => before); // away for a moment
      if (left) return;
      if (answer.peek() === before) answer.value = said; // what was put in meanwhile is newer
      timer = setTimeout(ask, document.hidden ? Math.max(UNSEEN, pause) : pause);
    };
    const back = () => {
      if (document.hidden || !timer) return;
      clearTimeout(timer);
      void ask();
    };
    document.addEventListener("visibilitychange", back);
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [address]);
  return answer;
}
