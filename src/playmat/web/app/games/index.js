/** The tables of the games: how each is drawn, what pointing might mean, and how it is told in words. */
import { KingdomTable, tries as kingdomTries } from "./khtcg.js";
import { kingdomWords } from "./khtcg-words.js";
import { KMonTable, short as kmonShort, tries as kmonTries } from "./kmon.js";
import { kmonWords } from "./kmon-words.js";
import { PerilousTable, lit as perilousLit, short as perilousShort, tries as perilousTries } from "./perilous.js";
import { perilousWords } from "./perilous-words.js";
import { TreeTable } from "./tree.js";
import { treeWords } from "./tree-words.js";

/**
 * @typedef {{path: string, text: string}} Line a thing of the table in words
 * @typedef {{title: string, lines: Line[]}} Region a part of the table in words
 *
 * @typedef {object} Layout
 * @property {(props: {view: any, viewer: number}) => any} Table the picture
 * @property {(view: any, thing: string, seat: number) => string[]} tries what pointing at a thing might mean, in notation
 * @property {(view: any, thing: string) => string} short a thing in a word or two; nothing where what the question calls it will do
 * @property {(view: any, thing: string, light: string) => string} [lit] what it means here that a thing lights up, where there is more to say than for all games
 * @property {(view: any, viewer: number) => Region[]} words the same table for screen readers
 * @property {import("../hearing.js").Sounds} [sounds] what is heard
 */

/** @type {Record<string, import("../hearing.js").Sounds>} */
const SOUNDS = {
  perilous: { dice: /^perilous-event-(threw|rethrew|world-rolled|removal-rolled)$/, hit: /^perilous-event-hurt$/ },
  khtcg: { dice: /^khtcg-event-coin-(heads|tails)$/, hit: /^khtcg-event-(hp-lost|damaged)$/ },
  kmon: { dice: /^kmon-event-tossed$/, hit: /^kmon-event-damaged$/ },
};

/** @type {Record<string, Layout>} */
const LAYOUTS = {
  perilous: { Table: PerilousTable, tries: perilousTries, short: perilousShort, lit: perilousLit, words: perilousWords, sounds: SOUNDS.perilous },
  khtcg: { Table: KingdomTable, tries: kingdomTries, short: () => "", words: kingdomWords, sounds: SOUNDS.khtcg },
  kmon: { Table: KMonTable, tries: kmonTries, short: kmonShort, words: kmonWords, sounds: SOUNDS.kmon },
};

/** @type {Layout} */
const OTHER = { Table: TreeTable, tries: () => [], short: () => "", words: treeWords };

/**
 * @param {string} game
 * @returns {Layout}
 */
export const layoutOf = (game) => LAYOUTS[game] ?? OTHER;
