"""Effects read from data, every verb that all games share."""

import json
from typing import Any

import pytest

from caravanserai.core.effect import Nothing
from caravanserai.core.meanings import Effects
from caravanserai.core.play import apply, asked, explain, legal
from caravanserai.core.step import Illegal
from caravanserai.core.wire import rebuilt, step_classes, wire_step
from tests.core.purse import FORBIDDEN, MEANINGS, POOR, Purse, note, table


def pay(n: int, effects: Any) -> dict[str, Any]:
    return {"kind": "pay", "cost": {"coin": n}, "gain": effects}


def tokens(s: Purse) -> list[str]:
    return [s.space().token(choice) for choice in legal(s)]


def play(s: Purse, *choices: str) -> Purse:
    for choice in choices:
        apply(s, choice)
    return s


def done(s: Purse) -> list[int]:
    """The notes of a table where nothing is left to do."""
    assert asked(s) == ()
    return list(s.notes)


# Bundles and rows


@pytest.mark.parametrize(
    "effects", [{"coin": 3}, [{"kind": "gain", "coin": 3}], [{"kind": "gain", "coin": 3, "rule": "X"}]]
)
def test_gain(effects: object) -> None:
    """A bundle, and the same as a row."""
    assert list(table(effects, 1).coins) == [4, 0]


@pytest.mark.parametrize("effects", [[], {}])
def test_nothing(effects: object) -> None:
    """No effects are an effect that does nothing, and says so."""
    s = table(effects)
    assert done(s) == []
    op = s.op(0)
    assert (op.is_nothing(), op.commutes(), op.able(s, 0)) == (True, True, None)
    assert not table({"coin": 1}).op(0).is_nothing()
    assert isinstance(op, Nothing)


def test_rows_happen_in_the_order_printed() -> None:
    """One after the other, each seeing what the ones before did."""
    assert done(table([note(1), {"kind": "gain", "coin": 2}, note(2)])) == [1, 0, 2, 2]


def test_a_sequence_is_possible_if_any_part_is() -> None:
    """Refused only if every part is, with the last reason."""
    s = table([], 0, forbidden=True)
    effects = s.effects
    both, one = effects.number([pay(1, []), note(1)]), effects.number([note(1), {"kind": "gain", "coin": 1}])
    effects.read(MEANINGS)
    assert s.op(both).able(s, 0) is FORBIDDEN
    assert s.op(one).able(s, 0) is None
    assert not s.op(both).commutes()


def test_effects_are_numbered_as_met() -> None:
    """The number is the place of the op, also for the parts found while reading."""
    effects = Effects()
    assert [effects.number({"coin": 1}), effects.number([note(1), note(2)])] == [0, 1]
    effects.read(MEANINGS)
    assert [op.number for op in effects.ops] == [0, 1, 2, 3]


def test_an_effect_remembers_what_is_printed() -> None:
    """As a bundle or as rows, so that a question in the middle of an effect can say what it is about."""
    effects = Effects()
    choice = {"kind": "choice", "options": [{"coin": 1}, [note(1)]]}
    rows = [{"kind": "gain", "coin": 2}, choice]
    effects.number(rows)
    effects.read(MEANINGS)
    printed = [op.printed for op in effects.ops]
    assert printed[0] == rows
    assert {"coin": 2} in printed
    assert [choice] in printed
    assert {"coin": 1} in printed
    assert [note(1)] in printed


def test_an_unknown_verb() -> None:
    """The error names it."""
    with pytest.raises(ValueError, match="unknown verb 'shove'"):
        table([{"kind": "shove"}])


def test_what_is_no_effect() -> None:
    """Neither a bundle nor rows."""
    with pytest.raises(ValueError, match="not an effect: 'coin'"):
        table("coin")


def test_words_must_be_known_before_reading() -> None:
    """Reading without words is an error, not a silent nothing."""
    with pytest.raises(ValueError, match="not known yet"):
        Effects().op({"coin": 1})


# choice


def test_choice_offers_its_branches() -> None:
    """Exactly one, in printed order."""
    s = table([{"kind": "choice", "options": [[note(1)], {"coin": 5}, [note(3)]]}])
    assert tokens(s) == ["option:a", "option:b", "option:c"]
    assert done(play(s, "option:c")) == [3, 0]
    assert list(play(table([{"kind": "choice", "options": [[note(1)], {"coin": 5}]}]), "option:b").coins) == [5, 0]


def test_a_branch_that_is_not_possible_is_refused() -> None:
    """With the reason of its effect."""
    s = table([{"kind": "choice", "options": [[pay(2, [note(1)])], [note(2)]]}], 1)
    assert tokens(s) == ["option:b"]
    assert explain(s, "option:a") is POOR
    assert explain(s, "option:c") is not None


def test_a_choice_without_a_possible_branch_is_not_asked() -> None:
    """Nothing happens, and the choice as a whole is not possible."""
    s = table([{"kind": "choice", "options": [[pay(2, [])], [note(1)]]}], 0, forbidden=True)
    assert done(s) == []
    assert s.op(0).able(s, 0) is FORBIDDEN


# may


def test_may() -> None:
    """Do it or leave it."""
    effects = [{"kind": "may", "effects": [note(1)]}, note(2)]
    assert tokens(table(effects)) == ["answer:yes", "answer:skip"]
    assert done(play(table(effects), "answer:yes")) == [1, 0, 2, 0]
    assert done(play(table(effects), "answer:skip")) == [2, 0]


def test_may_not() -> None:
    """What is not possible can only be left; the op says beforehand that it asks."""
    s = table([{"kind": "may", "effects": [pay(1, [])]}])
    assert tokens(s) == ["answer:skip"]
    assert explain(s, "answer:yes") is POOR
    assert s.op(0).asks_itself()
    assert s.op(0).able(s, 0) is POOR
    assert not table([note(1)]).op(0).asks_itself()


# pay


def test_pay_then_gain() -> None:
    """The cost is gone before the gain comes."""
    s = table([pay(2, [note(1)])], 5)
    assert done(s) == [1, 3]


def test_not_payable_is_nothing() -> None:
    """Neither cost nor gain."""
    s = table([pay(2, [note(1)])], 1)
    assert (done(s), list(s.coins)) == ([], [1, 0])


def test_paying_for_what_is_not_possible() -> None:
    """Possible only if the cost can be paid and the gain be had."""
    s = table([pay(2, [note(1)])], 1)
    op = s.op(0)
    assert op.able(s, 0) is POOR
    s.coins[0], s.forbidden = 2, True
    assert op.able(s, 0) is FORBIDDEN
    s.forbidden = False
    assert op.able(s, 0) is None
    assert op.able_times(s, 0, 2) is POOR
    assert op.able(s, 1) is POOR


# times


def test_times() -> None:
    """The same so many times, each when its turn comes."""
    assert done(table([{"kind": "times", "n": 3, "effects": [pay(2, [note(1)])]}], 5)) == [1, 3, 1, 1]
    s = table([{"kind": "times", "n": 3, "effects": [pay(2, [])]}], 1)
    assert s.op(0).able(s, 0) is POOR


def test_up_to() -> None:
    """From once to so many times, all of which must be payable."""
    effects = [{"kind": "times", "up_to": 4, "effects": [pay(2, [note(1)])]}]
    s = table(effects, 7)
    assert tokens(s) == ["count:1", "count:2", "count:3"]
    assert explain(s, "count:4") is POOR
    assert explain(s, "count:0") is not None
    assert done(play(s, "count:2")) == [1, 5, 1, 3]


def test_up_to_what_is_not_possible_is_not_asked() -> None:
    """Not even once: nothing happens."""
    assert done(table([{"kind": "times", "up_to": 4, "effects": [pay(2, [note(1)])]}], 1)) == []


# per


@pytest.mark.parametrize(("row", "times"), [({}, 7), ({"every": 3}, 2), ({"max": 4}, 4), ({"every": 3, "max": 0}, 0)])
def test_per(row: dict[str, int], times: int) -> None:
    """Once for every full `every` of what is counted, at most `max` times."""
    effects = [{"kind": "per", "of": "coins", "effects": [note(1)], **row}]
    assert done(table(effects, 7)) == [1, 7] * times


def test_per_counts_once() -> None:
    """What is gained on the way is not counted again."""
    assert list(table([{"kind": "per", "of": "coins", "effects": {"coin": 1}}], 3).coins) == [6, 0]


# any_order


def test_order_is_asked_where_it_matters() -> None:
    """Each time what comes next, the last one too: forced choices are choices."""
    effects = [{"kind": "any_order", "effects": [note(1), note(2), note(3)]}]
    s = table(effects)
    assert tokens(s) == ["option:a", "option:b", "option:c"]
    play(s, "option:b")
    assert (list(s.notes), tokens(s)) == ([2, 0], ["option:a", "option:c"])
    play(s, "option:c")
    assert tokens(s) == ["option:a"]
    assert done(play(s, "option:a")) == [2, 0, 3, 0, 1, 0]


def test_order_is_not_asked_where_it_cannot_matter() -> None:
    """Gains commute; one part that does not is enough to ask."""
    gain = {"kind": "gain", "coin": 1}
    assert list(table([{"kind": "any_order", "effects": [gain, gain]}]).coins) == [2, 0]
    assert tokens(table([{"kind": "any_order", "effects": [gain, note(1)]}])) == ["option:a", "option:b"]


# if


def test_if() -> None:
    """One or the other, tested when its turn comes."""
    effects = [
        {"kind": "gain", "coin": 1},
        {"kind": "if", "test": "rich", "n": 3, "then": [note(1)], "else": [note(2)]},
    ]
    assert done(table(effects, 2)) == [1, 3]
    assert done(table(effects, 1)) == [2, 2]


def test_if_without_else() -> None:
    """Otherwise nothing."""
    assert done(table([{"kind": "if", "test": "rich", "n": 3, "then": [note(1)]}])) == []


# table, special


@pytest.mark.parametrize(("value", "notes"), [(1, [1, 0]), (2, []), (3, [3, 0])])
def test_table(value: int, notes: list[int]) -> None:
    """The row for the value in use; the first is for 1."""
    assert done(table([{"kind": "table", "by": "die", "rows": [[note(1)], [], [note(3)]]}], value=value)) == notes


def test_special() -> None:
    """A function of the game, found by its rule."""
    assert done(table([{"kind": "special", "rule": "PU-9"}])) == [99, 0]


# In the middle


def test_an_effect_can_be_saved_in_the_middle() -> None:
    """What is left of an effect is on the stack as names and numbers, and goes on from there."""
    effects = [
        {"kind": "any_order", "effects": [note(1), note(2)]},
        {"kind": "times", "up_to": 2, "effects": [note(3)]},
        note(4),
    ]
    s = play(table(effects), "option:b")
    steps = step_classes(["caravanserai.core"])
    saved = json.loads(json.dumps([wire_step(step) for step in s.stack]))
    s.stack = [rebuilt(step, steps) for step in saved]
    assert done(play(s, "option:a", "count:2")) == [2, 0, 1, 0, 3, 0, 3, 0, 4, 0]


def test_a_refused_choice_changes_nothing() -> None:
    """The refusal is raised with the rule and the token."""
    s = table([{"kind": "may", "effects": [pay(1, [])]}])
    with pytest.raises(Illegal, match=r"answer:yes: refuse-poor \(PU-1\)"):
        apply(s, "answer:yes")
    assert (tokens(s), s.decided) == (["answer:skip"], 0)
