/** The lobby: who is there, challenges, tables that wait for somebody. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { games } from "../games.js";
import { Pairing } from "../lobby/pairing.js";
import { TableLine } from "../lobby/tables.js";
import { ChallengeForm, Challenges } from "../meeting/challenges.js";
import { NoAccount } from "../meeting/no-account.js";
import { IgnoredPeople, Other } from "../meeting/others.js";
import { useAnswer, useNow } from "../network/answers.js";
import { getMine } from "../network/myself.js";
import { useSending } from "../network/sending.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { t } from "../text.js";

/** @typedef {import("../types.js").LobbyInfo} LobbyInfo */

/** @param {{path: string[]}} _props */
export function LobbyPage(_props) {
  const now = useNow("/api/lobby", undefined, getMine);
  const lobby = /** @type {LobbyInfo | null} */ (now.value);
  const to = useSignal("");
  const sent = useSignal(/** @type {string[]} */ ([]));
  const challenges = lobby?.challenges ?? [];
  useTitle(t("web-way-lobby"), challenges.some((one) => !one.mine));
  if (!lobby) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  const set = (/** @type {LobbyInfo} */ said) => (now.value = said);
  const ask = (/** @type {string} */ who) => {
    to.value = who;
    document.getElementById("challenge-who")?.focus();
  };
  return h("div", { class: "page meeting" }, [
    h("h1", null, t("web-way-lobby")),
    h("p", { class: "soft" }, t("web-lobby-about")),
    h("div", { class: "row" }, [h("a", { class: "button", href: "/daily" }, [h(Icon, { name: "dice" }), t("web-daily")]), h("a", { class: "button", href: "/tournaments" }, [h(Icon, { name: "flag" }), t("web-tournaments")])]),
    h(Challenges, { challenges, sent, set }),
    h("div", { class: "side-by-side" }, [
      h("section", { class: "tables" }, [
        h("h2", null, t("web-challenge-title")),
        lobby.account ? h(ChallengeForm, { to, people: lobby.people, done: (table) => (sent.value = [...sent.peek(), table]) }) : h(NoAccount, { line: t("web-challenge-guest") }),
      ]),
      h(People, { lobby, ask, set }),
    ]),
    h(OpenTables, null),
    h(Pairing, null),
    h(LeftAlone, null),
  ]);
}

/** The others who are there. @param {{lobby: LobbyInfo, ask: (who: string) => void, set: (lobby: LobbyInfo) => void}} props */
function People({ lobby, ask, set }) {
  const { problem, send } = useSending();
  const chosen = useSignal("");
  const open = useSignal(false);
  const hide = async () => {
    const said = await send("/api/lobby", { hidden: !lobby.hidden });
    if (said) set(said);
  };
  const more = (/** @type {string} */ who) => {
    chosen.value = who;
    open.value = true;
  };
  return h("section", { class: "tables" }, [
    h("h2", null, t("web-lobby-people")),
    lobby.people.length ? h("ul", { class: "table-list" }, lobby.people.map((who) =>
      h("li", { key: who, class: "table-line" }, [
        h(Icon, { name: "person" }),
        h("a", { class: "which", href: `/profile/${encodeURIComponent(who)}` }, who),
        lobby.account ? h("button", { type: "button", class: "button small", onClick: () => ask(who), "aria-label": t("web-challenge-person", { who }) }, t("web-challenge")) : null,
        h("button", { type: "button", class: "button small quiet", onClick: () => more(who), "aria-label": t("web-others-more", { who }) }, "…"),
      ]),
    )) : h("p", { class: "soft" }, t("web-lobby-nobody")),
    lobby.account ? h("label", { class: "check" }, [h("input", { type: "checkbox", checked: !lobby.hidden, onChange: hide }), t("web-lobby-seen")]) : null,
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    h(Dialog, { open, title: chosen.value }, h(Other, { key: chosen.value, who: chosen.value, whom: { name: chosen.value } })),
  ]);
}

/** Tables with a free seat, as far as they are wanted. */
function OpenTables() {
  const game = useSignal("");
  const clock = useSignal("");
  const rated = useSignal("");
  const asked = Object.entries({ game: game.value, clock: clock.value, rated: rated.value }).filter(([, value]) => value);
  const query = asked.map(([key, value]) => `&${key}=${value}`).join("");
  const tables = /** @type {import("../types.js").TableInfo[]} */ (useNow(`/api/tables?status=open&lang=${language.value}${query}`).value?.tables ?? []);
  const free = tables.filter((table) => !table.seats.some((seat) => seat.you));
  const any = /** @type {[string, string]} */ (["", t("web-any")]);
  return h("section", { class: "tables" }, [
    h("h2", null, t("web-open-tables")),
    h("div", { class: "row filters" }, [
      h(Pick, { title: t("web-ratings-game"), value: game.value, values: [any, ...(games.value?.games ?? []).map((one) => [one.id, one.title])], set: (value) => (game.value = value) }),
      h(Pick, { title: t("web-new-clock"), value: clock.value, values: [any, ...["none", "relaxed", "tournament", "days"].map((one) => [one, t(`web-clock-${one}`)])], set: (value) => (clock.value = value) }),
      h(Pick, { title: t("web-new-rated"), value: rated.value, values: [any, ["yes", t("web-yes")], ["no", t("web-no")]], set: (value) => (rated.value = value) }),
    ]),
    free.length ? h("ul", { class: "table-list" }, free.map((table) => h(TableLine, { table, key: table.id }))) : h("p", { class: "soft", role: "status" }, t("web-open-none")),
  ]);
}

/** Whom one ignores. */
function LeftAlone() {
  const fetched = useAnswer("/api/ignored")?.people ?? [];
  const changed = useSignal(/** @type {import("../types.js").IgnoredPerson[] | null} */ (null));
  return h("section", { class: "tables" }, h("details", null, [
    h("summary", null, t("web-ignored")),
    h(IgnoredPeople, { people: changed.value ?? fetched, set: (people) => (changed.value = people) }),
  ]));
}
