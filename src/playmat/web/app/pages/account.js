/** What the server has of the person: where they are signed in, their password, their data, and an end of it all. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { useMyself } from "../account.js";
import { useAnswer } from "../network/answers.js";
import { noteSince, postInTurn } from "../network/myself.js";
import { getJson } from "../network/net.js";
import { useSending } from "../network/sending.js";
import { Icon } from "../parts/icon.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { at } from "../network/site.js";
import { t } from "../text.js";
import { dropOldDeck, leaveNothing, oldDecks } from "../unsent.js";

/** @typedef {import("../types.js").DeviceInfo} Device */

/** @typedef {import("../types.js").MailInfo} MailInfo */

/** @param {{path: string[]}} _props */
export function Account(_props) {
  const { me: asked, instead } = useMyself();
  const me = asked.value;
  const fetched = /** @type {Device[]} */ (useAnswer("/api/account/devices")?.devices ?? []);
  const changed = useSignal(/** @type {Device[] | null} */ (null));
  useTitle(t("web-account"));
  if (!me) return h("div", { class: "page prose" }, [h("h1", null, t("web-account")), instead]);
  return h("div", { class: "page prose" }, [
    h("h1", null, t("web-account")),
    h("p", null, me.guest ? t("web-account-guest") : t("web-account-of", { name: me.name })),
    h(Devices, { devices: changed.value ?? fetched, set: (now) => (changed.value = now) }),
    me.guest ? null : h(Password, { done: (now) => (changed.value = now) }),
    me.guest ? null : h(Mail, {}),
    h("section", null, [
      h("h2", null, t("web-account-data")),
      h("p", null, t("web-account-data-line")),
      h("a", { class: "button", href: `/api/account/export?lang=${language.value}`, download: "playmat.json", target: "_self" }, [h(Icon, { name: "download" }), t("web-account-export")]),
    ]),
    h(Farewell, { guest: me.guest }),
  ]);
}

/** The browsers that know who one is; each of the others can be made to forget it. @param {{devices: Device[], set: (now: Device[]) => void}} props */
function Devices({ devices, set }) {
  const { problem, send } = useSending(postInTurn);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  const told = (/** @type {number} */ seconds) => day.format(new Date(seconds * 1000));
  const signOut = async (/** @type {string} */ device) => {
    const left = await send("/api/account/devices", { device });
    if (left) set(left.devices);
  };
  const known = [...devices].sort((one, other) => Number(other.here) - Number(one.here));
  return h("section", null, [
    h("h2", null, t("web-account-devices")),
    h("ul", { class: "plain-list devices" }, known.map((device) =>
      h("li", { key: device.id, class: "row" }, [
        h("span", { id: device.id }, t("web-account-device", { since: told(device.created), last: told(device.seen) })),
        device.here
          ? h("strong", null, t("web-account-here"))
          : h("button", { type: "button", class: "button small", "aria-describedby": device.id, onClick: () => signOut(device.id) }, [h(Icon, { name: "leave" }), t("web-me-leave")]),
      ]),
    )),
    devices.length > 2 ? h("button", { type: "button", class: "button small", onClick: () => signOut("") }, [h(Icon, { name: "leave" }), t("web-account-leave-others")]) : null,
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}

/** A new password; all other devices have to sign in again. @param {{done: (devices: Device[]) => void}} props */
function Password({ done }) {
  const { problem, send } = useSending(postInTurn);
  const old = useSignal("");
  const wished = useSignal("");
  const said = useSignal("");
  const change = async (/** @type {Event} */ event) => {
    event.preventDefault();
    said.value = "";
    if (!(await send("/api/account/password", { old: old.peek(), new: wished.peek() }))) return;
    old.value = wished.value = "";
    said.value = t("web-account-password-changed");
    getJson("/api/account/devices").then((left) => done(left.devices), () => {});
  };
  return h("section", null, [
    h("h2", null, t("web-account-password")),
    h("form", { class: "stack", onSubmit: change }, [
      h(Secret, { label: t("web-account-password-old"), value: old, autocomplete: "current-password" }),
      h(Secret, { label: t("web-account-password-new"), value: wished, autocomplete: "new-password", minLength: 8 }),
      h("div", { class: "row" }, [
        h("button", { class: "button" }, [h(Icon, { name: "check" }), t("web-account-password")]),
        h("span", { class: "soft", role: "status" }, said.value),
      ]),
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    ]),
  ]);
}

/** The address to which the server writes when a match by days waits; nothing where it sends no mail. */
function Mail() {
  const fetched = /** @type {MailInfo | null} */ (useAnswer("/api/account/mail"));
  const changed = useSignal(/** @type {MailInfo | null} */ (null));
  const { problem, busy, send } = useSending(postInTurn);
  const address = useSignal("");
  const mail = changed.value ?? fetched;
  if (!mail || (!mail.on && !mail.address)) return null;
  const give = async (/** @type {string} */ wanted) => {
    const now = await send("/api/account/mail", { address: wanted });
    if (now) changed.value = now;
  };
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    void give(address.peek());
  };
  const state = !mail.address ? "" : !mail.on ? t("web-account-mail-off") : t(mail.confirmed ? "web-account-mail-on" : "web-account-mail-asked", { address: mail.address });
  return h("section", { class: "mail" }, [
    h("h2", null, t("web-account-mail")),
    h("p", null, t("web-account-mail-line")),
    h("p", { role: "status" }, state),
    mail.address
      ? h("button", { type: "button", class: "button small", disabled: busy.value, onClick: () => give("") }, t("web-account-mail-drop"))
      : h("form", { class: "stack", onSubmit: save }, [
          h("label", { class: "pick" }, [
            h("span", null, t("web-account-mail-address")),
            h("input", { class: "field", type: "email", required: true, maxLength: 254, autocomplete: "email", value: address.value, onInput: (/** @type {Event} */ event) => (address.value = /** @type {HTMLInputElement} */ (event.target).value) }),
          ]),
          h("div", { class: "row" }, h("button", { class: "button", disabled: busy.value }, [h(Icon, { name: "check" }), t("web-account-mail-save")])),
        ]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}

/** To be forgotten for good, which nobody does by accident. @param {{guest: boolean}} props */
function Farewell({ guest }) {
  const { problem, send } = useSending(postInTurn);
  const password = useSignal("");
  const forget = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if ((await send("/api/account/delete", { password: password.peek() })) === undefined) return;
    oldDecks().filter((deck) => !deck.left).forEach(dropOldDeck); // their own go as all that the server had
    leaveNothing("");
    noteSince(0);
    location.assign(at("/"));
  };
  return h("section", null, [
    h("h2", null, t("web-account-delete")),
    h("details", null, [
      h("summary", null, t("web-account-delete-how")),
      h("form", { class: "stack", onSubmit: forget }, [
        h("p", null, t("web-account-delete-line")),
        guest ? null : h(Secret, { label: t("web-account-password-old"), value: password, autocomplete: "current-password" }),
        h("div", { class: "row" }, h("button", { class: "button" }, t("web-account-delete-now"))),
        problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
      ]),
    ]),
  ]);
}

/** A field for a password. @param {{label: string, value: import("@preact/signals").Signal<string>, autocomplete: string, minLength?: number}} props */
function Secret({ label, value, autocomplete, minLength }) {
  return h("label", { class: "pick" }, [
    h("span", null, label),
    h("input", { class: "field", type: "password", required: true, maxLength: 200, minLength, autocomplete, value: value.value, onInput: (/** @type {Event} */ event) => (value.value = /** @type {HTMLInputElement} */ (event.target).value) }),
  ]);
}
