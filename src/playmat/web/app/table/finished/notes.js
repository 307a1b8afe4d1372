/** Notes on the moments of matches: what somebody writes about a move for themselves; they stay in this browser. */
import { h } from "preact";
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { RECORDED, record } from "../../opened-record.js";
import { Icon } from "../../parts/icon.js";
import { t } from "../../text.js";

/** So many matches are remembered with their notes; of those that were written on longest ago none are kept. */
const MOST = 60;
const LONGEST = 500;
const KEPT = "playmat.notes";

/** Changes whenever a note is written. */
const written = signal(0);

/** @typedef {{[n: string]: string}} Notes of a match, by the moments */

/** What a match is called among the notes: its table, or for a record a number made of its text. @param {string} id */
function nameOf(id) {
  if (id !== RECORDED) return id;
  let sum = 5381;
  for (const char of record()) sum = (Math.imul(sum, 33) + char.charCodeAt(0)) >>> 0;
  return `${RECORDED}-${sum.toString(36)}`;
}

/** @returns {[string, Notes][]} all notes, those that were written last at the end. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} id @returns {Notes} */
const notesOf = (id) => kept().find(([name]) => name === nameOf(id))?.[1] ?? {};

/**
 * @param {string} id
 * @param {number} n
 * @param {string} text
 */
function keep(id, n, text) {
  const { [n]: _was, ...others } = notesOf(id);
  const now = text.trim() ? { ...others, [n]: text } : others;
  const rest = kept().filter(([name]) => name !== nameOf(id));
  const all = Object.keys(now).length ? [...rest, [nameOf(id), now]] : rest;
  try {
    localStorage.setItem(KEPT, JSON.stringify(all.slice(-MOST)));
  } catch {
    // A browser that keeps nothing still shows the match.
  }
  written.value += 1;
}

/**
 * The note on a moment, to be read and written.
 * @param {{id: string, n: number}} props
 */
export function Remark({ id, n }) {
  const text = useSignal("");
  useEffect(() => void (text.value = notesOf(id)[n] ?? ""), [id, n]);
  const write = (/** @type {Event} */ event) => {
    text.value = /** @type {HTMLTextAreaElement} */ (event.target).value;
    keep(id, n, text.value);
  };
  return h("label", { class: "written" }, [
    h("span", { class: "soft" }, t("web-analysis-note")),
    h("textarea", { class: "field", rows: text.value ? 2 : 1, maxLength: LONGEST, value: text.value, placeholder: t("web-analysis-note-line"), onInput: write }),
  ]);
}

/**
 * The notes on a match, in order; each leads to its moment.
 * @param {{id: string, jump: (n: number) => void}} props
 */
export function Remarks({ id, jump }) {
  void written.value;
  const all = Object.entries(notesOf(id)).sort(([a], [b]) => Number(a) - Number(b));
  if (!all.length) return null;
  return h("ul", { class: "remarks", "aria-label": t("web-analysis-notes") }, all.map(([n, text]) =>
    h("li", { key: n }, h("button", { type: "button", class: "button quiet small", onClick: () => jump(Number(n)) }, [h(Icon, { name: "log" }), h("span", null, text)]))));
}
