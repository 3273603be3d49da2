"""What the server writes down: one line for each thing, with its time and the request it belongs to.

Nothing that comes from outside can make a line of its own: control characters
are written as escapes, and the lines of a traceback are set in.
"""

import logging
import re
import time
from contextvars import ContextVar
from secrets import token_hex
from typing import Any, Final

NO_REQUEST: Final = "-"
REQUEST: Final[ContextVar[str]] = ContextVar("request", default=NO_REQUEST)
HARMLESS_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
# Control characters, and what terminals and readers of logs take for the end of a line or turn around
UNSAFE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
LONGEST_LINE: Final = 2_000


def is_failure(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.ERROR


# What uvicorn and its library say of single connections: only where we fail. What others do wrong they could have us
# write down without end, and uncounted; and the address of a socket has an invitation in it. Who comes is noted at
# the gate. A filter, since a level would be taken back when the logging is set up.
CONNECTIONS: Final = logging.getLogger("caravanserai.connections")
CONNECTIONS.addFilter(is_failure)


def escaped(text: str) -> str:
    """The same on one line, for everybody to see."""
    shown = UNSAFE.sub(lambda found: ascii(found[0])[1:-1], text[:LONGEST_LINE])
    return shown if len(text) <= LONGEST_LINE else f"{shown}…"


def request_id(sent: str | None) -> str:
    """The id of a request: as a proxy has named it, if that can do no harm, or a new one."""
    return sent if sent is not None and HARMLESS_ID.fullmatch(sent) else token_hex(6)


class OneLine(logging.Formatter):
    """Time, level, request, what happened; a traceback follows, set in."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s [%(request)s] %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.request = REQUEST.get()
        record.message = escaped(record.getMessage())
        record.asctime = self.formatTime(record)
        lines = [self.formatMessage(record)]
        if record.exc_info:
            trace = self.formatException(record.exc_info)
            lines += [f"    {escaped(line)}" for line in trace.split("\n")]
        return "\n".join(lines)


def settings(level: str) -> dict[str, Any]:
    """The logging of a server process, as `logging.config` takes it: all to standard error."""
    name = level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": OneLine}},
        "handlers": {"terminal": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["terminal"], "level": "WARNING"},
        "loggers": {
            "caravanserai": {"level": name},
            "uvicorn": {"level": name},
            "uvicorn.access": {"level": "CRITICAL"},  # the gate writes its own, with the id of the request
        },
    }
