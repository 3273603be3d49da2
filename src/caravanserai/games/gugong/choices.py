"""What can be chosen."""

from typing import Final

from caravanserai.core.space import SKIP, Family, Space, offers
from caravanserai.games.gugong.box import BENEFITS, CITIES, REWARDS, ROUTE_NAMES
from caravanserai.games.gugong.components import BOX, DATA, HARBOURS, LARGEST_VALUE, PLACE_NAMES

GIFT: Final = Family("gift", BOX.ids("gift_cards"))
PLACE: Final = Family("place", PLACE_NAMES)
PAYMENT: Final = Family("payment", ["servants", "no-action"])
CITY: Final = Family("city", CITIES)
HOUSE: Final = Family("house", ["1", "2", "3", "4", "5", "6", "square"])
DECREE: Final = Family("decree", BOX.ids("decrees"))
HARBOUR: Final = Family("harbour", [f"{route}_{n}" for route in ROUTE_NAMES for n in range(1, HARBOURS + 1)])
ROUTE: Final = Family("route", ROUTE_NAMES)
REWARD: Final = Family("reward", [reward.id for reward in REWARDS])
BENEFIT: Final = Family("benefit", [benefit.id for benefit in BENEFITS])
FACE: Final = Family("face", [f"{die}_{n}" for die in BOX.ids("destiny_dice") for n in range(1, LARGEST_VALUE + 1)])
SERVANT: Final = Family("servant", ["regular", "double_as_1", "double_as_2"])
# What tokens are exchanged for, and how many double tokens are among them (GG-6.4.2, 6.4.3). Last: it is offered
# beside every other question, and offers are ascending.
MOST_DOUBLES: Final = 4
TRADE: Final = Family(
    "trade",
    [f"{next(iter(rate['effects']))}_{n}" for rate in DATA["travel_exchange"]["rates"] for n in range(MOST_DOUBLES)],
)

SPACE: Final = Space([GIFT, PLACE, PAYMENT, CITY, HOUSE, DECREE, HARBOUR, ROUTE, REWARD, BENEFIT, FACE, SERVANT, TRADE])

WITH_SERVANTS: Final = PAYMENT.named("servants")
NO_ACTION: Final = PAYMENT.named("no-action")
SQUARE: Final = HOUSE.named("square")
REGULAR: Final = SERVANT.named("regular")
DOUBLE_AS_1: Final = SERVANT.named("double_as_1")
DOUBLE_AS_2: Final = SERVANT.named("double_as_2")
REGULAR_OR_1: Final = offers(REGULAR, DOUBLE_AS_1)
REGULAR_OR_2: Final = offers(REGULAR, DOUBLE_AS_2)
REGULAR_OR_1_OR_2: Final = offers(REGULAR, DOUBLE_AS_1, DOUBLE_AS_2)
SKIP_OR_CITY: Final = offers(SKIP, *CITY.all())
SKIP_OR_PLACE: Final = offers(SKIP, *PLACE.all())
SKIP_OR_BENEFIT: Final = offers(SKIP, *BENEFIT.all())
