/** A face for who sits at a table: people have one made of their name, computers one made of their level. */
import { h } from "preact";

const HAIR = [
  "M9 19c0-8 5-11 11-11s11 3 11 11c-3-4-7-5-11-5s-8 1-11 5z",
  "M8 21c-1-9 5-14 12-14s13 5 12 14c-2-3-3-6-6-7-4 2-9 2-13 0-2 2-4 4-5 7z",
  "M10 17c1-6 5-9 10-9s9 3 10 9c-2-1-3-3-4-3l-2 2-2-3-2 3-2-3-2 3-2-2c-2 0-3 2-4 3z",
  "M9 18c0-7 5-10 11-10 7 0 11 4 11 10l-4-3c-5 2-10 1-13-1-1 2-3 3-5 4z",
];
const MOUTHS = ["M16 27c2 2 6 2 8 0", "M16 27h8", "M16 26c1 4 7 4 8 0z", "M17 28c2 1 4 1 6-1"];
const ANTENNAS = ["M20 10V6", "M14 10l-2-4M26 10l2-4", "M20 10l4-4"];

/** A number made of a text, always the same one. @param {string} text */
function numberOf(text) {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16777619);
  return number >>> 0;
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} number
 */
const oneOf = (list, number) => list[number % list.length];

/** Who it is stands beside it in words. @param {{of: string, computer: boolean}} props `of`: what it is made of */
export function Face({ of, computer }) {
  const number = numberOf(of);
  const eyes = computer
    ? [h("rect", { x: 13, y: 17, width: 5, height: 5, rx: 1 }), h("rect", { x: 22, y: 17, width: 5, height: 5, rx: 1 })]
    : [h("circle", { cx: 16, cy: 22, r: 1.7 }), h("circle", { cx: 24, cy: 22, r: 1.7 })];
  return h("svg", { class: `face-of ${computer ? "computer" : ""}`, viewBox: "0 0 40 40", "aria-hidden": "true", style: { "--hue-of": String(number % 360) } }, [
    h("circle", { class: "disc", cx: 20, cy: 20, r: 20 }),
    computer
      ? [h("path", { class: "drawn", d: oneOf(ANTENNAS, number >>> 9) }), h("rect", { class: "head", x: 9, y: 10, width: 22, height: 21, rx: 5 })]
      : [h("circle", { class: "head", cx: 20, cy: 21, r: 11 }), h("path", { class: "hair", d: oneOf(HAIR, number >>> 9) })],
    h("g", { class: "eyes" }, eyes),
    h("path", { class: "drawn", d: computer ? "M15 27h10" : oneOf(MOUTHS, number >>> 13) }),
  ]);
}
