"""Says what a game means: choices, events, refusals, questions and components, in one language.

Every message has the name of the thing it says: `place:canal` is said by
`place-canal`, the event `gift-drawn` by `log-gift-drawn`, the step ChooseGift by
`ask-choose-gift`. Where the members of a family read alike one message named for
the family says them all. It sees `$label`, the label's word as `$stem` and its
numbers as `$a` and `$b` (`die_1_4`: die, 1, 4), and every plain value, cost and
effect of the component's row. Of a compound label it sees the parts, as `$first`
and `$second`, and how many there are, as `$n`; a bag of nouns
(`workers:scout+scout`) is said as a cost is.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from caravanserai.core.event import HIDDEN, Argument, Event
from caravanserai.core.figures import figures
from caravanserai.core.game import Game
from caravanserai.core.step import Refusal, Saying
from caravanserai.core.words import Row, Words
from caravanserai.speech.catalogue import Arguments, Catalogue, Said
from caravanserai.speech.effects import NO_WORD, EffectText
from caravanserai.speech.sorts import own_vocabulary, rows_by_sort, sorts_of
from caravanserai.speech.written import still_holds

CASES: Final = ("acc", "dat", "gen", "loc", "abl", "at")
CALLED: Final = "called"  # what something is called without what it costs and brings, where that is its name
# The forms that a sentence may ask for by suffix: `{ $place_at }`; each falls back to the plain form.
FORMS: Final = (*CASES, CALLED)
# The keys of a row that hold what a component does.
DOES: Final = ("effects", "moments", "changes", "scoring")
WHY: Final = "why"  # the attribute of a question that says why it is asked, or what is left
ABOUT: Final = "about"  # the attribute that explains a component or an option
YOU: Final = "you"  # the attribute that says what happened to the one who did it, without naming them
PLAYER: Final = "player"  # the argument of an event that names who did it
BAG: Final = "noun"  # what a compound label is made of if it is a bag
PARTS: Final = ("first", "second", "third", "fourth", "fifth")  # the names of other compound labels' parts
NO_WORDS: Final[Row] = {"nouns": [], "tables": {}}


class Speaker:
    """One language, of one game or, without a game, of the platform alone."""

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.catalogue: Final = Catalogue(language, game.package if game else None)
        self.figures: Final = figures(game) if game else {}
        words = own_vocabulary(game) if game else Words(NO_WORDS)
        self.sorts: Final = sorts_of(game) if game else {}
        self.compounds: Final = dict(game.compounds) if game else {}
        self.rows: Final = rows_by_sort(game, words, self.sorts) if game else {}
        self.lists: Final = {path: sort for sort, rows in self.rows.items() for path, _ in rows.values()}
        self.effects: Final = EffectText(self.catalogue, words, self.named)

    # Messages

    def text(self, message: str, /, **arguments: Said) -> str:
        """A message by its id."""
        return self.say(message, arguments)

    def say(self, message: str, arguments: Arguments, attribute: str = "") -> str:
        """A message with its arguments and the figures of the box that it speaks of."""
        return self.catalogue.say(message, {**self.figures.get(message, {}), **arguments}, attribute)

    def bot(self, name: str) -> str:
        """The name of a bot; of one that a stranger has installed, what they call it, in words."""
        plain = re.sub("[_-]+", " ", name).strip()
        return self.text(f"bot-{name}") if self.has(f"bot-{name}") else plain[:1].upper() + plain[1:]

    def has(self, message: str) -> bool:
        return self.catalogue.has(message)

    # Components and choices

    def component(self, sort: str, name: str, form: str = "") -> str:
        """The name of a component, in a case where one is asked for."""
        own = f"{sort}-{name}"
        if self.has(own):
            return self.say(own, {}, form)
        if self.compounds.get(sort) == BAG:
            return self.effects.cost(Counter(parts(name)), form)
        return self.say(sort, self.arguments(sort, name), form) if self.has(sort) else own

    def about(self, sort: str, name: str) -> str:
        """What a component does, in words of its own or made from its effects.

        Empty for one that has no effects to speak of, or whose name says them already.
        """
        _, row = self.rows.get(sort, {}).get(name, ("", None))
        if self.is_written(f"{sort}-{name}", row):
            return self.say(f"{sort}-{name}", {}, ABOUT)
        if row is None:
            return ""
        parts = [self.effects.effects(row[key]) for key in DOES if row.get(key)]
        said = self.effects.joined("effect-rows", parts) if parts else self.nothing(row)
        return "" if said in self.component(sort, name) else said

    def is_written(self, message: str, row: Row | None) -> bool:
        """Whether somebody wrote the text of a component, and for the row as it is."""
        if not self.catalogue.has(message, ABOUT):
            return False
        return row is None or still_holds(self.played.package, message, row, self.effects.words)

    def nothing(self, row: Row) -> str:
        """That a card has no action; one that neither acts nor scores needs no such word."""
        return self.effects.effects([]) if "effects" in row else ""

    def effect(self, effects: Any) -> str:
        """Effects as they stand in the component file: a bundle, or rows of any sort."""
        return self.effects.effects(effects)

    def title(self) -> str:
        """The name of the game."""
        return self.text(f"game-{self.played.id}")

    def opponent(self) -> str:
        """The name of the opponent that the rules play in a solo game."""
        return self.text("opponent")

    def choice(self, choice: int | str, step: str = "", effect: Any = None) -> str:
        """A choice by code or token; the question may have words of its own for it.

        The attribute `.option-b` of `ask-travel` says that choice there,
        `.gift` of `ask-pay-for-gift` every gift. Where the question is about a
        choice of effects, its options are said by what they do.
        """
        token = choice if isinstance(choice, str) else self.played.space.token(choice)
        sort, _, name = token.partition(":")
        said = self.branch(effect, name) if sort == "option" else ""
        said = said or self.component(sort, name)
        arguments = {**self.arguments(sort, name), "name": said, "about": self.about(sort, name)}
        for message, attribute in ((asks(step), f"{sort}-{name}"), (asks(step), sort), (sort, "choice")):
            if self.catalogue.has(message, attribute):
                return self.say(message, arguments, attribute)
        return said

    def branch(self, effect: Any, name: str) -> str:
        """What an option of a choice or an order of effects does; empty where the effect is neither."""
        row = effect[0] if isinstance(effect, list) and len(effect) == 1 else {}
        options = row["options"] if row.get("kind") == "choice" else []
        if row.get("kind") == "any_order":
            options = [[part] for part in row["effects"]]
        n = self.sorts["option"].index(name)
        return self.effects.effects(options[n]) if n < len(options) else ""

    def arguments(self, sort: str, name: str) -> dict[str, Said]:
        """What the message of a family may speak of."""
        numbers = [int(n) for n in re.findall(r"\d+", name)]
        stem = re.sub(r"(_[a-z])?[_\d]*$", "", name)
        out: dict[str, Said] = {"label": name, "stem": stem, **dict(zip("ab", numbers, strict=False))}
        if name in self.rows.get(sort, {}):
            path, row = self.rows[sort][name]
            out |= self.effects.of_keys(self.effects.words.table(path), row)
        if sort in self.compounds:
            out["n"] = len(parts(name))
            for part, label in zip(PARTS, parts(name), strict=False):
                out |= self.in_every_case(part, self.compounds[sort], label)
        return out

    def in_every_case(self, argument: str, sort: str, name: str) -> dict[str, Said]:
        """A component as an argument under its name and with every case: `given`, `given_acc`."""
        plain = self.component(sort, name)
        out: dict[str, Said] = {argument: plain}
        for form in FORMS:
            out[f"{argument}_{form}"] = self.component(sort, name, form) if self.has_form(sort, name, form) else plain
        return out

    def has_form(self, sort: str, name: str, form: str) -> bool:
        """Whether a component has a case of its own; a bag may have one in any of its nouns."""
        own = f"{sort}-{name}"
        return self.compounds.get(sort) == BAG or self.catalogue.has(own if self.has(own) else sort, form)

    def named(self, path: str, name: str) -> str:
        """A component by the list it is in."""
        sort = self.lists.get(path)
        return self.component(sort, name) if sort and name in self.rows[sort] else name

    # What happens

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """What happened; `names` are the players' by seat and are never inflected. Yours is told as yours to `you`."""
        kind = self.played.events.kinds[event.kind]
        message = f"log-{kind.name}"
        said: dict[str, Said] = {}
        is_yours = False
        for argument, value in zip(kind.arguments, event.values(), strict=False):
            said |= self.event_argument(argument, value, names)
            is_yours |= argument.name == PLAYER and value == you
        if you is not None and is_yours and self.catalogue.has(message, YOU):
            return self.text("web-log-did", who=names[you], did=self.say(message, said, YOU))
        return self.text(message, **said)

    def event_argument(self, argument: Argument, value: int, names: Sequence[str]) -> dict[str, Said]:
        """An argument under its name and, for a component, in every case and with its label as `given_id`."""
        if argument.sort == "seat":
            return {argument.name: names[value]}
        if argument.sort == "number":
            return {argument.name: value}
        name = "hidden" if value == HIDDEN else self.sorts[argument.sort][value]
        return {f"{argument.name}_id": name, **self.in_every_case(argument.name, argument.sort, name)}

    # Questions and refusals

    def ask(self, step: str, effect: Any = None) -> str:
        """What the one asked reads; where the question is about an effect, with its text."""
        return self.text(asks(step), effect=NO_WORD if effect is None else self.effect(effect))

    def asked(self, saying: Saying, numbers: Sequence[int]) -> tuple[str, str]:
        """A question in words of its own, and why it is asked, if that is said."""
        arguments = self.effects.numbers(dict(zip(saying.names, numbers, strict=True)))
        why = self.say(saying.message, arguments, WHY) if self.catalogue.has(saying.message, WHY) else ""
        return self.say(saying.message, arguments), why

    def wait(self, step: str, player: str) -> str:
        """What the others read meanwhile."""
        return self.text(f"wait-{kebab(step)}", player=player)

    def refusal(self, refusal: Refusal) -> str:
        return self.text(refusal.message, n=int(refusal.n))

    # Options, scores

    def line(self, message: str) -> str:
        """A line of the score sheet; those about components may be said by one message.

        `score-converted-archer` is said by `score-converted`, which sees the component as `$name`.
        """
        if not self.is_line_of_family(message):
            return self.text(message)
        family = family_of(message)
        name = message.removeprefix(f"{family}-")
        sort = next(sort for sort, names in self.sorts.items() if name in names)
        return self.text(family, name=self.component(sort, name))

    def is_line_of_family(self, message: str) -> bool:
        return not self.has(message) and self.has(family_of(message))

    def setting(self, option: str) -> str:
        return self.text(f"setting-{option}")

    def setting_about(self, option: str) -> str:
        return self.say(f"setting-{option}", {}, ABOUT)

    def setting_value(self, option: str, value: bool | int | str) -> str:
        return self.text(f"setting-{option}-{str(value).lower()}")

    @property
    def played(self) -> Game[Any]:
        if self.game is None:
            raise ValueError("this speaker has no game")
        return self.game


def parts(label: str) -> list[str]:
    """The parts of a compound label: `scout+cleric`."""
    return label.split("+")


def kebab(step: str) -> str:
    """`ChooseGift` as `choose-gift`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", step).lower()


def family_of(line: str) -> str:
    """`score-converted-archer` as `score-converted`."""
    return line.rpartition("-")[0]


def asks(step: str) -> str:
    return f"ask-{kebab(step)}"
