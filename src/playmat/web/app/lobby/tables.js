/** A table in a list: game, who sits there, what it waits for. */
import { h } from "preact";
import { useAnswer } from "../network/answers.js";
import { language } from "../settings.js";
import { Icon } from "../parts/icon.js";
import { name, t } from "../text.js";

/**
 * @param {{table: import("../types.js").TableInfo, watch?: boolean}} props
 */
export function TableLine({ table, watch = false }) {
  const finished = table.status === "finished" || table.status === "closed";
  const address = finished ? `/replay/${table.id}` : `/t/${table.id}${watch ? "?watch" : ""}`;
  const people = table.seats.map((seat) => seatWords(seat)).join(t("web-comma"));
  return h("li", null, [
    h("a", { class: "table-line", href: address, "data-game": table.game }, [
      h("span", { class: "dot", "aria-hidden": "true" }),
      h("span", { class: "which" }, [h("strong", null, name(`${table.game}-name`, table.game)), h("span", { class: "soft" }, people), table.rated ? h("span", { class: "tag" }, t("web-rated")) : null]),
      h("span", { class: table.turn ? "state turn" : "state" }, table.turn ? t("web-your-turn") : t(`web-status-${table.status}`)),
      h(Icon, { name: "next" }),
    ]),
  ]);
}

/** @param {import("../types.js").SeatInfo} seat */
function seatWords(seat) {
  if (seat.kind === "open") return t("web-seat-open");
  if (seat.kind === "computer") return seat.title || t("web-seat-computer");
  const who = seat.you ? t("web-seat-you") : seat.name || seat.title || "";
  return seat.rating ? t("web-rated-who", { who, rating: String(seat.rating) }) : who;
}

/**
 * The tables of an address of the server.
 * @param {{address: string, none: string, watch?: boolean, only?: string}} props
 */
export function TableList({ address, none, watch = false, only = "" }) {
  const sign = address.includes("?") ? "&" : "?";
  const tables = /** @type {import("../types.js").TableInfo[] | undefined} */ (useAnswer(`${address}${sign}lang=${language.value}`, { tables: [] })?.tables);
  if (!tables) return h("p", { class: "soft", role: "status" }, t("web-moment"));
  const shown = tables.filter((table) => !only || table.status === only);
  if (!shown.length) return h("p", { class: "soft" }, none);
  return h("ul", { class: "table-list" }, shown.map((table) => h(TableLine, { table, watch, key: table.id })));
}
