/** The files of the site: each fetched once for as long as it stays the same, whoever asks for it. */

import type { Site } from "./messages";

export const CACHE = "caravanserai";

/** Where a file is kept and fetched: with its digest, so that no cache on the way gives an old one. */
export function addressOf(root: string, path: string, digest: string): string {
  return `${root}${path}?${digest}`;
}

/** A file, kept here from now on where that is possible; `told` hears of the bytes as they come. */
export async function file(
  root: string,
  path: string,
  site: Site,
  told: (bytes: number) => void = () => {},
): Promise<Response> {
  const known = site.files[path];
  if (!known) throw new Error(`${path}: not of this site`);
  const kept = await cache();
  const found = await kept?.match(addressOf(root, path, known[0]));
  if (!found) return fetched(kept, root, path, known[0], told);
  told(known[1]);
  return found;
}

/** A file from the host, kept if it is what it should be: one of another version would be taken for this one for ever. */
export async function fetched(
  kept: Cache | null,
  root: string,
  path: string,
  digest: string,
  told: (bytes: number) => void = () => {},
): Promise<Response> {
  const address = addressOf(root, path, digest);
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      told(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  const bytes = await new Response(answer.body.pipeThrough(counting)).arrayBuffer();
  if (!(await isAs(bytes, digest))) throw new Error(`${path}: not of this version`);
  const headers = { "Content-Type": answer.headers.get("Content-Type") ?? "application/octet-stream" };
  await kept?.put(address, new Response(bytes, { headers })).catch(() => {});
  return new Response(bytes, { headers });
}

/** Whether bytes have a digest; without a secure connection nobody can tell, and nothing is kept either. */
async function isAs(bytes: ArrayBuffer, digest: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true;
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = [...found].map((one) => one.toString(16).padStart(2, "0")).join("");
  return text.startsWith(digest);
}

/** No cache without a secure connection, or where nothing may be kept. */
async function cache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}
