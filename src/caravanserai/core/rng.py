"""Chance: keyed, named, counted streams for recorded games, a cheap stream for search."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Final, TypeAlias

from mypy_extensions import i64

RngKey: TypeAlias = int | bytes  # an int seeds the cheap stream, 32 bytes key the named ones
KEY_SIZE: Final = 32
COMMON: Final = 256
NUMERALS: Final = [b"%d" % n for n in range(COMMON)]  # how a stream's counter is written, made once


def fresh_key() -> bytes:
    """A key that nobody can guess."""
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
    """Named, counted streams: hash(key, name/counter), 48 bits of it."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.counters: dict[str, int] = {}
        self.hashes: dict[str, blake2b] = {}  # by stream, begun with what all its numbers have in common

    def below(self, stream: str, n: i64) -> i64:
        """The next number of a stream, from 0 to n - 1."""
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + 1
        begun = self.hashes.get(stream)
        if begun is None:
            begun = blake2b(f"{stream}/".encode(), key=self.key, digest_size=6)
            self.hashes[stream] = begun
        one = begun.copy()
        one.update(NUMERALS[count] if count < COMMON else b"%d" % count)
        raw: bytes = one.digest()
        number: i64 = raw[0]
        number |= raw[1] << 8
        number |= raw[2] << 16
        number |= raw[3] << 24
        number |= raw[4] << 32
        number |= raw[5] << 40
        return number % n

    def clone(self) -> "Keyed":
        """The same streams, as far as they have come; drawing from one leaves the other."""
        out = Keyed(self.key)
        out.counters = dict(self.counters)
        out.hashes = self.hashes  # they follow from the key, whoever draws
        return out
