/** A report that is being made: how far it is, and the way to stop it. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/icon.js";
import { name, t } from "../text.js";
import { percent } from "./figures.js";

/** It is told in so many steps to those who hear it. */
const STEPS = 4;

/** @param {{run: import("../types.js").ReportRun, busy: boolean, started: boolean, stop: () => void}} props `started`: by this page, just now */
export function Run({ run, busy, started, stop }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const part = run.games ? run.done / run.games : 0;
  useEffect(() => {
    if (started) button.current?.focus(); // the form that had it is gone
  }, []);
  return h("section", { class: "panel stack run", "data-game": run.game, "aria-labelledby": "lab-run" }, [
    h("h2", { id: "lab-run" }, t("report-title", { game: name(`${run.game}-name`, run.game) })),
    h("progress", { max: run.games, value: run.done, "aria-labelledby": "lab-run" }),
    h("p", { class: "soft" }, t("web-lab-done", { done: run.done, games: run.games })),
    h("p", { class: "unseen", role: "status" }, t("web-lab-part", { part: percent(Math.floor(STEPS * part) / STEPS) })),
    h("div", { class: "row" }, h("button", { ref: button, type: "button", class: "button", disabled: busy, onClick: stop }, [h(Icon, { name: "close" }), t("web-lab-stop")])),
  ]);
}
