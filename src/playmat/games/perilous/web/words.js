/** The table of Perilous Pursuit in words. */
import { t } from "playmat/text.js";
import { abilityText, actionName, effectText, faceName, heroName, itemName, worldName } from "./table.js";

/**
 * @param {any} view
 * @returns {import("playmat/layouts.js").Region[]}
 */
export function words(view) {
  if (!view.world) return [{ title: t("perilous-web-world"), lines: [{ path: "", text: t("perilous-web-not-begun") }] }];
  return [world(view), dice(view), ...view.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => board(view, seat, i))];
}

/** @param {any} view */
function world(view) {
  const at = view.world;
  const does = Object.entries(at.faces).map(([face, does]) => {
    const what = [does.spawn ? t("perilous-web-spawn", { n: does.spawn }) : "", does.attack ? t("perilous-web-attack", { n: does.attack }) : ""].filter(Boolean);
    return t("web-pair", { name: faceName(face), what: what.join(t("web-comma")) || t("web-empty") });
  });
  const lines = [
    t("perilous-web-world-at", { name: worldName(at.id), level: at.level }),
    t("perilous-web-marker", { saved: at.marker, lost: at.track - at.marker }),
    ...does,
    t("web-pair", { name: faceName("heartless"), what: at.effect.map(effectText).join(" ") }),
    t("perilous-web-pool-words", { blue: view.pool.blue, black: view.pool.black }),
    t("perilous-web-saved", { n: view.saved.length, of: view.to_save }),
    t("perilous-web-overrun", { n: view.overrun.length, of: 2 }),
    t("web-pair", { name: t("perilous-web-ahead"), what: view.stack.map((/** @type {any} */ one) => worldName(one.id)).join(t("web-comma")) || t("web-empty") }),
  ];
  return { title: t("perilous-web-world"), lines: lines.map((text) => ({ path: "", text })) };
}

/** @param {any} view */
function dice(view) {
  const rolling = view.roll.some((/** @type {string} */ face) => face !== "none");
  const group = rolling ? "roll" : "dice";
  const lines = (rolling ? view.roll : view.dice).flatMap((/** @type {string} */ face, /** @type {number} */ i) => {
    if (face === "none") return [];
    const used = !rolling && view.spent.includes(i + 1) ? "yes" : "no";
    return [{ path: `${group}.${i}`, text: t("perilous-web-die", { n: i + 1, colour: i === 5 ? "black" : "blue", face: faceName(face), used }) }];
  });
  const cards = view.card_dice.map((/** @type {any} */ die, /** @type {number} */ i) => ({
    path: `card_dice.${i}`,
    text: t("perilous-web-card-die", { n: die.die, face: faceName(die.symbol), used: die.spent ? "yes" : "no" }),
  }));
  const left = { path: "", text: t("perilous-web-roll", { roll: view.rolls, of: view.rolls + view.rolls_left }) };
  return { title: rolling ? t("perilous-web-world-dice") : t("perilous-web-dice"), lines: [left, ...lines, ...cards] };
}

/** @param {any} view @param {any} seat @param {number} i */
function board(view, seat, i) {
  const who = heroName(seat.hero);
  const actions = Object.entries(seat.actions).map(([action, about]) => ({
    path: `seats.${i}.actions.${action}`,
    text: t("perilous-web-action", { who, action: actionName(action), need: about.need, state: t(`perilous-web-state-${about.state}`) + (about.die ? ` ${t(`perilous-web-die-${about.die}`)}` : "") }),
  }));
  const items = (seat.items ?? []).map((/** @type {string} */ item) => ({ path: `seats.${i}.items=${item}`, text: t("perilous-web-item", { card: itemName(item) }) }));
  return {
    title: view.active === i ? t("perilous-web-turn", { turn: view.turn, who }) : who,
    lines: [
      { path: `seats.${i}`, text: t("perilous-web-hero", { who, health: seat.health, shields: seat.shields }) },
      ...actions,
      { path: "", text: t("web-pair", { name: t(`perilous-ability-${seat.hero}`), what: abilityText(seat) }) },
      ...(seat.items === null ? [{ path: "", text: t("perilous-web-hidden-items", { n: seat.cards }) }] : items),
    ],
  };
}
