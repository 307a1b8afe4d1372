/** Exchanges of cards that the figures of many matches speak for. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { gameInfo } from "../games.js";
import { rulesetName } from "../lab/words.js";
import { cardName, lookAt } from "../parts/card.js";
import { Pick } from "../parts/pick.js";
import { language } from "../settings.js";
import { t } from "../text.js";
import { useDeckAnswer } from "./asked.js";

/** @typedef {import("../types.js").DeckSuggestions} DeckSuggestions */
/** @typedef {import("../types.js").Suggestion} Suggestion */

/** @typedef {{game: string, legal: string | null, exchange: (out: string, into: string) => void}} Props `legal`: the lines of the deck last checked; empty if it has mistakes, null before any was */

/** By the rules that are picked, where a game is played by several. @param {Props} props */
export function Suggestions(props) {
  const rulesets = gameInfo(props.game)?.rulesets ?? [];
  const ruleset = useSignal(rulesets[0] ?? "");
  return h("div", { class: "stack" }, [
    rulesets.length > 1 ? h(Pick, { title: t("web-new-ruleset"), value: ruleset.value, values: rulesets.map((one) => [one, rulesetName(props.game, one)]), set: (value) => (ruleset.value = value) }) : null,
    h(Exchanges, { ...props, ruleset: ruleset.value }),
  ]);
}

/** @param {Props & {ruleset: string}} props */
function Exchanges({ game, legal, exchange, ruleset }) {
  const { answer, problem } = useDeckAnswer(game, "suggestions", legal, ruleset);
  if (problem) return h("p", { class: "problem", role: "alert" }, problem);
  if (legal === "") return h("p", { class: "soft" }, t("web-deck-suggestions-legal"));
  if (!answer) return h("p", { class: "soft", role: "status" }, t("web-moment"));
  const { report, games, decks, exchanges } = /** @type {DeckSuggestions} */ (answer);
  if (!report) return h("p", { class: "soft" }, t("web-deck-suggestions-unknown"));
  return h("div", { class: "stack suggestions" }, [
    exchanges.length ? h("ul", null, exchanges.map((one) => h(Exchange, { game, one, exchange, key: one.out }))) : h("p", { role: "status" }, t("web-deck-suggestions-none")),
    h("p", { class: "soft" }, [t("web-deck-suggestions-line", { games, decks }), " ", h("a", { href: `/lab/${report}` }, t("web-deck-suggestions-report"))]),
  ]);
}

/** @param {{game: string, one: Suggestion, exchange: (out: string, into: string) => void}} props */
function Exchange({ game, one, exchange }) {
  const [out, into] = [cardName(game, one.out), cardName(game, one.into)];
  const make = (/** @type {MouseEvent} */ event) => {
    exchange(one.out, one.into);
    // the button goes, and others come once the server has answered
    /** @type {HTMLElement} */ (event.currentTarget).closest("details")?.querySelector("summary")?.focus();
  };
  return h("li", null, [
    h("div", { class: "changes" }, [
      h("p", { class: "bad", ...lookAt(game, one.out) }, [t("web-deck-suggestion-out", { card: out }), " ", h("b", null, points(one.loses))]),
      h("p", { class: "good", ...lookAt(game, one.into) }, [t("web-deck-suggestion-in", { card: into }), " ", h("b", null, points(one.gains))]),
    ]),
    h("button", { type: "button", class: "button small", "aria-label": t("web-deck-exchange-this", { out, into }), onClick: make }, t("web-deck-exchange")),
  ]);
}

/** A share of the points in points of a hundred, with its sign. @param {number} share */
const points = (share) => new Intl.NumberFormat(language.value, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share);
