/** The table of Perilous Pursuit in words. */
import { t } from "../text.js";
import { abilityText, actionName, effectText, faceName, heroName, itemName, worldName } from "./perilous.js";

/**
 * @param {any} view
 * @returns {import("./index.js").Region[]}
 */
export function perilousWords(view) {
  if (!view.world) return [{ title: t("web-pp-world"), lines: [{ path: "", text: t("web-pp-not-begun") }] }];
  return [world(view), dice(view), ...view.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => board(view, seat, i))];
}

/** @param {any} view */
function world(view) {
  const at = view.world;
  const does = Object.entries(at.faces).map(([face, does]) => {
    const what = [does.spawn ? t("web-pp-spawn", { n: does.spawn }) : "", does.attack ? t("web-pp-attack", { n: does.attack }) : ""].filter(Boolean);
    return t("web-pp-pair", { name: faceName(face), what: what.join(t("web-comma")) || t("web-pp-nothing") });
  });
  const lines = [
    t("web-pp-world-at", { name: worldName(at.id), level: at.level }),
    t("web-pp-marker", { saved: at.marker, lost: at.track - at.marker }),
    ...does,
    t("web-pp-pair", { name: faceName("heartless"), what: at.effect.map(effectText).join(" ") }),
    t("web-pp-pool-words", { blue: view.pool.blue, black: view.pool.black }),
    t("web-pp-saved", { n: view.saved.length, of: view.to_save }),
    t("web-pp-overrun", { n: view.overrun.length, of: 2 }),
    t("web-pp-pair", { name: t("web-pp-ahead"), what: view.stack.map((/** @type {any} */ one) => worldName(one.id)).join(t("web-comma")) || t("web-pp-nothing") }),
  ];
  return { title: t("web-pp-world"), lines: lines.map((text) => ({ path: "", text })) };
}

/** @param {any} view */
function dice(view) {
  const rolling = view.roll.some((/** @type {string} */ face) => face !== "none");
  const group = rolling ? "roll" : "dice";
  const lines = (rolling ? view.roll : view.dice).flatMap((/** @type {string} */ face, /** @type {number} */ i) => {
    if (face === "none") return [];
    const used = !rolling && view.spent.includes(i + 1) ? "yes" : "no";
    return [{ path: `${group}.${i}`, text: t("web-pp-die", { n: i + 1, colour: i === 5 ? "black" : "blue", face: faceName(face), used }) }];
  });
  const cards = view.card_dice.map((/** @type {any} */ die, /** @type {number} */ i) => ({
    path: `card_dice.${i}`,
    text: t("web-pp-card-die", { n: die.die, face: faceName(die.symbol), used: die.spent ? "yes" : "no" }),
  }));
  const left = { path: "", text: t("web-pp-roll", { roll: view.rolls, of: view.rolls + view.rolls_left }) };
  return { title: rolling ? t("web-pp-world-dice") : t("web-pp-dice"), lines: [left, ...lines, ...cards] };
}

/** @param {any} view @param {any} seat @param {number} i */
function board(view, seat, i) {
  const who = heroName(seat.hero);
  const actions = Object.entries(seat.actions).map(([action, about]) => ({
    path: `seats.${i}.actions.${action}`,
    text: t("web-pp-action", { who, action: actionName(action), need: about.need, state: t(`web-pp-${about.state}`) + (about.die ? ` ${t(`web-pp-die-${about.die}`)}` : "") }),
  }));
  const items = (seat.items ?? []).map((/** @type {string} */ item) => ({ path: `seats.${i}.items=${item}`, text: t("web-pp-item", { card: itemName(item) }) }));
  return {
    title: view.active === i ? t("web-pp-turn", { turn: view.turn, who }) : who,
    lines: [
      { path: `seats.${i}`, text: t("web-pp-hero", { who, health: seat.health, shields: seat.shields }) },
      ...actions,
      { path: "", text: t("web-pp-pair", { name: t(`perilous-ability-${seat.hero}`), what: abilityText(seat) }) },
      ...(seat.items === null ? [{ path: "", text: t("web-pp-hidden-items", { n: seat.cards }) }] : items),
    ],
  };
}
