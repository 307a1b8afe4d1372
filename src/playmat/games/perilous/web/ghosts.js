/** Where dice and the marker of Perilous Pursuit would come to lie. */
import { h } from "preact";
import { Picture } from "playmat/parts/icon.js";

const BLACK = 5;
/** How much of an action a die covers, and how far from each other several lie there, in widths. */
const [SET, APART] = [0.8, 0.55];

/** @param {string} face @param {string} look */
const die = (face, look) => h("span", { class: `die ${look}` }, h("span", { class: "cube" }, h(Picture, { game: "perilous", name: face })));

/**
 * @param {import("playmat/types.js").Change[]} changes
 * @param {any} view
 * @param {import("playmat/types.js").Item[]} items
 * @returns {import("playmat/layouts.js").Ghost[]}
 */
export function ghosts(changes, view, items) {
  const touched = items.flatMap((item) => item.touches ?? []);
  const action = touched.find((path) => /^seats\.\d\.actions\./.test(path));
  const dice = action ? touched.flatMap((path) => dieAt(path, view)) : [];
  const marker = changes.find(({ path, now }) => path === "world.marker" && now !== null);
  return [
    ...dice.map((face, i) => ({ at: action ?? "", tall: 1, part: SET, shift: APART * (i - (dice.length - 1) / 2), face })),
    ...(marker ? [{ at: `track.${marker.now}`, tall: 1, face: h("span", { class: "marker" }, h(Picture, { game: "perilous", name: "heartless" })) }] : []),
  ];
}

/** How a die looks that lies somewhere; nothing where none lies. @param {string} path @param {any} view */
function dieAt(path, view) {
  const [group, place] = path.split(".");
  const n = Number(place);
  if (group === "dice") return [die(view.dice[n], n === BLACK ? "black" : "blue")];
  return group === "card_dice" ? [die(view.card_dice[n].symbol, "card")] : [];
}
