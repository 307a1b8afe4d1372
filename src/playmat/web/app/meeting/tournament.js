/** A tournament: my table now, entering, rounds, standings, decks at the end. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { deckName, decksOf, trouble, useBelongings } from "../belongings.js";
import { startersAt } from "../lobby/deck-pick.js";
import { useAnswer, useNow } from "../network/answers.js";
import { useSending } from "../network/sending.js";
import { NotFound } from "../not-found.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";
import { NoAccount } from "./no-account.js";
import { Organiser } from "./organiser.js";
import { called, outcomeOf, percent } from "./tournament-words.js";

/** @typedef {import("../types.js").TournamentInfo} Info */
/** @typedef {import("../types.js").RoundInfo} Round */

/** What stands for an answer that was refused. */
const NOWHERE = {};

/** @param {{id: string}} props */
export function OneTournament({ id }) {
  const address = `/api/tournaments/${encodeURIComponent(id)}?lang=${language.value}`;
  const first = useAnswer(address, NOWHERE);
  if (first === NOWHERE) return h(NotFound, { title: t("web-nothing-page"), problem: t("server-tournament-none") });
  return first ? h(Here, { address }) : h("p", { class: "soft", role: "status" }, t("web-moment"));
}

/** @param {{address: string}} props */
function Here({ address }) {
  const now = useNow(address);
  const info = /** @type {Info | null} */ (now.value);
  useTitle(info?.about.name ?? t("web-tournaments"), Boolean(info?.table));
  if (!info) return h("p", { class: "soft", role: "status" }, t("web-moment"));
  const set = (/** @type {Info} */ said) => (now.value = said);
  const { about } = info;
  const facts = [name(`${about.game}-name`, about.game), t(`web-tournament-${about.kind}`), about.clock.kind === "none" ? "" : t(`web-clock-${about.clock.kind}`), about.rated ? t("web-rated") : "", t("web-tournament-by", { who: about.organiser })];
  return h("div", { class: "page meeting tournament", "data-game": about.game }, [
    h("p", null, h("a", { href: "/tournaments" }, t("web-tournaments"))),
    h("h1", null, about.name),
    h("p", { class: "soft" }, facts.filter(Boolean).join(t("web-comma"))),
    h("p", { role: "status" }, h("strong", null, about.status === "running" ? t("web-tournament-round-of", { round: about.round, rounds: about.rounds }) : t(`web-tournament-is-${about.status}`))),
    h(Mine, { info, set }),
    info.mine && about.status !== "finished" ? h(Organiser, { info, set }) : null,
    info.standings.length ? h(Standings, { info }) : null,
    info.rounds.map((round, i) => h(Matches, { info, round, open: i === 0, key: round.round })),
    h(People, { info }),
  ]);
}

/** What concerns me: my table, entering, dropping out. @param {{info: Info, set: (info: Info) => void}} props */
function Mine({ info, set }) {
  const { about } = info;
  if (about.status === "finished") return null;
  if (!info.number && !info.entries) return null;
  if (!info.number && !info.account) return h(NoAccount, { line: t("web-tournament-guest") });
  const me = info.people.find((one) => one.number === info.number);
  const latest = info.rounds[0]?.meetings.find((one) => [one.first, one.second].includes(info.number) && info.number > 0);
  const line = me?.dropped ? "web-tournament-dropped-me" : info.table ? "" : latest?.outcome === "bye" ? "web-tournament-bye-me" : info.number ? "web-tournament-wait" : "";
  return h("section", { class: "panel stack", "aria-label": t("web-tournament-me") }, [
    info.table ? h("div", { class: "row" }, h("a", { class: "button main", href: `/t/${info.table}` }, [h(Icon, { name: "table" }), t("web-tournament-my-table")])) : null,
    line ? h("p", { role: "status" }, t(line)) : null,
    !me || (about.status === "open" && !me.dropped && info.deck) ? h(Enter, { info, set }) : null,
    me && !me.dropped ? h(DropOut, { info, set }) : null,
  ]);
}

/** To enter; where the game has decks, as soon as those to choose from are there. @param {{info: Info, set: (info: Info) => void}} props */
function Enter({ info, set }) {
  const tries = useSignal(0);
  return info.deck ? h(WithDecks, { key: tries.value, info, set, again: () => (tries.value += 1) }) : h(EnterForm, { info, set, starters: [] });
}

/** @param {{info: Info, set: (info: Info) => void, again: () => void}} props `again`: asks for the starter decks once more */
function WithDecks({ info, set, again }) {
  const answer = useAnswer(startersAt(info.about.game), NOWHERE);
  if (!answer) return h("p", { class: "soft", role: "status" }, t("web-moment"));
  if (answer !== NOWHERE) return h(EnterForm, { info, set, starters: answer.decks });
  return h("div", { class: "stack" }, [
    h("p", { class: "problem", role: "alert" }, t("web-tournament-no-decks")),
    h("div", { class: "row" }, h("button", { type: "button", class: "button", onClick: again }, t("web-offline-again"))),
  ]);
}

/** @param {{info: Info, set: (info: Info) => void, starters: import("../types.js").DeckInfo[]}} props */
function EnterForm({ info, set, starters }) {
  useBelongings();
  const { problem, busy, send } = useSending();
  const { about } = info;
  const deck = useSignal("");
  const said = useSignal("");
  const decks = [...starters.map((one) => [one.id, one.name]), ...decksOf(about.game).map((one) => [one.what, deckName(one)])];
  const chosen = deck.value || (decks[0]?.[0] ?? "");
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    said.value = "";
    const now = await send(`/api/tournaments/${about.id}/enter`, { deck: info.deck ? chosen : "" });
    if (!now) return;
    if (info.number) said.value = t("web-tournament-deck-changed");
    set(now);
  };
  return h("form", { class: "stack", onSubmit: enter }, [
    info.deck ? h(Pick, { title: t("web-new-deck"), value: chosen, values: decks, set: (value) => (deck.value = value) }) : null,
    info.deck && trouble.value ? h("p", { class: "problem", role: "alert" }, trouble.value) : null,
    info.deck ? h("p", { class: "soft" }, t("web-tournament-deck-line")) : null,
    h("div", { class: "row" }, [
      h("button", { class: info.number ? "button" : "button main", disabled: busy.value }, [h(Icon, { name: info.number ? "decks" : "check" }), t(info.number ? "web-tournament-change-deck" : "web-tournament-enter")]),
      h("span", { class: "soft", role: "status" }, said.value),
    ]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}

/** To play no further round. @param {{info: Info, set: (info: Info) => void}} props */
function DropOut({ info, set }) {
  const { problem, busy, send } = useSending();
  const drop = async () => {
    const now = await send(`/api/tournaments/${info.about.id}/drop`, {});
    if (now) set(now);
  };
  const running = info.about.status === "running";
  return h("details", null, [
    h("summary", null, t("web-tournament-drop")),
    h("div", { class: "stack" }, [
      running ? h("p", null, t("web-tournament-drop-line")) : null,
      h("div", { class: "row" }, h("button", { type: "button", class: "button", disabled: busy.value, onClick: drop }, [h(Icon, { name: "leave" }), t("web-confirm")])),
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    ]),
  ]);
}

/** Who stands where. @param {{info: Info}} props */
function Standings({ info }) {
  const { kind } = info.about;
  const heads = ["web-daily-place", "web-ratings-who", "web-tournament-points", "web-tournament-record", `web-tournament-${kind}-first`, `web-tournament-${kind}-second`];
  const shown = (/** @type {number} */ value) => (kind === "swiss" ? percent(value) : String(Math.abs(Math.round(value * 100) / 100)));
  return h("section", { class: "tables" }, [
    h("h2", { id: "standings" }, t("web-tournament-standings")),
    h("div", { class: "scrolled", role: "region", "aria-labelledby": "standings", tabIndex: 0 }, h("table", { class: "ratings places" }, [
      h("thead", null, h("tr", null, heads.map((key) => h("th", { scope: "col", key }, t(key))))),
      h("tbody", null, info.standings.map((one) => h("tr", { key: one.number, class: one.number === info.number ? "you" : "" }, [
        h("td", null, String(one.place)),
        h("th", { scope: "row" }, called(info, one.number)),
        h("td", null, String(one.points)),
        h("td", null, `${one.won + one.byes}–${one.drawn}–${one.lost}`),
        one.breaks.map((value, i) => h("td", { key: i }, shown(value))),
      ]))),
    ])),
    h("div", null, h("p", { class: "soft" }, t(`web-tournament-${kind}-breaks`))),
  ]);
}

/** The matches of a round. @param {{info: Info, round: Round, open: boolean}} props */
function Matches({ info, round, open }) {
  const alone = info.about.kind === "score";
  const over = info.about.status === "finished";
  return h("section", { class: "tables" }, h("details", { open }, [
    h("summary", null, h("h2", null, t("web-tournament-round", { round: round.round }))),
    round.revealed ? h("p", null, [t("web-daily-seed"), " ", h("code", { class: "seed" }, round.revealed)]) : null,
    h("ul", { class: "table-list" }, round.meetings.map((one) => h("li", { key: one.board, class: "table-line" }, [
      h("span", { class: "which" }, [
        h("strong", null, one.second ? t("web-tournament-pair", { first: called(info, one.first), second: called(info, one.second) }) : called(info, one.first)),
        h("span", { class: "soft" }, outcomeOf(info, one)),
        one.corrected ? h("span", { class: "tag" }, t("web-tournament-corrected")) : null,
      ]),
      one.table && !alone && !one.outcome && !over ? h("a", { class: "button small", href: `/t/${one.table}`, "aria-label": t("web-tournament-watch", { board: one.board }) }, h(Icon, { name: "watch" })) : null,
      one.table && one.outcome && over ? h("a", { class: "button small quiet", href: `/replay/${one.table}`, "aria-label": t("web-tournament-replay", { board: one.board }) }, h(Icon, { name: "replay" })) : null,
    ]))),
  ]));
}

/** Who takes part, and with which deck once that is told. @param {{info: Info}} props */
function People({ info }) {
  return h("section", { class: "tables" }, [
    h("h2", null, t("web-tournament-players", { n: info.people.length })),
    info.people.length ? h("ul", { class: "plain-list stack" }, info.people.map((one) => h("li", { key: one.number }, [
      h("div", { class: "row" }, [
        h("a", { href: `/profile/${encodeURIComponent(one.name)}` }, one.name),
        one.dropped ? h("span", { class: "tag" }, t("web-tournament-dropped")) : null,
      ]),
      one.deck ? h("details", null, [h("summary", null, t("web-tournament-deck-of", { who: one.name })), h("pre", { class: "deck-list" }, one.deck)]) : null,
    ]))) : h("p", { class: "soft" }, t("web-tournament-nobody")),
  ]);
}
