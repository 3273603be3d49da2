"""What `import caravanserai` gives: it says what it promises, compiled too, and shows nothing that is hidden."""

import inspect
import pydoc
from functools import reduce
from pathlib import Path
from types import ModuleType

import pytest

import caravanserai as c
from caravanserai.core import bits, play, rng, space, state, step
from tests.kit.games import every_game
from tools.docstrings import docstrings

SOURCES = Path(__file__).parents[1] / "src"
COMPILED = (bits, play, rng, space, state, step)


@pytest.mark.parametrize("name", [name for name in c.__all__ if name not in ("NOBODY", "games")])
def test_everything_public_can_be_asked_for_help(name: str) -> None:
    """A sentence, beside the signature."""
    said = inspect.getdoc(getattr(c, name)) or ""
    assert " " in said, name
    assert said.splitlines()[0] in pydoc.plain(pydoc.render_doc(getattr(c, name)))


@pytest.mark.parametrize("module", COMPILED, ids=lambda module: module.__name__)
def test_compiled_modules_say_what_their_sources_say(module: ModuleType) -> None:
    """The module, its functions, its classes and their methods."""
    file = SOURCES.joinpath(*module.__name__.split(".")).with_suffix(".py")
    said = docstrings(SOURCES, [file])
    for name, text in said.items():
        where = name.removeprefix(module.__name__).split(".")[1:]
        if where and where[-1].startswith("__"):
            continue  # what Python itself calls has Python's own words
        assert text == inspect.cleandoc(reduce(getattr, where, module).__doc__ or ""), name
    assert len(said) > 5


def test_what_is_not_allowed_is_said_in_a_sentence() -> None:
    """The choice, why not, and the rule; the refusal itself says the same."""
    s = c.start(c.games()["gugong"], 3, key=7)
    for choice in ("gift:set1_2", "place:jade", "payment:servants", "option:b", "count:2"):
        c.apply(s, choice)
    with pytest.raises(c.Illegal) as caught:
        c.apply(s, "house:1")
    refusal = caught.value.refusal
    assert "house:1: This needs 3 servants in your pool. (GG-5.4.6)" == str(caught.value)
    assert str(caught.value) == f"house:1: {refusal}"
    assert "Refusal('GG-5.4.6', 'refuse-too-few-servants', 3)" == repr(refusal)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_a_table_in_a_debugger_shows_nothing_hidden(game: c.Game[c.State]) -> None:
    """Game, seats, decisions taken and who is asked: the same of every table that a seat cannot tell from this one."""
    s = c.start(game, 2, key=5)
    for n in range(15):
        assert f"{n} decisions taken" in repr(s)
        assert type(s).__name__ in repr(s)
        assert "2 seats" in repr(s)
        seats = ", ".join(map(str, c.asked(s)))
        assert f" asks seat{'s' if len(c.asked(s)) > 1 else ''} {seats}>" in repr(s)
        for seat in range(2):
            assert repr(s) == repr(game.imagine(s, seat, n + 1))
        c.apply(s, c.tokens(s)[n % len(c.legal(s))])
    c.playout(s, 3)
    assert "nobody is asked" in repr(s)


def test_a_seat_in_a_debugger() -> None:
    """What a bot is given says where it sits."""
    gugong = c.games()["gugong"]
    seat = c.SeatView(gugong, c.start(gugong, 3, key=7), 0)
    assert "<SeatView: gugong, seat 0, decision 0, 4 choices>" == repr(seat)


def test_a_box_in_a_debugger() -> None:
    """Which one it is, in a line, and not all that is in it."""
    box = c.games()["gugong"].box
    shown = f"Box(id='gugong', prefix='GG', file={box.file!r}, digest={box.digest!r}, is_corrected=False)"
    assert shown == repr(box)


def test_a_number_of_seats_in_quotes_is_no_number() -> None:
    with pytest.raises(c.BadOption, match="seats: '2' is not among 1–5"):
        c.start(c.games()["gugong"], "2")  # type: ignore[arg-type]


def test_the_games_are_found_again_and_again() -> None:
    """The package of the games and the function that finds them share a name, and both work."""
    import caravanserai.games.gugong as gugong  # noqa: PLC0415, PLR0402

    assert c.games()["gugong"] is gugong.GAME
    assert c.games()["gugong"] is c.games.gugong.GAME  # type: ignore[attr-defined]
