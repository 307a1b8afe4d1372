/**
 * An answer in the making, for all four kinds of choices, and which things light up meanwhile. No page, no network.
 *
 * @typedef {import("../types.js").Ask} Ask
 * @typedef {import("../types.js").Item} Item
 *
 * Pointing at a thing of the table means, by kind:
 * - `pick`: the options that are not about it fall away; where one is left, or one is about just what was pointed at,
 *   the second thing makes it the answer;
 * - `subset`: it is taken, or left again;
 * - `split`: one more for it;
 * - `order`: it comes next, or not yet.
 *
 * @typedef {object} Draft
 * @property {string[]} things pick: the things pointed at so far
 * @property {number[]} taken subset, order: the items, in the order in which they were taken
 * @property {number[]} amounts split: what each item gets
 */

/**
 * @param {Ask | null} ask
 * @returns {Draft} nothing chosen yet, but what has to be taken
 */
export function begin(ask) {
  const items = ask?.items.length ?? 0;
  return { things: [], taken: ask?.kind === "subset" ? must(ask) : [], amounts: Array(items).fill(0) };
}

/**
 * What has to be taken: some items, or all of them where fewer are not enough.
 * @param {Ask} ask
 * @returns {number[]}
 */
const must = (ask) => (ask.lo === ask.items.length ? ask.items.map((_, i) => i) : [...(ask.must ?? [])]);

/**
 * @param {Item} item
 * @returns {string[]}
 */
export const touches = (item) => item.touches ?? [];

/**
 * The options of a pick that are still meant, by their numbers.
 * @param {Ask} ask
 * @param {string[]} things
 * @returns {number[]}
 */
export function meant(ask, things) {
  const all = ask.items.map((_, i) => i);
  return all.filter((i) => things.every((thing) => about(ask.items[i], thing)));
}

/**
 * Whether an item is about a thing. A thing is a path of the view; where one path stands for several cards, the words
 * that end the notation follow it: `seats.0.items=attack x2`.
 * @param {Item} item
 * @param {string} thing
 * @returns {boolean}
 */
export function about(item, thing) {
  const [path, words] = thing.split("=");
  return touches(item).includes(path) && (!words || item.word === words || item.word.endsWith(` ${words}`));
}

/**
 * What pointing at a thing leads to.
 * @param {Ask} ask
 * @param {Draft} draft
 * @param {string} thing
 * @returns {{draft: Draft, answer: number[] | null} | null} null if the choice is not about it; an answer where it is
 *   complete and certain.
 */
export function point(ask, draft, thing) {
  if (ask.kind === "pick") return pointPick(ask, draft, thing);
  const item = ask.items.findIndex((one) => about(one, thing));
  if (item < 0) return null;
  return { draft: mark(ask, draft, item), answer: null };
}

/**
 * @param {Ask} ask
 * @param {Draft} draft
 * @param {string} thing
 */
function pointPick(ask, draft, thing) {
  if (draft.things.includes(thing)) {
    return { draft: { ...draft, things: draft.things.filter((one) => one !== thing) }, answer: null };
  }
  let things = [...draft.things, thing];
  let left = meant(ask, things);
  if (!left.length) {
    things = [thing];
    left = meant(ask, things);
    if (!left.length) return null;
  }
  const whole = left.filter((i) => touches(ask.items[i]).every((path) => things.some((one) => one.split("=")[0] === path)));
  const sure = left.length === 1 ? left : whole;
  const answer = sure.length === 1 && things.length > 1 ? sure : null;
  return { draft: { ...draft, things }, answer };
}

/**
 * Take, leave, add to or append an item; what cannot be is left as it is.
 * @param {Ask} ask
 * @param {Draft} draft
 * @param {number} item
 * @returns {Draft}
 */
export function mark(ask, draft, item) {
  if (ask.kind === "split") {
    const total = draft.amounts.reduce((sum, amount) => sum + amount, 0);
    if (draft.amounts[item] >= (ask.items[item].cap ?? 0) || total >= (ask.hi ?? 0)) return draft;
    return { ...draft, amounts: draft.amounts.with(item, draft.amounts[item] + 1) };
  }
  if (draft.taken.includes(item)) {
    if (ask.kind === "subset" && must(ask).includes(item)) return draft;
    return { ...draft, taken: draft.taken.filter((one) => one !== item) };
  }
  if (ask.kind === "subset" && draft.taken.length >= (ask.hi ?? 0)) {
    const free = draft.taken.find((one) => !must(ask).includes(one));
    if (ask.hi !== 1 || free === undefined) return draft;
    return { ...draft, taken: [item] };
  }
  return { ...draft, taken: [...draft.taken, item] };
}

/**
 * One less for an item of a split.
 * @param {Draft} draft
 * @param {number} item
 * @returns {Draft}
 */
export function less(draft, item) {
  return draft.amounts[item] ? { ...draft, amounts: draft.amounts.with(item, draft.amounts[item] - 1) } : draft;
}

/**
 * The answer, or null as long as it is none.
 * @param {Ask} ask
 * @param {Draft} draft
 * @returns {number[] | null}
 */
export function answerOf(ask, draft) {
  const lo = ask.lo ?? 0;
  const hi = ask.hi ?? 0;
  if (ask.kind === "pick") {
    const left = meant(ask, draft.things);
    return left.length === 1 ? left : null;
  }
  if (ask.kind === "subset") {
    const taken = [...draft.taken].sort((a, b) => a - b);
    return lo <= taken.length && taken.length <= hi ? taken : null;
  }
  if (ask.kind === "split") {
    const total = draft.amounts.reduce((sum, amount) => sum + amount, 0);
    return lo <= total && total <= hi ? draft.amounts : null;
  }
  return draft.taken.length === ask.items.length ? draft.taken : null;
}

/**
 * How a thing lights up: `chosen` is in the draft, `target` completes what is begun, `legal` can be begun, or not at all.
 * @param {Ask} ask
 * @param {Draft} draft
 * @param {string} thing
 * @returns {"legal" | "target" | "chosen" | ""}
 */
export function light(ask, draft, thing) {
  const items = ask.items.map((_, i) => i).filter((i) => about(ask.items[i], thing));
  if (!items.length) return "";
  if (ask.kind === "pick") {
    if (draft.things.includes(thing)) return "chosen";
    if (draft.things.length && items.some((i) => draft.things.every((one) => about(ask.items[i], one)))) return "target";
    return "legal";
  }
  return items.some((i) => (ask.kind === "split" ? draft.amounts[i] > 0 : draft.taken.includes(i))) ? "chosen" : "legal";
}
