"""What the server sends: the shapes of its messages and answers, from which the front end's types are made.

A room for each thing that is told of; all of them are had from here. `python -m tools.typescript` writes
web/src/table/messages.ts from the rooms. What clients send is in requests.py.
"""

# ruff: noqa: F403  (each room lists its shapes by declaring them, and they are listed nowhere else)

from caravanserai.tables.messages.box import *
from caravanserai.tables.messages.game import *
from caravanserai.tables.messages.hint import *
from caravanserai.tables.messages.knowledge import *
from caravanserai.tables.messages.library import *
from caravanserai.tables.messages.people import *
from caravanserai.tables.messages.puzzle import *
from caravanserai.tables.messages.review import *
from caravanserai.tables.messages.sockets import *
from caravanserai.tables.messages.state import *
from caravanserai.tables.messages.table import *
