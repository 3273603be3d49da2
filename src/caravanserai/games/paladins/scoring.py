"""What it is worth (PW-15, 16.7)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import numbers
from caravanserai.core.game import Line, Standing, ranked, sum_of
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import total
from caravanserai.games.paladins.box import (
    ABSOLVE,
    ATTRIBUTE_NAMES,
    BOARD_ACTIONS,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    ORDER_NEEDS,
    ORDER_VP,
    ORDERS,
    OUTSIDERS,
    PAID_VP,
    RECRUIT,
    RESOURCES_PER_VP,
    SOLO,
    TRACK_VP,
    UNPAID_VP,
    WALLS,
    WORKSHOP_VP,
    EndScore,
)
from caravanserai.games.paladins.state import EMPTY, PaladinsTable

CONVERT_MIN: Final[i64] = SOLO["convert_min_vp"]
RIVAL_SCORES_WORKSHOPS: Final[bool] = SOLO["scores_develop"]
RIVAL_SCORES_RESOURCES: Final[bool] = SOLO["scores_resources"]


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
    out = [Line("score-orders", int(orders_vp(s, seat)))]
    for n in range(len(ATTRIBUTE_NAMES)):
        out.append(Line(f"score-{ATTRIBUTE_NAMES[n]}", int(of_track(TRACK_VP, me.track[n]))))
    if RIVAL_SCORES_WORKSHOPS or not s.is_rival(seat):
        out.append(Line("score-workshops", int(of_track(WORKSHOP_VP, me.developed()))))
    out.append(Line("score-monks", int(of_track(BOARD_ACTIONS[COMMISSION].vp, me.taken[COMMISSION]))))
    out.append(Line("score-walls", int(walls_vp(s, seat))))
    out.append(Line("score-outposts", int(of_track(BOARD_ACTIONS[GARRISON].vp, me.taken[GARRISON]))))
    out.append(Line("score-absolves", int(of_track(BOARD_ACTIONS[ABSOLVE].vp, me.taken[ABSOLVE]))))
    for card in me.converted:
        out.append(Line(f"score-converted-{OUTSIDERS[card].id}", int(converted_vp(s, seat, card))))
    out.append(Line("score-paid-debts", int(PAID_VP * me.paid)))
    out.append(Line("score-unpaid-debts", int(UNPAID_VP * me.unpaid)))
    if RIVAL_SCORES_RESOURCES or not s.is_rival(seat):
        out.append(Line("score-resources", int((me.silver + me.provisions) // RESOURCES_PER_VP)))
    return out


def is_better(s: PaladinsTable, seat: Seat, score: int, other: Seat, other_score: int) -> bool:
    """Who stands higher: more points, more from Orders, less Suspicion (PW-15.3)."""
    if score != other_score:
        return score > other_score
    mine, theirs = orders_vp(s, seat), orders_vp(s, other)
    if mine != theirs:
        return mine > theirs
    return len(s.of(seat).suspicion) < len(s.of(other).suspicion)


def standings(s: PaladinsTable) -> list[Standing]:
    """Where everyone stands, or would if the game ended now; those still tied share a place (PW-15.3.4, 15.3.5)."""
    lines = [score_lines(s, seat) for seat in range(s.seats)]
    scores = [sum_of(rows) for rows in lines]
    return ranked(lines, lambda seat, other: is_better(s, seat, scores[seat], other, scores[other]))
