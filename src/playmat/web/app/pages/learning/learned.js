/** How much somebody has learned of each game: of everybody the numbers, of oneself all lessons and puzzles. */
import { h } from "preact";
import { learned } from "../../belongings.js";
import { gameInfo, games } from "../../games.js";
import { useAnswer } from "../../network/answers.js";
import { Icon } from "../../parts/icon.js";
import { language } from "../../settings.js";
import { name, t } from "../../text.js";

/** @typedef {import("../../types.js").LessonInfo} LessonInfo */
/** @typedef {import("../../types.js").PuzzleInfo} PuzzleInfo */

/** The numbers of somebody; an older process of the server tells none. @param {{learned?: import("../../types.js").Learned[]}} props */
export function Learned({ learned: of = [] }) {
  return h("section", null, [
    h("h2", null, t("web-profile-learned")),
    of.length
      ? h("ul", { class: "learned plain-list" }, of.map((one) => h("li", { class: "panel", "data-game": one.game, key: one.game }, [
          h("h3", null, gameInfo(one.game)?.title ?? name(`${one.game}-name`, one.game)),
          h(Share, { what: "web-profile-lessons", n: one.lessons, of: one.of_lessons }),
          h(Share, { what: "web-profile-puzzles", n: one.puzzles, of: one.of_puzzles }),
        ])))
      : h("p", { class: "soft" }, t("web-profile-unlearned")),
  ]);
}

/** All lessons and puzzles of oneself. */
export function OwnLearned() {
  return h("section", null, [
    h("h2", null, t("web-profile-learned")),
    h("ul", { class: "learned plain-list" }, (games.value?.games ?? []).map((game) => h(OfGame, { game, key: game.id }))),
  ]);
}

/** @param {{game: import("../../types.js").GameInfo}} props */
function OfGame({ game: { id, title } }) {
  const lessons = /** @type {LessonInfo[]} */ (useAnswer(`/api/games/${id}/lessons?lang=${language.value}`)?.lessons ?? []);
  const puzzles = /** @type {PuzzleInfo[]} */ (useAnswer(`/api/games/${id}/puzzles?lang=${language.value}`)?.puzzles ?? []);
  const finished = learned("lesson", id);
  const solved = learned("puzzle", id);
  const done = puzzles.filter((one) => solved.has(one.name));
  const clean = done.filter((one) => solved.get(one.name)?.first).length;
  const next = puzzles.find((one) => !done.includes(one)) ?? puzzles[0];
  if (!lessons.length && !puzzles.length) return null;
  return h("li", { class: "panel", "data-game": id }, [
    h("h3", null, title),
    h(Share, { what: "web-profile-lessons", n: lessons.filter((one) => finished.has(one.name)).length, of: lessons.length }),
    lessons.length
      ? h("ul", { class: "plain-list ticks" }, lessons.map((one) => h("li", { key: one.name }, h(Tick, { to: `/learn/${id}/${one.name}`, done: finished.has(one.name), what: one.title }))))
      : null,
    h(Share, { what: "web-profile-puzzles", n: done.length, of: puzzles.length }),
    done.length
      ? h("details", null, [
          h("summary", null, t("web-profile-clean", { n: clean })),
          h("ul", { class: "plain-list numbers" }, done.map((one) => h("li", { key: one.name }, h(Solved, { game: id, one, clean: solved.get(one.name)?.first ?? false })))),
        ])
      : null,
    next ? h("a", { class: "button small", href: `/puzzles/${id}/${next.name}`, "aria-label": t("web-pair", { name: title, what: t("web-puzzles-next") }) }, [h(Icon, { name: "hint" }), t("web-puzzles-next")]) : null,
  ]);
}

/** A lesson, and whether it is finished. @param {{to: string, done: boolean, what: string}} props */
function Tick({ to, done, what }) {
  return h("a", { href: to, class: done ? "done" : "" }, [
    h("span", { class: "box", "aria-hidden": "true" }, done ? h(Icon, { name: "check" }) : null),
    h("span", null, what),
    done ? h("span", { class: "unseen" }, t("web-lesson-finished")) : null,
  ]);
}

/** A puzzle that is solved. @param {{game: string, one: PuzzleInfo, clean: boolean}} props */
function Solved({ game, one, clean }) {
  const said = [t("web-puzzles-number", { n: one.number }), t(clean ? "web-puzzles-clean" : "web-puzzles-solved")].join(t("web-comma"));
  return h("a", { class: `tag ${clean ? "clean" : ""}`, href: `/puzzles/${game}/${one.name}`, "aria-label": said, title: said }, one.number);
}

/** So many of all, in words and as a bar. @param {{what: string, n: number, of: number}} props */
function Share({ what, n, of }) {
  if (!of) return null;
  return h("p", { class: "share" }, [
    h("span", null, t(what, { n, of })),
    h("span", { class: "gauge", "aria-hidden": "true" }, h("i", { style: { "--part": String(n / of) } })),
  ]);
}
