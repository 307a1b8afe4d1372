/**
 * Scenes behind the emblems of cards: a sky with its light, and land in three depths. Each is made of the code of its card
 * and always the same; its colours are those of the card (`--el`, `--el-deep`), given by the style sheet.
 */
import { h } from "preact";
import { numberOf } from "../stage/chance.js";

/** How wide and tall a scene is; it fills its place, whatever is cut off. */
const [WIDE, TALL] = [100, 72];

/** @typedef {(random: (below: number) => number, base: number, height: number) => string} Ridge the upper edge of a piece of land as a path, from left to right */

/** @param {number[][]} points */
const jagged = (points) => points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Points from left to right, so many apart. @param {number} count @param {(part: number, i: number) => number} at */
const along = (count, at) => Array.from({ length: count + 1 }, (_, i) => [(WIDE / count) * i, at(i / count, i)]);

/** @type {Record<string, Ridge>} */
const RIDGES = {
  hills: (random, base, height) => {
    const points = along(4, () => base - random(height));
    return `L0 ${points[0][1]}` + points.slice(1).map(([x, y], i) => `C${points[i][0] + 12} ${points[i][1]} ${x - 12} ${y} ${x} ${y}`).join("");
  },
  peaks: (random, base, height) => jagged(along(9, (_, i) => base - (i % 2 ? 0.45 + random(0.55) : random(0.3)) * height)),
  mesas: (random, base, height) => jagged(along(5, () => base - random(height)).flatMap(([x, y]) => [[x, y], [x + 14, y], [x + 17, base]])),
  waves: (random, base, height) => {
    const [phase, long] = [random(10), 12 + random(5)];
    return `L0 ${base}` + Array.from({ length: 10 }, (_, i) => `Q${i * long - phase + long * 0.62} ${base - height * 0.8} ${(i + 1) * long - phase} ${base}`).join("");
  },
  clouds: (random, base, height) => `L0 ${base}` + Array.from({ length: 7 }, (_, i) => `A${8 + random(5)} ${height * (0.45 + random(0.4))} 0 0 1 ${(i + 1) * (WIDE / 7)} ${base + random(3)}`).join(""),
  spires: (random, base, height) =>
    jagged(along(6, () => random(1)).flatMap(([x, tall]) => {
      const [top, wide] = [base - height * (0.3 + 0.7 * tall), 3 + random(3)];
      return [[x, base], [x, top], [x + wide / 2, top - 5 - 4 * tall], [x + wide, top], [x + wide, base]];
    })),
  flames: (random, base, height) =>
    `L0 ${base}` + Array.from({ length: 9 }, (_, i) => {
      const [x, tall] = [(WIDE / 9) * i, height * (0.4 + random(0.6))];
      return `C${x + 1} ${base - tall * 0.4} ${x + 7} ${base - tall * 0.4} ${x + 4 + random(3)} ${base - tall}C${x + 9} ${base - tall * 0.6} ${x + 9} ${base} ${x + WIDE / 9} ${base}`;
    }).join(""),
  crystals: (random, base, height) => jagged(along(7, () => 0).flatMap(([x]) => [[x, base], [x + random(5) - 1, base - height * (0.3 + random(0.7))], [x + 6, base - height * 0.2]])),
};

/**
 * What a scene is made of: the land from far to near, what lights it, what is in the air.
 * @typedef {{land: (keyof typeof RIDGES)[], light: "sun" | "moon" | "rays" | "none", air: "stars" | "motes" | "bolts" | "none"}} Terrain
 */

/** @type {Record<string, Terrain>} */
export const TERRAINS = {
  ice: { land: ["peaks", "peaks", "crystals"], light: "moon", air: "motes" },
  meadow: { land: ["hills", "hills", "hills"], light: "sun", air: "motes" },
  canyon: { land: ["mesas", "mesas", "hills"], light: "sun", air: "none" },
  storm: { land: ["clouds", "hills", "peaks"], light: "none", air: "bolts" },
  haunt: { land: ["hills", "spires", "hills"], light: "moon", air: "stars" },
  sky: { land: ["clouds", "clouds", "clouds"], light: "sun", air: "motes" },
  sea: { land: ["waves", "waves", "waves"], light: "moon", air: "motes" },
  fire: { land: ["peaks", "flames", "flames"], light: "sun", air: "motes" },
  dawn: { land: ["hills", "peaks", "hills"], light: "rays", air: "none" },
  castle: { land: ["hills", "spires", "hills"], light: "rays", air: "stars" },
  night: { land: ["hills", "hills", "waves"], light: "moon", air: "stars" },
  depths: { land: ["spires", "crystals", "flames"], light: "none", air: "stars" },
  forge: { land: ["mesas", "crystals", "mesas"], light: "rays", air: "motes" },
  duel: { land: ["peaks", "mesas", "flames"], light: "rays", air: "bolts" },
};

/** How far up each piece of land begins, and how high it rises. */
const DEPTHS = [[48, 24], [58, 18], [68, 14]];

/** What made the scenes that were seen, so that a card drawn again costs nothing. @type {Map<string, any>} */
const made = new Map();

/** The scene of a card. @param {{terrain: keyof typeof TERRAINS, seed: string}} props */
export function Scene({ terrain, seed }) {
  const key = `${terrain} ${seed}`;
  let parts = made.get(key);
  if (!parts) made.set(key, (parts = drawn(TERRAINS[terrain] ?? TERRAINS.dawn, numberOf(key))));
  return h("svg", { class: "scene", viewBox: `0 0 ${WIDE} ${TALL}`, preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" }, parts.map((/** @type {any[]} */ [type, props]) => h(type, props)));
}

/**
 * Its parts from back to front: elements with their properties.
 * @param {Terrain} terrain @param {(below: number) => number} random
 */
function drawn({ land, light, air }, random) {
  const [x, y] = [22 + random(56), 12 + random(12)];
  const parts = [];
  if (light === "rays") parts.push(["path", { class: "beams", d: beams(x, y + 22, random) }]);
  if (light !== "none") parts.push(["circle", { class: "glow", cx: x, cy: y, r: 17 }], ["circle", { class: light === "moon" ? "moon" : "sun", cx: x, cy: y, r: light === "moon" ? 6 : 8 }]);
  if (air === "stars") parts.push(["path", { class: "stars", d: dots(16, 40, 0.55, random) }]);
  if (air === "bolts") parts.push(["path", { class: "bolt", d: bolt(20 + random(60), random) }]);
  land.forEach((ridge, depth) => {
    const [base, height] = DEPTHS[depth];
    parts.push(["path", { class: `land-${depth}`, d: `M0 ${TALL}${RIDGES[ridge](random, base, height)}L${WIDE} ${TALL}Z` }]);
  });
  if (air === "motes") parts.push(["path", { class: "stars", d: dots(12, TALL, 0.8, random) }]);
  return parts;
}

/** @param {number} x @param {number} y @param {(below: number) => number} random */
function beams(x, y, random) {
  const turned = random(0.4);
  return Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI + turned + (i / 9) * Math.PI;
    const end = (/** @type {number} */ way) => `${(x + 130 * Math.cos(way)).toFixed(1)} ${(y + 130 * Math.sin(way)).toFixed(1)}`;
    return `M${x} ${y}L${end(angle)}L${end(angle + 0.13)}Z`;
  }).join("");
}

/** @param {number} count @param {number} below @param {number} size @param {(below: number) => number} random */
const dots = (count, below, size, random) => Array.from({ length: count }, () => [random(WIDE), random(below), size * (0.5 + random(1))]).map(([x, y, r]) => `M${x.toFixed(1)} ${(y - r).toFixed(1)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`).join("");

/** @param {number} x @param {(below: number) => number} random */
function bolt(x, random) {
  const way = random(8) - 4;
  return `M${x} 0L${x - 7 + way} 20L${x - 1 + way} 20L${x - 10 + way} 46L${x + 7 + way} 15L${x + 1 + way} 15L${x + 8} 0Z`;
}
