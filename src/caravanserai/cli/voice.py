"""What is said at a table: names, questions, choices, reasons and the log, in the language of the table."""

from typing import Any

from caravanserai.cli.saves import Player
from caravanserai.core import play
from caravanserai.core.event import Event, redact
from caravanserai.core.game import Game, Standing
from caravanserai.core.state import State
from caravanserai.core.step import Refusal, Step
from caravanserai.speech import Speaker


class Voice:
    """One language, one game, and those who sit at the table."""

    def __init__(self, game: Game[Any], language: str, players: list[Player]) -> None:
        self.game = game
        self.speaker = Speaker(game, language)
        self.language = language
        self.players = players
        self.names = self.all_names()
        self.you = self.only_reader()

    def text(self, message: str, /, **arguments: str | float) -> str:
        return self.speaker.text(message, **arguments)

    @property
    def title(self) -> str:
        return self.text(f"game-{self.game.id}")

    # Names

    def all_names(self) -> list[str]:
        """The names given; for the others what they are, numbered where two are alike; and who the rules play."""
        humans = sum(player.human for player in self.players)
        plain = [player.name or self.kind_name(player, seat, humans) for seat, player in enumerate(self.players)]
        out = [name if plain.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(plain)]
        if len(self.players) == 1:
            out.append(self.speaker.opponent())
        return out

    def kind_name(self, player: Player, seat: int, humans: int) -> str:
        if player.human:
            return self.text("cli-you") if humans == 1 else self.text("cli-player", n=seat + 1)
        return self.bot_name(player.kind)

    def only_reader(self) -> int | None:
        """The seat of the one who is called nothing but "you"; nobody's where several read."""
        humans = [seat for seat, player in enumerate(self.players) if player.human]
        return humans[0] if len(humans) == 1 and not self.players[humans[0]].name else None

    def bot_name(self, kind: str) -> str:
        return self.speaker.bot(kind)

    # Questions and choices

    def question(self, s: State, step: Step[Any]) -> tuple[str, str]:
        """What is being decided, in words of its own or about which effect; and why it is asked, if that is said."""
        said = step.says(s)
        if said is None:
            return self.speaker.ask(step_name(step), self.effect_of(step)), ""
        return self.speaker.asked(said.saying, said.numbers)

    def choice(self, code: int, step: Step[Any]) -> str:
        """A choice as the question puts it; what may be done at any time has its own words."""
        return self.speaker.choice(code, step_name(step), self.effect_of(step))

    def effect_of(self, step: Step[Any]) -> Any:
        """The effect that a question is about, as it stands in the component file."""
        number = getattr(step, "effect", None)
        return None if number is None else self.game.printed(number)

    def refusal(self, no: Refusal) -> str:
        return self.speaker.refusal(no)

    # The log

    def events(self, s: State, seat: int, since: int = 0) -> list[str]:
        """What a seat has heard since an event."""
        return [self.event(event, seat) for event in (s.log or [])[since:]]

    def event(self, event: Event, seat: int) -> str:
        return self.told(redact(self.game.events, event, seat))

    def told(self, event: Event) -> str:
        """An event of which nothing is hidden from who reads."""
        return self.speaker.event(event, self.names, self.you)

    # Scores

    def winners(self, standings: list[Standing]) -> str:
        won = [self.names[standing.seat] for standing in standings if standing.won]
        if not won:
            return self.text("cli-no-winner")
        if len(won) > 1:
            return self.text("cli-shared-victory", players=", ".join(won))
        return self.text("cli-winner", player=won[0])


def step_name(step: Step[Any]) -> str:
    return type(step).__name__


def top_step(s: State, seat: int) -> Step[Any]:
    return play.question(s, seat)
