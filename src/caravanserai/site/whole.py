"""All that an engine or a thinker needs, read at once: what it leaves in memory, a browser keeps for later visits."""

import gc

from caravanserai.core.game import games
from caravanserai.site import engine, thinking

READ = (engine, thinking)


def read() -> None:
    """Read every game, too."""
    games()
    gc.collect()
