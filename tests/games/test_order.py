"""Rows are found by their names: where they stand in the file says nothing."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from caravanserai.core.game import games
from tests.games.boxes import said
from tools.order import complete

HERE = Path(__file__).parent
PLAYED = "found = [GAME_OF.box.digest, *games_of(GAME_OF, range(1))]"


@pytest.mark.parametrize("game", sorted(games()))
def test_every_row_and_effect_is_pinned(game: str) -> None:
    """`python -m tools.order` has nothing to add."""
    assert (games()[game].box.folder / "order.toml").read_text(encoding="utf-8") == complete(game)


@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_is_pinned_twice(game: str) -> None:
    """A name or a place has one number."""
    order = games()[game].box.order
    for names in (order.effects, *order.rows.values()):
        assert len(names) == len(set(names))


@pytest.mark.parametrize("game", sorted(games()))
def test_shuffled_rows_make_the_same_game(game: str) -> None:
    """Every list of the file in another order: the same box, the same choices, the same games."""
    plain = said(game, f"GAME_OF = loaded(GAME, DATA)\n{PLAYED}")
    mixed = said(
        game,
        f"""
MIXED = {{name: shuffled(name, table, random.Random(name)) for name, table in DATA.items()}}
assert MIXED != DATA
GAME_OF = loaded(GAME, MIXED)
{PLAYED}""",
    )
    assert plain == mixed


# Numbers of rows that rules know by name.
KNOWN = {
    "gugong.components locations": "TRAVEL travel WALL wall JADE jade INTRIGUE intrigue PALACE palace "
    "DECREES_PLACE decrees CANAL canal",
    "gugong.components canal.rewards": "REWARD_VP vp REWARD_CARD card REWARD_DOUBLE double",
    "paladins.components workers": "LABOURER labourer CRIMINAL criminal",
    "paladins.components attributes": "FAITH faith STRENGTH strength INFLUENCE influence",
    "paladins.components actions": "DEVELOP develop RECRUIT recruit HUNT hunt TRADE trade PRAY pray CONSPIRE conspire "
    "COMMISSION commission FORTIFY fortify GARRISON garrison ABSOLVE absolve ATTACK attack CONVERT convert",
    "marcopolo2.components action_spaces": "KHAN khan GUILD guild_seals TRAVEL travel_lower CONTRACTS_SPACE contracts",
    "marcopolo2.state bonus_actions": "MONEY_BAG money_bag BLACK_DIE black_die",
}


@pytest.mark.parametrize("known", KNOWN)
def test_a_number_that_rules_know_is_that_of_its_row(known: str) -> None:
    """A constant of the rules says the same as the pinned order."""
    module, rows = known.split()
    constants, names = KNOWN[known].split()[::2], KNOWN[known].split()[1::2]
    rules = import_module(f"caravanserai.games.{module}")
    order = games()[module.partition(".")[0]].box.order.rows[rows]
    assert [order.index(name) for name in names] == [getattr(rules, constant) for constant in constants]


# A row put in the middle of a list; its file's counts are raised with it.
INSERTED = {
    "gugong": ("decrees", 3, {"id": "d1_new", "level": 1}, ["decrees"]),
    "paladins": ("walls", 4, {"id": "wall_new"}, ["walls"]),
    "marcopolo2": ("contracts", 5, {"id": "contract_new"}, ["contracts"]),
    "yokohama": ("orders", 6, {"id": "order_new"}, ["orders"]),
}


@pytest.mark.parametrize("game", sorted(INSERTED))
def test_a_row_put_in_the_middle_breaks_no_save(game: str) -> None:
    """Tables saved before it was there are laid out as they were, and the game goes on to the same end."""
    table, at, changes, counts = INSERTED[game]
    saves = sorted((HERE / game / "saves").glob("*.json"))[::2]
    found = said(
        game,
        f"""
row = DATA[{table!r}][{at}] | {json.dumps(changes)}
DATA[{table!r}].insert({at}, row)
DATA["counts"] = {{name: count for name, count in DATA["counts"].items() if not (
    isinstance(count, dict) and count["list"] == {table!r})}}
for name in {counts!r}:
    DATA["counts"][name] += 1
GAME_OF = loaded(GAME, DATA)
from caravanserai.core.play import apply
from caravanserai.core.wire import digest
found = []
for path in {[str(path) for path in saves]!r}:
    saved = json.loads(Path(path).read_text())
    s = GAME_OF.from_wire(saved["state"])
    same = [digest(s) == saved["digest"]]
    for move in saved["moves"]:
        seat, _, token = move.partition(" ")
        apply(s, token, int(seat))
    found.append(same + [digest(s) == saved["end"]])
""",
    )
    assert [[True, True]] * len(saves) == found
