/** A branch of a finished match: another answer at one of its decisions, and what comes of it. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../../parts/icon.js";
import { NotFound } from "../../not-found.js";
import { place } from "../../router.js";
import { useTitle } from "../../shell.js";
import { BranchLine } from "../../table/finished/branch.js";
import { TableStore } from "../../table/store.js";
import { t } from "../../text.js";
import { Match } from "../seat.js";

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
 * @param {BranchLine["where"]} where
 * @returns {[TableStore, BranchLine]}
 */
function open(where) {
  /** @type {BranchLine | undefined} */
  let line;
  const store = new TableStore(`branch-${where.id}-${where.n}`, false, (owner) => (line = new BranchLine(where, owner)));
  return [store, /** @type {BranchLine} */ (line)];
}

/** What this is, and what it has come to. @param {{line: BranchLine, where: BranchLine["where"]}} props */
function Where({ line, where }) {
  const past = line.past.value;
  const [first, now] = [past[0], past.at(-1)];
  return h("section", { class: "coach panel branch", "aria-label": t("web-branch") }, [
    h("p", { class: "say", role: "status" }, [h("strong", null, t("web-branch")), " ", first && now ? t("web-branch-chance", { before: first.chance, now: now.chance }) : ""]),
    h("p", { class: "soft" }, t("web-branch-line")),
    h(Over, { line, where }),
  ]);
}

/** How the branch ended. @param {{store: TableStore}} props */
function End({ store }) {
  const ending = store.play.value?.ending;
  return h("section", { class: "prompt panel ending", "aria-label": t("web-ending"), role: "alert", tabIndex: -1 }, (ending?.lines ?? []).map((line, i) => h("p", { key: i }, line)));
}

/** Ways out of a branch. @param {{line: BranchLine, where: BranchLine["where"]}} props */
function Over({ line, where }) {
  return h("div", { class: "row" }, [
    h("a", { class: "button small", href: `/replay/${where.id}?analysis#t=${where.n}` }, [h(Icon, { name: "replay" }), t("web-branch-back")]),
    h("button", { type: "button", class: "button small", onClick: () => line.again() }, [h(Icon, { name: "again" }), t("web-branch-again")]),
  ]);
}
