/** A picture of the turn that decided a match, to keep and to share. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { cardsOf, gamesWithDecks } from "../games.js";
import { layoutOf } from "../layouts.js";
import { getJson } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { language } from "../settings.js";
import { name, t } from "../text.js";
import { asPng, draw } from "./drawing.js";
import { Keep } from "./keep.js";

/**
 * @typedef {import("../types.js").Story} Story
 * @typedef {import("../types.js").TurningPoint} TurningPoint
 * @typedef {import("./keep.js").Made} Made
 */

/** The turn that changed the chance most. @param {TurningPoint[]} turning */
const decisive = (turning) => [...turning].sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0];

/** @param {{id: string, story: Story, outcome: string, called: (seat: number) => string}} props */
export function Share({ id, story, outcome, called }) {
  const made = useSignal(/** @type {Made | null} */ (null));
  const going = useSignal(false);
  const problem = useSignal("");
  const one = decisive(story.turning);
  const { game } = story.table;
  const known = !gamesWithDecks().some((info) => info.id === game) || cardsOf(game) !== null;
  if (!one || !layoutOf(game).standing) return null;
  const make = async () => {
    going.value = true;
    problem.value = "";
    try {
      made.value = await picture(id, story, one, outcome, called);
    } catch (error) {
      problem.value = wordsOf(error);
    }
    going.value = false;
  };
  return h("section", { class: "panel keepsake", "aria-label": t("web-keepsake") }, [
    h("h2", null, t("web-keepsake")),
    h("p", { class: "soft" }, t("web-keepsake-line")),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    made.value ? h(Keep, { made: made.value }) : h("div", { class: "row" }, h("button", { type: "button", class: "button", disabled: going.value || !known, onClick: () => void make() }, [h(Icon, { name: "share" }), t(going.value ? "web-keepsake-making" : "web-keepsake-make")])),
  ]);
}

/**
 * Draw the turn as everybody could see the table then.
 * @param {string} id
 * @param {Story} story
 * @param {TurningPoint} one
 * @param {string} outcome
 * @param {(seat: number) => string} called
 * @returns {Promise<Made>}
 */
async function picture(id, story, one, outcome, called) {
  const part = (/** @type {number} */ from) => getJson(`/api/tables/${id}/replay?viewer=-2&count=1&from=${from}&lang=${language.value}`);
  const stops = /** @type {number[]} */ ((await part(0)).stops);
  const moment = (await part(Math.max(0, stops.indexOf(one.n)))).moments[0];
  const { game } = story.table;
  const sides = layoutOf(game).standing?.(moment.play.view, story.seat) ?? [];
  const from = Math.max(0, story.points.findLastIndex((point) => point.n <= one.n));
  const fell = one.after < one.before;
  const turn = t("web-result-turn", { n: one.turn });
  const change = t("web-keepsake-change", { before: one.before, after: one.after });
  /** @type {[string, string][]} */
  const words = [[t("web-result-chosen"), one.chosen], [t("web-result-other"), one.other || t("web-result-same")]];
  const svg = await draw({
    game,
    headline: outcome,
    names: [name(`${game}-name`, game), ...sides.map((side) => side.title ?? (side.seat === undefined ? "" : called(side.seat)))],
    chances: story.points.map((point) => point.chance),
    from,
    to: Math.min(from + 1, story.points.length - 1),
    turn, change, fell, words, sides,
    tints: layoutOf(game).tints ?? ["#8ea0ff", "#232a6e"],
  });
  const said = [outcome, `${turn}: ${change}`, ...words.map(([title, text]) => t("web-pair", { name: title, what: text }))];
  return { svg, png: await asPng(svg).catch(() => null), words: said.join(" – "), file: `playmat-${game}-${one.turn}` };
}
