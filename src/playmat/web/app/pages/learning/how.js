/** How a game is played, to be read in five minutes: its goal, a turn in pictures, and how one wins. */
import { h } from "preact";
import { games, gameInfo } from "../../games.js";
import { layoutOf } from "../../layouts.js";
import { CardFace } from "../../parts/card.js";
import { Icon, Picture } from "../../parts/icon.js";
import { PlayNow } from "../../lobby/play-now.js";
import { useTitle } from "../../shell.js";
import { name, t } from "../../text.js";

/**
 * @typedef {object} Step
 * @property {string} key what the step is called in the catalogues: `<game>-web-how-<key>`
 * @property {string[]} [cards] the codes of cards that show it
 * @property {string[]} [dice] the faces of dice that show it; the black die's begin with `black:`
 */

/** @param {{path: string[]}} props */
export function How({ path }) {
  const game = path[0] ?? "";
  const info = gameInfo(game);
  const title = name(`${game}-name`, game);
  useTitle(t("web-how-title", { game: title }));
  const steps = layoutOf(game).how ?? [];
  return h("div", { class: "page how", "data-game": game }, [
    h("h1", null, t("web-how-title", { game: title })),
    h("nav", { class: "row tabs", "aria-label": t("web-games") }, (games.value?.games ?? []).map((one) =>
      h("a", { class: "button small", href: `/how/${one.id}`, "aria-current": one.id === game ? "page" : undefined, key: one.id }, one.title),
    )),
    steps.length
      ? [
          h(Frame, { game, which: "goal", icon: "flag" }),
          h("section", { class: "turn", "aria-label": t("web-how-turn"), key: "turn" }, [
            h("h2", null, t("web-how-turn")),
            h("ol", { class: "steps" }, steps.map((step) => h("li", { key: step.key, class: "panel" }, [
              h("div", { class: "shown", "aria-hidden": "true" }, h(Shown, { game, step })),
              h("div", null, [h("h3", null, t(`${game}-web-how-${step.key}`)), h("p", null, t(`${game}-web-how-${step.key}-line`))]),
            ]))),
          ]),
          h(Frame, { game, which: "win", icon: "check" }),
        ]
      : h("p", null, t("web-how-none")),
    h("div", { class: "row ways-on" }, [
      info ? h(PlayNow, { game: info }) : null,
      h("a", { class: "button", href: "/learn" }, [h(Icon, { name: "learn" }), t("web-way-learn")]),
      h("a", { class: "button", href: `/rules/${game}` }, [h(Icon, { name: "book" }), t("web-how-rules")]),
    ]),
  ]);
}

/** What one plays for, and how one wins. @param {{game: string, which: "goal" | "win", icon: string}} props */
function Frame({ game, which, icon }) {
  return h("section", { class: `panel ${which}`, key: which }, [h("h2", null, [h(Icon, { name: icon }), t(`web-how-${which}`)]), h("p", null, t(`${game}-web-how-${which}`))]);
}

/** The cards or dice of a step; a pile of cards, where it has none. @param {{game: string, step: Step}} props */
function Shown({ game, step }) {
  if (step.cards) return step.cards.map((code) => h(CardFace, { game, code, size: "mini", key: code }));
  if (!step.dice) return h(Icon, { name: "decks" });
  return step.dice.map((die, i) => {
    const [face, black] = [die.replace("black:", ""), die.startsWith("black:")];
    return h("span", { class: `die ${black ? "black" : "blue"}`, key: i }, h("span", { class: "cube" }, h(Picture, { game, name: face })));
  });
}
