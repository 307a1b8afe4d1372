/** Somebody with an account: their ratings, how these came about, and their finished public matches. */
import { h } from "preact";
import { gameInfo } from "../games.js";
import { Points } from "../lobby/points.js";
import { TableLine } from "../lobby/tables.js";
import { useAnswer } from "../network/answers.js";
import { NotFound } from "../not-found.js";
import { Icon } from "../parts/icon.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** @typedef {import("../types.js").Rating} Rating */

/** @param {{path: string[]}} props */
export function Profile({ path: [whose = ""] }) {
  const found = /** @type {import("../types.js").Profile | "none" | null} */ (useAnswer(`/api/profile?lang=${language.value}${whose ? `&name=${encodeURIComponent(whose)}` : ""}`, "none"));
  useTitle(whose || t("web-profile"));
  if (found === "none") return h(NotFound, { title: t("web-nothing-page"), problem: t("server-no-such-person", { name: whose }) });
  if (!found) return h("div", { class: "waiting", role: "status" }, h("span", { class: "unseen" }, t("web-connecting")));
  return h("div", { class: "page prose" }, [
    h("h1", null, found.name || t("web-profile")),
    found.you ? h("p", null, h("a", { href: "/account" }, t("web-account-more"))) : null,
    h("section", null, [
      h("h2", null, t("web-ratings")),
      found.ratings.length ? h("ul", { class: "rated plain-list" }, found.ratings.map((one) => h(Rated, { one, key: `${one.game} ${one.clock}` }))) : h("p", { class: "soft" }, t("web-profile-unrated")),
      h("p", null, h("a", { class: "button small", href: "/ratings" }, [h(Icon, { name: "flag" }), t("web-ratings")])),
    ]),
    h("section", { class: "tables" }, [
      h("h2", null, t("web-profile-matches")),
      found.tables.length ? h("ul", { class: "table-list" }, found.tables.map((table) => h(TableLine, { table, key: table.id }))) : h("p", { class: "soft" }, t("web-replays-none")),
    ]),
  ]);
}

/** A rating, and its way there. @param {{one: Rating}} props */
function Rated({ one }) {
  const game = gameInfo(one.game);
  return h("li", { class: "panel", "data-game": one.game }, [
    h("div", { class: "which" }, [
      h("strong", null, game?.title ?? name(`${one.game}-name`, one.game)),
      h("span", { class: "soft" }, t(`web-clock-${one.clock}`)),
      h("span", { class: "soft" }, t("web-profile-rated", { matches: one.matches, deviation: one.deviation })),
    ]),
    h(Course, { one }),
    h(Points, { rating: one.rating, provisional: one.provisional }),
  ]);
}

const WIDTH = 160;
const HEIGHT = 44;
const BEGIN = 1500;

/** The ratings after each match as a line. @param {{one: Rating}} props */
function Course({ one }) {
  const all = [BEGIN, ...(one.history ?? []).map((point) => point.rating)];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const x = (/** @type {number} */ i) => 4 + (i * (WIDTH - 8)) / Math.max(1, all.length - 1);
  const y = (/** @type {number} */ rating) => HEIGHT - 4 - ((rating - low) * (HEIGHT - 8)) / Math.max(1, high - low);
  const line = all.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(" ");
  return h("svg", { class: "trend", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("web-profile-course", { from: String(all[0]), to: String(one.rating), low: String(low), high: String(high) }) }, [
    h("polyline", { points: line, fill: "none", stroke: "var(--game)", "stroke-width": 2, "stroke-linejoin": "round" }),
    h("circle", { cx: x(all.length - 1), cy: y(one.rating), r: 3.5, fill: "var(--game)" }),
  ]);
}
