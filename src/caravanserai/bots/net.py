"""A small net that has learned to judge the end of a turn, in plain loops: no NumPy, and the same on every machine."""

from collections.abc import Callable
from math import exp, log
from typing import Final

from mypy_extensions import i64

from caravanserai.bots.beam import LEAST
from caravanserai.bots.judge import CERTAIN, Judge, chance
from caravanserai.core.floats import floats, zeros
from caravanserai.core.ids import Floats, Ints
from caravanserai.core.ints import filled
from caravanserai.core.state import State

RIVAL: Final = 1  # where the opponent of a box sits
ALONE: Final = 2  # the place of what is said of the opponent of the box; a net for several players ends before it


class Layer:
    """Weighted sums of a row, one for each of its outputs."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.inputs: Final[i64] = len(weights)  # a row of weights for each input
        self.outputs: Final[i64] = len(biases)
        self.weights: Floats = floats([weight for row in weights for weight in row])
        self.biases: Floats = floats(biases)
        self.out: Floats = zeros(len(biases))
        self.found: Floats = zeros(len(weights))  # the inputs that are not nought,
        self.places: Ints = filled(len(weights), 0)  # and where their weights begin

    def run(self, row: Floats, bends: bool) -> None:
        """Fill `out`; where it bends, nothing is below nought. Inputs of nought are many, and cost nothing.

        Four sums at a time, each added up in the order of the inputs: quicker than one, and the same to the last bit.
        """
        out, weights, biases = self.out, self.weights, self.biases
        found, places = self.found, self.places
        n = self.outputs
        least = 0.0 if bends else LEAST
        count: i64 = 0
        for i in range(self.inputs):
            x = row[i]
            if x != 0.0:
                found[count] = x
                places[count] = i * n
                count += 1
        j: i64 = 0
        while j + 4 <= n:
            a, b, c, d = biases[j], biases[j + 1], biases[j + 2], biases[j + 3]
            for k in range(count):
                x = found[k]
                at = places[k] + j
                a += x * weights[at]
                b += x * weights[at + 1]
                c += x * weights[at + 2]
                d += x * weights[at + 3]
            out[j] = max(a, least)
            out[j + 1] = max(b, least)
            out[j + 2] = max(c, least)
            out[j + 3] = max(d, least)
            j += 4
        while j < n:
            a = biases[j]
            for k in range(count):
                a += found[k] * weights[places[k] + j]
            out[j] = max(a, least)
            j += 1


class Net:
    """From the sketch of a seat: what is to be added to its worth, and how strongly it is on the way to win.

    Of who plays alone also: the points that the opponent of the box will have.
    """

    def __init__(self, layers: list[Layer], unit: float) -> None:
        self.layers: Final = layers
        self.unit: Final = unit  # points; the first number of a sketch is the worth in these
        self.points: float = 0.0
        self.strength: float = 0.0
        self.rival: float = 0.0

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
        if final.outputs > ALONE:
            self.rival = self.unit * final.out[ALONE]


class Correction:
    """What was found when predictions were held against what came of them, for tables of one size.

    People are told what is corrected by it; searches compare, and go by what was learned as it is.
    """

    def __init__(
        self, keen: float = 1.0, early: float = 0.0, length: float = 1.0, alone: float = 0.0, late: float = 0.0
    ) -> None:
        self.keen: Final = keen  # strengths count to this power: below 1 where chances were too far from even
        self.alone: Final = alone  # strength that is missing to who plays against the opponent of the box
        self.early: Final = early  # points that are missing at the beginning,
        self.late: Final = late  # and just before the end; when all is over none are
        self.length: Final = length  # of a game, in decisions

    def points(self, decided: i64) -> float:
        """What is to be added to the points expected after so many decisions."""
        left = max(0.0, 1.0 - float(decided) / self.length)
        return self.early * left + self.late * (1.0 - left)


class TaughtJudge(Judge):
    """Judges the end of a turn by a net; in the middle of one by `worth`, which is quicker and means less there."""

    def __init__(
        self,
        worth: Callable[[State, int], float],
        sketch: Callable[[State, int], Floats],
        net: Net,
        seats: i64,
        scale: float,
        correction: Correction | None = None,
    ) -> None:
        super().__init__(worth, seats, scale)
        self.sketch: Final = sketch
        self.net: Final = net
        self.correction: Final = Correction() if correction is None else correction
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
            self.values[seat] = 0.5 * strengths[seat] / total + 0.5 * chance(self.ahead(seat), self.scale)

    def tell(self, s: State) -> None:
        """As learned, and corrected by what came of such predictions; when all is over, as it is."""
        if len(s.stack) == 0 or self.seats == 1:
            super().tell(s)
            return
        more, keen = self.correction.points(s.decided), self.correction.keen
        for seat in range(self.seats):
            self.hopes[seat] = self.points[seat] + more
            self.chances[seat] = exp(keen * log(self.strengths[seat]))
        self.share()


class SoloJudge(Judge):
    """Judges for who plays alone: what counts is to be ahead of the opponent of the box, who is nobody's to choose for.

    Turns are compared by the lead over it: what is taken away from it counts like what is gained.
    """

    def __init__(
        self,
        worth: Callable[[State, int], float],
        sketch: Callable[[State, int], Floats],
        net: Net,
        scale: float,
        correction: Correction | None = None,
    ) -> None:
        super().__init__(worth, 1, scale)
        self.sketch: Final = sketch
        self.net: Final = net
        self.correction: Final = Correction() if correction is None else correction
        self.rival: float = 0.0  # its points, at the table last looked at
        self.strength: float = 0.0

    def begin(self, s: State) -> None:
        """Nothing is compared with how it began."""

    def points_of(self, s: State, seat: i64) -> float:
        """The lead that may be expected."""
        self.see(s)
        return self.points[0] - self.rival

    def look(self, s: State) -> None:
        """The chance to win, half as learned and half by the lead; when all is over, whether it was won."""
        self.see(s)
        lead = self.points[0] - self.rival
        self.values[0] = 0.5 * chance(self.strength, 1.0) + 0.5 * chance(lead, self.scale)

    def see(self, s: State) -> None:
        """The points of both: expected, or when all is over those that they have."""
        if len(s.stack) == 0:
            self.points[0] = self.worth(s, 0)
            self.rival = self.worth(s, RIVAL)
            self.strength = CERTAIN if self.points[0] > self.rival else -CERTAIN
            return
        net = self.net
        net.judge(self.sketch(s, 0))
        self.points[0] = net.points
        self.rival = net.rival
        self.strength = net.strength

    def ahead(self, seat: i64) -> float:
        """By how many points the seat is ahead of the opponent of the box."""
        return self.points[0] - self.rival

    def tell(self, s: State) -> None:
        """As learned, and corrected by what came of such predictions; when all is over, as it is."""
        if len(s.stack) == 0:
            self.hopes[0] = self.points[0]
            self.chances[0] = chance(self.strength, 1.0)
            return
        found = self.correction
        self.hopes[0] = self.points[0] + found.points(s.decided)
        self.chances[0] = chance(found.keen * self.strength + found.alone, 1.0)
