/**
 * A lesson in place of a server: it asks for one answer at a time, and shows what comes of it.
 *
 * @typedef {import("../types.js").Lesson} Lesson
 * @typedef {import("../types.js").LessonStep} Step
 * @typedef {import("../types.js").RightAnswer} Right
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
    /** The right answers that were given. */
    this.given = signal(/** @type {Right[]} */ ([]));
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
    const given = this.given.peek();
    this.owner.state("live");
    this.owner.news(stateOf({
      version: given.length,
      table: lesson.table,
      play: stepAfter(lesson, given).play,
      events: [lesson, ...given].flatMap((one) => one.events),
      you: lesson.table.seats.filter((seat) => seat.you).map((seat) => seat.seat),
    }));
  }

  /** Begin again. */
  again() {
    this.given.value = [];
    if (this.lesson.peek()) this.show(/** @type {Lesson} */ (this.lesson.peek()));
  }

  /**
   * What a server would answer.
   * @param {any} message
   * @returns {Promise<import("../network/socket.js").Answer>}
   */
  async ask(message) {
    const lesson = /** @type {Lesson} */ (this.lesson.peek());
    const { right } = stepAfter(lesson, this.given.peek());
    const answer = message.type === "act" ? right.find((one) => isSame(one, message.answer)) : undefined;
    if (message.type === "hint" || (message.type === "act" && !answer)) this.slipped.value = true;
    if (message.type === "hint") return { type: "reply", id: "", notation: right[0].word };
    if (message.type !== "act") return { type: "reply", id: "" };
    if (!answer) return { type: "refused", id: "", code: "illegal", reason: { text: t(this.other) }, version: this.given.peek().length };
    this.given.value = [...this.given.peek(), answer];
    const version = this.given.peek().length;
    this.owner.news({ type: "update", version, play: lesson.steps[answer.to].play, events: answer.events });
    return done(version);
  }

  /** The step at which the learner is; null until the lesson is read. @returns {Step | null} */
  step() {
    return this.lesson.value && stepAfter(this.lesson.value, this.given.value);
  }

  /** Whether everything is done. */
  isDone() {
    return this.step()?.right.length === 0;
  }

  /** Leave it. */
  close() {
    this.closed = true;
  }
}

/** The step after some right answers. @param {Lesson} lesson @param {Right[]} given @returns {Step} */
const stepAfter = (lesson, given) => lesson.steps[given.length ? given[given.length - 1].to : 0];

/**
 * Whether what was answered, as numbers or in notation, is this answer.
 * @param {Right} right
 * @param {number[] | string} answer
 */
function isSame(right, answer) {
  return typeof answer === "string" ? answer.trim() === right.word : answer.join() === right.answer.join();
}
