"""One game of the ladder, played to its end or until it is plain that there is none."""

import time
from dataclasses import dataclass, field
from typing import Any

from caravanserai.bots import BotFailed, SeatView, UnknownBot, choice_of, made
from caravanserai.bots.following import Follower
from caravanserai.core.game import Game, games, why
from caravanserai.core.play import answer, asked, question
from caravanserai.core.rng import key_from
from caravanserai.core.state import State
from caravanserai.ladder.fixtures import Fixture
from caravanserai.ladder.times import Times


class GameFailed(Exception):
    """A bot that raised or chose what it may not; says in which game, so that it can be looked at."""


@dataclass(frozen=True)
class Outcome:
    """What came of a game: by seat the place and the points, with the opponent of the rules behind the last."""

    ended: bool
    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    times: dict[str, Times] = field(compare=False)  # by bot; the only part that is not the same each time

    def share(self, seat: int) -> float:
        """What a seat has of the win; those at the top share it, and all do if nobody has won."""
        seats = self.winners if self.ended and self.winners else range(len(self.places))
        return 1 / len(seats) if seat in seats else 0.0

    def won(self, seat: int) -> bool:
        return self.ended and seat in self.winners


def play(fixture: Fixture) -> Outcome:
    """Play it. The deal is that of a recorded game: every pile has chance of its own, whoever draws when."""
    game = games()[fixture.game]
    s = game.deal(fixture.seats, dict(fixture.options), key_from(fixture.key))
    s.log = None
    names = fixture.bots()
    try:
        players = [Follower(made(name, seed)) for name, seed in zip(names, fixture.seeds(), strict=True)]
        times = {name: Times() for name in names}
        while (seats := asked(s)) and s.decided < game.longest:
            seat = seats[0]
            decide(game, s, seat, players[seat], names[seat], times[names[seat]])
    except Exception as error:
        where = f"{fixture.match.name}, key {fixture.key}, seat {fixture.seat}, decision {s.decided}"
        what = str(error) if isinstance(error, BotFailed | UnknownBot) else why(error)  # those name the bot
        raise GameFailed(f"{where}: {what}") from error
    return outcome(game, s, times)


def decide(game: Game[Any], s: State, seat: int, player: Follower, name: str, times: Times) -> None:
    """One decision, timed where there is a choice: processor time, so that it is not others' time too."""
    view = SeatView(game, s, seat)
    began = time.thread_time()
    choice = choice_of(player, name, view)
    if player.thought:
        times.add(1000 * (time.thread_time() - began))
    elif len(view.legal) > 1:
        times.followed += 1
    answer(s, question(s, seat), choice)


def outcome(game: Game[Any], s: State, times: dict[str, Times]) -> Outcome:
    by_seat = sorted(game.standings(s), key=lambda standing: standing.seat)
    return Outcome(
        ended=not asked(s),
        places=tuple(standing.place for standing in by_seat),
        points=tuple(standing.score for standing in by_seat),
        winners=tuple(standing.seat for standing in by_seat if standing.won),
        decisions=int(s.decided),
        times=times,
    )
