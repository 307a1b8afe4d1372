/** Who one is here: a guest with a name, if one likes, or somebody with an account, the same on every device. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { leaveAfter } from "./belongings.js";
import { asAnybody, getInTurn } from "./network/myself.js";
import { wordsOf } from "./network/sending.js";
import { language } from "./settings.js";
import { at } from "./network/site.js";
import { t } from "./text.js";
import { Icon } from "./parts/icon.js";
import { comeBack } from "./unsent.js";

/** The name of a guest who has given none is a word of the language, no name to be edited. @param {import("./types.js").Person} person */
const ownName = (person) => (person.guest && person.name === t("server-guest") ? "" : person.name);

/**
 * Asks who one is, and has what is shown until it is known.
 * @param {(person: import("./types.js").Person) => void} [told] what is done with each answer
 */
export function useMyself(told) {
  const me = useSignal(/** @type {import("./types.js").Person | null} */ (null));
  const failed = useSignal("");
  const ask = () => {
    failed.value = "";
    getInTurn(`/api/me?lang=${language.peek()}`).then(
      (person) => {
        me.value = person;
        told?.(person);
      },
      (error) => (failed.value = wordsOf(error)),
    );
  };
  useEffect(ask, [language.value]);
  const instead = failed.value
    ? h("div", { class: "stack" }, [
        h("p", { class: "problem", role: "alert" }, failed.value),
        h("button", { type: "button", class: "button small", onClick: ask }, [h(Icon, { name: "again" }), t("web-offline-again")]),
      ])
    : h("p", { class: "soft", role: "status" }, t("web-connecting"));
  return { me, instead };
}

/** The part of the settings that is about the person and not about this browser. */
export function AccountBox() {
  const { me, instead } = useMyself((person) => showPerson(person, ""));
  const name = useSignal("");
  const password = useSignal("");
  const said = useSignal("");
  const problem = useSignal("");

  /**
   * Who one is, from now on; a name that was typed while the answer was on its way stays.
   * @param {import("./types.js").Person} person
   * @param {string} typed what stood there when it was asked for
   */
  function showPerson(person, typed) {
    me.value = person;
    if (name.peek() === typed) name.value = ownName(person);
  }

  /**
   * Send something; what comes back is who one is then.
   * @param {string} address
   * @param {object} body
   */
  async function send(address, body) {
    const typed = name.peek();
    said.value = problem.value = "";
    try {
      showPerson(await asAnybody(({ post }) => post(address, { ...body, lang: language.peek() })), typed);
      said.value = t("web-me-kept");
      return true;
    } catch (error) {
      problem.value = wordsOf(error);
      return false;
    }
  }

  /** Another person from now on: lines and lists are those of the one before. @param {string} address @param {object} body */
  async function become(address, body) {
    if (!(await send(address, body))) return;
    if (address === "/api/login") comeBack(me.peek()?.name ?? "");
    location.assign(at("/"));
  }

  /** This browser forgets who one is. */
  async function leave() {
    try {
      await leaveAfter(me.peek()?.name ?? "", ({ post }) => post("/api/logout", {}));
      location.assign(at("/"));
    } catch (error) {
      problem.value = wordsOf(error);
    }
  }

  if (!me.value) return instead;
  const guest = me.value.guest;
  const credentials = () => ({ name: name.peek(), password: password.peek() });
  const field = (/** @type {string} */ label, /** @type {import("@preact/signals").Signal<string>} */ value, /** @type {object} */ more) =>
    h("label", { class: "pick" }, [h("span", null, t(label)), h("input", { class: "field", value: value.value, onInput: (/** @type {Event} */ event) => (value.value = /** @type {HTMLInputElement} */ (event.target).value), ...more })]);
  return h("fieldset", { class: "setting" }, [
    h("legend", null, t("web-me")),
    h("form", { class: "stack", onSubmit: (/** @type {Event} */ event) => (event.preventDefault(), void send("/api/me", { name: name.peek() })) }, [
      field("web-me-name", name, { maxLength: 40, autocomplete: "nickname", required: true }),
      h("div", { class: "row" }, [
        h("button", { class: "button small" }, [h(Icon, { name: "check" }), t("web-me-keep")]),
        guest ? null : h("button", { type: "button", class: "button small", onClick: leave }, [h(Icon, { name: "leave" }), t("web-me-leave")]),
        h("span", { class: "soft", role: "status" }, said.value),
      ]),
    ]),
    h("p", null, [h("a", { href: "/profile" }, t("web-profile")), " · ", h("a", { href: "/account" }, t("web-account-more"))]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
    guest
      ? h("details", null, [
          h("summary", null, t("web-me-account")),
          h("form", { class: "stack", onSubmit: (/** @type {Event} */ event) => (event.preventDefault(), void become("/api/login", credentials())) }, [
            h("p", { class: "soft" }, t("web-me-account-line")),
            field("web-me-password", password, { type: "password", minLength: 8, maxLength: 200, autocomplete: "current-password", required: true }),
            h("div", { class: "row" }, [
              h("button", { class: "button small" }, t("web-me-enter")),
              h("button", { type: "button", class: "button small", disabled: password.value.length < 8, onClick: () => send("/api/account", credentials()) }, t("web-me-register")),
            ]),
          ]),
        ])
      : null,
  ]);
}
