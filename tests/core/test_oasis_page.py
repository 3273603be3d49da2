"""The page that teaches the stack runs as it is written."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "oasis.md"


def test_the_page_about_oasis_is_true() -> None:
    """Every example gives what the page says."""
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 15
    assert results.failed == 0
