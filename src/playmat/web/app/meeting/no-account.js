/** What a guest has to do first, where an account is needed. */
import { h } from "preact";
import { Icon } from "../parts/icon.js";
import { openSettings } from "../shell.js";
import { t } from "../text.js";

/** @param {{line: string}} props `line`: why it is needed */
export function NoAccount({ line }) {
  return h("div", { class: "panel stack" }, [
    h("p", null, line),
    h("div", { class: "row" }, h("button", { type: "button", class: "button", onClick: openSettings }, [h(Icon, { name: "person" }), t("web-me-account")])),
  ]);
}
