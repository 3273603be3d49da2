"""The tables of the database; migrations/ brings an older one to this shape."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

LIVE = 0  # in the column `undone`: not taken back; otherwise the version of the table at which it was


def of_game() -> Column[str]:
    return Column("game", String(16), ForeignKey("game.id", ondelete="CASCADE"), nullable=False)


person = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # the name as accounts are told apart by; a guest has none
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("theme", String(16), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash: whoever reads the database cannot sign in
    Column("person", String(16), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

correction = Table(
    "correction",
    metadata,
    Column("id", String(32), primary_key=True),  # the hash of its text: what has this name never changes
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("box", String(16), nullable=False),
    Column("correction", String(32), index=True),  # of the box, if it is not played with the one of the house
    Column("seats", Integer, nullable=False),
    Column("key", String(64), nullable=False),  # never sent while the game is played
    Column("keys", JSON(none_as_null=True)),  # keys of later chance: [decisions taken before, key], …
    Column("sat", JSON(none_as_null=True)),  # everybody who ever had a seat; none: begun before this was kept
    Column("open_past", String(8)),  # why somebody could know what is hidden, if so
    Column("source", String(16)),  # the table that the first key belongs to, as long as it may not be told
    Column("options", JSON, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("invite", String(16), nullable=False),
    Column("creator", String(16), nullable=False, index=True),
    Column("v", Integer, nullable=False),
    Column("decided", Integer, nullable=False),
    Column("asked", JSON, nullable=False),  # the seats that the rules ask now
    Column("since", BigInteger),  # and since when
    Column("bot_turn", Boolean, nullable=False),  # whether a bot is among them: what bots move by
    Column("held", Integer),  # the seat whose last decision waits for its confirmation
    Column("request", JSON(none_as_null=True)),  # what the others are asked to agree to
    Column("redo", JSON, nullable=False),  # what was taken back and can be played again
    Column("scores", JSON(none_as_null=True)),
    Column("places", JSON(none_as_null=True)),  # by seat: place, whether it won, by a tie-break, shared
    Column("clock", JSON(none_as_null=True)),  # how long those who sit there may think; and what each has left
    Column("clocks", JSON(none_as_null=True)),
    Column("agreed", Boolean, nullable=False),  # ended before its end
    Column("lesson", Boolean, nullable=False, server_default=false()),  # follows the script for newcomers
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether those who sit there may ask for advice
    Column("again", String(16)),  # the table on which those who sat here play again
    Column("lease", String(32)),  # the process that thinks for the bots of this table
    Column("lease_until", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_game_turn", "status", "bot_turn"),
    Index("ix_game_public", "public", "changed"),
)

seat = Table(
    "seat",
    metadata,
    of_game(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(16), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("former", String(16), index=True),  # whose it was, if they left a running game or a bot plays for them
    Column("former_name", String(64)),
    Column("seen", BigInteger),  # when its person was last seen at the table
    PrimaryKeyConstraint("game", "seat"),
)

token = Table(
    "token",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash
    of_game(),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
)

decision = Table(
    "decision",
    metadata,
    of_game(),
    Column("n", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(64), nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("reveals", Integer, nullable=False),  # what had been revealed, and how much had been told, just before
    Column("told", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game", "n", "undone"),
)

snapshot = Table(
    "snapshot",
    metadata,
    of_game(),
    Column("n", Integer, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("wire", Text, nullable=False),
    PrimaryKeyConstraint("game", "n"),
)

event = Table(
    "event",
    metadata,
    of_game(),
    Column("n", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("decided", Integer, nullable=False),
    Column("kind", String(64), nullable=False),
    Column("args", JSON, nullable=False),  # as everybody may know them
    Column("seat", Integer),  # who may know more; and what
    Column("secret", JSON(none_as_null=True)),
    UniqueConstraint("game", "n", "undone"),
)

command = Table(
    "command",
    metadata,
    of_game(),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("answer", JSON, nullable=False),
    PrimaryKeyConstraint("game", "seat", "key"),
)

chat = Table(
    "chat",
    metadata,
    of_game(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("person", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "n"),
)

review = Table(
    "review",
    metadata,
    of_game(),
    Column("depth", String(16), nullable=False),  # at a greater one it replaces the others when it is done
    Column("state", String(8), nullable=False),
    Column("head", JSON, nullable=False),  # what its numbers depend on: record, edition, box, judge, weights, seed
    Column("outline", JSON(none_as_null=True)),  # the turns of the game; none: not counted yet
    Column("judged", Integer, nullable=False),
    Column("spent", BigInteger, nullable=False),  # milliseconds that it has taken so far
    Column("reason", String(32)),  # why it failed
    Column("wished", BigInteger, nullable=False),  # when: its place among those of its client
    Column("askers", JSON, nullable=False),  # by whom, until it ends,
    Column("clients", JSON(none_as_null=True)),  # and of which client each of them is
    Column("lease", String(32)),  # the process that judges it
    Column("lease_until", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "depth"),
    Index("ix_review_queue", "state", "wished"),
)

judged = Table(
    "judged",
    metadata,
    of_game(),
    Column("depth", String(16), nullable=False),
    Column("turn", Integer, nullable=False),  # -1: the deal
    Column("found", JSON, nullable=False),
    PrimaryKeyConstraint("game", "depth", "turn"),
)

client = Table(
    "client",
    metadata,
    Column("client", String(32), primary_key=True),  # a hash of an address
    Column("had", BigInteger, nullable=False),  # when it was its turn last to have a review judged
)
