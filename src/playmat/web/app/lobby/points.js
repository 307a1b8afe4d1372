/** A rating in points, and whether it is only provisional. */
import { h } from "preact";
import { t } from "../text.js";

/** @param {{rating: number, provisional?: boolean}} props */
export function Points({ rating, provisional = false }) {
  return h("span", { class: "points" }, [String(rating), provisional ? h("abbr", { title: t("web-rating-provisional"), "aria-label": t("web-rating-provisional") }, "?") : null]);
}
