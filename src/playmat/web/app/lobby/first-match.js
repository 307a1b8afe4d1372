/** One click to the guided first match of a game: always the same beginning, with a coach at the table. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { makeTable } from "../games.js";
import { getJson } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";

/** For a row of buttons; nothing where the game has none. @param {{game: import("../types.js").GameInfo}} props */
export function FirstMatch({ game }) {
  const problem = useSignal("");
  if (!game.guide) return null;
  const begin = async () => {
    problem.value = "";
    try {
      const guide = /** @type {import("../types.js").GuideInfo} */ (await getJson(`/api/games/${game.id}/guide`));
      const others = Array.from({ length: guide.seats - 1 }, () => ({ kind: /** @type {const} */ ("computer"), level: guide.level }));
      await makeTable({ game: game.id, seats: [{ kind: "me" }, ...others], hints: true, start: { guide: true } }, "?coach");
    } catch (error) {
      problem.value = wordsOf(error);
    }
  };
  return [
    h("button", { type: "button", class: "button first-match", onClick: begin, "aria-label": t("web-guide-begin-game", { game: game.title }) }, [h(Icon, { name: "learn" }), t("guide-begin")]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ];
}
