"""The hands of those who sit at a table: they play on in the server itself, without a word over the wire."""

import asyncio
from collections.abc import Callable
from functools import partial

from caravanserai.core import play
from caravanserai.tables import commands
from caravanserai.tables.commands import Actor, Order
from caravanserai.tables.table import Table
from tests.server.house import House, Luck, Person, Sent, fresh_key, run_in

A_MOMENT = 0.002  # seconds


def play_on(house: House, table: str, luck: Luck, is_enough: Callable[[Table], bool], most: int = 2000) -> Table:
    """Any moves by whoever is asked until it is enough; the table then."""

    async def moves() -> Table:
        live = await house.service.tables.get(table)
        for _ in range(most):
            while live.row["bot_turn"]:
                await asyncio.sleep(A_MOMENT)
            if is_enough(live):
                return live
            await any_move(live, luck)
        raise AssertionError("it was never enough")

    return run_in(house, moves())


async def any_move(live: Table, luck: Luck) -> None:
    """A move by who is asked; or they confirm their last."""
    seat, course = live.asked()[0], live.played
    order = Order(Actor(live.seats[seat]["person"]), seat, course.decided, fresh_key())
    if live.held is not None:
        await live.do(partial(commands.confirm, live, order))
    else:
        tokens = [course.game.space.token(int(code)) for code in play.legal(course.s, seat)]
        await live.do(partial(commands.move, live, order, luck.choice(tokens)))


def play_some(house: House, table: str, luck: Luck, moves: int) -> None:
    """So many decisions more."""
    least = run_in(house, house.service.tables.get(table)).played.decided + moves
    play_on(house, table, luck, lambda live: live.played.decided >= least)


def play_to_the_end(person: Person, table: str, seat: int, luck: Luck) -> Sent:
    """The whole game; how it looks from a seat then."""
    play_on(person.house, table, luck, lambda live: live.status == "over")
    return person.state(table, seat)
