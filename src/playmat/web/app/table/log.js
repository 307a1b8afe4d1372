/** What has happened, in sentences; turns are headings of a sort, cards open, clauses lead to the rules. */
import { Fragment, h } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { cardsOf } from "../games.js";
import { t } from "../text.js";
import { lookAt } from "../parts/card.js";
import { anyOf, named, namesOf } from "../parts/card-names.js";
import { CardWords } from "../parts/card-words.js";
import { Clause } from "../parts/clause.js";
import { Dialog } from "../parts/dialog.js";
import { useGradually } from "../gradual.js";

/** Events that begin something new, by the end of their key. */
const HEADS = /-event-(turn|begun)$/;
const SHOWN = 250;
/** So many sentences of a replay at most are drawn for the first time in one frame: about as many as are in sight. */
const FRESH = 15;

/** What never begins a line: a line may be broken behind a button, also where a letter in its place would forbid it. */
const CLOSING = "[\\p{Pe}\\p{Pf}\\p{Po}]*";

/**
 * @param {{game: string, events: import("../types.js").Told[], onEvent?: (n: number) => void}} props `onEvent`: goes to where it happened
 */
export function Log({ game, events, onEvent }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const code = useSignal("");
  const opened = useSignal(false);
  const open = useMemo(() => (/** @type {string} */ which) => {
    code.value = which;
    opened.value = true;
  }, []);
  const told = events.filter((event) => event.said).slice(-SHOWN);
  const drawn = useGradually(told.map((event) => event.n).reverse(), onEvent ? FRESH : SHOWN);
  useEffect(() => {
    const box = ref.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [events.length]);
  return h(Fragment, null, [
    h("div", { class: "log", ref, role: "group", "aria-label": t("web-log"), "aria-busy": String(drawn.size < told.length), tabIndex: 0, key: "log" },
      h("ol", null, told.filter((event) => drawn.has(event.n)).map((event) => h(Line, { game, event, open, onEvent, key: event.n })))),
    h(Dialog, { open: opened, title: cardsOf(game)?.get(code.value)?.name ?? "", key: "card" }, h(CardWords, { game, code: code.value })),
  ]);
}

/** One sentence; it is drawn again only where something about it has changed. @param {{game: string, event: import("../types.js").Told, open: (code: string) => void, onEvent?: (n: number) => void}} props */
function Line({ game, event, open, onEvent }) {
  return h("li", { class: HEADS.test(event.said?.key ?? "") ? "head" : "" }, [
    onEvent ? h(Moment, { said: event.said?.text ?? "", act: () => onEvent(event.n) }) : null,
    h("span", { class: "said" }, withCards(game, event, open)),
    " ",
    h(Clause, { id: event.said?.clause }),
  ]);
}

/** Goes to where a sentence of a replay was told; its arrow is the style sheet's, for there are hundreds of them. @param {{said: string, act: () => void}} props */
function Moment({ said, act }) {
  const title = t("web-replay-to", { said });
  return h("button", { type: "button", class: "moment", onClick: act, "aria-label": title, title });
}

/**
 * A sentence whose cards can be looked at, and opened to be read.
 * @param {string} game
 * @param {import("../types.js").Told} event
 * @param {(code: string) => void} open
 */
function withCards(game, event, open) {
  const text = event.said?.text ?? "";
  const names = named(game, event);
  if (!names.length) return text;
  const { codes } = namesOf(game);
  const parts = text.split(new RegExp(`(${anyOf(names)})(${CLOSING})`, "u"));
  return parts.map((part, i) => {
    if (i % 3 === 0) return part;
    if (i % 3 === 2) return null; // it stands with the name before it
    const code = codes.get(part) ?? "";
    const button = h("button", { type: "button", class: "card-name", ...lookAt(game, code), onClick: () => open(code) }, part);
    return h("span", { class: "unbroken" }, [button, parts[i + 1]]);
  });
}
