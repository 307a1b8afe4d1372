/** Finished matches: the own ones, those that everybody may see, and any that is at hand as a file. */
import { h } from "preact";
import { useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { TableList } from "../../lobby/tables.js";
import { postJson } from "../../network/net.js";
import { wordsOf } from "../../network/sending.js";
import { LONGEST, RECORDED, keepRecord, recordIn, textOf } from "../../opened-record.js";
import { go, page } from "../../router.js";
import { language } from "../../settings.js";
import { useTitle } from "../../shell.js";
import { t } from "../../text.js";

/** @param {{path: string[]}} _props */
export function Replays(_props) {
  useTitle(t("web-way-replays"));
  return h("div", { class: "page" }, [
    h("h1", null, t("web-way-replays")),
    h("p", { class: "soft" }, t("web-replays-line")),
    h("section", { class: "tables" }, [h("h2", null, t("web-replays-mine")), h(TableList, { address: "/api/tables/mine", only: "finished", none: t("web-replays-none") })]),
    h("section", { class: "tables" }, [h("h2", null, t("web-replays-public")), h(TableList, { address: "/api/tables?status=finished", none: t("web-replays-none") })]),
    h("section", { class: "tables" }, [h("h2", null, t("web-replays-file")), h(RecordFile, null)]),
  ]);
}

/** Why the server need not be asked. @param {string | null} text of the record; null where the file cannot be read */
function wrongWith(text) {
  if (text === null) return t("web-replays-unreadable");
  if (!text) return t("web-replays-no-record");
  return text.length > LONGEST ? t("web-replays-too-long") : "";
}

/** A record from a file: shown if the server can play it, else it says why not. Of several it is the one chosen last. */
function RecordFile() {
  const problem = useSignal("");
  const chosen = useRef(/** @type {File | null} */ (null));
  const open = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (!file) return;
    const from = page();
    chosen.current = file;
    try {
      const text = await textOf(file).then(recordIn, () => null);
      if (chosen.current !== file) return;
      problem.value = wrongWith(text);
      if (!text || problem.peek()) return;
      await postJson("/api/replay", { record: text, count: 1, lang: language.peek() });
      if (chosen.current !== file || page() !== from) return;
      keepRecord(text);
      go(`/replay/${RECORDED}`);
    } catch (error) {
      if (chosen.current === file) problem.value = wordsOf(error);
    }
  };
  return h("div", { class: "stack" }, [
    h("label", { class: "pick" }, [h("span", null, t("web-replays-file-line")), h("input", { class: "field", type: "file", onChange: open })]),
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
