"""Kill a busy server again and again, and count what became of the moves: `python -m tools.kills --sqlite 1000`.

With `--judging` it is killed while it judges finished games and thinks of hints: what became of those is counted.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server import postgresql
from tests.server.conftest import make_database
from tests.server.killing import Tally, killed, nursery
from tests.server.killing_judges import Judged, killed_while_judging

TOLD = 25  # every so many kills


def tell(tally: Tally) -> None:
    if tally.kills % TOLD == 0:
        print(f"… {tally}", file=sys.stderr, flush=True)


def tell_each(tally: Judged) -> None:
    print(f"… {tally}", file=sys.stderr, flush=True)


def measured(kind: str, database: str, times: int, seed: int, judging: bool) -> bool:
    """Whether all that was acknowledged is there, once; and say so."""
    begun = time.monotonic()
    if judging:
        found = killed_while_judging(database, times, seed, tell_each)
        print(f"{kind}: {found}", flush=True)
        return found.lost == 0 == found.otherwise
    with nursery(database) as start:
        tally = killed(database, start, times, seed, tell)
    print(f"{kind}: {tally} ({60 * times / (time.monotonic() - begun):.0f} kills a minute)", flush=True)
    return tally.lost == 0 == tally.doubled


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=0, help="how often on SQLite")
    parser.add_argument("--postgresql", type=int, default=0, help="how often on a PostgreSQL of its own")
    parser.add_argument("--judging", action="store_true", help="in the middle of reviews and hints, not of moves")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    well = True
    if wanted.sqlite:
        with tempfile.TemporaryDirectory() as folder:
            file = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
            well &= measured("SQLite", file, wanted.sqlite, wanted.seed, wanted.judging)
    if wanted.postgresql:
        with postgresql.running(durable=True) as address:
            asyncio.run(make_database(address, "kills"))
            well &= measured("PostgreSQL", f"{address}/kills", wanted.postgresql, wanted.seed, wanted.judging)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
