/** The cards of a report: a table to be sorted by each figure and searched, pale where a difference may be chance. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { language } from "../settings.js";
import { t } from "../text.js";
import { CERTAIN, columnsOf, figure, head, isChance, rowsOf } from "./figures.js";
import { Figure, Scroll } from "./tables.js";

/** @typedef {import("./figures.js").ReportTable} ReportTable */
/** @typedef {import("./figures.js").Row} Row */

/** What a card adds, and whether that may be chance: in the opening hand, or in hand at all in a report that was made before opening hands were compared. */
const ADDS = [["opening_adds", "opening_p"], ["adds", "p"]];
/** The figures that are shown beside it before all of them are asked for. */
const FIRST = ["opening", "opening_share", "held_share", "used", "used_share", "mean_turn"];
/** So many cards are shown before all of them are asked for. */
const FEW = 20;

/**
 * The rows by a column; a card without this figure comes last, whichever end is first.
 * @param {Row[]} rows
 * @param {string} column
 * @param {boolean} down the greatest first
 */
function sorted(rows, column, down) {
  const words = new Intl.Collator(language.value, { numeric: true });
  const order = (/** @type {Row} */ one, /** @type {Row} */ other) => {
    const [a, b] = [one[column], other[column]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const by = typeof a === "number" && typeof b === "number" ? a - b : words.compare(String(a), String(b));
    return down ? -by : by;
  };
  return [...rows].sort(order);
}

/** @param {{table: ReportTable, title: string}} props */
export function Cards({ table, title }) {
  const [adds, chance] = ADDS.find(([column]) => table.columns.includes(column)) ?? [];
  const by = useSignal({ column: adds ?? "card", down: true });
  const wanted = useSignal("");
  const every = useSignal(false);
  const whole = useSignal(false);
  const rows = rowsOf(table);
  const words = wanted.value.trim().toLocaleLowerCase(language.value);
  const found = sorted(rows.filter((row) => String(row.card).toLocaleLowerCase(language.value).includes(words)), by.value.column, by.value.down);
  const first = ["card", adds, chance, ...FIRST];
  const place = (/** @type {string} */ column) => (first.includes(column) ? first.indexOf(column) : first.length);
  const columns = columnsOf(table).sort((one, other) => place(one) - place(other)).filter((column) => every.value || first.includes(column));
  const widest = Math.max(...rows.map((row) => Math.abs(figure(row, adds) ?? 0))) || 1;
  const turn = (/** @type {string} */ column) => (by.value = { column, down: by.peek().column === column ? !by.peek().down : column !== "card" && !isChance(column) });
  return h("div", { class: "stack" }, [
    h("div", { class: "row card-tools" }, [
      h("label", { class: "pick" }, [h("span", null, t("web-lab-find")), h("input", { class: "field", type: "search", value: wanted.value, onInput: (/** @type {Event} */ event) => (wanted.value = /** @type {HTMLInputElement} */ (event.target).value) })]),
      h("label", { class: "check" }, [h("input", { type: "checkbox", checked: every.value, onChange: () => (every.value = !every.value) }), t("web-lab-all-figures")]),
    ]),
    h("p", { class: "soft", role: "status" }, t("web-lab-found", { n: found.length, of: rows.length })),
    h(Scroll, { title, tall: whole.value }, h("table", { class: every.value ? "figures cards every" : "figures cards" }, [
      h("thead", null, h("tr", null, columns.map((column) => h(Head, { column, by: by.value, turn: () => turn(column), key: column })))),
      h("tbody", null, found.map((row, i) => h("tr", { key: rows.indexOf(row), class: classOf(row, chance, !whole.value && i >= FEW) }, columns.map((column) => {
        if (column === "card") return h("th", { scope: "row", class: "word", key: column }, row.card);
        if (column === adds) return h("td", { class: "adds", key: column }, h(Adds, { row, column, widest }));
        return h("td", { key: column }, h(Figure, { row, column }));
      })))),
    ])),
    found.length > FEW ? h("div", { class: "row more-cards" }, h("button", { type: "button", class: "button small", "aria-expanded": String(whole.value), onClick: () => (whole.value = !whole.value) }, whole.value ? t("web-lab-fewer") : t("web-lab-whole", { n: found.length }))) : null,
  ]);
}

/** How a row looks; later ones are only printed. @param {Row} row @param {string} chance the column of its chance @param {boolean} later */
const classOf = (row, chance, later) => [(figure(row, chance) ?? 1) < CERTAIN ? "" : "unsure", later ? "later" : ""].filter(Boolean).join(" ");

/** The head of a column, which sorts by it. @param {{column: string, by: {column: string, down: boolean}, turn: () => void}} props */
function Head({ column, by, turn }) {
  const way = by.column !== column ? "none" : by.down ? "descending" : "ascending";
  return h("th", { scope: "col", class: column === "card" ? "word" : "", "aria-sort": way }, h("button", { type: "button", class: "sort", onClick: turn }, [head(column), h("i", { class: "arrow", "aria-hidden": "true" })]));
}

/** What a card adds, as a bar from the middle. @param {{row: Row, column: string, widest: number}} props `widest`: the greatest of all */
function Adds({ row, column, widest }) {
  const adds = figure(row, column);
  const part = (adds ?? 0) / widest / 2;
  return [
    h("span", { class: "from-middle", "aria-hidden": "true" }, adds === null ? null : h("i", { class: adds < 0 ? "under" : "over", style: { left: `${(100 * (0.5 + Math.min(0, part))).toFixed(2)}%`, width: `${(100 * Math.abs(part)).toFixed(2)}%` } })),
    h("span", null, h(Figure, { row, column })),
  ];
}
