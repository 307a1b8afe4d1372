/** The rules of a game, clause by clause, with a search. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { useAnswer } from "../../network/answers.js";
import { games } from "../../games.js";
import { place } from "../../router.js";
import { language } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { name, t } from "../../text.js";

/** @typedef {import("../../types.js").ClauseInfo} Clause */

/** @param {{path: string[]}} props */
export function Rules({ path }) {
  const game = path[0] ?? games.value?.games[0]?.id ?? "";
  const clauses = /** @type {Clause[] | undefined} */ (useAnswer(game && `/api/games/${game}/rules?lang=${language.value}`, { clauses: [] })?.clauses);
  const grounds = useSignal(false);
  const words = useSignal(place.value.query.get("q") ?? "");
  useTitle(t("web-way-rules"));
  const wanted = place.value.hash;
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: "center" });
  }, [wanted, clauses]);
  const found = (clauses ?? []).filter((clause) => fits(clause, words.value));
  return h("div", { class: "page rules", "data-game": game }, [
    h("h1", null, [t("web-way-rules"), ": ", name(`${game}-name`, game)]),
    h("nav", { class: "row tabs", "aria-label": t("web-games") }, (games.value?.games ?? []).map((one) =>
      h("a", { class: "button small", href: `/rules/${one.id}`, "aria-current": one.id === game ? "page" : undefined, key: one.id }, one.title),
    )),
    h("p", null, h("a", { class: "button small", href: `/how/${game}` }, t("web-how-title", { game: name(`${game}-name`, game) }))),
    h("p", { class: "soft" }, t("web-rules-line")),
    h("label", { class: "search" }, [
      h("span", null, t("web-rules-search")),
      h("input", { class: "field", type: "search", value: words.value, onInput: (/** @type {Event} */ event) => (words.value = /** @type {HTMLInputElement} */ (event.target).value) }),
    ]),
    h("label", { class: "check" }, [
      h("input", { type: "checkbox", checked: grounds.value, onChange: () => (grounds.value = !grounds.value) }),
      t("web-rules-sources"),
    ]),
    h("p", { class: "soft", role: "status" }, status(clauses, found.length)),
    sections(found).map(([title, inside]) =>
      h("section", { key: title, "aria-label": title }, [
        h("h2", null, title),
        h("dl", null, inside.map((clause) => [
          h("dt", { id: clause.id, class: clause.id === wanted ? "wanted" : "", key: `${clause.id}-t` }, h("a", { href: `#${clause.id}` }, clause.id)),
          h("dd", { key: clause.id, class: clause.id === wanted ? "wanted" : "", lang: clause.lang }, [
            clause.rulesets.length === 1 ? h("span", { class: "tag" }, t("web-rules-only", { ruleset: name(`${game}-web-ruleset-${clause.rulesets[0]}`, clause.rulesets[0]) })) : null,
            " ",
            marked(clause.text),
            grounds.value ? sources(clause) : null,
          ]),
        ])),
      ]),
    ),
  ]);
}

/** How many clauses are shown; or that there are none, or not yet. @param {Clause[] | undefined} clauses @param {number} shown */
function status(clauses, shown) {
  if (!clauses) return t("web-moment");
  return t(clauses.length ? "web-rules-found" : "web-rules-none", { n: shown });
}

/** What a clause rests on, as the rules note it. @param {Clause} clause */
function sources(clause) {
  return clause.sources.length ? h("p", { class: "sources soft", lang: "en" }, clause.sources.join("; ")) : null;
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

/** What is marked in a clause: words in stars are stressed, words in backticks are the rules' own. */
const MARKED = /((?<![\w*])\*{1,3}(?=\S)[^*]+(?<=\S)\*{1,3}(?![\w*])|`[^`]+`)/;

/** A clause with what is marked in it. @param {string} text */
function marked(text) {
  return text.split(MARKED).map((part, i) => {
    if (i % 2 === 0) return part;
    return part.startsWith("*") ? h("em", null, part.replaceAll("*", "")) : h("code", null, part.slice(1, -1));
  });
}
