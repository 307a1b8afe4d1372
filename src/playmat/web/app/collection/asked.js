/** What the server says about a legal deck, asked again whenever its cards change. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { postJson } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { language } from "../settings.js";

/**
 * @param {string} game
 * @param {string} what the end of the address that is asked
 * @param {string | null} legal the lines of the deck last checked; empty if it has mistakes, null before any was
 * @param {string} [format] the rules for decks; the usual ones if not given
 * @returns {{answer: any, problem: string}} the answer, null until there is one
 */
export function useDeckAnswer(game, what, legal, format = "") {
  const answer = useSignal(/** @type {any} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    answer.value = null;
    problem.value = "";
    if (!legal) return undefined;
    let left = false;
    const heard = (/** @type {() => void} */ take) => {
      if (!left) take();
    };
    postJson(`/api/games/${game}/decks/${what}`, { deck: legal, format, lang: language.peek() }).then(
      (found) => heard(() => (answer.value = found)),
      (error) => heard(() => (problem.value = wordsOf(error))),
    );
    return () => {
      left = true;
    };
  }, [game, what, legal, format]);
  return { answer: answer.value, problem: problem.value };
}
