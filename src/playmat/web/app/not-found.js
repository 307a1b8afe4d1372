/** Pages in place of those that cannot be shown: what happened, and where to go from here. */
import { h } from "preact";
import { ReportFault } from "./fault/report.js";
import { place } from "./router.js";
import { useTitle } from "./shell.js";
import { t } from "./text.js";
import { Icon } from "./parts/icon.js";

/**
 * @param {{title: string, problem: string, way?: "watch" | "replays"}} props `problem`: what is wrong; `way`: where others are
 */
export function NotFound({ title, problem, way = "watch" }) {
  useTitle(title);
  return h("div", { class: "page" }, [
    h("h1", null, title),
    h("p", { class: "problem", role: "alert" }, problem),
    h("p", null, t("web-nothing-line")),
    h("div", { class: "row" }, [
      h("a", { class: "button main", href: "/" }, [h(Icon, { name: "play" }), t("web-nothing-home")]),
      h("a", { class: "button", href: `/${way}` }, [h(Icon, { name: way === "watch" ? "watch" : "replay" }), t(`web-way-${way}`)]),
      h(ReportFault, null),
    ]),
  ]);
}

/** What stands at an address without a page. */
export function NoPage() {
  return h(NotFound, { title: t("web-nothing-page"), problem: t("web-nothing-here", { address: `/${place.value.path.join("/")}` }) });
}
