"""A small net that has learned to judge the end of a turn, in plain loops: no NumPy, and the same on every machine."""

from collections.abc import Callable
from math import exp
from typing import Final

from mypy_extensions import i64

from caravanserai.bots.judge import Judge, chance
from caravanserai.core.floats import floats, zeros
from caravanserai.core.ids import Floats
from caravanserai.core.state import State


class Layer:
    """Weighted sums of a row, one for each of its outputs."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.inputs: Final[i64] = len(weights)  # a row of weights for each input
        self.outputs: Final[i64] = len(biases)
        self.weights: Floats = floats([weight for row in weights for weight in row])
        self.biases: Floats = floats(biases)
        self.out: Floats = zeros(len(biases))

    def run(self, row: Floats, bends: bool) -> None:
        """Fill `out`; where it bends, nothing is below nought. Inputs of nought are many, and cost nothing."""
        out, weights = self.out, self.weights
        n = self.outputs
        for j in range(n):
            out[j] = self.biases[j]
        at: i64 = 0
        for i in range(self.inputs):
            x = row[i]
            if x != 0.0:
                for j in range(n):
                    out[j] += x * weights[at + j]
            at += n
        if bends:
            for j in range(n):
                out[j] = max(out[j], 0.0)


class Net:
    """From the sketch of a seat: what is to be added to its worth, and how strongly it is on the way to win."""

    def __init__(self, layers: list[Layer], unit: float) -> None:
        self.layers: Final = layers
        self.unit: Final = unit  # points; the first number of a sketch is the worth in these
        self.points: float = 0.0
        self.strength: float = 0.0

    def judge(self, row: Floats) -> None:
        last = len(self.layers) - 1
        seen = row
        for n in range(last):
            layer = self.layers[n]
            layer.run(seen, True)
            seen = layer.out
        final = self.layers[last]
        final.run(seen, False)
        self.points = self.unit * (row[0] + final.out[0])
        self.strength = final.out[1]


class TaughtJudge(Judge):
    """Judges the end of a turn by a net; in the middle of one by `worth`, which is quicker and means less there."""

    def __init__(
        self,
        worth: Callable[[State, int], float],
        sketch: Callable[[State, int], Floats],
        net: Net,
        seats: i64,
        scale: float,
    ) -> None:
        super().__init__(worth, seats, scale)
        self.sketch: Final = sketch
        self.net: Final = net
        self.strengths: list[float] = [0.0] * seats

    def points_of(self, s: State, seat: i64) -> float:
        """The points that a seat may expect; when all is over, those that it has."""
        if len(s.stack) == 0:
            return self.worth(s, seat)
        self.net.judge(self.sketch(s, seat))
        return self.net.points

    def look(self, s: State) -> None:
        """Chances to win by the strengths of all; where all is over, or somebody sits alone, by points."""
        if len(s.stack) == 0 or self.seats == 1:
            super().look(s)
            return
        net, points, strengths = self.net, self.points, self.strengths
        total = 0.0
        for seat in range(self.seats):
            net.judge(self.sketch(s, seat))
            points[seat] = net.points
            strengths[seat] = exp(min(net.strength, 20.0))
            total += strengths[seat]
        for seat in range(self.seats):
            best = -1e9
            for other in range(self.seats):
                if other != seat and points[other] > best:
                    best = points[other]
            self.values[seat] = 0.5 * strengths[seat] / total + 0.5 * chance(points[seat] - best, self.scale)
