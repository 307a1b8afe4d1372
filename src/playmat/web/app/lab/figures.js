/** How the figures of a report are said: by the language, shares in per cent, an interval after what it is of. */
import { language } from "../settings.js";
import { t } from "../text.js";

/** @typedef {import("../types.js").ReportTable} ReportTable */
/** @typedef {string | number | boolean | null} Cell */
/** @typedef {Record<string, Cell>} Row the cells of a row by their columns */

/** A difference that chance alone brings about more often than this is not certain. */
export const CERTAIN = 0.05;
/** Smaller ones are said to be smaller. */
const LEAST = 0.001;

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {Intl.NumberFormatOptions} how */
function format(how) {
  const key = `${language.value} ${JSON.stringify(how)}`;
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.NumberFormat(language.value, how)));
  return found;
}

/** @type {Intl.NumberFormatOptions} */
const SHARE = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 };
/** @type {Intl.NumberFormatOptions} */
const WHOLE = { style: "percent", maximumFractionDigits: 0 };

/** Two digits that count, wherever they are. @type {Intl.NumberFormatOptions} */
const TWO = { maximumSignificantDigits: 2 };

/** A share in whole per cent. @param {number} share */
export const percent = (share) => format(WHOLE).format(share);

/** A number. @param {number} value */
export const number = (value) => format({ maximumFractionDigits: 2 }).format(value);

/** The rows of a table. @param {ReportTable} table @returns {Row[]} */
export const rowsOf = ({ columns, rows }) => rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null])));

/** The share of points of all rows together. @param {Row[]} rows */
export function meanOf(rows) {
  const sum = (/** @type {string} */ column) => rows.reduce((all, row) => all + (figure(row, column) ?? 0), 0);
  return sum("points") / sum("sides");
}

/** A figure of a row, or nothing. @param {Row} row @param {string} column */
export const figure = (row, column) => (typeof row[column] === "number" ? row[column] : null);

/** Whether a column is an end of an interval. @param {string} column */
const isEnd = (column) => /_(low|high)$/.test(column);

/** The columns that stand for themselves. @param {ReportTable} table */
export const columnsOf = ({ columns }) => columns.filter((column) => !isEnd(column));

/** Whether a column holds differences of shares, which have a sign. @param {string} column */
const isSigned = (column) => ["adds", "opening_adds"].includes(column);

/** Whether a column holds shares. @param {string} column */
const isShare = (column) => ["ahead", "share"].includes(column) || column.endsWith("_share") || isSigned(column);

/** Whether a column holds how likely something is by chance alone, corrected. @param {string} column */
export const isChance = (column) => ["p", "opening_p"].includes(column);

/** How a column of shares is said. @param {string} column @returns {Intl.NumberFormatOptions} */
const shareOf = (column) => (isSigned(column) ? { ...SHARE, signDisplay: "exceptZero" } : SHARE);

/** What a column is called. @param {string} column @returns {string} */
export function head(column) {
  if (column.endsWith("_share")) return t("report-share-of", { what: head(column.slice(0, -"_share".length)) });
  return t(`report-column-${column.replaceAll("_", "-")}`);
}

/** A cell in words. @param {string} column @param {Cell} value */
export function cell(column, value) {
  if (value === null) return "–";
  if (typeof value !== "number") return String(value);
  if (isChance(column)) return value < LEAST ? `< ${format(TWO).format(LEAST)}` : format(TWO).format(value);
  if (!isShare(column)) return number(value);
  return format(shareOf(column)).format(value);
}

/** The interval of a figure in words; empty where there is none. @param {Row} row @param {string} column */
export function interval(row, column) {
  const [low, high] = [figure(row, `${column}_low`), figure(row, `${column}_high`)];
  return low === null || high === null || row[column] === null ? "" : format(shareOf(column)).formatRange(low, high);
}

/** A figure with its interval. @param {Row} row @param {string} column */
export const withInterval = (row, column) => [cell(column, row[column]), interval(row, column)].filter(Boolean).join(t("web-comma"));
