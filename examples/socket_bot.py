"""A bot over the network: plays any allowed choice on one seat, until the game is over.

python examples/socket_bot.py http://localhost:8100 TABLE SEAT TOKEN
"""

import asyncio
import json
import random
import sys
import uuid

from websockets.asyncio.client import connect


async def play(server: str, table: str, seat: int, token: str) -> None:
    """Answer every question that is put to the seat."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["is"] == "state" and message["over"]:
                print([(one["seat"], one["score"]) for one in message["over"]["standings"]])
                return
            if message["is"] == "state" and message["ask"]:
                allowed = [choice["token"] for choice in message["ask"]["choices"] if "rule" not in choice]
                move = {"do": "move", "seat": seat, "decided": message["decided"], "key": uuid.uuid4().hex}
                await socket.send(json.dumps({**move, "token": random.choice(allowed)}))  # noqa: S311  not for secrets


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
