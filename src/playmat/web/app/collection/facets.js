/** Which cards are shown: by kind, element, cost or level, and words. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { Pick } from "../parts/pick.js";
import { name, t } from "../text.js";
import { figureOf } from "./pile.js";

/** @typedef {import("../types.js").CardInfo} CardInfo */

/** What a kind of card is called. @param {string} game @param {string} kind */
export const kindName = (game, kind) => name(`${game}-type-${kind.replace("_", "-")}`, kind);

/** The kinds of cards there are, in the order of the cards. @param {Map<string, CardInfo>} cards @returns {string[]} */
export const kindsIn = (cards) => [...new Set([...cards.values()].map((card) => card.data.type))];

/** What of a card is searched, by the card: a letter that is typed asks it of them all. @type {WeakMap<CardInfo, string>} */
const texts = new WeakMap();

/** @param {CardInfo} card */
function textOf(card) {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = `${card.code} ${card.name} ${card.lines.map((line) => line.text).join(" ")}`.toLowerCase();
  texts.set(card, text);
  return text;
}

/** Whether a card has all of some words, in its name, text or code. @param {CardInfo} card @param {string} words */
export const says = (card, words) => words.toLowerCase().split(/\s+/).every((word) => textOf(card).includes(word));

/** A field to search in. @param {{set: (words: string) => void}} props */
export const Search = ({ set }) => h("label", { class: "pick" }, [h("span", null, t("web-deck-search")), h("input", { class: "field", type: "search", onInput: (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).value) })]);

/**
 * The cards that are wanted, and the controls that say which.
 * @param {string} game
 * @param {Map<string, CardInfo>} cards
 * @returns {{found: CardInfo[], controls: any}}
 */
export function useFacets(game, cards) {
  const words = useSignal("");
  const type = useSignal("");
  const element = useSignal("");
  const figure = useSignal("");
  const all = [...cards.values()];
  const counted = figureOf(cards);
  const elements = [...new Set(all.map((card) => card.data.element ?? card.data.primary ?? ""))].filter(Boolean);
  const figures = [...new Set(all.map((card) => card.data[counted]))].filter((n) => typeof n === "number").sort((a, b) => a - b);
  const found = all.filter(
    (card) =>
      (!type.value || card.data.type === type.value) &&
      (!element.value || [card.data.element, card.data.primary, card.data.secondary].includes(element.value)) &&
      (!figure.value || String(card.data[counted]) === figure.value) &&
      says(card, words.value),
  );
  const pick = (/** @type {string} */ title, /** @type {import("@preact/signals").Signal<string>} */ value, /** @type {string[][]} */ values) =>
    h(Pick, { title, value: value.value, values: [["", t("web-deck-all")], ...values], set: (one) => (value.value = one) });
  const controls = h("div", { class: "row filters" }, [
    h(Search, { set: (found) => (words.value = found) }),
    pick(t("web-deck-type"), type, kindsIn(cards).map((one) => [one, kindName(game, one)])),
    elements.length ? pick(t("web-deck-element"), element, elements.map((one) => [one, name(`${game}-element-${one}`, one)])) : null,
    figures.length > 1 ? pick(t(`web-deck-figure-${counted}`), figure, figures.map((one) => [String(one), String(one)])) : null,
  ]);
  return { found, controls };
}
