"""Processes for corrected games that begin in no time: one that has read all but the games forks one for each script.

A game reads its box when it is loaded, so each correction needs a process that has loaded none.
"""

import gc
import json
import os
import signal
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Final

from caravanserai.core.box import SETTING
from tests.patience import PATIENCE_S

READ: Final = (
    *(f"caravanserai.core.{name}" for name in ("about", "box", "checker", "course", "game", "howto", "lesson", "play")),
    "caravanserai.bots",
    "caravanserai.speech",
    "tests.games.stories",
)


def run(folder: Path, script: str) -> None:
    """In the child: the corrections lie in the folder, and so does what it reads and what it writes."""
    for number, name in enumerate(("in", "out", "err")):
        opened = os.open(folder / name, os.O_RDWR | os.O_CREAT)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  what was ours may have read ahead
    os.environ[SETTING] = str(folder)
    signal.alarm(int(PATIENCE_S))
    try:
        exec(compile(script, "<script>", "exec", dont_inherit=True), {"__name__": "__main__"})  # noqa: S102
    except BaseException:  # noqa: BLE001  whoever looks at it reads what went wrong
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()


def main() -> None:
    """Run what each line asks for, one after the other, and say how it ended."""
    for name in READ:
        import_module(name)
    assert not [name for name in sys.modules if name.startswith("caravanserai.games.")]
    gc.freeze()
    for line in sys.stdin:
        folder, script = json.loads(line)
        child = os.fork()
        if child == 0:
            run(Path(folder), script)
            os._exit(0)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
