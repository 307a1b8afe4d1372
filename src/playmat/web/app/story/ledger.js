/** The account of a finished match: luck apart from skill as one bar, and the card that gained most. */
import { h } from "preact";
import { cardsOf } from "../games.js";
import { useAnswer } from "../network/answers.js";
import { CardFace } from "../parts/card.js";
import { language } from "../settings.js";
import { name, t } from "../text.js";

/** @typedef {{name: "luck" | "skill" | "rest", points: number, words: string}} Part a part of the result, in points of a hundred */

/** An amount with its sign, as the language writes it. @param {number} points */
const signed = (points) => new Intl.NumberFormat(language.value, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(points);
/** @param {number} points */
const plain = (points) => new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(points);

/** @param {{id: string, seat: number, game: string}} props */
export function MatchLedger({ id, seat, game }) {
  const found = /** @type {import("../types.js").MatchLedger | "none" | null} */ (useAnswer(`/api/tables/${id}/account?seat=${seat}`, "none"));
  if (found === "none") return null;
  if (!found) return h("section", { class: "panel" }, [h("h2", null, t("web-balance")), h("p", { class: "soft", role: "status" }, t("web-balance-reading"))]);
  return [
    found.account ? h(Balance, { account: found.account, key: "balance" }) : null,
    found.card ? h(BestCard, { game, card: found.card, key: "card" }) : null,
  ];
}

/** @param {import("../types.js").LuckLedger} account @returns {Part[]} */
function partsOf({ own, other, rest }) {
  const each = (/** @type {import("../types.js").LedgerSide} */ side) => plain(side.errors / Math.max(1, side.decisions));
  return [
    { name: "luck", points: own.luck - other.luck, words: t("web-balance-luck-words", { own: signed(own.luck), other: signed(other.luck) }) },
    { name: "skill", points: other.errors - own.errors, words: t("web-balance-skill-words", { own: each(own), other: each(other) }) },
    { name: "rest", points: rest, words: t("web-balance-rest-words") },
  ];
}

/** What led from the chance at the beginning to the result, as one bar: losses to the left, gains to the right. @param {{account: import("../types.js").LuckLedger}} props */
function Balance({ account }) {
  const parts = partsOf(account);
  const sum = (/** @type {number} */ sign) => parts.reduce((all, part) => all + Math.max(0, sign * part.points), 0);
  const whole = sum(1) + sum(-1) || 1;
  const line = [...parts].sort((a, b) => Number(a.points > 0) - Number(b.points > 0));
  return h("section", { class: "panel account", "aria-label": t("web-balance") }, [
    h("h2", null, t("web-balance")),
    h("p", { class: "soft" }, t("web-balance-line", { start: plain(account.start), result: plain(account.result) })),
    h("div", { class: "balance", "aria-hidden": "true" }, [
      line.map((part) => h("i", { key: part.name, class: `${part.name} ${part.points < 0 ? "lost" : "won"}`, style: { "--part": String(Math.abs(part.points) / whole) } })),
      h("b", { style: { "--at": String(sum(-1) / whole) } }),
    ]),
    h("dl", null, parts.map((part) => h("div", { key: part.name, class: part.name }, [
      h("dt", null, [h("i", { "aria-hidden": "true" }), t(`web-balance-${part.name}`)]),
      h("dd", null, [h("strong", null, signed(part.points)), " ", h("span", { class: "soft" }, part.words)]),
    ]))),
    h("p", { class: "soft" }, t("web-balance-how")),
  ]);
}

/** @param {{game: string, card: import("../types.js").BestCard}} props */
function BestCard({ game, card }) {
  const face = cardsOf(game)?.get(card.code);
  const called = face?.name ?? name(`${game}-item-${card.code}`, card.code);
  return h("section", { class: "panel best-card", "aria-label": t("web-best-card") }, [
    h("h2", null, t("web-best-card")),
    h("div", { class: "shown" }, [
      face ? h("span", { "aria-hidden": "true" }, h(CardFace, { game, code: card.code, size: "hand" })) : null,
      h("p", null, [h("strong", null, called), h("br", null), t("web-best-card-line", { times: card.times, gained: plain(card.gained) })]),
    ]),
  ]);
}
