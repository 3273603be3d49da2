"""The audit: every change of a component file is tried, and what becomes of it is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.box import read_toml
from caravanserai.core.game import games
from caravanserai.kit.audit import COSMETIC, REFUSED, SHOWN, UNNAMED, Exceptions, Finding, Report, Sample, refusal
from caravanserai.kit.variations import GONE, Variation, variations

ROOT = Path(__file__).parents[2]
DATA = {
    "provenance": {"wells": "seed"},
    "wells": [{"id": "deep", "depth": 3, "open": True, "price": [1, 2], "name": "x"}],
}


def of(place: str, way: str) -> Variation:
    """One change of the file above."""
    return next(one for one in variations(DATA) if str(one) == f"{place}: {way}")


def test_numbers_lists_and_flags_are_changed_in_every_way() -> None:
    """Not names, and not where a value comes from."""
    assert [
        "wells: shorter",
        "wells: doubled",
        "wells: removed",
        "wells: wrong",
        *(f"wells[0].depth: {way}" for way in ("up", "down", "doubled", "removed", "wrong")),
        *(f"wells[0].open: {way}" for way in ("turned", "removed", "wrong")),
        *(f"wells[0].price: {way}" for way in ("shorter", "doubled", "removed", "wrong")),
        *(f"wells[0].price[0]: {way}" for way in ("up", "down", "doubled", "wrong")),
        *(f"wells[0].price[1]: {way}" for way in ("up", "down", "doubled", "wrong")),
    ] == [str(one) for one in variations(DATA)]


def test_a_change_is_applied_to_a_copy() -> None:
    """The data stays as it is, whatever is tried."""
    before = json.dumps(DATA)
    assert 4 == of("wells[0].depth", "up").applied(DATA)["wells"][0]["depth"]
    assert "open" not in of("wells[0].open", "removed").applied(DATA)["wells"][0]
    assert [1, 2, 1, 2] == of("wells[0].price", "doubled").applied(DATA)["wells"][0]["price"]
    assert before == json.dumps(DATA)
    assert GONE is of("wells", "removed").new


@pytest.mark.parametrize(
    ("fault", "verdict"),
    [
        ("camel.toml: wells[deep]: depth: must be 3, not 4", REFUSED),
        ("camel.toml: counts: wells: says 1, but wells adds up to 2", REFUSED),
        ("camel.toml: wells: something is wrong", UNNAMED),
        ("camel.toml: cards: depth: something is wrong", UNNAMED),
    ],
)
def test_a_refusal_names_what_was_changed(fault: str, verdict: str) -> None:
    """Its table, and its row or key, or what no longer adds up."""
    assert verdict == refusal(of("wells[0].depth", "up"), [fault]).verdict


def test_a_game_lists_what_is_not_played(tmp_path: Path) -> None:
    """By place, with everything in it; or one way of changing it only."""
    (tmp_path / "audit.toml").write_text(
        '[cosmetic]\n"wells[].price" = "painted"\n"wells[].open: removed" = "the same"\n'
        '[shown]\n"wells[].depth" = "a test"\n',
        encoding="utf-8",
    )
    listed = Exceptions(tmp_path)
    found = {str(one): listed.verdict(one) for one in variations(DATA)}
    verdicts = {name: one.verdict for name, one in found.items() if one is not None}
    assert {COSMETIC} == {verdict for name, verdict in verdicts.items() if ".price" in name or ".open" in name}
    assert {SHOWN} == {verdict for name, verdict in verdicts.items() if ".depth" in name}
    assert "wells[0].open: turned" not in verdicts
    assert "wells: shorter" not in verdicts


def listed_for(game: str) -> tuple[Exceptions, list[Variation]]:
    """What a game lists, and every change of its file."""
    folder = games()[game].box.folder
    return Exceptions(folder), list(variations(read_toml(game, folder / "components.toml")))


@pytest.mark.parametrize("game", sorted(games()))
def test_what_a_game_lists_is_in_its_file(game: str) -> None:
    """No line of the list has outlived its value."""
    listed, found = listed_for(game)
    for said in (*listed.cosmetic, *listed.shown):
        assert any(listed.speaks_of(said, one) for one in found), said


@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_shown_names_a_test(game: str) -> None:
    """`tests/games/gugong/test_box.py::test_something`, and that test is there."""
    for said, named in listed_for(game)[0].shown.items():
        file, _, test = named.partition("::")
        assert f"\ndef {test}(" in (ROOT / file).read_text(encoding="utf-8"), said


def test_figures_add_up() -> None:
    """Each finding is counted once, and faults are kept."""
    report = Report("camel")
    report.note(Finding(of("wells[0].depth", "up"), REFUSED))
    report.note(Finding(of("wells[0].depth", "down"), UNNAMED, "why"))
    plain = report.plain()
    assert (2, 1, 1) == (plain["tried"], plain[REFUSED], plain[UNNAMED])
    assert ["unnamed: wells[0].depth: down: why"] == plain["faults"]


def test_places_that_are_alike_can_be_tried_once() -> None:
    """The numbers of a list are alike; a key of the same name elsewhere is not."""
    tried = [str(one) for one in Sample(alike=1).of(variations(DATA))]
    assert "wells[0].price[0]: up" in tried
    assert "wells[0].price[1]: up" not in tried


def test_a_sample_follows_from_its_seed() -> None:
    """So many changes, in the order of the file: the same ones each time, and others for another seed."""
    every = [str(one) for one in variations(DATA)]
    one, again, other = ([str(v) for v in Sample(number=9, seed=n).of(variations(DATA))] for n in (1, 1, 2))
    assert one == again != other
    assert one == [name for name in every if name in one]
    assert 9 == len(one)
    assert every[1::7] == [str(v) for v in Sample(every=7, offset=1).of(variations(DATA))]


def audited(game: str, *arguments: str) -> dict[str, Any]:
    """What `python -m tools.audit` finds, in a process where no game is loaded."""
    out = subprocess.run(
        [sys.executable, "-m", "tools.audit", game, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in out.stderr, out.stderr
    return {"figures": json.loads(out.stdout.splitlines()[-1]), "told": out.stdout}


SPINNING = """
from caravanserai.kit import audit
audit.LONG = 0.2

def spin():
    while True:
        pass

print(audit.apart(spin))
"""


def printed(script: str) -> str:
    """What a script prints, in a process of its own."""
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


def test_a_game_that_does_not_end_is_a_crash() -> None:
    """By the time that it has computed, however long that takes on a busy machine."""
    assert "{'crash': 'nothing came back in 0.2 seconds of computing'}\n" == printed(SPINNING)


FAILING = """
from caravanserai.kit import audit

def games(game, rounds):
    yield "another way"
    raise KeyError("at the second setting")

audit.games_of = games
audit.loaded = lambda game, data: None
auditor = audit.Auditor("gugong", lambda game: [], (1, 1))
auditor.baseline = [["one way", "one way"], ["one way", "one way"]]
for stage in (0, 1):
    print("crash" in audit.apart(lambda: auditor.compared({}, stage)))
"""


def test_what_differs_at_one_setting_must_not_crash_at_another() -> None:
    """The first stage is played to its end; in later ones a difference is enough."""
    assert ["True", "False"] == printed(FAILING).split()


@pytest.mark.once
@pytest.mark.parametrize("game", sorted(games()))
def test_a_sample_of_changes_is_played_or_refused(game: str) -> None:
    """None crashes, and none is refused without a word of where."""
    found = audited(game, "--sample", "40", "--stages", "1", "--jobs", "1")
    assert (0, 0) == (found["figures"]["crash"], found["figures"]["unnamed"]), found["told"]
    assert found["figures"]["honoured"] > 0
    assert found["figures"]["refused"] > 0


def test_a_run_that_was_broken_off_is_gone_on_with(tmp_path: Path) -> None:
    """What the journal has is not tried again; and it is refused for other figures than its own."""
    some = ("--sample", "3", "--jobs", "1", "--journal", str(tmp_path))
    first = audited("gugong", *some, "--stages", "1")
    lines = (tmp_path / "gugong.pieces").read_text(encoding="utf-8").splitlines()
    name = json.loads(lines[1])[0]
    kept = [lines[0], json.dumps([name, [COSMETIC, "as the journal has it"]]), '["cut sho']
    (tmp_path / "gugong.pieces").write_text("\n".join(kept), encoding="utf-8")
    again = audited("gugong", *some, "--stages", "1", "--all")
    assert 3 == first["figures"]["tried"] == again["figures"]["tried"]
    assert f"cosmetic: {name}: as the journal has it\n" in again["told"]
    with pytest.raises(AssertionError, match="is of something else"):
        audited("gugong", *some, "--stages", "2")


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(games()))
def test_every_change_is_played_or_refused(game: str) -> None:
    """All of them, with as many random games as it takes."""
    figures = audited(game)["figures"]
    assert (0, 0, 0) == (figures["crash"], figures["ignored"], figures["unnamed"])
