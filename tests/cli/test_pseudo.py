"""A pseudo-language finds text that escaped: with other letters in every message, no plain letter is left on screen."""

import io
import re
import string
from pathlib import Path

import pytest

from caravanserai.cli import main
from caravanserai.speech.catalogue import Arguments, Catalogue

PSEUDO = str.maketrans(
    string.ascii_letters,
    "".join(chr(0x1D5BA + n) for n in range(26)) + "".join(chr(0x1D5A0 + n) for n in range(26)),
)
TYPED = [
    "hint",
    "1",
    "why",
    "log",
    "score",
    "board",
    "help",
    "1",
    "1",
    "1",
    "why",
    "undo",
    "rules 99",
    "nonsense",
    "quit",
]


@pytest.mark.parametrize(
    ("game", "title", "prefix"),
    [("gugong", "𝖦", "GG"), ("paladins", "𝖯", "PW"), ("marcopolo2", "𝖬", "MP"), ("yokohama", "𝖸", "YK")],
)
def test_nothing_is_said_but_through_the_catalogues(
    game: str,
    title: str,
    prefix: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Only what the player types and the names of rules and files keep their letters."""
    plain = Catalogue.say

    def say(self: Catalogue, message: str, arguments: Arguments, attribute: str = "") -> str:
        return plain(self, message, arguments, attribute).translate(PSEUDO)

    monkeypatch.setattr(Catalogue, "say", say)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(TYPED) + "\n"))
    save = tmp_path / "saved.record"
    arguments = [
        "play",
        game,
        "--seats",
        "3",
        "--seat",
        "human",
        *["--seat", "greedy"] * 2,
        "--key",
        "3",
        "--lang",
        "en",
    ]
    assert main([*arguments, "--save", str(save)]) == 0

    shown = capsys.readouterr().out
    assert title in shown
    left = set(re.findall(r"[A-Za-z]{2,}", shown)) - set(re.findall(r"[A-Za-z]+", f"{save} {' '.join(TYPED)}"))
    assert left == {prefix}
