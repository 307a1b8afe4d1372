/** What stands around every page: the bar with the name, the way around, and the settings. */
import { Fragment, h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { cardsOf, deckGame, gamesWithDecks } from "./games.js";
import { Icon } from "./parts/icon.js";
import { Dialog } from "./parts/dialog.js";
import { AccountBox } from "./account.js";
import { WrongBanner } from "./fault/report.js";
import { NewsBanner } from "./news.js";
import { setAlerts } from "./notify.js";
import { dropProblem, forgetPictures, pictureCount, setPicturesByName } from "./parts/pictures.js";
import { LANGUAGES, RENDERINGS, SPEEDS, SWITCH, THEMES, alerts, clauses, language, letters, motion, passing, rendering, speed, theme, volume } from "./settings.js";
import { play } from "./stage/sound.js";
import { t } from "./text.js";
import { outdated } from "./network/update.js";

const settings = signal(false);

/** Open the settings. */
export const openSettings = () => (settings.value = true);

/** The mark of Playmat: two cards on a mat. */
export function Mark() {
  return h("svg", { class: "icon", viewBox: "0 0 32 32", "aria-hidden": "true" }, [
    h("rect", { x: 1.5, y: 5, width: 29, height: 22, rx: 5, fill: "var(--game-deep, var(--raised))", stroke: "var(--accent)", "stroke-width": 1.6 }),
    h("rect", { x: 8, y: 8.5, width: 10, height: 14.5, rx: 2, fill: "var(--accent)", transform: "rotate(-9 13 16)" }),
    h("rect", { x: 14.5, y: 8.8, width: 10, height: 14.5, rx: 2, fill: "var(--ink)", stroke: "var(--ground)", "stroke-width": 1.2, transform: "rotate(8 19 16)" }),
  ]);
}

const WAYS = /** @type {const} */ ([
  ["lobby", "friends"],
  ["watch", "watch"],
  ["replays", "replay"],
  ["decks", "decks"],
  ["learn", "learn"],
]);

/**
 * @param {{at: string, playing: boolean, children?: any}} props `playing`: a table takes the whole page
 */
export function Shell({ at, playing, children }) {
  return h(Fragment, null, [
    h("a", { class: "button skip", href: "#main" }, t("web-skip")),
    h("header", { class: playing ? "bar slim" : "bar" }, [
      h("a", { class: "brand", href: "/" }, [h(Mark, null), h("span", { class: playing ? "wide" : "" }, "Playmat")]),
      h("span", { class: "space" }),
      h(
        "nav",
        { class: "ways", "aria-label": t("web-ways") },
        WAYS.map(([way, icon]) =>
          h(
            "a",
            { class: "button quiet small", href: way === "decks" ? `/decks/${deckGame()}` : `/${way}`, "aria-current": at === way ? "page" : undefined },
            [h(Icon, { name: icon }), h("span", { class: "wide" }, t(`web-way-${way}`))],
          ),
        ),
      ),
      h("button", { class: "button quiet small round", type: "button", onClick: openSettings, "aria-label": t("web-settings"), title: t("web-settings") }, h(Icon, { name: "settings" })),
    ]),
    outdated.value ? h(Outdated, null) : null,
    h(WrongBanner, null),
    h(NewsBanner, { playing }),
    h("main", { id: "main", tabIndex: -1 }, children),
    playing ? null : h(Foot, null),
    dropProblem.value ? h("div", { class: "toasts" }, h("p", { class: "toast bad", role: "alert" }, t(dropProblem.value))) : null,
    h(Dialog, { open: settings, title: t("web-settings") }, h(Settings, null)),
  ]);
}

/** The page is older than the server; nothing is lost by loading it anew, for matches are on the server. */
function Outdated() {
  return h("div", { class: "outdated row", role: "status" }, [
    h("span", null, t("web-outdated")),
    h("button", { type: "button", class: "button small", onClick: () => location.reload() }, [h(Icon, { name: "again" }), t("web-outdated-load")]),
  ]);
}

/** What has to be said once on every page. */
function Foot() {
  return h("footer", { class: "foot" }, [
    h("p", null, t("web-fan-work")),
    h("nav", { "aria-label": t("web-foot") }, [
      h("a", { href: "/workshop" }, t("web-workshop")),
      h("a", { href: "/puzzles" }, t("web-puzzles")),
      h("a", { href: "/ratings" }, t("web-ratings")),
      h("a", { href: "/profile" }, t("web-profile")),
      h("a", { href: "/rules" }, t("web-way-rules")),
      h("a", { href: "/about" }, t("web-way-about")),
    ]),
  ]);
}

/** The settings of this browser. */
function Settings() {
  return h("div", { class: "stack" }, [
    h(Row, { name: "language", value: language, values: LANGUAGES }),
    h(AccountBox, null),
    h(Row, { name: "theme", value: theme, values: THEMES }),
    h(Row, { name: "rendering", value: rendering, values: RENDERINGS }),
    h(Row, { name: "motion", value: motion, values: SWITCH }),
    h(Row, { name: "speed", value: speed, values: SPEEDS, words: (one) => `×${one}` }),
    h(Volume, null),
    h(Row, { name: "letters", value: letters, values: SWITCH }),
    h(Row, { name: "clauses", value: clauses, values: SWITCH }),
    h(Row, { name: "passing", value: passing, values: SWITCH }),
    "Notification" in globalThis ? h(Row, { name: "alerts", value: alerts, values: SWITCH, set: setAlerts }) : null,
    h(OwnPictures, null),
  ]);
}

/** Pictures for many cards at once, by the names of their files. */
function OwnPictures() {
  const left = useSignal(/** @type {string[]} */ ([]));
  const able = gamesWithDecks().map((game) => cardsOf(game.id));
  const known = able.length > 0 && able.every((cards) => cards !== null); // before, no file would be named after a card
  const put = async (/** @type {Event} */ event) => {
    const codes = able.flatMap((cards) => [...(cards ?? [])]).flatMap(([code, card]) => [code, card.name].map((word) => /** @type {[string, string]} */ ([word.toLowerCase(), code])));
    left.value = await setPicturesByName([.../** @type {HTMLInputElement} */ (event.target).files ?? []], new Map(codes));
  };
  return h("fieldset", { class: "setting" }, [
    h("legend", null, t("web-pictures")),
    h("label", { class: "pick" }, [h("span", null, t("web-pictures-line")), h("input", { class: "field", type: "file", accept: "image/*", multiple: true, disabled: !known, onChange: put })]),
    left.value.length ? h("p", { class: "problem", role: "alert" }, t("web-pictures-left", { names: left.value.slice(0, 5).join(t("web-comma")) })) : null,
    h("div", { class: "row" }, [
      h("span", { class: "soft", role: "status" }, t("web-pictures-n", { n: pictureCount.value })),
      pictureCount.value ? h("button", { type: "button", class: "button small", onClick: forgetPictures }, [h(Icon, { name: "trash" }), t("web-pictures-forget")]) : null,
    ]),
  ]);
}

/** How loud it is; what one sets is heard. */
function Volume() {
  const set = (/** @type {Event} */ event) => (volume.value = /** @type {HTMLInputElement} */ (event.target).value);
  return h("fieldset", { class: "setting" }, [
    h("legend", null, t("web-setting-volume")),
    h("div", { class: "row" }, [
      h("input", { class: "slider", type: "range", min: 0, max: 100, step: 5, value: volume.value, "aria-label": t("web-setting-volume"), "aria-valuetext": t("web-volume", { percent: Number(volume.value) }), onInput: set, onChange: () => play("turn") }),
      h("output", { "aria-hidden": "true" }, t("web-volume", { percent: Number(volume.value) })),
    ]),
  ]);
}

/**
 * One setting as a row of buttons, of which one is pressed.
 * @param {{name: string, value: import("@preact/signals").Signal<any>, values: readonly string[], words?: (one: string) => string, set?: (wanted: string) => void}} props `words`: what
 *   each is called; by default what the catalogues call it; `set`: what chooses one, if more than that is to be done
 */
function Row({ name, value, values, words = (one) => t(name === "language" ? `language-${one}` : `web-${name}-${one}`), set = (wanted) => (value.value = wanted) }) {
  return h("fieldset", { class: "setting" }, [
    h("legend", null, t(`web-setting-${name}`)),
    h(
      "div",
      { class: "row" },
      values.map((one) =>
        h(
          "button",
          {
            type: "button",
            class: "button small",
            lang: name === "language" ? one : undefined,
            "aria-pressed": String(value.value === one),
            onClick: () => set(one),
          },
          words(one),
        ),
      ),
    ),
  ]);
}

/**
 * The title of the browser's tab; `mark` stands before it while somebody waits for us.
 * @param {string} title
 * @param {boolean} [mark]
 */
export function useTitle(title, mark = false) {
  const first = useRef(document.title);
  // together with the page, for who hears the title first
  useLayoutEffect(() => {
    document.title = `${mark ? "● " : ""}${title} – Playmat`;
    return () => {
      document.title = first.current;
    };
  }, [title, mark]);
}
