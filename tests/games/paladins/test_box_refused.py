"""What an owner may write and the rules cannot follow: refused when the game is loaded, with place and reason."""

from caravanserai.games.paladins import GAME
from tests.games.boxes import faults_of
from tests.rules import rule

CONSPIRE = 'ask = "suspicion_per_criminal", action = "conspire"'


def rounds(second: str, third: str) -> str:
    """The rounds of the game, of which two reveal something else."""
    revealed = ["reveal_order = 1", second, third, *(f"reveal_favour = {n}" for n in range(2, 6))]
    return "\n".join(f"[[rounds]]\nround = {n}\n{one}" for n, one in enumerate(revealed, 1))


# A correction, and what is said of it.
REFUSED = {
    rounds("reveal_order = 2", "reveal_order = 3"): "rounds: reveal_favour: 1 is revealed in no round",
    rounds("reveal_order = 1", "reveal_order = 3\nreveal_favour = 1"): (
        "rounds[1]: reveal_order: each of 1 to 3 is revealed in one round"
    ),
    '[[actions]]\nid = "convert"\nvp = [0, 0, 0, 0, 0, 1, 2, 3]': (
        "actions[convert]: vp: only for commission, fortify, garrison, absolve"
    ),
    '[[actions]]\nid = "commission"\nneeds = "strength"': (
        "actions[commission]: needs: the rules need 'faith', not 'strength'"
    ),
    '[[actions]]\nid = "convert"\ncosts = { silver = [-1, 1, 2, 2, 2, 3, 3] }': (
        "actions[convert]: costs.silver: [-1, 1, 2, 2, 2, 3, 3] must be from 0 to 20 each"
    ),
    '[[workers]]\nid = "scout"\ngain_suspicion = 1': "workers[scout]: gain_suspicion: only for criminal",
    '[[solo_top_actions]]\nid = "pray"\ngain_workers = 1': "solo_top_actions[pray]: gain_workers: only for conspire",
    '[[paladins]]\nid = "engelier"\nattributes = { silver = 2 }': (
        "paladins[engelier]: attributes: must be of faith, strength, influence, not 'silver'"
    ),
    '[[options]]\nid = "solo_level"\nvalues = ["standard", "brutal"]': (
        "options[solo_level]: values: must be of easy, standard, hard, not 'brutal'"
    ),
    '[[solo_cards]]\nid = "scheme_recruit"\naction = "hunt"': (
        "solo_cards[scheme_recruit]: action: must be one of recruit, pray, trade, conspire, rest, commission, fortify, "
        "garrison, absolve, attack, convert, kings_order, kings_favour, not hunt"
    ),
    '[solo]\nspace_priority = ["free_recruit", "pay_debt", "pray", "workers_2", "workers_1", "silver_2"]': (
        "solo: space_priority: names every group once, also remove_suspicion and pay_debt"
    ),
    f'[[paladins]]\nid = "gerin"\nchanges = [{{ {CONSPIRE}, set = -1 }}]': (
        "paladins[gerin].changes[0]: set: must be from 0 to 5, not -1"
    ),
    "[setup]\ninitial_townsfolk_per_player = 2": (
        "setup: initial_townsfolk_per_player: 5 are displayed, too few for 4 players"
    ),
    '[solo]\nattribute_stack_start = ["faith", "faith", "strength"]': (
        "solo: attribute_stack_start: names each of faith, strength, influence once"
    ),
    '[[walls]]\nid = "wall_01"\neffects = [{ kind = "if", test = "actions_taken", action = "hunt", n = 1, then = { silver = 1 } }]': (  # noqa: E501
        "walls[wall_01]: effects: 'actions_taken' cannot be asked here; suspicion_at_least, suspicion_at_most can"
    ),
    '[[walls]]\nid = "wall_01"\neffects = [{ kind = "recruit" }]': (
        "walls[wall_01]: effects: recruit: only as an action; free_recruit is a reward"
    ),
    '[[walls]]\nid = "wall_01"\neffects = [{ kind = "special", rule = "PW-8.2.4" }]': (
        "walls[wall_01]: effects: no special effect has the rule 'PW-8.2.4'; none has"
    ),
}

# Effects that random games of ours never have: whoever plays alone is never left waiting for Ganelon to be asked.
UNUSUAL = [
    '[{ kind = "may", effects = { silver = 2 } }]',
    '[{ kind = "times", up_to = 2, effects = { silver = 1 } }]',
    '[{ kind = "any_order", effects = [{ kind = "gain", silver = 1 }, { kind = "free_recruit" }] }]',
    '[{ kind = "free_develop" }]',
]


def on_every_wall(effects: str) -> str:
    """The same effects on all Walls."""
    return "".join(f'[[walls]]\nid = "{wall}"\neffects = {effects}\n' for wall in GAME.box.ids("walls"))


# Large prices and requirements: each is told in words when somebody cannot meet it.
DEAR = [
    "".join(f"[[townsfolk_slots]]\nslot = {n}\ncost = {{ silver = 20 }}\ndebt_instead = false\n" for n in range(1, 6)),
    '[[townsfolk]]\nid = "conspirator_a"\nmoments = [{ on = "inquisition", effects = [] }]',
    '[[regions]]\nid = "region_1"\nfaith = 60\nstrength = 60',
    '[[actions]]\nid = "attack"\nsilver_per_two_missing_strength = 20',
    '[[paladins]]\nid = "engelier"\nchanges = [{ ask = "action_cost", action = "trade", noun = "silver", add = 20 }]',
]


@rule("PW-16.6.2", "PW-16.1.6", "PW-15.1.9", "PW-10.4")
def test_what_the_rules_cannot_follow_is_refused_by_name() -> None:
    """Each correction by one line that names file, table and key, and says what is allowed."""
    found = faults_of("paladins", *REFUSED)
    assert [[f"mine.toml: {said}"] for said in REFUSED.values()] == found


@rule("PW-5.1.11", "PW-8.5.3")
def test_what_is_dear_can_be_played() -> None:
    """However large a price or a requirement is, games go on to their ends."""
    assert [[]] * len(DEAR) == faults_of("paladins", *DEAR)


@rule("PW-3.3.1")
def test_everybody_begins_with_a_townsfolk_whatever_those_before_recruit() -> None:
    """Where all Townsfolk bring another one, those who are still to choose find one."""
    ids = GAME.box.ids("townsfolk")
    text = "".join(f'[[townsfolk]]\nid = "{one}"\non_recruit = [{{ kind = "free_recruit" }}]\n' for one in ids)
    assert [[]] == faults_of("paladins", text)


@rule("PW-16.6.18")
def test_ganelon_is_asked_nothing_whatever_a_wall_says() -> None:
    """Games go on to their ends at every setting, and only who sits there is asked."""
    assert [[]] * len(UNUSUAL) == faults_of("paladins", *map(on_every_wall, UNUSUAL))
