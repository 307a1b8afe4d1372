/**
 * Two people at one device: each is told only what their seat knows, and between them a curtain hides the table. The
 * server tells one seat at a time, so nothing of the other one is in the page, however it is looked at.
 */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { gameInfo } from "../games.js";
import { closePalette } from "../palette/palette.js";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";
import { cover, forget } from "./forgetting.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/**
 * Who has to take the device now; null while who has it may look.
 * @param {TableStore} store
 * @returns {{to: number, coming: boolean, shared: number[]} | null} `coming`: they have it, and their side is on its way; `shared`: the seats of this device
 */
export function useSharing(store) {
  /** The seats of this device, as they were before one of them was taken. */
  const seats = useRef(/** @type {number[]} */ ([]));
  const [table, play, you, only] = [store.table.value, store.play.value, store.you.value, store.only.value];
  if (!table || !play || play.ending || gameInfo(table.game)?.team) return null;
  if (only === null) seats.current = you.length > 1 ? you : [];
  const shared = seats.current;
  if (!shared.length) return null;
  const asked = [...(play.undo?.waits_for ?? []), ...(play.draw?.waits_for ?? [])].filter((seat) => shared.includes(seat));
  const wanted = asked.length ? asked : (play.needed ?? []).filter((seat) => shared.includes(seat)); // what is asked across the table is answered first
  if (only === null) return { to: wanted[0] ?? shared[0], coming: false, shared };
  if (you.length !== 1 || you[0] !== only) return { to: only, coming: true, shared };
  return wanted.length && !wanted.includes(only) ? { to: wanted[0], coming: false, shared } : null;
}

/** The question has the focus when the curtain is gone, once. @param {boolean} covered */
export function useFocusBehind(covered) {
  const before = useRef(false);
  useLayoutEffect(() => {
    const prompt = document.querySelector(".prompt");
    if (before.current && !covered && prompt instanceof HTMLElement) prompt.focus({ preventScroll: true });
    before.current = covered;
  }, [covered]);
}

/**
 * What is seen while the device goes from hand to hand. The focus is at its words: who confirms twice sees nothing yet.
 * @param {{store: TableStore, to: number, coming: boolean, shared: number[]}} props
 */
export function Curtain({ store, to, coming, shared }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (coming) return;
    closePalette();
    if (store.only.peek() === null) forget(store);
    else cover(store, shared);
  }, [store, coming]);
  useLayoutEffect(() => ref.current?.focus(), [to]);
  const who = store.seatName(to);
  return h("div", { class: "page" }, h("section", { class: "curtain panel", "aria-labelledby": "curtain-title", "aria-busy": String(coming) }, [
    h(Icon, { name: "friends" }),
    h("h1", { id: "curtain-title", ref, tabIndex: -1 }, t("web-curtain", { who })),
    h("p", { class: "soft" }, t("web-curtain-line")),
    h("button", { type: "button", class: "button main", "aria-disabled": String(coming), onClick: () => coming || store.become(to) }, [h(Icon, { name: "watch" }), t("web-curtain-open", { who })]),
  ]));
}
