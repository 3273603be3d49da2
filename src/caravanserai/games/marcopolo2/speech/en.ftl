# Marco Polo II: In the Service of the Khan.

game-marcopolo2 = Marco Polo II: In the Service of the Khan

## What is counted

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
noun-camel = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
}
noun-pepper = { $n } pepper
noun-silk = { $n } silk
noun-gold = { $n } gold
noun-jade = { $n } jade
noun-any_good = { $n ->
    [one] { $n } good (any)
   *[other] { $n } goods (any)
}
noun-different_good = { $n ->
    [one] { $n } good (any)
   *[other] { $n } different goods (any)
}
noun-black_die = { $n ->
    [one] { $n } black die
   *[other] { $n } black dice
}

## What effects do

verb-move = { $cost_any ->
    [yes] move onward, { $cost } for each step (steps: up to { $steps })
   *[no] { $steps ->
        [one] move { $steps } step
       *[other] move up to { $steps } steps
    }
}
verb-contract_from_pile = { $n ->
    [one] { $n } contract from the pile
   *[other] { $n } contracts from the pile
}
verb-contract_from_city = { $n ->
    [one] { $n } contract from a city
   *[other] { $n } contracts from cities
}
verb-copy_city_bonus = copy a city bonus
verb-city_bonus = bonuses of your cities – { $n }
verb-take_guild_seal = take a guild seal
verb-plus_shield = { $n ->
    [one] +{ $n } shield
   *[other] +{ $n } shields
}
verb-reroll_die = reroll a die
verb-change_die = change a die by { $n }
verb-place_figure = second figure in { $location }
verb-return_outpost_tile = return an outpost tile for its bonus

## Lasting changes, moments, final scoring

times-die = as often as the die shows
effect-up-to-die = { $effect } (up to as often as the die shows)
change-oasis_steps = { $n ->
    [0] oases don't count as steps
    [one] an oasis counts as { $n } step
   *[other] an oasis counts as { $n } steps
}
change-guild_seals_dice = { space-guild_seals } with { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
change-final_shields = final scoring: { $n ->
    [one] +{ $n } shield
   *[other] +{ $n } shields
}
change-round_start_bonuses_doubled = at the start of each round you get { $n ->
    [one] { $n } bonus of a city or seal
   *[other] { $n } bonuses of cities or seals
} twice
change-keeps_outpost_tiles = you get every outpost tile a player claims
change-travel_spaces = you may only use the lower Travel space
change-route_cost = routes cost you { $noun ->
    [coin] { $n ->
        [0] no coins
       *[other] { noun-coin }
    }
   *[camel] { $n ->
        [0] no camels
       *[other] { noun-camel }
    }
}
moment-movement_ended = after each movement
moment-seal_improved = for each guild seal you improve
moment-round_started = at the start of each round
moment-contract_completed = for each contract you complete
moment-jade_received = { $every ->
    [one] for each jade you gain
   *[other] for every { $every } jade you gain
}
moment-character_picked = at the start of the game
moment-bonus_action = bonus action
moment-die_rolled = for each die you roll
moment-pair_rolled = for a pair rolled at the start of a round, instead
score-per-completed_contracts = for every { $every ->
    [one] completed contract
   *[other] { $every } completed contracts
}
score-per-posts = for every { $every ->
    [one] trading post on the map
   *[other] { $every } trading posts on the map
}
score-per-different_oases_entered = for every { $every ->
    [one] different oasis entered
   *[other] { $every } different oases entered
}
score-per-improved_seal = for the improved seal of the { $seal }

## Resources, shields

resource-coin = Coins
resource-camel = Camels
resource-pepper = Pepper
resource-silk = Silk
resource-gold = Gold
resource-jade = Jade
good-pepper = Pepper
good-silk = Silk
good-gold = Gold
shield-dragon = Dragon
shield-horse = Horse
shield-crane = Crane
shield-tiger = Tiger
shield-monkey = Monkey
shield-elephant = Elephant
shield-peacock = Peacock
shield-falcon = Falcon
shield-lion = Lion

## Characters, goals, contracts, seals

character =
    .choice = { $name } · { $about }
character-mongke_khan = Möngke Khan
    .about = Oases don't count as steps. After a movement, for each different oasis you entered: 3 points and 2 coins or 1 camel.
character-de_wu = De Wu
    .about = You may use Guild Seals with 1 die instead of 2. Each seal you improve brings 1 jade. Final scoring: 1 extra shield.
character-abha_basu = Abha Basu
    .about = Each round starts with 2 coins. Each contract you complete brings 1 jade. Each jade you gain is worth 1 point at once.
character-mailin_tian_chin = Mailin and Tian Chin
    .about = You start with 3 extra coins and a second figure in Beijing. At the start of each round, you get 1 bonus of a city or seal twice.
character-filippo_vitello = Filippo Vitello
    .about = You get every outpost tile that a player claims. As a bonus action, return one of them for its bonus.
character-isabella_donati = Isabella Donati
    .about = Each die you roll pays: 1 or 6: 2 coins; 2 or 5: 1 point; 3 or 4: 1 camel. At the start of a round, a pair may pay this instead: 1s or 6s: 1 jade; 2s or 5s: 1 silk; 3s or 4s: 1 gold.
character-gantulga_od = Gantulga Od
    .about = You may only use the lower Travel space. Routes cost you no coins or camels.
goal = { $scoring ->
    [none] {""}
   *[other] { $scoring }
}{ $shields ->
    [none] {""}
   *[other] { $scoring ->
        [none] {""}
       *[other] {"; "}
    }shields that count twice: { $shields }
}
contract = { $cost } → +{ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $gain }
seal-farmers = Farmers' guild
seal-spicers = Spicers' guild
seal-tailors = Tailors' guild
seal-jewelers = Jewellers' guild

## The map

location-beijing = Beijing
location-xanadu = Xanadu
location-karakorum = Karakorum
location-xian = Xian
location-yangzhou = Yangzhou
location-fuzhou = Fuzhou
location-lhasa = Lhasa
location-pagan = Pagan
location-sumatra = Sumatra
location-jaipur = Jaipur
location-kollam = Kollam
location-kabul = Kabul
location-kashgar = Kashgar
location-balkh = Balkh
location-hormuz = Hormuz
location-baghdad = Baghdad
location-oasis_gobi = Oasis in the Gobi
location-oasis_altai = Oasis below the Altai
location-oasis_dunhuang = Oasis of Dunhuang
location-oasis_yunnan = Oasis in Yunnan
location-oasis_bengal = Oasis in Bengal
location-oasis_pamir = Oasis in the Pamir
location-oasis_khorasan = Oasis in Khorasan
location-oasis_deccan = Oasis in the Deccan
figure-first = First figure
figure-second = Second figure
marker = { $effects }
tile = { $effects }
benefit-xanadu_marker = { location-xanadu }: city bonus
benefit-xanadu_outpost = { location-xanadu }: outpost bonus
benefit-xanadu_contract = { location-xanadu }: contract
benefit-karakorum_marker = { location-karakorum }: city bonus
benefit-karakorum_outpost = { location-karakorum }: outpost bonus
benefit-karakorum_contract = { location-karakorum }: contract
benefit-xian_marker = { location-xian }: city bonus
benefit-xian_outpost = { location-xian }: outpost bonus
benefit-xian_contract = { location-xian }: contract
benefit-yangzhou_marker = { location-yangzhou }: city bonus
benefit-yangzhou_outpost = { location-yangzhou }: outpost bonus
benefit-yangzhou_contract = { location-yangzhou }: contract
benefit-fuzhou_marker = { location-fuzhou }: city bonus
benefit-fuzhou_outpost = { location-fuzhou }: outpost bonus
benefit-fuzhou_contract = { location-fuzhou }: contract
benefit-lhasa_marker = { location-lhasa }: city bonus
benefit-lhasa_outpost = { location-lhasa }: outpost bonus
benefit-lhasa_contract = { location-lhasa }: contract
benefit-pagan_marker = { location-pagan }: city bonus
benefit-pagan_outpost = { location-pagan }: outpost bonus
benefit-pagan_contract = { location-pagan }: contract
benefit-sumatra_marker = { location-sumatra }: city bonus
benefit-sumatra_outpost = { location-sumatra }: outpost bonus
benefit-sumatra_contract = { location-sumatra }: contract
benefit-jaipur_marker = { location-jaipur }: city bonus
benefit-jaipur_outpost = { location-jaipur }: outpost bonus
benefit-jaipur_contract = { location-jaipur }: contract
benefit-kollam_marker = { location-kollam }: city bonus
benefit-kollam_outpost = { location-kollam }: outpost bonus
benefit-kollam_contract = { location-kollam }: contract
benefit-kabul_marker = { location-kabul }: city bonus
benefit-kabul_outpost = { location-kabul }: outpost bonus
benefit-kabul_contract = { location-kabul }: contract
benefit-kashgar_marker = { location-kashgar }: city bonus
benefit-kashgar_outpost = { location-kashgar }: outpost bonus
benefit-kashgar_contract = { location-kashgar }: contract
benefit-balkh_marker = { location-balkh }: city bonus
benefit-balkh_outpost = { location-balkh }: outpost bonus
benefit-balkh_contract = { location-balkh }: contract
benefit-hormuz_marker = { location-hormuz }: city bonus
benefit-hormuz_outpost = { location-hormuz }: outpost bonus
benefit-hormuz_contract = { location-hormuz }: contract
benefit-baghdad_marker = { location-baghdad }: city bonus
benefit-baghdad_outpost = { location-baghdad }: outpost bonus
benefit-baghdad_contract = { location-baghdad }: contract
benefit-oases = Oases entered

## Action spaces

space =
    .choice = { $name }{ $dice ->
        [2] {" "}(2 dice)
        [3] {" "}(3 dice)
       *[other] {""}
    }
book-1 = Book I (pepper)
book-2 = Book II (silk)
book-3 = Book III (gold)
space-book_1 = { book-1 }
space-book_2 = { book-2 }
space-book_3_upper = { book-3 }, upper
space-book_3_lower = { book-3 }, lower
space-khan = Khan's Favor
space-guild_seals = Guild Seals
space-travel_lower = Travel, lower space
space-travel_middle = Travel, middle space
space-travel_upper = Travel, upper space
space-contracts = Contracts
space-baghdad = { location-baghdad }, special city
space-balkh = { location-balkh }, special city
space-hormuz = { location-hormuz }, special city
space-city_card_1 = { location-xanadu }, city card
space-city_card_2 = { location-fuzhou }, city card
space-city_card_3 = { location-lhasa }, city card
space-city_card_4 = { location-sumatra }, first city card
space-city_card_5 = { location-sumatra }, second city card
space-city_card_6 = { location-kashgar }, city card
space-area_card_1 = First city card of the action area
    .called = First city card
space-area_card_2 = Second city card of the action area
    .called = Second city card
offer-left = Upper offer
offer-right = Lower offer
offer-one_jade = Offer for 1 jade
    .beside = Offer for jade
offer-two_jade = Offer for 2 jade
    .beside = { offer-one_jade.beside }
offer_tile = { $book ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}: { $offers }

## Dice and bonus actions

die = { $stem ->
    [black] black { $a }
   *[own] { $a }
}
    .choice = { $stem ->
        [black] black die { $a }
       *[own] die { $a }
    }
dice = { $n ->
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}
    .choice = { $n ->
        [1] { $stem ->
            [black] black die { $a }
           *[own] die { $a }
        }
        [2] dice { $first }, { $second }
       *[3] dice { $first }, { $second }, { $third }
    }
bonus-money_bag = Money bag: 1 die for coins, camels or jade
    .called = Money bag
bonus-reroll = Reroll a die
bonus-raise = Raise a die
bonus-lower = Lower a die
bonus-black_die = Take a black die
turn-end = End turn

## City cards

city_card-double_coins = Double coins
    .about = 2 coins for each pip of the die.
city_card-gold_table = Gold mine
    .about = With a 6 gain 3 gold, with any other die 1.
city_card-silk_table = Silk weavers
    .about = With a die of 4 or more gain 3 silk, with a lower one 1.
city_card-pepper_table = Pepper market
    .about = With a die of 2 or more gain 3 pepper, with a 1 only 1.
city_card-jade_table = Jade carvers
    .about = A die of 1 or 2 brings 1 jade, 3 or 4 brings 2, 5 or 6 brings 3.
city_card-contract_points = Ledger of contracts
    .about = 1 point for each contract you have completed, but not more than the die shows.
city_card-post_points = Ledger of posts
    .about = 1 point for each of your trading posts on the map, but not more than the die shows.
city_card-post_coins = Tolls
    .about = 2 coins for each of your trading posts on the map, for at most as many as the die shows.
city_card-city_bonus = Messenger
    .about = Take 1 bonus of your cities; with a die of 5 or 6, take 2.
city_card-camel_coin_exchange = Camel trader
    .about = Sell camels for 3 coins each, or buy camels for 1 coin each: as many as the die shows, or fewer.
city_card-point_coin_exchange = Patronage
    .about = Give points for 3 coins each, or buy points for 3 coins each: as many as the die shows, or fewer.
city_card-guild_seal = Guild hall
    .about = Pay 1 camel and take a guild seal that the die allows, with its jade.
city_card-move_camels = Caravan
    .about = Move onward for 2 camels a step, up to as many steps as the die shows.
city_card-move_jade = Imperial couriers
    .about = Move onward for 1 jade a step, up to as many steps as the die shows.
city_card-jade_points = Jade tribute
    .about = Give 1 camel and 1 jade for 3 points, up to as often as the die shows.
city_card-gold_points = Gold tribute
    .about = Give 1 camel and 1 gold for 4 points, up to as often as the die shows.
city_card-silk_points = Silk tribute
    .about = Give 2 camels and 1 silk for 4 points, up to as often as the die shows.
city_card-pepper_points = Pepper tribute
    .about = Give 3 camels and 1 pepper for 4 points, up to as often as the die shows.
city_card-gold_trade = Goldsmiths
    .about = Sell 1 gold, with 1 camel, for 6 coins and 2 points, up to as often as the die shows.
city_card-silk_trade = Drapers
    .about = Sell 1 silk, with 1 camel, for 4 coins and 2 points, up to as often as the die shows.
city_card-pepper_trade = Spice sellers
    .about = Sell 1 pepper, with 1 camel, for 2 coins and 2 points, up to as often as the die shows.
city_card-caravan_goods = Caravanserai
    .about = Send 3 camels for 1 pepper, 1 silk and 1 gold, up to as often as the die shows.
city_card-buy_goods = Bazaar
    .about = Buy goods of your choice for 3 coins each, up to as many as the die shows.
city_card-jade_goods = Jade bazaar
    .about = Buy goods of your choice for 1 jade each, up to as many as the die shows.
city_card-camel_points = Camel races
    .about = Give camels for 1 point each, up to as many as the die shows.

## Log

log-round-begins = Round { $n }
log-first-player = { $player }: start player
log-character-picked = { $player } plays { $character }
    .you = play { $character }
log-starting-contract = { $player }: starting contract – { $contract }
log-goals-dealt = Goal cards for each player: { $n }
log-offer-shown = New offers, { $tile }
log-card-shown = New city card: { $card }
log-dice-rolled = { $player } rolls { $sum } in all
    .you = roll { $sum } in all
log-compensated = { $player }: compensation for the low roll (missing: { $n })
log-dice-placed = { $player }: { $space } – { $dice }
log-card-used = { $player } uses the city card { $card }
    .you = use the city card { $card }
log-hourglass = { $player } takes the hourglass
    .you = take the hourglass
log-turn-ends = { $player }: end of the turn
log-gained = { $player }: +{ $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
log-paid = { $player } pays { $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
    .you = pay { $what_id ->
        [coin] { noun-coin }
        [camel] { noun-camel }
        [pepper] { noun-pepper }
        [silk] { noun-silk }
        [gold] { noun-gold }
       *[jade] { noun-jade }
    }
log-points = { $player }: +{ noun-vp }
log-points-paid = { $player } pays { noun-vp }
    .you = pay { noun-vp }
log-black-die = { $player } takes a black die – { $n }
    .you = take a black die – { $n }
log-die-rerolled = { $player } rerolls the { $die } – now { $n }
    .you = reroll the { $die } – now { $n }
log-die-changed = { $player } turns the { $die } to { $n }
    .you = turn the { $die } to { $n }
log-money-bag = { $player } puts the { $die } on the money bag
    .you = put the { $die } on the money bag
log-moved = { $player } travels from { $from } to { $location }
    .you = travel from { $from } to { $location }
log-post-placed = { $player }: trading post in { $location }
log-post-moved = { $player } moves a trading post ({ $from } → { $location })
    .you = move a trading post ({ $from } → { $location })
log-marker-bonus = { $player }: city bonus of { $location } – { $marker }
    .beside = { $player }: city bonus of { $location }
log-outpost-taken = { $player }: outpost bonus of { $location } – { $tile }
    .beside = { $player }: outpost bonus of { $location }
log-tile-kept = { $player } gets the outpost tile ({ $tile })
    .you = get the outpost tile ({ $tile })
log-tile-used = { $player } returns the outpost tile ({ $tile })
    .you = return the outpost tile ({ $tile })
    .beside = { $player } returns the outpost tile
    .you-beside = return the outpost tile
log-seal-taken = { $player } takes a guild seal – { $seal }
    .you = take a guild seal – { $seal }
log-seal-improved = { $player } improves the guild seal – { $seal }
    .you = improve the guild seal – { $seal }
log-seal-bonus = { $player }: seal bonus – { $seal }
log-contract-taken = { $player } takes a contract – { $contract }
    .you = take a contract – { $contract }
log-contract-drawn = { $player } draws a contract – { $contract }
    .you = draw a contract – { $contract }
log-contract-discarded = { $player } discards a contract – { $contract }
    .you = discard a contract – { $contract }
log-contract-completed = { $player } completes a contract – { $contract }
    .you = complete a contract – { $contract }
    .beside = { $player } completes a contract
    .you-beside = complete a contract
log-contract-laid = New contract in { $location }: { $contract }
log-goal-shown = { $player }: goal card – { $goal }
log-game-over = Game over

## Questions

say-move = Where do you travel? Steps left: { $left } of { $all }
    .why = { $owed_any ->
        [yes] To pay so far: { $owed }
       *[no] Nothing to pay so far
    }
say-pay-goods = Which goods do you pay? Still: { $n }
say-gain-goods = Which goods do you take? Still: { $n }
say-pay-in-jade = Pay some of it in jade?
    .why = Due: { $owed }. A jade stands for a coin or a camel.
ask-pick-character = Choose a character.
    .verb = Play
ask-keep-goal = Which goal card do you keep?
    .verb = Keep
ask-double-bonus = Which bonus do you take twice?
    .verb = Take
    .seal = { $name }: { $improved_bonus }
    .seal-beside = { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] : { $improved_bonus_left }
    }
ask-turn-pairs = For how many pairs do you take the bonus?
    .count = { $a ->
        [0] none
        [one] { $a } pair
       *[other] { $a } pairs
    }
ask-take-compensation = Your roll was low. How many camels do you take? The rest is coins.
    .count = { $a ->
        [0] coins only
        [one] { $a } camel
       *[other] { $a } camels
    }
    .count-beside = Take
ask-take-turn = Choose an action or a bonus action, or end your turn.
    .contract = Complete a contract ({ $name })
    .seal = Improve the seal of the { $name } ({ $improve_cost } → { $improved_bonus })
    .tile = Return an outpost tile ({ $name })
    .contract-beside = Complete a contract{ $gain_left ->
        [none] {""}
       *[other] {" "}({ $gain_left })
    }
    .seal-beside = Improve the seal of the { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] {" "}({ $improved_bonus_left })
    }
    .tile-beside = Return an outpost tile{ $effects_left ->
        [none] {""}
       *[other] {" "}({ $effects_left })
    }
    .contract-called = Complete a contract
    .tile-called = Return an outpost tile
say-place-dice-occupied = { ask-place-dice }
    .why = Occupied: your lowest die costs as many coins as it shows.
say-place-dice-priced = { ask-place-dice }
    .why = The space costs { noun-coin }.
say-place-dice-both = { ask-place-dice }
    .why = Occupied: your lowest die costs as many coins as it shows. The space itself: { noun-coin }.
ask-place-dice = Which dice do you place?
    .dice = { $n ->
        [1] { $stem ->
            [black] Place the black { $a }
           *[own] Place the { $a }
        }
        [2] Place { $first }, { $second }
       *[3] Place { $first }, { $second }, { $third }
    }
ask-choose-offer = Which offer do you take?
    .verb = Take
ask-take-seal = Which guild seal do you take?
    .verb = Take
    .seal = { $name } (lowest die: { $min_die } or more{ $jade_when_taken ->
        [0] {""}
       *[other] ; +{ $jade_when_taken } jade
    })
    .seal-beside = { $name } (lowest die: { $min_die } or more)
ask-take-contract = Which contract do you take?
    .verb = Take
    .answer-skip = Take no contract
ask-discard-contract = Which contract do you discard to make room?
    .verb = Discard
    .contract-called = Discard a contract
ask-discard-any = Which contract do you discard?
    .verb = Discard
ask-move = Where do you travel?
    .verb = Go to
    .answer-skip = Stop here
    .figure = Change the figure: { $name }
ask-place-extra-post = In which city do you place another trading post?
    .verb = Place
    .answer-skip = Place no other post
ask-move-post = Which trading post do you move here?
    .verb = Move
ask-choose-benefit = Which benefit do you take first?
    .verb = Take
ask-copy-marker = Which city bonus do you copy?
    .verb = Copy
ask-city-bonus = Which city bonus do you take?
    .verb = Take
ask-pay-coins-in-jade = How many of the coins do you pay in jade?
    .verb = Pay
    .count = { $a ->
        [0] Pay no jade
       *[other] Pay { $a } jade
    }
    .count-beside = { ask-pay-coins-in-jade.verb }
ask-pay-camels-in-jade = How many of the camels do you pay in jade?
    .verb = Pay
    .count = { $a ->
        [0] Pay no jade
       *[other] Pay { $a } jade
    }
    .count-beside = { ask-pay-camels-in-jade.verb }
ask-pay-goods = Which good do you pay?
    .verb = Pay
ask-gain-goods = Which good do you take?
    .verb = Take
ask-how-often = { $effect ->
    [none] How many times?
   *[other] How many times: { $effect }?
}
    .count = { $a ->
        [one] once
       *[other] { $a } times
    }
ask-fill-bag = Which die goes on the money bag?
    .verb = Put in
ask-reroll = Which die do you reroll?
    .verb = Reroll
ask-change-die = Which die do you change?
    .verb = Change
ask-take-shown-die = Which black die do you take?
    .verb = Take

wait-pick-character = Waiting for { $player } (choosing a character)
wait-keep-goal = Waiting for { $player } (choosing a goal card)
wait-double-bonus = Waiting for { $player } (choosing a bonus)
wait-turn-pairs = Waiting for { $player } (bonus for equal dice)
wait-take-compensation = Waiting for { $player } (compensation)
wait-take-turn = Waiting for { $player } (choosing an action)
wait-place-dice = Waiting for { $player } (placing dice)
wait-choose-offer = Waiting for { $player } (choosing an offer)
wait-take-seal = Waiting for { $player } (choosing a guild seal)
wait-take-contract = Waiting for { $player } (choosing a contract)
wait-discard-contract = Waiting for { $player } (discarding a contract)
wait-discard-any = Waiting for { $player } (discarding a contract)
wait-move = Waiting for { $player } (travelling)
wait-place-extra-post = Waiting for { $player } (placing a trading post)
wait-move-post = Waiting for { $player } (moving a trading post)
wait-choose-benefit = Waiting for { $player } (choosing a benefit)
wait-copy-marker = Waiting for { $player } (copying a city bonus)
wait-city-bonus = Waiting for { $player } (choosing a city bonus)
wait-pay-coins-in-jade = Waiting for { $player } (paying)
wait-pay-camels-in-jade = Waiting for { $player } (paying)
wait-pay-goods = Waiting for { $player } (paying)
wait-gain-goods = Waiting for { $player } (choosing goods)
wait-how-often = Waiting for { $player } (choosing a number)
wait-fill-bag = Waiting for { $player } (money bag)
wait-reroll = Waiting for { $player } (rerolling a die)
wait-change-die = Waiting for { $player } (changing a die)
wait-take-shown-die = Waiting for { $player } (choosing a black die)

## Refusals

refuse-too-few-dice = This needs more dice than you have left.
    .short = too few dice
refuse-colour-used = You already have dice here this round. Black dice may still come.
    .short = your dice are here
refuse-value-too-low = This needs a die of { $n } or more.
    .short = needs { $n } or more
refuse-too-few-coins = This space is occupied: it costs { noun-coin }.
    .short = needs { noun-coin }
refuse-khan-full = All spaces of the { space-khan } are occupied this round.
    .short = full this round
refuse-no-seal-to-take = These dice are too low for any guild seal left to you.
    .short = dice too low
refuse-not-this-travel = Your character uses another Travel space.
    .short = not for you
refuse-no-route = There is no route that you may use and can pay.
    .short = no route
refuse-no-contract = This needs a trading post in a city with contracts.
    .short = no contract in reach
refuse-no-post-there = You have no trading post in that city.
    .short = no post there
refuse-no-post = This needs a trading post in the city, placed before this turn.
    .short = no post there
refuse-space-taken = This is occupied. It is free again next round.
    .short = occupied
refuse-no-card = There is no city card here.
    .short = no card here
refuse-no-die = You have no dice left.
    .short = no dice left
refuse-too-few-camels = This needs { noun-camel }. Jade can replace camels.
    .short = needs { noun-camel }
refuse-black-once = You have already used this bonus action this turn.
    .short = used this turn
refuse-no-black = There is no black die left this round.
    .short = no black die left
refuse-cannot-pay = This needs more than you have.
    .short = not enough
refuse-must-act = You have dice left: take an action first.
    .short = take an action first
refuse-too-little-jade = This offer needs { noun-jade }.
    .short = needs { noun-jade }
refuse-no-higher = A die goes no higher than 6.
    .short = 6 is the highest
refuse-no-lower = A die goes no lower than 1.
    .short = 1 is the lowest
refuse-no-such-good = You have none of this good. Choose another.
    .short = you have none
refuse-same-good = The goods must differ; this one is chosen already.
    .short = chosen already
refuse-nothing-to-count = You have nothing yet that this card counts.
    .short = nothing to count
refuse-no-city = This needs a trading post in a city with a bonus marker.
    .short = no bonus marker
refuse-seal-owned = You already have this guild seal.
    .short = already yours
refuse-no-seal-left = All of these guild seals are taken.
    .short = none left
refuse-die-too-low = This guild seal needs { $n } or more on your lowest die.
    .short = needs { $n } or more
refuse-short-of-coins = You are { noun-coin } short.
    .short = { noun-coin } short
refuse-short-of-camels = You are { noun-camel } short.
    .short = { noun-camel } short
refuse-short-of-jade = You are { noun-jade } short.
    .short = { noun-jade } short
refuse-too-few-steps = You have no steps left.
    .short = no steps left
refuse-no-seal = This route needs the guild seal shown on it.
    .short = seal missing
refuse-route-too-dear = This route costs more than you have left.
    .short = too dear
refuse-not-moved = Move at least 1 step.
    .short = move 1 step first
refuse-just-taken = You have only just taken this contract. Discard another.
    .short = just taken
caution-open-contracts = The last round: { $n ->
    [one] { $n } contract of yours is
   *[other] { $n } contracts of yours are
} not completed. After this round it is too late.

## Prices

price-coins = { noun-coin }
price-camels = { noun-camel }
price-jade = { noun-jade }

## Options

setting-black_dice_open = Open black dice
    .about = The black dice are rolled at the start of each round; you take one by its value.
setting-black_dice_open-false = No
setting-black_dice_open-true = Yes
setting-extra_post_gets_bonuses = Bonuses for the additional trading post
    .about = The additional trading post of the upper Travel space also brings the bonuses of its city.
setting-extra_post_gets_bonuses-false = No
setting-extra_post_gets_bonuses-true = Yes

## Score sheet

score-track = During the game
score-goal = Goal card
score-shields = Different shields
score-goods = Goods
score-coins = Coins
score-contracts = Most contracts
score-carried-out = Completed contracts
score-travel = Travel and trading posts
score-seals = Guild seals
score-cards = City cards
score-actions = Other actions and income
sheet-during = During the game
sheet-end = At the end
sheet-contracts = Contracts
sheet-travel = Travel and shields
sheet-seals = Guild seals
sheet-cards = City cards
sheet-actions = Other actions
sheet-goal = Goal card
sheet-stock = Goods and coins
tie-camel = Camels
tie-camel-won = more camels, { $mine } to { $theirs }

## The table in the terminal

board-next-first = Hourglass
board-black-dice = Black dice
board-contract-pile = Contract pile
board-spaces = Spaces
board-brings = Brings
board-placed = Dice there
board-books = Books
board-cities = Cities
board-shield = Shields
board-bonuses = Bonuses
board-cards = Cards and contracts
board-posts = Trading posts
board-routes = Routes
board-character = Character
board-vp = Points
board-seals = Guild seals
board-completed = Completed contracts
board-kept-tiles = Outpost tiles
board-steps = { $n ->
    [one] { $n } step
   *[other] up to { $n } steps
}
board-next-offers = { $n ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}, next round

## Browser: the drawn board

board-whole = { game-marcopolo2 }: the board
board-parts = Parts of the table
board-tab-map = Map
board-tab-actions = Actions
board-tab-cards = Cards
board-tab-own = Yours
board-map = The map
board-round = Round
board-round-of = Round { $n } of { $of }
board-score-track = Score track
board-black-left = Black dice left: { $n } of { $of }
board-contracts = Contracts
board-pile = pile: { $n }
board-deck = deck: { $n }
board-your-post = your post
board-city-cards = City cards
board-for-all = For all
board-guild-seals = Guild seals
board-left = { $n } left
board-travel = Travel
board-khan-rising = equal or higher
board-free = free
board-next-offer = Tiles to come: { $n }. Next round:
board-takes-dice = Dice: { $n }, each at least { $least }
board-occupied = Occupied: costs as many coins as the lowest die shows.
board-lying = Dice here: { $dice }
board-black = black
board-neutral = neutral
board-hourglass = Hourglass: { $player }
board-hourglass-about = Starts the next round.
board-first-player = Start player
board-figure-in = { $player }: figure in { $place }
board-posts-of = Trading posts: { $players }
board-outpost = Outpost bonus, for the first post
board-marker = City bonus, every round
board-special-about = Only with a post placed before this turn. With the improved seal also its bonus, as often as printed for the die.
board-needs-seal = Needs a seal: { $seal }
board-ways-to = Routes to { $place }
board-way-owed = so far
board-way-more = from here
board-way-over = via { $places }
board-step-on = Pass through
board-arrive = Stop here
board-dice = Dice
board-dice-pick = Dice: click to change
board-dice-n = Dice: { $n }
board-no-dice = no dice left
board-stock = Stock
board-active = Active contracts
board-done = completed: { $n }
board-seal-none = not yours
board-seal-basic = basic
board-seal-improved = improved
board-posts-left = Posts left: { $n }
board-posts-placed = Trading posts on the map: { $n }
board-shields = Shields: { $n } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-shields-n = Shields: { $n }
board-tiles = Outpost tiles kept: { $n }
board-goal = Goal
board-goal-hidden = A goal card, hidden until the end
board-goals = Your goal cards: keep one
board-characters = Characters
board-points = { noun-vp }
board-score-now = If the game ended now: { $n }
board-player = { $player }: player board
board-open-player = { $player }: open the player board
board-close = Close
board-you = { $player } (you)
board-your-turn = your turn
board-their-turn = their turn
board-steps-left = left: { $n }
board-mini-map = The whole map: go to a part

## The first lesson

lesson-book = A die on a book
lesson-book-text = Round 4 of { $rounds }. In your turn you place dice on a space and take its action. A book :mp-book: takes 1 die: { book-3 } needs a 5 or more, and you have a 6 :mp-die-6:. The two upper offers are free, the others cost jade :mp-jade:. Take the gold :mp-gold: and the camels :mp-camel: for 2 jade.
lesson-contract = A contract completed
lesson-contract-text = Before and after your action you may take bonus actions. One of them completes a contract :mp-contract:: you pay what it shows on the left and get the points :vp: and the reward on the right. { character-abha_basu }, your character, adds { $jade } jade, and each jade is { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you. Jade :mp-jade: may stand in for coins and camels; keep yours this time. Then end the turn.
lesson-khan = { space-khan }
lesson-khan-text = In this row :mp-khan: every die must show at least as much as the one before it. A 3 lies there, and you have a 3. Whatever it shows, it brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} :mp-coin: and { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
} :mp-camel:. Remember: dice of your colour may use each space only once in a round.
lesson-travel = On the road
lesson-travel-text = The middle space of Travel :mp-travel: takes { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, and the lower one says how many steps you may take: with two 4s up to 4. Every route has its price, and all is paid before you set out. Go over the two oases :mp-oasis: to { location-jaipur }, 3 steps, and pay 2 of the coins in jade :mp-jade:.
lesson-post = A trading post
lesson-post-text = In the city where you arrive you place a trading post :mp-post:. You are the first, so the outpost bonus :mp-outpost-bonus: is yours, here a black die :mp-black-die:. And in a contract city you take a contract :mp-contract:: the one for { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}, { $silk } silk and { $gold } gold. You can complete it right now.
lesson-city-card = City cards
lesson-city-card-text = The two cards in the action area are for all; those beside cities need a post :mp-post: there. The die says how often you may use a card at most. { city_card-silk_trade } turns silk :mp-silk: and camels :mp-camel: into coins and points :vp:. Place the black die :mp-black-die:, which is of no colour, and trade twice. Jade pays for the camel that you lack.
lesson-money-bag = The money bag
lesson-money-bag-text = A 1 is left. The money bag :mp-bag: takes a die of any value, as a bonus action: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} :mp-coin:, { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
} :mp-camel: or { $jade } jade :mp-jade:. Take the camels. Now you have no dice left, and when nobody has, the round ends.
lesson-change-die = The last round
lesson-change-die-text = All dice are rolled anew. Your post in { location-xian } has paid its city bonus :mp-city-bonus: again, 2 jade. And you begin: nobody used a higher space of Travel, so the hourglass :mp-hourglass: is yours. For { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
} you may raise or lower a die by 1 :mp-plus-minus:. Pay it in jade :mp-jade:, and raise the 1.
lesson-seal = A guild seal
lesson-seal-text = For { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} you get a guild seal :mp-seal:, and the lower one decides which. The 2 and a 3 will do for the { seal-spicers } :mp-seal-spicers:; { $jade } jade :mp-jade: comes with it. A seal opens the routes that show it. And the other 3 is free for a book.
lesson-goal = The goal
lesson-goal-win = The game lasts { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Whoever has most points :vp: then wins.
lesson-goal-lose = Contracts :mp-contract: that you have not completed by then bring nothing.
lesson-goal-points = Points come from contracts :mp-contract:, trading posts :mp-post: in cities with different shields :mp-shield:, guild seals :mp-seal: and your goal card :mp-goal:.
lesson-set-up = Who you are, and what for
lesson-set-up-text = Every game begins with a character: it breaks a rule in your favour. Pick Abha Basu, who turns jade :mp-jade: into points :vp:. Then keep one of { $dealt } goal cards :mp-goal:: the cities whose shields count twice for you. After that the other player takes a first turn.
lesson-first-turn = Your first die
lesson-first-turn-text = On your turn you place dice on one action. Put your 1 on Book I :mp-book: and take the first offer: pepper :mp-pepper: and jade :mp-jade:. Any die fits; a higher one lets you choose among more. After that the table plays on to round 4, and there you take over.
lesson-goal-text = Your goal card :mp-goal: pays { $points ->
    [one] { $points } point
   *[other] { $points } points
} :vp: for this seal, once it is improved :mp-seal-improved:. That is a bonus action and costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} :mp-coin: and { $pepper } pepper :mp-pepper:. Keep your jade, you will need it. An improved seal pays its bonus now and at the start of every later round.
lesson-occupied = An occupied space
lesson-occupied-text = A die lies on { book-2 } already. You may still go there, but an occupied space costs as many coins :mp-coin: as your die shows: the 3 is cheaper than a 6. Take the silk :mp-silk: and gold :mp-gold: for 2 jade :mp-jade:.
lesson-last-dice = The last dice
lesson-last-dice-text = With { space-contracts } :mp-contract: you take { $least } or { $most ->
    [one] { $most } contract
   *[other] { $most } contracts
} from cities with your posts :mp-post:, and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Take the one for { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}, { $silk } silk and { $gold } gold, and no other; complete it. Your last 6 :mp-die-6: goes to { city_card-double_coins }: 12 coins :mp-coin:. Then the game ends.
lesson-end = You have won
lesson-end-text = 100 points :vp:! The score sheet shows the last of them: 6 for your goal card :mp-goal:, 12 for shields :mp-shield:, four different ones of which two count twice, 8 for the most contracts :mp-contract:, and some for goods and coins. Now you know enough for a game of your own.

## What to do now in the lesson, move by move

lesson-set-up-1 = Pick { character-abha_basu }.
lesson-set-up-2 = Keep the goal card with the { seal-spicers }.
lesson-first-turn-1 = Choose { book-1 }.
lesson-first-turn-2 = Place your 1.
lesson-first-turn-3 = Take the upper offer.
lesson-first-turn-4 = End your turn.
lesson-book-1 = Choose the upper space of { book-3 }; only your 6 fits.
lesson-book-2 = Take the offer for 2 jade.
lesson-contract-1 = Complete your contract.
lesson-contract-2 = Pay the camels, and no jade.
lesson-contract-3 = End your turn.
lesson-khan-1 = Choose the row { space-khan }.
lesson-khan-2 = Place your 3.
lesson-khan-3 = End your turn.
lesson-travel-1 = Choose the middle space of Travel.
lesson-travel-2 = Place both 4s.
lesson-travel-3 = Go to the first oasis on the way.
lesson-travel-4 = Go on to the second oasis.
lesson-travel-5 = Go on to { location-jaipur }.
lesson-travel-6 = Stop here.
lesson-travel-7 = Pay 2 of the coins in jade.
lesson-post-1 = Take the outpost bonus first.
lesson-post-2 = Take the contract that you can pay for.
lesson-post-3 = Complete it right away.
lesson-post-4 = End your turn.
lesson-city-card-1 = Choose the card { city_card-silk_trade }.
lesson-city-card-2 = Place the black die.
lesson-city-card-3 = Trade 2 times.
lesson-city-card-4 = End your turn.
lesson-money-bag-1 = Choose the money bag.
lesson-money-bag-2 = Place your 1.
lesson-money-bag-3 = Take the camels.
lesson-change-die-1 = Choose to raise a die.
lesson-change-die-2 = Pay 2 of the camels in jade.
lesson-change-die-3 = Raise the 1.
lesson-seal-1 = Choose { space-guild_seals }.
lesson-seal-2 = Place the 2 and a 3.
lesson-seal-3 = Take the seal of the { seal-spicers }.
lesson-goal-1 = Improve your seal.
lesson-goal-2 = Pay the coins, and no jade.
lesson-goal-3 = End your turn.
lesson-occupied-1 = Choose { book-2 }.
lesson-occupied-2 = Place your 3.
lesson-occupied-3 = Take the offer for 2 jade.
lesson-occupied-4 = End your turn.
lesson-last-dice-1 = Choose { space-contracts }.
lesson-last-dice-2 = Take the contract that you can pay for.
lesson-last-dice-3 = Take no other.
lesson-last-dice-4 = Complete it.
lesson-last-dice-5 = End your turn.
lesson-last-dice-6 = Choose { city_card-double_coins }; your last 6 goes there.

## What the symbols mean

legend-mp-post = Trading post: placed in cities you travel to.
legend-mp-any-good = Any good, you choose.
legend-mp-city-bonus = City bonus: every round, for a post there.
legend-mp-outpost-bonus = Outpost bonus: once, for the first post there.
legend-mp-shield = Shields of cities: different ones score at the end.

## How to play

howto-win = How you win
howto-win-most = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, most points win.
howto-win-most-text = Travel, found trading posts in many cities and complete contracts. A tie goes to whoever has more camels.
howto-win-contracts = Complete what you take.
howto-win-contracts-text = A contract that you have not completed by the end brings nothing.
howto-points = Where points come from
howto-points-contracts = Contracts
howto-points-contracts-text = what each card says, at once
howto-points-shields = Shields
howto-points-shields-text = different ones in cities with your posts: up to { $shield_points }
howto-points-posts = Trading posts
howto-points-posts-text = { $post_points } for posts { $posts }
howto-points-goal = Goal card
howto-points-goal-text = for improved seals; some shields count twice
howto-points-most = Most contracts
howto-points-most-text = { $most_contracts } for whoever has completed most
howto-points-left = Leftovers
howto-points-left-text = a point for every { $goods_point } goods, and for every { $coins_point ->
    [one] { $coins_point } coin
   *[other] { $coins_point } coins
}
howto-turn = Your turn: three steps
howto-turn-dice = Look at your dice
howto-turn-dice-text = Each round you roll { $dice }. A roll below { $low_roll } in all is made up for with coins or camels.
howto-turn-action = Take one action
howto-turn-action-text = Place as many dice as its space shows. Often the lowest die says how much you may do. Dice already there cost coins.
howto-turn-bonus = Take bonus actions
howto-turn-bonus-text = Before and after it, as many as you like: complete contracts, improve seals, change dice, use the money bag. Then the next player goes on.
howto-wrong = What beginners get wrong
howto-wrong-occupied = That space is closed
howto-wrong-occupied-text = A blue space is open to all. If dice lie there, pay as many coins as your lowest die shows.
howto-wrong-twice = I go there again
howto-wrong-twice-text = Dice of your colour may use each space once a round. Only black dice may come back.
howto-wrong-passing = Passing is enough
howto-wrong-passing-text = A trading post goes where your journey ends. Cities on the way stay empty.
howto-wrong-today = I use the city now
howto-wrong-today-text = Its card or its special action waits until your next turn. Marker and contract come at once.
howto-wrong-jade = Jade is for later
howto-wrong-jade-text = Jade pays for any coin or camel. Often one jade opens a journey that coins alone would not.
howto-actions = The seven actions
howto-actions-books = Books
howto-actions-books-text = One die for one of four offers; the lower two cost jade. Book II needs a { $book_two }, Book III a { $book_three } or more.
howto-actions-khan-text = One die, at least as high as the last one there: { $khan_coins ->
    [one] { $khan_coins } coin
   *[other] { $khan_coins } coins
} and { $khan_camels ->
    [one] { $khan_camels } camel
   *[other] { $khan_camels } camels
}, whatever it shows.
howto-actions-guild_seals-text = { $seal_dice ->
    [one] { $seal_dice } die; it
   *[other] { $seal_dice } dice; the lower one
} says which seal you can take, with its jade. Seals open routes, and improved ones pay every round.
howto-actions-travel = Travel
howto-actions-travel-text = { $travel_dice } dice for up to { $travel_steps } steps, no more than your lowest die; pay all routes first. The shortest also costs { $travel_coins ->
    [one] { $travel_coins } coin
   *[other] { $travel_coins } coins
}. Place a post.
howto-actions-contracts-text = One die: up to { $contracts_most ->
    [one] { $contracts_most } contract
   *[other] { $contracts_most } contracts
} from cities with your posts, and { $contracts_coins ->
    [one] { $contracts_coins } coin
   *[other] { $contracts_coins } coins
}. You have room for { $contract_spaces }.
howto-actions-special = Special cities
howto-actions-special-text = With a post there, one die brings the reward of the city, and with its improved seal the seal's bonus too.
howto-actions-cards = City cards
howto-actions-cards-text = One die on a card, once a round in all. The die says how often. Those in the action area are open to all; the others need your post.
howto-course = Bonus actions, a new round, the end
howto-course-bonus = Bonus actions
howto-course-bonus-text = Money bag: a die for { $bag_coins ->
    [one] { $bag_coins } coin
   *[other] { $bag_coins } coins
}, { $bag_camels ->
    [one] { $bag_camels } camel
   *[other] { $bag_camels } camels
} or { $bag_jade } jade. Camels: { $reroll } to reroll a die, { $change } to change it by one, { $black_die } for a black die.
howto-course-round = A new round
howto-course-round-text = When no dice are left, books and the area's cards change, markers and improved seals pay again, and all dice are rolled.
howto-course-end = The end
howto-course-end-text = After round { $rounds } come goal card, shields, goods, coins and most contracts.

## The tables of the box and their keys

box-table-contracts = Contracts
box-table-city_cards = City cards
box-table-goal_cards = Goal cards
box-table-characters = Characters
box-table-outpost_bonuses = Outpost bonuses
box-table-city_bonus_markers = City bonus markers
box-table-offer_tiles = Offer tiles
box-table-guild_seals = Guild seals
box-table-action_spaces = Action spaces
box-table-bonus_actions = Bonus actions
box-table-locations = Cities and oases
box-table-routes = Routes
box-table-special_cities = Special cities
box-table-books = Books
box-table-shields = Shields
box-table-shield_track = Points for different shields
box-table-compensation = Compensation for low dice
box-key-book = Book
box-key-dice = Dice
box-key-min_value = Least value of the dice
box-key-min_die = Least value of a die
box-key-seal = Guild seal
box-key-seal_bonus_times = Times with the improved seal
box-key-city = City
box-key-ends = From and to
box-key-shield = Shield
box-key-shields = Shields
box-key-marker = City bonus marker
box-key-outpost = Outpost bonus
box-key-card_slots = Spaces for city cards
box-key-contract_slots = Spaces for contracts
box-key-offers = Offers
box-key-jade_when_taken = Jade when taken
box-key-improve_cost = Cost to improve
box-key-improved_bonus = Bonus when improved
box-key-take_min = Takes at least
box-key-take_max = Takes at most
box-key-max_steps = Most steps
box-key-extra_post = A further trading post
box-key-rank = Row
box-key-limit_per_turn = Most in a turn
box-key-space = Space
box-key-black_dice = Black dice
box-key-neutral_dice = Neutral dice
box-key-most_contracts_vp = Points for the most contracts
box-key-second_most_contracts_vp = Points for the second most contracts
box-key-threshold = Sum of the dice
box-key-per_missing_point = For each point below
box-key-coins_per_vp = Coins for a point
box-key-goods_counted = Goods that count
box-key-trading_post_vp = Points for a trading post
box-key-start_location = Start
box-key-start_contracts = Contracts at the start
box-key-goal_cards_dealt = Goal cards dealt
box-key-goal_cards_kept = Goal cards kept
box-key-active_contract_spaces = Spaces for active contracts
box-key-score_start = Points at the start
box-key-characters_revealed_extra = Further characters shown
box-key-game_boards = Game boards
box-key-player_aids = Player aids
box-key-first_player_markers = Start player markers
box-key-city_bonus_markers_in_play = City bonus markers in play
box-key-guild_seals_per_kind = Guild seals of each kind
box-key-offer_tiles_per_book = Offer tiles of each book
box-key-offer_tiles_removed_per_book = Offer tiles of each book left out
box-key-contracts_normal = Ordinary contracts
box-key-contracts_starting = Starting contracts
box-key-city_card_spaces_at_cities = Spaces for city cards at cities
box-key-city_card_spaces_action_area = Spaces for city cards beside the actions
box-key-trading_posts_per_player = Trading posts of a player
box-key-figures_per_player = Figures of a player
box-key-dice_per_player = Dice of a player
box-key-points_cards_50_100 = Cards for 50 and 100 points
box-key-character_pick_order = Order of choosing characters
box-key-tie_break = Tie-breaker
box-key-all_tied_players_score = All tied players score
box-row-bonus_actions = { $row ->
    [money_bag] Money bag
    [reroll] { bonus-reroll }
    [change_by_one] Change a die by one
    [black_die] { bonus-black_die }
    [complete_contract] Complete a contract
   *[improve_seal] Improve a guild seal
}

# What turns are about, and what ends a game: what is counted in many games

deed-travel = Travel
deed-special-city = Special cities
deed-city-card = City cards
deed-character = Choosing a character
