"""Windows of two versions of a site, and corrections of a box: what the engine of a window says to them."""

import json
from typing import Any

from caravanserai.core.game import games
from caravanserai.site.cupboard import GAME, Writing
from caravanserai.site.store import is_beyond_us, moved_on
from tests.site.test_engine import asked, first_open, moved, played_on, run, seated
from tests.site.window import Window

HERE = {"kind": "here"}


async def written(window: Window, name: str, **values: Any) -> None:
    """Another window writes something about a table."""
    row = json.loads((await window.page.rows(GAME, name))[0])
    writing = Writing()
    writing.put(GAME, (name,), row | values | {"v": row["v"] + 1})
    await window.page.write(writing.text())


def test_a_table_that_another_window_has_brought_further_is_left_alone() -> None:
    """By a newer edition, or by other components that came after ours: the page is told to be loaded anew."""

    async def story(window: Window) -> None:
        game = games()["gugong"]
        name = await seated(window, "gugong", HERE)
        state = await asked(window, name)
        await moved(window, name, state, first_open(state))
        window.page.is_of_today = False
        for values in (
            {"edition": game.edition + 1},
            {"edition": game.edition, "box": "other", "left": [[game.edition, game.box.digest]]},
        ):
            await written(window, name, **values)
            before = await window.page.rows(GAME, name)
            order = {"seat": 0, "decided": 1, "key": "k", "token": "gift:none"}
            assert "newer-version" == await window.refused("GET", f"tables/{name}")
            assert "newer-version" == await window.refused("POST", f"tables/{name}/moves", order)
            assert before == await window.page.rows(GAME, name)
            assert [] == await window.engine.house.store.wanting_bots("one")

    run(story)


def test_a_table_of_a_newer_site_that_was_set_back_goes_on() -> None:
    """Whoever comes is given our version: it is brought to ours, and no window of the other one has it back."""

    async def story(window: Window) -> None:
        game = games()["gugong"]
        name = await seated(window, "gugong", HERE)
        await played_on(window, name, 2)
        newer = {"edition": game.edition + 1, "box": "newer", "left": [[game.edition, game.box.digest]]}
        await written(window, name, **newer, bot_turn=True)
        assert [name] == await window.engine.house.store.wanting_bots("one")
        state = await asked(window, name)
        assert (2, game.edition) == (state["decided"], state["table"]["edition"])
        assert "new-edition" == state["events"][-1]["kind"]
        await moved(window, name, state, first_open(state))
        row = json.loads((await window.page.rows(GAME, name))[0])
        assert (3, [[game.edition + 1, "newer"]]) == (row["decided"], row["left"])

    run(story)


def test_a_table_of_an_older_site_is_brought_to_ours_and_remembers_it() -> None:
    """It goes on, tells so, and knows what it has left."""

    async def story(window: Window) -> None:
        game = games()["gugong"]
        name = await seated(window, "gugong", HERE)
        await played_on(window, name, 2)
        await written(window, name, box="old")
        state = await window.ask("GET", f"tables/{name}?seat=0")
        assert (2, game.box.digest) == (state["decided"], state["table"]["box"])
        row = json.loads((await window.page.rows(GAME, name))[0])
        assert [[game.edition, "old"]] == row["left"]

    run(story)


def test_what_a_table_has_left_is_known_until_it_is_there_again() -> None:
    """A game that is over can be looked at by any window."""
    game = games()["gugong"]
    ours: Any = {"edition": game.edition, "box": game.box.digest}
    row: Any = {"game": "gugong", "status": "playing"} | ours
    assert not is_beyond_us(row)
    later: Any = moved_on(row, {"box": "b"})
    assert is_beyond_us(later)
    assert not is_beyond_us(later | {"status": "over"})
    assert not is_beyond_us(moved_on(later, ours))


def test_a_correction_is_read() -> None:
    """What differs by it, and what is wrong with it, with its line."""

    async def story(window: Window) -> None:
        path = "games/gugong/corrections/check"
        head = '[provenance]\ngift_cards = "public: my copy"\n[[gift_cards]]\nid = "board_3"\n'
        sound = await window.ask("POST", path, {"text": head + "value = 8\n"})
        assert [] == sound["faults"]
        assert ["value"] == [one["key"] for one in sound["differences"] if one["table"] == "gift_cards"]
        wrong = await window.ask("POST", path, {"text": head + "value = 99\n"})
        assert [5] == [one["line"] for one in wrong["faults"]]
        assert "no-such-game" == await window.refused("POST", "games/chess/corrections/check", {"text": ""})

    run(story)
