"""What an owner of a paper game corrects is drawn as corrected, on the boards of all four games."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.guests import Guest
from tests.web.inn import Inn

CORRECTIONS: Final = {
    "gugong": """
        [[gift_cards]]
        id = "board_3"
        value = 8
        effects = { servant = 3, vp = 4 }

        [great_wall]
        winner = { vp = 5, envoy = 2 }
    """,
    "marcopolo2": """
        [[routes]]
        id = "beijing__xanadu"
        ends = ["beijing", "xanadu"]
        cost = { coin = 7 }

        [[action_spaces]]
        id = "guild_seals"
        min_value = 2
    """,
    "paladins": """
        [[actions]]
        id = "attack"
        silver_per_two_missing_strength = 3

        [[regions]]
        id = "region_1"
        faith = 4
    """,
    "yokohama": """
        [church_board]
        end_bonus_first = 9

        [[church_board.spaces]]
        id = "church_1"
        faith = 5
        effects = { vp = 7 }
    """,
}
# Where to look, and what is printed there.
DRAWN: Final = {
    "gugong": {'[data-piece="gift:board_3"]': ["8", "+3", "4"], '[id="place:wall"]': ["5", "+2"]},
    "marcopolo2": {".pill": ["7"], '[id="space:guild_seals"]': ["2+"]},
    "paladins": {'[id="action:attack"]': ["−3"], ".region-1 ~ g": ["4"]},
    "yokohama": {'[aria-label="Church"]': ["9"], '[id="space:church_1"]': ["5", "7"]},
}


@pytest.fixture
def inn(browser: Browser, tmp_path: Path) -> Iterator[Inn]:
    """A server of somebody who owns the games."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for game, correction in CORRECTIONS.items():
        (folder / f"{game}.toml").write_text(correction, encoding="utf-8")
    with Inn(tmp_path / "inn", folder) as found:
        yield found


def test_corrections_are_drawn(inn: Inn, guest: Guest) -> None:
    """A gift's value and what it brings, a route's price, what an attack costs, a space of the church."""
    inn.hold_bots()  # all lies as it was dealt
    for game, places in DRAWN.items():
        guest.go_to(guest.sit_at("Ada", "me", "random", game=game))
        for where, printed in places.items():
            texts = guest.page.locator(where).first.locator("text").all_text_contents()
            assert set(printed) <= {text.strip() for text in texts}, (game, where, texts)


def test_a_page_left_open_follows_the_corrections(inn: Inn, guest: Guest) -> None:
    """The server comes back with the components as shipped: the page draws these, without being loaded anew."""
    inn.hold_bots()
    guest.go_to(guest.sit_at("Ada", "me", "random", game="gugong"))
    prize = guest.page.locator('[id="place:wall"] .on-star')
    expect(prize).to_have_text("5")
    guest.page.evaluate("window.stays = true")

    inn.kill()
    inn.corrections = None
    inn.open()
    expect(prize).to_have_text("3")
    assert guest.page.evaluate("window.stays")
