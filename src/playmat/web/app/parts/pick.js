/** One of several, by name. */
import { h } from "preact";

/**
 * @param {{title: string, value: string, values: string[][], set: (value: string) => void}} props `values`: each with what is shown for it
 */
export function Pick({ title, value, values, set }) {
  return h("label", { class: "pick" }, [
    h("span", null, title),
    h("select", { class: "field", value, onChange: (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value) }, values.map(([one, shown]) => h("option", { value: one, key: one, selected: one === value }, shown))),
  ]);
}
