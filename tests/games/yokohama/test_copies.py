"""Two cards of one technology in a laboratory: what is told of each, and taking just the one that is meant."""

from caravanserai import games
from caravanserai.core import play
from caravanserai.core.game import start
from caravanserai.games.yokohama.actions.research import TakeTechnology
from tests.rules import rule
from tests.server.house import Luck

GAME = games()["yokohama"]


def technologies(s: object, seat: int) -> set[tuple[str, str]]:
    return {(one["technology"], one["country"]) for one in GAME.show(s, seat)["players"][seat]["technologies"]}


@rule("YK-2.5.10")
def test_a_way_takes_the_card_of_its_country() -> None:
    """Every way of a laboratory ends with the card that it names, whatever else lies there under the same name."""
    taken = 0
    for seed in range(6):
        s, luck = start(GAME, 3, bytes([seed] * 32)), Luck(seed)
        for _ in range(600):
            if not play.asked(s):
                break
            seat = play.asked(s)[0]
            for way in play.ways(s, seat) if isinstance(s.stack[-1], TakeTechnology) else []:
                name, country = (GAME.space.token(code).partition(":")[2] for code in way.means)
                after, before = s.clone(), technologies(s, seat)
                for code in way.choices:
                    play.apply(after, code, seat)
                while technologies(after, seat) == before:  # what is still to be paid
                    play.apply(after, play.legal(after)[0], seat)
                assert {(name, country)} == technologies(after, seat) - before
                taken += 1
            play.apply(s, luck.choice([GAME.space.token(code) for code in play.legal(s, seat)]), seat)
    assert taken > 0
