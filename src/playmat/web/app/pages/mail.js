/** What a link in a mail leads to: an address is confirmed, or deleted. A press does it, for programs that look at mails open links, too. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { postJson } from "../network/net.js";
import { useSending } from "../network/sending.js";
import { NotFound } from "../not-found.js";
import { Icon } from "../parts/icon.js";
import { useTitle } from "../shell.js";
import { t } from "../text.js";

/** @param {{path: string[]}} props */
export function Mail({ path: [what = "", link = ""] }) {
  if (what === "confirm") return h(Deed, { address: `/mail/confirm/${link}`, title: t("web-mail-confirm"), line: t("web-mail-confirm-line"), now: t("web-mail-confirm-now"), done: t("web-mail-confirmed") });
  if (what === "leave") return h(Deed, { address: `/mail/leave/${link}`, title: t("web-mail-leave"), line: t("web-mail-leave-line"), now: t("web-mail-leave-now"), done: t("web-mail-left") });
  return h(NotFound, { title: t("web-nothing-page"), problem: t("web-nothing-here", { address: `/mail/${what}` }) });
}

/** One deed with a button, and what has come of it. @param {{address: string, title: string, line: string, now: string, done: string}} props */
function Deed({ address, title, line, now, done }) {
  const { problem, busy, send } = useSending(postJson); // whoever follows a link of a mail may be nobody here
  const carriedOut = useSignal(false);
  useTitle(title);
  const act = async () => {
    if ((await send(address, {})) !== undefined) carriedOut.value = true;
  };
  return h("div", { class: "page prose" }, [
    h("h1", null, title),
    h("p", null, line),
    carriedOut.value ? null : h("div", { class: "row" }, h("button", { type: "button", class: "button main", disabled: busy.value, onClick: act }, [h(Icon, { name: "check" }), now])),
    h("p", { role: "status" }, carriedOut.value ? done : ""),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
