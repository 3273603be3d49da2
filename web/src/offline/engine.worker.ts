/** The engine: Python with the tables of this browser. It answers the page as a server would. */

import { Annexes } from "./annexes";
import { Cupboard } from "./cupboard";
import { dropMemory } from "./memory";
import type { Begun, Corrected, FromEngine, ToEngine, Wanted } from "./messages";
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
  box_of(method: string, path: string): Promise<string>;
}

/** Where rows are kept: in the cupboard, or by asking for it where the first engine has it. */
type Shelves = Pick<Cupboard, "rows" | "write">;

const WINDOW = "caravanserai-window ";
let engine: Promise<Engine> | null = null;
let annexes: Annexes | null = null;
let order: Promise<unknown> = Promise.resolve();
const given = new Map<number, (found: string[] | boolean) => void>();

self.onmessage = (event: MessageEvent<ToEngine>) => {
  const message = event.data;
  if (message.is === "start") begin(message.root, message.with);
  else if (message.is === "given") {
    given.get(message.n)?.(message.found);
    given.delete(message.n);
  } else order = order.then(() => obey(message)).catch((error: unknown) => console.error(error)); // in their order
};

function begin(root: string, begun: Begun | null): void {
  engine = started(root, begun);
  engine.then(
    () => say({ is: "ready" }),
    (error: unknown) => say({ is: "failed", why: String(error) }),
  );
}

async function obey(message: Exclude<ToEngine, { is: "start" } | { is: "given" }>): Promise<void> {
  const there = await engine?.catch(() => null);
  if (!there) return;
  if (message.is === "hear" || message.is === "end") {
    if (annexes?.handOn(message.line, message)) return;
    if (message.is === "hear") there.hear(message.line, message.text);
    else await there.end(message.line);
    return;
  }
  const box = annexes
    ? await (message.is === "ask"
        ? there.box_of(message.method, message.path)
        : there.box_of("GET", `tables/${message.table}`))
    : "";
  if (box) annexes?.hand(JSON.parse(box) as Corrected, message);
  else if (message.is === "begin") there.begin(message.line, message.table, message.seat);
  else void answer(there, message.n, message.method, message.path, message.body);
}

async function answer(there: Engine, n: number, method: string, path: string, body: string): Promise<void> {
  const found = await there.ask(method, path, body);
  const [status, kind, text] = found.toJs();
  found.destroy();
  say({ is: "answer", n, status, isJson: kind === "application/json", text });
}

/** Start Python with all that it needs; `begun`: with a corrected box, beside an engine that has begun before. */
async function started(root: string, begun: Begun | null): Promise<Engine> {
  const name = new URL(root).pathname;
  const thinker = new Thinker(
    root,
    () => new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" }),
  );
  const beginning = async () => {
    const site = begun?.site ?? (await siteOf(root));
    const box = begun?.box ?? null;
    const { python, module } = await startPython(root, site, {
      told: (bytes, of) => say({ is: "loaded", bytes, of }),
      compiled: (compiled) => {
        thinker.know({ site, module: compiled, box });
        thinker.start(); // all files are here: nothing is fetched twice
      },
      module: begun?.module,
      box,
    });
    thinker.know({ site, module, box });
    return { python, begun: { site, module, box } };
  };
  const [made, shelves] = await Promise.all([beginning(), begun ? elsewhere : cupboard(root, name)]);
  if (!begun)
    annexes = new Annexes({
      made: (box) => {
        thinker.rest(); // memory is short, and it comes again when it is wanted
        const worker = new Worker(self.location.href, { type: "module", name: "annex" }); // the same as this one
        worker.postMessage({ is: "start", root, with: { ...made.begun, box } } satisfies ToEngine);
        return worker;
      },
      cupboard: (wanted) =>
        wanted.is === "rows" ? shelves.rows(wanted.shelf, wanted.game) : shelves.write(wanted.writing),
      say,
    });
  const process = crypto.randomUUID();
  // For as long as this window is open; not where nothing may be kept, and other windows have nothing of this one.
  navigator.locks?.request(WINDOW + process, () => new Promise(() => {})).catch(() => {});
  const channel = new BroadcastChannel(`caravanserai ${name}`);
  const page = {
    rows: (shelf: string, game: string) => shelves.rows(shelf, game),
    write: (writing: string) => shelves.write(writing),
    others: async () => {
      const found = (await navigator.locks?.query().catch(() => null))?.held ?? [];
      return found.flatMap((lock) => (lock.name?.startsWith(WINDOW) ? [lock.name.slice(WINDOW.length)] : []));
    },
    // The service worker tells what it gives to whoever comes now; or the host does, where there is none.
    is_current: () =>
      siteOf(root).then(
        (now) => now.version === made.begun.site.version,
        () => false,
      ),
    think: (errand: string, table: string, what: string) => thinker.run(errand, table, what),
    try_box: async (box: string) => annexes?.tried(JSON.parse(box) as Corrected) ?? "",
    tell: (line: number, text: string) => say({ is: "told", line, text }),
    hang_up: (line: number) => say({ is: "hung-up", line }),
    changed: (what: string) => channel.postMessage(what),
  };
  const make = made.python.runPython("from caravanserai.site.engine import Engine; Engine") as (
    given: typeof page,
    process: string,
    box: string,
  ) => Engine;
  const found = make(page, process, begun?.box ? JSON.stringify(begun.box) : "");
  await found.open();
  thinker.start(); // where both are there at once, whoever waits for the table comes first
  channel.onmessage = (event: MessageEvent<string>) => found.hint(event.data);
  return found;
}

function cupboard(root: string, name: string): Promise<Shelves> {
  return Cupboard.open(
    `caravanserai ${name}`,
    (how) => say({ is: "kept", how }),
    () => dropMemory(root),
  );
}

/** The cupboard of the first engine. */
const elsewhere: Shelves = {
  rows: (shelf, game) => wanted({ is: "rows", shelf, game }) as Promise<string[]>,
  write: (writing) => wanted({ is: "write", writing }) as Promise<boolean>,
};

let asked = 0;

function wanted(what: Wanted): Promise<string[] | boolean> {
  const n = (asked += 1);
  return new Promise((found) => {
    given.set(n, found);
    say({ is: "wants", n, wanted: what });
  });
}

function say(message: FromEngine): void {
  self.postMessage(message);
}
