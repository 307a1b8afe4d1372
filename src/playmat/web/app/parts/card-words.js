/** All that a card says, with the clauses, to be read by eye or ear. */
import { h } from "preact";
import { cardsOf } from "../games.js";
import { Clause } from "./clause.js";

/** @param {{game: string, code: string}} props */
export function CardWords({ game, code }) {
  const lines = cardsOf(game)?.get(code)?.lines ?? [];
  return h("div", { class: "stack card-words" }, lines.map((line, i) => h("p", { key: i }, [line.text, " ", h(Clause, { id: line.clause })])));
}
