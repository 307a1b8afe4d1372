/**
 * Things that moved are seen to move: what has the same `data-layout-id` before and after goes from there to here. A card
 * that was laid down comes from where the same card was gone (`data-card`); what is new appears. A press or a key ends it at once.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { moving, pace } from "../settings.js";
import { ACT } from "./stage.js";

const TIME = 240;
const FAR = 4;
const EASING = "cubic-bezier(.2,.7,.2,1)";
const MOVE = "move";

/** @typedef {{element: HTMLElement, box: DOMRect, card: string | undefined}} Place */

/**
 * @param {{current: HTMLElement | null}} root
 * @param {any} view what is shown; when it changes, things may have moved
 * @param {number} [thread] another one: what is shown does not follow from what was, and nothing is seen to move there
 * @param {() => number} [rate] how many times as fast as usual things move
 */
export function useMotion(root, view, thread = 0, rate = pace) {
  const before = useRef({ thread, places: /** @type {Map<string, Place>} */ (new Map()) });
  useLayoutEffect(() => {
    const stop = new AbortController();
    addEventListener("keydown", () => settle(root.current, null), { capture: true, signal: stop.signal });
    addEventListener("pointerdown", (event) => settle(root.current, /** @type {Node} */ (event.target)), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [root]);
  useLayoutEffect(() => {
    const now = places(root.current);
    const was = before.current;
    before.current = { thread, places: now };
    if (!moving() || was.thread !== thread || !was.places.size) return;
    for (const [id, place] of now) show(place, was.places.get(id) ?? left(was.places, now, place), TIME / rate());
  }, [view]);
}

/**
 * Whatever moves is where it goes; but for what is pressed itself, which may not slip away below the pointer.
 * @param {HTMLElement | null} root @param {Node | null} pressed
 */
function settle(root, pressed) {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    const effect = /** @type {KeyframeEffect | null} */ (animation.effect);
    const ends = Number.isFinite(effect?.getComputedTiming().endTime);
    if (ends && !effect?.target?.contains(pressed)) animation.finish();
  }
}

/**
 * Where things lie. What still moves is put down first: a box on its way would be taken for a place, and its size for a size.
 * @param {HTMLElement | null} root @returns {Map<string, Place>}
 */
function places(root) {
  const running = root?.getAnimations({ subtree: true }) ?? [];
  for (const animation of running) if (animation.id === MOVE) animation.cancel();
  const acting = new Set(running.filter((animation) => animation.id === ACT).map((animation) => /** @type {KeyframeEffect | null} */ (animation.effect)?.target));
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const element of root?.querySelectorAll("[data-layout-id]") ?? []) {
    if (!(element instanceof HTMLElement) || !element.dataset.layoutId) continue;
    const card = element.querySelector("[data-card]");
    found.set(element.dataset.layoutId, { element, box: restingBox(element, acting.has(element)), card: card instanceof HTMLElement ? card.dataset.card : undefined });
  }
  return found;
}

/**
 * Where a thing lies, also while an act has it somewhere else.
 * @param {HTMLElement} element
 * @param {boolean} acts whether one has
 */
function restingBox(element, acts) {
  const box = element.getBoundingClientRect();
  if (!acts) return box;
  const moved = new DOMMatrix(getComputedStyle(element).transform);
  const [wide, tall] = [box.width / moved.a || 1, box.height / moved.d || 1];
  return new DOMRect(box.left + (box.width - wide) / 2 - moved.e, box.top + (box.height - tall) / 2 - moved.f, wide, tall);
}

/**
 * Where the same card lay that lies there no more.
 * @param {Map<string, Place>} before
 * @param {Map<string, Place>} now
 * @param {Place} place
 * @returns {Place | undefined}
 */
function left(before, now, place) {
  if (!place.card) return undefined;
  return [...before].find(([id, was]) => was.card === place.card && !now.has(id))?.[1];
}

/** @param {Place} place @param {Place | undefined} was @param {number} duration in milliseconds */
function show({ element, box }, was, duration) {
  if (!box.width) return;
  if (!was) {
    element.animate([{ opacity: 0, transform: "scale(0.8)" }, {}], { id: MOVE, duration, easing: EASING });
    return;
  }
  const [dx, dy] = [was.box.left - box.left, was.box.top - box.top];
  if (Math.abs(dx) + Math.abs(dy) < FAR) return;
  element.animate(
    [{ transformOrigin: "0 0", transform: `translate(${dx}px, ${dy}px) scale(${was.box.width / box.width})` }, { transformOrigin: "0 0", transform: "none" }],
    { id: MOVE, duration, easing: EASING },
  );
}
