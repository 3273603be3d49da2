/** Python in a worker: Pyodide's own files and the package's, all from the folder of the site. */

import type { loadPyodide as Load, PyodideInterface } from "pyodide";
import type { Site } from "./messages";
import { file } from "./store";

const FOLDER = "/engine";
const PACKED = ".pack"; // compressed whatever the host does, under a name that no host thinks it knows
const WASM = "pyodide/pyodide.asm.wasm";
const LIBRARY = "pyodide/python_stdlib.zip";
const ENGINE = "engine.tar";

export async function siteOf(root: string): Promise<Site> {
  const answer = await fetch(`${root}site.json`, { cache: "no-cache" });
  return (await answer.json()) as Site;
}

/** A Python that knows the package. `told` hears how many bytes have come. */
export async function startPython(
  root: string,
  site: Site,
  told: (bytes: number, of: number) => void,
): Promise<PyodideInterface> {
  const sizes = new Map(site.engine.map((path) => [path, site.files[path]?.[1] ?? 0]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  let bytes = 0;
  const count = (n: number) => told((bytes += n), total);
  const fetched = (path: string) => counted(root, path, site, count);

  const archive = fetched(ENGINE + PACKED).then((answer) => unpacked(answer).arrayBuffer());
  const wasm = fetched(WASM + PACKED);
  const library = fetched(LIBRARY);
  const network = self.fetch.bind(self);
  // Python asks for its files by their plain names; what is fetched here has a digest behind it.
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === root + WASM) return unpacked(await wasm, "application/wasm");
    if (address === root + LIBRARY) return library;
    return network(asked, options);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${root}pyodide/pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  const lock = await (await fetched("pyodide/pyodide-lock.json")).text();
  const python = await loadPyodide({ indexURL: `${root}pyodide/`, lockFileContents: lock, packageBaseUrl: root });
  self.fetch = network;
  python.unpackArchive(await archive, "tar", { extractDir: FOLDER });
  python.runPython(
    `import sys; sys.path.insert(0, "${FOLDER}"); from caravanserai.site.ground import prepare; prepare("${FOLDER}")`,
  );
  return python;
}

async function counted(root: string, path: string, site: Site, count: (n: number) => void): Promise<Response> {
  const answer = await file(root, path, site);
  if (!answer.body) return answer;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      count(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counting), { headers: answer.headers });
}

function unpacked(answer: Response, kind = "application/octet-stream"): Response {
  const plain = answer.body!.pipeThrough(new DecompressionStream("gzip") as unknown as TransformStream);
  return new Response(plain, { headers: { "Content-Type": kind } });
}
