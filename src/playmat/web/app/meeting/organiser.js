/** What only the organiser of a tournament can do: rounds, results, dropping somebody, the end. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { t } from "../text.js";
import { called, outcomeOf } from "./tournament-words.js";

/** @typedef {import("../types.js").TournamentInfo} Info */

/** @param {{info: Info, set: (info: Info) => void}} props */
export function Organiser({ info, set }) {
  const { problem, busy, send } = useSending();
  const { about } = info;
  const here = `/api/tournaments/${about.id}`;
  const ask = async (/** @type {string} */ what, /** @type {object} */ body) => {
    const now = await send(`${here}/${what}`, body);
    if (now) set(now);
  };
  const more = about.status === "open" || about.round < about.rounds;
  const waits = info.waiting > 0 && about.kind !== "score";
  const next = more ? h("button", { type: "button", class: "button main", disabled: busy.value || waits, onClick: () => ask("round", { after: about.round }) }, [h(Icon, { name: "play" }), t("web-tournament-start", { round: about.round + 1 })]) : null;
  return h("section", { class: "panel stack organiser", "aria-labelledby": "organiser" }, [
    h("h2", { id: "organiser" }, t("web-tournament-organise")),
    about.status === "open" && info.deck ? h("p", { class: "soft" }, t("web-tournament-start-line")) : null,
    waits ? h("p", { class: "soft", role: "status" }, t("web-tournament-waiting", { n: info.waiting })) : null,
    next ? h("div", { class: "row" }, next) : h("p", null, t("web-tournament-all-rounds")),
    info.rounds.length ? h("details", null, [h("summary", null, t("web-tournament-result")), h(Result, { info, ask, busy: busy.value })]) : null,
    info.people.some((one) => !one.dropped) ? h("details", null, [h("summary", null, t("web-tournament-drop-other")), h(DropOther, { info, ask, busy: busy.value })]) : null,
    h("details", null, [
      h("summary", null, t("web-tournament-end")),
      h("div", { class: "stack" }, [
        h("p", null, t("web-tournament-end-line")),
        h("div", { class: "row" }, h("button", { type: "button", class: "button", disabled: busy.value, onClick: () => ask("end", {}) }, [h(Icon, { name: "flag" }), t("web-confirm")])),
      ]),
    ]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}

/** To enter or correct a result. @param {{info: Info, ask: (what: string, body: object) => void, busy: boolean}} props */
function Result({ info, ask, busy }) {
  const matches = info.rounds.flatMap((round) => round.meetings.filter((one) => one.outcome !== "bye").map((one) => ({ round: round.round, meeting: one })));
  const chosen = useSignal("");
  const outcome = useSignal("");
  const alone = info.about.kind === "score";
  const key = (/** @type {{round: number, meeting: import("../types.js").MeetingInfo}} */ one) => `${one.round}.${one.meeting.board}`;
  const match = matches.find((one) => key(one) === chosen.value) ?? matches[0];
  if (!match) return null;
  const { first, second } = match.meeting;
  const all = /** @type {[string, string][]} */ ([
    ["first", t("web-tournament-won", { who: called(info, first) })],
    ["second", t("web-tournament-won", { who: called(info, second) })],
    ["draw", t("web-tournament-draw")],
    ["neither", t(alone ? "web-tournament-defeat" : "web-tournament-neither")],
  ]);
  const outcomes = alone ? all.slice(3) : all;
  const value = outcomes.some(([one]) => one === outcome.value) ? outcome.value : outcomes[0][0];
  const words = (/** @type {{round: number, meeting: import("../types.js").MeetingInfo}} */ one) => t("web-tournament-match", { round: one.round, names: [one.meeting.first, one.meeting.second].filter(Boolean).map((number) => called(info, number)).join(" – "), outcome: outcomeOf(info, one.meeting) });
  return h("div", { class: "stack" }, [
    h(Pick, { title: t("web-tournament-which"), value: key(match), values: matches.map((one) => [key(one), words(one)]), set: (picked) => (chosen.value = picked) }),
    h(Pick, { title: t("web-daily-outcome"), value, values: outcomes, set: (picked) => (outcome.value = picked) }),
    h("div", { class: "row" }, h("button", { type: "button", class: "button", disabled: busy, onClick: () => ask("result", { round: match.round, board: match.meeting.board, outcome: value }) }, [h(Icon, { name: "check" }), t("web-confirm")])),
  ]);
}

/** To drop somebody who does not come. @param {{info: Info, ask: (what: string, body: object) => void, busy: boolean}} props */
function DropOther({ info, ask, busy }) {
  const chosen = useSignal("");
  const playing = info.people.filter((one) => !one.dropped);
  const value = playing.some((one) => String(one.number) === chosen.value) ? chosen.value : String(playing[0].number);
  return h("div", { class: "stack" }, [
    h("p", { class: "soft" }, t("web-tournament-drop-other-line")),
    h(Pick, { title: t("web-ratings-who"), value, values: playing.map((one) => [String(one.number), one.name]), set: (picked) => (chosen.value = picked) }),
    h("div", { class: "row" }, h("button", { type: "button", class: "button", disabled: busy, onClick: () => ask("drop", { number: Number(value) }) }, [h(Icon, { name: "leave" }), t("web-confirm")])),
  ]);
}
