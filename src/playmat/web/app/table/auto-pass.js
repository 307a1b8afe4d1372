/**
 * Passing for who does not want to be asked: only where nothing but one answer is offered, only as a setting, and
 * always after the same time, so that the delay tells nothing.
 */
import { useLayoutEffect } from "preact/hooks";
import { passing } from "../settings.js";

const DELAY = 1500;

/** @param {import("./store.js").TableStore} store */
export function useAutoPass(store) {
  const ask = store.ask.value;
  const able = passing.value === "on" && ask !== null && !ask.optional && ask.kind === "pick" && ask.items.length === 1;
  // as soon as another question is shown: passed is the one that was meant, or none
  useLayoutEffect(() => {
    if (!able) return undefined;
    const timer = setTimeout(() => store.act([0]), DELAY);
    return () => clearTimeout(timer);
  }, [able, ask?.serial, ask?.seat]);
}
