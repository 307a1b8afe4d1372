/** The face of a card of the Kingdom Hearts TCG: frame by kind, an emblem, numbers, its text. */
import { h } from "preact";
import { cardsOf } from "playmat/games.js";
import { Printed, Title, noStop } from "playmat/parts/card.js";
import { Picture } from "playmat/parts/icon.js";
import { ownPicture } from "playmat/parts/pictures.js";
import { t } from "playmat/text.js";

/** What a card counts, by the field of its data. */
const NUMBERS = /** @type {const} */ ([["attack", "might"], ["support", "support"], ["pow", "dark"], ["dark_level", "darkness"], ["magic", "magic"], ["magic_support", "magic"], ["hp", "hp"]]);

/**
 * Its face, in any size.
 * @param {{code: string, size?: "mini" | "hand" | "full"}} props
 */
export function Card({ code, size = "hand" }) {
  const card = cardsOf("khtcg")?.get(code);
  const data = card?.data ?? {};
  const type = data.type ?? "event";
  const numbers = NUMBERS.filter(([field]) => typeof data[field] === "number" && (data[field] > 0 || field === "attack"));
  return h("span", { class: `card-face hearts-card ${size} kh-${type} ${data.group ? `of-${data.group}` : ""}`, "data-card": code, ...noStop(size) }, [
    h("span", { class: "top" }, [
      h("b", { class: "cost" }, typeof data.level === "number" ? data.level : h(Picture, { game: "khtcg", name: type })),
      h(Title, { name: card?.name ?? code }),
    ]),
    h("span", { class: "art" }, ownPicture("khtcg", code) ?? h(Picture, { game: "khtcg", name: code })),
    h("span", { class: "numbers" }, numbers.map(([field, picture]) => h("span", { class: `number ${field}`, key: field }, [h(Picture, { game: "khtcg", name: picture }), h("b", null, data[field])]))),
    h("span", { class: "kind" }, t(`khtcg-type-${type.replace("_", "-")}`)),
    size === "full" && card ? h(Printed, { card }) : null,
  ]);
}
