/** A table as whoever sits there sees it: what is shown of it, in whose words, and what each part of the page draws. */

import { untrack } from "svelte";
import { ServerError } from "../api";
import { Composer } from "../board/composer.svelte";
import { beforeChange, letGo } from "../board/gliding.svelte";
import { trodden } from "../board/trodden.svelte";
import type { SeatInfo } from "../board/types";
import { lookAt } from "../lastgame";
import { settings } from "../settings.svelte";
import { words } from "../speech/words.svelte";
import { storyWith } from "../story/facts";
import { onstage } from "../story/onstage.svelte";
import { gainsBySeat } from "../story/telling";
import { type Drawn, type Handled, type Laid, partOf } from "./board.svelte";
import { type Box, boxOf } from "./boxes";
import { drawn, PLAIN_LOG, type DrawnGame } from "./games";
import { InTurn } from "./inturn.svelte";
import type { TableState, UndoPoint } from "./messages";
import { changesIn, chosenIn } from "./minds";
import { choicesOf, namesOf, seatsOf, subjectOf } from "./seen";
import { sharing, sharingSet } from "./shared";
import type { Table } from "./table.svelte";

const NO_POINTS: readonly UndoPoint[] = [];

/** Made while a page is set up: it opens the table, and closes it when the page goes. */
export class Sight implements Drawn {
  game = $state.raw<DrawnGame | null>(null);
  box = $state.raw<Box | null>(null);
  /** Whether words, drawing and components are there. */
  isReady = $state(false);
  coachIsGone = $state(false);
  goalIsRead = $state(false);

  readonly inTurn = new InTurn<Drawn>();
  readonly composer: Composer;
  readonly rail: Laid;
  readonly dock: Laid;
  readonly board: Laid;

  private readonly sharedNames = sharing<string[]>();
  private readonly sharedSeats = sharing<SeatInfo[]>();
  private readonly sharedMine = sharing<number[]>();
  private readonly sharedChosen = sharingSet();
  private readonly sharedChanges = sharingSet();

  constructor(readonly table: Table) {
    this.composer = new Composer((token) => table.move(token));
    const handled = handledAt(this);
    this.rail = partOf(this.inTurn, "rail", this, handled);
    this.dock = partOf(this.inTurn, "dock", this, handled);
    this.board = partOf(this.inTurn, "board", this, handled);
    table.changing = (following) => this.change(following);
    $effect(() => this.bringOnStage());
    $effect(() => this.letGo());
    $effect(() => () => this.inTurn.end());
    $effect(() => {
      void table.open();
      return () => table.close();
    });
    $effect(() => this.fetch());
    $effect.pre(() => this.compose());
    $effect.pre(() => {
      if (this.isReady) table.read({ shape: this.shape, mine: this.readers });
    });
    $effect.pre(() => this.sweep());
    $effect(() => () => trodden.clear());
  }

  get story() {
    return this.table.story;
  }

  /** What is drawn: the newest state, or what happened on the way to it. */
  readonly shown = $derived.by(() => this.story.shown);
  readonly speaker = $derived.by(() => words.of(this.shown?.table.game ?? ""));
  readonly shape = $derived.by(() => this.game?.log ?? PLAIN_LOG);
  readonly drawing = $derived.by(() => storyWith(this.box, this.game?.story));
  /** The question comes when all that led to it was shown. */
  readonly ask = $derived.by(() => (this.story.isShowing ? null : (this.shown?.ask ?? null)));
  readonly events = $derived.by(() => this.table.events.slice(0, this.story.told));
  /** Those that the log has come to. */
  readonly logged = $derived.by(() => this.inTurn.of("log", this).events);
  /** What is being shown, or is about to be. */
  readonly playing = $derived.by(() => this.story.scene ?? this.story.scenes[0] ?? null);
  readonly lesson = $derived.by(() => (this.coachIsGone ? null : (this.shown?.lesson ?? null)));
  /** A lesson begins with what one plays for; nothing is pointed at before that was read. */
  readonly isGoal = $derived.by(() => !this.goalIsRead && (this.lesson?.goal.length ?? 0) > 0);

  readonly names = $derived.by(() => this.sharedNames(this.shown ? namesOf(this.shown, this.speaker) : []));
  readonly seats = $derived.by(() =>
    this.sharedSeats(this.shown ? seatsOf(this.shown, this.names, this.table.arrived) : []),
  );
  readonly mine = $derived.by(() => this.seats.filter((one) => one.mine).map((one) => one.seat));
  private readonly readers = $derived.by(() => this.sharedMine(this.mine));
  /** How much there is to be shown once more. */
  readonly recap = $derived.by(() => {
    const { seenUntil } = this.table;
    const isRead = this.ask && this.readers.length > 0 && seenUntil >= 0;
    return isRead ? this.story.since(this.events, seenUntil + 1).length : 0;
  });
  /** At one browser several people play: the one asked must take the chair before the hand is shown. */
  readonly next = $derived.by(() => {
    const { mine, shown } = this;
    return mine.length > 1 ? (mine.find((seat) => shown?.asked.includes(seat)) ?? null) : null;
  });
  /** It stays until the new seat's own view is there. */
  readonly isCurtain = $derived.by(() => this.next !== null && this.next !== this.shown?.seat);
  /** Who sits here now, whatever of the past is shown: a table as it was does not say whose the seats are. */
  private readonly sitting = $derived.by(() => this.table.state?.table.seats ?? []);
  /** Whether nobody at this browser sits here. */
  readonly isWatching = $derived.by(
    () => this.shown?.table.status === "playing" && !this.sitting.some((one) => one.mine),
  );
  /** Whether anybody else may read what is written. */
  readonly hasCompany = $derived.by(() => this.sitting.some((one) => !one.mine && one.kind !== "bot"));
  /** Turn order from the seat after one's own, oneself last. */
  readonly order = $derived.by(() => {
    const { seats, table } = this;
    return seats.map((_, n) => (n + 1 + (table.seat ?? seats.length - 1)) % seats.length);
  });

  readonly choices = $derived.by(() => choicesOf(this.ask, this.speaker));
  private readonly points = $derived.by(() => (!this.story.isShowing && this.shown?.undo.points) || NO_POINTS);
  readonly chosen = $derived.by(() => this.sharedChosen(chosenIn(this.points)));
  readonly changes = $derived.by(() => this.sharedChanges(changesIn(this.points, this.ask?.choices ?? [])));
  readonly subject = $derived.by(() => subjectOf(this.ask, this.speaker, this.game?.subjects ?? {}));

  get view() {
    return this.shown?.view ?? null;
  }

  get ways() {
    return this.ask?.ways;
  }

  get step() {
    return this.ask?.step;
  }

  /** What there is to be drawn, as it is now. */
  private held(): Drawn {
    const { view, seats, choices, chosen, changes, ways, events, step, subject } = this;
    return { view, seats, choices, chosen, changes, ways, events, step, subject };
  }

  /** What moves is drawn part by part; what nobody of these eyes has seen, and what was theirs alone, at once. */
  private change(following: TableState | null): void {
    const { shown } = this;
    const isSame = following?.seat === shown?.seat && following?.table.status === shown?.table.status;
    if (this.isReady && isSame && !settings.isCalm && !document.hidden)
      return this.inTurn.hold(this.held(), beforeChange);
    this.inTurn.end();
    beforeChange();
  }

  /** Whoever plays the scene that is shown stands out, with all that it touches. */
  private bringOnStage() {
    const { scene } = this.story;
    if (!scene) return;
    const { speaker, names, table } = this;
    onstage.seat = scene.isMoment ? null : scene.seat;
    onstage.gains = gainsBySeat(scene.entry, this.drawing, { speaker, names, you: table.seat });
    onstage.tokens = [...new Set(scene.entry.events.flatMap((event) => speaker.componentsOf(event)))];
    return () => onstage.clear();
  }

  /** What was clicked is done with: to let it go takes time, of which there is less when the answer comes. */
  private letGo() {
    if (this.table.sent === null) return;
    const soon = setTimeout(letGo, 0);
    return () => clearTimeout(soon);
  }

  /** Words, drawing and components come side by side; a server started with other components gives others. */
  private fetch(): void {
    const { table } = this;
    const { game: played, box: digest, correction } = table;
    if (!played || !digest) return;
    lookAt(played);
    void Promise.all([words.open(played, digest, correction), drawn(played), boxOf(played, digest, correction)]).then(
      ([, found, components]) => {
        if (digest !== table.box) return;
        this.game = found;
        this.box = components;
        this.isReady = true;
      },
      (error: unknown) => {
        if (!this.isReady) table.trouble = error instanceof ServerError ? `error-${error.id}` : "error-offline";
      },
    );
  }

  /** What is made of several clicks begins anew with another question. */
  private compose(): void {
    const { composer, view } = this;
    const step = this.step ?? "";
    const offered = (this.ask?.choices ?? []).map(({ token, rule }) => ({ token, isRefused: rule !== undefined }));
    const composing = this.game?.composing;
    untrack(() =>
      composer.follow(step, offered, composing?.families ?? [], (open) => composing?.propose(open, step, view) ?? null),
    );
  }

  /** What is not so any more leaves no trace. */
  private sweep(): void {
    void this.story.wiped;
    trodden.isBack = this.story.isBack;
    untrack(() => trodden.clear());
  }
}

/** What all parts have in common. */
function handledAt(sight: Sight): Handled {
  const { table, composer } = sight;
  return {
    get box() {
      return sight.box;
    },
    get speaker() {
      return sight.speaker;
    },
    get sent() {
      return table.sent;
    },
    onchoose: (token) => table.move(token),
    onrefused: (choice) => {
      const found = table.choices.find((one) => one.token === choice.token);
      if (found) table.refuse(found);
    },
    onway: (tokens) => table.moveAlong(tokens),
    composer,
  };
}
