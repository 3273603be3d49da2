"""Games to be reviewed: between bots, and the end of a game of Oasis in which everything can be counted."""

from collections.abc import Callable, Sequence
from typing import Any

from caravanserai.bots import SeatView, find_bot
from caravanserai.bots.following import Follower
from caravanserai.core.game import Game
from caravanserai.core.ints import filled
from caravanserai.core.play import apply, asked, legal, settle
from caravanserai.core.record import Move, Record, finish, new_record
from caravanserai.core.rng import key_from, mixed
from caravanserai.core.state import State
from caravanserai.review.depth import Depth
from caravanserai.review.judged import judge_turn
from caravanserai.review.judging import Judging
from caravanserai.review.review import Review, numbers, review_of
from caravanserai.review.turns import Played, played_from
from tests.oasis import GAME as OASIS
from tests.oasis.actions.play import PlayTrader
from tests.oasis.box import DATE, TRADERS, VP, WATER
from tests.oasis.flow import Dawn, Night
from tests.oasis.state import EVERYBODY, Oasis

# Small, and the same everywhere: what is promised does not depend on how many tables are looked at.
FEW = Depth("few", worlds=4, tries=2, draws=4, eyes=2, rounds=1, search=0.01)

Chooser = Callable[[SeatView], int]


def chosen_by(names: Sequence[str], key: int) -> list[Chooser]:
    return [Follower(find_bot(name)(100 * key + seat)).choose for seat, name in enumerate(names)]


def recorded(game: Game[Any], key: int, choosers: Sequence[Chooser], **options: Any) -> Record:
    """A whole game between bots."""
    seats = len(choosers)
    record = new_record(game, seats, key_from(key), game.options(seats, options))
    s = game.deal(seats, record.options, record.key)
    s.log = None
    while waiting := asked(s):
        seat = waiting[0]
        choice = choosers[seat](SeatView(game, s, seat))
        record.moves.append(Move(seat, game.space.token(choice)))
        apply(s, choice, seat)
    if game is not OASIS:
        finish(record, s)
    return record


def at_random(key: int) -> Chooser:
    """Somebody who takes anything."""
    return lambda view: view.legal[mixed(1000 * key + view.decision) % len(view.legal)]


def reviewed(played: Played, judging: Judging) -> Review:
    """All of a game, judged at once."""
    found = {number: judge_turn(played, judging, number) for number in numbers(played.outline)}
    return review_of(played.outline, found, judging.depth.name)


def oasis(key: int, choosers: Sequence[Chooser], **options: Any) -> Played:
    return played_from(recorded(OASIS, key, choosers, **options), OASIS)


# The last round of Oasis, without secrets


def last_round(points: Sequence[int], traders: Sequence[str]) -> Oasis:
    """Two players at the end; all that is left to chance is the star die.

    Seat 1 has nothing to do but to say so, on which the die is rolled for the last time. Then seat 0, who has a water
    and these traders, may play one. There is no caravan and no bag, and nothing is hidden.
    """
    s = OASIS.deal(2, OASIS.options(2, {}), 7)
    names = [trader.id for trader in TRADERS]
    s.stack.clear()
    s.bag, s.caravan, s.round, s.first = 0, filled(0, 0), s.rounds - 1, 0
    s.seen = filled(len(TRADERS), EVERYBODY)
    for seat, player in enumerate(s.players):
        player.hand = sum(1 << names.index(name) for name in traders) if seat == 0 else 0
        player.goods[VP], player.goods[DATE], player.goods[WATER] = points[seat], 0, 1 - seat
        player.tent = -1
    s.well = 13
    s.next(PlayTrader(1), Dawn(), PlayTrader(0), Night())
    settle(s)
    return s


def played_on(s: State, decide: Chooser) -> Played:
    """A game of Oasis from any table, everybody deciding alike."""
    s = s.clone()
    s.log = []
    tables, moves = [s.clone()], []
    while waiting := asked(s):
        seat = waiting[0]
        choice = decide(SeatView(OASIS, s, seat))
        assert choice in legal(s, seat)
        moves.append(Move(seat, OASIS.space.token(choice)))
        apply(s, choice, seat)
        tables.append(s.clone())
    return Played(OASIS, moves, tables, s.log or [])
