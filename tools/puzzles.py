"""Look for puzzles in games of strong levels, and ship the best: positions in which one turn is clearly the best.

    python -m tools.puzzles gugong --seats 2,3 --level 3 --games 40 --seconds 500
    python -m tools.puzzles gugong --records games/*.txt
    python -m tools.puzzles gugong --again

Each game is played, or read, and every turn of it judged by the review's measure (`caravanserai.review.puzzles`). What
was found in a game goes to `build/puzzles/gugong.pieces` as soon as the game is done, and the same command goes on
where it was broken off; after so many seconds no game is begun any more. Then the puzzles for the package are chosen
from all that was found: not more than four of a game, not too many that a gentle level finds at once, those with the
clearest answers first. `--choose` only chooses.

`--add` keeps the puzzles that are shipped, as long as there is room, and chooses others beside them.

`--again` compares the turns of the puzzles that are shipped once more, by other chance and as those who play on play
today: those whose answer is no longer clear are left out, the others have the new figures.
"""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from caravanserai.bots import Bot, SeatView, find_bot
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import TRADER
from caravanserai.core.game import Game, games
from caravanserai.core.play import apply, asked
from caravanserai.core.puzzle import FILE, Judgement, Puzzle, Set, puzzle_from, read_set
from caravanserai.core.record import BadRecord, Move, Record, new_record, parse
from caravanserai.core.rng import key_from
from caravanserai.ladder.fixtures import ROLES
from caravanserai.ladder.journal import write_whole
from caravanserai.review.journal import FORM as REVIEW
from caravanserai.review.judging import Judging
from caravanserai.review.learned import fingerprint, weights_of
from caravanserai.review.puzzles import CHECK, GLANCE, LOOK, Finder, Refused, tables_of
from caravanserai.review.review import LEAST
from caravanserai.review.turns import JUDGE, played_from
from tools.piecework import Workshop, carried_out, levels_from, numbers_from, parser_of

KEYS: Final = 5_000_000  # the first deal: neither of a ladder nor of any other figure
FORM: Final = 1  # of the journal
MOST: Final = 28  # puzzles of a game that are shipped: four weeks
OF_ONE_GAME: Final = 4
SEED_OF_ANOTHER_LOOK: Final = 1  # chance that no puzzle was found by
EASY: Final = 3  # one of so many may be one that the Trader finds


@dataclass(frozen=True)
class Deal:
    """One game to be played, or to be read, and looked through: plain, so that another process can be given it."""

    game: str
    seats: int = 0
    bot: str = ""
    key: int = 0
    record: str = ""  # its text, if it was played elsewhere

    @property
    def name(self) -> str:
        """What it is called in the journal."""
        return f"record/{fingerprint(self.record)}" if self.record else f"{self.bot}/{self.seats}/{self.key}"


def record_of(deal: Deal) -> str:
    """A game between bots of one level, from its deal to its end."""
    if deal.record:
        return deal.record
    game = games()[deal.game]
    players = [find_bot(deal.bot)(deal.key * ROLES + seat) for seat in range(deal.seats)]
    return played_between(game, deal.key, players).text()


def played_between(game: Game[Any], key: int, players: Sequence[Bot]) -> Record:
    """A game with the options that nobody chose, from its deal to its end."""
    seats, followers = len(players), [Follower(player) for player in players]
    record = new_record(game, seats, key_from(key), game.options(seats, {}))
    s = game.deal(seats, record.options, record.key)
    s.log = None
    while (waiting := asked(s)) and s.decided < game.longest:
        choice = followers[waiting[0]].choose(SeatView(game, s, waiting[0]))
        record.moves.append(Move(waiting[0], game.space.token(choice)))
        apply(s, choice, waiting[0])
    return record


def looked_through(deal: Deal) -> dict[str, Any]:
    """The puzzles of a game, and why its other turns are none."""
    began = time.process_time()
    record = parse(record_of(deal))
    played = played_from(record)
    puzzles: list[dict[str, Any]] = []
    refused = Counter[str]()
    for _, found in Finder(played.game, played.seats, deal.key).puzzles(record, played):
        if isinstance(found, Puzzle):
            puzzles.append(found.plain())
        else:
            refused[found] += 1
    return {"puzzles": puzzles, "refused": refused, "seconds": round(time.process_time() - began, 1)}


def looked_at_again(piece: tuple[str, dict[str, Any]]) -> dict[str, Any] | str:
    """A puzzle of a game with its new figures, or why it is none any more."""
    name, row = piece
    puzzle = puzzle_from(row)
    try:
        return Finder(games()[name], puzzle.seats, SEED_OF_ANOTHER_LOOK).again(puzzle).plain()
    except Refused as reason:
        return str(reason)


def shipped_with(game: Game[Any]) -> list[Puzzle]:
    """The puzzles that come with a game as it lies in the sources."""
    file = file_of(game)
    return list(read_set(file.read_text(encoding="utf-8")).puzzles) if file.is_file() else []


def without(found: Mapping[str, Any], kept: Sequence[Puzzle]) -> dict[str, Any]:
    """What was found in games, but for the puzzles that are kept anyway."""
    ids = {one.id for one in kept}
    return {
        name: {**came, "puzzles": [row for row in came["puzzles"] if row["id"] not in ids]}
        for name, came in found.items()
    }


def again(game: Game[Any], jobs: int) -> list[Puzzle]:
    """The shipped puzzles of a game that stand when they are looked at once more."""
    if not (known := shipped_with(game)):
        raise SystemExit(f"{game.id} has no puzzles")
    pieces = {one.id: (game.id, one.plain()) for one in known}
    came = carried_out(pieces, looked_at_again, jobs)
    refused = Counter(row for row in came.values() if isinstance(row, str))
    kept = [puzzle_from(row) for row in came.values() if not isinstance(row, str)]
    print("\n".join([f"{len(kept)} of {len(came)} stand", *(f"{n:6} {why}" for why, n in refused.most_common())]))
    return kept


def deals(game: Game[Any], bot: str, seats: Sequence[int], plays: int, keys: int) -> Iterator[Deal]:
    """Every number of players in turn, so that all get on alike."""
    for n in range(plays):
        for count in seats:
            yield Deal(game.id, count, bot, keys + n)


def head_of(game: Game[Any]) -> dict[str, Any]:
    """What puzzles have to have in common to be shipped together."""
    return {
        "puzzles": FORM,
        "game": game.id,
        "edition": game.edition,
        "box": game.box.digest,
        "weights": weights_of(game, 2),
        "review": REVIEW,  # how those play on by whom turns are compared
        "looks": [[look.worlds, look.rounds, look.search] for look in (GLANCE, LOOK, CHECK)],
    }


def read(path: Path, game: Game[Any]) -> str:
    """The text of a record that is played by the rules and with the box of today; or an end with one line."""
    try:
        record = parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, BadRecord) as error:
        raise SystemExit(f"{path}: {error}") from None
    if (record.game, record.edition, record.box) != (game.id, game.edition, game.box.digest):
        raise SystemExit(f"{path}: of {record.game}, edition {record.edition}, box {record.box}")
    return record.text()


# Choosing


def chosen(found: Mapping[str, Any], most: int) -> list[Puzzle]:
    """The puzzles to ship: clear answers first, few of one game, and not too many that are easy."""
    read = {name: [puzzle_from(row) for row in came["puzzles"]] for name, came in found.items()}
    by_game = {name: [one for one in rows if one.moves] for name, rows in read.items()}  # a deal is no game yet
    found_once = {one.id: one for rows in by_game.values() for one in sorted(rows, key=clearness)[:OF_ONE_GAME]}
    kept = sorted(found_once.values(), key=clearness)
    hard = [one for one in kept if one.finder != TRADER]
    easy = [one for one in kept if one.finder == TRADER]
    out = hard[: most - min(len(easy), most // EASY)]
    out += easy[: max(most // EASY, 0)][: most - len(out)]
    return sorted(out, key=lambda one: one.id)


def clearness(puzzle: Puzzle) -> tuple[float, str]:
    """The clearer first: by how many widths the nearest other turn is worse."""
    chance = puzzle.rivals[0].chance
    return (-chance.mean / max(chance.width, LEAST / 10.0), puzzle.id)


def set_of(game: Game[Any], puzzles: Sequence[Puzzle]) -> Set:
    judgement = Judgement(JUDGE, weights_of(game, 2), CHECK.name, tables_of(Judging(game, 2, CHECK)))
    return Set(game.id, game.edition, game.box.digest, judgement, tuple(puzzles))


def told(found: Mapping[str, Any], puzzles: Sequence[Puzzle]) -> str:
    """What came of it, in a few lines."""
    refused = sum((Counter(came["refused"]) for came in found.values()), Counter[str]())
    turns = sum(refused.values()) + sum(len(came["puzzles"]) for came in found.values())
    lines = [
        f"{len(found)} games, {turns} turns, {sum(came['seconds'] for came in found.values()):.0f} s of processor",
        f"{sum(len(came['puzzles']) for came in found.values())} puzzles found, {len(puzzles)} chosen",
        *(f"{n:6} {why}" for why, n in refused.most_common()),
        *(
            f"{n:6} chosen that {who or 'neither level'} finds"
            for who, n in Counter(one.finder for one in puzzles).items()
        ),
    ]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("puzzles", __doc__)
    parser.add_argument("--level", type=levels_from, default=levels_from("3"), help="by number or name")
    parser.add_argument("--seats", type=numbers_from, default=(2,), help="2,3")
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--records", type=Path, nargs="*", default=[], help="records of whole games, instead")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after these no game is begun any more")
    parser.add_argument("--most", type=int, default=MOST, help="puzzles to ship")
    parser.add_argument("--choose", action="store_true", help="choose from what was found; look at no other game")
    parser.add_argument("--add", action="store_true", help="keep those that are shipped, and choose others beside them")
    parser.add_argument("--again", action="store_true", help="compare the turns of those that are shipped once more")
    parser.add_argument("--journal", type=Path, default=Path("build/puzzles"), help="the folder of what was found")
    parser.add_argument("--out", type=Path, default=None, help=f"the file; {FILE} of the game if missing")
    parser.set_defaults(first_key=KEYS)
    given = parser.parse_args(arguments)
    game = games()[given.game]
    if given.again:
        write_whole(given.out or file_of(game), set_of(game, again(game, given.jobs)).text())
        return
    wanted = [Deal(game.id, record=read(path, game)) for path in given.records]
    if not wanted:
        wanted = list(deals(game, given.level[0], given.seats, given.games, given.first_key))
    until = time.monotonic() + given.seconds
    with Workshop(given.jobs, given.journal / f"{game.id}.pieces", head_of(game)) as workshop:
        if not given.choose:
            workshop.carry_out(
                {deal.name: deal for deal in wanted}, looked_through, enough=lambda: time.monotonic() > until
            )
        found = dict(workshop.known)
    kept = shipped_with(game) if given.add else []
    puzzles = [*kept, *chosen(without(found, kept), given.most - len(kept))]
    puzzles.sort(key=lambda one: one.id)
    write_whole(given.out or file_of(game), set_of(game, puzzles).text())
    print(told(found, puzzles))


def file_of(game: Game[Any], name: str = FILE) -> Path:
    """Where the puzzles of a game lie, or another file: in its folder of the sources, also where it runs compiled."""
    package = game.package.split(".")
    return Path(__file__).resolve().parent.parent / "src" / Path(*package) / name


if __name__ == "__main__":
    main()
