"""The random games that the audit compares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from caravanserai.core.box import BoxError
from caravanserai.core.game import games
from caravanserai.core.play import apply, legal
from caravanserai.kit import audit_games
from caravanserai.kit.audit_games import (
    AT_RANDOM,
    EAGER,
    FAVOURING,
    MANNERS,
    Manner,
    declined_in,
    endow,
    one_of,
    played,
)
from caravanserai.kit.settings import Setting, lay
from caravanserai.kit.walk import Dice

PALADINS = games()["paladins"]


def test_the_same_game_is_played_twice() -> None:
    """In every manner, and each manner plays another one."""
    one, other = ([played(PALADINS, Setting(2), seed, {}) for seed in range(MANNERS)] for _ in range(2))
    assert one == other
    assert MANNERS == len(set(one))


def test_patience_with_favourites_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many decisions all play at random: by favourites alone some games would never end."""
    asked: list[int] = []

    class Counted(Manner):
        def choice(self, options: Sequence[int], seat: int) -> int:
            asked.append(1)
            return super().choice(options, seat)

    monkeypatch.setattr(audit_games, "Manner", Counted)
    monkeypatch.setattr(audit_games, "PATIENCE", 40)
    assert played(PALADINS, Setting(2), FAVOURING, {})
    assert 40 == len(asked)


def test_somebody_begins_with_plenty() -> None:
    """Numbers are drawn for each player, rows for each place, within what the list allows."""
    s: Any = lay(PALADINS, Setting(4), 0, False)
    endow(s, {"silver": "7..9", "track": "3..5", "covered": [255]}, Dice(3))
    for player in s.players:
        assert 7 <= player.silver <= 9
        assert all(3 <= place <= 5 for place in player.track)
        assert 255 == player.covered
    assert 3 == len(s.players[0].track)
    assert len({tuple(player.track) for player in s.players}) > 1


def test_what_is_no_range_is_refused() -> None:
    """By a message that names it."""
    with pytest.raises(BoxError, match=r"audit.toml: plenty: silver: must be a range"):
        one_of("silver", "many", Dice(0))


def test_manners_differ_in_what_is_chosen() -> None:
    """The eager one passes only if there is nothing else; favourites come again and again."""
    s: Any = lay(PALADINS, Setting(2), 0, False)
    declined = declined_in(PALADINS.space)
    while not any(declined[one] for one in legal(s)):
        apply(s, legal(s)[0])
    options = legal(s)
    times = 200
    by = {}
    for kind in (AT_RANDOM, EAGER, FAVOURING):
        manner = Manner(PALADINS, kind, Dice(5))
        by[kind] = [manner.choice(options, 0) for _ in range(times)]
    assert any(declined[one] for one in by[AT_RANDOM])
    assert not any(declined[one] for one in by[EAGER] + by[FAVOURING])
    favourite = max(by[FAVOURING], key=by[FAVOURING].count)
    assert by[FAVOURING].count(favourite) > times // 2 > by[EAGER].count(favourite)
