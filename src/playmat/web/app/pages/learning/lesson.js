/** A lesson: a table where one thing at a time is asked for, with somebody who says what and why. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { LessonLine } from "../../table/lesson.js";
import { Icon } from "../../parts/icon.js";
import { NotFound } from "../../not-found.js";
import { useTitle } from "../../shell.js";
import { TableStore } from "../../table/store.js";
import { t } from "../../text.js";
import { Match } from "../seat.js";
import { useNoting } from "./noting.js";

/** @param {{game: string, lesson: string}} props */
export function Lesson({ game, lesson }) {
  const [store, line] = useMemo(() => open(game, lesson), [game, lesson]);
  useEffect(() => () => store.close(), [store]);
  useTitle(line.lesson.value?.title ?? t("web-way-learn"));
  const done = line.isDone();
  const unnoted = useNoting(done ? { kind: "lesson", game, what: lesson } : null);
  if (store.gone.value) return h(NotFound, { title: t("web-nothing-lesson"), problem: store.gone.value });
  if (!store.play.value) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  return h(Match, { store, coach: h(Coach, { game, line, unnoted }), lesson: true, done });
}

/**
 * @param {string} game
 * @param {string} lesson
 * @returns {[TableStore, LessonLine]}
 */
function open(game, lesson) {
  /** @type {LessonLine | undefined} */
  let line;
  const store = new TableStore(`lesson-${game}-${lesson}`, false, (owner) => (line = new LessonLine(`/api/games/${game}/lessons/${lesson}`, owner)));
  return [store, /** @type {LessonLine} */ (line)];
}

/** What is to be done, and where one is in the lesson. @param {{game: string, line: LessonLine, unnoted: import("preact").VNode | null}} props */
function Coach({ game, line, unnoted }) {
  const lesson = line.lesson.value;
  if (!lesson) return null;
  const at = line.given.value.length;
  const last = lesson.steps.length - 1;
  return h("section", { class: "coach panel", "aria-label": t("web-lesson"), tabIndex: -1 }, [
    h("p", { class: "soft progress" }, [
      h("strong", null, lesson.title),
      h("span", { class: "dots", role: "img", "aria-label": t("web-lesson-done", { n: at, of: last }) }, Array.from({ length: last }, (_, i) => h("i", { key: i, class: i < at ? "on" : "" }))),
    ]),
    h("p", { class: "say", role: "status", key: at }, line.step()?.say),
    unnoted,
    at === last ? h(Onward, { game, lesson, line }) : null,
  ]);
}

/** What comes after the lesson: a whole turn on one's own. @param {{game: string, lesson: import("../../types.js").Lesson, line: LessonLine}} props */
function Onward({ game, lesson, line }) {
  return h("div", { class: "row" }, [
    h("a", { class: "button main", href: `/learn/${game}/${lesson.name}?alone` }, [h(Icon, { name: "play" }), t("lesson-own-turn")]),
    lesson.next ? h("a", { class: "button", href: `/learn/${game}/${lesson.next}` }, [h(Icon, { name: "next" }), t("web-lesson-next")]) : null,
    h("button", { type: "button", class: "button", onClick: () => line.again() }, [h(Icon, { name: "again" }), t("lesson-again")]),
    h("a", { class: "button quiet", href: "/learn" }, t("web-way-learn")),
  ]);
}
