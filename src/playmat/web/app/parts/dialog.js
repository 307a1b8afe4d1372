/**
 * A dialog of the browser's own kind: it keeps the focus, Escape closes it.
 *
 * That it was closed is told some time after it was, and it may be open again by then. So Escape is taken when it is
 * pressed, and what comes later counts only while nothing is open.
 */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icon.js";
import { t } from "../text.js";

/**
 * @param {{open: import("@preact/signals").Signal<boolean>, title: string, class?: string, children?: any}} props
 */
export function Dialog({ open, title, class: more = "", children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const shown = open.value;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (shown && !dialog.open) dialog.showModal();
    if (!shown && dialog.open) dialog.close();
  });
  const close = () => (open.value = false);
  return h(
    "dialog",
    {
      ref,
      class: more,
      "aria-label": title,
      onCancel: close,
      onClose: () => ref.current?.open || close(),
      onClick: (/** @type {MouseEvent} */ event) => {
        const on = /** @type {Element} */ (event.target);
        if (on === ref.current || on.closest("a[href]:not([target], [download])")) close(); // beside it, or a way to elsewhere
      },
    },
    shown
      ? [
          h("header", { key: "head" }, [
            h("h2", null, title),
            h("button", { type: "button", class: "button quiet round", onClick: close, "aria-label": t("web-close"), title: t("web-close") }, h(Icon, { name: "close" })),
          ]),
          h("div", { key: "body" }, children),
        ]
      : null,
  );
}
