/**
 * The stage: a layer above the table in which is seen what happened, one thing after the other. It never holds up an
 * answer: the table is already as it is, and the layer lets every press through.
 */
import { pace } from "../settings.js";
import { play } from "./sound.js";

/** What the stage moves on the table itself; `motion.js` looks through it to where things lie. */
export const ACT = "act";

const HIDDEN = "hidden";
/** Milliseconds after which nothing stays hidden, whatever became of the act that would show it. */
const LONG = 15_000;

/** More that waits than this was missed, not watched: the stage jumps to the present. */
const MOST = 10;
/** While several wait, all of them are played faster. */
const QUEUED = 3;
const HURRY = 1.8;

/**
 * @typedef {{sound: import("./sound.js").Sound | undefined, wait?: (stage: Stage) => void, play: (stage: Stage) => Promise<void>}} Act something to be seen and
 *   heard; done as soon as the next can begin. `wait` prepares it, as long as others come first
 */

export class Stage {
  /**
   * @param {() => HTMLElement | null} layer
   * @param {() => number} [rate] how many times as fast as usual things move
   */
  constructor(layer, rate = pace) {
    this.layer = layer;
    this.rate = rate;
    /** Done as soon as nothing is played any more. */
    this.quiet = Promise.resolve();
    /** @type {Act[]} */
    this.waiting = [];
    this.busy = false;
    /** The act that is played, as long as it was not heard. @type {Act | null} */
    this.mute = null;
    /** What is played was skipped: it ends without anything more to be seen. */
    this.skipped = false;
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /**
   * Have acts played after those that wait.
   * @param {Act[]} acts
   */
  add(acts) {
    this.waiting.push(...acts);
    if (this.waiting.length > MOST) this.skip();
    else this.prepare(acts);
    if (!this.busy) this.quiet = this.run();
  }

  /** @param {Act[]} acts */
  prepare(acts) {
    try {
      for (const act of acts) act.wait?.(this);
    } catch (error) {
      this.giveUp(error);
    }
  }

  async run() {
    this.busy = true;
    try {
      for (let act = this.waiting.shift(); act; act = this.waiting.shift()) {
        this.skipped = false;
        this.mute = act;
        try {
          await act.play(this);
        } catch (error) {
          this.giveUp(error);
        }
      }
    } finally {
      this.mute = null;
      this.busy = false;
    }
  }

  /** An act that fails hides nothing and holds up nothing: the stage jumps to the present. @param {unknown} error */
  giveUp(error) {
    console.warn("What happened cannot be shown:", error);
    this.skip();
  }

  /** What is played is heard now, once. */
  hear() {
    if (this.mute?.sound) play(this.mute.sound);
    this.mute = null;
  }

  /** Everything is where it goes, and nothing waits any more; what was not heard yet is heard at once. */
  skip() {
    for (const sound of new Set([this.mute, ...this.waiting].map((act) => act?.sound))) if (sound) play(sound);
    this.leave();
  }

  /** Everything is where it goes; what was not heard yet is not heard any more: somebody looks at another moment. */
  leave() {
    this.skipped = true;
    this.mute = null;
    this.waiting = [];
    for (const animation of this.running) animation.finish();
    this.running.clear();
    this.layer()?.replaceChildren();
  }

  /**
   * Something that is seen only while it moves.
   * @param {string} look its class
   * @param {{left: number, top: number, width: number, height: number}} box
   * @returns {HTMLElement}
   */
  prop(look, { left, top, width, height }) {
    const made = document.createElement("div");
    made.className = `prop ${look}`;
    Object.assign(made.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    if (!this.skipped) this.layer()?.append(made);
    return made;
  }

  /**
   * Move something, as fast as people want it.
   * @param {Element} element
   * @param {Keyframe[]} frames only `transform` and `opacity`: nothing is laid out or painted anew
   * @param {KeyframeAnimationOptions & {duration: number}} timing
   * @returns {Promise<void>} done when it is, or when all is skipped
   */
  async move(element, frames, timing) {
    if (this.skipped || !element.isConnected) return;
    const rate = this.rate() * (this.waiting.length >= QUEUED ? HURRY : 1);
    const animation = element.animate(frames, { easing: "ease-out", ...timing, id: ACT, duration: timing.duration / rate, delay: Number(timing.delay ?? 0) / rate });
    this.running.add(animation);
    await animation.finished.catch(() => {}); // cancelled, it is over as well
    this.running.delete(animation);
  }

  /**
   * Let some time pass, as people want it.
   * @param {number} duration in milliseconds
   */
  async pause(duration) {
    const nothing = this.prop("", new DOMRect());
    await this.move(nothing, [{ opacity: 0 }, { opacity: 0 }], { duration });
    nothing.remove();
  }

  /** The part of the page in which the table is seen. */
  area() {
    const mat = this.layer()?.parentElement?.querySelector(".mat")?.getBoundingClientRect() ?? new DOMRect();
    const [top, bottom] = [Math.max(0, mat.top), Math.min(innerHeight, mat.bottom)];
    return new DOMRect(mat.left, top, mat.width, Math.max(0, bottom - top));
  }

  /**
   * Keep out of sight what is yet to come.
   * @param {Element} element
   */
  hide(element) {
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONG, id: HIDDEN });
    this.running.add(hidden);
  }

  /**
   * What comes now is in sight again.
   * @param {Element} element
   */
  unhide(element) {
    for (const animation of element.getAnimations()) {
      if (animation.id !== HIDDEN) continue;
      animation.cancel();
      this.running.delete(animation);
    }
  }
}
