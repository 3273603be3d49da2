"""What is told: the events of the log."""

from typing import Final

from caravanserai.core.event import EventKinds

EVENTS: Final = EventKinds()

ROUND_BEGINS: Final = EVENTS.add("round-begins", "n:number player:seat star:number")
TENT_PITCHED: Final = EVENTS.add("tent-pitched", "player:seat place:place")
GAINED: Final = EVENTS.add("gained", "player:seat good:good n:number")
PAID: Final = EVENTS.add("paid", "player:seat good:good n:number")
WELCOMED: Final = EVENTS.add("welcomed", "player:seat visitor:seat")
DATES_EATEN: Final = EVENTS.add("dates-eaten", "player:seat")
TRADER_PLAYED: Final = EVENTS.add("trader-played", "player:seat trader:trader")
TRADER_DRAWN: Final = EVENTS.add("trader-drawn", "player:seat trader:trader!")
TRADER_LOOKED_AT: Final = EVENTS.add("trader-looked-at", "player:seat trader:trader!")
SENT_TO_THE_END: Final = EVENTS.add("sent-to-the-end", "player:seat")
TURNED_ROUND: Final = EVENTS.add("turned-round", "player:seat")
STORM: Final = EVENTS.add("storm")
GAME_OVER: Final = EVENTS.add("game-over")
