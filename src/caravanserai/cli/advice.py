"""A hint in the terminal: the best turns as the log would tell them, and what they are expected to bring."""

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.bots.hint import Estimate, Hint, Suggestion
from caravanserai.cli.screen import Screen, in_figures
from caravanserai.core.state import State
from caravanserai.core.step import Step

PERCENT = 100


def show(screen: Screen, hint: Hint, step: Step[State]) -> None:
    """Numbered turns, the best first, each with the word that takes it; and how sure all that is."""
    voice = screen.voice
    screen.console.print(Rule(Text(voice.text("cli-hint-title"), style="bold"), align="left"))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column(ratio=1)
    for n, one in enumerate(hint.suggestions, 1):
        text = Text(" · ".join(sentences(screen, one, step)))
        for line in brings(screen, one):
            text.append(f"\n{line}", style="dim")
        text.append(f"\n{voice.text('cli-hint-take', n=n)}", style="cyan")
        grid.add_row(str(n), text)
    screen.console.print(grid)
    if len(hint.suggestions) == 1:
        screen.say("hint-only", "dim")
    for n, one in enumerate(hint.suggestions, 1):
        if one.is_close:
            screen.say("hint-close", "yellow", first=1, second=n)
    if hint.simulations:
        screen.say("hint-about", "dim", n=hint.simulations)


def sentences(screen: Screen, one: Suggestion, step: Step[State]) -> list[str]:
    """What the log would say; of a turn that it passes over in silence, the first choice."""
    voice = screen.voice
    out = [voice.told(event) for event in one.events]
    return out or [voice.choice(one.path[0], step)]


def brings(screen: Screen, one: Suggestion) -> list[str]:
    """Where the turn is cut short, and chance and points with their widths, as far as they are known."""
    cut = [] if one.is_whole else [screen.voice.text("hint-open")]
    found = [
        ("hint-chance", one.chance, PERCENT),
        ("hint-ahead", one.ahead, 1),
        ("hint-points", one.points, 1),
    ]
    said = [figures(screen, message, guess, unit) for message, guess, unit in found if guess is not None]
    return cut + (said or [screen.voice.text("hint-seldom")])


def figures(screen: Screen, message: str, guess: Estimate, unit: int) -> str:
    mean, low, high = (in_figures(round(one * unit)) for one in (guess.mean, guess.low, guess.high))
    return screen.voice.text(message, mean=mean, low=low, high=high)
