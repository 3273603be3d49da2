"""The table of Paladins in the terminal, from what one seat sees."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.cli.boards.eye import NOTHING, Eye, banner, facts, plain_grid, side_by_side
from caravanserai.cli.voice import Voice
from caravanserai.core.game import View

FLAGS = ("faith", "strength")
WORKER_STYLES = {
    "labourer": "white",
    "scout": "green",
    "merchant": "dodger_blue1",
    "fighter": "red",
    "cleric": "bright_black",
    "criminal": "medium_purple1",
}


def draw(view: View, voice: Voice, seat: int) -> RenderableType:
    """The main board, the players, and the own board."""
    eye = Eye(view, voice, seat)
    parts = [heading(eye), townsfolk(eye), regions(eye), kings_cards(eye)]
    if view["taverns"]:
        parts.append(taverns(eye))
    parts.append(players(eye))
    if view["solo"] is not None:
        parts.append(rival(eye))
    if seat >= 0:
        parts += [own_actions(eye), own_stock(eye)]
    return Group(*parts)


def heading(eye: Eye) -> RenderableType:
    """Round, start player, Tax supply and piles."""
    view = eye.view
    shown: list[tuple[str, Text | str]] = [
        (eye.say("round"), f"{max(view['round'], 1)}/{eye.data['meta']['rounds']}"),
        (eye.say("start-player"), eye.player(view["first"])),
        (eye.say("tax"), Text(str(view["tax"]), style="bold yellow")),
        (eye.say("walls"), str(view["walls"])),
        (eye.say("suspicion"), f"{view['suspicion_pile']} + {len(view['suspicion_gone'])}"),
    ]
    return banner(eye, shown)


def townsfolk(eye: Eye) -> RenderableType:
    """The row of Townsfolk with prices, what they do in the crew and what for when dismissed."""
    grid = plain_grid(
        eye.say("townsfolk"), eye.say("silver"), eye.say("crew"), eye.say("dismissed"), eye.say("recruited")
    )
    rows = {row["id"]: row for row in eye.data["townsfolk"]}
    for place in eye.view["town"]:
        price = f"{place['silver']}{' / ' + eye.say('debts') if place['debt'] else ''}"
        if not place["card"]:
            grid.add_row(NOTHING, price, "", "", "")
            continue
        row = rows[place["card"]]
        grid.add_row(
            Text(eye.name("townsfolk", place["card"]), style="bold"),
            price,
            eye.effect(row["moments"]),
            eye.effect(row["dismiss"]),
            eye.effect(row["on_recruit"]) if row["on_recruit"] else "",
        )
    return grid


def regions(eye: Eye) -> RenderableType:
    """Each region: its flags, its free spaces and pieces, and the Outsider below it."""
    names = [eye.name("attribute", flag) for flag in FLAGS]
    grid = plain_grid(eye.say("regions"), *names, eye.say("spaces"), eye.say("outsider"), eye.name("action", "attack"))
    grid.add_column(eye.name("action", "convert"))
    spaces = {row["id"]: row for row in eye.data["board_spaces"]}
    for n, region in enumerate(eye.data["regions"]):
        here = [space for space in eye.view["spaces"] if spaces[space["id"]]["region"] == region["slot"]]
        grid.add_row(
            str(region["slot"]),
            str(region["faith"]),
            str(region["strength"]),
            Text(" · ").join(space_text(eye, space, spaces) for space in here if space["open"]),
            *outsider_cells(eye, eye.view["outsiders"][n]),
        )
    return grid


def space_text(eye: Eye, space: dict[str, Any], rows: dict[str, Any]) -> Text:
    if space["owner"] >= 0:
        piece = "♜" if space["outpost"] else "♟"
        return Text.assemble(piece, eye.player(space["owner"]))
    return Text(eye.effect(rows[space["id"]]["effects"]), style="green")


def outsider_cells(eye: Eye, card: str) -> list[RenderableType]:
    if not card:
        return [NOTHING, "", ""]
    row = next(row for row in eye.data["outsiders"] if row["id"] == card)
    convert = f"{eye.effect(row['convert'])}; {eye.about('outsider', card)}"
    return [Text(eye.name("outsider", card), style="bold"), eye.effect(row["attack"]), convert]


def kings_cards(eye: Eye) -> RenderableType:
    """Orders with their points and who fulfils them; Favours with what they do and who used them."""
    grid = plain_grid(eye.say("kings-row"), "", "")
    for order in eye.view["orders"]:
        if order["card"]:
            name = Text(eye.name("order", order["card"]), style="red")
            grid.add_row(name, f"{order['vp']} ★", eye.players(order["fulfilled"]))
    rows = {row["id"]: row for row in eye.data["kings_favours"]}
    for favour in eye.view["favours"]:
        if favour["card"]:
            user = eye.player(favour["owner"]) if favour["owner"] >= 0 else Text("")
            grid.add_row(
                Text(eye.name("favour", favour["card"]), style="green"), favour_text(eye, rows[favour["card"]]), user
            )
    return grid


def favour_text(eye: Eye, row: dict[str, Any]) -> str:
    """The worker, the cost and the gain of a Favour."""
    worker = NOTHING if row["slot"] == "any" else eye.name("worker", row["slot"])
    cost = [{"kind": "pay", "cost": row["cost"], "gain": row["gain"]}] if row["cost"] else row["gain"]
    return f"{worker} → {eye.effect(cost)}"


def taverns(eye: Eye) -> RenderableType:
    """The Tavern cards of the round, and who took them."""
    cards = {row["id"]: row["workers"] for row in eye.data["tavern_cards"]}
    parts = []
    for tavern in eye.view["taverns"]:
        taken = tavern["taker"] >= 0
        faces = Text(" ").join(worker_text(eye, worker) for worker in cards[tavern["card"]])
        parts.append(Text.assemble(faces, " ", eye.player(tavern["taker"])) if taken else faces)
    return facts([(eye.say("tavern"), Text("  |  ").join(parts))])


def worker_text(eye: Eye, worker: str) -> Text:
    return Text(eye.name("worker", worker), style=WORKER_STYLES[worker])


def players(eye: Eye) -> RenderableType:
    """What everybody can see of everybody, a column each."""
    everybody = eye.view["players"]
    names = [player_name(eye, player) for player in everybody]
    return side_by_side(names, [player_column(eye, player) for player in everybody])


def player_name(eye: Eye, player: dict[str, Any]) -> Text:
    name = eye.player(player["seat"])
    return name.append(f" ({eye.say('passed')})", style="dim") if player["passed"] else name


def player_column(eye: Eye, player: dict[str, Any]) -> dict[str, str]:
    """The numbers of one player by label."""
    rival = player["rival"]
    workers = eye.view["solo"]["workers"] if rival else sum(player["workers"].values())
    taken = {name: action["taken"] for name, action in player["actions"].items()}
    out = {
        eye.say("workers"): str(workers),
        eye.say("silver"): NOTHING if rival else str(player["silver"]),
        eye.say("provisions"): NOTHING if rival else str(player["provisions"]),
    }
    out |= {eye.name("attribute", row["id"]): level_text(player, row["id"]) for row in eye.data["attributes"]}
    pairs = [("monks", "commission"), ("walls", "fortify"), ("outposts", "garrison"), ("jars", "absolve")]
    out |= {eye.say(message): str(taken[action]) for message, action in pairs}
    out |= {eye.say(key): str(len(player[key])) for key in ("attacked", "converted", "crew", "suspicion")}
    return out | {eye.say("unpaid"): str(player["unpaid"]), eye.say("paid"): str(player["paid"])}


def level_text(player: dict[str, Any], attribute: str) -> str:
    """The marker, and what it is with the Paladin of the round."""
    level, now = player["track"][attribute], player["attributes"][attribute]
    return str(level) if level == now else f"{level} ({now})"


def rival(eye: Eye) -> RenderableType:
    """The solo opponent: level, marker, Workshops, Schemes."""
    solo = eye.view["solo"]
    shops = ", ".join(f"{eye.name('action', name)} {n}" for name, n in solo["shops"].items() if n) or NOTHING
    top = ", ".join(eye.name("top", name) for name in solo["top_used"]) or NOTHING
    return facts(
        [
            (eye.voice.speaker.setting("solo_level"), eye.voice.speaker.setting_value("solo_level", solo["level"])),
            (eye.say("marker"), str(solo["marker"])),
            (eye.say("workshops"), shops),
            (eye.say("top-row"), top),
            (eye.say("schemes"), str(solo["schemes"])),
        ]
    )


def own_actions(eye: Eye) -> RenderableType:
    """The twelve actions of the own board: the workers they need or hold, and what the next use costs."""
    me = eye.view["players"][eye.seat]
    grid = plain_grid(eye.say("player", player=eye.voice.names[eye.seat]), eye.say("workers"), eye.say("price-next"))
    for row in eye.data["actions"]:
        action = me["actions"][row["id"]]
        slots = Text(" ").join(slot_text(eye, row["slots"][n], action, n) for n in range(len(row["slots"])))
        grid.add_row(Text(eye.name("action", row["id"]), style="bold"), slots, price_text(eye, row, action))
    return grid


def slot_text(eye: Eye, slot: str, action: dict[str, Any], n: int) -> Text:
    """A worker space: covered, taken, or what it asks for."""
    if action["covered"][n]:
        return Text("⌂", style="bold")
    if action["workers"][n]:
        return Text(f"[{eye.name('worker', action['workers'][n])}]", style="dim")
    return Text("○") if slot == "any" else worker_text(eye, slot)


def price_text(eye: Eye, row: dict[str, Any], action: dict[str, Any]) -> str:
    """What the next use costs, and the attribute that it needs."""
    parts = []
    if action["cost"] > 0:
        noun = next(iter(row.get("costs", {"silver": []})))
        parts.append(eye.voice.text(f"noun-{noun}", n=action["cost"]))
    if action["requirement"] > 0:
        parts.append(f"{eye.name('attribute', row['needs'])} {action['requirement']}")
    return ", ".join(parts)


def own_stock(eye: Eye) -> RenderableType:
    """The own Paladin, workers and crew."""
    me = eye.view["players"][eye.seat]
    workers = [Text.assemble(worker_text(eye, kind), f" {n}") for kind, n in me["workers"].items() if n]
    paladins = [f"{eye.name('paladin', name)} – {eye.about('paladin', name)}" for name in paladins_seen(me)]
    crew = [f"{eye.name('townsfolk', card)} – {eye.about('townsfolk', card)}" for card in me["crew"]]
    lines = [facts([(eye.say("workers"), Text("  ").join(workers) if workers else Text(NOTHING))])]
    lines += [Text(line, style="yellow") for line in paladins] + [Text(line, style="dim") for line in crew]
    return Group(*lines)


def paladins_seen(me: dict[str, Any]) -> list[str]:
    """The Paladins in hand, or the one in the slot."""
    return me["drawn"] or ([me["paladin"]] if me["paladin"] else [])


def hint(view: View, voice: Voice, token: str, seat: int, next_question: str) -> str:
    """What the board shows about a choice and its name does not say."""
    sort, _, name = token.partition(":")
    eye = Eye(view, voice, seat)
    if sort == "plan":
        return eye.about("paladin", name.partition("+")[0])
    if sort == "outsider":
        return eye.about("outsider", name)
    return ""
