// The page and what it was built of are kept, so that it opens without a network. What the server says is never kept,
// but for the rules of the games: they may be read anywhere.
const STORE = "grotto-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.add(new Request("/", { cache: "reload" }))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/") || /\.(png|webmanifest)$/.test(url.pathname)) event.respondWith(keptFirst(request));
  else if (/^\/api\/games\/\w+\/rules$/.test(url.pathname)) event.respondWith(freshFirst(request));
});

/** Every address is the same page; the newest one, if there is a network. */
async function page(request) {
  const store = await caches.open(STORE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await store.put("/", fresh.clone());
    return fresh;
  } catch {
    return (await store.match("/")) ?? Response.error();
  }
}

/** What was built carries a hash of itself in its name: once kept it is right for ever. */
async function keptFirst(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await store.put(request, fresh.clone());
  return fresh;
}

async function freshFirst(request) {
  const store = await caches.open(STORE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await store.put(request, fresh.clone());
    return fresh;
  } catch {
    return (await store.match(request)) ?? Response.error();
  }
}
