/** The button that makes a file of a fault, wherever one may be noticed; and the line that tells of one in the page. */
import { Fragment, h } from "preact";
import { signal, useSignal } from "@preact/signals";
import { Icon } from "../parts/icon.js";
import { save } from "../saved.js";
import { t } from "../text.js";
import { bundle, idOf } from "./bundle.js";
import { wrong } from "./noticed.js";

/** How many faults had been noticed when their line was put away. */
const dismissed = signal(0);

/**
 * @param {{seen?: () => import("./bundle.js").Seen}} props `seen`: what the page shows of a match
 */
export function ReportFault({ seen }) {
  const made = useSignal("");
  const going = useSignal(false);
  const make = async () => {
    going.value = true;
    const found = seen?.() ?? null;
    try {
      const text = `${JSON.stringify(await bundle(found), null, 1)}\n`;
      made.value = `playmat-fault-${idOf(found) || found?.table?.game || "page"}.json`;
      save(text, made.value, "application/json");
    } finally {
      going.value = false;
    }
  };
  return h(Fragment, null, [
    h("button", { type: "button", class: "button small", disabled: going.value, onClick: () => void make(), title: t("web-fault-line"), key: "make" }, [h(Icon, { name: "download" }), t("web-fault")]),
    h("span", { class: "soft", role: "status", key: "made" }, made.value ? t("web-fault-made", { file: made.value }) : null),
  ]);
}

/** Says that something went wrong in the page, until it is put away. */
export function WrongBanner() {
  if (wrong.value.length <= dismissed.value) return null;
  return h("div", { class: "outdated row", role: "alert" }, [
    h("span", null, t("web-fault-noticed")),
    h(ReportFault, null),
    h("button", { type: "button", class: "button quiet small round", onClick: () => (dismissed.value = wrong.peek().length), "aria-label": t("web-close"), title: t("web-close") }, h(Icon, { name: "close" })),
  ]);
}
