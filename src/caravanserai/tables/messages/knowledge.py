"""How strong bots play a game, and how one plays it oneself."""

from typing import Literal, TypedDict

from caravanserai.tables.messages.review import Measure


class Share(TypedDict):
    """How often something was so, and where the truth lies nine times in ten."""

    of: int  # counted
    share: float  # from 0 to 1
    low: float
    high: float


class Start(TypedDict):
    """How a player begins: with which deed, or with which few."""

    labels: list[str]  # `sort:name` of a component, or the message that names the deed
    often: Share


class Habit(TypedDict):
    """How often something is done, by one player in one game."""

    label: str
    times: Measure


class Taken(TypedDict):
    """How often something is taken where it is to be had, and what those who have it come to."""

    label: str
    often: Share
    apart: int  # games in which one had it and another had not
    points: Measure | None  # how many more they had on average; none: too few games to tell
    far: bool  # whether that is far out of balance
    made: bool  # whether its values are reconstructed, wholly or in part


class End(TypedDict):
    """Why a game ended."""

    label: str
    often: Share


class Played(TypedDict):
    """What games of one number of players say."""

    players: int
    games: int
    keys: list[int]  # the first deal and the last
    rounds: Measure
    points: Measure
    places: list[Share]  # of the wins, by who begins
    starts: list[Start]
    lines: list[Start]
    deeds: list[Habit]
    taken: list[Taken]
    ends: list[End]


class Knowledge(TypedDict):
    """How a strong level plays a game, counted in its games against itself."""

    game: str
    bot: str
    level: int  # whose judgement it has
    quick: bool  # whether it looked no further than its own turn, and is not who is played against
    edition: int
    older: bool  # whether the rules or components are others since
    played: list[Played]


class OwnLoss(TypedDict):
    """What turns of one kind have cost on average in a game, in chances to win."""

    label: str  # what they were about; of a round its number
    turns: int
    share: float  # of all that was lost,
    low: float  # and where it lies nine times in ten
    high: float
    loss: Measure  # a game


class OwnDeed(TypedDict):
    """How often something is done oneself, and by strong players with as many at the table."""

    label: str
    mine: Measure  # times a game
    theirs: Measure
    differs: Literal["seldom", "often", ""]  # from theirs, by more than chance


class OwnGame(TypedDict):
    """One game of one's own that was judged."""

    id: str
    when: int
    players: int
    loss: Measure  # all chances that were given away


class Own(TypedDict):
    """What the reviews of one's own games of a title say together; nothing before there are enough."""

    game: str
    reviewed: int  # games of one's own that are judged to their end as they would be today,
    finished: int  # of so many that could be
    older: int  # games that were judged otherwise than they would be today: they are left out
    missing: int  # judged games until something is said,
    missing_deeds: int  # and until habits are compared
    strong: str  # the level whose games habits are compared with; empty: none is known
    loss: Measure | None
    kinds: list[OwnLoss]
    rounds: list[OwnLoss]
    deeds: list[OwnDeed]
    games: list[OwnGame]  # the oldest first
    trend: Literal["less", "more", "same", ""]  # what is lost lately, against before; nothing: too few games to tell
