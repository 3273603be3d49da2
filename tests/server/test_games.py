"""Whole games, over HTTP and over sockets."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.server.house import House, Luck, fresh_key, legal, play_out

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"


@pytest.mark.slow
def test_a_whole_game_against_bots_over_http(shared_house: House) -> None:
    """A guest plays two bots to the end; the score sheet is there, and the list says so."""
    me = shared_house.guest()
    table = me.table("me", "random", "greedy")
    over = play_out(me, table, 0, Luck(1))

    assert [0, 1, 2] == sorted(one["seat"] for one in over["over"]["standings"])
    listed = next(one for one in me.get("/api/tables", list="mine") if one["id"] == table)
    assert ("over", False) == (listed["status"], listed["yours"])
    by_seat = sorted(over["over"]["standings"], key=lambda one: one["seat"])
    assert [one["score"] for one in by_seat] == listed["scores"]


def test_a_whole_solo_game_over_a_socket(shared_house: House) -> None:
    """Every decision is acknowledged, each state follows the last, and the log has no gap."""
    me = shared_house.guest()
    table = me.table("me")
    line, luck = me.socket(table, 0), Luck(2)
    state, heard, v = line.next("state"), 0, 0
    while True:
        assert state["v"] >= v
        assert heard == state["since"]
        heard, v = state["since"] + len(state["events"]), state["v"]
        if state["over"]:
            break
        key = fresh_key()
        line.send(do="move", seat=0, decided=state["decided"], key=key, token=luck.choice(legal(state)))
        after = line.next("state")
        ack = line.next("ack")
        assert (key, after["v"], after["decided"]) == (ack["key"], ack["v"], ack["decided"])
        assert state["decided"] + 1 == after["decided"]
        state = after
    line.close()


@pytest.mark.slow
def test_the_example_bot_plays_a_whole_game(shared_house: House) -> None:
    """The thirty lines of the manual, as they are, on both seats."""
    me = shared_house.guest()
    table = me.table("me", "here")
    programs = []
    for seat in (0, 1):
        token = me.post(f"/api/tables/{table}/token", seat=seat)["token"]
        command = [sys.executable, str(EXAMPLE), shared_house.url, table, str(seat), token]
        programs.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    said = [program.communicate(timeout=PATIENCE_S)[0] for program in programs]
    over = me.state(table)["over"]["standings"]
    assert 2 * [f"{[(one['seat'], one['score']) for one in over]}\n"] == said
