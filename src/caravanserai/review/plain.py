"""A review as plain data: for files, for the API, and for who wants to draw it."""

from collections.abc import Mapping
from typing import Any, Final

from caravanserai.review.judged import THE_DEAL, Judged
from caravanserai.review.review import UNSURE, Moment, Part, review_of
from caravanserai.review.turns import Played

DIGITS: Final = 4


def plain_review(played: Played, found: Mapping[int, Judged], head: Mapping[str, Any]) -> dict[str, Any]:
    """All that a page or a program needs; choices by their tokens, estimates as a mean and a width of nine in ten."""
    review = review_of(played.outline, found, head["depth"])
    return {
        **head,
        "calibrated": played.outline.bands is not None,
        "unsure": None if played.outline.bands is not None else list(UNSURE),
        "turns": [
            {"first": turn.first, "last": turn.last, "seat": turn.seat, "tokens": tokens(played, turn.choices)}
            for turn in played.turns
        ],
        "judged": review.judged,
        "of": review.turns,
        "result": played.result,
        "points": played.points,
        "curve": [
            {
                "turn": None if number == THE_DEAL else number,
                "chance": [estimate(hope.chance.mean, hope.chance.width) for hope in hopes],
                "points": [estimate(hope.points.mean, hope.points.width) for hope in hopes],
            }
            for number, hopes in review.curve
        ],
        "moments": [plain_moment(played, moment) for moment in review.moments],
        "parts": [plain_part(part) for part in review.parts],
    }


def estimate(mean: float, width: float) -> dict[str, float]:
    return {"mean": round(mean, DIGITS), "width": round(width, DIGITS)}


def plain_moment(played: Played, moment: Moment) -> dict[str, Any]:
    return {
        "kind": moment.kind,
        "turn": moment.turn,
        "seat": moment.seat,
        "change": estimate(moment.change.mean, moment.change.width),
        "points": estimate(moment.points.mean, moment.points.width),
        "better": tokens(played, moment.better),
    }


def plain_part(part: Part) -> dict[str, Any]:
    named = {name: getattr(part, name) for name in ("own", "others", "luck", "unexplained")}
    return {
        "seat": part.seat,
        "start": part.start,
        "start_width": round(part.start_width, DIGITS),
        **{name: estimate(found.mean, found.width) for name, found in named.items()},
        "result": part.result,
    }


def tokens(played: Played, choices: tuple[int, ...]) -> list[str]:
    return [played.game.space.token(choice) for choice in choices]
