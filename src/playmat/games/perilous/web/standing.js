/** The world with its dice, and the heroes, for a picture to share. */
import { t } from "playmat/text.js";
import { faceName, heroName, worldName } from "./table.js";

/** The colours of the blue dice and of the black one, light and deep. @type {[string, string][]} */
const DICE = [["#9fb4ff", "#1d2b7a"], ["#c9c4de", "#17151f"]];
const BLACK = 5;

/**
 * @param {any} view
 * @returns {import("playmat/layouts.js").Standing[]}
 */
export function standing(view) {
  const { world } = view;
  const dice = view.dice.flatMap((/** @type {string} */ face, /** @type {number} */ i) =>
    face === "none" ? [] : [{ picture: face, name: faceName(face), value: String(i + 1), tint: DICE[i === BLACK ? 1 : 0], out: view.spent.includes(i + 1) }]);
  const heroes = view.seats.map((/** @type {any} */ board) => ({ picture: board.hero, name: heroName(board.hero), value: `♥ ${board.health}`, out: board.health <= 0 }));
  return [
    {
      title: world ? worldName(world.id) : "",
      facts: world ? [t("perilous-web-marker", { saved: world.marker, lost: world.track - world.marker }), t("perilous-web-saved", { n: view.saved.length, of: view.to_save })] : [],
      pieces: dice,
    },
    { title: view.active === null ? "" : t("perilous-web-turn", { turn: view.turn, who: heroName(view.seats[view.active].hero) }), facts: [t("perilous-web-overrun", { n: view.overrun.length, of: 2 })], pieces: heroes },
  ];
}
