"""Houses and databases for the tests of the server."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from argon2 import PasswordHasher

from caravanserai.server import accounts
from tests.needs import needed
from tests.server import postgresql
from tests.server.house import DEALS, House, config_for, sqlite_in
from tests.server.leisure import give_all_the_time_there_is

NAMES = count()
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(autouse=True)
def known_deals(request: pytest.FixtureRequest) -> None:
    """No result depends on what is dealt today."""
    DEALS.begin(request.node.nodeid)


@pytest.fixture(scope="package", autouse=True)
def all_the_time_there_is() -> Iterator[None]:
    """Nothing is given up because the machine has much else to do."""
    with pytest.MonkeyPatch.context() as patched:
        give_all_the_time_there_is(patched.setattr)
        yield


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes guessing dear would make the tests slow."""
    monkeypatch.setattr(accounts, "HASHER", CHEAP)
    monkeypatch.setattr(accounts, "NOBODYS_HASH", CHEAP.hash("nobody"))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with an empty embedded database."""
    with House(config_for(sqlite_in(tmp_path))) as running:
        yield running


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for tests that do not get in each other's way."""
    with House(config_for(sqlite_in(tmp_path_factory.mktemp("house")))) as running:
        yield running


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[House]:
    """A server that counts, on a loop that can be measured."""
    with House(config_for(sqlite_in(tmp_path), limits=True), loop="asyncio") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL without databases of ours."""
    needs_postgresql()
    with postgresql.running() as address:
        yield address


def needs_postgresql() -> None:
    if not postgresql.is_installed():
        needed("PostgreSQL (on Debian: apt install postgresql)")


@pytest.fixture
def cluster() -> Iterator[postgresql.Cluster]:
    """A PostgreSQL of one test, which may stop and start it."""
    needs_postgresql()
    with postgresql.cluster() as running:
        yield running


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An empty database in it."""
    name = f"test{next(NAMES)}"
    asyncio.run(make_database(postgres, name))
    return f"{postgres}/{name}"


async def make_database(address: str, name: str) -> None:
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    address: str = request.getfixturevalue("postgres_database")
    return address
