/*
 * The service worker: an offline page when the server cannot be reached, and clicks on notifications. It caches these few
 * files and nothing else: no API responses, no tables, no user data. All requests but page loads bypass it.
 */
const PREFIX = "palais-offline-";
const CACHE = `${PREFIX}__VERSION__`;
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.css", "/offline.js", "/favicon.svg"];
const NOT_PAGES = /^\/(api|ws|schema|metrics|healthz)(\/|$)/;

self.addEventListener("install", (event) => {
  self.skipWaiting(); // safe: no state is shared with an older worker
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NOT_PAGES.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(open(event));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

/** The page from the server, or the offline page if it does not answer. */
async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(PAGE);
  }
}

async function kept(file) {
  return (await caches.match(file)) ?? Response.error();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAt(new URL(event.notification.data?.path ?? "/", self.location.origin)));
});

async function lookAt({ origin, pathname, href }) {
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === pathname);
  await (there ? there.focus() : self.clients.openWindow(href));
}
