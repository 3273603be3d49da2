"""Count in games of strong bots how they play: how they start, what they do and take, what comes of it, who begins.

    python -m tools.knowledge gugong --games build/openings

reads the games that `tools.openings` has played, and writes `knowledge.json` beside the rules of the game: what the
page of the game shows and one's own games are compared with. Each game is played once more by its choices, and has to
come out as it did. With several levels in a file the strongest is counted; one that is quick stands below one of the
same level that searches.

    python -m tools.knowledge gugong --games build/openings --add

adds games of other deals to those that were counted before, whose files need not be there any more (`tools.sums`);
deals that were counted are left out.

All intervals are those in which the truth lies nine times in ten, the players of one game taken together. What
something is worth is told from games in which one player had it and another had not, by the difference of their points:
it says who had more, not why.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from caravanserai.core.deeds import Heard, deeds_in
from caravanserai.core.game import NOBODY, Game, games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.core.record import Move
from caravanserai.core.telling import tellings
from caravanserai.ladder.chances import together
from caravanserai.ladder.journal import read_object, write_whole
from caravanserai.review.estimate import NINE_IN_TEN
from caravanserai.review.habits import labels_of, rounds_of
from caravanserai.review.turns import Played
from caravanserai.tables.knowledge import FILE, FORM, read
from tools.openings import Who, file_of, head_of, table_of
from tools.sums import fine, is_far, piles_together, share_row

SOURCES: Final = Path(__file__).resolve().parent.parent / "src" / "caravanserai" / "games"
STARTS: Final = 3  # deeds that a beginning is told by
COMMON: Final = 6  # beginnings that are told
LEAST: Final = 20  # games that a difference of points is told from


class NotAsPlayed(Exception):
    """A game that comes out otherwise than it did, or a file of other games."""


@dataclass
class Seen:
    """One game, as far as it is counted."""

    points: list[int]
    won: list[float]  # what each seat has of the win
    order: list[int]  # the seats, as they first did something
    rounds: int
    end: int  # why it ended; 0: as it always does
    deeds: list[list[str]]  # by seat, in order
    taken: list[set[str]]  # by seat
    shown: set[str]  # what was to be had


@dataclass
class Pile:
    """All games of one number of players."""

    seats: int
    keys: list[int] = field(default_factory=list)
    games: list[Seen] = field(default_factory=list)
    unended: int = 0


# Reading


def rows_of(file: Path, game: Game[Any]) -> dict[str, Any]:
    """The games of a file, by name; one of other games is refused."""
    first, *lines = file.read_text(encoding="utf-8").split("\n")
    if read_object(first) != head_of(game):
        raise NotAsPlayed(f"{file}: of another edition or box: {first[:200]}")
    rows = [row for line in lines if isinstance(row := read_object(line), list) and len(row) == 2]
    return {str(name): found for name, found in rows}


def piled(game: Game[Any], rows: Mapping[str, Any]) -> tuple[Who, dict[int, Pile]]:
    """The games of the strongest level, by the number of players, in the order of their deals."""
    names = sorted(rows, key=table_of)
    if not names:
        raise NotAsPlayed(f"{game.id}: no games, or none but those that were counted before")
    strongest = max(table_of(name)[0] for name in names)
    piles: dict[int, Pile] = {}
    for name in names:
        who, seats, key = table_of(name)
        if who != strongest:
            continue
        pile = piles.setdefault(seats, Pile(seats))
        if rows[name]["ended"]:
            pile.keys.append(key)
            pile.games.append(seen(game, seats, key, rows[name]))
        else:
            pile.unended += 1
    return strongest, piles


def seen(game: Game[Any], seats: int, key: int, row: Mapping[str, Any]) -> Seen:
    """A game played once more by its choices, and what there was to see."""
    s = start(game, seats, key)
    tables, moves, shown, reveals = [s.clone()], [], visible(game, s), int(s.reveals)
    for choice in row["choices"]:
        seat = asked(s)[0]
        moves.append(Move(seat, game.space.token(choice)))
        answer(s, question(s, seat), choice)
        tables.append(s.clone())
        if s.reveals != reveals:
            reveals = int(s.reveals)
            shown |= visible(game, s)
    played = Played(game, moves, tables, s.log or [])
    if played.points != row["points"]:
        raise NotAsPlayed(f"{game.id}: {seats} players, deal {key}: {played.points} points, not {row['points']}")
    return counted(game, played, shown)


def visible(game: Game[Any], s: Any) -> set[str]:
    """All words in what everybody sees of a table: whatever lies there is among them."""
    return set(words_in(game.show(s, NOBODY)))


def words_in(view: Any) -> Iterator[str]:
    if isinstance(view, str):
        yield view
    elif isinstance(view, Mapping):
        for value in view.values():
            yield from words_in(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from words_in(value)


def counted(game: Game[Any], played: Played, shown: set[str]) -> Seen:
    deeds = deeds_in(game)
    wanted = [told for told in tellings(game, played.log) if told.kind in deeds.kinds]
    heard = [Heard(told.decided, told.kind, told.args) for told in wanted]
    done: list[list[str]] = [[] for _ in range(played.seats)]
    order: list[int] = []
    for turn, label in zip(played.turns, labels_of(game, played.turns, heard), strict=True):
        if label:
            done[turn.seat].append(label)
        if label and label not in deeds.choices.values() and turn.seat not in order:
            order.append(turn.seat)
    taken: list[set[str]] = [set() for _ in range(played.seats)]
    for seat, label in deeds.taken_by(heard):
        taken[seat].add(label)
    had = set().union(*taken)
    always = {one.sort for one in deeds.taken if one.is_always}
    there = {
        f"{one.sort}:{name}"
        for one in deeds.taken
        for name in names_of(game, one.sort)
        if one.sort in always or name in shown
    }
    end = next((int(one.args["n"]) for one in heard if one.kind == deeds.end), 0)
    rounds = max(rounds_of(game, played.turns, heard))
    return Seen(played.points, played.result, order, rounds, end, done, taken, there | had)


def names_of(game: Game[Any], sort: str) -> list[str]:
    known = game.names.get(sort)
    return known if known is not None else next(one.labels for one in game.space.families if one.name == sort)


# Counting


def share_of(deals: Sequence[Sequence[float]]) -> dict[str, Any]:
    """A share with its interval."""
    flat = [one for deal in deals for one in deal]
    return share_row(fmean(flat), len(flat), len(flat) / together(deals))


def mean_of(values: Sequence[float]) -> dict[str, float]:
    """A mean and its width: so far either side the truth lies nine times in ten."""
    width = NINE_IN_TEN * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return {"mean": fine(fmean(values)), "width": fine(width)}


def told(game: Game[Any], pile: Pile, lines: Sequence[tuple[str, ...]] | None = None) -> dict[str, Any]:
    """What the games of one number of players say; of these beginnings, or of the most common ones."""
    deeds, all_games = deeds_in(game), pile.games
    points = [float(one) for seen in all_games for one in seen.points]
    spread = stdev(points) if len(points) > 1 else 0.0
    firsts = Counter(label for seen in all_games for done in seen.deeds for label in mains(deeds, done)[:1])
    if lines is None:
        all_lines = Counter(tuple(mains(deeds, done)[:STARTS]) for seen in all_games for done in seen.deeds)
        lines = [line for line, n in all_lines.most_common(COMMON) if n > 1]
    done = sorted({label for seen in all_games for one in seen.deeds for label in one})
    ends = sorted({seen.end for seen in all_games} - {0})
    return {
        "games": len(all_games),
        "unended": pile.unended,
        "keys": [min(pile.keys), max(pile.keys)],
        "rounds": mean_of([float(seen.rounds) for seen in all_games]),
        "points": {**mean_of(points), "deviation": fine(spread)},
        "places": [
            share_of([[seen.won[seen.order[n]]] for seen in all_games if len(seen.order) > n])
            for n in range(pile.seats)
        ],
        "starts": [
            {
                "label": label,
                **share_of([[float(mains(deeds, one)[:1] == [label]) for one in seen.deeds] for seen in all_games]),
            }
            for label, _ in firsts.most_common()
        ],
        "lines": [
            {
                "labels": list(line),
                **share_of(
                    [[float(tuple(mains(deeds, one)[:STARTS]) == line) for one in seen.deeds] for seen in all_games]
                ),
            }
            for line in lines
        ],
        "deeds": {
            label: mean_of([fmean(one.count(label) for one in seen.deeds) for seen in all_games]) for label in done
        },
        "taken": dict(taken_in(all_games, spread)),
        "ends": {str(end): share_of([[float(seen.end == end)] for seen in all_games]) for end in ends},
    }


def mains(deeds: Any, labels: Iterable[str]) -> list[str]:
    """What was done on the board; what all choose before does not begin a game."""
    return [label for label in labels if label not in deeds.choices.values()]


def taken_in(all_games: Sequence[Seen], spread: float) -> Iterator[tuple[str, dict[str, Any]]]:
    """How often each thing was taken where it was to be had, and how many points more whoever had it came to."""
    there: defaultdict[str, list[Seen]] = defaultdict(list)
    for seen in all_games:
        for label in seen.shown:
            there[label].append(seen)
    for label in sorted(there):
        apart = [one for seen in there[label] if (one := difference(seen, label)) is not None]
        row = share_of([[float(label in had) for had in seen.taken] for seen in there[label]])
        worth = {"apart": len(apart), **mean_of(apart)} if len(apart) >= LEAST else {"apart": len(apart)}
        yield label, {**row, "points": worth, "far": is_far(worth, spread)}


def difference(seen: Seen, label: str) -> float | None:
    """How many points more those who had something had than the others; nothing where all had it, or nobody."""
    had = [n for n, taken in zip(seen.points, seen.taken, strict=True) if label in taken]
    others = [n for n, taken in zip(seen.points, seen.taken, strict=True) if label not in taken]
    return fmean(had) - fmean(others) if had and others else None


def knowledge(game: Game[Any], rows: Mapping[str, Any], before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All that is kept of the games of a title, with what was counted before if there is to be more of it."""
    counted = before["players"] if before else {}
    who, piles = piled(game, {name: row for name, row in rows.items() if not is_counted(counted, name)})
    head = {
        "knowledge": FORM,
        "game": game.id,
        "edition": game.edition,
        "box": game.box.digest,
        "level": who.level,
        "bot": who.bot,
        "quick": not who.searches,
    }
    if before and (there := {"quick": False} | {key: before[key] for key in head if key in before}) != head:
        raise NotAsPlayed(f"{game.id}: other games were counted before, and cannot be added to: {there}, not {head}")
    found = {str(seats): added(game, pile, counted.get(str(seats))) for seats, pile in piles.items() if pile.games}
    players = {**counted, **found}
    return {**head, "players": {seats: players[seats] for seats in sorted(players, key=int)}}


def is_counted(counted: Mapping[str, Any], name: str) -> bool:
    """Whether a game is one of those that were counted before."""
    _, seats, key = table_of(name)
    first, last = counted[str(seats)]["keys"] if str(seats) in counted else (0, -1)
    return bool(first <= key <= last)


def added(game: Game[Any], pile: Pile, before: dict[str, Any] | None) -> dict[str, Any]:
    """What the games of one number of players say, with those that were counted before."""
    if before is None:
        return told(game, pile)
    lines = [tuple(one["labels"]) for one in before["lines"]]
    return piles_together(pile.seats, before, told(game, pile, lines))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.knowledge", description=__doc__)
    parser.add_argument("game", nargs="*", default=None, help="all that there are games of if missing")
    parser.add_argument("--games", type=Path, default=Path("build/openings"), help="the folder of the games")
    parser.add_argument("--add", action="store_true", help="to the games that were counted before")
    given = parser.parse_args(arguments)
    wanted = given.game or [name for name in games() if file_of(given.games, name).exists()]
    for name in wanted:
        game = games()[name]
        try:
            before = read(game.package) if given.add else None
            found = knowledge(game, rows_of(file_of(given.games, name), game), before)
        except NotAsPlayed as error:
            print(error, file=sys.stderr)
            return 1
        write_whole(SOURCES / name / FILE, json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")
        counts = ", ".join(f"{seats}: {one['games']}" for seats, one in found["players"].items())
        print(f"{name}: {found['bot']}, games by players {counts}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
