"""A few friendly questions for those who just typed `play`."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rich.console import Console
from rich.text import Text

from caravanserai.bots.levels import opponents, suggested
from caravanserai.cli.arguments import HUMAN, find_game, known_games
from caravanserai.speech import Speaker, languages


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to play."""

    game: str | None
    seats: int | None
    seat: list[str]
    option: list[str]
    language: str

    def are_none(self) -> bool:
        return self.game is None and self.seats is None and not self.seat and not self.option


class Menu:
    """Asks one thing at a time; Enter takes the answer that is proposed."""

    def __init__(self, console: Console, speaker: Speaker) -> None:
        self.console = console
        self.speaker = speaker

    def ask(
        self, message: str, answers: list[tuple[str, str]], proposed: int = 0, about: Mapping[str, str] | None = None
    ) -> str:
        """One of several answers, by number, each with a line about it; nothing but a number in range will do."""
        self.console.print(Text(self.speaker.text(message), style="bold"))
        for n, (name, said) in enumerate(answers, 1):
            more = (about or {}).get(name, "")
            self.console.print(Text.assemble((f"{n:>3} ", "bold cyan"), said, (f" – {more}" if more else "", "dim")))
        default = self.speaker.text("cli-default", value=answers[proposed][1])
        while True:
            word = input(f"{default} ❯ ").strip()
            if not word:
                return answers[proposed][0]
            if word.isdigit() and 1 <= int(word) <= len(answers):
                return answers[int(word) - 1][0]
            self.console.print(Text(self.speaker.text("cli-not-a-choice", n=len(answers)), style="yellow"))


def ask_wishes(console: Console, wishes: Wishes, asked_language: bool) -> Wishes:
    """Language, game, number of players, opponents."""
    if asked_language:
        names = sorted(languages(), key=lambda name: name != wishes.language)
        known = [(name, languages()[name].name) for name in names]
        menu = Menu(console, Speaker(None, wishes.language))
        wishes = replace(wishes, language=menu.ask("cli-choose-language", known))
    menu = Menu(console, Speaker(None, wishes.language))
    name = next(iter(known_games()))
    if len(known_games()) > 1:
        titles = [(game.id, Speaker(game, wishes.language).title()) for game in known_games().values()]
        name = menu.ask("cli-choose-game", titles)
    game = find_game(name)
    menu = Menu(console, Speaker(game, wishes.language))
    counts = sorted(game.seats, key=lambda n: (n == 1, n))
    said = {n: menu.speaker.text("cli-solo" if n == 1 else "cli-players", n=n) for n in counts}
    seats = int(menu.ask("cli-choose-seats", [(str(n), said[n]) for n in counts]))
    wishes = replace(wishes, game=name, seats=seats, seat=[HUMAN])
    if seats == 1:
        return replace(wishes, option=ask_level(menu, game.box.options))
    rivals = opponents()
    about = {bot: menu.speaker.about("bot", bot) for bot in rivals}
    named = [(bot, bot_said(menu, bot)) for bot in [*rivals, HUMAN]]
    against = menu.ask("cli-choose-opponents", named, rivals.index(suggested()), about)
    return replace(wishes, seat=[HUMAN] + [against] * (seats - 1))


def bot_said(menu: Menu, bot: str) -> str:
    message = "cli-hot-seat" if bot == HUMAN else f"bot-{bot}"
    return menu.speaker.text(message) if menu.speaker.has(message) else bot


def ask_level(menu: Menu, options: tuple[object, ...]) -> list[str]:
    """How strong the solo opponent is, where the game has levels."""
    for option in options:
        if getattr(option, "id", "") == "solo_level":
            values = sorted(getattr(option, "values", ()), key=lambda value: value != getattr(option, "default", None))
            answers = [(str(value), menu.speaker.setting_value("solo_level", value)) for value in values]
            return [f"solo_level={menu.ask('setting-solo_level', answers)}"]
    return []
