/** Tables that are being played and let spectators in. */
import { h } from "preact";
import { useTitle } from "../shell.js";
import { TableList } from "../lobby/tables.js";
import { t } from "../text.js";

/** @param {{path: string[]}} _props */
export function Watch(_props) {
  useTitle(t("web-way-watch"));
  return h("div", { class: "page" }, [
    h("h1", null, t("web-way-watch")),
    h("p", { class: "soft" }, t("web-watch-line")),
    h(TableList, { address: "/api/tables?status=running", watch: true, none: t("web-watch-none") }),
  ]);
}
