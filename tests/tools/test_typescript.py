"""The front end's types say what the Python says."""

import ast

import pytest

from tools.typescript import stale, type_of


def test_no_file_is_stale() -> None:
    """`python -m tools.typescript` writes them anew."""
    assert [] == stale(write=False)


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


def test_what_is_not_known_is_named() -> None:
    """An annotation without a counterpart stops the tool."""
    with pytest.raises(ValueError, match="no TypeScript for set"):
        type_of(ast.parse("set[int]", mode="eval").body)
