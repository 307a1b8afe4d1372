/** Edits of a deck, each of which can be taken back and made again: by buttons, or by the keys that do so everywhere. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";
import { sum } from "./pile.js";

/** @typedef {{counts: Map<string, number>, title: string}} Draft a deck as it stands */

/** So many edits are remembered. */
const MOST = 200;

/**
 * The edits of a deck that is shown.
 * @param {import("@preact/signals").Signal<Map<string, number>>} counts
 * @param {import("@preact/signals").Signal<string>} title
 */
export function useEdits(counts, title) {
  const past = useSignal(/** @type {Draft[]} */ ([]));
  const future = useSignal(/** @type {Draft[]} */ ([]));
  const said = useSignal("");
  /** What is edited piece by piece: letters of one name are one edit. */
  const going = useRef("");
  const now = () => ({ counts: counts.peek(), title: title.peek() });

  /** @param {Draft} draft */
  function put(draft) {
    counts.value = draft.counts;
    title.value = draft.title;
  }

  /** Change the deck. @param {Partial<Draft>} change @param {string} [piece] what it is a piece of, if it is one */
  function edit(change, piece = "") {
    if (!piece || piece !== going.current) past.value = [...past.peek().slice(1 - MOST), now()];
    going.current = piece;
    future.value = [];
    said.value = "";
    put({ ...now(), ...change });
  }

  /**
   * Go from one edit to the next one, either way.
   * @param {import("@preact/signals").Signal<Draft[]>} from
   * @param {import("@preact/signals").Signal<Draft[]>} to
   * @param {string} key how it is told
   */
  function step(from, to, key) {
    const found = from.peek().at(-1);
    if (!found) return;
    to.value = [...to.peek(), now()];
    from.value = from.peek().slice(0, -1);
    going.current = "";
    put(found);
    said.value = t(key, { n: sum(found.counts.values()) });
  }
  const undo = () => step(past, future, "web-deck-undone");
  const redo = () => step(future, past, "web-deck-redone");

  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      const key = event.key?.toLowerCase(); // what fills a field in by itself presses no key
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !["z", "y"].includes(key ?? "")) return;
      if (document.querySelector("dialog[open]") || (event.target instanceof HTMLElement && event.target.matches("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])"))) return; // they take back themselves
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return { edit, undo, redo, said: said.value, undoable: past.value.length > 0, redoable: future.value.length > 0 };
}

/** @param {{edits: ReturnType<typeof useEdits>}} props */
export function EditButtons({ edits }) {
  const { undo, redo, said, undoable, redoable } = edits;
  return h("div", { class: "row", role: "group", "aria-label": t("web-deck-edits") }, [
    h("button", { type: "button", class: "button small", "aria-disabled": String(!undoable), onClick: undo, "aria-keyshortcuts": "Control+Z" }, [h(Icon, { name: "undo" }), t("web-undo")]),
    h("button", { type: "button", class: "button small", "aria-disabled": String(!redoable), onClick: redo, "aria-keyshortcuts": "Control+Shift+Z" }, [h("span", { class: "mirrored" }, h(Icon, { name: "undo" })), t("web-redo")]),
    h("span", { class: "soft", role: "status" }, said),
  ]);
}
