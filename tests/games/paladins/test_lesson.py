"""What the first lesson says is so at its table."""

from caravanserai.games.paladins import GAME
from caravanserai.games.paladins.choices import TAVERN
from tests.games.taught import Claims, Taught
from tests.rules import rule

taught = Taught(GAME)
BOX = GAME.box.data
PALADINS = {row["id"]: row for row in BOX["paladins"]}
ACTIONS = {row["id"]: row for row in BOX["actions"]}


@rule("PW-4.2.2", "PW-4.2.3", "PW-10.4")
def test_the_plan_is_kept() -> None:
    """Anséis makes the wall free in round 6; Gérier is put on top, drawn again, and makes Convert free in round 7."""
    assert 6 == taught.before("paladin").seen["round"]
    assert {"anseis", "gerier", "roland"} == set(taught.before("paladin").me["drawn"])
    assert ("price-free", 0) == taught.before("fortify").price("action:fortify")
    assert 7 == taught.before("last-round").seen["round"]
    assert "gerier" in taught.before("last-round").me["drawn"]
    assert ("price-free", 0) == taught.before("convert").price("action:convert")
    faith = [taught.before(step).me["attributes"]["faith"] for step in ("last-round", "inquisition")]
    assert faith[0] + 3 == faith[1]


@rule("PW-4.3.2", "PW-11.2.1", "PW-11.2.3")
def test_the_criminal_pays_for_the_workshop() -> None:
    """The card has 2 merchants, a scout and a criminal; its tax makes 4 Silver, which Develop costs."""
    move = taught.moves("tavern")[0].tokens[0]
    assert "tavern_01" == TAVERN.labels[TAVERN.index(GAME.space.code(move))]
    assert {"suspicion-drawn", "tax-taken"} <= set(taught.told("tavern"))
    assert (2, 4) == (taught.before("tavern").me["silver"], taught.before("develop").me["silver"])
    assert ("price-silver", 4) == taught.before("develop").price("action:develop")


@rule("PW-6.1.6", "PW-8.1.3", "PW-5.1.4")
def test_one_criminal_sends_the_monk() -> None:
    """Two spaces of Commission are covered, the third is filled by the criminal; faith 1 + 1 reaches the flag 2."""
    before, after = taught.before("commission").me, taught.done("commission").me
    assert 2 == sum(before["actions"]["commission"]["covered"])
    assert before["workers"]["criminal"] - 1 == after["workers"]["criminal"]
    assert (1, 2) == (before["track"]["faith"], before["attributes"]["faith"])
    assert (0, 2) == (before["silver"], after["silver"])
    assert before["track"]["influence"] + 1 == after["track"]["influence"]


@rule("PW-8.2.4", "PW-6.2.8", "PW-13.4")
def test_what_else_round_6_brings() -> None:
    """A wall with Strength; the Abbot for a Debt, for want of 3 Silver; three workers kept of five."""
    assert taught.before("fortify").me["track"]["strength"] + 1 == taught.done("fortify").me["track"]["strength"]
    assert ("price-debt", 1) == taught.before("dismiss", 2).price("townsfolk:abbot_a")
    before, after = taught.before("dismiss", 2).me, taught.done("dismiss").me
    assert before["unpaid"] + 1 == after["unpaid"]
    assert before["workers"]["cleric"] + 1 == after["workers"]["cleric"]
    assert before["workers"]["labourer"] + 1 == after["workers"]["labourer"]
    assert (5, 3) == tuple(sum(t.me["workers"].values()) for t in (taught.before("pass"), taught.done("pass")))


@rule("PW-11.1.4", "PW-11.4.4", "PW-11.4.6")
def test_the_last_silver_of_the_tax_brings_the_inquisition() -> None:
    """Only 1 is left; the learner has 4 Suspicion against 3, gains a Debt and keeps 2."""
    t = taught.before("inquisition")
    assert 1 == t.seen["tax"]
    assert 3 == len(t.seen["players"][1]["suspicion"])
    assert {"inquisition-begins", "inquisition-debt"} <= set(taught.told("inquisition"))
    assert t.me["unpaid"] + 1 == taught.done("inquisition").me["unpaid"]
    assert (3, 2) == (len(t.me["suspicion"]), len(taught.done("inquisition").me["suspicion"]))


@rule("PW-8.4.6", "PW-8.4.8", "PW-8.5.3", "PW-8.6.2")
def test_the_debts_and_the_outsiders() -> None:
    """Absolve for 1 Silver pays a Debt; 5 Strength against 7 costs 1 Silver; faith 5 reaches the flag 4."""
    assert ("price-silver", 1) == taught.before("absolve").price("action:absolve")
    assert {"debt-paid", "suspicion-removed", "attribute-raised"} <= set(taught.told("absolve"))
    assert 5 == taught.before("attack").me["attributes"]["strength"]
    assert ("price-silver", 1) == taught.before("attack", 2).price("outsider:saracen_vigilante")
    assert {"attribute-raised", "debt-destroyed", "worker-gained"} <= set(taught.told("attack"))
    assert 5 == taught.before("convert").me["attributes"]["faith"]
    assert 2 == taught.before("convert").seen["outsiders"].index("viking_mercenary")


@rule("PW-9.1.1", "PW-15.1.2", "PW-15.1.10")
def test_the_end_shows_where_points_come_from() -> None:
    """The fifth Convert fulfils an Order; two unpaid Debts cost 6; the learner wins."""
    assert (4, 5) == tuple(
        t.me["actions"]["convert"]["taken"] for t in (taught.before("convert"), taught.done("convert"))
    )
    t = taught.end()
    mine, other = t.standings
    assert [(True, 19), (False, 15)] == [(one.won, one.score) for one in (mine, other)]
    lines = {line.message: line.points for line in mine.lines}
    assert (4, 6, 6, -6) == tuple(
        lines[f"score-{name}"] for name in ("orders", "strength", "influence", "unpaid-debts")
    )


def test_most_actions_are_taken() -> None:
    """Convert in the first round; then eight of the twelve, each once; the others are like them."""
    taken = [
        token.partition(":")[2]
        for step in taught.lesson.steps
        for move in step.moves
        for token in move.tokens[:1]
        if move.seat == taught.lesson.seat and token.startswith("action:")
    ]
    assert [
        "convert",
        "develop",
        "commission",
        "fortify",
        "recruit",
        "conspire",
        "absolve",
        "attack",
        "convert",
    ] == taken


def flag(step: str, outsider: str, attribute: str) -> int:
    """The flag above an outsider."""
    return int(BOX["regions"][taught.before(step, 2).seen["outsiders"].index(outsider)][attribute])


def strength() -> int:
    return int(taught.before("attack").me["attributes"]["strength"])


# What the texts say in digits, beyond the figures of the box that are filled in.
DIGITS: Claims = {
    "first-turn": [(6, lambda: taught.before("paladin").seen["round"])],
    "commission": [
        (1, lambda: taught.before("commission").me["track"]["faith"]),
        (1, lambda: PALADINS["anseis"]["attributes"]["faith"]),
    ],
    "last-round": [(3, lambda: PALADINS["gerier"]["attributes"]["faith"])],
    "inquisition": [
        (1, lambda: taught.before("inquisition").seen["tax"]),
        (4, lambda: len(taught.before("inquisition").me["suspicion"]) + 1),
        (3, lambda: len(taught.before("inquisition").seen["players"][1]["suspicion"])),
    ],
    "attack": [
        (5, strength),
        (7, lambda: flag("attack", "saracen_vigilante", "strength")),
        (2, lambda: flag("attack", "saracen_vigilante", "strength") - strength()),
    ],
    "convert": [
        (4, lambda: flag("convert", "viking_mercenary", "faith")),
        (5, lambda: taught.before("convert").me["attributes"]["faith"]),
    ],
    "end": [(6, lambda: -{one.message: one.points for one in taught.end().standings[0].lines}["score-unpaid-debts"])],
}
# And in words: three spaces, two places where a debt will do, the fifth Convert, two unpaid debts.
WORDS: Claims = {
    "fortify": [(3, lambda: len(ACTIONS["fortify"]["slots"]))],
    "dismiss": [(2, lambda: sum(1 for row in BOX["townsfolk_slots"] if row.get("debt_instead")))],
    "convert": [(5, lambda: taught.done("convert").me["actions"]["convert"]["taken"])],
    "end": [(2, lambda: taught.end().me["unpaid"])],
}
