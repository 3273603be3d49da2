"""Rule coverage, both ways: `python -m tools.rules` fails if a rule has no test or a test names no rule.

A rule is an id of a game's rules.md; a test cites the rules that it would notice being broken with
`@rule("GG-5.2.4", …)`. What a player is told is one rule, so a test that asks which rule forbids a choice has to
expect exactly one. The notes and the translations are held against the rules, too: see `tools/translations.py`.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.translations import read_terms, text_faults, untranslated

ROOT = Path(__file__).resolve().parent.parent
TERMS = ROOT / "tools" / "terms"
RULE = re.compile(r"^\*\*([A-Z]{2}-[0-9A-Z.]+)\*\*", re.MULTILINE)

SEVERAL = (ast.In, ast.NotIn, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def rules_of(text: str) -> list[str]:
    """The ids of a rules.md; each of them needs a test."""
    return RULE.findall(text)


def citations(path: Path) -> Iterator[tuple[str, str]]:
    """Each rule that a test in a file cites, and the test."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant):
                        yield str(argument.value), f"{path.name}::{node.name}"


def loose(path: Path) -> Iterator[str]:
    """Each line of a test that asks which rule forbids a choice and is content with any of several."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found = {node.lineno for node in nodes if isinstance(node, ast.expr) and is_loose(node)}
    yield from (f"{path.name}:{line}" for line in sorted(found))


def is_loose(node: ast.expr) -> bool:
    """Whether this takes several rules for an answer: one of those in a set, or each of a set for any choice."""
    if isinstance(node, ast.Compare):
        sides = (node.left, *node.comparators)
        return any(isinstance(op, SEVERAL) for op in node.ops) and any(asks_rule(one) or asks_all(one) for one in sides)
    if isinstance(node, ast.Set):
        return any(asks_rule(one) for one in node.elts)
    if isinstance(node, ast.Attribute):
        of_one, of_all = node.attr in ("startswith", "endswith"), node.attr in ("issubset", "issuperset", "isdisjoint")
        return (of_one and asks_rule(node.value)) or (of_all and asks_all(node.value))
    return False


def asks_rule(node: ast.expr) -> bool:
    """Whether an expression is `t.rule(…)` or `….rule`."""
    asked = node.func if isinstance(node, ast.Call) else node
    return isinstance(asked, ast.Attribute) and asked.attr == "rule"


def asks_all(node: ast.expr) -> bool:
    """Whether it is `{t.rule(…) for …}`; what a box says of rules, `{one.rule for …}`, forbids no choice."""
    return isinstance(node, ast.SetComp) and isinstance(node.elt, ast.Call) and asks_rule(node.elt)


def faults(rule_files: list[Path], tests: list[Path]) -> list[str]:
    """Every rule without a test, every test that cites what is no rule, and every one that takes any of several."""
    needed: dict[str, str] = {}
    for path in rule_files:
        needed |= dict.fromkeys(rules_of(path.read_text(encoding="utf-8")), path.parent.name)
    prefixes = {found.partition("-")[0] for found in needed}
    cited: dict[str, str] = {}
    for path in tests:
        cited |= dict(citations(path))
    out = [f"{game}: {found}: no test cites it" for found, game in needed.items() if found not in cited]
    for found, test in cited.items():
        if found not in needed and found.partition("-")[0] in prefixes:
            out.append(f"{test}: {found}: no such rule")
    out += [f"{found}: which one of these rules?" for path in tests for found in loose(path)]
    return out


def main() -> int:
    rule_files = sorted((ROOT / "src/caravanserai/games").glob("*/rules.md"))
    tests = sorted((ROOT / "tests/games").rglob("test_*.py"))
    folders = [path.parent for path in rule_files]
    found = [*faults(rule_files, tests), *untranslated(folders)]
    for folder in folders:
        found += text_faults(folder, read_terms(TERMS / f"{folder.name}.toml"))
    counts = {path.parent.name: len(rules_of(path.read_text(encoding="utf-8"))) for path in rule_files}
    print(*found, sep="\n", end="\n" if found else "")
    print(", ".join(f"{game}: {n} rules" for game, n in counts.items()) + f": {len(found) or 'no'} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
