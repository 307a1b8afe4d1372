/** How the games are shown: each brings its own with its package; for a game without, a table is made from its view. */
/**
 * @typedef {{path: string, text: string}} Line a thing of the table in words
 * @typedef {{title: string, lines: Line[]}} Region a part of the table in words
 *
 * @typedef {{answers: RegExp, label: string}} Routine answers by their notation, and the key of what the button for all of them says
 *
 * @typedef {{at: string, what: string, was: number | null, now: number | null, good: boolean}} Foretold what becomes of a number: the thing or place where it is
 *   shown, what it is called
 * @typedef {{at: string, face: any, said?: string, tall?: number, beside?: boolean, part?: number, shift?: number}} Ghost a card or token that would lie elsewhere: the
 *   thing or place it would come to, or to lie `beside`, and how it looks; `said`: the same in words, where neither the answer nor another ghost has them; `tall`: its height by its width, that of a card otherwise; `part`: how much
 *   of that place it takes, `shift`: by how much of its width it lies aside
 * @typedef {{picture: string, name: string, value: string, tint?: [string, string], out?: boolean}} Piece a thing on the table: what it is called, the number that matters, its colours, light and deep; `out`: it takes part no more
 * @typedef {{seat?: number, title?: string, facts: string[], pieces: Piece[]}} Standing what a side has on the table; `title` where it is no seat's
 *
 * @typedef {object} Layout
 * @property {(props: {view: any, viewer: number}) => any} Table the picture
 * @property {(props: {code: string, size: "mini" | "hand" | "full"}) => any} [Card] the face of a card; its name and text otherwise
 * @property {{kind: string, most: number}} [beside] the kind of cards that lie beside the deck and are never drawn, and how many of them at most
 * @property {number} [hand] how many cards a player begins with
 * @property {() => any} [Cover] its picture on the first page, 360 by 300
 * @property {number} [rank] which place it has among the games, from 1; those without come last
 * @property {string} [clauses] how the ids of its clauses begin: `KM` of `KM-ACT-01`
 * @property {string[]} [roles] who plays first, where it has roles: those that suit each other
 * @property {(view: any, thing: string, seat: number) => string[]} tries what pointing at a thing might mean, in notation
 * @property {(view: any, thing: string) => string} [short] a thing in a word or two; nothing where what the question calls it will do
 * @property {(view: any, thing: string, light: string) => string} [lit] what it means here that a thing lights up, where there is more to say than for all games
 * @property {(view: any, viewer: number) => Region[]} words the same table for screen readers
 * @property {import("./stage/choreography.js").Choreography} [choreography] what is seen and heard of each kind of event
 * @property {(change: import("./types.js").Change, view: any, called: (seat: number) => string) => Foretold | undefined} [foretell] a number that an
 *   answer is certain to change, for those that are worth showing
 * @property {(changes: import("./types.js").Change[], view: any, items: import("./types.js").Item[]) => Ghost[]} [ghosts] what the items of an answer are
 *   certain to put elsewhere
 * @property {Record<string, string[]>} [options] what the options of its rules are about, by group; those of `main` stand in front
 * @property {import("./pages/learning/how.js").Step[]} [how] a turn, for the page that says how it is played
 * @property {Routine} [routine] answers that people mostly give all of, one after the other
 * @property {(view: any, me: number) => Standing[]} [standing] what the sides have on the table, for a picture to share; one's own, or the heroes', comes second
 * @property {[string, string]} [tints] the game's colours in such a picture, light and deep
 * @property {RegExp} [asides] the keys of sentences that tell of no deed, but of what follows from one, or comes by itself
 */

/** By game. @type {Map<string, Layout>} */
const layouts = new Map();

/** What makes the layout of a game that brings none. @type {(game: string) => Layout} */
let made = () => ({ Table: () => null, tries: () => [], words: () => [] });

/**
 * Learn how the games of this server are shown.
 * @param {Record<string, Layout>} installed
 * @param {(game: string) => Layout} otherwise the layout of a game that brings none
 */
export function install(installed, otherwise) {
  for (const [game, layout] of Object.entries(installed)) layouts.set(game, layout);
  made = otherwise;
}

/**
 * The layout of a game, the same one every time: a table that is another one would be drawn from nothing.
 * @param {string} game
 * @returns {Layout}
 */
export function layoutOf(game) {
  const known = layouts.get(game) ?? made(game);
  layouts.set(game, known);
  return known;
}

/**
 * The game that a clause belongs to; undefined where no game here has it.
 * @param {string} id such as `KM-ACT-01`
 */
export const gameOfClause = (id) => [...layouts].find(([, layout]) => layout.clauses === id.split("-")[0])?.[0];
