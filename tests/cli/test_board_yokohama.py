"""The table of Yokohama in the terminal: all that a seat may see, and what the choices do not say themselves."""

import io
import re
from functools import cache

import pytest
from rich.console import Console

from caravanserai.cli.boards.yokohama import draw, hint
from caravanserai.cli.saves import Player
from caravanserai.cli.voice import Voice
from caravanserai.core.game import View, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.games.yokohama import GAME
from tests.languages import LANGUAGES

NAMES = ["Lisa", "Ayşe", "Rafał", "Bo"]
MOVES = 300
WIDTH = 200


@cache
def midway(seats: int) -> View:
    """What the first seat sees after a while; options bring everything that lies on the table."""
    s = start(GAME, seats, key=5, mini_1=True, mini_2=True)
    for n in range(MOVES):
        if asked(s):
            options = legal(s)
            apply(s, options[n * n % len(options)])
    return GAME.show(s, 0)


def voice(language: str, seats: int) -> Voice:
    return Voice(GAME, language, [Player(kind="human", name=name) for name in NAMES[:seats]])


def drawn(view: View, language: str, seat: int = 0) -> str:
    shown = io.StringIO()
    console = Console(file=shown, width=WIDTH, color_system=None)
    console.print(draw(view, voice(language, len(view["players"])), seat))
    return shown.getvalue()


def flat(text: str) -> str:
    """Without line breaks, and all spaces alike."""
    return " ".join(text.split())


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_named(seats: int, language: str) -> None:
    """Areas, orders in the ports and technologies, in words and not by id."""
    view, speaker = midway(seats), voice(language, seats).speaker
    shown = flat(drawn(view, language))
    assert not [word for word in ("board-", "area-", "technology-", "_", "{") if word in shown]
    names = [speaker.component("area", area["id"]) for area in view["areas"]]
    names += [speaker.component("order", order) for orders in view["ports"].values() for order in orders if order]
    cards = [card["technology"] for cards in view["laboratories"].values() for card in cards]
    names += [speaker.component("technology", card) for card in cards if card]
    assert [] == [name for name in names if flat(name) not in shown]


def test_the_areas_lie_as_a_pyramid() -> None:
    """Four rows, each with an area less than the one before."""
    lines = drawn(midway(4), "en").splitlines()
    tops = [line for line in lines if "┌" in line]
    assert [6, 5, 4, 3] == [line.count("┌") for line in tops[:4]]


def test_pieces_stand_beside_the_name_of_their_owner() -> None:
    """Colour alone does not tell players apart."""
    view = midway(3)
    area = next(area for area in view["areas"] if max(area["assistants"]) > 0)
    seat = area["assistants"].index(max(area["assistants"]))
    pieces = "●" * area["assistants"][seat]
    assert re.search(f"{NAMES[seat]} ♚?{pieces}", drawn(view, "en"))


def test_orders_of_others_are_not_shown() -> None:
    """One sees the own ones; somebody who only watches sees none."""
    s = start(GAME, 3, key=5)
    speaker = voice("en", 3).speaker
    mine, theirs = (
        [speaker.component("order", order) for order in GAME.show(s, seat)["players"][seat]["dealt"]] for seat in (0, 1)
    )
    shown, watched = drawn(GAME.show(s, 0), "en"), drawn(GAME.show(s, -1), "en", seat=-1)
    assert all(order in shown for order in mine)
    assert not any(order in shown for order in theirs)
    assert not any(order in watched for order in (*mine, *theirs))


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("fees:seat_2+canal", "Ayşe"),
        ("fees:seat_1+seat_3", "Lisa, Rafał"),
        ("fees:none", ""),
        ("use:spinning_mill", "Once a turn: pay 1 silk for 2 yen."),
        ("piece:assistant", "free"),
        ("piece:shop", "2 yen"),
        ("good:tea", ""),
    ],
)
def test_hints(token: str, expected: str) -> None:
    """Who is paid, what a technology does, what a piece costs."""
    assert expected == hint(midway(3), voice("en", 3), token, 0, "")


def test_the_hint_of_a_trading_house_is_its_price_now() -> None:
    """By how many have left the warehouse."""
    view = GAME.show(start(GAME, 2, key=1), 0)
    for left, price in zip((4, 3, 2, 1), GAME.box.data["recruit_costs"]["trading_house"], strict=True):
        view["players"][0]["store_houses"] = left
        assert f"{price} yen" == hint(view, voice("en", 2), "piece:trading_house", 0, "")


def test_the_hint_of_an_area_is_the_own_power() -> None:
    view = midway(4)
    for area in view["areas"]:
        power = area["powers"][0]
        assert (f"{power} power" if power else "") == hint(view, voice("en", 4), f"area:{area['id']}", 0, "")
