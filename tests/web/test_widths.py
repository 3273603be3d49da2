"""Every width: in all languages nothing is too small, cut, covered or out of reach, from a phone to a large screen."""

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from caravanserai.core.game import games
from tests.languages import LANGUAGES
from tests.web.conftest import DESKTOP, Visit
from tests.web.guests import LONGEST_GAME, Guest, games_of
from tests.web.inn import Inn

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SMALLEST: Final = 11  # pixels
SIZES: Final = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 768), (1920, 1080))
MORE_SIZES: Final = ((360, 640), (683, 384), (820, 1180), (1200, 800), (1366, 650), (2560, 1440))
# After so many own decisions: as it begins, while all is still open, in the midst, and near the end.
MOMENTS: Final = {
    "gugong": (0, 9, 26, 44),
    "paladins": (0, 10, 30, 55),
    "marcopolo2": (0, 12, 35, 60),
    "yokohama": (0, 12, 40, 75),
}
OTHERS: Final = ("random", "random", "random")
# The parts of a phone's board; one is seen at a time.
PARTS: Final = ":is(.board [role=tab], .board nav button)"

Size = tuple[int, int]


def moments(guest: Guest, inn: Inn, game: str) -> Iterator[int]:
    """A game of four, opened at its four moments, always the same."""
    inn.deal("widths")
    guest.go_to(guest.sit_at("Ada", "me", *OTHERS, game=game))
    guest.wait_until_asked()
    decided = 0
    for moment in MOMENTS[game]:
        if moment:
            with guest.away():
                for _ in range(LONGEST_GAME):
                    state = guest.state()
                    assert not state["over"], "the game ended before"
                    if state["ask"] and decided >= moment:
                        break
                    decided += guest.answer(state)
            guest.wait_until_asked()
        yield moment


def resize(guest: Guest, size: Size) -> None:
    """Give the window another size, and wait until all has followed."""
    guest.resize(size)
    guest.settle()


def speak(guest: Guest, language: str) -> None:
    """Switch the language, where the header has room for the switch."""
    resize(guest, DESKTOP)
    if guest.page.locator("html").get_attribute("lang") != language:
        guest.page.locator(".top .language").select_option(language)
        guest.settle()


def faults(guest: Guest, where: str) -> list[str]:
    """What cannot be read or reached on the page as it is."""
    guest.settle()
    found = guest.page.evaluate(MEASURE, {"smallest": SMALLEST})
    assert found["texts"] > 0
    return [f"{where}: {fault}" for fault in found["faults"]]


def measured(guest: Guest, when: str, views: Iterable[tuple[str, Size]], with_parts: bool = False) -> list[str]:
    """The faults of the page at several sizes in several languages; on request in each part of a phone's board."""
    found: list[str] = []
    spoken = ""
    for language, (width, height) in sorted(views):
        if language != spoken:
            speak(guest, language)
            spoken = language
        resize(guest, (width, height))
        where = f"{when}, {language}, {width}x{height}"
        found += faults(guest, where)
        for n in range(guest.page.locator(PARTS).count() if with_parts else 0):
            guest.page.locator(PARTS).nth(n).click()
            found += faults(guest, f"{where}, part {n}")
    return found


def test_what_cannot_be_read_or_reached_is_noticed(guest: Guest) -> None:
    """The measure itself: words made small, cut, laid over others, and a button moved out or covered."""
    guest.go_to(guest.sit_at("Ada", "me", "random"))
    guest.wait_until_asked()
    assert [] == faults(guest, "as it is")
    guest.page.evaluate(
        """() => {
            const made = (style, words, kind = "p") => {
                const one = document.createElement(kind);
                one.style.cssText = `position: fixed; z-index: 99; margin: 0; ${style}`;
                one.textContent = words;
                document.body.append(one);
                return one;
            };
            made("left: 300px; top: 300px; font-size: 9px", "tiny");
            made("left: 400px; top: 300px; width: 20px; overflow: hidden; white-space: nowrap", "shortened");
            made("left: 700px; top: 300px; width: 20px; overflow-wrap: anywhere", "halved");
            made("left: 500px; top: 300px", "under");
            made("left: 504px; top: 302px", "over");
            made("left: -30px; top: 400px", "beyond", "button");
            made("left: 600px; top: 400px", "hidden", "button");
            made("left: 590px; top: 390px; width: 200px; height: 80px; background: red", "");
            const long = made("left: 300px; top: 450px; height: 20px; overflow: auto", "one two", "div");
            long.append(made("height: 200px", "three", "p"));
            long.lastChild.style.position = "static";
            document.querySelector(".prompt").append(long);
        }"""
    )
    kinds = {fault.split(": ")[1] + " " + fault.split('"')[1] for fault in faults(guest, "spoilt")}
    assert {
        "small tiny",
        "cut shortened",
        "broken halved",
        "overlap under",
        "cut beyond",
        "out of sight beyond",
        "covered hidden",
        "unsaid one twothree",
    } <= kinds


def test_names_of_bots_stay_whole_on_half_a_small_phone(visit: Visit, inn: Inn) -> None:
    """Three levels beside each other, in all languages."""
    guest = visit(size=DESKTOP)
    inn.hold_bots()
    guest.go_to(guest.sit_at("Ada", "me", "apprentice", "merchant", "trader"))
    found = measured(guest, "names", [(language, (683, 384)) for language in LANGUAGES])
    assert [] == [fault for fault in found if "broken" in fault]


def test_names_of_a_phones_parts_stay_whole_beside_how_much_can_be_chosen_there(visit: Visit, inn: Inn) -> None:
    """Four parts, three of them with a number, in all languages: a long name takes the room of a short one."""
    guest = visit(size=DESKTOP)
    inn.deal("widths")
    guest.sit_with_bots("marcopolo2")
    guest.decide_until(lambda state: bool(state["ask"]["step"] == "TakeTurn"))
    found = measured(guest, "parts", [(language, (390, 844)) for language in LANGUAGES])
    assert [] == found
    expect(guest.page.locator(".board [role=tab] em")).to_have_count(3)


# Upper and lower edges, from the top of the page on.
EDGES: Final = """() => [".main", ".strip", ".dock", "[role=tab]"].flatMap((part) => {
    const { top, bottom } = document.querySelector(`.frame ${part}`).getBoundingClientRect();
    return [top, bottom];
})"""


@pytest.mark.parametrize("game", games())
def test_on_an_upright_tablet_tabs_lie_below_the_own_things(visit: Visit, inn: Inn, game: str) -> None:
    """The board is always seen; below it question, own things, tabs. The log is one of them, and moves nothing."""
    guest = visit(size=(768, 1024))
    inn.deal("widths")
    inn.hold_bots()
    guest.go_to(guest.sit_at("Ada", "me", *OTHERS, game=game))
    guest.settle()
    edges = guest.page.evaluate(EDGES)
    assert sorted(edges) == pytest.approx(edges, abs=1)
    assert [] == faults(guest, f"{game} on a tablet")
    guest.page.locator("#tab-log").click()
    expect(guest.page.locator("#part-log").get_by_role("log")).to_be_visible()
    assert edges == guest.page.evaluate(EDGES)


@pytest.mark.slow
@pytest.mark.parametrize("game", games_of("gugong", "yokohama"))
def test_everything_can_be_read_at_every_width(visit: Visit, inn: Inn, game: str) -> None:
    """At every other moment, each size in one of two languages: to switch takes longer than to measure.

    Two games have the first and third of the four moments, two the others; the long test has all.
    """
    guest = visit(size=DESKTOP)
    found: list[str] = []
    for n, moment in enumerate(moments(guest, inn, game)):
        turn = n + sorted(games()).index(game)
        if turn % 2:
            continue
        spoken = [LANGUAGES[(turn + k) % len(LANGUAGES)] for k in (0, 2)]
        views = [(spoken[(k + turn) % len(spoken)], size) for k, size in enumerate(SIZES)]
        found += measured(guest, f"{game} at {moment}", views)
    assert [] == found


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_everything_can_be_read_at_every_width_in_every_language(visit: Visit, inn: Inn, game: str) -> None:
    """The same with all languages at all sizes, more sizes, and each part of a phone's board."""
    guest = visit(size=DESKTOP)
    found: list[str] = []
    for moment in moments(guest, inn, game):
        views = product(LANGUAGES, SIZES + MORE_SIZES)
        found += measured(guest, f"{game} at {moment}", views, with_parts=True)
    assert [] == found
