/** The whole log as a sheet: narrowed by who acted and by words, copied as text, and with the way to report a fault. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { ReportFault } from "../fault/report.js";
import { copied } from "../copied.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { t } from "../text.js";
import { Log } from "./log.js";

/** @typedef {import("../types.js").Told} Told */

/**
 * @typedef {object} Source where the log comes from
 * @property {string} game
 * @property {Told[]} events
 * @property {RegExp} [asides] the keys of what merely follows: phases, cards that are drawn
 * @property {{seat: number, called: string}[]} seats who sits there, and what they are called
 * @property {() => import("../fault/bundle.js").Seen} seen
 * @property {(n: number) => void} [onEvent] goes to where it happened
 */

const ALL = "all";
const DEEDS = "deeds";

/**
 * The sentences that are wanted.
 * @param {Told[]} events
 * @param {{kind: string, words: string}} wanted `kind`: all, deeds, or a seat
 * @param {RegExp | undefined} asides
 */
export function narrowed(events, { kind, words }, asides) {
  const sought = words.trim().toLocaleLowerCase();
  return events.filter((event) => {
    if (!event.said || !event.said.text.toLocaleLowerCase().includes(sought)) return false;
    if (kind === ALL) return true;
    return kind === DEEDS ? !asides?.test(event.said.key ?? "") : String(event.seat) === kind;
  });
}

/** @param {Source & {open: import("@preact/signals").Signal<boolean>}} props */
export function LogSheet({ open, ...source }) {
  return h(Dialog, { open, title: t("web-log"), class: "sheet" }, h(Inside, source));
}

/** @param {Source} source */
function Inside({ game, events, asides, seats, seen, onEvent }) {
  const kind = useSignal(ALL);
  const words = useSignal("");
  const shown = narrowed(events, { kind: kind.value, words: words.value }, asides);
  const kinds = [[ALL, t("web-log-all")], ...(asides ? [[DEEDS, t("web-log-deeds")]] : []), ...seats.map(({ seat, called }) => [String(seat), called])];
  return h("div", { class: "log-tools" }, [
    h("div", { class: "row", role: "search", "aria-label": t("web-log-narrow") }, [
      h(Pick, { title: t("web-log-kind"), value: kind.value, values: kinds, set: (one) => (kind.value = one) }),
      h("label", { class: "pick" }, [
        h("span", null, t("web-log-words")),
        h("input", { class: "field", type: "search", value: words.value, onInput: (/** @type {Event} */ event) => (words.value = /** @type {HTMLInputElement} */ (event.target).value) }),
      ]),
    ]),
    h("p", { class: "soft", role: "status" }, t("web-log-n", { n: shown.length })),
    h(Log, { game, events: shown, onEvent }),
    h("div", { class: "row" }, [h(CopyLog, { events: shown }), h(ReportFault, { seen })]),
  ]);
}

/** Copies what is shown, a sentence a line. @param {{events: Told[]}} props */
function CopyLog({ events }) {
  const text = events.map((event) => event.said?.text ?? "").join("\n");
  const done = useSignal("");
  const is = done.value === text && text !== "";
  const copy = async () => {
    if (await copied(text)) done.value = text;
  };
  return [
    h("button", { type: "button", class: "button small", disabled: !events.length, onClick: copy, key: "copy" }, [h(Icon, { name: is ? "check" : "copy" }), t("web-log-copy")]),
    h("span", { class: "soft", role: "status", key: "copied" }, is ? t("web-copied") : null),
  ];
}
