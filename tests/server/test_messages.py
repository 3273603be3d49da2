"""What the server sends has the shapes that messages/ declares: the front end's types are made from them."""

from typing import Any, get_type_hints

import msgspec

from caravanserai.tables import messages
from tests.server.house import House, Line, Luck, legal

KINDS: dict[str, Any] = {
    "state": messages.TableState,
    "chat": messages.Chat,
    "ack": messages.Ack,
    "refused": messages.Refused,
    "stale": messages.Stale,
    "error": messages.Error,
    "pong": messages.Pong,
}


def fits(message: Any, shape: Any) -> Any:
    """The message itself, after a look at its types and for fields that nobody declared."""
    msgspec.convert(message, shape, strict=True)
    assert set(message) <= set(get_type_hints(shape)), shape
    return message


def heard(line: Line, kind: str) -> Any:
    return fits(line.next(kind), KINDS[kind])


def test_messages_of_a_socket(shared_house: House) -> None:
    """One of each kind, and the state after every move of a day."""
    me = shared_house.guest()
    table = me.table("me", "random", "random")
    line = me.socket(table, 0)
    state = heard(line, "state")
    for part, shape in [("table", messages.TableFacts), ("undo", messages.Undo)]:
        fits(state[part], shape)
    for seat in state["table"]["seats"]:
        fits(seat, messages.TableSeat)

    line.send(do="ping")
    heard(line, "pong")
    line.send(do="chat", text="hello")
    assert "hello" == heard(line, "chat")["text"]
    now = me.asked(table, 0)["decided"]  # a bot may begin
    line.send(do="move", seat=0, decided=now, key="no", token="answer:yes")
    heard(line, "refused")
    line.send(do="move", seat=0, decided=99, key="late", token="answer:yes")
    heard(line, "stale")
    line.send(do="dance")
    heard(line, "error")

    luck = Luck(3)
    priced = 0
    for n in range(25):
        state = me.asked(table, 0)
        if not state["ask"]:
            line.send(do="confirm", seat=0, decided=state["decided"], key=f"stand-{n}")
            heard(line, "ack")
            continue
        fits(state, messages.TableState)
        for choice in fits(state["ask"], messages.Ask)["choices"]:
            priced += "price" in fits(choice, messages.Choice)
        line.send(do="move", seat=0, decided=state["decided"], key=f"move-{n}", token=luck.choice(legal(state)))
        heard(line, "ack")
    assert priced > 0
    assert state["events"]
    for event in state["events"]:
        fits(event, messages.GameEvent)


def test_answers_over_http(shared_house: House) -> None:
    """Who I am, games, rules, tables, scores."""
    me = shared_house.guest()
    table = me.table("me", "random")
    person = fits(me.get("/api/me"), messages.Me)["person"]
    fits(person, messages.Person)
    for game in me.get("/api/games"):
        for option in fits(game, messages.GameFacts).get("options", []):
            fits(option, messages.GameOption)
    for section in fits(me.get("/api/games/gugong/rules"), messages.RuleBook)["sections"]:
        for rule in fits(section, messages.RuleSection)["rules"]:
            fits(rule, messages.Rule)
    line = next(one for one in me.get("/api/tables", list="mine") if one["id"] == table)
    for seat in fits(line, messages.Summary)["seats"]:
        fits(seat, messages.SummarySeat)
    for standing in me.get(f"/api/tables/{table}/score")["standings"]:
        fits(standing, messages.Standing)
