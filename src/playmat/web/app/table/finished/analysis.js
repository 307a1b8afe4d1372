/**
 * The analysis of a match that is seen again: the decisions of a seat, what each cost, and the best ways to answer.
 * The server examines one at a time, when it is looked at or when all are wanted.
 *
 * @typedef {import("../../types.js").DecisionList} DecisionList
 * @typedef {import("../../types.js").DecisionReview} DecisionReview
 * @typedef {import("../../types.js").DecisionInfo} DecisionInfo
 */
import { Fragment, h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { signal } from "@preact/signals";
import { postJson, Refusal } from "../../network/net.js";
import { wordsOf } from "../../network/sending.js";
import { RECORDED, record } from "../../opened-record.js";
import { Icon } from "../../parts/icon.js";
import { language } from "../../settings.js";
import { keepMistake } from "../../solved.js";
import { t } from "../../text.js";
import { Remark, Remarks } from "./notes.js";

/** So many milliseconds it waits where the server says that this was too much for now. */
const PAUSE = 4000;
const TOO_MANY = 429;
const REFUSED = 409;
/** The signs of the marks, as people know them from chess. */
const SIGNS = { blunder: "??", mistake: "?", inaccuracy: "?!", "": "" };

/** What names a match in a request: its table, or the record that was opened. @param {string} id */
export const matchOf = (id) => (id === RECORDED ? { record: record() } : { table: id });

/** The analysis of a seat, as far as it has come. */
export class Analysis {
  /**
   * @param {string} id
   * @param {number} seat
   * @param {string} lang
   * @param {boolean} own whether the decisions are those of who looks on
   */
  constructor(id, seat, lang, own) {
    this.id = id;
    this.own = own;
    this.of = { ...matchOf(id), seat, lang };
    this.list = signal(/** @type {DecisionList | null} */ (null));
    this.reviews = signal(/** @type {Map<number, DecisionReview>} */ (new Map()));
    this.problem = signal("");
    this.going = signal(false);
    this.asked = new Set();
    this.looking = false;
    this.closed = false;
    /** The last problem was one of a single decision: there is no more to find out about it. */
    this.passed = false;
  }

  /** The decisions among several answers. @returns {DecisionInfo[]} */
  get several() {
    return (this.list.value?.decisions ?? []).filter((one) => one.answers > 1);
  }

  /** Read which decisions there are. */
  async read() {
    if (this.list.peek() || this.asked.has(-1)) return;
    this.asked.add(-1);
    const found = await this.wanted("decisions", {});
    if (found) this.list.value = found;
    else this.asked.delete(-1);
  }

  /** @param {number} n the decision to be examined */
  async examine(n) {
    if (this.reviews.peek().has(n) || this.asked.has(n)) return;
    this.asked.add(n);
    const found = await this.wanted("decision", { n });
    if (found) {
      this.reviews.value = new Map(this.reviews.peek()).set(n, found);
      this.keep(n, found);
    }
    else this.asked.delete(n);
  }

  /** Keep a mistake of one's own as an exercise; a record that was opened from a file is gone with its tab. @param {number} n @param {DecisionReview} found */
  keep(n, found) {
    const decision = this.list.peek()?.decisions.find((one) => one.n === n);
    if (decision && this.own && this.id !== RECORDED && (found.mark === "mistake" || found.mark === "blunder")) keepMistake({ id: this.id, seat: this.of.seat, n, turn: decision.turn, chosen: decision.chosen, lang: this.of.lang, lost: found.lost });
  }

  /** Examine all decisions, one after the other, until it is stopped or one cannot be. */
  async all() {
    this.going.value = true;
    if (this.looking) return;
    this.looking = true;
    this.problem.value = "";
    for (const one of this.several) {
      if (!this.going.peek() || (this.problem.peek() && !this.passed)) break;
      await this.examine(one.n);
    }
    this.looking = false;
    this.going.value = false;
  }

  /**
   * What the server says; null once nobody wants it any more, or it was refused.
   * @param {string} what
   * @param {object} more
   * @returns {Promise<any>}
   */
  async wanted(what, more) {
    while (!this.closed) {
      try {
        const found = await postJson(`/api/analysis/${what}`, { ...this.of, ...more });
        if (this.closed) return null;
        this.problem.value = "";
        return found;
      } catch (error) {
        if (error instanceof Refusal && error.status === TOO_MANY) await new Promise((go) => setTimeout(go, PAUSE));
        else {
          this.problem.value = wordsOf(error);
          this.passed = error instanceof Refusal && error.status === REFUSED;
          return null;
        }
      }
    }
    return null;
  }

  /** Nobody looks at it any more. */
  close() {
    this.closed = true;
    this.going.value = false;
  }
}

/**
 * The analysis beside a replay.
 * @param {{id: string, seat: number, own: boolean, n: number, jump: (n: number) => void}} props `own`: who looks on sat there; `n`: where the replay is;
 * `jump`: leads it to a decision
 */
export function AnalysisPanel({ id, seat, own, n, jump }) {
  const analysis = useMemo(() => new Analysis(id, seat, language.value, own), [id, seat, language.value, own]);
  useEffect(() => {
    void analysis.read();
    return () => analysis.close();
  }, [analysis]);
  const decisions = analysis.several;
  const here = decisions.find((one) => one.n === n);
  useEffect(() => {
    if (here) void analysis.examine(here.n);
  }, [analysis, here]);
  const before = decisions.findLast((one) => one.n < n);
  const after = decisions.find((one) => one.n > n);
  return h("section", { class: "panel analysis", "aria-label": t("web-analysis") }, [
    h("h2", null, t("web-analysis")),
    analysis.problem.value ? h("p", { class: "problem", role: "alert" }, analysis.problem.value) : null,
    h("div", { class: "row" }, [
      h("button", { type: "button", class: "button small", disabled: !before, onClick: () => before && jump(before.n) }, [h(Icon, { name: "previous" }), t("web-analysis-before")]),
      h("button", { type: "button", class: "button small", disabled: !after, onClick: () => after && jump(after.n) }, [h(Icon, { name: "next" }), t("web-analysis-after")]),
    ]),
    h("div", { class: "found", role: "status" }, here ? h(Here, { id, seat, decision: here, review: analysis.reviews.value.get(here.n) }) : h("p", { class: "soft" }, t(analysis.list.value ? "web-analysis-nothing" : "web-analysis-reading"))),
    h(Remark, { id, n }),
    h(Remarks, { id, jump }),
    h(Overview, { analysis, n, jump }),
  ]);
}

/**
 * A decision: what it cost, and the best ways to answer it.
 * @param {{id: string, seat: number, decision: DecisionInfo, review: DecisionReview | undefined}} props
 */
function Here({ id, seat, decision, review }) {
  const branch = (/** @type {string} */ word) => `/branch/${id}?seat=${seat}&n=${decision.n}${word ? `&answer=${encodeURIComponent(word)}` : ""}`;
  return h(Fragment, null, [
    h("p", { class: `verdict ${review?.mark ?? ""}` }, [
      h("strong", null, decision.chosen),
      " ",
      review ? h("span", { class: "mark" }, review.mark ? [h("span", { "aria-hidden": "true" }, `${SIGNS[review.mark]} `), t(`web-analysis-${review.mark}`, { n: review.lost })] : t("web-analysis-fine")) : h("span", { class: "soft" }, t("web-analysis-thinking")),
    ]),
    review
      ? h("ol", { class: "ways" }, review.ways.map((way) =>
          h("li", { key: way.word, class: way.chosen ? "chosen" : "", style: { "--chance": `${way.chance}%` } }, [
            h("span", { class: "chance" }, t("web-result-percent", { n: way.chance })),
            h("span", { class: "way" }, [way.text, way.chosen ? h("span", { class: "tag" }, t("web-analysis-chosen")) : null, way.follows?.length ? h("span", { class: "soft follows" }, t("web-analysis-then", { what: way.follows.join(t("web-comma")) })) : null]),
            way.word ? h("a", { class: "button small", href: branch(way.word), "aria-label": t("web-analysis-try", { what: way.text }) }, t("web-analysis-go")) : null,
          ])))
      : null,
    h("a", { class: "button small", href: branch("") }, [h(Icon, { name: "replay" }), t("web-analysis-other")]),
  ]);
}

/**
 * All decisions of the seat: examined where that is wanted, those that lost something as a list.
 * @param {{analysis: Analysis, n: number, jump: (n: number) => void}} props
 */
function Overview({ analysis, n, jump }) {
  const reviews = analysis.reviews.value;
  const decisions = analysis.several;
  const seen = decisions.filter((one) => reviews.has(one.n));
  const bad = seen.filter((one) => reviews.get(one.n)?.mark);
  const going = analysis.going.value;
  if (!decisions.length) return null;
  return h("div", { class: "overview" }, [
    seen.length < decisions.length
      ? h("button", { type: "button", class: "button small", onClick: () => (going ? (analysis.going.value = false) : void analysis.all()) }, [h(Icon, { name: going ? "pause" : "hint" }), t(going ? "web-analysis-stop" : "web-analysis-all")])
      : null,
    h("p", { class: "soft count", "aria-live": going ? "off" : "polite" }, seen.length ? t("web-analysis-seen", { n: seen.length, of: decisions.length, bad: bad.length }) : ""),
    bad.length
      ? h("ul", { class: "flaws" }, bad.map((one) => {
          const mark = reviews.get(one.n)?.mark ?? "";
          return h("li", { key: one.n, class: mark }, h("button", { type: "button", class: "button quiet small", "aria-current": one.n === n ? "true" : undefined, onClick: () => jump(one.n) }, [h("span", { class: "mark", "aria-hidden": "true" }, SIGNS[mark]), h("span", { class: "unseen" }, t(`web-analysis-${mark}`, { n: reviews.get(one.n)?.lost ?? 0 })), h("span", null, one.turn ? t("web-analysis-at", { turn: one.turn, what: one.chosen }) : one.chosen)]));
        }))
      : null,
    h("p", { class: "soft" }, t("web-analysis-how", { player: analysis.list.value?.player ?? "", deals: analysis.list.value?.deals ?? 0 })),
  ]);
}
