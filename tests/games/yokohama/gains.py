"""What an action or a reward changes for a player: the same words for every table of areas, cards and tiles."""

from __future__ import annotations

from typing import Any

from tests.games.yokohama.story import Story

GOODS = ["copper", "silk", "tea", "fish"]
# What each reward question is answered with when only its size matters.
ANSWERS = {
    "ChooseGood": ["good:fish"],
    "BuyPiece": ["answer:yes"],
    "MoveAssistant": ["source:hand", "area:bank"],
}


def acting(area: str, power: int, seats: int = 4, **options: Any) -> Story:
    """Seat 0's president and assistants make that power in an area; no goods, no yen, no tokens, nothing to build."""
    t = Story(seats, **options).no_tokens().stock(0).hand(0, shops=0)
    return t.president(0, area).assistants(0, **{area: power - 1})


def holdings(t: Story, seat: int = 0) -> dict[str, int]:
    """What a player owns; assistants, shops and trading houses as they come out of the warehouse."""
    p = t.player(seat)
    pieces = {"assistant": -p.store_assistants, "shop": -p.store_shops, "trading_house": -p.store_houses}
    return p.stock | {"vp": p.vp} | pieces


def resolve(t: Story) -> int:
    """Answer what a reward asks: fish, pieces bought, moves from hand to the bank; how many moves there were."""
    moves = 0
    while t.question in ANSWERS:
        moves += t.question == "MoveAssistant"
        t.play(*ANSWERS[t.question])
    return moves


def printed(**reward: int) -> dict[str, int]:
    """What a printed reward changes when it is resolved as in `resolve`; a shop costs 2 yen."""
    out = {name: n for name, n in reward.items() if name not in ("any_good", "moves", "imports")}
    out["fish"] = out.get("fish", 0) + reward.get("any_good", 0)
    out["import"] = reward.get("imports", 0)
    out["yen"] = out.get("yen", 0) - 2 * reward.get("shop", 0)
    return {name: n for name, n in out.items() if n}
