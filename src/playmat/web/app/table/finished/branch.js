/**
 * A branch in place of a table: a finished match or a lesson that is left and played on, with hidden cards dealt again.
 * Each answer is sent with all before it; the server keeps nothing, and the computer answers for the others.
 *
 * @typedef {import("../../types.js").Branch | import("../../types.js").OwnTurnNow} Branch
 * @typedef {{deal: number, moves: import("../../types.js").BranchMove[], answer: number[] | string | null, lang: string}} Asked
 */
import { signal } from "@preact/signals";
import { wordsOf } from "../../network/sending.js";
import { done, overtaken, refusedBy, stateOf } from "../../network/without-server.js";

/** @template {Branch} B */
export class BranchLine {
  /**
   * @param {{seat: number, answer?: string, ask: (asked: Asked) => Promise<B>}} where `answer`: what is tried first, in notation; the question itself otherwise
   * @param {import("../../network/socket.js").Owner} owner
   */
  constructor(where, owner) {
    this.where = where;
    this.owner = owner;
    this.closed = false;
    /** The deal that is shown, and the one that was asked for last. */
    this.deal = 0;
    this.wish = 0;
    this.version = 0;
    /** The branch after each answer; the last one is shown. */
    this.past = signal(/** @type {B[]} */ ([]));
    void this.begin(0);
  }

  /** Who one is makes no difference here. */
  renew() {}

  /** The table as it is now, as whoever reads another language since then is told it. */
  async greet() {
    const now = this.past.peek().at(-1);
    if (!now) return;
    try {
      const told = await this.told(now.moves, null);
      if (this.closed || this.past.peek().at(-1) !== now) return;
      this.past.value = [...this.past.peek().slice(0, -1), told];
      this.show();
    } catch {
      this.owner.state("lost");
    }
  }

  /**
   * Ask the question at which the match is left, and give the answer that is to be tried.
   * @param {number} deal
   */
  async begin(deal) {
    this.wish = deal;
    try {
      const first = await this.told([], null, deal);
      const tried = this.where.answer ? await this.told([], this.where.answer, deal) : null;
      if (this.closed || this.wish !== deal) return;
      this.deal = deal;
      this.past.value = tried ? [first, tried] : [first];
      this.show();
    } catch (error) {
      if (this.closed || this.wish !== deal) return;
      if (this.past.peek().length) this.owner.state("lost");
      else this.owner.bye({ type: "bye", code: "table", reason: { text: wordsOf(error) } });
    }
  }

  /** The same question, with another deal of what one cannot know. */
  again() {
    void this.begin(this.wish + 1);
  }

  /**
   * @param {import("../../types.js").BranchMove[]} moves
   * @param {number[] | string | null} answer
   * @param {number} [deal]
   * @returns {Promise<B>}
   */
  told(moves, answer, deal = this.deal) {
    return this.where.ask({ deal, moves, answer, lang: this.owner.lang() });
  }

  /** Show the branch as it is. */
  show() {
    const { table, play, events } = /** @type {B} */ (this.past.peek().at(-1));
    this.version += 1;
    this.owner.state("live");
    this.owner.news(stateOf({ version: this.version, table, play, events, you: [this.where.seat] }));
  }

  /**
   * What a server would answer.
   * @param {any} message
   * @returns {Promise<import("../../network/socket.js").Answer>}
   */
  async ask(message) {
    if (message.type === "undo") return this.back();
    if (message.type !== "act") return { type: "reply", id: "" };
    const now = /** @type {B} */ (this.past.peek().at(-1));
    const isShown = () => !this.closed && this.past.peek().at(-1) === now;
    try {
      const next = await this.told(now.moves, message.answer);
      if (!isShown()) return overtaken(this.version);
      this.past.value = [...this.past.peek(), next];
      this.show();
      return done(this.version);
    } catch (error) {
      return isShown() ? refusedBy(error, this.version) : overtaken(this.version);
    }
  }

  /** Take the last answer back: in a branch nothing is final. @returns {import("../../network/socket.js").Answer} */
  back() {
    if (this.past.peek().length > 1) {
      this.past.value = this.past.peek().slice(0, -1);
      this.show();
    }
    return done(this.version);
  }

  /** Leave it. */
  close() {
    this.closed = true;
  }
}
