/** A finished match, seen again: a scrubber over its moments, speed, viewpoint, and a link to each moment. */
import { h } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { gameInfo, makeTable, useAsDeckGame, usualLevel } from "../games.js";
import { layoutOf } from "../games/index.js";
import { useMotion } from "../move.js";
import { getJson, postJson, Refusal } from "../net.js";
import { Reader } from "../parts/card.js";
import { Icon } from "../parts/icon.js";
import { Log } from "../parts/log.js";
import { Nothing } from "../parts/nothing.js";
import { Pick } from "../parts/pick.js";
import { SceneContext } from "../parts/thing.js";
import { TextTable } from "../parts/words.js";
import { RECORDED, record } from "../recorded.js";
import { go, place } from "../router.js";
import { language, rendering } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

const CHUNK = 50;
const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1200;
/** So many milliseconds it waits where the server says that this was too much for now. */
const PAUSE = 4000;
const TOO_MANY = 429;
const SPECTATOR = -2;
const NATURE = -1;
const STILL = { store: null, tries: () => [], short: () => "" };

/** @typedef {import("../types.js").Moment} Moment */

/** @param {{path: string[]}} props */
export function Replay({ path }) {
  const id = path[0] ?? "";
  const table = useSignal(/** @type {import("../types.js").TableInfo | null} */ (null));
  const total = useSignal(0);
  const linked = Number(new URLSearchParams(place.value.hash).get("t") ?? 0);
  const at = useSignal(linked);
  const viewer = useSignal(/** @type {number | null} */ (null));
  const speed = useSignal(1);
  const playing = useSignal(false);
  const problem = useSignal("");
  const refused = useSignal(false);
  const copied = useSignal(false);
  const moments = useSignal(/** @type {Map<number, Moment>} */ (new Map()));
  const asked = useMemo(() => new Set(), [id, viewer.value, language.value]);
  const mat = useRef(/** @type {HTMLElement | null} */ (null));

  useEffect(() => {
    moments.value = new Map();
  }, [id, viewer.value, language.value]);
  useEffect(() => {
    at.value = linked;
  }, [linked]);
  useEffect(() => {
    if (!refused.value) void loadAround(at.value);
  }, [id, at.value, viewer.value, language.value, refused.value]);
  useEffect(() => {
    if (!refused.value) return undefined;
    const timer = setTimeout(() => (refused.value = false), PAUSE);
    return () => clearTimeout(timer);
  }, [refused.value]);
  useEffect(() => {
    if (!playing.value) return undefined;
    const timer = setInterval(() => step(1), STEP / speed.value);
    return () => clearInterval(timer);
  }, [playing.value, speed.value]);

  /**
   * What is shown and comes next, then what was before: the log tells it from the beginning.
   * @param {number} n
   */
  async function loadAround(n) {
    const here = Math.floor(n / CHUNK);
    await Promise.all([load(here), load(Math.floor((n + CHUNK / 2) / CHUNK))]);
    for (let chunk = here - 1; chunk >= 0 && !problem.peek() && !refused.peek(); chunk--) await load(chunk);
  }

  /** @param {number} chunk */
  async function load(chunk) {
    if (asked.has(chunk)) return;
    asked.add(chunk);
    const through = viewer.peek();
    try {
      const part = await momentsOf(id, chunk * CHUNK, through);
      if (viewer.peek() !== through) return;
      table.value = part.table;
      total.value = part.total;
      const known = new Map(moments.peek());
      for (const moment of part.moments) known.set(moment.n, moment);
      moments.value = known;
      if (viewer.peek() === null) viewer.value = part.table.seats.find((/** @type {import("../types.js").SeatInfo} */ seat) => seat.you)?.seat ?? SPECTATOR;
    } catch (error) {
      if (error instanceof Refusal && error.status === TOO_MANY) {
        asked.delete(chunk);
        refused.value = true;
      } else problem.value = error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {number} n */
  function seek(n) {
    at.value = Math.max(0, Math.min(total.peek(), n));
    copied.value = false;
    if (at.value === total.peek()) playing.value = false;
    go(`/replay/${id}#t=${at.value}`, { replace: true });
  }

  /** Copy the address of this moment. */
  async function copy() {
    await navigator.clipboard.writeText(location.href);
    copied.value = true;
  }

  /**
   * On, or back, to where something was answered or told: the draws of a shuffle are not worth a look each.
   * @param {1 | -1} by
   */
  function step(by) {
    let n = at.peek() + by;
    while (n > 0 && n < total.peek() && isSilent(moments.peek().get(n))) n += by;
    seek(n);
  }

  const moment = moments.value.get(at.value);
  const last = useRef(/** @type {Moment | null} */ (null));
  if (moment) last.current = moment;
  const shown = moment ?? last.current;
  useTitle(t("web-way-replays"));
  useAsDeckGame(table.value?.game ?? "");
  useMotion(mat, shown);
  if (problem.value) return h(Nothing, { title: t("web-nothing-replay"), problem: problem.value, way: "replays" });
  if (!table.value || !shown) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  const layout = layoutOf(table.value.game);
  const hands = maySeeHands(table.value);
  const eyes = table.value.seats.filter(() => hands).map((seat) => [String(seat.seat), seat.title || t("web-seat", { number: seat.seat + 1 })]);
  const before = [...moments.value.values()].filter((one) => one.n <= at.value).sort((a, b) => a.n - b.n);
  return h(
    SceneContext.Provider,
    { value: STILL },
    h("div", { class: "table replay", "data-game": table.value.game }, [
      h("h1", { class: "unseen" }, [t("web-way-replays"), " ", name(`${table.value.game}-name`, table.value.game)]),
      h("div", { class: "mat", ref: mat }, rendering.value === "text" ? h(TextTable, { regions: layout.words(shown.play.view, shown.play.viewer) }) : h(layout.Table, { view: shown.play.view, viewer: shown.play.viewer })),
      h("div", { class: "aside" }, [
        h("section", { class: "panel player-box", "aria-label": t("web-replay-controls") }, [
          h("p", { class: "moment", role: "status" }, [h("strong", null, t("web-of", { n: at.value, of: total.value })), " ", h(Deed, { moment: shown })]),
          h("input", { type: "range", min: 0, max: total.value, value: at.value, "aria-label": t("web-replay-moment"), onInput: (/** @type {Event} */ event) => seek(Number(/** @type {HTMLInputElement} */ (event.target).value)) }),
          h("div", { class: "row" }, [
            h(Go, { icon: "first", label: "first", act: () => seek(0) }),
            h(Go, { icon: "previous", label: "previous", act: () => step(-1) }),
            h(Go, { icon: playing.value ? "pause" : "play", label: playing.value ? "pause" : "play", act: () => (playing.value = !playing.value), main: true }),
            h(Go, { icon: "next", label: "next", act: () => step(1) }),
            h(Go, { icon: "last", label: "last", act: () => seek(total.value) }),
          ]),
          h("div", { class: "row" }, [
            h(Pick, { title: t("web-replay-speed"), value: String(speed.value), values: SPEEDS.map((one) => [String(one), `×${one}`]), set: (one) => (speed.value = Number(one)) }),
            h(Pick, { title: t("web-replay-eyes"), value: String(viewer.value), values: [...eyes, [String(SPECTATOR), t("web-replay-spectator")]], set: (one) => (viewer.value = Number(one)) }),
          ]),
          hands && h(PlayOn, { id, table: table.value, seat: Math.max(0, viewer.value ?? 0), at: at.value, over: at.value === total.value }),
          id === RECORDED ? null : h("div", { class: "row" }, [
            h("button", { type: "button", class: "button small", onClick: copy }, [h(Icon, { name: copied.value ? "check" : "link" }), h("span", { role: "status" }, t(copied.value ? "web-copied" : "web-replay-link"))]),
            hands && h("a", { class: "button small", href: `/api/tables/${id}/record`, download: `${id}.record`, target: "_self" }, [h(Icon, { name: "download" }), t("web-replay-record")]),
          ]),
        ]),
        h(Reader, null),
        h(Log, { game: table.value.game, events: before.flatMap((one) => one.events ?? []), onEvent: (n) => seek(momentOf(before, n)) }),
      ]),
    ]),
  );
}

/**
 * A new match from this moment on, against the computer, with whatever the seats held.
 * @param {{id: string, table: import("../types.js").TableInfo, seat: number, at: number, over: boolean}} props `seat`: whose place one takes
 */
function PlayOn({ id, table, seat, at, over }) {
  const problem = useSignal("");
  const who = table.seats[seat]?.title || t("web-seat", { number: seat + 1 });
  const play = async () => {
    const game = gameInfo(table.game);
    if (!game) return;
    const seats = table.seats.map((one) => (one.seat === seat ? { kind: /** @type {const} */ ("me") } : { kind: /** @type {const} */ ("computer"), level: one.level || usualLevel(game) }));
    try {
      await makeTable({ game: table.game, seats, hints: true, start: id === RECORDED ? { record: record(), at } : { table: id, at } });
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
    }
  };
  return h("div", { class: "stack" }, [
    h("button", { type: "button", class: "button", disabled: over, onClick: play }, [h(Icon, { name: "play" }), t("web-replay-on", { who })]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}

/**
 * A part of the match: of a table, or of the record that was opened.
 * @param {string} id
 * @param {number} first
 * @param {number | null} viewer
 * @returns {Promise<import("../types.js").Replay>}
 */
function momentsOf(id, first, viewer) {
  const lang = language.peek();
  if (id === RECORDED) return postJson("/api/replay", { record: record(), first, count: CHUNK, viewer: viewer ?? SPECTATOR, lang });
  const eyes = viewer === null ? "" : `&viewer=${viewer}`;
  return getJson(`/api/tables/${id}/replay?from=${first}&count=${CHUNK}&lang=${lang}${eyes}`);
}

/** Whether the server shows the hands: to who sat there, and of matches that were listed. @param {import("../types.js").TableInfo} table */
const maySeeHands = (table) => table.public || table.seats.some((seat) => seat.you);

/** What was answered, in the game's notation; what chance did is told in words, for its notation only counts. @param {{moment: Moment}} props */
function Deed({ moment }) {
  if (isOfNature(moment)) return moment.n ? h("span", { class: "soft" }, t("web-replay-chance")) : null;
  return moment.word ? h("code", null, moment.word) : null;
}

/** Whether no seat answered. @param {Moment} moment */
const isOfNature = (moment) => (moment.seat ?? NATURE) === NATURE;

/** Whether nobody answered and nothing is told. @param {Moment | undefined} moment */
function isSilent(moment) {
  return moment !== undefined && isOfNature(moment) && !(moment.events ?? []).some((event) => event.said);
}

/** The moment in which an event took place. @param {Moment[]} moments @param {number} n */
function momentOf(moments, n) {
  return moments.find((one) => (one.events ?? []).some((event) => event.n === n))?.n ?? 0;
}

/** @param {{icon: string, label: string, act: () => void, main?: boolean}} props */
function Go({ icon, label, act, main = false }) {
  return h("button", { type: "button", class: `button round ${main ? "main" : ""}`, onClick: act, "aria-label": t(`web-replay-${label}`), title: t(`web-replay-${label}`) }, h(Icon, { name: icon }));
}
