/** The workshop: the card sets of one's own, and each on a page where its cards are written. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { gamesWithDecks } from "../games.js";
import { useAsked } from "../network/answers.js";
import { Moment } from "../network/moment.js";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";
import { Bench } from "../workshop/bench.js";

/** @typedef {import("../types.js").SetInfo} SetInfo */

/** @param {{path: string[]}} props */
export function Workshop({ path }) {
  const [id = ""] = path;
  useTitle(t("web-workshop"));
  return id ? h(Bench, { id, key: id }) : h(Sets, null);
}

/** The sets that somebody keeps, and the ways to a new one. */
function Sets() {
  const mine = useAsked("/api/workshop/sets");
  const sets = /** @type {SetInfo[] | undefined} */ (mine.answer?.sets);
  const { problem, busy, send } = useSending();
  /** @param {string} game @param {object} what */
  const begin = async (game, what) => {
    const whole = await send("/api/workshop/sets", { game, ...what });
    if (whole) go(`/workshop/${whole.info.id}`);
  };
  const fresh = (/** @type {string} */ game) => {
    const set = codeFor(sets ?? []);
    return begin(game, { data: { set, name: { en: t("web-workshop-unnamed"), [language.peek()]: t("web-workshop-unnamed") }, card: [] } });
  };
  return h("div", { class: "page workshop" }, [
    h("h1", null, t("web-workshop")),
    h("p", { class: "soft" }, t("web-workshop-line")),
    h("section", { class: "tables" }, [
      h("h2", null, t("web-workshop-new")),
      h("div", { class: "row" }, gamesWithDecks().map((game) => h("button", { type: "button", class: "button main", "data-game": game.id, disabled: busy.value || !sets, onClick: () => fresh(game.id), key: game.id }, [h(Icon, { name: "plus" }), game.title]))),
      h("details", null, [h("summary", null, t("web-workshop-open")), h(FromFile, { busy: busy.value, begin })]),
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    ]),
    h("section", { class: "tables" }, [
      h("h2", null, t("web-workshop-mine")),
      sets ? null : h(Moment, { problem: mine.problem }),
      sets && !sets.length ? h("p", { class: "soft" }, t("web-workshop-no-sets")) : null,
      sets?.length ? h("ul", { class: "table-list" }, sets.map((one) => h(SetLine, { one, key: one.id }))) : null,
    ]),
  ]);
}

/** A code that no set of one's own has yet. @param {SetInfo[]} sets */
function codeFor(sets) {
  let number = 1;
  while (sets.some((one) => one.code === `MY${number}`)) number += 1;
  return `MY${number}`;
}

/** @param {{one: SetInfo}} props */
function SetLine({ one }) {
  return h("li", { class: "table-line", "data-game": one.game }, [
    h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", { class: "which" }, [
      h("a", { href: `/workshop/${one.id}` }, h("strong", null, one.name || one.code)),
      h("span", { class: "soft" }, [name(`${one.game}-name`, one.game), t("web-workshop-cards", { n: one.cards })].join(t("web-comma"))),
    ]),
    h("span", { class: "state" }, t(one.hash ? "web-workshop-ready" : "web-workshop-unready")),
  ]);
}

/** A card file from elsewhere. @param {{busy: boolean, begin: (game: string, what: object) => void}} props */
function FromFile({ busy, begin }) {
  const text = useSignal("");
  const games = gamesWithDecks();
  const read = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (file) text.value = await file.text();
  };
  return h("div", { class: "stack" }, [
    h("label", { class: "pick" }, [h("span", null, t("web-workshop-file")), h("input", { class: "field", type: "file", accept: ".toml,text/plain", onChange: read })]),
    h("label", { class: "pick" }, [h("span", null, t("web-workshop-text")), h("textarea", { class: "field", rows: 6, spellcheck: false, value: text.value, onInput: (/** @type {Event} */ event) => (text.value = /** @type {HTMLTextAreaElement} */ (event.target).value) })]),
    h("div", { class: "row" }, games.map((game) => h("button", { type: "button", class: "button", disabled: busy || !text.value.trim(), onClick: () => begin(game.id, { text: text.value }), key: game.id }, [h(Icon, { name: "upload" }), t("web-workshop-as", { game: game.title })]))),
  ]);
}
