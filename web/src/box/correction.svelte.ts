/** What somebody corrects of a game's components: a file of values, and what the server has read in it. */

import { api, ServerError } from "../api";
import { drawer } from "../drawer";
import { settling } from "../settled";
import type { BoxEntry, BoxFault, BoxReading } from "../table/messages";
import { fileOf } from "./toml";

/** So long nobody types before the server is asked, in milliseconds. */
const PAUSE = 350;
const DRAFT = "caravanserai-box-";

export class Correction {
  /** Each value that it gives. */
  entries = $state.raw<readonly BoxEntry[]>([]);
  /** The same as a file. */
  text = $state("");
  reading = $state.raw<BoxReading | null>(null);
  isChecking = $state(false);
  /** The id of the message that says why the server could not look at it. */
  trouble = $state("");
  private timer = 0;
  private asked = 0;
  private rest: (() => void) | null = null;

  constructor(
    readonly game: string,
    private readonly check: (game: string, text: string) => Promise<BoxReading> = (name, text) =>
      api.checkBox(name, text),
  ) {}

  get faults(): readonly BoxFault[] {
    return this.reading?.faults ?? [];
  }

  get isEmpty(): boolean {
    return this.text.trim() === "";
  }

  /** Whether the server has found it sound as it stands, and it changes something. */
  get isSound(): boolean {
    return !this.isChecking && this.reading !== null && this.faults.length === 0 && this.reading.differences.length > 0;
  }

  valueAt(table: string, row: string, key: string): string | undefined {
    return this.entries.find((one) => isAt(one, table, row, key))?.value;
  }

  faultAt(table: string, row: string, key: string): BoxFault | undefined {
    const field = [row ? `${table}[${row}]` : table, key].filter(Boolean).join(".");
    return this.faults.find((one) => isWithin([one.where, one.key].filter(Boolean).join("."), field));
  }

  /** Give a value, or none: then it is the one shipped. */
  set(table: string, row: string, key: string, value: string | null): void {
    const known = this.entries.findIndex((one) => isAt(one, table, row, key));
    const others = this.entries.filter((_, n) => n !== known);
    if (value === null) this.entries = others;
    else if (known < 0) this.entries = [...others, { table, row, key, value }];
    else this.entries = this.entries.map((one, n) => (n === known ? { ...one, value } : one));
    this.become(fileOf(this.entries), false);
  }

  /** Another file, typed or opened: what it says comes from the server. */
  write(text: string): void {
    this.become(text, true);
  }

  /** What was written here last, unless that was thrown away. */
  remember(): void {
    const draft = drawer.get(DRAFT + this.game);
    if (draft) this.write(draft);
  }

  clear(): void {
    this.entries = [];
    this.become("", false);
  }

  /** Ask the server now. */
  async look(isNew = false): Promise<void> {
    window.clearTimeout(this.timer);
    const mark = ++this.asked;
    this.trouble = "";
    try {
      const found = await this.check(this.game, this.text);
      if (mark !== this.asked) return;
      this.reading = found;
      if (isNew && !found.faults.some((one) => one.where === "(file)")) this.entries = found.entries;
    } catch (error) {
      if (mark !== this.asked) return;
      this.reading = null;
      this.trouble = error instanceof ServerError ? `error-${error.id}` : "error-unknown";
    }
    this.isChecking = false;
    this.settle();
  }

  /** The server has tried it, and found faults that reading does not tell. */
  blame(faults: unknown): void {
    if (!Array.isArray(faults)) return;
    this.reading = { entries: [...this.entries], differences: [], rows: {}, faults: faults as BoxFault[] };
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.asked += 1;
    this.settle();
  }

  private become(text: string, isNew: boolean): void {
    this.text = text;
    drawer.put(DRAFT + this.game, text);
    window.clearTimeout(this.timer);
    this.asked += 1;
    if (this.isEmpty) {
      this.entries = [];
      this.reading = null;
      this.trouble = "";
      this.isChecking = false;
      this.settle();
      return;
    }
    this.isChecking = true;
    this.rest ??= settling.begin("box");
    this.timer = window.setTimeout(() => void this.look(isNew), PAUSE);
  }

  private settle(): void {
    this.rest?.();
    this.rest = null;
  }
}

/** Whether a place is that of a value, or lies within it: `effects.servant`, `slots[1]`. */
function isWithin(place: string, field: string): boolean {
  return place === field || place.startsWith(`${field}.`) || place.startsWith(`${field}[`);
}

function isAt(one: BoxEntry, table: string, row: string, key: string): boolean {
  return one.table === table && one.row === row && one.key === key;
}
