"""Chance: keyed, named, counted streams for recorded games, a cheap stream for search."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Final, TypeAlias

from mypy_extensions import i64

from caravanserai.core.blake import DIGEST_SIZE, LONGEST, MOST, WRAPS, Stream, keyed
from caravanserai.core.ids import Ints
from caravanserai.core.ints import NO_ROW

RngKey: TypeAlias = int | bytes  # an int seeds the cheap stream, 32 bytes key the named ones
KEY_SIZE: Final = 32


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


STREAMS: Final[dict[str, Stream]] = {}  # by name, once drawn from: they are the same after every key
KEPT: Final = 1000  # streams; games have a dozen each, and a save could name any number
COUNTABLE: Final = 2**62  # the most numbers that a stream may have given


def number_of(key: bytes, stream: str, count: int) -> int:
    """A number of a stream as anybody can find it with any BLAKE2b."""
    return int.from_bytes(blake2b(f"{stream}/{count}".encode(), key=key, digest_size=DIGEST_SIZE).digest(), "little")


def is_same(key: bytes) -> bool:
    """Whether our own hash is BLAKE2b here: not where it is not compiled, nor where a compiler has its own ideas."""
    return WRAPS and Stream(b"dice").number(keyed(key), 12) == number_of(key, "dice", 12)


IS_OWN: Final = is_same(bytes(range(KEY_SIZE)))


def stream_of(name: str) -> Stream | None:
    """A stream to be hashed here; None where hashlib has to do it."""
    if name in STREAMS:
        return STREAMS[name]
    text = name.encode()
    if not IS_OWN or len(text) > LONGEST or len(STREAMS) >= KEPT:
        return None
    stream = Stream(text)
    STREAMS[name] = stream
    return stream


class Drawn:
    """How many numbers of a stream have been drawn."""

    def __init__(self, stream: Stream | None, count: i64) -> None:
        self.stream: Final = stream
        self.count: i64 = count


class Keyed:
    """Named, counted streams: hash(key, name/counter), 48 bits of it."""

    def __init__(self, key: bytes, chain: "Ints | None" = None) -> None:
        self.key: Final = key
        self.chain: Final = chain if chain is not None else keyed(key) if IS_OWN else NO_ROW
        self.drawn: dict[str, Drawn] = {}
        self.is_shared = False  # with a clone, until one of them draws

    @property
    def counters(self) -> dict[str, int]:  # by stream, how many numbers have been drawn
        return {name: one.count for name, one in self.drawn.items()}

    @counters.setter
    def counters(self, counts: dict[str, int]) -> None:
        for name, count in counts.items():
            if not 0 <= count < COUNTABLE:
                raise ValueError(f"{name}: nobody has drawn {count} numbers")
        self.drawn = {name: Drawn(stream_of(name), count) for name, count in counts.items()}
        self.is_shared = False

    def below(self, stream: str, n: i64) -> i64:
        """The next number of a stream, from 0 to n - 1."""
        if self.is_shared:
            self.drawn = {name: Drawn(one.stream, one.count) for name, one in self.drawn.items()}
            self.is_shared = False
        one = self.drawn.get(stream)
        if one is None:
            one = Drawn(stream_of(stream), 0)
            self.drawn[stream] = one
        count = one.count
        one.count = count + 1
        if n == 1:
            return 0  # whatever is drawn: the last card of a pile
        if one.stream is not None and count < MOST:
            return one.stream.number(self.chain, count) % n
        return number_of(self.key, stream, count) % n

    def clone(self) -> "Keyed":
        """The same streams, as far as they have come; drawing from one leaves the other."""
        out = Keyed(self.key, self.chain)
        out.drawn = self.drawn
        out.is_shared = self.is_shared = True
        return out
