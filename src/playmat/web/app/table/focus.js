/** Who answers with the keyboard does not lose the place when what had the focus is gone. */
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * When the question changes and the focus fell to the page's body with what had it, the question gets it: Tab leads to
 * its first option. Nothing is pressed, and a focus that is somewhere stays there. Where somebody else's move has replaced
 * the question, the focus stays on the same answer if that is still to be had; after an answer of one's own it does not,
 * so that a key pressed twice answers once.
 * @param {{current: HTMLElement | null}} root the table, with the question (`.prompt`) in it, or with who teaches (`.coach`)
 * @param {string} question what tells this question from the last one
 * @param {() => string} answered the question that was answered last from here
 */
export function useFocusOnQuestion(root, question, answered) {
  const inside = useRef(false);
  const word = useRef("");
  const before = useRef(question);
  useLayoutEffect(() => {
    const look = (/** @type {FocusEvent} */ event) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      inside.current = root.current?.contains(target) ?? false;
      word.current = target?.dataset.answer ?? target?.dataset.item ?? "";
    };
    addEventListener("focusin", look);
    return () => removeEventListener("focusin", look);
  }, []);
  useLayoutEffect(() => {
    const prompt = root.current?.querySelector(".prompt") ?? root.current?.querySelector(".coach");
    const lost = document.activeElement === null || document.activeElement === document.body;
    const same = answered() === before.current ? undefined : answers(prompt).find((one) => word.current && word.current === (one.dataset.answer ?? one.dataset.item));
    const next = same ?? prompt;
    if (inside.current && lost && next instanceof HTMLElement) next.focus({ preventScroll: true });
    before.current = question;
  }, [question]);
}

/**
 * What answers a question, or a part of it.
 * @param {Element | null | undefined} prompt
 * @returns {HTMLElement[]}
 */
function answers(prompt) {
  return [...(prompt?.querySelectorAll("[data-answer], [data-item]") ?? [])].filter((one) => one instanceof HTMLElement);
}
