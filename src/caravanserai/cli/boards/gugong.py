"""The table of Gùgōng in the terminal, from what one seat sees."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from caravanserai.cli.boards.colours import colour
from caravanserai.cli.boards.eye import NOTHING, Eye, Grid, banner, facts, plain_grid, side_by_side
from caravanserai.cli.voice import Voice
from caravanserai.core.game import View

CITIES_IN_A_ROW = 5
SHIP = "⛵"
PAYING = "PayForGift"  # the question that follows where a gift is not good enough


def draw(view: View, voice: Voice, seat: int) -> RenderableType:
    """The board, the players, and the own cards."""
    eye = Eye(view, voice, seat)
    parts = [heading(eye), places(eye), decrees(eye), travel_map(eye), canal(eye), players(eye)]
    if view["solo"] is not None:
        parts.append(meng(eye))
    if seat >= 0:
        parts.append(own_cards(eye))
    return Group(*parts)


def heading(eye: Eye) -> RenderableType:
    """Day, dice, wall and jade: what everybody looks at first."""
    view = eye.view
    days = len(eye.data["day_track"]["servants"])
    wall = Text.assemble(f"{view['wall']}/{view['wall_complete_at']}", on_the_wall(eye))
    shown: list[tuple[str, Text | str]] = [
        (eye.say("day"), Text(f"{view['day']}/{days}")),
        (eye.say("dice"), Text("  ".join(map(str, view["dice"])), style="bold yellow")),
        (eye.say("start-player"), eye.player(view["first"])),
        (eye.say("medal"), eye.player(view["medal"]) if view["medal"] >= 0 else Text(NOTHING)),
        (eye.say("wall"), wall),
        (eye.say("houses"), houses(eye)),
        (eye.say("deck"), Text(str(view["deck"]))),
    ]
    return banner(eye, shown, "red")


def on_the_wall(eye: Eye) -> Text:
    there = [(p["seat"], p["wall"]) for p in eye.view["players"] if p["wall"]]
    if not there:
        return Text("")
    parts = [Text.assemble(eye.player(seat), f" {n}") for seat, n in there]
    return Text.assemble(" (", Text(", ").join(parts), ")")


def houses(eye: Eye) -> Text:
    """The prices of the houses that still hold jade; of the square when none does."""
    prices = sorted(price for price in eye.view["houses"].values() if price)
    if prices:
        return Text(" ".join(map(str, prices)), style="green")
    return Text(f"{eye.name('house', 'square')} {eye.data['jade']['square_cost']['servant']}", style="green")


def places(eye: Eye) -> RenderableType:
    """The seven places: the gift that lies there, what it does, and what the place does."""
    grid = plain_grid()
    grid.add_column(eye.say("place"), max_width=18)
    grid.add_column(eye.say("gift"), max_width=18)
    grid.add_column(eye.say("card-action"), ratio=2)
    grid.add_column(eye.say("place-action"), ratio=3)
    for row in eye.data["locations"]:
        gift = eye.view["gifts"][row["id"]]
        grid.add_row(
            Text.assemble((eye.name("place", row["id"]), "bold"), tokens_at(eye, row["id"]), focus_at(eye, row["id"])),
            Text(eye.name("gift", gift), style="yellow"),
            eye.about("gift", gift),
            place_action(eye, row),
        )
    return grid


def place_action(eye: Eye, row: dict[str, Any]) -> str:
    """Both options of a place, with what is paid for them."""
    options = [row[key] for key in ("option_a", "option_b") if key in row]
    said = [option_text(eye, option) for option in options]
    return said[0] if len(said) == 1 else f"A {said[0]}   B {said[1]}"


def option_text(eye: Eye, option: dict[str, Any]) -> str:
    if option.get("cost"):
        return eye.effect([{"kind": "pay", "cost": option["cost"], "gain": option["gain"]}])
    return eye.effect(option["gain"])


def tokens_at(eye: Eye, place: str) -> Text:
    """Bonus tokens in use at a place."""
    found = [(p["seat"], m["token"]) for p in eye.view["players"] for m in p["markers"] if m["place"] == place]
    return Text.assemble(*((f" ◆{eye.name('token', token)}", colour(seat)) for seat, token in found))


def focus_at(eye: Eye, place: str) -> Text:
    solo = eye.view["solo"]
    return Text(" ◎", style=colour(1)) if solo is not None and solo["focus"] == place else Text("")


def decrees(eye: Eye) -> RenderableType:
    """The six decrees: what they cost the one who looks, what they do, who holds them."""
    grid = plain_grid()
    grid.add_column(eye.say("decree"), no_wrap=True)
    grid.add_column(eye.say("cost"), justify="right")
    grid.add_column(eye.say("points"), justify="right")
    grid.add_column(eye.say("effect"), ratio=1)
    grid.add_column(eye.say("held-by"))
    points = {row["id"]: row["vp"] for row in eye.data["decrees"]}
    for decree in eye.view["decrees"]:
        grid.add_row(
            f"{decree['level']} {eye.name('decree', decree['id'])}",
            str(decree["cost"]),
            str(points[decree["id"]] or NOTHING),
            eye.about("decree", decree["id"]),
            eye.players(decree["holders"]),
        )
    return grid


def travel_map(eye: Eye) -> RenderableType:
    """The cities as they lie on the map; those in reach stand out."""
    grid = Grid(box=box.ROUNDED, expand=True, pad_edge=False, show_header=False, show_lines=True, border_style="dim")
    names = [city["id"] for city in eye.data["travel_map"]["cities"]]
    reach = reachable(eye.view, eye.data, eye.seat) if eye.seat >= 0 else set()
    for _ in range(CITIES_IN_A_ROW):
        grid.add_column(ratio=1)
    for n in range(0, len(names), CITIES_IN_A_ROW):
        grid.add_row(*(city_cell(eye, name, name in reach) for name in names[n : n + CITIES_IN_A_ROW]))
    return grid


def city_cell(eye: Eye, city: str, in_reach: bool) -> RenderableType:
    """A city, who is there, and below it what its token brings."""
    token = eye.view["cities"].get(city)
    here = [player["seat"] for player in eye.view["players"] if player["city"] == city]
    out = Text(("▸" if in_reach else " ") + eye.name("city", city), style="bold" if in_reach else "dim")
    for seat in here:
        out.append(f" ♟{seat + 1}", style=colour(seat))
    if not token:
        return out
    rows = [*eye.data["travel_tokens"], *eye.data["bonus_travel_tokens"]]
    brings = Text(in_short(eye, "token", token, rows), style="green" if in_reach else "")
    return Group(out, Padding(brings, (0, 0, 0, 1)))


def reachable(view: View, data: dict[str, Any], seat: int) -> set[str]:
    """The cities with a token that the Traveller can reach over cities without (GG-6.2.3)."""
    start, tokens = view["players"][seat]["city"], set(view["cities"])
    if not start:
        return tokens
    roads: dict[str, set[str]] = {}
    for one, other in data["travel_map"]["roads"]:
        roads.setdefault(one, set()).add(other)
        roads.setdefault(other, set()).add(one)
    seen, waiting, found = {start}, [start], set()
    while waiting:
        for city in roads[waiting.pop()] - seen:
            seen.add(city)
            if city in tokens:
                found.add(city)
            else:
                waiting.append(city)
    return found


def canal(eye: Eye) -> RenderableType:
    """The harbours of each route, their rewards and the ships in them."""
    side = eye.data["board"]["sides"][eye.view["side"]]
    routes = eye.data["canal"]["routes"][side]
    ships = {ship["harbour"]: ship for ship in eye.view["ships"]}
    grid = plain_grid()
    grid.add_column(eye.name("place", "canal"), no_wrap=True)
    for harbour in eye.data["canal"]["harbours"]:
        grid.add_column(f"{harbour['n']}  {reward_text(eye, harbour['rewards'])}", ratio=1)
    for route in routes:
        cells = [ship_cell(eye, ships.get(f"{route}_{harbour['n']}")) for harbour in eye.data["canal"]["harbours"]]
        grid.add_row("" if len(routes) == 1 else eye.say(f"route-{route}"), *cells)
    return grid


def reward_text(eye: Eye, rewards: list[str]) -> str:
    if len(rewards) > 1:
        return eye.say("reward-any")
    return in_short(eye, "reward", rewards[0], eye.data["canal"]["rewards"]) if rewards else ""


def in_short(eye: Eye, sort: str, name: str, rows: list[dict[str, Any]]) -> str:
    """What a token or a reward brings: plain gains with their figures, anything else in a word or two."""
    effects = next(row["effects"] for row in rows if row["id"] == name)
    is_gain = isinstance(effects, dict) and effects
    return eye.voice.speaker.effect(effects) if is_gain else eye.say(f"{sort}-{name}")


def ship_cell(eye: Eye, ship: dict[str, Any] | None) -> Text:
    if ship is None:
        return Text(NOTHING, style="dim")
    return Text.assemble(f"{SHIP} ", ("●" * ship["cargo"], colour(ship["owner"])), " ", eye.player(ship["owner"]))


def players(eye: Eye) -> RenderableType:
    """What everybody can see of everybody, a column each."""
    everybody = eye.view["players"]
    names = [eye.player(player["seat"]) for player in everybody]
    return side_by_side(names, [player_column(eye, player) for player in everybody])


def player_column(eye: Eye, player: dict[str, Any]) -> dict[str, Text | str]:
    steps = eye.data["palace"]["steps"]
    envoy = f"★ {player['arrival_vp']}" if player["envoy"] >= steps else f"{player['envoy']}/{steps}"
    rank = eye.view["intrigue_order"].index(player["seat"]) + 1
    slots = player["slots"]
    return {
        eye.say("points"): Text(str(player["vp"]), style="bold"),
        eye.say("pool"): f"{player['pool']}{double_in(player, 'pool')}",
        eye.say("supply"): f"{player['supply']}{double_in(player, 'supply')}",
        eye.say("envoy"): envoy,
        eye.say("intrigue"): f"{player['intrigue']} ({rank}.)",
        eye.say("jade"): Text(str(player["jade"]), style="green"),
        eye.say("tokens"): tokens_text(player),
        eye.say("ships"): str(player["ships"]),
        eye.say("rewards"): f"{slots['vp']} {slots['card']} {slots['double']}",
        eye.say("cards"): f"{player['hand_size']} + {player['discard_size']}",
    }


def double_in(player: dict[str, Any], place: str) -> str:
    return " +②" if player["double"] == place else ""


def tokens_text(player: dict[str, Any]) -> str:
    doubles = player["tokens"].count("double")
    n = len(player["tokens"])
    return f"{n} ({doubles}×2)" if doubles else str(n)


def meng(eye: Eye) -> RenderableType:
    """Meng's focus, his level, and the solo cards played today."""
    solo = eye.view["solo"]
    today = ", ".join(eye.name("solo", card) for card in solo["today"]) or NOTHING
    shown: list[tuple[str, Text | str]] = [
        (eye.voice.speaker.setting("solo_level"), eye.voice.speaker.setting_value("solo_level", solo["level"])),
        (eye.voice.speaker.setting("solo_focus"), eye.name("place", solo["focus"])),
        (eye.say("solo-cards"), str(solo["cards_left"])),
        (eye.say("today"), today),
    ]
    return facts(shown)


def own_cards(eye: Eye) -> RenderableType:
    """The hand with what each card does, and the pile for tomorrow; matches with the dice stand out."""
    me = eye.view["players"][eye.seat]
    grid = Grid.grid(expand=True, padding=(0, 2))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(
        card_list(eye, eye.voice.text("cli-hand"), me["hand"] or []),
        card_list(eye, eye.voice.text("cli-discard"), me["discard"] or []),
    )
    return grid


def card_list(eye: Eye, title: str, cards: list[str]) -> RenderableType:
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    values = {row["id"]: row["value"] for row in eye.data["gift_cards"]}
    for card in sorted(cards, key=lambda card: values[card]):
        matches = eye.view["dice"].count(values[card])
        name = Text(eye.name("gift", card), style="yellow")
        grid.add_row(Text.assemble(name, (" ⚄" * matches, "bold yellow")), eye.about("gift", card))
    if not cards:
        grid.add_row(Text(NOTHING, style="dim"), "")
    return Group(Text(title, style="bold"), grid)


def hint(view: View, voice: Voice, token: str, seat: int, next_question: str) -> str:
    """What the board shows about a choice and its name does not say; also what would be asked next."""
    sort, _, name = token.partition(":")
    eye = Eye(view, voice, seat)
    if sort == "place":
        gift = view["gifts"][name]
        said = f"{eye.name('gift', gift)} – {eye.about('gift', gift)}"
        return f"{said}  ({eye.say('to-be-paid')})" if next_question == PAYING else said
    if sort == "city" and name in view["cities"]:
        return eye.name("token", view["cities"][name])
    if sort == "house" and view["houses"].get(name):
        return str(view["houses"][name])
    if sort == "harbour":
        ship = next((ship for ship in view["ships"] if ship["harbour"] == name), None)
        return "●" * ship["cargo"] if ship else ""
    return ""
