// Stores the program, so that it opens offline. The build fills in the list of files.
const cacheName = "kee-" + "{build}";
const kept = ["{kept}"];
// These are fetched every time; the stored copies are for use offline.
const plain = ["/", "/manifest.webmanifest", "/icon.svg", "/icon-192.png"];
// How long the network may take before the stored page is shown, in milliseconds.
const patience = 4000;

self.addEventListener("install", (event) => {
  const first = kept.filter((address) => !isWords(address));
  const keep = caches.open(cacheName).then((cache) => cache.addAll([...plain, ...first]));
  event.waitUntil(keep.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
  // Pages would wait for an activation that waits for the words.
  keepWords();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api")) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") {
    event.respondWith(fromNetwork(request, "/"));
    event.waitUntil(keepWords());
  } else if (plain.includes(address.pathname)) event.respondWith(fromNetwork(request, address.pathname));
});

const isWords = (address) => address.endsWith(".words");

// The words are large and no page waits for them: they come after everything else, so that word games start without a network too.
// A browser that saves data gets them with the first word game.
async function keepWords() {
  if (navigator.connection?.saveData) return;
  const cache = await caches.open(cacheName);
  for (const address of kept.filter(isWords)) {
    if (await cache.match(address)) continue;
    // Without a network they are fetched another time.
    const answer = await fetch(address, { priority: "low" }).catch(() => undefined);
    if (answer?.ok) await cache.put(address, answer);
  }
}

// Deletes the files of older builds. Unchanged files have the same name and are taken over.
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

// Files with a hash in their names never change.
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
