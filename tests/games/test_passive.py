"""Moments and changes of an owner's file: every one is followed as it is told, or refused with row and key."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.corrected import Corrected
from tests.games.marcopolo2.corrected import OWNED as MARCO_POLO
from tests.games.yokohama.corrected import OWNED as YOKOHAMA

GUGONG = Corrected("gugong", "from tests.games.gugong.story import *\n")
PALADINS = Corrected("paladins", "from tests.games.paladins.story import *\n")


class Followed(NamedTuple):
    """A correction, what is done with it, and what then happens."""

    owned: Corrected
    correction: str
    done: str
    seen: str


FOLLOWED = {
    "two mornings": Followed(
        GUGONG,
        """
[[decrees]]
id = "d1_envoy"
moments = [{ on = "morning", effects = { jade = 1 } }, { on = "morning", effects = { vp = 5 } }]
""",
        't = Story().holds(0, "d1_envoy").points(0, 0).morning().play("decree:d1_envoy")\n'
        "print(t.player(0).jade, t.player(0).vp)",
        "1 5",
    ),
    "two mornings of the solo opponent": Followed(
        GUGONG,
        """
[[decrees]]
id = "d1_envoy"
moments = [
  { on = "morning", effects = [{ kind = "may", effects = { jade = 1 } }] },
  { on = "morning", effects = [{ kind = "may", effects = { vp = 5 } }] },
]
""",
        't = Story(1).holds(1, "d1_envoy").points(1, 0).morning()\nprint(t.player(1).jade, t.player(1).vp)',
        "1 5",
    ),
    "a cost set to nothing": Followed(
        GUGONG,
        '[[decrees]]\nid = "d2_travel"\nchanges = [{ ask = "travel_b_cost", set = 0 }]\n',
        "from caravanserai.games.gugong.questions import travel_b_cost\n"
        'print(travel_b_cost(Story().holds(0, "d2_travel").s, 0), travel_b_cost(Story().s, 0))',
        "0 2",
    ),
    "a cost set, and one more": Followed(
        GUGONG,
        """
[[decrees]]
id = "d2_travel"
changes = [{ ask = "travel_b_cost", set = 2 }, { ask = "travel_b_cost", add = 1 }]
""",
        "from caravanserai.games.gugong.questions import travel_b_cost\n"
        'print(travel_b_cost(Story().holds(0, "d2_travel").s, 0))',
        "3",
    ),
    "a surcharge that is set": Followed(
        GUGONG,
        '[[decrees]]\nid = "d2_decree"\nchanges = [{ ask = "decree_action_cost", set = 0 }]\n',
        "from caravanserai.games.gugong.questions import decree_cost\n"
        't = Story().decrees("d1_ship", "d1_envoy", "d2_decree", "d2_wall", "d3_eight", "d3_jade")\n'
        't.holds(0, "d2_decree")\n'
        "print(decree_cost(t.s, 0, t.s.decrees[4]))",
        "0",
    ),
    "two more servants on the wall": Followed(
        GUGONG,
        '[[decrees]]\nid = "d2_wall"\nchanges = [{ ask = "wall_action_extra_from_supply", add = 2 }]\n',
        't = Story().holds(0, "d2_wall").wall(0, 0).servants(0, 3).perform(0, "wall")\n'
        't.play("option:a", "answer:yes", "answer:yes")\nprint(t.player(0).wall)',
        "3",
    ),
    "two starts of a round": Followed(
        MARCO_POLO,
        """
[[characters]]
id = "abha_basu"
moments = [{ on = "round_started", effects = { coin = 2 } }, { on = "round_started", effects = { vp = 4 } }]
""",
        't = plain().character(0, "abha_basu").bonuses(0)\nprint(player(t).stock["coin"], player(t).vp)',
        "2 4",
    ),
    "jade that brings two things": Followed(
        MARCO_POLO,
        """
[[characters]]
id = "abha_basu"
moments = [
  { on = "jade_received", effects = { vp = 1 } },
  { on = "jade_received", every = 2, effects = { camel = 1 } },
]
""",
        't = plain().character(0, "abha_basu").gain(0, {"jade": 3})\nprint(player(t).vp, player(t).stock["camel"])',
        "3 1",
    ),
    "oases that bring two things": Followed(
        MARCO_POLO,
        """
[[characters]]
id = "mongke_khan"
moments = [
  { on = "movement_ended", effects = [{ kind = "per", of = "different_oases_entered", effects = { vp = 3 } }] },
  { on = "movement_ended", effects = [{ kind = "per", of = "different_oases_entered", effects = { gold = 1 } }] },
]
""",
        't = plain().character(0, "mongke_khan").stock(0, camel=9, coin=9).figure(0, "beijing").gain(0, MOVE)\n'
        't.play("location:oasis_gobi")\nwhile t.asked and player(t).vp == 0: t.play(t.legal()[0])\n'
        'print(player(t).vp, player(t).stock["gold"])',
        "3 1",
    ),
    "routes that cost one camel more": Followed(
        MARCO_POLO,
        '[[characters]]\nid = "de_wu"\nchanges = [{ ask = "route_cost", noun = "coin", add = 1 }]\nmoments = []\n',
        "from caravanserai.games.marcopolo2.questions import route_coins\n"
        "from caravanserai.games.marcopolo2.box import ROUTES\n"
        't = plain().character(0, "de_wu")\n'
        "print({route_coins(player(t).me, n) - r.coins for n, r in enumerate(ROUTES) if r.coins})",
        "{1}",
    ),
    "two things after an action": Followed(
        PALADINS,
        """
[[townsfolk]]
id = "abbot_a"
moments = [
  { on = "action_taken", action = "hunt", effects = { silver = 1 } },
  { on = "action_taken", action = "hunt", effects = { provision = 5 } },
]
""",
        't = Story().crew(0, "abbot_a").workers(0, labourer=1).silver(0, 0).provisions(0, 0)\n'
        't.act(0, "hunt", "labourer")\nprint(t.player(0).silver, t.player(0).provisions)',
        "1 6",
    ),
    "two criminals of a conspiracy": Followed(
        PALADINS,
        """
[[actions]]
id = "conspire"
modes = [{ workers = 1, cost = {}, gain = { criminal = 2 } }]
""",
        't = Story().workers(0, labourer=1).act(0, "conspire", "labourer")\n'
        'print(t.player(0).workers["criminal"], len(t.player(0).suspicion))',
        "2 2",
    ),
    "the same occasion twice": Followed(
        YOKOHAMA,
        """
[[technologies]]
id = "ball"
moments = [{ on = "order_completed", effects = { vp = 2 } }, { on = "order_completed", effects = { yen = 3 } }]
""",
        "t = bare().technologies(0, 'ball').stock(0, yen=0)\n"
        "from caravanserai.games.yokohama.actions.stock import Moment\n"
        "t.s.next(Moment(0, 0)); t.go()\nprint(me(t).vp, me(t).yen)",
        "2 3",
    ),
}


@pytest.mark.parametrize("name", FOLLOWED)
def test_it_happens_as_it_is_told(name: str) -> None:
    """All of it: two moments at the same time both happen, what is set is set, what is added is added."""
    followed = FOLLOWED[name]
    assert (followed.seen + "\n", "") == followed.owned.run(followed.correction, followed.done)


REFUSED = {
    "a decree paid in jade": (
        GUGONG,
        '[[decrees]]\nid = "d2_wall"\ncost = { jade = 1 }\n',
        "gugong.toml: decrees[d2_wall]: cost: is paid in servants, not in 'jade'",
    ),
    "a yes with a number": (
        GUGONG,
        '[[decrees]]\nid = "d2_equal"\nchanges = [{ ask = "equal_value_is_free", add = 1 }]\n',
        "gugong.toml: decrees[d2_equal].changes[0]: add: unknown key; known: set, optional, rule",
    ),
    "an answer set twice": (
        GUGONG,
        """
[[decrees]]
id = "d2_wall"
changes = [{ ask = "travel_b_cost", set = 0 }, { ask = "travel_b_cost", set = 1 }]
""",
        "gugong.toml: decrees[d2_wall].changes[0]: set: travel_b_cost is set twice",
    ),
    "an answer that cannot be kept": (
        GUGONG,
        '[[decrees]]\nid = "d2_wall"\nchanges = [{ ask = "travel_b_cost", set = 0, optional = true }]\n',
        "gugong.toml: decrees[d2_wall].changes[0]: optional: nobody may keep the usual, where travel_b_cost is asked",
    ),
    "a morning for every second": (
        GUGONG,
        '[[decrees]]\nid = "d1_envoy"\nmoments = [{ on = "morning", every = 2, effects = { vp = 1 } }]\n',
        "gugong.toml: decrees[d1_envoy].moments[0]: every: only for no moment of this game",
    ),
    "a movement that is not counted": (
        MARCO_POLO,
        '[[characters]]\nid = "mongke_khan"\nmoments = [{ on = "movement_ended", effects = { vp = 3 } }]\n',
        (
            "marcopolo2.toml: characters[mongke_khan].moments[0]: effects: "
            'must be [{ kind = "per", of = "different_oases_entered", effects = … }] and nothing else'
        ),
    ),
    "tiles that nobody may return": (
        MARCO_POLO,
        '[[characters]]\nid = "filippo_vitello"\nmoments = []\n',
        "marcopolo2.toml: characters[filippo_vitello]: changes, moments: who keeps outpost tiles returns them",
    ),
    "a Paladin at the Inquisition": (
        PALADINS,
        '[[paladins]]\nid = "roland"\nmoments = [{ on = "inquisition", effects = { silver = 1 } }]\n',
        "paladins.toml: paladins[roland].moments[0]: on: 'inquisition' does not reach this card; action_taken do",
    ),
    "a price in what is not paid": (
        PALADINS,
        (
            '[[paladins]]\nid = "roland"\n'
            'changes = [{ ask = "action_cost", action = "fortify", noun = "silver", set = 0 }]\n'
        ),
        "paladins.toml: paladins[roland].changes[0]: noun: fortify is paid in provision",
    ),
    "a technology used twice a turn": (
        YOKOHAMA,
        '[[technologies]]\nid = "winery"\nmoments = [{ on = "own_turn", per_turn = 2, effects = { vp = 1 } }]\n',
        "yokohama.toml: technologies[winery].moments[0]: per_turn: a technology is used once in a turn: 1",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_rules_cannot_follow_is_refused(name: str) -> None:
    """Nothing is dealt, and a line names file, row and key, and says what is allowed."""
    owned, correction, fault = REFUSED[name]
    out, faults = owned.run(correction, "print(Story(2).asked)")
    raised = faults.partition("caravanserai.core.box.BoxError: ")[2].splitlines()
    assert ("", True) == (out, any(line.startswith(fault) for line in raised))
