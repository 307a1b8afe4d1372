/** What has been learned is told to the server; where it does not take it, this is said, and can be tried again. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { keepLearned } from "../../belongings.js";
import { Icon } from "../../parts/icon.js";
import { t } from "../../text.js";

/**
 * Have something kept as soon as it is there.
 * @param {import("../../types.js").Belonging | null} learned null until then
 * @returns {import("preact").VNode | null} what is to be said of it
 */
export function useNoting(learned) {
  const problem = useSignal("");
  const note = async () => {
    if (!learned) return;
    problem.value = "";
    problem.value = await keepLearned(learned);
  };
  useEffect(() => {
    problem.value = "";
    void note();
  }, [learned?.kind, learned?.game, learned?.what]);
  if (!learned || !problem.value) return null;
  return h("div", { class: "stack" }, [
    h("p", { class: "problem", role: "alert" }, problem.value),
    h("div", { class: "row" }, h("button", { type: "button", class: "button small", onClick: note }, [h(Icon, { name: "again" }), t("web-offline-again")])),
  ]);
}
