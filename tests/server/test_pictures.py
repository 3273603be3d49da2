"""Pictures that a game brings."""

from pathlib import Path

import pytest

from caravanserai.core.game import games
from caravanserai.speech.grammar import grammar
from caravanserai.speech.pictures import pictures
from caravanserai.tables import library
from caravanserai.tables.problem import Problem

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gùgōng, with a picture of a place."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / "place-canal.svg").write_text(DRAWING, encoding="utf-8")
    (folder / "notes.txt").write_text("no picture", encoding="utf-8")
    monkeypatch.setattr("caravanserai.speech.pictures.files", lambda _: tmp_path)


@pytest.mark.usefixtures("drawn")
def test_pictures_are_told_and_served() -> None:
    """The page learns which there are along with the words, and asks for each by the name of its component."""
    assert grammar(games()["gugong"])["pictures"] == ["place-canal"]
    assert library.picture("gugong", "place-canal") == DRAWING.encode()


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("component", ["place-wall", "notes", "../pictures/place-canal", ""])
def test_what_is_no_picture_is_not_served(component: str) -> None:
    with pytest.raises(Problem, match="no picture"):
        library.picture("gugong", component)


def test_a_game_need_not_have_any() -> None:
    assert {} == pictures("caravanserai.games.gugong")
