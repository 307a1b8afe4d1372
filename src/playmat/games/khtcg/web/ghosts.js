/** Where cards of the Kingdom Hearts TCG would come to lie. */
import { cardName } from "playmat/parts/card.js";
import { cardGhost, discarded, heldIn } from "playmat/parts/from-hand.js";
import { t } from "playmat/text.js";
import { leaderPath } from "./table.js";

/** How much of the card that bears it an Equipment covers, and of a World a card that is put in its way. */
const [WORN, IN_THE_WAY] = [0.62, 0.8];
const AREAS = ["friends", "disruptors", "worlds", "fighters", "captives"];
/** A card that is new: in an area, borne by another, or used in a fight. */
const NEW = /^seats\.(\d)\.(?:(friends|disruptors|worlds|fighters)\.\d+\.id|(player|forms\.\d+|friends\.\d+)\.equipment\.\d+\.id|used\.\d+\.support)$/;

/** The total of a side stands to the left: who adds to it lies so many widths behind the middle. */
const BEHIND = 2;

/** @typedef {Omit<import("playmat/layouts.js").Ghost, "face">} Where */

/** The code of a card in play by its number. @param {any} view @param {number | null} id @returns {string | undefined} */
function codeOf(view, id) {
  const all = view.seats.flatMap((/** @type {any} */ side) => AREAS.flatMap((area) => side[area]));
  return all.find((/** @type {any} */ one) => one.id === id)?.code;
}

/**
 * What a new card of an area comes to lie on or beside.
 * @param {any} view @param {number} seat @param {string} area
 * @returns {Where}
 */
function placeIn(view, seat, area) {
  const side = view.seats[seat];
  const last = (/** @type {string} */ group) => `seats.${seat}.${group}.${side[group].length - 1}`;
  if (area === "worlds" && side.worlds.length) return { at: last("worlds") };
  if (side[area].length) return { at: last(area), beside: true };
  if (area === "fighters") return { at: `totals.${seat}`, shift: BEHIND };
  if (!side.worlds.length) return { at: leaderPath(view, seat), beside: true };
  if (area === "disruptors") return { at: last("worlds"), part: IN_THE_WAY, beside: true };
  return { at: last(side.disruptors.length ? "disruptors" : "worlds"), beside: true };
}

/**
 * What is said of a new card; nothing of support, whose total is said.
 * @param {any} view @param {number} seat @param {string} code @param {string} [area] @param {string} [bearer]
 */
function saidOf(view, seat, code, area, bearer) {
  const card = cardName("khtcg", code);
  if (!bearer) return area ? t("web-foretold-played", { card }) : undefined;
  const [group, place] = bearer.split(".");
  const worn = place === undefined ? view.seats[seat][group] : view.seats[seat][group][Number(place)];
  return t("web-foretold-on", { card, what: cardName("khtcg", worn.code ?? worn) });
}

/**
 * @param {import("playmat/types.js").Change[]} changes
 * @param {any} view
 * @param {import("playmat/types.js").Item[]} items
 * @returns {import("playmat/layouts.js").Ghost[]}
 */
export function ghosts(changes, view, items) {
  const held = heldIn(view, items);
  const placed = changes.flatMap(({ path, was, now }) => {
    const [whole, seat, area, bearer] = path.match(NEW) ?? [];
    const code = (area && codeOf(view, now)) ?? held[0]?.code;
    if (!whole || was !== null || !code) return [];
    /** @type {Where} */
    const where = bearer ? { at: `seats.${seat}.${bearer}`, part: WORN } : area ? placeIn(view, Number(seat), area) : { at: `totals.${seat}`, shift: BEHIND };
    return [cardGhost("khtcg", code, { ...where, said: saidOf(view, Number(seat), code, area, bearer) })];
  });
  return placed.length ? placed : discarded("khtcg", held, changes);
}
