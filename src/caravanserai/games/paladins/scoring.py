"""What it is worth (PW-15, 16.7)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import numbers
from caravanserai.core.game import Line, Sheet, Standing, TieBreak, placed
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import total
from caravanserai.core.standing import Row
from caravanserai.core.step import Caution, cautions
from caravanserai.games.paladins.box import (
    ORDER_NEEDS,
    ORDER_VP,
    ORDERS,
    OUTSIDERS,
    PAID_VP,
    RESOURCES_PER_VP,
    ROUNDS,
    SOLO,
    TRACK_VP,
    UNPAID_VP,
    WALLS,
    WORKSHOP_VP,
)
from caravanserai.games.paladins.components import (
    ABSOLVE,
    ATTRIBUTE_NAMES,
    BOARD_ACTIONS,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    RECRUIT,
    EndScore,
)
from caravanserai.games.paladins.state import EMPTY, PaladinsTable

MOST_TOLD: Final = 20  # more of them are told as so many
UNPAID_DEBTS: Final = cautions("PW-11.3.4", "caution-unpaid-debts", MOST_TOLD)
CONVERT_MIN: Final[i64] = SOLO["convert_min_vp"]
RIVAL_SCORES_WORKSHOPS: Final[bool] = SOLO["scores_develop"]
RIVAL_SCORES_RESOURCES: Final[bool] = SOLO["scores_resources"]

SHEET: Final = Sheet(  # in the order of the rulebook (PW-15.1)
    rows=(
        Row("score-orders", "sheet-orders", "sheet-orders"),
        *(Row(f"score-{name}", "sheet-attributes", "sheet-attributes") for name in ATTRIBUTE_NAMES),
        Row("score-workshops", "sheet-board", "sheet-board"),
        Row("score-monks", "sheet-board", "sheet-board"),
        Row("score-walls", "sheet-board", "sheet-board"),
        Row("score-outposts", "sheet-board", "sheet-board"),
        Row("score-absolves", "sheet-board", "sheet-board"),
        Row("score-converted", "sheet-outsiders", "sheet-outsiders", is_family=True),
        Row("score-paid-debts", "sheet-debts", "sheet-debts"),
        Row("score-unpaid-debts", "sheet-debts", "sheet-debts"),
        Row("score-resources", "sheet-stock", "sheet-stock"),
    ),
    tie_breaks=(TieBreak("PW-15.3.2", "tie-orders"), TieBreak("PW-15.3.3", "tie-suspicion", is_least=True)),
)


def has_fulfilled(s: PaladinsTable, seat: Seat, order: i64) -> bool:
    """Whether a player has taken an Order's action often enough (PW-9.1.1, 9.1.4)."""
    return s.of(seat).taken[ORDERS[order]] >= ORDER_NEEDS[order]


def orders_vp(s: PaladinsTable, seat: Seat) -> i64:
    """Fulfilled Orders by their space (PW-9.1.2, 9.1.3, 15.1.2)."""
    out: i64 = 0
    for place in range(len(s.orders)):
        if s.orders[place] != EMPTY and has_fulfilled(s, seat, s.orders[place]):
            out += ORDER_VP[place]
    return out


def orders_fulfilled(s: PaladinsTable, seat: Seat) -> i64:
    out: i64 = 0
    for order in s.orders:
        if order != EMPTY and has_fulfilled(s, seat, order):
            out += 1
    return out


def of_track(values: Ints, n: i64) -> i64:
    """The value at a level, or the last one beyond the end."""
    return values[min(n, len(values) - 1)]


def walls_vp(s: PaladinsTable, seat: Seat) -> i64:
    """For their number and what is printed on them (PW-15.1.6)."""
    me = s.of(seat)
    out = of_track(BOARD_ACTIONS[FORTIFY].vp, me.taken[FORTIFY])
    for wall in me.walls:
        out += WALLS[wall].vp
    return out


def actions_taken(s: PaladinsTable, seat: Seat, action: i64) -> i64:
    """How often an action counts: Workshops for Develop, the crew for Recruit (PW-15.2.3, 15.2.4, 16.7.6)."""
    me = s.of(seat)
    if action == DEVELOP:
        return total(s.rival_shops) if s.is_rival(seat) else me.developed()
    return len(me.crew) if action == RECRUIT else me.taken[action]


def counted(s: PaladinsTable, seat: Seat, card: i64, rule: EndScore) -> i64:
    """What a converted Outsider counts (PW-15.2)."""
    me = s.of(seat)
    if rule.per == "actions_taken":
        return actions_taken(s, seat, rule.action)
    if rule.per == "attribute":
        return me.track[rule.attribute]
    if rule.per == "attacked":
        return attacked_of(s, seat, rule.faction)
    if rule.per == "kings_orders":
        return orders_fulfilled(s, seat)
    if rule.per == "converted_same_name":
        return converted_named(s, seat, OUTSIDERS[card].name)
    if rule.per == "paid_debts":
        return me.paid
    if rule.per == "unpaid_debts":
        return me.unpaid
    return len(me.suspicion)


def attacked_of(s: PaladinsTable, seat: Seat, faction: str) -> i64:
    """Attacked Outsiders of a faction (PW-8.5.5, 15.2.8)."""
    out: i64 = 0
    for card in numbers(s.of(seat).attacked):
        if OUTSIDERS[card].faction == faction:
            out += 1
    return out


def converted_named(s: PaladinsTable, seat: Seat, name: str) -> i64:
    """Converted Outsiders of a name, a card itself included (PW-15.2.10)."""
    out: i64 = 0
    for card in s.of(seat).converted:
        if OUTSIDERS[card].name == name:
            out += 1
    return out


def converted_vp(s: PaladinsTable, seat: Seat, card: i64) -> i64:
    """The bonus of one converted Outsider; the solo opponent's scores at least 1 (PW-15.2.14, 16.7.5)."""
    out: i64 = 0
    for rule in OUTSIDERS[card].scoring:
        times: i64 = 1 if rule.per == "" else counted(s, seat, card, rule) // rule.every
        points = rule.base + rule.vp * times
        out += points if rule.most < 0 else min(points, rule.most)
    return max(out, CONVERT_MIN) if s.is_rival(seat) else out


def score_lines(s: PaladinsTable, seat: Seat) -> list[Line]:
    """Every line of a player's score (PW-15.1)."""
    me = s.of(seat)
    out = [Line("score-orders", int(orders_vp(s, seat)), int(orders_fulfilled(s, seat)))]
    for n in range(len(ATTRIBUTE_NAMES)):
        out.append(Line(f"score-{ATTRIBUTE_NAMES[n]}", int(of_track(TRACK_VP, me.track[n])), int(me.track[n])))
    if RIVAL_SCORES_WORKSHOPS or not s.is_rival(seat):
        shops = me.developed()
        out.append(Line("score-workshops", int(of_track(WORKSHOP_VP, shops)), int(shops)))
    out.append(board_line(s, seat, "score-monks", COMMISSION))
    out.append(Line("score-walls", int(walls_vp(s, seat)), int(me.taken[FORTIFY])))
    out.append(board_line(s, seat, "score-outposts", GARRISON))
    out.append(board_line(s, seat, "score-absolves", ABSOLVE))
    for card in me.converted:
        out.append(Line(f"score-converted-{OUTSIDERS[card].id}", int(converted_vp(s, seat, card))))
    out.append(Line("score-paid-debts", int(PAID_VP * me.paid), int(me.paid)))
    out.append(Line("score-unpaid-debts", int(UNPAID_VP * me.unpaid), int(me.unpaid)))
    if RIVAL_SCORES_RESOURCES or not s.is_rival(seat):
        left = me.silver + me.provisions
        out.append(Line("score-resources", int(left // RESOURCES_PER_VP), int(left)))
    return out


def board_line(s: PaladinsTable, seat: Seat, message: str, action: i64) -> Line:
    """What an action of the own board scores by how often it was taken (PW-15.1.5, 15.1.7, 15.1.8)."""
    times = s.of(seat).taken[action]
    return Line(message, int(of_track(BOARD_ACTIONS[action].vp, times)), int(times))


def compared(s: PaladinsTable) -> list[list[int]]:
    """More points from Orders, then fewer Suspicion cards (PW-15.3.2, 15.3.3)."""
    return [[int(orders_vp(s, seat)) for seat in range(s.seats)], [len(player.suspicion) for player in s.players]]


def standings(s: PaladinsTable) -> list[Standing]:
    """Where everyone stands, or would if the game ended now; those still tied share a place (PW-15.3.4, 15.3.5)."""
    return placed([score_lines(s, seat) for seat in range(s.seats)], SHEET.tie_breaks, compared(s))


def at_stake(s: PaladinsTable, seat: Seat) -> Caution | None:
    """In the last round, Debts that are still unpaid (PW-11.3.4)."""
    unpaid = min(s.of(seat).unpaid, MOST_TOLD)
    return UNPAID_DEBTS[unpaid] if s.round == ROUNDS and unpaid > 0 else None
