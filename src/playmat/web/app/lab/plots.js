/** The plots of a report: drawn with boxes and lines, so that words in them keep their size on every screen. */
import { h } from "preact";
import { t } from "../text.js";
import { cell, figure, number, percent, withInterval } from "./figures.js";

/** @typedef {import("./figures.js").Row} Row */

const HALF = 0.5;
const QUARTERS = [0, 0.25, HALF, 0.75, 1];

/** A share of a box as CSS has it. @param {number} part */
const css = (part) => `${(100 * part).toFixed(2)}%`;

/** Below lying plots: what the lines mean. */
const axis = () => h("div", { class: "line axis" }, [h("span", null), h("span", { class: "rail" }, QUARTERS.map((part) => h("span", { class: "tick", key: part, style: { left: css(part) } }, percent(part)))), h("span", null)]);

/**
 * A dot with its interval for each row, between nothing and all.
 * @param {{rows: Row[], label: string, share: string, says: string}} props
 */
export function Dots({ rows, label, share, says }) {
  return h("div", { class: "plot lying", role: "img", "aria-label": says }, [
    rows.map((row, i) => {
      const [at, low, high] = [share, `${share}_low`, `${share}_high`].map((column) => figure(row, column) ?? 0);
      return h("div", { class: "line", key: i, title: withInterval(row, share) }, [
        h("span", { class: "name" }, row[label]),
        h("span", { class: "rail" }, [
          h("i", { class: "whisker", style: { left: css(low), width: css(high - low) } }),
          h("i", { class: "dot", style: { left: css(at) } }),
        ]),
        h("span", { class: "value" }, cell(share, row[share])),
      ]);
    }),
    axis(),
  ]);
}

/**
 * A bar for each row, lying, so that its name reads as a line.
 * @param {{rows: Row[], label: string, share: string, says: string}} props
 */
export function Bars({ rows, label, share, says }) {
  return h("div", { class: "plot lying", role: "img", "aria-label": says }, [
    rows.map((row, i) => h("div", { class: "line", key: i }, [
      h("span", { class: "name" }, row[label]),
      h("span", { class: "rail" }, h("i", { class: "length", style: { width: css(figure(row, share) ?? 0) } })),
      h("span", { class: "value" }, cell(share, row[share])),
    ])),
    axis(),
  ]);
}

/** Round numbers from nothing to the first one that is not below the greatest. @param {number} greatest @param {number} [few] about so many */
function ticks(greatest, few = 4) {
  const rough = Math.max(1, greatest / few);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, i) => i * step);
}

/** A word at a place of the way. @param {number} part @param {string} words @returns {[number, string]} */
const word = (part, words) => [part, words];

/** Whole numbers to write below a plot. @param {number} first @param {number} last */
function marks(first, last) {
  const [, step = 1] = ticks(last - first, 8);
  return Array.from({ length: Math.floor(last / step) - Math.ceil(first / step) + 1 }, (_, i) => (Math.ceil(first / step) + i) * step);
}

/**
 * What stands around a plot: words at the lines, and what they count.
 * @param {{says: string, titles: [string, string], up: [number, string][], along: [number, string][], children?: any}} props `up`, `along`: the words, each with its share of the way
 */
function Frame({ says, titles, up, along, children }) {
  return h("div", { class: "plot standing", role: "img", "aria-label": says }, [
    h("span", { class: "up-title" }, titles[1]),
    h("div", { class: "up" }, up.map(([part, words]) => h("span", { key: words, style: { bottom: css(part) } }, words))),
    h("div", { class: "field-of" }, [
      up.map(([part, words]) => h("i", { key: words, style: { bottom: css(part) } })),
      h("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" }, children),
    ]),
    h("div", { class: "along" }, along.map(([part, words]) => h("span", { key: words, style: { left: css(part) } }, words))),
    h("span", { class: "along-title" }, titles[0]),
  ]);
}

/** More columns than this are drawn together, several numbers in one. */
const MOST_COLUMNS = 60;
/** A column is no wider than this share of the plot. */
const WIDEST = 0.08;

/** So many numbers are in a column. @param {number} wide how many there are */
const perColumn = (wide) => (wide > MOST_COLUMNS ? (ticks(wide, MOST_COLUMNS)[1] ?? 1) : 1);

/**
 * A column for each number that came up, or for some that lie together, and its part that is more than that.
 * @param {{rows: Row[], x: string, y: string, part?: string, titles: [string, string], says: string}} props
 */
export function Columns({ rows, x, y, part = "", titles, says }) {
  const at = rows.map((row) => figure(row, x) ?? 0);
  const step = perColumn(Math.max(...at) - Math.min(...at) + 1);
  const [first, last] = [Math.min(...at), Math.max(...at)].map((value) => Math.floor(value / step) * step);
  const sums = (/** @type {string} */ what) => rows.reduce((sum, row, i) => {
    const place = (Math.floor(at[i] / step) * step - first) / step;
    sum[place] += figure(row, what) ?? 0;
    return sum;
  }, new Array((last - first) / step + 1).fill(0));
  const tall = sums(y);
  const up = ticks(Math.max(...tall));
  const [wide, high] = [tall.length, up[up.length - 1]];
  const width = Math.min(0.8 / wide, WIDEST);
  const column = (/** @type {string} */ kind, /** @type {number[]} */ many) => many.map((value, i) => h("rect", { key: `${kind}${i}`, class: kind, x: (i + HALF) / wide - width / 2, width, y: 1 - value / high, height: value / high }));
  // a number stands below its column, or below the left edge of the one that it begins
  const below = (/** @type {number} */ value) => ((value - first) / step + (step > 1 ? 0 : HALF)) / wide;
  return [
    h(Frame, { says, titles, up: up.map((value) => word(value / high, number(value))), along: marks(first, last + step - 1).map((value) => word(below(value), number(value))) }, [
      column(part ? "pale" : "full", tall),
      part ? column("full", sums(part)) : null,
    ]),
    step > 1 ? h("p", { class: "legend" }, t("web-lab-together", { n: step })) : null,
  ];
}

/**
 * A share from turn to turn, its interval as a band.
 * @param {{rows: Row[], x: string, share: string, titles: [string, string], says: string}} props
 */
export function Curve({ rows, x, share, titles, says }) {
  const at = rows.map((row) => figure(row, x) ?? 0);
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const along = (/** @type {number} */ value) => (last > first ? (value - first) / (last - first) : HALF);
  const points = (/** @type {string} */ column) => rows.map((row, i) => `${along(at[i]).toFixed(4)},${(1 - (figure(row, column) ?? 0)).toFixed(4)}`);
  return h(Frame, { says, titles, up: QUARTERS.map((part) => word(part, percent(part))), along: marks(first, last).map((value) => word(along(value), number(value))) }, [
    h("polygon", { class: "band", points: [...points(`${share}_low`), ...points(`${share}_high`).reverse()].join(" ") }),
    h("path", { class: "half", d: "M0 0.5H1" }),
    h("polyline", { class: "course", points: points(share).join(" ") }),
  ]);
}
