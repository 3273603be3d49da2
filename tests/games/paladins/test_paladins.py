"""Paladins: workers, attributes and an ability for one round (PW-10)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

PALADINS = GAME.box.data["paladins"]
NAMES: list[str] = [card["id"] for card in PALADINS]
FOES = (
    "viking_lookout",
    "viking_guardian",
    "viking_protector",
    "viking_mercenary",
    "saracen_archer",
    "saracen_warrior",
)
SPACES = {
    "commission": "scout+labourer+cleric",
    "fortify": "merchant+labourer+scout",
    "garrison": "merchant+labourer+fighter",
    "absolve": "cleric+labourer+merchant",
    "attack": "scout+labourer+fighter",
    "convert": "fighter+labourer+cleric",
    "develop": "labourer+labourer",
    "pray": "cleric",
    "hunt": "labourer",
    "trade": "labourer",
    "conspire": "labourer",
    "recruit": "labourer",
}
# Paladin, action, target: the fourth time each costs Silver or Provisions without the Paladin
SPARED = [
    ("anseis", "fortify", None),
    ("ivon", "commission", "space:space_3_1"),
    ("berengier", "garrison", "space:space_3_1"),
    ("ivoire", "absolve", "jar:absolve_space_1"),
    ("gerier", "convert", "outsider:viking_lookout"),
    ("roland", "recruit", "townsfolk:squire_c"),
    ("oliver", "pray", "action:hunt"),
    ("samson", "develop", "workshop:attack_left"),
]


def ready(name: str | None, action: str) -> Story:
    """A player with a Paladin, the workers for an action, and the action taken three times before."""
    kinds = SPACES[action].split("+")
    t = Story().workers(0, **{kind: kinds.count(kind) for kind in kinds}).paladin(0, name).taken(0, **{action: 3})
    t.track(0, faith=8, strength=8, influence=8).silver(0, 0).provisions(0, 0).wall_pile("wall_05", "wall_06")
    t.town(NONE, NONE, "squire_c", NONE, NONE).outsiders(*FOES).piece("space_1_1", 1)
    return t.standing(0, "hunt", "scout") if action == "pray" else t


def act(t: Story, action: str, target: str | None) -> Story:
    return t.act(0, action, SPACES[action], *[target] if target else [])


# -- workers and attributes --------------------------------------------------------------------------------------------


@rule("PW-10.1")
@pytest.mark.parametrize("name", NAMES)
def test_a_revealed_paladin_gives_two_workers(name: str) -> None:
    """Both are there before a Tavern card is chosen, beside those kept."""
    t = Story().workers(0, criminal=1).deck(0, ()).paladin(0, name).taverns("tavern_18", "tavern_19", "tavern_20")
    t.gather(0)
    printed = next(card["workers"] for card in PALADINS if card["id"] == name)

    assert "ChooseTavern" == t.question
    assert 2 == len(printed)
    assert {"criminal": 1} | {kind: printed.count(kind) for kind in printed} == t.player(0).workers


@rule("PW-10.2", "PW-10.6")
@pytest.mark.parametrize("name", NAMES)
def test_a_paladin_raises_attributes_for_the_round(name: str) -> None:
    """The printed bonus on top of the markers, which do not move; after the round it is gone."""
    t = Story().track(0, faith=1, strength=2, influence=3).paladin(0, name)
    printed: dict[str, int] = next(card["attributes"] for card in PALADINS if card["id"] == name)
    levels = {"faith": 1, "strength": 2, "influence": 3}
    assert {a: n + printed[a] for a, n in levels.items()} == {a: t.player(0).attribute(a) for a in levels}
    assert any(printed.values())
    assert levels == t.player(0).track

    t.passed(0, 1).round_end()
    assert t.player(0).paladin is None or not t.s.of(0).revealed
    assert levels == t.player(0).track == {a: t.player(0).attribute(a) for a in levels}


@rule("PW-10.2")
def test_an_attribute_of_the_paladin_opens_an_action_in_this_round_only() -> None:
    """With Roland's Strength a Garrison is possible; in the next round it is not."""
    t = Story().workers(0, merchant=1, labourer=1, fighter=1).provisions(0, 3).paladin(0, "roland")
    assert "action:garrison" in t.turn(0).legal()

    t.play("turn:pass")
    t.passed(0, 1).round_end()
    t.s.stack.clear()
    assert "action:garrison" not in t.turn(0).legal()
    assert {"merchant": 1, "labourer": 1, "fighter": 1} == t.player(0).workers


@rule("PW-10.6")
@pytest.mark.parametrize("name", NAMES)
def test_the_bonus_of_a_paladin_scores_nothing(name: str) -> None:
    """The score with a Paladin in play is that without; the Warrior counts Faith on the track only."""
    t = Story().round(7).track(0, faith=3, strength=3, influence=3)
    t.converted(0, "byzantine_warrior", "viking_armourer", "viking_marauder")
    before = t.score(0)
    assert before == t.paladin(0, name).score(0)


@rule("PW-10.6")
def test_the_marker_moves_from_where_it_stands() -> None:
    """With Oliver's 4 the marker on 2 goes to 3, not to 7."""
    t = Story().track(0, faith=2).paladin(0, "oliver").gain(0, {"faith": 1})
    assert 3 == t.player(0).track["faith"]
    assert 7 == t.player(0).attribute("faith")


# -- abilities ---------------------------------------------------------------------------------------------------------


@rule("PW-10.3", "PW-10.4")
@pytest.mark.parametrize(("name", "action", "target"), SPARED)
def test_costs_no_means_costs_nothing(name: str, action: str, target: str | None) -> None:
    """A penniless player does it with the Paladin, twice in a round; without or with another it is refused."""
    for other in (None, "engelier"):
        t = ready(other, action).turn(0)
        assert f"action:{action}" not in t.legal()

    t = act(ready(name, action), action, target)
    assert 4 == t.player(0).taken(action)
    assert (0, 0) == (t.player(0).silver, t.player(0).provisions)
    assert [] == t.told("silver-paid") + t.told("provisions-paid")

    kinds = SPACES[action].split("+")
    t.workers(0, **{kind: kinds.count(kind) for kind in kinds}).standing(0, action)
    t.town(NONE, NONE, "squire_c", NONE, NONE).outsiders(*FOES).standing(0, "hunt", "scout")
    again = {"space:space_3_1": "space:space_3_2", "jar:absolve_space_1": "jar:absolve_space_2"}
    again["workshop:attack_left"] = "workshop:attack_middle"
    act(t, action, again.get(target or "", target))
    assert 5 == t.player(0).taken(action)
    assert (0, 0) == (t.player(0).silver, t.player(0).provisions)


@rule("PW-10.4")
@pytest.mark.parametrize(("name", "action", "target"), SPARED)
def test_what_is_spared_stays_with_the_player(name: str, action: str, target: str | None) -> None:
    """A rich player pays nothing either."""
    t = act(ready(name, action).silver(0, 5).provisions(0, 5), action, target)
    assert (5, 5) == (t.player(0).silver, t.player(0).provisions)


@rule("PW-10.4")
def test_only_the_named_action_is_spared() -> None:
    """Anséis spares Provisions for Fortify, not for Commission."""
    t = ready("anseis", "commission").provisions(0, 5)
    act(t, "commission", "space:space_3_1")
    assert 3 == t.player(0).provisions


@rule("PW-10.3", "PW-10.5")
@pytest.mark.parametrize(
    ("name", "action", "target", "silver", "provisions"),
    [
        ("engelier", "attack", "outsider:viking_lookout", 2, 0),
        ("girard", "hunt", None, 0, 3),
        ("otton", "trade", None, 3, 0),
    ],
)
def test_earns_means_more_each_time(name: str, action: str, target: str | None, silver: int, provisions: int) -> None:
    """2 more, the second time in the round as well; without the Paladin nothing extra."""
    t = act(ready(name, action), action, target)
    assert (silver, provisions) == (t.player(0).silver, t.player(0).provisions)

    kinds = SPACES[action].split("+")
    t.workers(0, **{kind: kinds.count(kind) for kind in kinds}).standing(0, action)
    act(t.outsiders(*FOES), action, target)
    assert (2 * silver, 2 * provisions) == (t.player(0).silver, t.player(0).provisions)

    t = act(ready("oliver", action), action, target)
    plain = (max(0, silver - 2), max(0, provisions - 2))
    assert plain == (t.player(0).silver, t.player(0).provisions)


@rule("PW-10.5")
def test_the_large_forms_earn_the_same_extra() -> None:
    """3 and 2 more for two hunters with Girard and two traders with Otton."""
    t = ready("girard", "hunt").workers(0, labourer=1, scout=1).act(0, "hunt", "labourer+scout")
    assert 5 == t.player(0).provisions

    t = ready("otton", "trade").workers(0, labourer=1, merchant=1).act(0, "trade", "labourer+merchant")
    assert 5 == t.player(0).silver


@rule("PW-10.3", "PW-10.5")
def test_gerins_conspirator_brings_no_suspicion() -> None:
    """The Criminal of Conspire comes without a card; a Criminal gained elsewhere does not."""
    t = act(ready("gerin", "conspire"), "conspire", None)
    assert ({"criminal": 1}, []) == (t.player(0).workers, t.player(0).suspicion)

    t.suspicion_pile(1).gain(0, {"criminal": 1})
    assert [1] == t.player(0).suspicion


@rule("PW-10.3", "PW-10.7")
def test_an_ability_ends_with_the_round() -> None:
    """Otton's trader earns 3 in his round and 1 in the next."""
    t = act(ready("otton", "trade"), "trade", None)
    assert 3 == t.player(0).silver

    t.passed(0, 1).standing(0, "trade").round_end()
    t.s.stack.clear()
    act(t.workers(0, labourer=1), "trade", None)
    assert 4 == t.player(0).silver


@rule("PW-10.7")
def test_the_paladin_stays_until_the_end_of_the_round() -> None:
    """Passing does not send it away; the end of the round does, for good."""
    t = Story().paladin(0, "engelier").deck(0, ("anseis", "ivon", "berengier", "ivoire")).workers(0, labourer=1)
    t.workers(1, labourer=1).turns(0).play("turn:pass")
    assert "engelier" == t.player(0).paladin
    assert (1, 3) == (t.player(0).attribute("faith"), t.player(0).attribute("strength"))

    t.play("turn:pass").round_end()
    assert "engelier" != t.player(0).paladin
    assert (0, 0) == (t.player(0).attribute("faith"), t.player(0).attribute("strength"))
    assert "engelier" not in t.player(0).drawn | t.player(0).unseen | set(t.player(0).bottom)


@rule("PW-10.8")
@pytest.mark.parametrize("form", ["labourer", "labourer+fighter"])
@pytest.mark.parametrize("silver", [0, 9])
def test_with_roland_no_debt_is_taken(form: str, silver: int) -> None:
    """On the left-most space nobody asks how to pay: no Silver, no Debt."""
    t = Story().town("squire_c", "squire_b", NONE, NONE, NONE).paladin(0, "roland").silver(0, silver)
    t.workers(0, labourer=1, fighter=1).act(0, "recruit", form, "townsfolk:squire_c")

    assert () == t.asked
    assert (silver, 0) == (t.player(0).silver, t.player(0).unpaid)


@rule("PW-10.9")
def test_oliver_spares_silver_for_the_pray_action_only() -> None:
    """A Townsfolk dismissed for a prayer costs its 2 Silver, a Jar for one its 2 Silver as before."""
    t = ready("oliver", "recruit").town(NONE, NONE, "abbot_b", NONE, NONE).silver(0, 2)
    t.act(0, "recruit", "labourer", "townsfolk:abbot_b", "action:recruit")
    assert (0, set()) == (t.player(0).silver, t.player(0).in_use)

    t = ready("oliver", "recruit").town(NONE, NONE, "abbot_b", NONE, NONE).silver(0, 1).turn(0)
    assert "action:recruit" not in t.legal()

    t = ready("oliver", "absolve").silver(0, 2)
    t.act(0, "absolve", SPACES["absolve"], "jar:absolve_space_5", "action:absolve")
    assert (0, set()) == (t.player(0).silver, t.player(0).in_use)
