"""Every rule of every game is tested, and no test names a rule that does not exist."""

from pathlib import Path

from tools.rules import ROOT, faults, main, rules_of

RULES = """
**OA-1.1** Drink.

**OA-2.1** Eat.
"""


def test_every_rule_has_a_test() -> None:
    """The check that holds for the project itself."""
    assert main() == 0


def test_every_id_of_the_rules_is_a_rule() -> None:
    assert rules_of(RULES) == ["OA-1.1", "OA-2.1"]


def test_faults_both_ways(tmp_path: Path) -> None:
    """A rule without a test and a test without a rule are both named."""
    (tmp_path / "oasis").mkdir()
    rules = tmp_path / "oasis" / "rules.md"
    rules.write_text(RULES, encoding="utf-8")
    test = tmp_path / "test_it.py"
    test.write_text('@rule("OA-9.9", "OA-2.1")\ndef test_it() -> None: ...\n', encoding="utf-8")
    assert faults([rules], [test]) == ["oasis: OA-1.1: no test cites it", "test_it.py::test_it: OA-9.9: no such rule"]


def test_one_rule_is_the_reason(tmp_path: Path) -> None:
    """A test that takes any of several rules for an answer is named; one that expects a rule is not."""
    test = tmp_path / "test_it.py"
    test.write_text(
        'assert "OA-1.1" == t.rule("area:pond")\n'
        'assert t.rule("area:pond") in ("OA-1.1", "OA-1.2")\n'
        "assert t.refused(token).rule not in RULES\n"
        'assert t.rule("area:pond").startswith("OA-1")\n'
        'assert {t.rule("area:pond"), t.rule("area:well")} <= {"OA-1.1", "OA-1.2"}\n'
        'assert {t.rule("area:pond"), t.rule("area:well")} == {"OA-1.1", "OA-1.2"}\n'
        'assert RULES >= {t.rule(token) for token in ("area:pond", "area:well")}\n'
        'assert {t.rule(token) for token in ("area:pond", "area:well")}.issubset(RULES)\n'
        'assert {"OA-1.1"} == {t.rule(token) for token in ("area:pond", "area:well")}\n'
        'assert ("OA-1.1", "OA-1.2") == (t.rule("area:pond"), t.rule("area:well"))\n'
        "assert {one.rule for one in game.sheet.tie_breaks} <= {*game.box.rules}\n",
        encoding="utf-8",
    )
    assert [f"test_it.py:{line}: which one of these rules?" for line in range(2, 9)] == faults([], [test])


def test_there_is_something_to_check() -> None:
    """The folders that the check looks into are the right ones."""
    assert (ROOT / "src/caravanserai/games/gugong/rules.md").exists()
    assert list((ROOT / "tests/games/gugong").glob("test_*.py"))
