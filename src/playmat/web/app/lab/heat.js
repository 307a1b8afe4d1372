/** Pairings as a table whose cells are coloured by how far they lean; numbers and intervals say the same without colours. */
import { h } from "preact";
import { t } from "../text.js";
import { figure, head, percent, withInterval } from "./figures.js";
import { Scroll } from "./tables.js";

/** @typedef {import("./figures.js").Row} Row */

const HALF = 0.5;
/** With more decks the table is higher than a screen, and wider than an upright sheet of paper. */
const MANY = 16;

/** The decks, those that won most against the others first. @param {Row[]} rows */
function ranked(rows) {
  const sums = /** @type {Map<string, [number, number]>} */ (new Map());
  for (const row of rows) {
    const [points, sides] = sums.get(String(row.label)) ?? [0, 0];
    sums.set(String(row.label), [points + (figure(row, "points") ?? 0), sides + (figure(row, "sides") ?? 0)]);
  }
  const share = (/** @type {string} */ label) => {
    const [points, sides] = sums.get(label) ?? [0, 1];
    return points / sides;
  };
  return [...sums.keys()].sort((one, other) => share(other) - share(one));
}

/** @param {{rows: Row[], title: string, across?: string, middle?: number}} props `across`: the column of the others; `middle`: the share from which cells lean one way or the other */
export function Heat({ rows, title, across = "other", middle = HALF }) {
  const labels = ranked(rows);
  const others = [...labels, ...new Set(rows.map((row) => String(row[across])).filter((other) => !labels.includes(other)))];
  const found = new Map(rows.map((row) => [`${row.label}\n${row[across]}`, row]));
  return h("div", { class: "stack" }, [
    h(Scroll, { title, tall: labels.length > MANY }, h("table", { class: others.length > MANY ? "heat every" : "heat", style: { "--columns": others.length } }, [
      h("thead", null, h("tr", null, [h("td", null), others.map((other, i) => h("th", { scope: "col", key: other, title: other }, [h("span", { "aria-hidden": "true" }, i + 1), h("span", { class: "unseen" }, other)]))])),
      h("tbody", null, labels.map((label, i) => h("tr", { key: label }, [
        h("th", { scope: "row" }, [h("span", { class: "rank", "aria-hidden": "true" }, i + 1), " ", label]),
        others.map((other) => h(Pairing, { row: found.get(`${label}\n${other}`), other, middle, key: other })),
      ]))),
    ])),
    h("div", { class: "scale", style: { "--middle": `${100 * middle}%` } }, [h("span", null, percent(0)), h("i", { "aria-hidden": "true" }), h("span", null, percent(1)), h("span", null, t("web-lab-bold", { share: percent(middle) }))]),
  ]);
}

/** One deck against another, or one hero beside another. @param {{row: Row | undefined, other: string, middle: number}} props */
function Pairing({ row, other, middle }) {
  const share = row ? figure(row, "share") : null;
  if (!row || share === null) return h("td", { class: "none" });
  const sure = (figure(row, "share_low") ?? 0) > middle || (figure(row, "share_high") ?? 1) < middle;
  const title = t("web-pair", { name: `${row.label} – ${other}`, what: `${withInterval(row, "share")} (${head("sides")}: ${row.sides})` });
  const lean = share < middle ? (middle - share) / middle : (share - middle) / (1 - middle || 1);
  return h("td", { class: share < middle ? "under" : "over", title, style: { "--lean": lean.toFixed(3), "--share": share.toFixed(3) } }, h(sure ? "b" : "span", null, percent(share)));
}
