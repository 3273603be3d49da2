"""What a test needs besides Python: a browser, a database, a compiler.

Where it is missing the test is skipped, and the end of the run says so in a section of its own; where `CI` is
set nothing may be missing, and the test fails. No test is skipped in any other way: what only one of the two
builds can do is marked `compiled` or `interpreted`, and left to the run of that build.
"""

import os
from typing import Final, NoReturn

import pytest

MISSING: Final = "missing: "
NO: Final = ("", "0", "false", "no", "off")


def under_ci() -> bool:
    """Whether nothing may be missing: `CI` is set, and not to a word for no."""
    return os.environ.get("CI", "").strip().lower() not in NO


def needed(what: str) -> NoReturn:
    """Leave a test that cannot run without this, which is missing: `needed("PostgreSQL (apt install postgresql)")`."""
    if under_ci():
        pytest.fail(f"{MISSING}{what}; CI is set, so it has to be there", pytrace=False)
    pytest.skip(f"{MISSING}{what}")
