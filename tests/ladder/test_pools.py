"""Where games are played makes no difference."""

import signal
import socket
import sys
from concurrent.futures import Future
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from caravanserai.ladder import pools
from caravanserai.ladder.course import Course
from caravanserai.ladder.playing import GameFailed, Outcome
from caravanserai.ladder.pools import NoCluster, Quiet, pool_of, processes
from tests.ladder.matches import GUGONG, ladder

RANDOM = {"levels": ("random",), "mirrors": ("random",)}


def played(jobs: int, address: str | None = None, seats: int = 2) -> list[tuple[int, Outcome]]:
    course = Course(ladder(GUGONG, seats, **RANDOM), 6)
    with pool_of(jobs, address) as pool:
        course.run(pool, ())
    return list(course.tallies[0].counted())


def is_deaf() -> bool:
    """Whether Ctrl-C is not heard of here."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def end_by_what_is_heard() -> None:
    sys.exit(is_deaf())


def handler() -> Any:
    return signal.getsignal(signal.SIGINT)


def test_a_process_hears_of_ctrl_c_when_it_can_end_quietly() -> None:
    """Not while it is begun, or it would tell what it was loading; then it ends by it, as if nobody had asked."""
    loading = Quiet(target=end_by_what_is_heard)
    loading.start()
    loading.join()
    assert 1 == loading.exitcode
    assert not is_deaf(), "whoever has begun it still hears"
    with processes(1) as executor:
        assert not executor.submit(is_deaf).result()
        assert signal.SIG_DFL == executor.submit(handler).result()


def test_processes_play_the_same_games() -> None:
    assert played(1) == played(2)


class RayError(Exception):
    """As Ray raises it; with a `cause` where the game itself went wrong."""

    def __init__(self, text: str, cause: Exception | None = None) -> None:
        super().__init__(text)
        self.cause = cause


class FakeRay(ModuleType):
    """What we use of Ray, played here."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.started: dict[str, Any] = {}
        self.is_up = False
        self.handed_out = 0
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.breaks: RayError | None = None

    def init(self, **settings: Any) -> None:
        if settings["address"] == "nowhere":
            raise ConnectionError("nobody answers\nand more")
        self.started, self.is_up = settings, True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0, "memory": 1.0}

    def remote(self, function: Any) -> Any:
        def hand_out(fixture: Any) -> Any:
            assert self.is_up
            self.handed_out += 1
            future: Future[Any] = Future()
            if self.breaks is None:
                future.set_result(function(fixture))
            else:
                future.set_exception(self.breaks)
            return SimpleNamespace(future=lambda: future)

        return SimpleNamespace(remote=hand_out)

    def shutdown(self) -> None:
        self.is_up = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setattr(pools, "import_module", lambda _: fake)
    return fake


def test_a_cluster_plays_the_same_games(ray: FakeRay) -> None:
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = f"127.0.0.1:{somebody.getsockname()[1]}"
        assert played(1) == played(1, address)
    assert (address, 6, False) == (ray.started["address"], ray.handed_out, ray.is_up)
    assert "num_cpus" not in ray.started


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_ray_is_not_left_to_wait_where_nobody_listens(form: str, ray: FakeRay) -> None:
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port = somebody.getsockname()[1]
    with pytest.raises(NoCluster, match=r"^--ray .*: no cluster there: .*refused$"):
        played(1, form.format(port))
    assert {} == ray.started


def test_a_cluster_of_this_machine_has_as_many_workers_as_jobs(ray: FakeRay) -> None:
    played(2, "local")
    assert 2 == ray.started["num_cpus"]


def test_a_cluster_that_does_not_answer_is_named_in_one_line(ray: FakeRay) -> None:
    with pytest.raises(NoCluster, match=r"^--ray nowhere: no cluster there: nobody answers$"):
        played(1, "nowhere")


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> Any:
        raise ImportError

    monkeypatch.setattr(pools, "import_module", missing)
    with pytest.raises(NoCluster, match=r"pip install 'caravanserai\[ray\]'$"):
        played(1, "local")


def test_a_cluster_that_is_lost_is_named_in_one_line(ray: FakeRay) -> None:
    ray.breaks = RayError("The node died.\nIts last words were many.")
    with pytest.raises(NoCluster, match=r"^--ray local: The node died\.; the same command goes on$"):
        played(1, "local")
    assert not ray.is_up


def test_a_game_that_fails_on_a_cluster_fails_as_it_would_here(ray: FakeRay) -> None:
    ray.breaks = RayError("much text", cause=GameFailed("one/two, key 3: lost count"))
    with pytest.raises(GameFailed, match=r"^one/two, key 3: lost count$"):
        played(1, "local")
