"""Commands that start in no time: a process that has the command line in memory forks one for each line it reads.

What is forked is a command like any other, with surroundings, a folder, input and output of its own.
"""

import json
import os
import sys
import traceback
from typing import Any

from caravanserai.cli import main
from caravanserai.core.game import games

STREAMS = ("stdin", "stdout", "stderr")


def obey(order: dict[str, Any]) -> int:
    """In the child: what the command line would do with these words; its exit code."""
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["surroundings"])
    for number, name in enumerate(STREAMS):
        file = os.open(order[name], os.O_RDONLY if number == 0 else os.O_WRONLY)
        os.dup2(file, number)
        setattr(sys, name, open(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False))  # noqa: SIM115
    sys.argv = ["caravanserai", *order["words"]]
    try:
        return main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    except BaseException:  # noqa: BLE001  as the interpreter would
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def serve() -> None:
    games()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(obey(json.loads(line)))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    serve()
