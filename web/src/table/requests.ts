/* Made from caravanserai/tables/requests.py by `python -m tools.typescript`; do not edit. */

export type Name = string;

export type Password = string;

export type Seat = number;

export type Count = number;

export type Key = string;

export type Token = string;

export type Said = string;

export type Language = string;

export type Id = string;

export type Whole = number;

export type Wishes = Record<Id, boolean | Whole | string>;

/** A name to play under, and what the person has set. */
export interface NewGuest {
  name: Name;
  language?: Language;
  settings?: Wishes;
}

/** A name and a password: to register, or to sign in. */
export interface Credentials {
  name: Name;
  password: Password;
  language?: Language;
}

/** A name and a password of any length. */
export interface SignIn {
  name: Name;
  password: string;
}

/** What a person may change about themselves. */
export interface Settings {
  name?: Name;
  language?: Language;
  theme?: "system" | "light" | "dark";
  settings?: Wishes;
}

/** Who is to sit somewhere: oneself, another at the same screen, anybody, or a bot. */
export interface NewSeat {
  kind: "me" | "here" | "open" | "bot";
  name?: Name | null;
  bot?: Id | null;
}

/** Seconds to think in: live, a bank for the whole game and what each turn adds; over days, the time for a turn. */
export interface Clock {
  time: number;
  increment?: number;
}

/** A game to be played, with its options and seats. */
export interface NewTable {
  game: Id;
  seats: NewSeat[];
  options?: Record<Id, boolean | Whole | Id>;
  public?: boolean;
  pace?: "live" | "days";
  clock?: Clock | null;
  /** Whether advice may be asked for; none: only where nobody else can come */
  hints?: boolean | null;
}

/** A game to be taught. */
export interface Learning {
  game: Id;
}

/** A seat to sit down on. */
export interface Joining {
  seat: Seat;
  invite?: Id | null;
}

/** A seat to leave, or to clear. */
export interface Leaving {
  seat: Seat;
}

/** A seat on which a bot is to play; or another one, where a bot does already. */
export interface Replacing {
  seat: Seat;
  bot: Id;
}

/** Yes or no to what another asked for. */
export interface Agreeing {
  agree: boolean;
}

/** A decision to go on from, and who is to sit where. */
export interface Forking {
  n: Count;
  seats: NewSeat[];
}

/** How exactly a game that is over is to be judged. */
export interface Reviewing {
  depth?: "quick" | "standard" | "exact";
}

/** The turn of a game that is over, as its review counts them, to take otherwise. */
export interface PlayingOn {
  turn: Count;
}

/** A record, as `GET /record` gives it. */
export interface Importing {
  text: string;
}

/** What somebody corrects of a game's components: the text of a file, as `caravanserai box` knows it. */
export interface Correcting {
  text: string;
}

/** A choice, by its token; or another answer to an earlier question, as long as that is free. */
export interface Move {
  seat: Seat;
  decided: Count;
  key: Key;
  token: Token;
  /** How many decisions had been taken when it was asked */
  back?: Count | null;
}

/** To play again, to confirm. */
export interface Turn {
  seat: Seat;
  decided: Count;
  key: Key;
}

/** To take back the last choice, or all since an earlier one that may still be changed. */
export interface TakingBack {
  seat: Seat;
  decided: Count;
  key: Key;
  back?: Count | null;
}

/** A seat that wants a hint, upon a decision; on request what is known at an early stage of the thought. */
export interface Advising {
  seat: Seat;
  decided: Count;
  stage?: number;
}

/** A line of chat. */
export interface Chat {
  text: Said;
}

/** A choice, by its token; or another answer to an earlier question. */
export interface SocketMove {
  do: "move";
  seat: Seat;
  decided: Count;
  key: Key;
  token: Token;
  back?: Count | null;
}

/** Take back the last choice, or all since an earlier one. */
export interface SocketUndo {
  do: "undo";
  seat: Seat;
  decided: Count;
  key: Key;
  back?: Count | null;
}

/** Play again. */
export interface SocketRedo {
  do: "redo";
  seat: Seat;
  decided: Count;
  key: Key;
}

/** Let the held decision stand. */
export interface SocketConfirm {
  do: "confirm";
  seat: Seat;
  decided: Count;
  key: Key;
}

/** A line of chat. */
export interface SocketChat {
  do: "chat";
  text: Said;
}

/** Look from another seat of one's own; none: as a spectator. */
export interface SocketLook {
  do: "look";
  seat?: Seat | null;
}

/** Send the whole table again. */
export interface SocketResend {
  do: "resend";
}

/** A sign of life is wanted. */
export interface SocketPing {
  do: "ping";
}

export type SocketMessage =
  SocketMove | SocketUndo | SocketRedo | SocketConfirm | SocketChat | SocketLook | SocketResend | SocketPing;
