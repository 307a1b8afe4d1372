/** The mark of a match that is to move ratings. */
import { h } from "preact";
import { t } from "../text.js";

/** @param {{rated: import("@preact/signals").Signal<boolean>, change?: () => void}} props */
export function Rated({ rated, change = () => void (rated.value = !rated.value) }) {
  return h("label", { class: "check" }, [h("input", { type: "checkbox", checked: rated.value, onChange: change }), t("web-new-rated")]);
}
