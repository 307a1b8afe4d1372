/** The story of a finished match: how one's chances went, where they turned, and ways to try those moments again. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { useAsDeckGame } from "../../games.js";
import { NotFound } from "../../not-found.js";
import { useAnswer } from "../../network/answers.js";
import { getJson } from "../../network/net.js";
import { wordsOf } from "../../network/sending.js";
import { Icon } from "../../parts/icon.js";
import { Pick } from "../../parts/pick.js";
import { playerOf } from "../../parts/who.js";
import { place } from "../../router.js";
import { language } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { MatchLedger } from "../../story/ledger.js";
import { Share } from "../../story/share.js";
import { PlayOn } from "../../table/finished/play-on.js";
import { Curve } from "../../table/finished/curve.js";
import { name, t } from "../../text.js";

/** @typedef {import("../../types.js").Story} Story */
/** @typedef {import("../../types.js").OpenCurve} OpenCurve */

/** Whether a curve is of the seat whose story is told, and not of the one before: each seat has decisions of its own. @param {Story} story @param {OpenCurve} open */
const isOf = (story, open) => open.points.length === story.points.length && open.points.every((one, i) => one.n === story.points[i]?.n);

/** @param {{path: string[]}} props */
export function Result({ path }) {
  const id = path[0] ?? "";
  const story = useSignal(/** @type {Story | null} */ (null));
  const seat = useSignal(place.peek().query.get("seat") ?? "");
  const problem = useSignal("");
  const open = /** @type {OpenCurve | null} */ (useAnswer(story.value ? `/api/tables/${id}/open-curve?seat=${story.value.seat}` : ""));
  useTitle(t("web-result-title"));
  useAsDeckGame(story.value?.table.game ?? "");
  useEffect(() => {
    let wanted = true;
    const eyes = seat.value === "" ? "" : `&seat=${seat.value}`;
    getJson(`/api/tables/${id}/story?lang=${language.value}${eyes}`).then(
      (told) => wanted && (story.value = told),
      (error) => wanted && (problem.value = wordsOf(error)),
    );
    return () => void (wanted = false);
  }, [id, seat.value, language.value]);
  if (problem.value) return h(NotFound, { title: t("web-nothing-replay"), problem: problem.value, way: "replays" });
  const told = story.value;
  if (!told) return h("div", { class: "page result" }, [h("h1", null, t("web-result-title")), h("p", { role: "status" }, t("web-result-reading"))]);
  const { table } = told;
  const seats = table.seats.map((one) => [String(one.seat), seatName(one)]);
  const chances = told.points.slice(0, -1).map((point) => point.chance);
  return h("div", { class: "page result", "data-game": table.game }, [
    h("h1", null, t("web-result-title")),
    h("p", { class: "outcome" }, [h("strong", null, outcome(told)), " ", h("span", { class: "soft" }, name(`${table.game}-name`, table.game))]),
    h(Pick, { title: t("web-replay-eyes"), value: String(told.seat), values: seats, set: (one) => (seat.value = one) }),
    h("section", { class: "panel", "aria-label": t("web-result-curve") }, [
      h("h2", null, t("web-result-curve")),
      h("p", { class: "soft" }, t("web-result-curve-line")),
      h(Curve, { points: told.points, turning: told.turning.map((one) => one.n), open: open && isOf(told, open) ? open.points : [] }),
    ]),
    h("dl", { class: "figures" }, [
      h(Figure, { label: t("web-result-turns"), value: String(told.turns) }),
      h(Figure, { label: t("web-result-decisions"), value: String(told.decisions) }),
      chances.length ? [h(Figure, { label: t("web-result-high"), value: t("web-result-percent", { n: Math.max(...chances) }) }), h(Figure, { label: t("web-result-low"), value: t("web-result-percent", { n: Math.min(...chances) }) })] : null,
    ]),
    h(MatchLedger, { id, seat: told.seat, game: table.game, key: `account${told.seat}` }),
    h("section", { class: "turning-points", "aria-label": t("web-result-turning") }, [
      h("h2", null, t("web-result-turning")),
      told.turning.length ? h("ol", null, told.turning.map((one) => h(Turned, { id, story: told, one, key: one.n }))) : h("p", null, t("web-result-quiet")),
    ]),
    h(Share, { id, story: told, outcome: ended(told), called: (seat) => calledOf(table.seats[seat]), key: `share${told.seat}${language.value}` }),
    h("div", { class: "row" }, [h("a", { class: "button main", href: `/replay/${id}?analysis` }, [h(Icon, { name: "hint" }), t("web-analysis-open")]), h("a", { class: "button", href: `/replay/${id}` }, [h(Icon, { name: "replay" }), t("web-see-replay")]), h("a", { class: "button quiet", href: "/" }, t("web-home"))]),
  ]);
}

/** @param {{label: string, value: string}} props */
function Figure({ label, value }) {
  return h("div", { class: "panel" }, [h("dt", null, label), h("dd", null, value)]);
}

/** A turning point: what happened to the chance, what was chosen, and what else was possible. @param {{id: string, story: Story, one: import("../../types.js").TurningPoint}} props */
function Turned({ id, story, one }) {
  const fell = one.after < one.before;
  return h("li", { class: `panel ${fell ? "fell" : "rose"}` }, [
    h("h3", null, [t("web-result-turn", { n: one.turn }), " ", h("span", { class: "change" }, t(fell ? "web-result-fell" : "web-result-rose", { before: one.before, after: one.after }))]),
    h("dl", null, [
      h("dt", null, t("web-result-chosen")),
      h("dd", null, one.chosen),
      h("dt", null, t("web-result-other")),
      h("dd", null, one.other || t("web-result-same")),
    ]),
    h("div", { class: "row" }, [
      h(PlayOn, { id, table: story.table, seat: story.seat, at: one.n, over: false, words: t("web-result-again") }),
      h("a", { class: "button", href: `/replay/${id}?analysis#t=${one.n}` }, [h(Icon, { name: "replay" }), t("web-result-see")]),
    ]),
  ]);
}

/** Who sat there, as others call them. @param {import("../../types.js").SeatInfo} info */
const calledOf = (info) => playerOf(info) || info.title || t("web-seat", { number: info.seat + 1 });

/** @param {import("../../types.js").SeatInfo} info */
function seatName(info) {
  const player = playerOf(info);
  const title = info.title || t("web-seat", { number: info.seat + 1 });
  return info.you ? `${title} (${t("web-seat-you")})` : player ? `${title} (${player})` : title;
}

/** How the match ended for the seat: `won`, `lost` or `draw`. @param {Story} story */
function endOf({ points }) {
  const last = points.at(-1)?.chance;
  return last === 100 ? "won" : last === 0 ? "lost" : "draw";
}

/** The same in words for whoever sat there. @param {Story} story */
function outcome(story) {
  const info = story.table.seats[story.seat];
  return info.you ? t(`web-ending-${endOf(story)}`) : t(`web-result-${endOf(story)}`, { who: seatName(info) });
}

/** The same for anybody. @param {Story} story */
const ended = (story) => t(`web-result-${endOf(story)}`, { who: calledOf(story.table.seats[story.seat]) });
