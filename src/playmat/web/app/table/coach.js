/**
 * The coach of a guided first match: says what is new when it comes, once, and points at it. It knows what the learner
 * sees and no more, and falls silent when everything has been said.
 *
 * @typedef {import("../types.js").Tip} Tip
 * @typedef {import("../types.js").Told} Told
 */
import { h } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { gameInfo } from "../games.js";
import { PlayNow } from "../lobby/play-now.js";
import { useAnswer } from "../network/answers.js";
import { Icon } from "../parts/icon.js";
import { go } from "../router.js";
import { t } from "../text.js";
import { nameOf } from "./asking.js";

/** Said when nothing new can come any more. */
const ALONE = { name: "alone" };

/**
 * The tip to say now: the first that is new, and either about the question or about what has happened.
 * @param {Tip[]} tips
 * @param {string[]} told the names of those that were said
 * @param {string} question the key of the question
 * @param {Told[]} events
 * @param {number} me whom `mine` means
 * @returns {Tip | undefined}
 */
export function due(tips, told, question, events, me) {
  const fits = (/** @type {Tip} */ tip) =>
    tip.question ? tip.question === question : events.some((event) => event.said?.key === tip.event && (tip.mine == null || (event.seat === me) === tip.mine));
  return tips.find((tip) => !told.includes(tip.name) && fits(tip));
}

/**
 * Whatever a place of a tip means in the page.
 * @param {string} place a path of the view, or a class of the table
 */
const selector = (place) => (place.startsWith(".") ? `.mat ${place}` : `.mat :is([data-path="${place}"], [data-path^="${place}."], [data-path^="${place}="])`);

const ring = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, ring];

/**
 * Point at things, wherever they are drawn.
 * @param {string[]} places
 */
function usePointing(places) {
  const all = places.map(selector).join();
  useLayoutEffect(() => {
    ring.replaceSync(all ? `:is(${all}) { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; animation: pointed 0.7s ease-in-out 4 alternate; }` : "");
    if (all) document.querySelector(all)?.scrollIntoView({ block: "nearest" });
    return () => ring.replaceSync("");
  }, [all]);
}

/** @param {{store: import("./store.js").TableStore, game: string}} props */
export function Coach({ store, game }) {
  const guide = /** @type {import("../types.js").GuideInfo | null} */ (useAnswer(`/api/games/${game}/guide`));
  const told = useTold(store.id);
  const tip = useSignal(/** @type {Partial<Tip> | null} */ (null));
  const ask = store.ask.value;
  const over = Boolean(store.play.value?.ending);
  const hold = useHold(store);
  useLayoutEffect(() => {
    hold(false);
    if (!guide || !ask) return;
    const done = guide.tips.every((one) => told.value.includes(one.name)) && !told.value.includes(ALONE.name);
    const next = due(guide.tips, told.value, ask.prompt.key ?? "", store.events.peek(), ask.seat) ?? (done ? ALONE : null);
    tip.value = next;
    if (next) told.value = [...told.value, next.name];
    hold(next !== null && ask.optional === true);
  }, [guide, nameOf(ask)]);
  usePointing(over ? [] : (tip.value?.at ?? []));
  const close = () => {
    tip.value = null;
    hold(false);
    /** @type {HTMLElement | null} */ (document.querySelector(".prompt"))?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && !document.querySelector("dialog[open]") && tip.peek() && close();
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
  return h("div", { class: "coaching", role: "status", key: "coach" }, over ? h(Alone, { game }) : tip.value ? h(Tip, { game, tip: tip.value, id: store.id, close }) : null);
}

/** @param {{game: string, tip: Partial<Tip>, id: string, close: () => void}} props */
function Tip({ game, tip, id, close }) {
  return h("section", { class: "coach panel", "aria-label": t("guide-title") }, [
    h("p", { class: "say" }, tip.name === ALONE.name ? t("guide-alone") : t(`${game}-guide-${tip.name}`)),
    h("div", { class: "row" }, [
      h("button", { type: "button", class: "button small main", onClick: close }, t("web-guide-close")),
      tip.name === ALONE.name ? null : h("button", { type: "button", class: "button quiet small", onClick: () => go(`/t/${id}`, { replace: true }) }, t("web-guide-leave")),
    ]),
  ]);
}

/** What comes after the match. @param {{game: string}} props */
function Alone({ game }) {
  const info = gameInfo(game);
  return h("section", { class: "coach panel", "aria-label": t("guide-title") }, [
    h("p", { class: "say" }, t("guide-over")),
    h("div", { class: "row" }, [info ? h(PlayNow, { game: info }) : null, h("a", { class: "button quiet", href: "/learn" }, [h(Icon, { name: "learn" }), t("web-way-learn")])]),
  ]);
}

/**
 * Lets companions wait while an offer is explained that they would else run over; ends no waiting that the learner began.
 * @param {import("./store.js").TableStore} store
 */
function useHold(store) {
  const held = useRef(false);
  return (/** @type {boolean} */ on) => {
    if (on === held.current || !store.holdable.peek()) return;
    const seat = store.you.peek()[0];
    if (on && store.play.peek()?.holds?.includes(seat)) return;
    held.current = on;
    void store.send({ type: "hold", seat, on });
  };
}

/**
 * The tips that were said at a table; remembered as long as this tab is open.
 * @param {string} table
 */
function useTold(table) {
  const key = `playmat.coach.${table}`;
  const told = useSignal(/** @type {string[]} */ (JSON.parse(sessionStorage.getItem(key) ?? "[]")));
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(told.value)), [told.value]);
  return told;
}
