"""Times that add up in any order."""

import random
from statistics import fmean

import pytest

from caravanserai.ladder.times import Times


def times_of(values: list[float]) -> Times:
    out = Times()
    for value in values:
        out.add(value)
    return out


def test_the_mean_is_exact_and_a_percentile_a_little_too_much() -> None:
    luck = random.Random(5)  # noqa: S311  not for secrets
    values = [luck.lognormvariate(2, 1) for _ in range(2000)]
    found = times_of(values)
    assert fmean(values) == pytest.approx(found.mean())
    for n in (50, 95, 99):
        true = sorted(values)[2000 * n // 100 - 1]
        read = found.percentile(n)
        assert read is not None
        assert true <= read <= true * 1.0201


def test_times_add_up_in_any_order() -> None:
    values = [0.0, 0.4, 3.0, 90.0, 2000.0]
    parts = [times_of(values[:2]), times_of(values[2:])]
    parts[1].followed = 3
    out = Times()
    for part in reversed(parts):
        out.merge(Times.from_plain(part.plain()))
    assert times_of(values).steps == out.steps
    assert (5, 3) == (out.thought, out.followed)
    assert times_of(values).mean() == pytest.approx(out.mean())


def test_nothing_was_thought_about() -> None:
    assert (None, None) == (Times().mean(), Times().percentile(95))
