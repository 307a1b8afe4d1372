/** A part of a report: what a table shows, its plot, its figures, and the table to take away. */
import { h } from "preact";
import { name, t } from "../text.js";
import { Cards } from "./cards.js";
import { head, meanOf, rowsOf } from "./figures.js";
import { Heat } from "./heat.js";
import { Bars, Columns, Curve, Dots } from "./plots.js";
import { Grid, SaveTable } from "./tables.js";

/** @typedef {import("../types.js").ReportTable} ReportTable */
/** @typedef {{rows: import("./figures.js").Row[], title: string, says: string}} Drawn */

/** What is drawn of each table; the others are shown as they are. @type {Record<string, (drawn: Drawn) => any>} */
const PLOTS = {
  labels: ({ rows, says }) => h(Dots, { rows, says, label: "label", share: "share" }),
  first: ({ rows, says }) => h(Dots, { rows, says, label: "label", share: "share" }),
  pairings: ({ rows, title }) => h(Heat, { rows, title }),
  partners: ({ rows, title }) => h(Heat, { rows, title, across: "partner", middle: meanOf(rows) }),
  lengths: ({ rows, says }) => h(Columns, { rows, says, x: "turns", y: "matches", titles: [head("turns"), head("matches")] }),
  endings: ({ rows, says }) => h(Bars, { rows, says, label: "cause", share: "share" }),
  leads: ({ rows, says }) => h(Curve, { rows, says, x: "turn", share: "ahead", titles: [head("turn"), head("ahead")] }),
  changes: ({ rows, says }) => [
    h(Columns, { rows, says, x: "changes", y: "matches", part: "comebacks", titles: [head("changes"), head("matches")] }),
    h("p", { class: "legend", "aria-hidden": "true" }, [h("i", { class: "pale" }), head("matches"), h("i", { class: "full" }), head("comebacks")]),
  ],
};

/** What a table is called. @param {string} table */
export const titleOf = (table) => name(`report-${table}`, table);

/** @param {{table: ReportTable}} props */
export function Section({ table }) {
  const title = titleOf(table.name);
  const line = name(`report-${table.name}-says`, "");
  return h("section", { id: table.name, class: "report-part" }, [
    h("div", { class: "part-head" }, [h("h2", null, title), table.rows.length ? h(SaveTable, { table, title }) : null]),
    h("p", { class: "soft says" }, line),
    table.rows.length ? h(Shown, { table, title, line }) : h("p", { class: "soft" }, t("web-lab-too-few")),
  ]);
}

/** @param {{table: ReportTable, title: string, line: string}} props */
function Shown({ table, title, line }) {
  if (table.name === "cards") return h(Cards, { table, title });
  const draw = PLOTS[table.name];
  if (!draw) return h(Grid, { table, title });
  return [
    h("figure", null, draw({ rows: rowsOf(table), title, says: `${title}. ${line}` })),
    h("details", null, [h("summary", null, t("report-table")), h(Grid, { table, title: t("web-pair", { name: title, what: t("report-table") }) })]),
  ];
}
