"""What a share of so many games says: intervals, for a number of games fixed before and for one that was not.

Both take the games deal by deal. The games of one deal are not independent of each other, since they have their luck in
common; the deals are.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
MISTAKE: Final = 1 - CONFIDENCE
SIDES: Final = 2
MOST_OF_IT: Final = 0.5  # of what a better has, put on one deal
FINE: Final = 40  # halvings of a bound


def wilson(share: float, n: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval of a share of n independent games; n need not be whole."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def together(deals: Sequence[Sequence[float]]) -> float:
    """How many games say as much as one would alone, because those of a deal go together; at least one.

    It is the variance between deals, measured, by what it would be if all games were independent. Where a deal's games
    offset each other it would be less than one; that is not used, so the interval is rather too wide than too narrow.
    """
    share = fmean(game for deal in deals for game in deal)
    if len(deals) < 2 or share in (0.0, 1.0):
        return 1.0
    alone = share * (1 - share) / len(deals[0])
    return max(1.0, variance(fmean(deal) for deal in deals) / alone)


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Wilson's, with as many games as these are worth: for a number of games that was fixed before."""
    games = [game for deal in deals for game in deal]
    return wilson(fmean(games), len(games) / together(deals))


@dataclass
class Bets:
    """A confidence sequence: intervals that may be looked at after every deal, and stopped at, without cheating.

    For each possible mean somebody bets that it is not the true one, with a stake that depends on earlier deals alone.
    Against the true mean nobody gains on average, so whoever has twenty times the money they began with was right, in
    all but 5 % of the cases, however often one looks (Ville's inequality). The stakes are the predictable plug-in of
    Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (JRSS B, 2024), half of the
    money on each side. It needs no more than that shares lie between 0 and 1.
    """

    mistake: float = MISTAKE
    seen: list[tuple[float, float]] = field(default_factory=list)  # the share of a deal, and the stake on it
    total: float = 0.5
    squares: float = 0.25

    def add(self, share: float) -> None:
        """One deal more."""
        t = len(self.seen) + 1
        spread = self.squares / t
        stake = math.sqrt(2 * math.log(SIDES / self.mistake) / (spread * t * math.log(t + 1)))
        self.seen.append((share, stake))
        self.total += share
        self.squares += (share - self.total / (t + 1)) ** 2

    @property
    def enough(self) -> float:
        """The logarithm of what one side must have gained."""
        return math.log(SIDES / self.mistake)

    def gain(self, mean: float, sign: int, since: int = 0) -> float:
        """The logarithm of what betting above (1) or below (-1) a mean has brought; the deals before are left out."""
        most = MOST_OF_IT / max(mean if sign > 0 else 1 - mean, 1e-12)
        return sum(math.log1p(sign * min(stake, most) * (share - mean)) for share, stake in self.seen[since:])

    def interval(self) -> tuple[float, float]:
        """All means that nobody has won enough against."""
        return self.bound(1), self.bound(-1)

    def bound(self, sign: int) -> float:
        """What one wins by betting above a mean falls with the mean, so the bound can be found by halving."""
        outside, inside = (0.0, 1.0) if sign > 0 else (1.0, 0.0)
        if self.gain(outside, sign) < self.enough:
            return outside
        for _ in range(FINE):
            middle = (outside + inside) / 2
            if self.gain(middle, sign) >= self.enough:
                outside = middle
            else:
                inside = middle
        return outside


class Watch:
    """Looks at a match after every deal, and says when its share is above or below a value for certain enough."""

    def __init__(self, value: float, mistake: float = MISTAKE) -> None:
        self.value = value
        self.bets = Bets(mistake)
        self.gains = {1: 0.0, -1: 0.0}
        self.verdict = 0  # 1: above, -1: below, 0: not known yet

    def add(self, share: float) -> int:
        """One deal more; the verdict, which stands once it is given."""
        self.bets.add(share)
        for sign in self.gains:
            self.gains[sign] += self.bets.gain(self.value, sign, since=len(self.bets.seen) - 1)
            if not self.verdict and self.gains[sign] >= self.bets.enough:
                self.verdict = sign
        return self.verdict
