/** A hand as it might be drawn. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { layoutOf } from "../layouts.js";
import { CardFace, lookAt } from "../parts/card.js";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";
import { pileOf } from "./pile.js";

/** @param {{game: string, counts: Map<string, number>, cards: Map<string, import("../types.js").CardInfo>}} props */
export function Hand({ game, counts, cards }) {
  const drawn = useSignal(/** @type {string[]} */ ([]));
  const draw = () => {
    const pile = [...pileOf(game, counts, cards)].flatMap(([code, count]) => Array(count).fill(code));
    for (let i = pile.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [pile[i], pile[j]] = [pile[j], pile[i]];
    }
    drawn.value = pile.slice(0, layoutOf(game).hand ?? 5);
  };
  return h("div", { class: "test-hand" }, [
    h("button", { type: "button", class: "button small", onClick: draw }, [h(Icon, { name: "again" }), t("web-deck-draw")]),
    h("div", { class: "row", role: "group", "aria-label": t("web-deck-hand") }, drawn.value.map((code, i) => h("span", { key: i, ...lookAt(game, code) }, [h("span", { class: "unseen" }, cards.get(code)?.name), h("span", { "aria-hidden": "true" }, h(CardFace, { game, code, size: "mini" }))]))),
  ]);
}
