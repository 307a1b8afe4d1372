/** The rules of a game, clause by clause, with a search. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { games } from "../games.js";
import { getJson } from "../net.js";
import { place } from "../router.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** @typedef {import("../types.js").ClauseInfo} Clause */

/** @param {{path: string[]}} props */
export function Rules({ path }) {
  const game = path[0] ?? "perilous";
  const clauses = useSignal(/** @type {Clause[] | null} */ (null));
  const words = useSignal(place.value.query.get("q") ?? "");
  useTitle(t("web-way-rules"));
  useEffect(() => {
    getJson(`/api/games/${game}/rules`).then((list) => (clauses.value = list.clauses), () => (clauses.value = []));
  }, [game]);
  const wanted = place.value.hash;
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: "center" });
  }, [wanted, clauses.value]);
  const found = (clauses.value ?? []).filter((clause) => fits(clause, words.value));
  return h("div", { class: "page rules", "data-game": game }, [
    h("h1", null, [t("web-way-rules"), ": ", name(`${game}-name`, game)]),
    h("nav", { class: "row tabs", "aria-label": t("web-games") }, (games.value?.games ?? []).map((one) =>
      h("a", { class: "button small", href: `/rules/${one.id}`, "aria-current": one.id === game ? "page" : undefined, key: one.id }, one.title),
    )),
    h("p", { class: "soft" }, t("web-rules-line")),
    h("label", { class: "search" }, [
      h("span", null, t("web-rules-search")),
      h("input", { class: "field", type: "search", value: words.value, onInput: (/** @type {Event} */ event) => (words.value = /** @type {HTMLInputElement} */ (event.target).value) }),
    ]),
    h("p", { class: "soft", role: "status" }, clauses.value === null ? t("web-moment") : t("web-rules-found", { n: found.length })),
    sections(found).map(([title, inside]) =>
      h("section", { key: title, lang: "en", "aria-label": title }, [
        h("h2", null, title),
        h("dl", null, inside.map((clause) => [
          h("dt", { id: clause.id, class: clause.id === wanted ? "wanted" : "", key: `${clause.id}-t` }, h("a", { href: `#${clause.id}` }, clause.id)),
          h("dd", { key: clause.id, class: clause.id === wanted ? "wanted" : "" }, marked(clause.text)),
        ])),
      ]),
    ),
  ]);
}

/** @param {Clause} clause @param {string} words */
function fits(clause, words) {
  const whole = `${clause.id} ${clause.text}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => whole.includes(word));
}

/** Clauses by the titles of their sections. @param {Clause[]} clauses @returns {[string, Clause[]][]} */
function sections(clauses) {
  /** @type {Map<string, Clause[]>} */
  const found = new Map();
  for (const clause of clauses) {
    const title = clause.section.join(" – ");
    found.set(title, [...(found.get(title) ?? []), clause]);
  }
  return [...found];
}

/** Words in stars are stressed, words in backticks are the rules' own. @param {string} text */
function marked(text) {
  return text.split(/(\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("*")) return h("em", null, part.slice(1, -1));
    return part.startsWith("`") ? h("code", null, part.slice(1, -1)) : part;
  });
}
