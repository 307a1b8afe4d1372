/** What does not outlast the one who looked: for people who share a device. */
import { batch } from "@preact/signals";
import { looking } from "../parts/card.js";
import { foresee } from "./asking.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** Forget what was looked at, put together and said here: another one looks from now on. @param {TableStore} store */
export function forget(store) {
  batch(() => {
    store.clear();
    foresee(store, null);
    store.hint.value = store.preview.value = looking.value = null;
    [store.shown.value, store.toasts.value, store.pinged.value] = [[], [], ""];
  });
}

/**
 * Cover the table: nothing of what one of those who share this device knew stays in the page.
 * @param {TableStore} store
 * @param {number[]} shared their seats
 */
export function cover(store, shared) {
  batch(() => {
    const play = store.play.peek();
    if (play) store.play.value = { ...play, asks: [], view: {} };
    store.events.value = [];
    store.you.value = shared;
    store.become(null);
  });
}
