/** A whole turn on one's own after a lesson: the same table, and nobody who says what to do. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { gameInfo } from "../../games.js";
import { PlayNow } from "../../lobby/play-now.js";
import { useAnswer } from "../../network/answers.js";
import { postJson } from "../../network/net.js";
import { NotFound } from "../../not-found.js";
import { Icon } from "../../parts/icon.js";
import { language } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { BranchLine } from "../../table/finished/branch.js";
import { TableStore } from "../../table/store.js";
import { t } from "../../text.js";
import { End } from "../finished/branch.js";
import { Match } from "../seat.js";

/** @typedef {BranchLine<import("../../types.js").OwnTurnNow>} Line */

/** @param {{game: string, lesson: string}} props */
export function OwnTurn({ game, lesson }) {
  const [store, line] = useMemo(() => open(game, lesson), [game, lesson]);
  useEffect(() => () => store.close(), [store]);
  useTitle(t("lesson-own-turn"));
  const done = line.past.value.at(-1)?.done ?? false;
  if (store.gone.value) return h(NotFound, { title: t("web-nothing-lesson"), problem: store.gone.value });
  if (!store.play.value) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  return h(Match, { store, coach: h(Coach, { game, lesson, line, done }), ending: h(End, { store }), done: done && !store.play.value.ending });
}

/**
 * @param {string} game
 * @param {string} lesson
 * @returns {[TableStore, Line]}
 */
function open(game, lesson) {
  /** @type {Line | undefined} */
  let line;
  const ask = (/** @type {import("../../table/finished/branch.js").Asked} */ asked) => postJson(`/api/games/${game}/lessons/${lesson}/turn`, asked);
  const store = new TableStore(`own-turn-${game}-${lesson}`, false, (owner) => (line = new BranchLine({ seat: 0, ask }, owner)));
  return [store, /** @type {Line} */ (line)];
}

/** The last words of the coach, and those when the turn is done. @param {{game: string, lesson: string, line: Line, done: boolean}} props */
function Coach({ game, lesson, line, done }) {
  return h("section", { class: "coach panel", "aria-label": t("web-lesson"), tabIndex: -1 }, [
    h("p", { class: "say", role: "status", key: String(done) }, t(done ? "lesson-own-turn-done" : "lesson-own-turn-line")),
    done ? h(Onward, { game, lesson, line }) : null,
  ]);
}

/** What comes after the turn. @param {{game: string, lesson: string, line: Line}} props */
function Onward({ game, lesson, line }) {
  const info = gameInfo(game);
  const told = /** @type {import("../../types.js").LessonList | null} */ (useAnswer(`/api/games/${game}/lessons?lang=${language.value}`));
  const names = told?.lessons.map(({ name }) => name) ?? [];
  const next = names[names.indexOf(lesson) + 1];
  return h("div", { class: "row" }, [
    next
      ? h("a", { class: "button main", href: `/learn/${game}/${next}` }, [h(Icon, { name: "next" }), t("web-lesson-next")])
      : told && info
        ? h(PlayNow, { game: info })
        : null,
    h("button", { type: "button", class: "button", onClick: () => line.again() }, [h(Icon, { name: "again" }), t("lesson-again")]),
    h("a", { class: "button quiet", href: "/learn" }, t("web-way-learn")),
  ]);
}
