/** The table as headings and lists of buttons: a rendering of its own for screen readers, and for who likes text. */
import { h } from "preact";
import { Thing } from "./thing.js";

/** @param {{regions: import("../layouts.js").Region[]}} props */
export function TextTable({ regions }) {
  return h("div", { class: "words" }, regions.map((region, i) =>
    h("section", { class: "panel", key: i, "aria-label": region.title }, [
      h("h2", null, region.title),
      h("ul", null, region.lines.map((line, j) => h("li", { key: j }, line.path ? h(Thing, { path: line.path, label: line.text, class: "line-thing" }) : line.text))),
    ]),
  ));
}
