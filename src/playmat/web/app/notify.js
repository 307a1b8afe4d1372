/** What the browser itself tells somebody who looks at something else, if they want it. */
import { at } from "./network/site.js";
import { alerts } from "./settings.js";

/**
 * Tell something about a page; nothing where nobody wants that, or the page is in sight. Phones show only what the
 * service worker tells.
 * @param {string} title
 * @param {string} body
 * @param {string} path of the page that it is about, on the server; of each page only the last is shown
 * @param {AbortSignal} [over] takes it back
 */
export async function notify(title, body, path, over) {
  if (alerts.peek() !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const options = { body, tag: path, icon: at("/static/icons/playmat-192.png") };
  try {
    const worker = (await navigator.serviceWorker?.getRegistration()) && (await navigator.serviceWorker.ready);
    if (over?.aborted) return;
    if (worker) {
      await worker.showNotification(title, options);
      over?.addEventListener("abort", async () => (await worker.getNotifications({ tag: path })).forEach((one) => one.close()));
    } else {
      const told = new Notification(title, options);
      told.addEventListener("click", () => {
        window.focus();
        if (location.pathname !== path) location.assign(path);
      });
      over?.addEventListener("abort", () => told.close());
    }
  } catch (error) {
    console.warn("The browser tells nothing:", error);
  }
}

/** Turn alerts on or off; the browser asks once whether it may. @param {string} wanted */
export async function setAlerts(wanted) {
  const able = wanted === "on" && (await globalThis.Notification?.requestPermission()) === "granted";
  alerts.value = able ? "on" : "off";
}
