"""Paladins of the West Kingdom: workers, faith, strength and influence over seven rounds; 1 to 4 players."""

from typing import Final

from caravanserai.core.about import read_about
from caravanserai.core.game import Game
from caravanserai.core.howto import read_howto
from caravanserai.core.lesson import read_lesson
from caravanserai.games.paladins.box import PALADINS, SCHEMES, TOP_ROW, WALLS
from caravanserai.games.paladins.choices import SPACE
from caravanserai.games.paladins.components import BOX, WORKERS
from caravanserai.games.paladins.events import EVENTS
from caravanserai.games.paladins.features import Features
from caravanserai.games.paladins.heuristics import WORTH, worth
from caravanserai.games.paladins.holdings import holdings
from caravanserai.games.paladins.scoring import SHEET, at_stake, standings
from caravanserai.games.paladins.setup import deal
from caravanserai.games.paladins.sketch import Sketch
from caravanserai.games.paladins.solo_sketch import SoloSketch
from caravanserai.games.paladins.state import PaladinsTable, PlayerState
from caravanserai.games.paladins.tactics import TACTICS
from caravanserai.games.paladins.view import imagine, viewed

GAME: Final = Game(
    id="paladins",
    prefix="PW",
    edition=1,
    seats=range(1, 5),
    space=SPACE,
    box=BOX,
    events=EVENTS,
    blank=PaladinsTable,
    parts={"players": PlayerState},
    deal=deal,
    show=viewed,
    imagine=imagine,
    standings=standings,
    observer=Features(),
    worth=worth,
    weights=WORTH,
    longest=3000,
    package=__name__,
    holdings=holdings,
    at_stake=at_stake,
    welcome=("silver", "provision", *WORKERS),
    is_solo=lambda s: s.solo,
    tactics=TACTICS,
    sketcher=Sketch(),
    solo_sketcher=SoloSketch(),
    names={
        "worker": WORKERS,
        "paladin": [paladin.id for paladin in PALADINS],
        "order": BOX.ids("kings_orders"),
        "wall": [wall.id for wall in WALLS],
        "scheme": [scheme.id for scheme in SCHEMES],
        "top": TOP_ROW,
    },
    compounds={"workers": "noun", "plan": "paladin"},
    lesson=read_lesson(__name__),
    howto=read_howto(__name__, BOX),
    about=read_about(__name__),
    sheet=SHEET,
)
