"""Which games are played: all pairs, every deal from each seat."""

from dataclasses import replace

import pytest

from caravanserai.core.game import games
from caravanserai.ladder.fixtures import DIFFICULTY, REPORTING, TUNING, Match, by_strength, difficulties, range_of
from tests.ladder.matches import GUGONG, ladder
from tests.oasis import GAME as OASIS


def test_the_stronger_is_a() -> None:
    names = by_strength(["sage", "greedy", "trader", "random"])
    assert ("greedy", "random", "trader", "sage") == names
    pairs = [(match.a, match.b) for match in ladder(levels=names[2:], mirrors=names[2:3]).matches()]
    assert [("sage", "trader"), ("trader", "trader")] == pairs


def test_only_the_pairs_named_are_played() -> None:
    only = (Match("sage", "greedy"), Match("greedy", "random"))
    found = ladder(levels=("random", "greedy", "sage"), mirrors=("random",), only=only)
    assert [*only, Match("random", "random")] == found.matches()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_is_played_from_each_seat(seats: int) -> None:
    """One `a` among `b`, with the same seeds wherever it sits."""
    found = ladder(seats=seats)
    played = list(found.fixtures(Match("greedy", "random"), found.deals(2 * seats - 1)))
    assert 2 * seats == len(played)
    first = REPORTING.start
    assert [(first + deal, seat) for deal in (0, 1) for seat in range(seats)] == [(f.key, f.seat) for f in played]
    for fixture in played:
        assert ["greedy" if seat == fixture.seat else "random" for seat in range(seats)] == list(fixture.bots())
        assert fixture.key * 8 == fixture.seeds()[fixture.seat]
        assert seats == len(set(fixture.seeds()))
    assert 2 * seats == len({seed for fixture in played for seed in fixture.seeds()})


def test_all_matches_have_the_same_deals() -> None:
    found = ladder(levels=("random", "greedy", "sage"))
    deals = [[(f.key, f.seat) for f in found.fixtures(match, 3)] for match in found.matches()]
    assert 3 == len(deals)
    assert deals[0] == deals[1] == deals[2]


def test_alone_every_difficulty_is_played() -> None:
    found = ladder(GUGONG, 1, levels=("trader", "sage"))
    assert ["easy", "normal", "hard"] == difficulties(GUGONG)
    names = ["trader/easy", "sage/easy", "trader/normal", "sage/normal", "trader/hard", "sage/hard"]
    assert names == [match.name for match in found.matches()]
    hard = found.fixture(found.matches()[-1], 0, 0)
    assert "hard" == dict(hard.options)["solo_level"]
    assert ("sage",) == hard.bots()
    named = replace(found, options={**found.options, DIFFICULTY: "normal"})
    assert ["trader/normal", "sage/normal"] == [match.name for match in named.matches()]


def test_some_games_have_no_opponent_of_their_own() -> None:
    assert [] == difficulties(OASIS) == difficulties(games()["yokohama"])


def test_keys_for_choosing_and_for_reporting_are_apart() -> None:
    assert not set(TUNING) & {REPORTING.start, REPORTING.stop - 1}
    assert ["tuning", "reporting"] == [range_of(0, 10), range_of(REPORTING.start, 200)]
    assert [None, None] == [range_of(TUNING.stop - 1, 2), range_of(REPORTING.stop, 1)]
