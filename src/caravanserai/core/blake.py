"""BLAKE2b (RFC 7693) of a key and a short text, for compiled rules; the first 48 bits of it.

`hashlib` has the same, and is asked wherever this is not compiled; but a call of it takes twice as long, and a recorded
game asks for one at every second or third decision. What can be made once is made once: the key is worked in when a
game begins, and of the text `gifts/12` only the counter is written anew.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ids import Ints
from caravanserai.core.ints import copied, filled, row

WORDS: Final = 16  # of 8 bytes, in a block
BLOCK: Final = 128  # bytes
ROUNDS: Final = 12
DIGEST_SIZE: Final = 6  # bytes
LONGEST: Final = 100  # bytes of a name: name and counter have to fit into one block
MOST: Final = 10**7  # numbers: the counter's digits have to fit into one word
ZERO: Final = 48  # as a digit is written
LOW_32: Final = 0xFFFFFFFF
LOW_40: Final = 0xFFFFFFFFFF
LOW_48: Final = 0xFFFFFFFFFFFF
START: Final = row(  # of the chain
    [
        0x6A09E667F3BCC908,
        0xBB67AE8584CAA73B - (1 << 64),
        0x3C6EF372FE94F82B,
        0xA54FF53A5F1D36F1 - (1 << 64),
        0x510E527FADE682D1,
        0x9B05688C2B3E6C1F - (1 << 64),
        0x1F83D9ABFB41BD6B,
        0x5BE0CD19137E2179,
    ]
)
ORDERS: Final = [  # in which the rounds take the words of a block
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
PLACES: Final = row(  # of a word, round after round, for one word after the other
    [r * WORDS + ORDERS[r % len(ORDERS)].index(word) for word in range(WORDS) for r in range(ROUNDS)]
)


def wraps(x: i64) -> bool:
    """Whether numbers wrap around as a processor's do, and not as Python's, which grow: so in compiled code."""
    return x + x < 0


WRAPS: Final = wraps(1 << 62)


def place(words: Ints, word: i64, value: i64) -> None:
    """Write a word of the block wherever a round takes it."""
    places, first = PLACES, word * ROUNDS
    for n in range(ROUNDS):
        words[places[first + n]] = value


def block_of(text: bytes) -> Ints:
    """A text as a block, its words in the order of the rounds."""
    words = filled(ROUNDS * WORDS, 0)
    value: i64 = 0
    for n in range(len(text)):
        byte: i64 = text[n]
        value |= byte << 8 * (n % 8)
        if n % 8 == 7 or n == len(text) - 1:
            place(words, n // 8, value)
            value = 0
    return words


def keyed(key: bytes) -> Ints:
    """The chain after the key, which is a block of its own."""
    begun, out = copied(START), filled(len(START), 0)
    begun[0] ^= 0x01010000 ^ len(key) << 8 ^ DIGEST_SIZE
    compress(begun, block_of(key), BLOCK, 0, out)
    return out


class Stream:
    """The texts `name/0`, `name/1` and so on, ready to be hashed after any key.

    Games share it: `number` writes into it what it needs, and lets nobody else run meanwhile.
    """

    def __init__(self, name: bytes) -> None:
        size: i64 = len(name) + 1
        self.words: Final = block_of(name + b"/")
        self.size: Final = size
        self.word: Final = size >> 3  # the one that the counter begins in
        self.shift: Final = 8 * (size & 7)  # and its place there
        self.begun: Final = self.words[PLACES[self.word * ROUNDS]]  # what the name has left in that word
        self.over: i64 = 0  # what the counter has left in the next word
        self.out: Final = filled(len(START), 0)

    def number(self, chain: Ints, count: i64) -> i64:
        """The first 48 bits of the hash of one of the texts."""
        written: i64 = ZERO + count % 10  # the counter's digits, the last in the highest byte
        size = self.size + 1
        count //= 10
        while count > 0:
            written = written << 8 | ZERO + count % 10
            size += 1
            count //= 10
        shift, words = self.shift, self.words
        place(words, self.word, self.begun | written << shift)
        over: i64 = written >> 64 - shift if shift > 0 else 0
        if over != self.over:
            self.over = over
            place(words, self.word + 1, over)
        compress(chain, words, BLOCK + size, 1, self.out)
        return self.out[0] & LOW_48


def compress(chain: Ints, words: Ints, length: i64, is_last: i64, out: Ints) -> None:  # noqa: PLR0915  see below
    """The chain after a block, its words in the order of the rounds; so many bytes end with it."""
    v0, v1, v2, v3 = chain[0], chain[1], chain[2], chain[3]
    v4, v5, v6, v7 = chain[4], chain[5], chain[6], chain[7]
    v8, v9, v10, v11 = START[0], START[1], START[2], START[3]
    v12, v13, v14, v15 = START[4] ^ length, START[5], START[6] ^ -is_last, START[7]
    at: i64 = 0
    while at < ROUNDS * WORDS:
        # Four words are mixed with two of the block, eight times. As a function this is half a dozen lines, but C
        # compilers do not inline it in a library of this size, and then the hash is no quicker than hashlib's.
        v0 += v4 + words[at]
        v12 ^= v0
        v12 = v12 << 32 | v12 >> 32 & LOW_32
        v8 += v12
        v4 ^= v8
        v4 = v4 << 40 | v4 >> 24 & LOW_40
        v0 += v4 + words[at + 1]
        v12 ^= v0
        v12 = v12 << 48 | v12 >> 16 & LOW_48
        v8 += v12
        v4 ^= v8
        v4 = v4 << 1 | v4 >> 63 & 1
        v1 += v5 + words[at + 2]
        v13 ^= v1
        v13 = v13 << 32 | v13 >> 32 & LOW_32
        v9 += v13
        v5 ^= v9
        v5 = v5 << 40 | v5 >> 24 & LOW_40
        v1 += v5 + words[at + 3]
        v13 ^= v1
        v13 = v13 << 48 | v13 >> 16 & LOW_48
        v9 += v13
        v5 ^= v9
        v5 = v5 << 1 | v5 >> 63 & 1
        v2 += v6 + words[at + 4]
        v14 ^= v2
        v14 = v14 << 32 | v14 >> 32 & LOW_32
        v10 += v14
        v6 ^= v10
        v6 = v6 << 40 | v6 >> 24 & LOW_40
        v2 += v6 + words[at + 5]
        v14 ^= v2
        v14 = v14 << 48 | v14 >> 16 & LOW_48
        v10 += v14
        v6 ^= v10
        v6 = v6 << 1 | v6 >> 63 & 1
        v3 += v7 + words[at + 6]
        v15 ^= v3
        v15 = v15 << 32 | v15 >> 32 & LOW_32
        v11 += v15
        v7 ^= v11
        v7 = v7 << 40 | v7 >> 24 & LOW_40
        v3 += v7 + words[at + 7]
        v15 ^= v3
        v15 = v15 << 48 | v15 >> 16 & LOW_48
        v11 += v15
        v7 ^= v11
        v7 = v7 << 1 | v7 >> 63 & 1
        v0 += v5 + words[at + 8]
        v15 ^= v0
        v15 = v15 << 32 | v15 >> 32 & LOW_32
        v10 += v15
        v5 ^= v10
        v5 = v5 << 40 | v5 >> 24 & LOW_40
        v0 += v5 + words[at + 9]
        v15 ^= v0
        v15 = v15 << 48 | v15 >> 16 & LOW_48
        v10 += v15
        v5 ^= v10
        v5 = v5 << 1 | v5 >> 63 & 1
        v1 += v6 + words[at + 10]
        v12 ^= v1
        v12 = v12 << 32 | v12 >> 32 & LOW_32
        v11 += v12
        v6 ^= v11
        v6 = v6 << 40 | v6 >> 24 & LOW_40
        v1 += v6 + words[at + 11]
        v12 ^= v1
        v12 = v12 << 48 | v12 >> 16 & LOW_48
        v11 += v12
        v6 ^= v11
        v6 = v6 << 1 | v6 >> 63 & 1
        v2 += v7 + words[at + 12]
        v13 ^= v2
        v13 = v13 << 32 | v13 >> 32 & LOW_32
        v8 += v13
        v7 ^= v8
        v7 = v7 << 40 | v7 >> 24 & LOW_40
        v2 += v7 + words[at + 13]
        v13 ^= v2
        v13 = v13 << 48 | v13 >> 16 & LOW_48
        v8 += v13
        v7 ^= v8
        v7 = v7 << 1 | v7 >> 63 & 1
        v3 += v4 + words[at + 14]
        v14 ^= v3
        v14 = v14 << 32 | v14 >> 32 & LOW_32
        v9 += v14
        v4 ^= v9
        v4 = v4 << 40 | v4 >> 24 & LOW_40
        v3 += v4 + words[at + 15]
        v14 ^= v3
        v14 = v14 << 48 | v14 >> 16 & LOW_48
        v9 += v14
        v4 ^= v9
        v4 = v4 << 1 | v4 >> 63 & 1
        at += WORDS
    out[0], out[1], out[2], out[3] = v0 ^ v8, v1 ^ v9, v2 ^ v10, v3 ^ v11
    out[4], out[5], out[6], out[7] = v4 ^ v12, v5 ^ v13, v6 ^ v14, v7 ^ v15
    for n in range(len(START)):
        out[n] ^= chain[n]
