/** What concerns somebody wherever they are on the site: announcements, and matches of tournaments that wait for them. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useNow } from "./network/answers.js";
import { at } from "./network/site.js";
import { Icon } from "./parts/icon.js";
import { place } from "./router.js";
import { alerts, language, readNews } from "./settings.js";
import { t } from "./text.js";

/** @typedef {import("./types.js").News} Said */
/** @typedef {import("./types.js").CallInfo} Call */

/** So many milliseconds pass until a page asks again. */
const PAUSE = 20_000;

/** So many things that were read are remembered. */
const MOST = 20;

/** What a call is remembered by: each round calls once. @param {Call} call */
const roundOf = (call) => `${call.tournament}.${call.round}`;

/**
 * The news, above the page; nothing where there are none, and none of the table or tournament that the page shows.
 * @param {{playing: boolean}} props `playing`: a table takes the whole page, so that only what cannot wait is told
 */
export function News({ playing }) {
  const [, shown] = place.value.path;
  const said = /** @type {Said | null} */ (useNow(`/api/news?lang=${language.value}`, PAUSE).value);
  const read = readNews.value.split(" ");
  const calls = (said?.calls ?? []).filter((one) => one.table !== shown && one.tournament !== shown);
  const rounds = calls.map(roundOf).join(" ");
  useEffect(() => alert(calls), [rounds]);
  return h("div", { class: "news", role: "status" }, [
    calls.filter((one) => !playing || !read.includes(roundOf(one))).map((one) => h("div", { class: "outdated row", key: one.table }, [
      h("span", null, t("web-news-call", { name: one.name, round: one.round, rounds: one.rounds })),
      one.turn && one.until ? h("span", { class: "soft" }, t("web-news-left", { minutes: Math.max(0, Math.floor((one.until - (said?.at ?? 0)) / 60)) })) : null,
      h("a", { class: "button small main", href: `/t/${one.table}` }, [h(Icon, { name: "table" }), t("web-tournament-my-table")]),
      playing ? h(Read, { id: roundOf(one) }) : null,
    ])),
    (playing ? [] : (said?.announcements ?? [])).filter((one) => !read.includes(one.id)).map((one) => h("div", { class: "outdated row", key: one.id }, [
      h("strong", null, t("web-news-announcement")),
      h("span", { lang: one.lang }, one.text),
      h(Read, { id: one.id }),
    ])),
  ]);
}

/** The button that puts something away. @param {{id: string}} props */
function Read({ id }) {
  const put = () => (readNews.value = [...readNews.peek().split(" ").slice(1 - MOST), id].join(" ").trim());
  return h("button", { type: "button", class: "button small", onClick: put }, [h(Icon, { name: "check" }), t("web-news-read")]);
}

/** The rounds that this page has alerted somebody to. @type {Set<string>} */
const alerted = new Set();

/** Have the browser say that rounds have begun, once each, where somebody wants that and is not looking. @param {Call[]} calls */
function alert(calls) {
  for (const one of calls) {
    if (alerted.has(roundOf(one))) continue;
    alerted.add(roundOf(one));
    if (alerts.peek() !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") continue;
    const said = t("web-news-call", { name: one.name, round: one.round, rounds: one.rounds });
    const shown = new Notification(one.name, { body: said, tag: roundOf(one), icon: at("/static/icons/playmat-192.png") });
    shown.onclick = () => {
      window.focus();
      location.assign(at(`/t/${one.table}`));
    };
  }
}

/** Turn alerts on or off; the browser asks once whether it may. @param {string} wanted */
export async function setAlerts(wanted) {
  const able = wanted === "on" && (await globalThis.Notification?.requestPermission()) === "granted";
  alerts.value = able ? "on" : "off";
}
