/** What is seen of each kind of event: games declare it, here it becomes acts. */
import { codesIn } from "../parts/card-names.js";
import { placeOf } from "../parts/places.js";
import { cardsOf } from "../games.js";
import { count, deal, ending, hit, perish, pile, resolve, show, strike, swell, world } from "./acts.js";
import { hide, toss } from "./dice.js";

/**
 * @typedef {import("../types.js").Told} Told
 * @typedef {import("./stage.js").Stage} Stage
 *
 * @typedef {object} Happening an event, and the table around it
 * @property {Told} told
 * @property {number} seat whom it happened to or who did it; -1 for chance or nobody
 * @property {Told[]} earlier what the same answer led to before it
 * @property {any} before the view as it was
 * @property {any} after the view as it is
 * @property {boolean} mine whether it is told of who looks on
 * @property {boolean | undefined} won whether who looks on has won; undefined while nobody has
 *
 * @typedef {(now: Happening) => string | undefined} Where a thing (`data-path`) or place (`data-spot`) of the table
 * @typedef {(now: Happening) => number | undefined} HowMany
 *
 * @typedef {{act: "strike", at: Where, from?: Where, way?: (now: Happening) => "leap" | "orb", by: HowMany, left?: HowMany}} Strike somebody (`from`)
 *   strikes; what is struck loses `by`, and comes to `left`
 * @typedef {{act: "count", at: Where, by: HowMany, left?: HowMany}} Count a number becomes more or less
 * @typedef {{act: "show", from?: Where, to?: Where}} Show the cards that are named are shown, to who has not played them
 * @typedef {{act: "deal", from: Where, to: Where}} Deal cards come from a pile
 * @typedef {{act: "pile" | "swell" | "perish", at: Where}} Mark
 * @typedef {{act: "resolve", at: Where, good: boolean}} Resolve
 * @typedef {{act: "dice", dice: (now: Happening) => string[], faces: (path: string, now: Happening) => any[]}} Dice `faces`: what is on the sides, on top first
 * @typedef {{act: "world", picture: (now: Happening) => any, look: (now: Happening) => string, good: boolean}} World
 * @typedef {{act: "ending"}} Ending
 * @typedef {Strike | Count | Show | Deal | Mark | Resolve | Dice | World | Ending} Seen
 *
 * @typedef {Record<string, Seen[]>} Choreography by the kind of event: what follows `<game>-event-` in the key of its sentence
 */

/** What is heard of an act. @type {Partial<Record<Seen["act"], import("./sound.js").Sound>>} */
const HEARD = { strike: "hit", perish: "hit", show: "card", deal: "card", pile: "card", dice: "dice" };

const KIND = /^.*?-event-/;

/**
 * The acts of some events, in their order.
 * @param {Choreography} choreography
 * @param {string} game
 * @param {Happening[]} happenings
 * @param {Places} places where all was before
 * @returns {import("./stage.js").Act[]}
 */
export function acts(choreography, game, happenings, places) {
  return happenings.flatMap((now) =>
    (choreography[now.told.said?.key?.replace(KIND, "") ?? ""] ?? []).flatMap((seen) => {
      if (seen.act === "show" && now.mine) return [];
      return [{ sound: HEARD[seen.act], wait: seen.act === "dice" ? (/** @type {Stage} */ stage) => seen.dice(now).forEach((path) => hide(stage, placeOf(path))) : undefined, play: (/** @type {Stage} */ stage) => enact(stage, seen, game, now, places) }];
    }),
  );
}

/**
 * @typedef {object} Places
 * @property {Map<string, DOMRect>} boxes by `data-path`
 * @property {Set<string>} things their `data-layout-id`
 */

/**
 * @param {Stage} stage @param {Seen} seen @param {string} game @param {Happening} now @param {Places} places
 * @returns {Promise<void>}
 */
async function enact(stage, seen, game, now, places) {
  const find = (/** @type {Where | undefined} */ where) => placeOf(where?.(now));
  switch (seen.act) {
    case "strike":
    case "count": {
      const at = find(seen.at);
      const by = seen.by(now) ?? 0;
      if (!at || !by) return;
      if (seen.act === "strike") {
        const from = find(seen.from);
        if (from && from !== at) await strike(stage, from, at, seen.way?.(now) ?? "leap");
        stage.hear();
        hit(stage, at, Math.min(1, Math.abs(by) / 6));
      }
      return count(stage, at, { by, left: seen.left?.(now) });
    }
    case "show": {
      const cards = cardsOf(game);
      for (const code of codesIn(game, now.told)) {
        stage.hear();
        await show(stage, game, code, { from: find(seen.from), to: find(seen.to), letters: (cards?.get(code)?.lines ?? []).reduce((sum, line) => sum + line.text.length, 0) });
      }
      return undefined;
    }
    case "deal": {
      const [from, to] = [find(seen.from), find(seen.to)];
      if (!from || !to) return undefined;
      const dealt = [.../** @type {NodeListOf<HTMLElement>} */ (to.querySelectorAll("[data-layout-id]"))].filter((one) => !places.things.has(one.dataset.layoutId ?? ""));
      stage.hear();
      return deal(stage, from, dealt, to);
    }
    case "dice": {
      const dice = seen.dice(now).map((path) => ({ element: placeOf(path), faces: seen.faces(path, now) }));
      stage.hear();
      return toss(stage, /** @type {import("./dice.js").Thrown[]} */ (dice.filter((die) => die.element)), String(now.told.n));
    }
    case "perish": {
      const box = places.boxes.get(seen.at(now) ?? "");
      if (!box?.width) return undefined;
      stage.hear();
      return perish(stage, box);
    }
    case "world":
      return world(stage, seen.picture(now), seen.look(now), seen.good);
    case "ending":
      return now.won === undefined ? undefined : ending(stage, now.won);
    default: {
      const at = find(seen.at);
      if (!at) return undefined;
      stage.hear();
      if (seen.act === "resolve") return resolve(stage, at, seen.good);
      return seen.act === "pile" ? pile(stage, at, now.mine) : swell(stage, at);
    }
  }
}
