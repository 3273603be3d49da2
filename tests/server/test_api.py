"""The rest of the API: the library, setting up, leaving, ending, looking back."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import caravanserai
from caravanserai.bots.levels import LEVELS, suggested
from caravanserai.core import play
from caravanserai.core.course import begun
from caravanserai.core.game import games
from caravanserai.core.record import Move, parse, verify
from caravanserai.core.rng import key_from
from caravanserai.games.gugong import GAME
from caravanserai.speech import Speaker
from caravanserai.tables import library
from caravanserai.tables.making import played
from caravanserai.tables.problem import Problem
from tests.languages import LANGUAGES
from tests.server.hands import play_to_the_end
from tests.server.house import House, Luck, config_for, legal, sqlite_in
from tests.server.test_undo import two

OTHERS_HAVE = {"engine", "offline", "unknown"}  # said by the page itself


def test_every_problem_has_words_in_every_language() -> None:
    """Each error id that the server can answer, and no other."""
    package = Path(caravanserai.__file__).parent
    source = "".join(
        path.read_text() for folder in ("server", "site", "tables") for path in (package / folder).glob("*.py")
    )
    ids = set(re.findall(r'(?:Problem|Unplayable|__init__)\(\s*\d+, "([a-z-]+)"', source))
    ids |= set(re.findall(r'"error": "([a-z-]+)"', source))
    ids |= {"malformed", "not-found", "not-allowed", "too-large", "failure"}
    for language in LANGUAGES:
        speaker = Speaker(None, language)
        assert set() == {name for name in ids if not speaker.has(f"error-{name}")}
    english = (package / "speech" / "en" / "house.ftl").read_text(encoding="utf-8")
    assert ids == set(re.findall(r"^error-([a-z-]+) =", english, re.MULTILINE)) - OTHERS_HAVE


def test_the_library(shared_house: House) -> None:
    """Games, words, rules, components."""
    me = shared_house.guest()
    games = {game["id"]: game for game in me.get("/api/games")}
    assert {"gugong", "paladins", "yokohama", "marcopolo2"} == set(games)
    assert (list(GAME.seats), "GG") == (games["gugong"]["seats"], games["gugong"]["prefix"])
    assert [*LEVELS] == games["gugong"]["levels"] == games["gugong"]["bots"]
    assert suggested() == games["gugong"]["bot"]
    for language in LANGUAGES:
        words = me.get(f"/api/games/gugong/words/{language}")
        assert "game-gugong =" in words
        assert "error-stale =" in words
    rules = me.get("/api/games/gugong/rules")
    assert list(GAME.box.rules) == [rule["id"] for section in rules["sections"] for rule in section["rules"]]
    assert GAME.box.data["gift_cards"] == me.get("/api/games/gugong/box")["gift_cards"]
    me.get("/api/games/chess/rules", 404)
    me.get("/api/games/chess/rules", 404, language="fr")
    me.get("/api/games/gugong/words/xx", 400)
    me.get("/api/games/chess/emblem", 404)


def test_every_game_has_a_picture(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own; a game that brings none has a neutral one, which is nobody's."""
    http = shared_house.visit()
    found = {game["id"]: http.get(f"/api/games/{game['id']}/emblem") for game in http.get("/api/games").json()}
    assert {"image/svg+xml"} == {one.headers["content-type"].partition(";")[0] for one in found.values()}
    assert len(found) == len({one.text for one in found.values()})
    library.emblem.cache_clear()
    monkeypatch.setattr(library, "EMBLEM", "nothing.svg")
    neutral = {library.emblem(game) for game in found}
    library.emblem.cache_clear()
    assert 1 == len(neutral)
    assert neutral.isdisjoint({one.text for one in found.values()})


def test_the_box_by_its_digest(shared_house: House) -> None:
    """A table names the box it is played with; by that name a browser keeps it for good, else it asks again."""
    me = shared_house.guest()
    digest = me.state(me.table("me", "random"))["table"]["box"]
    assert GAME.box.digest == digest == me.get("/api/games/gugong/grammar")["box"]
    named = me.http.get("/api/games/gugong/box", params={"digest": digest})
    assert (digest, GAME.box.data["decrees"]) == (named.json()["digest"], named.json()["decrees"])
    assert "immutable" in named.headers["Cache-Control"]
    assert "no-cache" == me.http.get("/api/games/gugong/box").headers["Cache-Control"]
    assert "not-found" == me.get("/api/games/gugong/box", 404, digest="00000000")["error"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_the_language_of_the_reader(shared_house: House, language: str) -> None:
    """Every statement says its language; notes lie apart, in English, by the ids of rules and sections."""
    me = shared_house.guest()
    for name, game in games().items():
        book = me.get(f"/api/games/{name}/rules", language=language)
        told = [rule for section in book["sections"] for rule in section["rules"]]
        assert list(game.box.rules) == [rule["id"] for rule in told]
        assert {language} == {rule["language"] for rule in told} | {one["language"] for one in book["sections"]}
        numbers = {f"{game.prefix}-{section['id']}" for section in book["sections"]}
        assert set() == book["notes"].keys() - {rule["id"] for rule in told} - numbers
        assert book["notes"]
        assert book["notes"] == me.get(f"/api/games/{name}/rules")["notes"]
        assert {"en"} == {one["language"] for one in book["appendix"]}
        assert set() == numbers & {f"{game.prefix}-{one['id']}" for one in book["appendix"] if one["id"]}


@pytest.mark.parametrize("game", ["gugong", "marcopolo2", "paladins", "yokohama"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_light(shared_house: House, game: str, language: str) -> None:
    """At most 60 kB on the wire, which it is only when somebody opens it; kept for an hour."""
    answer = shared_house.visit().get(
        f"/api/games/{game}/rules", params={"language": language}, headers={"Accept-Encoding": "gzip"}
    )
    assert "gzip" == answer.headers["Content-Encoding"]
    assert "public, max-age=3600" == answer.headers["Cache-Control"]
    assert int(answer.headers["Content-Length"]) <= 60_000


@pytest.mark.parametrize("language", ["xx", "", "FR", "../fr", "fr" * 40])
def test_rules_in_no_language(shared_house: House, language: str) -> None:
    answer = shared_house.visit().get("/api/games/gugong/rules", params={"language": language})
    assert (400, "malformed") == (answer.status_code, answer.json()["error"])
    assert "language" in answer.json()["detail"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_in_the_language_of_the_reader(shared_house: House, language: str) -> None:
    """Every game that says so on its card has a page, with a position for its drawings; and it is light."""
    for facts in shared_house.visit().get("/api/games").json():
        answer = shared_house.visit().get(
            f"/api/games/{facts['id']}/howto", params={"language": language}, headers={"Accept-Encoding": "gzip"}
        )
        assert facts["howto"] == (answer.status_code == 200)
        if facts["howto"]:
            page = answer.json()
            assert (facts["id"], language) == (page["game"], page["language"])
            assert page["view"]["players"]
            assert games()[facts["id"]].box.digest == page["box"]
            assert int(answer.headers["Content-Length"]) <= 20_000
            title = Speaker(games()[facts["id"]], language).text("howto-win")
            assert title == page["sections"][0]["title"]


@pytest.mark.parametrize(("game", "language", "status"), [("gugong", "xx", 400), ("chess", "en", 404)])
def test_no_page_in_no_language_and_of_no_game(shared_house: House, game: str, language: str, status: int) -> None:
    assert status == shared_house.visit().get(f"/api/games/{game}/howto", params={"language": language}).status_code


def test_a_game_need_not_say_how_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "found_game", lambda _: replace(GAME, howto=None))
    with pytest.raises(Problem, match="no such page"):
        library.howto.__wrapped__("gugong", "en")
    assert not library.offer(replace(GAME, howto=None))["howto"]


def test_damaged_rules_are_told_in_the_log_and_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The reader still has a book."""
    (tmp_path / "rules.fr.md").write_bytes(b"\xff")
    damaged = replace(GAME, box=replace(GAME.box, folder=tmp_path))
    monkeypatch.setattr(library, "found_game", lambda _: damaged)
    book = library.rules.__wrapped__("gugong", "fr")
    assert {"en"} == {rule["language"] for section in book["sections"] for rule in section["rules"]}
    assert ["gugong/rules.fr.md: (file): (encoding): is not UTF-8 (at line 1)"] == [
        record.getMessage() for record in caplog.records
    ]


def test_the_api_describes_itself(shared_house: House) -> None:
    """Every path, with its body."""
    found = shared_house.visit().get("/schema/openapi.json").json()
    moves = found["paths"]["/api/tables/{name}/moves"]["post"]
    assert "requestBody" in moves
    for path in ("me", "guest", "register", "login", "logout", "games", "tables"):
        assert f"/api/{path}" in found["paths"]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no-such-game"),
        ({"game": "gugong", "seats": [{"kind": "me"}] * 2}, "malformed"),
        ({"game": "gugong", "seats": [{"kind": "bot", "bot": "nobody"}]}, "malformed"),
        ({"game": "gugong", "seats": []}, "malformed"),
        ({"game": "gugong", "seats": [{"kind": "open"}] * 6}, "bad-option"),
        ({"game": "gugong", "seats": [{"kind": "me"}], "options": {"nonsense": True}}, "bad-option"),
        ({"game": "gugong", "seats": [{"kind": "me"}], "options": {"x": True}}, "bad-option"),
        ({"game": "gugong", "seats": [{"kind": "me"}], "options": {"x" * 33: True}}, "malformed"),
        ({"game": "gugong", "seats": [{"kind": "me"}], "more": 1}, "malformed"),
        ({"seats": "x"}, "malformed"),
    ],
)
def test_tables_that_cannot_be(shared_house: House, body: dict[str, object], error: str) -> None:
    me = shared_house.guest()
    answer = me.http.post("/api/tables", json=body, headers={"X-CSRF-Token": me.csrf})
    status = 404 if error == "no-such-game" else 400
    assert (status, error) == (answer.status_code, answer.json()["error"]), answer.text


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b"[" * 30_000, 400, "malformed"),
        (b"[" * 100_000, 413, "too-large"),
        (b"\xff", 400, "malformed"),
        (b'{"game": 1e999}', 400, "malformed"),
        (b"x" * 400_000, 413, "too-large"),
    ],
    ids=range(7),
)
def test_bodies_that_are_no_requests(shared_house: House, body: bytes, status: int, error: str) -> None:
    me = shared_house.guest()
    headers = {"X-CSRF-Token": me.csrf, "Content-Type": "application/json"}
    answer = me.http.post("/api/tables", content=body, headers=headers)
    assert (status, error) == (answer.status_code, answer.json()["error"])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"clock": {"time": "60"}}, "Expected `int`, got `str` - at `$.clock.time`"),
        ({"clock": {"time": 60.5}}, "Expected `int`, got `float` - at `$.clock.time`"),
        ({"public": "true"}, "Expected `bool`, got `str` - at `$.public`"),
        ({"public": 1}, "Expected `bool`, got `int` - at `$.public`"),
        ({"game": 7}, "Expected `str`, got `int` - at `$.game`"),
        ({"clock": ""}, "Expected `object | null`, got `str` - at `$.clock`"),
    ],
)
def test_nothing_in_a_body_is_taken_for_something_else(shared_house: House, more: dict[str, Any], said: str) -> None:
    """A text is no number and a number no text, as over a socket; one line says where."""
    body = {"game": "gugong", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], **more}
    assert {"error": "malformed", "detail": said} == shared_house.guest().post("/api/tables", 400, **body)


def test_a_number_of_a_command_is_no_text(shared_house: House) -> None:
    me = shared_house.guest()
    table = me.table("me", "random")
    refused = me.post(f"/api/tables/{table}/moves", 400, seat="0", decided=0, key="k", token="x")
    assert {"error": "malformed", "detail": "Expected `int`, got `str` - at `$.seat`"} == refused


def test_a_finished_game_is_a_record(shared_house: House) -> None:
    """It verifies, can be imported, replayed at every decision, and forked."""
    me, luck = shared_house.guest(), Luck(50)
    table = me.table("me", "random")
    over = play_to_the_end(me, table, 0, luck)
    text = me.get(f"/api/tables/{table}/record")
    verify(parse(text))
    again = me.post("/api/tables/import", text=text)
    assert ("over", over["decided"]) == (again["status"], again["decided"])
    copy = me.state(again["id"], 0)
    assert (over["view"], over["events"], over["over"]) == (copy["view"], copy["events"], copy["over"])

    other, invite = shared_house.guest("anybody"), over["table"]["invite"]
    for n in (0, 1, 19, 20, 21, over["decided"]):
        past = other.get(f"/api/tables/{table}/at/{n}", seat=0, invite=invite)
        assert (n, True) == (past["decided"], past["view"]["players"][0]["hand"] is not None)
    other.get(f"/api/tables/{table}/at/{over['decided'] + 1}", 400, invite=invite)

    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    fork = other.post(f"/api/tables/{table}/fork?invite={invite}", n=30, seats=seats)
    state = other.asked(fork["id"], 0)
    past = other.get(f"/api/tables/{table}/at/30", seat=0, invite=invite)
    assert past["events"] == state["events"][: len(past["events"])]


def test_moves_that_do_not_fit_are_named_by_their_number() -> None:
    """Of a script that the rules of today do not allow any more."""
    game = games()["gugong"]
    course = begun(game, 2, key_from(1), game.options(2, {}))
    seat = int(play.asked(course.s)[0])
    token = game.space.token(int(play.legal(course.s, seat)[0]))
    with pytest.raises(Problem, match=f"^decision 2: {seat} answer:yes: ") as wrong:
        asyncio.run(played(course, [Move(seat, token), Move(seat, "answer:yes")]))
    assert (400, "bad-record") == (wrong.value.status, wrong.value.error)


@pytest.mark.parametrize("text", ["", "nonsense", "game gugong\n", "game chess\nedition 1\nbox x\nseats 2\nkey 00\n"])
def test_records_that_cannot_be_read(shared_house: House, text: str) -> None:
    assert "bad-record" == shared_house.guest().post("/api/tables/import", 400, text=text)["error"]


def test_a_record_with_an_illegal_move(shared_house: House) -> None:
    """The line is named, and no table is left behind."""
    me = shared_house.guest()
    text = f"game gugong\nedition 1\nbox x\nseats 2\nkey {'00' * 32}\n\n0 answer:yes\n"
    assert "line 7" in me.post("/api/tables/import", 400, text=text)["detail"]
    assert [] == me.get("/api/tables", list="mine")


def test_leaving_taking_over_and_replacing(shared_house: House) -> None:
    """A seat that is left waits; another takes it over by consent, or a bot does; the game goes on."""
    people, table = two(shared_house, pace="days")
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    assert "open" == people[0].state(table)["table"]["seats"][1]["kind"]
    third = shared_house.guest("C")
    third.post(f"/api/tables/{table}/join", 409, seat=1)
    people[0].post(f"/api/tables/{table}/consent", agree=True)
    people[1].post(f"/api/tables/{table}/join", 409, seat=1)
    assert third.state(table, 1)["view"]["players"][1]["hand"] is not None
    assert "forbidden" == people[0].post(f"/api/tables/{table}/replace", 403, seat=1, bot="random")["error"]
    third.post(f"/api/tables/{table}/replace", seat=1, bot="random")
    luck = Luck(51)
    for _ in range(20):
        state = people[0].asked(table, 0)
        people[0].move(table, state, luck.choice(legal(state)))


def test_agreeing_to_end(shared_house: House) -> None:
    """All must; then the scores are those of now."""
    people, table = two(shared_house)
    people[0].post(f"/api/tables/{table}/end", agree=True)
    assert ("playing", "end") == (
        people[1].state(table)["table"]["status"],
        people[1].state(table)["table"]["request"]["kind"],
    )
    people[1].post(f"/api/tables/{table}/end", agree=False)
    assert people[0].state(table)["table"]["request"] is None
    people[0].post(f"/api/tables/{table}/end", agree=True)
    people[1].post(f"/api/tables/{table}/end", agree=True)
    over = people[0].state(table)
    assert ("over", True) == (over["table"]["status"], over["table"]["agreed"])
    assert len(over["over"]["standings"]) == 2
    assert "not-playing" == people[0].turn(table, "undo", people[0].state(table, 0), 409)["error"]


def test_the_projection_of_the_score(shared_house: House) -> None:
    me = shared_house.guest()
    table = me.table("me", "random")
    me.asked(table, 0)
    found = me.get(f"/api/tables/{table}/score")
    assert (False, {0, 1}) == (found["over"], {one["seat"] for one in found["standings"]})
    assert all(one["score"] == sum(line["points"] for line in one["lines"]) for one in found["standings"])


def test_a_table_waits_for_its_players(shared_house: House) -> None:
    """Nothing is dealt before; the list of public tables has it."""
    me = shared_house.guest()
    table = me.table("me", "open", public=True)
    state = me.state(table, 0)
    assert ("waiting", None, None, []) == (state["table"]["status"], state["view"], state["ask"], state["asked"])
    assert "not-playing" == me.move(table, state, "place:canal", 409)["error"]
    assert table in [one["id"] for one in shared_house.guest("B").get("/api/tables", list="public")]
    for path in ("score", "at/0", "record"):
        me.get(f"/api/tables/{table}/{path}", 409)


def test_a_list_says_who_is_asked(shared_house: House) -> None:
    """Of each seat, and whether that is one's own."""
    me = shared_house.guest()
    table = me.table("me", "here", "here")
    (listed,) = (one for one in me.get("/api/tables", list="mine") if one["id"] == table)
    asked = me.state(table)["asked"]
    assert ([seat in asked for seat in range(3)], True) == ([one["asked"] for one in listed["seats"]], listed["yours"])
    assert 1 == sum(one["asked"] for one in listed["seats"])


def test_of_a_game_that_cannot_be_loaded_nothing_is_offered() -> None:
    """But its name and what is wrong with it: neither seats, nor a lesson, nor pages."""
    facts = library.withheld("camel", ValueError("secret"))
    assert ("camel", "ValueError") == (facts["id"], facts["fault"])
    assert not any(value for name, value in facts.items() if name not in ("id", "fault"))


def test_servers_of_one_process_share_nothing_but_the_routes(tmp_path: Path, house: House) -> None:
    """Each answers of its own tables, by request and by socket."""
    (tmp_path / "other").mkdir()
    with House(config_for(sqlite_in(tmp_path / "other"))) as other:
        assert house.app.state.api is other.app.state.api
        me, you = house.guest("Ada"), other.guest("Béla")
        mine, yours = me.table("me", "here"), you.table("me", "here")
        for one, table, missing in ((me, mine, yours), (you, yours, mine)):
            one.state(table)
            one.get(f"/api/tables/{missing}", 404)
            assert one.socket(table).next("state")["table"]["id"] == table
