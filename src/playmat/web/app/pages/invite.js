/** A friend tonight: this machine's own server is opened to others, on purpose and for as long as one likes. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { LinkBox } from "../lobby/link-box.js";
import { isHere, useDoor } from "../lobby/own-door.js";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { useTitle } from "../shell.js";
import { t } from "../text.js";

/** @typedef {import("../types.js").Invitation} Invitation */

/** @param {{path: string[]}} _props */
export function Invite(_props) {
  const door = useDoor();
  const { problem, busy, send } = useSending();
  useTitle(t("web-inviting"));
  const set = async (/** @type {boolean} */ open, outside = "") => {
    const now = await send("/api/invitation", { open, outside });
    if (now) door.value = now;
  };
  const now = door.value;
  return h("div", { class: "page prose stack" }, [
    h("h1", null, t("web-inviting")),
    !isHere() || (now && !now.able) ? h("p", null, t("web-inviting-unable")) : null,
    now?.able ? h("p", { role: "status" }, t(busy.value ? "web-inviting-busy" : now.open ? "web-inviting-open" : "web-inviting-closed")) : null,
    now?.able && now.open ? h(Links, { now }) : null,
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    now?.able
      ? h("div", { class: "row" }, [
          now.open
            ? h("button", { type: "button", class: "button", disabled: busy.value, onClick: () => set(false) }, [h(Icon, { name: "leave" }), t("web-inviting-close")])
            : h("button", { type: "button", class: "button main", disabled: busy.value, onClick: () => set(true) }, [h(Icon, { name: "friends" }), t("web-inviting-do")]),
          now.open ? h("button", { type: "button", class: "button quiet", disabled: busy.value, onClick: () => set(true, now.outside) }, [h(Icon, { name: "again" }), t("web-inviting-check")]) : null,
        ])
      : null,
    now?.able && now.open ? h(FarAway, { now, busy: busy.value, set: (outside) => set(true, outside) }) : null,
    now?.able ? h("p", { class: "soft" }, t("web-inviting-guests")) : null,
  ]);
}

/** The links, and what is known of each. @param {{now: Invitation}} props */
function Links({ now }) {
  const house = now.links?.filter((one) => !one.outside) ?? [];
  return h("div", { class: "stack" }, [
    house.length ? null : h("p", null, t("web-inviting-no-network")),
    ...(now.links ?? []).map((one, place) =>
      h(LinkBox, { key: one.link, id: `guest-link-${place}`, label: t(one.outside ? "web-inviting-far" : "web-inviting-house"), link: one.link }, h("p", { class: one.reached === "here" ? "" : "problem" }, known(one))),
    ),
  ]);
}

/** What is known of a link; that somebody has come by it says more than any question of one's own. @param {import("../types.js").GuestLink} one */
function known(one) {
  if (one.opened) return t(one.outside ? "web-inviting-came-far" : "web-inviting-came-house");
  if (one.reached === "elsewhere") return t("web-inviting-elsewhere");
  if (one.reached === "silent") return t(one.outside ? "web-inviting-silent-far" : "web-inviting-silent-house");
  return t(one.outside ? "web-inviting-here-far" : "web-inviting-here-house");
}

/** The address by which people far away come. @param {{now: Invitation, busy: boolean, set: (outside: string) => void}} props */
function FarAway({ now, busy, set }) {
  const address = useSignal(now.outside ?? "");
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    set(address.peek());
  };
  return h("section", { class: "stack" }, [
    h("h2", null, t("web-inviting-outside")),
    h("p", null, t("web-inviting-outside-line")),
    h("p", null, t("web-inviting-private")),
    h("p", null, t("web-inviting-tunnel", { address: now.tunnel ?? "" })),
    h("form", { class: "stack", onSubmit: save }, [
      h("label", { class: "pick" }, [
        h("span", null, t("web-inviting-address")),
        h("input", { class: "field", type: "url", maxLength: 254, placeholder: "https://", value: address.value, onInput: (/** @type {Event} */ event) => (address.value = /** @type {HTMLInputElement} */ (event.target).value) }),
      ]),
      h("div", { class: "row" }, h("button", { class: "button", disabled: busy }, [h(Icon, { name: "check" }), t("web-inviting-save")])),
    ]),
  ]);
}
