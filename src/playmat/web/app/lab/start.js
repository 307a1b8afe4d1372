/** Having a small report made: what is played, by whom, with which decks, how often, and what it comes to. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { gameInfo, games } from "../games.js";
import { useStarters } from "../lobby/deck-pick.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { t } from "../text.js";
import { playerName, rulesetName } from "./words.js";

/** @typedef {import("../types.js").StartReport} StartReport */

/** The most games of a report, as the server takes them. */
const MOST = 5000;
/** The most decks that can be named. */
const MOST_DECKS = 16;
/** The fewest decks that can meet. */
const FEWEST_DECKS = 2;
/** The level that plays well, and is quick enough for many games. */
const USUAL = "casual";
/** So many games are proposed: for each pair of decks, and of a game without decks. */
const EACH = 20;
const WHOLE = 200;

/** @param {{busy: boolean, start: (wish: StartReport) => void}} props */
export function Start({ busy, start }) {
  const able = games.value?.games ?? [];
  const id = useSignal("");
  const game = gameInfo(id.value) ?? able[0];
  if (!game) return h("p", { class: "soft", role: "status" }, t("web-moment"));
  return h("form", { class: "panel stack start", "aria-labelledby": "lab-start", noValidate: true, onSubmit: (/** @type {Event} */ event) => event.preventDefault() }, [
    h("h2", { id: "lab-start" }, t("web-lab-new")),
    h(Pick, { title: t("web-ratings-game"), value: game.id, values: able.map((one) => [one.id, one.title]), set: (value) => (id.value = value) }),
    h(OfGame, { game, busy, start, key: game.id }),
  ]);
}

/** What is chosen for a game. @param {{game: import("../types.js").GameInfo, busy: boolean, start: (wish: StartReport) => void}} props */
function OfGame({ game, busy, start }) {
  const decked = game.formats.length > 0;
  const ruleset = useSignal(game.rulesets[0] ?? "");
  const player = useSignal(game.levels.includes(USUAL) ? USUAL : (game.levels[0] ?? ""));
  const some = useSignal(false);
  const chosen = useSignal(/** @type {string[]} */ ([]));
  const each = useSignal(String(decked ? EACH : WHOLE));
  const decks = useStarters(game.id, decked, "").filter((deck) => deck.id);
  const met = some.value ? chosen.value.length : decks.length;
  const pairs = decked ? (met * (met - 1)) / 2 : 1;
  const problem = problemOf({ each: each.value, pairs, decked, met, some: some.value });
  const begin = () => start({ game: game.id, ruleset: ruleset.value, player: player.value, decks: some.value ? chosen.value : [], games: Number(each.value) });
  const take = (/** @type {string} */ deck) => (chosen.value = chosen.value.includes(deck) ? chosen.value.filter((one) => one !== deck) : [...chosen.value, deck]);
  return h("div", { class: "stack" }, [
    h("div", { class: "row of-game" }, [
      game.rulesets.length > 1 ? h(Pick, { title: t("web-new-ruleset"), value: ruleset.value, values: game.rulesets.map((one) => [one, rulesetName(game.id, one)]), set: (value) => (ruleset.value = value) }) : null,
      h(Pick, { title: t("web-lab-player"), value: player.value, values: game.levels.map((one) => [one, playerName(one)]), set: (value) => (player.value = value) }),
      h("label", { class: "pick" }, [h("span", null, t(decked ? "web-lab-each" : "web-lab-games")), h("input", { class: "field", type: "number", min: decked ? 2 : 1, max: MOST, step: decked ? 2 : 1, value: each.value, "aria-describedby": "lab-cost", onInput: (/** @type {Event} */ event) => (each.value = /** @type {HTMLInputElement} */ (event.target).value) })]),
      decked ? h(Pick, { title: t("web-way-decks"), value: some.value ? "some" : "all", values: [["all", t("web-lab-all-decks")], ["some", t("web-lab-some-decks")]], set: (value) => (some.value = value === "some") }) : null,
    ]),
    some.value ? h("fieldset", { class: "some-decks" }, [
      h("legend", null, t("web-lab-which", { n: met, most: MOST_DECKS })),
      decks.map((deck) => h("label", { class: "check", key: deck.id }, [h("input", { type: "checkbox", checked: chosen.value.includes(deck.id), disabled: !chosen.value.includes(deck.id) && met >= MOST_DECKS, onChange: () => take(deck.id) }), deck.name])),
    ]) : null,
    h("p", { id: "lab-cost", role: "status", class: problem ? "problem" : "cost" }, problem || cost(decked, pairs, Number(each.value))),
    h("div", { class: "row" }, h("button", { type: "submit", class: "button main", disabled: busy || Boolean(problem) || (decked && !decks.length), onClick: begin }, [h(Icon, { name: "play" }), t("web-lab-start")])),
  ]);
}

/** How many games it comes to. @param {boolean} decked @param {number} pairs @param {number} each */
const cost = (decked, pairs, each) => (decked ? t("web-lab-cost", { pairs, each, games: pairs * each }) : t("web-lab-cost-games", { games: each }));

/** Why it cannot be made so; empty if it can. @param {{each: string, pairs: number, decked: boolean, met: number, some: boolean}} what */
function problemOf({ each, pairs, decked, met, some }) {
  const number = Number(each);
  if (some && met < FEWEST_DECKS) return t("web-lab-few-decks");
  if (!Number.isInteger(number) || number < 1) return t("web-lab-no-number");
  if (decked && number % 2) return t("web-lab-odd");
  if (pairs * number > MOST) return t("web-lab-too-many", { games: pairs * number, most: MOST });
  return "";
}
