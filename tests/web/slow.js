/**
 * A page as it is on a slow or busy machine: all that a page may not know the time of comes late, by a seeded chance.
 * What the platform promises to keep in order stays in order: frames, timers of one length, the events of one socket.
 *
 * @param {number} seed
 */
(seed) => {
  const MOST = 300; // milliseconds
  const SHORT = 100; // milliseconds; longer timers are late enough
  const [timeout, frame] = [window.setTimeout.bind(window), window.requestAnimationFrame.bind(window)];
  const now = performance.now.bind(performance);

  /** Milliseconds; mulberry32, half of them none at all. */
  const late = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let n = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return Math.max(0, (((n ^ (n >>> 14)) >>> 0) / 2 ** 32 - 0.5) * 2 * MOST);
  };

  /** Things that happen one after another, each late. */
  class Lane {
    free = 0;
    queue = [];

    /** Add what happens, after a time and more. */
    add(happen, after = 0) {
      this.queue.push(happen);
      this.free = Math.max(this.free, now() + after + late());
      timeout(() => this.queue.shift()(), this.free - now());
    }
  }

  /** What can be called off, by the number that the page has for it; the browser's own numbers are lower. */
  const pending = new Map();
  const FIRST = 2 ** 40;

  /** Note something that can be called off; gives its number. */
  const note = (callback) => {
    const id = FIRST + ++noted;
    pending.set(id, callback);
    return id;
  };
  let noted = 0;

  /** Do what has been noted, if it has not been called off. */
  const carryOut = (id, ...given) => {
    const callback = pending.get(id);
    pending.delete(id);
    callback?.(...given);
  };

  const frames = new Lane();
  window.requestAnimationFrame = (callback) => {
    const id = note(callback);
    frames.add(() => frame((time) => carryOut(id, time)));
    return id;
  };
  const timers = new Map();
  window.setTimeout = (callback, after = 0, ...given) => {
    if (typeof callback !== "function" || after > SHORT) return timeout(callback, after, ...given);
    const id = note(callback);
    if (!timers.has(after)) timers.set(after, new Lane());
    timers.get(after).add(() => carryOut(id, ...given), after);
    return id;
  };
  for (const name of ["clearTimeout", "clearInterval", "cancelAnimationFrame"]) {
    const native = window[name].bind(window);
    window[name] = (id) => (id > FIRST ? pending.delete(id) : native(id));
  }

  /** Let what a method promises come late; nothing says in which order promises are kept. */
  const slow = (owner, name) => {
    const native = owner?.[name];
    if (!native) return;
    owner[name] = async function (...given) {
      try {
        return await native.apply(this, given);
      } finally {
        await new Promise((resolve) => timeout(resolve, late()));
      }
    };
  };
  slow(window, "fetch");
  slow(window, "createImageBitmap");
  slow(Blob.prototype, "text");
  slow(Blob.prototype, "arrayBuffer");

  /** A kind of socket whose events come late; nothing arrives any more at one that the page has closed. */
  const slowed = (Socket) =>
    class extends Socket {
      constructor(...given) {
        super(...given);
        const lane = new Lane();
        const passed = new WeakSet();
        for (const kind of ["open", "message", "close", "error"]) {
          this.addEventListener(kind, (event) => {
            if (passed.has(event)) return;
            event.stopImmediatePropagation();
            const again = new event.constructor(event.type, event);
            passed.add(again);
            lane.add(() => {
              if (kind === "close" || !this.shut) this.dispatchEvent(again);
            });
          });
        }
      }

      close(...given) {
        this.shut = true;
        super.close(...given);
      }
    };
  let socket = slowed(window.WebSocket);
  Object.defineProperty(window, "WebSocket", {
    get: () => socket,
    set: (other) => (socket = slowed(other)), // one that a test answers by itself
  });
}
