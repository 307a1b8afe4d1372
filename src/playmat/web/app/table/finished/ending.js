/** How a match ended, and what can be done next. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../../router.js";
import { t } from "../../text.js";
import { Clause } from "../../parts/clause.js";
import { Icon, Picture } from "../../parts/icon.js";

/** @param {{store: import("../store.js").TableStore, table: import("../../types.js").TableInfo, ending: import("../../types.js").Ending}} props */
export function Ending({ store, table, ending }) {
  const mine = store.you.value.some((seat) => ending.winners.includes(seat));
  const watching = !store.you.value.length;
  const drawn = !ending.winners.length;
  const shared = store.you.value.length > 1 && !isTeam(table); // to those at one device the end is told by name
  const word = watching || shared ? "over" : mine ? "won" : drawn && !isTeam(table) ? "draw" : "lost";
  const asking = table.seats.filter((seat) => seat.again && !seat.you);
  const asked = table.seats.some((seat) => seat.again && seat.you);
  const awaited = table.seats.filter((seat) => seat.kind === "person" && !seat.again).map((seat) => store.seatName(seat.seat));
  const secret = Boolean(table.tournament) || table.day === new Date().toISOString().slice(0, 10); // the replay opens when that is over
  const wished = useRef(false);
  const again = () => {
    wished.current = true;
    void store.send({ type: "rematch" });
  };
  useEffect(() => {
    if (wished.current && table.next) go(`/t/${table.next}`);
  }, [table.next]);
  return h("section", { class: `prompt panel ending ${word}`, "aria-label": t("web-ending"), role: "alert", tabIndex: -1 }, [
    h(Picture, { game: "shared", name: word === "won" ? "crown" : word === "lost" ? "hourglass" : "star" }),
    h("h2", null, t(`web-ending-${word}`)),
    ending.lines.map((line, i) => h("p", { key: i }, [line, i === 0 ? [" ", h(Clause, { id: ending.clause })] : null])),
    table.next ? null : asking.map((seat) => h("p", { key: `again${seat.seat}` }, t("server-notice-again", { who: store.seatName(seat.seat) }))),
    asked && !table.next ? h("p", { class: "soft" }, t("web-waiting", { names: awaited.join(t("web-comma")) })) : null,
    h("div", { class: "row" }, [
      watching || table.next || table.day || table.tournament ? null : h("button", { type: "button", class: "button main", disabled: asked, onClick: again }, [h(Icon, { name: "again" }), t("web-again")]),
      table.next ? h("a", { class: "button main", href: `/t/${table.next}` }, t("web-next-table")) : null,
      table.day ? h("a", { class: "button", href: `/daily/${table.game}` }, [h(Icon, { name: "dice" }), t("web-daily-table")]) : null,
      table.tournament ? h("a", { class: "button main", href: `/tournaments/${table.tournament}` }, [h(Icon, { name: "flag" }), t("web-tournament-back")]) : null,
      secret ? null : h("a", { class: "button", href: `/result/${table.id}` }, [h(Icon, { name: "flag" }), t("web-see-result")]),
      secret ? null : h("a", { class: "button", href: `/replay/${table.id}` }, [h(Icon, { name: "replay" }), t("web-see-replay")]),
      h("a", { class: "button quiet", href: "/" }, t("web-home")),
    ]),
  ]);
}

/** @param {import("../../types.js").TableInfo} table */
const isTeam = (table) => table.seats.some((seat) => seat.role);
