"""What the application answers is compressed for whoever takes that; what is long, beside the loop."""

import asyncio
import gzip
from typing import Any, Final

from caravanserai.server.asgi import Message, Scope, Send
from caravanserai.server.pages import WORTH_COMPRESSING

QUICKLY: Final = 5  # of zlib's levels
LONG: Final = 65_536  # bytes: less is compressed within a millisecond
VARY: Final = (b"vary", b"Accept-Encoding")


class Packing:
    """What is sent of one answer: its head waits for the body, since that says how long it is."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.start: Message | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        start, self.start = self.start, None
        if start is not None:
            if message["type"] == "http.response.body" and is_worth_it(start, message):
                message["body"] = await packed(message["body"])
                start["headers"] = repacked(start["headers"], len(message["body"]))
            await self.send(start)
        await self.send(message)


def is_worth_it(start: Message, message: Message) -> bool:
    """Whether this is a whole answer, long enough, and not compressed already."""
    is_whole = not message.get("more_body", False) and len(message.get("body", b"")) >= WORTH_COMPRESSING
    return is_whole and all(name.lower() != b"content-encoding" for name, _ in start["headers"])


async def packed(body: bytes) -> bytes:
    if len(body) < LONG:
        return pack(body)
    return await asyncio.to_thread(pack, body)


def pack(body: bytes) -> bytes:
    return gzip.compress(body, QUICKLY, mtime=0)


def repacked(headers: list[tuple[bytes, bytes]], size: int) -> list[tuple[bytes, bytes]]:
    rest = [(name, value) for name, value in headers if name.lower() != b"content-length"]
    return [*rest, (b"content-encoding", b"gzip"), (b"content-length", str(size).encode()), VARY]


def takes_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def packing(scope: Scope, send: Send) -> Any:
    """Where an application sends its answer, so that it is compressed if it is asked for so."""
    return Packing(send) if scope["type"] == "http" and takes_gzip(scope) else send
