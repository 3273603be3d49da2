"""Which rules a test exercises: `@rule("GG-5.2.4", "GG-5.2.6")`."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite the rules that a test would notice being broken; tools/rules.py gathers them."""
    return pytest.mark.rule(*ids)
