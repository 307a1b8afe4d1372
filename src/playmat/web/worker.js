/**
 * The service worker: it keeps the client's own files, by version, and says so when no server answers.
 * What the server says (`/api`) goes past it. The server writes the line above:
 * `const VERSION = "…", PATH = "…", JOINED = […];`: the path below which the site lies, and below that the joined
 * modules and styles.
 */
const KEEPER = `playmat${PATH}-`;
const KEPT = KEEPER + VERSION;
const OFFLINE = `${PATH}/offline`;
const NEEDED = [
  "/offline",
  "/static/app/network/offline.js",
  "/static/app/settings.js",
  "/static/app/network/site.js",
  "/static/vendor/fraunces.woff2",
  "/static/vendor/inter.woff2",
  "/static/icons/playmat.svg",
  ...JOINED,
];

/** TypeScript takes a worker for one of another kind. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Whether the server has the files of this worker; where it has newer ones, all come from there. */
let current = true;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(NEEDED.map((address) => PATH + address))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith(`${PATH}/api/`)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(`${PATH}/static/`)) event.respondWith(file(request));
});

/** The files of other versions are not needed any more; what else the host keeps is not ours. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEEPER) && name.length === KEPT.length && name !== KEPT).map((name) => caches.delete(name)));
}

/** A page is always the server's. @param {Request} request */
async function page(request) {
  try {
    const response = await fetch(request);
    current = response.headers.get("playmat-files") === VERSION;
    return response;
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** A file is kept when it is first asked for. @param {Request} request */
async function file(request) {
  if (!current) return fetch(request).catch(() => Response.error());
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

/** Who presses a notice comes to the page it is about. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.tag;
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then((pages) => pages.find((page) => new URL(page.url).pathname === path)?.focus() ?? worker.clients.openWindow(path)));
});
