/** A card set that is open: its cards, the one that is written, and what the server understands of it. */
import { batch, effect, signal } from "@preact/signals";
import { showDraft } from "../games.js";
import { postMine } from "../network/myself.js";
import { postJson } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { language } from "../settings.js";

/** @typedef {import("../types.js").DraftInfo} DraftInfo */
/** @typedef {import("../types.js").MistakeInfo} MistakeInfo */
/** @typedef {Record<string, any>} Card a card as a card file has it; `text` are its sentences */

/** So long nothing is changed before a card is read, and before the set is kept, in milliseconds. */
const READ_AFTER = 120;
const KEEP_AFTER = 900;

/**
 * Names by language with one in the reader's. English stands in for languages without a name, so it has one, too.
 * @param {Record<string, string>} names
 * @param {string} name
 * @param {string} [lang]
 */
export function renamed(names, name, lang = language.peek()) {
  const english = !names.en || names.en === names[lang] ? name : names.en;
  return Object.fromEntries(Object.entries({ ...names, en: english, [lang]: name }).filter(([, one]) => one));
}

export class BenchStore {
  /** @param {import("../types.js").WholeSet} whole */
  constructor(whole) {
    const { info, data } = whole;
    this.id = info.id;
    this.game = info.game;
    this.mine = info.mine;
    this.rest = { ...data };
    this.code = signal(typeof data.set === "string" ? data.set : "MY1");
    this.names = signal(/** @type {Record<string, string>} */ (data.name ?? {}));
    this.cards = signal(/** @type {Card[]} */ (data.card ?? []));
    this.mistakes = signal(/** @type {MistakeInfo[]} */ (whole.mistakes));
    this.at = signal(this.mine ? this.cards.peek().length : 0);
    /** The card that is not in the set yet. */
    this.fresh = signal(/** @type {Card | null} */ (null));
    /** What the server said last, and the text that it said it about. */
    this.draft = signal(/** @type {DraftInfo | null} */ (null));
    this.drafted = signal("");
    this.saved = signal(/** @type {"kept" | "keeping" | "unkept"} */ ("kept"));
    this.problem = signal("");
    this.asked = 0;
    this.keeping = 0;
    this.stopped = false;
  }

  /** The name of the set in the reader's language. */
  get title() {
    return { value: this.names.value[language.value] ?? this.names.value.en ?? "" };
  }

  /** The card that is written, or looked at. */
  get current() {
    return { value: this.cards.value[this.at.value] ?? this.fresh.value };
  }

  /** Read the current card whenever it changes. @returns {() => void} ends it */
  live() {
    let timer = 0;
    const end = effect(() => {
      const [card, lang] = [this.current.value, language.value];
      clearTimeout(timer);
      if (card) timer = setTimeout(() => void this.read(card, lang), READ_AFTER);
    });
    return () => {
      end();
      clearTimeout(timer);
      this.stop();
    };
  }

  /** Keep nothing any more. */
  stop() {
    this.stopped = true;
    clearTimeout(this.keeping);
  }

  /**
   * Have the server read a card; what it said last counts.
   * @param {Card} card
   * @param {string} [lang]
   */
  async read(card, lang = language.peek()) {
    const mine = ++this.asked;
    try {
      const draft = /** @type {DraftInfo} */ (await postJson("/api/workshop/card", { game: this.game, card, lang }));
      if (mine !== this.asked) return this.draft.peek();
      this.problem.value = "";
      batch(() => {
        this.draft.value = draft;
        this.drafted.value = card.text ?? "";
      });
      const lines = (draft.lines[lang]?.length ? draft.lines[lang] : ["", card.text ?? ""]).map((text) => ({ text }));
      showDraft(this.game, { code: card.code, name: this.nameOf(card), lines, data: draft.data, picture: "" });
      return draft;
    } catch (error) {
      if (mine === this.asked) this.problem.value = wordsOf(error);
      return null;
    }
  }

  /** @param {Card | null | undefined} card */
  nameOf(card) {
    const names = card?.name ?? {};
    return names[language.value] ?? names.en ?? Object.values(names)[0] ?? "";
  }

  /** Begin a card of a type; what the last one had that it has too stays. @param {string} type */
  begin(type) {
    this.fresh.value = { code: this.nextCode(), type, name: {} };
    this.at.value = this.cards.peek().length;
  }

  /** The first code of the set that no card has. */
  nextCode() {
    const taken = new Set(this.cards.peek().map((card) => card.code));
    let number = 1;
    const code = () => `${this.code.peek()}-${String(number).padStart(2, "0")}`;
    while (taken.has(code())) number += 1;
    return code();
  }

  /** Change the current card. @param {Card} what a field that is undefined is left out */
  change(what) {
    const now = this.current.value;
    if (!now) return;
    const next = Object.fromEntries(Object.entries({ ...now, ...what }).filter(([, value]) => value !== undefined));
    if (this.at.peek() < this.cards.peek().length) {
      this.cards.value = this.cards.peek().map((card, i) => (i === this.at.peek() ? next : card));
      this.keepSoon();
    } else this.fresh.value = next;
  }

  /** Put the new card into the set. */
  add() {
    const fresh = this.fresh.peek();
    if (!fresh || this.at.peek() < this.cards.peek().length) return;
    this.cards.value = [...this.cards.peek(), fresh];
    this.fresh.value = null;
    this.keepSoon();
  }

  /** Take the current card out of the set. */
  remove() {
    const { type } = this.current.value ?? {};
    this.cards.value = this.cards.peek().filter((_, i) => i !== this.at.peek());
    this.begin(type);
    this.keepSoon();
  }

  /** Look at another card. @param {number} i */
  open(i) {
    this.at.value = i;
  }

  /** Name the set. @param {string} title */
  call(title) {
    this.names.value = renamed(this.names.peek(), title);
    this.keepSoon();
  }

  /** Give the set another code, which those of its cards begin with. @param {string} code */
  recode(code) {
    const next = code.toUpperCase().replace(/[^A-Z0-9]/g, "") || this.code.peek();
    const before = `${this.code.peek()}-`;
    const changed = (/** @type {Card} */ card) => (card.code.startsWith(before) ? { ...card, code: `${next}-${card.code.slice(before.length)}` } : card);
    this.code.value = next;
    this.cards.value = this.cards.peek().map(changed);
    if (this.fresh.peek()) this.fresh.value = changed(/** @type {Card} */ (this.fresh.peek()));
    this.keepSoon();
  }

  /** What a card file of the set says; with the card that is written. @param {boolean} [whole] */
  data(whole = false) {
    const fresh = whole && this.fresh.peek() && this.at.peek() >= this.cards.peek().length ? [this.fresh.peek()] : [];
    return { ...this.rest, set: this.code.peek(), name: this.names.peek(), card: [...this.cards.peek(), ...fresh] };
  }

  /** Keep the set, once nothing is changed for a moment. */
  keepSoon() {
    if (!this.mine || this.stopped) return;
    this.saved.value = "unkept";
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => void this.keep(), KEEP_AFTER);
  }

  /** Keep the set. */
  async keep() {
    this.saved.value = "keeping";
    try {
      const whole = await postMine("/api/workshop/sets", { id: this.id, game: this.game, data: this.data(), lang: language.peek() });
      this.mistakes.value = whole.mistakes;
      if (this.saved.peek() === "keeping") this.saved.value = "kept";
      this.problem.value = "";
    } catch (error) {
      this.saved.value = "unkept";
      this.problem.value = wordsOf(error);
    }
  }
}
