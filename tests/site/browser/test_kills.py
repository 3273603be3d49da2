"""Pages that are killed at any point lose nothing that was shown."""

import random
from dataclasses import replace
from typing import Final

import pytest

from caravanserai.core.game import games
from tests.site.browser.kills import OwnBrowser, Shown, again, lost, point_reached, shown_when_the_engine_stopped
from tests.site.browser.visitor import Visitor, visit

SERIES: Final = 5
KILLS: Final = 10  # in each of them
SESSIONS: Final = 3  # of a table, before there is another
MOST_POINTS: Final = {"page": 60, "writing": 80, "written": 25}  # messages, rows, transactions after the opening
COMPANY: Final = (("here", "here"), ("me", "apprentice"))
EVERY: Final = 5  # time it is the whole browser that ends


def died(own: OwnBrowser, visitor: Visitor, when: str, points: int, seed: int, is_whole: bool) -> Shown:
    """Play, until it stops at that point and ends for ever; what was shown until then."""
    if when == "page":
        shown = point_reached(visitor, points, seed)
    else:
        shown = shown_when_the_engine_stopped(visitor, points, when, seed)
    own.kill() if is_whole else own.kill_pages()
    return shown


@pytest.mark.long
@pytest.mark.parametrize("series", range(SERIES))
def test_kills_lose_nothing_that_was_shown(mortal: OwnBrowser, series: int) -> None:
    """In the page, while the engine writes, and when it has written; the page alone, or the whole browser."""
    dice = random.Random(series)  # noqa: S311 (where somebody is killed)
    visitor = visit(mortal.context, mortal.host)
    visitor.open()
    visitor.take_a_name("Ayşe")
    visitor.kept()
    missing: list[str] = []
    counted = dict.fromkeys([*MOST_POINTS, "browser", "came to be"], 0)
    for n in range(KILLS):
        if n % SESSIONS == 0:
            visitor.deal(f"kill {series} {n}")
            game = sorted(games())[(series + n // SESSIONS) % len(games())]
            visitor.go_to(visitor.sit(*COMPANY[n // SESSIONS % len(COMPANY)], game=game))
        when = dice.choice(sorted(MOST_POINTS))
        points, is_whole = dice.randint(1, MOST_POINTS[when]), n % EVERY == EVERY - 1
        print(f"kill {n}: {when} {points}", "browser" if is_whole else "page", flush=True)
        before = died(mortal, visitor, when, points, n + 1, is_whole)
        visitor = visit(mortal.context, mortal.host)
        visitor.open(before.table)
        visitor.page.locator(".prompt, .curtain").first.wait_for()
        visitor.settle()
        after = again(visitor, before)
        if why := lost(before, after):
            missing.append(f"kill {n}, {when} {points}: {why}: {replace(before, events=[])}")
        counted[when] += 1
        counted["browser"] += is_whole
        counted["came to be"] += after.v > before.v
    print(f"{KILLS} kills, {len(missing)} lost; {counted}")
    assert [] == missing
