"""Workers: gaining, placing and clearing them (PW-4.3, 5.1, 12.1.2, 12.1.3)."""

from mypy_extensions import i64

from caravanserai.core.bags import held, some
from caravanserai.core.bits import shifted
from caravanserai.core.ids import Seat
from caravanserai.games.paladins.actions.tax import suspect
from caravanserai.games.paladins.components import ANY, BOARD_ACTIONS, CRIMINAL, FIRST_RIGHT, USUAL_SUSPICION, WORKERS
from caravanserai.games.paladins.events import ACTION_CLEARED, RIVAL_WORKERS, WORKER_GAINED
from caravanserai.games.paladins.questions import is_covered
from caravanserai.games.paladins.state import PLACE_BITS, PLACE_WIDTH, PaladinsTable, PlayerState


def add_workers(s: PaladinsTable, seat: Seat, kind: i64, n: i64) -> None:
    """Workers into the personal supply; to the solo opponent all are alike (PW-12.1.2, 16.2.7)."""
    if s.is_rival(seat):
        s.rival_workers += n
        s.emit(RIVAL_WORKERS, n)
    else:
        s.of(seat).workers += some(kind, n)
        s.emit(WORKER_GAINED, seat, kind, n)


def gain_workers(s: PaladinsTable, seat: Seat, kind: i64, n: i64) -> None:
    """Workers of one kind; each Criminal brings Suspicion (PW-12.1.2, 12.1.3, 11.2.1)."""
    add_workers(s, seat, kind, n)
    if kind == CRIMINAL:
        suspect(s, seat, n * USUAL_SUSPICION)


def gain_bag(s: PaladinsTable, seat: Seat, bag: i64) -> None:
    """Workers of several kinds (PW-4.3.1, 4.3.2, 4.3.4)."""
    for kind in range(len(WORKERS)):
        n = held(bag, kind)
        if n > 0:
            gain_workers(s, seat, kind, n)


# Workers on an action are one number: a digit for each space, 0 for an empty one.


def digit(placed: i64, space: i64) -> i64:
    """The worker on a space, counted from 1; 0 if none."""
    return (placed >> (PLACE_BITS * space)) & (PLACE_WIDTH - 1)


def with_digit(placed: i64, space: i64, kind: i64) -> i64:
    """The number with a worker on an empty space."""
    return placed + shifted(kind + 1, PLACE_BITS * space)


def placement(p: PlayerState, action: i64, bag: i64, n: i64) -> i64:
    """The n workers of a bag on the spaces of an action, the coloured spaces first (PW-5.1.14)."""
    out: i64 = 0
    slots = BOARD_ACTIONS[action].slots
    spaces = n if action < FIRST_RIGHT else len(slots)  # a form of a left-side action uses the first ones
    for transparent in range(2):
        for space in range(spaces):
            if (slots[space] == ANY) == (transparent == 1) and not is_covered(p, action, space):
                kind = fitting_kind(bag, slots[space])
                bag -= some(kind, 1)
                out = with_digit(out, space, kind)
    return out


def fitting_kind(bag: i64, slot: i64) -> i64:
    """A worker for a space: its own kind, else a Criminal; on a transparent space whoever is left."""
    if slot != ANY:
        return slot if held(bag, slot) > 0 else CRIMINAL
    for kind in range(len(WORKERS)):
        if held(bag, kind) > 0:
            return kind
    return CRIMINAL


def clear_action(s: PaladinsTable, seat: Seat, action: i64) -> None:
    """The workers return to the supply; the action may be used again (PW-6.5.2, 6.5.3)."""
    s.of(seat).placed[action] = 0
    s.emit(ACTION_CLEARED, seat, action)


def occupied(p: PlayerState) -> i64:
    """The actions that hold a worker, as bits."""
    out: i64 = 0
    weight: i64 = 1
    for placed in p.placed:
        if placed:
            out += weight
        weight += weight
    return out
