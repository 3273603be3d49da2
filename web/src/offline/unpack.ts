/** The archive of the package: a plain tar file as `caravanserai site` writes it, without links, long names or gaps. */

const BLOCK = 512;

/** Its files by their paths. */
export function filesOf(archive: ArrayBuffer): Map<string, Uint8Array> {
  const out = new Map<string, Uint8Array>();
  const text = new TextDecoder();
  const field = (from: number, size: number) => text.decode(new Uint8Array(archive, from, size)).replace(/\0.*$/s, "");
  for (let at = 0; at + BLOCK <= archive.byteLength;) {
    const name = field(at, 100);
    if (!name) break; // two empty blocks end it
    const folder = field(at + 345, 155);
    const size = parseInt(field(at + 124, 12), 8);
    out.set(folder ? `${folder}/${name}` : name, new Uint8Array(archive, at + BLOCK, size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return out;
}
