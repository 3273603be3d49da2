"""Kill a busy server again and again, and count what became of the moves: `python -m tools.kills --sqlite 1000`."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server import postgresql
from tests.server.conftest import make_database
from tests.server.killing import Tally, killed, nursery

TOLD = 25  # every so many kills


def tell(tally: Tally) -> None:
    if tally.kills % TOLD == 0:
        print(f"… {tally}", file=sys.stderr, flush=True)


def measured(kind: str, database: str, times: int, seed: int) -> bool:
    """Whether all moves are there, once; and say so."""
    begun = time.monotonic()
    with nursery(database) as start:
        tally = killed(database, start, times, seed, tell)
    print(f"{kind}: {tally} ({60 * times / (time.monotonic() - begun):.0f} kills a minute)", flush=True)
    return tally.lost == 0 == tally.doubled


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=0, help="how often on SQLite")
    parser.add_argument("--postgresql", type=int, default=0, help="how often on a PostgreSQL of its own")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    well = True
    if wanted.sqlite:
        with tempfile.TemporaryDirectory() as folder:
            well &= measured("SQLite", f"sqlite:///{Path(folder) / 'tables.sqlite'}", wanted.sqlite, wanted.seed)
    if wanted.postgresql:
        with postgresql.running(durable=True) as address:
            asyncio.run(make_database(address, "kills"))
            well &= measured("PostgreSQL", f"{address}/kills", wanted.postgresql, wanted.seed)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
