/** The list of everything that can be done, by one key from anywhere: words narrow it, Enter does it. */
import { Fragment, h } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { letters } from "../settings.js";
import { t } from "../text.js";
import { commandsHere } from "./commands.js";
import { having } from "./filter.js";

/** @typedef {import("./commands.js").Command} Command */

/** The key that opens it: as it is written, and as programs for people who do not see the screen are told. */
export const SHOWN = "Ctrl K";
export const SHORTCUTS = "Control+K Meta+K";

const PAGE = 8;
const open = signal(false);

/** @param {KeyboardEvent} event */
const opens = (event) => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";

/** The other key, on pages that have no list of their keys. @param {KeyboardEvent} event */
const asks = (event) => event.key === "?" && letters.peek() === "on" && !(event.target instanceof HTMLElement && event.target.matches("input, textarea, select"));

/** Close it: what it was opened over is covered. */
export function closePalette() {
  const dialog = document.querySelector("dialog.palette");
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close(); // at once: what is under it takes the focus
  open.value = false;
}

/** A control that opens it, for those without keys. */
export function PaletteButton() {
  return h("button", { type: "button", class: "button quiet small round", "aria-label": t("web-palette"), title: `${t("web-palette")} (${SHOWN})`, "aria-keyshortcuts": SHORTCUTS, onClick: () => (open.value = true) }, h(Icon, { name: "search" }));
}

/**
 * @param {{elsewhere: () => Command[], helped: boolean}} props `elsewhere`: what can be done from every page; `helped`: the page shows its keys at "?"
 */
export function Palette({ elsewhere, helped }) {
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (!opens(event) && (helped || !asks(event))) return;
      if (!open.peek() && document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open.value = opens(event) ? !open.peek() : true;
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [helped]);
  return h(Dialog, { open, title: t("web-palette"), class: "palette" }, h(Commands, { elsewhere }));
}

/** @param {{elsewhere: () => Command[]}} props */
function Commands({ elsewhere }) {
  const all = useSignal(/** @type {Command[]} */ ([]));
  const wanted = useSignal("");
  const at = useSignal(0);
  const gone = useSignal("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const read = () => void (all.value = [...commandsHere(), ...elsewhere()]);
  useLayoutEffect(read, []);
  const found = having(all.value, wanted.value, (one) => [one.title, one.where]);
  const here = Math.min(at.value, found.length - 1);
  useLayoutEffect(() => list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }), [here, wanted.value]);

  /** Do it where the page is as before: the focus is back where it was. What is not there any more is not done. @param {Command | undefined} one */
  function take(one) {
    if (!one) return;
    if (one.still?.() === false) {
      gone.value = one.title;
      read();
      return;
    }
    closePalette();
    one.act();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (step && found.length) at.value = Math.abs(step) === 1 ? (here + step + found.length) % found.length : Math.max(0, Math.min(found.length - 1, here + step));
    else if (event.key === "Enter") take(found[here]);
    else return;
    event.preventDefault();
  }

  return h(Fragment, null, [
    h("div", { class: "palette-field" }, [
      h(Icon, { name: "search" }),
      h("input", {
        class: "field", type: "text", role: "combobox", autofocus: true, autocomplete: "off", spellcheck: false, enterKeyHint: "go", value: wanted.value,
        "aria-label": t("web-palette-words"), placeholder: t("web-palette-words"), "aria-expanded": "true", "aria-autocomplete": "list",
        "aria-controls": "palette-list", "aria-activedescendant": found.length ? `palette-${here}` : undefined, onKeyDown: onKey,
        onInput: (/** @type {Event} */ event) => {
          wanted.value = /** @type {HTMLInputElement} */ (event.target).value;
          at.value = 0;
          gone.value = "";
        },
      }),
    ]),
    h("p", { class: "unseen", role: "status" }, t("web-palette-found", { n: found.length })),
    gone.value ? h("p", { class: "bad", role: "alert" }, t("web-palette-gone", { what: gone.value })) : null,
    h("ul", { class: "palette-list", id: "palette-list", role: "listbox", "aria-label": t("web-palette"), ref: list }, found.map((one, i) =>
      h("li", { key: i, id: `palette-${i}`, role: "option", "aria-selected": String(i === here), onClick: () => take(one), onPointerMove: () => (at.value = i) }, [
        h("span", { class: "palette-title", lang: one.lang }, one.title),
        one.where ? h("span", { class: "palette-where" }, one.where) : null,
        one.keys ? h("kbd", null, one.keys) : null,
      ]))),
    found.length ? null : h("p", { class: "soft" }, t("web-palette-none")),
  ]);
}
