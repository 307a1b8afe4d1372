/** Where one is in a match that is seen again: a slider over its moments, with its turns drawn beside it. */
import { h } from "preact";
import { t } from "../../text.js";
import { Pick } from "../../parts/pick.js";

/** @typedef {import("../../types.js").Turn} Turn */

/**
 * The turn of a moment: the last one that had begun.
 * @param {Turn[]} turns
 * @param {number} at
 */
export const turnOf = (turns, at) => turns.findLast((turn) => turn.moment <= at);

/**
 * @param {{turns: Turn[], at: number, total: number, said: string, seek: (at: number) => void}} props
 *   `said`: what happened at this moment
 */
export function Scrubber({ turns, at, total, said, seek }) {
  const turn = turnOf(turns, at);
  const words = [turn?.said.text, said].filter(Boolean).join(" ");
  const titled = (/** @type {Turn} */ one) => (one.turning ? t("web-replay-turning", { turn: one.said.text }) : one.said.text);
  const named = turns.map((one) => [String(one.moment), titled(one)]);
  return h("div", { class: "scrubber" }, [
    h("div", { class: "track" }, [
      h("input", {
        type: "range", min: 0, max: total, value: at, "aria-label": t("web-replay-moment"), "aria-valuetext": words,
        onInput: (/** @type {Event} */ event) => seek(Number(/** @type {HTMLInputElement} */ (event.target).value)),
      }),
      h("div", { class: "marks", "aria-hidden": "true" }, turns.map((one) =>
        h("i", { key: one.moment, class: one.turning ? "turning" : one === turn ? "now" : "", style: { "--at": String(total ? one.moment / total : 0) } }))),
    ]),
    turns.length ? h(Pick, { title: t("web-replay-turn"), value: turn ? String(turn.moment) : "", values: turn ? named : [["", t("web-replay-before")], ...named], set: (one) => seek(Number(one)) }) : null,
  ]);
}
