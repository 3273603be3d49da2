/**
 * Where the engine keeps its rows, as text by their keys: in the browser's own database, or in memory where nothing may
 * be kept or no room is left. What is written together is written wholly or not at all.
 */

import type { Kept } from "./messages";

type Key = (string | number)[];

interface Writing {
  puts: [shelf: string, key: Key, text: string][];
  /** The shelf, and the first of a game's rows that go. */
  drops: [shelf: string, first: Key][];
  /** Only if this game has still that version. */
  game: string | null;
  v: number;
}

/** A place for rows. */
interface Place {
  rows(shelf: string, game: string): Promise<string[]>;
  write(writing: Writing): Promise<boolean>;
}

export const SHELVES = ["game", "seat", "decision", "event", "snapshot", "command", "chat", "person", "lease"];
const VERSION = 1;

export class Cupboard {
  private constructor(
    private place: Place,
    private readonly told: (how: Kept) => void,
    private readonly makeRoom: () => Promise<unknown>,
  ) {}

  /** `makeRoom` throws away what can be had again, before it is said that there is no room. */
  static async open(
    name: string,
    told: (how: Kept) => void,
    makeRoom: () => Promise<unknown> = async () => {},
  ): Promise<Cupboard> {
    try {
      return new Cupboard(new Shelves(await database(name)), told, makeRoom);
    } catch {
      told("forbidden");
      return new Cupboard(new Memory(), told, makeRoom);
    }
  }

  rows(shelf: string, game: string): Promise<string[]> {
    return this.place.rows(shelf, game);
  }

  /** Write all of it, and return when it is kept; false, and nothing, if the game has another version. */
  async write(text: string): Promise<boolean> {
    const writing = JSON.parse(text) as Writing;
    try {
      return await this.place.write(writing);
    } catch (error) {
      if (this.place instanceof Memory) throw error;
      return this.writeElsewhere(this.place, writing);
    }
  }

  private async writeElsewhere(place: Place, writing: Writing): Promise<boolean> {
    try {
      await this.makeRoom();
      return await place.write(writing);
    } catch {
      this.place = await remembered(place);
      this.told("full");
      return this.place.write(writing);
    }
  }
}

/** What is kept, from now on in memory: the game goes on. */
async function remembered(place: Place): Promise<Memory> {
  const memory = new Memory();
  for (const shelf of SHELVES) {
    const found = await place.rows(shelf, "").catch(() => []);
    for (const text of found) memory.put(shelf, keyOf(shelf, JSON.parse(text) as Row), text);
  }
  return memory;
}

interface Row {
  id?: string;
  game?: string;
  seat?: number;
  n?: number;
  key?: string;
}

/** The key that a row is kept by. */
export function keyOf(shelf: string, row: Row): Key {
  switch (shelf) {
    case "game":
      return [row.id ?? ""];
    case "person":
      return ["me"];
    case "lease":
      return [row.game ?? ""];
    case "seat":
      return [row.game ?? "", row.seat ?? 0];
    case "command":
      return [row.game ?? "", row.seat ?? 0, row.key ?? ""];
    default:
      return [row.game ?? "", row.n ?? 0];
  }
}

// In memory

export class Memory implements Place {
  private readonly shelves = new Map(SHELVES.map((name) => [name, new Map<string, { key: Key; text: string }>()]));

  put(shelf: string, key: Key, text: string): void {
    this.shelves.get(shelf)?.set(JSON.stringify(key), { key, text });
  }

  async rows(shelf: string, game: string): Promise<string[]> {
    return this.of(shelf, game).map((one) => one.text);
  }

  async write(writing: Writing): Promise<boolean> {
    if (writing.game !== null) {
      const [known] = this.of("game", writing.game);
      if (!known || versionOf(known.text) !== writing.v) return false;
    }
    for (const [shelf, first] of writing.drops)
      for (const { key } of this.of(shelf, String(first[0])))
        if (compared(key, first) >= 0) this.shelves.get(shelf)?.delete(JSON.stringify(key));
    for (const [shelf, key, text] of writing.puts) this.put(shelf, key, text);
    return true;
  }

  private of(shelf: string, game: string): { key: Key; text: string }[] {
    const all = [...(this.shelves.get(shelf)?.values() ?? [])];
    return all.filter(({ key }) => !game || key[0] === game).sort((one, other) => compared(one.key, other.key));
  }
}

function compared(one: Key, other: Key): number {
  for (const [n, part] of one.entries()) {
    const against = other[n];
    if (against === undefined) return 1;
    if (part !== against) return part < against ? -1 : 1;
  }
  return one.length - other.length;
}

function versionOf(text: string): number {
  return (JSON.parse(text) as { v: number }).v;
}

// In the browser's database

class Shelves implements Place {
  constructor(private readonly base: IDBDatabase) {}

  rows(shelf: string, game: string): Promise<string[]> {
    const store = this.base.transaction(shelf).objectStore(shelf);
    return answered(store.getAll(game ? allOf(game) : null) as IDBRequest<string[]>);
  }

  write(writing: Writing): Promise<boolean> {
    const touched = new Set([...writing.puts, ...writing.drops].map(([shelf]) => shelf)).add("game");
    const work = this.base.transaction([...touched], "readwrite", { durability: "strict" });
    let isCurrent = true;
    const write = () => {
      try {
        for (const [shelf, first] of writing.drops)
          work.objectStore(shelf).delete(IDBKeyRange.bound(first, [first[0], []] as IDBValidKey));
        for (const [shelf, key, text] of writing.puts) work.objectStore(shelf).put(text, key);
      } catch {
        work.abort(); // as when it fails later: nothing of it is written
      }
    };
    if (writing.game === null) write();
    else {
      const found = work.objectStore("game").get([writing.game]) as IDBRequest<string | undefined>;
      found.onsuccess = () => {
        isCurrent = found.result !== undefined && versionOf(found.result) === writing.v;
        if (isCurrent) write();
      };
    }
    return new Promise((resolve, reject) => {
      work.oncomplete = () => resolve(isCurrent);
      work.onabort = () => reject(work.error ?? new Error("not written"));
    });
  }
}

/** All rows of a game: an array comes after every number and text. */
function allOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game], [game, []] as IDBValidKey);
}

function database(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = () => {
    for (const shelf of SHELVES) opening.result.createObjectStore(shelf);
  };
  return answered(opening);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}
