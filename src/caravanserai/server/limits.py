"""How often a thing may be done: buckets that fill with time and are emptied by use.

Everything that costs is paid from one budget per client. A few things are
counted once more by themselves, where even a fraction of that budget would be
too much: sign-ins, guests, tables, imports, hints, reviews, commands, chat;
and what stays on the disk for good.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from typing import Final

from caravanserai.tables.problem import Problem

MOST_BUCKETS: Final = 20_000  # of one sort
LOOKED_AT: Final = 16  # of those that were not used for longest, when there are too many
CLEARED: Final = 2  # of those that are looked at whenever one is used: who came once is soon forgotten
LONGEST_KEY: Final = 64


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float


# One client: an IPv4 address, or the 64 bits of an IPv6 one that name a network. Twenty people may share it.
BUDGET: Final = Limit(1_200, 100)
FILES: Final = Limit(3_000, 300)  # files of the front end; they lie ready in memory
HEALTH: Final = Limit(100, 10)  # signs of life; who asks more often is answered, and then hung up on
REFUSALS: Final = Limit(100, 10)  # answers that it was too often, before each is the last of its connection
CONNECTIONS: Final = Limit(1_000, 60)
SIGN_IN: Final = Limit(30, 10 / 60)
NEW_GUEST: Final = Limit(40, 30 / 60)
NEW_TABLE: Final = Limit(40, 30 / 60)
IMPORT: Final = Limit(10, 6 / 60)
KEPT: Final = Limit(200_000, 5)  # decisions, of some 0.4 kB each, that the disk has to keep
# One account, from wherever it is tried
ACCOUNT: Final = Limit(20, 4 / 60)
# One seat of one table, or one socket
COMMAND: Final = Limit(120, 30)
CHAT: Final = Limit(10, 1)
WATCHER_CHAT: Final = Limit(3, 3 / 60)  # of all at one address who do not sit at a table; and of all addresses together
WATCHERS_CHAT: Final = Limit(10, 10 / 60)
ASK_TO_JOIN: Final = Limit(5, 2 / 60)  # of one address, at one table in mid-game
REPLACE: Final = Limit(20, 10 / 60)  # of one address, at one table: bots let in or changed
BOTS: Final = Limit(600, 150)  # decisions of the bots at one client's tables; beyond that they wait
HINT: Final = Limit(40, 30 / 60)  # of one client: hints that have to be thought of
REVIEW: Final = Limit(20, 10 / 60)  # of one client: games that are to be judged, or gone on with
READING: Final = Limit(60, 1)  # of one client: corrections that are read while somebody types
CORRECTION: Final = Limit(10, 6 / 60)  # and those that are tried and kept
AN_ANNEX: Final = Limit(6, 2 / 60)  # of one client: processes for tables with corrected boxes that are begun for it
FRAMES: Final = Limit(1_000, 60)  # what a socket sends at all; who sends more is not answered but cut off
FRAMES_OF_CLIENT: Final = Limit(5_000, 300)  # the same, all sockets of one client together

# What things cost, in units of the budget: one unit is about the work of answering a small request
A_REQUEST: Final = 1
A_MESSAGE: Final = 1
A_TABLE_BUILT: Final = 2
EVENTS_A_UNIT: Final = 250  # a long game costs more to show
A_LIST: Final = 5
A_PUZZLE: Final = 5
A_PUZZLE_LAID: Final = 40  # its game is played up to there, and where its turns lead is looked at
A_LINE_OF_CHAT: Final = 4
A_GUEST: Final = 10
A_NEW_TABLE: Final = 10
A_SIGN_IN: Final = 20
A_HINT: Final = 30  # beside a worker's second
A_REVIEW: Final = 30  # beside minutes of a worker that nobody else needs
A_READING: Final = 10
A_CORRECTION: Final = 50
AN_IMPORT: Final = 50

# How many decisions a thing has the disk keep; a command one
A_TABLE_KEPT: Final = 100  # where bots may play a game by themselves
BYTES_A_DECISION: Final = 400


Bucket = tuple[float, float]  # what is left, and when it was
Told = tuple[str, str, float, float, float]  # what, whose, its limit, and how many: spent, or left


class Buckets(MutableMapping[tuple[str, str], Bucket]):
    """By what is counted, and whose: whoever is many, fills one sort with it and not the others."""

    def __init__(self) -> None:
        self.sorts: dict[str, OrderedDict[str, Bucket]] = {}

    def of(self, what: str) -> OrderedDict[str, Bucket]:
        return self.sorts.setdefault(what, OrderedDict())

    def __getitem__(self, name: tuple[str, str]) -> Bucket:
        return self.of(name[0])[name[1]]

    def __setitem__(self, name: tuple[str, str], bucket: Bucket) -> None:
        self.of(name[0])[name[1]] = bucket

    def __delitem__(self, name: tuple[str, str]) -> None:
        del self.of(name[0])[name[1]]

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return ((what, whose) for what, sort in self.sorts.items() for whose in sort)

    def __len__(self) -> int:
        return sum(map(len, self.sorts.values()))


def make_room(sort: OrderedDict[str, Bucket], limit: Limit, now: float) -> None:
    """Forget some that are full again, which says nothing of anybody; of too many, the one that is soonest."""

    def until_full(whose: str) -> float:
        left, at = sort[whose]
        return (limit.burst - left) / limit.a_second - (now - at)

    others = len(sort) - 1  # without the one that was used just now
    for whose in [one for one in islice(sort, min(CLEARED, others)) if until_full(one) <= 0]:
        del sort[whose]
    if len(sort) > MOST_BUCKETS:
        del sort[min(islice(sort, min(LOOKED_AT, others)), key=until_full)]


class Limits:
    """The buckets of one process; an annex tells the house what is spent there, and hears what is left."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.buckets: Final = Buckets()
        self.sorts: Final[dict[str, Limit]] = {}  # of what was ever counted
        self.tell: Callable[[Told], None] | None = None  # in an annex: what was spent, or given back

    def spend(self, client: str, price: float = A_REQUEST) -> None:
        """Take a price from a client's budget; or a Problem that says when to come again."""
        self.count("budget", client, BUDGET, price)

    def afford(self, client: str, price: float) -> None:
        """Take nothing yet; the Problem, if the budget has not even that much."""
        self.count("budget", client, BUDGET, price)
        self.give_back("budget", client, price)

    def owe(self, client: str, price: float) -> None:
        """Take a price for what is done already; if there is not enough left, it is owed, and the Problem says so."""
        try:
            self.spend(client, price)
        except Problem:
            self.give_back("budget", client, -price)
            raise

    def keep(self, client: str, decisions: int = 1) -> None:
        """Have so many decisions written; or a Problem that says when to come again."""
        self.count("what the disk keeps", client, KEPT, decisions)

    def count(self, what: str, whose: str, limit: Limit, price: float = 1) -> None:
        """Once more; or a Problem that says when to come again."""
        if not self.on:
            return
        self.sorts[what] = limit
        now, sort, name = self.clock(), self.buckets.of(what), bounded(whose)
        left, at = sort.pop(name, (limit.burst, now))
        left = min(limit.burst, left + (now - at) * limit.a_second)
        enough = left >= price
        sort[name] = (left - price if enough else left, now)
        make_room(sort, limit, now)
        if not enough:
            wait = int((price - left) / limit.a_second) + 1
            raise Problem(429, "too-many", f"{what}: wait {wait} s", wait=wait)
        self._tell(what, name, price)

    def take(self, what: str, whose: str, limit: Limit, price: float) -> None:
        """For what is done already: less than nothing may be left."""
        with suppress(Problem):
            self.count(what, whose, limit, 0)  # what has come in since
        self.give_back(what, whose, -price)

    def wait(self, what: str, whose: str, limit: Limit) -> float:
        """In how many seconds it may be done once more."""
        if not self.on:
            return 0.0
        left, at = self.buckets.of(what).get(bounded(whose), (limit.burst, self.clock()))
        return max(0.0, (1 - left) / limit.a_second - (self.clock() - at))

    def give_back(self, what: str, whose: str, price: float) -> None:
        """Of what was counted just now."""
        if self.on:
            name = (what, bounded(whose))
            left, at = self.buckets[name]
            self.buckets[name] = (left + price, at)
            self._tell(*name, -price)

    def _tell(self, what: str, name: str, price: float) -> None:
        if self.tell is not None and price:
            self.tell((what, name, self.sorts[what].burst, self.sorts[what].a_second, price))

    def hear_of_spent(self, told: Iterable[Told]) -> None:
        """What was spent in an annex."""
        for what, whose, burst, a_second, price in told:
            self.take(what, whose, Limit(burst, a_second), price)

    def left_to(self, names: Iterable[str]) -> list[Told]:
        """What is left to some, of all of which they have spent any."""
        found: list[Told] = []
        now, sought = self.clock(), [bounded(name) for name in names]
        for what, limit in self.sorts.items():
            sort = self.buckets.of(what)
            for name in sought:
                left, at = sort.get(name, (limit.burst, now))
                left += (now - at) * limit.a_second
                if left < limit.burst:
                    found.append((what, name, limit.burst, limit.a_second, left))
        return found

    def hear_of_left(self, told: Iterable[Told]) -> None:
        """No more is left than the house says; less may be: it has not heard yet of what was spent just now."""
        for what, whose, burst, a_second, left in told:
            self.take(what, whose, Limit(burst, a_second), 0)
            if self.on:
                own, at = self.buckets[what, whose]
                self.buckets[what, whose] = (min(own, left), at)


def bounded(key: str) -> str:
    """A key that takes no more room than others, whatever somebody sent."""
    if len(key) <= LONGEST_KEY:
        return key
    return blake2b(key.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def kept_of(text: str) -> int:
    """How many decisions a text is worth that the disk has to keep: its row one, and more by its length."""
    return 1 + len(text.encode("utf-8", "surrogatepass")) // BYTES_A_DECISION


def price_of(told: int) -> int:
    """What it costs to show a table, by how much has been told there."""
    return A_TABLE_BUILT + told // EVENTS_A_UNIT


class Room:
    """Where something is waited for that is done one at a time: so many in all, and so many of one client."""

    def __init__(self, what: str, most: int, most_of_client: int) -> None:
        self.what = what
        self.most = most
        self.most_of_client = most_of_client
        self.waiting: Counter[str] = Counter()  # by client

    @contextmanager
    def taken(self, client: str) -> Iterator[None]:
        """A place among those who wait, until one is answered; or the Problem that there is none."""
        if self.waiting.total() >= self.most or self.waiting[client] >= self.most_of_client:
            raise Problem(503, "crowded", f"many {self.what} are being looked at; try again in a while")
        self.waiting[client] += 1
        try:
            yield
        finally:
            self.waiting[client] -= 1
            if not self.waiting[client]:
                del self.waiting[client]


@dataclass(frozen=True)
class Caps:
    """How many may be connected, and how long they may keep the server waiting."""

    connections: int = 8_000  # in all, sockets included; the system may allow fewer
    connections_of_client: int = 400
    sockets: int = 6_000  # sockets and event streams in all
    sockets_of_client: int = 200
    sockets_of_table: int = 3_000
    head_seconds: float = 10  # to send the head of a request
    body_seconds: float = 30  # to send its body
    answer_seconds: float = 30  # to take some of an answer
    idle_seconds: int = 15  # between two requests
    untaken_of_client: int = 32_000_000  # bytes of what was said to one client and is kept until it takes them


class Places:
    """Who holds a socket, or a stream of events."""

    def __init__(self, on: bool, caps: Caps) -> None:
        self.on = on
        self.caps = caps
        self.held = 0
        self.of_client: Counter[str] = Counter()
        self.of_table: Counter[str] = Counter()

    def check(self, client: str, table: str) -> None:
        """Whether there is a place; or the Problem that there is none."""
        caps = self.caps
        full = self.held >= caps.sockets or self.of_table.get(table, 0) >= caps.sockets_of_table
        if self.on and (full or self.of_client.get(client, 0) >= caps.sockets_of_client):
            raise Problem(503, "crowded", "too many are connected: in all, from your address, or to this table")

    @contextmanager
    def taken(self, client: str, table: str) -> Iterator[None]:
        """A place as long as it is needed."""
        self.check(client, table)
        self.held += 1
        self.of_client[client] += 1
        self.of_table[table] += 1
        try:
            yield
        finally:
            self.held -= 1
            for counter, name in ((self.of_client, client), (self.of_table, table)):
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]
