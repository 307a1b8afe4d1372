/**
 * A lesson in place of a server: it asks for one answer at a time, and shows what comes of it.
 *
 * @typedef {import("../types.js").Lesson} Lesson
 * @typedef {import("../types.js").LessonStep} Step
 */
import { signal } from "@preact/signals";
import { getJson } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { done, stateOf } from "../network/without-server.js";
import { t } from "../text.js";

export class LessonLine {
  /**
   * @param {string} address where the lesson is told
   * @param {import("../network/socket.js").Owner} owner
   * @param {string} [other] the key of what an answer that is not wanted is told
   */
  constructor(address, owner, other = "lesson-other") {
    this.address = address;
    this.owner = owner;
    this.other = other;
    /** Whether something else was answered, or a hint asked for. */
    this.slipped = signal(false);
    this.closed = false;
    this.lesson = signal(/** @type {Lesson | null} */ (null));
    /** How many steps are done. */
    this.at = signal(0);
    this.greet();
  }

  /** Who one is makes no difference here. */
  renew() {}

  /** Read the lesson in the language in use, and show the table as it is at this step. */
  async greet() {
    const lang = this.owner.lang();
    try {
      const lesson = /** @type {Lesson} */ (await getJson(`${this.address}?lang=${lang}`));
      if (this.closed || this.owner.lang() !== lang) return;
      this.lesson.value = lesson;
      this.show(lesson);
    } catch (error) {
      if (this.owner.lang() !== lang) return;
      const reason = { text: wordsOf(error) };
      this.owner.bye({ type: "bye", code: "table", reason });
    }
  }

  /** @param {Lesson} lesson */
  show(lesson) {
    const steps = lesson.steps.slice(0, this.at.peek() + 1);
    this.owner.state("live");
    this.owner.news(stateOf({
      version: this.at.peek(),
      table: lesson.table,
      play: steps[steps.length - 1].play,
      events: steps.flatMap((step) => step.events),
      you: lesson.table.seats.filter((seat) => seat.you).map((seat) => seat.seat),
    }));
  }

  /** Begin again. */
  again() {
    this.at.value = 0;
    if (this.lesson.peek()) this.show(/** @type {Lesson} */ (this.lesson.peek()));
  }

  /**
   * What a server would answer.
   * @param {any} message
   * @returns {Promise<import("../network/socket.js").Answer>}
   */
  async ask(message) {
    const lesson = /** @type {Lesson} */ (this.lesson.peek());
    const step = lesson.steps[this.at.peek()];
    if (message.type === "hint" || (message.type === "act" && !isWanted(step, message.answer))) this.slipped.value = true;
    if (message.type === "hint") return { type: "reply", id: "", notation: step.word };
    if (message.type !== "act") return { type: "reply", id: "" };
    if (!isWanted(step, message.answer)) return { type: "refused", id: "", code: "illegal", reason: { text: t(this.other) }, version: this.at.peek() };
    this.at.value += 1;
    const next = lesson.steps[this.at.peek()];
    this.owner.news({ type: "update", version: this.at.peek(), play: next.play, events: next.events });
    return done(this.at.peek());
  }

  /** Leave it. */
  close() {
    this.closed = true;
  }
}

/**
 * Whether an answer, as numbers or in notation, is the one that is asked for.
 * @param {Step} step
 * @param {number[] | string} answer
 */
function isWanted(step, answer) {
  return typeof answer === "string" ? answer.trim() === step.word : answer.join() === step.wanted.join();
}
