/** The way from a moment of a finished match into a new one. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { gameInfo, makeTable, usualLevel } from "../../games.js";
import { wordsOf } from "../../network/sending.js";
import { RECORDED, record } from "../../opened-record.js";
import { Icon } from "../../parts/icon.js";
import { t } from "../../text.js";

/**
 * A new match from this moment on, against the computer, with whatever the seats held.
 * @param {{id: string, table: import("../../types.js").TableInfo, seat: number, at: number, over: boolean, words?: string}} props `seat`: whose place one takes
 */
export function PlayOn({ id, table, seat, at, over, words }) {
  const problem = useSignal("");
  const who = table.seats[seat]?.title || t("web-seat", { number: seat + 1 });
  const play = async () => {
    const game = gameInfo(table.game);
    if (!game) return;
    const seats = table.seats.map((one) => (one.seat === seat ? { kind: /** @type {const} */ ("me") } : { kind: /** @type {const} */ ("computer"), level: one.level || usualLevel(game) }));
    try {
      await makeTable({ game: table.game, seats, hints: true, start: id === RECORDED ? { record: record(), at } : { table: id, at } });
    } catch (error) {
      problem.value = wordsOf(error);
    }
  };
  return h("div", { class: "stack" }, [
    h("button", { type: "button", class: "button", disabled: over, onClick: play }, [h(Icon, { name: "play" }), words ?? t("web-replay-on", { who })]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
