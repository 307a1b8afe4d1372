/** Each game in a few sentences, and its lessons from the first steps to the whole game. */
import { h } from "preact";
import { learned, trouble, useBelongings } from "../../belongings.js";
import { useAnswer } from "../../network/answers.js";
import { Cover } from "../../art/covers.js";
import { games } from "../../games.js";
import { FirstMatch } from "../../lobby/first-match.js";
import { Icon } from "../../parts/icon.js";
import { PlayNow } from "../../lobby/play-now.js";
import { place } from "../../router.js";
import { language } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { name, t } from "../../text.js";
import { Lesson } from "./lesson.js";
import { OwnTurn } from "./own-turn.js";

/** @param {{path: string[]}} props */
export function Learn({ path }) {
  const [game, lesson] = path;
  if (game && lesson) return place.value.query.has("alone") ? h(OwnTurn, { game, lesson }) : h(Lesson, { game, lesson });
  return h(Overview, null);
}

/** All games. */
function Overview() {
  useTitle(t("web-way-learn"));
  useBelongings();
  return h("div", { class: "page" }, [
    h("h1", null, t("web-way-learn")),
    h("p", { class: "soft" }, t("web-learn-line")),
    trouble.value ? h("p", { class: "problem", role: "alert" }, trouble.value) : null,
    h("div", { class: "lessons" }, (games.value?.games ?? []).map((game) => h(Course, { game, key: game.id }))),
  ]);
}

/** The lessons of a game. @param {{game: import("../../types.js").GameInfo}} props */
function Course({ game }) {
  const lessons = /** @type {import("../../types.js").LessonInfo[]} */ (useAnswer(`/api/games/${game.id}/lessons?lang=${language.value}`)?.lessons ?? []);
  return h("section", { class: "lesson panel", "data-game": game.id }, [
    h("div", { class: "picture" }, h(Cover, { game: game.id })),
    h("h2", null, game.title),
    h("p", { class: "soft" }, name(`${game.id}-web-about`, "")),
    h("div", { class: "row" }, [h(FirstMatch, { game })]),
    h("ol", { class: "course" }, lessons.map((lesson, i) => h("li", { key: lesson.name }, h(LessonLink, { game: game.id, lesson, number: i + 1 })))),
    h("div", { class: "row" }, [
      h(PlayNow, { game }),
      h("a", { class: "button", href: `/puzzles/${game.id}`, "aria-label": t("web-pair", { name: game.title, what: t("web-puzzles") }) }, [h(Icon, { name: "hint" }), t("web-puzzles")]),
      h("a", { class: "button", href: `/how/${game.id}`, "aria-label": t("web-how-title", { game: game.title }) }, [h(Icon, { name: "learn" }), t("web-how")]),
      h("a", { class: "button", href: `/rules/${game.id}` }, [h(Icon, { name: "book" }), t("web-way-rules")]),
    ]),
  ]);
}

/** The way to a lesson, and whether it is finished. @param {{game: string, lesson: import("../../types.js").LessonInfo, number: number}} props */
function LessonLink({ game, lesson, number }) {
  const done = learned("lesson", game).has(lesson.name);
  return h("a", { class: `table-line ${done ? "done" : ""}`, href: `/learn/${game}/${lesson.name}` }, [
    h("span", { class: "step", "aria-hidden": "true" }, done ? h(Icon, { name: "check" }) : number),
    h("strong", { class: "which" }, lesson.title),
    done ? h("span", { class: "unseen" }, t("web-lesson-finished")) : null,
    h(Icon, { name: "next" }),
  ]);
}
