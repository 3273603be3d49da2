"""The positions of Gùgōng that its board is drawn from in tests."""

from collections.abc import Iterator
from typing import Any, Final

from caravanserai.core.game import Game
from tools.fixtures import NAMES, Fits, Wanted, found, walk


def asks(step: str, day: int = 1) -> Fits:
    return lambda view, asked: asked == step and view["day"] >= day


def is_crowded(step: str) -> Fits:
    """Late in a game, with decrees held, ships out and travellers on the map."""

    def fits(view: dict[str, Any], asked: str) -> bool:
        held = sum(len(decree["holders"]) for decree in view["decrees"])
        away = sum(1 for player in view["players"] if player["city"])
        return asked == step and view["day"] >= 3 and held >= 6 and len(view["ships"]) >= 4 and away >= 4

    return fits


WANTED: Final = [
    Wanted("start-5", 5, {}, asks("ChooseGift")),
    Wanted("gift-4", 4, {}, is_crowded("ChooseGift")),
    Wanted("place-4", 4, {}, is_crowded("ChoosePlace")),
    Wanted("pay-4", 4, {}, is_crowded("PayForGift")),
    Wanted("place-5", 5, {}, is_crowded("ChoosePlace")),
    Wanted(
        "bonus-5", 5, {"bonus_tokens": True}, lambda view, step: sum(len(p["markers"]) for p in view["players"]) > 1
    ),
    Wanted("city-4", 4, {}, asks("MoveTraveller", 2)),
    Wanted("wall-5", 5, {}, asks("GreatWall", 2)),
    Wanted("jade-3", 3, {}, asks("BuyJade", 2)),
    Wanted("decree-5", 5, {}, asks("TakeDecree", 3)),
    Wanted("ship-5", 5, {}, asks("LoadOrSail", 3)),
    Wanted("sail-2", 2, {}, asks("MoveShip", 2)),
    Wanted("reward-4", 4, {}, asks("ChooseReward")),
    Wanted("benefit-4", 4, {}, asks("IntrigueBenefit", 2)),
    Wanted("die-4", 4, {}, asks("TurnDie")),
    Wanted("swap-3", 3, {}, asks("SwapWhich", 2)),
    Wanted("swap-where-3", 3, {}, asks("SwapWhere", 2)),
    Wanted("spend-4", 4, {}, asks("SpendWith")),
    Wanted("solo", 1, {}, asks("ChoosePlace", 3)),
    Wanted("solo-end", 1, {}, lambda view, step: view["ended"]),
    Wanted("end-5", 5, {}, lambda view, step: view["ended"]),
]


def crowded(position: dict[str, Any]) -> dict[str, Any]:
    """The same table with everything on one spot, to see that nothing hides: nobody need ever play it."""
    view = position["view"]
    everybody = list(range(len(view["players"])))
    for player in view["players"]:
        player |= {"city": "kaifeng", "envoy": 3, "intrigue": 7, "vp": 12, "wall": 1}
    for decree in view["decrees"]:
        decree["holders"] = everybody
    lanes = [(route, n) for route in ("left", "right") for n in range(1, 6)]
    view["ships"] = [
        {"harbour": f"{route}_{n}", "owner": k % len(everybody), "cargo": 3, "double": 2 if k == 4 else 0}
        for k, (route, n) in enumerate(lanes)
    ]
    return position


def made(game: Game[Any]) -> Iterator[tuple[str, Any]]:
    """Each by its name; and some in a row, for the animation."""
    for wanted in WANTED:
        yield wanted.name, found(game, wanted)
    yield "crowd-5", crowded(found(game, WANTED[0]))
    seats = [{"seat": n, "name": name, "mine": n == 0} for n, name in enumerate(NAMES[:4])]
    yield "walk-4", {"seats": seats, "positions": walk(game, 4, 7, 150, 180)}
