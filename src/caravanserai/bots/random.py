"""Any legal choice, each as likely as the other."""

from caravanserai.bots import SeatView
from caravanserai.core.rng import mixed, next32


class RandomBot:
    """The same seed chooses the same at the same decision, whatever was undone in between."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        """Any of the legal choices."""
        luck = next32(mixed((self.seed << 20) + (seat.decision << 3) + seat.seat))
        return seat.legal[(luck * len(seat.legal)) >> 32]
