"""Whatever is sent to the described API, the server does not fail."""

from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from caravanserai.server.app import described
from tests.patience import PATIENCE_S
from tests.server.house import House, Person

EXAMPLES = 10  # requests of each sort to each address
MANY_EXAMPLES = 100

schema = schemathesis.openapi.from_dict(described())


@pytest.fixture
def player(shared_house: House) -> Person:
    return shared_house.guest("Fuzz")


@pytest.fixture
def tables(player: Person) -> list[str]:
    """A table that waits for somebody, one in play, and one where the game is over."""
    found = [player.table("me", "here", "open"), player.table("me", "here"), player.table("me", "here")]
    player.post(f"/api/tables/{found[2]}/end", agree=True)
    return found


def fuzzed(examples: int, known: bool) -> settings:
    """So many requests; `known` ones are the same in every run."""
    return settings(
        max_examples=examples,
        derandomize=known,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )


addresses = schema.exclude(path_regex="/events$")  # which has no end: see test_events.py


@pytest.mark.slow
@addresses.parametrize()
@fuzzed(EXAMPLES, known=True)
def test_no_request_makes_the_server_fail(case: "Case[Any]", player: Person, tables: list[str]) -> None:
    answered(case, player, tables)


@pytest.mark.long
@addresses.parametrize()
@fuzzed(MANY_EXAMPLES, known=False)
def test_none_of_many_requests_makes_the_server_fail(case: "Case[Any]", player: Person, tables: list[str]) -> None:
    answered(case, player, tables)


def answered(case: "Case[Any]", player: Person, tables: list[str]) -> None:
    """With a real cookie, mostly at a real table and sometimes upon its real decision."""
    luck = crc32(f"{case.path_parameters} {case.query} {case.body!r}".encode("utf-8", "surrogatepass"))
    if case.path_parameters and "name" in case.path_parameters and luck % 4 < len(tables):
        case.path_parameters["name"] = tables[luck % 4]
    if isinstance(case.body, dict) and "decided" in case.body and luck % 8 < 4:
        case.body["decided"] = player.state(tables[1])["decided"]
    cookies = "; ".join(f"{one.name}={one.value}" for one in player.http.cookies.jar)
    answer = case.call(
        base_url=player.house.url, headers={"Cookie": cookies, "X-CSRF-Token": player.csrf}, timeout=PATIENCE_S
    )
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert {"error", "detail"} <= answer.json().keys()
