"""What is told: the events of the log."""

from typing import Final

from caravanserai.core.event import EventKinds

EVENTS: Final = EventKinds()

DAY_BEGINS: Final = EVENTS.add("day-begins", "n:number")
START_PLAYER: Final = EVENTS.add("start-player", "player:seat")
MAP_REFILLED: Final = EVENTS.add("map-refilled", "n:number")
DICE_ROLLED: Final = EVENTS.add("dice-rolled", "first:number second:number third:number")
NIGHT_FALLS: Final = EVENTS.add("night-falls", "n:number")

GIFT_EXCHANGED: Final = EVENTS.add("gift-exchanged", "player:seat place:place given:gift taken:gift")
GIFT_LAID_ASIDE: Final = EVENTS.add("gift-laid-aside", "player:seat card:gift!")
GIFT_SWAPPED: Final = EVENTS.add("gift-swapped", "player:seat place:place given:gift taken:gift")
GIFT_RETRIEVED: Final = EVENTS.add("gift-retrieved", "player:seat card:gift!")
GIFT_DISCARDED: Final = EVENTS.add("gift-discarded", "player:seat card:gift")
GIFT_DRAWN: Final = EVENTS.add("gift-drawn", "player:seat card:gift!")

SERVANTS_GAINED: Final = EVENTS.add("servants-gained", "player:seat n:number")
SERVANTS_SPENT: Final = EVENTS.add("servants-spent", "player:seat n:number")
DOUBLE_UNLOCKED: Final = EVENTS.add("double-unlocked", "player:seat")
POINTS: Final = EVENTS.add("points", "player:seat n:number")
POINTS_LOST: Final = EVENTS.add("points-lost", "player:seat n:number")
JADE_TAKEN: Final = EVENTS.add("jade-taken", "player:seat n:number")

TRAVELLER_MOVED: Final = EVENTS.add("traveller-moved", "player:seat city:city token:token")
TOKENS_TRADED: Final = EVENTS.add("tokens-traded", "player:seat trade:trade")
MARKER_LAID: Final = EVENTS.add("marker-laid", "player:seat token:token")
MARKER_LAID_AT: Final = EVENTS.add("marker-laid-at", "player:seat token:token place:place")
TOLL_PAID: Final = EVENTS.add("toll-paid", "player:seat owner:seat place:place")
FOLLOWED: Final = EVENTS.add("followed", "player:seat place:place")

WALL_PLACED: Final = EVENTS.add("wall-placed", "player:seat n:number")
WALL_SCORED: Final = EVENTS.add("wall-scored", "player:seat n:number")
BENEFIT_TAKEN: Final = EVENTS.add("benefit-taken", "player:seat benefit:benefit")
DIE_TURNED: Final = EVENTS.add("die-turned", "player:seat face:face")
INTRIGUE_MOVED: Final = EVENTS.add("intrigue-moved", "player:seat n:number")
MEDAL_TAKEN: Final = EVENTS.add("medal-taken", "player:seat")
ENVOY_MOVED: Final = EVENTS.add("envoy-moved", "player:seat n:number")
ENVOY_ARRIVED: Final = EVENTS.add("envoy-arrived", "player:seat n:number")
HOUSE_BOUGHT: Final = EVENTS.add("house-bought", "player:seat house:house")
DECREE_TAKEN: Final = EVENTS.add("decree-taken", "player:seat decree:decree")
DECREE_USED: Final = EVENTS.add("decree-used", "player:seat decree:decree")

SHIP_LAUNCHED: Final = EVENTS.add("ship-launched", "player:seat harbour:harbour")
SHIP_LOADED: Final = EVENTS.add("ship-loaded", "player:seat harbour:harbour n:number")
SHIP_SAILED: Final = EVENTS.add("ship-sailed", "player:seat from:harbour harbour:harbour")
SHIP_LOST: Final = EVENTS.add("ship-lost", "player:seat harbour:harbour")
REWARD_CLAIMED: Final = EVENTS.add("reward-claimed", "player:seat harbour:harbour reward:reward")

MATCHES: Final = EVENTS.add("matches", "player:seat n:number")
NIGHT_BONUS: Final = EVENTS.add("night-bonus", "player:seat")
FINAL_WALL: Final = EVENTS.add("final-wall", "player:seat n:number")
GAME_OVER: Final = EVENTS.add("game-over")

MENG_CARD: Final = EVENTS.add("meng-card", "card:solo")
MENG_DUSK: Final = EVENTS.add("meng-dusk", "card:solo")
MENG_CANNOT: Final = EVENTS.add("meng-cannot", "place:place")
