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
        where = f" ({self.where})" if self.where else ""
        return f"{self.game}{where}: {self.invariant}: {self.what}"

    @property
    def where(self) -> str:
        """The table that it was seen at; empty where it concerns none."""
        if self.setting is None:
            return ""
        return f"{self.setting}; seed {self.seed}, {'keyed' if self.keyed else 'quick'}; decision {self.decision}"

    @property
    def told(self) -> str:
        """What is wrong, where it is known which game is spoken of."""
        return f"{self.invariant}: {self.what}{f' ({self.where})' if self.where else ''}"
