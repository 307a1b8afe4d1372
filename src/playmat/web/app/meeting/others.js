/** To be left alone by somebody: not to hear them, not to meet them, to tell those who run the server. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { newId } from "../network/net.js";
import { useSending } from "../network/sending.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { t } from "../text.js";

const REASONS = ["talk", "play", "name", "other"];

/** The other people at a table, and what can be done about each. @param {{store: import("../table/store.js").TableStore}} props */
export function Others({ store }) {
  const open = useSignal(false);
  const others = (store.table.value?.seats ?? []).filter((seat) => seat.kind === "person" && !seat.you);
  if (!others.length) return null;
  const heardAnew = () => {
    store.version = -1;
    store.line.renew();
  };
  return h("div", { class: "others" }, [
    h("button", { type: "button", class: "button small quiet", onClick: () => (open.value = true) }, [h(Icon, { name: "friends" }), t("web-others")]),
    h(Dialog, { open, title: t("web-others") }, h("div", { class: "stack" }, [
      h("p", { class: "soft" }, t("web-others-line")),
      others.map((seat) => h(Other, { key: seat.seat, who: `${seat.title} (${seat.name})`, whom: { table: store.table.value?.id, seat: seat.seat }, done: heardAnew })),
    ])),
  ]);
}

/**
 * Somebody else.
 * @param {{who: string, whom: object, done?: () => void}} props `whom`: as a request names them
 */
export function Other({ who, whom, done = () => {} }) {
  const { problem, busy, send } = useSending();
  const said = useSignal("");
  const reason = useSignal("talk");
  const words = useSignal("");
  const ignore = async (/** @type {"mute" | "block"} */ how) => {
    if (!(await send("/api/ignored", { whom, how }))) return;
    said.value = t(`web-ignored-${how}`);
    done();
  };
  const report = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const receipt = await send("/api/reports", { id: newId(), whom, reason: reason.peek(), words: words.peek() });
    if (!receipt) return;
    said.value = t("web-report-sent", { id: receipt.id });
    words.value = "";
  };
  return h("section", { class: "panel stack other", "aria-label": who }, [
    h("h3", null, who),
    h("div", { class: "row" }, [
      h("button", { type: "button", class: "button small", disabled: busy.value, onClick: () => ignore("mute") }, t("web-ignore-mute")),
      h("button", { type: "button", class: "button small", disabled: busy.value, onClick: () => ignore("block") }, t("web-ignore-block")),
    ]),
    h("details", null, [
      h("summary", null, t("web-report")),
      h("form", { class: "stack", onSubmit: report }, [
        h("p", { class: "soft" }, t("web-report-line")),
        h(Pick, { title: t("web-report-reason"), value: reason.value, values: REASONS.map((one) => [one, t(`web-report-${one}`)]), set: (value) => (reason.value = value) }),
        h("label", { class: "pick" }, [h("span", null, t("web-report-words")), h("textarea", { class: "field", rows: 3, maxLength: 1000, value: words.value, onInput: (/** @type {Event} */ event) => (words.value = /** @type {HTMLTextAreaElement} */ (event.target).value) })]),
        h("div", { class: "row" }, h("button", { class: "button", disabled: busy.value }, [h(Icon, { name: "flag" }), t("web-report-send")])),
      ]),
    ]),
    h("p", { class: "soft", role: "status" }, said.value),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}

/** Those whom one ignores, and the way back. @param {{people: import("../types.js").IgnoredPerson[], set: (people: import("../types.js").IgnoredPerson[]) => void}} props */
export function IgnoredPeople({ people, set }) {
  const { problem, busy, send } = useSending();
  const drop = async (/** @type {string} */ id) => {
    const list = await send("/api/ignored", { whom: { id }, how: "none" });
    if (list) set(list.people);
  };
  return h("div", { class: "stack" }, [
    people.length ? h("ul", { class: "plain-list stack" }, people.map((one) =>
      h("li", { key: one.id, class: "row" }, [
        h("strong", { id: `ignored-${one.id}` }, one.name),
        h("span", { class: "soft" }, t(`web-ignored-${one.how}`)),
        h("button", { type: "button", class: "button small", disabled: busy.value, "aria-describedby": `ignored-${one.id}`, onClick: () => drop(one.id) }, [h(Icon, { name: "undo" }), t("web-ignore-none")]),
      ]),
    )) : h("p", { class: "soft" }, t("web-ignored-nobody")),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
