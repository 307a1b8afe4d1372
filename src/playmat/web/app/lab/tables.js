/** A table of a report in figures, and as a file to take away. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Icon } from "../parts/icon.js";
import { save } from "../saved.js";
import { t } from "../text.js";
import { cell, columnsOf, head, interval, rowsOf } from "./figures.js";

/** @typedef {import("./figures.js").ReportTable} ReportTable */
/** @typedef {import("./figures.js").Row} Row */

/** The beginning of a word that spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Sizes are rounded: so many points are nothing. */
const SLACK = 1;

/** A cell of a file. @param {string | number | boolean | null} value */
function quoted(value) {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV, its figures as they are. @param {ReportTable} table */
export const csvOf = ({ columns, rows }) => [columns, ...rows].map((row) => `${row.map(quoted).join(",")}\n`).join("");

/** The button that saves a table. @param {{table: ReportTable, title: string}} props */
export function SaveTable({ table, title }) {
  return h("button", { type: "button", class: "button small quiet", "aria-label": t("web-lab-save", { title }), onClick: () => save(csvOf(table), `${table.name}.csv`, "text/csv") }, [h(Icon, { name: "download" }), "CSV"]);
}

/**
 * What may be wider than the page, and is moved by itself; its edge is faint where more of it is hidden.
 * @param {{title: string, tall?: boolean, children?: any}} props `tall`: it is moved up and down by itself, too, below its head row
 */
export function Scroll({ title, tall = false, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const room = useSignal("");
  const look = () => {
    if (!box.current) return; // the page has been left
    const { scrollWidth, clientWidth, scrollLeft } = box.current;
    const hidden = scrollWidth - clientWidth;
    room.value = hidden <= SLACK ? "" : hidden - scrollLeft <= SLACK ? "moves" : "moves more";
  };
  useEffect(() => {
    const watch = new ResizeObserver(look);
    for (const one of [box.current, box.current?.firstElementChild]) if (one) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return h("div", { ref: box, class: ["scroll", tall ? "tall" : "", room.value].filter(Boolean).join(" "), tabIndex: 0, role: "region", "aria-label": title, onScroll: look }, children);
}

/** A figure, its interval below it. @param {{row: Row, column: string}} props */
export function Figure({ row, column }) {
  const ends = interval(row, column);
  return [cell(column, row[column]), ends ? h("small", null, ends) : null];
}

/** All figures of a table. @param {{table: ReportTable, title: string}} props */
export function Grid({ table, title }) {
  const columns = columnsOf(table);
  const rows = rowsOf(table);
  const isWord = (/** @type {string} */ column) => rows.some((row) => typeof row[column] === "string");
  return h(Scroll, { title }, h("table", { class: "figures" }, [
    h("thead", null, h("tr", null, columns.map((column) => h("th", { scope: "col", key: column, class: isWord(column) ? "word" : "" }, head(column))))),
    h("tbody", null, rows.map((row, i) => h("tr", { key: i }, columns.map((column, j) => h(j ? "td" : "th", { key: column, scope: j ? undefined : "row", class: isWord(column) ? "word" : "" }, h(Figure, { row, column })))))),
  ]));
}
