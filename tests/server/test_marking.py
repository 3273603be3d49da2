"""The line of an owner's file that a fault is about."""

from __future__ import annotations

import pytest

from caravanserai.tables.correction import fault_of

TEXT = """# mine
[[decrees]]
id = "d1_ship"
cost = { servant = 1 }
moments = [
    { on = "morning", effects = { vp = 1 } },
]

[[decrees]]  # the second
id = "d2_wall"

[travel_exchange]
token_limit = 4
rates = [
    { tokens = 2, effects = { servant = 1 } },
]

[[travel_map.cities]]
id = "peking"
xy = [1, 2]

[[solo_special_actions]]
location = "travel"

[[solo_special_actions]]
effects = { jade = 1 }

[palace]
arrival_vp."2-3" = [1]
"""


@pytest.mark.parametrize(
    ("fault", "line", "where", "key"),
    [
        ("decrees[d1_ship]: cost: is paid in servants", 4, "decrees[d1_ship]", "cost"),
        ("decrees[d1_ship].moments[0]: on: 'x' does not reach it", 5, "decrees[d1_ship].moments[0]", "on"),
        ("decrees[d2_wall]: cost: missing", 9, "decrees[d2_wall]", "cost"),
        ("decrees[d1_ship]: cost, moments: one of them", 4, "decrees[d1_ship]", "cost, moments"),
        ("decrees[d3_none]: cost: missing", None, "decrees[d3_none]", "cost"),
        ("decrees: 'd3' is missing: a row may be changed", 2, "decrees", ""),
        ("travel_exchange.rates[0]: effects: each line gives one", 14, "travel_exchange.rates[0]", "effects"),
        ("travel_exchange: token_limit: must be 3", 13, "travel_exchange", "token_limit"),
        ("travel_map.cities[peking]: xy[1]: 'x' is not a whole number", 20, "travel_map.cities[peking]", "xy[1]"),
        ("travel_map.cities[canton]: xy: missing", None, "travel_map.cities[canton]", "xy"),
        ("solo_special_actions[1]: effects: he takes 1 jade", 26, "solo_special_actions[1]", "effects"),
        ("solo_special_actions[0]: effects: missing", 22, "solo_special_actions[0]", "effects"),
        ("palace: arrival_vp.2-3: 3 players may arrive", 29, "palace", "arrival_vp.2-3"),
        ("(file): (syntax): Expected '=' (at line 3, column 4)", 3, "(file)", "(syntax)"),
        ("nobody knows", None, "(file)", ""),
    ],
)
def test_a_fault_has_the_line_that_it_is_about(fault: str, line: int | None, where: str, key: str) -> None:
    """The line of its key, or of what it stands in, or the header of its row; none rather than another row's."""
    found = fault_of(TEXT, "gugong.toml", f"gugong.toml: {fault}")
    assert (line, where, key) == (found["line"], found["where"], found["key"])
