/**
 * What a prompt offers: the choices of the question by where they lie, told apart, and as many of those on the board
 * repeated as there is room for.
 */

import { tick } from "svelte";
import { innerWidth } from "svelte/reactivity/window";
import type { Composer } from "../board/composer.svelte";
import { isOption, split } from "../speech/labels";
import { settling } from "../settled";
import type { Speaker } from "../speech/speaker";
import { arranged, type Arranged, marketOf, rowsOf, toldApart } from "./choices";
import type { Choice } from "./messages";
import type { Table } from "./table.svelte";

/** What an offer is made of; getters. */
export interface Offered {
  readonly table: Table;
  readonly speaker: Speaker;
  /** Makes one token of several clicks: of those only the one picked is shown. */
  readonly composer: Composer;
  /** How the names of the game's symbols begin. */
  readonly signs: string;
  /** Nobody has drawn the game: every choice is here, also where what it names is shown. */
  readonly isPlain: boolean;
  readonly isPhone: boolean;
  /** The board does not show yet what is asked: what lies there is known when it does. */
  readonly isDrawing: boolean;
}

const ROOM = 110; // letters beside the question
const TWO_ROWS = 80; // pixels: as high are the choices at least, once they need a second one
const NOTHING = 2;
const MOST_CLOSED = 2;
const NOWHERE: Arranged = { here: [], away: [], placed: [], anytime: [] };

const isOpen = (choice: Choice) => !choice.rule;

/** Made while a prompt is set up. */
export class Offer {
  /** What the choices are drawn in. */
  stack = $state<HTMLElement>();
  private lying = $state.raw(NOWHERE);
  private laid: Choice[] | undefined;
  private told: readonly Choice[] = [];
  /** How much less is repeated than there seemed to be room for: in fewer words, or not at all. */
  private cut = $state(0);
  /** How often typefaces had to be waited for. */
  private typefaces = $state(0);

  constructor(private readonly given: Offered) {
    $effect(() => this.arrange());
    $effect(() => settling.whenStill(() => this.arrangeAnew()));
    $effect(() => {
      void [this.lying, innerWidth.current, this.words, this.typefaces];
      this.cut = 0;
      const first = requestAnimationFrame(() => this.measure()); // laid out once, when all has changed that changes now
      return () => cancelAnimationFrame(first);
    });
  }

  get ask() {
    return this.given.table.state?.ask ?? null;
  }

  /** The answer that was made of several clicks. */
  readonly made = $derived.by(() =>
    this.ask?.choices.find((choice) => choice.token === this.given.composer.match?.token),
  );
  /** Whole answers to several questions; a lesson teaches them one by one. */
  readonly bundles = $derived.by(() => (this.given.table.state?.lesson ? [] : (this.ask?.bundles ?? [])));
  private readonly begun = $derived.by(() => new Set(this.bundles.map(({ tokens }) => tokens[0])));

  private readonly open = $derived.by(() =>
    this.lying.here.filter((choice) => isOpen(choice) && !this.begun.has(choice.token)),
  );
  readonly rows = $derived.by(() => rowsOf(this.open, (token) => this.given.speaker.choice(token, this.ask?.step)));
  /** Goods for money and back: what is given and what is got, in signs. */
  readonly market = $derived.by(() => (this.given.signs ? marketOf(this.open) : null));
  readonly words = $derived.by(() =>
    toldApart(
      this.open,
      (token) => this.given.speaker.choice(token, this.ask?.step, this.ask?.row),
      (token) => this.given.speaker.about(...split(token)),
    ),
  );
  readonly anytime = $derived.by(() => this.lying.anytime.filter(isOpen));
  private readonly room = $derived.by(
    () => ROOM - this.lengthOf([...this.open, ...this.lying.away, ...this.anytime], false),
  );
  /** What is closed is shown with its reason where there is room, else behind one button. */
  private readonly closed = $derived.by(() => this.lying.here.filter((choice) => choice.rule));
  private readonly isClosedShown = $derived.by(
    () => this.closed.length <= MOST_CLOSED && this.lengthOf(this.closed, false) <= this.room,
  );
  /** How many closed ones are behind the button. */
  readonly folded = $derived.by(() => (this.isClosedShown ? 0 : this.closed.length));
  /** Each a button of its own. */
  readonly single = $derived.by(() => [
    ...(this.rows.length > 0 || this.market ? [] : this.open),
    ...(this.isClosedShown ? this.closed : []),
  ]);
  /** What is done with those, where only their names are said. */
  readonly deed = $derived.by(() => {
    const isNamed = this.single.length > 0 && this.open.every(({ token }) => !this.isAsked(token));
    return isNamed && this.open.length > 0 ? this.given.speaker.verb(this.ask?.step ?? "") : "";
  });
  /** What is on the board is repeated only where that leaves nothing to be scrolled for. */
  private readonly left = $derived.by(() => {
    if (this.given.isPhone || this.bundles.length > 0) return 0;
    return this.room - (this.isClosedShown ? this.lengthOf(this.closed, false) : 0);
  });
  private readonly placed = $derived.by(() => this.lying.placed.filter(isOpen));
  /** In the words of the question, or by their names after a verb. */
  readonly isSpelled = $derived.by(() => {
    const spelled = this.lengthOf(this.placed, false);
    return this.cut === 0 && spelled <= this.left && spelled > this.lengthOf(this.placed, true);
  });
  /** What is done with them, unless the words of the question say it. */
  readonly verb = $derived.by(() => {
    const isSaid = this.isSpelled && this.placed.some(({ token }) => this.isAsked(token));
    return isSaid ? "" : this.given.speaker.verb(this.ask?.step ?? "");
  });
  /** What is on the board and here as well. */
  readonly repeated = $derived.by(() => {
    const isRoom = this.isSpelled || this.lengthOf(this.placed, true) + this.verb.length <= this.left;
    return this.cut < NOTHING && isRoom ? this.placed : [];
  });

  /** Two of the same name are told apart. */
  readonly names = $derived.by(() => {
    const { speaker } = this.given;
    const named = this.isSpelled ? [] : this.repeated.filter(({ token }) => !isOption(token));
    return toldApart(
      named,
      (token) => speaker.component(...split(token)),
      (token) => speaker.about(...split(token)),
    );
  });

  get away(): readonly Choice[] {
    return this.lying.away;
  }

  /** Whether every choice is a button here, be it open or closed. */
  readonly isAllHere = $derived.by(() => {
    const grouped = this.rows.length > 0 || this.market ? this.open : [];
    const shown = [...this.single, ...grouped, ...this.repeated, ...this.lying.away, ...this.anytime];
    return shown.length === this.ask?.choices.length;
  });

  /** Whether nothing but the board has anything to choose. */
  get isEmpty(): boolean {
    const { here, away, anytime } = this.lying;
    return !this.made && here.length + away.length + anytime.length === 0;
  }

  /** Where something lies may have changed, though the same is asked. */
  private arrange(): void {
    const { table, composer, isDrawing } = this.given;
    void table.state;
    const offered = this.ask?.choices;
    const choices = (offered ?? []).filter((choice) => !composer.makes(choice.token));
    if (isDrawing && offered !== this.laid) this.lying = NOWHERE;
    if (isDrawing) return;
    this.laid = offered;
    this.told = choices;
    void tick().then(() => this.lay());
  }

  /**
   * A drawing may come after its question: what lies there is no button any more. But who looks at one place of a
   * phone's board need not have all others as buttons meanwhile. Whether anything has changed.
   */
  private arrangeAnew(): boolean {
    const { here, placed } = this.lying;
    if (here.every(({ token }) => !this.isPlaced(token))) return false;
    const known = new Set(placed.map(({ token }) => token));
    this.lay((token) => known.has(token) || this.isPlaced(token));
    return true;
  }

  private lay(isPlaced = (token: string) => this.isPlaced(token)): void {
    this.lying = arranged(this.told, isPlaced);
  }

  private isPlaced(token: string): boolean {
    return !this.given.isPlain && document.getElementById(token) !== null;
  }

  private measure(): void {
    this.cutDown();
    // Until the typeface has come, another one is measured.
    if (document.fonts.status === "loading") void document.fonts.ready.then(() => (this.typefaces += 1));
  }

  /** What is on the board anyway never makes a second row. */
  private cutDown(): void {
    if (this.given.isPhone || this.cut >= NOTHING || !this.stack || heightOf(this.stack) < TWO_ROWS) return;
    this.cut += 1;
    void tick().then(() => this.cutDown());
  }

  private isAsked(token: string): boolean {
    return this.given.speaker.isAsked(token, this.ask?.step ?? "");
  }

  /** How many letters choices take: by their names, or in the words of the question. */
  private lengthOf(choices: readonly Choice[], isShort: boolean): number {
    const { speaker } = this.given;
    const said = (token: string) =>
      isShort && !isOption(token)
        ? speaker.component(...split(token))
        : speaker.choice(token, this.ask?.step, this.ask?.row);
    return choices.reduce((sum, { token }) => sum + said(token).length + 5, 0);
  }
}

/** As high as it is where its strip has not been made tight: it may still be so for what was asked before. */
function heightOf(stack: HTMLElement): number {
  const tight = stack.closest<HTMLElement>("[data-way=tight]");
  if (tight) tight.dataset["way"] = "up";
  const height = stack.offsetHeight;
  if (tight) tight.dataset["way"] = "tight";
  return height;
}
