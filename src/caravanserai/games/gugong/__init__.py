"""Gùgōng: gifts for officials, and an Envoy to the Palace of Heavenly Purity; 1 to 5 players."""

from typing import Final

from caravanserai.core.about import read_about
from caravanserai.core.game import Game
from caravanserai.core.howto import read_howto
from caravanserai.core.lesson import read_lesson
from caravanserai.games.gugong.box import SOLO_CARDS, TOKENS
from caravanserai.games.gugong.choices import SPACE
from caravanserai.games.gugong.components import BOX
from caravanserai.games.gugong.events import EVENTS
from caravanserai.games.gugong.features import Features
from caravanserai.games.gugong.heuristics import WORTH, worth
from caravanserai.games.gugong.holdings import holdings
from caravanserai.games.gugong.scoring import SHEET, at_stake, standings
from caravanserai.games.gugong.setup import deal
from caravanserai.games.gugong.sketch import Sketch
from caravanserai.games.gugong.solo_sketch import SoloSketch
from caravanserai.games.gugong.state import Gugong, PlayerState
from caravanserai.games.gugong.tactics import TACTICS
from caravanserai.games.gugong.view import imagine, viewed

GAME: Final = Game(
    id="gugong",
    prefix="GG",
    edition=1,
    seats=range(1, 6),
    space=SPACE,
    box=BOX,
    events=EVENTS,
    blank=Gugong,
    parts={"players": PlayerState},
    deal=deal,
    show=viewed,
    imagine=imagine,
    standings=standings,
    observer=Features(),
    worth=worth,
    weights=WORTH,
    sketcher=Sketch(),
    solo_sketcher=SoloSketch(),
    longest=3000,
    package=__name__,
    composed=("MustTradeTokens", "LastTokens"),
    holdings=holdings,
    at_stake=at_stake,
    welcome=("servant", "vp", "jade"),
    is_solo=lambda s: s.solo,
    tactics=TACTICS,
    names={"token": [kind.id for kind in TOKENS], "solo": [card.id for card in SOLO_CARDS]},
    lesson=read_lesson(__name__),
    howto=read_howto(__name__, BOX),
    about=read_about(__name__),
    sheet=SHEET,
)
