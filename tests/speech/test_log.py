"""A log with one event of every kind, as a player reads it: logs/gugong/en.txt, the other languages beside it."""

from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.event import Event, redact
from caravanserai.core.game import Game
from caravanserai.games.gugong import GAME as GUGONG
from caravanserai.games.marcopolo2 import GAME as MARCOPOLO2
from caravanserai.games.paladins import GAME as PALADINS
from caravanserai.games.yokohama import GAME as YOKOHAMA
from caravanserai.speech import Speaker
from caravanserai.speech.sorts import sorts_of
from tests.languages import LANGUAGES

NAMES = ["Lisa", "Ayşe", "Rafał"]
READER = 0
GAMES: list[Game[Any]] = [GUGONG, PALADINS, MARCOPOLO2, YOKOHAMA]

# What happens, in the order in which it might: the kind, then its arguments.
GUGONG_STORY: list[tuple[Any, ...]] = [
    ("day-begins", 2),
    ("start-player", 1),
    ("map-refilled", 4),
    ("dice-rolled", 3, 3, 6),
    ("decree-used", 0, "d1_servant"),
    ("servants-gained", 0, 1),
    ("servants-gained", 1, 4),
    ("gift-laid-aside", 0, "set3_3"),
    ("gift-laid-aside", 2, "set4_2"),
    ("gift-exchanged", 1, "canal", "board_6", "deck_8"),
    ("servants-spent", 1, 1),
    ("ship-launched", 1, "right_3"),
    ("ship-loaded", 1, "right_3", 2),
    ("ship-sailed", 1, "right_2", "right_5"),
    ("ship-lost", 2, "left_5"),
    ("reward-claimed", 1, "right_5", "card"),
    ("gift-drawn", 1, "deck_9"),
    ("gift-drawn", 0, "deck_1a"),
    ("double-unlocked", 2),
    ("traveller-moved", 0, "xian", "servants_for_jade"),
    ("servants-spent", 0, 3),
    ("jade-taken", 0, 1),
    ("tokens-traded", 0, "vp_1"),
    ("points", 0, 2),
    ("marker-laid", 1, "bonus_value"),
    ("marker-laid-at", 1, "bonus_toll", "wall"),
    ("toll-paid", 0, 1, "wall"),
    ("points-lost", 0, 1),
    ("followed", 2, "wall"),
    ("wall-placed", 0, 2),
    ("wall-scored", 0, 3),
    ("envoy-moved", 0, 5),
    ("envoy-arrived", 0, 7),
    ("benefit-taken", 1, "back_5"),
    ("die-turned", 1, "die_2_9"),
    ("intrigue-moved", 1, 12),
    ("medal-taken", 2),
    ("house-bought", 2, "3"),
    ("decree-taken", 0, "d2_equal"),
    ("gift-swapped", 0, "palace", "board_1", "set5_7"),
    ("gift-retrieved", 0, "set5_9"),
    ("gift-discarded", 2, "deck_8"),
    ("meng-card", "solo_special_a"),
    ("meng-cannot", "intrigue"),
    ("meng-dusk", "solo_travel"),
    ("night-falls", 2),
    ("matches", 0, 1),
    ("matches", 1, 4),
    ("night-bonus", 1),
    ("final-wall", 2, 3),
    ("game-over",),
]
PALADINS_STORY: list[tuple[Any, ...]] = [
    ("townsfolk-recruited", 2, "debt_collector_b"),
    ("round-begins", 3),
    ("start-player", 1),
    ("order-revealed", "order_commission", 8),
    ("favour-revealed", "favour_loan"),
    ("taverns-revealed", 4),
    ("paladin-revealed", 1, "berengier"),
    ("worker-gained", 1, "merchant", 1),
    ("worker-gained", 1, "fighter", 1),
    ("tavern-taken", 1, "tavern_14"),
    ("worker-gained", 1, "labourer", 2),
    ("worker-gained", 1, "cleric", 5),
    ("worker-gained", 1, "criminal", 1),
    ("suspicion-drawn", 1, 2),
    ("tax-taken", 1, 2, 0),
    ("silver-gained", 1, 2),
    ("inquisition-begins",),
    ("inquisition-debt", 1, 4),
    ("debt-taken", 1),
    ("suspicion-removed", 1, 2),
    ("tax-refilled", 6),
    ("action-taken", 1, "garrison", "merchant+fighter+criminal"),
    ("provisions-paid", 1, 1),
    ("outpost-placed", 1, "space_2_3"),
    ("worker-gained", 1, "scout", 1),
    ("attribute-raised", 1, "faith", 1, 4),
    ("favour-used", 0, "favour_mercy", "fighter"),
    ("silver-paid", 0, 1),
    ("debt-paid", 0),
    ("action-taken", 2, "commission", "labourer+labourer+cleric"),
    ("monk-placed", 2, "space_4_6"),
    ("action-taken", 2, "hunt", "scout+scout"),
    ("provisions-gained", 2, 3),
    ("action-taken", 0, "absolve", "criminal"),
    ("jar-placed", 0, "absolve_space_7"),
    ("action-taken", 0, "fortify", "merchant+criminal"),
    ("wall-built", 0, "wall_03"),
    ("action-taken", 1, "develop", "labourer+labourer"),
    ("workshop-developed", 1, "attack_left"),
    ("action-taken", 1, "recruit", "labourer+fighter"),
    ("townsfolk-recruited", 1, "abbot_b"),
    ("townsfolk-dismissed", 2, "gatekeeper_c"),
    ("debt-destroyed", 2),
    ("action-cleared", 0, "garrison"),
    ("outsider-attacked", 0, "viking_adventurer"),
    ("outsider-converted", 1, "byzantine_thief"),
    ("passed", 0),
    ("workers-kept", 0, "labourer+labourer+scout"),
    ("rival-workshop", "absolve"),
    ("rival-scheme", "scheme_kings_order"),
    ("rival-action", "fortify", 2),
    ("rival-cannot", "scheme_attack"),
    ("rival-top-row", "rest"),
    ("rival-favour", "favour_stores"),
    ("rival-jar", 3),
    ("rival-marker", 2, 1),
    ("rival-workers", 2),
    ("rival-cleared",),
    ("rival-shuffles",),
    ("rival-tax-lost", 1),
    ("rival-passes",),
    ("round-ends", 5),
    ("townsfolk-left", "watchman_a"),
    ("outsider-left", "saracen_mercenary_2"),
    ("game-over",),
]
MARCOPOLO2_STORY: list[tuple[Any, ...]] = [
    ("character-picked", 2, "mongke_khan"),
    ("character-picked", 1, "mailin_tian_chin"),
    ("starting-contract", 1, "contract_s2"),
    ("goals-dealt", 3),
    ("round-begins", 2),
    ("first-player", 1),
    ("offer-shown", "offer_2_3"),
    ("card-shown", "gold_table"),
    ("marker-bonus", 1, "kashgar", "marker_camel_coins"),
    ("gained", 1, "camel", 1),
    ("gained", 1, "coin", 3),
    ("seal-bonus", 0, "tailors"),
    ("points", 0, 1),
    ("dice-rolled", 2, 12),
    ("compensated", 2, 3),
    ("dice-placed", 1, "book_3_upper", "own_5"),
    ("paid", 1, "jade", 1),
    ("gained", 1, "gold", 3),
    ("gained", 1, "pepper", 2),
    ("gained", 1, "silk", 5),
    ("gained", 1, "jade", 2),
    ("dice-placed", 0, "travel_upper", "own_3+own_3+black_6"),
    ("hourglass", 0),
    ("paid", 0, "coin", 1),
    ("paid", 0, "camel", 1),
    ("paid", 0, "camel", 5),
    ("moved", 0, "beijing", "hormuz"),
    ("post-placed", 0, "hormuz"),
    ("post-moved", 2, "xian", "oasis_altai"),
    ("outpost-taken", 0, "lhasa", "outpost_choice"),
    ("tile-kept", 2, "outpost_move"),
    ("tile-used", 2, "outpost_contract"),
    ("contract-drawn", 2, "contract_n06"),
    ("contract-discarded", 2, "contract_n15"),
    ("contract-taken", 0, "contract_n22"),
    ("contract-laid", "contract_n41", "jaipur"),
    ("contract-completed", 1, "contract_n39"),
    ("seal-taken", 2, "farmers"),
    ("seal-improved", 2, "jewelers"),
    ("dice-placed", 2, "city_card_6", "black_1"),
    ("card-used", 2, "point_coin_exchange"),
    ("points-paid", 2, 2),
    ("black-die", 1, 4),
    ("die-rerolled", 1, "black_4", 5),
    ("die-changed", 1, "own_6", 5),
    ("money-bag", 1, "own_1"),
    ("turn-ends", 1),
    ("goal-shown", 0, "goal_09"),
    ("goal-shown", 1, "goal_14"),
    ("game-over",),
]
YOKOHAMA_STORY: list[tuple[Any, ...]] = [
    ("order-kept", 0, "order_gb_03"),
    ("order-kept", 1, "order_nl_01"),
    ("round-begins", 1),
    ("turn-begins", 1),
    ("fee-paid", 1, 0, 1),
    ("assistant-placed", 1, "bank"),
    ("assistant-placed", 1, "tea_plantation_2"),
    ("assistant-placed", 1, "port_a"),
    ("canal-paid", 1, 1),
    ("president-moved", 1, "chinatown"),
    ("action", 1, "chinatown", 3),
    ("income", 2, 1, "chinatown"),
    ("exchanged", 1, "sell_silk"),
    ("paid", 1, "silk", 1),
    ("gained", 1, "yen", 2),
    ("paid", 1, "yen", 1),
    ("paid", 1, "yen", 5),
    ("gained", 1, "copper", 1),
    ("gained", 1, "copper", 3),
    ("gained", 0, "tea", 5),
    ("gained", 0, "fish", 2),
    ("paid", 0, "tea", 1),
    ("paid", 0, "fish", 1),
    ("paid", 0, "import", 2),
    ("gained", 2, "import", 1),
    ("points", 2, 4),
    ("recovered", 1, "chinatown", 2),
    ("president-returned", 0),
    ("assistant-back", 0, "employment_agency", 1),
    ("assistant-back", 0, "copper_mine_1", 3),
    ("agent-used", 2, "gb", "church"),
    ("action", 2, "church", 4),
    ("on-board", 2, "church_3"),
    ("on-board", 2, "customs_8"),
    ("assistant-moved", 2, "silk_mill_1"),
    ("recruited", 2, "assistant", 1),
    ("recruited", 2, "shop", 1),
    ("recruited", 2, "trading_house", 1),
    ("technology-taken", 0, "gas_lighting", "fr"),
    ("technology-shown", "tram", "de", "laboratory_a"),
    ("technology-used", 0, "spinning_mill"),
    ("station-placed", 0, "fishing_ground_1"),
    ("order-taken", 0, "order_us_04"),
    ("order-shown", "order_de_06", "port_b"),
    ("order-completed", 0, "order_fr_02"),
    ("agent-gained", 0, "fr"),
    ("agent-gained", 0, "free"),
    ("achieved", 0, "tea_7"),
    ("achieved", 1, "orders_5"),
    ("achieved", 1, "production_4"),
    ("achieved", 2, "production_2_commercial_3"),
    ("reward-taken", 2, "reward_us"),
    ("reward-taken", 2, "reward_free_agent"),
    ("token-taken", 2, "power_20", "customs"),
    ("shop-built", 2, "customs"),
    ("house-built", 2, "laboratory_b"),
    ("end-triggered", 2, 1),
    ("end-triggered", 2, 2),
    ("end-triggered", 2, 3),
    ("end-triggered", 2, 4),
    ("end-triggered", 2, 5),
    ("game-over",),
]
STORIES = {
    "gugong": GUGONG_STORY,
    "paladins": PALADINS_STORY,
    "marcopolo2": MARCOPOLO2_STORY,
    "yokohama": YOKOHAMA_STORY,
}


def event(game: Game[Any], kind: str, *given: Any) -> Event:
    number, declared = next((n, k) for n, k in enumerate(game.events.kinds) if k.name == kind)
    sorts = sorts_of(game)
    assert len(declared.arguments) == len(given), kind
    values = [
        sorts[argument.sort].index(value) if isinstance(value, str) else value
        for argument, value in zip(declared.arguments, given, strict=True)
    ]
    a, b, c, d = [*values, 0, 0, 0, 0][:4]
    return Event(number, a, b, c, d, 0)


def told(game: Game[Any], language: str) -> str:
    speaker = Speaker(game, language)
    seen = [redact(game.events, event(game, *line), READER) for line in STORIES[game.id]]
    return "".join(speaker.event(one, NAMES) + "\n" for one in seen)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_reads_as_expected(game: Game[Any], language: str) -> None:
    """Cards of others are hidden, names are never inflected, nothing is left in English."""
    expected = Path(__file__).with_name("logs") / game.id / f"{language}.txt"
    assert expected.read_text(encoding="utf-8") == told(game, language)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_told(game: Game[Any]) -> None:
    """The story has them all."""
    assert {kind.name for kind in game.events.kinds} == {line[0] for line in STORIES[game.id]}
