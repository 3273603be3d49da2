"""What is pinned of a game, and whether more was done than adding to it."""

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import Game, games, start
from caravanserai.core.lesson import DEALT
from caravanserai.core.wire import digest
from tools.pin import dealt, impossible, note, pin, raised
from tools.pinned import Changes, Refused, Room, of_components, of_order, of_space, room_of

GUGONG = games()["gugong"]
FOLDER = GUGONG.box.folder
TAUGHT = [pytest.param(game, id=game.id) for game in games().values() if game.lesson is not None]
LAST = GUGONG.box.order.rows["decrees"][-1]  # the row that main is said not to have yet


@dataclass
class Main(Room):
    """A room of which main has other texts than lie here: by file, what stands there and what stood there."""

    texts: dict[str, tuple[str, str]]

    def before(self, path: Path) -> str | None:
        text = path.read_text(encoding="utf-8")
        here, there = self.texts.get(path.name, ("", ""))
        assert here in text
        return text.replace(here, there, 1)


def decree(name: str) -> str:
    """The whole row of a decree, as it stands in the file."""
    text = (FOLDER / "components.toml").read_text(encoding="utf-8")
    found = re.search(rf'^\[\[decrees\]\]\nid = "{name}"\n(?:[^\[\n].*\n)+', text, re.MULTILINE)
    assert found is not None
    return found[0]


def found(**texts: tuple[str, str]) -> Changes:
    """What differs of components, order and choices, where main has these texts otherwise."""
    names = {"components": "components.toml", "order": "order.toml", "space": f"space-{GUGONG.edition}.txt"}
    room, out = Main(GUGONG, "main", {names[name]: both for name, both in texts.items()}), Changes()
    for look in (of_components, of_order, of_space):
        look(room, out)
    return out


def test_where_nothing_was_done_nothing_is_found() -> None:
    assert Changes([], []) == found()


def test_a_row_that_main_does_not_have_was_added() -> None:
    """Its order and its choice as well: they come after those that were there."""
    pins = (f', "{LAST}"]', "]")
    assert Changes([f"decrees[{LAST}]"], []) == found(
        components=(decree(LAST), ""), order=pins, space=(f"decree:{LAST}\n", "")
    )


def test_a_value_that_is_another_is_more_than_adding() -> None:
    assert ["exchange: pay_servants: 3 → 2"] == found(components=("pay_servants = 2", "pay_servants = 3")).others


def test_what_was_moved_or_taken_away_is_more_than_adding() -> None:
    """Of the order of rows, of that of effects, and of the choices."""
    swapped = found(order=('"d1_intrigue", "d1_ship"', '"d1_ship", "d1_intrigue"'))
    assert ["order.toml: decrees: was moved or removed"] == swapped.others
    assert ["order.toml: effects: was moved or removed"] == found(
        order=("effects = [\n", 'effects = [\n  "gone[x].effects",\n')
    ).others
    assert ["choices: gift:gone is gone"] == found(space=("gift:board_1\n", "gift:board_1\ngift:gone\n")).others
    other = found(space=("gift:board_1\ngift:board_2\n", "gift:board_2\ngift:board_1\n"))
    assert ["choices: they stand in another order"] == other.others


def test_more_than_adding_is_refused_and_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the edition was raised by hand, and a line says why."""
    room = Main(GUGONG, "main", {"components.toml": ("pay_servants = 2", "pay_servants = 3")})
    before = {path: path.read_bytes() for path in (*FOLDER.glob("*.*"), *room.tests.glob("*/*"))}
    monkeypatch.setattr("tools.pin.room_of", lambda _name: room)
    monkeypatch.setattr("tools.pinned.lost_saves", lambda _room: [])
    with pytest.raises(Refused, match="exchange: pay_servants: 3 → 2"):
        pin("gugong")
    assert before == {path: path.read_bytes() for path in before}
    by_hand = Main(replace(GUGONG, edition=GUGONG.edition + 1), "main", room.texts)
    monkeypatch.setattr("tools.pin.room_of", lambda _name: by_hand)
    with pytest.raises(Refused, match=r"notes\.md: has no line that begins with 'Edition "):
        pin("gugong")


def test_an_edition_is_raised_once_and_its_line_follows(tmp_path: Path) -> None:
    """A second card in the same edition is told in the same line; a line by hand is left alone."""
    for name in ("__init__.py", "notes.md"):
        (tmp_path / name).write_text((FOLDER / name).read_text(encoding="utf-8"), encoding="utf-8")
    copied = replace(GUGONG, box=replace(GUGONG.box, folder=tmp_path))
    room = Main(copied, "main", {})
    assert GUGONG.edition + 1 == raised(room, ["decrees[x]"])
    assert f"    edition={GUGONG.edition + 1},\n" in (tmp_path / "__init__.py").read_text(encoding="utf-8")
    note(room, GUGONG.edition + 1, ["decrees[x]", "decrees[y]"])
    notes = (tmp_path / "notes.md").read_text(encoding="utf-8")
    assert notes.endswith(f"\n\nEdition {GUGONG.edition + 1}: adds decrees[x], decrees[y].\n")
    (tmp_path / "notes.md").write_text(notes.replace("adds", "brings"), encoding="utf-8")
    note(room, GUGONG.edition + 1, ["decrees[z]"])
    assert "decrees[z]" not in (tmp_path / "notes.md").read_text(encoding="utf-8")


def test_a_game_from_elsewhere_has_nothing_pinned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    elsewhere = replace(GUGONG, box=replace(GUGONG.box, folder=tmp_path))
    monkeypatch.setattr("tools.pinned.games", lambda: {"gugong": elsewhere})
    with pytest.raises(Refused, match="only games of this repository"):
        room_of("gugong")


def test_what_cannot_be_pinned_at_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game that nobody knows; and any, while an owner's corrections are in force."""
    with pytest.raises(Refused, match="chess: no such game; known: gugong, "):
        room_of("chess")
    monkeypatch.setenv("CARAVANSERAI_COMPONENTS", str(tmp_path))
    with pytest.raises(Refused, match="CARAVANSERAI_COMPONENTS is set"):
        room_of("gugong")


# The deal of a lesson


@pytest.mark.parametrize("game", TAUGHT)
def test_the_deal_of_a_lesson_is_kept(game: Game[Any]) -> None:
    """As its key deals it in the edition that the script was written for; the script is possible."""
    assert game.lesson is not None
    if game.lesson.dealt is not None and game.lesson.dealt.edition == game.edition:
        assert (game.box.folder / DEALT).read_text(encoding="utf-8") == dealt(game, game.lesson)
    assert game.lesson.dealt is not None
    assert game.lesson.dealt.key == game.lesson.key
    assert "" == impossible(game, game.lesson)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_later_edition_deals_the_lesson_as_it_was(game: Game[Any]) -> None:
    """Though its key would now deal something else, and tells the same; every other table is dealt as usual."""
    lesson = game.lesson
    assert lesson is not None

    def nothing_like_it(*_given: object) -> Any:
        raise AssertionError("dealt anew")

    now = start(game, lesson.seats, lesson.key, **lesson.options)
    later = replace(game, edition=game.edition + 1, deal=nothing_like_it)
    kept = start(later, lesson.seats, lesson.key, **lesson.options)
    assert digest(now) == digest(kept)
    assert [vars_of(event) for event in now.log or []] == [vars_of(event) for event in kept.log or []]
    for seats, key in ((lesson.seats, lesson.key + 1), (lesson.seats + 1, lesson.key)):
        with pytest.raises(AssertionError, match="dealt anew"):
            start(later, seats, key, **lesson.options)
    with pytest.raises(AssertionError, match="dealt anew"):
        start(later, lesson.seats, lesson.key, recorded=False, **lesson.options)


def vars_of(event: Any) -> list[int]:
    return [event.kind, *event.values(), event.decided]


def test_a_script_that_has_become_impossible_is_told_by_its_step() -> None:
    lesson = GUGONG.lesson
    assert lesson is not None
    step = lesson.steps[0]
    wrong = replace(step.moves[1], tokens=("place:nowhere",))
    other = replace(lesson, steps=(replace(step, moves=(step.moves[0], wrong)), *lesson.steps[1:]))
    assert f"{step.id}: {wrong.seat} place:nowhere" == impossible(GUGONG, other)
