/** Finished matches: the own ones, then those that everybody may see. */
import { h } from "preact";
import { TableList } from "../parts/tables.js";
import { useTitle } from "../shell.js";
import { t } from "../text.js";

/** @param {{path: string[]}} _props */
export function Replays(_props) {
  useTitle(t("web-way-replays"));
  return h("div", { class: "page" }, [
    h("h1", null, t("web-way-replays")),
    h("p", { class: "soft" }, t("web-replays-line")),
    h("section", { class: "tables" }, [h("h2", null, t("web-replays-mine")), h(TableList, { address: "/api/tables/mine", only: "finished", none: t("web-replays-none") })]),
    h("section", { class: "tables" }, [h("h2", null, t("web-replays-public")), h(TableList, { address: "/api/tables?status=finished", none: t("web-replays-none") })]),
  ]);
}
