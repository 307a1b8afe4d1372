/** Where cards of K-Mon would come to lie. */
import { h } from "preact";
import { cardName } from "playmat/parts/card.js";
import { cardGhost, discarded, heldIn } from "playmat/parts/from-hand.js";
import { t } from "playmat/text.js";
import { Likeness, looksOf } from "./table.js";

/** How much of a K-Mon a card covers that stays with it; a K-Mon's height by its width. */
const [ATTACHED, CREATURE] = [0.6, 1.06];

/** @typedef {import("playmat/layouts.js").Ghost} Ghost */

/**
 * @param {import("playmat/types.js").Change[]} changes
 * @param {any} view
 * @param {import("playmat/types.js").Item[]} items
 * @returns {Ghost[]}
 */
export function ghosts(changes, view, items) {
  const held = heldIn(view, items);
  const placed = changes.flatMap(({ path, was, now }) => {
    const [, effectOn] = path.match(/^(seats\.\d\.team\.\d)\.effects\.\d+\.duration$/) ?? [];
    if (effectOn && was === null && held.length) {
      const [, side, place] = effectOn.match(/(\d)\.team\.(\d)/) ?? [];
      const said = t("web-foretold-on", { card: cardName("kmon", held[0].code), what: cardName("kmon", view.seats[Number(side)].team[Number(place)].code) });
      return [cardGhost("kmon", held[0].code, { at: effectOn, part: ATTACHED, said })];
    }
    const [, seat] = path.match(/^seats\.(\d)\.active$/) ?? [];
    return seat && was !== null && now !== null ? swapped(view, Number(seat), was, now) : [];
  });
  return placed.length ? placed : discarded("kmon", held, changes);
}

/**
 * Two K-Mon of a team, each where the other one is.
 * @param {any} view @param {number} seat @param {number} one @param {number} other
 * @returns {Ghost[]}
 */
function swapped(view, seat, one, other) {
  const { team } = view.seats[seat];
  const name = (/** @type {number} */ place) => cardName("kmon", team[place].code);
  const said = t("web-foretold-swapped", { one: name(one), other: name(other) });
  return [[one, other], [other, one]].map(([from, to], i) => ({ said: i ? undefined : said, at: `seats.${seat}.team.${to}`, tall: CREATURE, face: h("span", { class: looksOf(team[from]) }, h(Likeness, { kmon: team[from] })) }));
}
