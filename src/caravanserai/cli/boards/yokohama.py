"""The table of Yokohama in the terminal, from what one seat sees."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from caravanserai.cli.boards.eye import NOTHING, Eye, Grid, banner, facts, plain_grid, side_by_side
from caravanserai.cli.voice import Voice
from caravanserai.core.game import View
from caravanserai.core.ids import NOBODY, UNUSED_COLOUR

PRESIDENT, ASSISTANT, SHOP, HOUSE, STATION, TOKEN = "♚", "●", "▲", "■", "◆", "★"
PIECE_KEYS = {"assistant": ASSISTANT, "shop": SHOP, "trading_house": HOUSE}


def draw(view: View, voice: Voice, seat: int) -> RenderableType:
    """The areas, the boards beside them, the players, and the own orders."""
    eye = Eye(view, voice, seat)
    parts = [heading(eye), pyramid(eye), signs(eye), buildings(eye), spaces(eye), laboratories(eye), ports(eye)]
    parts += [achievements(eye), players(eye)]
    if seat >= 0:
        parts.append(own_orders(eye))
    return Group(*parts)


def heading(eye: Eye) -> RenderableType:
    """Round, who began, what is left to draw and to gain."""
    view = eye.view
    agents = ", ".join(f"{eye.name('country', country)} {n}" for country, n in view["agents"].items())
    shown: list[tuple[str, Text | str]] = [
        (eye.say("round"), str(max(view["round"], 1))),
        (eye.say("first-player"), eye.player(view["first"])),
        (eye.say("technology-deck"), str(view["technology_deck"])),
        (eye.say("order-deck"), str(view["order_deck"])),
        (eye.say("agents-left"), agents),
    ]
    if view["last_round"]:
        shown.append((eye.say("last-round"), Text(str(view["last_round"]), style="bold red")))
    if view["rewards"]:
        shown.append((eye.say("rewards"), ", ".join(eye.name("reward", reward) for reward in view["rewards"])))
    return banner(eye, shown)


# Areas


def pyramid(eye: Eye) -> RenderableType:
    """The areas as they lie: each row half an area in from the one before."""
    rows = player_counts(eye)["layout_rows"]
    areas = list(eye.view["areas"])
    lines = []
    for width in rows:
        grid = Grid.grid(expand=True)
        margin = rows[0] - width
        cells: list[RenderableType] = [area_cell(eye, area) for area in areas[:width]]
        areas = areas[width:]
        for ratio in [*([margin] if margin else []), *[2] * width, *([margin] if margin else [])]:
            grid.add_column(ratio=ratio)
        grid.add_row(*([""] if margin else []), *cells, *([""] if margin else []))
        lines.append(grid)
    return Group(*lines)


def player_counts(eye: Eye) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in eye.data["player_counts"] if row["players"] == len(eye.view["players"]))
    return found


def area_cell(eye: Eye, area: dict[str, Any]) -> RenderableType:
    """An area with the pieces and the power of each player there."""
    lines = [Text(eye.name("area", area["id"]), style="bold")]
    lines += [pieces(eye, area, seat) for seat in range(len(area["assistants"])) if has_pieces(area, seat)]
    if area["station"]:
        lines.append(Text(STATION, style="green"))
    style = "yellow" if area["token"] else "dim"
    return Panel(Text("\n").join(lines), box=box.SQUARE, border_style=style, padding=0)


def has_pieces(area: dict[str, Any], seat: int) -> bool:
    there = seat in area["presidents"] or seat in area["shops"] or area["house"] == seat
    return there or area["assistants"][seat] > 0


def pieces(eye: Eye, area: dict[str, Any], seat: int) -> Text:
    """What one player has in an area, and the power of it."""
    shown = PRESIDENT if seat in area["presidents"] else ""
    shown += ASSISTANT * area["assistants"][seat]
    shown += SHOP * area["shops"].count(seat) + HOUSE * (area["house"] == seat)
    return Text.assemble(eye.player(seat), f" {shown} {area['powers'][seat]}")


def signs(eye: Eye) -> RenderableType:
    """What the signs in the areas mean."""
    shown = [(PRESIDENT, eye.say("president"))]
    shown += [(sign, eye.name("piece", piece)) for piece, sign in PIECE_KEYS.items()]
    return facts([*shown, (STATION, eye.name("technology", "station"))])


def buildings(eye: Eye) -> RenderableType:
    """What the action, the five-power token, the shop spaces and the trading house of each area bring."""
    grid = plain_grid(eye.say("area"), eye.say("action"), eye.say("power-token"), eye.say("shops"), eye.say("house"))
    tiles = {row["id"]: row for row in eye.data["building_tiles"]}
    for area in eye.view["areas"]:
        if not area["tile"]:
            continue
        tile = tiles[area["tile"]]
        shops = [built(eye, owner, tile["shops"][n]) for n, owner in enumerate(area["shops"])]
        token = Text.assemble((f"{TOKEN} ", "yellow"), eye.name("token", area["token"])) if area["token"] else NOTHING
        name = Text(eye.name("area", area["id"]), style="bold")
        action = Text(eye.about("area", area["id"]), style="dim")
        house = built(eye, area["house"], tile["trading_house"])
        grid.add_row(name, action, token, Text(" | ").join(shops), house)
    return grid


def built(eye: Eye, owner: int, reward: Any) -> Text:
    """Who built on a space, or what it brings."""
    return Text(eye.effect(reward)) if owner == NOBODY else eye.player(owner)


# Boards


def spaces(eye: Eye) -> RenderableType:
    """The church and customs boards: what a space needs and brings, and whose assistant lies there."""
    lines = [(eye.name("area", board), space_line(eye, board)) for board in ("church", "customs")]
    return Group(*(facts([line]) for line in lines))


def space_line(eye: Eye, board: str) -> Text:
    rows = {row["id"]: row for row in eye.data[f"{board}_board"]["spaces"]}
    return Text(" | ").join(space_text(eye, rows[space["id"]], space["owner"]) for space in eye.view[board])


def space_text(eye: Eye, row: dict[str, Any], owner: int) -> Text:
    """A space: its owner, or its number and reward."""
    if owner == UNUSED_COLOUR:
        return Text(eye.say("neutral"), style="dim")
    if owner != NOBODY:
        return eye.player(owner)
    return Text(f"{row.get('faith', row.get('imports'))}: {eye.effect(row['effects'])}")


def laboratories(eye: Eye) -> RenderableType:
    """The technology cards: value with surcharge, country, and what they do."""
    surcharges = {row["id"]: row["surcharges"] for row in eye.data["laboratory_boards"]}
    values = {row["id"]: row["value"] for row in eye.data["technologies"]}
    grid = plain_grid(eye.say("boards"), eye.say("cards"), eye.say("value"), "", "")
    for board, cards in eye.view["laboratories"].items():
        for n, card in enumerate(cards):
            if not card["technology"]:
                continue
            extra = surcharges[board][n]
            value = f"{values[card['technology']]}" + (f" +{extra}" if extra else "")
            name = Text(eye.name("technology", card["technology"]), style="cyan")
            about = eye.about("technology", card["technology"])
            grid.add_row(eye.name("area", board), name, value, eye.name("country", card["country"]), about)
    return grid


def ports(eye: Eye) -> RenderableType:
    """The orders on the port boards, by level."""
    grid = plain_grid(eye.say("boards"), "", eye.say("cards"))
    levels = {row["id"]: row["levels"] for row in eye.data["port_boards"]}
    for board, orders in eye.view["ports"].items():
        for n, order in enumerate(orders):
            said = Text(eye.name("order", order), style="red") if order else Text(eye.say("empty-space"), style="dim")
            grid.add_row(eye.name("area", board), eye.say(f"level-{levels[board][n]}"), said)
    return grid


def achievements(eye: Eye) -> RenderableType:
    """What is asked for, what it brings, and who has it."""
    rows = {row["id"]: row for row in eye.data["achievements"]}
    grid = plain_grid(eye.say("achievements"), eye.say("for-first"), eye.say("for-later"), eye.say("completed-by"))
    for tile in eye.view["achievements"]:
        row = rows[tile["id"]]
        name = eye.name("achievement", tile["id"])
        grid.add_row(name, eye.effect(row["first"]), eye.effect(row["later"]), eye.players(tile["by"]))
    return grid


# Players


def players(eye: Eye) -> RenderableType:
    """What everybody can see of everybody, a column each."""
    everybody = eye.view["players"]
    names = [eye.player(player["seat"]) for player in everybody]
    return side_by_side(names, [player_column(eye, player) for player in everybody])


def player_column(eye: Eye, player: dict[str, Any]) -> dict[str, str]:
    """The facts of one player by label."""
    out = {
        eye.say("vp"): str(player["vp"]),
        eye.say("president"): eye.name("area", player["president"]) if player["president"] else eye.say("in-hand"),
    }
    out |= {eye.name("resource", noun): str(n) for noun, n in player["stock"].items()}
    cards = [technology_text(eye, card) for card in player["technologies"]]
    agents = [f"{eye.name('agent', agent)} {n}" for agent, n in player["agents"].items()]
    return out | {
        eye.say("pieces-hand"): f"{player['assistants']}, {player['shops']}, {player['houses']}",
        eye.say("pieces-store"): f"{player['store_assistants']}, {player['store_shops']}, {player['store_houses']}",
        eye.say("technologies"): "\n".join(cards) or NOTHING,
        eye.say("completed-orders"): str(len(player["completed"])),
        eye.say("orders-in-hand"): str(player["orders"]),
        eye.say("agents"): ", ".join(agents) or NOTHING,
        eye.say("tokens"): str(len(player["tokens"])),
    }


def technology_text(eye: Eye, card: dict[str, Any]) -> str:
    return f"{eye.name('technology', card['technology'])} ({eye.name('country', card['country'])})"


def own_orders(eye: Eye) -> RenderableType:
    """The orders in the own hand, or those to choose from."""
    me = eye.view["players"][eye.seat]
    orders = me["dealt"] or me["hand"] or []
    said = [Text(eye.name("order", order), style="yellow") for order in orders]
    return facts([(eye.say("your-orders"), Text("   ").join(said) if said else Text(NOTHING))])


# Choices


def hint(view: View, voice: Voice, token: str, seat: int, next_question: str) -> str:
    """What the board shows about a choice and its name does not say."""
    sort, _, name = token.partition(":")
    eye = Eye(view, voice, seat)
    if sort == "area":
        return power_text(eye, name)
    if sort == "use":
        return eye.about("technology", name)
    if sort == "fees":
        return ", ".join(payee_name(eye, payee) for payee in name.split("+") if payee.startswith("seat_"))
    if sort == "piece":
        return piece_price(eye, name)
    return ""


def power_text(eye: Eye, name: str) -> str:
    """The own power in an area as it is now."""
    power = next(area["powers"][eye.seat] for area in eye.view["areas"] if area["id"] == name)
    return eye.say("power-here", n=power) if power else ""


def payee_name(eye: Eye, payee: str) -> str:
    """The player whom a token names by place at the table."""
    return eye.voice.names[int(payee.removeprefix("seat_")) - 1]


def piece_price(eye: Eye, piece: str) -> str:
    """What a piece costs when it leaves the warehouse now."""
    cost = eye.data["recruit_costs"][piece]
    if isinstance(cost, list):
        taken = len(cost) - eye.view["players"][eye.seat]["store_houses"]
        cost = cost[min(max(taken, 0), len(cost) - 1)]
    return eye.voice.text("price-yen", n=cost) if cost else eye.voice.text("price-free")
