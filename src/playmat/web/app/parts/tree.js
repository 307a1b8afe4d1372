/** The table of a game that has none of its own: its view as a tree, with the same prompt, log and keys. */
import { h } from "preact";
import { Thing } from "./thing.js";

/** @param {{view: any}} props */
export function TreeTable({ view }) {
  return h("div", { class: "tree panel" }, h(Branch, { value: view, path: "" }));
}

/** @param {{value: any, path: string}} props */
function Branch({ value, path }) {
  if (value === null || typeof value !== "object") return h("span", { class: "leaf" }, String(value ?? "–"));
  const inside = Object.entries(value);
  return h("ul", null, inside.map(([word, one]) => {
    const at = path ? `${path}.${word}` : word;
    const leaf = one === null || typeof one !== "object";
    return h("li", { key: word }, [
      h(Thing, { path: at, label: leaf ? `${word} ${one ?? "–"}` : word, class: "twig" }, word),
      leaf ? h("span", { class: "leaf" }, String(one ?? "–")) : h(Branch, { value: one, path: at }),
    ]);
  }));
}
