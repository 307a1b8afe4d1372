/** What stands beside a card that is written: its face, its text in every language, and what it does in plain words. */
import { h } from "preact";
import { CardFace } from "../parts/card.js";
import { pictureProblem, setPicture } from "../parts/pictures.js";
import { LANGUAGES } from "../settings.js";
import { t } from "../text.js";

/** @param {{store: import("./bench-store.js").BenchStore}} props */
export function Beside({ store }) {
  const card = store.current.value;
  const draft = store.draft.value;
  if (!card) return null;
  const put = (/** @type {Event} */ event) => setPicture(card.code, /** @type {HTMLInputElement} */ (event.target).files?.[0] ?? null);
  const printed = draft ? LANGUAGES.filter((lang) => (draft.lines[lang] ?? []).length > 1) : [];
  return h("section", { class: "panel beside", "aria-labelledby": "beside" }, [
    h("h2", { id: "beside", class: "unseen" }, t("web-workshop-beside")),
    h("div", { class: "beside-face", "data-game": store.game }, [
      h("div", { class: "reader", "aria-hidden": "true" }, h(CardFace, { game: store.game, code: card.code, size: "full" })),
      h("label", { class: "pick" }, [h("span", null, t("web-workshop-picture")), h("input", { class: "field", type: "file", accept: "image/*", onChange: put, key: card.code })]),
      pictureProblem.value ? h("p", { class: "problem", role: "alert" }, t(pictureProblem.value)) : null,
    ]),
    h("div", { class: "stack" }, [
      printed.length ? h("div", { class: "stack" }, [
        h("h3", null, t("web-workshop-texts")),
        printed.map((lang) => h("p", { lang, class: "one-text", key: lang }, [h("b", null, lang.toUpperCase()), h("span", null, draft?.lines[lang].slice(1).map((one, i) => h("span", { class: "line", key: i }, one)))])),
      ]) : null,
      draft?.told.length ? h("div", null, [
        h("h3", null, t("web-workshop-does")),
        h("ol", { class: "does" }, draft.told.map((one, i) => h("li", { key: i, style: { "--depth": String(one.depth) } }, [one.text, " ", h("code", null, one.does)]))),
      ]) : null,
    ]),
  ]);
}
