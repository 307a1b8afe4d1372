/** The game's picture on the first page. */
import { h } from "preact";
import { around, emblem, many } from "playmat/art/covers.js";

/** The wheel of elements, two beasts before it. */
export function Cover() {
  const elements = ["fire", "grass", "earth", "electric", "water", "ice", "air", "ghost"];
  const colours = ["#ff7a4d", "#67c66b", "#c79a63", "#ffd84a", "#4aa8ff", "#9fe8ff", "#b9d4d9", "#a78bfa"];
  const slice = (/** @type {number} */ i) => {
    const [x1, y1] = around(180, 152, 138, (i - 0.5) / 8);
    const [x2, y2] = around(180, 152, 138, (i + 0.5) / 8);
    return `M180 152 L${x1} ${y1} A138 138 0 0 1 ${x2} ${y2} Z`;
  };
  return h(
    "g",
    null,
    h("defs", null, [
      h("radialGradient", { id: "km-back", cx: 0.5, cy: 0.45, r: 0.8 }, [
        h("stop", { offset: "0", "stop-color": "#1c8a7b" }),
        h("stop", { offset: "1", "stop-color": "#062a33" }),
      ]),
      h("radialGradient", { id: "km-shade", cx: 0.5, cy: 0.45, r: 0.55 }, [
        h("stop", { offset: "0.3", "stop-color": "#05242b", "stop-opacity": 0.86 }),
        h("stop", { offset: "0.75", "stop-color": "#05242b", "stop-opacity": 0.2 }),
        h("stop", { offset: "1", "stop-color": "#05242b", "stop-opacity": 0.5 }),
      ]),
    ]),
    h("rect", { width: 360, height: 300, fill: "url(#km-back)" }),
    many(24, (i) => {
      const [x1, y1] = around(180, 152, 320, (i - 0.22) / 24);
      const [x2, y2] = around(180, 152, 320, (i + 0.22) / 24);
      return h("path", { d: `M180 152 L${x1} ${y1} L${x2} ${y2} Z`, fill: "#fff", opacity: 0.05 });
    }),
    many(8, (i) => h("path", { d: slice(i), fill: colours[i], stroke: "#062a33", "stroke-width": 4, opacity: 0.92 })),
    h("circle", { cx: 180, cy: 152, r: 138, fill: "url(#km-shade)" }),
    elements.map((element, i) => {
      const [x, y] = around(180, 152, 112, i / 8);
      return emblem("kmon", element, x, y, 36, "#08252b");
    }),
    emblem("kmon", "KM1-K22", 112, 196, 168, "#ff9657"),
    h("g", { transform: "translate(504 0) scale(-1 1)" }, emblem("kmon", "KM1-K17", 252, 200, 158, "#8be3ff")),
    h("path", { d: "M196 60 L150 168 L184 160 L164 262 L222 138 L186 146 Z", fill: "#fff6cf", stroke: "#062a33", "stroke-width": 5, "stroke-linejoin": "round" }),
  );
}
