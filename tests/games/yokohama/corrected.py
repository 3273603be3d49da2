"""The game with an owner's corrections, and the words in which it is looked at."""

from tests.games.corrected import Corrected

WORDS = """
from tests.games.yokohama.scenes import *
from tests.games.yokohama.story import *

def me(t):
    return t.player(0)

def fresh(seats=4, **options):
    return Story(seats).fresh(**options)

def first(t):
    return t.player(t.seen()["first"])

def second(t):
    return t.player((t.seen()["first"] + 1) % t.s.seats)

def at(area, power, **stock):
    t = bare().stock(0, **stock).hand(0, shops=0)
    t.president(0, area).assistants(0, **{area: power - 1})
    return t.act(0, area)

def builder(area, assistants):
    t = bare().president(0, area).assistants(0, **{area: assistants}).tile(area, "building_01").hand(0, houses=1)
    return t.act(0, area)

def seen(t, *names):
    return [getattr(t.player(0), name) for name in names]

def completes(order, **stock):
    return bare().orders(0, order).stock(0, **stock).extra(0).play("order:" + order)

def with_card(name):
    return bare().technologies(0, name)

def lines(t):
    return t.lines(0)

def lab(card, power, **stock):
    t = offers(bare(), card).stock(0, **stock).hand(0, shops=0)
    t.president(0, "laboratory_a").assistants(0, laboratory_a=power - 1)
    return t.act(0, "laboratory_a")

def second_achievement():
    t = bare(mini_1=True).achievements("silk_6", "yen_10", "commercial_4").achieved_by("silk_6", 0)
    return t.stock(0, yen=10).extra(0).play("achievement:yen_10").question

def rewarded(reward):
    t = bare(mini_1=True).achievements("silk_6", "tokens_5", "production_4").rewards(reward, "reward_us")
    t.achieved_by("silk_6", 0).achieved_by("production_4", 0).agents(0, spent=5).extra(0)
    return t.play("achievement:tokens_5", "reward:" + reward)

def built(houses, shops):
    t = bare().hand(0, houses=1)
    names = [name for name in t.areas_in_play if name not in ("canal", "bank")]
    for name in names[:houses]:
        t.house(0, name)
    for name in names[:shops]:
        t.shop(0, name)
    return t.president(0, "bank").assistants(0, bank=4).act(0, "bank")

def last_rounds(houses):
    t = built(houses, 0).play("building:trading_house")
    t.s.stack.clear()
    t.rest_of_round(0)
    while t.asked and len(t.told("turn-begins")) < 30:
        idle(t)
    return len(t.told("turn-begins"))

def port_with(*orders):
    return bare().orders(0, *orders).assistants(0, port_a=2).act(0, "port_a")

def passing(yen, *cards):
    t = bare().technologies(0, *cards).stock(0, yen=yen).president(0, "bank").president(1, "chinatown")
    return t.assistants(0, chinatown=1, laboratory_a=1).movement(0).play("area:laboratory_a")

def over_the_canal(yen):
    t = bare().stock(0, yen=yen).president(0, "laboratory_a").assistants(0, tea_plantation_2=1)
    return t.movement(0).play("area:tea_plantation_2")

def two_agents():
    t = bare().agents(0, gb=2).assistants(0, church=1, customs=1).hand(0, assistants=0)
    return t.extra(0).play("agent:gb", "area:customs")

def hired(*pieces):
    t = bare().president(0, "employment_agency").assistants(0, employment_agency=5).stock(0, yen=20)
    return t.act(0, "employment_agency").play(*("piece:" + piece for piece in pieces)).player(0).yen

def houses_for(yen):
    t = bare().president(0, "employment_agency").assistants(0, employment_agency=5).stock(0, yen=yen)
    t.act(0, "employment_agency")
    while t.asked and "piece:trading_house" in t.legal():
        t.play("piece:trading_house")
    return t.player(0).houses

def second_card(yen, **stock):
    t = offers(bare().technologies(0, "ball"), "typography").stock(0, yen=yen, **stock).hand(0, shops=0)
    t.president(0, "laboratory_a").assistants(0, laboratory_a=2).act(0, "laboratory_a").play("technology:typography")
    return sum(t.player(0).stock.values())

def not_in_yen():
    t = offers(bare().technologies(0, "ball"), "typography").stock(0, yen=1, copper=1).hand(0, shops=0)
    t.president(0, "laboratory_a").assistants(0, laboratory_a=2).act(0, "laboratory_a").play("technology:typography")
    return seen(finish(t.play(next(token for token in t.legal() if token != "payment:yen"))), "yen", "copper")

def two_orders(**stock):
    t = bare().stock(0, **(stock or {"yen": 5})).hand(0, shops=0)
    t.president(0, "port_a").assistants(0, port_a=3).act(0, "port_a").play(t.legal()[-1])
    return sum(t.play(t.legal()[-1]).player(0).stock.values())

def emptied():
    t = bare().order_deck().hand(0, shops=0).assistants(0, port_a=2).act(0, "port_a")
    return finish(t.play(t.legal()[-1]))

def two_on(board, before, seats=2):
    out = []
    for n in (before - 1, before):
        t = bare(seats).stock(0, imports=1).hand(0, assistants=0, shops=0)
        for space in range(n):
            t.on_board(f"{board}_{space + 2}", space % 2)
        t.assistants(0, **{board: 4}).act(0, board).play(f"space:{board}_1")
        out.append(t.triggered)
    return out

def technology(seat):
    return bare().technologies(0, "tram").technologies(1, "typography").lines(seat)["score-technology"]

def rival(card):
    return bare(2, two_player_tech_rival=True).technologies(0, card).lines(0)["score-technology"]

def countries(n):
    names = ["gb", "us", "fr", "de", "nl"][:n]
    return symbols(bare(), 0, **dict.fromkeys(names, 1)).lines(0).get("score-countries", 0)

def stacked():
    t = bare().placement(0)
    while t.asked and "area:bank" in t.legal():
        t.play("area:bank")
    return t.player(0).on("bank")

def spread(t):
    t.placement(0)
    for area in ("bank", "church", "customs", "port_a", "port_b", "chinatown"):
        if t.asked and "area:" + area in t.legal():
            t.play("area:" + area)
    return t.player(0).placed

def left_behind(t):
    t.president(0, "bank").assistants(0, bank=3).hand(0, shops=0).act(0, "bank")
    while t.asked and "answer:yes" in t.legal():
        t.play("answer:yes")
    return t.player(0).on("bank")

def pieces(name):
    return getattr(me(bare()), name) + getattr(me(bare()), "store_" + name)

def orders_known():
    t = fresh()
    for seat in range(4):
        t.play_as(seat, t.legal(seat)[0])
    cards = [name for port in ("port_a", "port_b") for name in t.orders_on(port)]
    for seat in range(4):
        cards += [*t.player(seat).hand, t.player(seat).rejected]
    return len(cards) + t.order_deck_size + len(t.removed)

def second_achiever():
    t = bare().achievements("fish_7", "tokens_5", "production_4").achieved_by("fish_7", 1).stock(0, fish=7)
    return "achievement:fish_7" in t.agents(0, gb=1).assistants(0, bank=1).extra(0).legal()
"""
OWNED = Corrected("yokohama", WORDS)
