/** Hands and piles of cards, as all card games here have them. */
import { h } from "preact";
import { useContext } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { touches } from "../table/answer-draft.js";
import { t } from "../text.js";
import { CardFace, cardWords, lookAt } from "./card.js";
import { Picture } from "./icon.js";
import { SceneContext, Thing } from "./thing.js";

/** A card that can be pointed at; `as` and `layout` as in `Thing`. @param {{game: string, path: string, as?: string, code: string, layout?: string}} props */
export function PlayCard({ game, path, as, code, layout }) {
  return h("span", { class: "card-holder", ...lookAt(game, code) }, h(Thing, { path, as, label: cardWords(game, code), class: "card", layout }, h(CardFace, { game, code, size: "hand" })));
}

/** How many cards are left in a deck. @param {{n: number, path?: string}} props */
export function Deck({ n, path }) {
  return h("span", { class: "pile deck", "data-spot": path, role: "img", "aria-label": t("web-pile-deck", { n }) }, [h("i", { class: "back" }), h("b", null, n)]);
}

/** How many cards another hand holds, where there is no room for their backs. @param {{n: number, path?: string}} props */
export function Held({ n, path }) {
  return h("span", { class: "pile held", "data-spot": path, role: "img", "aria-label": t("web-pile-hand-of", { n }) }, [h("i", { class: "back" }), h("i", { class: "back" }), h("b", null, n)]);
}

/**
 * A discard pile: it opens where a card of it can be chosen, or on demand.
 * @param {{game: string, path: string, codes: string[]}} props
 */
export function Discard({ game, path, codes }) {
  const { store } = useContext(SceneContext);
  const open = useSignal(false);
  const offered = store?.ask.value?.items.some((item) => touches(item).some((thing) => thing.startsWith(`${path}.`))) ?? false;
  const shown = codes.length > 0 && (open.value || offered);
  const top = codes.at(-1);
  const label = t("web-pile-discard", { n: codes.length });
  return h("span", { class: "discarded" }, [
    h("button", { type: "button", class: "pile discard", "data-spot": path, "aria-expanded": String(shown), "aria-label": label, disabled: !codes.length, onClick: () => (open.value = !open.value) }, [
      top ? h(Picture, { game, name: top }) : h("i", { class: "none" }),
      h("b", null, codes.length),
    ]),
    shown ? h("div", { class: "spread", role: "group", "aria-label": label }, codes.map((code, i) => h(PlayCard, { game, path: `${path}.${i}`, code, key: i }))) : null,
  ]);
}

/**
 * The cards in a hand; of another hand the known ones, and backs for the rest.
 * @param {{game: string, path: string, codes: string[], count: number, far: boolean, children?: any}} props
 */
export function Hand({ game, path, codes, count, far, children }) {
  const { store } = useContext(SceneContext);
  const named = new Set(store?.asks.value.flatMap((ask) => ask.items.flatMap(touches)));
  const label = far ? t("web-pile-hand-of", { n: count }) : t("web-pile-hand", { n: count });
  return h("div", { class: `hand ${far ? "other" : ""}`, "data-spot": path, role: "group", "aria-label": label, style: { "--n": String(count) } }, [
    codes.map((code, i) => {
      const copy = `${code}-${copyOf(codes, i)}`;
      return h("span", { class: "in-hand", style: { "--i": String(i) }, key: copy }, h(PlayCard, { game, path: `${path}.${i}`, as: meantBy(named, path, codes, i), code, layout: `${path}-${copy}` }));
    }),
    Array.from({ length: Math.max(0, count - codes.length) }, (_, i) => h("i", { class: "back", "aria-hidden": "true", key: `back${i}` })),
    children,
  ]);
}

/**
 * The card of a hand that the questions name where they mean this one: of cards that are alike they may name only one.
 * @param {Set<string>} named all things that the questions name
 * @param {string} path
 * @param {string[]} codes
 * @param {number} place
 */
function meantBy(named, path, codes, place) {
  const own = `${path}.${place}`;
  if (named.has(own)) return own;
  const alike = codes.findIndex((code, i) => code === codes[place] && named.has(`${path}.${i}`));
  return alike < 0 ? own : `${path}.${alike}`;
}

/** Which copy of its code a card of a list is. @param {string[]} codes @param {number} place */
function copyOf(codes, place) {
  return codes.slice(0, place).filter((code) => code === codes[place]).length;
}
