"""What has to be so before the package is used in a browser."""

import os
from pathlib import Path
from typing import Final

from caravanserai.core.box import SETTING

CORRECTIONS: Final = "corrections"  # the owner's component files, in the folder that the package lies in


def prepare(folder: str) -> None:
    """Play with the corrections that came along, if any did."""
    found = Path(folder) / CORRECTIONS
    if found.is_dir():
        os.environ[SETTING] = str(found)
