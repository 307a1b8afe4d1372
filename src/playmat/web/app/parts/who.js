/** Who sits at a side of a table: the seat, whether it is one's own, and which computer or person plays there. */
import { h } from "preact";
import { useContext } from "preact/hooks";
import { name, t } from "../text.js";
import { SceneContext } from "./thing.js";

/** @param {{seat: number, turn: boolean}} props */
export function Who({ seat, turn }) {
  const { store } = useContext(SceneContext);
  const info = store?.table.value?.seats.find((one) => one.seat === seat);
  const mine = store?.you.value.includes(seat);
  const called = store?.called(seat) ?? t("web-seat", { number: seat + 1 });
  const player = info?.kind === "computer" ? name(`web-level-${(info.level ?? "").replace(":", "-")}`, info.level ?? "") : info?.name;
  return h("h2", { class: "player" }, [
    called,
    mine ? called !== t("web-self") && h("em", null, t("web-seat-you")) : player ? h("span", { class: "played-by" }, player) : null,
    turn ? h("span", { class: "tag" }, t("web-has-turn")) : null,
  ]);
}
