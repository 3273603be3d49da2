"""What the terminal shows: the table, the log, the choices, the reasons, the rules, the scores."""

from typing import Any

from rich.console import Console, Group
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards import find_board
from caravanserai.cli.boards.colours import colour
from caravanserai.cli.prose import full_id, guide, in_print, only_under
from caravanserai.cli.voice import Voice, step_name
from caravanserai.core import book, play
from caravanserai.core.game import Game, Standing
from caravanserai.core.state import State
from caravanserai.core.step import Refusal, Step

WIDEST = 120
RULE_ENDS = 2  # columns of a rule that its title leaves
WHY = "why"  # after the name of a rule: the note on it, too


def new_console(**settings: Any) -> Console:
    """A console for people: no wider than is good to read."""
    console = Console(highlight=False, soft_wrap=False, **settings)
    console.width = min(console.width, WIDEST)
    return console


class Screen:
    """Draws for one seat, in one language."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self.console = console
        self.voice = voice

    def say(self, message: str, style: str = "", /, **arguments: str | float) -> None:
        """A message; one that names a file or a command stays in one piece, to be copied."""
        in_one_piece = "file" in arguments or "command" in arguments
        self.console.print(Text(self.voice.text(message, **arguments), style=style), soft_wrap=in_one_piece)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    # The table

    def board(self, s: State, seat: int) -> None:
        """All that the seat can see."""
        view = self.voice.game.show(s, seat)
        self.console.print(find_board(self.voice.game).draw(view, self.voice, seat))

    def log(self, lines: list[str]) -> None:
        if lines:
            text = Text("\n").join(self.coloured(line) for line in lines)
            self.console.print(Panel(text, title=self.voice.text("cli-log"), title_align="left", border_style="dim"))

    def coloured(self, line: str) -> Text:
        """A line of the log, with the name it begins with in that player's colour."""
        text = Text(line)
        for seat, name in enumerate(self.voice.names):
            if line.startswith(name):
                text.stylize(colour(seat), 0, len(name))
        return text

    # Decisions

    def question(self, s: State, step: Step[Any]) -> None:
        name = Text(self.voice.names[step.seat], style=f"bold {colour(int(step.seat))}")
        question, why = self.voice.question(s, step)
        whole = Text.assemble(name, "  ", (question, "bold"))
        fits = whole.cell_len + RULE_ENDS <= self.console.width
        self.console.print(Rule(whole if fits else name, align="left"))
        if not fits:
            self.line(question, "bold")
        if why:
            self.line(why, "dim")

    def choices(self, s: State, step: Step[Any], codes: list[int]) -> None:
        """The choices, numbered; those of another sort than the question's apart, for they may be made at any time."""
        seat = int(step.seat)
        hint = getattr(find_board(self.voice.game), "hint", None)
        view = self.voice.game.show(s, seat)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(ratio=1)
        for n, code in enumerate(codes, 1):
            text = Text(self.voice.choice(code, step))
            token, ahead = self.voice.game.space.token(code), self.next_question(s, seat, code)
            extra = hint(view, self.voice, token, seat, ahead) if hint else ""
            if extra:
                text.append(f"  {extra}", style="dim")
            grid.add_row(str(n), text)
        self.console.print(grid)

    def next_question(self, s: State, seat: int, code: int) -> str:
        """What the same seat would be asked next, as far as it can know; empty if it would be another's turn."""
        table = self.voice.game.imagine(s, seat, 1)
        play.answer(table, play.question(table, seat), code)
        return step_name(play.question(table)) if play.asked(table) == (seat,) else ""

    def refused(self, s: State, step: Step[Any], wanted: str = "") -> None:
        """What might be tried and is not allowed, each with its reason and rule."""
        found = refusals(s, int(step.seat))
        if wanted:
            found = [(code, no) for code, no in found if self.voice.game.space.token(code) == wanted]
        if not found:
            self.say("cli-nothing-refused", "dim")
            return
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="dim cyan", justify="right", no_wrap=True)
        grid.add_column(style="dim", ratio=2)
        grid.add_column(style="dim", ratio=3)
        grid.add_column(style="dim cyan", no_wrap=True)
        for n, (code, no) in enumerate(found, 1):
            grid.add_row(f"✗ {n}", Text(self.voice.choice(code, step)), Text(self.voice.refusal(no)), Text(no.rule))
        self.console.print(grid)

    def refused_tokens(self, s: State, step: Step[Any]) -> list[str]:
        return [self.voice.game.space.token(code) for code, _ in refusals(s, int(step.seat))]

    def forced(self, s: State, step: Step[Any], code: int) -> None:
        """There is but one choice: which, and why not the others."""
        self.question(s, step)
        self.say("cli-only-choice", "yellow", choice=self.voice.choice(code, step))
        if refusals(s, int(step.seat)):
            self.refused(s, step)

    # Rules and scores

    def rules(self, wanted: str) -> None:
        """One rule, or all the rules of a section; without a name the headings. `why` after it adds the notes."""
        game = self.voice.game
        found = book.opened(game.box, self.voice.language)
        for fault in found.faults:
            self.line(fault, "yellow")
        typed, _, asked = wanted.partition(" ")
        if not typed:
            for heading in (one.heading for one in found.chapters if one.heading.id):
                self.line(f"{game.prefix}-{heading.id}  {heading.title}")
            return
        name, notes = full_id(game, typed), found.notes.by_id
        shown = [one for one in (only_under(chapter, name) for chapter in found.chapters) if one.rules]
        if not shown:
            self.say("cli-no-such-rule", "yellow", rule=typed)
            return
        self.console.print(Group(*(part for one in shown for part in in_print(one, notes if asked == WHY else {}))))
        if asked != WHY and any(rule.id in notes for one in shown for rule in one.rules):
            self.say("cli-rules-why", "dim", command=f"rules {name} {WHY}")

    def howto(self) -> None:
        """How to play, for those who wonder in the middle of it."""
        if self.voice.game.howto is None:
            self.say("cli-no-howto", "yellow")
        else:
            self.console.print(guide(self.voice.game, self.voice.language))

    def scores(self, standings: list[Standing], title: str = "cli-final-scoring") -> None:
        """Every line of every score."""
        grid = Grid(title=self.voice.text(title), title_justify="left", header_style="bold")
        grid.add_column("")
        for standing in standings:
            grid.add_column(Text(self.voice.names[standing.seat], style=colour(standing.seat)), justify="right")
        for message in in_order(self.voice.game, standings):
            cells = [line_points(standing, message) for standing in standings]
            grid.add_row(self.voice.speaker.line(message), *cells)
        grid.add_section()
        total = Text(self.voice.text("cli-total"), style="bold")
        grid.add_row(total, *(Text(in_figures(standing.score), style="bold") for standing in standings))
        grid.add_row(self.voice.text("cli-rank"), *(str(standing.place) for standing in standings))
        self.console.print(grid)


def refusals(s: State, seat: int) -> list[tuple[int, Refusal]]:
    """Everything that a seat might try now and may not."""
    tried = ((code, play.explain(s, code, seat)) for code in play.candidates(s, seat))
    return [(code, no) for code, no in tried if no is not None]


def in_order(game: Game[Any], standings: list[Standing]) -> list[str]:
    """The lines of a score sheet as the rulebook has them; those that it does not know come last."""
    messages = dict.fromkeys(line.message for standing in standings for line in standing.lines)
    rows = [row.line for row in game.sheet.rows]
    known = {message: rows.index(row) for message in messages if (row := game.sheet.row_of(message)) in rows}
    return sorted(messages, key=lambda message: known.get(message, len(rows)))


def line_points(standing: Standing, message: str) -> str:
    points = [line.points for line in standing.lines if line.message == message]
    return in_figures(sum(points)) if points else "–"


def in_figures(points: int) -> str:
    """A number with the sign that people write."""
    return str(points).replace("-", "−")
