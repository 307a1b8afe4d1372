/** The binder: all cards of a game, a leaf for each kind, to look at. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { CardFace, cardWords } from "../parts/card.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";
import { Search, kindName, kindsIn, says } from "./facets.js";

/** @typedef {import("../types.js").CardInfo} CardInfo */

/** @param {{game: string, cards: Map<string, CardInfo>}} props */
export function Binder({ game, cards }) {
  const kinds = kindsIn(cards);
  const leaf = useSignal(kinds[0] ?? "");
  const words = useSignal("");
  const open = useSignal(false);
  const at = useSignal(0);
  const found = [...cards.values()].filter((card) => (words.value.trim() ? says(card, words.value) : card.data.type === leaf.value));
  const look = (/** @type {number} */ i) => {
    at.value = i;
    open.value = true;
  };
  return h("div", { class: "binder" }, [
    h("div", { class: "row filters" }, [h(Search, { set: (wanted) => (words.value = wanted) }), h("p", { class: "soft", role: "status" }, t("web-deck-found", { n: found.length }))]),
    h("div", { class: "row leaves", role: "group", "aria-label": t("web-deck-type") }, kinds.map((kind) =>
      h("button", { type: "button", class: "button small", key: kind, "aria-pressed": String(!words.value.trim() && kind === leaf.value), disabled: Boolean(words.value.trim()), onClick: () => (leaf.value = kind) }, [
        kindName(game, kind), h("span", { class: "soft" }, [...cards.values()].filter((card) => card.data.type === kind).length),
      ]))),
    h("ul", { class: "binder-leaf", key: leaf.value }, found.map((card, i) =>
      h("li", { key: card.code }, h("button", { type: "button", class: "collection-card", onClick: () => look(i) }, [
        h("span", { class: "unseen" }, cardWords(game, card.code)),
        h("span", { "aria-hidden": "true" }, h(CardFace, { game, code: card.code })),
      ])))),
    h(Dialog, { open, title: found[at.value]?.name ?? "", class: "one-card" }, h(Card, { game, found, at })),
  ]);
}

/** One of the cards, large, with the way to those beside it. @param {{game: string, found: CardInfo[], at: import("@preact/signals").Signal<number>}} props */
function Card({ game, found, at }) {
  const card = found[at.value];
  if (!card) return null;
  const turn = (/** @type {number} */ by) => (at.value = (at.peek() + by + found.length) % found.length);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowLeft") turn(-1);
    if (event.key === "ArrowRight") turn(1);
  };
  return h("div", { class: "leafing", onKeyDown: key }, [
    h("button", { type: "button", class: "button round", onClick: () => turn(-1), "aria-label": t("web-binder-previous"), title: t("web-binder-previous") }, h(Icon, { name: "previous" })),
    h("div", { role: "status", "data-game": game }, [
      h("span", { class: "unseen" }, cardWords(game, card.code)),
      h("span", { "aria-hidden": "true", key: card.code }, h(CardFace, { game, code: card.code, size: "full" })),
      h("p", { class: "soft" }, t("web-of", { n: at.value + 1, of: found.length })),
    ]),
    h("button", { type: "button", class: "button round", autofocus: true, onClick: () => turn(1), "aria-label": t("web-binder-next"), title: t("web-binder-next") }, h(Icon, { name: "next" })),
  ]);
}
