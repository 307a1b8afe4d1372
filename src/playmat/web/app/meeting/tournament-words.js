/** The words of a tournament that several places show. */
import { language } from "../settings.js";
import { t } from "../text.js";

/** @typedef {import("../types.js").TournamentInfo} Info */

/** @param {Info} info @param {number} number @returns {string} what an entrant is called. */
export function called(info, number) {
  return info.people.find((one) => one.number === number)?.name ?? "";
}

/** @param {Info} info @param {import("../types.js").MeetingInfo} meeting @returns {string} how a match ended, or that it goes on. */
export function outcomeOf(info, meeting) {
  const alone = info.about.kind === "score";
  const { outcome, turns } = meeting;
  if (outcome === "first" || outcome === "second") return alone ? t("web-tournament-won-in", { turns }) : t("web-tournament-won", { who: called(info, outcome === "first" ? meeting.first : meeting.second) });
  if (outcome === "neither") return alone ? t("web-tournament-lost-in", { turns }) : t("web-tournament-neither");
  return t(`web-tournament-${outcome || "playing"}`);
}

/** @param {number} share @returns {string} a part of 1 as people write it. */
export function percent(share) {
  return share.toLocaleString(language.value, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
