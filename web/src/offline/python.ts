/**
 * Python in a worker: Pyodide's own files and the package's, all from the folder of the site.
 *
 * To start it and to read the package takes seconds; so the memory of one that has done so is kept for the next visit.
 */

import type { loadPyodide as Load, PyodideInterface } from "pyodide";
import { lastMemory, letGo, pagesWanted, type Memory } from "./memory";
import type { Corrected, Site } from "./messages";
import { file } from "./store";
import { filesOf } from "./unpack";

const FOLDER = "/engine";
const PACKED = ".pack"; // compressed whatever the host does, under a name that no host thinks it knows
const WASM = "pyodide/pyodide.asm.wasm";
const LIBRARY = "pyodide/python_stdlib.zip";
const ENGINE = "engine.tar";
/** What takes the time: the package, with all its games. */
const READ = "from caravanserai.site.whole import read; read()";

/** How it is started. */
interface Manner {
  /** Hears how many bytes have come. */
  told?: (bytes: number, of: number) => void;
  /** Where all has to be read: hears that the files have come, and gets Pyodide itself as it was compiled. */
  compiled?: (module: WebAssembly.Module) => void;
  /** That, if somebody has compiled it already. */
  module?: WebAssembly.Module | undefined;
  /** A corrected box: no game but its own is read, and such a Python is not kept. */
  box?: Corrected | null;
  /** Whether its memory may be kept. */
  keeps?: boolean;
}

export interface Started {
  python: PyodideInterface;
  module: WebAssembly.Module;
  /** The memory to be kept for the next visit: only of one that was asked to, and found none. */
  memory: Memory | null;
}

interface Pyodide {
  loadPyodide: typeof Load;
}

function scriptOf(root: string): Promise<Pyodide> {
  const script = import(/* @vite-ignore */ `${root}pyodide/pyodide.mjs`) as Promise<Pyodide>;
  script.catch(() => {}); // whoever needs it hears of it
  return script;
}

export async function siteOf(root: string): Promise<Site> {
  const answer = await fetch(`${root}site.json`, { cache: "no-cache" });
  return (await answer.json()) as Site;
}

/** A Python that has read the package. */
export async function startPython(root: string, site: Site, manner: Manner = {}): Promise<Started> {
  const files = new Files(root, site, manner);
  const isPlain = !manner.box;
  const script = scriptOf(root); // it comes while the memory does
  const last = isPlain ? await lastMemory(root, site) : null;
  if (last) {
    try {
      return await new Start(root, files, manner, script).restored(last.bytes);
    } catch (error) {
      console.warn(`Python is started anew: ${String(error)}`);
      await last.drop();
    }
  }
  files.tell();
  return new Start(root, files, manner, script).fresh(site, isPlain && manner.keeps === true);
}

/** The files that it is made of: all are fetched at once, and counted as they come. */
class Files {
  private readonly coming = new Map<string, Promise<Response>>();
  private readonly total: number;
  private readonly all: Promise<unknown>;
  private bytes = 0;
  private made: Promise<WebAssembly.Module> | null = null;

  constructor(
    private readonly root: string,
    private readonly site: Site,
    private readonly manner: Manner,
  ) {
    this.total = site.engine.reduce((sum, path) => sum + (site.files[path]?.[1] ?? 0), 0);
    this.made = manner.module ? Promise.resolve(manner.module) : null;
    const wanted = site.engine.filter((path) => path !== WASM + PACKED || !manner.module);
    for (const path of wanted) this.coming.set(path, this.counted(path));
    this.all = Promise.all(this.coming.values());
    this.all.catch(() => {}); // whoever needs a file hears of it
  }

  /** Whoever waits for them hears of it when all are here. */
  tell(): void {
    this.all
      .then(() => this.module())
      .then((module) => this.manner.compiled?.(module))
      .catch(() => {});
  }

  async get(path: string): Promise<Response> {
    const found = this.coming.get(path) ?? this.counted(path);
    this.coming.delete(path);
    return found;
  }

  module(): Promise<WebAssembly.Module> {
    return (this.made ??= this.get(WASM + PACKED).then((answer) =>
      WebAssembly.compileStreaming(unpacked(answer, "application/wasm")),
    ));
  }

  async package(): Promise<Map<string, Uint8Array>> {
    return filesOf(await unpacked(await this.get(ENGINE + PACKED)).arrayBuffer());
  }

  private counted(path: string): Promise<Response> {
    return file(this.root, path, this.site, (bytes) => this.manner.told?.((this.bytes += bytes), this.total));
  }
}

/** One start of it. */
class Start {
  constructor(
    private readonly root: string,
    private readonly files: Files,
    private readonly manner: Manner,
    private readonly script: Promise<Pyodide>,
  ) {}

  /** As it was left: its memory lies where it lay, and the files it may still read are laid beside. */
  async restored(bytes: Uint8Array): Promise<Started> {
    const python = await this.load({ _loadSnapshot: bytes }, pagesWanted(bytes));
    letGo(bytes);
    await this.lay(python);
    return { python, module: await this.files.module(), memory: null };
  }

  async fresh(site: Site, keeps: boolean): Promise<Started> {
    const python = await this.load({ _makeSnapshot: keeps }, 0);
    await this.lay(python);
    const { box } = this.manner;
    if (box) written(python, `${FOLDER}/corrections/${box.game}.toml`, box.text);
    python.runPython(`import sys; sys.path.insert(0, "${FOLDER}"); from caravanserai.site.ground import prepare`);
    python.runPython(`prepare("${FOLDER}", "${box?.game ?? ""}")`);
    python.runPython(READ);
    const memory = keeps ? { root: this.root, site, bytes: python.makeMemorySnapshot() } : null;
    return { python, module: await this.files.module(), memory };
  }

  /** Pyodide asks for its files by their plain names, and for WebAssembly as it would come over the line. */
  private async load(more: Parameters<typeof Load>[0], pages: number): Promise<PyodideInterface> {
    const lock = this.files.get("pyodide/pyodide-lock.json").then((answer) => answer.text());
    const plain = { fetch: self.fetch, instantiate: WebAssembly.instantiateStreaming };
    self.fetch = async (asked, options) => {
      const address = asked instanceof Request ? asked.url : String(asked);
      if (address === this.root + WASM) return new Response();
      if (address === this.root + LIBRARY) return this.files.get(LIBRARY);
      return plain.fetch.call(self, asked, options);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const module = await this.files.module();
      const instance = await WebAssembly.instantiate(module, imports ?? {});
      const memory = instance.exports["memory"] as WebAssembly.Memory;
      const there = memory.buffer.byteLength / PAGE;
      if (pages > there) memory.grow(pages - there); // before anything looks at it
      return { module, instance };
    };
    try {
      const { loadPyodide } = await this.script;
      return await loadPyodide({
        indexURL: `${this.root}pyodide/`,
        lockFileContents: await lock,
        packageBaseUrl: this.root,
        ...more,
      });
    } finally {
      self.fetch = plain.fetch;
      WebAssembly.instantiateStreaming = plain.instantiate;
    }
  }

  private async lay(python: PyodideInterface): Promise<void> {
    for (const [path, data] of await this.files.package()) written(python, `${FOLDER}/${path}`, data);
  }
}

const PAGE = 65_536; // bytes, of WebAssembly's memory

function written(python: PyodideInterface, path: string, data: Uint8Array | string): void {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, data);
}

function unpacked(answer: Response, kind = "application/octet-stream"): Response {
  const plain = answer.body!.pipeThrough(new DecompressionStream("gzip") as unknown as TransformStream);
  return new Response(plain, { headers: { "Content-Type": kind } });
}
