/** A die: a face with its picture, blue or black, kept, thrown, spent or lost. */
import { h } from "preact";
import { Thing } from "playmat/parts/thing.js";
import { Picture } from "playmat/parts/icon.js";

/**
 * @param {{path: string, face: string, label: string, number: number, black?: boolean, state?: string, roll?: number}} props
 */
export function Die({ path, face, label, number, black = false, state = "", roll = 0 }) {
  return h(Thing, { path, label, class: `die ${black ? "black" : "blue"} ${state}` }, [
    h("span", { class: "cube", key: `${roll}-${face}` }, face === "none" ? null : h(Picture, { game: "perilous", name: face })),
    h("span", { class: "number", "aria-hidden": "true" }, number),
  ]);
}
