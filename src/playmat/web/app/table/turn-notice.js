/** Who looks at something else is told when it is their turn, if they want it. */
import { useEffect } from "preact/hooks";
import { at } from "../network/site.js";
import { alerts } from "../settings.js";
import { t } from "../text.js";

/**
 * @param {string} title the game
 * @param {string} name which question it is; empty while none waits for us
 * @param {string} question
 */
export function useTurnNotice(title, name, question) {
  useEffect(() => {
    if (!name || !document.hidden || alerts.peek() !== "on" || globalThis.Notification?.permission !== "granted") return undefined;
    const here = new AbortController();
    void tell(t("web-notice-turn", { game: title }), question, here.signal);
    addEventListener("visibilitychange", () => here.abort(), { once: true, signal: here.signal });
    return () => here.abort();
  }, [name]);
}

/**
 * Phones show only what the service worker tells.
 * @param {string} title @param {string} body @param {AbortSignal} over
 */
async function tell(title, body, over) {
  const options = { body, tag: location.pathname, icon: at("/static/icons/playmat-192.png") };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (over.aborted) return;
  if (worker) {
    await worker.showNotification(title, options);
    over.addEventListener("abort", async () => (await worker.getNotifications({ tag: options.tag })).forEach((one) => one.close()));
  } else {
    const told = new Notification(title, options);
    told.addEventListener("click", () => window.focus());
    over.addEventListener("abort", () => told.close());
  }
}
