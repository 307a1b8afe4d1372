/** The mark of a match that is to move ratings. */
import { h } from "preact";
import { t } from "../text.js";

/** @param {{rated: import("@preact/signals").Signal<boolean>, disabled?: boolean, change?: () => void}} props */
export function Rated({ rated, disabled = false, change = () => void (rated.value = !rated.value) }) {
  return h("label", { class: "check" }, [h("input", { type: "checkbox", disabled, checked: rated.value, onChange: change }), t("web-new-rated")]);
}
