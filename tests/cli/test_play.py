"""`play`: a game in the terminal, from the first decision to the score sheet."""

import signal
from pathlib import Path

import pytest

from caravanserai import bots
from caravanserai.bots import Bot, SeatView
from caravanserai.cli import main
from caravanserai.core.game import games, start
from caravanserai.core.play import apply, asked, candidates, explain, legal
from caravanserai.core.record import parse, verify
from caravanserai.core.state import State
from caravanserai.speech import Speaker
from tests.cli.terminal import PROMPT, Terminal, lines, moves, run
from tests.languages import LANGUAGES

GUGONG = games()["gugong"]
SOLO = ("play", "gugong", "--seats", "1", "--key", "7", "--lang", "en")
TWO = ("play", "gugong", "--seat", "human", "--seat", "random", "--key", "7", "--lang", "en")


def solo_table() -> State:
    s: State = start(GUGONG, 1, key=7)
    return s


def script_to_a_refusal() -> tuple[list[str], str, str]:
    """What to type until something is refused; a refused token and its rule. Forced choices make themselves."""
    s = solo_table()
    typed: list[str] = []
    while asked(s):
        options = legal(s)
        refused = [(code, explain(s, code)) for code in candidates(s)]
        found = [(code, no) for code, no in refused if no is not None]
        if found and len(options) > 1:
            code, no = found[0]
            return typed, GUGONG.space.token(code), no.rule
        if len(options) > 1:
            typed.append(GUGONG.space.token(options[0]))
        apply(s, options[0])
    raise AssertionError("nothing was refused in a whole game")


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    """Always the first choice: the game ends with a score sheet, a winner, and a record that verifies."""
    file = tmp_path / "game.record"
    done = run(tmp_path, *TWO, "--save", str(file), typed=lines(*["1"] * 400))
    assert (0, "") == (done.code, done.err)
    for words in ("Game over", "Most destiny matches", "Jade collection", "total", "Rank", str(file)):
        assert words in done.out
    record = parse(file.read_text(encoding="utf-8"))
    assert not asked(verify(record))
    assert record.digest
    assert "Winner" in done.out or "Nobody wins" in done.out


def test_who_plays_alone_reads_of_their_deeds_as_theirs(tmp_path: Path) -> None:
    """It is "You give …", and not "You gives …"; who has a name reads it, like everybody else."""
    typed = lines("2", "5", "quit")
    done = run(tmp_path, *TWO, typed=typed)
    assert "You give" in done.out
    assert "You gives" not in done.out
    named = run(tmp_path, *TWO[:2], "--seat", "human:Ada", *TWO[4:], typed=typed)
    assert "Ada gives" in named.out


def test_a_whole_solo_game(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, "--save", "solo.record", typed=lines(*["1"] * 300))
    assert 0 == done.code
    assert "Meng" in done.out
    assert not asked(verify(parse((tmp_path / "solo.record").read_text(encoding="utf-8"))))


def test_the_board_shows_the_table(tmp_path: Path) -> None:
    """Places with their gifts and actions, decrees, the map, the canal, players, the own hand, numbered choices."""
    done = run(tmp_path, *SOLO, typed="quit\n")
    for words in ("Great Wall", "Grand Canal", "Kaifeng", "Jade houses", "Dice", "Your hand"):
        assert words in done.out
    view = GUGONG.show(solo_table(), 0)
    for decree in view["decrees"]:
        assert str(decree["level"]) in done.out
    assert "1 " in done.out
    assert "Choose a gift to give." in done.out


def test_a_hint_is_shown_and_taken_and_taken_back(tmp_path: Path) -> None:
    """Three turns at most in the words of the log; one is taken by its number, decision by decision, and undone so."""
    file = tmp_path / "game.record"
    done = run(tmp_path, *TWO, "--save", str(file), typed=lines("hint", "hint 9", "hint x", "h 1", "log", "quit"))
    assert 0 == done.code
    shown, _, after = done.out.partition("What the Sage would do")[2].partition("hint 1: take this turn")
    assert 2 == after.count("Choose a number from 1 to")
    gives = next(line for line in shown.splitlines() if line.startswith("1 "))[2:].partition(" ·")[0].strip()
    assert gives.startswith("You give ")
    assert gives in done.out.rpartition("Choose a number from 1 to")[2]  # in the log, now that it is so
    mine = [move for move in moves(file) if move.startswith("0 ")]
    assert len(mine) > 1
    undone = run(tmp_path, "play", "--resume", str(file), "--lang", "en", typed=lines(*["undo"] * len(mine), "quit"))
    assert "Move undone." in undone.out
    assert [] == moves(file)


def test_an_undone_decision_is_gone_and_comes_back_by_redo(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run(tmp_path, *SOLO, "--save", str(file), typed=lines("1", "undo", "quit"))
    assert [] == moves(file)
    done = run(tmp_path, "play", "--resume", str(file), "--lang", "en", typed=lines("1", "undo", "redo", "quit"))
    assert 1 == len(moves(file))
    assert "Move undone." in done.out
    assert "Move redone." in done.out


def test_undo_crosses_the_moves_of_bots(tmp_path: Path) -> None:
    """Back to one's own previous decision, whatever bots decided in between; the same choice leads on as before."""
    file = tmp_path / "game.record"
    run(tmp_path, *TWO, "--save", str(file), typed=lines(*["1"] * 12, "quit"))
    before = moves(file)
    assert {"0", "1"} == {move[0] for move in before}
    run(tmp_path, "play", "--resume", str(file), typed=lines("undo", "undo", "undo", "quit"))
    shorter = moves(file)
    assert before[: len(shorter)] == shorter
    assert len(shorter) <= len(before) - 3
    run(tmp_path, "play", "--resume", str(file), typed=lines("1", "1", "1", "quit"))
    assert before == moves(file)[: len(before)]


def test_there_is_nothing_to_undo_or_redo_at_the_start(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, typed=lines("undo", "redo", "quit"))
    assert "Nothing to undo." in done.out
    assert "Nothing to redo." in done.out


def test_why_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    typed, token, rule = script_to_a_refusal()
    done = run(tmp_path, *SOLO, typed=lines(*typed, "why", "why 1", f"why {token}", token, "quit"))
    assert 4 <= done.out.count(rule)
    assert "✗" in done.out


def test_a_refused_token_changes_nothing(tmp_path: Path) -> None:
    typed, token, _ = script_to_a_refusal()
    run(tmp_path, *SOLO, "--save", "a.record", typed=lines(*typed, "quit"))
    run(tmp_path, *SOLO, "--save", "b.record", typed=lines(*typed, token, "quit"))
    assert moves(tmp_path / "a.record") == moves(tmp_path / "b.record")


@pytest.mark.parametrize("wanted", ["GG-5.2.4", "gg-5.2.4", "5.2.4"])
def test_one_rule_is_shown(tmp_path: Path, wanted: str) -> None:
    done = run(tmp_path, *SOLO, typed=lines(f"rules {wanted}", "quit"))
    assert "GG-5.2.4 " in done.out
    assert "GG-5.2.5 " not in done.out


def test_a_section_shows_all_its_rules(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, typed=lines("rules GG-5.2", "rules GG-99", "rules", "quit"))
    ids = [rule for rule in GUGONG.box.rules if rule.startswith("GG-5.2.")]
    assert ids == [rule for rule in ids if f"{rule} " in done.out]
    assert "There is no rule GG-99." in done.out
    assert "GG-15.14" in done.out


def test_rules_are_read_in_the_language_of_the_table(tmp_path: Path) -> None:
    """Headings and statements; the sections without their words."""
    done = run(tmp_path, *SOLO, "--lang", "fr", typed=lines("rules GG-5.2.4", "rules", "quit"))
    assert "Échanger des cadeaux" in done.out
    assert "GG-5.2.4 Si la valeur" in done.out
    assert "GG-1  Matériel" in done.out


def test_notes_are_read_on_request(tmp_path: Path) -> None:
    """Whether there is a note is told; what it says only to who asks why."""
    done = run(tmp_path, *SOLO, typed=lines("rules 2.6.2", "rules 5.2.4", "quit"))
    assert "Why this reading? rules GG-2.6.2 why" in done.out
    assert "Why this reading? rules GG-5.2.4 why" not in done.out
    assert "The first one drawn lies above." not in done.out
    done = run(tmp_path, *SOLO, typed=lines("rules GG-2.6.2 why", "quit"))
    assert "The first one drawn lies above." in done.out


def test_the_other_commands_answer(tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    typed = lines(
        "1", "log", "board", "score", "help", f"save {copy}", f"save {copy}", "language hu", "nonsense", "99", "quit"
    )
    done = run(tmp_path, *SOLO, "--save", "a.record", typed=typed)
    for words in ("If the game ended now", "rules GG-5.2", "already exists", "nonsense"):
        assert words in done.out
    assert moves(tmp_path / "a.record") == moves(copy)


# Interruptions


def test_a_game_that_is_killed_resumes_at_the_same_decision(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    with Terminal(tmp_path, *SOLO, "--save", str(file)) as terminal:
        terminal.expect("Choose a gift to give.")
        terminal.expect(PROMPT)
        terminal.type("2")
        terminal.expect("Where do you give your ")
        terminal.expect(PROMPT)
        terminal.process.send_signal(signal.SIGKILL)
        assert -signal.SIGKILL == terminal.process.wait()
    assert 1 == len(moves(file))
    with Terminal(tmp_path, "play", "--resume", str(file), "--lang", "en") as terminal:
        assert "Choose a gift to give." not in terminal.expect("Where do you give your ")
        terminal.expect(PROMPT)
        terminal.type("quit")
        assert 0 == terminal.wait()
    assert 1 == len(moves(file))


def test_ctrl_c_says_where_the_game_lies(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    with Terminal(tmp_path, *SOLO, "--save", str(file)) as terminal:
        terminal.expect(PROMPT)
        terminal.type("1")
        terminal.expect("Where do you give your ")
        terminal.expect(PROMPT)
        terminal.interrupt(f"Saved game: {file}")
        terminal.expect("play --resume")
        assert 130 == terminal.wait()
    done = run(tmp_path, "play", "--resume", str(file), "--lang", "en", typed="quit\n")
    assert "Where do you give your " in done.out
    assert "Traceback" not in done.out + done.err


def test_ctrl_c_is_heeded_where_the_command_was_started_deaf_to_it(tmp_path: Path) -> None:
    """Shell scripts start what they put into the background so; who then sits at its table can still leave."""
    with Terminal(tmp_path, *SOLO, "--save", "game.record", deaf=True) as terminal:
        terminal.expect(PROMPT)
        terminal.interrupt("Saved game: ")
        assert 130 == terminal.wait()


def test_the_end_of_the_input_leaves_the_game_saved(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, typed="1\n")
    saves = list((tmp_path / "data" / "caravanserai" / "saves").iterdir())
    assert 0 == done.code
    assert [1] == [len(moves(save)) for save in saves]
    assert str(saves[0]) in done.out


def test_a_line_cut_short_was_never_decided(tmp_path: Path) -> None:
    """Power went while a decision was being written: the game goes on before it."""
    file = tmp_path / "game.record"
    run(tmp_path, *SOLO, "--save", str(file), typed=lines("1", "1", "quit"))
    whole = moves(file)
    with file.open("a", encoding="utf-8") as out:
        out.write("0 opti")
    done = run(tmp_path, "play", "--resume", str(file), typed="quit\n")
    assert 0 == done.code
    assert whole == moves(file)


def test_a_finished_game_shows_its_scores_again(tmp_path: Path) -> None:
    run(tmp_path, *SOLO, "--save", "a.record", typed=lines(*["1"] * 300))
    before = (tmp_path / "a.record").read_bytes()
    done = run(tmp_path, "play", "--resume", "a.record", "--lang", "en")
    assert "Game over" in done.out
    assert before == (tmp_path / "a.record").read_bytes()


# Several people


def test_people_at_one_keyboard_do_not_see_each_other(tmp_path: Path) -> None:
    """Before another's turn the screen waits; the hand is shown only after Enter."""
    arguments = ("play", "gugong", "--seat", "human:Ada", "--seat", "human:Bo", "--key", "3", "--lang", "en")
    with Terminal(tmp_path, *arguments, "--save", "two.record") as terminal:
        first = terminal.expect("Press Enter when you are ready.")
        name = "Ada" if "Ada" in first else "Bo"
        assert "Your hand" not in first
        terminal.type("")
        terminal.expect("Your hand")
        terminal.expect(PROMPT)
        for _ in range(40):
            terminal.type("1")
            shown = terminal.expect(PROMPT, "Press Enter when you are ready.")
            if shown.endswith("ready."):
                break
        other = "Bo" if name == "Ada" else "Ada"
        assert f"Over to {other}" in shown
        assert "Your hand" not in shown
        terminal.interrupt("Saved game: ")
        assert 130 == terminal.wait()


def test_with_several_people_undo_beyond_the_own_turn_needs_a_second_word(tmp_path: Path) -> None:
    """The other person has decided since: without a yes nothing is taken back."""
    s = start(GUGONG, 2, key=3)
    first, typed = asked(s)[0], [""]
    while asked(s) == (first,):
        options = legal(s)
        if len(options) > 1:
            typed.append("1")
        apply(s, options[0])
    arguments = ("play", "gugong", "--seat", "human", "--seat", "human", "--key", "3", "--lang", "en")
    second = [*typed, "", "1"]
    run(tmp_path, *arguments, "--save", "a.record", typed=lines(*second, "undo", "undo", "quit"))
    assert len(typed) - 1 <= len(moves(tmp_path / "a.record"))
    while asked(s) != (first,):
        options = legal(s)
        if len(options) > 1:
            typed.append("" if typed.count("") == 1 else "1")
            if typed[-1] == "":
                typed.append("1")
        apply(s, options[0])
    done = run(tmp_path, *arguments, "--save", "b.record", typed=lines(*typed, "", "undo", "no", "quit"))
    assert "Undo anyway?" in done.out
    kept = moves(tmp_path / "b.record")
    done = run(tmp_path, *arguments, "--save", "c.record", typed=lines(*typed, "", "undo", "yes", "quit"))
    assert "Move undone." in done.out
    assert len(moves(tmp_path / "c.record")) < len(kept)


# Menu and languages


def test_a_friendly_menu_when_nothing_is_said(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        terminal.expect("Language")
        terminal.expect(PROMPT)
        terminal.type("2")
        terminal.expect("Quel jeu")
        assert "Paladins du Royaume de l'Ouest" in terminal.expect(PROMPT)
        terminal.type("1")
        terminal.expect("Combien de joueurs")
        terminal.expect(PROMPT)
        terminal.type("9")
        terminal.expect(PROMPT)
        terminal.type("")
        terminal.expect(PROMPT)
        terminal.type("")
        terminal.expect("Gùgōng")
        terminal.expect(PROMPT)
        terminal.type("quit")
        assert 0 == terminal.wait()


def test_the_menu_offers_the_solo_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--lang", "en") as terminal:
        terminal.expect(PROMPT)
        terminal.type("1")
        before = terminal.expect(PROMPT)
        solo = next(line.split()[0] for line in before.splitlines() if "solo" in line)
        terminal.type(solo)
        terminal.expect("Solo difficulty")
        terminal.expect(PROMPT)
        terminal.type("3")
        terminal.expect("Meng")
        terminal.expect(PROMPT)
        terminal.type("quit")
        assert 0 == terminal.wait()


def test_without_a_terminal_there_is_a_game_at_once(tmp_path: Path) -> None:
    done = run(tmp_path, "play", typed="quit\n")
    assert 2 == done.code
    assert "name a game: gugong, marcopolo2, paladins, yokohama" in done.err
    done = run(tmp_path, "play", "gugong", typed="quit\n")
    assert 0 == done.code
    assert "Choose a gift" in done.out or "Only one choice" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_without_a_missing_message(tmp_path: Path, language: str) -> None:
    """Whole solo games: no id of a message is ever shown in place of its text."""
    typed = lines("help", "score", "1", "why", "undo", "rules GG-5.2.4", "log", *["1"] * 300)
    done = run(tmp_path, "play", "gugong", "--seats", "1", "--key", "5", "--lang", language, typed=typed)
    assert (0, "") == (done.code, done.err)
    for start_of_id in ("cli-", "board-", "ask-", "wait-", "log-", "refuse-", "effect-", "score-", "gift-", "decree-"):
        assert start_of_id not in done.out


class Stumbling:
    """Chooses a while, then raises, or says what is not to be chosen; or cannot be made."""

    def __init__(self, after: int, answer: object) -> None:
        self.after = after
        self.answer = answer

    def choose(self, seat: SeatView) -> int:
        self.after -= 1
        if self.after >= 0:
            return seat.legal[0]
        if isinstance(self.answer, Exception):
            raise self.answer
        return -7


@pytest.mark.parametrize(
    ("answer", "told"),
    [(ZeroDivisionError("by\nnothing"), "ZeroDivisionError: by nothing"), (None, "chose -7, which is not among its")],
)
def test_a_bot_that_fails_ends_the_evening_and_loses_nothing(
    answer: object, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line names the bot and what went wrong; the game lies there as far as it came, and can be gone on with."""
    monkeypatch.setattr(bots, "find_bot", lambda _: lambda _: Stumbling(3, answer))
    file = tmp_path / "game.record"
    asked_for = ["play", "gugong", "--seat", "random", "--seat", "random", "--key", "7", "--lang", "en"]
    assert 1 == main([*asked_for, "--save", str(file)])
    said = capsys.readouterr()
    assert f"cannot go on: {told}" in " ".join(said.out.split())
    assert "Traceback" not in said.out + said.err
    assert f"caravanserai play --resume {file}" in "".join(said.out.split("\n"))
    assert 3 <= len(parse(file.read_text(encoding="utf-8")).moves) <= 6


def test_a_bot_that_cannot_be_made(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(_: int) -> Bot:
        raise OSError("no such weights")

    monkeypatch.setattr(bots, "find_bot", lambda _: refuse)
    assert 2 == main(["play", "gugong", "--seat", "random", "--seat", "random"])
    assert "random cannot be made: OSError: no such weights" in capsys.readouterr().err


def test_a_strangers_bot_has_a_name() -> None:
    """What its package calls it, in words; ours have names of their own."""
    speaker = Speaker(GUGONG, "en")
    assert ("Night courtier", "Sage") == (speaker.bot("night_courtier"), speaker.bot("sage"))
