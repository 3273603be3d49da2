/** The engine: Python with the tables of this browser. It answers the page as a server would. */

import { Cupboard } from "./cupboard";
import { dropMemory } from "./memory";
import type { FromEngine, ToEngine } from "./messages";
import { siteOf, startPython } from "./python";
import { Thinker } from "./thinker";

/** The part of caravanserai.site.engine that is called from here. */
interface Engine {
  open(): Promise<void>;
  ask(method: string, path: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  begin(line: number, table: string, seat: number | null): void;
  hear(line: number, text: string): void;
  end(line: number): Promise<void>;
  hint(what: string): void;
}

const WINDOW = "caravanserai-window ";
let engine: Promise<Engine> | null = null;

self.onmessage = (event: MessageEvent<ToEngine>) => void obey(event.data);

async function obey(message: ToEngine): Promise<void> {
  if (message.is === "start") {
    engine = started(message.root);
    engine.then(
      () => say({ is: "ready" }),
      (error: unknown) => say({ is: "failed", why: String(error) }),
    );
    return;
  }
  const there = await engine?.catch(() => null);
  if (!there) return;
  if (message.is === "ask") {
    const found = await there.ask(message.method, message.path, message.body);
    const [status, kind, text] = found.toJs();
    found.destroy();
    say({ is: "answer", n: message.n, status, isJson: kind === "application/json", text });
  } else if (message.is === "begin") there.begin(message.line, message.table, message.seat);
  else if (message.is === "hear") there.hear(message.line, message.text);
  else await there.end(message.line);
}

async function started(root: string): Promise<Engine> {
  const name = new URL(root).pathname;
  const thinker = new Thinker(
    root,
    () => new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" }),
  );
  const begin = async () => {
    const site = await siteOf(root);
    return startPython(root, site, {
      told: (bytes, of) => say({ is: "loaded", bytes, of }),
      compiled: (module) => thinker.start({ site, module }), // all files are here: nothing is fetched twice
    });
  };
  const [{ python }, cupboard] = await Promise.all([
    begin(),
    Cupboard.open(
      `caravanserai ${name}`,
      (how) => say({ is: "kept", how }),
      () => dropMemory(root),
    ),
  ]);
  const process = crypto.randomUUID();
  // For as long as this window is open; not where nothing may be kept, and other windows have nothing of this one.
  navigator.locks?.request(WINDOW + process, () => new Promise(() => {})).catch(() => {});
  const channel = new BroadcastChannel(`caravanserai ${name}`);
  const page = {
    rows: (shelf: string, game: string) => cupboard.rows(shelf, game),
    write: (writing: string) => cupboard.write(writing),
    others: async () => {
      const found = (await navigator.locks?.query().catch(() => null))?.held ?? [];
      return found.flatMap((lock) => (lock.name?.startsWith(WINDOW) ? [lock.name.slice(WINDOW.length)] : []));
    },
    think: (errand: string, table: string, given: string) => thinker.run(errand, table, given),
    tell: (line: number, text: string) => say({ is: "told", line, text }),
    hang_up: (line: number) => say({ is: "hung-up", line }),
    changed: (what: string) => channel.postMessage(what),
  };
  const make = python.runPython("from caravanserai.site.engine import Engine; Engine") as (
    given: typeof page,
    process: string,
  ) => Engine;
  const made = make(page, process);
  await made.open();
  channel.onmessage = (event: MessageEvent<string>) => made.hint(event.data);
  return made;
}

function say(message: FromEngine): void {
  self.postMessage(message);
}
