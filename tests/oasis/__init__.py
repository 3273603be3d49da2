"""Oasis: a complete small game, used by the tests of the core and by the docs."""

from typing import Final

import tests.oasis.actions.eat  # what may be done at any time
import tests.oasis.effects  # noqa: F401  what the traders do
from caravanserai.core.game import Game
from tests.oasis.box import BOX, NOUNS
from tests.oasis.choices import SPACE
from tests.oasis.events import EVENTS
from tests.oasis.features import OBSERVER
from tests.oasis.heuristics import worth
from tests.oasis.scoring import standings
from tests.oasis.setup import deal
from tests.oasis.state import Oasis, PlayerState
from tests.oasis.view import imagine, show

GAME: Final = Game[Oasis](
    id="oasis",
    prefix="OA",
    edition=1,
    seats=range(2, 5),
    space=SPACE,
    box=BOX,
    events=EVENTS,
    blank=Oasis,
    parts={"players": PlayerState},
    deal=deal,
    show=show,
    imagine=imagine,
    standings=standings,
    observer=OBSERVER,
    worth=worth,
    longest=300,
    package="tests.oasis",
    names={"good": NOUNS},
)
