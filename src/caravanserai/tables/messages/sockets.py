"""What is sent over a socket: each message says what it is."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from caravanserai.tables.messages.review import ReviewState
from caravanserai.tables.messages.state import TableState

IsAck = TypedDict("IsAck", {"is": Literal["ack"]})
IsRefused = TypedDict("IsRefused", {"is": Literal["refused"]})
IsStale = TypedDict("IsStale", {"is": Literal["stale"]})
IsError = TypedDict("IsError", {"is": Literal["error"]})
Pong = TypedDict("Pong", {"is": Literal["pong"]})
IsReview = TypedDict("IsReview", {"is": Literal["review"]})
IsChat = TypedDict("IsChat", {"is": Literal["chat"], "from": int | None})


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
    turns: int  # of the game, the deal not counted; 0: not counted yet
    place: int  # in the queue, from 1, while it waits


FromServer: TypeAlias = TableState | Chat | Ack | Refused | Stale | Error | Pong | ReviewNews
