/* Made from caravanserai/tables/messages by `python -m tools.typescript`; do not edit. */

/** Why a correction cannot be played with. */
export interface BoxFault {
  /** Of the text, if it can be told */
  line: number | null;
  /** Table and row */
  where: string;
  key: string;
  /** Is wrong there, and what is allowed; in English */
  what: string;
  /** That says the same in all languages; empty for what only one game refuses */
  message: string;
  /** What is filled in there */
  given: Record<string, string>;
}

/** One value that a correction gives; without a key all rows of a list that have no ids. */
export interface BoxEntry {
  table: string;
  /** Empty where the table has no rows */
  row: string;
  key: string;
  /** As it is written in a component file */
  value: string;
}

/** One value that is not as shipped. */
export interface BoxDifference {
  table: string;
  /** And what lies in it, where there is more: `church_1`, `d1_ship.moments` */
  row: string;
  key: string;
  before: string;
  after: string;
  /** What the correction says of where it comes from */
  source: string;
}

/** What was understood of a correction: its faults, or what comes of it. */
export interface BoxReading {
  faults: BoxFault[];
  entries: BoxEntry[];
  differences: BoxDifference[];
  /** As they are then, by table and id: those that differ */
  rows: Record<string, Record<string, Record<string, unknown>>>;
}

/** A correction that tables can be played with. */
export interface BoxKept {
  id: string;
  game: string;
  text: string;
  differences: BoxDifference[];
}

/** The components of a game as they are shipped, and the file they stand in. */
export interface BoxShipped {
  game: string;
  /** The digest of the components */
  box: string;
  tables: Record<string, unknown>;
  /** The tables of cards, tiles and tokens, those first that an owner looks for first */
  pieces: string[];
  text: string;
}

/** What a choice costs: a message and its number. */
export interface Price {
  message: string;
  n: number;
}

/** Something that might be tried; what is refused comes with a rule, a message and its number. */
export interface Choice {
  token: string;
  /** May be chosen beside any question of this seat */
  anytime?: boolean;
  rule?: string;
  message?: string;
  n?: number;
  /** Only of what is not refused */
  price?: Price;
  /** What the seat has more or less of at once, by noun */
  changes?: Record<string, number>;
}

/** Several choices that may be taken as one, what they come to by resource, and what is taken, asked for or not.

`owed` is what of the costs is owed already, whichever way is taken. */
export interface Way {
  tokens: string[];
  costs: Record<string, number>;
  owed: Record<string, number>;
  means: string[];
}

/** Answers to several questions that people give as one, and what the seat has more or less of then, by noun. */
export interface Bundle {
  tokens: string[];
  changes: Record<string, number>;
}

/** A question in words of its own, with the numbers that it speaks of. */
export interface Said {
  message: string;
  args: Record<string, number>;
}

/** What is about to be lost for good: a message with its number, and the rule. */
export interface Caution {
  rule: string;
  message: string;
  n: number;
}

/** A question with all that might be tried, and why not. */
export interface Ask {
  seat: number;
  step: string;
  effect: number | null;
  /** The effect that the question is about, as it stands in the component file */
  row: unknown;
  fields: Record<string, number>;
  choices: Choice[];
  /** Instead of the words that all questions of this step have in common */
  said?: Said;
  ways?: Way[];
  bundles?: Bundle[];
  /** For as long as it holds; a reader is told once */
  caution?: Caution;
}

/** Something that happened, as a seat is told of it. */
export interface GameEvent {
  n: number;
  decided: number;
  kind: string;
  args: Record<string, string | number | null>;
}

/** A line of the score sheet. */
export interface ScoreLine {
  message: string;
  points: number;
  /** What was counted for the points */
  count: number | null;
  /** The row of the sheet that it belongs to */
  row: string;
}

/** A row of the score sheet, in the order of the rulebook. */
export interface ScoreRow {
  line: string;
  message: string;
  /** The message of the heading that it stands under; empty: none */
  group: string;
  /** The message of what its points come from; empty: nothing else than the row says */
  source: string;
  /** Whether its rule leaves no points at all to whom it concerns */
  takes_all: boolean;
}

/** What a rule of the tie-break compared, and the value that a seat had. */
export interface Compared {
  rule: string;
  message: string;
  value: number;
}

/** Where a seat stands. */
export interface Standing {
  seat: number;
  place: number;
  score: number;
  won: boolean;
  lines: ScoreLine[];
  /** With those of as many points, in the order of the rules */
  compared: Compared[];
  /** By which rule it stands above the next of as many points, or "shared"; empty: by points */
  decided: string;
}

/** How a game ended, or would; the first place first. */
export interface Over {
  standings: Standing[];
  rows: ScoreRow[];
}

/** A number that is guessed: what it is taken to be, and between what it lies nine times in ten. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** A turn worth taking: its choices as far as nothing is revealed, and what the log would tell of them. */
export interface Suggestion {
  tokens: string[];
  events: GameEvent[];
  /** Whether the turn is over then */
  whole: boolean;
  /** Tables that were looked at after it */
  tried: number;
  /** Whether it cannot be told from the first */
  close: boolean;
  /** In the end; none: too few were looked at */
  points: Estimate | null;
  /** Of the best other; none where there is nobody to compare with */
  ahead: Estimate | null;
  /** To win, from 0 to 1; likewise */
  chance: Estimate | null;
}

/** The best turns that were found for a seat, the best first. */
export interface Hint {
  seat: number;
  decided: number;
  /** Tables that were looked at in all */
  tried: number;
  /** Stages of the thought that are still to come */
  left: number;
  suggestions: Suggestion[];
}

/** How often something was so, and where the truth lies nine times in ten. */
export interface Share {
  /** Counted */
  of: number;
  /** From 0 to 1 */
  share: number;
  low: number;
  high: number;
}

/** How a player begins: with which deed, or with which few. */
export interface Start {
  /** `sort:name` of a component, or the message that names the deed */
  labels: string[];
  often: Share;
}

/** How often something is done, by one player in one game. */
export interface Habit {
  label: string;
  times: Measure;
}

/** How often something is taken where it is to be had, and what those who have it come to. */
export interface Taken {
  label: string;
  often: Share;
  /** Games in which one had it and another had not */
  apart: number;
  /** How many more they had on average; none: too few games to tell */
  points: Measure | null;
  /** Whether that is far out of balance */
  far: boolean;
  /** Whether its values are reconstructed, wholly or in part */
  made: boolean;
}

/** Why a game ended. */
export interface End {
  label: string;
  often: Share;
}

/** What games of one number of players say. */
export interface Played {
  players: number;
  games: number;
  /** The first deal and the last */
  keys: number[];
  rounds: Measure;
  points: Measure;
  /** Of the wins, by who begins */
  places: Share[];
  starts: Start[];
  lines: Start[];
  deeds: Habit[];
  taken: Taken[];
  ends: End[];
}

/** How a strong level plays a game, counted in its games against itself. */
export interface Knowledge {
  game: string;
  bot: string;
  /** Whose judgement it has */
  level: number;
  /** Whether it looked no further than its own turn, and is not who is played against */
  quick: boolean;
  edition: number;
  /** Whether the rules or components are others since */
  older: boolean;
  played: Played[];
}

/** What turns of one kind have cost on average in a game, in chances to win. */
export interface OwnLoss {
  /** What they were about; of a round its number */
  label: string;
  turns: number;
  /** Of all that was lost, */
  share: number;
  /** And where it lies nine times in ten */
  low: number;
  high: number;
  /** A game */
  loss: Measure;
}

/** How often something is done oneself, and by strong players with as many at the table. */
export interface OwnDeed {
  label: string;
  /** Times a game */
  mine: Measure;
  theirs: Measure;
  /** From theirs, by more than chance */
  differs: "seldom" | "often" | "";
}

/** One game of one's own that was judged. */
export interface OwnGame {
  id: string;
  when: number;
  players: number;
  /** All chances that were given away */
  loss: Measure;
}

/** What the reviews of one's own games of a title say together; nothing before there are enough. */
export interface Own {
  game: string;
  /** Games of one's own that are judged to their end as they would be today, */
  reviewed: number;
  /** Of so many that could be */
  finished: number;
  /** Games that were judged otherwise than they would be today: they are left out */
  older: number;
  /** Judged games until something is said, */
  missing: number;
  /** And until habits are compared */
  missing_deeds: number;
  /** The level whose games habits are compared with; empty: none is known */
  strong: string;
  loss: Measure | null;
  kinds: OwnLoss[];
  rounds: OwnLoss[];
  deeds: OwnDeed[];
  /** The oldest first */
  games: OwnGame[];
  /** What is lost lately, against before; nothing: too few games to tell */
  trend: "less" | "more" | "same" | "";
}

/** A rule that those at a table choose. */
export interface GameOption {
  id: string;
  values: Setting[];
  default: Setting;
  players: number[];
  rule: string;
  /** A reading of an unclear rule, neither a variant nor an expansion */
  ruling: boolean;
  /** The option without which it means nothing */
  needs: string | null;
}

/** A symbol of a board, and the message that explains it. */
export interface Symbol {
  icon: string;
  message: string;
}

/** A game on offer, or one that is installed and cannot be: that one has a `fault`, and nothing to choose. */
export interface GameFacts {
  id: string;
  /** Why it cannot be loaded; empty for a game on offer */
  fault: string;
  prefix: string;
  edition: number;
  seats: number[];
  /** That a game takes, by number of seats as above; 0: unknown */
  minutes: number[];
  /** From 1, light, to 5; 0: unknown */
  weight: number;
  /** That people choose from: the levels, then those that others have installed */
  bots: string[];
  /** From the gentlest to the strongest */
  levels: string[];
  /** The one to begin with */
  bot: string;
  /** The steps of its lesson; 0: it has none */
  lesson: number;
  /** That it takes; 0: unknown */
  lesson_minutes: number;
  /** Whether there is a page for those who have never played it */
  howto: boolean;
  /** Their names, one for each day in turn */
  puzzles: string[];
  /** Whether it is known how a strong level plays it */
  strong: boolean;
  legend: Symbol[];
  options: GameOption[];
}

/** A rule of the book. */
export interface Rule {
  id: string;
  text: string;
  /** The one asked for, or English where that does not say it */
  language: string;
}

/** What stands under a heading: words that are no rule, then the rules. */
export interface RuleSection {
  id: string;
  title: string;
  level: number;
  text: string;
  /** Of the title and the text */
  language: string;
  rules: Rule[];
}

/** The rules under their headings, in the order of the rulebook; and the notes on them, which are in English. */
export interface RuleBook {
  prefix: string;
  language: string;
  sections: RuleSection[];
  /** Why a rule, or all of a section, is read so: by its id */
  notes: Record<string, string>;
  /** How to read the notes, and what is nothing but notes */
  appendix: RuleSection[];
}

/** One thing told to a newcomer, in the reader's language. */
export interface HowtoItem {
  id: string;
  name: string;
  text: string;
  icon: string;
  /** What the board draws beside it; empty: nothing */
  drawing: string;
  /** Where the rulebook says it; empty: nowhere in particular */
  rule: string;
}

/** A part of the page, and how it is laid out. */
export interface HowtoSection {
  id: string;
  /** Goal, points, turn, actions, course or mistakes */
  shape: string;
  title: string;
  drawing: string;
  items: HowtoItem[];
}

/** How to play a game; its drawings take their pieces from a position of the lesson. */
export interface Howto {
  game: string;
  language: string;
  /** That it takes to read */
  minutes: number;
  /** The digest of the components that it tells of */
  box: string;
  sections: HowtoSection[];
  view: Record<string, unknown>;
}

/** A person as they see themselves. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  language: string | null;
  theme: string | null;
  settings: Record<string, Setting>;
}

/** A token of a program that plays on a seat; the token itself is told only once. */
export interface SeatToken {
  id: string;
  seat: number;
  created: number;
}

/** Who is asking, and what every change must send as X-CSRF-Token. */
export interface Me {
  person: Person | null;
  csrf: string;
}

/** A language that is spoken here. */
export interface LanguageFacts {
  id: string;
  /** As its speakers call it */
  name: string;
  /** Whose dates and numbers */
  locale: string;
}

/** Who judged the turns of a puzzle, and by what. */
export interface PuzzleJudge {
  bot: string;
  level: number;
  /** Tables on which each turn was compared with the best, at most */
  games: number;
  /** Of the game */
  edition: number;
  /** A short name of what the judge has learned */
  weights: string;
}

/** What is said of a turn that was tried, when it is done. */
export interface PuzzleAnswer {
  /** Other: not among the turns that were compared */
  verdict: "best" | "compared" | "other";
  /** How much less of a chance to win it brings; of a turn that was compared */
  chance: Measure | null;
  /** And how many points less */
  points: Measure | null;
  /** By how much the best turn is better than the nearest other one that was compared */
  next: Measure;
  /** What the log would tell of the turn, as far as that is certain */
  played: GameEvent[];
  /** And of the best one */
  best: GameEvent[];
  /** The best turn, as far as nothing is revealed */
  path: string[];
  /** Whether that is all of it */
  whole: boolean;
}

/** A puzzle after some choices of its turn, as its seat sees the table. */
export interface PuzzleSeen {
  id: string;
  game: string;
  seat: number;
  /** The gentlest of the levels asked that finds the turn; empty: none of them does */
  finder: string;
  /** That were compared */
  turns: number;
  judge: PuzzleJudge;
  state: TableState;
  /** None before the turn is done */
  answer: PuzzleAnswer | null;
}

export type ReviewState = "none" | "waiting" | "running" | "stopped" | "failed" | "done";

export type ReviewDepth = "quick" | "standard" | "exact";

export type MomentKind = "choice" | "luck";

/** A number that was measured on samples, and how far either side the truth lies nine times in ten. */
export interface Measure {
  mean: number;
  width: number;
}

/** What a seat could hope for, by what it knew. */
export interface Hope {
  /** To win, from 0 to 1 */
  chance: Measure;
  points: Measure;
}

/** What all could hope for after a turn, or after the deal; what was told then says which round it was. */
export interface CurvePoint {
  /** None: the deal */
  turn: number | null;
  /** How many decisions had been taken then */
  decision: number;
  /** Whose turn it was */
  seat: number | null;
  /** By seat */
  hopes: Hope[];
}

/** A turn that lost, or a draw that moved a chance, by more than may be chance. */
export interface Moment {
  /** From 1, by time: another one when earlier turns are judged */
  number: number;
  kind: MomentKind;
  turn: number;
  /** How many decisions had been taken before it, */
  decision: number;
  /** And after it */
  until: number;
  /** Whose chance it moved: who chose, or whom the draw moved most */
  seat: number;
  /** Of that chance */
  change: Measure;
  /** By how many the better turn is worth more; none of a draw */
  points: Measure | null;
  /** What was told of it, to this seat */
  played: GameEvent[];
  /** What the log would tell of the better turn, as far as that is certain; of a choice only */
  better: GameEvent[];
  /** The tokens of the better turn, as far as nothing is revealed */
  path: string[];
  /** Whether that is all of it */
  whole: boolean;
}

/** What moved a seat from an even start to its result: all but the width adds up. */
export interface ReviewPart {
  seat: number;
  /** Even; alone the chance that the deal gave, */
  start: number;
  /** Which may be so far off */
  start_width: number;
  /** Choices */
  own: Measure;
  /** Choices of theirs */
  others: Measure;
  luck: Measure;
  unexplained: Measure;
  /** What the seat has of the win */
  result: number;
}

/** Who judged, and how much was looked at. */
export interface ReviewJudge {
  bot: string;
  level: number;
  /** Of what is shown: while it is judged more exactly, still that of before */
  depth: ReviewDepth;
  /** Tables on which a turn is compared with another */
  games: number;
  /** Whether it was measured how far the judge itself is off */
  calibrated: boolean;
  /** Of the game */
  edition: number;
  /** A short name of what the judge has learned */
  weights: string;
}

/** How far the review of a game is, and what is found so far; shared by all who sat there. */
export interface Review {
  state: ReviewState;
  depth: ReviewDepth;
  /** In the queue, from 1, while it waits */
  place: number;
  /** Of the game, the deal not counted; 0: not counted yet */
  turns: number;
  /** Of them */
  judged: number;
  /** That are left; none: nobody can say */
  minutes: number | null;
  /** Why it failed or there can be none: `error-<reason>` says it */
  reason: string | null;
  /** Judged with what was known then: who wishes it once more has it begun anew */
  older: boolean;
  /** Whether the reader may begin, stop and go on with it */
  may: boolean;
  /** Whether one can play on from here */
  fork: boolean;
  seats: Seated[];
  /** None: nothing is judged yet */
  judge: ReviewJudge | null;
  /** Of what follows: another where it is judged anew, otherwise or more exactly; none: nothing is */
  name: string | null;
  /** So many places of the curve, the deal's first, that the reader of this very review has are left out */
  since: number;
  /** By time */
  curve: CurvePoint[];
  /** By time */
  moments: Moment[];
  /** By seat; empty until all is judged */
  parts: ReviewPart[];
}

/** The better turn of a moment on the table, as far as the seat could know what comes of it. */
export interface BetterTurn {
  /** Of the better turn, as far as nothing is revealed */
  tokens: string[];
  /** So many of them have been taken at the table that comes along */
  shown: number;
  state: TableState;
}

/** A moment on the table, as its seat saw it then. */
export interface MomentSeen {
  moment: Moment;
  /** Before the turn */
  state: TableState;
  /** None of a draw */
  better: BetterTurn | null;
}

export interface IsAck {
  is: "ack";
}

export interface IsRefused {
  is: "refused";
}

export interface IsStale {
  is: "stale";
}

export interface IsError {
  is: "error";
}

export interface Pong {
  is: "pong";
}

export interface IsReview {
  is: "review";
}

export interface IsChat {
  is: "chat";
  from: number | null;
}

/** A line of chat. */
export interface Chat extends IsChat {
  /** Who said it, so that a reader can hide what they say */
  person: string;
  name: string;
  text: string;
  at: number;
  n: number;
}

/** A command was obeyed, and written down. */
export interface Done {
  v: number;
  decided: number;
}

/** A command was obeyed, and written down. */
export interface Ack extends Done, IsAck {
  key: string;
}

/** The rules do not allow it. */
export interface Refused extends IsRefused {
  key: string;
  rule: string;
  message: string;
  n: number;
}

/** It came too late; the present state follows. */
export interface Stale extends IsStale {
  key: string;
}

/** Something else was wrong with what was sent. */
export interface Error extends IsError {
  error: string;
  detail: string;
  key?: string | null;
}

/** How far the review of this game is; what is found so far has to be asked for. */
export interface ReviewNews extends IsReview {
  state: ReviewState;
  judged: number;
  /** Of the game, the deal not counted; 0: not counted yet */
  turns: number;
  /** In the queue, from 1, while it waits */
  place: number;
}

export type FromServer = TableState | Chat | Ack | Refused | Stale | Error | Pong | ReviewNews;

/** A choice of the reader's that leads to what is asked now and may still be made otherwise. */
export interface UndoPoint {
  /** How many decisions had been taken before it */
  decided: number;
  step: string;
  /** What was chosen */
  token: string;
  /** What else was open */
  choices: string[];
}

/** What may be taken back or played again by the reader. */
export interface Undo {
  can: boolean;
  /** Without asking the others */
  free: boolean;
  redo: boolean;
  /** Until the others agree */
  waits: boolean;
  by: number | null;
  /** The latest first; only the own ones of the seat that is looked from */
  points: UndoPoint[];
}

/** The step of a lesson that is taught now. */
export interface LessonSeen {
  n: number;
  of: number;
  /** Before the first move: the rules of what one plays for, which is told first */
  goal: string[];
  id: string;
  icon: string;
  rules: string[];
  /** What the lesson accepts now; empty while another is asked, or where anything goes */
  tokens: string[];
  /** Whether the first move of the step is still to be made */
  first: boolean;
  /** The number of the learner's next move in the step, from 1: `lesson-<id>-<move>` says it */
  move: number;
  done: boolean;
}

export interface IsState {
  is: "state";
}

/** The table as a seat or a spectator sees it. */
export interface TableState extends IsState {
  v: number;
  decided: number;
  table: TableFacts;
  seat: number | null;
  /** None before the game begins */
  view: Record<string, unknown> | null;
  asked: number[];
  ask: Ask | null;
  /** How many events were told before those that come along */
  since: number;
  events: GameEvent[];
  undo: Undo;
  /** At a table that teaches, for the seat that learns */
  lesson: LessonSeen | null;
  /** Whether the own last decision waits to be confirmed */
  held: boolean;
  /** Whose does */
  holder: number | null;
  clocks: SeatTime[];
  over: Over | null;
}

export type Status = "waiting" | "playing" | "over";

export type Pace = "live" | "days";

export type Setting = string | number | boolean;

export type RequestKind = "undo" | "end" | "again" | "join" | "replace" | "level";

export type OpenPast = "fork" | "forked" | "import" | "lesson" | "restored" | "undo";

/** Who sits somewhere: a person, a bot, or nobody yet. */
export interface Seated {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  /** Of a bot, from 1; 0: nobody's, or a bot that is no level */
  level: number;
  person: string | null;
  /** Whose it was: they left a running game, or a bot plays for them; before, whose was cleared */
  former: string | null;
  mine: boolean;
}

/** A seat as those at the table see it. */
export interface TableSeat extends Seated {
  online: boolean;
  /** Of who is asked and not here: from when on the others may let a bot play (ms since 1970) */
  away: number | null;
}

/** A seat in a list of tables. */
export interface SummarySeat extends Seated {
  asked: boolean;
}

/** How long those at a table may think, in milliseconds. */
export interface ClockTerms {
  /** The bank of each seat at a live table; the time for a turn over days */
  time: number;
  /** What each turn adds to the bank */
  increment: number;
}

/** What a seat had left when this was sent, in milliseconds. */
export interface SeatTime {
  seat: number;
  left: number;
  /** Whether it is being used up: the table waits for this seat */
  runs: boolean;
}

/** What the others are asked to agree to, and who has not yet answered. */
export interface Request {
  kind: RequestKind;
  /** Who asks, or the seat that it is about */
  seat: number;
  /** Who wants to join */
  person: string | null;
  name: string;
  /** Who is to play on that seat */
  bot: string | null;
  waiting: number[];
}

/** A key that chance came from, or will, after so many decisions. */
export interface ChanceKey {
  since: number;
  commitment: string;
  /** When the game is over */
  key: string | null;
}

/** The table apart from the game: who sits there, and how it is played. */
export interface TableFacts {
  id: string;
  game: string;
  edition: number;
  /** The digest of the components that it is played with, by which they are asked for */
  box: string;
  /** The corrected box that they come from, if it is not the box of the house */
  correction: string | null;
  status: Status;
  /** The person who laid it, who clears seats before the game begins */
  creator: string;
  options: Record<string, Setting>;
  public: boolean;
  pace: Pace;
  clock: ClockTerms | null;
  created: number;
  changed: number;
  first: number | null;
  /** The digest of the key to chance from now on: the key told at the end can be checked against it */
  commitment: string;
  /** All that chance comes from, in their order */
  keys: ChanceKey[];
  /** Why somebody could know what is hidden */
  open_past: OpenPast | null;
  request: Request | null;
  /** Whether it was ended by agreement */
  agreed: boolean;
  lesson: boolean;
  /** Whether those who sit here may ask for advice */
  hints: boolean;
  /** The table on which those who sat here play again */
  again: string | null;
  seats: TableSeat[];
  /** Only to those who sit here */
  invite?: string;
}

/** In which place somebody came in. */
export interface Place {
  place: number;
  won: boolean;
  /** Whether a tie-break told them from others with as many points */
  tied: boolean;
  /** Whether others came in there, too */
  shared: boolean;
}

/** How far a lesson has come: the step, from 1, of how many; all of them are done, or it is over. */
export interface Learning {
  n: number;
  of: number;
  done: boolean;
}

/** One line of a list of tables. */
export interface Summary {
  id: string;
  game: string;
  status: Status;
  seats: SummarySeat[];
  /** Whether it waits for the reader */
  yours: boolean;
  options: Record<string, Setting>;
  public: boolean;
  pace: Pace;
  clock: ClockTerms | null;
  created: number;
  changed: number;
  decided: number;
  scores: number[] | null;
  /** By seat; none also of games that ended before this was kept */
  places: Place[] | null;
  /** Whether others wait for the reader to play again */
  asks_again: boolean;
  agreed: boolean;
  lesson: boolean;
  /** How far a lesson has come */
  learning: Learning | null;
  hints: boolean;
  open_past: OpenPast | null;
  /** The corrected box that it is played with */
  correction: string | null;
  invite?: string;
}
