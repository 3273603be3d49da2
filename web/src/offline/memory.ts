/**
 * The memory of a Python that has read the package, kept for the next visit: it begins where that one was.
 *
 * It holds no game and nobody's name, since it is taken before there are any. It fits one build of Python, one archive and one
 * browser, and is known by all three; where it does not fit after all, or nothing may be kept, Python starts anew.
 */

import type { Site } from "./messages";

const CACHE = "caravanserai-python";
const PAGE = 65_536;
const PIECE = 1_048_576; // bytes that are written at once
const LEAST_ROOM = 300_000_000; // bytes that must be free: games come first
const HEADER = 1; // in the header of Pyodide's snapshots, the word that says where the memory begins

export interface Memory {
  root: string;
  site: Site;
  bytes: Uint8Array;
}

/** What was kept, and how to be rid of it. */
export async function lastMemory(
  root: string,
  site: Site,
): Promise<{ bytes: Uint8Array; drop: () => Promise<unknown> } | null> {
  try {
    const cache = await caches.open(CACHE);
    const address = addressOf(root, site);
    const found = await cache.match(address);
    if (!found) return null;
    return { bytes: new Uint8Array(await found.arrayBuffer()), drop: () => cache.delete(address) };
  } catch {
    return null;
  }
}

/** Keep it, in place of older ones, if there is room to spare; here it is gone then. */
export async function keepMemory({ root, site, bytes }: Memory): Promise<void> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < LEAST_ROOM) return;
    await dropMemory(root);
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(root, site), new Response(inPieces(bytes)));
  } catch {
    // the next visit takes longer, and that is all
  } finally {
    letGo(bytes);
  }
}

/** Make room: whatever was kept for this site goes. */
export async function dropMemory(root: string): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (request.url.startsWith(root)) await cache.delete(request);
}

/** Bytes as they are asked for: nobody has all of them a second time. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(out) {
      if (at >= bytes.byteLength) out.close();
      else out.enqueue(bytes.slice(at, (at += PIECE)));
    },
  });
}

/** Give it back now: it is the largest thing in a worker, and whoever sweeps up there comes late. */
export function letGo(bytes: Uint8Array): void {
  (bytes.buffer as ArrayBuffer & { transfer?: (size: number) => ArrayBuffer }).transfer?.(0);
}

/** How much memory WebAssembly has to have before it takes this. */
export function pagesWanted(bytes: Uint8Array): number {
  const begin = new Uint32Array(bytes.buffer, bytes.byteOffset, 4)[HEADER] ?? 0;
  return Math.ceil((bytes.byteLength - begin) / PAGE);
}

function addressOf(root: string, site: Site): string {
  const made = Object.entries(site.files).filter(([path]) => path.startsWith("pyodide/") || site.engine.includes(path));
  const digests = made.map(([, [digest]]) => digest).sort();
  return `${root}memory?${digests.join("-")}&${encodeURIComponent(navigator.userAgent)}`;
}
