/** The curves of a chance over a match: a drawing, and the same as a table. */
import { h } from "preact";
import { t } from "../../text.js";

const WIDTH = 600;
const HEIGHT = 180;

/** @typedef {import("../../types.js").StoryPoint} Point */

/**
 * @param {{points: Point[], turning: number[], open: Point[]}} props
 *   `turning`: the `n` of what turned the match; `open`: the same points with all hands open, or none
 */
export function Curve({ points, turning, open }) {
  const last = Math.max(1, points.length - 1);
  /** @param {number} i */
  const x = (i) => (WIDTH * i) / last;
  /** @param {number} chance */
  const y = (chance) => HEIGHT - (HEIGHT * chance) / 100;
  /** @param {Point[]} all */
  const path = (all) => all.map((point, i) => `${x(i).toFixed(1)},${y(point.chance).toFixed(1)}`).join(" ");
  const line = path(points);
  const marked = turning.map((n) => points.findLastIndex((point) => point.n <= n));
  return h("figure", { class: "chances" }, [
    h("div", { class: "drawn", "aria-hidden": "true" }, [
      h("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", focusable: "false" }, [
        h("line", { class: "half", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
        h("polygon", { class: "below", points: `0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}` }),
        open.length ? h("polyline", { class: "line opened", points: path(open) }) : null,
        h("polyline", { class: "line", points: line }),
      ]),
      marked.map((i) => h("i", { key: i, style: { "--x": String(i / last), "--y": String(1 - (points[i]?.chance ?? 0) / 100) } })),
      [100, 50, 0].map((n) => h("span", { class: "scale", key: `s${n}`, style: { "--y": String(1 - n / 100) } }, t("web-result-percent", { n }))),
    ]),
    h("details", null, [
      h("summary", null, t("web-result-table")),
      h("div", { class: "scrolled", tabIndex: 0, role: "group", "aria-label": t("web-result-table") }, h("table", null, [
        h("thead", null, h("tr", null, [
          h("th", { scope: "col" }, t("web-replay-turn")),
          h("th", { scope: "col" }, t(open.length ? "web-result-own" : "web-result-curve")),
          open.length ? h("th", { scope: "col" }, t("web-result-open")) : null,
        ])),
        h("tbody", null, points.map((point, i) => h("tr", { key: point.n }, [
          h("td", null, i === points.length - 1 ? t("web-ending") : String(point.turn)),
          h("td", null, [t("web-result-percent", { n: point.chance }), marked.includes(i) ? " ◆" : ""]),
          open.length ? h("td", null, t("web-result-percent", { n: open[i]?.chance ?? point.chance })) : null,
        ]))),
      ])),
    ]),
    open.length ? h("figcaption", null, [
      h("ul", { class: "plain legend" }, [[t("web-result-own"), "line"], [t("web-result-open"), "line opened"]].map(([words, kind]) => h("li", { key: kind }, [
        h("svg", { viewBox: "0 0 40 8", "aria-hidden": "true", focusable: "false" }, h("line", { class: kind, x1: 0, x2: 40, y1: 4, y2: 4 })),
        words,
      ]))),
      same(points, open) ? null : h("p", null, apart(points, open)),
      h("p", { class: "soft" }, t("web-result-open-line")),
    ]) : null,
  ]);
}

/** Whether the curves are one. @param {Point[]} points @param {Point[]} open */
const same = (points, open) => points.every((point, i) => point.chance === open[i]?.chance);

/** Where the two curves are furthest apart, in words. @param {Point[]} points @param {Point[]} open */
function apart(points, open) {
  const gaps = points.map((point, i) => Math.abs(point.chance - (open[i]?.chance ?? point.chance)));
  const i = gaps.indexOf(Math.max(...gaps));
  return t("web-result-apart", { turn: points[i].turn, own: points[i].chance, open: open[i]?.chance ?? points[i].chance });
}
