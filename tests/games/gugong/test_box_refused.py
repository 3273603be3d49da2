"""What an owner may write and the rules cannot follow: refused when the game is loaded, with place and reason."""

from caravanserai.games.gugong import GAME
from tests.games.boxes import faults_of
from tests.rules import rule

UNLOCK = '{ kind = "unlock_double_servant" }'
# A correction, and what is said of it.
REFUSED = {
    '[[options]]\nid = "solo_sets"\nvalues = [0, 1, 3]': "options[solo_sets]: values: must be of 0, 1, 2, not 3",
    '[[options]]\nid = "solo_level"\nvalues = ["normal", "brutal"]': (
        "options[solo_level]: values: must be of 'easy', 'normal', 'hard', not 'brutal'"
    ),
    '[[decrees]]\nid = "d3_third"\nscoring = [{ vp = 1, per = "vp", every = 3, max = 10, priority = 2 }]': (
        "decrees[d3_third].scoring[0]: priority: no other decree is scored when points are counted"
    ),
    '[[decrees]]\nid = "d3_third"\nscoring = [{ vp = 1, per = "vp", every = 0 }]': (
        "decrees[d3_third].scoring[0]: every: must be 1 or more, not 0"
    ),
    '[[decrees]]\nid = "d3_eight"\nscoring = [{ vp = 8, every = 2 }]': (
        "decrees[d3_eight].scoring[0]: every: only where something is counted: `per` is missing"
    ),
    '[[solo_cards]]\nid = "solo_intrigue_a"\ndusk = { effects = { vp = 2 } }': (
        "solo_cards[solo_intrigue_a].dusk: effects: he gains of intrigue here"
    ),
    '[[solo_cards]]\nid = "solo_intrigue_a"\ndusk = { location = "jade" }': (
        "solo_cards[solo_intrigue_a].dusk: location: must be one of travel, wall, intrigue, palace, canal, not jade"
    ),
    "[travel_exchange]\ntoken_limit = 2\n[player]\ntoken_slots = 2": (
        "travel_exchange: rates.tokens, token_limit: "
        "one line other than servants must take an even number of at most 3 tokens"
    ),
    f'[[canal.rewards]]\nid = "double"\neffects = [{UNLOCK}, {UNLOCK}]': (
        "canal.rewards[double]: effects: there is one Double Servant to unlock (GG-1.8.1)"
    ),
    '[[gift_cards]]\nid = "board_3"\neffects = [{ kind = "lay_day_marker", scope = "owner", servants = 1 }]': (
        "gift_cards[board_3]: effects: lay_day_marker: only a Bonus token lies out (GG-13.1.1)"
    ),
    '[[decrees]]\nid = "d2_travel"\nchanges = [{ ask = "travel_b_cost", add = 40 }]': (
        "decrees[d2_travel].changes[0]: add: must be from -20 to 20, not 40"
    ),
}


# Effects that random games of ours never have: whoever plays alone is never left waiting for Meng to be asked.
UNUSUAL = [
    '[{ kind = "times", up_to = 2, effects = [{ kind = "pay", cost = { servant = 1 }, gain = { vp = 2 } }] }]',
    '[{ kind = "any_order", effects = [{ kind = "gain", vp = 1 }, { kind = "perform", location = "wall" }] }]',
    '[{ kind = "times", n = 2, effects = [{ kind = "perform", location = "travel" }] }]',
    '[{ kind = "move_traveller", n = 2 }]',
    '[{ kind = "turn_die" }]',
    '[{ kind = "move_ship", n = 1 }]',
]


def on_every_gift(effects: str) -> str:
    """The same effects on all gifts."""
    return "".join(f'[[gift_cards]]\nid = "{gift}"\neffects = {effects}\n' for gift in GAME.box.ids("gift_cards"))


@rule("GG-15.3.4")
def test_meng_is_asked_nothing_whatever_a_gift_says() -> None:
    """Games go on to their ends at every setting, and only who sits there is asked."""
    assert [[]] * len(UNUSUAL) == faults_of("gugong", *map(on_every_gift, UNUSUAL))


@rule("GG-11.3.1", "GG-6.4.5", "GG-15.1.4", "GG-15.4.2")
def test_what_the_rules_cannot_follow_is_refused_by_name() -> None:
    """Each correction by one line that names file, table and key, and says what is allowed."""
    found = faults_of("gugong", *REFUSED)
    assert [[f"mine.toml: {said}"] for said in REFUSED.values()] == found
