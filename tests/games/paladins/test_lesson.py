"""What the first lesson says is so at its table."""

from typing import Any

from caravanserai.core import play
from caravanserai.core.game import start
from caravanserai.core.lesson import Lesson
from caravanserai.games.paladins import GAME
from caravanserai.games.paladins.choices import TAVERN
from tests.rules import rule

Seen = dict[str, Any]


def lesson() -> Lesson:
    assert GAME.lesson is not None
    return GAME.lesson


def number(step: str) -> int:
    return [one.id for one in lesson().steps].index(step)


def table_at(decided: int) -> Any:
    """The table after so many decisions of the script."""
    s = start(GAME, lesson().seats, lesson().key, **lesson().options)
    for move in lesson().script[:decided]:
        play.apply(s, move.tokens[0], move.seat)
    return s


def table_before(step: str, own: int = 0) -> Any:
    """The table before a step, or after so many of its moves."""
    return table_at(lesson().beginning(number(step)) + own)


def seen(s: Any) -> Seen:
    return GAME.show(s, lesson().seat)


def me(s: Any) -> Seen:
    found: Seen = seen(s)["players"][lesson().seat]
    return found


def done(step: str) -> Any:
    """The table when the learner has made the moves of a step, and the other has not answered yet."""
    moves = lesson().steps[number(step)].moves
    own = next((n for n, move in enumerate(moves) if move.seat != lesson().seat), len(moves))
    return table_before(step, own)


def told(step: str) -> list[str]:
    """The kinds of the events that the learner's moves of a step bring."""
    s = table_before(step)
    s.log = []
    for move in lesson().steps[number(step)].moves:
        if move.seat != lesson().seat:
            break
        play.apply(s, move.tokens[0], move.seat)
    return [GAME.events.kinds[event.kind].name for event in s.log]


def price(s: Any, token: str) -> tuple[str, int] | None:
    found = play.price(s, token, lesson().seat)
    return None if found is None else (found.message, int(found.n))


@rule("PW-4.2.2", "PW-4.2.3", "PW-10.4")
def test_the_plan_is_kept() -> None:
    """Anséis makes the wall free in round 6; Gérier is put on top, drawn again, and makes Convert free in round 7."""
    assert 6 == seen(table_before("paladin"))["round"]
    assert {"anseis", "gerier", "roland"} == set(me(table_before("paladin"))["drawn"])
    assert ("price-free", 0) == price(table_before("fortify"), "action:fortify")
    assert 7 == seen(table_before("last-round"))["round"]
    assert "gerier" in me(table_before("last-round"))["drawn"]
    assert ("price-free", 0) == price(table_before("convert"), "action:convert")
    faith = [me(table_before(step))["attributes"]["faith"] for step in ("last-round", "inquisition")]
    assert faith[0] + 3 == faith[1]


@rule("PW-4.3.2", "PW-11.2.1", "PW-11.2.3")
def test_the_criminal_pays_for_the_workshop() -> None:
    """The card has 2 merchants, a scout and a criminal; its tax makes 4 Silver, which Develop costs."""
    move = lesson().steps[number("tavern")].moves[0].tokens[0]
    assert "tavern_01" == TAVERN.labels[TAVERN.index(GAME.space.code(move))]
    assert {"suspicion-drawn", "tax-taken"} <= set(told("tavern"))
    assert (2, 4) == (me(table_before("tavern"))["silver"], me(table_before("develop"))["silver"])
    assert ("price-silver", 4) == price(table_before("develop"), "action:develop")


@rule("PW-6.1.6", "PW-8.1.3", "PW-5.1.4")
def test_one_criminal_sends_the_monk() -> None:
    """Two spaces of Commission are covered, the third is filled by the criminal; faith 1 + 1 reaches the flag 2."""
    before, after = me(table_before("commission")), me(done("commission"))
    assert 2 == sum(before["actions"]["commission"]["covered"])
    assert before["workers"]["criminal"] - 1 == after["workers"]["criminal"]
    assert (1, 2) == (before["track"]["faith"], before["attributes"]["faith"])
    assert (0, 2) == (before["silver"], after["silver"])
    assert before["track"]["influence"] + 1 == after["track"]["influence"]


@rule("PW-8.2.4", "PW-6.2.8", "PW-13.4")
def test_what_else_round_6_brings() -> None:
    """A wall with Strength; the Abbot for a Debt, for want of 3 Silver; three workers kept of five."""
    assert me(table_before("fortify"))["track"]["strength"] + 1 == me(done("fortify"))["track"]["strength"]
    assert ("price-debt", 1) == price(table_before("dismiss", 2), "townsfolk:abbot_a")
    before, after = me(table_before("dismiss", 2)), me(done("dismiss"))
    assert before["unpaid"] + 1 == after["unpaid"]
    assert before["workers"]["cleric"] + 1 == after["workers"]["cleric"]
    assert before["workers"]["labourer"] + 1 == after["workers"]["labourer"]
    assert (5, 3) == tuple(sum(me(s)["workers"].values()) for s in (table_before("pass"), done("pass")))


@rule("PW-11.1.4", "PW-11.4.4", "PW-11.4.6")
def test_the_last_silver_of_the_tax_brings_the_inquisition() -> None:
    """Only 1 is left; the learner has 4 Suspicion against 3, gains a Debt and keeps 2."""
    s = table_before("inquisition")
    assert 1 == seen(s)["tax"]
    assert 3 == len(seen(s)["players"][1]["suspicion"])
    assert {"inquisition-begins", "inquisition-debt"} <= set(told("inquisition"))
    assert me(s)["unpaid"] + 1 == me(done("inquisition"))["unpaid"]
    assert (3, 2) == (len(me(s)["suspicion"]), len(me(done("inquisition"))["suspicion"]))


@rule("PW-8.4.6", "PW-8.4.8", "PW-8.5.3", "PW-8.6.2")
def test_the_debts_and_the_outsiders() -> None:
    """Absolve for 1 Silver pays a Debt; 5 Strength against 7 costs 1 Silver; faith 5 reaches the flag 4."""
    assert ("price-silver", 1) == price(table_before("absolve"), "action:absolve")
    assert {"debt-paid", "suspicion-removed", "attribute-raised"} <= set(told("absolve"))
    assert 5 == me(table_before("attack"))["attributes"]["strength"]
    assert ("price-silver", 1) == price(table_before("attack", 2), "outsider:saracen_vigilante")
    assert {"attribute-raised", "debt-destroyed", "worker-gained"} <= set(told("attack"))
    assert 5 == me(table_before("convert"))["attributes"]["faith"]
    assert 2 == seen(table_before("convert"))["outsiders"].index("viking_mercenary")


@rule("PW-9.1.1", "PW-15.1.2", "PW-15.1.10")
def test_the_end_shows_where_points_come_from() -> None:
    """The fifth Convert fulfils an Order; two unpaid Debts cost 6; the learner wins."""
    assert (4, 5) == tuple(me(s)["actions"]["convert"]["taken"] for s in (table_before("convert"), done("convert")))
    s = table_at(len(lesson().script))
    assert () == play.asked(s)
    mine, other = sorted(GAME.standings(s), key=lambda one: one.seat != lesson().seat)
    assert [(True, 19), (False, 15)] == [(one.won, one.score) for one in (mine, other)]
    lines = {line.message: line.points for line in mine.lines}
    assert (4, 6, 6, -6) == tuple(
        lines[f"score-{name}"] for name in ("orders", "strength", "influence", "unpaid-debts")
    )


def test_most_actions_are_taken() -> None:
    """Eight of the twelve, each once; the others are like them."""
    taken = [
        token.partition(":")[2]
        for step in lesson().steps
        for move in step.moves
        for token in move.tokens[:1]
        if move.seat == lesson().seat and token.startswith("action:")
    ]
    assert ["develop", "commission", "fortify", "recruit", "conspire", "absolve", "attack", "convert"] == taken
