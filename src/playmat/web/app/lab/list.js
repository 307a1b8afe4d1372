/** The reports there are, by game; the owner of the server has more made here, and deletes those. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { games } from "../games.js";
import { useAsked, useNow } from "../network/answers.js";
import { Moment } from "../network/moment.js";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";
import { Run } from "./run.js";
import { Start } from "./start.js";
import { dayOf, fillings } from "./words.js";

/** @typedef {import("../types.js").LabInfo} LabInfo */
/** @typedef {import("../types.js").LostReport} LostReport */
/** @typedef {import("../types.js").ReportInfo} ReportInfo */

/** So many milliseconds pass between two questions while a report is made. */
const PAUSE = 2000;
const SECOND = 1000;

/** The lab as the server told it last, and the way to put in an answer; it is asked again only while a report is made. */
function useLab() {
  const address = `/api/lab?lang=${language.value}`;
  const { answer: first, problem } = useAsked(address);
  const lab = useSignal(/** @type {LabInfo | null} */ (null));
  const now = useNow(lab.value?.run ? address : "", PAUSE);
  useEffect(() => void (lab.value = first), [first]);
  useEffect(() => {
    if (now.value) lab.value = now.value;
  }, [now.value]);
  const set = (/** @type {LabInfo} */ said) => (lab.value = now.value = said); // an older answer on its way is ignored
  return { info: lab.value, problem, set };
}

/** The page. */
export function Lab() {
  const { info, problem, set } = useLab();
  useTitle(t("web-lab"));
  return h("div", { class: "page lab" }, [
    h("h1", null, t("web-lab")),
    h("p", { class: "soft" }, t("web-lab-line")),
    info ? [h(Making, { info, set }), h(Reports, { info, set })] : h(Moment, { problem }),
  ]);
}

/** @typedef {{info: LabInfo, set: (said: LabInfo) => void}} Props */

/** Having a report made, for those who may; and how far it is. @param {Props} props */
function Making({ info, set }) {
  const { run } = info;
  const { problem, busy, send } = useSending();
  const before = useRef(run);
  const said = useSignal(/** @type {ReportInfo | null} */ (null));
  const started = useRef(false);
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (before.current && !run && !info.failed && !info.stopped) said.value = info.reports.find((one) => !one.house) ?? null;
    if (before.current && !run && document.activeElement === document.body) here.current?.focus(); // the button to stop is gone
    if (run) said.value = null;
    before.current = run;
  }, [run]);
  const ask = async (/** @type {string} */ what, /** @type {object} */ body) => {
    const answer = await send(`/api/lab/${what}`, body);
    if (!answer) return;
    started.current = what === "start";
    set(answer);
  };
  return h("div", { class: "stack making", ref: here, tabIndex: -1 }, [
    info.missing ? h("p", { class: "missing" }, info.missing.text) : null,
    run ? h(Run, { run, busy: busy.value, started: started.current, stop: () => ask("stop", {}) }) : null,
    h("p", { role: "status", class: "ready" }, said.value ? h("a", { href: `/lab/${said.value.id}` }, t("web-lab-ready")) : info.stopped ? t("web-lab-stopped") : null),
    problem.value || info.failed ? h("p", { class: "problem", role: "alert" }, problem.value || info.failed?.text) : null,
    info.may_start && !run ? h(Start, { busy: busy.value, start: (wish) => ask("start", wish) }) : null,
  ]);
}

/** All reports, by game. @param {Props} props */
function Reports({ info, set }) {
  const order = (games.value?.games ?? []).map((game) => game.id);
  const ids = [...new Set([...order, ...info.reports.map((one) => one.game)])].filter((id) => info.reports.some((one) => one.game === id));
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  const { problem, busy, send } = useSending();
  const drop = async (/** @type {string} */ id) => {
    const answer = await send("/api/lab/drop", { id });
    if (!answer) return;
    set(answer);
    top.current?.focus(); // the button that had it is gone
  };
  const lost = info.lost ?? [];
  const mine = info.may_start || Boolean(info.missing);
  return h("div", { class: "reports", ref: top, tabIndex: -1 }, [
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    info.reports.length ? null : h("p", { class: "soft" }, t("web-lab-empty")),
    ids.map((id) => h("section", { class: "tables", key: id, "data-game": id }, [
      h("h2", null, name(`${id}-name`, id)),
      h("ul", { class: "table-list" }, info.reports.filter((one) => one.game === id).map((one) => h(Line, { one, busy: busy.value, drop: mine && !one.house ? () => drop(one.id) : null, key: one.id }))),
    ])),
    lost.length ? h("section", { class: "tables" }, [
      h("h2", null, t("web-lab-lost")),
      h("p", null, t("web-lab-lost-line")),
      h("ul", { class: "table-list" }, lost.map((one) => h(Lost, { one, busy: busy.value, drop: () => drop(one.id), key: one.id }))),
    ]) : null,
  ]);
}

/** @param {{one: ReportInfo, busy: boolean, drop: (() => void) | null}} props */
function Line({ one, busy, drop }) {
  return h("li", { class: "table-line report-line", "data-game": one.game }, [
    h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", { class: "which" }, [
      h("a", { href: `/lab/${one.id}` }, h("strong", null, t("web-lab-report", fillings(one)))),
      h("span", { class: "soft" }, [dayOf(one), t(one.house ? "web-lab-house" : "web-lab-own")].join(t("web-comma"))),
    ]),
    one.current ? null : h("span", { class: "state" }, t("web-lab-older")),
    drop ? h(Dropping, { busy, drop }) : null,
  ]);
}

/** A report that cannot be shown, and takes room. @param {{one: LostReport, busy: boolean, drop: () => void}} props */
function Lost({ one, busy, drop }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeStyle: "short" }).format(one.made * SECOND);
  return h("li", { class: "table-line report-line" }, [
    h("span", { class: "which" }, h("span", null, t("web-lab-lost-one", { when }))),
    h(Dropping, { busy, drop }),
  ]);
}

/** The way to delete a report. @param {{busy: boolean, drop: () => void}} props */
function Dropping({ busy, drop }) {
  return h("details", { class: "dropping" }, [
    h("summary", null, t("web-lab-drop")),
    h("div", { class: "row" }, [h("span", null, t("web-lab-drop-line")), h("button", { type: "button", class: "button small", disabled: busy, onClick: drop }, [h(Icon, { name: "trash" }), t("web-confirm")])]),
  ]);
}
