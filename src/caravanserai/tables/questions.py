"""What a seat is asked, with all that might be chosen: why not, what it costs, what comes of it at once."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.game import Game
from caravanserai.core.state import State
from caravanserai.core.step import Way
from caravanserai.core.wire import fields
from caravanserai.tables import messages
from caravanserai.tables.bundles import bundles_of, changed, is_composed

MOST_COMPARED: Final = 60
DECLINE: Final = "answer:skip"


def ask_of(game: Game[Any], s: State, seat: int, mine: Collection[int]) -> messages.Ask | None:
    """What the reader is asked: the seat they look from, or another of theirs, then without what only it may see."""
    asked = [int(one) for one in play.asked(s)]
    if seat in mine and seat in asked:
        return question_of(game, s, seat)
    for other in asked:
        if other in mine:
            step = play.question(s, other)
            return {
                "seat": other,
                "step": type(step).__name__,
                "effect": None,
                "row": None,
                "fields": {},
                "choices": [],
            }
    return None


def question_of(game: Game[Any], s: State, seat: int) -> messages.Ask:
    """A question with all that might be tried, and why not."""
    step = play.question(s, seat)
    effect = getattr(step, "effect", None)
    out: messages.Ask = {
        "seat": seat,
        "step": type(step).__name__,
        "effect": None if effect is None else int(effect),
        "row": None if effect is None else game.printed(int(effect)),
        "fields": {name: int(getattr(step, name)) for name in fields(step) if name != "seat"},
        "choices": [choice_of(game, s, code, seat) for code in play.candidates(s, seat)],
    }
    tell_changes(game, s, seat, out["choices"])
    said = play.says(s, seat)
    if said is not None:
        names, numbers = said.saying.names, [int(n) for n in said.numbers]
        out["said"] = {"message": said.saying.message, "args": dict(zip(names, numbers, strict=True))}
    ways = [way_of(game, way) for way in play.ways(s, seat)]
    if ways:
        out["ways"] = ways
    bundles = bundles_of(game, s, seat)
    if bundles:
        out["bundles"] = bundles
    caution = None if game.at_stake is None else game.at_stake(s, seat)
    if caution is not None:
        out["caution"] = {"rule": caution.rule, "message": caution.message, "n": int(caution.n)}
    return out


def tell_changes(game: Game[Any], s: State, seat: int, choices: list[messages.Choice]) -> None:
    """Say of each open choice what the seat has more or less of at once; not of so many that nobody compares them."""
    open_ones = [one for one in choices if "rule" not in one]
    if game.holdings is None or len(open_ones) > MOST_COMPARED:
        return
    before = game.holdings(s, seat)
    for one in open_ones:
        after = play.outcome(s, game.space.code(one["token"]), seat, game.flow)
        if after is None:
            continue
        changes = changed(before, game.holdings(after, seat))
        if not is_partly_paid(game, s, after, seat, changes):
            one["changes"] = changes
    leave_out_what_comes_anyway(open_ones)
    for one in open_ones:
        if not one.get("changes", True):
            del one["changes"]


def is_partly_paid(game: Game[Any], s: State, after: State, seat: int, changes: Mapping[str, int]) -> bool:
    """Whether the rest of a price is asked for next: a part of it would be taken for the whole."""
    return min(changes.values(), default=0) < 0 and is_composed(game, after, seat) and not is_composed(game, s, seat)


def leave_out_what_comes_anyway(choices: list[messages.Choice]) -> None:
    """What is got even by declining, and by every other choice, is not said of any."""
    declining = next((one for one in choices if one["token"] == DECLINE), None)
    if declining is None or any("changes" not in one for one in choices):
        return
    for noun, n in list(declining["changes"].items()):
        if n > 0 and all(one["changes"].get(noun, 0) >= n for one in choices):
            for one in choices:
                one["changes"][noun] -= n
                if one["changes"][noun] == 0:
                    del one["changes"][noun]


def way_of(game: Game[Any], way: Way) -> messages.Way:
    tokens, means = ([game.space.token(code) for code in codes] for codes in (way.choices, way.means))
    return {"tokens": tokens, "costs": way.costs, "owed": way.owed, "means": means}


def choice_of(game: Game[Any], s: State, code: int, seat: int) -> messages.Choice:
    out: messages.Choice = {"token": game.space.token(code)}
    beside = s.anytime(seat)
    if beside is not None and beside.owns(code):
        out["anytime"] = True
    no = play.explain(s, code, seat)
    if no is not None:
        out["rule"], out["message"], out["n"] = no.rule, no.message, int(no.n)
    elif (price := play.price(s, code, seat)) is not None:
        out["price"] = {"message": price.message, "n": int(price.n)}
    return out
