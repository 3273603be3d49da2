"""The table of Marco Polo II in the terminal, from what one seat sees."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.cli.boards.eye import NOTHING, Eye, banner, facts, plain_grid, side_by_side
from caravanserai.cli.voice import Voice
from caravanserai.core.game import View

BLACK = -1
FACES = "⚀⚁⚂⚃⚄⚅"


def draw(view: View, voice: Voice, seat: int) -> RenderableType:
    """The action spaces, the map, the players, and the own cards."""
    eye = Eye(view, voice, seat)
    parts = [heading(eye), spaces(eye), books(eye), seals(eye), cities(eye), routes(eye), players(eye)]
    if seat >= 0:
        parts.append(own_cards(eye))
    return Group(*parts)


def heading(eye: Eye) -> RenderableType:
    """Round, who began it and will begin the next, black dice, the contract pile."""
    view = eye.view
    shown: list[tuple[str, Text | str]] = [
        (eye.say("round"), f"{max(view['round'], 1)}/{eye.data['meta']['rounds']}"),
        (eye.say("first-player"), eye.player(view["first"])),
        (eye.say("next-first"), eye.player(view["hourglass"])),
        (eye.say("black-dice"), dice_text(eye, [(BLACK, value) for value in view["black_shown"]], view["black_left"])),
        (eye.say("contract-pile"), str(view["pile"])),
    ]
    return banner(eye, shown)


def dice_text(eye: Eye, dice: list[tuple[int, int]], n: int = 0) -> Text:
    """Dice by owner and value; or, where their values do not matter, their number."""
    if not dice:
        return Text(str(n) if n else NOTHING)
    return Text(" ").join(die_text(eye, owner, value) for owner, value in dice)


def die_text(eye: Eye, owner: int, value: int) -> Text:
    face = f"{FACES[value - 1]} {value}"
    if owner >= 0:
        return Text(face, style=eye.player(owner).style)
    return Text(face, style="white on black" if owner == BLACK else "dim")


def on_space(eye: Eye, space: dict[str, Any]) -> Text:
    return dice_text(eye, [(die["owner"], die["value"]) for die in space["dice"]])


def spaces(eye: Eye) -> RenderableType:
    """Every space for dice outside the map: how many, the least value, what it brings, who is there."""
    rows = {row["id"]: row for row in eye.data["action_spaces"]}
    cards = {card["space"]: card["card"] for card in eye.view["cards"] if not card["city"]}
    specials = {row["city"]: row for row in eye.data["special_cities"]}
    grid = plain_grid(eye.say("spaces"), eye.say("dice"), eye.say("brings"), eye.say("placed"))
    for space in eye.view["spaces"]:
        name = space["id"]
        if name in rows:
            grid.add_row(eye.name("space", name), needs_text(rows[name]), brings(eye, rows[name]), on_space(eye, space))
        elif cards.get(name):
            grid.add_row(eye.name("space", name), "1", card_text(eye, cards[name]), on_space(eye, space))
        elif name in specials:
            effect = eye.effect(specials[name]["effects"])
            grid.add_row(eye.name("space", name), "1", effect, on_space(eye, space))
    bag = next(row for row in eye.data["bonus_actions"] if row["id"] == "money_bag")
    effect = eye.effect(bag["effects"])
    grid.add_row(eye.name("bonus", "money_bag"), str(bag["dice"]), effect, dice_text(eye, bag_dice(eye)))
    return grid


def bag_dice(eye: Eye) -> list[tuple[int, int]]:
    return [(die["owner"], die["value"]) for die in eye.view["bag"]]


def needs_text(row: dict[str, Any]) -> str:
    """How many dice, and the least value that one needs."""
    return f"{row['dice']}" + (f" ≥{row['min_value']}" if row["min_value"] > 1 else "")


def brings(eye: Eye, row: dict[str, Any]) -> str:
    """The fixed reward of a space, or how far it lets one travel and for what."""
    if "effects" in row:
        return eye.effect(row["effects"])
    if "max_steps" not in row:
        return ""
    return " → ".join([*nouns(eye, row["cost"]), eye.say("steps", n=row["max_steps"])])


def nouns(eye: Eye, cost: dict[str, int]) -> list[str]:
    """A cost, noun by noun."""
    return [eye.voice.text(f"noun-{noun}", n=n) for noun, n in cost.items()]


def books(eye: Eye) -> RenderableType:
    """The offers of each book: two printed, two on the tile; then the tiles of the next round."""
    grid = plain_grid(eye.say("books"), *(eye.name("offer", offer) for offer in ("left", "right")))
    for name in ("one_jade", "two_jade"):
        grid.add_column(eye.name("offer", name))
    tiles = {row["id"]: row for row in eye.data["offer_tiles"]}
    for n, book in enumerate(eye.data["books"]):
        offers = book["offers"] + tiles[eye.view["offers"][n]]["offers"]
        grid.add_row(eye.voice.text(f"book-{book['book']}"), *(eye.effect(offer["gain"]) for offer in offers))
    for tile in eye.view["next_offers"]:
        gains = [eye.effect(offer["gain"]) for offer in tiles[tile]["offers"]]
        grid.add_row(Text(eye.say("next-offers", n=tiles[tile]["book"]), style="dim"), "", "", *gains)
    return grid


def seals(eye: Eye) -> RenderableType:
    """The guild seals: the lower die that each needs, its jade, how many are left, and how it is improved."""
    grid = plain_grid(eye.say("seals"), eye.say("dice"), eye.say("brings"), "", eye.say("seal-improved"))
    for row in eye.data["guild_seals"]:
        jade = eye.effect({"jade": row["jade_when_taken"]}) if row["jade_when_taken"] else ""
        improved = f"{', '.join(nouns(eye, row['improve_cost']))} → {eye.effect(row['improved_bonus'])}"
        left = eye.say("left", n=eye.view["seal_stacks"][row["id"]])
        grid.add_row(eye.name("seal", row["id"]), f"≥{row['min_die']}", jade, left, improved)
    return grid


def cities(eye: Eye) -> RenderableType:
    """Every city: shield, marker or outpost tile, cards and contracts, posts and figures."""
    grid = plain_grid(eye.say("cities"), eye.say("shield"), eye.say("bonuses"), eye.say("cards"), eye.say("posts"))
    for row in eye.data["locations"]:
        here = Text(" ").join(
            [eye.player(p["seat"]) for p in eye.view["players"] if row["id"] in p["posts"]]
            + [Text.assemble("♟", eye.player(p["seat"])) for p in eye.view["players"] if row["id"] in p["figures"]]
        )
        if row["type"] != "oasis" or here:
            shield = eye.name("shield", row["shield"]) if "shield" in row else ""
            name = Text(eye.name("location", row["id"]), style="bold")
            grid.add_row(name, shield, tiles_text(eye, row["id"]), cards_text(eye, row["id"]), here)
    return grid


def tiles_text(eye: Eye, city: str) -> str:
    found = []
    if marker := eye.view["markers"].get(city):
        found.append(f"! {eye.name('marker', marker)}")
    if tile := eye.view["outposts"].get(city):
        found.append(eye.name("tile", tile))
    return ", ".join(found)


def cards_text(eye: Eye, city: str) -> Text:
    """City cards with the dice on them, then contracts."""
    lines: list[Text] = []
    dice = {space["id"]: space for space in eye.view["spaces"]}
    for card in eye.view["cards"]:
        if card["city"] == city and card["card"]:
            placed = dice[card["space"]]
            line = Text(card_text(eye, card["card"]))
            lines.append(Text(" ").join([line, on_space(eye, placed)]) if placed["dice"] else line)
    for contract in eye.view["contracts"]:
        if contract["city"] == city and contract["card"]:
            lines.append(Text(eye.name("contract", contract["card"]), style="red"))
    return Text("\n").join(lines)


def routes(eye: Eye) -> RenderableType:
    """The routes of the map with their costs."""
    parts = []
    for row in eye.data["routes"]:
        ends = " – ".join(eye.name("location", end) for end in row["ends"])
        parts.append(Text.assemble(ends, (f" {route_cost(eye, row)}", "yellow")))
    return facts([(eye.say("routes"), Text("  ·  ").join(parts))])


def route_cost(eye: Eye, row: dict[str, Any]) -> str:
    """What a route costs, and the seal that it needs."""
    parts = nouns(eye, row["cost"])
    if "seal" in row:
        parts.append(f"({eye.name('seal', row['seal'])})")
    return " ".join(parts) or "0"


def players(eye: Eye) -> RenderableType:
    """What everybody can see of everybody, a column each."""
    everybody = eye.view["players"]
    names = [eye.player(player["seat"]) for player in everybody]
    return side_by_side(names, [player_column(eye, player) for player in everybody])


def player_column(eye: Eye, player: dict[str, Any]) -> dict[str, Text | str]:
    """The facts of one player by label."""
    dice = [(player["seat"], value) for value in player["own"]] + [(BLACK, value) for value in player["black"]]
    out: dict[str, Text | str] = {
        eye.say("character"): eye.name("character", player["character"]) if player["character"] else NOTHING,
        eye.say("vp"): str(player["vp"]),
        eye.say("dice"): dice_text(eye, dice),
    }
    out |= {eye.name("resource", noun): str(n) for noun, n in player["stock"].items()}
    seals = [f"{eye.name('seal', seal)}{' ✓' if seal in player['improved'] else ''}" for seal in player["seals"]]
    return out | {
        eye.say("seals"): ", ".join(seals) or NOTHING,
        eye.say("posts"): str(len(player["posts"])),
        eye.say("shield"): str(len(player["shields"])),
        eye.say("completed"): str(player["completed"]),
        eye.say("active"): "\n".join(eye.name("contract", card) for card in player["active"]) or NOTHING,
        eye.say("kept-tiles"): ", ".join(eye.name("tile", tile) for tile in player["tiles"]) or NOTHING,
    }


def own_cards(eye: Eye) -> RenderableType:
    """The own character and goal cards."""
    me = eye.view["players"][eye.seat]
    lines = [Text(eye.about("character", me["character"]), style="cyan")] if me["character"] else []
    goals = [me["goal"]] if me["goal"] else me["goals_dealt"] or []
    lines += [Text(eye.name("goal", goal), style="yellow") for goal in goals]
    return Group(*lines)


def hint(view: View, voice: Voice, token: str, seat: int, next_question: str) -> str:
    """What the board shows about a choice and its name does not say."""
    sort, _, name = token.partition(":")
    eye = Eye(view, voice, seat)
    if sort == "bonus":
        return bonus_cost(eye, name)
    if sort == "benefit":
        return benefit_text(eye, *name.rpartition("_")[::2])
    if sort == "location" and view["plan"] is not None:
        ends = {name, view["plan"]["at"]}
        return next((route_cost(eye, row) for row in eye.data["routes"] if set(row["ends"]) == ends), "")
    if sort == "location":
        return benefit_text(eye, name, "marker")
    if sort == "space":
        card = next((card["card"] for card in view["cards"] if card["space"] == name), "")
        return card_text(eye, card) if card else ""
    return ""


def bonus_cost(eye: Eye, bonus: str) -> str:
    """What a bonus action with a die costs."""
    name = "change_by_one" if bonus in ("raise", "lower") else bonus
    cost = next(row.get("cost", {}) for row in eye.data["bonus_actions"] if row["id"] == name)
    return ", ".join(nouns(eye, cost))


def benefit_text(eye: Eye, city: str, kind: str) -> str:
    """What the marker or the outpost tile of a city brings."""
    if kind == "outpost":
        tile = eye.view["outposts"].get(city)
        return eye.name("tile", tile) if tile else ""
    marker = eye.view["markers"].get(city) if kind == "marker" else ""
    return eye.name("marker", marker) if marker else ""


def card_text(eye: Eye, card: str) -> str:
    """A city card with what it does."""
    return f"{eye.name('city_card', card)} · {eye.about('city_card', card)}"
