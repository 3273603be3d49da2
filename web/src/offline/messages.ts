/** What the page and the worker of the engine say to each other; the words of the tables travel in them as text. */

/** Whether what is played is kept; or that it is not, since nothing may be kept here, or there is no more room. */
export type Kept = "kept" | "forbidden" | "full";

/** A corrected box: which game it is of, and what is corrected. */
export interface Corrected {
  id: string;
  game: string;
  text: string;
}

/** What an engine with a corrected box asks of the first one, which has the cupboard. */
export type Wanted = { is: "rows"; shelf: string; game: string } | { is: "write"; writing: string };

export type ToEngine =
  | { is: "start"; root: string; with: Begun | null }
  | { is: "ask"; n: number; method: string; path: string; body: string }
  | { is: "begin"; line: number; table: string; seat: number | null }
  | { is: "hear"; line: number; text: string }
  | { is: "end"; line: number }
  | { is: "given"; n: number; found: string[] | boolean };

export type FromEngine =
  | { is: "loaded"; bytes: number; of: number }
  | { is: "ready" }
  | { is: "failed"; why: string }
  | { is: "kept"; how: Kept }
  | { is: "answer"; n: number; status: number; isJson: boolean; text: string }
  | { is: "told"; line: number; text: string }
  | { is: "hung-up"; line: number }
  | { is: "wants"; n: number; wanted: Wanted };

/** What the engine was begun with: whoever thinks for it has the same, even if the site has a new version meanwhile. */
export interface Begun {
  site: Site;
  module: WebAssembly.Module;
  /** The corrected box that it plays with, if it is not the site's. */
  box: Corrected | null;
}

/** The second worker, which thinks. */
export type ToThinker =
  { is: "start"; root: string; with: Begun | null } | { is: "run"; n: number; errand: string; given: string };
export type FromThinker = { is: "ready" } | { is: "done"; n: number; text: string };

/** What `caravanserai site` writes about its files: of each a digest and its size. */
export interface Site {
  version: string;
  files: Record<string, [digest: string, bytes: number]>;
  /** What the engine is made of. */
  engine: string[];
}
