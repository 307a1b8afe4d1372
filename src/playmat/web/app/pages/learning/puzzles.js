/** Puzzles: those of each game with what one has solved, one of them on the table, and one's own mistakes as exercises. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { gameInfo, games } from "../../games.js";
import { learned, trouble, useBelongings } from "../../belongings.js";
import { useAnswer } from "../../network/answers.js";
import { postJson } from "../../network/net.js";
import { NotFound } from "../../not-found.js";
import { Icon } from "../../parts/icon.js";
import { language } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { dropMistake, isSlipped, kept, noteSlip, noteSolved, ratingOf, retellMistakes } from "../../solved.js";
import { LessonLine } from "../../table/lesson.js";
import { TableStore } from "../../table/store.js";
import { t } from "../../text.js";
import { Match } from "../seat.js";
import { useNoting } from "./noting.js";

/** @typedef {import("../../types.js").PuzzleInfo} PuzzleInfo */

/** @param {{path: string[]}} props */
export function Puzzles({ path }) {
  const [game, puzzle] = path;
  return game && puzzle ? h(Puzzle, { game, puzzle }) : h(Overview, { only: game ?? "" });
}

/** @param {string} game @returns {PuzzleInfo[]} */
const usePuzzles = (game) => useAnswer(`/api/games/${game}/puzzles?lang=${language.value}`)?.puzzles ?? [];

/** @param {{only: string}} props */
function Overview({ only }) {
  useTitle(t("web-puzzles"));
  useBelongings();
  const shown = (games.value?.games ?? []).filter((game) => !only || game.id === only);
  return h("div", { class: "page puzzles" }, [
    h("h1", null, t("web-puzzles")),
    h("p", { class: "soft" }, t("web-puzzles-line")),
    trouble.value ? h("p", { class: "problem", role: "alert" }, trouble.value) : null,
    shown.map((game) => h(OfGame, { game, key: game.id })),
    h(Mistakes, null),
  ]);
}

/** The puzzles of a game. @param {{game: import("../../types.js").GameInfo}} props */
function OfGame({ game }) {
  const puzzles = usePuzzles(game.id);
  const solved = learned("puzzle", game.id);
  if (!puzzles.length) return null;
  const done = puzzles.filter((one) => solved.has(one.name)).length;
  const own = ratingOf(game.id);
  const next = puzzles.find((one) => !solved.has(one.name)) ?? puzzles[0];
  return h("section", { class: "panel", "data-game": game.id, "aria-label": game.title }, [
    h("h2", null, game.title),
    h("p", { class: "row" }, [
      h("span", null, t("web-puzzles-done", { n: done, of: puzzles.length })),
      own === undefined ? null : h("span", { class: "tag" }, t("web-puzzles-own", { rating: String(own) })),
      h("a", { class: "button main small", href: `/puzzles/${game.id}/${next.name}` }, [h(Icon, { name: "play" }), t("web-puzzles-next")]),
    ]),
    h("ol", { class: "puzzle-list" }, puzzles.map((one) => h("li", { key: one.name }, h(Line, { game: game.id, one, state: solved.get(one.name) ? solved.get(one.name)?.first ?? false : undefined })))),
  ]);
}

/** @param {{game: string, one: PuzzleInfo, state: boolean | undefined}} props `state`: solved at the first try, later, or not yet */
function Line({ game, one, state }) {
  const said = state === undefined ? "" : t(state ? "web-puzzles-clean" : "web-puzzles-solved");
  const facts = [t("web-puzzles-grade", { n: one.grade, of: one.grades }), t("web-puzzles-rating", { rating: String(one.rating) }), said];
  return h("a", { class: `table-line ${state === undefined ? "" : "done"}`, href: `/puzzles/${game}/${one.name}` }, [
    h("span", { class: "step", "aria-hidden": "true" }, state === undefined ? one.number : h(Icon, { name: "check" })),
    h("span", { class: "which" }, [h("span", { class: "unseen" }, `${t("web-puzzles-number", { n: one.number })} `), one.goal]),
    h("span", { class: "stars", "aria-hidden": "true" }, "★".repeat(one.grade) + "☆".repeat(one.grades - one.grade)),
    h("span", { class: "soft points", "aria-hidden": "true" }, one.rating),
    h("span", { class: "unseen" }, facts.filter(Boolean).join(t("web-comma"))),
  ]);
}

/** One's own decisions that lost much, as analyses have found them. */
function Mistakes() {
  const { mistakes } = kept.value;
  const lang = language.value;
  useEffect(() => {
    const stop = new AbortController();
    void retell(kept.peek().mistakes.filter((one) => one.lang !== lang), lang, stop.signal);
    return () => stop.abort();
  }, [lang]);
  return h("section", { class: "panel", "aria-label": t("web-mistakes") }, [
    h("h2", null, t("web-mistakes")),
    h("p", { class: "soft" }, t(mistakes.length ? "web-mistakes-line" : "web-mistakes-none")),
    h("ul", { class: "puzzle-list" }, mistakes.map((one) =>
      h("li", { key: `${one.id} ${one.seat} ${one.n}`, class: "row" }, [
        h("a", { class: "table-line", href: `/branch/${one.id}?seat=${one.seat}&n=${one.n}` }, [
          h("span", { class: "which" }, t("web-mistakes-one", { turn: one.turn, what: one.chosen, lost: one.lost })),
          h(Icon, { name: "next" }),
        ]),
        h("button", { type: "button", class: "button quiet small", onClick: () => dropMistake(one), "aria-label": t("web-mistakes-drop", { what: one.chosen }), title: t("web-mistakes-drop", { what: one.chosen }) }, h(Icon, { name: "check" })),
      ]))),
  ]);
}

/**
 * Have the server say mistakes in another language, match by match; what it does not tell any more stays as it was said.
 * @param {import("../../solved.js").Mistake[]} mistakes @param {string} lang @param {AbortSignal} over
 */
async function retell(mistakes, lang, over) {
  for (const [id, seat] of new Map(mistakes.map((one) => [`${one.id} ${one.seat}`, /** @type {const} */ ([one.id, one.seat])])).values()) {
    const found = await postJson("/api/analysis/decisions", { table: id, seat, lang }).catch(() => null);
    if (over.aborted) return;
    if (found) retellMistakes(id, seat, lang, found.decisions);
  }
}

/** @param {{game: string, puzzle: string}} props */
function Puzzle({ game, puzzle }) {
  const [store, line] = useMemo(() => open(game, puzzle), [game, puzzle]);
  useEffect(() => () => store.close(), [store]);
  const found = usePuzzles(game).find((one) => one.name === puzzle);
  const done = line.isDone();
  useTitle(line.lesson.value?.title ?? t("web-puzzles"));
  useBelongings();
  useEffect(() => {
    if (!found || learned("puzzle", game).has(puzzle)) return; // perhaps on another device: its first try has been counted
    if (line.slipped.value) noteSlip(game, puzzle, found.rating);
    if (done) noteSolved(game, puzzle, found.rating);
  }, [done, found, line.slipped.value]);
  const unnoted = useNoting(done && found ? { kind: "puzzle", game, what: puzzle, first: !isSlipped(game, puzzle) && !line.slipped.value } : null);
  if (store.gone.value) return h(NotFound, { title: t("web-nothing-lesson"), problem: store.gone.value });
  if (!store.play.value) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  return h(Match, { store, coach: h(Coach, { game, line, rating: found?.rating, done, unnoted }), lesson: true, done });
}

/**
 * @param {string} game
 * @param {string} puzzle
 * @returns {[TableStore, LessonLine]}
 */
function open(game, puzzle) {
  /** @type {LessonLine | undefined} */
  let line;
  const address = `/api/games/${game}/puzzles/${puzzle}`;
  const store = new TableStore(`${game}-${puzzle}`, false, (owner) => (line = new LessonLine(address, owner, "puzzle-other")));
  return [store, /** @type {LessonLine} */ (line)];
}

/** What is to be reached, and what comes after. @param {{game: string, line: LessonLine, rating: number | undefined, done: boolean, unnoted: import("preact").VNode | null}} props */
function Coach({ game, line, rating, done, unnoted }) {
  const lesson = line.lesson.value;
  if (!lesson) return null;
  const own = ratingOf(game);
  return h("section", { class: "coach panel", "aria-label": t("web-puzzles"), tabIndex: -1 }, [
    h("p", { class: "soft progress" }, [h("strong", null, lesson.title), rating === undefined ? null : h("span", null, t("web-puzzles-rating", { rating: String(rating) }))]),
    h("p", { class: "say", role: "status", key: line.given.value.length }, [line.step()?.say, done && own !== undefined ? ` ${t("web-puzzles-own", { rating: String(own) })}` : ""]),
    unnoted,
    done
      ? h("div", { class: "row" }, [
          lesson.next ? h("a", { class: "button main", href: `/puzzles/${game}/${lesson.next}` }, [h(Icon, { name: "next" }), t("web-puzzles-next")]) : null,
          h("button", { type: "button", class: "button", onClick: () => line.again() }, [h(Icon, { name: "again" }), t("lesson-again")]),
          h("a", { class: "button quiet", href: `/puzzles/${game}` }, t("web-puzzles-of", { game: gameInfo(game)?.title ?? "" })),
        ])
      : null,
  ]);
}
