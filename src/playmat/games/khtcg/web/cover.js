/** The game's picture on the first page. */
import { h } from "preact";
import { around, emblem, many, stars } from "playmat/art/covers.js";

/** A rose window of thirteen panes: the way to thirteen points. */
export function Cover() {
  const colours = ["#c77dff", "#7b8cff", "#58b8ff", "#5fe0c9", "#ffd166", "#ff9f6b", "#ff7fa8"];
  const pane = (/** @type {number} */ i, /** @type {number} */ inner, /** @type {number} */ outer) => {
    const [a, b] = [around(180, 132, inner, (i - 0.46) / 13), around(180, 132, outer, (i - 0.46) / 13)];
    const [c, d] = [around(180, 132, outer, (i + 0.46) / 13), around(180, 132, inner, (i + 0.46) / 13)];
    return `M${a} L${b} A${outer} ${outer} 0 0 1 ${c} L${d} A${inner} ${inner} 0 0 0 ${a} Z`;
  };
  return h(
    "g",
    null,
    h("defs", null, [
      h("linearGradient", { id: "kh-back", x1: 0, y1: 0, x2: 0, y2: 1 }, [
        h("stop", { offset: "0", "stop-color": "#1a0f3c" }),
        h("stop", { offset: "1", "stop-color": "#4a1d73" }),
      ]),
      h("radialGradient", { id: "kh-glow", cx: 0.5, cy: 0.44, r: 0.5 }, [
        h("stop", { offset: "0", "stop-color": "#fff4d6", "stop-opacity": 0.95 }),
        h("stop", { offset: "0.35", "stop-color": "#ffd9f2", "stop-opacity": 0.35 }),
        h("stop", { offset: "1", "stop-color": "#fff", "stop-opacity": 0 }),
      ]),
      h("linearGradient", { id: "kh-card", x1: 0, y1: 0, x2: 1, y2: 1 }, [
        h("stop", { offset: "0", "stop-color": "#fbeeff" }),
        h("stop", { offset: "1", "stop-color": "#c79bf0" }),
      ]),
    ]),
    h("rect", { width: 360, height: 300, fill: "url(#kh-back)" }),
    stars(40, 360, 300),
    many(13, (i) => h("path", { d: pane(i, 84, 128), fill: colours[i % 7], stroke: "#170b33", "stroke-width": 3 })),
    many(13, (i) => h("path", { d: pane(i + 0.5, 48, 80), fill: colours[(i * 3 + 2) % 7], stroke: "#170b33", "stroke-width": 3, opacity: 0.85 })),
    h("circle", { cx: 180, cy: 132, r: 44, fill: "#170b33" }),
    h("circle", { cx: 180, cy: 132, r: 150, fill: "url(#kh-glow)" }),
    h("path", { d: "M180 108 a15 15 0 0 1 8 27.7 L193 160 H167 L172 135.7 A15 15 0 0 1 180 108 Z", fill: "#2a1252" }),
    [-2, -1, 0, 1, 2].map((i) =>
      h("g", { transform: `translate(${180 + i * 50} ${262 + Math.abs(i) * 8}) rotate(${i * 9})` }, [
        h("rect", { x: -30, y: -42, width: 60, height: 84, rx: 7, fill: "#0c0524", opacity: 0.5, transform: "translate(3 4)" }),
        h("rect", { x: -30, y: -42, width: 60, height: 84, rx: 7, fill: "url(#kh-card)", stroke: "#5a2a86", "stroke-width": 2 }),
        emblem("shared", ["star", "heart", "crown", "shield", "sword"][i + 2] ?? "star", 0, -8, 36, "#4d2170"),
      ]),
    ),
  );
}
