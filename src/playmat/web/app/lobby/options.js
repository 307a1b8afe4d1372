/** The options of a game's rules in words, by what they are about; what is not said is as usual. */
import { h } from "preact";
import { layoutOf } from "../layouts.js";
import { Clause } from "../parts/clause.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { first, t } from "../text.js";

/** @typedef {import("../types.js").OptionInfo} OptionInfo */
/** @typedef {Record<string, string | number | boolean>} Chosen */

/**
 * Options by group; one that no group names is in `other`.
 * @param {string} game
 * @param {OptionInfo[]} options
 * @returns {[string, OptionInfo[]][]}
 */
export function grouped(game, options) {
  const groups = Object.entries(layoutOf(game).options ?? {});
  const named = new Set(groups.flatMap(([, names]) => names));
  const found = groups.map(([group, names]) => /** @type {[string, OptionInfo[]]} */ ([group, names.flatMap((name) => options.find((option) => option.name === name) ?? [])]));
  return [...found, /** @type {[string, OptionInfo[]]} */ (["other", options.filter((option) => !named.has(option.name))])].filter(([, inside]) => inside.length);
}

/**
 * @param {{game: string, options: OptionInfo[], chosen: Chosen, set: (chosen: Chosen) => void}} props `chosen`: what is not as usual
 */
export function Options({ game, options, chosen, set }) {
  const changed = Object.keys(chosen).length;
  const groups = grouped(game, options);
  const main = groups.find(([group]) => group === "main")?.[1] ?? [];
  const one = (/** @type {OptionInfo} */ option) => h(OneOption, { option, chosen, set, key: option.name });
  return h("div", { class: "stack" }, [
    main.map(one),
    h("details", { class: "options-of-rules" }, [
      h("summary", null, [t("web-new-options"), changed ? h("span", { class: "tag" }, t("web-new-changed", { n: changed })) : null]),
      groups.filter(([group]) => group !== "main").map(([group, inside]) =>
        h("section", { key: group, class: "option-group" }, [h("h3", null, first(`${game}-web-options-${group}`, `web-options-${group}`)), h("div", { class: "option-grid" }, inside.map(one))]),
      ),
      changed ? h("button", { type: "button", class: "button small", onClick: () => set({}) }, [h(Icon, { name: "undo" }), t("web-new-usual")]) : null,
    ]),
  ]);
}

/** @param {{option: OptionInfo, chosen: Chosen, set: (chosen: Chosen) => void}} props */
function OneOption({ option, chosen, set }) {
  const usual = option.values[0];
  const now = chosen[option.name] ?? usual;
  const choose = (/** @type {string} */ text) => {
    const { [option.name]: _, ...others } = chosen;
    const value = option.values.find((one) => String(one) === text) ?? usual;
    set(value === usual ? others : { ...others, [option.name]: value });
  };
  const titles = option.values.map((value, i) => [String(value), value === usual ? t("web-new-usual-value", { value: option.titles[i] }) : option.titles[i]]);
  return h("div", { class: `one-option ${now === usual ? "" : "changed"}` }, [h(Pick, { title: option.title, value: String(now), values: titles, set: choose }), h(Clause, { id: option.clause })]);
}
