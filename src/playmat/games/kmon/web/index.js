/** What the browser shows of K-Mon. */
import { Card } from "./card.js";
import { choreography } from "./choreography.js";
import { Cover } from "./cover.js";
import { ghosts } from "./ghosts.js";
import { standing } from "./standing.js";
import { Table, foretell, options, short, tries } from "./table.js";
import { words } from "./words.js";

/** @type {import("playmat/layouts.js").Layout} */
export const layout = {
  rank: 2,
  clauses: "KM",
  beside: { kind: "kmon", most: Infinity },
  hand: 5,
  Cover, Card, Table, words, choreography, foretell, ghosts, options, short, tries,
  standing,
  tints: ["#4fd9b8", "#0d4f4a"],
  asides: /^kmon-event-(turn|gained|counted|shuffled|drew|cards?-drawn|removed)$/,
  how: [
    { key: "item", cards: ["KM1-ITM-02"] },
    { key: "lasting", cards: ["KM1-ITM-05"] },
    { key: "swap", cards: ["KM1-K01", "KM1-K04"] },
    { key: "act", cards: ["KM1-ICE-7", "KM1-ICE-1"] },
    { key: "answer", cards: ["KM1-ICE-5"] },
    { key: "end" },
    { key: "elements", cards: ["KM1-K03", "KM1-K05"] },
  ],
};
