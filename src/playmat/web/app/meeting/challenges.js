/** Challenges: to accept or decline, and what became of one's own. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { games } from "../games.js";
import { newId } from "../network/net.js";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { Rated } from "../parts/rated.js";
import { go } from "../router.js";
import { name, t } from "../text.js";

/** @typedef {import("../types.js").ChallengeInfo} Challenge */
/** @typedef {import("../types.js").LobbyInfo} LobbyInfo */

/** The challenges, those to oneself first. @param {{challenges: Challenge[], sent: import("@preact/signals").Signal<string[]>, set: (lobby: LobbyInfo) => void}} props `sent`: the tables of those that were given on this page */
export function Challenges({ challenges, sent, set }) {
  const { problem, busy, send } = useSending();
  const waited = useRef(/** @type {Set<string>} */ (new Set()));
  useEffect(() => {
    // one that is accepted at once has never been seen to wait
    const begun = challenges.find((one) => one.mine && one.state === "begun" && (waited.current.has(one.table) || sent.peek().includes(one.table)));
    for (const one of challenges) if (one.state === "waiting") waited.current.add(one.table);
    if (begun) go(`/t/${begun.table}`);
  }, [challenges]);
  const accept = async (/** @type {Challenge} */ one) => {
    const seated = await send(`/api/challenges/${one.table}/accept`, { id: newId() });
    if (seated) go(seated.link);
  };
  const end = async (/** @type {Challenge} */ one) => {
    const lobby = await send(`/api/challenges/${one.table}/end`, {});
    if (lobby) set(lobby);
  };
  const shown = [...challenges].sort((one, other) => Number(one.mine) - Number(other.mine)).slice(0, 12);
  return h("section", { class: "tables" }, [
    h("h2", null, t("web-challenges")),
    h("div", { role: "status" }, shown.length ? h("ul", { class: "table-list" }, shown.map((one) =>
      h("li", { key: one.table, class: "table-line challenge", "data-game": one.game }, [
        h("span", { class: "dot", "aria-hidden": "true" }),
        h("span", { class: "which" }, [
          h("strong", null, t(one.mine ? "web-challenge-by-me" : "web-challenge-to-me", { who: one.who })),
          h("span", { class: "soft" }, [name(`${one.game}-name`, one.game), t("web-comma"), t(`web-clock-${one.clock.kind}`)]),
          one.rated ? h("span", { class: "tag" }, t("web-rated")) : null,
        ]),
        one.mine ? h("span", { class: "state" }, t(`web-challenge-${one.state}`)) : null,
        h("span", { class: "row" }, one.mine
          ? [
              one.state === "begun" || one.state === "waiting" ? h("a", { class: "button small", href: `/t/${one.table}` }, t("web-challenge-table")) : null,
              one.state === "waiting" ? h("button", { type: "button", class: "button small quiet", disabled: busy.value, onClick: () => end(one) }, t("web-challenge-withdraw")) : null,
            ]
          : [
              h("button", { type: "button", class: "button small main", disabled: busy.value, onClick: () => accept(one) }, [h(Icon, { name: "check" }), t("web-challenge-accept")]),
              h("button", { type: "button", class: "button small", disabled: busy.value, onClick: () => end(one) }, [h(Icon, { name: "close" }), t("web-challenge-decline")]),
            ]),
      ]),
    )) : h("p", { class: "soft" }, t("web-challenges-none"))),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}

/**
 * To ask somebody for a match.
 * @param {{to: import("@preact/signals").Signal<string>, people: string[], done: (table: string) => void}} props `to`: the name that stands in the form
 */
export function ChallengeForm({ to, people, done }) {
  const { problem, busy, send } = useSending();
  const known = games.value?.games ?? [];
  const game = useSignal("");
  const clock = useSignal("relaxed");
  const rated = useSignal(false);
  const said = useSignal("");
  const chosen = known.find((one) => one.id === game.value) ?? known[0];
  if (!chosen) return null;
  const counts = rated.value && clock.value !== "none";
  const challenge = async (/** @type {Event} */ event) => {
    event.preventDefault();
    said.value = "";
    const who = to.peek();
    const body = { id: newId(), to: who, game: chosen.id, clock: { kind: clock.peek() }, rated: counts };
    const seated = await send("/api/challenges", body);
    if (!seated) return;
    said.value = t("web-challenge-sent", { who });
    to.value = "";
    done(seated.table.id);
  };
  return h("form", { class: "panel stack", "data-game": chosen.id, onSubmit: challenge }, [
    h("label", { class: "pick" }, [
      h("span", null, t("web-challenge-who")),
      h("input", { id: "challenge-who", class: "field", list: "lobby-people", required: true, maxLength: 40, autocomplete: "off", value: to.value, onInput: (/** @type {Event} */ event) => (to.value = /** @type {HTMLInputElement} */ (event.target).value) }),
      h("datalist", { id: "lobby-people" }, people.map((one) => h("option", { key: one, value: one }))),
    ]),
    h(Pick, { title: t("web-ratings-game"), value: chosen.id, values: known.map((one) => [one.id, one.title]), set: (value) => (game.value = value) }),
    h(Pick, { title: t("web-new-clock"), value: clock.value, values: ["none", "relaxed", "tournament", "days"].map((one) => [one, t(`web-clock-${one}`)]), set: (value) => (clock.value = value) }),
    clock.value === "none" ? null : h(Rated, { rated }),
    h("div", { class: "row" }, [h("button", { class: "button main", disabled: busy.value }, [h(Icon, { name: "flag" }), t("web-challenge")]), h("span", { class: "soft", role: "status" }, said.value)]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
