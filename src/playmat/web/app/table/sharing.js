/**
 * Two people at one device: each is told only what their seat knows, and between them a curtain hides the table. The
 * server tells one seat at a time, so nothing of the other one is in the page, however it is looked at.
 */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { gameInfo } from "../games.js";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/**
 * Who has to take the device now; null while who has it may look.
 * @param {TableStore} store
 * @returns {{to: number, coming: boolean} | null} `coming`: they have it, and their side is on its way
 */
export function useSharing(store) {
  /** The seats of this device, as they were before one of them was taken. */
  const shared = useRef(/** @type {number[]} */ ([]));
  const [table, play, you] = [store.table.value, store.play.value, store.you.value];
  if (!table || !play || play.ending || gameInfo(table.game)?.team) return null;
  if (store.only === null) shared.current = you.length > 1 ? you : [];
  if (!shared.current.length) return null;
  const wanted = [...(play.needed ?? []), ...(play.undo?.waits_for ?? []), ...(play.draw?.waits_for ?? [])].filter((seat) => shared.current.includes(seat));
  if (store.only === null) return { to: wanted[0] ?? shared.current[0], coming: false };
  if (you.length !== 1 || you[0] !== store.only) return { to: store.only, coming: true };
  return wanted.length && !wanted.includes(store.only) ? { to: wanted[0], coming: false } : null;
}

/**
 * What is seen while the device goes from hand to hand. The focus is at its words: who confirms twice sees nothing yet.
 * @param {{store: TableStore, to: number, coming: boolean}} props
 */
export function Curtain({ store, to, coming }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => ref.current?.focus(), [to]);
  const who = store.seatName(to);
  return h("div", { class: "page" }, h("section", { class: "curtain panel", "aria-labelledby": "curtain-title", "aria-busy": String(coming) }, [
    h(Icon, { name: "friends" }),
    h("h1", { id: "curtain-title", ref, tabIndex: -1 }, t("web-curtain", { who })),
    h("p", { class: "soft" }, t("web-curtain-line")),
    h("button", { type: "button", class: "button main", disabled: coming, onClick: () => store.become(to) }, [h(Icon, { name: "watch" }), t("web-curtain-open", { who })]),
  ]));
}
