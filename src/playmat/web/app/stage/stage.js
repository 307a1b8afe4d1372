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

/** Milliseconds after which the next act begins, whatever is still seen of the one before. */
export const BOUND = 250;
/** Milliseconds in which all acts of a chain have begun. */
export const CHAIN = 2000;
/** More that waits than this was missed, not watched: the stage jumps to the present. */
const MOST = CHAIN / BOUND;
/** While several wait, all of them are played faster. */
const QUEUED = 3;
const HURRY = 1.8;

/**
 * @typedef {{sound: import("./sound.js").Sound | undefined, wait?: (stage: Stage) => void, play: (stage: Stage) => Promise<void>}} Act something to be seen and
 *   heard; done when nothing more is seen of it. `wait` prepares it, as long as others come first
 */

export class Stage {
  /**
   * @param {() => HTMLElement | null} layer
   * @param {() => number} [rate] how many times as fast as usual things move
   */
  constructor(layer, rate = pace) {
    this.layer = layer;
    this.rate = rate;
    /** Done as soon as nothing is played any more. @type {Promise<unknown>} */
    this.quiet = Promise.resolve();
    /** @type {Act[]} */
    this.waiting = [];
    /** Acts are begun, one after the other. */
    this.beginning = false;
    /** The stage as each act that is played has it: its own sound, and whether that act was skipped. @type {Set<Stage>} */
    this.takes = new Set();
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
    if (!this.beginning) this.quiet = this.run();
  }

  /** @param {Act[]} acts */
  prepare(acts) {
    try {
      for (const act of acts) act.wait?.(this);
    } catch (error) {
      this.giveUp(error);
    }
  }

  /** Whether anything is played. */
  get busy() {
    return this.beginning || this.takes.size > 0;
  }

  async run() {
    this.beginning = true;
    for (let act = this.waiting.shift(); act; act = this.waiting.shift()) {
      this.skipped = false;
      await this.pause(BOUND, this.perform(act));
    }
    this.beginning = false;
    await Promise.all([...this.takes].map((take) => take.quiet));
  }

  /** @param {Act} act */
  perform(act) {
    const take = /** @type {Stage} */ (Object.assign(Object.create(this), { mute: act, skipped: false }));
    this.takes.add(take);
    take.quiet = (async () => {
      try {
        await act.play(take);
      } catch (error) {
        this.giveUp(error);
      } finally {
        this.takes.delete(take);
      }
    })();
    return take.quiet;
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
    const unheard = [...[...this.takes].map((take) => take.mute), ...this.waiting];
    for (const sound of new Set(unheard.map((act) => act?.sound))) if (sound) play(sound);
    this.leave();
  }

  /** Everything is where it goes; what was not heard yet is not heard any more: somebody looks at another moment. */
  leave() {
    for (const one of [this, ...this.takes]) Object.assign(one, { skipped: true, mute: null });
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
   * @param {Keyframe[]} frames only `transform` and `opacity`: nothing is laid out or painted again
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
   * @param {Promise<unknown>} [sooner] what ends it before
   */
  async pause(duration, sooner) {
    const nothing = this.prop("", new DOMRect());
    const over = this.move(nothing, [{ opacity: 0 }, { opacity: 0 }], { duration });
    await Promise.race(sooner ? [sooner, over] : [over]);
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
