"""Games that are written into a store as if they had been played there."""

from caravanserai.core import play
from caravanserai.core.course import begun
from caravanserai.core.game import games
from caravanserai.core.rng import key_from
from caravanserai.kit.walk import Dice
from caravanserai.server.store import Store
from caravanserai.tables.keeping import Change, Laid
from caravanserai.tables.making import game_row
from caravanserai.tables.rows import SeatRow

SEATS = 3
TO_THE_END = 1_000_000  # decisions


async def written(database: str, game: str, tables: int, decisions: int) -> None:
    """Some games at random, each after so many decisions, in a new database."""
    store = Store(database)
    await store.open()
    try:
        for seed in range(tables):
            await finished(store, game, seed, decisions)
    finally:
        await store.close()


async def finished(store: Store, game: str, seed: int, most: int = TO_THE_END) -> str:
    """A game at random, to its end if it has no more decisions than this; its name."""
    known, dice, key = games()[game], Dice(seed), key_from(seed)
    course = begun(known, SEATS, key, known.options(SEATS, {}))
    row = game_row(known, SEATS, key, course.options, {"id": "p0"}, True, "days")
    change, name = Change(row["id"], row["v"], begun=list(course.told)), str(row["id"])
    while (asked := play.asked(course.s)) and course.decided < most:
        seat = int(asked[0])
        options = play.legal(course.s, seat)
        tried = course.trial(seat, options[dice.below(len(options))], 0)
        course.accept(tried)
        change.decisions.append(tried)
    seats: list[SeatRow] = [
        {"game": name, "seat": seat, "kind": "person", "person": f"p{seat}", "name": "P", "bot": None}
        for seat in range(SEATS)
    ]
    await store.create(Laid(row, seats))
    now = [int(one) for one in play.asked(course.s)]
    change.values = {"status": "playing" if now else "over", "asked": now, "decided": course.decided, "bot_turn": False}
    await store.commit(change)
    return name
