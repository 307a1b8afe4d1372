/** What concerns somebody wherever they are on the site: announcements, and matches of tournaments that wait for them. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useNow } from "./network/answers.js";
import { at } from "./network/site.js";
import { notify } from "./notify.js";
import { Icon } from "./parts/icon.js";
import { place } from "./router.js";
import { language, readNews } from "./settings.js";
import { roughly } from "./table/clock.js";
import { t } from "./text.js";

/** @typedef {import("./types.js").News} News */
/** @typedef {import("./types.js").CallInfo} Call */

/** So many milliseconds pass until a page asks again. */
const PAUSE = 60_000;

/** So many things that were read are remembered. */
const MOST = 20;

/** What a call is remembered by: each round calls once. @param {Call} call */
const roundOf = (call) => `${call.tournament}.${call.round}`;

/** @param {Call} call */
const told = (call) => t("web-news-call", { name: call.name, round: call.round, rounds: call.rounds });

/**
 * The news, above the page; nothing where there are none, and none of the table or tournament that the page shows. Each
 * is heard once, when it comes.
 * @param {{playing: boolean}} props `playing`: a table takes the whole page, so that only what cannot wait is told
 */
export function NewsBanner({ playing }) {
  const [, shown] = place.value.path;
  const news = /** @type {News | null} */ (useNow(`/api/news?lang=${language.value}`, PAUSE).value);
  const read = readNews.value.split(" ");
  const calls = (news?.calls ?? []).filter((one) => one.table !== shown && one.tournament !== shown);
  const rounds = calls.map(roundOf).join(" ");
  useEffect(() => call(calls), [rounds]);
  return h("div", { class: "news", role: "status", "aria-atomic": "false" }, [
    calls.filter((one) => !playing || !read.includes(roundOf(one))).map((one) => h("div", { class: "outdated row", key: one.table }, [
      h("span", null, told(one)),
      one.turn && one.until ? h(Left, { seconds: one.until - (news?.at ?? 0) }) : null,
      h("a", { class: "button small main", href: `/t/${one.table}` }, [h(Icon, { name: "table" }), t("web-tournament-my-table")]),
      playing ? h(Read, { id: roundOf(one), what: told(one) }) : null,
    ])),
    (playing ? [] : (news?.announcements ?? [])).filter((one) => !read.includes(one.id)).map((one) => h("div", { class: "outdated row", key: one.id }, [
      h("strong", null, t("web-news-announcement")),
      h("span", { lang: one.lang }, one.text),
      h(Read, { id: one.id, what: one.text }),
    ])),
  ]);
}

/** The time that is left, to be read; a timer is not heard whenever it changes. @param {{seconds: number}} props */
function Left({ seconds }) {
  const time = roughly(seconds);
  return h("span", { class: "soft", role: "timer" }, time ? t("web-news-left", { time }) : t("web-news-last"));
}

/** The button that puts something away. @param {{id: string, what: string}} props */
function Read({ id, what }) {
  const put = () => (readNews.value = [...readNews.peek().split(" ").slice(1 - MOST), id].join(" ").trim());
  return h("button", { type: "button", class: "button small", onClick: put, "aria-label": t("web-pair", { name: t("web-news-read"), what }) }, [h(Icon, { name: "check" }), t("web-news-read")]);
}

/** The rounds that this page has called somebody to. @type {Set<string>} */
const called = new Set();

/** Have the browser say that rounds have begun, once each. @param {Call[]} calls */
function call(calls) {
  for (const one of calls) {
    if (called.has(roundOf(one))) continue;
    called.add(roundOf(one));
    void notify(one.name, told(one), at(`/t/${one.table}`));
  }
}
