/** What is seen of the events of the Kingdom Hearts TCG. */
import { cardName } from "playmat/parts/card.js";
import { leaderPath } from "./table.js";

/**
 * @typedef {import("playmat/stage/choreography.js").Happening} Happening
 * @typedef {import("playmat/stage/choreography.js").Seen} Seen
 */

const AREAS = ["disruptors", "fighters", "friends", "captives", "worlds"];

/**
 * The card in play that is told of, where it lies in a view; of cards that are called the same, the one whose damage is another now.
 * @param {Happening} now @param {any} view
 */
function piece({ told: { args }, before }, view) {
  const was = new Map(before.seats.flatMap((/** @type {any} */ side) => AREAS.flatMap((area) => side[area].map((/** @type {any} */ one) => [one.id, one.damage]))));
  const found = [];
  for (const [seat, side] of view.seats.entries())
    for (const area of AREAS)
      for (const [i, one] of side[area].entries())
        if (cardName("khtcg", one.code) === args?.card) found.push({ path: `seats.${seat}.${area}.${i}`, hit: was.get(one.id) !== one.damage });
  return (found.find((one) => one.hit) ?? found[0])?.path;
}

/** @param {string} pile @returns {(now: Happening) => string} a pile of who it is told of */
const own = (pile) => ({ seat }) => `seats.${seat}.${pile}`;

/** Where the card that is told of came to lie. @param {Happening} now */
const here = (now) => piece(now, now.after);
/** @param {Happening} now */
const lead = (now) => leaderPath(now.after, now.seat);

/** Who fights the card that is told of: the one in whose way it is. @param {Happening} now */
const rival = (now) => (now.before.fight ? leaderPath(now.before, now.before.fight.seat) : undefined);

/** @type {Seen[]} */
const played = [{ act: "show", from: own("hand"), to: (now) => here(now) ?? own("discard")(now) }, { act: "pile", at: here }];
/** @type {Seen} */
const drawn = { act: "deal", from: own("deck"), to: own("hand") };
/** @type {Seen[]} */
const counted = [{ act: "swell", at: ({ seat }) => `totals.${seat}` }];
/** @type {Seen[]} */
const begun = [{ act: "swell", at: lead }];

/** @type {import("playmat/stage/choreography.js").Choreography} */
export const choreography = {
  "played-move": played,
  "played-disrupt": played,
  "played-call": played,
  "played-equip": played,
  "played-event": played,
  "played-magic": played,
  "played-summon": played,
  "played-form": played,
  "played-attack": played,
  "played-technique": played,
  ability: [{ act: "swell", at: here }],
  attached: [{ act: "swell", at: here }],
  committed: [{ act: "swell", at: here }],
  battle: begun,
  challenge: begun,
  "battle-total": counted,
  "challenge-total": counted,
  granted: counted,
  "more-moves": counted,
  "more-battles": counted,
  damaged: [{ act: "strike", at: here, from: rival, by: ({ told: { args } }) => -Number(args?.count) }],
  defeated: [{ act: "perish", at: (now) => piece(now, now.before) }],
  won: [{ act: "resolve", at: lead, good: true }],
  escaped: [{ act: "resolve", at: lead, good: true }],
  "hp-lost": [
    {
      act: "strike",
      at: lead,
      from: (now) => (now.before.fight ? leaderPath(now.before, 1 - now.seat) : undefined),
      by: ({ told: { args } }) => -Number(args?.count),
      left: ({ told: { args } }) => Number(args?.total),
    },
  ],
  "hp-gained": [{ act: "count", at: lead, by: ({ told: { args } }) => Number(args?.count), left: ({ told: { args } }) => Number(args?.total) }],
  captured: [{ act: "perish", at: (now) => piece(now, now.before) }],
  drew: [drawn],
  "card-drawn": [drawn],
  "cards-drawn": [drawn],
  dealt: [drawn],
  "cards-dealt": [drawn],
  over: [{ act: "ending" }],
};
