/** The acts a game can choose from: each is seen at places of its table, and moves nothing but `transform` and `opacity`. */
import { h, render } from "preact";
import { CardFace } from "../parts/card.js";
import { play } from "./sound.js";
import { glint, numberOf } from "./chance.js";

/**
 * @typedef {import("./stage.js").Stage} Stage
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 */

const SPRING = "cubic-bezier(.2, 1.4, .4, 1)";
const OUT = "cubic-bezier(.2, .7, .2, 1)";
/** How far one goes who strikes: of the way to whom it strikes, and at most, in pixels. */
const LUNGE = { part: 0.55, most: 150 };
/** Milliseconds that a leap takes to its end, until who leaps is there, which is half of it, and that an orb flies. */
const [LEAP, CONTACT, ORB] = [400, 200, 200];
/** Milliseconds that a number rises: it is seen almost at once. */
const RISING = 950;
/** Milliseconds in which a card comes to the middle and leaves it, and that it is read for each letter, at least and at most. */
const READING = { comes: 240, goes: 240, letter: 9, least: 750, most: 1500 };
/** A card is read in the middle, or beside it where the table is so many times as wide. */
const WIDE = 3.6;
const LETTERS_OF_A_GLANCE = 40;

/** @param {Box} box */
const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** @param {Box} box @param {number} size @returns {Box} a square around the middle of a box. */
const around = (box, size) => ({ left: middle(box).x - size / 2, top: middle(box).y - size / 2, width: size, height: size });

/**
 * One strikes another: it leans back, leaps, and is where it was; an orb flies where it does not go itself.
 * @param {Stage} stage @param {HTMLElement} who @param {HTMLElement} whom @param {"leap" | "orb"} way
 */
export async function strike(stage, who, whom, way) {
  const [from, to] = [who.getBoundingClientRect(), whom.getBoundingClientRect()];
  const [x, y] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
  if (way === "orb") {
    const orb = stage.prop("orb", around(from, 44));
    await stage.move(orb, [{ transform: "scale(0)", opacity: 0 }, { transform: "scale(1.15)", opacity: 1, offset: 0.35 }, { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 1 }], { duration: ORB, easing: "cubic-bezier(.5, 0, .9, .5)" });
    orb.remove();
    return;
  }
  const far = Math.hypot(x, y) || 1;
  const part = Math.min(LUNGE.part * far, LUNGE.most) / far;
  const at = (/** @type {number} */ of, /** @type {number} */ size) => `translate(${x * of}px, ${y * of}px) scale(${size})`;
  const leap = stage.move(who, [{ transform: "none" }, { transform: at(-0.12 * part, 0.97), offset: 0.25, easing: "cubic-bezier(.6, 0, 1, .6)" }, { transform: at(part, 1.06), offset: 0.5, easing: OUT }, { transform: "none" }], { duration: LEAP, easing: "ease-in-out" });
  await Promise.race([leap, stage.pause(CONTACT)]);
}

/**
 * It is hit: it shakes, it lights up, splinters fly.
 * @param {Stage} stage @param {HTMLElement} whom @param {number} hard from 0 to 1
 */
export function hit(stage, whom, hard) {
  const box = whom.getBoundingClientRect();
  const far = 4 + 10 * hard;
  const shake = [0, -1, 0.8, -0.5, 0.3, 0].map((of) => ({ transform: `translate(${of * far}px, ${of * far * 0.3}px)` }));
  void stage.move(whom, shake, { duration: 320, easing: "linear" });
  const flash = stage.prop("flash", box);
  void stage.move(flash, [{ opacity: 0.85 }, { opacity: 0 }], { duration: 300 }).then(() => flash.remove());
  burst(stage, box, "splinter", 6 + Math.round(6 * hard), 90);
}

/**
 * Small pieces fly from a place in all directions.
 * @param {Stage} stage @param {Box} box @param {string} look @param {number} count @param {number} far in pixels
 */
export function burst(stage, box, look, count, far) {
  for (let i = 0; i < count; i++) {
    const piece = stage.prop(look, around(box, 14));
    const way = ((i + glint(i, count)) / count) * 2 * Math.PI;
    const length = far * (0.5 + 0.5 * glint(i, 7));
    const end = `translate(${Math.cos(way) * length}px, ${Math.sin(way) * length}px) rotate(${120 * glint(i, 3)}deg) scale(0.2)`;
    void stage.move(piece, [{ transform: `rotate(${way}rad)`, opacity: 1 }, { transform: end, opacity: 0 }], { duration: 380 + 260 * glint(i, 5), easing: OUT }).then(() => piece.remove());
  }
}

/**
 * A number rises from a thing, and what is left counts there from what it was.
 * @param {Stage} stage @param {HTMLElement} at @param {{by: number, left?: number}} change `left`: what it comes to
 */
export async function count(stage, at, { by, left }) {
  if (!by) return;
  const box = at.getBoundingClientRect();
  const good = by > 0;
  const rising = stage.prop(`rising ${good ? "good" : "bad"}`, around(box, 72));
  rising.textContent = `${good ? "+" : "−"}${Math.abs(by)}`;
  const risen = stage.move(rising, [{ transform: "translateY(0) scale(0.5)", opacity: 0 }, { transform: "translateY(-4px) scale(0.9)", opacity: 1, offset: 0.05 }, { transform: "translateY(-12px) scale(1.25)", opacity: 1, offset: 0.2 }, { transform: "translateY(-26px)", opacity: 1, offset: 0.7 }, { transform: "translateY(-58px)", opacity: 0 }], { duration: RISING, easing: OUT });
  await Promise.all([risen.then(() => rising.remove()), left === undefined ? undefined : tick(stage, box, left - by, left, good)]);
}

/**
 * A counter that runs from one number to another, as a strip behind a window.
 * @param {Stage} stage @param {Box} box @param {number} from @param {number} to @param {boolean} good
 */
async function tick(stage, box, from, to, good) {
  const size = 34;
  const place = { left: box.left + box.width - size, top: box.top + box.height - size * 0.9, width: size, height: size };
  const counter = stage.prop(`counter ${good ? "good" : "bad"}`, place);
  const steps = Math.min(12, Math.abs(to - from));
  const strip = document.createElement("div");
  for (let i = 0; i <= steps; i++) strip.append(Object.assign(document.createElement("b"), { textContent: String(Math.round(from + ((to - from) * i) / steps)) }));
  counter.append(strip);
  const frames = Array.from({ length: steps + 1 }, (_, i) => ({ transform: `translateY(${-i * size}px)`, easing: SPRING }));
  await stage.move(strip, frames, { duration: 220 + 70 * steps, fill: "forwards" });
  await stage.move(counter, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: 450 });
  counter.remove();
}

/**
 * A card is shown large until it can have been read, or the next one comes, and goes to its place.
 * @param {Stage} stage @param {string} game @param {string} code @param {{from?: HTMLElement, to?: HTMLElement, letters: number}} way
 */
export async function show(stage, game, code, { from, to, letters }) {
  for (const read of stage.layer()?.querySelectorAll(".shown-card") ?? []) for (const animation of read.getAnimations()) animation.finish();
  const place = readingPlace(stage.area());
  const card = stage.prop("shown-card", place);
  card.dataset.game = game;
  render(h(CardFace, { game, code, size: "full" }), card);
  await stage.move(card, [{ transform: between(place, from?.getBoundingClientRect()), opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 }], { duration: READING.comes, easing: OUT });
  await stage.move(card, [{ transform: "none" }, { transform: "scale(1.025)" }], { duration: Math.min(READING.most, READING.least + READING.letter * Math.max(0, letters - LETTERS_OF_A_GLANCE)), easing: "linear" });
  await stage.move(card, [{ transform: "scale(1.025)", opacity: 1 }, { transform: between(place, to?.getBoundingClientRect()), opacity: to ? 0.9 : 0 }], { duration: READING.goes, easing: "cubic-bezier(.6, 0, .8, .4)" });
  render(null, card);
  card.remove();
}

/** Where a card is read: beside what happens, if there is room for it. @param {Box} area @returns {Box} */
function readingPlace(area) {
  const [wide, tall] = [216, 302];
  const { x, y } = middle(area);
  const left = area.width >= WIDE * wide ? area.left + wide * 0.1 : x - wide / 2;
  return { left, top: y - tall / 2, width: wide, height: tall };
}

/** What lets something in one box look as if it were in another. @param {Box} box @param {Box | undefined} other */
function between(box, other) {
  if (!other?.width) return "scale(0.7)";
  const [from, to] = [middle(box), middle(other)];
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${Math.min(other.width / box.width, other.height / box.height)})`;
}

/**
 * Cards come from a place, one after the other: those that can be seen themselves, otherwise backs.
 * @param {Stage} stage @param {HTMLElement} from @param {HTMLElement[]} cards @param {HTMLElement | undefined} to
 */
export async function deal(stage, from, cards, to) {
  const start = from.getBoundingClientRect();
  if (cards.length) {
    await Promise.all(cards.map((card, i) => stage.move(card, [{ transform: `${between(card.getBoundingClientRect(), start)} rotate(-8deg)`, opacity: 0.2 }, { transform: "none", opacity: 1 }], { duration: 380, delay: i * 90, fill: "backwards", easing: OUT })));
  } else if (to) {
    const back = stage.prop("back", start);
    await stage.move(back, [{ transform: "none", opacity: 1 }, { transform: between(start, around(to.getBoundingClientRect(), start.height)), opacity: 0.4 }], { duration: 380, easing: OUT });
    back.remove();
  }
}

/**
 * Something comes to lie on a pile: a reaction on those before it.
 * @param {Stage} stage @param {HTMLElement} thing @param {boolean} mine
 */
export async function pile(stage, thing, mine) {
  await stage.move(thing, [{ transform: `translate(${mine ? -60 : 60}px, ${mine ? 40 : -40}px) rotate(${mine ? -4 : 4}deg)`, opacity: 0 }, { transform: "translateY(-4px) scale(1.04)", opacity: 1, offset: 0.7 }, { transform: "none", opacity: 1 }], { duration: 340, easing: OUT });
}

/**
 * Something that was announced comes about, or comes to nothing: a ring around its place, in the colour of its fate.
 * @param {Stage} stage @param {HTMLElement} at @param {boolean} good
 */
export async function resolve(stage, at, good) {
  const ring = stage.prop(`ring ${good ? "good" : "bad"}`, around(at.getBoundingClientRect(), 90));
  await stage.move(ring, [{ transform: "scale(0.4)", opacity: 1 }, { transform: "scale(1.9)", opacity: 0 }], { duration: 420, easing: OUT });
  ring.remove();
}

/**
 * Something lights up and swells: what was named, what became more.
 * @param {Stage} stage @param {HTMLElement} at
 */
export async function swell(stage, at) {
  await stage.move(at, [{ transform: "none" }, { transform: "scale(1.16)", offset: 0.35 }, { transform: "none" }], { duration: 340, easing: "ease-in-out" });
}

/**
 * It is no more: what was there falls apart.
 * @param {Stage} stage @param {Box} box
 */
export async function perish(stage, box) {
  const shade = stage.prop("shade", box);
  burst(stage, box, "ash", 14, 110);
  await stage.move(shade, [{ transform: "none", opacity: 0.9 }, { transform: "scale(0.85) translateY(10px)", opacity: 0 }], { duration: 460 });
  shade.remove();
}

/**
 * A world is saved or lost: it comes to the middle, and light or dark has it.
 * @param {Stage} stage @param {any} picture @param {string} look @param {boolean} good
 */
export async function world(stage, picture, look, good) {
  const area = stage.area();
  const center = around(area, Math.min(240, area.width * 0.5, area.height * 0.5));
  const rays = stage.prop(`rays ${good ? "good" : "bad"}`, around(center, center.width * 2.4));
  const globe = stage.prop(`fate-globe ${look}`, center);
  render(picture, globe);
  play(good ? "won" : "lost");
  void stage.move(rays, [{ transform: "rotate(0deg) scale(0.4)", opacity: 0 }, { transform: "rotate(20deg) scale(1)", opacity: 1, offset: 0.4 }, { transform: "rotate(50deg) scale(1.15)", opacity: 0 }], { duration: 1500, easing: "linear" }).then(() => rays.remove());
  await stage.move(globe, [{ transform: "scale(0.3)", opacity: 0 }, { transform: "scale(1.06)", opacity: 1, offset: 0.35 }, { transform: "scale(1)", opacity: 1, offset: 0.75 }, { transform: good ? "translateY(-90px) scale(0.7)" : "scale(0.1) rotate(-40deg)", opacity: 0 }], { duration: 1500, easing: "ease-in-out" });
  render(null, globe);
  globe.remove();
}

/** The match is won: light and confetti. It is lost: the light goes. @param {Stage} stage @param {boolean} won */
export async function ending(stage, won) {
  const all = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  if (!won) {
    const dusk = stage.prop("dusk", all);
    await stage.move(dusk, [{ opacity: 0 }, { opacity: 0.55, offset: 0.4 }, { opacity: 0 }], { duration: 1400, easing: "ease-in-out" });
    dusk.remove();
    return;
  }
  const rays = stage.prop("rays good", around(all, Math.hypot(all.width, all.height)));
  void stage.move(rays, [{ transform: "rotate(0deg)", opacity: 0 }, { transform: "rotate(15deg)", opacity: 0.8, offset: 0.3 }, { transform: "rotate(45deg)", opacity: 0 }], { duration: 2600, easing: "linear" }).then(() => rays.remove());
  await Promise.all(Array.from({ length: 44 }, (_, i) => confetti(stage, all, i)));
}

/** @param {Stage} stage @param {Box} all @param {number} i */
async function confetti(stage, all, i) {
  const random = numberOf(`confetti ${i}`);
  const leaf = stage.prop("leaf", { left: random(all.width), top: -20, width: 9, height: 14 });
  leaf.style.setProperty("--hue", String(Math.round(random(360))));
  const [drift, turns] = [random(160) - 80, 200 + random(700)];
  await stage.move(leaf, [{ transform: "translateY(0)", opacity: 1 }, { transform: `translate(${drift}px, ${all.height * 0.8}px) rotate3d(1, 0.6, 0.2, ${turns}deg)`, opacity: 1, offset: 0.85 }, { transform: `translate(${drift}px, ${all.height}px) rotate3d(1, 0.6, 0.2, ${turns * 1.2}deg)`, opacity: 0 }], { duration: 1500 + random(1100), delay: random(500), fill: "backwards", easing: "cubic-bezier(.25, .3, .6, 1)" });
  leaf.remove();
}
