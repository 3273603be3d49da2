"""Whatever is sent to the described API, the server does not fail."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from caravanserai.server.app import make_app
from caravanserai.server.config import Config
from tests.server.house import House, Person

EXAMPLES = 5  # requests of each sort to each address

schema = schemathesis.openapi.from_dict(make_app(Config("sqlite:///nowhere.sqlite")).openapi_schema.to_schema())


@pytest.fixture
def player(shared_house: House) -> Person:
    return shared_house.guest("Fuzz")


@pytest.fixture
def table(player: Person) -> str:
    return player.table("me", "here", "open")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_no_request_makes_the_server_fail(case: "Case[Any]", player: Person, table: str) -> None:
    """With a real cookie, at a real table or at one that is not there."""
    if case.path_parameters and "name" in case.path_parameters and len(str(case.body)) % 3:
        case.path_parameters["name"] = table
    cookies = "; ".join(f"{one.name}={one.value}" for one in player.http.cookies.jar)
    answer = case.call(base_url=player.house.url, headers={"Cookie": cookies, "X-CSRF-Token": player.csrf})
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert {"error", "detail"} <= answer.json().keys()
