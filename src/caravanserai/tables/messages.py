"""What the server sends: the shapes of its messages and answers, from which the front end's types are made.

`python -m tools.typescript` writes web/src/table/messages.ts from here. What clients send is in requests.py.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Status: TypeAlias = Literal["waiting", "playing", "over"]
Pace: TypeAlias = Literal["live", "days"]
Setting: TypeAlias = str | int | bool
RequestKind: TypeAlias = Literal["undo", "end", "again", "join", "replace", "level"]
OpenPast: TypeAlias = Literal["fork", "forked", "import", "lesson", "undo"]
ReviewState: TypeAlias = Literal["none", "waiting", "running", "stopped", "failed", "done"]
ReviewDepth: TypeAlias = Literal["quick", "standard", "exact"]
MomentKind: TypeAlias = Literal["choice", "luck"]

# The seats of a table


class Seated(TypedDict):
    """Who sits somewhere: a person, a bot, or nobody yet."""

    seat: int
    kind: str
    name: str
    bot: str | None
    level: int  # of a bot, from 1; 0: nobody's, or a bot that is no level
    person: str | None
    former: str | None  # whose it was: they left a running game, or a bot plays for them, and may come back
    mine: bool


class TableSeat(Seated):
    """A seat as those at the table see it."""

    online: bool
    away: int | None  # of who is asked and not here: from when on the others may let a bot play (ms since 1970)


class SummarySeat(Seated):
    """A seat in a list of tables."""

    asked: bool


# The table apart from the game


class ClockTerms(TypedDict):
    """How long those at a table may think, in milliseconds."""

    time: int  # the bank of each seat at a live table; the time for a turn over days
    increment: int  # what each turn adds to the bank


class SeatTime(TypedDict):
    """What a seat had left when this was sent, in milliseconds."""

    seat: int
    left: int
    runs: bool  # whether it is being used up: the table waits for this seat


class Request(TypedDict):
    """What the others are asked to agree to, and who has not yet answered."""

    kind: RequestKind
    seat: int  # who asks, or the seat that it is about
    person: str | None  # who wants to join
    name: str
    bot: str | None  # who is to play on that seat
    waiting: list[int]


class ChanceKey(TypedDict):
    """A key that chance came from, or will, after so many decisions."""

    since: int
    commitment: str
    key: str | None  # when the game is over


class TableFacts(TypedDict):
    """The table apart from the game: who sits there, and how it is played."""

    id: str
    game: str
    edition: int
    box: str  # the digest of the components that it is played with, by which they are asked for
    correction: str | None  # the corrected box that they come from, if it is not the box of the house
    status: Status
    options: dict[str, Setting]
    public: bool
    pace: Pace
    clock: ClockTerms | None
    created: int
    changed: int
    first: int | None
    commitment: str  # the digest of the key to chance from now on: the key told at the end can be checked against it
    keys: list[ChanceKey]  # all that chance comes from, in their order
    open_past: OpenPast | None  # why somebody could know what is hidden
    request: Request | None
    agreed: bool  # whether it was ended by agreement
    lesson: bool
    hints: bool  # whether those who sit here may ask for advice
    again: str | None  # the table on which those who sat here play again
    seats: list[TableSeat]
    invite: NotRequired[str]  # only to those who sit here


class Place(TypedDict):
    """In which place somebody came in."""

    place: int
    won: bool
    tied: bool  # whether a tie-break told them from others with as many points
    shared: bool  # whether others came in there, too


class Learning(TypedDict):
    """How far a lesson has come: the step, from 1, of how many; all of them are done, or it is over."""

    n: int
    of: int
    done: bool


class Summary(TypedDict):
    """One line of a list of tables."""

    id: str
    game: str
    status: Status
    seats: list[SummarySeat]
    yours: bool  # whether it waits for the reader
    options: dict[str, Setting]
    public: bool
    pace: Pace
    clock: ClockTerms | None
    created: int
    changed: int
    decided: int
    scores: list[int] | None
    places: list[Place] | None  # by seat; none also of games that ended before this was kept
    asks_again: bool  # whether others wait for the reader to play again
    agreed: bool
    lesson: bool
    learning: Learning | None  # how far a lesson has come
    hints: bool
    open_past: OpenPast | None
    correction: str | None  # the corrected box that it is played with
    invite: NotRequired[str]


# The game


class Price(TypedDict):
    """What a choice costs: a message and its number."""

    message: str
    n: int


class Choice(TypedDict):
    """Something that might be tried; what is refused comes with a rule, a message and its number."""

    token: str
    anytime: NotRequired[bool]  # may be chosen beside any question of this seat
    rule: NotRequired[str]
    message: NotRequired[str]
    n: NotRequired[int]
    price: NotRequired[Price]  # only of what is not refused
    changes: NotRequired[dict[str, int]]  # what the seat has more or less of at once, by noun


class Way(TypedDict):
    """Several choices that may be taken as one, what they come to by resource, and what is taken, asked for or not.

    `owed` is what of the costs is owed already, whichever way is taken.
    """

    tokens: list[str]
    costs: dict[str, int]
    owed: dict[str, int]
    means: list[str]


class Bundle(TypedDict):
    """Answers to several questions that people give as one, and what the seat has more or less of then, by noun."""

    tokens: list[str]
    changes: dict[str, int]


class Said(TypedDict):
    """A question in words of its own, with the numbers that it speaks of."""

    message: str
    args: dict[str, int]


class Caution(TypedDict):
    """What is about to be lost for good: a message with its number, and the rule."""

    rule: str
    message: str
    n: int


class Ask(TypedDict):
    """A question with all that might be tried, and why not."""

    seat: int
    step: str
    effect: int | None
    row: Any  # the effect that the question is about, as it stands in the component file
    fields: dict[str, int]
    choices: list[Choice]
    said: NotRequired[Said]  # instead of the words that all questions of this step have in common
    ways: NotRequired[list[Way]]
    bundles: NotRequired[list[Bundle]]
    caution: NotRequired[Caution]  # for as long as it holds; a reader is told once


class GameEvent(TypedDict):
    """Something that happened, as a seat is told of it."""

    n: int
    decided: int
    kind: str
    args: dict[str, str | int | None]


class ScoreLine(TypedDict):
    """A line of the score sheet."""

    message: str
    points: int
    count: int | None  # what was counted for the points
    row: str  # the row of the sheet that it belongs to


class ScoreRow(TypedDict):
    """A row of the score sheet, in the order of the rulebook."""

    line: str
    message: str
    group: str  # the message of the heading that it stands under; empty: none
    source: str  # the message of what its points come from; empty: nothing else than the row says


class Compared(TypedDict):
    """What a rule of the tie-break compared, and the value that a seat had."""

    rule: str
    message: str
    value: int


class Standing(TypedDict):
    """Where a seat stands."""

    seat: int
    place: int
    score: int
    won: bool
    lines: list[ScoreLine]
    compared: list[Compared]  # with those of as many points, in the order of the rules
    decided: str  # by which rule it stands above the next of as many points, or "shared"; empty: by points


class Over(TypedDict):
    """How a game ended, or would; the first place first."""

    standings: list[Standing]
    rows: list[ScoreRow]


class UndoPoint(TypedDict):
    """A choice of the reader's that leads to what is asked now and may still be made otherwise."""

    decided: int  # how many decisions had been taken before it
    step: str
    token: str  # what was chosen
    choices: list[str]  # what else was open


class Undo(TypedDict):
    """What may be taken back or played again by the reader."""

    can: bool
    free: bool  # without asking the others
    redo: bool
    waits: bool  # until the others agree
    by: int | None
    points: list[UndoPoint]  # the latest first; only the own ones of the seat that is looked from


class LessonSeen(TypedDict):
    """The step of a lesson that is taught now."""

    n: int
    of: int
    goal: list[str]  # before the first move: the rules of what one plays for, which is told first
    id: str
    icon: str
    rules: list[str]
    tokens: list[str]  # what the lesson accepts now; empty while another is asked, or where anything goes
    first: bool  # whether the first move of the step is still to be made
    move: int  # the number of the learner's next move in the step, from 1: `lesson-<id>-<move>` says it
    done: bool


# Advice


class Estimate(TypedDict):
    """A number that is guessed: what it is taken to be, and between what it lies nine times in ten."""

    mean: float
    low: float
    high: float


class Suggestion(TypedDict):
    """A turn worth taking: its choices as far as nothing is revealed, and what the log would tell of them."""

    tokens: list[str]
    events: list[GameEvent]
    whole: bool  # whether the turn is over then
    tried: int  # tables that were looked at after it
    close: bool  # whether it cannot be told from the first
    points: Estimate | None  # in the end; none: too few were looked at
    ahead: Estimate | None  # of the best other; none where there is nobody to compare with
    chance: Estimate | None  # to win, from 0 to 1; likewise


class Hint(TypedDict):
    """The best turns that were found for a seat, the best first."""

    seat: int
    decided: int
    tried: int  # tables that were looked at in all
    left: int  # stages of the thought that are still to come
    suggestions: list[Suggestion]


# Over a socket each message says what it is. Where a word of Python names a field, the type is written as a call.

IsState = TypedDict("IsState", {"is": Literal["state"]})
IsAck = TypedDict("IsAck", {"is": Literal["ack"]})
IsRefused = TypedDict("IsRefused", {"is": Literal["refused"]})
IsStale = TypedDict("IsStale", {"is": Literal["stale"]})
IsError = TypedDict("IsError", {"is": Literal["error"]})
Pong = TypedDict("Pong", {"is": Literal["pong"]})
IsReview = TypedDict("IsReview", {"is": Literal["review"]})
IsChat = TypedDict("IsChat", {"is": Literal["chat"], "from": int | None})


class TableState(IsState):
    """The table as a seat or a spectator sees it."""

    v: int
    decided: int
    table: TableFacts
    seat: int | None
    view: dict[str, Any] | None  # none before the game begins
    asked: list[int]
    ask: Ask | None
    since: int  # how many events were told before those that come along
    events: list[GameEvent]
    undo: Undo
    lesson: LessonSeen | None  # at a table that teaches, for the seat that learns
    held: bool  # whether the own last decision waits to be confirmed
    holder: int | None  # whose does
    clocks: list[SeatTime]
    over: Over | None


class Chat(IsChat):
    """A line of chat."""

    person: str  # who said it, so that a reader can hide what they say
    name: str
    text: str
    at: int
    n: int


class Done(TypedDict):
    """A command was obeyed, and written down."""

    v: int
    decided: int


class Ack(Done, IsAck):
    """A command was obeyed, and written down."""

    key: str


class Refused(IsRefused):
    """The rules do not allow it."""

    key: str
    rule: str
    message: str
    n: int


class Stale(IsStale):
    """It came too late; the present state follows."""

    key: str


class Error(IsError):
    """Something else was wrong with what was sent."""

    error: str
    detail: str
    key: NotRequired[str | None]


class ReviewNews(IsReview):
    """How far the review of this game is; what is found so far has to be asked for."""

    state: ReviewState
    judged: int
    turns: int  # 0: not counted yet


FromServer: TypeAlias = TableState | Chat | Ack | Refused | Stale | Error | Pong | ReviewNews

# The review of a game that is over


class Measure(TypedDict):
    """A number that was measured on samples, and how far either side the truth lies nine times in ten."""

    mean: float
    width: float


class Hope(TypedDict):
    """What a seat could hope for, by what it knew."""

    chance: Measure  # to win, from 0 to 1
    points: Measure


class CurvePoint(TypedDict):
    """What all could hope for after a turn, or after the deal; what was told then says which round it was."""

    turn: int | None  # none: the deal
    decision: int  # how many decisions had been taken then
    seat: int | None  # whose turn it was
    hopes: list[Hope]  # by seat


class Moment(TypedDict):
    """A turn that lost, or a draw that moved a chance, by more than may be chance."""

    number: int  # from 1, by time
    kind: MomentKind
    turn: int
    decision: int  # how many decisions had been taken before it,
    until: int  # and after it
    seat: int  # whose chance it moved: who chose, or whom the draw moved most
    change: Measure  # of that chance
    points: Measure | None  # by how many the better turn is worth more; none of a draw
    played: list[GameEvent]  # what was told of it, to this seat
    better: list[GameEvent]  # what the log would tell of the better turn, as far as that is certain; of a choice only
    path: list[str]  # the tokens of the better turn, as far as nothing is revealed
    whole: bool  # whether that is all of it


class ReviewPart(TypedDict):
    """What moved a seat from an even start to its result: all but the width adds up."""

    seat: int
    start: float
    own: Measure  # choices
    others: Measure  # choices of theirs
    luck: Measure
    unexplained: Measure
    result: float  # what the seat has of the win


class ReviewJudge(TypedDict):
    """Who judged, and how much was looked at."""

    bot: str
    level: int
    depth: ReviewDepth  # of what is shown: while it is judged more exactly, still that of before
    games: int  # tables on which a turn is compared with another
    calibrated: bool  # whether it was measured how far the judge itself is off
    edition: int  # of the game
    weights: str  # a short name of what the judge has learned


class Review(TypedDict):
    """How far the review of a game is, and what is found so far; shared by all who sat there."""

    state: ReviewState
    depth: ReviewDepth
    place: int  # in the queue, from 1, while it waits
    turns: int  # to be judged, the deal among them; 0: not counted yet
    judged: int
    minutes: int | None  # that are left; none: nobody can say
    reason: str | None  # why it failed or there can be none: `error-<reason>` says it
    older: bool  # judged with what was known then: who wishes it once more has it begun anew
    may: bool  # whether the reader may begin, stop and go on with it
    fork: bool  # whether one can play on from here
    seats: list[Seated]
    judge: ReviewJudge | None  # none: nothing is judged yet
    curve: list[CurvePoint]  # by time
    moments: list[Moment]  # by time
    parts: list[ReviewPart]  # by seat; empty until all is judged


class BetterTurn(TypedDict):
    """The better turn of a moment on the table, as far as the seat could know what comes of it."""

    tokens: list[str]  # of the better turn, as far as nothing is revealed
    shown: int  # so many of them have been taken at the table that comes along
    state: TableState


class MomentSeen(TypedDict):
    """A moment on the table, as its seat saw it then."""

    moment: Moment
    state: TableState  # before the turn
    better: BetterTurn | None  # none of a draw


class PuzzleJudge(TypedDict):
    """Who judged the turns of a puzzle, and by what."""

    bot: str
    level: int
    games: int  # tables on which each turn was compared with the best, at most
    edition: int  # of the game
    weights: str  # a short name of what the judge has learned


class PuzzleAnswer(TypedDict):
    """What is said of a turn that was tried, when it is done."""

    verdict: Literal["best", "compared", "other"]  # other: not among the turns that were compared
    chance: Measure | None  # how much less of a chance to win it brings; of a turn that was compared
    points: Measure | None  # and how many points less
    next: Measure  # by how much the best turn is better than the nearest other one that was compared
    played: list[GameEvent]  # what the log would tell of the turn, as far as that is certain
    best: list[GameEvent]  # and of the best one
    path: list[str]  # the best turn, as far as nothing is revealed
    whole: bool  # whether that is all of it


class PuzzleSeen(TypedDict):
    """A puzzle after some choices of its turn, as its seat sees the table."""

    id: str
    game: str
    seat: int
    finder: str  # the gentlest of the levels asked that finds the turn; empty: none of them does
    turns: int  # that were compared
    judge: PuzzleJudge
    state: TableState
    answer: PuzzleAnswer | None  # none before the turn is done


# People and games


class Person(TypedDict):
    """A person as they see themselves."""

    id: str
    name: str
    guest: bool
    language: str | None
    theme: str | None
    settings: dict[str, Setting]


class SeatToken(TypedDict):
    """A token of a program that plays on a seat; the token itself is told only once."""

    id: str
    seat: int
    created: int


class Me(TypedDict):
    """Who is asking, and what every change must send as X-CSRF-Token."""

    person: Person | None
    csrf: str


class LanguageFacts(TypedDict):
    """A language that is spoken here."""

    id: str
    name: str  # as its speakers call it
    locale: str  # whose dates and numbers


class GameOption(TypedDict):
    """A rule that those at a table choose."""

    id: str
    values: list[Setting]
    default: Setting
    players: list[int]
    rule: str
    ruling: bool  # a reading of an unclear rule, neither a variant nor an expansion
    needs: str | None  # the option without which it means nothing


class Symbol(TypedDict):
    """A symbol of a board, and the message that explains it."""

    icon: str
    message: str


class GameFacts(TypedDict):
    """A game on offer, or one that is installed and cannot be: that one has a `fault`, and nothing to choose."""

    id: str
    fault: str  # why it cannot be loaded; empty for a game on offer
    prefix: str
    edition: int
    seats: list[int]
    minutes: list[int]  # that a game takes, by number of seats as above; 0: unknown
    weight: int  # from 1, light, to 5; 0: unknown
    bots: list[str]  # that people choose from: the levels, then those that others have installed
    levels: list[str]  # from the gentlest to the strongest
    bot: str  # the one to begin with
    lesson: int  # the steps of its lesson; 0: it has none
    lesson_minutes: int  # that it takes; 0: unknown
    howto: bool  # whether there is a page for those who have never played it
    puzzles: list[str]  # their names, one for each day in turn
    strong: bool  # whether it is known how a strong level plays it
    legend: list[Symbol]
    options: list[GameOption]


class Rule(TypedDict):
    """A rule of the book."""

    id: str
    text: str
    language: str  # the one asked for, or English where that does not say it


class RuleSection(TypedDict):
    """What stands under a heading: words that are no rule, then the rules."""

    id: str
    title: str
    level: int
    text: str
    language: str  # of the title and the text
    rules: list[Rule]


class RuleBook(TypedDict):
    """The rules under their headings, in the order of the rulebook; and the notes on them, which are in English."""

    prefix: str
    language: str
    sections: list[RuleSection]
    notes: dict[str, str]  # why a rule, or all of a section, is read so: by its id
    appendix: list[RuleSection]  # how to read the notes, and what is nothing but notes


class HowtoItem(TypedDict):
    """One thing told to a newcomer, in the reader's language."""

    id: str
    name: str
    text: str
    icon: str
    drawing: str  # what the board draws beside it; empty: nothing
    rule: str  # where the rulebook says it; empty: nowhere in particular


class HowtoSection(TypedDict):
    """A part of the page, and how it is laid out."""

    id: str
    shape: str  # goal, points, turn, actions, course or mistakes
    title: str
    drawing: str
    items: list[HowtoItem]


class Howto(TypedDict):
    """How to play a game; its drawings take their pieces from a position of the lesson."""

    game: str
    language: str
    minutes: int  # that it takes to read
    box: str  # the digest of the components that it tells of
    sections: list[HowtoSection]
    view: dict[str, Any]


# How strong bots play a game, and how one plays it oneself


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
    level: int
    edition: int
    older: bool  # whether the rules or components are others since
    played: list[Played]


class OwnLoss(TypedDict):
    """What turns of one kind have cost on average in a game, in chances to win."""

    label: str  # what they were about; of a round its number
    turns: int
    share: float  # of all that was lost
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
    reviewed: int  # games of one's own that are judged to their end,
    finished: int  # of so many that could be
    missing: int  # judged games until something is said,
    missing_deeds: int  # and until habits are compared
    strong: str  # the level whose games habits are compared with; empty: none is known
    loss: Measure | None
    kinds: list[OwnLoss]
    rounds: list[OwnLoss]
    deeds: list[OwnDeed]
    games: list[OwnGame]  # the oldest first
    trend: Literal["less", "more", "same", ""]  # what is lost lately, against before; nothing: too few games to tell


# Corrected boxes


class BoxFault(TypedDict):
    """Why a correction cannot be played with."""

    line: int | None  # of the text, if it can be told
    where: str  # table and row
    key: str
    what: str  # is wrong there, and what is allowed; in English
    message: str  # that says the same in all languages; empty for what only one game refuses
    given: dict[str, str]  # what is filled in there


class BoxEntry(TypedDict):
    """One value that a correction gives; without a key all rows of a list that have no ids."""

    table: str
    row: str  # empty where the table has no rows
    key: str
    value: str  # as it is written in a component file


class BoxDifference(TypedDict):
    """One value that is not as shipped."""

    table: str
    row: str  # and what lies in it, where there is more: `church_1`, `d1_ship.moments`
    key: str
    before: str
    after: str
    source: str  # what the correction says of where it comes from


class BoxReading(TypedDict):
    """What was understood of a correction: its faults, or what comes of it."""

    faults: list[BoxFault]
    entries: list[BoxEntry]
    differences: list[BoxDifference]
    rows: dict[str, dict[str, dict[str, Any]]]  # as they are then, by table and id: those that differ


class BoxKept(TypedDict):
    """A correction that tables can be played with."""

    id: str
    game: str
    text: str
    differences: list[BoxDifference]


class BoxShipped(TypedDict):
    """The components of a game as they are shipped, and the file they stand in."""

    game: str
    box: str  # the digest of the components
    tables: dict[str, Any]
    pieces: list[str]  # the tables of cards, tiles and tokens, those first that an owner looks for first
    text: str
