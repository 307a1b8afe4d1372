/**
 * One line to one table: it comes back by itself, asks for what it missed, and sends again what nobody acknowledged.
 *
 * @typedef {import("../types.js").State | import("../types.js").Update | import("../types.js").Online} Push
 * @typedef {import("../types.js").Ack | import("../types.js").Reply | import("../types.js").Refused} Answer
 * @typedef {{message: any, resolve: (answer: Answer) => void}} Waiting
 *
 * @typedef {object} Owner whose line it is
 * @property {() => string} lang
 * @property {() => number | null} since the version that is known; null for none
 * @property {boolean} watch
 * @property {() => number | null} [only] the only one of the own seats that one is now
 * @property {() => boolean} [timed] a clock runs at a table where one has a seat: then it is measured how long messages take
 * @property {(news: Push) => void} news
 * @property {(state: "connecting" | "live" | "lost") => void} state
 * @property {(bye: import("../types.js").Bye) => void} bye
 *
 * @typedef {object} Answering what a table needs of a line
 * @property {() => void} greet
 * @property {() => void} renew
 * @property {(message: object) => Promise<Answer>} ask
 * @property {() => void} close
 */
import { newId } from "./net.js";
import { at } from "./site.js";
import { lookForUpdate } from "./update.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 15_000;
const SILENCE = 25_000;
const RESEND = 5_000;

export class Line {
  /**
   * @param {string} table
   * @param {Owner} owner
   */
  constructor(table, owner) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
    this.owner = owner;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.heard = 0;
    this.retry = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = setInterval(() => this.look(), RESEND);
    this.back = () => this.hurry();
    addEventListener("online", this.back);
    this.open();
  }

  /** Open the line; messages that wait go out when the server has answered the greeting. */
  open() {
    this.owner.state("connecting");
    this.heard = Date.now();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.greet();
      void lookForUpdate();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Say hello: on a new line, in another language, or because something was missed. */
  greet() {
    const since = this.owner.since();
    const only = this.owner.only?.() ?? null;
    const hello = { type: "hello", lang: this.owner.lang(), watch: this.owner.watch, ...(only === null ? { apart: true } : { only }) };
    this.post(since === null ? hello : { ...hello, since });
    for (const { message } of this.waiting.values()) this.post(message);
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "pong" && message.n && this.owner.timed?.()) this.post({ type: "echo", n: message.n });
    this.heard = Date.now();
    this.wait = FIRST_WAIT;
    this.owner.state("live");
    if (message.type === "bye") {
      this.owner.bye(message);
      if (message.code === "table" || message.code === "message") this.close();
    } else if (message.type === "state" || message.type === "update" || message.type === "online") {
      this.owner.news(message);
    } else if (message.id && this.waiting.has(message.id)) {
      const waiting = /** @type {Waiting} */ (this.waiting.get(message.id));
      this.waiting.delete(message.id);
      waiting.resolve(message);
    }
  }

  /**
   * Send a message until it is answered.
   * @param {object} message without its id
   * @returns {Promise<Answer>}
   */
  ask(message) {
    const whole = { ...message, id: newId() };
    return new Promise((resolve) => {
      this.waiting.set(whole.id, { message: whole, resolve });
      this.post(whole);
    });
  }

  /** @param {object} message */
  post(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Every few seconds: is the line alive, and has everything been answered? */
  look() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silence = Date.now() - this.heard;
    if (silence > SILENCE) {
      this.lost();
      return;
    }
    if (silence > PING || this.owner.timed?.()) this.post({ type: "ping" });
    for (const { message } of this.waiting.values()) this.post(message);
  }

  /** The line is gone: try again, a little later each time, not all clients at once. */
  lost() {
    if (this.closed) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.owner.state("lost");
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  /** Begin a line of its own for who one is by now: a new visitor is somebody only since the first seat. */
  renew() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    clearTimeout(this.retry);
    this.open();
  }

  /** The network is back: do not wait any longer. */
  hurry() {
    if (this.closed || this.socket) return;
    clearTimeout(this.retry);
    this.open();
  }

  /** Close for good. */
  close() {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.timer);
    removeEventListener("online", this.back);
    this.socket?.close();
  }
}
