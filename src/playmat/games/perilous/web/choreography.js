/** What is seen of the events of Perilous Pursuit. */
import { h } from "preact";
import { Picture } from "playmat/parts/icon.js";

/**
 * @typedef {import("playmat/stage/choreography.js").Happening} Happening
 * @typedef {import("playmat/stage/choreography.js").Seen} Seen
 */

const FACES = ["attack", "protect", "distract", "collect", "ability", "wild"];
/** The face that the black die has in place of a blue one's. */
const BLACK = "dice.5";

/** @param {any[]} faces @param {string} group */
const shown = (faces, group) => faces.flatMap((face, i) => (face === "none" ? [] : [`${group}.${i}`]));

/** What lies on a die now. @param {any} view @param {string} path */
function face(view, path) {
  const [group, place] = path.split(".");
  return group === "roll" ? view.roll[Number(place)] : view.dice[Number(place)];
}

/** What is on the sides of a die, on top what it shows. @param {string} path @param {Happening} now */
function sides(path, { after }) {
  const top = face(after, path);
  const all = path.endsWith(BLACK.slice(-2)) ? ["heartless", ...FACES.slice(1)] : FACES;
  return [top, ...all.filter((one) => one !== top)].map((one) => h(Picture, { game: "perilous", name: one }));
}

/** @param {(now: Happening) => string[]} dice @returns {Seen[]} */
const thrown = (dice) => [{ act: "dice", dice, faces: sides }];
/** @type {Seen[]} */
const worldRoll = thrown(({ after }) => shown(after.roll, "roll"));

/** The board of who it is told of. @param {Happening} now */
const board = ({ seat }) => `seats.${seat}`;
/** @param {Happening} now */
const shields = ({ seat }) => `seats.${seat}.shields`;
/** @param {Happening} now */
const amount = ({ told: { args } }) => Number(args?.n);
/** @param {Happening} now */
const rest = ({ told: { args } }) => Number(args?.now);
/** @param {Happening} now */
const lost = (now) => -amount(now);

/** The world that was fought for. @param {Happening} now */
const fought = ({ before, after }) => before.world ?? after.world;
/** @type {(good: boolean) => Seen[]} */
const fate = (good) => [{ act: "world", picture: (now) => h(Picture, { game: "perilous", name: fought(now).id }), look: (now) => `level-${fought(now).level}`, good }];

/** @type {import("playmat/stage/choreography.js").Choreography} */
export const choreography = {
  threw: thrown(({ after }) => after.fresh.map((/** @type {number} */ die) => `dice.${die - 1}`)),
  rethrew: worldRoll,
  "world-rolled": worldRoll,
  "removal-rolled": worldRoll,
  hurt: [{ act: "strike", at: board, from: () => "world", way: () => "orb", by: lost, left: rest }],
  healed: [{ act: "count", at: board, by: amount, left: rest }],
  "shield-gained": [{ act: "count", at: shields, by: amount, left: rest }],
  "shield-spent": [{ act: "count", at: shields, by: lost, left: rest }],
  "shield-lost": [{ act: "count", at: shields, by: lost, left: rest }],
  "marker-saved": [{ act: "resolve", at: () => "marker", good: true }],
  "marker-lost": [{ act: "resolve", at: () => "marker", good: false }],
  drew: [{ act: "deal", from: () => "tray", to: ({ seat }) => `seats.${seat}.items` }],
  "world-saved": fate(true),
  "world-overrun": fate(false),
  "world-entered": [{ act: "swell", at: () => "world" }],
  won: [{ act: "ending" }],
  "lost-overrun": [{ act: "ending" }],
  "lost-health": [{ act: "ending" }],
};
