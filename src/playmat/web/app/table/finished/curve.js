/** The curve of a chance over a match: a drawing, and the same as a table. */
import { h } from "preact";
import { t } from "../../text.js";

const WIDTH = 600;
const HEIGHT = 180;

/**
 * @param {{points: import("../../types.js").StoryPoint[], turning: number[]}} props `turning`: the `n` of what turned the match
 */
export function Curve({ points, turning }) {
  const last = Math.max(1, points.length - 1);
  /** @param {number} i */
  const x = (i) => (WIDTH * i) / last;
  /** @param {number} chance */
  const y = (chance) => HEIGHT - (HEIGHT * chance) / 100;
  const line = points.map((point, i) => `${x(i).toFixed(1)},${y(point.chance).toFixed(1)}`).join(" ");
  const marked = turning.map((n) => points.findLastIndex((point) => point.n <= n));
  return h("figure", { class: "chances" }, [
    h("div", { class: "drawn", "aria-hidden": "true" }, [
      h("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", focusable: "false" }, [
        h("line", { class: "half", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
        h("polygon", { class: "below", points: `0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}` }),
        h("polyline", { class: "line", points: line }),
      ]),
      marked.map((i) => h("i", { key: i, style: { "--x": String(i / last), "--y": String(1 - (points[i]?.chance ?? 0) / 100) } })),
      [100, 50, 0].map((n) => h("span", { class: "scale", key: `s${n}`, style: { "--y": String(1 - n / 100) } }, t("web-result-percent", { n }))),
    ]),
    h("details", null, [
      h("summary", null, t("web-result-table")),
      h("div", { class: "scrolled", tabIndex: 0, role: "group", "aria-label": t("web-result-table") }, h("table", null, [
        h("thead", null, h("tr", null, [h("th", { scope: "col" }, t("web-replay-turn")), h("th", { scope: "col" }, t("web-result-curve"))])),
        h("tbody", null, points.map((point, i) => h("tr", { key: point.n }, [
          h("td", null, i === points.length - 1 ? t("web-ending") : String(point.turn)),
          h("td", null, [t("web-result-percent", { n: point.chance }), marked.includes(i) ? " ◆" : ""]),
        ]))),
      ])),
    ]),
  ]);
}
