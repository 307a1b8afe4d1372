/** Who answers with the keyboard does not lose the place when what had the focus is gone. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * When the question changes and the focus fell to the page's body with what had it, the question gets it: Tab leads to
 * its first option. Nothing is pressed, and a focus that is somewhere stays there.
 * @param {{current: HTMLElement | null}} root the table, with the question (`.prompt`) in it, or with who teaches (`.coach`)
 * @param {string} question what tells this question from the last one
 */
export function useFocusOnQuestion(root, question) {
  const inside = useRef(false);
  useEffect(() => {
    const look = (/** @type {FocusEvent} */ event) => (inside.current = root.current?.contains(/** @type {Node} */ (event.target)) ?? false);
    addEventListener("focusin", look);
    return () => removeEventListener("focusin", look);
  }, []);
  useLayoutEffect(() => {
    const prompt = root.current?.querySelector(".prompt") ?? root.current?.querySelector(".coach");
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost && prompt instanceof HTMLElement) prompt.focus({ preventScroll: true });
  }, [question]);
}
