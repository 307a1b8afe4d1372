/** When it is, in the middle of a table: the last line is the one that changes most. */
import { h } from "preact";

/** @param {{lines: string[]}} props */
export function Phase({ lines }) {
  return h("p", { class: "phase" }, lines.map((line, i) => h(i === lines.length - 1 ? "strong" : "span", { key: i }, line)));
}
