/**
 * A table as this browser knows it: what the server said last, and the answer that is being put together.
 * Pages read its signals; only its methods change them.
 *
 * @typedef {import("../types.js").Ask} Ask
 * @typedef {import("../types.js").Told} Told
 * @typedef {{text: string, clause?: string, bad?: boolean, id: number}} Toast
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { answerOf, begin, less, light, mark, point } from "./answer-draft.js";
import { NOTHING, askWhy, describe, foresee, nameOf } from "./asking.js";
import { gameInfo } from "../games.js";
import { Line } from "../network/socket.js";
import { language } from "../settings.js";
import { forget } from "./forgetting.js";
import { play as playSound } from "../stage/sound.js";
import { t } from "../text.js";

/** The notices that say why nothing goes on here, by their kinds. */
const ENDS = ["broken", "empty", "stopped"];
const TOAST_TIME = 7000;

export class TableStore {
  /**
   * @param {string} id
   * @param {boolean} [watch]
   * @param {(owner: import("../network/socket.js").Owner) => import("../network/socket.js").Answering} [connect] who answers, if no server does
   */
  constructor(id, watch = false, connect = (owner) => new Line(id, owner)) {
    this.id = id;
    this.table = signal(/** @type {import("../types.js").TableInfo | null} */ (null));
    this.play = signal(/** @type {import("../types.js").Play | null} */ (null));
    this.events = signal(/** @type {Told[]} */ ([]));
    this.notices = signal(/** @type {import("../types.js").Notice[]} */ ([]));
    this.you = signal(/** @type {number[]} */ ([]));
    this.online = signal(/** @type {number[]} */ ([]));
    this.watchers = signal(0);
    this.connection = signal(/** @type {"connecting" | "live" | "lost"} */ ("connecting"));
    this.gone = signal(/** @type {string | null} */ (null));
    this.toasts = signal(/** @type {Toast[]} */ ([]));
    this.hint = signal(/** @type {import("../types.js").Reply | null} */ (null));
    /** The question whose answer is on its way; the next one can be answered although that answer's receipt is late. */
    this.sent = signal(/** @type {string | null} */ (null));
    /** The question that was answered last from here. */
    this.answered = "";
    /** The thing whose card is read. */
    this.reading = signal(/** @type {string | null} */ (null));
    /** The things of the option that is pointed at. */
    this.shown = signal(/** @type {string[]} */ ([]));
    /** What is certain to become of an option that is pointed at, or of the answer that is put together (`item` -1). */
    this.foretold = signal(NOTHING);
    /** The option that is pointed at, and the timer until it is asked about. @type {{item: number, timer: number}} */
    this.pointed = { item: -1, timer: 0 };
    /** The next thing that is pointed at is shown to everybody, and is no answer. */
    this.showing = signal(false);
    /** The thing that somebody shows to everybody. */
    this.pinged = signal("");
    /** Why something cannot be done, as the server last said. */
    this.reason = signal(/** @type {{thing: string, lines: import("../types.js").Said[]} | null} */ (null));
    /** The seat of who looks now, where several people share this device. */
    this.only = signal(/** @type {number | null} */ (null));
    this.version = -1;
    /** The version of the server. */
    this.server = "";
    /** Why the match cannot be played here, or null. */
    this.stopped = computed(() => {
      const stopped = ["broken", "closed"].includes(this.table.value?.status ?? "");
      return stopped ? (this.notices.value.findLast((one) => ENDS.includes(one.kind))?.said.text ?? null) : null;
    });
    this.at = signal(0);
    this.asks = computed(() => this.play.value?.asks ?? []);
    this.ask = computed(() => this.asks.value[Math.min(this.at.value, this.asks.value.length - 1)] ?? null);
    this.busy = computed(() => this.sent.value !== null && this.sent.value === nameOf(this.ask.value));
    this.draft = signal(begin(null));
    /** Computer players can be made to wait: they play in a team with us, where standing offers are. */
    this.holdable = computed(() => {
      const table = this.table.value;
      const running = table?.status === "running" && !this.play.value?.ending;
      return running && this.you.value.length > 0 && table.seats.some((seat) => seat.kind === "computer") && gameInfo(table.game)?.team === true;
    });
    this.answer = computed(() => (this.ask.value ? answerOf(this.ask.value, this.draft.value) : null));
    /** What the answer that is being put together would do. */
    this.preview = signal(/** @type {import("../types.js").Reply | null} */ (null));
    this.line = connect({
      lang: () => language.peek(),
      since: () => (this.version < 0 || this.relearn ? null : this.version),
      watch,
      only: () => this.only.peek(),
      timed: () => this.you.peek().length > 0 && (this.play.peek()?.clocks ?? []).some((clock) => clock.running),
      news: (news) => this.learn(news),
      state: (state) => (this.connection.value = state),
      bye: (bye) => {
        if (bye.code === "table" || bye.code === "message") this.gone.value = bye.reason.text;
      },
    });
    this.relearn = false;
    /** The question, and its draft, when a thing was taken up. */
    this.lifted = { name: "", draft: begin(null) };
    /** Who waits for which version. @type {{version: number, resolve: () => void}[]} */
    this.arrivals = [];
    let lang = language.peek();
    this.stops = [
      effect(() => {
        if (language.value === lang) return;
        lang = language.value;
        this.learnAgain();
      }),
      effect(() => void describe(this, this.ask.value, this.answer.value)),
    ];
  }

  /**
   * Take in what the server says.
   * @param {import("../network/socket.js").Push} news
   */
  learn(news) {
    this.take(news);
    const [here, later] = [this.arrivals.filter((one) => one.version <= this.version), this.arrivals.filter((one) => one.version > this.version)];
    this.arrivals = later;
    for (const one of here) one.resolve();
  }

  /** @param {import("../network/socket.js").Push} news */
  take(news) {
    if (news.type === "online") {
      batch(() => {
        this.online.value = news.seats;
        this.watchers.value = news.watchers;
      });
      if (news.you && String(news.you) !== String(this.you.peek())) this.learnAgain();
    } else if (news.type === "state") {
      this.learnAll(news);
    } else if (news.version === this.version + 1) {
      this.learnMore(news);
    } else if (news.version > this.version) {
      this.line.greet();
    }
  }

  /** Ask for everything: what is known was told in another language, or to somebody with other seats. */
  learnAgain() {
    this.relearn = true;
    this.line.greet();
  }

  /** @param {import("../types.js").State} state */
  learnAll(state) {
    const only = this.only.peek();
    this.version = state.version;
    this.server = state.server;
    this.relearn = only !== null && state.you.length > 1; // it was told before a seat was taken: that seat's is still to come
    batch(() => {
      this.table.value = state.table;
      this.you.value = state.you;
      this.events.value = state.events;
      this.notices.value = state.notices;
      this.online.value = state.online;
      this.watchers.value = state.watchers;
      this.see(state.play);
    });
    if (only !== null && !state.you.includes(only)) this.become(null); // it is somebody else's by now
  }

  /** @param {import("../types.js").Update} update */
  learnMore(update) {
    this.version = update.version;
    batch(() => {
      if (update.table) this.table.value = update.table;
      const notice = update.notice;
      if (notice) {
        this.notices.value = [...this.notices.value, notice];
        if (notice.back_to !== undefined && notice.back_to !== null) {
          const place = notice.back_to;
          this.events.value = this.events.value.filter((event) => event.n < place);
        }
        this.toast(notice.said);
        if (notice.thing) this.ping(notice.thing);
      }
      if (update.events?.length) this.events.value = [...this.events.value, ...update.events];
      if (update.play) this.see(update.play);
    });
  }

  /**
   * Show a position. A draft outlives it only if the same choice is still open.
   * @param {import("../types.js").Play | null} play
   */
  see(play) {
    const before = this.ask.peek();
    const ended = !this.play.peek()?.ending && play?.ending;
    this.play.value = play;
    const now = this.ask.peek();
    if (nameOf(now) !== nameOf(before)) {
      if (nameOf(now) === this.answered) this.answered = ""; // it was taken back
      this.at.value = 0;
      this.draft.value = begin(this.ask.peek());
      this.hint.value = null;
      this.reason.value = null;
      this.shown.value = [];
      foresee(this, null);
      if (now && !now.optional) playSound("turn");
    }
    if (!ended) return;
    const sharing = this.only.peek() !== null || (play.viewer < 0 && this.you.peek().length > 1);
    playSound(sharing || play.ending?.winners.some((seat) => this.you.peek().includes(seat)) ? "won" : "lost");
    if (sharing) this.become(null); // the end is everybody's
  }

  /**
   * Somebody points at a thing of the table, with whatever they point with.
   * @param {string} thing
   * @param {string[]} [tries] what it might have been for, in notation: the rules say why it cannot be done
   */
  point(thing, tries = []) {
    if (this.showing.peek()) {
      this.showing.value = false;
      void this.send({ type: "chat", phrase: "look", thing: thing.split("=")[0] });
      return;
    }
    this.reason.value = null;
    const asks = [this.ask.peek(), ...this.asks.peek()].filter((ask) => ask !== null);
    for (const ask of asks) {
      const draft = ask === this.ask.peek() ? this.draft.peek() : begin(ask);
      const led = point(ask, draft, thing);
      if (!led) continue;
      this.turnTo(ask);
      this.draft.value = led.draft;
      if (led.answer) this.act(led.answer);
      else playSound("tick");
      return;
    }
    this.reading.value = thing;
    askWhy(this, thing, tries);
  }

  /**
   * Take a thing up, to drop it somewhere: where it can go lights up.
   * @param {string} thing
   */
  lift(thing) {
    const about = this.asks.peek().find((ask) => light(ask, begin(ask), thing));
    const now = this.ask.peek();
    if (about && now && !light(now, begin(now), thing)) this.turnTo(about);
    const ask = this.ask.peek();
    this.lifted = { name: nameOf(ask), draft: this.draft.peek() };
    if (ask?.kind === "pick") this.draft.value = point(ask, begin(ask), thing)?.draft ?? this.draft.peek();
  }

  /**
   * Let go of it. On another thing it is the same as pointing at both, one after the other; where it was, a click; elsewhere
   * nothing has happened. What was marked before stays marked.
   * @param {string} thing
   * @param {string | undefined} target
   */
  drop(thing, target) {
    const ask = this.ask.peek();
    if (!ask || nameOf(ask) !== this.lifted.name) return;
    this.draft.value = this.lifted.draft;
    if (target === undefined) return;
    if (target !== thing && ask.kind === "pick") this.draft.value = begin(ask);
    this.point(thing);
    if (target !== thing) this.point(target);
  }

  /**
   * How a thing lights up now.
   * @param {string} thing
   * @returns {"legal" | "target" | "chosen" | ""}
   */
  light(thing) {
    const ask = this.ask.value;
    const now = ask ? light(ask, this.draft.value, thing) : "";
    if (now || this.asks.value.length < 2) return now;
    return this.asks.value.some((one) => light(one, begin(one), thing)) ? "legal" : "";
  }

  /** @param {Ask} ask */
  turnTo(ask) {
    if (ask === this.ask.peek()) return;
    this.at.value = this.asks.peek().indexOf(ask);
    this.draft.value = begin(ask);
  }

  /**
   * Choose an item of the prompt: the answer of a pick, a mark for the other kinds.
   * @param {number} item
   */
  choose(item) {
    const ask = this.ask.peek();
    if (!ask || !ask.items[item]) return;
    if (ask.kind === "pick") {
      this.act([item]);
      return;
    }
    playSound("tick");
    this.draft.value = mark(ask, this.draft.peek(), item);
  }

  /** @param {number} item */
  less(item) {
    this.draft.value = less(this.draft.peek(), item);
  }

  /** Begin again. */
  clear() {
    batch(() => {
      this.showing.value = false;
      this.draft.value = begin(this.ask.peek());
      this.reading.value = null;
      this.reason.value = null;
    });
  }

  /** Give the answer that has been put together, if it is one. */
  confirm() {
    const answer = this.answer.peek();
    if (answer) this.act(answer);
  }

  /**
   * Give an answer to the choice in front.
   * @param {number[] | string} answer numbers, or the game's notation
   */
  async act(answer) {
    const ask = this.ask.peek();
    if (!ask || this.busy.peek()) return;
    const name = nameOf(ask);
    this.sent.value = name;
    this.answered = name;
    const said = await this.line.ask({ type: "act", seat: ask.seat, serial: ask.serial, answer });
    if (said.type === "ack") await this.reached(said.version);
    if (this.sent.peek() === name) this.sent.value = null;
    if (said.type === "refused") {
      this.toast(said.code === "stale" ? { text: t("web-stale") } : said.reason, true);
      playSound("no");
    } else {
      playSound("act");
    }
    if (nameOf(this.ask.peek()) === name) this.draft.value = begin(this.ask.peek());
  }

  /**
   * Give all answers of a kind, one after the other, as long as the choice in front is the same seat's and offers one.
   * @param {RegExp} kind what they are in the game's notation
   */
  async actAll(kind) {
    const seat = this.ask.peek()?.seat;
    let before = "";
    for (let ask = this.ask.peek(); ask?.kind === "pick" && ask.seat === seat && nameOf(ask) !== before; ask = this.ask.peek()) {
      const next = ask.items.findIndex((item) => kind.test(item.word));
      if (next < 0) return;
      before = nameOf(ask); // asked again, it was refused
      await this.act([next]);
    }
  }

  /**
   * Wait until the table is shown as it was at a version, or after it.
   * @param {number} version
   * @returns {Promise<void>}
   */
  reached(version) {
    if (this.version >= version) return Promise.resolve();
    return new Promise((resolve) => this.arrivals.push({ version, resolve }));
  }

  /** Take back, by the rules of what was seen since. */
  undo() {
    return this.send({ type: "undo" });
  }

  /** Have computer players wait for us, or let them go on. */
  hold() {
    const seat = this.you.peek()[0];
    if (!this.holdable.peek() || seat === undefined) return;
    void this.send({ type: "hold", seat, on: !this.play.peek()?.holds?.includes(seat) });
  }

  /**
   * Send what changes the table; a refusal is shown.
   * @param {object} message
   * @returns {Promise<boolean>} whether it was carried out
   */
  async send(message) {
    const said = await this.line.ask(message);
    if (said.type === "refused") this.toast(said.reason, true);
    return said.type !== "refused";
  }

  /**
   * Say something for a few seconds.
   * @param {{text: string, clause?: string}} said
   * @param {boolean} [bad]
   */
  toast(said, bad = false) {
    const toast = { text: said.text, clause: said.clause, bad, id: Math.random() };
    this.toasts.value = [...this.toasts.value.slice(-2), toast];
    setTimeout(() => (this.toasts.value = this.toasts.value.filter((one) => one !== toast)), TOAST_TIME);
  }

  /**
   * What people call a seat.
   * @param {number} seat
   * @returns {string}
   */
  seatName(seat) {
    const info = this.table.value?.seats.find((one) => one.seat === seat);
    return info?.title || t("web-seat", { number: seat + 1 });
  }

  /**
   * What a seat is called on the table: "you", where one plays a single seat and it has no role of its own.
   * @param {number} seat
   * @returns {string}
   */
  called(seat) {
    const role = this.table.value?.seats.find((one) => one.seat === seat)?.role;
    const mine = this.you.value.length === 1 && this.you.value[0] === seat;
    return mine && !role ? t("web-self") : this.seatName(seat);
  }

  /**
   * Mark what somebody shows, for a few seconds.
   * @param {string} thing
   */
  ping(thing) {
    this.pinged.value = thing;
    setTimeout(() => (this.pinged.value = this.pinged.peek() === thing ? "" : this.pinged.peek()), TOAST_TIME);
  }

  /** What is shown, for a report. @returns {import("../fault/bundle.js").Seen} */
  seen() {
    return { id: this.id, table: this.table.peek(), play: this.play.peek(), events: this.events.peek(), version: this.version, server: this.server };
  }

  /**
   * Be another one of those who share this device, or none of them yet: all is learnt again, as that one knows it.
   * @param {number | null} seat
   */
  become(seat) {
    forget(this);
    this.only.value = seat;
    this.relearn = true;
    this.line.greet();
  }

  /** Leave the page. */
  close() {
    for (const stop of this.stops) stop();
    clearTimeout(this.pointed.timer);
    this.line.close();
  }
}
