/** One of several, by name. */
import { h } from "preact";

/** @typedef {string[][]} Values what can be picked: each with what is shown for it */

/**
 * What is picked stands in a box of its own, below the list of the browser, which would cut it where there is no room.
 * @param {{title: string, value: string, values: Values, groups?: [string, Values][], set: (value: string) => void}} props `groups`: more values, under titles
 */
export function Pick({ title, value, values, groups = [], set }) {
  const all = [...values, ...groups.flatMap(([, inside]) => inside)];
  const [, shown] = all.find(([one]) => one === value) ?? all[0];
  const options = (/** @type {Values} */ some) => some.map(([one, words]) => h("option", { value: one, key: one, selected: one === value }, words));
  return h("label", { class: "pick" }, [
    h("span", null, title),
    h("span", { class: "pick-list" }, [
      h("span", { class: "field", "aria-hidden": "true" }, shown),
      h("select", { value, onChange: (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value) }, [
        options(values),
        groups.map(([name, inside]) => h("optgroup", { label: name, key: name }, options(inside))),
      ]),
    ]),
  ]);
}
