/**
 * The service worker of the site: it keeps all files, so that the table is there without a network, and gives each
 * page the files of the version it was opened with.
 *
 * Files are kept by their digests: of a new version only what has changed is fetched. A new version waits until it is
 * taken, and the files of the one before stay, for pages that are still open.
 */

import type { Site } from "./messages";
import { addressOf, CACHE, fetched } from "./store";

declare const self: ServiceWorkerGlobalScope & { SITE: Site };
interface ServiceWorkerGlobalScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  importScripts(...paths: string[]): void;
  addEventListener(kind: "install" | "activate", run: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", run: (event: Fetched) => void): void;
  addEventListener(kind: "message", run: (event: MessageEvent<string>) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PAGE = "index.html";
const NAMES = "site.json";
const KNOWN = "known"; // which files the version before had
const AT_ONCE = 6; // files that are fetched side by side

self.importScripts("site.js");
const site = self.SITE;
const root = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
});

/** All files, fetched as far as they are new. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = Object.entries(site.files);
  const next = async (): Promise<void> => {
    for (let one = wanted.shift(); one; one = wanted.shift()) {
      const [path, [digest]] = one;
      if (!(await cache.match(addressOf(root, path, digest)))) await fetched(cache, root, path, digest);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Whatever neither this version nor the one before has is let go. */
async function activate(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = await cache.match(root + KNOWN);
  const last = before ? ((await before.json()) as { now: Site; before: Site | null }) : null;
  const kept = last && last.now.version !== site.version ? last.now : (last?.before ?? null);
  const addresses = new Set([root + KNOWN]);
  for (const one of [site, kept])
    for (const [path, [digest]] of Object.entries(one?.files ?? {})) addresses.add(addressOf(root, path, digest));
  for (const { url } of await cache.keys())
    // other sites may lie at the same host
    if (url.startsWith(root) && !addresses.has(url)) await cache.delete(url);
  await cache.put(root + KNOWN, new Response(JSON.stringify({ now: site, before: kept })));
  await self.clients.claim();
}

/** The file of the site that is asked for; none where it is not one of ours. */
function pathOf(request: Request): string | null {
  const address = new URL(request.url);
  if (request.method !== "GET" || !address.href.startsWith(root)) return null;
  const path = address.href.slice(root.length).replace(/[?#].*$/, "");
  return path === "" ? PAGE : path;
}

async function answer(path: string, request: Request): Promise<Response> {
  if (path === NAMES) return Response.json(site); // of the version that the page is given
  const known = site.files[path];
  const cache = await caches.open(CACHE);
  const wanted = new URL(request.url).search.slice(1);
  const isOther = wanted !== "" && wanted !== known?.[0]; // asked for by a page of another version
  const found = await cache.match(known && !isOther ? addressOf(root, path, known[0]) : request.url);
  if (found) return found;
  const older = known ? undefined : await ofTheVersionBefore(cache, path);
  return older ?? fetch(request);
}

async function ofTheVersionBefore(cache: Cache, path: string): Promise<Response | undefined> {
  const known = (await (await cache.match(root + KNOWN))?.json()) as { before: Site | null } | undefined;
  const digest = known?.before?.files[path]?.[0];
  return digest ? cache.match(addressOf(root, path, digest)) : undefined;
}
