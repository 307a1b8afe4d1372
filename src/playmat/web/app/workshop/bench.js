/** The bench: a card set whose cards are written, one after the other, or that somebody else shows. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { copied } from "../copied.js";
import { forgetDrafts } from "../games.js";
import { useAnswer, useAsked } from "../network/answers.js";
import { Moment } from "../network/moment.js";
import { useSending } from "../network/sending.js";
import { NotFound } from "../not-found.js";
import { Icon } from "../parts/icon.js";
import { at } from "../network/site.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { t } from "../text.js";
import { Beside } from "./beside.js";
import { BenchStore } from "./bench-store.js";
import { CardForm } from "./card-form.js";
import { Proof } from "./proof.js";

/** @typedef {import("../types.js").WholeSet} WholeSet */

/** @param {{id: string}} props */
export function Bench({ id }) {
  const whole = /** @type {WholeSet | "none" | null} */ (useAnswer(`/api/workshop/sets/${encodeURIComponent(id)}?lang=${language.value}`, "none"));
  if (whole === "none") return h(NotFound, { title: t("web-workshop"), problem: t("workshop-none") });
  if (!whole) return h("div", { class: "page" }, h("p", { role: "status" }, t("web-moment")));
  return h(Opened, { whole, key: whole.info.id });
}

/** @param {{whole: WholeSet}} props */
function Opened({ whole }) {
  const { game, mine } = whole.info;
  const asked = useAsked(`/api/games/${game}/workshop?lang=${language.value}`);
  const forms = /** @type {import("../types.js").CardForms | null} */ (asked.answer);
  const store = useMemo(() => new BenchStore(whole), []);
  useEffect(() => {
    const stop = store.live();
    return () => {
      stop();
      forgetDrafts(game);
    };
  }, [store]);
  useTitle(store.title.value || t("web-workshop"));
  return h("div", { class: "page bench", "data-game": game }, [
    h("p", { class: "row trail" }, h("a", { href: "/workshop" }, t("web-workshop"))),
    h("div", { class: "row bench-head" }, [
      h("h1", null, store.title.value || t("web-workshop-unnamed")),
      h("span", { class: "soft", role: "status" }, mine ? t(`web-workshop-${store.saved.value}`) : t("web-workshop-others")),
    ]),
    store.problem.value ? h("p", { class: "problem", role: "alert" }, store.problem.value) : null,
    !forms ? h(Moment, { problem: asked.problem }) : h("div", { class: "bench-desk" }, [
      h("div", { class: "stack" }, [
        mine ? h(CardForm, { store, forms }) : null,
        h(Cards, { store }),
        h(About, { store, whole }),
      ]),
      h("div", { class: "stack bench-beside" }, [
        h(Beside, { store }),
        h(Proof, { store, key: store.current.value?.code ?? "" }),
      ]),
    ]),
  ]);
}

/** All cards of the set; the one that is written is marked. @param {{store: BenchStore}} props */
function Cards({ store }) {
  const wrong = new Set(store.mistakes.value.map((one) => one.card));
  const { cards } = store;
  if (!cards.value.length) return null;
  return h("section", { class: "panel stack", "aria-labelledby": "set-cards" }, [
    h("h2", { id: "set-cards" }, t("web-workshop-cards", { n: cards.value.length })),
    h("ul", { class: "set-cards" }, cards.value.map((card, i) => h("li", { key: card.code }, h("button", { type: "button", class: "button small", "aria-current": i === store.at.value ? "true" : undefined, onClick: () => store.open(i) }, [
      wrong.has(card.code) ? h("span", { class: "wrong" }, [h("span", { "aria-hidden": "true" }, "!"), h("span", { class: "unseen" }, t("web-workshop-wrong"))]) : null,
      store.nameOf(card) || card.code,
    ])))),
  ]);
}

/** The set as a whole: its name, and where it can go. @param {{store: BenchStore, whole: WholeSet}} props */
function About({ store, whole }) {
  const { problem, busy, send } = useSending();
  const said = useSignal("");
  const { info } = whole;
  const link = async () => {
    if (await copied(location.origin + at(`/workshop/${info.id}`))) said.value = t("web-copied");
  };
  const copy = async () => {
    const made = await send("/api/workshop/sets", { game: info.game, data: store.data() });
    if (made) go(`/workshop/${made.info.id}`);
  };
  const drop = async () => {
    store.stop();
    if (await send("/api/workshop/drop", { id: info.id })) go("/workshop");
  };
  return h("section", { class: "panel stack", "aria-labelledby": "set-about" }, [
    h("h2", { id: "set-about" }, t("web-workshop-set")),
    info.mine ? h("div", { class: "row set-names" }, [
      h("label", { class: "pick" }, [h("span", null, t("web-workshop-name")), h("input", { class: "field", maxLength: 60, value: store.title.value, onInput: (/** @type {Event} */ event) => store.call(/** @type {HTMLInputElement} */ (event.target).value) })]),
      h("label", { class: "pick set-code" }, [h("span", null, t("web-workshop-code")), h("input", { class: "field", maxLength: 12, spellcheck: false, value: store.code.value, onChange: (/** @type {Event} */ event) => store.recode(/** @type {HTMLInputElement} */ (event.target).value) })]),
    ]) : null,
    h("div", { class: "row" }, [
      info.mine ? null : h("button", { type: "button", class: "button main small", disabled: busy.value, onClick: copy }, [h(Icon, { name: "copy" }), t("web-workshop-copy")]),
      h("button", { type: "button", class: "button small", onClick: link }, [h(Icon, { name: "link" }), t("web-workshop-link")]),
      h("a", { class: "button small", href: at(`/api/workshop/sets/${info.id}/file`), download: `${store.code.value || "set"}.toml` }, [h(Icon, { name: "download" }), t("web-workshop-export")]),
      h("span", { role: "status", class: "soft" }, said.value),
    ]),
    h("p", { class: "soft" }, t("web-workshop-share-line")),
    info.mine ? h("details", null, [h("summary", null, t("web-workshop-drop")), h("div", { class: "row" }, [h("span", null, t("web-workshop-drop-line")), h("button", { type: "button", class: "button small", disabled: busy.value, onClick: drop }, [h(Icon, { name: "trash" }), t("web-confirm")])])]) : null,
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
