"""What is sent of a question."""

from caravanserai.core import play
from caravanserai.core.course import begun
from caravanserai.core.rng import key_from
from caravanserai.games.gugong import GAME
from caravanserai.kit.walk import Dice
from caravanserai.tables.seen import question_of


def test_what_may_be_chosen_at_any_time_is_marked() -> None:
    """By the rules themselves: in Gùgōng the exchange of travel tokens, beside whatever else is asked."""
    marked = {True: 0, False: 0}
    for seed in range(3):
        course, dice = begun(GAME, 3, key_from(seed), GAME.options(3, {})), Dice(seed)
        while (asked := play.asked(course.s)) and course.decided < 150:
            seat = int(asked[0])
            for choice in question_of(GAME, course.s, seat)["choices"]:
                is_trade = choice["token"].startswith("trade:")
                assert is_trade == choice.get("anytime", False)
                marked[is_trade] += 1
            options = play.legal(course.s, seat)
            course.accept(course.trial(seat, options[dice.below(len(options))], 0))
    assert min(marked.values()) > 50
