"""What is wrong, and where to see it again."""

from dataclasses import dataclass

from caravanserai.kit.settings import Setting


@dataclass(frozen=True)
class Fault:
    """A promise that a game breaks; `position` lays the table at which it does."""

    game: str
    invariant: str
    what: str
    setting: Setting | None = None  # None: the game itself, at no table
    seed: int = 0
    keyed: bool = True
    decision: int = 0

    def __str__(self) -> str:
        where = self.game
        if self.setting is not None:
            stream = "keyed" if self.keyed else "quick"
            where += f" ({self.setting}; seed {self.seed}, {stream}; decision {self.decision})"
        return f"{where}: {self.invariant}: {self.what}"
