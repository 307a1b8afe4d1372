/** The covers of the games: drawn here, of simple shapes and free pictures. */
import { h } from "preact";

/**
 * @param {string} game
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {object} [more]
 */
function emblem(game, name, x, y, size, fill, more = {}) {
  const at = { x: x - size / 2, y: y - size / 2, width: size, height: size, viewBox: "0 0 512 512", fill, color: fill };
  return h("svg", { ...at, ...more }, h("use", { href: `/static/icons/${game}.svg#${name}` }));
}

/**
 * @param {number} count
 * @param {(i: number) => any} make
 */
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/**
 * A point on a circle; the angle is counted in turns from the top.
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {number} turn
 * @returns {[number, number]}
 */
function around(cx, cy, r, turn) {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** Stars that are always the same ones. @param {number} count @param {number} width @param {number} height */
function stars(count, width, height) {
  return many(count, (i) => {
    const x = (i * 137.508 * 1.7) % width;
    const y = (i * 89.3 * 2.3) % height;
    return h("circle", { cx: x, cy: y, r: 0.5 + ((i * 7) % 5) * 0.28, fill: "#fff", opacity: 0.25 + ((i * 13) % 7) / 10 });
  });
}

/** Worlds on a path out of the dark, a die that is about to fall. */
function perilous() {
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

/** The wheel of elements, two beasts before it. */
function kmon() {
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

/** A rose window of thirteen panes: the way to thirteen points. */
function khtcg() {
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

/** A mat and two cards, for games that have no cover of their own. */
function other() {
  return h("g", null, [
    h("rect", { width: 360, height: 300, fill: "#2b2f5e" }),
    h("rect", { x: 40, y: 40, width: 280, height: 220, rx: 18, fill: "none", stroke: "#8f97d6", "stroke-width": 3, "stroke-dasharray": "8 8" }),
    emblem("shared", "card", 180, 150, 130, "#dfe3ff"),
  ]);
}

/** @type {Record<string, () => any>} */
const COVERS = { perilous, kmon, khtcg };

/**
 * The cover of a game.
 * @param {{game: string}} props
 */
export function Cover({ game }) {
  return h(
    "svg",
    { class: "cover-art", viewBox: "0 0 360 300", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    (COVERS[game] ?? other)(),
  );
}
