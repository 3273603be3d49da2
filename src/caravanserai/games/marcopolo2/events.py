"""What is told: the events of the log."""

from typing import Final

from caravanserai.core.event import EventKinds

EVENTS: Final = EventKinds()

ROUND_BEGINS: Final = EVENTS.add("round-begins", "n:number")
FIRST_PLAYER: Final = EVENTS.add("first-player", "player:seat")
CHARACTER_PICKED: Final = EVENTS.add("character-picked", "player:seat character:character")
STARTING_CONTRACT: Final = EVENTS.add("starting-contract", "player:seat contract:contract")
GOALS_DEALT: Final = EVENTS.add("goals-dealt", "n:number")
OFFER_SHOWN: Final = EVENTS.add("offer-shown", "tile:offer_tile")
CARD_SHOWN: Final = EVENTS.add("card-shown", "card:city_card")
DICE_ROLLED: Final = EVENTS.add("dice-rolled", "player:seat sum:number")
COMPENSATED: Final = EVENTS.add("compensated", "player:seat n:number")

DICE_PLACED: Final = EVENTS.add("dice-placed", "player:seat space:space dice:dice")
CARD_USED: Final = EVENTS.add("card-used", "player:seat card:city_card")
HOURGLASS: Final = EVENTS.add("hourglass", "player:seat")
TURN_ENDS: Final = EVENTS.add("turn-ends", "player:seat")

GAINED: Final = EVENTS.add("gained", "player:seat what:resource n:number")
PAID: Final = EVENTS.add("paid", "player:seat what:resource n:number")
POINTS: Final = EVENTS.add("points", "player:seat n:number")
POINTS_PAID: Final = EVENTS.add("points-paid", "player:seat n:number")
BLACK_DIE: Final = EVENTS.add("black-die", "player:seat n:number")
DIE_REROLLED: Final = EVENTS.add("die-rerolled", "player:seat die:die n:number")
DIE_CHANGED: Final = EVENTS.add("die-changed", "player:seat die:die n:number")
MONEY_BAG: Final = EVENTS.add("money-bag", "player:seat die:die")

MOVED: Final = EVENTS.add("moved", "player:seat from:location location:location")
POST_PLACED: Final = EVENTS.add("post-placed", "player:seat location:location")
POST_MOVED: Final = EVENTS.add("post-moved", "player:seat from:location location:location")
MARKER_BONUS: Final = EVENTS.add("marker-bonus", "player:seat location:location marker:marker")
OUTPOST_TAKEN: Final = EVENTS.add("outpost-taken", "player:seat location:location tile:tile")
TILE_KEPT: Final = EVENTS.add("tile-kept", "player:seat tile:tile")
TILE_USED: Final = EVENTS.add("tile-used", "player:seat tile:tile")
SEAL_TAKEN: Final = EVENTS.add("seal-taken", "player:seat seal:seal")
SEAL_IMPROVED: Final = EVENTS.add("seal-improved", "player:seat seal:seal")
SEAL_BONUS: Final = EVENTS.add("seal-bonus", "player:seat seal:seal")
CONTRACT_TAKEN: Final = EVENTS.add("contract-taken", "player:seat contract:contract")
CONTRACT_DRAWN: Final = EVENTS.add("contract-drawn", "player:seat contract:contract")
CONTRACT_DISCARDED: Final = EVENTS.add("contract-discarded", "player:seat contract:contract")
CONTRACT_COMPLETED: Final = EVENTS.add("contract-completed", "player:seat contract:contract")
CONTRACT_LAID: Final = EVENTS.add("contract-laid", "contract:contract location:location")
GOAL_SHOWN: Final = EVENTS.add("goal-shown", "player:seat goal:goal")
GAME_OVER: Final = EVENTS.add("game-over")
