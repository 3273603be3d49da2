"""What the house and an annex say to each other: frames, each a length and a word with what belongs to it.

The house opens streams – a request or a socket as ASGI has it – and answers what the annex asks of them: to be given
the next message of the client, or to have one sent. So there is never more than one message of a stream under way,
and a client that takes its time keeps nobody waiting but itself.

Before an annex says anything else it tells what its clients have spent there, and the house says what is left to them
of all that they have spent with it and with any annex: neither waits for the other, and whatever a client has been
answered, the house has heard what it cost. So nothing of it is forgotten when an annex ends, however it ends.
"""

from typing import Any, Final

import msgspec

from caravanserai.server.asgi import Message, Scope

HEAD: Final = 4  # bytes of a length
LARGEST: Final = 1 << 26  # bytes; nothing that is sent comes near it
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(list[Any])

# From the house
SETTINGS, OPEN, ANSWER, GONE, OUT, WELL, LEFT = "settings", "open", "answer", "gone", "out", "well", "left"
# From the annex
READY, RECEIVE, SEND, DONE, IS_WELL, SPENT = "ready", "receive", "send", "done", "is-well", "spent"

# Of a scope of ASGI, what can be told to another process
TOLD: Final = (
    "type",
    "method",
    "path",
    "raw_path",
    "query_string",
    "headers",
    "client",
    "server",
    "scheme",
    "http_version",
    "root_path",
    "subprotocols",
)


def framed(*said: Any) -> bytes:
    body = ENCODER.encode(said)
    return len(body).to_bytes(HEAD, "big") + body


def size_of(head: bytes) -> int:
    """How long a frame is; ValueError if it cannot be one of ours."""
    size = int.from_bytes(head, "big")
    if size > LARGEST:
        raise ValueError(f"a frame of {size} bytes")
    return size


def told(scope: Scope, request: str) -> Scope:
    """A scope for the annex, which is to call the request by the same name."""
    out: Scope = {name: scope[name] for name in TOLD if name in scope}
    named = (b"x-request-id", request.encode())
    out["headers"] = [*(one for one in scope["headers"] if one[0] != named[0]), named]
    return out


def heard(scope: Scope) -> Scope:
    """A scope in the annex, as an application takes it."""
    pairs = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    client, server = (None if scope.get(name) is None else tuple(scope[name]) for name in ("client", "server"))
    asgi = {"version": "3.0", "spec_version": "2.3"}
    return scope | {"headers": pairs, "client": client, "server": server, "asgi": asgi, "state": {}, "extensions": {}}


def as_sent(message: Message) -> Message:
    """A message of the annex as the server that listens takes it."""
    if "headers" in message:
        message["headers"] = [(bytes(name), bytes(value)) for name, value in message["headers"]]
    return message
