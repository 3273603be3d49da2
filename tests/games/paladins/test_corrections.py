"""An owner's corrections change the game, without touching rules or code."""

import pytest

from tests.games.corrected import Corrected
from tests.rules import rule

OWNED = Corrected(
    "paladins", "from caravanserai.games.paladins import GAME\nfrom tests.games.paladins.dealt import dealt\n"
)
# A space that is open from two players on, which the board as printed does not have.
FOR_TWO = """
[[board_spaces]]
id = "space_1_2"
min_players = 2
[counts]
board_spaces_always = { n = 24 }
[solo]
board_player_count = {players}
"""
SCRIPT = """
from caravanserai.games.paladins.questions import open_space
place = GAME.box.ids("board_spaces").index("space_1_2")
print(open_space(dealt(1).s, place), open_space(dealt(2).s, place))
"""


@rule("PW-16.1.10")
@pytest.mark.parametrize(("players", "is_open"), [(1, "False"), (2, "True")])
def test_the_solo_board_is_open_for_as_many_as_the_file_says(players: int, is_open: str) -> None:
    """Playing alone, the spaces for so many players are used; with two, nothing else than before."""
    out, faults = OWNED.run(FOR_TWO.replace("{players}", str(players)), SCRIPT)
    assert ("", [is_open, "True"]) == (faults, out.split())


# An action that does twice what it says: of the second Townsfolk there may be none that can be paid for.
TWICE = """
[[actions]]
id = "recruit"
modes = [
  { workers = 1, cost = {}, gain = [{ kind = "dismiss" }, { kind = "dismiss" }] },
  { workers = 2, cost = {}, gain = [{ kind = "recruit" }, { kind = "recruit" }] },
]
"""
PLAYED = """
from caravanserai.core.game import start
from caravanserai.core.play import apply, asked, legal
from caravanserai.kit.walk import Dice
for seed in (184, 185, 186, 199):  # in which there was none
    s, dice = start(GAME, 1, seed, recorded=False), Dice(seed + 1)
    while seats := asked(s):
        options = legal(s, seats[0])
        apply(s, options[dice.below(len(options))], seats[0])
print("over")
"""


def test_a_second_townsfolk_is_left_out_where_none_can_be_paid_for() -> None:
    out, faults = OWNED.run(TWICE, PLAYED)
    assert ("", "over") == (faults, out.strip())
