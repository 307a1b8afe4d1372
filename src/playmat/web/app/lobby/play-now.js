/** One click to a match of a game against the computer, with what is usual; says why where there is none. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { makeTable, usualSeats } from "../games.js";
import { wordsOf } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";

/** For a row of buttons. @param {{game: import("../types.js").GameInfo}} props */
export function PlayNow({ game }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const begin = async () => {
    busy.value = true;
    problem.value = "";
    try {
      await makeTable({ game: game.id, seats: usualSeats(game, "computer"), hints: true });
    } catch (error) {
      problem.value = wordsOf(error);
    }
    busy.value = false;
  };
  return [
    h("button", { type: "button", class: "button main", disabled: busy.value, onClick: begin, "aria-label": t("web-play-now-game", { game: game.title }) }, [h(Icon, { name: "play" }), t("web-play-now")]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ];
}
