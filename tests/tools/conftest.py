"""What the tests of the tools need besides Python."""

import pytest

from tests.needs import needed
from tools import native


@pytest.fixture(scope="session")
def compiler() -> None:
    """A C compiler."""
    if not native.has_compiler():
        needed("a C compiler (on Debian: apt install gcc)")
