/**
 * Dice that are thrown: solid bodies that fly in from the edge, bounce lower each time, roll as far as friction lets them,
 * and lie with the face on top that was recorded. The face comes first; the way there is made backwards from it.
 */
import { h, render } from "preact";
import { numberOf } from "./chance.js";

/** @typedef {{element: HTMLElement, faces: any[]}} Thrown a die that lies on the table; `faces`: what is on its six sides, on top first */

const FRAMES = 26;
/** The bounces: when each ends, of the whole way, and how high it goes, of the first one. */
const BOUNCES = [[0, 0], [0.42, 1], [0.7, 0.36], [0.88, 0.1], [1, 0.02]];
const HEIGHT = 84;
const LASTS = 700;
const SIDES = ["rotateY(0deg)", "rotateY(180deg)", "rotateY(90deg)", "rotateY(-90deg)", "rotateX(90deg)", "rotateX(-90deg)"];

/** How high a die is, in pixels, when this part of its time is over. @param {number} time */
export function height(time) {
  const next = Math.max(1, BOUNCES.findIndex(([end]) => time <= end));
  const [began, ends] = [BOUNCES[next - 1][0], BOUNCES[next][0]];
  const part = (time - began) / (ends - began);
  return 4 * HEIGHT * BOUNCES[next][1] * part * (1 - part);
}

/** Which part of its way it has left: friction takes the same share of its speed all the time. @param {number} time */
export const left = (time) => (Math.exp(-3.2 * time) - Math.exp(-3.2)) / (1 - Math.exp(-3.2));

/**
 * A die that is yet to be thrown is not seen.
 * @param {import("./stage.js").Stage} stage @param {HTMLElement | undefined} element
 */
export function hide(stage, element) {
  const cube = element?.querySelector(".cube");
  if (cube) stage.hide(cube);
}

/**
 * @param {import("./stage.js").Stage} stage
 * @param {Thrown[]} dice
 * @param {string} seed what was thrown: the same throw looks the same again
 */
export async function toss(stage, dice, seed) {
  await Promise.all(dice.map((die, i) => tumble(stage, die, numberOf(`${seed} ${i}`), i)));
}

/**
 * @param {import("./stage.js").Stage} stage @param {Thrown} die @param {(below: number) => number} random @param {number} place
 */
async function tumble(stage, { element, faces }, random, place) {
  const cube = element.querySelector(".cube");
  if (!cube) return;
  stage.unhide(cube);
  const box = cube.getBoundingClientRect();
  const shadow = stage.prop("die-shadow", { ...flat(box), top: box.top + box.height * 0.62, height: box.height * 0.5 });
  const flying = stage.prop(`solid-die die ${["black", "card"].find((kind) => element.classList.contains(kind)) ?? "blue"}`, flat(box));
  flying.style.setProperty("--half", `${box.width / 2}px`);
  render(h("div", { class: "solid" }, SIDES.map((turned, side) => h("span", { class: "cube", style: { transform: `${turned} translateZ(var(--half))` } }, faces[side % faces.length]))), flying);
  const way = { x: random(260) - 130, y: 190 + random(140) };
  const axis = `${(way.y / 200).toFixed(2)}, ${(-way.x / 200).toFixed(2)}, ${(random(0.8) - 0.4).toFixed(2)}`;
  const turns = 540 + random(420);
  const times = Array.from({ length: FRAMES + 1 }, (_, i) => i / FRAMES);
  const at = (/** @type {number} */ time, /** @type {number} */ lifted) => `translate(${way.x * left(time)}px, ${way.y * left(time) - lifted}px)`;
  const timing = { duration: LASTS + random(120), delay: place * 30, fill: /** @type {FillMode} */ ("both"), easing: "linear" };
  const solid = /** @type {HTMLElement} */ (flying.firstElementChild);
  await Promise.all([
    stage.move(cube, [{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: "backwards" }),
    stage.move(flying, times.map((time) => ({ transform: `${at(time, height(time))} scale(${1 + height(time) / 320})`, opacity: Math.min(1, time * 8) })), timing),
    stage.move(solid, times.map((time) => ({ transform: `rotate3d(${axis}, ${turns * left(time)}deg)` })), timing),
    stage.move(shadow, times.map((time) => ({ transform: `${at(time, 0)} scale(${1 - height(time) / 200})`, opacity: 0.5 - height(time) / 260 })), timing),
  ]);
  render(null, flying);
  flying.remove();
  shadow.remove();
}

/** @param {DOMRect} box */
const flat = ({ left: x, top, width, height: tall }) => ({ left: x, top, width, height: tall });
