"""Every sample of every page is run, quoted from the sources, or says why it is only read."""

from pathlib import Path

import pytest

from tests.docs.pages import ROOT, Sample, name, pages, samples
from tests.docs.session import READ, Session

RUN = ("python", "pycon", "sh", "console", "toml")
SLOW = {
    "docs/how-to/game.md",
    "docs/how-to/ladder.md",
    "docs/how-to/language.md",
    "docs/how-to/records.md",
    "docs/how-to/value.md",
    "docs/tutorial/first-bot.md",
    "docs/tutorial/first-card.md",
}
RECIPES = ROOT / "CONTRIBUTING.md"  # other tests follow its recipes; here its samples are read, and Python tried
WITH_SAMPLES = [
    pytest.param(page, id=name(page), marks=[pytest.mark.slow] if name(page) in SLOW else [])
    for page in pages()
    if samples(page)
]


@pytest.mark.parametrize("page", WITH_SAMPLES)
def test_samples_do_what_they_say(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(tmp_path, monkeypatch)
    if page == RECIPES:
        exec("from caravanserai import *", session.names)  # noqa: S102
    for sample in samples(page):
        if page == RECIPES and sample.language in ("sh", "console"):
            continue
        session.play(sample)


@pytest.mark.parametrize("page", [page for page in pages() if page != RECIPES], ids=name)
def test_a_sample_says_what_it_is(page: Path) -> None:
    """A language that is known, so that nothing is left out by a slip; and no reason without a sample to leave out."""
    assert [] == [str(one) for one in samples(page) if one.language not in (*RUN, *READ) or not one.language]
    assert [] == [str(one) for one in samples(page) if "not run" in one.told and one.language not in RUN]


def sample(language: str, text: str, **told: str) -> Sample:
    return Sample(ROOT / "README.md", 1, language, text, {key.replace("_", " "): value for key, value in told.items()})


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("pycon", ">>> 1 + 1\n3\n", {}),
        ("python", "raise ValueError\n", {}),
        ("sh", "false\ntrue\n", {}),
        ("sh", "true\n", {"exits": "1"}),
        ("console", "$ echo one\ntwo\n", {}),
        ("console", "$ false\n", {}),
        ("toml", "a = \n", {}),
        ("toml", '[[decrees]]\nid = "gone"\ncost = { servant = 3 }\n', {"corrects": "gugong"}),
        ("python", "def bread(): ...\n", {"from": "tests/oasis/flow.py"}),
        ("python", "class Loaf: ...\n", {"outline": "caravanserai.core"}),
        ("python", "class State(Loaf):\n    stack: list[int]\n", {"outline": "caravanserai.core"}),
        ("python", "class Game:\n    crumbs: int\n", {"outline": "caravanserai.core"}),
        ("python", "def playout(s): ...\n", {"outline": "caravanserai.core"}),
        ("python", "def playout(s, seed, crumbs): ...\n", {"outline": "caravanserai.core"}),
    ],
)
def test_a_sample_that_is_not_true_fails(
    language: str, text: str, told: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(tmp_path, monkeypatch)
    with pytest.raises((AssertionError, ValueError)):
        session.play(sample(language, text, **told))


def test_a_session_keeps_what_samples_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files, names and an installed package."""
    session = Session(tmp_path, monkeypatch)
    project = '[project]\nname = "haste"\n[project.entry-points."caravanserai.bots"]\nhasty = "haste:Hasty"\n'
    for one in [
        sample("toml", project, file="haste/pyproject.toml"),
        sample("python", "class Hasty: ...\n", file="haste/haste.py"),
        sample("sh", "pip install -e ./haste\n"),
        sample("console", "$ python -c 'import haste; print(haste.Hasty.__name__)'\nHasty\n$ ls\nhaste\n"),
        sample("pycon", ">>> n = 1\n"),
        sample("pycon", ">>> n\n1\n"),
    ]:
        session.play(one)
    known = "from caravanserai.bots import bots; print('hasty' in bots())"
    session.play(sample("console", f'$ python -c "{known}"\nTrue\n'))
