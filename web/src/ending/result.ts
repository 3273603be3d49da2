/** How a game ended, in a word and a sentence. */

import type { Speaker } from "../speech/speaker";
import type { Over, Standing } from "../table/messages";
import { figure } from "./figures";
import { barsOf, rowsOf, tiesOf } from "./sheet";

export interface Result {
  /** Who has won; their colours fly. */
  winners: number[];
  head: string;
  about: string;
}

type Say = (message: string, args?: Record<string, string | number>) => string;

interface Told {
  over: Over;
  names: readonly string[];
  /** The seats of who reads. */
  mine: readonly number[];
  /** Whether it was ended before its end. */
  isStopped: boolean;
}

/** The standing of the one who reads, if they are one, did not win, and came in anywhere. */
function ownLoss({ over, mine }: Pick<Told, "over" | "mine">): Standing | undefined {
  const own = mine.length === 1 ? over.standings.find((one) => one.seat === mine[0] && !one.won) : undefined;
  const isWiped = barsOf(over, rowsOf(over)).some((bar) => bar.seat === own?.seat && bar.isWiped);
  return isWiped ? undefined : own;
}

export function resultOf({ over, names, mine, isStopped }: Told, speaker: Speaker, say: Say): Result {
  const [first, second] = over.standings;
  const winners = isStopped ? [] : over.standings.filter((one) => one.won).map((one) => one.seat);
  const name = (seat: number) => names[seat] ?? "";
  const points = figure(first?.score ?? 0, speaker);
  if (!first) return { winners, head: "", about: "" };
  if (isStopped)
    return { winners, head: say("web-end-stopped"), about: say("web-end-leads", { player: name(first.seat), points }) };
  if (winners.length === 0) return { winners, head: say("web-nobody-won"), about: whyNobody() };
  if (winners.length > 1) {
    const players = speaker.list(winners.map(name));
    return { winners, head: say("web-end-shared", { players }), about: say("web-end-all-tied", { points }) };
  }
  const isMe = mine.length === 1 && mine.includes(first.seat);
  return {
    winners,
    head: isMe ? say("web-end-you-win") : say("web-end-wins", { player: name(first.seat) }),
    about: aboutOf(),
  };

  /** The rule that left nobody any points, where there is one. */
  function whyNobody(): string {
    const taken = over.rows.find(
      ({ line, takes_all }) => takes_all && over.standings.every(({ lines }) => lines.some(({ row }) => row === line)),
    );
    return taken ? speaker.text(taken.message) : say("web-end-nobody-about");
  }

  /** How far oneself is behind, where the rest does not say it. */
  function withOwn(about: string): string {
    const own = ownLoss({ over, mine });
    return own && first
      ? `${about} ${say("web-end-own", { place: own.place, margin: first.score - own.score })}`
      : about;
  }

  function aboutOf(): string {
    const tie = tiesOf(over.standings).find(({ above }) => above === first);
    if (!second || !first) return say("web-end-points", { points });
    const isMine = mine.length === 1 && mine.includes(second.seat);
    const other = name(second.seat);
    if (tie?.mine && tie.theirs) {
      const why = speaker.text(`${tie.mine.message}-won`, { mine: tie.mine.value, theirs: tie.theirs.value });
      const tied = say("web-end-tied", { points, other, why });
      return isMine ? tied : withOwn(tied);
    }
    if (isMine || first.score === second.score) return withOwn(say("web-end-points", { points }));
    return withOwn(say("web-end-by", { points, margin: figure(first.score - second.score, speaker), other }));
  }
}
