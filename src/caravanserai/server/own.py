"""One's own games of a title, seen together: where chances are lost, what is done otherwise than by strong players.

It is put together from the reviews of games that are over, and told to nobody but whoever played them.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, Literal, TypeAlias, TypedDict

from sqlalchemy import ColumnElement, Select, and_, func, select

from caravanserai.core.deeds import Heard, deeds_in
from caravanserai.core.game import Game
from caravanserai.review.estimate import NINE_IN_TEN, NOTHING, Estimate, few, from_plain, sum_of
from caravanserai.review.habits import labels_of, rounds_of
from caravanserai.review.journal import Identity, differing, measured_today
from caravanserai.review.review import off_in_all, off_of, whole_share
from caravanserai.review.turns import Outline, outline_from
from caravanserai.server import schema
from caravanserai.server.judges import Counted
from caravanserai.server.once import Once
from caravanserai.server.review_store import DONE, JUDGED, ORDER, REVIEW
from caravanserai.server.reviewed import DIGITS, measure
from caravanserai.server.store import Store
from caravanserai.tables.knowledge import known
from caravanserai.tables.messages import Knowledge, Measure, Own, OwnDeed, OwnGame, OwnLoss, Played, ReviewDepth
from caravanserai.tables.rows import EventRow

ENOUGH: Final = 5  # judged games that say something
ENOUGH_HABITS: Final = 10  # that say how often one does something
SURE: Final = 3.0  # standard errors: there are a dozen habits, of which none is to be told by chance
MOST: Final = 100  # games that are looked at, the latest
PAGES: Final = 64  # people and titles, the latest, of whom it is remembered what they were told
AT_A_TIME: Final = 10  # so that nobody else waits
Plain: TypeAlias = Sequence[float]  # an estimate as it is kept
GAME: Final = schema.game.c
SEAT: Final = schema.seat.c
EVENT: Final = schema.event.c
DECISION: Final = schema.decision.c


@dataclass(frozen=True)
class Mine:
    """One game of one's own: what each own turn was about, in which round, and what it lost, with the error of all."""

    id: str
    when: int
    players: int
    depth: str
    turns: tuple[tuple[str, int, Estimate], ...]

    @property
    def loss(self) -> Estimate:
        return sum_of(loss for _, _, loss in self.turns)

    def lost(self, key: int) -> defaultdict[str, float]:
        """Chances given away, by what turns were about (0) or by their round (1)."""
        out: defaultdict[str, float] = defaultdict(float)
        for turn in self.turns:
            out[str(turn[key])] += turn[2].mean
        return out

    @property
    def done(self) -> Counter[str]:
        return Counter(label for label, _, _ in self.turns if label)


# Reading


class OwnRow(TypedDict):
    """A finished game of one's own with one of its reviews, or with none."""

    id: str
    seats: int
    changed: int
    seat: int
    depth: ReviewDepth | None
    wished: int | None
    head: Identity | None


class OutlineRow(TypedDict):
    """The turns of a game, as one of its reviews has counted them."""

    game: str
    depth: ReviewDepth
    outline: Counted | None


class LossRow(TypedDict):
    """What a turn lost, by one review; nothing where there was nothing to choose. And how much of it was judged."""

    game: str
    depth: ReviewDepth
    turn: int
    loss: Plain | None
    loss_judged: float | None
    moved_judged: float | None
    luck_judged: float | None


async def own_games(store: Store, pages: Once[Own], person: str, game: Game[Any]) -> Own:
    """What is told to a person of their games of a title."""
    rows = await store.rows(wanted(person, game).order_by(GAME.changed.desc()).limit(MOST), OwnRow)
    return await pages.of((person, game.id, *map(state_of, rows)), lambda: put_together(store, game, rows))


def state_of(row: OwnRow) -> tuple[Any, ...]:
    """What changes when something else is to be told of a game."""
    return row["id"], row["changed"], row["seat"], row["depth"], row["wished"]


async def put_together(store: Store, game: Game[Any], rows: Sequence[OwnRow]) -> Own:
    """It takes milliseconds for each game, of the time that all tables share."""
    judged_at = [(ORDER.index(row["depth"]), row) for row in rows if row["depth"] is not None]
    as_today = [one for one in judged_at if is_as_today(game, one[1])]
    best = {row["id"]: row for _, row in sorted(as_today, key=lambda one: one[0])}
    older = len({row["id"] for _, row in judged_at} - best.keys())
    mine: list[Mine] = []
    judged = list(best.values())
    for n in range(0, len(judged), AT_A_TIME):
        some = judged[n : n + AT_A_TIME]
        outlines, losses = await outlines_of(store, some), await found_of(store, some)
        mine += await asyncio.to_thread(read, game, some, outlines, losses, await heard_of(store, game, some))
    mine.sort(key=lambda one: one.when)
    strong = known(game)
    today = None if strong is None or strong["older"] else strong
    return await asyncio.to_thread(told, game.id, mine, len({row["id"] for row in rows}), today, older)


def is_as_today(game: Game[Any], row: OwnRow) -> bool:
    """Whether a game was judged as it would be today: what another judge has found cannot be put beside it."""
    return not differing(row["head"] or {}, measured_today(game, row["seats"]))


def wanted(person: str, game: Game[Any]) -> Select[Any]:
    """The finished games of a person by the rules of today, on a seat of their own, each with its reviews.

    Those that were begun from another, imported or taught are none of theirs. A review is of the game as it was played
    in the end if nothing was decided there after it was wished for.
    """
    last = select(func.max(DECISION.at)).where(DECISION.game == GAME.id, DECISION.undone == schema.LIVE)
    sound = and_(REVIEW.game == GAME.id, REVIEW.state == DONE, last.scalar_subquery() <= REVIEW.wished)
    tables = schema.game.join(schema.seat, SEAT.game == GAME.id).outerjoin(schema.review, sound)
    columns = (GAME.id, GAME.seats, GAME.changed, SEAT.seat, REVIEW.depth, REVIEW.wished, REVIEW.head)
    return select(*columns).select_from(tables).where(SEAT.person == person, SEAT.kind == "person", are_over(game))


def are_over(game: Game[Any]) -> ColumnElement[bool]:
    return and_(
        GAME.game == game.id,
        GAME.status == "over",
        GAME.edition == game.edition,
        GAME.box == game.box.digest,
        GAME.agreed.is_(False),
        GAME.lesson.is_(False),
        GAME.open_past.is_(None),
        GAME.source.is_(None),
    )


async def outlines_of(store: Store, rows: Sequence[OwnRow]) -> dict[str, Counted]:
    """The turns of each game, as the review that is looked at has counted them."""
    depths = {row["id"]: row["depth"] for row in rows}
    columns = (REVIEW.game, REVIEW.depth, REVIEW.outline)
    found = await store.rows(select(*columns).where(REVIEW.game.in_(depths)), OutlineRow)
    return {row["game"]: row["outline"] for row in found if row["outline"] and row["depth"] == depths[row["game"]]}


async def found_of(store: Store, rows: Sequence[OwnRow]) -> dict[str, list[LossRow]]:
    """What each turn lost, by game."""
    depths = {row["id"]: row["depth"] for row in rows}
    choice, luck = JUDGED.found["choice"], JUDGED.found["luck_judged"].label("luck_judged")
    of_choice = (choice[name].label(name) for name in ("loss", "loss_judged", "moved_judged"))
    columns = (JUDGED.game, JUDGED.depth, JUDGED.turn, *of_choice, luck)
    out: defaultdict[str, list[LossRow]] = defaultdict(list)
    for row in await store.rows(select(*columns).where(JUDGED.game.in_(depths)), LossRow):
        if row["depth"] == depths[row["game"]]:
            out[row["game"]].append(row)
    return out


async def heard_of(store: Store, game: Game[Any], rows: Sequence[OwnRow]) -> dict[str, list[Heard]]:
    """What everybody was told of all that is counted, by game."""
    where = (EVENT.game.in_([row["id"] for row in rows]), EVENT.undone == schema.LIVE)
    columns = (EVENT.game, EVENT.decided, EVENT.kind, EVENT.args)
    kinds = EVENT.kind.in_(deeds_in(game).kinds)
    out: defaultdict[str, list[Heard]] = defaultdict(list)
    for row in await store.rows(select(*columns).where(*where, kinds).order_by(EVENT.game, EVENT.n), EventRow):
        out[row["game"]].append(Heard(row["decided"], row["kind"], row["args"]))
    return out


def read(
    game: Game[Any],
    rows: Iterable[OwnRow],
    outlines: Mapping[str, Counted],
    losses: Mapping[str, Sequence[LossRow]],
    heard: Mapping[str, Sequence[Heard]],
) -> list[Mine]:
    """The own turns of some games; a review that cannot be read is left out."""
    out = []
    for row in rows:
        if row["id"] not in outlines or row["depth"] is None:
            continue
        try:
            outline = outline_from(outlines[row["id"]])
            labels = labels_of(game, outline.turns, heard.get(row["id"], ()))
            rounds = rounds_of(game, outline.turns, heard.get(row["id"], ()))
            lost = lost_in(outline, row["depth"], losses.get(row["id"], ()))
        except (KeyError, TypeError, ValueError, IndexError):
            continue
        own = [n for n, turn in enumerate(outline.turns) if turn.seat == row["seat"]]
        told_of = tuple((labels[n], rounds[n], lost.get(n, NOTHING)) for n in own)
        out.append(Mine(row["id"], row["changed"], row["seats"], row["depth"], told_of))
    return out


def lost_in(outline: Outline, depth: str, found: Sequence[LossRow]) -> dict[int, Estimate]:
    """What each turn lost in which there was something to choose, and how far that may be off."""
    judged = [share for row in found for share in (row["moved_judged"], row["luck_judged"]) if share is not None]
    off = whole_share(off_in_all(outline, depth), judged)
    return {
        row["turn"]: (loss := from_plain(row["loss"])).wider(off_of(loss.mean, row["loss_judged"] or 0.0, off))
        for row in found
        if row["loss"] is not None
    }


# Telling


def told(game: str, mine: Sequence[Mine], finished: int, strong: Knowledge | None, older: int = 0) -> Own:
    """As much as so many games say."""
    is_enough = len(mine) >= ENOUGH
    theirs = {} if strong is None else {one["players"]: one for one in strong["played"]}
    like = [one for one in mine if one.players in theirs]  # with as many at the table as strong players were seen with
    return {
        "game": game,
        "reviewed": len(mine),
        "finished": finished,
        "older": older,
        "missing": max(0, ENOUGH - len(mine)),
        "missing_deeds": max(0, ENOUGH_HABITS - len(like)),
        "strong": strong["bot"] if strong is not None else "",
        "loss": mean_of([one.loss.mean for one in mine]) if is_enough else None,
        "kinds": losses_of(mine, 0) if is_enough else [],
        "rounds": losses_of(mine, 1) if is_enough else [],
        "deeds": habits_of(like, theirs) if len(like) >= ENOUGH_HABITS else [],
        "games": [game_of(one) for one in mine] if is_enough else [],
        "trend": trend_of([one.loss.mean for one in judged_alike(mine)]),
    }


def game_of(mine: Mine) -> OwnGame:
    return {"id": mine.id, "when": mine.when, "players": mine.players, "loss": measure(mine.loss)}


def mean_of(values: Sequence[float]) -> Measure:
    """A mean over games; how far they lie apart is itself guessed, from few of them."""
    error = few(len(values)) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return measure(Estimate(fmean(values), error))


def losses_of(mine: Sequence[Mine], key: int) -> list[OwnLoss]:
    """What was lost by kind of turn or by round, the dearest kind first."""
    lost = [one.lost(key) for one in mine]
    turns = Counter(str(turn[key]) for one in mine for turn in one.turns)
    costly = [label for label in turns if sum(one[label] for one in lost) > 0.0]
    total = [sum(one[label] for label in costly) for one in lost]
    out: list[OwnLoss] = []
    for label, n in turns.items():
        by_game = [one[label] for one in lost]
        share, low, high = share_of(by_game, total)
        out.append({"label": label, "turns": n, "share": share, "low": low, "high": high, "loss": mean_of(by_game)})
    return sorted(out, key=(lambda one: -one["share"]) if key == 0 else (lambda one: int(one["label"])))


def share_of(part: Sequence[float], whole: Sequence[float]) -> tuple[float, float, float]:
    """What one kind has of all that was lost, and where that lies nine times in ten: by what each game moves it."""
    total, games = sum(whole), len(whole)
    if total <= 0.0:
        return 0.0, 0.0, 1.0
    share = max(0.0, sum(part)) / total
    if total <= max(whole):  # all was lost in one game
        return round(share, DIGITS), 0.0, 1.0
    squares = sum(((one - share * lost) / (total - lost)) ** 2 for one, lost in zip(part, whole, strict=True))
    width = few(games) * NINE_IN_TEN * sqrt(squares * (games - 1) / games)
    return round(share, DIGITS), round(max(0.0, share - width), DIGITS), round(min(1.0, share + width), DIGITS)


def habits_of(mine: Sequence[Mine], strong: Mapping[int, Played]) -> list[OwnDeed]:
    """How often something is done, beside how often strong players do it with as many at the table."""
    theirs = {players: {one["label"]: one["times"] for one in row["deeds"]} for players, row in strong.items()}
    labels = {label for one in mine for label in (*theirs[one.players], *one.done)}
    found = [habit_of(label, mine, theirs) for label in sorted(labels)]
    return sorted(found, key=lambda one: one["differs"] == "")


def habit_of(label: str, games: Sequence[Mine], theirs: Mapping[int, Mapping[str, Measure]]) -> OwnDeed:
    none: Measure = {"mean": 0.0, "width": 0.0}
    known_of = [theirs[one.players].get(label, none) for one in games]
    usual, own = fmean(one["mean"] for one in known_of), [float(one.done[label]) for one in games]
    apart = [n - one["mean"] for n, one in zip(own, known_of, strict=True)]
    # Who never does something varies by nothing; a rare deed that happened not to be done proves no habit.
    error = sqrt(
        max(stdev(apart) ** 2, usual) / len(games) + (fmean(one["width"] for one in known_of) / NINE_IN_TEN) ** 2
    )
    differs: Literal["seldom", "often", ""] = ""
    if abs(fmean(apart)) > SURE * error:
        differs = "often" if fmean(apart) > 0.0 else "seldom"
    width = fmean(one["width"] for one in known_of)
    return {
        "label": label,
        "mine": mean_of(own),
        "theirs": {"mean": round(usual, DIGITS), "width": round(width, DIGITS)},
        "differs": differs,
    }


def judged_alike(mine: Sequence[Mine]) -> list[Mine]:
    """The games of one judge, with as many players and looked at as closely: the most, and of as many the latest.

    With others at the table, or at another depth, the same play is found to lose more or less.
    """
    often = Counter((one.players, one.depth) for one in reversed(mine))
    most = max(often, key=lambda judge: often[judge], default=None)
    return [one for one in mine if (one.players, one.depth) == most]


def trend_of(losses: Sequence[float]) -> Literal["less", "more", "same", ""]:
    """What the later half of the games lost, against the earlier."""
    if len(losses) < ENOUGH_HABITS:
        return ""
    half = len(losses) // 2
    before, after = losses[:half], losses[half:]
    error = sqrt(stdev(before) ** 2 / len(before) + stdev(after) ** 2 / len(after))
    change = fmean(after) - fmean(before)
    if abs(change) <= NINE_IN_TEN * error:
        return "same"
    return "more" if change > 0.0 else "less"
