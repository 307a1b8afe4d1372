/** What is seen of the events of K-Mon. */
import { cardName } from "playmat/parts/card.js";

/**
 * @typedef {import("playmat/stage/choreography.js").Happening} Happening
 * @typedef {import("playmat/stage/choreography.js").Seen} Seen
 */

/** The active K-Mon of a seat. @param {any} view @param {number} seat */
const active = (view, seat) => (view.seats[seat].active === null ? undefined : `seats.${seat}.team.${view.seats[seat].active}`);

/** The K-Mon that is told of. @param {Happening} now */
function told({ seat, told: { args }, after }) {
  const place = after.seats[seat].team.findIndex((/** @type {any} */ kmon) => kmon && cardName("kmon", kmon.code) === args?.kmon);
  return place < 0 ? undefined : `seats.${seat}.team.${place}`;
}

/** What the other side did to the K-Mon that is told of, as it is called in the chain; nothing where an effect acts by itself. @param {Happening} now */
function deed({ seat, earlier, before }) {
  const link = before.chain.findLast((/** @type {any} */ one) => one.seat !== seat && ["attack", "ability"].includes(one.action));
  const said = earlier.findLast((event) => event.seat !== seat && /-event-(attack|ability)/.test(event.said?.key ?? ""));
  return link?.action ?? (said ? (/-ability$/.test(said.said?.key ?? "") ? "ability" : "attack") : undefined);
}

/** What is left to the K-Mon that is told of, once it bears this much damage. @param {Happening} now */
function left(now) {
  const path = told(now)?.split(".");
  if (!path) return undefined;
  return Math.max(0, now.after.seats[Number(path[1])].team[Number(path[3])].hp - Number(now.told.args?.total));
}

/** The newest link of the chain. @param {Happening} now */
const newest = ({ after }) => (after.chain.length ? `chain.${after.chain.length - 1}` : undefined);

/** @param {string} pile @returns {(now: Happening) => string} a pile of who it is told of */
const own = (pile) => ({ seat }) => `seats.${seat}.${pile}`;

/** @param {Happening} now */
const shown = (now) => newest(now) ?? own("discard")(now);

/** A card is announced: it is read, and comes to lie on the chain. @type {Seen[]} */
const announced = [{ act: "show", from: own("hand"), to: shown }, { act: "pile", at: newest }];
/** @type {Seen} */
const drawn = { act: "deal", from: own("deck"), to: own("hand") };
/** @type {Seen} */
const risen = { act: "swell", at: told };

/** @type {import("playmat/stage/choreography.js").Choreography} */
export const choreography = {
  attack: [{ act: "swell", at: ({ seat, after }) => active(after, seat) }, { act: "pile", at: newest }],
  "attack-with": announced,
  ability: announced,
  reaction: announced,
  defence: [{ act: "pile", at: newest }],
  evasion: [{ act: "pile", at: newest }],
  blackout: [{ act: "pile", at: newest }],
  item: [{ act: "show", from: own("hand"), to: own("discard") }],
  attached: [risen],
  neutralised: [{ act: "resolve", at: ({ seat, after }) => (after.chain.length ? `chain.${after.chain.length - 1}` : undefined) ?? active(after, 1 - seat), good: false }],
  evaded: [{ act: "resolve", at: ({ seat, after }) => active(after, seat), good: true }],
  "took-defence": [{ act: "resolve", at: told, good: true }],
  damaged: [
    {
      act: "strike",
      at: told,
      from: (now) => (deed(now) ? active(now.before, 1 - now.seat) : undefined),
      way: (now) => (deed(now) === "attack" ? "leap" : "orb"),
      by: ({ told: { args } }) => -Number(args?.count),
      left,
    },
  ],
  healed: [{ act: "count", at: told, by: ({ told: { args } }) => Number(args?.count), left }],
  fell: [{ act: "perish", at: told }],
  switched: [risen],
  entered: [risen],
  replaced: [{ act: "show", from: own("hand"), to: shown }],
  gained: [{ act: "swell", at: own("charges") }],
  dealt: [drawn],
  drew: [drawn],
  "card-drawn": [drawn],
  "cards-drawn": [drawn],
  over: [{ act: "ending" }],
};
