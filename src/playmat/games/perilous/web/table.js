/** The table of Perilous Pursuit: the world in play with its track, the dice, the boards of the heroes. */
import { h } from "preact";
import { useContext } from "preact/hooks";
import { Scene } from "playmat/art/scene.js";
import { Die } from "./die.js";
import { terrainOf } from "./scenery.js";
import { Picture } from "playmat/parts/icon.js";
import { SceneContext, Thing } from "playmat/parts/thing.js";
import { playerOf } from "playmat/parts/who.js";
import { name, t } from "playmat/text.js";

const BLACK = 5;
const MOST_HEALTH = 10;
const MOST_SHIELDS = 5;
const MOST_OVERRUN = 2;
/** The phases in which dice are chosen to be thrown again; the others are kept. */
const KEEPING = ["keep", "heart", "heart_throw"];
const ACTIONS = ["attack", "protect", "distract", "collect", "ability"];

/** @param {string} id an id of the view as catalogues write it */
const key = (id) => id.replaceAll(/[_ ]/g, "-");
/** @param {string} id */
export const worldName = (id) => name(`perilous-world-${key(id)}`, id);
/** @param {string} id */
export const heroName = (id) => name(`perilous-hero-${key(id)}`, id);
/** @param {string} id */
export const actionName = (id) => t(`perilous-action-${id}`);
/** @param {string} id */
export const itemName = (id) => name(`perilous-item-${key(id)}`, id);
/** @param {string} id */
export const faceName = (id) => name(`perilous-face-${id}`, id);

/** @param {{op: string, action: string, n: number, all: boolean}} effect */
export function effectText(effect) {
  return t(`perilous-effect-${key(effect.op)}`, { whole: effect.all ? "yes" : "no", action: actionName(effect.action), n: effect.n });
}

/** @param {any} seat */
export function abilityText(seat) {
  return t(`perilous-ability-text-${key(seat.ability.op)}`, { n: seat.ability.n });
}

/** @param {{view: any}} props */
export function Table({ view }) {
  return h("div", { class: "perilous", "data-game": "perilous" }, [
    view.world ? h(World, { view, key: "world" }) : null,
    h(Tray, { view, key: "tray" }),
    h(Party, { view, key: "party" }),
    h("div", { class: "heroes", style: { "--heroes": String(view.seats.length) }, key: "heroes" }, view.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => h(Hero, { view, seat, key: seat }))),
  ]);
}

/** The world in play, its track, what its dice do, and the worlds before and behind. @param {{view: any}} props */
function World({ view }) {
  const world = view.world;
  return h("section", { class: `world panel in-level-${world.level}`, "aria-label": t("perilous-web-world") }, [
    h(Scene, { terrain: terrainOf(world.id), seed: world.id, key: `scene ${world.id}` }),
    h("div", { class: `planet level-${world.level}`, key: world.id }, [
      h("div", { class: "globe", "data-spot": "world" }, h(Picture, { game: "perilous", name: world.id })),
      h("div", { class: "name" }, [h("h2", null, worldName(world.id)), h("p", { class: "soft" }, t("perilous-web-level", { level: world.level }))]),
    ]),
    h(Journey, { view }),
    h(Track, { world }),
    h("div", { class: "threat" }, [
      h("ul", { class: "faces" }, ACTIONS.filter((face) => world.faces[face].spawn || world.faces[face].attack).map((face) => h(Face, { face, does: world.faces[face] }))),
      h("p", { class: "effect" }, [
        h(Picture, { game: "perilous", name: "heartless" }),
        h("span", null, world.effect.map(effectText).join(" ")),
      ]),
      view.pool
        ? h("p", { class: "pool", role: "img", "aria-label": t("perilous-web-pool-words", { blue: view.pool.blue, black: view.pool.black }) }, [
            h("span", { class: "soft" }, t("perilous-web-pool")),
            Array.from({ length: view.pool.blue }, (_, i) => h("i", { class: "pip-die blue", key: `b${i}` })),
            Array.from({ length: view.pool.black }, (_, i) => h("i", { class: "pip-die black", key: `k${i}` })),
          ])
        : null,
    ]),
  ]);
}

/** What a die of this face does in the World Roll. @param {{face: string, does: {spawn: number, attack: number}}} props */
function Face({ face, does }) {
  const words = [does.spawn ? t("perilous-web-spawn", { n: does.spawn }) : "", does.attack ? t("perilous-web-attack", { n: does.attack }) : ""].filter(Boolean).join(t("web-comma"));
  return h("li", { class: `face ${face}`, title: t("web-pair", { name: faceName(face), what: words }) }, [
    h(Picture, { game: "perilous", name: face }),
    h("span", { class: "unseen" }, t("web-pair", { name: faceName(face), what: words })),
    h("span", { "aria-hidden": "true", class: "does" }, [
      does.spawn ? h("b", { class: "spawn" }, [`+${does.spawn}`, h(Picture, { game: "perilous", name: "marker" })]) : null,
      does.attack ? h("b", { class: "hurt" }, [does.attack, h(Picture, { game: "shared", name: "heart" })]) : null,
    ]),
  ]);
}

/** The spaces from World Saved to World Lost with the marker. @param {{world: any}} props */
function Track({ world }) {
  const spaces = Array.from({ length: world.track + 1 }, (_, i) => i);
  const words = t("perilous-web-marker", { saved: world.marker, lost: world.track - world.marker });
  return h("div", { class: "track", role: "img", "aria-label": words }, [
    h("ol", { "aria-hidden": "true" }, spaces.map((space) =>
      h("li", { key: space, "data-spot": `track.${space}`, class: space === 0 ? "saved" : space === world.track ? "lost" : "", style: { "--far": String(space / world.track) } }, [
        space === 0 ? h(Picture, { game: "shared", name: "star" }) : space === world.track ? h(Picture, { game: "shared", name: "skull" }) : h("span", null, space),
        space === world.marker ? h("span", { class: "marker", "data-spot": "marker", "data-layout-id": "marker" }, h(Picture, { game: "perilous", name: "heartless" })) : null,
      ]),
    )),
    h("div", { class: "ends", "aria-hidden": "true" }, [h("span", null, t("perilous-web-world-saved")), h("span", { class: "words" }, words), h("span", null, t("perilous-web-world-lost"))]),
  ]);
}

/** Worlds saved, overrun, and to come. @param {{view: any}} props */
function Journey({ view }) {
  return h("div", { class: "journey" }, [
    h("p", { class: "tally good" }, [h(Picture, { game: "shared", name: "star" }), h("span", null, t("perilous-web-saved", { n: view.saved.length, of: view.to_save }))]),
    h("p", { class: "tally bad" }, [h(Picture, { game: "shared", name: "skull" }), h("span", null, t("perilous-web-overrun", { n: view.overrun.length, of: MOST_OVERRUN }))]),
    h("ol", { class: "ahead", "aria-label": t("perilous-web-ahead") }, view.stack.map((/** @type {any} */ world) =>
      h("li", { class: `level-${world.level}`, key: world.id, title: worldName(world.id) }, [
        h(Picture, { game: "perilous", name: world.id }),
        h("span", { class: "unseen" }, t("perilous-web-world-at", { name: worldName(world.id), level: world.level })),
      ]),
    )),
  ]);
}

/** The dice on the table: the hero's own, or a roll for the World; beside them the dice of cards. @param {{view: any}} props */
function Tray({ view }) {
  const rolling = view.roll.some((/** @type {string} */ face) => face !== "none");
  const faces = rolling ? view.roll : view.dice;
  const group = rolling ? "roll" : "dice";
  const thrown = faces.some((/** @type {string} */ face) => face !== "none");
  const who = view.active === null ? "" : heroName(view.seats[view.active].hero);
  return h("section", { class: "tray", "aria-label": t("perilous-web-dice") }, [
    h("p", { class: "status" }, [
      view.active === null ? t("perilous-web-not-begun") : rolling ? t("perilous-web-world-dice") : t("perilous-web-turn", { turn: view.turn, who }),
      !rolling && view.rolls ? h("span", { class: "rolls" }, t("perilous-web-roll", { roll: view.rolls, of: view.rolls + view.rolls_left })) : null,
    ]),
    h("div", { class: "dice", "data-spot": "tray" }, [
      thrown
        ? faces.map((/** @type {string} */ face, /** @type {number} */ i) =>
            face === "none" && rolling ? null : h(Die, { key: `${group}${i}`, path: `${group}.${i}`, face, number: i + 1, black: i === BLACK, roll: view.fresh.includes(i + 1) ? view.rolls : 0, state: dieState(view, i, rolling), label: dieLabel(view, face, i, rolling) }),
          )
        : h("p", { class: "soft" }, t("web-empty")),
      view.card_dice.map((/** @type {any} */ die, /** @type {number} */ i) =>
        h(Die, { key: `card${i}`, path: `card_dice.${i}`, face: die.symbol, number: die.die, state: die.spent ? "card spent" : "card", label: t("perilous-web-card-die", { n: die.die, face: faceName(die.symbol), used: die.spent ? "yes" : "no" }) }),
      ),
    ]),
  ]);
}

/** @param {any} view @param {number} i @param {boolean} rolling */
function dieState(view, i, rolling) {
  if (rolling) return "";
  return [view.spent.includes(i + 1) ? "spent" : "", view.fresh.includes(i + 1) ? "fresh" : ""].join(" ");
}

/** @param {any} view @param {string} face @param {number} i @param {boolean} rolling */
function dieLabel(view, face, i, rolling) {
  const used = !rolling && view.spent.includes(i + 1) ? "yes" : "no";
  return t("perilous-web-die", { n: i + 1, colour: i === BLACK ? "black" : "blue", face: faceName(face), used });
}

/**
 * Health and Shields of all heroes in one line, where their boards do not fit; who hears the table is told them there.
 * @param {{view: any}} props
 */
function Party({ view }) {
  return h("ol", { class: "party", "aria-hidden": "true" }, view.seats.map((/** @type {any} */ board, /** @type {number} */ seat) =>
    h("li", { class: `${board.hero} ${view.active === seat ? "active" : ""}`, key: seat }, [
      h("span", { class: "badge" }, h(Picture, { game: "perilous", name: board.hero })),
      h("b", null, [h(Picture, { game: "shared", name: "heart" }), board.health]),
      h("b", { class: "guarded" }, [h(Picture, { game: "shared", name: "shield" }), board.shields]),
    ]),
  ));
}

/** A hero's board. @param {{view: any, seat: number}} props */
function Hero({ view, seat }) {
  const { store } = useContext(SceneContext);
  const board = view.seats[seat];
  const info = store?.table.value?.seats.find((one) => one.seat === seat);
  const mine = store?.you.value.includes(seat) ?? false;
  const active = view.active === seat;
  const who = heroName(board.hero);
  return h("section", { class: `hero panel ${board.hero} ${active ? "active" : ""} ${mine ? "mine" : ""}`, "aria-label": who }, [
    h(Thing, { path: `seats.${seat}`, label: t("perilous-web-hero", { who, health: board.health, shields: board.shields }), class: "who" }, [
      h("span", { class: "badge" }, h(Picture, { game: "perilous", name: board.hero })),
      h("span", { class: "called" }, [h("strong", null, who), mine ? h("em", null, t("web-seat-you")) : h("span", { class: "played-by" }, playerOf(info))]),
      h("span", { class: "life" }, [
        h(Picture, { game: "shared", name: "heart" }),
        h("b", null, board.health),
        h("meter", { min: 0, max: MOST_HEALTH, value: board.health, low: 4, "aria-hidden": "true" }),
      ]),
    ]),
    h(Thing, { path: `seats.${seat}.shields`, label: t("perilous-web-shields", { n: board.shields }), class: "shields" },
      Array.from({ length: MOST_SHIELDS }, (_, i) => h("i", { key: i, class: i < board.shields ? "on" : "" }, h(Picture, { game: "shared", name: "shield" }))),
    ),
    h("div", { class: "actions" }, Object.entries(board.actions).map(([action, about]) => h(Action, { seat, who, action, about, key: action }))),
    h("p", { class: "ability-text" }, [h(Picture, { game: "perilous", name: "ability" }), h("span", null, [h("strong", null, t(`perilous-ability-${board.hero}`)), " ", abilityText(board)])]),
    h("div", { class: "items", "data-spot": `seats.${seat}.items` }, [
      board.items === null
        ? h("span", { class: "soft" }, t("perilous-web-hidden-items", { n: board.cards }))
        : board.items.map((/** @type {string} */ item, /** @type {number} */ i) => h(ItemCard, { seat, item, key: `${item}${i}` })),
      board.items?.length === 0 ? h("span", { class: "soft" }, t("perilous-web-no-items")) : null,
    ]),
  ]);
}

/** An action of a board. @param {{seat: number, who: string, action: string, about: any}} props */
function Action({ seat, who, action, about }) {
  const state = t(`perilous-web-state-${about.state}`);
  const die = about.die ? ` ${t(`perilous-web-die-${about.die}`)}` : "";
  const words = t("perilous-web-action", { who, action: actionName(action), need: about.need, state: state + die });
  return h(Thing, { path: `seats.${seat}.actions.${action}`, label: words, class: `action ${action} is-${about.state}` }, [
    h("span", { class: "slot" }, [
      h(Picture, { game: "perilous", name: action }),
      about.die ? h("i", { class: `pip-die ${about.die} in` }) : null,
    ]),
    h("span", { class: "title" }, actionName(action)),
    h("span", { class: "need" }, about.state === "empty" ? Array.from({ length: about.need }, (_, i) => h("i", { key: i })) : state),
  ]);
}

/** An Item Card in a hand. @param {{seat: number, item: string}} props */
function ItemCard({ seat, item }) {
  const symbol = item.split(" ")[0];
  const double = item.endsWith("x2");
  return h(Thing, { path: `seats.${seat}.items=${item}`, label: t("perilous-web-item", { card: itemName(item) }), class: `item-card ${symbol}`, layout: `item-${seat}-${item}` }, [
    h(Picture, { game: "perilous", name: symbol }),
    h("span", null, itemName(item)),
    double ? h("b", { "aria-hidden": "true" }, "×2") : null,
  ]);
}

/**
 * What pointing at a thing might mean, in notation.
 * @param {any} view
 * @param {string} thing
 * @param {number} seat who points
 * @returns {string[]}
 */
export function tries(view, thing, seat) {
  const [path, item] = thing.split("=");
  const parts = path.split(".");
  if (item) return [`card ${item}`, `use ${item}`, `discard ${item}`];
  if (parts[0] === "dice" || parts[0] === "roll") {
    const die = Number(parts[1]) + 1;
    return KEEPING.includes(view.phase) ? [`throw ${die}`] : [`set attack ${die}`, `throw ${die}`];
  }
  if (parts[2] === "actions") {
    const action = parts[3];
    const hero = view.seats[Number(parts[1])].hero;
    if (Number(parts[1]) !== seat) return [`activate ${hero} ${action}`, `next ${hero} ${action}`];
    const state = view.seats[seat].actions[action].state;
    const use = state === "empty" ? `ready ${action}` : state === "ready" ? `set ${action}` : `activate ${action}`;
    return [use, `take ${action}`];
  }
  if (parts[2] === "shields") return ["shield 1"];
  return [];
}

/**
 * A thing in a word or two.
 * @param {any} view
 * @param {string} thing
 */
export function short(view, thing) {
  const [group, place, rest] = thing.split(".");
  if (group === "seats") return rest ? "" : heroName(view.seats[Number(place)].hero);
  const face = group === "roll" ? view.roll[Number(place)] : view.dice[Number(place)];
  return face ? t("perilous-web-short-die", { n: Number(place) + 1, face: faceName(face) }) : "";
}

/**
 * Whether a die is kept or thrown again, while that is chosen.
 * @param {any} view
 * @param {string} thing
 * @param {string} light
 */
export function lit(view, thing, light) {
  const group = thing.split(".")[0];
  if (group !== "roll" && !(group === "dice" && KEEPING.includes(view.phase))) return "";
  return t(light === "chosen" ? "perilous-web-again" : "perilous-web-kept");
}

/**
 * Health, Shields and the way of the marker that are certain.
 * @param {import("playmat/types.js").Change} change
 * @param {any} view
 * @returns {import("playmat/layouts.js").Foretold | undefined}
 */
export function foretell({ path, was, now }, view) {
  if (was === null || now === null) return undefined;
  if (path === "world.marker") return { at: "marker", what: t("perilous-web-foretold-marker"), was, now, good: now < was };
  const [, seat, what] = path.match(/^seats\.(\d)\.(health|shields)$/) ?? [];
  if (!seat) return undefined;
  return { at: what === "health" ? `seats.${seat}` : path, what: t(`perilous-web-foretold-${what}`, { who: heroName(view.seats[seat].hero) }), was, now, good: now > was };
}

/** What the options of its rules are about; those of `main` stand in front. @type {Record<string, string[]>} */
export const options = {
  main: ["difficulty"],
  begin: ["hard_target", "world_side", "first_hero"],
  play: ["hands", "damage_choice", "reroll_scope", "overrun_at", "replacement_level"],
};
