/** Each game in a few sentences, and its lessons from the first steps to the whole game. */
import { h } from "preact";
import { useAnswer } from "../../network/answers.js";
import { Cover } from "../../art/covers.js";
import { games } from "../../games.js";
import { FirstMatch } from "../../lobby/first-match.js";
import { Icon } from "../../parts/icon.js";
import { PlayNow } from "../../lobby/play-now.js";
import { language } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { name, t } from "../../text.js";
import { Lesson } from "./lesson.js";

/** @param {{path: string[]}} props */
export function Learn({ path }) {
  const [game, lesson] = path;
  return game && lesson ? h(Lesson, { game, lesson }) : h(Overview, null);
}

/** All games. */
function Overview() {
  useTitle(t("web-way-learn"));
  return h("div", { class: "page" }, [
    h("h1", null, t("web-way-learn")),
    h("p", { class: "soft" }, t("web-learn-line")),
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
    h("ol", { class: "course" }, lessons.map((lesson, i) =>
      h("li", { key: lesson.name }, h("a", { class: "table-line", href: `/learn/${game.id}/${lesson.name}` }, [
        h("span", { class: "step", "aria-hidden": "true" }, i + 1),
        h("strong", { class: "which" }, lesson.title),
        h(Icon, { name: "next" }),
      ])),
    )),
    h("div", { class: "row" }, [
      h(PlayNow, { game }),
      h("a", { class: "button", href: `/puzzles/${game.id}`, "aria-label": t("web-pair", { name: game.title, what: t("web-puzzles") }) }, [h(Icon, { name: "hint" }), t("web-puzzles")]),
      h("a", { class: "button", href: `/how/${game.id}`, "aria-label": t("web-how-title", { game: game.title }) }, [h(Icon, { name: "learn" }), t("web-how")]),
      h("a", { class: "button", href: `/rules/${game.id}` }, [h(Icon, { name: "book" }), t("web-way-rules")]),
    ]),
  ]);
}
