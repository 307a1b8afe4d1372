/** The games of this server, and how a table of each begins. */
import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { layoutOf } from "./layouts.js";
import { postMine } from "./network/myself.js";
import { getJson, newId, Refusal } from "./network/net.js";
import { go, page } from "./router.js";
import { language, lastDeckGame } from "./settings.js";

/** What the server said about its games; null until it has. */
export const games = signal(/** @type {import("./types.js").GameList | null} */ (null));

/** Whether the server does not answer just now. */
export const silent = signal(false);

const AGAIN = 2500;
const TOO_MANY = 429;

/** Which place a game has everywhere. @param {string} id */
const rank = (id) => layoutOf(id).rank ?? Infinity;

effect(() => {
  learnGames(language.value);
});

/**
 * Ask for the games, again and again until the server answers.
 * @param {string} lang
 */
async function learnGames(lang) {
  try {
    const list = await getJson(`/api/games?lang=${lang}`);
    if (language.peek() === lang) games.value = { ...list, games: [...list.games].sort((a, b) => (rank(a.id) < rank(b.id) ? -1 : Number(rank(a.id) > rank(b.id)))) };
    silent.value = false;
  } catch {
    silent.value = true;
    setTimeout(() => language.peek() === lang && learnGames(lang), AGAIN);
  }
}

/**
 * @param {string} id
 * @returns {import("./types.js").GameInfo | null}
 */
export function gameInfo(id) {
  return games.value?.games.find((game) => game.id === id) ?? null;
}

/** @returns {import("./types.js").GameInfo[]} the games that are played with decks. */
export function gamesWithDecks() {
  return (games.value?.games ?? []).filter((game) => game.formats.length);
}

/** @returns {string} the game whose decks are shown if none is named: the one last used here, else the first; empty until the games are known. */
export function deckGame() {
  const able = gamesWithDecks();
  return (able.find((game) => game.id === lastDeckGame.value) ?? able[0])?.id ?? "";
}

/**
 * Remember a game that is looked at or played, if it has decks.
 * @param {string} id empty where no game is
 */
export function useAsDeckGame(id) {
  const able = gamesWithDecks().some((game) => game.id === id);
  useEffect(() => {
    if (able) lastDeckGame.value = id;
  }, [able, id]);
}

/** The computer player of "Play now": the first of these that plays the game. */
const USUAL = ["skilled", "casual", "search:medium", "greedy", "random"];

/**
 * @param {import("./types.js").GameInfo} game
 * @returns {string}
 */
export function usualLevel(game) {
  return USUAL.find((level) => game.levels.includes(level)) ?? game.levels[0];
}

/** How many sit at a table of a team game by default: enough for the heroes to help each other. */
const TEAM = 3;

/**
 * The seats of a table: the person, and others of one kind at the rest.
 * @param {import("./types.js").GameInfo} game
 * @param {"computer" | "open"} others
 * @returns {import("./types.js").NewSeat[]}
 */
export function usualSeats(game, others) {
  const count = game.team ? Math.min(TEAM, game.max_seats) : game.min_seats;
  return Array.from({ length: count }, (_, seat) => {
    const role = game.roles.length ? { role: layoutOf(game.id).roles?.[seat] ?? game.roles[seat].role } : {};
    if (seat === 0) return { kind: "me", ...role };
    return others === "computer" ? { kind: "computer", level: usualLevel(game), ...role } : { kind: "open", ...role };
  });
}

/** Which game's table is being made, and from which page; null if none is. @type {string | null} */
let making = null;

/**
 * Make a table and go there, if nothing else has been wanted meanwhile. Pressed twice, it is one table.
 * @param {Omit<import("./types.js").NewTable, "id">} wish
 * @param {string} [query] how the table is looked at
 */
export async function makeTable(wish, query = "") {
  const from = page();
  const wanted = `${from} ${wish.game}`;
  if (making === wanted) return;
  making = wanted;
  try {
    const seated = await postMine("/api/tables", { ...wish, id: newId(), lang: language.peek() });
    if (making === wanted && page() === from) go(seated.link + query);
  } finally {
    if (making === wanted) making = null;
  }
}

/** Where the cards that are shown of each game come from: the edition of the table in sight, or the address of its own cards; empty for today's. @type {Map<string, import("@preact/signals").Signal<string>>} */
const editions = new Map();

/** @param {string} game */
function editionOf(game) {
  let edition = editions.get(game);
  if (!edition) editions.set(game, (edition = signal("")));
  return edition;
}

/**
 * While a table is in sight, the cards of its game are those that it is played with.
 * @param {import("./types.js").TableInfo | null} table
 */
export function useEdition(table) {
  const [game, data] = [table?.game ?? "", table?.own ? `/api/tables/${table.id}/cards` : (table?.data ?? "")];
  useEffect(() => {
    editionOf(game).value = data;
    return () => {
      editionOf(game).value = "";
    };
  }, [game, data]);
}

/** The address of some cards. @param {string} game @param {string} lang @param {string} edition as `editionOf` has it */
const cardsAt = (game, lang, edition) => (edition.startsWith("/") ? `${edition}?lang=${lang}` : `/api/games/${game}/cards?lang=${lang}${edition && `&data=${edition}`}`);

/**
 * Ask for the cards of a game, as long as they are wanted again and again until the server answers.
 * @param {string} game
 * @param {string} lang
 * @param {string} data the edition
 * @param {import("@preact/signals").Signal<Map<string, import("./types.js").CardInfo> | null>} book
 */
async function learnCards(game, lang, data, book) {
  const wanted = () => language.peek() === lang && editionOf(game).peek() === data;
  try {
    const list = /** @type {import("./types.js").CardList} */ (await getJson(cardsAt(game, lang, data)));
    if (wanted()) book.value = new Map(list.cards.map((card) => [card.code, card]));
  } catch (error) {
    if (error instanceof Refusal && error.status < 500 && error.status !== TOO_MANY) return;
    setTimeout(() => wanted() && learnCards(game, lang, data, book), AGAIN);
  }
}

/** Cards that are being written, by game and code: while they are, they stand in the book beside the others. */
const drafts = signal(/** @type {Record<string, Record<string, import("./types.js").CardInfo>>} */ ({}));

/**
 * Have a card that is written stand in the book.
 * @param {string} game
 * @param {import("./types.js").CardInfo} card
 */
export function showDraft(game, card) {
  drafts.value = { ...drafts.peek(), [game]: { ...drafts.peek()[game], [card.code]: card } };
}

/** Take the cards that are written out of the book again. @param {string} game */
export function forgetDrafts(game) {
  drafts.value = { ...drafts.peek(), [game]: {} };
}

/** Cards of the games by code, in the language in use. @type {Map<string, import("@preact/signals").ReadonlySignal<any>>} */
const books = new Map();

/**
 * All cards of a game by code; null until they have come.
 * @param {string} game
 * @returns {Map<string, import("./types.js").CardInfo> | null}
 */
export function cardsOf(game) {
  let book = books.get(game);
  if (!book) {
    const whole = computed(() => {
      const written = Object.entries(drafts.value[game] ?? {});
      return made.value && written.length ? new Map([...made.value, ...written]) : made.value;
    });
    const made = signal(/** @type {Map<string, import("./types.js").CardInfo> | null} */ (null));
    books.set(game, whole);
    book = whole;
    effect(() => {
      const [lang, data] = [language.value, editionOf(game).value];
      learnCards(game, lang, data, made);
    });
  }
  return book.value;
}
