"""What clients send, strictly: an unknown field, a wrong type or a text too long is refused."""

from typing import Annotated, Any, Literal

from caravanserai.bots.hint import LAST
from caravanserai.core.languages import languages
from caravanserai.tables.shapes import UNSET, Meta, Struct, UnsetType, asdict, field

# PostgreSQL keeps no NUL in a text, and nobody needs one
WITHOUT_NUL = r"^[^\x00]*$"
TABLE_ID = r"^[A-Za-z0-9_-]{10}$"  # as new tables are named
PUZZLE_ID = r"^[0-9a-f]{8}$"  # as puzzles are named
CORRECTION_ID = r"^[0-9a-f]{32}$"  # as corrected boxes are named
LONGEST_CORRECTION = 100_000  # characters: the whole file of any game is half as long
LONGEST_RECORD = 200_000  # characters: far more than 5,000 decisions take

Name = Annotated[str, Meta(min_length=1, max_length=60, pattern=WITHOUT_NUL)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
Said = Annotated[str, Meta(min_length=1, max_length=500, pattern=WITHOUT_NUL)]
Language = Annotated[str, Meta(max_length=8, pattern=f"^({'|'.join(languages())})$")]
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=WITHOUT_NUL)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what every client can count


Wishes = dict[Id, bool | Whole | Annotated[str, Meta(max_length=200, pattern=WITHOUT_NUL)]]


class Strict(Struct, forbid_unknown_fields=True):
    """A request body: no field but those named."""


# People


class NewGuest(Strict):
    """A name to play under, and what the person has set."""

    name: Name
    language: Language = "en"
    settings: Wishes = field(default_factory=dict)


class Credentials(Strict):
    """A name and a password: to register, or to sign in."""

    name: Name
    password: Password
    language: Language = "en"


class SignIn(Strict):
    """A name and a password of any length."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Settings(Strict):
    """What a person may change about themselves."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Literal["system", "light", "dark"] | UnsetType = UNSET
    settings: Wishes | UnsetType = UNSET


# Tables


class NewSeat(Strict):
    """Who is to sit somewhere: oneself, another at the same screen, anybody, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: Id | None = None


class Clock(Strict):
    """Seconds to think in: live, a bank for the whole game and what each turn adds; over days, the time for a turn."""

    time: Annotated[int, Meta(ge=60, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Strict):
    """A game to be played, with its options and seats."""

    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[Id, bool | Whole | Id] = field(default_factory=dict)
    public: bool = False
    pace: Literal["live", "days"] = "live"
    clock: Clock | None = None
    hints: bool | None = None  # whether advice may be asked for; none: only where nobody else can come


class Learning(Strict):
    """A game to be taught."""

    game: Id


class Joining(Strict):
    """A seat to sit down on."""

    seat: Seat
    invite: Id | None = None


class Leaving(Strict):
    """A seat to leave, or to clear."""

    seat: Seat


class Replacing(Strict):
    """A seat on which a bot is to play; or another one, where a bot does already."""

    seat: Seat
    bot: Id


class Agreeing(Strict):
    """Yes or no to what another asked for."""

    agree: bool


class Forking(Strict):
    """A decision to go on from, and who is to sit where."""

    n: Count
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]


class Reviewing(Strict):
    """How exactly a game that is over is to be judged."""

    depth: Literal["quick", "standard", "exact"] = "standard"


class PlayingOn(Strict):
    """The turn of a game that is over, as its review counts them, to take otherwise."""

    turn: Count


class Importing(Strict):
    """A record, as `GET /record` gives it."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class Correcting(Strict):
    """What somebody corrects of a game's components: the text of a file, as `caravanserai box` knows it."""

    text: Annotated[str, Meta(max_length=LONGEST_CORRECTION, pattern=WITHOUT_NUL)]


# Commands: each upon a decision, under a key of the client's own


class Move(Strict):
    """A choice, by its token; or another answer to an earlier question, as long as that is free."""

    seat: Seat
    decided: Count
    key: Key
    token: Token
    back: Count | None = None  # how many decisions had been taken when it was asked


class Turn(Strict):
    """To play again, to confirm."""

    seat: Seat
    decided: Count
    key: Key


class TakingBack(Strict):
    """To take back the last choice, or all since an earlier one that may still be changed."""

    seat: Seat
    decided: Count
    key: Key
    back: Count | None = None


class Advising(Strict):
    """A seat that wants a hint, upon a decision; on request what is known at an early stage of the thought."""

    seat: Seat
    decided: Count
    stage: Annotated[int, Meta(ge=0, le=LAST)] = LAST


class Chat(Strict):
    """A line of chat."""

    text: Said


# Over a socket the same, with the word that says which


class SocketMove(Strict, tag_field="do", tag="move"):
    """A choice, by its token; or another answer to an earlier question."""

    seat: Seat
    decided: Count
    key: Key
    token: Token
    back: Count | None = None


class SocketUndo(Strict, tag_field="do", tag="undo"):
    """Take back the last choice, or all since an earlier one."""

    seat: Seat
    decided: Count
    key: Key
    back: Count | None = None


class SocketRedo(Strict, tag_field="do", tag="redo"):
    """Play again."""

    seat: Seat
    decided: Count
    key: Key


class SocketConfirm(Strict, tag_field="do", tag="confirm"):
    """Let the held decision stand."""

    seat: Seat
    decided: Count
    key: Key


class SocketChat(Strict, tag_field="do", tag="chat"):
    """A line of chat."""

    text: Said


class SocketLook(Strict, tag_field="do", tag="look"):
    """Look from another seat of one's own; none: as a spectator."""

    seat: Seat | None = None


class SocketResend(Strict, tag_field="do", tag="resend"):
    """Send the whole table again."""


class SocketPing(Strict, tag_field="do", tag="ping"):
    """A sign of life is wanted."""


SocketMessage = (
    SocketMove | SocketUndo | SocketRedo | SocketConfirm | SocketChat | SocketLook | SocketResend | SocketPing
)


def given(values: Struct) -> dict[str, Any]:
    """The fields that were sent."""
    return {name: value for name, value in asdict(values).items() if value is not UNSET}
