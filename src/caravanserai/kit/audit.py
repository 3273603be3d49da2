"""The audit of a component file: every value of it is played, or refused.

Each value is changed in every way (see `variations`) and the game is loaded anew with the result, in a process of
its own. The change must be refused, by a message that names its place, or be played: random games with the same
chance go another way or are scored otherwise. What changes only the words, or nothing, is ignored, and a correction
must never be. What only people look at is listed beside the game, with a reason for each.
"""

import json
import os
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from caravanserai.core import box as reader
from caravanserai.core.box import BoxError, read_rulebook, read_toml, read_words
from caravanserai.core.checker import Checker
from caravanserai.core.game import Game
from caravanserai.core.words import Row
from caravanserai.kit.audit_games import EXCEPTIONS, games_of
from caravanserai.kit.variations import Variation
from caravanserai.kit.walk import Dice

HONOURED, REFUSED, COSMETIC, SHOWN = "honoured", "refused", "cosmetic", "shown"
CRASH, IGNORED, UNNAMED = "crash", "ignored", "unnamed"  # what must not be
FAULTS: Final = (CRASH, IGNORED, UNNAMED)
VERDICTS: Final = (HONOURED, REFUSED, COSMETIC, SHOWN, *FAULTS)
STAGES: Final = (1, 12, 120)  # random games at each setting, until one differs
LONG: Final = 300  # seconds of computing; a game that neither goes on nor ends is a crash

Told = Callable[[Game[Any]], Iterable[str]]


@dataclass(frozen=True)
class Finding:
    """What became of one change."""

    variation: Variation
    verdict: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.verdict}: {self.variation}: {self.what}".rstrip(": ")


@dataclass
class Report:
    """Figures of one game, and what went wrong."""

    game: str
    tried: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)
    faults: list[Finding] = field(default_factory=list)

    def note(self, finding: Finding) -> None:
        self.tried += 1
        self.verdicts[finding.verdict] += 1
        if finding.verdict in FAULTS:
            self.faults.append(finding)

    def plain(self) -> dict[str, Any]:
        """For machines."""
        figures = {verdict: self.verdicts[verdict] for verdict in VERDICTS}
        return {"game": self.game, "tried": self.tried, **figures, "faults": [str(one) for one in self.faults]}


class Exceptions:
    """What a game says of values that random play cannot show: `[cosmetic]` with a reason, `[shown]` with a test.

    A place is written without numbers (`cities[].xy`), if need be with the way in which it is changed (`: removed`).
    """

    def __init__(self, folder: Path) -> None:
        path = folder / EXCEPTIONS
        data = read_toml(EXCEPTIONS, path) if path.exists() else {}
        self.cosmetic: Final[dict[str, str]] = data.get("cosmetic", {})
        self.shown: Final[dict[str, str]] = data.get("shown", {})

    def verdict(self, variation: Variation) -> Finding | None:
        """What the lists say of a place, or of anything that it stands in."""
        for verdict, listed in ((COSMETIC, self.cosmetic), (SHOWN, self.shown)):
            for said, reason in listed.items():
                if self.speaks_of(said, variation):
                    return Finding(variation, verdict, reason)
        return None

    @staticmethod
    def speaks_of(said: str, variation: Variation) -> bool:
        """Whether a line of a list names the place that is changed, or what it stands in, and the way."""
        pattern, _, way = said.partition(": ")
        inside = variation.pattern.startswith((f"{pattern}.", f"{pattern}["))
        return way in ("", variation.way) and (inside or variation.pattern == pattern)


@cache
def entry_of(game: str) -> EntryPoint:
    """Where a game is found; looked up before processes part, for it takes as long as reading a file of components."""
    return next(iter(entry_points(group="caravanserai.games", name=game)))


def folder_of(game: str) -> Path:
    """Where the files of an installed game lie; the game is not loaded."""
    spec = find_spec(entry_of(game).module)
    if spec is None or spec.origin is None:
        raise ValueError(f"{game}: is not installed")
    return Path(spec.origin).parent


# In a process of its own


def loaded(game: str, data: Row) -> Game[Any]:
    """The game with other components, as if its owner had corrected them: it must not have been loaded before."""
    file = f"{game}/components.toml"
    original, load = reader.read_toml, reader.load_box

    def varied(name: str, path: Path) -> Row:
        return data if name == file else original(name, path)

    def owned(name: str, folder: Path, overlay: Path | None = None) -> reader.Box:
        return replace(load(name, folder, overlay), is_corrected=True)

    setattr(reader, "read_toml", varied)  # noqa: B010  the reader asks for it by name
    setattr(reader, "load_box", owned)  # noqa: B010  and so do games
    os.environ.pop(reader.SETTING, None)
    found: Game[Any] = entry_of(game).load()
    return found


def apart(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What a function finds in a process of its own; whatever goes wrong in there is found, too."""
    receiving, sending = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(receiving)
        with os.fdopen(sending, "w", encoding="utf-8") as out:
            json.dump(guarded(work), out)
        os._exit(0)
    os.close(sending)
    with os.fdopen(receiving, encoding="utf-8") as came:
        text = came.read()
    os.waitpid(child, 0)
    return dict(json.loads(text)) if text else {CRASH: f"nothing came back in {LONG} seconds of computing"}


def guarded(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What a function finds, or how it failed."""
    signal.setitimer(signal.ITIMER_PROF, LONG)
    try:
        return work()
    except BoxError as error:
        return {REFUSED: error.faults}
    except Exception as error:  # noqa: BLE001  any crash is a finding
        at = traceback.extract_tb(error.__traceback__)[-1]
        return {CRASH: f"{type(error).__name__}: {error} ({Path(at.filename).name}:{at.lineno})"}


class Auditor:
    """One game, its baseline, and what becomes of each change."""

    def __init__(self, game: str, told: Told, stages: Sequence[int] = STAGES) -> None:
        if not hasattr(os, "fork"):
            raise RuntimeError("the audit needs a system that can fork a process")
        if any(name.startswith("caravanserai.games.") for name in sys.modules):
            raise RuntimeError("the audit loads games anew: nothing may have loaded one before")
        self.game: Final = game
        self.told: Final = told
        self.rounds: Final = [range(sum(stages[:n]), sum(stages[: n + 1])) for n in range(len(stages))]
        self.folder: Final = folder_of(game)
        self.file: Final = f"{game}/components.toml"
        self.data: Final = read_toml(self.file, self.folder / "components.toml")
        self.vocabulary: Final = read_words(game, self.folder)
        self.rules: Final = {rule.id for rule in read_rulebook(f"{game}/rules.md", self.folder / "rules.md").rules}
        self.exceptions: Final = Exceptions(self.folder)
        self.baseline: list[list[str]] = []  # the games of each stage played so far
        self.words: list[str] = []

    def finding(self, variation: Variation) -> Finding:
        """What becomes of one change."""
        data = variation.applied(self.data)
        if faults := Checker(self.file, self.game, data, self.vocabulary, self.rules).check():
            return refusal(variation, faults)
        listed = self.exceptions.verdict(variation)
        if not self.words:
            self.words = self.in_words(self.data)
        for stage in range(len(self.rounds)):
            self.prepare(stage)
            found = apart(partial(self.compared, data, stage))
            if REFUSED in found:
                return refusal(variation, found[REFUSED])
            if CRASH in found:
                return Finding(variation, CRASH, found[CRASH])
            if found["differs"]:
                return Finding(variation, HONOURED)
            if listed is not None:
                return listed
        return Finding(variation, IGNORED, "only told" if found["said"] else "nothing changes")

    def prepare(self, stage: int) -> None:
        """Play the games of a stage with the file as it is."""
        if len(self.baseline) <= stage:
            found = apart(lambda: {"games": list(games_of(loaded(self.game, self.data), self.rounds[stage]))})
            if "games" not in found:
                raise RuntimeError(f"{self.game}: the file as it is: {found}")
            self.baseline.append(found["games"])

    def in_words(self, data: Row) -> list[str]:
        """All that is said of the components."""
        return list(apart(lambda: {"words": list(self.told(loaded(self.game, data)))})["words"])

    def compared(self, data: Row, stage: int) -> dict[str, Any]:
        """Whether the games of a stage go another way, and whether other words are said.

        The first stage is played to its end: what differs at one setting must not crash at another.
        """
        game = loaded(self.game, data)
        games = games_of(game, self.rounds[stage])
        if stage == 0:
            differs = list(games) != self.baseline[stage]
        else:
            differs = any(one != other for one, other in zip(games, self.baseline[stage], strict=False))
        said = not differs and stage == len(self.rounds) - 1 and list(self.told(game)) != self.words
        return {"differs": differs, "said": said}


def refusal(variation: Variation, faults: list[str]) -> Finding:
    """A refusal names the table, and the row or key that was changed, its new value, or what no longer adds up."""
    table, *rest = variation.names
    words = [*(rest or [table]), repr(variation.new), f"but {table}"]
    named = any(table in line and any(word in line for word in words) for line in faults)
    return Finding(variation, REFUSED if named else UNNAMED, faults[0])


@dataclass(frozen=True)
class Sample:
    """Which of the changes are tried; all of them, if nothing is said."""

    every: int = 1  # one in so many, from
    offset: int = 0
    alike: int = 0  # of those at places that are alike no more than so many; 0: all
    number: int = 0  # and no more than so many of them, as chance with this seed has it; 0: all
    seed: int = 0

    def of(self, found: Iterable[Variation]) -> list[Variation]:
        """The changes to try, in the order of the file."""
        times: Counter[tuple[str, str]] = Counter()
        out = []
        for n, variation in enumerate(found):
            kind = (variation.pattern, variation.way)
            if n % self.every == self.offset % self.every and not 0 < self.alike <= times[kind]:
                times[kind] += 1
                out.append(variation)
        dice = Dice(self.seed)
        while 0 < self.number < len(out):
            del out[dice.below(len(out))]
        return out
