/**
 * What a table asks its server besides giving answers: why something cannot be done, and what becomes of an answer.
 *
 * @typedef {import("./store.js").TableStore} TableStore
 */

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
