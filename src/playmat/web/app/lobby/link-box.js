/** A link to be passed on: copied, shared, or scanned. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { copied as toClipboard } from "../copied.js";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";
import { QrCode } from "./qr.js";

/**
 * @param {{id: string, label: string, link: string, children?: any}} props `children`: what else there is to say of it
 */
export function LinkBox({ id, label, link, children }) {
  const copied = useSignal("");
  const code = useSignal(false);
  const copy = async () => {
    if (await toClipboard(link)) copied.value = link;
  };
  const done = copied.value === link;
  const copying = h("button", { type: "button", class: "button main", onClick: copy }, [h(Icon, { name: done ? "check" : "copy" }), t(done ? "web-copied" : "web-copy")]);
  return h("div", { class: "invitation panel" }, [
    h("label", { for: id }, label),
    h("div", { class: "row" }, [
      h("input", { id, class: "field", readOnly: true, value: link, onFocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }),
      copying,
      h("span", { class: "unseen", role: "status" }, done ? t("web-copied") : ""),
      "share" in navigator ? h("button", { type: "button", class: "button", onClick: () => void navigator.share({ url: link }).catch(() => {}) }, [h(Icon, { name: "share" }), t("web-share")]) : null,
      h("button", { type: "button", class: "button", "aria-expanded": String(code.value), onClick: () => (code.value = !code.value) }, [h(Icon, { name: "qr" }), t("web-qr")]),
    ]),
    children,
    code.value ? h(QrCode, { text: link, label: t("web-qr-label") }) : null,
  ]);
}
