/** The id of a clause of the rules; it opens the clause. */
import { h } from "preact";

/** The game of a clause, by the beginning of its id. @type {Record<string, string>} */
const RULES = { PP: "perilous", KM: "kmon", KH: "khtcg" };

/** @param {{id?: string}} props */
export function Clause({ id }) {
  if (!id) return null;
  const game = RULES[id.split("-")[0]];
  if (!game) return h("span", { class: "clause" }, id);
  return h("a", { class: "clause", href: `/rules/${game}#${id}`, target: "playmat-rules" }, id);
}
