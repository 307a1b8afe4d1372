/** Tournaments: those there are, the way to a new one, and each on a page of its own. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { games } from "../games.js";
import { NoAccount } from "../meeting/no-account.js";
import { OneTournament } from "../meeting/tournament.js";
import { useNow } from "../network/answers.js";
import { newId } from "../network/net.js";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { go } from "../router.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** @typedef {import("../types.js").TournamentLine} Line */

/** The most rounds that can be asked for; a round robin has as many as it needs. */
const MOST_ROUNDS = 10;

/** @param {{path: string[]}} props */
export function Tournaments({ path }) {
  const [id = ""] = path;
  return id ? h(OneTournament, { id }) : h(All, null);
}

/** All that there are, and a new one. */
function All() {
  const lines = /** @type {Line[] | undefined} */ (useNow("/api/tournaments").value?.tournaments);
  const lobby = /** @type {import("../types.js").LobbyInfo | null} */ (useNow("/api/lobby").value);
  useTitle(t("web-tournaments"));
  return h("div", { class: "page meeting tournaments" }, [
    h("h1", null, t("web-tournaments")),
    h("p", { class: "soft" }, t("web-tournaments-line")),
    h("section", { class: "tables" }, [
      h("h2", null, t("web-tournaments-now")),
      !lines ? h("p", { class: "soft", role: "status" }, t("web-moment")) : null,
      lines && !lines.length ? h("p", { class: "soft" }, t("web-tournaments-none")) : null,
      lines?.length ? h("ul", { class: "table-list" }, lines.map((line) => h(TournamentLine, { line, key: line.id }))) : null,
    ]),
    h("section", { class: "tables" }, [
      h("h2", null, t("web-tournament-new")),
      lobby && !lobby.account ? h(NoAccount, { line: t("web-tournament-guest") }) : h(NewTournament, null),
    ]),
  ]);
}

/** A tournament in the list. @param {{line: Line}} props */
function TournamentLine({ line }) {
  const facts = [name(`${line.game}-name`, line.game), t(`web-tournament-${line.kind}`), t("web-tournament-people", { n: line.entrants })];
  return h("li", { class: "table-line", "data-game": line.game }, [
    h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", { class: "which" }, [
      h("a", { href: `/tournaments/${line.id}` }, h("strong", null, line.name)),
      h("span", { class: "soft" }, facts.join(t("web-comma"))),
      line.rated ? h("span", { class: "tag" }, t("web-rated")) : null,
      line.entered ? h("span", { class: "tag" }, t("web-tournament-entered")) : null,
    ]),
    h("span", { class: "state" }, line.status === "running" ? t("web-tournament-round-of", { round: line.round, rounds: line.rounds }) : t(`web-tournament-is-${line.status}`)),
  ]);
}

/** To make one. */
function NewTournament() {
  const { problem, busy, send } = useSending();
  const known = games.value?.games ?? [];
  const title = useSignal("");
  const game = useSignal("");
  const kind = useSignal("swiss");
  const clock = useSignal("relaxed");
  const rounds = useSignal("0");
  const rated = useSignal(false);
  const chosen = known.find((one) => one.id === game.value) ?? known[0];
  if (!chosen) return null;
  const kinds = chosen.team ? ["score"] : ["swiss", "robin"];
  const shape = kinds.includes(kind.value) ? kind.value : kinds[0];
  const clocks = chosen.team ? ["none", "relaxed", "tournament", "days"] : ["relaxed", "tournament", "days"];
  const time = clocks.includes(clock.value) ? clock.value : clocks[0];
  const counts = Array.from({ length: MOST_ROUNDS }, (_, i) => [String(i + 1), String(i + 1)]);
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const made = await send("/api/tournaments", { id: newId(), name: title.peek(), game: chosen.id, kind: shape, clock: { kind: time }, rounds: shape === "robin" ? 0 : Number(rounds.peek()) || (chosen.team ? 1 : 0), rated: rated.peek() && !chosen.team });
    if (made) go(`/tournaments/${made.about.id}`);
  };
  return h("form", { class: "panel stack", "data-game": chosen.id, onSubmit: make }, [
    h("label", { class: "pick" }, [
      h("span", null, t("web-tournament-name")),
      h("input", { class: "field", required: true, maxLength: 60, autocomplete: "off", value: title.value, onInput: (/** @type {Event} */ event) => (title.value = /** @type {HTMLInputElement} */ (event.target).value) }),
    ]),
    h(Pick, { title: t("web-ratings-game"), value: chosen.id, values: known.map((one) => [one.id, one.title]), set: (value) => (game.value = value) }),
    h(Pick, { title: t("web-tournament-kind"), value: shape, values: kinds.map((one) => [one, t(`web-tournament-${one}`)]), set: (value) => (kind.value = value) }),
    h("p", { class: "soft" }, t(`web-tournament-${shape}-line`)),
    h(Pick, { title: t("web-new-clock"), value: time, values: clocks.map((one) => [one, t(`web-clock-${one}`)]), set: (value) => (clock.value = value) }),
    shape === "robin" ? null : h(Pick, { title: t("web-tournament-rounds"), value: rounds.value, values: chosen.team ? counts : [["0", t("web-tournament-rounds-usual")], ...counts], set: (value) => (rounds.value = value) }),
    chosen.team ? null : h("label", { class: "check" }, [h("input", { type: "checkbox", checked: rated.value, onChange: () => (rated.value = !rated.value) }), t("web-new-rated")]),
    h("div", { class: "row" }, h("button", { class: "button main", disabled: busy.value }, [h(Icon, { name: "flag" }), t("web-tournament-make")])),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
