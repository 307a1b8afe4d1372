/** A deck by its name: a starter deck, or one of one’s own. */
import { Fragment, h } from "preact";
import { useAnswer } from "../network/answers.js";
import { deckName, decksOf, trouble, useBelongings } from "../belongings.js";
import { language } from "../settings.js";
import { t } from "../text.js";
import { Pick } from "../parts/pick.js";

/** @typedef {import("../types.js").DeckInfo} DeckInfo */

/** Where the server tells the starter decks of a game. @param {string} game */
export const startersAt = (game) => `/api/games/${game}/decks?lang=${language.value}`;

/**
 * The starter decks of a game, as soon as they are there.
 * @param {string} game
 * @param {boolean} any whether it is played with decks
 * @param {string} set the card set that is played with beside its cards; empty for none
 * @returns {DeckInfo[]}
 */
export function useStarters(game, any, set) {
  return useAnswer(any ? `${startersAt(game)}${set && `&set=${encodeURIComponent(set)}`}` : "")?.decks ?? [];
}

/** @param {{game: string, starters: DeckInfo[], value: string, set: (deck: string) => void}} props `value`: as a seat takes it; empty for any */
export function DeckPick({ game, starters, value, set }) {
  useBelongings();
  const named = (/** @type {string} */ deck, /** @type {string} */ name) => [deck, name];
  return h(Fragment, null, [
    h(Pick, { title: t("web-new-deck"), value, set, values: [["", t("web-new-own-deck")], ...starters.map((deck) => named(deck.id, deck.name)), ...decksOf(game).map((deck) => named(deck.what, deckName(deck)))] }),
    trouble.value ? h("p", { class: "problem", role: "alert" }, trouble.value) : null,
  ]);
}
