/** What a game tells its speaker besides its messages; made by the package's `speech/grammar.py`. */

/** A row of the component file, or a bundle of gains. */
export type Row = Record<string, unknown>;
/** The name and the type of a key. */
export type Key = [name: string, type: string];

export interface Grammar {
  game: string;
  /** The digest of the box that its rows come from. */
  box: string;
  prefix: string;
  sorts: Record<string, string[]>;
  /** Families whose labels are made of parts, and the sort of these; "noun" for a bag. */
  compounds: Record<string, string>;
  rows: Record<string, Record<string, [path: string, row: Row]>>;
  events: Record<string, Key[]>;
  tables: Record<string, Key[]>;
  lead: {
    kind: Record<string, Key[]>;
    on: Record<string, Key[]>;
    ask: Record<string, Key[]>;
    test: Record<string, Key[]>;
  };
  counters: Record<string, Key[]>;
  provenance: Record<string, string>;
  /** Whose hand-written text was written for the row as it is. */
  written: string[];
  /** The components that the game brings a picture of. */
  pictures: string[];
  /** The numbers of the box that messages speak of, by message and argument. */
  figures: Record<string, Record<string, number | string>>;
}

export const NO_GRAMMAR: Grammar = {
  game: "",
  box: "",
  prefix: "",
  sorts: {},
  compounds: {},
  rows: {},
  events: {},
  tables: {},
  lead: { kind: {}, on: {}, ask: {}, test: {} },
  counters: {},
  provenance: {},
  written: [],
  pictures: [],
  figures: {},
};
