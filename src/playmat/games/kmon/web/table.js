/** The table of K-Mon: two teams facing each other, the stack of reactions between them, the own hand below. */
import { h } from "preact";
import { Scene } from "playmat/art/scene.js";
import { cardsOf } from "playmat/games.js";
import { cardName, lookAt } from "playmat/parts/card.js";
import { Half } from "playmat/parts/half.js";
import { Picture } from "playmat/parts/icon.js";
import { Phase } from "playmat/parts/phase.js";
import { ownPicture } from "playmat/parts/pictures.js";
import { Deck, Discard, Hand, Held, PlayCard } from "playmat/parts/pile.js";
import { Thing } from "playmat/parts/thing.js";
import { Who } from "playmat/parts/who.js";
import { t } from "playmat/text.js";
import { terrainOf } from "./scenery.js";

/** @param {{view: any, viewer: number}} props */
export function Table({ view, viewer }) {
  const me = viewer >= 0 ? viewer : 0;
  return h("div", { class: "kmon facing", "data-game": "kmon" }, [
    h(Side, { view, seat: 1 - me, far: true, key: "far" }),
    h(Middle, { view, me, key: "middle" }),
    h(Side, { view, seat: me, far: false, key: "near" }),
  ]);
}

/** One player's half. @param {{view: any, seat: number, far: boolean}} props */
function Side({ view, seat, far }) {
  const side = view.seats[seat];
  const bench = [0, 1, 2].filter((place) => place !== side.active);
  const [left, ...rest] = bench;
  const team = h("div", { class: "team", key: "team" }, [
    h(Creature, { view, seat, place: left, key: left }),
    side.active === null ? null : h(Creature, { view, seat, place: side.active, active: true, key: side.active }),
    rest.map((place) => h(Creature, { view, seat, place, key: place })),
  ]);
  const strip = h(Strip, { view, seat, key: "strip" });
  const hand = h(Hand, { game: "kmon", path: `seats.${seat}.hand`, codes: side.hand, count: side.hand_count, far, key: "hand" }, h(Looked, { seat, codes: side.deck_top ?? [] }));
  return h(Half, { seat, far, turn: view.turn_player === seat, field: team, strip, hand });
}

/** Who it is, charges, deck and discard pile. @param {{view: any, seat: number}} props */
function Strip({ view, seat }) {
  const side = view.seats[seat];
  return h("div", { class: "strip" }, [
    h(Who, { seat, turn: view.turn_player === seat }),
    h("span", { class: "charges", "data-spot": `seats.${seat}.charges`, role: "img", "aria-label": t("kmon-web-charges", { n: side.charges }) }, [h(Picture, { game: "shared", name: "charge" }), h("b", null, side.charges)]),
    h(Held, { n: side.hand_count, path: `seats.${seat}.hand` }),
    h(Deck, { n: side.deck_count, path: `seats.${seat}.deck` }),
    h(Discard, { game: "kmon", path: `seats.${seat}.discard`, codes: side.discard }),
  ]);
}

/** Cards seen on top of the own deck. @param {{seat: number, codes: string[]}} props */
function Looked({ seat, codes }) {
  if (!codes.length) return null;
  return h("div", { class: "looked", role: "group", "aria-label": t("web-pile-looked") }, codes.map((code, i) => h(PlayCard, { game: "kmon", path: `seats.${seat}.deck_top.${i}`, code, key: i })));
}

/** A K-Mon in play. @param {{view: any, seat: number, place: number, active?: boolean}} props */
function Creature({ view, seat, place, active = false }) {
  const side = view.seats[seat];
  const kmon = side.team[place];
  if (!kmon) return null;
  const left = Math.max(0, kmon.hp - kmon.damage);
  const states = [active ? "active" : "bench", kmon.exhausted ? "exhausted" : "", active && side.defending ? "defending" : ""];
  return h("span", { class: "card-holder", ...lookAt("kmon", kmon.code) }, [
    h(Thing, { path: `seats.${seat}.team.${place}`, label: creatureWords(view, seat, place), class: `${looksOf(kmon)} ${states.join(" ")}`, layout: `kmon.${seat}.${place}` }, [
      h(Likeness, { kmon }),
      h("span", { class: "trait" }, t(`kmon-trait-${kmon.trait}`, { value: kmon.trait_value })),
      h("span", { class: "hp" }, [
        h("span", { class: "hp-bar", style: { "--left": String(left / kmon.hp) } }, h("i", null)),
        h("b", null, t("web-of", { n: left, of: kmon.hp })),
      ]),
      active && side.defending ? h("span", { class: "guard" }, h(Picture, { game: "kmon", name: "defence" })) : null,
    ]),
    kmon.effects.length ? h("span", { class: "effects" }, kmon.effects.map((/** @type {any} */ effect, /** @type {number} */ i) => h(Effect, { effect, key: `${effect.card}${i}` }))) : null,
  ]);
}

/** The class of a K-Mon in the colours of its elements. @param {any} kmon */
export const looksOf = (kmon) => `creature el-${kmon.primary} and-${kmon.secondary}`;

/** What it looks like, its elements and its name. @param {{kmon: any}} props */
export function Likeness({ kmon }) {
  const own = ownPicture("kmon", kmon.code);
  return [
    own ? null : h(Scene, { terrain: terrainOf(kmon), seed: kmon.code }),
    h("span", { class: "portrait", "data-card": kmon.code }, own ?? h(Picture, { game: "kmon", name: kmon.code })),
    h("span", { class: "elements" }, [h(Picture, { game: "kmon", name: kmon.primary }), h(Picture, { game: "kmon", name: kmon.secondary })]),
    h("span", { class: "name" }, cardName("kmon", kmon.code)),
  ];
}

/**
 * All of a K-Mon in words.
 * @param {any} view
 * @param {number} seat
 * @param {number} place
 */
export function creatureWords(view, seat, place) {
  const side = view.seats[seat];
  const kmon = side.team[place];
  const words = t("kmon-web-creature", {
    name: cardName("kmon", kmon.code),
    left: Math.max(0, kmon.hp - kmon.damage),
    hp: kmon.hp,
    primary: t(`kmon-element-${kmon.primary}`),
    secondary: t(`kmon-element-${kmon.secondary}`),
    trait: t(`kmon-trait-${kmon.trait}`, { value: kmon.trait_value }),
    state: kmon.exhausted ? "exhausted" : place !== side.active ? "bench" : side.defending ? "defending" : "active",
  });
  const effects = kmon.effects.map((/** @type {any} */ effect) => effectWords(effect)).join(t("web-comma"));
  return effects ? t("web-pair", { name: words, what: effects }) : words;
}

/** @param {any} effect */
function effectWords(effect) {
  const left = Math.max(0, effect.duration - effect.counters);
  return t(`kmon-web-effect-${effect.kind}`, { card: cardName("kmon", effect.card), n: left });
}

/** A persistent effect with the turns it has left. @param {{effect: any}} props */
function Effect({ effect }) {
  return h("span", { class: `fx ${effect.kind}`, title: effectWords(effect), ...lookAt("kmon", effect.card) }, [
    h(Picture, { game: "kmon", name: effect.card }),
    h("b", { "aria-hidden": "true" }, Math.max(0, effect.duration - effect.counters)),
  ]);
}

/** Phase, the stack of actions and reactions, and the wheel. @param {{view: any, me: number}} props */
function Middle({ view, me }) {
  return h("section", { class: "middle", "aria-label": t("kmon-web-middle") }, [
    h(Phase, { lines: moment(view) }),
    view.chain.length
      ? h("ol", { class: "chain", "aria-label": t("kmon-web-chain") }, [...view.chain].reverse().map((/** @type {any} */ link, /** @type {number} */ i) => h(Link, { link, spot: `chain.${view.chain.length - 1 - i}`, mine: link.seat === me, next: i === 0, key: view.chain.length - i })))
      : h(Wheel, null),
  ]);
}

/** What of a turn its steps are part of. @type {Record<string, string>} */
const PHASES = { item: "item", persistent: "persistent", substitution: "substitution", action: "action", "draw-step": "end", expiry: "end", hand: "end" };

/** When it is: the turn, and what of it. @param {any} view @returns {string[]} */
export function moment(view) {
  if (view.phase === "over") return [t("web-ending-over")];
  return view.turn ? [t("kmon-web-turn-number", { n: view.turn }), t(`kmon-web-phase-${PHASES[view.phase] ?? "other"}`)] : [t("web-before-turns")];
}

/** One declared action or reaction. @param {{link: any, spot: string, mine: boolean, next: boolean}} props */
function Link({ link, spot, mine, next }) {
  const cards = link.cards.map((/** @type {string} */ code) => cardName("kmon", code)).join(t("web-comma"));
  const action = t(`kmon-link-${link.action}`);
  return h("li", { "data-spot": spot, class: `link ${mine ? "mine" : "theirs"} ${link.fate}`, ...lookAt("kmon", link.cards[0] ?? null) }, [
    h(Picture, { game: "kmon", name: link.cards[0] ?? link.action }),
    h("span", null, [h("strong", null, cards || action), cards ? h("span", { class: "soft" }, action) : null]),
    link.fate !== "open" ? h("em", null, t(`kmon-web-fate-${link.fate}`)) : next ? h("em", null, t("kmon-web-next")) : null,
  ]);
}

const WHEEL = ["ice", "grass", "earth", "electric", "ghost", "air", "water", "fire"];

/** Which element is strong against which: each against the next one. */
function Wheel() {
  const words = WHEEL.map((element, i) => t("kmon-web-strong", { strong: t(`kmon-element-${element}`), weak: t(`kmon-element-${WHEEL[(i + 1) % 8]}`) })).join(t("web-comma"));
  return h("div", { class: "wheel", role: "img", "aria-label": words, title: words }, WHEEL.map((element) => [
    h("span", { class: `el-${element}`, key: element }, h(Picture, { game: "kmon", name: element })),
    h("i", { key: `${element}-arrow`, "aria-hidden": "true" }, "›"),
  ]));
}

/**
 * What pointing at a thing might mean, in notation.
 * @param {any} view
 * @param {string} thing
 * @param {number} seat who points
 * @returns {string[]}
 */
export function tries(view, thing, seat) {
  const parts = thing.split(".");
  const side = view.seats[Number(parts[1])];
  if (parts[2] === "hand" && Number(parts[1]) === seat) {
    const code = side.hand[Number(parts[3])];
    const type = cardsOf("kmon")?.get(code)?.data.type;
    const use = type === "reaction" ? `react ${code}` : type === "powerup" ? `attack with ${code}` : `play ${code}`;
    return [use, `discard ${code}`];
  }
  if (parts[2] === "team") {
    const code = side.team[Number(parts[3])]?.code;
    if (Number(parts[1]) !== seat) return ["attack"];
    return Number(parts[3]) === side.active ? ["attack", "defend"] : [`switch ${code}`];
  }
  return [];
}

/**
 * A thing in a word or two.
 * @param {any} view
 * @param {string} thing
 */
export function short(view, thing) {
  const [, seat, group, place] = thing.split(".");
  const side = view.seats[Number(seat)];
  const code = group === "team" ? side.team[Number(place)]?.code : side[group]?.[Number(place)];
  return code ? cardName("kmon", code) : "";
}

/**
 * Damage that is certain: what its K-Mon has left then; and charges.
 * @param {import("playmat/types.js").Change} change
 * @param {any} view
 * @param {(seat: number) => string} called
 * @returns {import("playmat/layouts.js").Foretold | undefined}
 */
export function foretell({ path, was, now }, view, called) {
  const [, who] = path.match(/^seats\.(\d)\.charges$/) ?? [];
  if (who && was !== null && now !== null) return { at: path, what: t("kmon-web-foretold-charges", { who: called(Number(who)) }), was, now, good: now > was };
  const [, seat, place] = path.match(/^seats\.(\d)\.team\.(\d)\.damage$/) ?? [];
  const kmon = view.seats[seat]?.team[place];
  if (!kmon || was === null || now === null) return undefined;
  const left = (/** @type {number} */ damage) => Math.max(0, kmon.hp - damage);
  return { at: `seats.${seat}.team.${place}`, what: cardName("kmon", kmon.code), was: left(was), now: left(now), good: now < was };
}

/** What the options of its rules are about. @type {Record<string, string[]>} */
export const options = {
  play: ["format", "mulligan", "extra_charge", "deckout_hand"],
};
