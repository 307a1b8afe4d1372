/** The face of a card of the Kingdom Hearts TCG: frame by kind, an emblem, numbers, its text. */
import { h } from "preact";
import { cardsOf } from "playmat/games.js";
import { Scene } from "playmat/art/scene.js";
import { Printed, Title, noStop } from "playmat/parts/card.js";
import { Picture } from "playmat/parts/icon.js";
import { ownPicture } from "playmat/parts/pictures.js";
import { t } from "playmat/text.js";
import { terrainOf } from "./scenery.js";

/** What a card counts, by the field of its data. */
const NUMBERS = /** @type {const} */ ([["attack", "might"], ["support", "support"], ["pow", "dark"], ["dark_level", "darkness"], ["magic", "magic"], ["magic_support", "magic"], ["hp", "hp"]]);

/**
 * What a number of a card in play is now; strength is shown beside what it was before damage.
 * @param {string} field
 * @param {any} printed
 * @param {any} now
 */
function current(field, printed, now) {
  if (field === "pow" && now.damage) return t("web-of", { n: now.pow - now.damage, of: now.pow });
  return now[field] ?? printed;
}

/**
 * Its face, in any size.
 * @param {{code: string, size?: "mini" | "hand" | "full", now?: any}} props `now`: the card as it is in play, whose numbers can be others
 */
export function Card({ code, size = "hand", now }) {
  const card = cardsOf("khtcg")?.get(code);
  const data = card?.data ?? {};
  const type = data.type ?? "event";
  const shown = (/** @type {string} */ field) => (now ? current(field, data[field], now) : data[field]);
  const numbers = NUMBERS.filter(([field]) => shown(field) != null && (shown(field) !== 0 || field === "attack"));
  const changed = (/** @type {string} */ field) => (shown(field) === data[field] ? "" : "changed");
  return h("span", { class: `card-face hearts-card ${size} kh-${type} ${data.group ? `of-${data.group}` : ""}`, "data-card": code, ...noStop(size) }, [
    h("span", { class: "top" }, [
      h("b", { class: "cost" }, typeof data.level === "number" ? data.level : h(Picture, { game: "khtcg", name: type })),
      h(Title, { name: card?.name ?? code }),
    ]),
    h("span", { class: "art" }, ownPicture("khtcg", code) ?? [h(Scene, { terrain: terrainOf(code, type), seed: code }), h(Picture, { game: "khtcg", name: code })]),
    h("span", { class: "numbers" }, [...numbers.map(([field, picture]) => h("span", { class: `number ${field} ${changed(field)}`, key: field }, [h(Picture, { game: "khtcg", name: picture }), h("b", null, shown(field))])), now?.counters ? h("span", { class: "number counters", key: "counters" }, h("b", null, `●${now.counters}`)) : null]),
    h("span", { class: "kind" }, t(`khtcg-type-${type.replace("_", "-")}`)),
    size === "full" && card ? h(Printed, { card }) : null,
  ]);
}
