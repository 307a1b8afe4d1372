/**
 * People's own pictures on cards: dropped on a card, or chosen, which are kept in this browser and sent nowhere; else
 * what the server has for cards of its owner.
 */
import { h } from "preact";
import { computed, signal } from "@preact/signals";
import { cardsOf } from "../games.js";

const KEY = "playmat.pictures";
const EDGE = 240;

/** Data addresses by card code. */
const pictures = signal(/** @type {Record<string, string>} */ (read()));

/** @returns {Record<string, string>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** What the server could not give after all. */
const failed = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/**
 * The picture that somebody has of a card; null where the drawn face is to be shown.
 * @param {string} game
 * @param {string} code
 */
export function ownPicture(game, code) {
  const dropped = pictures.value[code];
  if (dropped) return h("img", { src: dropped, alt: "" });
  const card = cardsOf(game)?.get(code);
  const address = card?.picture;
  if (!address || failed.value.has(address)) return null;
  return h("img", { src: address, alt: card.name, loading: "lazy", decoding: "async", onError: () => (failed.value = new Set([...failed.peek(), address])) });
}

/** How many cards have a picture. */
export const pictureCount = computed(() => Object.keys(pictures.value).length);

/** Why the last file did not become a picture: a key of the catalogues, or nothing. */
export const pictureProblem = signal("");

/**
 * Put a picture on a card, made small enough to keep; null takes it off again.
 * @param {string} code
 * @param {Blob | null} file
 * @returns {Promise<boolean>} whether it is there; `pictureProblem` says why not
 */
export async function setPicture(code, file) {
  pictureProblem.value = "";
  try {
    const picture = file ? await small(file) : null;
    const { [code]: _, ...others } = pictures.peek(); // only now: another one may have been put meanwhile
    keep(picture ? { ...others, [code]: picture } : others);
    return true;
  } catch (error) {
    pictureProblem.value = error instanceof DOMException && error.name === "QuotaExceededError" ? "web-picture-full" : "web-picture-unreadable";
    return false;
  }
}

/** Take all pictures off. */
export function forgetPictures() {
  keep({});
}

/** @param {Record<string, string>} next */
function keep(next) {
  localStorage.setItem(KEY, JSON.stringify(next));
  pictures.value = next;
}

/**
 * Put pictures on the cards that their files are named after: by code, or by name in the language in use.
 * @param {File[]} files
 * @param {Map<string, string>} codes card codes by code and by name, in lower case
 * @returns {Promise<string[]>} the files that became no picture
 */
export async function setPicturesByName(files, codes) {
  const left = [];
  for (const file of files) {
    const code = codes.get(file.name.replace(/\.[^.]*$/, "").toLowerCase());
    if (!code || !(await setPicture(code, file))) left.push(file.name);
  }
  return left;
}

const TOLD = 7000;

/** Why what was dropped did not become a picture, for some seconds: a key of the catalogues, or nothing. */
export const dropProblem = signal("");

/**
 * Put what was dropped on a card; what is no picture is said where it was dropped, and not beside a card that is read.
 * @param {string} code
 * @param {Blob | null} file
 */
async function drop(code, file) {
  const put = await setPicture(code, file);
  const problem = put ? "" : pictureProblem.peek();
  pictureProblem.value = "";
  dropProblem.value = problem;
  if (problem) setTimeout(() => (dropProblem.value = ""), TOLD);
}

/** Files can be dropped on every card that says which one it is (`data-card`). */
export function takeDroppedPictures() {
  addEventListener("dragover", (event) => {
    if (cardUnder(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const code = cardUnder(event);
    if (!code) return;
    event.preventDefault();
    void drop(code, event.dataTransfer?.files[0] ?? null);
  });
}

/** The card a file is held over. @param {DragEvent} event @returns {string | undefined} */
function cardUnder(event) {
  if (!event.dataTransfer?.types.includes("Files") || !(event.target instanceof Element)) return undefined;
  const card = event.target.closest("[data-card]");
  return card instanceof HTMLElement ? card.dataset.card : undefined;
}

/** @param {Blob} file @returns {Promise<string>} */
async function small(file) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, EDGE / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.85);
}
