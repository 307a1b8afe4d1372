/** What stands around every page: the bar with the name, the way around, and the settings. */
import { Fragment, h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { cardsOf, deckGame, games, gamesWithDecks } from "./games.js";
import { Icon } from "./parts/icon.js";
import { Palette, PaletteButton } from "./palette/palette.js";
import { Dialog } from "./parts/dialog.js";
import { AccountBox } from "./account.js";
import { WrongBanner } from "./fault/report.js";
import { NewsBanner } from "./news.js";
import { setAlerts } from "./notify.js";
import { dropProblem, forgetPictures, pictureCount, setPicturesByName } from "./parts/pictures.js";
import { LANGUAGES, LANGUAGE_NAMES, RENDERINGS, SPEEDS, SWITCH, THEMES, alerts, clauses, language, letters, motion, passing, rendering, speed, theme, volume } from "./settings.js";
import { play } from "./stage/sound.js";
import { name as nameOf, t } from "./text.js";
import { go } from "./router.js";
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

/** Where one of the ways leads. @param {string} way */
const leads = (way) => (way === "decks" ? `/decks/${deckGame()}` : `/${way}`);

/** The other pages, each with its name. */
const PAGES = /** @type {const} */ ([
  ["/workshop", "web-workshop"],
  ["/lab", "web-lab"],
  ["/puzzles", "web-puzzles"],
  ["/ratings", "web-ratings"],
  ["/profile", "web-profile"],
  ["/rules", "web-way-rules"],
  ["/about", "web-way-about"],
]);

/** The pages that each game has. */
const OF_GAMES = /** @type {const} */ ([
  ["play", "web-new-table"],
  ["how", "web-how"],
  ["learn", "web-way-learn"],
  ["rules", "web-way-rules"],
  ["puzzles", "web-puzzles"],
  ["daily", "web-daily"],
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
            { class: "button quiet small", href: leads(way), "aria-current": at === way ? "page" : undefined },
            [h(Icon, { name: icon }), h("span", { class: "wide" }, t(`web-way-${way}`))],
          ),
        ),
      ),
      h(PaletteButton, null),
      h("button", { class: "button quiet small round", type: "button", onClick: openSettings, "aria-label": t("web-settings"), title: t("web-settings") }, h(Icon, { name: "settings" })),
    ]),
    outdated.value ? h(Outdated, null) : null,
    h(WrongBanner, null),
    h(NewsBanner, { playing }),
    h("main", { id: "main", tabIndex: -1 }, children),
    playing ? null : h(Foot, null),
    dropProblem.value ? h("div", { class: "toasts" }, h("p", { class: "toast bad", role: "alert" }, t(dropProblem.value))) : null,
    h(Dialog, { open: settings, title: t("web-settings") }, h(Settings, null)),
    h(Palette, { elsewhere, helped: playing }),
  ]);
}

/** The page is older than the server; nothing is lost by loading it again, for matches are on the server. */
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
    h("nav", { "aria-label": t("web-foot") }, PAGES.map(([href, key]) => h("a", { href, key }, t(key)))),
  ]);
}

/** @typedef {{name: string, value: import("@preact/signals").Signal<any>, values: readonly string[], words?: (one: string) => string, set?: (wanted: string) => void}} Chosen */

/** The settings that are one of a few values. @type {Chosen[]} */
const CHOICES = [
  { name: "language", value: language, values: LANGUAGES, words: (one) => LANGUAGE_NAMES.get(/** @type {import("./settings.js").Language} */ (one)) ?? one },
  { name: "theme", value: theme, values: THEMES },
  { name: "rendering", value: rendering, values: RENDERINGS },
  { name: "motion", value: motion, values: SWITCH },
  { name: "speed", value: speed, values: SPEEDS, words: (one) => `×${one}` },
  { name: "letters", value: letters, values: SWITCH },
  { name: "clauses", value: clauses, values: SWITCH },
  { name: "passing", value: passing, values: SWITCH },
  ...("Notification" in globalThis ? [{ name: "alerts", value: alerts, values: SWITCH, set: setAlerts }] : []),
];

/** What one value of a setting is called. @param {Chosen} choice @param {string} one */
const wordsOf = ({ name, words }, one) => (words ? words(one) : t(`web-${name}-${one}`));

/** What can be done from every page: go to all others, and change the settings. @returns {import("./palette/commands.js").Command[]} */
function elsewhere() {
  const [ways, settings] = [t("web-ways"), t("web-settings")];
  const pages = [...WAYS.map(([way]) => /** @type {[string, string]} */ ([leads(way), `web-way-${way}`])), ...PAGES];
  return [
    { title: "Playmat", where: ways, act: () => go("/") },
    ...pages.map(([address, key]) => ({ title: t(key), where: ways, act: () => go(address) })),
    ...(games.peek()?.games ?? []).flatMap(({ id }) => OF_GAMES.map(([page, key]) => ({ title: t(key), where: nameOf(`${id}-name`, id), act: () => go(`/${page}/${id}`) }))),
    { title: settings, where: "", act: openSettings },
    ...CHOICES.flatMap((choice) => choice.values.filter((one) => one !== choice.value.peek()).map((one) => ({
      title: t("web-pair", { name: t(`web-setting-${choice.name}`), what: wordsOf(choice, one) }), where: settings, act: () => (choice.set ? choice.set(one) : void (choice.value.value = one)),
    }))),
  ];
}

/** The settings of this browser. */
function Settings() {
  const [first, ...others] = CHOICES;
  const looks = others.findIndex((one) => one.name === "letters");
  return h("div", { class: "stack" }, [
    h(Row, first),
    h(AccountBox, null),
    others.slice(0, looks).map((one) => h(Row, { ...one, key: one.name })),
    h(Volume, null),
    others.slice(looks).map((one) => h(Row, { ...one, key: one.name })),
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
 * @param {Chosen} choice `words`: what each is called; by default what the catalogues call it; `set`: what chooses one,
 *   if more than that is to be done
 */
function Row(choice) {
  const { name, value, values, set = (wanted) => (value.value = wanted) } = choice;
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
          wordsOf(choice, one),
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
