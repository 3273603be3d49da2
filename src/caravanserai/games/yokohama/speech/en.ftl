# Yokohama.

game-yokohama = Yokohama

## What is counted

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-yen = { $n } yen
noun-copper = { $n } copper
noun-silk = { $n } silk
noun-tea = { $n } tea
noun-fish = { $n } fish
noun-import = { $n ->
    [one] { $n } import
   *[other] { $n } imports
}
noun-any_good = { $n ->
    [one] { $n } trade good (any)
   *[other] { $n } trade goods (any)
}
noun-assistant = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
noun-free_agent = { $n ->
    [one] { $n } free agent
   *[other] { $n } free agents
}
counted-shop = { $n ->
    [one] { $n } shop
   *[other] { $n } shops
}
counted-house = { $n ->
    [one] { $n } trading house
   *[other] { $n } trading houses
}

## What effects do

verb-exchange = exchanges – { $n }
verb-raise_faith = an assistant on the church board, faith – { $n }
verb-pay_imports = an assistant on the customs board, imports at most – { $n }
verb-recruit = pieces from the warehouse – { $n }
verb-research = a technology of value – { $n }
verb-take_orders = take orders, up to a level
verb-buy_shop = { $n ->
    [one] buy { $n } shop (optional)
   *[other] buy up to { $n } shops
}
verb-buy_trading_house = { $n ->
    [one] buy { $n } trading house (optional)
   *[other] buy up to { $n } trading houses
}
verb-move_assistant = { $n ->
    [one] move { $n } assistant
   *[other] move up to { $n } assistants
}
verb-fill_up = fill up to { $to } { $noun ->
    [copper] copper
    [silk] silk
    [tea] tea
    [fish] fish
    [import] imports
   *[yen] yen
}
verb-place_station = place the station token (+{ $power } power)

## Lasting changes, moments, conditions

change-passing_fee = { $n ->
    [0] you pay nothing for presidents you pass
   *[other] for each president you pass: { noun-yen }
}
change-may_share_area = your president may stop where other presidents stand
change-placement_spread_max = you may place up to { noun-assistant } in different areas
change-placement_stack_adjacent = when you place two in one area, you may place { noun-assistant } more in an adjacent one
change-gained_amount = whenever you gain { $noun ->
    [yen] yen: +{ noun-yen }
    [copper] copper: +{ noun-copper }
    [silk] silk: +{ noun-silk }
    [tea] tea: +{ noun-tea }
    [fish] fish: +{ noun-fish }
   *[import] imports: +{ noun-import }
}
change-assistants_left_max = when you take assistants back, up to { noun-assistant } may stay
change-may_move_to_own_assistant = your president may go straight to any area with an assistant of yours
change-may_move_to_station = your president may go straight to the station
moment-order_completed = for each order you complete
moment-customs_placed = for each assistant you place on the customs board
moment-church_placed = for each assistant you place on the church board
moment-trading_house_built = for each trading house you build
moment-shop_built = for each shop you build
moment-technology_taken_later = for each later technology you take
moment-turn_started = at the start of your turn
moment-own_turn = in your turn
test-goods = { $good ->
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
   *[fish] { noun-fish }
}
test-technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
test-yen = { noun-yen }
test-tokens = { $n } agents and five-power tokens (any mix)
test-orders = { $n ->
    [one] { $n } completed order
   *[other] { $n } completed orders
}
test-buildings = buildings in { $production ->
    [0] {""}
    [one] { $production } production area
   *[other] { $production } production areas
}{ $commercial ->
    [0] {""}
   *[other] { $production ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $commercial ->
        [one] { $commercial } commercial area
       *[other] { $commercial } commercial areas
    }
}

## Resources, pieces

resource-yen = Yen
resource-copper = Copper
resource-silk = Silk
resource-tea = Tea
resource-fish = Fish
resource-import = Imports
good-copper = { resource-copper }
good-silk = { resource-silk }
good-tea = { resource-tea }
good-fish = { resource-fish }
payment-copper = { resource-copper }
payment-silk = { resource-silk }
payment-tea = { resource-tea }
payment-fish = { resource-fish }
payment-import = { resource-import }
payment-yen = { resource-yen }
piece-assistant = Assistant
piece-shop = Shop
piece-trading_house = Trading house
building-shop_1 = Shop on space 1
building-shop_2 = Shop on space 2
building-shop_3 = Shop on space 3
building-shop_4 = Shop on space 4
building-trading_house = { piece-trading_house }
source-area = From the area
source-hand = From hand

## Areas

area-copper_mine_1 = Copper Mine 1
    .at = in copper mine 1
    .about = Copper: your power less 2.
area-copper_mine_2 = Copper Mine 2
    .at = in copper mine 2
    .about = Copper: your power less 2.
area-silk_mill_1 = Silk Mill 1
    .at = in silk mill 1
    .about = Silk: your power less 1.
area-silk_mill_2 = Silk Mill 2
    .at = in silk mill 2
    .about = Silk: your power less 1.
area-tea_plantation_1 = Tea Plantation 1
    .at = on tea plantation 1
    .about = As much tea as your power.
area-tea_plantation_2 = Tea Plantation 2
    .at = on tea plantation 2
    .about = As much tea as your power.
area-fishing_ground_1 = Fishing Ground 1
    .at = on fishing ground 1
    .about = As much fish as your power.
area-fishing_ground_2 = Fishing Ground 2
    .at = on fishing ground 2
    .about = As much fish as your power.
area-bank = Bank
    .at = in the bank
    .about = As many yen as your power.
area-chinatown = Chinatown
    .at = in Chinatown
    .about = As many exchanges as your power.
area-canal = Canal
    .at = on the canal
    .about = Nothing stops here. Your president may cross it for 1 yen.
area-church = Church
    .at = in the church
    .about = Place an assistant on a space of the church board with a number up to your faith. Faith is your power and what you add by paying.
area-customs = Customs Office
    .at = in the customs office
    .about = Pay imports, at most your power less 1, and place an assistant on a space of the customs board with that number.
area-employment_agency = Employment Agency
    .at = in the employment agency
    .about = Take pieces from your warehouse: as many as your power less 1. Shops and trading houses cost yen.
area-laboratory_a = Laboratory A
    .at = in laboratory A
    .about = Take a technology. Your power pays that much of its cost; for each 1 still missing pay 2 yen or 1 import.
area-laboratory_b = Laboratory B
    .at = in laboratory B
    .about = Take a technology. Your power pays that much of its cost; for each 1 still missing pay 2 yen or 1 import.
area-port_a = Port A
    .at = in port A
    .about = Take 1 order, or 2 for 2 yen or 1 import. Power 2: low spaces; 3: middle ones too; 4: all; 5: all, and 3 points.
area-port_b = Port B
    .at = in port B
    .about = Take 1 order, or 2 for 2 yen or 1 import. Power 2: low spaces; 3: middle ones too; 4: all; 5: all, and 3 points.

## Countries, agents

country-gb = Great Britain
country-us = United States
country-fr = France
country-de = Germany
country-nl = Netherlands
agent-gb = British agent
agent-us = American agent
agent-fr = French agent
agent-de = German agent
agent-nl = Dutch agent
agent-free = free agent

## Cards, tiles, tokens, boards

order = { $country }: { $cost } → { $gain }
    .called = { $country }
order-hidden = hidden
technology =
    .choice = { $name } ({ $value }) · { $about }
technology-ball = Ball
    .about = Each order you complete brings 2 points.
technology-brickworks = Brickworks
    .about = Each assistant you place on the customs board brings 4 points.
technology-stagecoach = Stagecoach
    .about = You pay nothing to presidents you pass.
technology-newspaper = Newspaper
    .about = You may place up to 4 assistants in different areas.
technology-stock_exchange = Stock Exchange
    .about = If you have less than 2 yen at the start of your turn, you fill up to 2.
technology-electric_lighting = Electric Lighting
    .about = Each trading house you build brings 3 points.
technology-gas_lighting = Gas Lighting
    .about = Each shop you build brings 2 points.
technology-spinning_mill = Spinning Mill
    .about = Once a turn: pay 1 silk for 2 yen.
technology-station = Station
    .about = Place the station token: +1 power for everybody in that area. Your president may go straight there.
technology-patent_system = Patent System
    .about = Each technology you take after this one brings 2 points.
technology-postal_system = Postal System
    .about = Your president may stop where other presidents stand.
technology-language_school = Language School
    .about = Each order you complete brings 1 yen.
technology-mining_technology = Mining Technology
    .about = Whenever you gain copper, gain 1 more.
technology-telephone = Telephone
    .about = When you take your assistants back, you may leave 1 in the area.
technology-telegraph = Telegraph
    .about = When you place 2 assistants in one area, you may place 1 more in an adjacent one.
technology-tram = Tram
    .about = Your president may go straight to any area with an assistant of yours.
technology-typography = Typography
    .about = Each technology you take after this one brings 1 yen.
technology-university = University
    .about = Once a turn: pay 1 yen for 1 assistant from your warehouse.
technology-winery = Winery
    .about = Each assistant you place on the church board brings 3 points.
technology-exhibition = Exhibition
    .about = 10 points at once.
use =
    .choice = Use: { $name }
use-spinning_mill = { technology-spinning_mill }
use-university = { technology-university }
achievement = { $condition }
    .choice = { $name } · first: { $first }; later: { $later }
exchange = { $cost } → { $gain }
    .called = {""}
    .beside = {""}
space = { $stem ->
    [church] church board, space { $a }
   *[customs] customs board, space { $a }
}
    .choice = { $stem ->
        [church] Space { $a }, { $faith } faith: { $effects }
       *[customs] Space { $a }, { $imports ->
            [one] { $imports } import
           *[other] { $imports } imports
        }: { $effects }
    }
    .beside = { $stem ->
        [church] Space { $a }, { $faith } faith
       *[customs] Space { $a }
    }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
token = { $effects }
tile = Building tile { $a }
reward = { $country ->
    [none] { $effects }
   *[other] Country symbol: { $country }
}

## Who is paid on the way, phases

payee-seat_1 = player 1
payee-seat_2 = player 2
payee-seat_3 = player 3
payee-seat_4 = player 4
payee-canal = canal
fees = { $label ->
    [none] nobody
   *[other] { $n ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }
}
phase-end = Go on
phase-return = Return the president to hand

## Log

log-round-begins = Round { $n }
log-order-kept = { $player } keeps an order ({ $order })
    .you = keep an order ({ $order })
log-turn-begins = { $player }: start of the turn
log-assistant-placed = { $player } places an assistant { $area_at }
    .you = place an assistant { $area_at }
log-fee-paid = { $player } pays { noun-yen } → { $to }
    .you = pay { noun-yen } → { $to }
log-canal-paid = { $player } pays { noun-yen } ({ area-canal })
    .you = pay { noun-yen } ({ area-canal })
log-president-moved = { $player } moves the president ({ $area })
    .you = move the president ({ $area })
log-president-returned = { $player } returns the president to hand
    .you = return the president to hand
log-assistant-back = { $player } takes back { noun-assistant } ({ $area })
    .you = take back { noun-assistant } ({ $area })
log-agent-used = { $player } uses an agent – { $agent } ({ $area })
    .you = use an agent – { $agent } ({ $area })
log-action = { $player }: action – { $area }, power { $n }
log-income = { $player }: +{ noun-yen } for the trading house ({ $area })
log-gained = { $player }: +{ $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
}
log-paid = { $player } pays { $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
}
    .you = pay { $what_id ->
        [yen] { noun-yen }
        [copper] { noun-copper }
        [silk] { noun-silk }
        [tea] { noun-tea }
        [fish] { noun-fish }
       *[import] { noun-import }
    }
log-points = { $player }: +{ noun-vp }
log-recruited = { $player } takes { $piece_id ->
    [assistant] { noun-assistant }
    [shop] { counted-shop }
   *[trading_house] { counted-house }
} from the warehouse
    .you = take { $piece_id ->
        [assistant] { noun-assistant }
        [shop] { counted-shop }
       *[trading_house] { counted-house }
    } from the warehouse
log-exchanged = { $player }: exchange – { $exchange }
    .beside = { $player }: exchange
log-on-board = { $player } places an assistant – { $space }
    .you = place an assistant – { $space }
log-technology-taken = { $player } takes a technology – { $technology } ({ $country })
    .you = take a technology – { $technology } ({ $country })
log-technology-shown = New technology, { $area } – { $technology } ({ $country })
log-technology-used = { $player } uses a technology – { $technology }
    .you = use a technology – { $technology }
log-order-taken = { $player } takes an order – { $order }
    .you = take an order – { $order }
log-order-shown = New order, { $area } – { $order }
log-order-completed = { $player } completes an order – { $order }
    .you = complete an order – { $order }
    .beside = { $player } completes an order – { $order_called }
    .you-beside = complete an order – { $order_called }
log-achieved = { $player } completes an achievement – { $achievement }
    .you = complete an achievement – { $achievement }
log-agent-gained = { $player }: +1 { $agent }
log-reward-taken = { $player } takes a reward token – { $reward }
    .you = take a reward token – { $reward }
log-token-taken = { $player } takes the five-power token ({ $area }) – { $token }
    .you = take the five-power token ({ $area }) – { $token }
    .beside = { $player } takes the five-power token ({ $area })
    .you-beside = take the five-power token ({ $area })
log-shop-built = { $player } builds a shop { $area_at }
    .you = build a shop { $area_at }
log-house-built = { $player } builds a trading house { $area_at }
    .you = build a trading house { $area_at }
log-assistant-moved = { $player } moves an assistant ({ $area })
    .you = move an assistant ({ $area })
log-station-placed = { $player } places the station token { $area_at }
    .you = place the station token { $area_at }
log-recovered = { $player }: { noun-assistant } back to hand ({ $area })
log-end-triggered = { $player } triggers the end – { $n ->
    [1] trading houses all built
    [2] shops all built
    [3] no orders left to refill the port
    [4] enough assistants on the church board
   *[5] enough assistants on the customs board
}
    .you = trigger the end – { $n ->
        [1] trading houses all built
        [2] shops all built
        [3] no orders left to refill the port
        [4] enough assistants on the church board
       *[5] enough assistants on the customs board
    }
log-game-over = Game over

## Questions

say-pay-faith = Faith short by { $missing }: what do you pay?
    .why = Each kind counts once.
say-place = Where do you place an assistant?
    .why = In hand: { $hand }. The same area again makes two on it.
say-pay-in-imports = Missing value { $missing }: imports or yen?
ask-keep-order = Which order do you keep?
    .verb = Keep
ask-extra = Choose an additional action, or go on.
    .order = Complete an order ({ $name })
    .agent = Use an agent: { $name }
    .achievement = Complete an achievement: { $name }
    .order-beside = Complete an order ({ $country }{ $gain_left ->
        [none] {""}
       *[other] {" "}→ { $gain_left }
    })
    .order-called = Complete an order
ask-agent-where = In which area does the agent act?
    .verb = Act in
ask-place = Where do you place an assistant? Pick an area twice to place two there.
    .verb = Place
    .phase-end = Place no more
ask-place-beside = Where do you place one more assistant, on an adjacent area?
    .verb = Place
    .answer-skip = Place no more
say-move-president = { ask-move-president }
    .why = Your yen: { $yen }.
ask-move-president = Where does your president go?
    .verb = Go to
ask-pay-on-the-way = Whom do you pay on the way?
ask-take-back = Which assistants do you take back?
    .verb = Take back
    .phase-end = Leave the others there
say-exchange = { ask-exchange }
    .why = Exchanges left: { $left }.
ask-exchange = What do you exchange?
    .answer-skip = Exchange no more
say-church-space = { ask-church-space }
    .why = Faith from your power: { $faith }. The rest is paid.
ask-church-space = Which space of the church board do you take?
    .verb = Take
    .answer-skip = Leave the church board
ask-pay-faith = What do you pay to raise faith?
    .verb = Pay
    .payment = { $cost }
    .payment-beside = { ask-pay-faith.verb }
say-customs-space = { ask-customs-space }
    .why = Imports your power allows: { $most }. You have: { $have }.
ask-customs-space = Which space of the customs board do you take?
    .verb = Take
    .answer-skip = Leave the customs board
ask-choose-source = Which assistant goes on the board?
    .verb = Send to
say-recruit = { ask-recruit }
    .why = Pieces left to take: { $left }. Your yen: { $yen }.
ask-recruit = Which piece do you take from the warehouse?
    .verb = Take
    .answer-skip = Take no more pieces
say-take-technology = { ask-take-technology }
    .why = Value from your power: { $value }. Your imports: { $imports }, yen: { $yen }.
ask-take-technology = Which technology do you take?
    .verb = Take
    .answer-skip = Take no technology
ask-which-copy = Which country's card do you take?
ask-pay-extra = What do you pay for one more technology?
    .verb = Pay
ask-pay-in-imports = How many imports do you pay? The rest is yen.
    .verb = Pay
    .count = { $a ->
        [0] only yen
        [one] { $a } import
       *[other] { $a } imports
    }
    .count-beside = { ask-pay-in-imports.verb }
say-take-order = { ask-take-order }
    .why = Orders in hand: { $have } of { $most }.
ask-take-order = Which order do you take?
    .verb = Take
    .answer-skip = Take no order
ask-pay-second = What do you pay for the second order?
    .verb = Pay
ask-place-station = Where does the station token go?
    .verb = Place
ask-take-token = Take the five-power token?
    .answer-yes = Take it
    .answer-skip = Leave it
ask-build = What do you build?
    .verb = Build
    .answer-skip = Build nothing
ask-leave-behind = Leave an assistant in the area?
    .answer-yes = Leave one
    .answer-skip = Take all back
ask-choose-good = Which trade good do you take?
    .verb = Take
ask-buy-piece = Do you buy the piece from the warehouse?
    .answer-yes = Buy it
    .answer-skip = Leave it in the warehouse
ask-move-assistant = Which assistant do you move?
    .verb = Move
    .answer-skip = Move no assistant
ask-move-where = Where does the assistant go?
    .verb = Go to
ask-choose-reward = Which reward token do you take?
    .verb = Take
ask-own-turn = Which technology do you use?
    .verb = Use

wait-keep-order = Waiting for { $player } (choosing an order)
wait-extra = Waiting for { $player } (additional actions)
wait-agent-where = Waiting for { $player } (using an agent)
wait-place = Waiting for { $player } (placing assistants)
wait-place-beside = Waiting for { $player } (placing assistants)
wait-move-president = Waiting for { $player } (moving the president)
wait-pay-on-the-way = Waiting for { $player } (choosing the way)
wait-take-back = Waiting for { $player } (taking assistants back)
wait-exchange = Waiting for { $player } (exchanging)
wait-church-space = Waiting for { $player } (church)
wait-pay-faith = Waiting for { $player } (paying)
wait-customs-space = Waiting for { $player } (customs office)
wait-choose-source = Waiting for { $player } (choosing an assistant)
wait-recruit = Waiting for { $player } (recruiting)
wait-take-technology = Waiting for { $player } (choosing a technology)
wait-which-copy = Waiting for { $player } (choosing a country)
wait-pay-extra = Waiting for { $player } (paying)
wait-pay-in-imports = Waiting for { $player } (paying)
wait-take-order = Waiting for { $player } (choosing orders)
wait-pay-second = Waiting for { $player } (paying)
wait-place-station = Waiting for { $player } (placing the station token)
wait-take-token = Waiting for { $player } (five-power token)
wait-build = Waiting for { $player } (building)
wait-leave-behind = Waiting for { $player } (recovering assistants)
wait-choose-good = Waiting for { $player } (choosing a trade good)
wait-buy-piece = Waiting for { $player } (buying a piece)
wait-move-assistant = Waiting for { $player } (moving assistants)
wait-move-where = Waiting for { $player } (moving assistants)
wait-choose-reward = Waiting for { $player } (choosing a reward token)
wait-own-turn = Waiting for { $player } (using a technology)

## Refusals

refuse-canal = Nothing stops on the canal. Choose another area.
    .short = no stop on the canal
refuse-no-assistant = You have no assistant for this.
    .short = no assistant
refuse-one-each = In different areas: one assistant in each.
    .short = only one each
refuse-placed-enough = You can't place more assistants this turn.
    .short = no more this turn
refuse-not-adjacent = This area is not adjacent.
    .short = not adjacent
refuse-too-few-yen = This needs { noun-yen }.
    .short = needs { noun-yen }
refuse-too-few = You have too few: this needs { $n }.
    .short = needs { $n }
refuse-cannot-pay = This needs more than you have.
    .short = not enough
refuse-none-in-warehouse = There are none left in your warehouse.
    .short = none in warehouse
refuse-none-there = You have no assistant there.
    .short = no assistant there
refuse-same-area = The assistant is there already.
    .short = there already
refuse-no-own-assistant = This needs an assistant of yours in the area.
    .short = no assistant
refuse-president-there = Another president stands there.
    .short = occupied
refuse-stands-there = Your president stands there already.
    .short = you are here
refuse-out-of-reach = No affordable path through your assistants.
    .short = no way there
refuse-no-shop = You have no shop in hand.
    .short = no shop in hand
refuse-no-house = You have no trading house in hand.
    .short = no house in hand
refuse-shop-here = You already have a shop in this area.
    .short = your shop is here
refuse-house-here = This area already has a trading house.
    .short = house here already
refuse-space-taken = This space is taken.
    .short = taken
refuse-too-little-faith = This needs { $n } more faith than your power gives.
    .short = { $n } faith short
refuse-too-few-imports = This needs { noun-import }.
    .short = needs { $n } imports
refuse-power-too-low = Your power is too low for this many imports.
    .short = power too low
refuse-technology-owned = You already have this technology.
    .short = already yours
refuse-used-once = You have already used this technology this turn.
    .short = used this turn
refuse-technology-too-dear = You can't pay the missing value of this card.
    .short = too dear
refuse-no-extra = You can't pay the extra cost of one more technology.
    .short = extra cost too high
refuse-level-too-high = Orders of this level need more power.
    .short = needs more power
refuse-hand-full = Your hand of orders is full. Complete one first.
    .short = hand full
refuse-no-second-order = You can't pay for a second order.
    .short = second too dear
refuse-agent-once = You have already used an agent this turn.
    .short = agent used this turn
refuse-no-area-for-agent = An agent needs an area with an assistant of yours, without your president.
    .short = no area for an agent
refuse-president-here = An agent does not act where your president stands.
    .short = president here
refuse-not-achieved = You don't meet this achievement yet.
    .short = not met yet
refuse-achieved-already = You have already completed this achievement.
    .short = done
refuse-no-goods = This order needs more goods than you have.
    .short = goods missing
caution-open-orders = Your last turn: { $n ->
    [one] { $n } order in your hand is
   *[other] { $n } orders in your hand are
} not completed. After it that brings nothing.

## Prices

price-yen = { noun-yen }
price-imports = { noun-import }
price-faith = { $n } faith
price-value = missing value { $n }
price-value-extra = { $n ->
    [0] extra cost
   *[other] missing value { $n } + extra cost
}
price-free = free

## Options

setting-mini_1 = Achievement reward tokens
    .about = Mini-expansion: whoever completes all three achievements takes a reward token.
setting-mini_1-false = No
setting-mini_1-true = Yes
setting-mini_2 = Five-power tokens with a free agent
    .about = Mini-expansion: some five-power tokens are agents that can be used once.
setting-mini_2-false = No
setting-mini_2-true = Yes
setting-customs_exact_payment = Exact payment in the customs office
    .about = You pay exactly as many imports as your power shows, not fewer.
setting-customs_exact_payment-false = No
setting-customs_exact_payment-true = Yes
setting-pair_each_symbol_once = Each country symbol counts for one pair
    .about = An agent comes with every second symbol of a country; otherwise with every one from the second on.
setting-pair_each_symbol_once-false = No
setting-pair_each_symbol_once-true = Yes
setting-station_requires_assistant = The station needs an assistant
    .about = The direct move to the station needs an assistant of yours there.
setting-station_requires_assistant-false = No
setting-station_requires_assistant-true = Yes
setting-mining_per_exchange = Mining Technology with every exchange
    .about = In Chinatown every purchase of copper brings the extra copper, not only the first of the action.
setting-mining_per_exchange-false = No
setting-mining_per_exchange-true = Yes
setting-neutral_competes = Neutral assistants compete
    .about = For the church and customs bonuses neutral assistants count as one more player.
setting-neutral_competes-false = No
setting-neutral_competes-true = Yes
setting-free_agent_unused_vp = Points for an unused free agent
    .about = At the end of the game, for each.
setting-free_agent_unused_vp-0 = 0
setting-free_agent_unused_vp-1 = 1
setting-lone_takes_both = Both prizes when alone
    .about = Earlier edition: whoever is alone for a bonus takes the first and the second prize.
setting-lone_takes_both-false = No
setting-lone_takes_both-true = Yes
setting-two_player_tech_rival = Rival for the technology bonus
    .about = Earlier edition: with 2 players a neutral rival takes part in the technology bonus.
setting-two_player_tech_rival-false = No
setting-two_player_tech_rival-true = Yes
setting-return_single_area = Assistants back from one area
    .about = Earlier edition: with the president you take back all assistants of one area, not any from anywhere.
setting-return_single_area-false = No
setting-return_single_area-true = Yes

## Score sheet

score-track = During the game
score-church = Church bonus
score-customs = Customs bonus
score-technology = Technology bonus
score-countries = Country bonus
score-agents = Unused agents
score-imports = Imports
score-yen = Yen
score-goods = Trade goods
score-orders = Completed orders
score-boards = Spaces of church and customs
score-achievements = Achievements
score-buildings = Shops and trading houses
score-areas = Areas, tokens, technologies
sheet-during = During the game
sheet-bonuses = Bonuses at the end
sheet-rest = Remaining items
sheet-orders = Orders
sheet-boards = Church and customs
sheet-achievements = Achievements
sheet-buildings = Buildings
sheet-areas = Areas
sheet-technology = Technology
sheet-countries = Countries
tie-turn-order = Place in turn order
tie-turn-order-won = earlier in turn order, { $mine } before { $theirs }

## The table in the terminal

board-round = Round
board-last-round = Last round
board-first-player = Start player
board-technology-deck = Technology cards left
board-order-deck = Order cards left
board-agents-left = Agents left
board-rewards = Reward tokens
board-area = Area
board-action = Action
board-power-token = Five-power token
board-shops = Shop spaces
board-house = Trading house
board-power-here = { $n } power
board-boards = Boards
board-cards = Cards
board-value = Value
board-level-low = low
board-level-mid = middle
board-level-high = high
board-empty-space = empty
board-neutral = neutral
board-achievements = Achievements
board-for-first = First
board-for-later = Later
board-completed-by = Completed by
board-vp = Points
board-president = President
board-in-hand = in hand
board-pieces-hand = Hand: assistants, shops, trading houses
board-pieces-store = Warehouse: assistants, shops, trading houses
board-technologies = Technologies
board-completed-orders = Completed orders
board-orders-in-hand = Orders in hand
board-agents = Agents
board-tokens = Five-power tokens
board-your-orders = Your orders

## Cards, own board and players

board-needs-power = Power { $n } or more
board-value-more = value +{ $n }
board-only-extras = only in phases A and C
board-have = You have { $n }
board-have-both = You have { $n } and { $more }
board-you-done = You: done
board-goods = Goods, imports, money
board-hand = In hand
board-warehouse = Warehouse
board-technologies-of = Technologies { $n }, value { $value }
board-sets = sets { $sets }:
board-no-sets = no sets yet:
board-sets-about = Points for a set of different countries
board-agents-ready = Agents ready: { $n }
board-agents-used = Agents used: { $n }
board-used = used
board-goods-ready = goods ready
board-short = short
board-no-orders = No orders in hand
board-hidden-order = A hidden order
board-orders-n = { $n ->
    [one] { $n } order
   *[other] { $n } orders
}
board-orders-held = Orders in hand: { $n }
board-hand-and-store = { $piece }: { $n } in hand, { $more } in the warehouse
board-shops-built = Shops built: { $n }
board-houses-built = Trading houses built: { $n }
board-points = { noun-vp }
board-score-now = If the game ended now: { $n }
board-starts = starts
board-player = { $player }: player area
board-open-player = { $player }: open the player area
board-close = Close
board-you = { $player } (you)
board-your-turn = your turn
board-their-turn = their turn

## Areas and boards on the screen

board-whole = { game-yokohama }: the board
board-parts = Parts of the table
board-areas = Areas
board-ports = Ports
board-laboratories = Laboratories
board-own = Yours
board-church = { area-church }
board-customs = Customs
board-free = free
board-start = start
board-pass = pass
board-choose = Choose
board-ways-to = Routes to { $place }
board-ways-n = { $n ->
    [one] { $n } route
   *[other] { $n } routes
}
board-way-pays = to: { $players }
board-end-prizes = At the end of the game: { $first } points for the most assistants, { $second } for the second most
board-end-signs = End triggers
board-sign-shops = Shops of one player
board-sign-houses = Trading houses of one player
board-sign-church = Assistants on the church board
board-sign-customs = Assistants on the customs board
board-sign-orders = Orders left to refill the ports
board-most = Most: { $players }
board-end-comes = This has triggered the end.
board-last-round-is = Last round: { $n }
board-left = { $n } left
board-n-of = { $n } of { $of }
board-agents-about = For every pair of symbols of a country; lets you act in an area without the president.
board-power-of = { $player }: power { $n }
board-house-of = Earns from actions of others here: { $player }
board-station = Station: more power for everybody here
board-president-of = { $player }: president
board-assistant-of = { $player }: { noun-assistant }
board-phase-before = A: extras
board-phase-place = Place
board-phase-move = Move
board-phase-act = Act
board-phase-token = Five-power
board-phase-build = Build
board-phase-recover = Recover
board-phase-after = C: extras
board-plate-copper_mine = Copper Mine
board-plate-silk_mill = Silk Mill
board-plate-tea_plantation = Tea Plantation
board-plate-fishing_ground = Fishing Ground
board-plate-bank = { area-bank }
board-plate-chinatown = { area-chinatown }
board-plate-church = { area-church }
board-plate-customs = { area-customs }
board-plate-employment_agency = Employment
board-plate-laboratory = Laboratory
board-plate-port = Port
lesson-goal = The goal
lesson-goal-win = Whoever has most points :vp: at the end wins. The end comes one round after somebody has triggered it: with all shops :yk-shop: or trading houses :yk-trading-house: built, or a full church or customs board.
lesson-goal-lose = Orders :yk-order: that you have not completed by then bring nothing.
lesson-goal-points = Points come from orders :yk-order:, technologies :yk-technology:, buildings, church :yk-church: and customs :yk-customs:, achievements :yk-achievement: and sets of countries.
lesson-first-order = Your first order
lesson-first-order-text = You begin with one of { $dealt } orders :yk-order:, secretly. It says which goods a country wants and what it pays. Keep the one for Germany; then the other player takes a first turn.
lesson-first-turn = Your first turn
lesson-first-turn-text = A turn: place up to { $spread ->
    [one] { $spread } assistant
   *[other] { $spread } assistants
} :yk-assistant: on different areas, then move your president :yk-president: over areas where you have assistants, and act where it stops. Place at the bank, Port A and Silk Mill 1, send the president to Port A, and take an order :yk-order: there. After that the table plays on to round 9, and there you take over.

## The first lesson

lesson-place = Assistants first
lesson-place-text = The end of the game is near. A turn begins with assistants :yk-assistant:: up to { $spread } from your hand, each in another area, wherever you like. Only where the other president :yk-president: stands does each cost { $fee } yen :yk-yen:. Place one in the bank :yk-bank:, one in the laboratory :yk-laboratory: and one in the church :yk-church:.
lesson-move = The president on the way
lesson-move-text = Your president :yk-president: walks from area to area, only over areas with assistants :yk-assistant: of yours. On the tea plantation stands the other president: you may not stop there, and passing costs { $fee } yen :yk-yen:, paid to its owner. Go to the bank :yk-bank:. 2 assistants, the president and your shop :yk-shop: are 4 power, and so you get 4 yen. Then the assistants of this area return to your hand.
lesson-two = Two in one area
lesson-two-text = Instead of up to { $spread } in different areas you may place { $stack ->
    [one] { $stack } assistant
   *[other] { $stack } assistants
} :yk-assistant: in one. Choose the silk mill twice: one of yours is there already, and next turn you will want much power :yk-power-5: there.
lesson-technology = A technology
lesson-technology-text = Your president :yk-president: goes to the laboratory :yk-laboratory:. A technology :yk-technology: costs the value on its card and what its space adds: for the { technology-stagecoach } { $value } + { $more }. Your power pays 2 of them, and for each of the other 2 you pay { $yen } yen :yk-yen:. From now on presidents on your way cost you nothing.
lesson-agent = A foreign agent
lesson-agent-text = The { technology-stagecoach } is your second British symbol :yk-gb:; the first is on an order you completed. Two of a country bring an agent :yk-agent:. Once a turn, before or after your main action, it acts without the president in an area with assistants :yk-assistant: of yours. Send it to the employment agency :yk-employment:: 1 assistant and your shop :yk-shop: are 2 power, and that is 1 piece from the warehouse. An assistant is free.
lesson-five-power = Five power
lesson-five-power-text = Place one more assistant :yk-assistant: in the silk mill, one on the tea plantation and one on the fishing ground. Then move the president :yk-president: to the silk mill: with the 4 assistants that is { $most } power, the most there is. It brings { $silk } silk :yk-silk:, and with { $needed } power you may take the token :yk-power-5: of the area, here 5 points :yk-vp:.
lesson-shop = A shop
lesson-shop-text = With { $needed } power or more you may also build one building in the area, from your hand: a shop :yk-shop: or a trading house :yk-trading-house:. Every space of the building tile :yk-building: has its own reward; take the one with 3 points :yk-vp:. Each building adds { $power } power there from now on, and a trading house earns { $income } yen :yk-yen: whenever somebody else acts there.
lesson-port = Orders from the port
lesson-port-text = Place 2 assistants :yk-assistant: in the port :yk-port: and let the president :yk-president: follow. 3 power opens the first four cards of the board. One order :yk-order: is free; a second costs { $yen } yen :yk-yen: or { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
} :yk-import:. Take the American one :yk-us: for { $copper } copper, { $silk } silk and { $tea } tea, and the French one :yk-fr: for { $french } silk. You may hold at most { $limit ->
    [one] { $limit } order
   *[other] { $limit } orders
}.
lesson-order = An order completed
lesson-order-text = Before and after your main action you may complete orders :yk-order:, as many as you can pay for. The French one :yk-fr: takes { $silk } silk :yk-silk: and brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} :yk-vp: and { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
} :yk-import:. Your { technology-language_school } adds { $yen } yen :yk-yen:.
lesson-church = The church
lesson-church-text = 2 more assistants :yk-assistant: and the president :yk-president: make 4 power in the church :yk-church:, and so 4 faith :yk-faith:. The third space of its board needs { $faith }: pay the import :yk-import:, and 2 yen :yk-yen: with it. An assistant from the area stays on the board, for { $points ->
    [one] { $points } point
   *[other] { $points } points
} :yk-vp: and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: the other two go to the tea plantation. Then build a shop :yk-shop: for 2 points and 1 silk. { $spaces ->
    [one] { $spaces } space is
   *[other] { $spaces } spaces are
} taken now, and that brings the end.
lesson-last-turn = The last turn
lesson-last-turn-text = One more round is played after that, and this is your last turn. Place 2 assistants :yk-assistant: on the fishing ground, for later. Then the president :yk-president: goes to the tea plantation: with 4 assistants again { $most } power, and 5 tea :yk-tea:. The token :yk-power-5: brings 3 points :yk-vp: and 3 yen :yk-yen:, and you may buy a shop :yk-shop: from the warehouse :yk-warehouse: for { $shop } yen. Buy it, and build it for 4 points.
lesson-finish = One thing leads to another
lesson-finish-text = Complete the American order :yk-us:: { $points ->
    [one] { $points } point
   *[other] { $points } points
} :yk-vp:, and with your second American symbol another agent :yk-agent:. Send it to the fishing ground: 3 assistants, 3 fish :yk-fish:. They pay for your German order :yk-de:. And with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, agents and five-power tokens together, you fulfil an achievement :yk-achievement:. Nothing is paid for it but 1 assistant, and whoever is first gets { $first ->
    [one] { $first } point
   *[other] { $first } points
}.
lesson-end = You have won
lesson-end-text = 113 points :yk-vp:! The score sheet shows the last of them: 10 for the most valuable technologies :yk-technology:, 14 for countries, all five and once more two, 6 for the most assistants on the church board :yk-church:, 4 for second place in the customs office :yk-customs:, where imports :yk-import: are paid, and some for what is left. Now you know enough for a game of your own.

## What to do now in the lesson, move by move

lesson-first-order-1 = Keep the order for Germany.
lesson-first-turn-1 = There is nothing to do yet: go on.
lesson-first-turn-2 = Place an assistant at the bank.
lesson-first-turn-3 = Place one in Port A.
lesson-first-turn-4 = Place one in Silk Mill 1.
lesson-first-turn-5 = Move your president to Port A.
lesson-first-turn-6 = Take the British order.
lesson-first-turn-7 = Take no second order.
lesson-first-turn-8 = Your turn is done: go on.
lesson-place-1 = Place an assistant at the bank.
lesson-place-2 = Place one in the laboratory.
lesson-place-3 = Place one in the church.
lesson-move-1 = Move your president to the bank.
lesson-two-1 = Place an assistant in the silk mill.
lesson-two-2 = Choose the silk mill again.
lesson-technology-1 = Move your president to the laboratory.
lesson-technology-2 = Take the { technology-stagecoach }.
lesson-agent-1 = Use your British agent.
lesson-agent-2 = Send it to the employment agency.
lesson-agent-3 = Take an assistant.
lesson-five-power-1 = Place an assistant in the silk mill.
lesson-five-power-2 = Place one on the tea plantation.
lesson-five-power-3 = Place one on the fishing ground.
lesson-five-power-4 = Move your president to the silk mill.
lesson-five-power-5 = Take the token.
lesson-shop-1 = Build a shop on the space with 3 points.
lesson-port-1 = Place an assistant in the port.
lesson-port-2 = Choose the port again, for a second one.
lesson-port-3 = Move your president to the port.
lesson-port-4 = Take the American order.
lesson-port-5 = Take the French order as well.
lesson-order-1 = Complete the French order.
lesson-church-1 = Place an assistant in the church.
lesson-church-2 = Choose the church again, for a second one.
lesson-church-3 = Move your president to the church.
lesson-church-4 = Choose the third space of its board.
lesson-church-5 = Pay the import for faith.
lesson-church-6 = Take the assistant from the area.
lesson-church-7 = Move an assistant away from the church.
lesson-church-8 = Send it to the tea plantation.
lesson-church-9 = Move the other assistant away from the church.
lesson-church-10 = Send it to the tea plantation, too.
lesson-church-11 = Build a shop for points and silk.
lesson-last-turn-1 = Place an assistant on the fishing ground.
lesson-last-turn-2 = Choose the fishing ground again, for a second one.
lesson-last-turn-3 = Move your president to the tea plantation.
lesson-last-turn-4 = Take the token.
lesson-last-turn-5 = Buy the shop.
lesson-last-turn-6 = Build it on the space with 4 points.
lesson-finish-1 = Complete the American order.
lesson-finish-2 = Use your American agent.
lesson-finish-3 = Send it to the fishing ground.
lesson-finish-4 = Complete the German order.
lesson-finish-5 = Complete the achievement for tokens.

## What the symbols mean

legend-yk-president = { board-president }: walks over areas with your assistants and acts where it stops.
legend-yk-power-5 = Power: your pieces in an area; more power brings more.
legend-yk-agent = Agent: for a pair of symbols of one country.
legend-yk-token = Five-power token: for the first with power 5 in an area.

## How to play

howto-win = How you win
howto-win-most = Most points at the end win.
howto-win-most-text = Collect goods, complete orders, take technologies: all of it brings points, much of it more than once.
howto-win-end = You bring the end yourselves.
howto-win-end-text = Once somebody has built { $shops ->
    [one] { $shops } shop
   *[other] { $shops } shops
} or { $houses ->
    [one] { $houses } trading house
   *[other] { $houses } trading houses
}, church or customs hold { $church_end } assistants, or orders run out, one more round follows.
howto-points = Where points come from
howto-points-orders = Orders
howto-points-orders-text = what each card says, at once
howto-points-technologies = Technologies
howto-points-technologies-text = { $technology_first } for the highest values, then { $technology_second }
howto-points-boards = Church and customs
howto-points-boards-text = each space, and at the end { $church_first } and { $customs_first } for most
howto-points-achievements = Achievements
howto-points-achievements-text = more for whoever is first
howto-points-countries = Countries
howto-points-countries-text = { $countries } for sets of different ones
howto-points-buildings = Buildings
howto-points-buildings-text = the reward under each
howto-turn = Your turn: three steps
howto-turn-place = Place assistants
howto-turn-place-text = Up to { $spread } on different areas, or { $stack } on one. Where another president stands, each costs { $fee } yen for its owner.
howto-turn-move = Move your president
howto-turn-move-text = Over areas with your assistants to one of them. Another president bars the stop and charges { $fee } yen for the passage. Or take the president back.
howto-turn-act = Act with your power
howto-turn-act-text = Assistants, president, shop and house count, up to { $most_power }. The more power, the more the area gives. Then its assistants return to your hand.
howto-wrong = What beginners get wrong
howto-wrong-path = My president goes anywhere
howto-wrong-path-text = Every area on the way needs an assistant of yours. Plan the path when you place.
howto-wrong-stop = I stop beside them
howto-wrong-stop-text = You may pass another president, but not stop there. Your own last area will not do either.
howto-wrong-back = Assistants stay
howto-wrong-back-text = All of them in the area where you act come back. For much power, gather first, act later.
howto-wrong-shop = I build from the warehouse
howto-wrong-shop-text = First bring shops and houses to your hand, mostly at the employment agency. Only then can they be built.
howto-wrong-orders = I take every order
howto-wrong-orders-text = You hold { $orders } at most and cannot throw one away. What is not completed at the end brings nothing.
howto-areas = The areas
howto-areas-production = Goods
howto-areas-production-text = Mine, mill, plantation and fishing ground give goods by power: up to { $copper } copper, { $silk } silk, { $tea } tea or { $fish } fish.
howto-areas-bank-text = Yen by power, up to { $yen }.
howto-areas-port = Ports
howto-areas-port-text = Take an order; a second costs { $order_yen } yen or an import. More power opens more of the row, and the most brings { $port_points ->
    [one] { $port_points } point
   *[other] { $port_points } points
}.
howto-areas-laboratory = Laboratories
howto-areas-laboratory-text = Take a technology. Power pays its cost; each one missing takes { $research_yen } yen or an import. Its effect is yours for good.
howto-areas-church-text = Power is faith, up to { $faith }; goods, imports and yen add more. An assistant goes to a space of that number or less, for its reward.
howto-areas-customs-text = Pay imports, up to { $imports } by power. An assistant goes to a space of exactly that number, for its reward.
howto-areas-employment_agency-text = Up to { $recruits ->
    [one] { $recruits } piece
   *[other] { $recruits } pieces
} from the warehouse: assistants are free, a shop costs { $shop_price } yen, a trading house { $house_least } to { $house_most }.
howto-areas-chinatown-text = As many exchanges as power, up to { $exchanges }: goods for yen and back, or an import for { $import_price } yen. Only with three or more players.
howto-areas-canal-text = Nobody stops here. Your president crosses for { $canal_fee } yen, without an assistant. Only with three or more players.
howto-course = More in a turn, buildings, the end
howto-course-more = Before and after
howto-course-more-text = Complete orders and achievements. Two symbols of a country bring an agent; { $agents ->
    [one] { $agents } a turn acts
   *[other] { $agents } a turn act
} for you, without the president.
howto-course-build = Strong actions
howto-course-build-text = With { $building_power } power build a shop or a house: a reward, and power for later. A house earns { $house_income } yen from others. With { $token_power }, take the token.
howto-course-end = The end
howto-course-end-text = One more full round after the trigger. Then church, customs, technologies and countries; a point for { $yen_point } yen, { $goods_point } goods, each import and agent.

## The tables of the box and their keys

box-table-orders = Orders
box-table-technologies = Technologies
box-table-building_tiles = Building tiles
box-table-five_power_tokens = Five-power tokens
box-table-achievements = Achievements
box-table-mini_1_tokens = Achievement reward tokens
box-table-mini_2_tokens = Five-power tokens with a free agent
box-table-areas = Areas
box-table-exchanges = Exchanges in Chinatown
box-table-faith_payments = Payments for faith
box-table-recruit_costs = Costs at the Employment Agency
box-table-research = Research
box-table-order_taking = Taking orders
box-table-church_board = Church
box-table-customs_board = Customs Office
box-table-laboratory_boards = Laboratories
box-table-port_boards = Ports
box-table-countries = Countries and their agents
box-table-player_pieces = Pieces of a player
box-table-start_resources = What players begin with
box-table-turn = A turn
box-table-layouts = Layouts of the areas
box-table-end_conditions = What ends the game
box-table-final_scoring = Scoring at the end
box-table-mini_1 = First mini expansion
box-table-mini_2 = Second mini expansion
box-key-country = Country
box-key-countries = Countries
box-key-shops = Shop spaces
box-key-trading_house = Trading house
box-key-shop = Shop
box-key-assistant = Assistant
box-key-first = For the first
box-key-later = For later ones
box-key-spaces = Spaces
box-key-area = Area
box-key-areas = Areas
box-key-areas_left_out = Areas left out
box-key-agents = Agents
box-key-agents_per_turn = Agents in a turn
box-key-five_power_space = Space for a five-power token
box-key-building_tile = Building tile
box-key-surcharges = Surcharges
box-key-imports = Imports
box-key-end_bonus_first = Points for the first at the end
box-key-end_bonus_second = Points for the second at the end
box-key-church_end = The church ends the game with
box-key-customs_end = Customs end the game with
box-key-neutral_assistants = Neutral assistants
box-key-orders_removed = Orders removed
box-key-orders_dealt = Orders dealt
box-key-orders_kept = Orders kept
box-key-order_hand_limit = Most orders in hand
box-key-edges = Which areas touch
box-key-drawn = Drawn
box-key-achievements_needed = Achievements needed
box-key-president_fee = Fee to a president met
box-key-canal_fee = Fee at the canal
box-key-trading_house_income = Income of a trading house
box-key-power_max = Most power
box-key-power_president = Power of the president
box-key-power_assistant = Power of an assistant
box-key-power_shop = Power of a shop
box-key-power_trading_house = Power of a trading house
box-key-placement_spread_max = Most assistants, one to an area
box-key-placement_stack = Assistants on one area
box-key-technology_first = Technology, first
box-key-technology_second = Technology, second
box-key-country_set_vp = Points for a set of countries
box-key-vp_per_unused_agent = Points for an unused agent
box-key-vp_per_import = Points for an import
box-key-yen_per_vp = Yen for a point
box-key-shops_built = Shops built
box-key-trading_houses_built = Trading houses built
box-key-management_boards = Management boards
box-key-layout_rows = Areas in each row
box-key-foreign_agents = Foreign agents
box-key-technology_names = Different technologies
box-key-achievements_per_stack = Achievements in a stack
box-key-station_tokens = Station tokens
box-key-colours = Colours of the players
box-key-presidents = Presidents
box-key-assistants_total = Assistants in all
box-key-assistants_hand = Assistants in hand at the start
box-key-assistants_warehouse = Assistants in the warehouse at the start
box-key-assistants_score_markers = Assistants that mark the score
box-key-shops_total = Shops in all
box-key-shops_hand = Shops in hand at the start
box-key-shops_warehouse = Shops in the warehouse at the start
box-key-trading_houses_total = Trading houses in all
box-key-trading_houses_hand = Trading houses in hand at the start
box-key-trading_houses_warehouse = Trading houses in the warehouse at the start
box-key-all = All players
box-key-start_player = Start player
box-key-other_players = Other players
box-key-five_power_bonus_power = Power for a five-power token
box-key-building_power = Power for a building
box-key-yen_per_value = Yen for 1 production value
box-key-import_value = Production value of an import
box-key-power_value_max = Most production value from power
box-key-extra_from_card = Further cost from this technology on
box-key-extra_costs = Further cost, one of
box-key-free_cards = Orders without cost
box-key-max_cards = Most orders taken
box-key-second_card_costs = Cost of the second order, one of
box-key-order_refill_short = Too few orders to refill a port
box-key-extra_full_rounds = Full rounds after that
box-key-order = Order of scoring
box-key-church_tie_break = Tie-breaker: church
box-key-customs_tie_break = Tie-breaker: customs
box-key-technology_tie_break = Tie-breaker: technology
box-key-victory_tie_break = Tie-breaker: victory
box-key-two_player_tech_rival_value = Production value of the technology rival
box-key-blocked_2p = Closed with 2 players
box-row-laboratory_boards = { $row ->
    [laboratory_a] { area-laboratory_a }
   *[laboratory_b] { area-laboratory_b }
}
box-row-port_boards = { $row ->
    [port_a] { area-port_a }
   *[port_b] { area-port_b }
}

# What turns are about, and what ends a game: what is counted in many games

deed-return = President back to hand
deed-copper = Copper Mines
deed-silk = Silk Mills
deed-tea = Tea Plantations
deed-fish = Fishing Grounds
deed-laboratory = Laboratories
deed-port = Ports
end-houses = Trading houses all built
end-shops = Shops all built
end-orders = No orders left to refill the port
end-church = Enough assistants on the church board
end-customs = Enough assistants on the customs board
