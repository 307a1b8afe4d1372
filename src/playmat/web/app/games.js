/** The games of this server, and how a table of each begins. */
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { getJson, newId, postJson } from "./net.js";
import { go } from "./router.js";
import { language, lastDeckGame } from "./settings.js";

/** What the server said about its games; null until it has. */
export const games = signal(/** @type {import("./types.js").GameList | null} */ (null));

/** Whether the server does not answer just now. */
export const silent = signal(false);

const AGAIN = 2500;

/** In which order the games stand everywhere; others come after them. */
const ORDER = ["perilous", "kmon", "khtcg"];

/** @param {string} id */
function rank(id) {
  const place = ORDER.indexOf(id);
  return place < 0 ? ORDER.length : place;
}

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
    if (language.peek() === lang) games.value = { ...list, games: [...list.games].sort((a, b) => rank(a.id) - rank(b.id)) };
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
const USUAL = ["planner", "search:medium", "search:easy", "greedy", "random"];

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
    const role = game.roles.length ? { role: ROLE_ORDER[game.id]?.[seat] ?? game.roles[seat].role } : {};
    if (seat === 0) return { kind: "me", ...role };
    return others === "computer" ? { kind: "computer", level: usualLevel(game), ...role } : { kind: "open", ...role };
  });
}

/** Who plays first in games with roles: heroes that help each other. @type {Record<string, string[]>} */
const ROLE_ORDER = { perilous: ["sora", "goofy", "kairi", "donald", "riku"] };

/**
 * Make a table and go there.
 * @param {Omit<import("./types.js").NewTable, "id">} wish
 */
export async function makeTable(wish) {
  const seated = await postJson("/api/tables", { ...wish, id: newId(), lang: language.peek() });
  go(seated.link);
}

/** Cards of the games by code, in the language in use. @type {Map<string, import("@preact/signals").Signal<any>>} */
const books = new Map();

/**
 * All cards of a game by code; null until they have come.
 * @param {string} game
 * @returns {Map<string, import("./types.js").CardInfo> | null}
 */
export function cardsOf(game) {
  let book = books.get(game);
  if (!book) {
    const made = signal(/** @type {Map<string, import("./types.js").CardInfo> | null} */ (null));
    books.set(game, made);
    book = made;
    effect(() => {
      const lang = language.value;
      getJson(`/api/games/${game}/cards?lang=${lang}`).then((/** @type {import("./types.js").CardList} */ list) => {
        if (language.peek() === lang) made.value = new Map(list.cards.map((card) => [card.code, card]));
      });
    });
  }
  return book.value;
}
