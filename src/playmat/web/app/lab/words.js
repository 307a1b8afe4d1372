/** What reports and their games are called. */
import { language } from "../settings.js";
import { name } from "../text.js";

/** @typedef {import("../types.js").ReportInfo} ReportInfo */

/** What a computer player is called. @param {string} player */
export const playerName = (player) => name(`web-level-${player.replace(":", "-")}`, player);

/** What a ruleset is called. @param {string} game @param {string} ruleset */
export const rulesetName = (game, ruleset) => name(`${game}-web-ruleset-${ruleset}`, name(`${game}-ruleset-${ruleset}`, ruleset));

/** The day on which a report was made; as it is written where it is none. @param {ReportInfo} info */
export function dayOf({ made }) {
  const day = new Date(`${made}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? made : new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** What sentences about a report are filled with: who played what. @param {ReportInfo} info */
export function fillings({ game, ruleset, players, decks, games }) {
  const who = [...new Set(players)].map(playerName);
  return { games, decks: decks.length, players: new Intl.ListFormat(language.value).format(who), ruleset: ruleset ? rulesetName(game, ruleset) : "none" };
}
