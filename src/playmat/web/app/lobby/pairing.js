/** To play with somebody right now: whoever wants the same is at the other side of the table. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { games } from "../games.js";
import { postMine } from "../network/myself.js";
import { newId } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { Rated } from "../parts/rated.js";
import { go, page } from "../router.js";
import { language } from "../settings.js";
import { t } from "../text.js";

/** How far apart ratings may be; 0 is any. */
const RANGES = [0, 100, 200, 400];

export function Pairing() {
  const known = games.value?.games ?? [];
  const game = useSignal("");
  const clock = useSignal("relaxed");
  const rated = useSignal(false);
  const within = useSignal(0);
  const busy = useSignal(false);
  const problem = useSignal("");
  const chosen = known.find((one) => one.id === game.value) ?? known[0];
  if (!chosen) return null;
  const counts = rated.value && clock.value !== "none";
  const find = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const from = page();
    busy.value = true;
    problem.value = "";
    try {
      const seated = await postMine("/api/pair", { id: newId(), game: chosen.id, clock: { kind: clock.peek() }, rated: counts, within: counts ? within.peek() : 0, lang: language.peek() });
      if (page() === from) go(seated.link);
    } catch (error) {
      problem.value = wordsOf(error);
    } finally {
      busy.value = false;
    }
  };
  return h("section", { class: "tables pairing" }, [
    h("h2", null, t("web-meet")),
    h("p", null, t("web-meet-line")),
    h("form", { class: "panel", "data-game": chosen.id, onSubmit: find }, [
      h(Pick, { title: t("web-ratings-game"), value: chosen.id, values: known.map((one) => [one.id, one.title]), set: (value) => (game.value = value) }),
      h(Pick, { title: t("web-new-clock"), value: clock.value, values: ["none", "relaxed", "tournament", "days"].map((one) => [one, t(`web-clock-${one}`)]), set: (value) => (clock.value = value) }),
      clock.value === "none" ? null : h(Rated, { rated }),
      counts ? h(Pick, { title: t("web-meet-within"), value: String(within.value), values: RANGES.map((one) => [String(one), one ? t("web-meet-points", { n: one }) : t("web-meet-any")]), set: (value) => (within.value = Number(value)) }) : null,
      h("div", { class: "row" }, h("button", { class: "button main", disabled: busy.value }, [h(Icon, { name: "search" }), t("web-meet-find")])),
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    ]),
  ]);
}
