/** What a deck is made of: its curve, its kinds, how likely they come, and how it differs from the starter decks. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { layoutOf } from "../layouts.js";
import { lookAt } from "../parts/card.js";
import { Pick } from "../parts/pick.js";
import { t } from "../text.js";
import { useDeckAnswer } from "./asked.js";
import { kindName } from "./facets.js";
import { chanceOfOne, countsOf, figureOf, kindsOf, pileOf, sum } from "./pile.js";
import { Suggestions } from "./suggestions.js";

/** @typedef {import("../types.js").CardInfo} CardInfo */
/** @typedef {import("../types.js").DeckInfo} DeckInfo */
/** @typedef {{game: string, counts: Map<string, number>, cards: Map<string, CardInfo>}} Deck */

/** So many cards after the first hand. */
const DRAWN = [0, 1, 2, 4, 6];

/** @param {Deck & {starters: DeckInfo[], legal: string | null, exchange: (out: string, into: string) => void}} props `legal`: see `FirstTurn` */
export function Figures({ game, counts, cards, starters, legal, exchange }) {
  return h("div", { class: "deck-figures" }, [
    h(Curve, { counts, cards }),
    h(Opened, { title: t("web-deck-odds"), body: (open) => [open ? h(FirstTurn, { game, legal }) : null, h(Odds, { game, counts, cards })] }),
    h(Opened, { title: t("web-deck-suggestions"), body: (open) => (open ? h(Suggestions, { game, legal, exchange }) : null) }),
    starters.length ? h("details", null, [h("summary", null, t("web-deck-beside")), h(Wants, { game, counts, cards, starters }), h(Compared, { game, counts, cards, starters })]) : null,
  ]);
}

/**
 * A part that is opened, and that may ask the server only then.
 * @param {{title: string, body: (open: boolean) => import("preact").ComponentChildren}} props
 */
function Opened({ title, body }) {
  const open = useSignal(false);
  return h("details", { onToggle: (/** @type {Event} */ event) => (open.value = /** @type {HTMLDetailsElement} */ (event.target).open) }, [h("summary", null, title), body(open.value)]);
}

/** How many cards cost how much, or are of which level. @param {{counts: Map<string, number>, cards: Map<string, CardInfo>}} props */
function Curve({ counts, cards }) {
  const counted = figureOf(cards);
  const found = /** @type {number[]} */ ([]);
  for (const [code, count] of counts) {
    const figure = cards.get(code)?.data[counted];
    if (typeof figure === "number") found[figure] = (found[figure] ?? 0) + count;
  }
  if (!found.length) return null;
  const bars = Array.from(found, (n) => n ?? 0);
  const most = Math.max(...bars);
  const called = t(`web-deck-figure-${counted}`);
  const words = bars.map((n, value) => t("web-deck-bar", { what: called, value, n })).join(t("web-comma"));
  return h("figure", { class: "curve" }, [
    h("figcaption", { class: "soft" }, called),
    h("div", { class: "bars", role: "img", "aria-label": words }, bars.map((n, value) => h("span", { key: value, style: { "--high": String(n / most) } }, [h("b", null, n || ""), h("i", null), h("em", null, value)]))),
  ]);
}

/** A chance in whole percent; 0 and 100 are only what is certain. @param {number} chance */
const percent = (chance) => (chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance))));

/**
 * How often a card can be played in the first turn; the server deals. A new name changes nothing about it.
 * @param {{game: string, legal: string | null}} props `legal`: the lines of the deck last checked; empty if it has
 *   mistakes, null before any was
 */
function FirstTurn({ game, legal }) {
  const { answer, problem } = useDeckAnswer(game, "first-turns", legal);
  if (problem) return h("p", { class: "problem", role: "alert" }, problem);
  if (legal === "") return h("p", { class: "soft" }, t("web-deck-first-turn-legal"));
  if (!answer) return h("p", { class: "soft", role: "status" }, t("web-deck-first-turn-wait"));
  const { deals, playable } = /** @type {import("../types.js").FirstTurnInfo} */ (answer);
  return h("div", { class: "first-turn" }, [
    h("p", { role: "status" }, h("b", null, t("web-deck-first-turn", { n: percent(playable / deals) }))),
    h("p", { class: "soft" }, t("web-deck-first-turn-line", { playable, deals })),
  ]);
}

/** How likely at least one card of each kind is in the first hand, and with more cards. @param {Deck} props */
function Odds({ game, counts, cards }) {
  const pile = pileOf(game, counts, cards);
  const all = sum(pile.values());
  const hand = layoutOf(game).hand ?? 5;
  const columns = DRAWN.filter((more) => hand + more <= all);
  return h("div", { class: "scrolled", tabIndex: 0, role: "group", "aria-label": t("web-deck-odds") }, [
    h("p", { class: "soft" }, t("web-deck-odds-line", { n: hand })),
    h("table", { class: "deck-odds" }, [
      h("thead", null, h("tr", null, [h("th", { scope: "col" }, t("web-deck-type")), h("th", { scope: "col" }, t("web-deck-count")), ...columns.map((more) => h("th", { scope: "col", key: more }, more ? t("web-deck-odds-more", { n: more }) : t("web-deck-odds-first")))])),
      h("tbody", null, [...kindsOf(pile, cards)].sort(([, a], [, b]) => b - a).map(([kind, n]) =>
        h("tr", { key: kind }, [
          h("th", { scope: "row" }, kindName(game, kind)),
          h("td", null, n),
          ...columns.map((more) => {
            const chance = chanceOfOne(n, all, hand + more);
            return h("td", { key: more, style: { "--chance": String(chance) } }, t("web-deck-percent", { n: percent(chance) }));
          }),
        ]))),
    ]),
  ]);
}

/** What there is less or more of than in every starter deck. @param {Deck & {starters: DeckInfo[]}} props */
function Wants({ game, counts, cards, starters }) {
  const own = kindsOf(counts, cards);
  const theirs = starters.map((deck) => kindsOf(countsOf(deck), cards));
  const said = [...new Set(theirs.flatMap((kinds) => [...kinds.keys()]).concat([...own.keys()]))].flatMap((kind) => {
    const usual = theirs.map((kinds) => kinds.get(kind) ?? 0);
    const [least, most, n] = [Math.min(...usual), Math.max(...usual), own.get(kind) ?? 0];
    if (n >= least && n <= most) return [];
    const said = least === most ? String(most) : t("web-deck-usual", { least, most });
    return [h("li", { key: kind }, t(n < least ? "web-deck-fewer" : "web-deck-more-than", { what: kindName(game, kind), n, usual: said }))];
  });
  return said.length ? h("ul", { class: "wants" }, said) : h("p", { class: "soft" }, t("web-deck-like"));
}

/** Card by card, beside one of the starter decks. @param {Deck & {starters: DeckInfo[]}} props */
function Compared({ game, counts, cards, starters }) {
  const other = useSignal("");
  const deck = starters.find((one) => one.id === other.value);
  const theirs = deck ? countsOf(deck) : new Map();
  const changes = [...new Set([...counts.keys(), ...theirs.keys()])]
    .map((code) => ({ code, by: (counts.get(code) ?? 0) - (theirs.get(code) ?? 0), card: cards.get(code)?.name ?? code }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by || a.card.localeCompare(b.card));
  return h("div", { class: "stack" }, [
    h(Pick, { title: t("web-deck-compare"), value: other.value, values: [["", "–"], ...starters.map((one) => [one.id, one.name])], set: (one) => (other.value = one) }),
    deck && !changes.length ? h("p", { class: "soft", role: "status" }, t("web-deck-same")) : null,
    deck && changes.length ? h("div", { class: "changes", tabIndex: 0, role: "group", "aria-label": t("web-deck-beside") }, h("ul", null, changes.map(({ code, by, card }) => h("li", { key: code, class: by > 0 ? "good" : "bad", ...lookAt(game, code) }, t(by > 0 ? "web-deck-change-more" : "web-deck-change-less", { n: Math.abs(by), card }))))) : null,
  ]);
}
