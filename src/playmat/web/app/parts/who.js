/** Who sits at a side of a table: the seat, whether it is one's own, and which computer or person plays there. */
import { h } from "preact";
import { useContext } from "preact/hooks";
import { name, t } from "../text.js";
import { Face } from "./face.js";
import { SceneContext } from "./thing.js";

/** The person, or how the computer plays. @param {import("../types.js").SeatInfo | undefined} info */
export function playerOf(info) {
  if (info?.kind !== "computer") return info?.name ?? "";
  return name(`web-level-${(info.level ?? "").replace(":", "-")}`, info.level ?? "");
}

/** How a seat is called at the table that is drawn. @param {number} seat */
export function useCalled(seat) {
  const { store, seats } = useContext(SceneContext);
  const title = seats?.find((one) => one.seat === seat)?.title;
  return store?.called(seat) ?? (title || t("web-seat", { number: seat + 1 }));
}

/**
 * The heading of a side whose turn it is, in one sentence.
 * @param {boolean | undefined} mine
 * @param {string} called
 * @param {string} player
 */
function turnOf(mine, called, player) {
  if (mine) return called === t("web-self") ? t("web-turn-own") : t("web-turn-as", { role: called });
  const whose = t("web-turn-of", { who: called });
  return player ? t("web-pair", { name: whose, what: player }) : whose;
}

/** @param {{seat: number, turn: boolean}} props */
export function Who({ seat, turn }) {
  const { store, seats } = useContext(SceneContext);
  const info = (store?.table.value?.seats ?? seats)?.find((one) => one.seat === seat);
  const mine = store?.you.value.includes(seat);
  const called = useCalled(seat);
  const player = playerOf(info);
  const computer = info?.kind === "computer";
  return h("h2", { class: "player", "aria-label": turn ? turnOf(mine, called, player) : undefined }, [
    h(Face, { of: computer ? (info?.level ?? "") : (info?.name ?? called), computer }),
    called,
    mine ? called !== t("web-self") && h("em", null, t("web-seat-you")) : player ? h("span", { class: "played-by" }, player) : null,
    turn ? h("span", { class: "tag" }, t("web-has-turn")) : null,
  ]);
}
