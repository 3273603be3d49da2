"""What a deed changes for a player: the same words for every card table."""

from __future__ import annotations

from tests.games.paladins.story import Story
from tests.games.stories import NONE, change

WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
CRIMINALS = "criminal+criminal+criminal"
# How each action is taken by three Criminals, and what it is aimed at.
DEEDS: dict[str, tuple[str, ...]] = {
    "develop": ("criminal+criminal", "workshop:attack_left"),
    "recruit": ("criminal", "townsfolk:acolyte_a"),
    "hunt": ("criminal",),
    "trade": ("criminal",),
    "pray": ("criminal", "action:hunt"),
    "conspire": ("criminal",),
    "commission": (CRIMINALS, "space:space_1_2"),
    "fortify": (CRIMINALS,),
    "garrison": (CRIMINALS, "space:space_1_2"),
    "absolve": (CRIMINALS, "jar:absolve_space_6"),
    "attack": (CRIMINALS, "outsider:viking_lookout"),
    "convert": (CRIMINALS, "outsider:viking_lookout"),
}


def holdings(t: Story, seat: int = 0) -> dict[str, int]:
    """What a player has, the Tax supply, and whether the own Hunt is in use."""
    p = t.player(seat)
    counts = {name: p.workers.get(name, 0) for name in WORKERS} | p.track
    counts |= {"silver": p.silver, "provisions": p.provisions, "unpaid": p.unpaid, "paid": p.paid}
    counts |= {"suspicion": len(p.suspicion), "crew": len(p.crew), "tax": t.tax_supply}
    return counts | {"hunt in use": int("hunt" in p.in_use)}


def more(plain: dict[str, int], found: dict[str, int]) -> dict[str, int]:
    """What one change has more or fewer than another."""
    names = sorted(plain.keys() | found.keys())
    return change({name: plain.get(name, 0) for name in names}, {name: found.get(name, 0) for name in names})


def able() -> Story:
    """A player who can take each action with Criminals; 2 Suspicion without Tax and 2 unpaid Debts at hand."""
    t = Story().silver(0, 9).provisions(0, 9).track(0, faith=6, strength=6, influence=6).tax(5)
    t.town(NONE, NONE, "acolyte_a", NONE, NONE).outsiders("viking_lookout", NONE, NONE, NONE, NONE, NONE)
    t.taken(0, convert=2).wall_pile("wall_05").debts(0, unpaid=2).suspicion(0, 0, 0).suspicion_pile(0, 0, 0)
    return t.workers(0, criminal=3)


def deed(t: Story, action: str) -> dict[str, int]:
    """What taking an action changes."""
    if action == "pray":
        t.standing(0, "hunt", "labourer")
    before = holdings(t)
    t.act(0, action, *DEEDS[action])
    return change(before, holdings(t))
