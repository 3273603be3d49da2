"""The limits of the server are those that its page names: who visits one, or looks after one, can rely on them."""

from typing import Final

import pytest

from caravanserai.server import annexes, corrections, door, gate, limits, review_store, reviews, service, thinking
from caravanserai.server.limits import Caps, Limit
from tests.docs.pages import ROOT

PAGE: Final = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
NUMBERS: Final = {1: "one", 3: "three", 5: "five", 10: "ten"}
TIMES: Final = {2: "twice"}
CAPS: Final = Caps()


def row(begins: str) -> str:
    """What the page says behind that; it says it once."""
    found = [line for line in PAGE.splitlines() if line.startswith(f"| {begins}")]
    assert 1 == len(found), begins
    return found[0]


def rate(limit: Limit) -> str:
    """How many there are later on, by the second or by the minute."""
    many, unit = (limit.a_second, "second") if limit.a_second >= 1 else (limit.a_second * 60, "minute")
    return f"{many:,.6g} a {unit}"


def told(limit: Limit) -> str:
    """So many at once, and later so many more, as the page puts it."""
    return f"{limit.burst:,.6g}, then {rate(limit)}"


@pytest.mark.parametrize(
    ("begins", "says"),
    [
        ("the budget", f"{limits.BUDGET.burst:,} units at once, {rate(limits.BUDGET)} after that |"),
        ("a request, a message", f"| {limits.A_REQUEST} |"),
        ("a request, a message", f"| {limits.A_MESSAGE} |"),
        ("a table shown", f"| {limits.A_TABLE_BUILT}, and 1 more for each {limits.EVENTS_A_UNIT} events;"),
        ("a list of tables", f"| {limits.A_LIST}; {limits.A_LINE_OF_CHAT} |"),
        ("a puzzle", f"| {limits.A_PUZZLE}; {limits.A_PUZZLE_LAID} |"),
        (
            "a guest; a new table",
            f"| {limits.A_GUEST}; {limits.A_NEW_TABLE}; {limits.A_SIGN_IN}; {limits.AN_IMPORT} |",
        ),
        ("counted besides", f"passwords {told(limits.SIGN_IN)};"),
        ("counted besides", f"guests and tables {told(limits.NEW_GUEST)};"),
        ("counted besides", f"guests and tables {told(limits.NEW_TABLE)};"),
        ("counted besides", f"imports {told(limits.IMPORT)} |"),
        ("what the disk keeps", f"in decisions: {told(limits.KEPT)}."),
        ("what the disk keeps", f"a new table {limits.A_TABLE_KEPT};"),
        ("what the disk keeps", f"for each {limits.BYTES_A_DECISION} bytes"),
        ("by account", f"passwords {told(limits.ACCOUNT)};"),
        ("by account", f"each of the {service.MOST_HOMES} addresses"),
        ("what bots do", f"| {limits.BOTS.burst} decisions, then {rate(limits.BOTS)};"),
        ("by socket", f"| {limits.COMMAND.burst:,} messages, then {rate(limits.COMMAND)};"),
        ("by socket", f"chat {told(limits.CHAT)}."),
        ("by socket", f"more than {limits.FRAMES.burst:,} frames and then {rate(limits.FRAMES)},"),
        ("by socket", f"have sent {limits.FRAMES_OF_CLIENT.burst:,}, and then {rate(limits.FRAMES_OF_CLIENT)} |"),
        ("a hint", f"| {limits.A_HINT}, and counted besides, by client: {told(limits.HINT)},"),
        ("a review", f"| {limits.A_REVIEW}, and counted besides, by client: {told(limits.REVIEW)};"),
        ("a hint", f" and {thinking.MOST_HINTS} wait for their turn;"),
        ("a review", f"; of up to {reviews.MOST_TURNS} turns for each seat;"),
        ("a review", f"; one that is judged gives way to other clients after {reviews.TURN_OF_CLIENT:g} s;"),
        (
            "a review",
            f"; {review_store.MOST_WAITING} may wait, one of a person and {review_store.MOST_OF_CLIENT} of a client |",
        ),
        ("a correction looked at", f"| {limits.A_READING}; {limits.A_CORRECTION};"),
        ("a correction looked at", f"by client: {told(limits.READING)}; {told(limits.CORRECTION)} |"),
        ("bots let onto seats", f"| {told(limits.REPLACE)} |"),
        ("files of the front end", f"| {told(limits.FILES)} |"),
        ("connections of a client", f"| {CAPS.connections_of_client} with its sockets,"),
        (
            "connections of a client",
            f"{limits.CONNECTIONS.burst:,} new ones, then {rate(limits.CONNECTIONS)}; in all {CAPS.connections:,},",
        ),
        (
            "sockets and event streams",
            f"| {CAPS.sockets_of_client} of a client, {CAPS.sockets_of_table:,} at a table, {CAPS.sockets:,} in all;",
        ),
        (
            "time for the head",
            f"| {CAPS.head_seconds} s, {CAPS.body_seconds} s, {CAPS.idle_seconds} s;",
        ),
        ("what is kept until", f"| {CAPS.untaken_of_client // 1_000_000} MB, over all"),
        ("the head of a request", f"| {door.LONGEST_HEAD // 1_000} kB and {door.MOST_LINES} lines,"),
        ("the head of a request", f"{gate.LONGEST_QUERY:,} bytes and {gate.MOST_PARAMETERS} parts,"),
        ("time for the head", f" of an answer must be taken every {CAPS.answer_seconds} s,"),
        (
            "a correction | ",
            f", {corrections.READ_SECONDS:g} s to read and {corrections.TRY_SECONDS:g} s to play,",
        ),
        ("a correction | ", f" {corrections.MOST_WAITING} may wait, {corrections.MOST_OF_CLIENT} of a client |"),
        ("boxes of their own", f"| {annexes.MOST} at once "),
        ("boxes of their own", f" {annexes.MOST_OF_CLIENT} of a client;"),
        ("boxes of their own", f"Processes begun for a client: {told(limits.AN_ANNEX)} |"),
    ],
)
def test_the_table_of_limits_says_what_is_so(begins: str, says: str) -> None:
    assert says in row(begins)


def test_signs_of_life_and_refusals_are_as_the_page_says() -> None:
    """An answer that it was too often is the last of its connection after so many."""
    refusals, life = limits.REFUSALS, limits.HEALTH
    assert f"after {refusals.burst} such answers, and then {rate(refusals)}, each is the last" in PAGE
    assert f"who asks {life.burst} times and then more than {life.a_second} times a second is hung up on" in PAGE


def test_what_the_page_says_of_chat_and_of_asking_for_a_seat() -> None:
    """In words, as many at once as later in a minute."""
    chat, one, all_of_them, asking = limits.CHAT, limits.WATCHER_CHAT, limits.WATCHERS_CHAT, limits.ASK_TO_JOIN
    assert f"{NUMBERS[int(chat.burst)]} lines at once and {NUMBERS[int(chat.a_second)]} a second" in PAGE
    for limit in (one, all_of_them):
        assert limit.burst == pytest.approx(60 * limit.a_second)
    assert f"all others of one address {NUMBERS[int(one.burst)]} a minute" in PAGE
    assert f"and all of them together {NUMBERS[int(all_of_them.burst)]}." in PAGE
    times = f"{NUMBERS[int(asking.burst)]} times at a table, then {TIMES[round(60 * asking.a_second)]} a minute"
    assert times in PAGE
