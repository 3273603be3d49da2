"""Yokohama: trade and technology in a port that opens to the world; 2 to 4 players."""

from typing import Final

from caravanserai.core.about import read_about
from caravanserai.core.game import Game
from caravanserai.core.howto import read_howto
from caravanserai.core.lesson import read_lesson
from caravanserai.games.yokohama.box import TOKEN_NAMES
from caravanserai.games.yokohama.choices import PAYEES, SPACE
from caravanserai.games.yokohama.components import BOX, RESOURCE_NAMES
from caravanserai.games.yokohama.events import EVENTS
from caravanserai.games.yokohama.features import Features
from caravanserai.games.yokohama.heuristics import WORTH, worth
from caravanserai.games.yokohama.holdings import holdings
from caravanserai.games.yokohama.scoring import SHEET, at_stake, standings
from caravanserai.games.yokohama.setup import deal
from caravanserai.games.yokohama.sketch import Sketch
from caravanserai.games.yokohama.state import PlayerState, Yokohama
from caravanserai.games.yokohama.tactics import TACTICS
from caravanserai.games.yokohama.view import imagine, viewed

GAME: Final = Game(
    id="yokohama",
    prefix="YK",
    edition=1,
    seats=range(2, 5),
    space=SPACE,
    box=BOX,
    events=EVENTS,
    blank=Yokohama,
    parts={"players": PlayerState},
    deal=deal,
    show=viewed,
    imagine=imagine,
    standings=standings,
    observer=Features(),
    worth=worth,
    weights=WORTH,
    longest=20000,
    package=__name__,
    composed=("PayFaith", "PayExtra", "PayInImports", "PaySecond", "ChooseGood"),
    holdings=holdings,
    at_stake=at_stake,
    welcome=("yen", "copper", "silk", "tea", "fish", "import", "vp"),
    tactics=TACTICS,
    sketcher=Sketch(),
    names={
        "resource": RESOURCE_NAMES,
        "token": TOKEN_NAMES,
        "tile": BOX.ids("building_tiles"),
        "payee": PAYEES,
    },
    compounds={"fees": "payee"},
    lesson=read_lesson(__name__),
    howto=read_howto(__name__, BOX),
    about=read_about(__name__),
    sheet=SHEET,
)
