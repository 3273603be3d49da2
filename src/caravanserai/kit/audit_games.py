"""The random games that the audit compares: with the same chance, they go the same way until a value says otherwise.

They are played in three manners in turn: by somebody who keeps to favourites and begins with more than the rules
give, by somebody who declines nothing, and by somebody who takes whatever comes. The first one gets to the far end
of tracks and cards, where random play seldom is; what everybody begins with then is said in the game's `audit.toml`:

    [plenty]
    silver = "0..20"        # a number of the range, for each player anew; for each place of a row
    covered = [0, 255]      # one of these
"""

import marshal
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from caravanserai.core.box import BoxError, read_toml
from caravanserai.core.game import Game
from caravanserai.core.ints import row
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.rng import mixed
from caravanserai.core.space import SKIP, Space
from caravanserai.core.words import Row, bounds
from caravanserai.kit.settings import Setting, lay, settings
from caravanserai.kit.walk import Dice, Stuck

EXCEPTIONS: Final = "audit.toml"  # beside the game: what is cosmetic, and what a test shows instead of random play
MANNERS: Final = 3
FAVOURING, EAGER, AT_RANDOM = range(MANNERS)
PATIENCE: Final = 3_000  # decisions; then all play at random: favourites alone may never bring a game to its end
FAITHFUL: Final = 4  # somebody with favourites strays from them once in so many decisions
DECLINING: Final = (":pass", ":end", ":no-action")


def games_of(game: Game[Any], rounds: range) -> Iterator[str]:
    """A hash of each random game: what was offered, what was told, who stood where."""
    plenty = plenty_of(game)
    for seed in rounds:
        for setting in settings(game):
            yield played(game, setting, seed, plenty)


def plenty_of(game: Game[Any]) -> Row:
    """What everybody has at the beginning of some games: a field of a player, and its range or its possible values."""
    path = game.box.folder / EXCEPTIONS
    found: Row = read_toml(EXCEPTIONS, path).get("plenty", {}) if path.exists() else {}
    return found


def played(game: Game[Any], setting: Setting, seed: int, plenty: Row) -> str:
    """One random game to its end, as a hash."""
    s = lay(game, setting, seed, False)
    s.log = []
    dice, seen = Dice(seed + 1), blake2b(digest_size=8)
    manner = Manner(game, seed, dice)
    if manner.kind == FAVOURING:
        endow(s, plenty, dice)
    while seats := asked(s):
        seat = seats[dice.below(len(seats))]
        options = legal(s, seat)
        if not options or s.decided >= game.longest:
            raise Stuck(f"{setting}, seed {seed}: {type(s.stack[-1]).__name__} after {s.decided} decisions")
        seen.update(flat(options))
        wanted = manner.choice(options, seat) if s.decided < PATIENCE else pick(dice, options)
        apply(s, wanted, seat)
        if s.log:
            seen.update(flat([(event.kind, event.values()) for event in s.log]))
            s.log = []
    for standing in game.standings(s):
        lines = [(line.message, line.points, line.count) for line in standing.lines]
        seen.update(repr((standing.seat, standing.score, standing.place, standing.won, lines)).encode())
    return seen.hexdigest()


def flat(values: Any) -> bytes:
    """Plain values as bytes; of all ways to do so the quickest, and half of an audit is spent on them.

    The second version of the format writes a value in full wherever it stands, so that equal values give equal bytes.
    """
    return marshal.dumps(values, 2)


def endow(s: Any, plenty: Row, dice: Dice) -> None:
    """Give everybody what the game's list says."""
    for field, values in plenty.items():
        for player in s.players:
            before = getattr(player, field)
            drawn = [one_of(field, values, dice) for _ in ([0] if isinstance(before, int) else before)]
            setattr(player, field, drawn[0] if isinstance(before, int) else row(drawn))


def one_of(field: str, values: Any, dice: Dice) -> int:
    """One of some values, or of a range."""
    limits = bounds(values) if isinstance(values, str) else None
    if limits is not None and limits[1] is not None:
        return limits[0] + dice.below(limits[1] - limits[0] + 1)
    if isinstance(values, list):
        return int(pick(dice, values))
    raise BoxError([f"{EXCEPTIONS}: plenty: {field}: must be a range such as '0..9', or a list of values"])


class Manner:
    """How one game is played. What is asked of a choice again and again is found out once."""

    def __init__(self, game: Game[Any], seed: int, dice: Dice) -> None:
        self.kind: Final = seed % MANNERS
        self.dice: Final = dice
        self.declined: Final = declined_in(game.space)
        self.favoured: Final = [Favoured(seed, seat) for seat in range(game.seats[-1])]

    def choice(self, options: Sequence[int], seat: int) -> int:
        """What is chosen."""
        if self.kind == AT_RANDOM:
            return pick(self.dice, options)
        declined = self.declined
        wanted = [one for one in options if not declined[one]] or options
        if self.kind == FAVOURING and self.dice.below(FAITHFUL):
            return min(wanted, key=self.favoured[seat].__getitem__)
        return pick(self.dice, wanted)


def pick(dice: Dice, options: Sequence[int]) -> int:
    return options[dice.below(len(options))]


class Declined(dict[int, bool]):
    """Which choices decline something."""

    def __init__(self, space: Space) -> None:
        super().__init__()
        self.space: Final = space

    def __missing__(self, choice: int) -> bool:
        self[choice] = found = choice == SKIP or self.space.token(choice).endswith(DECLINING)
        return found


class Favoured(dict[int, int]):
    """How far down a choice is among the favourites of a seat."""

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__()
        self.seed: Final = seed
        self.seat: Final = seat

    def __missing__(self, choice: int) -> int:
        self[choice] = found = int(mixed(choice * (self.seed + 1) + self.seat))
        return found


@cache
def declined_in(space: Space) -> Declined:
    """The same for all games that are played with one set of choices."""
    return Declined(space)
