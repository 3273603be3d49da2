"""The conformance kit: what every game promises, held against any game, ours or anybody's.

`check` runs every invariant over all player counts and options; `playouts` plays
many quick games; `fingerprint` tells two builds of the same rules apart.
"""

from caravanserai.kit.checks import INVARIANTS, check, position
from caravanserai.kit.faults import Fault
from caravanserai.kit.mass import Run, fingerprint, playouts
from caravanserai.kit.settings import Setting, settings

__all__ = ["INVARIANTS", "Fault", "Run", "Setting", "check", "fingerprint", "playouts", "position", "settings"]
