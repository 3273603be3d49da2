"""What can be chosen."""

from typing import Final

from caravanserai.core.space import Family, Space
from caravanserai.games.yokohama.box import ANYTIME_NAMES, CHURCH, CUSTOMS, PAYMENT_NAMES, REWARD_NAMES
from caravanserai.games.yokohama.components import AREA_NAMES, BOX, COUNTRY_NAMES, GOODS, PIECES

PAYEES: Final = ["seat_1", "seat_2", "seat_3", "seat_4", "canal"]  # who may be paid on the way
CANAL_PAYEE: Final = 4


def fees() -> list[str]:
    """Every set of those who are paid on the way; each of them once, as nobody gains by passing twice."""
    out = []
    for bits in range(1 << len(PAYEES)):
        out.append("+".join(name for n, name in enumerate(PAYEES) if bits >> n & 1) or "none")
    return out


ORDER: Final = Family("order", BOX.ids("orders"))
AREA: Final = Family("area", AREA_NAMES)
AGENT: Final = Family("agent", [*COUNTRY_NAMES, "free"])
ACHIEVEMENT: Final = Family("achievement", BOX.ids("achievements"))
TECHNOLOGY: Final = Family("technology", BOX.ids("technologies"))
COUNTRY: Final = Family("country", COUNTRY_NAMES)
FEES: Final = Family("fees", fees())
EXCHANGE: Final = Family("exchange", BOX.ids("exchanges"))
BOARD: Final = Family("space", [space.id for space in [*CHURCH, *CUSTOMS]])
PAYMENT: Final = Family("payment", PAYMENT_NAMES)
SOURCE: Final = Family("source", ["area", "hand"])
PIECE: Final = Family("piece", PIECES)
BUILDING: Final = Family("building", ["shop_1", "shop_2", "shop_3", "shop_4", "trading_house"])
GOOD: Final = Family("good", GOODS)
USE: Final = Family("use", ANYTIME_NAMES)
REWARD: Final = Family("reward", REWARD_NAMES)
PHASE: Final = Family("phase", ["end", "return"])
FIRST_FAMILIES: Final = [ORDER, AREA, AGENT, ACHIEVEMENT, TECHNOLOGY, COUNTRY, FEES, EXCHANGE, BOARD, PAYMENT, SOURCE]
SPACE: Final = Space([*FIRST_FAMILIES, PIECE, BUILDING, GOOD, REWARD, PHASE, USE])

FREE_AGENT: Final = len(COUNTRY_NAMES)
END: Final = PHASE.named("end")
RETURN: Final = PHASE.named("return")
FROM_AREA: Final = SOURCE.named("area")
FROM_HAND: Final = SOURCE.named("hand")
