/** What the browser shows of Perilous Pursuit. */
import { choreography } from "./choreography.js";
import { Cover } from "./cover.js";
import { ghosts } from "./ghosts.js";
import { standing } from "./standing.js";
import { Table, foretell, lit, options, short, tries } from "./table.js";
import { words } from "./words.js";

/** @type {import("playmat/layouts.js").Layout} */
export const layout = {
  rank: 1,
  clauses: "PP",
  roles: ["sora", "goofy", "kairi", "donald", "riku"],
  Cover, Table, words, choreography, foretell, ghosts, lit, options, short, tries,
  standing,
  tints: ["#8ea0ff", "#232a6e"],
  routine: { answers: /^take /, label: "perilous-web-take-all" },
  asides: /^perilous-event-(turn|stopped|dealt|card-dealt|no-world-roll|(blue|black)-out|reshuffled|drew|card-drawn)$/,
  how: [
    { key: "roll", dice: ["attack", "protect", "wild", "black:heartless"] },
    { key: "assign", dice: ["attack", "attack", "wild"] },
    { key: "share", dice: ["collect"] },
    { key: "act", dice: ["protect", "attack", "distract", "collect", "ability"] },
    { key: "world", dice: ["distract", "black:heartless"] },
    { key: "items" },
  ],
};
