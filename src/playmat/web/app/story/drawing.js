/**
 * The picture of a turn to share: drawn of shapes and words only, so that it looks the same wherever it is opened. What
 * is on the table is what everybody could see.
 *
 * @typedef {import("../layouts.js").Standing} Standing
 * @typedef {{game: string, headline: string, names: string[], chances: number[], from: number, to: number, turn: string, change: string, fell: boolean, words: [string, string][], sides: Standing[], tints: [string, string], deed?: string}} Scene `deed`: what happened, where
 *   it is no matter of chances
 */
import { h, render } from "preact";
import { many } from "../art/covers.js";
import { at } from "../network/site.js";
import { pictures } from "../parts/icon.js";

export const WIDTH = 1200;
export const HEIGHT = 675;
const FONT = 'system-ui, "Noto Sans JP", "Noto Sans CJK JP", sans-serif';
const EDGE = 48;
/** How far right of the change of the chance it is said what was chosen. */
const BESIDE = 310;
const INK = "#f1f2ff";
const SOFT = "#b7bce2";
const GOOD = "#7ce8a8";
const BAD = "#ff8c96";

const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is. @param {string} text @param {number} size @param {number} weight */
function width(text, size, weight) {
  if (!pen) return text.length * size * 0.6;
  pen.font = `${weight} ${size}px ${FONT}`;
  return pen.measureText(text).width;
}

/**
 * A text in lines that are no wider, the last one cut where there are too many.
 * @param {string} text
 * @param {number} room
 * @param {number} most how many lines
 * @param {number} size
 * @param {number} weight
 */
function lines(text, room, most, size, weight) {
  const found = [""];
  for (const { segment } of new Intl.Segmenter(document.documentElement.lang, { granularity: "word" }).segment(text)) {
    const longer = found[found.length - 1] + segment;
    if (width(longer.trimEnd(), size, weight) <= room || !found[found.length - 1]) found[found.length - 1] = longer;
    else found.push(segment.trimStart());
  }
  const shown = found.slice(0, most).map((line) => line.trim());
  if (found.length > most) shown[most - 1] = `${shown[most - 1].replace(/[\s,.;、。]+$/, "")}…`;
  return shown.map((line) => fitted(line, room, size, weight));
}

/** A line that is cut where it is wider. @param {string} line @param {number} room @param {number} size @param {number} weight */
function fitted(line, room, size, weight) {
  let cut = line;
  while (cut.length > 1 && width(cut, size, weight) > room) cut = `${cut.replace(/…$/, "").slice(0, -1)}…`;
  return cut;
}

/**
 * @param {string | string[]} text
 * @param {number} x
 * @param {number} y the foot of the first line
 * @param {number} size
 * @param {{weight?: number, fill?: string, anchor?: string}} [how]
 */
function words(text, x, y, size, { weight = 400, fill = INK, anchor = "start" } = {}) {
  const all = Array.isArray(text) ? text : [text];
  return h("text", { x, y, fill, "font-family": FONT, "font-size": size, "font-weight": weight, "text-anchor": anchor }, all.map((line, i) => h("tspan", { key: i, x, dy: i ? size * 1.3 : 0 }, line)));
}

/** The symbols of the pieces, by game and name; what cannot be fetched is left out. @param {Scene} scene @returns {Promise<Map<string, string>>} */
async function symbols({ game, sides }) {
  const wanted = new Set(sides.flatMap((side) => side.pieces.map((piece) => piece.picture)));
  const found = await Promise.all([...wanted].map(async (picture) => {
    try {
      const text = await (await fetch(at(`${pictures(game)}/${picture}.svg`))).text();
      const symbol = new DOMParser().parseFromString(text, "image/svg+xml").querySelector("symbol");
      return /** @type {[string, string]} */ ([picture, symbol ? symbol.innerHTML : ""]);
    } catch {
      return /** @type {[string, string]} */ ([picture, ""]);
    }
  }));
  return new Map(found);
}

/** The chances of the match, the turn marked. @param {Scene} scene */
function curve({ chances, from, to, fell }) {
  const [left, top, wide, high] = [WIDTH - EDGE - 380, 40, 380, 92];
  const point = (/** @type {number} */ i) => `${(left + (wide * i) / Math.max(1, chances.length - 1)).toFixed(1)},${(top + high - (high * (chances[i] ?? 0)) / 100).toFixed(1)}`;
  const marked = Array.from({ length: to - from + 1 }, (_, i) => point(from + i)).join(" ");
  return h("g", { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" }, [
    h("path", { d: `M${left} ${top + high / 2}h${wide}`, stroke: SOFT, "stroke-dasharray": "3 7", opacity: 0.6 }),
    h("polyline", { points: chances.map((_, i) => point(i)).join(" "), stroke: SOFT, "stroke-width": 3 }),
    h("polyline", { points: marked, stroke: fell ? BAD : GOOD, "stroke-width": 8 }),
  ]);
}

/**
 * What one side has on the table.
 * @param {Standing} side
 * @param {string} called
 * @param {number} y
 * @param {Map<string, string>} drawn
 * @param {[string, string]} tints
 */
function stand(side, called, y, drawn, tints) {
  const [left, high, gap] = [EDGE + 236, 164, 14];
  const room = WIDTH - EDGE - 20 - left;
  const wide = Math.min(150, (room + gap) / Math.max(1, side.pieces.length) - gap);
  const first = left + Math.max(0, room - side.pieces.length * (wide + gap) + gap) / 2;
  const facts = side.facts.slice(0, 4).flatMap((fact) => lines(fact, 205, 3, 17, 400)).slice(0, 4);
  return h("g", null, [
    h("rect", { x: EDGE, y, width: WIDTH - 2 * EDGE, height: high, rx: 22, fill: "#fff", opacity: 0.07 }),
    words(lines(called, 210, 1, 24, 700), EDGE + 22, y + 42, 24, { weight: 700 }),
    words(facts, EDGE + 22, y + 74, 17, { fill: SOFT }),
    side.pieces.map((piece, i) => {
      const [x, top] = [first + i * (wide + gap), y + 12];
      const [light, deep] = piece.tint ?? tints;
      const size = Math.min(72, wide - 14);
      return h("g", { key: i, opacity: piece.out ? 0.4 : 1 }, [
        h("rect", { x, y: top, width: wide, height: high - 24, rx: 14, fill: deep, stroke: light, "stroke-width": 2 }),
        h("svg", { x: x + (wide - size) / 2, y: top + 8, width: size, height: size, viewBox: "0 0 512 512", fill: light, color: light, dangerouslySetInnerHTML: { __html: drawn.get(piece.picture) ?? "" } }),
        words(lines(piece.name, wide - 10, 1, 15, 500), x + wide / 2, top + 100, 15, { weight: 500, anchor: "middle" }),
        words(piece.value, x + wide / 2, top + 128, 21, { weight: 750, anchor: "middle", fill: light }),
      ]);
    }),
  ]);
}

/**
 * The picture as the text of an SVG file.
 * @param {Scene} scene
 * @returns {Promise<string>}
 */
export async function draw(scene) {
  const drawn = await symbols(scene);
  const { headline, names, tints, turn, change, fell, sides } = scene;
  const [light, deep] = tints;
  const half = (WIDTH - 2 * EDGE - BESIDE) / scene.words.length;
  const picture = h("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT }, [
    h("defs", null, [
      h("linearGradient", { id: "ground", x1: 0, y1: 0, x2: 1, y2: 1 }, [h("stop", { offset: 0, "stop-color": deep }), h("stop", { offset: 0.75, "stop-color": "#0e1024" })]),
      h("radialGradient", { id: "glow", cx: 0.85, cy: 0, r: 0.7 }, [h("stop", { offset: 0, "stop-color": light, "stop-opacity": 0.35 }), h("stop", { offset: 1, "stop-color": light, "stop-opacity": 0 })]),
    ]),
    h("rect", { width: WIDTH, height: HEIGHT, fill: "url(#ground)" }),
    h("rect", { width: WIDTH, height: HEIGHT, fill: "url(#glow)" }),
    many(9, (i) => h("circle", { cx: 1080, cy: -20, r: 90 + 70 * i, fill: "none", stroke: light, opacity: 0.06 })),
    words(fitted(names[0], 700, 22, 600), EDGE, 66, 22, { weight: 600, fill: light }),
    words(lines(headline, 700, 1, 42, 750), EDGE, 116, 42, { weight: 750 }),
    scene.chances.length > 1 ? curve(scene) : null,
    sides.slice(0, 2).map((side, i) => stand(side, names[i + 1], 160 + i * 178, drawn, tints)),
    words(turn, EDGE, 560, 24, { weight: 600, fill: SOFT }),
    scene.deed === undefined ? null : words(lines(scene.deed, WIDTH - 2 * EDGE, 2, 34, 700), EDGE, 604, 34, { weight: 700 }),
    words(change, EDGE, 612, 44, { weight: 800, fill: fell ? BAD : GOOD }),
    scene.words.map(([title, text], i) => h("g", { key: i }, [
      words(lines(title, half - 24, 1, 17, 400), EDGE + BESIDE + i * half, 560, 17, { fill: SOFT }),
      words(lines(text, half - 24, 3, 22, 600), EDGE + BESIDE + i * half, 590, 22, { weight: 600 }),
    ])),
    words("Playmat", WIDTH - EDGE, 660, 17, { weight: 700, fill: light, anchor: "end" }),
  ]);
  const paper = document.createElement("div");
  render(picture, paper);
  const text = new XMLSerializer().serializeToString(/** @type {Element} */ (paper.firstElementChild));
  render(null, paper);
  return text;
}

/** The address of an SVG file that is its own text. @param {string} svg */
export const addressOf = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/**
 * The same picture as a PNG file, twice as large.
 * @param {string} svg
 * @returns {Promise<Blob | null>}
 */
export async function asPng(svg) {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * WIDTH, 2 * HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
