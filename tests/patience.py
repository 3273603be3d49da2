"""How long tests wait for what must become so: nothing else depends on it, and no test that passes waits for it."""

from typing import Final

PATIENCE_S: Final = 300.0  # for a machine with much else to do
PATIENCE_MS: Final = int(1000 * PATIENCE_S)
