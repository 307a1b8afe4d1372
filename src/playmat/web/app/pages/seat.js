/** A table: its lobby while seats are free, then the match, then its end. */
import { h } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { useFocusOnQuestion } from "../table/focus.js";
import { useAsDeckGame, useEdition } from "../games.js";
import { layoutOf } from "../layouts.js";
import { KEYS, commandsOf, onKey } from "../table/keys.js";
import { Clocks } from "../table/clock.js";
import { Coach } from "../table/coach.js";
import { Chat } from "../table/chat.js";
import { Note, Reader } from "../parts/card.js";
import { Dialog } from "../parts/dialog.js";
import { Ending } from "../table/finished/ending.js";
import { Foretold } from "../table/foretold.js";
import { Icon } from "../parts/icon.js";
import { Lobby } from "../lobby/lobby.js";
import { Heard, Latest, useLog } from "../table/latest.js";
import { Log } from "../table/log.js";
import { NotFound } from "../not-found.js";
import { useCommands } from "../palette/commands.js";
import { Pick } from "../parts/pick.js";
import { Others } from "../meeting/others.js";
import { Prompt } from "../table/prompt.js";
import { SceneContext } from "../parts/thing.js";
import { Curtain, useFocusBehind, useSharing } from "../table/sharing.js";
import { TextTable } from "../parts/words.js";
import { useTurnNotice } from "../table/turn-notice.js";
import { useAutoPass } from "../table/auto-pass.js";
import { useMotion } from "../stage/motion.js";
import { useStage, wonBy } from "../stage/use-stage.js";
import { place } from "../router.js";
import { language, rendering } from "../settings.js";
import { useTitle } from "../shell.js";
import { advise, nameOf } from "../table/asking.js";
import { TableStore } from "../table/store.js";
import { name, t } from "../text.js";

/** Whose eyes a spectator looks through who sees no hands. */
const SPECTATOR = -2;

/** @param {{path: string[]}} props */
export function Seat({ path }) {
  const id = path[0] ?? "";
  const watch = place.value.query.has("watch");
  const store = useMemo(() => new TableStore(id, watch), [id, watch]);
  useEffect(() => () => store.close(), [store]);
  const table = store.table.value;
  const curtain = useSharing(store);
  useFocusBehind(curtain !== null);
  const mine = !curtain && store.ask.value !== null && !store.ask.value.optional;
  useTitle(table ? name(`${table.game}-name`, table.game) : t("web-title"), mine);
  useTurnNotice(table ? name(`${table.game}-name`, table.game) : "", mine ? nameOf(store.ask.value) : "", store.ask.value?.prompt.text ?? "");
  useAsDeckGame(table?.game ?? "");
  useEdition(table);
  if (store.gone.value) return h(NotFound, { title: t("web-nothing-table"), problem: store.gone.value, way: "watch" });
  if (!table) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  if (!store.play.value) return h(Lobby, { store, table });
  if (curtain) return h(Curtain, { store, ...curtain });
  return h(Match, { store, coach: place.value.query.has("coach") ? h(Coach, { store, game: table.game }) : null });
}

/**
 * The match.
 * @param {{store: TableStore, coach?: any, lesson?: boolean, done?: boolean, ending?: any, bench?: any}} props `coach`: who teaches; `lesson`: no server plays;
 * `done`: nothing is asked any more; `ending`: what is shown at the end, of a branch that nobody else knows of; `bench`: what makes
 * the table
 */
export function Match({ store, coach, lesson = false, done = false, ending = null, bench = null }) {
  const table = /** @type {import("../types.js").TableInfo} */ (store.table.value);
  const play = /** @type {import("../types.js").Play} */ (store.play.value);
  const layout = layoutOf(table.game);
  const help = useSignal(false);
  const typing = useSignal(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const mat = useRef(/** @type {HTMLElement | null} */ (null));
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const eyes = useSignal(SPECTATOR);
  const side = play.sides?.[eyes.value];
  const view = side ?? play.view;
  const viewer = side ? eyes.value : play.viewer;
  const scene = useMemo(
    () => ({
      store,
      tries: (/** @type {string} */ thing) => {
        const seat = store.ask.peek()?.seat ?? store.you.peek()[0] ?? -2;
        return layout.tries(store.play.peek()?.view ?? {}, thing, seat);
      },
      routine: layout.routine,
      short: (/** @type {string} */ thing) => layout.short?.(store.play.value?.view ?? {}, thing) ?? "",
      lit: (/** @type {string} */ thing, /** @type {string} */ light) => layout.lit?.(store.play.value?.view ?? {}, thing, light) ?? "",
    }),
    [store, layout],
  );
  const log = useLog();
  const page = { help: () => (help.value = true), type: () => (typing.value = true), log: log.show };
  // before the page is painted: whoever sees a question can answer it by keys
  useLayoutEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => onKey(event, store, page);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
  useCommands(() => commandsOf(store, page), [store, language.value]);
  useMotion(mat, view);
  const you = store.you.value;
  const text = rendering.value === "text";
  useStage({ mat, layer, game: table.game, view, events: store.events.value, you, won: wonBy(play.ending, you), pictured: !text, choreography: layout.choreography });
  useFocusOnQuestion(root, play.ending || done ? "ending" : nameOf(store.ask.value), () => store.answered);
  useAutoPass(store);
  const lost = store.connection.value === "lost";
  return h(
    SceneContext.Provider,
    { value: scene },
    h("div", { class: `table ${text ? "as-text" : ""}`, "data-game": table.game, ref: root }, [
      h("h1", { class: "unseen", key: "title" }, name(`${table.game}-name`, table.game)),
      lost ? h("p", { class: "offline", role: "status", key: "lost" }, [h(Icon, { name: "offline" }), t("web-lost")]) : null,
      h("div", { class: "mat", ref: mat, key: "mat" }, text ? h(TextTable, { regions: layout.words(view, viewer) }) : h(layout.Table, { view, viewer })),
      h("div", { class: "aside", key: "aside" }, [
        coach,
        done ? null : play.ending ? (ending ?? h(Ending, { store, table, ending: play.ending })) : store.you.value.length ? h(Prompt, null) : h(Watching, { store, eyes }),
        h(Holds, { store }),
        text ? null : h(Note, null),
        typing.value ? h(Typed, { store, close: () => (typing.value = false) }) : null,
        h(Controls, { store, page, learning: lesson, alone: Boolean(ending) }),
        h(Clocks, { store }),
        h(Watchers, { store }),
        text ? null : h(Reader, null),
        h(Latest, { game: table.game, events: store.events.value, asides: layout.asides, seats: table.seats.map(({ seat }) => ({ seat, called: store.called(seat) })), seen: () => store.seen(), open: log.open }),
        h(Log, { game: table.game, events: store.events.value }),
        ending ? null : h(Chat, { store }),
        ending ? null : h(Others, { store }),
        bench,
      ]),
      text ? null : h(Foretold, { store, layout, key: "foretold" }),
      h("div", { class: "stage-layer", ref: layer, "aria-hidden": "true", key: "stage" }),
      h(Toasts, { store, key: "toasts" }),
      h(Heard, { events: store.events.value, key: "heard" }),
      h(Dialog, { open: help, title: t("web-keys"), key: "help" }, h(Help, null)),
    ]),
  );
}

/**
 * Who watches, and whether they may see the hands: they do as long as everybody at the table agrees.
 * @param {{store: TableStore}} props
 */
function Watchers({ store }) {
  const table = store.table.value;
  const people = table?.seats.filter((seat) => seat.kind === "person") ?? [];
  const agreed = people.filter((seat) => seat.shows);
  if (table?.watch === false || !store.you.value.length || store.play.value?.ending) return null;
  if (!store.watchers.value && !agreed.length) return null;
  const mine = agreed.some((seat) => seat.you);
  const open = agreed.length === people.length;
  return h("div", { class: "watchers", role: "group", "aria-label": t("web-watchers") }, [
    h("span", { class: "soft" }, [h(Icon, { name: "watch" }), t("web-watchers-n", { n: store.watchers.value })]),
    h("button", { type: "button", class: "button small", "aria-pressed": String(mine), onClick: () => store.send({ type: "show", agree: !mine }) }, t("web-show-hands")),
    mine ? h("span", { class: "soft", role: "status" }, t(open ? "web-show-open" : "web-show-waits")) : null,
  ]);
}

/** For whom the computer players wait; that it begins and ends is told in short messages. @param {{store: TableStore}} props */
function Holds({ store }) {
  const holds = store.play.value?.holds ?? [];
  if (!holds.length) return null;
  return h("p", { class: "holds" }, [h(Icon, { name: "pause" }), h("span", null, t("web-holds", { names: holds.map((seat) => store.seatName(seat)).join(t("web-comma")) }))]);
}

/**
 * What a spectator sees in place of questions: who is waited for, and, if all agree, whose hand to look at.
 * @param {{store: TableStore, eyes: import("@preact/signals").Signal<number>}} props
 */
function Watching({ store, eyes }) {
  const needed = store.play.value?.needed ?? [];
  const sides = store.play.value?.sides ?? [];
  const delay = store.table.value?.delay;
  return h("section", { class: "prompt panel", "aria-label": t("web-prompt") }, [
    h("p", null, h("span", { class: "tag" }, t("web-watching"))),
    h("p", { class: "waiting-for", role: "status" }, store.stopped.value ?? t("web-waiting", { names: needed.map((seat) => store.seatName(seat)).join(t("web-comma")) })),
    delay?.answers ? h("p", { class: "soft" }, t("web-delay-answers", { n: delay.answers })) : null,
    delay?.minutes ? h("p", { class: "soft" }, t("web-delay-minutes", { n: delay.minutes })) : null,
    sides.length ? h(Pick, { title: t("web-replay-eyes"), value: String(eyes.value), values: [["-2", t("web-replay-spectator")], ...sides.map((_, seat) => [String(seat), store.seatName(seat)])], set: (value) => (eyes.value = Number(value)) }) : null,
  ]);
}

/**
 * The buttons that are always there; in a lesson nothing is taken back or given up, and in a branch nothing is given up.
 * @param {{store: TableStore, page: import("../table/keys.js").Page, learning: boolean, alone: boolean}} props
 */
function Controls({ store, page, learning, alone }) {
  const play = store.play.value;
  const table = store.table.value;
  const seated = store.you.value.length > 0;
  const verdict = play?.undo?.verdict ?? "never";
  const drawing = play?.draw?.verdict ?? "never";
  const sure = useSignal(false);
  const over = Boolean(play?.ending);
  return h("div", { class: "controls", role: "toolbar", "aria-label": t("web-controls") }, [
    seated && !learning
      ? h("button", { type: "button", class: "button small", disabled: verdict === "never", onClick: () => store.undo(), "aria-keyshortcuts": "U", title: t(`web-undo-${verdict}`) }, [h(Icon, { name: "undo" }), h("span", null, t("web-undo"))])
      : null,
    seated && !learning && drawing !== "never" && !over
      ? h("button", { type: "button", class: "button small", onClick: () => store.send({ type: "draw" }), title: t(`web-draw-${drawing}`) }, t("web-draw"))
      : null,
    seated && table?.hints && !over
      ? h("button", { type: "button", class: "button small", disabled: !store.ask.value, onClick: () => advise(store), "aria-keyshortcuts": "H" }, [h(Icon, { name: "hint" }), h("span", null, t("web-hint"))])
      : null,
    store.holdable.value && !learning && !alone ? h(Hold, { store }) : null,
    h("button", { type: "button", class: "button small", "aria-pressed": String(rendering.value === "text"), onClick: () => (rendering.value = rendering.value === "text" ? "table" : "text"), "aria-label": t("web-as-text"), title: t("web-as-text") }, h(Icon, { name: rendering.value === "text" ? "table" : "text" })),
    h("button", { type: "button", class: "button small", onClick: page.help, "aria-keyshortcuts": "?", "aria-label": t("web-keys"), title: t("web-keys") }, h(Icon, { name: "keyboard" })),
    seated && !over && !learning && !alone
      ? sure.value
        ? h("span", { class: "row" }, [
            h("button", { type: "button", class: "button small danger", onClick: () => store.send({ type: "resign" }) }, t("web-resign-sure")),
            h("button", { type: "button", class: "button small", onClick: () => (sure.value = false) }, t("web-resign-not")),
          ])
        : h("button", { type: "button", class: "button small", onClick: () => (sure.value = true), "aria-label": t("web-resign"), title: t("web-resign") }, h(Icon, { name: "flag" }))
      : null,
  ]);
}

/** Has the computer players wait, or lets them go on. @param {{store: TableStore}} props */
function Hold({ store }) {
  const held = store.you.value.some((seat) => store.play.value?.holds?.includes(seat));
  return h("button", { type: "button", class: "button small", "aria-pressed": String(held), onClick: () => store.hold(), "aria-keyshortcuts": "W", title: t("web-hold-line") }, [h(Icon, { name: "pause" }), h("span", null, t("web-hold"))]);
}

/** An answer typed in the game's notation. @param {{store: TableStore, close: () => void}} props */
function Typed({ store, close }) {
  const ref = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => ref.current?.focus(), []);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = ref.current?.value.trim();
    if (text) store.act(text);
    close();
  };
  return h("form", { class: "typed", onSubmit: send }, [
    h("label", { for: "typed", class: "unseen" }, t("web-type")),
    h("input", { id: "typed", ref, class: "field", placeholder: t("web-type"), autocomplete: "off", spellcheck: false, onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close() }),
  ]);
}

/** All keys. */
function Help() {
  return h("dl", { class: "keys" }, KEYS.map((key) => [h("dt", { key: `${key.name}-t` }, h("kbd", null, key.shown)), h("dd", { key: key.name }, t(`web-key-${key.name}`))]));
}

/** Short messages. @param {{store: TableStore}} props */
function Toasts({ store }) {
  return h("div", { class: "toasts", role: "status" }, store.toasts.value.map((toast) => h("p", { class: `toast ${toast.bad ? "bad" : ""}`, key: toast.id }, toast.text)));
}
