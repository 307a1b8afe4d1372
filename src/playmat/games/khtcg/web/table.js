/** The table of the Kingdom Hearts TCG: two mats with world tracks to thirteen, and the stage of fights between them. */
import { h } from "preact";
import { useContext } from "preact/hooks";
import { cardsOf } from "playmat/games.js";
import { CardFace, cardName, cardWords, lookAt } from "playmat/parts/card.js";
import { Half } from "playmat/parts/half.js";
import { Picture } from "playmat/parts/icon.js";
import { Card } from "./card.js";
import { Phase } from "playmat/parts/phase.js";
import { Deck, Discard, Hand, Held, PlayCard } from "playmat/parts/pile.js";
import { SceneContext, Thing } from "playmat/parts/thing.js";
import { Who } from "playmat/parts/who.js";
import { t } from "playmat/text.js";

const GOAL = 13;

/** The HP that are shown: what is below 0 is for the record alone (KH-WIN-06). @param {any} side */
export const hpOf = (side) => Math.max(0, side.hp);

/** @param {{view: any, viewer: number}} props */
export function Table({ view, viewer }) {
  const me = viewer >= 0 ? viewer : 0;
  const slots = Math.max(1, ...view.seats.map(room));
  return h("div", { class: "kingdom facing", "data-game": "khtcg", style: { "--slots": String(slots) } }, [
    h(Mat, { view, seat: 1 - me, far: true, key: "far" }),
    h(Stage, { view, me, key: "stage" }),
    h(Mat, { view, seat: me, far: false, key: "near" }),
  ]);
}

/** How many cards side by side what lies on a mat needs; of past Worlds a part is seen. @param {any} side */
function room(side) {
  const past = Math.max(0, side.worlds.length - 1);
  return Math.min(1, side.worlds.length) + 0.4 * past + side.disruptors.length + side.friends.length + side.captives.length;
}

/** One player's mat. @param {{view: any, seat: number, far: boolean}} props */
function Mat({ view, seat, far }) {
  const side = view.seats[seat];
  const strip = h(Strip, { view, seat, key: "strip" });
  const field = h("div", { class: "ground", key: "ground" }, [
    h(Leader, { side, seat }),
    h("div", { class: "grounds" }, [h(Worlds, { side, seat }), h(Area, { side, seat, area: "friends", title: t("khtcg-web-friends") })]),
  ]);
  const hand = h(Hand, { game: "khtcg", path: `seats.${seat}.hand`, codes: side.hand, count: side.hand_count, far, key: "hand" }, h(Known, { seat, known: side.deck_known }));
  return h(Half, { seat, far, turn: view.turn_player === seat, field, strip, hand });
}

/** Cards of the deck that were seen and can be told where they lie. @param {{seat: number, known: any[]}} props */
function Known({ seat, known }) {
  if (!known.length) return null;
  return h("div", { class: "looked", role: "group", "aria-label": t("web-pile-looked") }, known.map((one, i) => h(PlayCard, { game: "khtcg", path: `seats.${seat}.deck_known.${i}`, code: one.code, key: i })));
}

/** Who it is, the track of Worlds, deck and discard pile. @param {{view: any, seat: number}} props */
function Strip({ view, seat }) {
  const side = view.seats[seat];
  return h("div", { class: "strip" }, [
    h(Who, { seat, turn: view.turn_player === seat }),
    h(Brief, { view, seat }),
    h("span", { class: "world-track", "data-spot": `seats.${seat}.worlds`, role: "img", "aria-label": t("khtcg-web-track", { n: side.world_total, goal: GOAL }) }, [
      ...Array.from({ length: GOAL }, (_, i) => h("i", { key: i, class: i < side.world_total ? "on" : "" })),
      h("b", { key: "n" }, t("web-of", { n: side.world_total, of: GOAL })),
    ]),
    h(Held, { n: side.hand_count, path: `seats.${seat}.hand` }),
    h(Deck, { n: side.deck_count, path: `seats.${seat}.deck` }),
    h(Discard, { game: "khtcg", path: `seats.${seat}.discard`, codes: side.discard }),
    turnWords(side) ? h("span", { class: "this-turn", key: "this-turn" }, turnWords(side)) : null,
  ]);
}

/** What a player has done in this turn, as far as cards count it (KH-GEN-26); nothing where it has not happened. @param {any} side */
export function turnWords(side) {
  const counts = /** @type {[string, number][]} */ (Object.entries(side.this_turn ?? {}));
  const done = counts.filter(([, n]) => n > 0).map(([word, n]) => t(`khtcg-table-did-${word.replace("_", "-")}`, { n }));
  return done.length ? t("khtcg-table-this-turn", { what: done.join(t("web-comma")) }) : "";
}

/**
 * HP and the total of a fight, beside the name where there is little room; who hears the table is told both elsewhere.
 * @param {{view: any, seat: number}} props
 */
function Brief({ view, seat }) {
  const [own, other] = [seat, 1 - seat].map((one) => strength(view, one));
  return h("span", { class: "brief", "aria-hidden": "true" }, [
    own === null ? null : h("b", { class: `sum ${other !== null && own > other ? "leads" : ""}` }, own),
    view.seats[seat].player ? h(Vital, { picture: "hp", value: hpOf(view.seats[seat]) }) : null,
  ]);
}

/** The Player Card with its forms and what it bears. @param {{side: any, seat: number}} props */
function Leader({ side, seat }) {
  const piece = side.forms.at(-1) ?? side.player;
  if (!piece) return h("div", { class: "leader empty" }, side.pick ? h(PlayCard, { game: "khtcg", path: `seats.${seat}.pick`, code: side.pick }) : h("i", { class: "back" }));
  const path = side.forms.length ? `seats.${seat}.forms.${side.forms.length - 1}` : `seats.${seat}.player`;
  return h("div", { class: "leader" }, [
    h(Piece, { piece, path, large: true, more: [t("khtcg-web-hp", { n: hpOf(side) }), t("khtcg-web-attack", { n: side.attack }), t("khtcg-web-magic", { n: side.magic })] }),
    h("span", { class: "vitals", "aria-hidden": "true" }, [
      h(Vital, { picture: "hp", value: hpOf(side) }),
      h(Vital, { picture: "might", value: side.attack }),
      h(Vital, { picture: "magic", value: side.magic }),
    ]),
    side.captives.length ? h(Area, { side, seat, area: "captives", title: t("khtcg-web-captives") }) : null,
  ]);
}

/** @param {{picture: string, value: number}} props */
function Vital({ picture, value }) {
  return h("span", { class: `vital ${picture}` }, [h(Picture, { game: "khtcg", name: picture }), h("b", null, value)]);
}

/** The Worlds travelled; the current one is large, and what was put in the way lies on it. @param {{side: any, seat: number}} props */
function Worlds({ side, seat }) {
  const last = side.worlds.length - 1;
  return h("div", { class: "worlds", role: "group", "aria-label": t("khtcg-web-worlds"), style: { "--past": String(Math.max(0, last)), "--foes": String(side.disruptors.length) } }, [
    side.worlds.map((/** @type {any} */ world, /** @type {number} */ i) => h("span", { class: i === last ? "world-at" : "world-past", key: world.id }, h(Piece, { piece: world, path: `seats.${seat}.worlds.${i}`, more: i === last ? [t("khtcg-web-current")] : [] }))),
    side.disruptors.length
      ? h("div", { class: "disruptors", role: "group", "aria-label": t("khtcg-web-disruptors") }, side.disruptors.map((/** @type {any} */ piece, /** @type {number} */ i) => h(Piece, { piece, path: `seats.${seat}.disruptors.${i}`, key: piece.id })))
      : null,
  ]);
}

/** An area of cards in play. @param {{side: any, seat: number, area: string, title: string}} props */
function Area({ side, seat, area, title }) {
  return h("div", { class: `area ${area}`, role: "group", "aria-label": title, style: { "--n": String(side[area].length) } }, side[area].map((/** @type {any} */ piece, /** @type {number} */ i) => h(Piece, { piece, path: `seats.${seat}.${area}.${i}`, key: piece.id })));
}

/** A card in play with its numbers as they are now, and the Equipment it bears. @param {{piece: any, path: string, large?: boolean, more?: string[]}} props */
function Piece({ piece, path, large = false, more = [] }) {
  const words = pieceWords(piece, more);
  return h("span", { class: `card-holder ${large ? "large" : ""}`, ...lookAt("khtcg", piece.code) }, [
    h(Thing, { path, label: words, class: `piece ${piece.counts ? "" : "silent"}`, layout: `kh-${piece.id}` }, [
      h(Card, { code: piece.code, size: "hand", now: piece }),
    ]),
    piece.equipment ? h("span", { class: "worn" }, piece.equipment.map((/** @type {any} */ one, /** @type {number} */ i) => h(Thing, { path: `${path}.equipment.${i}`, label: pieceWords(one, []), class: "gear", key: one.id }, h(Picture, { game: "khtcg", name: one.code })))) : null,
  ]);
}

/**
 * All of a card in play in words.
 * @param {any} piece
 * @param {string[]} more
 */
export function pieceWords(piece, more) {
  const facts = [
    piece.level !== undefined ? t("khtcg-web-level", { level: piece.level }) : "",
    piece.dark_level !== undefined ? t("khtcg-web-dark-level", { n: piece.dark_level }) : "",
    piece.support !== undefined ? t("khtcg-web-support", { n: piece.support }) : "",
    piece.magic !== undefined ? t("khtcg-web-magic", { n: piece.magic }) : "",
    piece.pow !== undefined ? t("khtcg-web-pow", { n: piece.pow }) : "",
    piece.damage ? t("khtcg-web-damage", { n: piece.damage }) : "",
    piece.counters ? t("khtcg-web-counters", { n: piece.counters }) : "",
    piece.counts ? "" : t("khtcg-web-silent"),
    ...more,
  ].filter(Boolean);
  return t("web-pair", { name: cardName("khtcg", piece.code), what: facts.join(t("web-comma")) });
}

/** The running battle or challenge with both totals, part by part; or the phase. @param {{view: any, me: number}} props */
function Stage({ view, me }) {
  const fight = view.fight;
  return h("section", { class: `stage ${fight ? fight.kind : ""}`, "aria-label": t("khtcg-web-stage") }, [
    h(Phase, { lines: moment(view) }),
    fight ? h("div", { class: "totals", key: "totals" }, [
      [1 - me, me].map((seat) => (fight.totals[seat] ? h(Total, { view, seat, key: seat }) : null)),
      fight.kind === "battle" ? h(Against, { view, key: "against" }) : null,
    ]) : null,
    view.playing.length ? h("div", { class: "playing", role: "group", "aria-label": t("khtcg-web-playing") }, view.playing.map((/** @type {any} */ one, /** @type {number} */ i) => h("span", { key: i, ...lookAt("khtcg", one.code) }, [h("span", { class: "unseen" }, cardWords("khtcg", one.code)), h("span", { "aria-hidden": "true" }, h(CardFace, { game: "khtcg", code: one.code, size: "mini" }))]))) : null,
  ]);
}

/** What a side brings to a fight: its total, or in a battle the strength of those in the way. @param {any} view @param {number} seat */
function strength(view, seat) {
  if (!view.fight) return null;
  return view.fight.totals[seat]?.total ?? strengthAgainst(view);
}

/** The strength of those in the way in a battle. @param {any} view */
function strengthAgainst(view) {
  const foes = view.seats[view.fight.seat].disruptors;
  return foes.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.pow - (one.damage ?? 0), 0);
}

/** What is fought in a battle: the strength of those in the way. @param {{view: any}} props */
function Against({ view }) {
  const pow = strengthAgainst(view);
  return h("div", { class: "total foes" }, [h("b", { class: "sum", "aria-hidden": "true" }, pow), h("span", { class: "parts" }, h("span", null, t("khtcg-web-foes", { n: pow })))]);
}

const PARTS = ["player", "allies", "equipment", "attacks", "texts"];

/** A total, what it is made of, and who adds to it. @param {{view: any, seat: number}} props */
function Total({ view, seat }) {
  const { store } = useContext(SceneContext);
  const total = view.fight.totals[seat];
  const other = view.fight.totals[1 - seat];
  const side = view.seats[seat];
  return h("div", { class: `total ${other && total.total > other.total ? "leads" : ""}`, "data-spot": `totals.${seat}` }, [
    h("span", { class: "whose" }, store?.called(seat) ?? t("khtcg-seat", { number: seat + 1 })),
    h("b", { class: "sum", key: `sum${total.total}` }, total.total),
    h("span", { class: "parts" }, PARTS.filter((part) => total[part] || part === "player").map((part) => h("span", { class: part, key: part }, t(`khtcg-web-part-${part}`, { n: total[part] })))),
    side.fighters.length ? h(Area, { side, seat, area: "fighters", title: t("khtcg-web-fighters") }) : null,
    side.used.length ? h("span", { class: "used", role: "group", "aria-label": t("khtcg-web-used") }, side.used.map((/** @type {any} */ one, /** @type {number} */ i) => h("span", { key: i, ...lookAt("khtcg", one.code) }, [h("span", { class: "unseen" }, cardName("khtcg", one.code)), h("span", { "aria-hidden": "true" }, h(CardFace, { game: "khtcg", code: one.code, size: "mini" }))]))) : null,
  ]);
}

const PHASES = new Set(["draw-phase", "action", "challenge", "discard-phase", "hand", "leader"]);

/** How often the player whose turn it is may still move and battle beyond the rules (KH-GEN-28). @param {any} view */
function furtherWords(view) {
  const granted = /** @type {[string, number][]} */ ([["khtcg-table-further-moves", view.further_moves], ["khtcg-table-further-battles", view.further_battles]]);
  return granted.filter(([, n]) => n > 0).map(([key, n]) => t(key, { n }));
}

/** When it is: the turn, what texts have added to it, and the fight or the phase. @param {any} view @returns {string[]} */
export function moment(view) {
  if (view.phase === "over") return [t("web-ending-over")];
  const phase = t(view.fight ? `khtcg-web-fight-${view.fight.kind}` : `khtcg-web-phase-${PHASES.has(view.phase) ? view.phase : "other"}`);
  return view.turn ? [t("khtcg-web-turn", { n: view.turn }), ...furtherWords(view), phase] : [t("web-before-turns"), phase];
}

/** How a card of each kind is played, in notation. @type {Record<string, string>} */
const VERBS = { world: "move", dark: "disrupt", friend: "call", magic_friend: "summon", equipment: "equip", event: "event", magic: "magic", form: "form", attack: "attack", technique: "technique" };

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
  if (parts[2] !== "hand" || Number(parts[1]) !== seat) return [];
  const code = side.hand[Number(parts[3])];
  const verb = VERBS[cardsOf("khtcg")?.get(code)?.data.type ?? ""] ?? "play";
  return [`${verb} ${code}`, `discard ${code}`];
}

/**
 * HP, totals of fights and Worlds that are certain.
 * @param {import("playmat/types.js").Change} change
 * @param {any} view
 * @param {(seat: number) => string} called
 * @returns {import("playmat/layouts.js").Foretold | undefined}
 */
export function foretell({ path, was, now }, view, called) {
  const [, total, of, what] = path.match(/^(?:fight\.totals\.(\d)\.total|seats\.(\d)\.(hp|world_total))$/) ?? [];
  const seat = total ?? of;
  if (!seat || now === null) return undefined;
  const good = now >= (was ?? 0);
  const who = called(Number(seat));
  if (total) return { at: view.fight ? `totals.${seat}` : leaderPath(view, Number(seat)), what: t("khtcg-web-foretold-total", { who }), was, now, good };
  if (what === "hp") return { at: leaderPath(view, Number(seat)), what: t("khtcg-web-foretold-hp", { who }), was: Math.max(0, was ?? 0), now: Math.max(0, now), good };
  return { at: `seats.${seat}.worlds`, what: t("khtcg-web-foretold-worlds", { who }), was, now, good };
}

/** The Player Card of a seat, or the form that lies on it. @param {any} view @param {number} seat */
export function leaderPath(view, seat) {
  const forms = view.seats[seat].forms.length;
  return forms ? `seats.${seat}.forms.${forms - 1}` : `seats.${seat}.player`;
}

/** What the options of its rules are about. @type {Record<string, string[]>} */
export const options = {
  begin: ["tie_break", "younger", "first_turn_challenge", "turn_limit", "double_end", "hand_keep_max"],
  worlds: ["move_hp", "dark_level_cap", "escape_conditions", "escape_discards_allies", "battle_after_escape", "attacker_world_text_in_challenge"],
  friends: ["first_ally_levels", "equip_unique", "equip_passes_to_same_name", "equip_magic_support", "fc_stacking", "fc_timing", "any_time_drops", "mf_end_of_turn"],
  fights: ["battle_order", "assign_all_damage", "techniques_per_turn", "magic_outside_fights", "dark_ally_support", "xiii_ally_support"],
  names: ["name_match", "unique_by_containment", "unique_counts_player_card", "dark_word_covers_nobody", "copies_across_types"],
};
