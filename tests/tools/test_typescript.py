"""The front end's types say what the Python says."""

import ast
from pathlib import Path
from typing import is_typeddict

import pytest

from caravanserai.core.game import games
from caravanserai.tables import messages
from tools.typescript import ROOT, stale, steps, type_of, typescript


def test_no_file_is_stale() -> None:
    """`python -m tools.typescript` writes them anew."""
    assert [] == stale(write=False)


def test_no_message_is_left_out() -> None:
    """Whichever room of the messages declares a shape, the front end has it."""
    made = typescript(ROOT / "src/caravanserai/tables/messages")
    shapes = {name for name, shape in vars(messages).items() if is_typeddict(shape)}
    assert {"TableState", "Knowledge", "BoxReading"} < shapes
    assert set() == {name for name in shapes if f"export interface {name} " not in made}


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int", "number"),
        ("list[str]", "string[]"),
        ("list[int | None]", "(number | null)[]"),
        ("dict[str, int]", "Record<string, number>"),
        ("ShipView | None", "ShipView | null"),
        ("Literal['pool', 'supply']", '"pool" | "supply"'),
    ],
)
def test_annotations(python: str, typescript: str) -> None:
    """Each sort of annotation that views use."""
    assert typescript == type_of(ast.parse(python, mode="eval").body)


def test_the_questions_of_a_game_are_a_union() -> None:
    """Only steps that ask somebody: none that runs by itself, no mere kind of steps."""
    made = steps(games()["yokohama"])
    assert '  | "MovePresident"\n' in made
    assert '"MaybeExtra"' not in made
    assert '"Step"' not in made


def test_what_is_not_known_is_named() -> None:
    """An annotation without a counterpart stops the tool."""
    with pytest.raises(ValueError, match="no TypeScript for set"):
        type_of(ast.parse("set[int]", mode="eval").body)


def test_a_shape_with_all_that_shapes_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Inheritance, optional fields, comments, keywords as fields, tags, bounds, and bases without fields."""
    source = tmp_path / "src/shapes.py"
    source.parent.mkdir()
    source.write_text(SHAPES, encoding="utf-8")
    monkeypatch.setattr("tools.typescript.ROOT", tmp_path)
    assert MADE == typescript(source)


SHAPES = '''
Seat = Annotated[int, Meta(ge=0)]
Word: TypeAlias = Literal["a"]
IsSaid = TypedDict("IsSaid", {"is": Literal["said"], "from": int | None})
LIMIT: Final = 7


class Said(IsSaid):
    """Something said."""

    text: str  # as it was written
    to: NotRequired[Seat]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing but what is named."""


class Ping(Strict, tag_field="do", tag="ping"):
    """A sign of life."""


class Wish(Strict):
    """What is wished for."""

    name: str | msgspec.UnsetType = msgspec.UNSET
    seats: list[Seat] = []


Both = Ping | Wish


class Other:
    """Not sent."""

    text: str
'''

MADE = """\
/* Made from shapes.py by `python -m tools.typescript`; do not edit. */

export type Seat = number;

export type Word = "a";

export interface IsSaid {
  is: "said";
  from: number | null;
}

/** Something said. */
export interface Said extends IsSaid {
  /** As it was written */
  text: string;
  to?: Seat;
}

/** A sign of life. */
export interface Ping {
  do: "ping";
}

/** What is wished for. */
export interface Wish {
  name?: string;
  seats?: Seat[];
}

export type Both = Ping | Wish;
"""
