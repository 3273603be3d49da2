"""Which line of an owner's file a fault is about, so that an editor can mark it."""

import re
from collections import Counter
from typing import Final

AT_LINE: Final = re.compile(r"\(at line (\d+)")
PART: Final = re.compile(r"([\w-]+)(?:\[([^\]]*)\])?")  # `decrees[d1_ship].moments[0].on`, one part after the other
NAME: Final = re.compile(r"[\w-]+")
HEADER: Final = re.compile(r"\s*\[{1,2}\s*([\w.\"'-]+)\s*\]{1,2}\s*(?:#.*)?$")
ID: Final = re.compile(r"""\s*id\s*=\s*["']([^"']*)["']""")


def line_of(text: str, where: str, key: str, what: str) -> int | None:
    """The line of the text that a fault is about, as far as it can be told.

    That is the line of the key, or of whatever it stands in that has a line of its own, or the header of its row.
    """
    said = AT_LINE.search(what)
    if said is not None:
        return int(said[1])
    parts = PART.findall(f"{where}.{key}" if key else where)
    best, depth = None, 0
    for section in sections(text):
        inside = section.holds(parts)
        if inside > depth:
            best, depth = section, inside
    if best is None:
        return None
    for name, _ in parts[depth:]:
        for n, line in enumerate(best.lines):
            if re.match(rf"\s*[\"']?{re.escape(name)}[\"']?\s*[=.]", line):
                return best.first + n
    return best.first


class Section:
    """The part of a file under one header: `[[decrees]]`, the row with its id, `[travel_map]`."""

    def __init__(self, first: int, header: str, number: int) -> None:
        self.first: Final = first
        self.names: Final = NAME.findall(header)
        self.number: Final = number  # how many of the same name stand before it
        self.lines: Final = [header]

    def holds(self, parts: list[tuple[str, str]]) -> int:
        """How many parts of a place it stands for; none if it is about something else."""
        depth = len(self.names)
        if [name for name, _ in parts[:depth]] != self.names:
            return 0
        row = parts[depth - 1][1]
        ids = [found[1] for line in self.lines if (found := ID.match(line))]
        return depth if not row or row in (ids or [str(self.number)]) else 0


def sections(text: str) -> list[Section]:
    """The parts of a file under its headers."""
    out: list[Section] = []
    times: Counter[str] = Counter()
    for n, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        if header is not None:
            out.append(Section(n, header[1], times[header[1]]))
            times[header[1]] += 1
        elif out:
            out[-1].lines.append(line)
    return out
