/** The table is a stage: what is newly told of it is seen and heard, if people want it, and skipped by any key or press. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { moving } from "../settings.js";
import { play } from "./sound.js";
import { acts } from "./choreography.js";
import { Stage } from "./stage.js";

/** @typedef {import("./choreography.js").Places} Places */

/**
 * @param {object} table
 * @param {{current: HTMLElement | null}} table.mat
 * @param {{current: HTMLElement | null}} table.layer
 * @param {string} table.game
 * @param {any} table.view
 * @param {import("../types.js").Told[]} table.events all so far
 * @param {number[]} table.you the seats of who looks on
 * @param {boolean | undefined} table.won
 * @param {boolean} table.pictured whether the table is seen; of one in words, all is only heard
 * @param {import("./choreography.js").Choreography | undefined} table.choreography
 * @param {number} [table.thread] another one: the view does not follow from the one before, and nothing of the way there is seen
 * @param {() => number} [table.rate] how many times as fast as usual things move
 * @returns {Stage}
 */
export function useStage({ mat, layer, game, view, events, you, won, pictured, choreography, thread = 0, rate }) {
  const stage = useMemo(() => new Stage(() => layer.current, rate), [layer]);
  const last = useRef({ n: events.at(-1)?.n ?? -1, view, thread, places: /** @type {Places | null} */ (null) });
  useLayoutEffect(() => {
    const stop = new AbortController();
    for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, () => stage.skip(), { capture: true, signal: stop.signal });
    addEventListener("visibilitychange", () => document.hidden && stage.skip(), { signal: stop.signal });
    return () => {
      stop.abort();
      stage.skip();
    };
  }, [stage]);
  const newest = events.at(-1)?.n ?? -1;
  useLayoutEffect(() => {
    const was = last.current;
    last.current = { n: newest, view, thread, places: placesOn(mat.current) };
    if (was.thread !== thread) return stage.leave();
    const fresh = events.filter((told) => told.n > was.n && told.said);
    if (!choreography || !was.places || !fresh.length) return;
    const happenings = fresh.map((told, i) => ({ told, seat: told.seat ?? -1, earlier: fresh.slice(0, i), before: was.view, after: view, mine: you.includes(told.seat ?? -1), won }));
    const found = acts(choreography, game, happenings, was.places);
    if (pictured && moving() && !document.hidden) stage.add(found);
    else for (const sound of new Set(found.map((act) => act.sound))) if (sound) play(sound);
  }, [view, newest]);
  return stage;
}

/**
 * Whether who looks on has won; for who plays nowhere, whether anybody has. Undefined while the match goes on.
 * @param {{winners: number[]} | null | undefined} ending @param {number[]} you
 */
export function wonBy(ending, you) {
  if (!ending) return undefined;
  return you.length ? ending.winners.some((seat) => you.includes(seat)) : ending.winners.length > 0;
}

/** @param {HTMLElement | null} mat @returns {Places} */
function placesOn(mat) {
  const [boxes, things] = [new Map(), new Set()];
  for (const one of mat?.querySelectorAll("[data-path]") ?? []) {
    if (!(one instanceof HTMLElement)) continue;
    boxes.set(one.dataset.path, one.getBoundingClientRect());
    if (one.dataset.layoutId) things.add(one.dataset.layoutId);
  }
  return { boxes, things };
}
