"""Who sees what; and imagine, its inverse (OA-3.2, 4.4)."""

from typing import TypedDict, cast

from caravanserai.core.bits import bit, has, numbers
from caravanserai.core.game import View
from caravanserai.core.ids import NOBODY
from caravanserai.core.play import imagine_answers
from caravanserai.core.rng import RngKey
from tests.oasis.box import PLACES, TRADERS
from tests.oasis.choices import PLACE
from tests.oasis.state import Oasis


class PlayerView(TypedDict):
    """One player as another sees them; a card that the reader does not know is None."""

    goods: list[int]
    hand: list[str | None]
    tent: str | None
    ready: bool  # has chosen a place, and waits for the others


class OasisView(TypedDict):
    """The table as one seat sees it."""

    round: int
    rounds: int
    storm: bool
    first: int
    star: int
    well: int
    bag: int
    caravan: list[str | None]
    players: list[PlayerView]


def show(s: Oasis, seat: int) -> View:
    """What a seat, or a spectator, may know: traders only where it has seen them, tents when all are shown."""
    view: OasisView = {
        "round": s.round,
        "rounds": s.rounds,
        "storm": s.storm,
        "first": s.first,
        "star": s.star,
        "well": s.well,
        "bag": len(numbers(s.bag)),
        "caravan": [name(s, seat, trader) for trader in s.caravan],
        "players": [show_player(s, seat, owner) for owner in range(s.seats)],
    }
    return cast("View", view)


def show_player(s: Oasis, seat: int, owner: int) -> PlayerView:
    them = s.of(owner)
    hand = [name(s, seat, trader) for trader in numbers(them.hand)]
    answer = s.answers[owner] if len(s.answers) > 0 else NOBODY
    place = PLACE.index(answer) if answer != NOBODY and owner == seat else them.tent
    return {
        "goods": list(them.goods),
        "hand": sorted(hand, key=lambda card: card or ""),  # the place of an unknown card tells nothing
        "tent": PLACES[place].id if place >= 0 else None,
        "ready": answer != NOBODY,
    }


def name(s: Oasis, seat: int, trader: int) -> str | None:
    return TRADERS[trader].id if s.knows(seat, trader) else None


def imagine(s: Oasis, seat: int, key: RngKey) -> Oasis:
    """A table that the seat cannot tell from the true one: unseen traders dealt anew, new chance."""
    out = s.clone()
    out.draw_from(key)
    unknown = [trader for trader in range(len(TRADERS)) if not out.knows(seat, trader)]
    for n in range(len(unknown) - 1, 0, -1):
        other = out.below("imagine", n + 1)
        unknown[n], unknown[other] = unknown[other], unknown[n]
    for n, trader in enumerate(out.caravan):
        if not out.knows(seat, trader):
            out.caravan[n] = unknown.pop()
    for player in out.players:
        player.hand = redealt(out, seat, player.hand, unknown)
    out.bag = redealt(out, seat, out.bag, unknown)
    imagine_answers(out, seat)
    return out


def redealt(s: Oasis, seat: int, traders: int, unknown: list[int]) -> int:
    """The same traders where the seat knows them, others where it does not."""
    out = 0
    for trader in range(len(TRADERS)):
        if has(traders, trader):
            out |= bit(trader if s.knows(seat, trader) else unknown.pop())
    return out
