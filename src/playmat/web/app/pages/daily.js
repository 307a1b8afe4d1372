/** The match of the day: one try for everybody at the same dice, the table of the day, and the day before. */
import { h } from "preact";
import { Cover } from "../art/covers.js";
import { games } from "../games.js";
import { NoAccount } from "../meeting/no-account.js";
import { useAnswer, useNow } from "../network/answers.js";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** @typedef {import("../types.js").Daily} Day */

/** @param {{path: string[]}} props */
export function DailyPage({ path }) {
  const known = games.value?.games ?? [];
  const game = path[0] ?? known[0]?.id ?? "";
  useTitle(t("web-daily"));
  return h("div", { class: "page daily", "data-game": game }, [
    h("h1", null, t("web-daily")),
    h("p", { class: "soft" }, t("web-daily-line")),
    known.length ? h("div", { class: "row" }, h(Pick, { title: t("web-ratings-game"), value: game, values: known.map((one) => [one.id, one.title]), set: (value) => go(`/daily/${value}`, { replace: true }) })) : null,
    game ? h(Days, { game, key: game }) : null,
  ]);
}

/** Today, and the day before. @param {{game: string}} props */
function Days({ game }) {
  const today = /** @type {Day | null} */ (useNow(`/api/games/${game}/daily?lang=${language.value}`).value);
  const before = /** @type {Day | null} */ (useAnswer(today ? `/api/games/${game}/daily?day=${dayBefore(today.day)}&lang=${language.value}` : ""));
  if (!today) return h("p", { class: "soft", role: "status" }, t("web-moment"));
  return h("div", { class: "stack" }, [
    h(Today, { today }),
    h("section", null, [h("h2", null, t("web-daily-table")), h("p", { class: "soft" }, t("web-daily-order")), h(Places, { day: today })]),
    before ? h("section", null, [
      h("h2", null, t("web-daily-before", { day: inWords(before.day) })),
      before.revealed ? h("p", null, [t("web-daily-seed"), " ", h("code", { class: "seed" }, before.revealed)]) : null,
      h(Places, { day: before }),
    ]) : null,
  ]);
}

/** What is played today, and the way to it. @param {{today: Day}} props */
function Today({ today }) {
  const { problem, busy, send } = useSending();
  const play = async () => {
    const seated = await send(`/api/games/${today.game}/daily`, {});
    if (seated) go(seated.link);
  };
  const way = today.table
    ? h("a", { class: "button main", href: `/t/${today.table}` }, [h(Icon, { name: "table" }), t("web-daily-mine")])
    : h("button", { type: "button", class: "button main", disabled: busy.value, onClick: play }, [h(Icon, { name: "dice" }), t("web-daily-play")]);
  return h("section", { class: "panel today", "aria-label": inWords(today.day) }, [
    h("div", { class: "picture" }, h(Cover, { game: today.game })),
    h("div", { class: "stack" }, [
      h("h2", null, inWords(today.day)),
      h("ul", { class: "seats" }, today.seats.map((seat, number) => h("li", { key: number }, [
        h(Icon, { name: seat.you ? "person" : "computer" }),
        h("strong", null, seat.you ? t("web-seat-you") : t("web-ratings-computer", { level: name(`web-level-${seat.level}`, seat.level) })),
        h("span", { class: "soft" }, seat.deck || seat.title),
      ]))),
      h("p", { class: "soft" }, t("web-daily-ends", { time: new Date(today.ends * 1000).toLocaleTimeString(language.value, { timeStyle: "short" }) })),
      today.account ? h("div", { class: "row" }, way) : h(NoAccount, { line: t("web-daily-guest") }),
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    ]),
  ]);
}

/** Who has played, the best first. @param {{day: Day}} props */
function Places({ day }) {
  if (!day.places.length) return h("p", { class: "soft" }, t("web-daily-nobody"));
  const replays = day.places.some((one) => one.table && one.outcome !== "none");
  const head = ["web-daily-place", "web-ratings-who", "web-daily-outcome", "web-result-turns"].map((key) => h("th", { scope: "col", key }, t(key)));
  return h("table", { class: "ratings places" }, [
    h("thead", null, h("tr", null, [head, replays ? h("th", { scope: "col" }, h("span", { class: "unseen" }, t("web-see-replay"))) : null])),
    h("tbody", null, day.places.map((one) => h("tr", { key: one.name, class: one.you ? "you" : "" }, [
      h("td", null, one.place ? String(one.place) : "–"),
      h("th", { scope: "row" }, h("a", { href: `/profile/${encodeURIComponent(one.name)}` }, one.name)),
      h("td", null, t(`web-daily-${one.outcome}`)),
      h("td", null, one.place ? String(one.turns) : "–"),
      replays ? h("td", null, one.outcome === "none" ? "" : h("a", { class: "button small quiet", href: `/replay/${one.table}`, "aria-label": t("web-daily-replay", { who: one.name }) }, h(Icon, { name: "replay" }))) : null,
    ]))),
  ]);
}

/** @param {string} day @returns {string} the day before a day, both as `2026-11-24`. */
function dayBefore(day) {
  return new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** @param {string} day @returns {string} a day as people write it. */
function inWords(day) {
  return new Date(`${day}T00:00Z`).toLocaleDateString(language.value, { timeZone: "UTC", dateStyle: "long" });
}
