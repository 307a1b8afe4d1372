/** Long lists that are drawn a few more in each frame, so that the first of them are there at once. */
import { useEffect, useReducer, useRef } from "preact/hooks";

/**
 * Which of some things are drawn in this frame: those that were drawn in the last one, and a few more.
 * @template T
 * @param {T[]} wanted keys, those first that are to be there first
 * @param {number} few so many of them at most that were not drawn before
 * @returns {Set<T>}
 */
export function useGradually(wanted, few) {
  const last = useRef(/** @type {Set<T>} */ (new Set()));
  const [, goOn] = useReducer((/** @type {number} */ frames) => frames + 1, 0);
  let fresh = 0;
  const drawn = new Set(wanted.filter((key) => last.current.has(key) || ++fresh <= few));
  last.current = drawn;
  const left = fresh > few;
  useEffect(() => {
    if (left) goOn(null);
  });
  return drawn;
}
