/** The covers of the games, and what they are drawn with: simple shapes and free pictures. */
import { h } from "preact";
import { layoutOf } from "../layouts.js";
import { pictures } from "../parts/icon.js";

/** Where the pictures of a game's cover are, without the ending. @param {string} game */
const covered = (game) => (game === "shared" ? pictures(game) : `/static/games/${game}/cover`);

/**
 * A picture of a game in a cover, which names it in quotes: the sprite it comes from has the pictures of the cover alone.
 * @param {string} game
 * @param {string} name
 * @param {number} x its middle
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 */
export function emblem(game, name, x, y, size, fill) {
  const at = { x: x - size / 2, y: y - size / 2, width: size, height: size, viewBox: "0 0 512 512", fill, color: fill };
  return h("svg", at, h("use", { href: `${covered(game)}.svg#${name}` }));
}

/**
 * @param {number} count
 * @param {(i: number) => any} make
 */
export const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/**
 * A point on a circle; the angle is counted in turns from the top.
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {number} turn
 * @returns {[number, number]}
 */
export function around(cx, cy, r, turn) {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** Stars that are always the same ones. @param {number} count @param {number} width @param {number} height */
export function stars(count, width, height) {
  return many(count, (i) => {
    const x = (i * 137.508 * 1.7) % width;
    const y = (i * 89.3 * 2.3) % height;
    return h("circle", { cx: x, cy: y, r: 0.5 + ((i * 7) % 5) * 0.28, fill: "#fff", opacity: 0.25 + ((i * 13) % 7) / 10 });
  });
}

/** A mat and two cards, for games that have no cover of their own. */
function other() {
  return h("g", null, [
    h("rect", { width: 360, height: 300, fill: "#2b2f5e" }),
    h("rect", { x: 40, y: 40, width: 280, height: 220, rx: 18, fill: "none", stroke: "#8f97d6", "stroke-width": 3, "stroke-dasharray": "8 8" }),
    emblem("shared", "card", 180, 150, 130, "#dfe3ff"),
  ]);
}

/**
 * The cover of a game.
 * @param {{game: string}} props
 */
export function Cover({ game }) {
  return h(
    "svg",
    { class: "cover-art", viewBox: "0 0 360 300", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    (layoutOf(game).Cover ?? other)(),
  );
}
