/** The game's picture on the first page. */
import { h } from "preact";
import { emblem, stars } from "playmat/art/covers.js";

/** Worlds on a path out of the dark, a die that is about to fall. */
export function Cover() {
  const worlds = /** @type {const} */ ([
    ["twilight_town", 52, 236, 34, "#f0a35e", "#7a3b1a"],
    ["wonderland", 118, 164, 40, "#ef7fae", "#6d1f4a"],
    ["deep_jungle", 204, 128, 44, "#79d18a", "#17502c"],
    ["atlantica", 292, 84, 52, "#66cdf2", "#0f4a72"],
  ]);
  return h(
    "g",
    null,
    h("defs", null, [
      h("linearGradient", { id: "pp-sky", x1: 0, y1: 1, x2: 1, y2: 0 }, [
        h("stop", { offset: "0", "stop-color": "#0b0a1f" }),
        h("stop", { offset: "0.5", "stop-color": "#272a72" }),
        h("stop", { offset: "1", "stop-color": "#8f7bd8" }),
      ]),
      h("radialGradient", { id: "pp-dawn", cx: 0.95, cy: 0.05, r: 0.6 }, [
        h("stop", { offset: "0", "stop-color": "#ffe9b0", "stop-opacity": 0.95 }),
        h("stop", { offset: "1", "stop-color": "#ffe9b0", "stop-opacity": 0 }),
      ]),
      h("radialGradient", { id: "pp-dark", cx: 0, cy: 1, r: 0.75 }, [
        h("stop", { offset: "0", "stop-color": "#000", "stop-opacity": 0.95 }),
        h("stop", { offset: "1", "stop-color": "#000", "stop-opacity": 0 }),
      ]),
      h("linearGradient", { id: "pp-die", x1: 0, y1: 0, x2: 1, y2: 1 }, [
        h("stop", { offset: "0", "stop-color": "#7f95ff" }),
        h("stop", { offset: "1", "stop-color": "#3543c4" }),
      ]),
    ]),
    h("rect", { width: 360, height: 300, fill: "url(#pp-sky)" }),
    stars(70, 360, 300),
    h("rect", { width: 360, height: 300, fill: "url(#pp-dawn)" }),
    h("path", { d: "M-10 290 C 60 200 130 150 200 128 S 300 90 372 20", fill: "none", stroke: "#ffe6a3", "stroke-width": 2.5, "stroke-dasharray": "2 9", "stroke-linecap": "round" }),
    worlds.map(([world, x, y, r, light, deep]) => [
      h("circle", { cx: x, cy: y, r: r + 5, fill: light, opacity: 0.18 }),
      h("circle", { cx: x, cy: y, r, fill: deep }),
      h("circle", { cx: x - r * 0.12, cy: y - r * 0.14, r: r * 0.88, fill: light, opacity: 0.82 }),
      emblem("perilous", world, x, y, r * 1.25, deep),
    ]),
    h("rect", { width: 360, height: 300, fill: "url(#pp-dark)" }),
    [[26, 262], [48, 262]].map(([x, y]) => h("ellipse", { cx: x, cy: y, rx: 7, ry: 8.5, fill: "#ffd34d" })),
    [["attack", 168, 240, -14], ["wild", 240, 232, 10], ["protect", 306, 250, -6]].map(([face, x, y, turn]) =>
      h("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, [
        h("rect", { x: -28, y: -28, width: 56, height: 56, rx: 11, fill: "#10133a", opacity: 0.5, transform: "translate(3 5)" }),
        h("rect", { x: -28, y: -28, width: 56, height: 56, rx: 11, fill: "url(#pp-die)", stroke: "#c4cdff", "stroke-width": 1.5 }),
        emblem("perilous", String(face), 0, 0, 38, "#ffffff"),
      ]),
    ),
  );
}
