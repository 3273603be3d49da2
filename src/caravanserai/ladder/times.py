"""How long decisions took: many of them in a few numbers, which can be added up in any order."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

WIDTH: Final = 1.02  # each step of the scale is so many times the one before: what is read off is 2 % too much at most
LEAST_MS: Final = 0.001


@dataclass
class Times:
    """Milliseconds a decision, of those that were thought about; and how many only followed a plan."""

    total_ms: float = 0.0
    followed: int = 0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, ms: float) -> None:
        self.total_ms += ms
        self.steps[math.ceil(math.log(max(ms, LEAST_MS), WIDTH))] += 1

    def merge(self, other: "Times") -> None:
        self.total_ms += other.total_ms
        self.followed += other.followed
        self.steps.update(other.steps)

    @property
    def thought(self) -> int:
        return self.steps.total()

    def mean(self) -> float | None:
        return self.total_ms / self.thought if self.thought else None

    def percentile(self, n: float) -> float | None:
        """So many per cent took no longer than this; never less than the truth."""
        left = self.thought * n / 100
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return float(WIDTH**step)
        return None

    def plain(self) -> dict[str, Any]:
        steps = {str(step): n for step, n in sorted(self.steps.items())}
        return {"ms": self.total_ms, "followed": self.followed, "steps": steps}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> "Times":
        steps = Counter({int(step): int(n) for step, n in data["steps"].items()})
        return cls(float(data["ms"]), int(data["followed"]), steps)
