"""What a client did wrong, or what cannot be done now: an id for people, a line for developers."""

from typing import Any, Final

LONGEST_DETAIL: Final = 300  # characters: nobody is told again all that they sent


class Problem(Exception):
    """An answer other than yes; `error-<id>` is its message in every language."""

    def __init__(self, status: int, error: str, detail: str = "", **more: Any) -> None:
        super().__init__(detail or error)
        self.status = status
        self.error = error
        self.detail = detail
        self.more = more

    def body(self) -> dict[str, Any]:
        """The answer as it is sent."""
        return {"error": self.error, "detail": shortened(self.detail), **self.more}


class NotStored(Problem):
    """The database does not answer or cannot write: nothing was acknowledged, and the same may be tried again."""

    def __init__(self, detail: str) -> None:
        super().__init__(503, "storage", detail)


class Damaged(Problem):
    """What the database has of a table cannot be read or played; other tables go on."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, "damaged", detail)


class StoreProblem(Exception):
    """A database that cannot be used as it is: one line that says why, and what to do."""


def shortened(detail: str) -> str:
    """A line for developers, however much it quotes."""
    return detail if len(detail) <= LONGEST_DETAIL else f"{detail[:LONGEST_DETAIL]}…"


def missing(what: str) -> Problem:
    return Problem(404, "not-found", f"there is no such {what}")


def forbidden(detail: str) -> Problem:
    return Problem(403, "forbidden", detail)


def malformed(detail: str) -> Problem:
    return Problem(400, "malformed", detail)
