/** A few fixed phrases, each told to everybody in their own language, and a finger that points. */
import { h } from "preact";
import { games } from "../games.js";
import { t } from "../text.js";
import { Icon } from "../parts/icon.js";

/** The phrase that goes with a thing of the table. */
const LOOK = "look";

/** @param {{store: import("./store.js").TableStore}} props */
export function Chat({ store }) {
  const phrases = games.value?.phrases ?? [];
  const people = store.table.value?.seats.filter((seat) => seat.kind === "person").length ?? 0;
  if (!store.you.value.length || people < 2 || !phrases.length) return null;
  const say = (/** @type {string} */ phrase) => {
    if (phrase === LOOK) store.showing.value = !store.showing.peek();
    else void store.send({ type: "chat", phrase });
  };
  return h("details", { class: "chat" }, [
    h("summary", { class: "button small quiet" }, [h(Icon, { name: "chat" }), t("web-say")]),
    store.showing.value ? h("p", { class: "soft", role: "status" }, t("web-show-thing")) : null,
    h("div", { class: "row" }, phrases.map((one) =>
      h("button", { type: "button", class: "button small", key: one.phrase, "aria-pressed": one.phrase === LOOK ? String(store.showing.value) : undefined, onClick: () => say(one.phrase) }, one.text),
    )),
  ]);
}
