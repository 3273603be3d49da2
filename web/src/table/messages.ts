/** What server and page say to each other about a table. */

import type { GameEvent } from "../speech/speaker";

export interface TableSeat {
  seat: number;
  kind: string;
  name: string;
  person?: string | null;
  bot?: string | null;
  mine: boolean;
  online?: boolean;
  asked?: boolean;
}

export interface TableFacts {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  options: Record<string, string | number | boolean>;
  seats: TableSeat[];
  pace: string;
  first: number | null;
  invite?: string | null;
  request: { kind: "undo" | "end"; seat: number; waiting: number[] } | null;
}

export interface Choice {
  token: string;
  rule?: string;
  message?: string;
  n?: number;
}

export interface Ask {
  seat: number;
  step: string;
  effect: number | null;
  /** The effect that the question is about, as it stands in the component file. */
  row: unknown;
  fields: Record<string, number>;
  choices: Choice[];
}

export interface ScoreLine {
  message: string;
  points: number;
}

export interface Standing {
  seat: number;
  place: number;
  score: number;
  won: boolean;
  lines: ScoreLine[];
}

export interface TableState {
  is: "state";
  v: number;
  decided: number;
  table: TableFacts;
  seat: number | null;
  /** Null before the game begins. */
  view: Record<string, unknown> | null;
  asked: number[];
  ask: Ask | null;
  /** How many events were told before those that come along. */
  since: number;
  events: GameEvent[];
  undo: { can: boolean; free: boolean; redo: boolean; waits: boolean; by: number | null };
  /** Whether the own last decision waits to be confirmed, and whose does. */
  held: boolean;
  holder: number | null;
  over: { standings: Standing[] } | null;
}

export interface Chat {
  is: "chat";
  from: number | null;
  name: string;
  text: string;
  at: number;
  n: number;
}

export type FromServer =
  | TableState
  | Chat
  | { is: "ack"; key: string; v: number; decided: number }
  | { is: "refused"; key: string; rule: string; message: string; n: number }
  | { is: "stale"; key: string }
  | { is: "error"; error: string; key?: string }
  | { is: "pong" };

export type Deed = "move" | "undo" | "redo" | "confirm";

export interface Command {
  do: Deed;
  seat: number;
  decided: number;
  key: string;
  token?: string;
}

export type ToServer = Command | { do: "chat"; text: string } | { do: "resend" } | { do: "ping" };
