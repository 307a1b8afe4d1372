/** What the browser shows of the Kingdom Hearts TCG. */
import { Card } from "./card.js";
import { choreography } from "./choreography.js";
import { Cover } from "./cover.js";
import { ghosts } from "./ghosts.js";
import { standing } from "./standing.js";
import { Table, foretell, options, tries } from "./table.js";
import { words } from "./words.js";

/** @type {import("playmat/layouts.js").Layout} */
export const layout = {
  rank: 3,
  clauses: "KH",
  beside: { kind: "player", most: 1 },
  hand: 6,
  Cover, Card, Table, words, choreography, foretell, ghosts, options, tries,
  standing,
  tints: ["#d9a3ff", "#4d2170"],
  asides: /^khtcg-event-(turn|entered|moved|due|shuffled|cleared|drew|cards?-drawn|put|card-put)$/,
  how: [
    { key: "draw" },
    { key: "move", cards: ["KHP-W01", "KHP-W02"] },
    { key: "call", cards: ["KHP-F02", "KHP-F05"] },
    { key: "hinder", cards: ["KHP-D01"] },
    { key: "battle", cards: ["KHP-P01", "KHP-E01"] },
    { key: "challenge", cards: ["KHP-A01"] },
    { key: "discard" },
  ],
};
