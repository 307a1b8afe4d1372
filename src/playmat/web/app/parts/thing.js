/**
 * A thing on the table: it lights up when something can be done with it, and is pointed at by click, tap, key or drag.
 * All tables are made of it, so that one handler (`TableStore.point`) serves every way of playing.
 */
import { createContext, h } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { consider, foresee, wonder } from "../table/asking.js";
import { draggable } from "../table/drag.js";
import { t } from "../text.js";

/**
 * @typedef {object} Scene what all things of a table share
 * @property {import("../table/store.js").TableStore | null} store null where nothing can be done: replays, pictures
 * @property {(thing: string) => string[]} tries what pointing at a thing might mean, in notation, for `why`
 * @property {(thing: string) => string} short a thing in a word or two, or nothing
 * @property {import("../types.js").SeatInfo[]} [seats] who sits there, where there is no store to ask
 * @property {import("../layouts.js").Routine} [routine] answers that can be given all at once
 * @property {(thing: string, light: string) => string} [lit] what the game calls it that a thing lights up, or nothing
 */

/** @type {import("preact").Context<Scene>} */
export const SceneContext = createContext(/** @type {Scene} */ ({ store: null, tries: () => [], short: () => "" }));

/**
 * @typedef {object} ThingProps
 * @property {string} path where it is in the view
 * @property {string} label all of it in words
 * @property {string} [as] the thing that questions name where they mean this one: the first of cards that are alike
 * @property {string} [class]
 * @property {string} [layout] the same for the same thing wherever it lies, so that it can be seen to move
 * @property {object} [style]
 * @property {any} [children] how it looks; without it its words are shown
 * @property {number} [amount] what a split gives it
 */

/** @param {ThingProps} props */
export function Thing({ path, as = path, label, class: more = "", layout, style, children }) {
  const { store, tries, lit } = useContext(SceneContext);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const found = store?.light(as) ?? "";
  const light = as !== path && found === "chosen" ? "legal" : found; // one of them is chosen, not all
  const live = store !== null;
  // before it is painted: what is seen to light up can be dragged
  useLayoutEffect(() => {
    if (live && ref.current) return draggable(ref.current, as, store, light !== "");
    return undefined;
  }, [as, light, live]);
  const pinged = store !== null && store.pinged.value === path.split("=")[0];
  const lights = light && (lit?.(as, light) || t(`web-light-${light}`));
  const state = [pinged ? t("web-light-pinged") : "", lights].filter(Boolean).join(t("web-comma"));
  const away = () => store && foresee(store, null);
  const look = () => store && consider(store, as);
  const asked = () => store && wonder(store, as, tries(path));
  const looked = !live || light === "chosen" ? {} : light ? { onPointerEnter: look, onFocus: look, onPointerLeave: away, onBlur: away } : { onFocus: asked, onBlur: away };
  return h(
    "button",
    {
      ref,
      type: "button",
      class: `thing ${more} ${light} ${store?.shown.value.includes(path.split("=")[0]) ? "shown" : ""} ${pinged ? "pinged" : ""}`,
      style,
      "data-path": path,
      "data-layout-id": layout,
      "aria-describedby": store?.reason.value?.thing === as && store.reason.value.lines.length ? "why" : undefined,
      "aria-pressed": light === "chosen" ? "true" : undefined,
      ...looked,
      onClick: () => store?.point(store.showing.peek() ? path : as, tries(path)),
    },
    [
      h("span", { class: children ? "unseen" : "" }, state ? t("web-thing-state", { thing: label, state }) : label),
      children ? h("span", { class: "face", "aria-hidden": "true" }, children) : null,
    ],
  );
}
