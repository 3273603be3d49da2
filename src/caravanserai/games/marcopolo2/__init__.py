"""Marco Polo II: dice, routes and contracts in the service of the Khan; 2 to 4 players."""

from typing import Final

from caravanserai.core.about import read_about
from caravanserai.core.game import Game
from caravanserai.core.howto import read_howto
from caravanserai.core.lesson import read_lesson
from caravanserai.games.marcopolo2.box import CITY_CARDS
from caravanserai.games.marcopolo2.choices import SPACE
from caravanserai.games.marcopolo2.components import BOX, MARKER_NAMES, RESOURCE_NAMES, SHIELD_NAMES
from caravanserai.games.marcopolo2.events import EVENTS
from caravanserai.games.marcopolo2.features import Features
from caravanserai.games.marcopolo2.heuristics import WORTH, worth
from caravanserai.games.marcopolo2.holdings import holdings
from caravanserai.games.marcopolo2.scoring import SHEET, at_stake, standings
from caravanserai.games.marcopolo2.setup import deal
from caravanserai.games.marcopolo2.sketch import Sketch
from caravanserai.games.marcopolo2.state import MarcoPolo, PlayerState
from caravanserai.games.marcopolo2.tactics import TACTICS
from caravanserai.games.marcopolo2.view import imagine, viewed

GAME: Final = Game(
    id="marcopolo2",
    prefix="MP",
    edition=1,
    seats=range(2, 5),
    space=SPACE,
    box=BOX,
    events=EVENTS,
    blank=MarcoPolo,
    parts={"players": PlayerState},
    deal=deal,
    show=viewed,
    imagine=imagine,
    standings=standings,
    observer=Features(),
    worth=worth,
    weights=WORTH,
    sketcher=Sketch(),
    longest=5000,
    package=__name__,
    composed=("PayCoinsInJade", "PayCamelsInJade", "PayGoods", "GainGoods"),
    holdings=holdings,
    at_stake=at_stake,
    welcome=("coin", "camel", "pepper", "silk", "gold", "jade", "vp", "black_die"),
    tactics=TACTICS,
    names={
        "resource": RESOURCE_NAMES,
        "marker": MARKER_NAMES,
        "city_card": [card.id for card in CITY_CARDS],
        "offer_tile": BOX.ids("offer_tiles"),
        "shield": SHIELD_NAMES,
    },
    compounds={"dice": "die"},
    lesson=read_lesson(__name__),
    howto=read_howto(__name__, BOX),
    about=read_about(__name__),
    sheet=SHEET,
)
