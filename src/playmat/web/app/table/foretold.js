/**
 * What an answer is certain to bring, before it is given: ghosts of what would lie elsewhere, numbers at the things they
 * belong to, arrows from what acts, and the same in words. The server tells it by the rules, from what the seat may know; nothing is worked out here.
 */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { boxSeen } from "../parts/places.js";
import { touches } from "./answer-draft.js";
import { Ghosts } from "./ghosts.js";
import { t } from "../text.js";

/** The id of the words, for the option they describe. */
export const WORDS = "foretold";
/** So far from the edge of the window, in pixels, the line above the table is whole. */
const HIGHEST = 28;

/**
 * @param {import("./store.js").TableStore} store
 * @param {import("../layouts.js").Layout} layout
 */
function shown(store, layout) {
  const view = store.play.value?.view ?? {};
  return store.foretold.value.changes.flatMap((change) => layout.foretell?.(change, view, (seat) => store.called(seat)) ?? []);
}

/**
 * The items of the answer that is looked at: the option pointed at, or what has been taken so far.
 * @param {import("./store.js").TableStore} store
 */
function meantBy(store) {
  const items = store.ask.value?.items ?? [];
  const { item } = store.foretold.value;
  return (item < 0 ? store.draft.value.taken : [item]).flatMap((place) => items[place] ?? []);
}

/**
 * @param {import("./store.js").TableStore} store
 * @param {import("../layouts.js").Layout} layout
 */
function ghostsOf(store, layout) {
  const { changes } = store.foretold.value;
  return changes.length ? (layout.ghosts?.(changes, store.play.value?.view ?? {}, meantBy(store)) ?? []) : [];
}

/** The ghosts, numbers and arrows above the table. @param {{store: import("./store.js").TableStore, layout: import("../layouts.js").Layout}} props */
export function Foretold({ store, layout }) {
  const all = shown(store, layout);
  const ghosts = ghostsOf(store, layout);
  const any = all.length + ghosts.length > 0;
  const moved = useSignal(0);
  void moved.value; // what is shown lies above things that have been scrolled since
  useEffect(() => {
    if (!any) return undefined;
    const stop = new AbortController();
    for (const kind of ["scroll", "resize"]) addEventListener(kind, () => moved.value++, { capture: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [any]);
  if (!any) return null;
  const item = store.ask.value?.items[store.foretold.value.item];
  const from = item ? boxSeen(touches(item)[0]) : undefined;
  const places = all.flatMap((one) => {
    const box = boxSeen(one.at);
    return box ? [{ ...one, box }] : [];
  });
  const table = document.querySelector(".mat")?.getBoundingClientRect();
  return h("div", { class: "foretold", "aria-hidden": "true" }, [
    h(Ghosts, { all: ghosts }),
    from ? h("svg", { class: "arrows", width: innerWidth, height: innerHeight }, places.map(({ box, at, good }) => h(Arrow, { from, to: box, good, key: at }))) : null,
    places.map(({ box, at, was, now, good }) => h("b", { key: `b${at}`, class: good ? "good" : "bad", style: { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height * 0.42}px` } }, was === null ? now : [was, h("i", null, "→"), now])),
    table ? h("p", { class: "unless", style: { left: `${table.left + table.width / 2}px`, top: `${Math.max(table.top, HIGHEST)}px` } }, t("web-foretold")) : null,
  ]);
}

/** An arrow that bends a little, from one box to another. @param {{from: DOMRect, to: DOMRect, good: boolean}} props */
function Arrow({ from, to, good }) {
  const [x1, y1, x2, y2] = [from.left + from.width / 2, from.top + from.height / 2, to.left + to.width / 2, to.top + to.height / 2];
  const far = Math.hypot(x2 - x1, y2 - y1);
  if (far < Math.max(from.width, to.width) / 2) return null;
  const [alongX, alongY] = [(x2 - x1) / far, (y2 - y1) / far];
  const [bentX, bentY] = [(x1 + x2) / 2 - alongY * far * 0.12, (y1 + y2) / 2 + alongX * far * 0.12];
  const [tipX, tipY] = [x2 - alongX * 34, y2 - alongY * 34];
  const turned = (Math.atan2(tipY - bentY, tipX - bentX) * 180) / Math.PI;
  return h("g", { class: good ? "good" : "bad" }, [
    h("path", { d: `M${x1} ${y1} Q${bentX} ${bentY} ${tipX} ${tipY}` }),
    h("path", { class: "tip", d: "M-15 -9 L4 0 L-15 9 Z", transform: `translate(${tipX} ${tipY}) rotate(${turned})` }),
  ]);
}

/** All of it in words, said as they come. @param {{store: import("./store.js").TableStore, layout: import("../layouts.js").Layout}} props */
export function ForetoldWords({ store, layout }) {
  const said = shown(store, layout).map(({ what, was, now }) => (was === null ? t("web-pair", { name: what, what: now ?? 0 }) : t("web-foretold-change", { what, was, now: now ?? 0 })));
  said.push(...ghostsOf(store, layout).flatMap((ghost) => ghost.said ?? []));
  return h("div", { id: WORDS, class: "unseen", "aria-live": "polite" }, said.length ? t("web-pair", { name: t("web-foretold"), what: said.join(t("web-comma")) }) : null);
}
