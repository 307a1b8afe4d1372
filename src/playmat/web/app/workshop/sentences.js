/** The sentences of a card: what is typed, the word that is not understood underlined, and what can come next. */
import { h } from "preact";
import { useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { t } from "../text.js";

/** @typedef {import("./bench-store.js").BenchStore} BenchStore */

/** So many continuations are shown. */
const SHOWN = 8;

/** The beginning of a word at the end of a text, where words have spaces between them. */
const BEGUN = /[\p{L}\p{N}’'-]+$/u;

/** A continuation as a whole word. @param {string} text @param {string} more */
const whole = (text, more) => (/^\s/.test(more) ? more.trim() : `${BEGUN.exec(text)?.[0] ?? ""}${more}`);

/** @param {{store: BenchStore, text: string}} props */
export function Sentences({ store, text }) {
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  // a continuation is chosen for one text; another answer about the same text does not move the choice
  const picked = useSignal({ text: "", more: "" });
  const draft = store.draft.value;
  // what was said about another text says nothing about this one
  const current = draft !== null && store.drafted.value === text;
  const next = draft ? draft.next.slice(0, SHOWN) : [];
  const at = current && picked.value.text === text ? next.indexOf(picked.value.more) : -1;
  const choose = (/** @type {number} */ i) => (picked.value = { text, more: next[i] ?? "" });
  const take = (/** @type {string} */ more) => {
    if (current) store.change({ text: text + more });
    area.current?.focus();
  };
  const atEnd = () => area.current?.selectionStart === text.length;
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const able = current && next.length > 0 && atEnd() && !event.shiftKey;
    if (event.key === "Enter") {
      event.preventDefault();
      if (at >= 0) take(next[at]);
      else area.current?.form?.requestSubmit();
    } else if (able && event.key === "ArrowRight") {
      event.preventDefault();
      take(next[Math.max(at, 0)]);
    } else if (able && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      choose(Math.max(-1, Math.min(next.length - 1, at + step)));
    } else if (event.key === "Escape" && at >= 0) {
      event.preventDefault();
      choose(-1);
    }
  };
  const stopped = draft?.state === "stopped" && draft.start >= 0 && draft.start < text.length;
  const wrong = draft?.mistakes.find((one) => one.field === "text")?.why.text;
  const said = draft?.why?.text ?? wrong ?? "";
  const state = draft && text ? t(`web-workshop-state-${draft.state}`) : "";
  return h("div", { class: "sentences" }, [
    h("label", { class: "pick", for: "sentences" }, h("span", null, t("web-workshop-text-of"))),
    h("div", { class: "written" }, [
      h("div", { class: "under field", "aria-hidden": "true" }, stopped && draft ? [text.slice(0, draft.start), h("mark", null, text.slice(draft.start, Math.max(draft.end, draft.start + 1))), text.slice(Math.max(draft.end, draft.start + 1)), " "] : `${text} `),
      h("textarea", {
        id: "sentences",
        class: "field",
        ref: area,
        rows: 3,
        value: text,
        maxLength: 1000,
        autocomplete: "off",
        "aria-autocomplete": "list",
        "aria-controls": "coming",
        "aria-activedescendant": at >= 0 ? `coming-${at}` : undefined,
        "aria-describedby": "sentences-said",
        "aria-invalid": draft && (said || draft.state === "unfinished") && text ? "true" : undefined,
        onInput: (/** @type {Event} */ event) => store.change({ text: /** @type {HTMLTextAreaElement} */ (event.target).value || undefined }),
        onKeyDown,
      }),
    ]),
    h("p", { id: "sentences-said", class: said ? "problem" : "soft", role: "status" }, said || state),
    draft?.ways.length ? h("ul", { class: "ways-read" }, draft.ways.map((way, i) => h("li", { key: i }, h("button", { type: "button", class: "button small", onClick: () => store.change({ text: way }) }, way)))) : null,
    h("div", { class: "coming-row" }, [
      h("span", { class: "soft", id: "coming-title" }, t("web-workshop-coming")),
      h("ul", { id: "coming", role: "listbox", "aria-labelledby": "coming-title", class: "coming" }, next.map((more, i) => h("li", { id: `coming-${i}`, role: "option", "aria-selected": String(i === at), key: more, onPointerDown: (/** @type {Event} */ event) => event.preventDefault(), onClick: () => take(more) }, whole(text, more)))),
    ]),
    h("span", { class: "unseen", "aria-live": "polite" }, current && next.length ? t("web-workshop-can-come", { words: next.slice(0, 3).map((more) => whole(text, more)).join(t("web-comma")) }) : ""),
  ]);
}
