/** A developer's table: a position as text beside the table that it makes, and steps forward and back from it. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Icon } from "../parts/icon.js";
import { NotFound } from "../not-found.js";
import { useTitle } from "../shell.js";
import { DevLine } from "../developing/dev-line.js";
import { TableStore } from "../table/store.js";
import { t } from "../text.js";
import { Match } from "./seat.js";

/** @typedef {import("../types.js").DevStep} DevStep */

export function DevPage() {
  const [store, line] = useMemo(open, []);
  useEffect(() => () => store.close(), [store]);
  useTitle(t("web-dev"));
  if (line.off.value) return h(NotFound, { title: t("web-dev"), problem: line.off.value });
  if (!store.play.value) {
    if (!line.begun.value) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
    return h("div", { class: "page developing" }, [h("h1", null, t("web-dev")), h(Editor, { line })]);
  }
  const ending = store.play.value.ending;
  return h(Match, {
    store,
    bench: h(Bench, { store, line }),
    ending: h("section", { class: "prompt panel ending", "aria-label": t("web-ending"), role: "alert", tabIndex: -1 }, (ending?.lines ?? []).map((said, i) => h("p", { key: i }, said))),
  });
}

/** @returns {[TableStore, DevLine]} */
function open() {
  /** @type {DevLine | undefined} */
  let line;
  const store = new TableStore("dev", false, (owner) => (line = new DevLine(owner)));
  return [store, /** @type {DevLine} */ (line)];
}

/** Where one is, what chance waits for, and the text. @param {{store: TableStore, line: DevLine}} props */
function Bench({ store, line }) {
  const now = line.now.value;
  return h("section", { class: "panel developing", "aria-label": t("web-dev") }, [
    h("p", { role: "status" }, [h("strong", null, t("web-dev-at", { at: line.at.value, all: line.steps.value.length })), " ", h("span", { class: "soft" }, t("web-dev-hash")), " ", h("code", null, now?.hash)]),
    h("div", { class: "row" }, [
      h("button", { type: "button", class: "button small", disabled: line.at.value === 0, onClick: () => line.go(line.at.peek() - 1) }, t("web-dev-back")),
      h("button", { type: "button", class: "button small", disabled: line.at.value === line.steps.value.length, onClick: () => line.go(line.at.peek() + 1) }, t("web-dev-forward")),
    ]),
    h("label", { class: "check" }, [
      h("input", { type: "checkbox", checked: line.forced.value, onChange: (/** @type {Event} */ event) => line.force(/** @type {HTMLInputElement} */ (event.target).checked) }),
      t("web-dev-force"),
    ]),
    now?.outcomes ? h(Chance, { line, outcomes: now.outcomes, key: `${line.at.value}` }) : null,
    h("details", null, [h("summary", null, t("web-dev-steps", { n: line.steps.value.length })), h(Steps, { store, line })]),
    h("details", null, [h("summary", null, t("web-dev-text")), h(Editor, { line })]),
  ]);
}

/** What chance is to bring. @param {{line: DevLine, outcomes: string[]}} props */
function Chance({ line, outcomes }) {
  const outcome = useSignal(outcomes[0] ?? "");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    void line.bring(outcome.value.trim());
  };
  return h("form", { class: "row", onSubmit: send }, [
    h("label", { for: "dev-chance" }, t("web-dev-chance")),
    h("input", { id: "dev-chance", class: "field", list: "dev-outcomes", autocomplete: "off", spellcheck: false, value: outcome.value, onInput: (/** @type {Event} */ event) => (outcome.value = /** @type {HTMLInputElement} */ (event.target).value) }),
    h("datalist", { id: "dev-outcomes" }, outcomes.map((one) => h("option", { value: one, key: one }))),
    h("button", { class: "button small" }, t("web-dev-bring")),
  ]);
}

/** All steps, each a way to the table as it was then. @param {{store: TableStore, line: DevLine}} props */
function Steps({ store, line }) {
  /** @param {DevStep} step */
  const said = ({ seat, answer, chance }) => (seat == null ? t("web-dev-by-chance", { what: String(chance) }) : t("web-dev-by-seat", { who: store.seatName(seat), what: answer ?? "" }));
  return h("ol", { class: "steps", start: 0 }, [t("web-dev-beginning"), ...line.steps.value.map(said)].map((words, n) => h("li", { key: n }, h("button", { type: "button", class: "button small quiet", "aria-current": line.at.value === n ? "step" : undefined, onClick: () => line.go(n) }, words))));
}

/** The text, and what is wrong with it. @param {{line: DevLine}} props */
function Editor({ line }) {
  const unmet = line.now.value?.unmet ?? [];
  return h("div", { class: "editor" }, [
    h("label", { for: "dev-text" }, t("web-dev-label")),
    h("textarea", { id: "dev-text", class: "field", rows: 18, spellcheck: false, autocomplete: "off", wrap: "off", value: line.text.value, onInput: (/** @type {Event} */ event) => (line.text.value = /** @type {HTMLTextAreaElement} */ (event.target).value), "aria-describedby": "dev-problem" }),
    h("p", { id: "dev-problem", class: "problem", role: "alert" }, line.problem.value),
    unmet.length ? h("ul", { class: "problem" }, unmet.map((one) => h("li", { key: one }, one))) : null,
    h("div", { class: "row" }, [
      h("button", { type: "button", class: "button main small", onClick: () => line.apply() }, [h(Icon, { name: "check" }), t("web-dev-apply")]),
      h("button", { type: "button", class: "button small", disabled: !line.now.value || line.text.value !== line.from, onClick: () => line.settle() }, t("web-dev-settle")),
    ]),
  ]);
}
