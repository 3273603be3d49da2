"""A change of mind: what may still be chosen otherwise, in one step and without a trace of what was chosen first."""

from typing import Any

from tests.server.house import House, Luck, Person, Sent, fresh_key, legal


def instead(me: Person, table: str, state: Sent, back: int, token: str, status: int | None = None) -> Sent:
    """Another answer to an earlier question."""
    body = {"seat": state["seat"], "decided": state["decided"], "key": fresh_key(), "token": token, "back": back}
    found: Sent = me.post(f"/api/tables/{table}/moves", status, **body)
    return found


def at_a_place(house: House) -> tuple[Person, str, Sent, Sent]:
    """Somebody alone who has chosen a gift and is asked for its place; the table before and after."""
    me = house.guest()
    table = me.table("me")
    luck = Luck(3)
    for _ in range(60):
        state = me.asked(table, 0)
        if state["ask"]["step"] == "ChooseGift" and len(legal(state)) > 1:
            token = next(one for one in legal(state) if one.startswith("gift:"))
            me.move(table, state, token)
            return me, table, state, me.asked(table, 0)
        me.move(table, state, luck.choice(legal(state)))
    raise AssertionError("no gift was asked for")


def test_another_card_takes_the_place_of_the_first(shared_house: House) -> None:
    """Back and that choice are one step; the table is as if it had been chosen at once."""
    me, table, before, now = at_a_place(shared_house)
    point = now["undo"]["points"][0]
    assert ("ChooseGift", before["decided"]) == (point["step"], point["decided"])
    assert set(legal(before)) == {point["token"], *point["choices"]}

    other = next(one for one in point["choices"] if one.startswith("gift:"))
    answer = instead(me, table, now, point["decided"], other)
    after = me.asked(table, 0)
    assert answer["decided"] == after["decided"] == now["decided"]
    assert other == after["undo"]["points"][0]["token"]

    me.turn(table, "undo", after)
    again = me.state(table, 0)
    assert (before["view"], before["ask"]) == (again["view"], again["ask"])


def test_two_choices_are_changed_at_once(shared_house: House) -> None:
    """After the place, too, another card may be taken: both choices are gone; or one goes back to the card alone."""
    me, table, before, now = at_a_place(shared_house)
    for place in [one for one in legal(now) if one.startswith("place:")]:
        me.move(table, now, place)
        later = me.asked(table, 0)
        points = later["undo"]["points"]
        if [point["step"] for point in points] == ["ChoosePlace", "ChooseGift"]:
            break
        me.turn(table, "undo", later)
        now = me.asked(table, 0)
    else:
        raise AssertionError("no place left something to be asked")
    me.post(f"/api/tables/{table}/undo", seat=0, decided=later["decided"], key=fresh_key(), back=points[1]["decided"])
    again = me.state(table, 0)
    assert (before["decided"], before["ask"]) == (again["decided"], again["ask"])


def test_what_is_refused_changes_nothing(shared_house: House) -> None:
    """A card that may not be given leaves the first one where it is; so does a point that is none."""
    me, table, before, now = at_a_place(shared_house)
    back = now["undo"]["points"][0]["decided"]
    assert "refused" == instead(me, table, now, back, "place:canal", 409)["error"]
    assert "nothing-to-undo" == instead(me, table, now, back + 1, legal(before)[0], 409)["error"]
    after = me.state(table, 0)
    assert (now["decided"], now["view"], now["ask"]) == (after["decided"], after["view"], after["ask"])


def test_a_doubled_change_of_mind_counts_once(shared_house: House) -> None:
    """The same key again gives the first answer again."""
    me, table, _, now = at_a_place(shared_house)
    point = now["undo"]["points"][0]
    body: dict[str, Any] = {"seat": 0, "decided": now["decided"], "key": "again", "back": point["decided"]}
    first = me.post(f"/api/tables/{table}/moves", token=point["choices"][0], **body)
    assert first == me.post(f"/api/tables/{table}/moves", token=point["choices"][0], **body)


def test_a_finished_turn_is_not_changed_by_a_click(shared_house: House) -> None:
    """When the same is asked again, what was done since is done; taking it back is another matter."""
    me, table, before, now = at_a_place(shared_house)
    luck = Luck(4)
    for _ in range(40):
        me.move(table, now, luck.choice(legal(now)))
        now = me.asked(table, 0)
        if now["ask"]["step"] == before["ask"]["step"]:
            break
    assert before["ask"]["step"] == now["ask"]["step"]
    assert [] == now["undo"]["points"]
    assert now["undo"]["can"]


def test_nobody_else_learns_what_may_be_changed(shared_house: House) -> None:
    """What was chosen in secret is told to the one who chose it, not to another or a spectator."""
    people = [shared_house.guest("Ayşe"), shared_house.guest("Béla")]
    table = people[0].table("me", "open", game="marcopolo2", public=True)
    people[1].post(f"/api/tables/{table}/join", seat=1)
    luck = Luck(5)
    for _ in range(200):
        states = [people[seat].state(table, seat) for seat in (0, 1)]
        if states[0]["asked"] == [0, 1]:
            break
        seat = states[0]["asked"][0]
        state = states[seat]
        if state["held"]:
            people[seat].turn(table, "confirm", state)
        else:
            people[seat].move(table, state, luck.choice(legal(state)))
    assert [0, 1] == states[0]["asked"]

    token = luck.choice(legal(states[0]))
    people[0].move(table, states[0], token)
    mine, theirs = people[0].state(table, 0), people[1].state(table, 1)
    assert token == mine["undo"]["points"][0]["token"]
    assert [] == theirs["undo"]["points"] == people[1].state(table)["undo"]["points"]
    assert token not in str(theirs)
    assert ([1], None, False) == (theirs["asked"], theirs["holder"], mine["held"])  # nobody is kept waiting
    assert states[1]["ask"]["choices"] == theirs["ask"]["choices"]

    other = mine["undo"]["points"][0]["choices"][0]
    instead(people[0], table, mine, mine["undo"]["points"][0]["decided"], other)
    changed = people[0].state(table, 0)
    assert other == changed["undo"]["points"][0]["token"]
    people[1].move(table, people[1].state(table, 1), luck.choice(legal(theirs)))
    assert [] == people[0].state(table, 0)["undo"]["points"]
