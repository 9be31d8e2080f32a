// Keeps the program, so that it opens without a network. The build puts in what is to be kept.
const cacheName = "kee-" + "{build}";
const kept = ["{kept}"];
// These are asked for anew every time and kept only for when there is no network.
const plain = ["/", "/manifest.webmanifest", "/icon.svg", "/icon-192.png"];
// How long a page may take before the kept one is shown, in milliseconds.
const patience = 4000;

self.addEventListener("install", (event) => {
  // The words are large and not for everybody: they are kept when a game first asks for them.
  const first = kept.filter((address) => !address.endsWith(".words"));
  const keep = caches.open(cacheName).then((cache) => cache.addAll([...plain, ...first]));
  event.waitUntil(keep.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api")) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(request, "/"));
  else if (plain.includes(address.pathname)) event.respondWith(fromNetwork(request, address.pathname));
});

// Throws away what older builds kept. What has not changed has the same name, and is taken over.
async function tidy() {
  const cache = await caches.open(cacheName);
  for (const name of await caches.keys()) {
    if (!name.startsWith("kee-") || name === cacheName) continue;
    const old = await caches.open(name);
    for (const address of kept) {
      const known = (await cache.match(address)) ? undefined : await old.match(address);
      if (known) await cache.put(address, known);
    }
    await caches.delete(name);
  }
}

// What has a hash in its name never changes.
async function fromCache(request) {
  const cache = await caches.open(cacheName);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fromNetwork(request, address) {
  const cache = await caches.open(cacheName);
  const known = await cache.match(address, { ignoreVary: true });
  if (!known) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, patience, known));
  // A server that is being restarted answers, but not with the page.
  const answer = fetch(request).then((answer) => (answer.status < 500 ? answer : known));
  return Promise.race([answer, late]).catch(() => known);
}
