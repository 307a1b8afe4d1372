/** What stands where an answer is awaited: that it will come, or why there is none. */
import { h } from "preact";
import { t } from "../text.js";

/** @param {{problem: string}} props */
export function Moment({ problem }) {
  return h("p", { class: problem ? "problem" : "soft", role: problem ? "alert" : "status", key: problem }, problem || t("web-moment"));
}
