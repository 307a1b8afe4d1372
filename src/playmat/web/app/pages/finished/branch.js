/** A branch of a finished match: another answer at one of its decisions, and what comes of it. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../../parts/icon.js";
import { postJson } from "../../network/net.js";
import { NotFound } from "../../not-found.js";
import { place } from "../../router.js";
import { useTitle } from "../../shell.js";
import { matchOf } from "../../table/finished/analysis.js";
import { BranchLine } from "../../table/finished/branch.js";
import { TableStore } from "../../table/store.js";
import { t } from "../../text.js";
import { Match } from "../seat.js";

/** @typedef {BranchLine<import("../../types.js").Branch>} Line */
/** @typedef {{id: string, seat: number, n: number, answer: string}} Leaving the match that is left, by whom and at which decision, and what is tried there */

/** @param {{path: string[]}} props */
export function BranchPage({ path }) {
  const id = path[0] ?? "";
  const query = place.value.query;
  const where = { id, seat: Number(query.get("seat") ?? 0), n: Number(query.get("n") ?? 0), answer: query.get("answer") ?? "" };
  const [store, line] = useMemo(() => open(where), [id, where.seat, where.n, where.answer]);
  useEffect(() => () => store.close(), [store]);
  useTitle(t("web-branch"));
  if (store.gone.value) return h(NotFound, { title: t("web-nothing-replay"), problem: store.gone.value, way: "replays" });
  if (!store.play.value) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  return h(Match, { store, coach: h(Where, { line, where }), ending: h(End, { store }) });
}

/**
 * @param {Leaving} where
 * @returns {[TableStore, Line]}
 */
function open({ id, seat, n, answer }) {
  /** @type {Line | undefined} */
  let line;
  const ask = (/** @type {import("../../table/finished/branch.js").Asked} */ asked) => postJson("/api/analysis/branch", { ...matchOf(id), seat, n, ...asked });
  const store = new TableStore(`branch-${id}-${n}`, false, (owner) => (line = new BranchLine({ seat, answer, ask }, owner)));
  return [store, /** @type {Line} */ (line)];
}

/** What this is, and what it has come to. @param {{line: Line, where: Leaving}} props */
function Where({ line, where }) {
  const past = line.past.value;
  const [first, now] = [past[0], past.at(-1)];
  return h("section", { class: "coach panel branch", "aria-label": t("web-branch") }, [
    h("p", { class: "say", role: "status" }, [h("strong", null, t("web-branch")), " ", first && now ? t("web-branch-chance", { before: first.chance, now: now.chance }) : ""]),
    h("p", { class: "soft" }, t("web-branch-line")),
    h(Over, { line, where }),
  ]);
}

/** How the match ended in a branch. @param {{store: TableStore}} props */
export function End({ store }) {
  const ending = store.play.value?.ending;
  return h("section", { class: "prompt panel ending", "aria-label": t("web-ending"), role: "alert", tabIndex: -1 }, (ending?.lines ?? []).map((line, i) => h("p", { key: i }, line)));
}

/** Ways out of a branch. @param {{line: Line, where: Leaving}} props */
function Over({ line, where }) {
  return h("div", { class: "row" }, [
    h("a", { class: "button small", href: `/replay/${where.id}?analysis#t=${where.n}` }, [h(Icon, { name: "replay" }), t("web-branch-back")]),
    h("button", { type: "button", class: "button small", onClick: () => line.again() }, [h(Icon, { name: "again" }), t("web-branch-again")]),
  ]);
}
