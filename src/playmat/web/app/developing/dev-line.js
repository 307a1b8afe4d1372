/**
 * A developer's table in place of a server's: a position as text, and the steps that are played from it. All of them are
 * sent each time; the server keeps nothing.
 *
 * @typedef {import("../types.js").DevTable} DevTable
 * @typedef {import("../types.js").DevStep} DevStep
 */
import { batch, signal } from "@preact/signals";
import { getJson, postJson } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { done, overtaken, refusedBy, stateOf } from "../network/without-server.js";

export class DevLine {
  /** @param {import("../network/socket.js").Owner} owner */
  constructor(owner) {
    this.owner = owner;
    this.closed = false;
    this.version = 0;
    /** The number of the latest wish: only its answer is shown. */
    this.wish = 0;
    /** The position to begin with has come. */
    this.begun = signal(false);
    /** The text as it is edited, and the one that is played from. */
    this.text = signal("");
    this.from = "";
    /** All steps, those that one has gone back over among them; so many of them are played. */
    this.steps = signal(/** @type {DevStep[]} */ ([]));
    this.at = signal(0);
    /** Chance waits to be told what it brings. */
    this.forced = signal(false);
    this.now = signal(/** @type {DevTable | null} */ (null));
    this.problem = signal("");
    /** The server is none for developers. */
    this.off = signal("");
    void this.begin();
  }

  /** Who one is makes no difference here. */
  renew() {}

  /** Fetch the position to begin with. */
  async begin() {
    try {
      this.text.value = (await getJson("/api/dev")).text;
      this.begun.value = true;
    } catch (error) {
      this.off.value = wordsOf(error);
      return;
    }
    await this.apply();
  }

  /** Play from the text as it is now, with the steps that it has itself. */
  async apply() {
    const text = this.text.peek();
    await this.wanted({ text, steps: null }, (told) => {
      this.from = text;
      this.steps.value = told.steps;
    });
  }

  /** Make the position that is shown the new text, and play from there; what was edited and not played would be lost. */
  async settle() {
    const now = this.now.peek();
    if (!now) return;
    this.text.value = now.text;
    await this.apply();
  }

  /** Go to the table as it was after so many steps. @param {number} n */
  go(n) {
    return this.wanted({ text: this.from, steps: this.steps.peek().slice(0, n) });
  }

  /** Let chance bring something. @param {string} outcome */
  bring(outcome) {
    return this.added({ steps: [...this.played(), { chance: outcome }] });
  }

  /** Decide who says what chance brings. @param {boolean} forced */
  force(forced) {
    this.forced.value = forced;
    return this.go(this.at.peek());
  }

  /** The table as whoever reads another language since then is told it. */
  async greet() {
    if (this.now.peek()) await this.go(this.at.peek());
  }

  played() {
    return this.steps.peek().slice(0, this.at.peek());
  }

  /** One step more: those that one has gone back over are forgotten. @param {object} what */
  added(what) {
    return this.wanted({ text: this.from, ...what }, (told) => (this.steps.value = told.steps));
  }

  /**
   * Ask for a table, and show it, unless another one was asked for meanwhile.
   * @param {object} what
   * @param {(told: DevTable) => void} [take]
   * @returns {Promise<import("../network/socket.js").Answer>}
   */
  async wanted(what, take = () => {}) {
    const wish = (this.wish += 1);
    const isLatest = () => !this.closed && wish === this.wish;
    try {
      const told = /** @type {DevTable} */ (await postJson("/api/dev/table", { forced: this.forced.peek(), lang: this.owner.lang(), ...what }));
      if (!isLatest()) return overtaken(this.version);
      batch(() => {
        take(told);
        this.problem.value = "";
        this.at.value = told.steps.length;
        this.now.value = told;
      });
      this.show(told);
      return done(this.version);
    } catch (error) {
      if (!isLatest()) return overtaken(this.version);
      this.problem.value = wordsOf(error);
      return refusedBy(error, this.version);
    }
  }

  /** @param {DevTable} told */
  show({ table, play, events }) {
    this.version += 1;
    this.owner.state("live");
    this.owner.news(stateOf({ version: this.version, table, play, events, you: table.seats.map((one) => one.seat) }));
  }

  /**
   * What a server would answer.
   * @param {any} message
   * @returns {Promise<import("../network/socket.js").Answer>}
   */
  async ask(message) {
    if (message.type === "undo") return this.at.peek() ? this.go(this.at.peek() - 1) : done(this.version);
    if (message.type !== "act") return { type: "reply", id: "" };
    return this.added({ steps: this.played(), seat: message.seat, answer: message.answer });
  }

  /** Leave it. */
  close() {
    this.closed = true;
  }
}
