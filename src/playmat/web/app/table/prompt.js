/** The one place where a question is asked: what, why, the ways to answer, and what taking back would take. */
import { Fragment, h } from "preact";
import { useContext } from "preact/hooks";
import { meant, touches } from "./answer-draft.js";
import { ForetoldWords, WORDS } from "./foretold.js";
import { foresee, nameOf } from "./asking.js";
import { layoutOf } from "../layouts.js";
import { t } from "../text.js";
import { Clause } from "../parts/clause.js";
import { Icon } from "../parts/icon.js";
import { SceneContext } from "../parts/thing.js";

const KEYED = 9;

/** The prompt of the table's viewer. */
export function Prompt() {
  const { store } = useContext(SceneContext);
  if (!store) return null;
  const layout = store.table.value ? layoutOf(store.table.value.game) : null;
  const play = store.play.value;
  const ask = store.ask.value;
  return h("section", { class: `prompt panel ${ask && !ask.optional ? "mine" : ""}`, "aria-label": t("web-prompt"), tabIndex: -1, "data-ask": nameOf(ask) }, [
    h("div", { class: "question", role: "alert", "aria-live": "assertive", key: "q" }, ask ? h(Question, { ask }) : h(Waiting, null)),
    ask ? h(Options, { ask, key: nameOf(ask) }) : null,
    play?.undo?.asked_by !== undefined && play?.undo?.asked_by !== null ? h(Consent, { asked: play.undo, what: "undo" }) : null,
    play?.draw?.asked_by !== undefined && play?.draw?.asked_by !== null ? h(Consent, { asked: play.draw, what: "draw" }) : null,
    play?.draw?.overlong && play.draw.verdict !== "never" ? h("p", { class: "soft" }, t("web-draw-long")) : null,
    layout ? h(ForetoldWords, { store, layout, key: "foretold" }) : null,
    h(Reason, { key: "reason" }),
    h(HintLine, { key: "hint" }),
  ]);
}

/** @param {{ask: import("../types.js").Ask}} props */
function Question({ ask }) {
  const { store } = useContext(SceneContext);
  const several = (store?.asks.value.length ?? 0) > 1;
  return h("h2", null, [
    ask.optional ? h("span", { class: "tag" }, t("web-offer")) : null,
    several ? h("span", { class: "tag" }, store?.seatName(ask.seat)) : null,
    ask.prompt.text,
    " ",
    h(Clause, { id: ask.prompt.clause }),
  ]);
}

/** Who is waited for. */
function Waiting() {
  const { store } = useContext(SceneContext);
  const play = store?.play.value;
  if (!play || play.ending) return null;
  const needed = play.needed ?? [];
  const names = needed.map((seat) => store?.seatName(seat)).join(t("web-comma"));
  const thinking = needed.length > 0 && needed.every((seat) => play.thinking?.includes(seat));
  return h("p", { class: "waiting-for" }, [
    h("span", { class: "pulse", "aria-hidden": "true" }),
    store?.stopped.value ?? (needed.length ? t(thinking ? "web-thinking" : "web-waiting", { names }) : t("web-moment")),
  ]);
}

/** @param {{ask: import("../types.js").Ask}} props */
function Options({ ask }) {
  if (ask.kind === "pick") return h(Picks, { ask });
  if (ask.kind === "split") return h(Split, { ask });
  return h(Marks, { ask });
}

/** The options of a pick; those that do not fit what was pointed at fall away. @param {{ask: import("../types.js").Ask}} props */
function Picks({ ask }) {
  const { store, routine } = useContext(SceneContext);
  if (!store) return null;
  const draft = store.draft.value;
  const several = routine && ask.items.filter((item) => routine.answers.test(item.word)).length > 1;
  const left = draft.things.length ? meant(ask, draft.things) : ask.items.map((_, i) => i);
  const one = left.length === 1 && draft.things.length > 0;
  return h(Fragment, null, [
    several
      ? h("button", { type: "button", class: "button main small", "data-routine": "", disabled: store.busy.value, onClick: () => store.actAll(routine.answers) }, [h(Icon, { name: "check" }), h("span", null, t(routine.label))])
      : null,
    h(
      "ol",
      { class: "options" },
      left.map((i, place) => {
        const item = ask.items[i];
        const plain = touches(item).length === 0;
        return h("li", { key: i }, [
          h(
            "button",
            {
              type: "button",
              class: `button option ${one ? "main" : ""} ${plain ? "plain" : ""}`,
              "data-answer": item.word,
              "data-touches": touches(item).join(" "),
              ...shows(store, item, i),
              disabled: store.busy.value,
              "aria-describedby": store.foretold.value.item === i ? WORDS : undefined,
              onClick: () => store.choose(i),
            },
            [place < KEYED ? h("kbd", { "aria-hidden": "true" }, place + 1) : null, h("span", null, item.text)],
          ),
        ]);
      }),
    ),
    draft.things.length ? h("button", { type: "button", class: "button quiet small", onClick: () => store.clear() }, t("web-all-options")) : null,
  ]);
}

/** Things to take or to put in order. @param {{ask: import("../types.js").Ask}} props */
function Marks({ ask }) {
  const { store, short } = useContext(SceneContext);
  if (!store) return null;
  const taken = store.draft.value.taken;
  const ordered = ask.kind === "order";
  return h(Fragment, null, [
    h(
      "ul",
      { class: "options marks" },
      ask.items.map((item, i) => {
        const place = taken.indexOf(i);
        return h("li", { key: i }, [
          h(
            "button",
            { type: "button", class: "button option mark", "aria-pressed": String(place >= 0), "data-item": item.word, "data-touches": touches(item).join(" "), ...shows(store, item), onClick: () => store.choose(i) },
            [
              h("span", { class: "box", "aria-hidden": "true" }, place < 0 ? "" : ordered ? place + 1 : h(Icon, { name: "check" })),
              h("span", null, markText(item, short)),
            ],
          ),
        ]);
      }),
    ),
    h(Confirm, { ask, count: taken.length }),
  ]);
}

/**
 * Pointing at an option shows on the table what it is about.
 * @param {import("./store.js").TableStore} store
 * @param {import("../types.js").Item} item
 * @param {number} [pick] its place, where it is an answer by itself: what it brings is shown, too
 */
function shows(store, item, pick) {
  const show = () => {
    store.shown.value = touches(item);
    if (pick !== undefined) foresee(store, pick);
  };
  const hide = () => {
    store.shown.value = [];
    if (pick !== undefined) foresee(store, null);
  };
  return { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide };
}

/**
 * What a thing is called where it is taken or given something.
 * @param {import("../types.js").Item} item
 * @param {(thing: string) => string} short
 */
function markText(item, short) {
  const [thing] = touches(item);
  return (thing && short(thing)) || item.text;
}

/** Amounts for each target. @param {{ask: import("../types.js").Ask}} props */
function Split({ ask }) {
  const { store, short } = useContext(SceneContext);
  if (!store) return null;
  const amounts = store.draft.value.amounts;
  return h(Fragment, null, [
    h(
      "ul",
      { class: "options marks" },
      ask.items.map((item, i) => {
        const what = markText(item, short);
        return h("li", { key: i, class: "share" }, [
          h("span", { class: "whom" }, what),
          h("button", { type: "button", class: "button round small", onClick: () => store.less(i), "aria-label": t("web-less", { what }) }, h(Icon, { name: "minus" })),
          h("output", null, t("web-of", { n: amounts[i], of: item.cap ?? 0 })),
          h("button", { type: "button", class: "button round small", "data-item": item.word, onClick: () => store.choose(i), "aria-label": t("web-more", { what }) }, h(Icon, { name: "plus" })),
          i < KEYED ? h("kbd", { "aria-hidden": "true" }, i + 1) : null,
        ]);
      }),
    ),
    h(Confirm, { ask, count: amounts.reduce((sum, amount) => sum + amount, 0) }),
  ]);
}

/** What the answer would do, and the button that gives it. @param {{ask: import("../types.js").Ask, count: number}} props */
function Confirm({ ask, count }) {
  const { store } = useContext(SceneContext);
  if (!store) return null;
  const ready = store.answer.value !== null;
  const said = store.preview.value?.lines?.[0]?.text;
  const bounds = ask.kind === "order" ? ask.items.length : ask.lo === ask.hi ? (ask.hi ?? 0) : t("web-range", { low: ask.lo ?? 0, high: ask.hi ?? 0 });
  return h("div", { class: "confirm" }, [
    h("span", { class: "soft count" }, t("web-chosen", { n: count, of: bounds })),
    h(
      "button",
      { type: "button", class: "button main", disabled: !ready || store.busy.value, "data-confirm": "", onClick: () => store.confirm() },
      [h(Icon, { name: "check" }), h("span", null, ready ? (said ?? t("web-confirm")) : t("web-not-yet"))],
    ),
  ]);
}

/** Somebody asks to take back, or offers a draw. @param {{asked: import("../types.js").UndoNow | import("../types.js").DrawNow, what: "undo" | "draw"}} props */
function Consent({ asked, what }) {
  const { store } = useContext(SceneContext);
  if (!store) return null;
  const mine = (asked.waits_for ?? []).some((seat) => store.you.value.includes(seat));
  const who = store.seatName(asked.asked_by ?? 0);
  if (!mine) return h("p", { class: "soft" }, t(`web-${what}-waits`, { who }));
  return h("div", { class: "consent", role: "alert" }, [
    h("p", null, t(`web-${what}-asked`, { who })),
    h("div", { class: "row" }, [
      h("button", { type: "button", class: "button main small", onClick: () => store.send({ type: "consent", agree: true }) }, t("web-agree")),
      h("button", { type: "button", class: "button small", onClick: () => store.send({ type: "consent", agree: false }) }, t("web-disagree")),
    ]),
  ]);
}

/** Why the thing that was pointed at cannot be used now. */
function Reason() {
  const { store } = useContext(SceneContext);
  const reason = store?.reason.value;
  if (!reason?.lines.length) return null;
  return h(
    "p",
    { class: "why", id: "why", role: "status" },
    reason.lines.map((line) => [h("span", null, line.text), " ", h(Clause, { id: line.clause })]),
  );
}

/** What the computer would do. */
function HintLine() {
  const { store } = useContext(SceneContext);
  const hint = store?.hint.value;
  if (!store || !hint) return null;
  const [move, ...reasons] = (hint.notation ? [] : [t("web-hint-leave")]).concat((hint.lines ?? []).map((line) => line.text));
  return h("div", { class: "hint", role: "status" }, [
    h("p", null, [h(Icon, { name: "hint" }), h("strong", null, move ?? hint.notation)]),
    reasons.map((reason) => h("p", { class: "soft" }, reason)),
    hint.notation ? h("button", { type: "button", class: "button small", onClick: () => store.act(hint.notation ?? "") }, t("web-hint-do")) : null,
  ]);
}
