/** The highest ratings in a game with a clock, with the computer players among them, and the game itself where it is the opponent. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { gameInfo, games } from "../games.js";
import { Points } from "../lobby/points.js";
import { useAsked } from "../network/answers.js";
import { Moment } from "../network/moment.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** The clocks with which matches are rated. */
const CLOCKS = ["relaxed", "tournament", "days"];

/** @param {{path: string[]}} props */
export function Ratings({ path }) {
  const rated = games.value?.games ?? [];
  const game = useSignal(path[0] ?? "");
  const clock = useSignal(CLOCKS[0]);
  const shown = game.value || rated[0]?.id || "";
  const { answer, problem } = useAsked(shown && `/api/games/${shown}/ratings/${clock.value}`);
  const list = /** @type {import("../types.js").RatingList | null} */ (answer);
  useTitle(t("web-ratings"));
  return h("div", { class: "page prose", "data-game": shown }, [
    h("h1", null, t("web-ratings")),
    h("p", { class: "soft" }, t("web-ratings-line")),
    rated.length ? h("div", { class: "row" }, [
      h(Pick, { title: t("web-ratings-game"), value: shown, values: rated.map((one) => [one.id, one.title]), set: (value) => (game.value = value) }),
      h(Pick, { title: t("web-new-clock"), value: clock.value, values: CLOCKS.map((one) => [one, t(`web-clock-${one}`)]), set: (value) => (clock.value = value) }),
      h("a", { class: "button", href: `/play/${shown}?with=friends&rated` }, [h(Icon, { name: "play" }), t("web-ratings-play")]),
    ]) : null,
    list && !problem ? [h(Places, { list }), list.opponents?.length ? h(Itself, { game: shown, opponents: list.opponents }) : null] : h(Moment, { problem }),
  ]);
}

/** People and computer players, the strongest first. @param {{list: import("../types.js").RatingList}} props */
function Places({ list }) {
  const people = list.ratings.map((one) => ({ ...one, level: "" }));
  const computers = Object.entries(list.levels).map(([level, rating]) => ({ name: name(`web-level-${level.replace(":", "-")}`, level), level, rating, provisional: false, matches: 0 }));
  const all = [...people, ...computers].sort((one, other) => other.rating - one.rating);
  return h("div", { class: "stack" }, [
    people.length ? null : h("p", { class: "soft" }, t("web-ratings-none")),
    h("table", { class: "ratings" }, [
      h("thead", null, h("tr", null, [h("th", { scope: "col" }, t("web-ratings-who")), h("th", { scope: "col" }, t("web-rating")), h("th", { scope: "col" }, t("web-ratings-matches"))])),
      h("tbody", null, all.map((one) =>
        h("tr", { key: `${one.level}:${one.name}`, class: one.level ? "soft" : "" }, [
          h("th", { scope: "row" }, one.level ? t("web-ratings-computer", { level: one.name ?? "" }) : h("a", { href: `/profile/${encodeURIComponent(one.name ?? "")}` }, one.name)),
          h("td", null, h(Points, { rating: one.rating, provisional: one.provisional })),
          h("td", null, one.level ? "–" : String(one.matches)),
        ]),
      )),
    ]),
  ]);
}

/**
 * The game as the opponent of teams: its ratings by its options and by how many play.
 * @param {{game: string, opponents: import("../types.js").OpponentRating[]}} props
 */
function Itself({ game, opponents }) {
  const numbers = [...new Set(opponents.map((one) => one.players))].sort((one, other) => one - other);
  const rows = [...new Set(opponents.map((one) => optionWords(game, one.options)))];
  return h("section", { class: "stack" }, [
    h("h2", null, t("web-ratings-opponent")),
    h("p", { class: "soft" }, t("web-ratings-team")),
    h("table", { class: "ratings" }, [
      h("thead", null, [
        h("tr", null, [h("td", { rowSpan: 2 }), h("th", { scope: "colgroup", colSpan: numbers.length, class: "over" }, t("web-ratings-players"))]),
        h("tr", null, numbers.map((n) => h("th", { scope: "col", key: n, class: "number" }, n))),
      ]),
      h("tbody", null, rows.map((words) => h("tr", { key: words }, [h("th", { scope: "row" }, words), numbers.map((n) => h("td", { key: n }, opponents.find((one) => one.players === n && optionWords(game, one.options) === words)?.rating ?? "–"))]))),
    ]),
  ]);
}

/** The options that are not the usual ones, in words. @param {string} game @param {Record<string, string | number | boolean>} chosen */
function optionWords(game, chosen) {
  const words = (gameInfo(game)?.options ?? []).filter((option) => option.name in chosen).map((option) => `${option.title}: ${option.titles[option.values.indexOf(chosen[option.name])]}`);
  return words.join(t("web-comma")) || t("web-ratings-usual");
}
