/** Somebody: their ratings, how these came about, what they have learned, and their finished public matches; of oneself the decks, too. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { belongings, deckName, decksOf, drop, dropLeftover, leftovers, trouble, useBelongings } from "../belongings.js";
import { copied } from "../copied.js";
import { gameInfo, gamesWithDecks } from "../games.js";
import { Points } from "../lobby/points.js";
import { TableLine } from "../lobby/tables.js";
import { useAnswer } from "../network/answers.js";
import { Moment } from "../network/moment.js";
import { NotFound } from "../not-found.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";
import { Learned, OwnLearned } from "./learning/learned.js";

/** @typedef {import("../types.js").Rating} Rating */

/** @param {{path: string[]}} props */
export function Profile({ path: [whose = ""] }) {
  const found = /** @type {import("../types.js").Profile | "none" | null} */ (useAnswer(`/api/profile?lang=${language.value}${whose ? `&name=${encodeURIComponent(whose)}` : ""}`, "none"));
  useTitle(whose || t("web-profile"));
  if (found === "none") return h(NotFound, { title: t("web-nothing-page"), problem: t("server-no-such-person", { name: whose }) });
  if (!found) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  const own = found.you || !whose;
  return h("div", { class: "page prose" }, [
    h("h1", null, found.name || t("web-profile")),
    found.you ? h("p", null, h("a", { href: "/account" }, t("web-account-more"))) : null,
    h("section", null, [
      h("h2", null, t("web-ratings")),
      found.ratings.length ? h("ul", { class: "rated plain-list" }, found.ratings.map((one) => h(Rated, { one, key: `${one.game} ${one.clock}` }))) : h("p", { class: "soft" }, t("web-profile-unrated")),
      h("p", null, h("a", { class: "button small", href: "/ratings" }, [h(Icon, { name: "flag" }), t("web-ratings")])),
    ]),
    own ? h(Own, null) : h(Learned, { learned: found.learned }),
    h("section", { class: "tables" }, [
      h("h2", null, t("web-profile-matches")),
      found.tables.length ? h("ul", { class: "table-list" }, found.tables.map((table) => h(TableLine, { table, key: table.id }))) : h("p", { class: "soft" }, t("web-replays-none")),
    ]),
  ]);
}

/** All that one has, as soon as the server has told it. */
function Own() {
  useBelongings();
  if (!belongings.value) return h(Moment, { problem: trouble.value });
  return h("div", null, [
    trouble.value ? h("p", { class: "problem", role: "alert" }, trouble.value) : null,
    h(OwnLearned, null),
    h(OwnDecks, null),
  ]);
}

/** @typedef {import("../types.js").OwnBelonging | import("../belongings.js").Leftover} OwnDeck one that the server has, or only this browser */

/** The decks one keeps, each with the way to it, and those that are only in this browser. */
function OwnDecks() {
  const problem = useSignal("");
  const said = useSignal("");
  const asking = useSignal(false);
  const asked = useSignal(/** @type {OwnDeck | null} */ (null));
  const head = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => {
    if (said.value) head.current?.focus(); // the button that had the focus is gone with the deck
  }, [said.value]);
  const all = gamesWithDecks().map((game) => ({ game, decks: decksOf(game.id) })).filter(({ decks }) => decks.length);
  const ask = (/** @type {OwnDeck} */ deck) => {
    said.value = problem.value = "";
    asked.value = deck;
    asking.value = true;
  };
  const forget = async () => {
    const deck = asked.peek();
    if (!deck) return;
    if ("noted" in deck) dropLeftover(deck);
    else problem.value = await drop(deck);
    asking.value = false;
    if (!problem.peek()) said.value = t("web-profile-deck-gone", { deck: deckName(deck) });
  };
  return h("section", null, [
    h("h2", { ref: head, tabIndex: -1 }, t("web-deck-own")),
    h("p", { class: "soft", role: "status" }, said.value),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    all.length
      ? all.map(({ game, decks }) => h("div", { class: "own-decks", "data-game": game.id, key: game.id }, [
          h("h3", null, game.title),
          h("ul", { class: "plain-list" }, decks.map((deck) => h("li", { class: "row", key: deck.what }, [
            h("a", { class: "table-line", href: `/decks/${game.id}?deck=${encodeURIComponent(deck.what)}` }, [h("strong", { class: "which" }, deckName(deck)), h(Icon, { name: "next" })]),
            h(Trash, { deck, ask }),
          ]))),
        ]))
      : h("p", { class: "soft" }, t("web-profile-deckless")),
    leftovers.value.length ? h(Leftovers, { ask }) : null,
    h("p", null, h("a", { class: "button small", href: "/decks" }, [h(Icon, { name: "decks" }), t("web-way-decks")])),
    h(Dialog, { open: asking, title: t("web-profile-deck-forget", { deck: deckName(asked.value ?? {}) }) }, [
      h("p", null, t("web-profile-deck-sure")),
      h("div", { class: "row" }, h("button", { type: "button", class: "button", onClick: forget }, [h(Icon, { name: "trash" }), t("web-deck-forget")])),
    ]),
  ]);
}

/** The button that asks whether a deck is to be deleted. @param {{deck: OwnDeck, ask: (deck: OwnDeck) => void}} props */
function Trash({ deck, ask }) {
  const what = t("web-profile-deck-forget", { deck: deckName(deck) });
  return h("button", { type: "button", class: "button quiet small", onClick: () => ask(deck), "aria-label": what, title: what }, h(Icon, { name: "trash" }));
}

/** The decks of an older version that the server does not take. @param {{ask: (deck: OwnDeck) => void}} props */
function Leftovers({ ask }) {
  const said = useSignal("");
  const copy = async (/** @type {string} */ text) => {
    said.value = (await copied(text)) ? t("web-copied") : "";
  };
  return h("div", { class: "old-decks" }, [
    h("p", { class: "problem", role: "alert" }, t("web-belongings-old", { n: leftovers.value.length })),
    h("ul", { class: "plain-list" }, leftovers.value.map((deck) => h("li", { key: `${deck.game} ${deck.noted}` }, [
      h("p", null, [h("strong", null, deckName(deck)), h("span", { class: "soft" }, deck.why)]),
      h("div", { class: "row" }, [
        h("button", { type: "button", class: "button small", onClick: () => copy(deck.text), "aria-label": t("web-pair", { name: deckName(deck), what: t("web-deck-copy-code") }) }, [h(Icon, { name: "copy" }), t("web-deck-copy-code")]),
        h(Trash, { deck, ask }),
      ]),
    ]))),
    h("p", { class: "soft", role: "status" }, said.value),
  ]);
}

/** A rating, and its way there. @param {{one: Rating}} props */
function Rated({ one }) {
  const game = gameInfo(one.game);
  return h("li", { class: "panel", "data-game": one.game }, [
    h("div", { class: "which" }, [
      h("strong", null, game?.title ?? name(`${one.game}-name`, one.game)),
      h("span", { class: "soft" }, t(`web-clock-${one.clock}`)),
      h("span", { class: "soft" }, t("web-profile-rated", { matches: one.matches, deviation: one.deviation })),
    ]),
    h(Course, { one }),
    h(Points, { rating: one.rating, provisional: one.provisional }),
  ]);
}

const WIDTH = 160;
const HEIGHT = 44;
const BEGIN = 1500;

/** The ratings after each match as a line. @param {{one: Rating}} props */
function Course({ one }) {
  const all = [BEGIN, ...(one.history ?? []).map((point) => point.rating)];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const x = (/** @type {number} */ i) => 4 + (i * (WIDTH - 8)) / Math.max(1, all.length - 1);
  const y = (/** @type {number} */ rating) => HEIGHT - 4 - ((rating - low) * (HEIGHT - 8)) / Math.max(1, high - low);
  const line = all.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(" ");
  return h("svg", { class: "trend", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("web-profile-course", { from: String(all[0]), to: String(one.rating), low: String(low), high: String(high) }) }, [
    h("polyline", { points: line, fill: "none", stroke: "var(--game)", "stroke-width": 2, "stroke-linejoin": "round" }),
    h("circle", { cx: x(all.length - 1), cy: y(one.rating), r: 3.5, fill: "var(--game)" }),
  ]);
}
