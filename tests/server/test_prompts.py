"""What a question tells besides its choices: what they cost and bring, and its own words."""

from typing import Any

import pytest

from caravanserai import games
from caravanserai.core import play
from caravanserai.core.game import Game, start
from caravanserai.tables.bundles import bundles_of, is_composed
from caravanserai.tables.questions import leave_out_what_comes_anyway, question_of
from tests.server.house import Luck

DECISIONS = 150
GAMES = sorted(games())


def asked_on(game: Game[Any], seed: int, most: int = DECISIONS) -> Any:
    """The questions of a game played at random, each with its table and seat."""
    s, luck = start(game, max(2, game.seats.start), bytes([seed] * 32)), Luck(seed)
    for _ in range(most):
        asked = play.asked(s)
        if not asked:
            return
        yield s, asked[0]
        tokens = [game.space.token(code) for code in play.legal(s, asked[0])]
        play.apply(s, luck.choice(tokens), asked[0])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_choice_changes_is_what_it_changes(name: str) -> None:
    """Where something is said, the seat has just that more or less when it is taken, and nothing is revealed."""
    game = games()[name]
    assert game.holdings is not None
    told = 0
    for s, seat in asked_on(game, 1):
        before = game.holdings(s, seat)
        question = question_of(game, s, seat)
        for choice in question["choices"]:
            if "changes" not in choice:
                continue
            told += 1
            after = play.outcome(s, game.space.code(choice["token"]), seat, game.flow)
            assert after is not None, "something is revealed"
            now = game.holdings(after, seat)
            real = {noun: now[noun] - before[noun] for noun in now if now[noun] != before[noun]}
            anyway = {noun: n - choice["changes"].get(noun, 0) for noun, n in real.items()}
            assert choice["changes"].keys() <= real.keys()
            assert all(n >= 0 for n in anyway.values())
            if "answer:skip" not in [one["token"] for one in question["choices"]]:
                assert real == choice["changes"]
    assert told > 20


def test_a_new_day_is_no_gain_of_who_ends_the_old_one() -> None:
    """The servants and points of the Night come by themselves: to leave a place brings nothing."""
    game = games()["gugong"]
    assert game.holdings is not None
    ends = 0
    for seed in range(8):
        for s, seat in asked_on(game, seed):
            code = game.space.code("answer:skip")
            if code not in play.legal(s, seat) or "flow" in type(play.question(s, seat)).__module__:
                continue
            whole = play.outcome(s, code, seat)
            short = play.outcome(s, code, seat, game.flow)
            if whole is None or game.holdings(whole, seat) == game.holdings(s, seat):
                continue
            ends += 1
            assert short is not None
            assert game.holdings(s, seat) == game.holdings(short, seat)
            told = {one["token"]: one.get("changes", {}) for one in question_of(game, s, seat)["choices"]}
            assert {} == told["answer:skip"]
    assert ends > 0


def test_a_part_of_a_price_is_not_told() -> None:
    """The pepper of a trade whose camels may be paid in jade, which is asked next, is not shown as if it were all."""
    game = games()["marcopolo2"]
    assert game.holdings is not None
    parts = 0
    for seed in range(6):
        for s, seat in asked_on(game, seed):
            if is_composed(game, s, seat):
                continue
            for choice in question_of(game, s, seat)["choices"]:
                after = None if "rule" in choice else play.outcome(s, game.space.code(choice["token"]), seat, game.flow)
                if after is None or not is_composed(game, after, seat):
                    continue
                before, now = game.holdings(s, seat), game.holdings(after, seat)
                if any(now[noun] < before[noun] for noun in before):
                    parts += 1
                    assert "changes" not in choice
    assert parts > 0


def test_what_comes_anyway_is_said_of_no_choice() -> None:
    """Assistants that come home whatever is chosen are no gain of declining; what only stopping brings is."""
    choices: list[Any] = [
        {"token": "answer:skip", "changes": {"assistant": 3}},
        {"token": "answer:yes", "changes": {"assistant": 3, "yen": 2}},
    ]
    leave_out_what_comes_anyway(choices)
    assert [{}, {"yen": 2}] == [one["changes"] for one in choices]
    stopping: list[Any] = [{"token": "answer:skip", "changes": {"coin": 2}}, {"token": "location:pagan", "changes": {}}]
    leave_out_what_comes_anyway(stopping)
    assert [{"coin": 2}, {}] == [one["changes"] for one in stopping]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_depends_on_what_the_seat_knows(name: str) -> None:
    """Whatever lies hidden, the question reads the same: costs and gains tell nothing else."""
    game = games()[name]
    for n, (s, seat) in enumerate(asked_on(game, 2)):
        if n % 5:
            continue
        told = question_of(game, s, seat)
        for key in range(2):
            assert told == question_of(game, game.imagine(s, seat, key), seat)


@pytest.mark.parametrize("name", ["marcopolo2", "yokohama"])
def test_a_bundle_comes_to_what_it_says(name: str) -> None:
    """Its answers, one after the other, are open and lead to just these changes; no sum is told twice."""
    game = games()[name]
    assert game.holdings is not None
    seen = 0
    for seed in range(8):
        for s, seat in asked_on(game, seed, 600):
            bundles = bundles_of(game, s, seat)
            sums = [tuple(sorted(one["changes"].items())) for one in bundles]
            assert len(set(sums)) == len(sums)
            for one in bundles:
                seen += len(one["tokens"]) > 1
                after, before = s.clone(), game.holdings(s, seat)
                for token in one["tokens"][:-1]:
                    play.apply(after, token, seat)
                last = play.outcome(after, game.space.code(one["tokens"][-1]), seat, game.flow)
                assert last is not None
                now = game.holdings(last, seat)
                assert {noun: now[noun] - before[noun] for noun in now if now[noun] != before[noun]} == one["changes"]
    assert seen > 0


# What a question says of what the seat has, by the argument that says it and the noun of its holdings.
HAVING = {
    "gugong": {
        "GreatWall": {"have": "servant"},
        "Travel": {"have": "servant"},
        "BuyJade": {"have": "servant", "jade": "jade"},
        "Intrigue": {"have": "servant", "step": "intrigue"},
        "Palace": {"have": "servant"},
        "TakeDecree": {"have": "servant"},
        "GrandCanal": {"have": "servant"},
    },
    "paladins": {"RecruitWhom": {"silver": "silver"}, "AttackWhom": {"silver": "silver"}},
    "yokohama": {
        "CustomsSpace": {"have": "import"},
        "Recruit": {"yen": "yen"},
        "TakeTechnology": {"imports": "import", "yen": "yen"},
        "MovePresident": {"yen": "yen"},
    },
}


@pytest.mark.parametrize("name", sorted(HAVING))
def test_a_question_tells_what_there_is_to_pay_with(name: str) -> None:
    """Beside the choices stands what the seat has of what they cost."""
    game, wanted = games()[name], HAVING[name]
    assert game.holdings is not None
    seen = set()
    for seed in range(3):
        for s, seat in asked_on(game, seed, 400):
            question = question_of(game, s, seat)
            if question["step"] in wanted:
                seen.add(question["step"])
                held = game.holdings(s, seat)
                said = question["said"]["args"]
                for argument, noun in wanted[question["step"]].items():
                    assert held[noun] == said[argument]
    assert set(wanted) == seen
