/** The id of a clause of the rules; it opens the clause. */
import { h } from "preact";
import { gameOfClause } from "../layouts.js";

/** @param {{id?: string}} props */
export function Clause({ id }) {
  if (!id) return null;
  const game = gameOfClause(id);
  if (!game) return h("span", { class: "clause" }, id);
  return h("a", { class: "clause", href: `/rules/${game}#${id}`, target: "playmat-rules" }, id);
}
