"""A person at the table: sees it, is asked, and types."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from caravanserai.bots import SeatView
from caravanserai.bots.hint import Hint, hint
from caravanserai.cli import advice
from caravanserai.cli.saves import SaveFile
from caravanserai.cli.screen import Screen
from caravanserai.cli.table import Table
from caravanserai.cli.voice import Voice, top_step
from caravanserai.cli.wrong import Wrong
from caravanserai.core import play
from caravanserai.core.step import Step
from caravanserai.speech import languages

HELP = ("number", "why", "hint", "undo", "redo", "rules", "howto", "log", "board", "score", "save", "language", "quit")
SHORT = {
    "?": "help",
    "w": "why",
    "h": "hint",
    "u": "undo",
    "r": "redo",
    "b": "board",
    "l": "log",
    "s": "score",
    "q": "quit",
}


class Leave(Exception):
    """A person leaves the table; the game is saved."""


class Seated:
    """One person's decisions, until another is asked or the person leaves."""

    def __init__(self, screen: Screen, table: Table, seat: int) -> None:
        self.screen = screen
        self.table = table
        self.seat = seat
        self.advised: Hint | None = None  # for this decision, thought of once

    @property
    def step(self) -> Step[Any]:
        return top_step(self.table.s, self.seat)

    def decide(self) -> None:
        """Ask until one choice is made."""
        codes = play.legal(self.table.s, self.seat)
        if len(codes) == 1:
            self.screen.forced(self.table.s, self.step, codes[0])
            self.table.decide(self.seat, codes[0])
            return
        self.take_over()
        if self.is_new_turn():
            self.look()
        else:
            self.hear()
        self.ask(codes)

    def take_over(self) -> None:
        """With several people at one keyboard, nobody sees another's cards: wait until the next one sits there."""
        others = [one.seat for one in self.table.course.decisions if one.seat in self.table.humans]
        if len(self.table.humans) < 2 or (others and others[-1] == self.seat):
            return
        self.screen.console.clear()
        self.screen.say("cli-pass-device", "bold", player=self.screen.voice.names[self.seat])
        self.read(" ")
        self.screen.console.clear()

    def is_new_turn(self) -> bool:
        """Whether somebody else decided last, or nobody yet."""
        taken = self.table.course.decisions
        return not taken or taken[-1].seat != self.seat

    # Looking

    def look(self) -> None:
        """The whole table, and what has happened since one's last decision."""
        self.hear()
        self.screen.board(self.table.s, self.seat)

    def hear(self) -> None:
        self.screen.log(self.screen.voice.events(self.table.s, self.seat, self.heard()))

    def heard(self) -> int:
        """How much of the log the person has seen: all up to their last decision."""
        n = self.table.undo_point(self.seat)
        return 0 if n is None else self.table.course.told_at(n)

    # Asking

    def ask(self, codes: list[int]) -> None:
        self.show_choices(codes)
        while True:
            word = self.read(self.screen.voice.text("cli-prompt") + " ❯ ").strip()
            if not word:
                continue
            code = self.chosen(word, codes)
            if code is not None:
                self.table.decide(self.seat, code)
                return
            if self.obey(word):
                return

    def read(self, prompt: str) -> str:
        self.screen.console.file.flush()
        return input(prompt)

    def show_choices(self, codes: list[int]) -> None:
        self.screen.question(self.table.s, self.step)
        self.screen.choices(self.table.s, self.step, codes)

    def chosen(self, word: str, codes: list[int]) -> int | None:
        """A choice by its number or its token; a refused one is explained."""
        if word.isdigit():
            if 1 <= int(word) <= len(codes):
                return codes[int(word) - 1]
            self.screen.say("cli-not-a-choice", "yellow", n=len(codes))
            return None
        code = self.table.game.space.by_token.get(word)
        if code is None:
            return None
        if code in codes:
            return code
        no = play.explain(self.table.s, code, self.seat)
        if no is not None:
            self.screen.line(f"{self.screen.voice.refusal(no)}  {no.rule}", "yellow")
        return None

    def obey(self, line: str) -> bool:
        """Do what was typed; whether the table has changed, so that the question must be asked anew."""
        word, _, rest = line.partition(" ")
        word = SHORT.get(word.lower(), word.lower())
        changing: dict[str, Callable[[str], bool]] = {
            "undo": lambda _: self.undo(),
            "redo": lambda _: self.redo(),
            "hint": self.hint,
        }
        if word in changing:
            return changing[word](rest.strip())
        showing: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "rules": self.screen.rules,
            "howto": lambda _: self.screen.howto(),
            "log": lambda _: self.screen.log(self.screen.voice.events(self.table.s, self.seat)),
            "board": lambda _: self.board(),
            "score": lambda _: self.screen.scores(list(self.table.game.standings(self.table.s)), "cli-score-now"),
            "save": self.save,
            "help": lambda _: self.help(),
            "language": self.language,
            "quit": self.quit,
        }
        if word in showing:
            showing[word](rest.strip())
        elif not line.isdigit() and line not in self.table.game.space.by_token:
            self.screen.say("cli-unknown-command", "yellow", command=line)
        return False

    # Commands

    def board(self) -> None:
        self.screen.board(self.table.s, self.seat)
        self.show_choices(play.legal(self.table.s, self.seat))

    def why(self, wanted: str) -> None:
        """All that is refused now; or one thing, by its number in that list or its token."""
        refused = self.screen.refused_tokens(self.table.s, self.step)
        if wanted.isdigit():
            if not 1 <= int(wanted) <= len(refused):
                self.screen.say("cli-not-a-choice" if refused else "cli-nothing-refused", "yellow", n=len(refused))
                return
            wanted = refused[int(wanted) - 1]
        self.screen.refused(self.table.s, self.step, wanted)

    def hint(self, wanted: str) -> bool:
        """The best turns that are found for this seat; or take one of them, by its number."""
        if self.advised is None:
            self.advised = hint(SeatView(self.table.game, self.table.s, self.seat))
        known = self.advised.suggestions
        if not wanted:
            advice.show(self.screen, self.advised, self.step)
            return False
        if not wanted.isdigit() or not 1 <= int(wanted) <= len(known):
            self.screen.say("cli-not-a-choice", "yellow", n=len(known))
            return False
        self.take(known[int(wanted) - 1].path)
        return True

    def take(self, path: Sequence[int]) -> None:
        """Decision by decision, for as long as each is asked for and allowed: each can be taken back as any other."""
        for n, code in enumerate(path):
            if n > 0 and (play.asked(self.table.s) != (self.seat,) or code not in play.legal(self.table.s, self.seat)):
                return
            self.table.decide(self.seat, code)

    def undo(self) -> bool:
        """Back to one's previous decision; what others decided or what was revealed since needs a second word."""
        n = self.table.undo_point(self.seat)
        if n is None:
            self.screen.say("cli-nothing-to-undo", "yellow")
            return False
        if not self.table.is_free(n, self.seat) and not self.confirmed("cli-undo-sure"):
            return False
        self.table.go_back(n)
        self.screen.say("cli-undone", "bold")
        if not self.is_new_turn():  # else it is shown with the question
            self.screen.board(self.table.s, self.seat)
        return True

    def redo(self) -> bool:
        if not self.table.go_on():
            self.screen.say("cli-nothing-to-redo", "yellow")
            return False
        self.screen.say("cli-redone", "bold")
        return True

    def confirmed(self, message: str) -> bool:
        yes = self.screen.voice.text("cli-yes")
        answer = self.read(f"{self.screen.voice.text(message)} [{yes}/{self.screen.voice.text('cli-no')}] ").strip()
        return answer.casefold() in {yes.casefold(), yes[:1].casefold(), "y", "yes"}

    def save(self, name: str) -> None:
        """The game is saved all the time: where; or a copy of it as it is now."""
        path = Path(name).expanduser() if name else None
        if path is None and self.table.file is not None:
            self.table.save()
            path = self.table.file.path
        elif path is not None and path.exists():
            self.screen.say("cli-file-exists", "yellow", file=str(path))
            return
        elif path is not None:
            try:
                SaveFile(path, self.table.players).write(self.table.record)
            except Wrong as error:
                self.screen.line(str(error), "yellow")
                return
        self.screen.say("cli-saved", file=str(path))

    def language(self, name: str) -> None:
        """Speak another language from now on; without a name, which there are."""
        voice = self.screen.voice
        if name not in languages():
            for known in languages().values():
                self.screen.line(f"  language {known.id}  {known.name}")
            return
        self.screen.voice = Voice(voice.game, name, voice.players)
        self.board()

    def help(self) -> None:
        prefix = self.table.game.prefix
        for name in HELP:
            self.screen.line("  " + self.screen.voice.text(f"cli-help-{name}", example=f"{prefix}-5.2"))

    def quit(self, _: str) -> None:
        raise Leave
