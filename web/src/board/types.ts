/** What a drawn board and the table around it say to each other. */
import type { Composer } from "./composer.svelte";

/** Why something offered is not allowed now. */
export interface Refused {
  rule: string;
  text: string;
}

/** Something the seat is asked about; its token is also the id of its element. */
export interface Choice {
  token: string;
  refused?: Refused;
  /** A word at the edge of the element, where choices differ in price: the id of a message. */
  tag?: string;
}

export type Choices = Map<string, Choice>;

/** Somebody at the table. */
export interface SeatInfo {
  seat: number;
  name: string;
  mine: boolean;
  asked: boolean;
}

/** A sentence about a component. */
export interface Description {
  title: string;
  text: string;
  rule?: string;
  provenance?: string;
}

export type Speak = (id: string, args?: Record<string, string | number>) => string;
export type Describe = (token: string) => Description;
export type Layout = "table" | "phone";

/** What every component of a drawn board is given. */
export interface BoardProps<View> {
  view: View;
  seats: SeatInfo[];
  choices: Choices;
  /** The token taken and not yet answered by the server, or the one the question is about. */
  selected: string | null;
  onchoose: (token: string) => void;
  onrefused: (choice: Choice) => void;
  speak: Speak;
  describe: Describe;
  /** Makes one token of several clicks, where the question wants it. */
  composer?: Composer | undefined;
  reduced?: boolean;
  layout?: Layout;
}
