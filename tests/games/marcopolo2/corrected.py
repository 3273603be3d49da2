"""The game with an owner's corrections, and the words in which it is looked at."""

from tests.games.corrected import Corrected

# `player` is the first seat, `plain` a table where that seat has nothing.
WORDS = """
from tests.games.marcopolo2.changes import *
from tests.games.marcopolo2.dealt import *

MOVE = [{"kind": "move", "steps": 1}]
CITIES = ["kabul", "hormuz", "jaipur"]

def player(t):
    return t.player(0)

def seen(t, *names):
    return [getattr(t.player(0), name) for name in names]

def plain(seats=4):
    return Story(seats).character(0, "filippo_vitello").stock(0).vp(0, 0).figure(0, "beijing")

def full():
    return plain().active(0, "contract_n08", "contract_n09").pile("contract_n05")

def awarded():
    return plain(2).completed(0, "contract_n02", "contract_n03").completed(1, "contract_n04")

def away():
    return plain().no_outposts().markers(xian="none")

def travelling(**stock):
    return away().stock(0, **stock).dice(0, 2).turn(0).play("space:travel_lower")

def fetched():
    t = plain().posts(0, "kabul").dice(0, 1).turn(0).play("space:contracts")
    return t.play(t.legal()[0], "answer:skip")

def rich(coins):
    return plain().seals(0, "tailors").stock(0, coin=coins).dice(0, 6).turn(0)

def by_sea(seal):
    return "location:fuzhou" in plain().stock(0, coin=2).seals(0, seal).gain(0, MOVE).legal()

def in_baghdad():
    t = plain().posts(0, "baghdad").seals(0, improved=("farmers",)).dice(0, 1)
    return t.turn(0).play("space:baghdad")

def bought(name, jade):
    t = plain().offer(1, "offer_1_1").stock(0, jade=jade).dice(0, 1)
    return t.turn(0).play("space:book_1", f"offer:{name}")

def on_card(card, die):
    return plain().card("area_card_1", card).dice(0, die).turn(0).play("space:area_card_1")

def fulfilled():
    t = plain().active(0, "contract_n01").stock(0, pepper=1).dice(0, 1)
    return t.turn(0).play("contract:contract_n01")

def ridden():
    return plain().character(0, "mongke_khan").stock(0, camel=3).gain(0, MOVE).play("location:oasis_gobi").legal()

def picked(name):
    t = dealt(2).revealed(name, "de_wu", "abha_basu").picked(name, "de_wu")
    return t.player(t.order[0])

def doubled():
    t = plain().character(0, "mailin_tian_chin").posts(0, "xian", "kollam")
    t.markers(xian="marker_camels", kollam="marker_coins").bonuses(0)
    return onward(t)

def paid_by_cities():
    t = plain().posts(0, "xian", "kollam").markers(xian="marker_camels", kollam="marker_coins")
    t.card("area_card_1", "city_bonus").dice(0, 2).turn(0)
    return t.play("space:area_card_1", "location:xian", "location:kollam")

def winners(first, second):
    t = plain(2).character(1, "filippo_vitello").vp(1, 0).stock(0, **first).stock(1, **second)
    return [x.seat for x in t.standings() if x.won]

def one_contract():
    t = plain().posts(0, "kabul").dice(0, 3).turn(0).play("space:contracts")
    return t.play(t.legal()[0])

def on_the_middle():
    return away().stock(0, coin=9).dice(0, 2).turn(0).play("space:travel_middle")

def rerolled():
    return onward(plain().stock(0, coin=5, camel=5).dice(0, 1).turn(0).play("bonus:reroll"))

def first_in_xanadu():
    t = plain().character(1, "filippo_vitello").character(0, "de_wu").outposts(xanadu="outpost_gold")
    return journey(t.stock(0, coin=2).gain(0, MOVE), "xanadu")

def discounted():
    return plain().character(0, "gantulga_od").stock(0, coin=1).gain(0, MOVE)

def celebrated():
    t = plain().character(0, "gantulga_od").active(0, "contract_n05").seals(0, "farmers")
    t.stock(0, camel=4, silk=1, gold=1, coin=3).dice(0, 1).turn(0)
    return t.play("contract:contract_n05", "seal:farmers")

def crowded():
    return plain().lay("khan", 1, 1).lay("khan", 2, 1).lay("khan", 3, 1).dice(0, 1).turn(0)

def driven():
    t = plain().character(0, "gantulga_od").stock(0, coin=2).dice(0, 1, 1).turn(0)
    travel = [token for token in t.legal() if token.startswith("space:travel")]
    t.play("space:travel_middle")
    return travel, "location:xian" in t.legal(), "location:yangzhou" in t.legal()
"""
OWNED = Corrected("marcopolo2", WORDS)
