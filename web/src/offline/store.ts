/** The files of the site: each fetched once for as long as it stays the same, whoever asks for it. */

import type { Site } from "./messages";

export const CACHE = "caravanserai";

/** Where a file is kept and fetched: with its digest, so that no cache on the way gives an old one. */
export function addressOf(root: string, path: string, digest: string): string {
  return `${root}${path}?${digest}`;
}

/** A file, kept here from now on where that is possible. */
export async function file(root: string, path: string, site: Site): Promise<Response> {
  const known = site.files[path];
  if (!known) throw new Error(`${path}: not of this site`);
  const address = addressOf(root, path, known[0]);
  const kept = await cache();
  const found = await kept?.match(address);
  if (found) return found;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // Kept while it is used: whoever reads it does not wait for that.
  await kept?.put(address, answer.clone()).catch(() => {});
  return (await kept?.match(address)) ?? answer;
}

/** No cache without a secure connection, or where nothing may be kept. */
async function cache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}
