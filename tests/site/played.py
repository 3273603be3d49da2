"""A game of a window without a browser, always decided by the same rule: its record, in whichever build this is.

python -m tests.site.played gugong DEAL 40 me apprentice
"""

import asyncio
import sys
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any
from unittest.mock import patch

import caravanserai
from caravanserai.core.rng import KEY_SIZE
from caravanserai.site import engine
from caravanserai.site.manner import Alone
from tests.site.window import Window


def deal(name: str, process: str) -> Alone:
    """The first game of a deal, as a site of the browser tests has it."""
    return Alone(process=process, keys=lambda: blake2b(f"{name} 1".encode(), digest_size=KEY_SIZE).digest())


async def played(game: str, name: str, most: int, kinds: Sequence[str]) -> str:
    """Decide for all own seats until the game is over or has so many decisions."""
    with patch.object(engine, "Alone", lambda process: deal(name, process)):
        window = Window()
    await window.engine.open()
    await window.ask("POST", "guest", {"name": "Ayşe", "settings": {"only_answers": False, "pure_gains": False}})
    seats = [{"kind": kind} if kind in ("me", "here") else {"kind": "bot", "bot": kind} for kind in kinds]
    table = (await window.ask("POST", "tables", {"game": game, "seats": seats}))["id"]
    seat = 0
    while True:
        state: dict[str, Any] = await window.ask("GET", f"tables/{table}?seat={seat}")
        at = [state["table"]["seats"][one] for one in state["asked"]]
        are_bots = any(one["kind"] == "bot" for one in at)
        # Where several are asked at once, the bots decide first: so the order does not depend on who is quicker.
        # Nor where it ends: never in the middle of a bot's turn.
        if state["over"] or (state["decided"] >= most and not are_bots):
            break
        asked = [] if are_bots else [one["seat"] for one in at if one["mine"]]
        order = {"seat": seat, "decided": state["decided"], "key": f"{state['v']}"}
        if state["held"]:
            await window.ask("POST", f"tables/{table}/confirm", order)
        elif not asked:
            await asyncio.sleep(0)
        elif seat != asked[0]:
            seat = asked[0]
        else:
            open_ones = [one["token"] for one in state["ask"]["choices"] if "rule" not in one]
            token = open_ones[(31 * state["decided"] + 7) % len(open_ones)]
            await window.ask("POST", f"tables/{table}/moves", order | {"token": token})
    text: str = await window.ask("GET", f"tables/{table}/record")
    await window.engine.close()
    return text


def main() -> None:
    game, name, most, *kinds = sys.argv[1:]
    print(f"compiled {caravanserai.compiled()}")
    print(asyncio.run(played(game, name, int(most), kinds)), end="")


if __name__ == "__main__":
    main()
