/** The form in which a card is written: its type, its name, its fields, its sentences. Enter goes on to the next card. */
import { h } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { language, LANGUAGES, LANGUAGE_NAMES } from "../settings.js";
import { t } from "../text.js";
import { renamed } from "./bench-store.js";
import { Sentences } from "./sentences.js";

/** @typedef {import("../types.js").CardForms} CardForms */
/** @typedef {import("../types.js").CardField} CardField */
/** @typedef {import("./bench-store.js").BenchStore} BenchStore */

/** @param {{store: BenchStore, forms: CardForms}} props */
export function CardForm({ store, forms }) {
  /** Whether what is still empty is a mistake: only once somebody wants to go on. */
  const insists = useSignal(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const first = forms.types.find((one) => one.sentences) ?? forms.types[0];
  useEffect(() => {
    if (!store.current.value) store.begin(first.word);
  }, [store]);
  const card = store.current.value;
  if (!card) return null;
  const type = forms.types.find((one) => one.word === card.type) ?? first;
  const fresh = store.at.value >= store.cards.value.length;
  const wrong = new Map((store.draft.value?.mistakes ?? []).map((one) => [one.field, empty(card, one.field) ? (insists.value ? t("web-workshop-needed") : "") : one.why.text]));
  /** Put the cursor into a field, once it is shown. @param {string} which */
  const focusOn = (which) => requestAnimationFrame(() => /** @type {HTMLElement | null} */ (form.current?.querySelector(which) ?? null)?.focus());
  const next = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const draft = await store.read(card);
    if (!draft) return;
    insists.value = true;
    if (draft.mistakes.length || ["stopped", "several", "unfinished"].includes(draft.state)) {
      focusOn("[aria-invalid='true'], .wrong select");
      return;
    }
    insists.value = false;
    store.add();
    store.begin(type.word);
    focusOn("input[name='name'], textarea, input");
  };
  const named = (/** @type {string} */ lang) => (/** @type {Event} */ event) => store.change({ name: renamed(card.name ?? {}, /** @type {HTMLInputElement} */ (event.target).value, lang) });
  return h("form", { class: "panel stack card-form", ref: form, onSubmit: next, "aria-labelledby": "card-title", key: card.code }, [
    h("div", { class: "row" }, [h("h2", { id: "card-title" }, fresh ? t("web-workshop-card-new", { code: card.code }) : t("web-workshop-card", { code: card.code })), h("span", { class: "space" }), h("p", { class: "soft keys-line" }, t("web-workshop-keys"))]),
    h("div", { class: "form-grid" }, [
      h(Pick, { title: t("web-deck-type"), value: type.word, values: forms.types.map((one) => [one.word, one.title]), set: (word) => store.change({ ...kept(card, forms, word), type: word }) }),
      type.named ? h(Text, { title: t("web-workshop-card-name"), name: "name", value: card.name?.[language.value] ?? card.name?.en ?? "", wrong: wrong.get("name"), put: named(language.value) }) : null,
      type.fields.map((field) => h(OneField, { field, card, wrong: wrong.get(field.name), set: (value) => store.change({ [field.name]: value }), key: field.name })),
    ]),
    type.sentences ? h(Sentences, { store, text: card.text ?? "", key: "text" }) : null,
    wrong.get("") ? h("p", { class: "problem", role: "status" }, wrong.get("")) : null,
    type.named ? h("details", null, [
      h("summary", null, t("web-workshop-names")),
      h("div", { class: "form-grid" }, LANGUAGES.filter((one) => one !== language.value).map((one) => h(Text, { title: LANGUAGE_NAMES.get(one) ?? one, value: card.name?.[one] ?? "", put: named(one), key: one }))),
    ]) : null,
    h("div", { class: "row" }, [
      h("button", { type: "submit", class: "button main" }, [h(Icon, { name: "next" }), t(fresh ? "web-workshop-next" : "web-workshop-on")]),
      fresh ? null : h("button", { type: "button", class: "button", onClick: () => store.remove() }, [h(Icon, { name: "trash" }), t("web-workshop-remove")]),
      fresh ? null : h("button", { type: "button", class: "button", onClick: () => store.begin(type.word) }, [h(Icon, { name: "plus" }), t("web-workshop-another")]),
    ]),
  ]);
}

/** Whether nothing has been said for a field. @param {Record<string, any>} card @param {string} field */
const empty = (card, field) => field !== "text" && (field === "name" ? !Object.keys(card.name ?? {}).length : card[field] === undefined);

/**
 * The fields that a card loses with its type.
 * @param {Record<string, any>} card
 * @param {CardForms} forms
 * @param {string} word the type it gets
 */
function kept(card, forms, word) {
  const fields = new Set(["code", "type", "name", "text", ...(forms.types.find((one) => one.word === word)?.fields ?? []).map((field) => field.name)]);
  return Object.fromEntries(Object.keys(card).filter((key) => !fields.has(key)).map((key) => [key, undefined]));
}

/** @param {{title: string, name?: string, value: string, wrong?: string, put: (event: Event) => void, number?: boolean, low?: number, high?: number}} props */
function Text({ title, name, value, wrong, put, number = false, low, high }) {
  const bounds = number ? { inputMode: "numeric", type: "number", min: low, max: high } : { maxLength: 60 };
  const id = useId();
  return h("div", { class: "pick" }, [
    h("label", { class: "pick" }, [h("span", null, title), h("input", { class: "field", name, value, autocomplete: "off", "aria-invalid": wrong ? "true" : undefined, "aria-describedby": wrong ? id : undefined, ...bounds, onInput: put })]),
    wrong ? h("span", { class: "problem", id }, wrong) : null,
  ]);
}

/** @param {{field: CardField, card: Record<string, any>, wrong?: string, set: (value: any) => void}} props */
function OneField({ field, card, wrong, set }) {
  const value = card[field.name];
  const title = field.title;
  if (field.kind === "flag") return h("label", { class: "check" }, [h("input", { type: "checkbox", checked: Boolean(value), onChange: () => set(value ? undefined : true) }), title]);
  if (field.kind === "word") {
    const values = field.words.map((one) => [one.word, one.title]);
    return h("div", { class: wrong ? "pick wrong" : "pick" }, [h(Pick, { title, value: value ?? field.default ?? "", values: field.required ? [["", "–"], ...values] : values, set: (word) => set(word || undefined) }), wrong ? h("span", { class: "problem" }, wrong) : null]);
  }
  if (field.kind === "words") {
    const chosen = /** @type {string[]} */ (value ?? field.default ?? []);
    const change = (/** @type {string} */ word) => set(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]);
    return h("fieldset", { class: "setting" }, [h("legend", null, title), h("div", { class: "row" }, field.words.map((one) => h("label", { class: "check", key: one.word }, [h("input", { type: "checkbox", checked: chosen.includes(one.word), onChange: () => change(one.word) }), one.title])))]);
  }
  const number = field.kind === "number";
  const put = (/** @type {Event} */ event) => {
    const said = /** @type {HTMLInputElement} */ (event.target).value;
    set(said === "" ? undefined : number ? Number(said) : said);
  };
  return h(Text, { title, value: value ?? "", wrong, put, number, low: field.low, high: field.high });
}
