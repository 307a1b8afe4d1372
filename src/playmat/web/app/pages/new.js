/** A new table: who sits where, how strong the computer is, with which deck, by which options. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { Cover } from "../art/covers.js";
import { gameInfo, makeTable, usualLevel, usualSeats } from "../games.js";
import { DeckPick, useStarters } from "../lobby/deck-pick.js";
import { useAnswer } from "../network/answers.js";
import { wordsOf } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { Options } from "../lobby/options.js";
import { Pick } from "../parts/pick.js";
import { Rated } from "../parts/rated.js";
import { place } from "../router.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** @typedef {import("../types.js").NewSeat} NewSeat */
/** @typedef {import("../types.js").GameInfo} GameInfo */

/** Who may watch, and how much later. @type {Record<string, {watch: boolean, delay?: import("../types.js").Delay}>} */
const WATCHING = {
  now: { watch: true },
  "answers-6": { watch: true, delay: { answers: 6 } },
  "answers-20": { watch: true, delay: { answers: 20 } },
  "minutes-5": { watch: true, delay: { minutes: 5 } },
  "minutes-15": { watch: true, delay: { minutes: 15 } },
  nobody: { watch: false },
};

/** @param {{path: string[]}} props */
export function NewTable({ path }) {
  const game = gameInfo(path[0] ?? "");
  useTitle(t("web-new-table"));
  return game ? h(Form, { game, key: game.id }) : h("div", { class: "page" }, h("p", { role: "status" }, t("web-moment")));
}

/** @param {{game: GameInfo}} props */
function Form({ game }) {
  const friends = place.value.query.get("with") === "friends";
  const seats = useSignal(usualSeats(game, friends ? "open" : "computer"));
  const options = useSignal(/** @type {Record<string, string | number | boolean>} */ ({}));
  const ruleset = useSignal(game.rulesets[0] ?? "");
  const rated = useSignal(place.value.query.has("rated"));
  const clock = useSignal(/** @type {"none" | "relaxed" | "tournament" | "days"} */ (rated.peek() ? "relaxed" : "none"));
  const listed = useSignal(rated.peek());
  const watch = useSignal("now");
  const hints = useSignal(/** @type {boolean | null} */ (null));
  const problem = useSignal("");
  const set = useSignal("");
  const sets = useSets(game);
  const decks = useStarters(game.id, game.formats.length > 0, set.value);
  const alone = seats.value.filter((seat) => seat.kind !== "computer").length === 1;
  const helped = !rated.value && (hints.value ?? (alone || game.team));
  const rate = () => {
    rated.value = !rated.value;
    if (rated.value && clock.value === "none") clock.value = "relaxed";
  };
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await makeTable({ game: game.id, seats: seats.value, ruleset: ruleset.value, set: set.value, options: options.value, clock: { kind: clock.value }, public: listed.value, ...WATCHING[watch.value], hints: helped, rated: rated.value });
    } catch (error) {
      problem.value = wordsOf(error);
    }
  };
  /** Other cards have other decks. @param {string} wanted */
  const lay = (wanted) => {
    set.value = wanted;
    seats.value = seats.value.map(({ deck: _, ...seat }) => seat);
  };
  const change = (/** @type {number} */ i, /** @type {Partial<NewSeat>} */ what) => (seats.value = seats.value.map((seat, j) => (i === j ? { ...seat, ...what } : seat)));
  return h("form", { class: "page new-table", "data-game": game.id, onSubmit: begin }, [
    h("div", { class: "picture" }, h(Cover, { game: game.id })),
    h("div", { class: "stack" }, [
      h("h1", null, game.title),
      h("fieldset", { class: "panel" }, [
        h("legend", null, t("web-new-seats")),
        seats.value.map((seat, i) => h(SeatRow, { game, seat, i, seats: seats.value, decks, change: (what) => change(i, what), key: i })),
        game.min_seats < game.max_seats ? h("div", { class: "row" }, [
          h("button", { type: "button", class: "button small", disabled: seats.value.length >= game.max_seats, onClick: () => (seats.value = [...seats.value, anotherSeat(game, seats.value)]) }, [h(Icon, { name: "plus" }), t("web-new-seat")]),
          h("button", { type: "button", class: "button small", disabled: seats.value.length <= game.min_seats, onClick: () => (seats.value = seats.value.slice(0, -1)) }, [h(Icon, { name: "minus" }), t("web-new-less")]),
        ]) : null,
      ]),
      h("fieldset", { class: "panel" }, [
        h("legend", null, t("web-new-rules")),
        sets.length && !rated.value ? h(Pick, { title: t("web-new-set"), value: set.value, values: [["", t("web-new-no-set")], ...sets], set: lay }) : null,
        game.rulesets.length > 1 ? h(Pick, { title: t("web-new-ruleset"), value: ruleset.value, values: game.rulesets.map((one) => [one, name(`${game.id}-web-ruleset-${one}`, name(`${game.id}-ruleset-${one}`, one))]), set: (value) => (ruleset.value = value) }) : null,
        h(Pick, { title: t("web-new-clock"), value: clock.value, values: ["none", "relaxed", "tournament", "days"].map((one) => [one, t(`web-clock-${one}`)]), set: (value) => (clock.value = /** @type {any} */ (value)) }),
        h(Options, { game: game.id, options: game.options, chosen: options.value, set: (chosen) => (options.value = chosen) }),
      ]),
      h("fieldset", { class: "panel" }, [
        h("legend", null, t("web-new-around")),
        h(Pick, { title: t("web-new-watch"), value: watch.value, values: Object.keys(WATCHING).map((one) => [one, t(`web-watch-${one}`)]), set: (value) => (watch.value = value) }),
        h("label", { class: "check" }, [h("input", { type: "checkbox", checked: listed.value, onChange: () => (listed.value = !listed.value) }), t("web-new-public")]),
        h(Rated, { rated, disabled: !!set.value, change: rate }),
        sets.length && (set.value || rated.value) ? h("p", { class: "soft" }, t("web-new-set-unrated")) : null,
        rated.value ? h("p", { class: "soft" }, t("web-rated-line")) : null,
        h("label", { class: "check" }, [h("input", { type: "checkbox", disabled: rated.value, checked: helped, onChange: () => (hints.value = !helped) }), t("web-new-hints")]),
        h("p", { class: "soft" }, t("web-new-hints-line")),
      ]),
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
      h("div", { class: "row" }, [h("button", { class: "button main", type: "submit" }, [h(Icon, { name: "play" }), t(seats.value.some((seat) => seat.kind === "open") ? "web-new-invite" : "web-new-begin")])]),
    ]),
  ]);
}

/**
 * The card sets that a game can be played with beside its own cards: its expansions, and those of one's own that are ready.
 * @param {GameInfo} game
 * @returns {[string, string][]}
 */
function useSets(game) {
  const own = /** @type {import("../types.js").SetInfo[] | undefined} */ (useAnswer(game.formats.length ? "/api/workshop/sets" : "")?.sets) ?? [];
  const ready = own.filter((one) => one.game === game.id && one.hash);
  return [...game.expansions.map((one) => /** @type {[string, string]} */ ([one.code, one.name])), ...ready.map((one) => /** @type {[string, string]} */ ([one.id, one.name || one.code]))];
}

/** @param {GameInfo} game @param {NewSeat[]} seats @returns {NewSeat} */
function anotherSeat(game, seats) {
  const role = game.roles.find((one) => !seats.some((seat) => seat.role === one.role))?.role;
  return { kind: "computer", level: usualLevel(game), ...(role ? { role } : {}) };
}

/**
 * @param {{game: GameInfo, seat: NewSeat, i: number, seats: NewSeat[], decks: import("../types.js").DeckInfo[], change: (what: Partial<NewSeat>) => void}} props
 */
function SeatRow({ game, seat, i, seats, decks, change }) {
  const here = !game.team && seats.some((other, j) => other.kind === "me" && j < i); // there, two people share a device
  const roles = game.roles.filter((one) => one.role === seat.role || !seats.some((other) => other.role === one.role));
  return h("div", { class: "seat-row" }, [
    h(Pick, { title: t("web-seat", { number: i + 1 }), value: seat.kind, values: ["me", "computer", "open"].map((one) => [one, t(one === "me" && here ? "web-new-here" : `web-new-${one}`)]), set: (kind) => change({ kind: /** @type {any} */ (kind), level: kind === "computer" ? usualLevel(game) : "" }) }),
    roles.length ? h(Pick, { title: t("web-new-role"), value: seat.role ?? "", values: roles.map((one) => [one.role, one.title]), set: (role) => change({ role }) }) : null,
    seat.kind === "computer" ? h(Pick, { title: t("web-new-level"), value: seat.level ?? "", values: game.levels.map((one) => [one, name(`web-level-${one.replace(":", "-")}`, one)]), set: (level) => change({ level }) }) : null,
    game.formats.length && seat.kind !== "open" ? h(DeckPick, { game: game.id, starters: decks, value: seat.deck ?? "", set: (deck) => change({ deck }) }) : null,
  ]);
}
