/** Somebody: their ratings, how these came about, what they have learned, and their finished public matches; of oneself the decks, too. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { belongings, deckName, decksOf, drop, trouble, useBelongings } from "../belongings.js";
import { gameInfo, gamesWithDecks } from "../games.js";
import { Points } from "../lobby/points.js";
import { TableLine } from "../lobby/tables.js";
import { useAnswer } from "../network/answers.js";
import { NotFound } from "../not-found.js";
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
  if (!belongings.value) return h("p", { class: trouble.value ? "problem" : "soft", role: trouble.value ? "alert" : "status" }, trouble.value || t("web-moment"));
  return h("div", null, [
    trouble.value ? h("p", { class: "problem", role: "alert" }, trouble.value) : null,
    h(OwnLearned, null),
    h(OwnDecks, null),
  ]);
}

/** The decks one keeps, each with the way to it. */
function OwnDecks() {
  const problem = useSignal("");
  const all = gamesWithDecks().map((game) => ({ game, decks: decksOf(game.id) })).filter(({ decks }) => decks.length);
  const forget = async (/** @type {import("../types.js").OwnBelonging} */ deck) => {
    problem.value = "";
    problem.value = await drop(deck);
  };
  return h("section", null, [
    h("h2", null, t("web-deck-own")),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    all.length
      ? all.map(({ game, decks }) => h("div", { class: "own-decks", "data-game": game.id, key: game.id }, [
          h("h3", null, game.title),
          h("ul", { class: "plain-list" }, decks.map((deck) => h("li", { class: "row", key: deck.what }, [
            h("a", { class: "table-line", href: `/decks/${game.id}?deck=${encodeURIComponent(deck.what)}` }, [h("strong", { class: "which" }, deckName(deck)), h(Icon, { name: "next" })]),
            h("button", { type: "button", class: "button quiet small", onClick: () => forget(deck), "aria-label": t("web-profile-deck-forget", { deck: deckName(deck) }), title: t("web-profile-deck-forget", { deck: deckName(deck) }) }, h(Icon, { name: "trash" })),
          ]))),
        ]))
      : h("p", { class: "soft" }, t("web-profile-deckless")),
    h("p", null, h("a", { class: "button small", href: "/decks" }, [h(Icon, { name: "decks" }), t("web-way-decks")])),
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
