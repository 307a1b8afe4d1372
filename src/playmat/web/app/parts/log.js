/** What has happened, in sentences; turns are headings of a sort, cards open, clauses lead to the rules. */
import { h } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { cardsOf } from "../games.js";
import { t } from "../text.js";
import { lookAt } from "./card.js";
import { Clause } from "./clause.js";
import { SceneContext } from "./thing.js";

/** Events that begin something new, by the end of their key. */
const HEADS = /-event-(turn|begun)$/;
const SHOWN = 250;

/**
 * @param {{game: string, events: import("../types.js").Told[], onEvent?: (n: number) => void}} props
 */
export function Log({ game, events, onEvent }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const { store } = useContext(SceneContext);
  useEffect(() => {
    const box = ref.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [events.length]);
  const told = events.filter((event) => event.said).slice(-SHOWN);
  return h(
    "div",
    { class: "log", ref, role: "log", "aria-live": store ? "polite" : "off", "aria-label": t("web-log"), tabIndex: 0 },
    h(
      "ol",
      null,
      told.map((event) => {
        const head = HEADS.test(event.said?.key ?? "");
        return h("li", { key: event.n, class: head ? "head" : "" }, [
          onEvent
            ? h("button", { type: "button", class: "moment", onClick: () => onEvent(event.n) }, event.said?.text)
            : h("span", null, withCards(game, event)),
          " ",
          h(Clause, { id: event.said?.clause }),
        ]);
      }),
    ),
  );
}

/**
 * A sentence whose cards can be looked at.
 * @param {string} game
 * @param {import("../types.js").Told} event
 */
function withCards(game, event) {
  const text = event.said?.text ?? "";
  const codes = codesOf(game);
  const named = Object.values(event.args ?? {}).filter((word) => typeof word === "string" && codes.has(word) && text.includes(word));
  const [name] = named;
  if (typeof name !== "string") return text;
  const [before, ...after] = text.split(name);
  return [before, h("button", { type: "button", class: "card-name", ...lookAt(game, codes.get(name) ?? null) }, name), after.join(name)];
}

/** @type {WeakMap<Map<string, import("../types.js").CardInfo>, Map<string, string>>} */
const found = new WeakMap();

/** The codes of a game's cards by their names in the language in use. @param {string} game @returns {Map<string, string>} */
function codesOf(game) {
  const cards = cardsOf(game);
  if (!cards) return new Map();
  const known = found.get(cards) ?? new Map([...cards].map(([code, card]) => [card.name, code]));
  found.set(cards, known);
  return known;
}
