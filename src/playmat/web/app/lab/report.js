/** A report on its own page: who played and how much, the command that makes it, and its tables one after the other. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { copied } from "../copied.js";
import { useAsked } from "../network/answers.js";
import { Moment } from "../network/moment.js";
import { Icon } from "../parts/icon.js";
import { place } from "../router.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";
import { Section, titleOf } from "./section.js";
import { dayOf, fillings } from "./words.js";

/** @typedef {import("../types.js").Report} Report */

/** @param {{id: string}} props */
export function ReportPage({ id }) {
  const { answer, problem } = useAsked(`/api/lab/reports/${encodeURIComponent(id)}?lang=${language.value}`);
  useTitle(t("web-lab"));
  if (answer) return h(Whole, { report: /** @type {Report} */ (answer) });
  return h("div", { class: "page lab" }, [
    h("p", { class: "row trail" }, h("a", { href: "/lab" }, t("web-lab"))),
    h("h1", null, t("web-lab")),
    h(Moment, { problem }),
  ]);
}

/** @param {{report: Report}} props */
function Whole({ report }) {
  const { info, errors, command, tables } = report;
  const title = t("report-title", { game: name(`${info.game}-name`, info.game) });
  useTitle(title);
  useEffect(() => {
    // what the address names has only come now
    if (place.peek().hash) document.getElementById(place.peek().hash)?.scrollIntoView();
  }, []);
  return h("article", { class: "page lab report", "data-game": info.game }, [
    h("header", null, [
      h("p", { class: "row trail" }, h("a", { href: "/lab" }, t("web-lab"))),
      h("h1", null, title),
      h("p", { class: "played" }, t("web-lab-played", { ...fillings(info), seed: String(info.seed), day: dayOf(info) })),
      info.current ? null : h("p", { class: "older" }, t("web-lab-older-line")),
      errors ? h("p", { class: "problem" }, t("web-lab-errors", { n: errors })) : null,
      h("p", { class: "soft how" }, t("report-how")),
      h(Command, { command, label: t("web-lab-copy") }),
      info.decks.length ? [h("p", { class: "soft how" }, t("web-lab-offline")), h(Command, { command: comparing(info.game), label: t("web-lab-copy-compare") })] : null,
    ]),
    h("nav", { class: "contents", "aria-label": t("report-contents") }, [
      h("h2", { "aria-hidden": "true" }, t("report-contents")),
      h("ol", null, tables.map((table) => h("li", { key: table.name }, h("a", { href: `#${table.name}` }, titleOf(table.name))))),
    ]),
    h("div", { class: "parts" }, tables.map((table) => h(Section, { table, key: table.name }))),
  ]);
}

/** The command that compares two versions of the cards of a game. @param {string} game */
const comparing = (game) => `playmat compare ${game} --cards old.toml new.toml --decks all --games 20`;

/** A command to be copied; its lines end before an option. @param {{command: string, label: string}} props */
function Command({ command, label }) {
  const said = useSignal("");
  const copy = async () => {
    if (await copied(command)) said.value = t("web-copied");
  };
  return h("div", { class: "command" }, [
    h("code", null, command.split(/ (?=--)/).map((part, i) => [i ? " " : "", h("span", { key: i }, part)])),
    h("button", { type: "button", class: "button small", onClick: copy }, [h(Icon, { name: "copy" }), label]),
    h("span", { role: "status", class: "soft" }, said.value),
  ]);
}
