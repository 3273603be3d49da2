"""The kit finds what is broken: for each invariant, an Oasis that breaks it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.event import EventKinds
from caravanserai.core.floats import zeros
from caravanserai.core.game import Game, Line, Options, Piece, Standing
from caravanserai.core.ids import NOBODY, Choice, Floats, Ints, Seat
from caravanserai.core.ints import added, copied, filled
from caravanserai.core.play import asked
from caravanserai.core.rng import RngKey
from caravanserai.core.standing import SHARED, Compared
from caravanserai.core.state import State
from caravanserai.core.step import Auto, Pick, Refusal, Step, Way
from caravanserai.core.wire import digest
from caravanserai.games.gugong import GAME as GUGONG
from caravanserai.games.yokohama import GAME as YOKOHAMA
from caravanserai.kit import Fault, Setting, check, fingerprint, playouts, position, settings
from caravanserai.kit.house import steps
from caravanserai.kit.secrets import paths
from tests.oasis import GAME
from tests.oasis.actions.draw import NO_CARAVAN
from tests.oasis.actions.play import PlayTrader
from tests.oasis.box import DATE, WATER
from tests.oasis.choices import PLACE
from tests.oasis.events import EVENTS, TRADER_DRAWN
from tests.oasis.features import OasisObserver
from tests.oasis.flow import ChoosePlace, Turns
from tests.oasis.scoring import standings
from tests.oasis.setup import deal
from tests.oasis.state import Oasis
from tests.oasis.view import imagine, show


def found(game: Game[Any], invariant: str, **more: Any) -> list[str]:
    """What the kit says of one invariant, looking at every position of one game per setting."""
    faults = check(game, games=1, only=[invariant], stride=1, **more)
    return [fault.what for fault in faults if fault.invariant == invariant]


def dealt(change: Callable[[Oasis], None]) -> Callable[[int, Options, RngKey], Oasis]:
    """Deal, and change something about the table."""

    def deal_and_change(seats: int, options: Options, key: RngKey) -> Oasis:
        s = deal(seats, options, key)
        change(s)
        return s

    return deal_and_change


def with_class(cls: type) -> Game[Oasis]:
    """Oasis with another class of state."""

    def change(s: Oasis) -> None:
        s.__class__ = cls

    return replace(GAME, deal=dealt(change), blank=cls)


def test_a_missing_room() -> None:
    """A package without rooms is told which are missing, and what is no room."""
    faults = found(replace(GAME, package="caravanserai.kit"), "rooms")
    assert "state is missing" in faults
    assert "checks is no room" in faults
    assert "speech/en.ftl is missing" in faults


def test_rules_in_other_languages_can_be_read(tmp_path: Path) -> None:
    """They and the notes are rooms, unless they are damaged; a plugin need have none."""
    assert [] == found(GAME, "rooms") == found(YOKOHAMA, "rooms")
    (tmp_path / "rules.fr.md").write_bytes(b"\xff")
    (tmp_path / "notes.md").write_text("Later.", encoding="utf-8")
    assert [
        "oasis/notes.md: (notes): there are none",
        "oasis/rules.fr.md: (file): (encoding): is not UTF-8 (at line 1)",
    ] == found(replace(GAME, box=replace(GAME.box, folder=tmp_path)), "rooms")


def test_solo_needs_a_room() -> None:
    """Who can be played alone has an opponent's room."""
    assert "solo is missing" in found(replace(GAME, seats=range(1, 5)), "rooms")


def test_a_page_for_newcomers_is_held_against_the_box() -> None:
    """Its room is there, its figures are in the box, its drawings in the lesson; a plugin need have none."""
    assert [] == found(GAME, "howto") == found(GUGONG, "howto")
    assert ["howto.toml is there, but not told"] == found(replace(GUGONG, howto=None), "howto")
    assert "howto.toml is missing" in found(replace(GAME, howto=GUGONG.howto), "rooms")
    elsewhere = replace(GUGONG.box, data={**GUGONG.box.data, "palace": {}})
    assert ["gugong/howto.toml: numbers: envoy_steps: 'palace.steps': there is no steps"] == found(
        replace(GUGONG, box=elsewhere), "howto"
    )
    assert ["canal is no step of the lesson"] == found(replace(GUGONG, lesson=None), "howto")


class NoSketch:
    """Sketches a seat by nothing at all."""

    names = ("worth",)

    def sketch(self, s: Oasis, seat: int) -> Floats:
        return zeros(1)


def test_sketches_need_a_room() -> None:
    """Whose seats can be sketched has a room for it; who has no sketches has none of these rooms."""
    assert "sketch is missing" in found(replace(GAME, sketcher=NoSketch()), "rooms")
    assert {"sketch is no room", "prospects is no room"} <= set(found(replace(YOKOHAMA, sketcher=None), "rooms"))
    assert [] == found(YOKOHAMA, "rooms")


def test_a_family_laid_elsewhere() -> None:
    """A family that another space has taken over no longer fits its tokens."""
    first = PLACE.first
    try:
        PLACE.take_up(first + 1)
        assert found(GAME, "tokens")[0] == "place:well: its family lies elsewhere"
    finally:
        PLACE.take_up(first)


class Swapped(Auto[Oasis]):
    """A step whose fields are not in the order of its constructor."""

    def __init__(self, seat: Seat, one: int, other: int) -> None:
        super().__init__(seat)
        self.other = other
        self.one = one


class Wordy(Auto[Oasis]):
    """A step that holds a word."""

    def __init__(self, seat: Seat = NOBODY) -> None:
        super().__init__(seat)
        self.word = "well"

    def run(self, s: Oasis) -> None:
        pass


def test_steps_that_cannot_be_rebuilt() -> None:
    """Fields out of order, and fields that are no parameters, are found without playing."""
    faults = list(steps(replace(GAME, package=__name__)))
    assert "Swapped: made from [10, 11, 12], it holds [10, 12, 11]" in faults
    assert "Wordy: made from [10], it holds [10, 'well']" in faults


def test_a_renamed_step_that_does_not_exist() -> None:
    """An old name that leads nowhere is found."""
    broken = replace(GAME, renamed={"OldTurns": "Turns"})
    assert found(broken, "steps") == []
    assert broken.steps["OldTurns"] is Turns


def test_a_state_that_is_not_plain() -> None:
    """A dictionary in the state, and a word in a step, are found."""

    def change(s: Oasis) -> None:
        s.notes = {"a": 1}  # type: ignore[attr-defined]
        s.stack.insert(0, Wordy())

    faults = found(replace(GAME, deal=dealt(change)), "plain")
    assert "notes holds a dict" in faults
    assert "step Wordy holds 'well'" in faults
    assert "step Wordy is not found by its name" in faults


class StuckStep(Step[Oasis]):
    """A question without an answer."""

    def candidates(self, s: Oasis) -> Ints:
        return filled(0, 0)


class EndlessStep(Pick[Oasis]):
    """A question asked again and again."""

    def candidates(self, s: Oasis) -> Ints:
        return PLACE.all()

    def take(self, s: Oasis, choice: Choice) -> None:
        s.next(EndlessStep(self.seat))


class UnansweredOasis(Oasis):
    """Nothing may be done at any time."""

    def anytime(self, seat: Seat) -> Step[Any] | None:
        return None


def test_a_question_without_an_answer() -> None:
    """A seat that is asked and can do nothing is found, in walks and in playouts."""

    def change(s: Oasis) -> None:
        s.__class__ = UnansweredOasis
        s.stack = [StuckStep(1)]

    broken = replace(GAME, deal=dealt(change))
    assert found(broken, "alive")[0] == "seat 1 is asked StuckStep and nothing is legal"
    assert playouts(broken, 2, {}, range(2)).faults[1].what == "seat 1 is asked StuckStep and nothing is legal"


def test_a_game_without_an_end() -> None:
    """A game that goes on for ever is stopped and found."""

    def change(s: Oasis) -> None:
        s.stack = [EndlessStep(0)]

    broken = replace(GAME, deal=dealt(change))
    assert found(broken, "alive")[0] == "not over after 300 decisions"
    assert playouts(broken, 2, {}, [5]).faults[0].what == "not over after 300 decisions"


class CrashStep(Auto[Oasis]):
    """A rule with a mistake in it."""

    def run(self, s: Oasis) -> None:
        raise ZeroDivisionError


def test_a_crash_is_a_fault_with_a_place() -> None:
    """An exception in the rules names itself and where it came from."""

    def change(s: Oasis) -> None:
        s.stack.insert(0, CrashStep())

    faults = check(replace(GAME, deal=dealt(change)), games=1, only=["plain"])
    assert {fault.invariant for fault in faults} == {"plain", "alive"}  # a step from elsewhere is not found, too
    crash = next(fault for fault in faults if fault.invariant == "alive")
    assert "ZeroDivisionError" in crash.what
    assert "test_kit.py" in crash.what
    assert crash.decision > 0


class LeakyWell(Oasis):
    """Water is lost in the second round."""

    def census(self) -> list[int]:
        water, *traders = super().census()
        return [water - (self.round > 1), *traders]


def test_a_lost_component() -> None:
    """A census that changes is found once per game, in walks and in playouts."""
    faults = found(with_class(LeakyWell), "census")
    assert len(faults) == len(list(settings(GAME))) * 2
    assert playouts(with_class(LeakyWell), 2, {}, [1]).faults[0].invariant == "census"


class SlyChoice(ChoosePlace):
    """Offers one thing and allows another."""

    def legal(self, s: Oasis) -> Ints:
        return added(copied(PLACE.all()[:1]), PLACE.all()[2])

    def again(self, seat: Seat, waiting: int) -> "SlyChoice":
        return SlyChoice(seat, waiting)


class Unruly(ChoosePlace):
    """Refuses by a rule that does not exist, and offers in no order."""

    def legal(self, s: Oasis) -> Ints:
        return copied(PLACE.all()[:1])

    def refuse(self, s: Oasis, choice: Choice) -> Refusal | None:
        return None if choice == PLACE.first else Refusal("OA-99", "refuse-unruly")

    def candidates(self, s: Oasis) -> Ints:
        return added(added(filled(0, 0), PLACE.first + 1), PLACE.first)

    def again(self, seat: Seat, waiting: int) -> "Unruly":
        return Unruly(seat, waiting)


def asking(cls: type[ChoosePlace]) -> Game[Oasis]:
    def change(s: Oasis) -> None:
        s.stack[-1] = cls(0, (1 << s.seats) - 1)

    return replace(GAME, deal=dealt(change))


def test_legal_choices_that_disagree() -> None:
    """A step that is quick and wrong is found, with the choice in question."""
    faults = found(asking(SlyChoice), "agreement")
    assert "seat 0: legal is not what is offered and not refused: place:well place:market eat:dates" in faults
    assert "seat 0: place:grove: legal says False, explain says True" in faults


def test_offers_out_of_order_and_rules_that_are_none() -> None:
    """Offers ascend, and a refusal names a rule of the rulebook."""
    faults = found(asking(Unruly), "agreement")
    assert "seat 0: candidates not ascending: place:grove place:well eat:dates" in faults
    assert "seat 0: place:grove: refused by OA-99, which is not in the rules" in faults


class Wayward(ChoosePlace):
    """Offers a way that goes nowhere."""

    def ways(self, s: Oasis) -> list[Way]:
        return [Way([PLACE.first, PLACE.first], {})]

    def again(self, seat: Seat, waiting: int) -> "Wayward":
        return Wayward(seat, waiting)


def test_ways_that_cannot_be_taken() -> None:
    """A way is followed to its end."""
    faults = found(asking(Wayward), "ways")
    assert "seat 0: a way cannot be taken from its choice 2 on: place:well place:well" in faults


class Forgetful(Oasis):
    """Clones without the star."""

    def clone(self) -> "Oasis":
        out = super().clone()
        out.star = 0
        return out


class Siamese(Oasis):
    """Clones share the goods of the players."""

    def clone(self) -> "Oasis":
        out = super().clone()
        for mine, theirs in zip(self.players, out.players, strict=True):
            theirs.goods = mine.goods
        return out


def test_a_clone_that_forgets() -> None:
    """The forgotten field is named."""
    assert found(with_class(Forgetful), "clones")[0] == "a clone differs in star"


def test_a_clone_that_is_joined_to_the_original() -> None:
    """A shared row is found as soon as something is gained."""
    assert "playing on a clone changes the original" in found(with_class(Siamese), "clones")


def test_a_part_that_is_not_saved() -> None:
    """A nested part that the game does not name comes back as something else."""
    faults = found(replace(GAME, parts={}), "round-trips")
    assert faults[0] == "a loaded table differs in players"


def test_a_view_that_shows_too_much() -> None:
    """A field that depends on hidden cards is named."""

    def tell(s: Oasis, seat: int) -> dict[str, Any]:
        return {**show(s, seat), "bag": s.bag}

    assert "seat 0: the view differs at bag in an imagined world" in found(replace(GAME, show=tell), "leaks")


class SeesTheBag(OasisObserver):
    """A network that sees the bag."""

    def observe(self, s: Oasis, seat: int) -> list[float]:
        return [float(s.bag), *super().observe(s, seat)[1:]]


def test_a_network_that_sees_too_much() -> None:
    """What a network sees leaks no more than what a person sees, and stays within its limits."""
    broken = replace(GAME, observer=SeesTheBag())
    assert "seat 0: what a network sees differs in an imagined world" in found(broken, "leaks")
    assert any(fault.startswith("seat 0: round: ") for fault in found(broken, "views"))


class Nearsighted(OasisObserver):
    """A network that is promised more than it sees."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return (*super().pieces, Piece("extra", 1, 1.0))


def test_an_observation_of_the_wrong_size() -> None:
    """An observation is as long as its pieces together."""
    assert "seat 0: an observation of 31 numbers, not 32" in found(replace(GAME, observer=Nearsighted()), "views")


def test_a_view_that_is_not_json() -> None:
    """A tuple would come back as a list."""

    def tell(s: Oasis, seat: int) -> dict[str, Any]:
        return {**show(s, seat), "bag": (1, 2)}

    assert "the view of seat 0 is not the same as JSON" in found(replace(GAME, show=tell), "views")


def test_imagining_by_copying() -> None:
    """A copy with new chance hides nothing; a copy without is worse."""

    def copy(s: Oasis, seat: int, key: RngKey) -> Oasis:
        out = s.clone()
        out.draw_from(key)
        return out

    assert len(found(replace(GAME, imagine=copy), "imagination")) == 1
    assert found(GAME, "imagination") == []
    faults = found(replace(GAME, imagine=lambda s, seat, key: s.clone()), "leaks")
    assert "seat 0: an imagined world has the chance of the true one" in faults


def test_imagining_that_loses_cards_or_disturbs_the_table() -> None:
    """The imagined table has every component, and the true one stays as it is."""

    def careless(s: Oasis, seat: int, key: RngKey) -> Oasis:
        out = imagine(s, seat, key)
        out.bag = 0
        s.luck += 1
        return out

    faults = found(replace(GAME, imagine=careless), "leaks")
    assert "seat 0: imagining changes the census" in faults
    assert "imagining changes the table" in faults


def public(name: str) -> EventKinds:
    """The events of Oasis, one of them with no secrets."""
    kinds = EventKinds()
    for kind in EVENTS.kinds:
        words = [f"{a.name}:{a.sort}{'!' if a.secret and kind.name != name else ''}" for a in kind.arguments]
        kinds.add(kind.name, " ".join(words))
    return kinds


def test_an_event_that_tells_too_much() -> None:
    """A card drawn in secret and told to all is found, though no view shows it."""
    broken = replace(GAME, events=public("trader-drawn"))
    assert any("is told what it cannot know: " in fault and "trader-drawn" in fault for fault in found(broken, "log"))


def test_a_secret_that_does_not_say_whose() -> None:
    """A secret needs a seat that may know it, first."""
    kinds = EventKinds()
    kinds.add("whispered", "n:number! player:seat")
    faults = found(replace(GAME, events=kinds), "declared")
    assert faults == ["event whispered has a secret and does not begin with the seat that may know it"]


class Chatty(Oasis):
    """Adds to every draw how many traders are left."""

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        super().emit(kind, a, b, 7 if kind == TRADER_DRAWN else c, d)


def test_an_argument_that_is_not_declared() -> None:
    """What is not declared cannot be kept secret, so it may not be there."""
    faults = found(with_class(Chatty), "events")
    assert faults[0].startswith("event trader-drawn has arguments that are not declared")


class Telltale(Oasis):
    """Whoever holds one of these traders is not asked to play any."""

    def next(self, *steps: Any) -> None:
        held = 0b10101
        super().next(*(one for one in steps if type(one) is not PlayTrader or not self.of(one.seat).hand & held))

    def clone(self) -> "Telltale":
        out = super().clone()
        out.__class__ = Telltale
        assert isinstance(out, Telltale)
        return out


def test_a_question_that_tells_of_a_hand() -> None:
    """Whether somebody is asked may not depend on what the others cannot see."""
    faults = found(with_class(Telltale), "log")
    assert any("sees by who is asked what it cannot know: " in fault and "PlayTrader" in fault for fault in faults)


def test_something_shown_and_not_counted() -> None:
    """What a seat learns by its own choice counts as revealed: else it could take the choice back."""

    def peek(s: Oasis, seat: int) -> dict[str, Any]:
        return {**show(s, seat), "bag": s.bag if s.decided > 3 else 0}

    faults = found(replace(GAME, show=peek), "log")
    assert any(fault.endswith("and nothing was revealed") for fault in faults)


def test_chance_from_elsewhere() -> None:
    """A game that does not draw from its key is not the same twice."""
    played = iter(range(10_000))

    def change(s: Oasis) -> None:
        s.star = next(played) % 3 + 1

    assert "the table is laid differently" in found(replace(GAME, deal=dealt(change)), "deterministic")
    assert "the table is laid differently" in found(replace(GAME, deal=dealt(change)), "records")
    assert fingerprint(replace(GAME, deal=dealt(change))) != fingerprint(replace(GAME, deal=dealt(change)))
    assert fingerprint(GAME) == fingerprint(GAME)


class Lax(ChoosePlace):
    """Takes what it does not call legal."""

    def again(self, seat: Seat, waiting: int) -> "Lax":
        return Lax(seat, waiting)

    def legal(self, s: Oasis) -> Ints:
        return copied(PLACE.all()[:1])


class Greedy(Lax):
    """Changes the table even while refusing."""

    def again(self, seat: Seat, waiting: int) -> "Greedy":
        return Greedy(seat, waiting)

    def refuse(self, s: Oasis, choice: Choice) -> Refusal | None:
        if choice == PLACE.first:
            return None
        s.of(self.seat).goods[DATE] += 1
        return NO_CARAVAN


def test_an_illegal_choice_that_is_taken() -> None:
    """What is not legal is not taken."""
    assert any(fault.endswith("was taken") for fault in found(asking(Lax), "illegal"))


def test_a_refusal_that_changes_something() -> None:
    """Saying no leaves no trace."""
    assert "a choice that was not taken changed something" in found(asking(Greedy), "illegal")


def test_tie_breaks_that_contradict_the_places() -> None:
    """They are rules of the book, stand between equal points, and say what the places say; to tell nothing is right."""

    def telling(**told: Any) -> set[str]:
        def wrong(s: Oasis) -> list[Standing]:
            line = (Line("score-gathered", 3),)
            found = [Standing(seat, seat + 1, 3, seat == 0, line) for seat in range(s.seats)]
            return [replace(found[0], **told), *found[1:]]

        return set(found(replace(GAME, standings=wrong), "standings"))

    right = (Compared("OA-6.2", "tie-dates", 1),)
    assert set() == telling() == telling(compared=right, decided="OA-6.2")
    assert {"seat 0: no such rule breaks ties: OA-9.9"} == telling(compared=(Compared("OA-9.9", "tie-dates", 1),))
    assert {"seat 0 is shared, in place 1; the next in 2"} == telling(compared=right, decided=SHARED)
    assert {"seat 0: OA-6.1 decides, and compares nothing"} == telling(compared=right, decided="OA-6.1")
    assert {"seat 0: there is no tie that OA-6.2 decides"} == telling(
        compared=right, decided="OA-6.2", score=4, lines=(Line("score-gathered", 4),)
    )


def test_standings_that_do_not_add_up() -> None:
    """Lines make the score, places begin with the first, and nobody wins in another."""

    def wrong(s: Oasis) -> list[Standing]:
        return [replace(standing, score=standing.score + 1, place=2, won=True) for standing in standings(s)]

    faults = found(replace(GAME, standings=wrong), "standings")
    assert "the places are [2, 2]" in faults
    assert "seat 0 has won in place 2" in faults
    assert any("the lines do not add up" in fault for fault in faults)
    assert playouts(replace(GAME, standings=wrong), 3, {}, [1]).faults[0].invariant == "standings"
    assert "standings of the seats [0]" in found(
        replace(GAME, standings=lambda s: [one for one in standings(s) if one.seat == 0]), "standings"
    )


def test_words_are_asked_for() -> None:
    """Whoever knows what has no message tells the kit, and the kit passes it on."""
    faults = check(GAME, only=["tokens"], words=lambda game: [f"{game.id}: no message for anything"])
    assert [(fault.invariant, fault.what) for fault in faults] == [("words", "oasis: no message for anything")]


def test_an_invariant_that_does_not_exist() -> None:
    """A misspelt invariant is an error, not a pass."""
    with pytest.raises(ValueError, match=r"no such invariant: leak; known: .*leaks"):
        check(GAME, only=["leak"])


def test_a_fault_can_be_seen_again() -> None:
    """A fault says where it was seen, is reported at once, and `position` lays that table."""
    heard: list[Fault] = []
    fault = check(with_class(LeakyWell), games=1, seed=4, only=["census"], report=heard.append)[-1]
    assert heard[-1] == fault
    assert str(fault).startswith("oasis (4 seats, short=True, storm=True; seed 4, quick; decision ")
    s = position(with_class(LeakyWell), fault)
    assert isinstance(s, Oasis)
    assert (s.round, s.decided, s.storm, s.rounds) == (2, fault.decision, True, 2)
    with pytest.raises(ValueError, match="at no table"):
        position(GAME, Fault("oasis", "rooms", ""))


def test_settings() -> None:
    """Every player count with defaults, each option changed alone, and all at once, where they are allowed."""
    assert list(settings(GAME))[:3] == [Setting(2), Setting(2, {"short": True}), Setting(3)]
    assert list(settings(GAME))[-1] == Setting(4, {"short": True, "storm": True})
    assert len(list(settings(GAME))) == 2 + 4 + 4


def test_playouts_count() -> None:
    """Games and decisions are counted, and equal seeds give equal games."""
    run = playouts(GAME, 4, {"storm": True}, range(20))
    assert (run.games, run.faults) == (20, [])
    assert run.decisions == playouts(GAME, 4, {"storm": True}, range(20)).decisions
    assert 20 * 20 < run.decisions < 20 * GAME.longest


def test_paths_name_the_difference() -> None:
    """Two views are compared down to the field."""
    assert paths({"a": [1, {"b": 2}], "c": 3}, {"a": [1, {"b": 4}], "c": 3}) == ["a[1].b"]
    assert paths({"a": 1}, {"b": 1}) == ["(all)"]
    assert paths([1], [1]) == []


def test_oasis_plays() -> None:
    """The base of these tests is sound, and a fresh deal asks everybody at once."""
    s: State = deal(3, {"short": False, "storm": False}, 1)
    assert asked(s) == (0, 1, 2)
    assert digest(s) == digest(deal(3, {"short": False, "storm": False}, 1))
    assert isinstance(s, Oasis)
    assert s.of(0).goods[WATER] == 1
