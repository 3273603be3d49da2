"""Cards that do nothing by themselves: what they bring at a moment, and what they change where a rule asks.

Both are read once, when the box is loaded, and in the same way for every game. All that a card brings at
the same moment is one effect, in the order of the file; `set` and `add` both answer a question. What the rules
of a game could not follow is refused, with the row and the key.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

from caravanserai.core.box import Box
from caravanserai.core.words import Row

ARGUMENTS_OF_MOMENTS: Final = frozenset({"on", "effects", "per_turn", "every", "rule"})
ARGUMENTS_OF_CHANGES: Final = frozenset({"ask", "set", "add", "optional", "rule"})


class Passive:
    """Rows of one card that are led by a word: `on` a moment, or `ask` a question."""

    def __init__(self, box: Box, card: Row, key: str, lead: str, plain: Collection[str]) -> None:
        self.box: Final = box
        self.rows: Final[list[Row]] = card.get(key, [])
        self.lead: Final = lead
        self.plain: Final = plain

    def named(self, word: str, arguments: Mapping[str, object]) -> list[Row]:
        """The rows led by a word that speak of the same things."""
        return [row for row in self.rows if row[self.lead] == word and self.arguments(row) == arguments]

    def arguments(self, row: Row) -> Row:
        """What a row says of its moment or question: `{"action": "hunt"}`."""
        return {key: value for key, value in row.items() if key not in self.plain}

    def impossible(self, row: Row, key: str, why: str) -> Exception:
        return self.box.impossible(f"{self.box.place(row)}: {key}", why)


class Moments(Passive):
    """What one card brings each time something happens to its owner.

    `known` are the moments that reach such a card; those in `counted` may wait for every so many, those in
    `limited` may be used so often a turn.
    """

    def __init__(
        self,
        box: Box,
        card: Row,
        known: Collection[str],
        counted: Collection[str] = (),
        limited: Collection[str] = (),
    ) -> None:
        super().__init__(box, card, "moments", "on", ARGUMENTS_OF_MOMENTS)
        for row in self.rows:
            if row["on"] not in known:
                raise self.impossible(row, "on", f"{row['on']!r} does not reach this card; {', '.join(known)} do")
            for key, moments in (("every", counted), ("per_turn", limited)):
                if key in row and row["on"] not in moments:
                    raise self.impossible(row, key, f"only for {', '.join(moments) or 'no moment of this game'}")
                if row.get(key, 1) < 1:
                    raise self.impossible(row, key, f"must be 1 or more, not {row[key]}")

    def at(self, on: str, **arguments: object) -> list[Row]:
        """The rows of a moment."""
        return self.named(on, arguments)

    def effects(self, on: str, **arguments: object) -> Any:
        """Everything that the card brings then, as one printed effect; None if it brings nothing."""
        rows = self.at(on, **arguments)
        return together([row["effects"] for row in rows]) if rows else None


class Changes(Passive):
    """What one card changes where a rule asks; `optional` are the questions whose usual answer the owner may keep."""

    def __init__(self, box: Box, card: Row, optional: Collection[str] = ()) -> None:
        super().__init__(box, card, "changes", "ask", ARGUMENTS_OF_CHANGES)
        for row in self.rows:
            if row.get("optional", False) != (row["ask"] in optional):
                what = "the usual answer may always be kept" if row["ask"] in optional else "nobody may keep the usual"
                raise self.impossible(row, "optional", f"{what}, where {row['ask']} is asked")
            if len([one for one in self.named(row["ask"], self.arguments(row)) if "set" in one]) > 1:
                raise self.impossible(row, "set", f"{row['ask']} is set twice")

    def set_to(self, ask: str, **arguments: object) -> Any:
        """What the card sets the answer to, before anything is added; None if it does not."""
        return next((row["set"] for row in self.named(ask, arguments) if "set" in row), None)

    def added(self, ask: str, **arguments: object) -> int:
        """What the card adds to the answer."""
        return sum(int(row["add"]) for row in self.named(ask, arguments) if "add" in row)

    def answer(self, ask: str, usual: Any, **arguments: object) -> Any:
        """The answer with this card, where only this card is asked."""
        chosen = self.set_to(ask, **arguments)
        more = self.added(ask, **arguments)
        answer = usual if chosen is None else chosen
        return answer + more if more else answer


def together(effects: list[Any]) -> Any:
    """One printed effect for several, one after the other."""
    if len(effects) == 1:
        return effects[0]
    rows: list[Row] = []
    for one in effects:
        rows += [{"kind": "gain", **one}] if isinstance(one, dict) else one
    return rows
