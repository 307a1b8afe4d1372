/** Cards: what all faces have, the face of a card whose game has none of its own, and the card that is read. */
import { signal } from "@preact/signals";
import { Fragment, h } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { cardsOf } from "../games.js";
import { layoutOf } from "../layouts.js";
import { t } from "../text.js";
import { SceneContext } from "./thing.js";

/** The card that is read large: game and code. */
export const looking = signal(/** @type {{game: string, code: string} | null} */ (null));

/**
 * What makes a card be read large: the pointer rests on it, the focus is on it.
 * @param {string} game
 * @param {string | null} code
 */
export function lookAt(game, code) {
  if (!code) return {};
  const look = () => (looking.value = { game, code });
  return { onPointerEnter: look, onFocusIn: look };
}

/** @param {string} code */
export const baseCode = (code) => code.split(".")[0];

/** How the line's key ends that says what of a card was published and what is designed here. */
const BASIS = /-card-(basis|designed)$/;

/** @param {{key?: string | null}} line */
const saysBasis = (line) => BASIS.test(line.key ?? "");

/** What a card's text says. @param {import("../types.js").CardInfo} card */
const printed = (card) => card.lines.slice(1).filter((line) => !saysBasis(line));

/** The lower half of a card that is read: its text, its code, and what of it is known. @param {{card: import("../types.js").CardInfo}} props */
export function Printed({ card }) {
  const lines = printed(card);
  const basis = card.lines.find(saysBasis);
  return h(Fragment, null, [
    lines.length ? h("span", { class: "text" }, lines.map((line, i) => h("span", { key: i }, line.text))) : null,
    h("span", { class: "code" }, [card.code, basis ? h("span", { class: "basis" }, basis.text) : null]),
  ]);
}

/** Words of scripts that put spaces between them: they are not broken. */
const UNBROKEN = /[^\s\u2e80-\u9fff\uff00-\uffef-]+/gu;
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/gu;

/** Japanese words, with a number behind, that need only a little less size to stand on one line. Longer ones are broken. */
const SHORT_WIDE = /(?<![\u30a1-\u30fa\u30fc\u4e00-\u9fff])[\u30a1-\u30fa\u30fc\u4e00-\u9fff]{1,6}(?: \d)?(?![\u30a1-\u30fa\u30fc\u4e00-\u9fff])/gu;

/** A card's name, as small as it needs to stand on two lines with all its words whole. @param {{name: string}} props */
export function Title({ name }) {
  const wide = (name.match(SHORT_WIDE) ?? []).map((word) => word.length + 0.48 * (word.match(WIDE)?.length ?? 0));
  const words = [...(name.match(UNBROKEN) ?? []).map((word) => word.length), ...wide];
  const half = (name.length + 0.7 * (name.match(WIDE)?.length ?? 0)) / 2;
  return h("span", { class: "title", style: { "--letters": String(Math.max(half, ...words)) } }, name);
}

/**
 * What scrolls by itself is a stop of the Tab key, but for a card that is read: the reader is hidden from who hears it.
 * @param {"mini" | "hand" | "full"} size
 */
export const noStop = (size) => (size === "full" ? { tabIndex: -1 } : {});

/** All of a card in words, for names that are read aloud. @param {string} game @param {string} code */
export function cardWords(game, code) {
  const card = cardsOf(game)?.get(code);
  if (!card) return code;
  const heading = card.lines[0]?.text.replace(`${code} `, "") ?? card.name;
  return [heading, ...printed(card).map((line) => line.text)].join(" – ");
}

/** @param {string} game @param {string} code */
export function cardName(game, code) {
  return cardsOf(game)?.get(code)?.name ?? code;
}

/**
 * The face of a card of any game, in any size: `mini` shows what is needed to know it again, `full` everything.
 * @param {{game: string, code: string, size?: "mini" | "hand" | "full"}} props
 */
export function CardFace({ game, code, size = "hand" }) {
  const Own = layoutOf(game).Card;
  if (Own) return h(Own, { code, size });
  const card = cardsOf(game)?.get(code);
  return h("span", { class: `card-face plain-card ${size}`, ...noStop(size) }, [
    h("span", { class: "top" }, h(Title, { name: card?.name ?? code })),
    h("span", { class: "text" }, (card?.lines ?? []).map((line, i) => h("span", { key: i }, line.text))),
  ]);
}

/** What is printed on the card that was pointed at, where there is no room for the card itself. */
export function Note() {
  const seen = looking.value;
  const card = seen ? cardsOf(seen.game)?.get(seen.code) : null;
  if (!card) return null;
  return h("p", { class: "note" }, [h("strong", null, card.name), " ", printed(card).map((line) => line.text).join(" ")]);
}

/** How a card that is read is set, the roomiest first: its text is smaller only where it is not seen whole otherwise. */
const SETTINGS = ["roomy", "brief", "small"];

/** @param {HTMLElement | null | undefined} card */
function fit(card) {
  if (!card) return;
  for (const setting of SETTINGS) {
    card.dataset.fit = setting;
    if (card.scrollHeight <= card.clientHeight) return;
  }
}

/** The card that somebody looks at, large. */
export function Reader() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const { store } = useContext(SceneContext);
  const seen = looking.value;
  const asked = store?.ask.value; // a question of another length leaves other room
  useLayoutEffect(() => {
    const reader = ref.current;
    if (!reader) return undefined;
    const again = () => fit(/** @type {HTMLElement | null} */ (reader.firstElementChild));
    again();
    // What stands beside a card changes its room, and its words can come later than itself. A frame later, for a change of
    // size inside its own notice is an error.
    const soon = () => requestAnimationFrame(again);
    const room = new ResizeObserver(soon);
    room.observe(reader);
    const words = new MutationObserver(soon);
    words.observe(reader, { childList: true, characterData: true, subtree: true });
    return () => {
      room.disconnect();
      words.disconnect();
    };
  }, [seen, asked]);
  if (!seen) return h("div", { class: "reader empty" }, h("p", { class: "soft" }, t("web-reader")));
  return h("div", { class: "reader", ref, "aria-hidden": "true", "data-game": seen.game, key: seen.code }, h(CardFace, { ...seen, size: "full" }));
}
