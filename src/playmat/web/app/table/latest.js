/** What happened last, always in sight: a line to read, a region to hear, and the whole log as a sheet. */
import { Fragment, h } from "preact";
import { useSignal } from "@preact/signals";
import { t } from "../text.js";
import { Icon } from "../parts/icon.js";
import { LogSheet } from "./log-sheet.js";

/** @typedef {import("../types.js").Told} Told */

/** How many sentences the region keeps that is heard; only what is added is spoken. */
const KEPT = 40;

/**
 * The last sentence that tells of a deed or its outcome; the last one of all where there is none.
 * @param {Told[]} events
 * @param {RegExp | undefined} asides the keys of what merely follows: phases, cards that are drawn
 */
export function lastDeed(events, asides) {
  const told = events.filter((event) => event.said);
  return told.findLast((event) => !asides?.test(event.said?.key ?? "")) ?? told.at(-1);
}

/**
 * One line at every width; pressed, it opens the log.
 * @param {import("./log-sheet.js").Source & {open: import("@preact/signals").Signal<boolean>}} props
 */
export function Latest({ open, ...source }) {
  const { events, asides } = source;
  const said = lastDeed(events, asides)?.said?.text ?? t("web-latest-none");
  return h(Fragment, null, [
    h("button", { type: "button", class: "latest", onClick: () => (open.value = true), title: t("web-log") }, [
      h(Icon, { name: "log" }),
      h("span", { class: "unseen" }, t("web-latest")),
      h("span", { class: "said" }, said),
    ]),
    h(LogSheet, { open, ...source, key: "sheet" }),
  ]);
}

/** All that happens, for who hears the page: it is there at every width, also while the log is put away. @param {{events: Told[]}} props */
export function Heard({ events }) {
  const told = events.filter((event) => event.said).slice(-KEPT);
  return h("div", { class: "unseen", role: "log", "aria-label": t("web-latest") }, told.map((event) => h("p", { key: event.n }, event.said?.text)));
}

/** Whether the log is put away, and the focus for it where it is not. @returns {{open: import("@preact/signals").Signal<boolean>, show: () => void}} */
export function useLog() {
  const open = useSignal(false);
  const show = () => {
    const log = document.querySelector(".aside > .log");
    if (log instanceof HTMLElement && log.checkVisibility({ visibilityProperty: true })) log.focus();
    else open.value = true;
  };
  return { open, show };
}
