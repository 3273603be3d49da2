"""An owner's corrections change the game, without touching rules or code (GG-17.1.4)."""

from tests.games.corrected import Corrected
from tests.rules import rule

OWNED = Corrected("gugong", "from tests.games.gugong.story import *\n")
CORRECTIONS = """
[solo]
matches_mode = "minimum"

[[decrees]]
id = "d1_servant"
cost = { servant = 2 }
"""


def told(script: str) -> list[str]:
    """What a script prints with the owner's corrections."""
    out, faults = OWNED.run(CORRECTIONS, script)
    assert "" == faults
    return out.split()


@rule("GG-15.5.1")
def test_the_matches_of_meng_may_be_a_minimum() -> None:
    """With the other reading, cards that match more often count more often: three 3s on two dice make 6, not 1."""
    script = """
t = Story(1).dice(3, 3, 6).meng_pile().meng_discard("board_3", "set3_3", "set5_3").servants(1, 2).night()
print(t.player(1).pool)
"""
    assert ["8"] == told(script)


@rule("GG-15.10.3")
def test_meng_takes_the_other_decree_when_the_human_makes_the_cheaper_one_as_dear() -> None:
    """Costs 1 and 2, the human's servant on the cheaper one: 2 each, and Meng takes the one without the human."""
    script = """
t = Story(1).decrees("d1_servant", "d1_envoy", "d2_jade", "d2_wall", "d3_eight", "d3_jade")
t.holds(0, "d1_envoy").servants(1, 6).meng_acts("decrees")
print(*t.player(1).decrees)
"""
    assert ["d1_servant"] == told(script)


def test_a_corrected_cost_is_asked_for() -> None:
    """The price of a decree is what the owner's file says, and the box has another digest."""
    script = """
t = Story(2).decrees("d1_servant", "d1_envoy", "d2_jade", "d2_wall", "d3_eight", "d3_jade").servants(0, 6)
t.perform(0, "decrees").play("decree:d1_servant")
print(t.player(0).pool)
"""
    assert ["3"] == told(script)


@rule("GG-15.6.10")
def test_meng_exchanges_tokens_at_the_corrected_rate() -> None:
    """Three tokens for two servants: five tokens bring him two, and two of them stay."""
    corrections = """
[travel_exchange]
rates = [
  { tokens = 3, effects = { servant = 2 } },
  { tokens = 4, effects = { vp = 2 } },
  { tokens = 6, effects = { jade = 1 } },
]
"""
    script = """
t = Story(1).servants(1, 1, 6).tokens(1, "vp_2", "vp_2", "envoy", "envoy", "wall").meng_acts("jade")
print(t.player(1).jade, t.player(1).pool, len(t.player(1).tokens))
"""
    out, faults = OWNED.run(corrections, script)
    assert ("", ["1", "0", "2"]) == (faults, out.split())


@rule("GG-11.3.1")
def test_a_decree_that_counts_points_counts_those_scored_before_it() -> None:
    """Renown after the others: 12 points and the 8 of another decree are 20, a third of them 6."""
    corrections = """
[[decrees]]
id = "d3_third"
scoring = [{ vp = 1, per = "vp", every = 3, max = 10, priority = 3 }]
"""
    script = """
t = Story(2).decrees("d1_servant", "d1_envoy", "d2_jade", "d2_wall", "d3_third", "d3_eight")
t.holds(0, "d3_third", "d3_eight").points(0, 12)
from caravanserai.games.gugong.scoring import decree_lines
print(*[line.points for line in decree_lines(t.s, 0)])
"""
    out, faults = OWNED.run(corrections, script)
    assert ("", ["8", "6"]) == (faults, out.split())


@rule("GG-6.3.5")
def test_what_a_token_asks_for_a_second_time_lapses_where_nothing_is_left_for_it() -> None:
    """Two high cards for two jade, says the owner's token; with one such card it brings one, and the game goes on."""
    corrections = """
[[travel_tokens]]
id = "card_for_jade"
effects = [
  { kind = "discard_card", min_value = 7, gain = { jade = 1 } },
  { kind = "discard_card", min_value = 7, gain = { jade = 1 } },
]
"""
    script = """
t = Story(2).hand(1, "board_2", "deck_9").taken(1, "card_for_jade").play("answer:yes", "gift:deck_9")
print(t.player(1).jade, t.question != "DiscardFor")
"""
    out, faults = OWNED.run(corrections, script)
    assert ("", ["1", "True"]) == (faults, out.split())
