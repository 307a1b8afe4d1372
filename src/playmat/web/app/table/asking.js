/**
 * What a table asks its server besides giving answers: why something cannot be done, what becomes of an answer, and what the
 * computer would answer.
 *
 * @typedef {import("./store.js").TableStore} TableStore
 */
import { meant } from "./answer-draft.js";

/** Milliseconds that one points at something until it is asked about. */
const LINGER = 30;

/** @type {{item: number, changes: import("../types.js").Change[]}} */
export const NOTHING = { item: -1, changes: [] };

/**
 * What tells a question from the others of its table: its seat and serial.
 * @param {import("../types.js").Ask | null} ask
 */
export const nameOf = (ask) => (ask ? `${ask.seat}.${ask.serial}` : "");

/**
 * Ask why something cannot be done.
 * @param {TableStore} store
 * @param {string} thing
 * @param {string[]} tries
 */
export async function askWhy(store, thing, tries) {
  const [seat, name] = [store.ask.peek()?.seat ?? store.you.peek()[0], nameOf(store.ask.peek())];
  if (!tries.length || seat === undefined || store.play.peek()?.ending) return;
  const said = await store.line.ask({ type: "why", seat, texts: tries.slice(0, 8) });
  if (said.type === "reply" && store.reading.peek() === thing && nameOf(store.ask.peek()) === name) store.reason.value = { thing, lines: said.lines ?? [] };
}

/**
 * Somebody stays at a thing that cannot be used: say why, as if they had pointed at it.
 * @param {TableStore} store
 * @param {string} thing
 * @param {string[]} tries
 */
export function wonder(store, thing, tries) {
  if (!tries.length) return;
  clearTimeout(store.pointed.timer);
  store.pointed = { item: -1, timer: setTimeout(() => {
    store.reading.value = thing;
    void askWhy(store, thing, tries);
  }, LINGER) };
}

/**
 * Show what becomes of an answer that is put together.
 * @param {TableStore} store
 * @param {import("../types.js").Ask | null} ask
 * @param {number[] | null} answer
 */
export async function describe(store, ask, answer) {
  store.preview.value = null;
  if (ask?.kind !== "pick") store.foretold.value = NOTHING;
  if (!ask || !answer || ask.kind === "pick") return;
  const said = await store.line.ask({ type: "describe", seat: ask.seat, serial: ask.serial, answer });
  if (said.type !== "reply" || store.answer.peek() !== answer) return;
  store.preview.value = said;
  store.foretold.value = { item: -1, changes: said.changes ?? [] };
}

/**
 * Show what is certain to become of an option, as the rules know it; null: of none any more.
 * @param {TableStore} store
 * @param {number | null} item
 */
export function foresee(store, item) {
  clearTimeout(store.pointed.timer);
  store.pointed = { item: item ?? -1, timer: 0 };
  store.foretold.value = NOTHING;
  const ask = store.ask.peek();
  if (item === null || ask?.kind !== "pick") return;
  store.pointed.timer = setTimeout(async () => {
    const said = await store.line.ask({ type: "describe", seat: ask.seat, serial: ask.serial, answer: [item] });
    if (said.type === "reply" && store.pointed.item === item && nameOf(store.ask.peek()) === nameOf(ask)) store.foretold.value = { item, changes: said.changes ?? [] };
  }, LINGER);
}

/**
 * Somebody looks at a thing: if it makes out an option, show what becomes of it.
 * @param {TableStore} store
 * @param {string} thing
 */
export function consider(store, thing) {
  const ask = store.ask.peek();
  if (ask?.kind !== "pick") return;
  const items = meant(ask, [...store.draft.peek().things, thing]);
  if (items.length === 1) foresee(store, items[0]);
}

/** Ask the computer. @param {TableStore} store */
export async function advise(store) {
  const ask = store.ask.peek();
  if (!ask) return;
  const said = await store.line.ask({ type: "hint", seat: ask.seat });
  if (nameOf(store.ask.peek()) !== nameOf(ask)) return; // it is about a question that is gone
  if (said.type === "reply") store.hint.value = said;
  else if (said.type === "refused") store.toast(said.reason, true);
}
