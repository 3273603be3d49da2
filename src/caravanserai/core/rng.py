"""Chance: keyed, named, counted streams for recorded games, a cheap stream for search."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Final, TypeAlias

from mypy_extensions import i64

RngKey: TypeAlias = int | bytes  # an int seeds the cheap stream, 32 bytes key the named ones
KEY_SIZE: Final = 32


def fresh_key() -> bytes:
    return token_bytes(KEY_SIZE)


def key_from(seed: int) -> bytes:
    """The key that a plain number stands for: easy to type, not secret."""
    return blake2b(str(seed).encode(), digest_size=KEY_SIZE).digest()


def commitment(key: bytes) -> str:
    """What is published at the start, so that the key shown at the end can be checked against it."""
    return blake2b(key, digest_size=16, person=b"caravanserai").hexdigest()


def mixed(seed: int) -> i64:
    """A well-mixed, non-zero 32-bit start for the cheap stream."""
    x: i64 = (seed ^ (seed >> 32) ^ 0x9E3779B9) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    x ^= x >> 16
    return x if x != 0 else 1


def next32(x: i64) -> i64:
    """Xorshift: the next state of the cheap stream, masked so that both builds agree."""
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    return x


class Keyed:
    """Named, counted streams: hash(key, name, counter)."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.counters: dict[str, int] = {}

    def below(self, stream: str, n: i64) -> i64:
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + 1
        text = f"{stream}/{count}".encode()
        raw = blake2b(text, key=self.key, digest_size=6).digest()  # 48 bits: an i64 for certain
        return int.from_bytes(raw, "little") % n

    def clone(self) -> "Keyed":
        out = Keyed(self.key)
        out.counters = dict(self.counters)
        return out
