/** The face of a card of K-Mon: frame by kind and element, an emblem, numbers, its text. */
import { h } from "preact";
import { cardsOf } from "playmat/games.js";
import { Scene } from "playmat/art/scene.js";
import { Printed, Title, noStop } from "playmat/parts/card.js";
import { Picture } from "playmat/parts/icon.js";
import { ownPicture } from "playmat/parts/pictures.js";
import { t } from "playmat/text.js";
import { terrainOf } from "./scenery.js";

/**
 * Its face, in any size.
 * @param {{code: string, size?: "mini" | "hand" | "full"}} props
 */
export function Card({ code, size = "hand" }) {
  const card = cardsOf("kmon")?.get(code);
  const data = card?.data ?? {};
  if (data.type === "kmon") return h(CreatureFace, { code, size });
  const element = data.element ?? "generic";
  return h("span", { class: `card-face kmon-card ${size} el-${element} type-${data.type ?? "none"} rarity-${data.rarity ?? "common"}`, "data-card": code, ...noStop(size) }, [
    h("span", { class: "top" }, [
      data.type === "ability" ? h("b", { class: "cost" }, data.cost ?? 0) : h("b", { class: "cost sort" }, h(Picture, { game: "kmon", name: data.type ?? "item" })),
      h(Title, { name: card?.name ?? code }),
      h("span", { class: "mark" }, h(Picture, { game: "kmon", name: element })),
    ]),
    h("span", { class: "art" }, ownPicture("kmon", code) ?? [h(Scene, { terrain: terrainOf(data), seed: code }), h(Picture, { game: "kmon", name: code })]),
    h("span", { class: "kind" }, t(`kmon-type-${data.type ?? "item"}`)),
    size === "full" && card ? h(Printed, { card }) : null,
  ]);
}

/** A K-Mon as a card of the deck builder and the reader. @param {{code: string, size?: "mini" | "hand" | "full"}} props */
function CreatureFace({ code, size = "hand" }) {
  const card = cardsOf("kmon")?.get(code);
  const data = card?.data ?? {};
  return h("span", { class: `card-face kmon-card beast ${size} el-${data.primary} rarity-${data.rarity ?? "common"}`, "data-card": code, ...noStop(size) }, [
    h("span", { class: "top" }, [
      h("b", { class: "cost hp" }, data.hp),
      h(Title, { name: card?.name ?? code }),
      h("span", { class: "mark" }, [h(Picture, { game: "kmon", name: data.primary }), h(Picture, { game: "kmon", name: data.secondary })]),
    ]),
    h("span", { class: "art" }, ownPicture("kmon", code) ?? [h(Scene, { terrain: terrainOf(data), seed: code }), h(Picture, { game: "kmon", name: code })]),
    h("span", { class: "kind" }, t(`kmon-trait-${data.trait ?? "none"}`, { value: data.trait_value ?? 0 })),
    size === "full" && card ? h(Printed, { card }) : null,
  ]);
}
