/** A card tried at once, and proved: what it does to the chances of a deck, by pairs of matches with and without it. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { newId, postJson } from "../network/net.js";
import { useSending, wordsOf } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { t } from "../text.js";

/** @typedef {{with_card: number, without: number, seen: boolean}} Pair */
/** @typedef {import("../types.js").CardFindings} CardFindings */

/** So many pairs of matches are played. */
const WANTED = 200;

/** The normal deviate that leaves 2.5 % on either side. */
const Z95 = 1.96;

/** @param {{store: import("./bench-store.js").BenchStore}} props */
export function Proof({ store }) {
  const { problem, busy, send } = useSending();
  const pairs = useSignal(/** @type {Pair[]} */ ([]));
  const examined = useSignal(/** @type {CardFindings | null} */ (null));
  const running = useSignal(false);
  const failed = useSignal("");
  const run = useRef(0);
  const card = store.current.value;
  const ready = store.draft.value !== null && !store.draft.value.mistakes.length && ["read", "blank"].includes(store.draft.value.state);
  useEffect(() => () => {
    running.value = false;
  }, []);
  if (!card) return null;
  const what = () => ({ game: store.game, data: alone(store), card: card.code });
  const tryIt = async () => {
    const seated = await send("/api/workshop/try", { ...what(), id: newId() });
    if (seated) go(seated.link);
  };
  const prove = async () => {
    pairs.value = [];
    examined.value = null;
    failed.value = "";
    running.value = true;
    run.current += 1;
    const mine = run.current;
    const goesOn = () => running.peek() && run.current === mine;
    const asked = what();
    const tried = async (/** @type {() => Promise<void>} */ act) => {
      try {
        await act();
      } catch (error) {
        if (goesOn()) failed.value = wordsOf(error); // what follows may succeed all the same
      }
    };
    await tried(async () => {
      const found = await postJson("/api/workshop/examine", { ...asked, lang: language.peek() });
      if (goesOn()) examined.value = found;
    });
    await tried(async () => {
      while (goesOn() && pairs.peek().length < WANTED) {
        const more = await postJson("/api/workshop/prove", { ...asked, first: pairs.peek().length, lang: language.peek() });
        if (goesOn()) pairs.value = [...pairs.peek(), ...more.pairs];
      }
    });
    if (run.current === mine) running.value = false;
  };
  return h("section", { class: "panel stack proof", "aria-labelledby": "proof" }, [
    h("h2", { id: "proof" }, t("web-workshop-proof")),
    h("div", { class: "row" }, [
      h("button", { type: "button", class: "button main", disabled: !ready || busy.value, onClick: tryIt }, [h(Icon, { name: "play" }), t("web-workshop-try")]),
      running.value
        ? h("button", { type: "button", class: "button", onClick: () => (running.value = false) }, [h(Icon, { name: "pause" }), t("web-workshop-enough")])
        : h("button", { type: "button", class: "button", disabled: !ready, onClick: prove }, [h(Icon, { name: "check" }), t("web-workshop-prove")]),
    ]),
    h("p", { class: "soft" }, t("web-workshop-try-line")),
    problem.value || failed.value ? h("p", { class: "problem", role: "alert" }, problem.value || failed.value) : null,
    running.value || pairs.value.length ? h(Found, { pairs: pairs.value, running: running.value }) : null,
    (running.value && !failed.value) || examined.value ? h(Examined, { examined: examined.value }) : null,
  ]);
}

/** The set with this card alone: what else is in it and not finished yet is no hindrance. @param {import("./bench-store.js").BenchStore} store */
function alone(store) {
  return { set: store.code.peek(), name: store.names.peek(), card: [store.current.value] };
}

/** @param {{pairs: Pair[], running: boolean}} props */
function Found({ pairs, running }) {
  const n = pairs.length;
  const share = (/** @type {(one: Pair) => number} */ of) => (n ? pairs.reduce((sum, one) => sum + of(one), 0) / n : 0);
  const [without, withCard, seen] = [share((one) => one.without), share((one) => one.with_card), share((one) => Number(one.seen))];
  const change = withCard - without;
  const spread = n > 1 ? Math.sqrt(pairs.reduce((sum, one) => sum + (one.with_card - one.without - change) ** 2, 0) / (n - 1)) : 1;
  const half = n ? (Z95 * spread) / Math.sqrt(n) : 1;
  const points = (/** @type {number} */ of) => Math.round(100 * of);
  const signed = (/** @type {number} */ of) => `${points(of) > 0 ? "+" : points(of) < 0 ? "−" : "±"}${Math.abs(points(of))}`;
  return h("div", { class: "stack" }, [
    h("label", { class: "pick" }, [h("span", null, t("web-workshop-pairs", { n, of: WANTED })), h("progress", { max: WANTED, value: n })]),
    n ? h("div", { class: "odds", "aria-hidden": "true" }, [[withCard, "with"], [without, "without"]].map(([of, key]) => h("div", { class: "odds-line", key }, [h("span", null, t(`web-workshop-${key}`)), h("i", { style: { "--share": String(of) } }), h("b", null, `${points(Number(of))} %`)]))) : null,
    n ? h("p", { role: running ? undefined : "status" }, t("web-workshop-found", { with: points(withCard), without: points(without), change: signed(change), low: signed(change - half), high: signed(change + half), seen: points(seen) })) : null,
    n && !seen ? h("p", { class: "problem" }, t("web-workshop-unseen")) : null,
  ]);
}

/** What matches of random play have shown of the card, mistakes first. @param {{examined: CardFindings | null}} props */
function Examined({ examined }) {
  return h("div", { class: "stack", role: "status" }, [
    h("h3", null, t("web-workshop-in-play")),
    examined === null
      ? h("p", { class: "soft" }, t("web-workshop-examining"))
      : [
          examined.findings.length
            ? h("ul", { class: "findings" }, examined.findings.map((one) => h("li", { key: one.what.text, class: one.error ? "wrong" : "" }, [h("b", null, t(one.error ? "web-workshop-mistake" : "web-workshop-remark")), " ", one.what.text])))
            : h("p", null, t("web-workshop-no-findings", { n: examined.matches })),
          examined.few ? h("p", { class: "soft" }, t("web-workshop-few", { n: examined.matches })) : null,
        ],
  ]);
}
