/** A finished match, seen again: a scrubber over its moments, speed, viewpoint, and a link to each moment. */
import { h } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { copied } from "../../copied.js";
import { useAsDeckGame, useEdition } from "../../games.js";
import { layoutOf } from "../../layouts.js";
import { wordsOf } from "../../network/sending.js";
import { useMotion } from "../../stage/motion.js";
import { useStage, wonBy } from "../../stage/use-stage.js";
import { getJson, postJson, Refusal } from "../../network/net.js";
import { Reader } from "../../parts/card.js";
import { Icon } from "../../parts/icon.js";
import { AnalysisPanel } from "../../table/finished/analysis.js";
import { lastDeed } from "../../table/latest.js";
import { Log } from "../../table/log.js";
import { LogSheet } from "../../table/log-sheet.js";
import { PlayOn } from "../../table/finished/play-on.js";
import { NotFound } from "../../not-found.js";
import { Pick } from "../../parts/pick.js";
import { MomentPicture } from "../../story/moment-picture.js";
import { Scrubber, turnOf } from "../../table/finished/scrubber.js";
import { SceneContext } from "../../parts/thing.js";
import { TextTable } from "../../parts/words.js";
import { RECORDED, record } from "../../opened-record.js";
import { go, page, place } from "../../router.js";
import { language, rendering } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { name, t } from "../../text.js";

const CHUNK = 50;
const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1200;
/** So many milliseconds it waits where the server says that this was too much for now. */
const PAUSE = 4000;
const TOO_MANY = 429;
const SPECTATOR = -2;
const ANALYSIS = "analysis";
const STILL = { store: null, tries: () => [], short: () => "" };

/**
 * Where one is: a moment by its place among all moments. The address has how many answers and throws came before it,
 * by which a match is played on from there, too.
 *
 * @typedef {import("../../types.js").Moment} Moment
 */

/** @param {{path: string[]}} props */
export function Replay({ path }) {
  const id = path[0] ?? "";
  const table = useSignal(/** @type {import("../../types.js").TableInfo | null} */ (null));
  const stops = useSignal(/** @type {number[]} */ ([]));
  const turns = useSignal(/** @type {import("../../types.js").Turn[]} */ ([]));
  const total = Math.max(0, stops.value.length - 1);
  const linked = new URLSearchParams(place.value.hash).get("t");
  const analysed = place.value.query.has(ANALYSIS);
  const at = useSignal(0);
  const viewer = useSignal(/** @type {number | null} */ (null));
  const speed = useSignal(1);
  const playing = useSignal(false);
  const problem = useSignal("");
  const refused = useSignal(false);
  const linkCopied = useSignal(false);
  const logOpen = useSignal(false);
  const moments = useSignal(/** @type {Map<number, Moment>} */ (new Map()));
  const asked = useMemo(() => new Set(), [id, viewer.value, language.value]);
  /** Those of what is shown now; what was asked for through other eyes or in another language does not count any more. */
  const wanted = useRef(/** @type {Set<number> | null} */ (asked));
  wanted.current = asked;
  const mat = useRef(/** @type {HTMLElement | null} */ (null));
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  /** Grows with each jump, and with other eyes or another language: only a step to the next moment is seen to happen. */
  const thread = useSignal(0);

  useEffect(() => {
    moments.value = new Map();
    thread.value += 1;
  }, [asked]);
  useEffect(arrive, [linked]);
  useEffect(() => {
    if (!refused.value) void loadAround(at.value);
  }, [id, at.value, viewer.value, language.value, refused.value]);
  useEffect(() => {
    if (!refused.value) return undefined;
    const timer = setTimeout(() => (refused.value = false), PAUSE);
    return () => clearTimeout(timer);
  }, [refused.value]);
  // as soon as the page is left: a step of a replay would lead back to it
  useLayoutEffect(() => () => void (wanted.current = null), []);
  const moment = moments.value.get(at.value);
  const last = useRef(/** @type {Moment | null} */ (null));
  if (moment) last.current = moment;
  const shown = moment ?? last.current;
  const game = table.value?.game ?? "";
  const eyesOf = viewer.value !== null && viewer.value >= 0 ? [viewer.value] : [];
  const rate = useMemo(() => () => speed.peek(), []);
  useMotion(mat, shown, thread.value, rate);
  const stage = useStage({
    mat, layer, game, view: shown?.play.view, events: shown?.events ?? [], you: eyesOf, won: wonBy(shown?.play.ending, eyesOf),
    pictured: rendering.value !== "text", choreography: game ? layoutOf(game).choreography : undefined, thread: thread.value, rate,
  });
  useLayoutEffect(() => {
    if (!playing.value) return undefined;
    let left = false;
    let timer = setTimeout(next, STEP / speed.value);
    return () => {
      left = true;
      clearTimeout(timer);
    };

    /** The next moment comes when this one has been seen; where a press or a key ended it, what that is meant for comes first. */
    async function next() {
      const moved = stage.busy;
      const from = page();
      await stage.quiet;
      if (left || page() !== from) return;
      if (moved && stage.skipped) timer = setTimeout(next, STEP);
      else seek(at.peek() + 1);
    }
  }, [playing.value, speed.value, at.value]);

  /** Go where the address says; before anything is shown, so that nobody plays on from a moment passed on the way. */
  function arrive() {
    const linked = Number(new URLSearchParams(place.peek().hash).get("t") ?? 0);
    const found = stops.peek().findIndex((n) => n >= linked);
    const there = found < 0 ? Math.max(0, stops.peek().length - 1) : found;
    if (there !== at.peek()) thread.value += 1;
    at.value = there;
  }

  /**
   * What all moments are; what is shown and comes next; then what was before, for the log tells it from the beginning; and
   * the others, so that wherever one goes is there already.
   * @param {number} n
   */
  async function loadAround(n) {
    const here = Math.floor(n / CHUNK);
    await load(0);
    if (problem.peek() || refused.peek()) return;
    await Promise.all([load(here), load(Math.floor((n + CHUNK / 2) / CHUNK))]);
    const [before, after] = [range(0, here).reverse(), range(here + 1, Math.ceil(stops.peek().length / CHUNK))];
    for (const chunk of [...before, ...after]) {
      if (problem.peek() || refused.peek()) return;
      await load(chunk);
    }
  }

  /** @param {number} chunk */
  async function load(chunk) {
    if (asked !== wanted.current || asked.has(chunk)) return;
    asked.add(chunk);
    try {
      const part = await momentsOf(id, chunk * CHUNK, viewer.peek());
      if (asked !== wanted.current) return;
      table.value = part.table;
      const known = new Map(moments.peek());
      part.moments.forEach((/** @type {Moment} */ moment, /** @type {number} */ i) => known.set(chunk * CHUNK + i, moment));
      moments.value = known;
      if (chunk === 0) {
        turns.value = part.turns;
        if (part.stops.join() !== stops.peek().join()) {
          stops.value = part.stops;
          arrive();
        }
      }
      if (viewer.peek() === null) viewer.value = part.table.seats.find((/** @type {import("../../types.js").SeatInfo} */ seat) => seat.you)?.seat ?? SPECTATOR;
    } catch (error) {
      if (asked !== wanted.current) return;
      if (error instanceof Refusal && error.status === TOO_MANY) {
        asked.delete(chunk);
        refused.value = true;
      } else problem.value = wordsOf(error);
    }
  }

  /** @param {number} n */
  function seek(n) {
    const last = stops.peek().length - 1;
    if (n !== at.peek() + 1) thread.value += 1;
    at.value = Math.max(0, Math.min(last, n));
    linkCopied.value = false;
    if (at.value === last) playing.value = false;
    go(address(place.peek().query.has(ANALYSIS)), { replace: true });
  }

  /** Where one is, with the analysis or without. @param {boolean} analysed */
  const address = (analysed) => `/replay/${id}${analysed ? `?${ANALYSIS}` : ""}#t=${stops.peek()[at.peek()]}`;

  /** Copy the address of this moment. */
  async function copy() {
    linkCopied.value = await copied(location.href);
  }

  /** The same at every moment, so that a line of the log sees no change where there is none. */
  const onEvent = useMemo(() => (/** @type {number} */ n) => seek(momentOf(moments.peek(), n)), [id]);
  const seats = table.value?.seats;
  const scene = useMemo(() => ({ ...STILL, seats }), [seats]);
  useTitle(t("web-way-replays"));
  useAsDeckGame(game);
  useEdition(table.value);
  if (problem.value) return h(NotFound, { title: t("web-nothing-replay"), problem: problem.value, way: "replays" });
  if (!table.value || !shown) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  const layout = layoutOf(game);
  const hands = maySeeHands(table.value);
  const eyes = table.value.seats.filter(() => hands).map((seat) => [String(seat.seat), calledOf(seat)]);
  const before = [...moments.value].filter(([place]) => place <= at.value).sort(([a], [b]) => a - b);
  const events = before.flatMap(([, one]) => one.events ?? []);
  const seen = () => ({ id, table: table.peek(), play: shown.play, events, at: shown.n });
  const said = deed(shown, layout.asides);
  const seat = Math.max(0, viewer.value ?? 0);
  return h(
    SceneContext.Provider,
    { value: scene },
    h("div", { class: "table replay", "data-game": game }, [
      h("h1", { class: "unseen" }, [t("web-way-replays"), " ", name(`${game}-name`, game)]),
      h("div", { class: "mat", ref: mat }, rendering.value === "text" ? h(TextTable, { regions: layout.words(shown.play.view, shown.play.viewer) }) : h(layout.Table, { view: shown.play.view, viewer: shown.play.viewer })),
      h("div", { class: "aside" }, [
        h("section", { class: "panel player-box", "aria-label": t("web-replay-controls") }, [
          h("p", { class: "moment", role: "status", "aria-busy": String(!moment) }, [h("span", { class: "count" }, t("web-of", { n: at.value, of: total })), " ", h("strong", null, said)]),
          h(Scrubber, { turns: turns.value, at: at.value, total, said, seek }),
          h("div", { class: "row" }, [
            h(Go, { icon: "first", label: "first", act: () => seek(0) }),
            h(Go, { icon: "previous", label: "previous", act: () => seek(at.peek() - 1) }),
            h(Go, { icon: playing.value ? "pause" : "play", label: playing.value ? "pause" : "play", act: () => (playing.value = !playing.value), main: true }),
            h(Go, { icon: "next", label: "next", act: () => seek(at.peek() + 1) }),
            h(Go, { icon: "last", label: "last", act: () => seek(total) }),
          ]),
          h("div", { class: "row" }, [
            h(Pick, { title: t("web-replay-speed"), value: String(speed.value), values: SPEEDS.map((one) => [String(one), `×${one}`]), set: (one) => (speed.value = Number(one)) }),
            h(Pick, { title: t("web-replay-eyes"), value: String(viewer.value), values: [...eyes, [String(SPECTATOR), t("web-replay-spectator")]], set: (one) => (viewer.value = Number(one)) }),
          ]),
          h("div", { class: "row" }, [
            hands && h("button", { type: "button", class: "button small", "aria-pressed": String(analysed), onClick: () => go(address(!analysed), { replace: true }) }, [h(Icon, { name: "hint" }), t("web-analysis")]),
            h("button", { type: "button", class: "button small", onClick: () => (logOpen.value = true) }, [h(Icon, { name: "log" }), t("web-log")]),
            h(MomentPicture, { game, seat, turn: turnOf(turns.value, at.value)?.said.text ?? t("web-replay-before"), deed: (one) => deed(one, layout.asides), called: (one) => calledOf(seats?.find(({ seat }) => seat === one) ?? { seat: one }), moment: async () => (await momentsOf(id, at.peek(), SPECTATOR, 1)).moments[0] }),
          ]),
          hands && h(PlayOn, { id, table: table.value, seat, at: stops.value[at.value] ?? 0, over: at.value === total }),
          id === RECORDED ? null : h("div", { class: "row" }, [
            h("button", { type: "button", class: "button small", onClick: copy }, [h(Icon, { name: linkCopied.value ? "check" : "link" }), t(linkCopied.value ? "web-copied" : "web-replay-link")]),
            h("span", { class: "unseen", role: "status" }, linkCopied.value ? t("web-copied") : ""),
            hands && h("a", { class: "button small", href: `/api/tables/${id}/record`, download: `${id}.record`, target: "_self" }, [h(Icon, { name: "download" }), t("web-replay-record")]),
          ]),
        ]),
        hands && analysed ? h(AnalysisPanel, { id, seat, own: table.value.seats.some((one) => one.you && one.seat === seat), n: stops.value[at.value] ?? 0, jump: (n) => seek(stops.peek().indexOf(n)) }) : null,
        h(Reader, null),
        h(Log, { game, events, onEvent }),
        h(LogSheet, { open: logOpen, game, events, asides: layout.asides, seats: seatsOf(table.value), seen, onEvent: (n) => {
          logOpen.value = false;
          onEvent(n);
        } }),
      ]),
      h("div", { class: "stage-layer", ref: layer, "aria-hidden": "true" }),
    ]),
  );
}

/**
 * A part of the match: of a table, or of the record that was opened.
 * @param {string} id
 * @param {number} first
 * @param {number | null} viewer
 * @param {number} [count] how many moments
 * @returns {Promise<import("../../types.js").Replay>}
 */
function momentsOf(id, first, viewer, count = CHUNK) {
  const lang = language.peek();
  if (id === RECORDED) return postJson("/api/replay", { record: record(), first, count, viewer: viewer ?? SPECTATOR, lang });
  const eyes = viewer === null ? "" : `&viewer=${viewer}`;
  return getJson(`/api/tables/${id}/replay?from=${first}&count=${count}&lang=${lang}${eyes}`);
}

/** @param {{seat: number, title?: string}} seat */
const calledOf = (seat) => seat.title || t("web-seat", { number: seat.seat + 1 });

/** Who sat there, and what they are called. @param {import("../../types.js").TableInfo} table */
const seatsOf = (table) => table.seats.map((seat) => ({ seat: seat.seat, called: calledOf(seat) }));

/** Whether the server shows the hands: to who sat there, of matches that were listed, and where all agreed. @param {import("../../types.js").TableInfo} table */
const maySeeHands = (table) => table.public || table.seats.some((seat) => seat.you) || (table.seats.some((seat) => seat.shows) && table.seats.every((seat) => seat.shows || seat.kind !== "person"));

/**
 * What was done, in words: the first thing that is told of who answered, else what followed from it.
 * @param {Moment} moment
 * @param {RegExp | undefined} asides the keys of what merely follows
 */
function deed(moment, asides) {
  const events = moment.events ?? [];
  const own = events.find((event) => event.said && event.seat === moment.seat && !asides?.test(event.said.key ?? ""));
  return (own ?? lastDeed(events, asides))?.said?.text ?? t("web-replay-quiet");
}

/** The place of the moment in which an event took place. @param {Map<number, Moment>} moments @param {number} n */
function momentOf(moments, n) {
  for (const [place, one] of moments) if ((one.events ?? []).some((event) => event.n === n)) return place;
  return 0;
}

/** The numbers from one to below another. @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** @param {{icon: string, label: string, act: () => void, main?: boolean}} props */
function Go({ icon, label, act, main = false }) {
  return h("button", { type: "button", class: `button round ${main ? "main" : ""}`, onClick: act, "aria-label": t(`web-replay-${label}`), title: t(`web-replay-${label}`) }, h(Icon, { name: icon }));
}
