"""What a seat can still make of its board and of the table: parts of its sketch.

Actions and Orders, the crew and what converted Outsiders will grow by, Debts and the next Inquisition, spaces and
cards within reach. Each part has its names beside the function that lays its numbers from a place of the row on.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has
from caravanserai.core.floats import floats
from caravanserai.core.ids import NOBODY, Floats, Ints, Seat
from caravanserai.core.ints import filled_places, row
from caravanserai.games.paladins.actions.allowed import allowed_actions, allowed_favours
from caravanserai.games.paladins.actions.tax import RANKS, full_tax
from caravanserai.games.paladins.box import (
    COLLECTORS,
    FAITH_FLAGS,
    INQUISITIVE,
    ORDER_NEEDS,
    ORDER_VP,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    ROUNDS,
    SUSPICION_TAX,
    TOWN_SLOTS,
    TOWNSFOLK,
    WALLS,
    WORKSHOPS,
)
from caravanserai.games.paladins.choices import PLAN, plan_played
from caravanserai.games.paladins.components import (
    ABSOLVE,
    ACTION_NAMES,
    ACTIONS,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    BOARD_ACTIONS,
    COMMISSION,
    CONVERT,
    COVERABLE,
    DATA,
    DEVELOP,
    FAITH,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    NOUNS,
    RECRUIT,
    STRENGTH,
    EndScore,
)
from caravanserai.games.paladins.questions import (
    SPACE_FAITH,
    SPACE_PLAYERS,
    SPACE_STRENGTH,
    attack_cost,
    board_players,
    is_used_up,
    town_cost,
    use_requirement,
)
from caravanserai.games.paladins.scoring import converted_vp
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

# What the numbers are divided by: about the most that is seen of each.
MANY_USES: Final = 7.0  # of a right-side action
LEVELS: Final = 4.0  # that a Paladin adds, or that are missing
MANY_MISSING: Final = 10.0  # uses for Orders
A_CREW: Final = 6.0
OF_A_KIND: Final = 2.0  # Townsfolk
DEBTS: Final = 4.0
MUCH_SUSPICION: Final = 6.0
A_LEAD: Final = 4.0  # of Suspicion
MUCH_TAX: Final = 10.0
LARGEST_TAX: Final = 2.0  # on a Suspicion card
PAYING: Final = 3.0  # Jar spaces
SPACES_IN_REACH: Final = 10.0
OF_A_REWARD: Final = 5.0  # spaces with the same one, in reach
A_PRIZE: Final = 5.0  # points of a converted Outsider
FAVOURS_IN_REACH: Final = 3.0
ALL_WORKSHOPS: Final = float(len(WORKSHOPS))
ALL_ROUNDS: Final = float(ROUNDS)
RIGHT: Final = ACTIONS - FIRST_RIGHT
RIGHT_NAMES: Final = ACTION_NAMES[FIRST_RIGHT:]
FOREMOST: Final = 4.0  # no number goes beyond


# The Paladin of the round


def plan_chosen(s: PaladinsTable, seat: Seat) -> i64:
    """The plan that a seat has laid down in secret while others still choose theirs, or EMPTY."""
    if len(s.answers) > 0 and s.of(seat).drawn and s.answers[seat] != NOBODY:
        return PLAN.index(s.answers[seat])
    return EMPTY


def paladin_of(s: PaladinsTable, seat: Seat) -> i64:
    """The Paladin of the round as its owner knows it: face up, face down or chosen; EMPTY if there is none."""
    plan = plan_chosen(s, seat)
    return s.of(seat).paladin if plan == EMPTY else plan_played(plan)


def helped_by(paladin: i64) -> i64:
    """The actions that a Paladin makes cheaper or better, as bits."""
    printed = PALADINS[paladin]
    out: i64 = 0
    for action in range(ACTIONS):
        helps = printed.after[action] >= 0 or printed.suspicion[action] < 1
        for noun in range(len(NOUNS)):
            place = action * len(NOUNS) + noun
            helps = helps or printed.cost[place] >= 0 or printed.more[place] < 0
        if helps:
            out |= bit(action)
    return out


HELPED: Final = row([helped_by(n) for n in range(len(PALADINS))])


# Actions

ACTION_NUMBERS: Final = (
    *[f"taken-{name}" for name in RIGHT_NAMES],
    *[f"workshops-{name}" for name in RIGHT_NAMES],
    *[f"possible-{name}" for name in ACTION_NAMES],
    "workshops",
    "workshops-for-later",
    "left-in-use",
    "right-in-use",
    "helped-actions",
    "fortify-missing",
    "absolve-missing",
)


def covered_of(s: PaladinsTable, seat: Seat, action: i64) -> i64:
    """Workshops on a right-side action; the solo opponent's lie beside its board."""
    if s.is_rival(seat):
        return s.rival_shops[action]
    return count((s.of(seat).covered >> (COVERABLE * (action - FIRST_RIGHT))) & (bit(COVERABLE) - 1))


def missing(me: PlayerState, action: i64) -> float:
    """Levels that the next use of an action asks for beyond the track; below 0: to spare."""
    needed = use_requirement(me, action)
    if needed < 0:
        return 0.0
    return float(needed - me.track[BOARD_ACTIONS[action].needs]) / LEVELS


def is_at_work(s: PaladinsTable, me: PlayerState) -> bool:
    """Whether a seat has workers to place in this round."""
    return me.workers != 0 and not me.passed and not s.ended


def lay_actions(out: Floats, at: i64, s: PaladinsTable, seat: Seat, later: float) -> None:
    """What was taken, what Workshops make easier, and what could be chosen on the next turn."""
    me, paladin = s.of(seat), paladin_of(s, seat)
    workshops: i64 = 0
    left_in_use: i64 = 0
    right_in_use: i64 = 0
    for action in range(FIRST_RIGHT):
        if me.placed[action]:
            left_in_use += 1
    for n in range(RIGHT):
        if me.placed[FIRST_RIGHT + n]:
            right_in_use += 1
        covered = covered_of(s, seat, FIRST_RIGHT + n)
        workshops += covered
        out[at + n] = min(float(me.taken[FIRST_RIGHT + n]) / MANY_USES, FOREMOST)
        out[at + RIGHT + n] = float(covered) / float(COVERABLE)
    possible: i64 = 0
    if is_at_work(s, me):
        possible = allowed_actions(s, me)
        for action in range(ACTIONS):
            if has(possible, action):
                out[at + 2 * RIGHT + action] = 1.0
    at += 2 * RIGHT + ACTIONS
    out[at] = float(workshops) / ALL_WORKSHOPS
    out[at + 1] = float(workshops) * later / (ALL_WORKSHOPS * ALL_ROUNDS)
    out[at + 2] = float(left_in_use) / float(FIRST_RIGHT)
    out[at + 3] = float(right_in_use) / float(RIGHT)
    out[at + 4] = 0.0 if paladin == EMPTY else float(count(possible & HELPED[paladin]))
    out[at + 5] = missing(me, FORTIFY)
    out[at + 6] = missing(me, ABSOLVE)


# Orders

ORDER_NUMBERS: Final = (*[f"order-{name}" for name in RIGHT_NAMES], "orders-missing", "orders-face-down")
DEAREST_ORDER: Final = float(max(1, *ORDER_VP))


def lay_orders(out: Floats, at: i64, s: PaladinsTable, me: PlayerState) -> None:
    """Points of the Orders that are still to be fulfilled, by action; how many uses are missing for all of them."""
    missing_uses: i64 = 0
    face_down: i64 = 0
    for place in range(len(s.orders)):
        order = s.orders[place]
        if order == EMPTY:
            face_down += 1
            continue
        action = ORDERS[order]
        if me.taken[action] < ORDER_NEEDS[order]:
            missing_uses += ORDER_NEEDS[order] - me.taken[action]
            if action >= FIRST_RIGHT:
                out[at + action - FIRST_RIGHT] = float(ORDER_VP[place]) / DEAREST_ORDER
    out[at + RIGHT] = float(missing_uses) / MANY_MISSING
    out[at + RIGHT + 1] = float(face_down) / float(max(len(s.orders), 1))


# Crew and converted Outsiders

FOLLOWED: Final = [DEVELOP, *range(FIRST_RIGHT, ACTIONS)]  # the actions after which Townsfolk give something
GROWING: Final = [DEVELOP, RECRUIT, COMMISSION, FORTIFY, GARRISON, ABSOLVE]  # the actions that Outsiders count
ON_ATTRIBUTES: Final = 6  # after those
ON_ATTACKS: Final = ON_ATTRIBUTES + ATTRIBUTES
ON_PAID: Final = ON_ATTACKS + 1
ON_TROUBLE: Final = ON_PAID + 1
GROWTHS: Final = ON_TROUBLE + 1
CREW_NUMBERS: Final = (
    "crew",
    "crew-for-later",
    *[f"crew-{ACTION_NAMES[action]}" for action in FOLLOWED],
    "peddlers",
    "conspirators",
    "squires",
    "debt-collectors",
    *[f"growth-{ACTION_NAMES[action]}" for action in GROWING],
    *[f"growth-{name}" for name in ATTRIBUTE_NAMES],
    "growth-attacks",
    "growth-paid-debts",
    "growth-trouble",
)


def crew_actions() -> Ints:
    """For each Townsfolk the actions after which it gives something, as bits of FOLLOWED."""
    out: list[int] = []
    for card in TOWNSFOLK:
        out.append(sum(1 << n for n, action in enumerate(FOLLOWED) if card.after[action] >= 0))
    return row(out)


def growth_place(rule: EndScore) -> int:
    """Which kind of growth a converted Outsider counts; -1: one that is not looked at."""
    if rule.per == "actions_taken":
        return GROWING.index(int(rule.action)) if int(rule.action) in GROWING else -1
    if rule.per == "attribute":
        return ON_ATTRIBUTES + int(rule.attribute)
    kinds = {"attacked": ON_ATTACKS, "paid_debts": ON_PAID, "unpaid_debts": ON_TROUBLE, "suspicion": ON_TROUBLE}
    return kinds.get(rule.per, -1)


def all_growth() -> Floats:
    """For each Outsider the points that one more of each kind brings its owner."""
    out = [0.0] * (len(OUTSIDERS) * GROWTHS)
    for n in range(len(OUTSIDERS)):
        for rule in OUTSIDERS[n].scoring:
            place = growth_place(rule)
            if place >= 0:
                out[n * GROWTHS + place] += float(rule.vp) / float(rule.every)
    return floats(out)


CREW_ACTIONS: Final = crew_actions()
CREW_RANKS: Final = row([card.rank for card in TOWNSFOLK])
GROWTH: Final = all_growth()
ALL_FOLLOWED: Final = RIGHT + 1


def lay_crew(out: Floats, at: i64, me: PlayerState, later: float) -> None:
    """Townsfolk by what they do, and what converted Outsiders will grow by."""
    members: i64 = len(me.crew)
    out[at] = min(float(members) / A_CREW, FOREMOST)
    out[at + 1] = min(float(members) * later / (A_CREW * ALL_ROUNDS), FOREMOST)
    at += 2
    for card in me.crew:
        for n in range(ALL_FOLLOWED):
            if has(CREW_ACTIONS[card], n):
                out[at + n] += 1.0 / OF_A_KIND
        if bit(card) & INQUISITIVE:
            out[at + ALL_FOLLOWED + CREW_RANKS[card]] += 1.0 / OF_A_KIND
        if bit(card) & COLLECTORS:
            out[at + ALL_FOLLOWED + RANKS] += 1.0 / OF_A_KIND
    at += ALL_FOLLOWED + RANKS + 1
    for card in me.converted:
        for n in range(GROWTHS):
            out[at + n] += GROWTH[card * GROWTHS + n]


# Debts and Suspicion

TROUBLE_NUMBERS: Final = (
    "unpaid-debts",
    "paid-debts",
    "suspicion",
    "suspicion-lead",
    "most-suspicion",
    "tax-left",
    "tax-part-left",
    "tax-of-the-next-suspicion",
    "jars-that-pay",
)


def paying_jars() -> i64:
    """The Absolve reward spaces that pay a Debt, as bits."""
    out: i64 = 0
    for n, data in enumerate(DATA["absolve_spaces"]):
        if isinstance(data["effects"], list) and any(effect["kind"] == "pay_debt" for effect in data["effects"]):
            out |= bit(n)
    return out


PAYING_JARS: Final[i64] = paying_jars()


def next_tax(s: PaladinsTable) -> float:
    """The Tax on a Suspicion card of the pile, on average."""
    cards: i64 = 0
    tax: i64 = 0
    for kind in range(len(s.suspicion_pile)):
        cards += s.suspicion_pile[kind]
        tax += s.suspicion_pile[kind] * SUSPICION_TAX[kind]
    return float(tax) / float(cards) if cards > 0 else 0.0


def lay_trouble(out: Floats, at: i64, s: PaladinsTable, seat: Seat) -> None:
    """Debts, Suspicion beside that of others, and how near the next Inquisition is."""
    me = s.of(seat)
    mine: i64 = len(me.suspicion)
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, len(s.of(other).suspicion))
    out[at] = min(float(me.unpaid) / DEBTS, FOREMOST)
    out[at + 1] = min(float(me.paid) / DEBTS, FOREMOST)
    out[at + 2] = float(mine) / MUCH_SUSPICION
    out[at + 3] = min(max(float(mine - most) / A_LEAD, -2.0), 2.0)
    out[at + 4] = 1.0 if mine > 0 and mine >= most else 0.0
    out[at + 5] = float(s.tax) / MUCH_TAX
    out[at + 6] = float(s.tax) / float(max(full_tax(s), 1))
    out[at + 7] = next_tax(s) / LARGEST_TAX
    out[at + 8] = float(count(PAYING_JARS & ~me.jars)) / PAYING


# The main board

SPACE_KINDS: Final = ["free_recruit", "pay_debt", "pray", "workers"]
REWARDS: Final = 4
SPACE_NUMBERS: Final = (
    "monk-spaces",
    "outpost-spaces",
    *[f"spaces-{kind}" for kind in SPACE_KINDS],
    "spaces-free",
)
DISPLAY_NUMBERS: Final = (
    "outsiders-to-convert",
    "outsiders-to-attack",
    "attacks-for-nothing",
    "best-to-convert",
    "townsfolk-to-pay",
    "townsfolk",
    "favours-shown",
    "favours-possible",
    "walls-left",
)


def space_kind(group: str) -> int:
    """Which of the rewards that are told apart a space gives; -1: another one."""
    return next((n for n, kind in enumerate(SPACE_KINDS) if group.startswith(kind)), -1)


SPACE_REWARDS: Final = row([space_kind(data["ai_group"]) for data in DATA["board_spaces"]])


def reach(s: PaladinsTable, seat: Seat, attribute: i64) -> i64:
    """A level with the Paladin of the round, as its owner knows it."""
    paladin = paladin_of(s, seat)
    return s.of(seat).track[attribute] + (0 if paladin == EMPTY else PALADINS[paladin].attributes[attribute])


def lay_spaces(out: Floats, at: i64, s: PaladinsTable, seat: Seat) -> None:
    """Free spaces that a Monk or an Outpost could take, and what they give."""
    players, faith, strength = board_players(s), reach(s, seat, FAITH), reach(s, seat, STRENGTH)
    monks: i64 = 0
    outposts: i64 = 0
    free: i64 = 0
    for space in range(len(s.spaces)):
        if s.spaces[space] != EMPTY or SPACE_PLAYERS[space] > players:
            continue
        free += 1
        for_monk, for_outpost = SPACE_FAITH[space] <= faith, SPACE_STRENGTH[space] <= strength
        if for_monk:
            monks += 1
        if for_outpost:
            outposts += 1
        if (for_monk or for_outpost) and SPACE_REWARDS[space] >= 0:
            out[at + 2 + SPACE_REWARDS[space]] += 1.0 / OF_A_REWARD
    out[at] = float(monks) / SPACES_IN_REACH
    out[at + 1] = float(outposts) / SPACES_IN_REACH
    out[at + 2 + REWARDS] = float(free) / float(len(s.spaces))


def lay_displays(out: Floats, at: i64, s: PaladinsTable, seat: Seat) -> None:
    """Outsiders, Townsfolk, Favours and Walls to be had."""
    me = s.of(seat)
    lay_outsiders(out, at, s, seat)
    affordable: i64 = 0
    for place in range(len(s.town)):
        if s.town[place] != EMPTY and town_cost(me, TOWN_SLOTS[place].silver) <= me.silver:
            affordable += 1
    out[at + 4] = float(affordable) / float(len(s.town))
    out[at + 5] = float(filled_places(s.town)) / float(len(s.town))
    out[at + 6] = float(filled_places(s.favours)) / float(max(len(s.favours), 1))
    if is_at_work(s, me):
        out[at + 7] = float(count(allowed_favours(s, me))) / FAVOURS_IN_REACH
    out[at + 8] = float(count(s.wall_pile)) / float(len(WALLS))


def lay_outsiders(out: Floats, at: i64, s: PaladinsTable, seat: Seat) -> None:
    """How many could be converted or attacked, and what the best would score if it were converted now."""
    me, faith = s.of(seat), reach(s, seat, FAITH)
    converts: i64 = 0
    attacks: i64 = 0
    free: i64 = 0
    best: i64 = 0
    may_convert = not is_used_up(me, CONVERT)
    for place in range(len(s.outsiders)):
        card = s.outsiders[place]
        if card == EMPTY:
            continue
        if may_convert and FAITH_FLAGS[place] <= faith:
            converts += 1
            best = max(best, converted_vp(s, seat, card))
        cost = attack_cost(me, place)
        if cost == 0:
            free += 1
        if cost <= me.silver:
            attacks += 1
    regions = float(len(s.outsiders))
    out[at] = float(converts) / regions
    out[at + 1] = float(attacks) / regions
    out[at + 2] = float(free) / regions
    out[at + 3] = min(float(best) / A_PRIZE, FOREMOST)
