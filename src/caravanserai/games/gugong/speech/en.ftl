# Gùgōng.

game-gugong = Gùgōng

## What is counted

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
noun-jade = { $n } jade
noun-envoy = { $n ->
    [one] { $n } envoy step
   *[other] { $n } envoy steps
}
noun-intrigue = { $n ->
    [one] { $n } intrigue step
   *[other] { $n } intrigue steps
}

## What effects do

verb-perform = action: { $location }
verb-move_traveller = move the traveller { $n ->
    [one] once
   *[other] { $n } times
}
verb-place_on_wall = place { $up_to ->
    [0] { noun-servant }
   *[other] up to { noun-servant }
} { $from ->
    [supply] from the supply on the Great Wall
   *[pool] on the Great Wall
}
verb-place_on_decree = place { noun-servant } on a decree
verb-load_ship = place { $up_to ->
    [0] { noun-servant }
   *[other] up to { noun-servant }
} { $from ->
    [supply] from the supply on a ship
   *[pool] on your ships
}
verb-move_ship = move { $up_to ->
    [0] {""}
   *[other] up to {""}
}{ $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
verb-take_medal = take the next start player medal
verb-swap_card = swap a card
verb-discard_card = discard a card of { $min_value } or higher → { $gain }
verb-retrieve_card = take { $n ->
    [one] a card
   *[other] { $n } cards
} back from the discard pile
verb-draw_card = draw { $n ->
    [one] a gift card
   *[other] { $n } gift cards
}
verb-turn_die = turn a destiny die
verb-unlock_double_servant = unlock the double servant
verb-lay_day_marker = until the end of the day phase, with { $servants ->
    [one] { $servants } servant
   *[other] { $servants } servants
}, { $scope ->
    [location] at a place
   *[owner] beside your board
}: { $card_value ->
    [0] {""}
   *[other] your gifts are worth { $card_value } more
}{ $owner_vp ->
    [0] {""}
   *[other] whoever else performs the action: { $actor_vp } points, you: +{ $owner_vp } points
}{ $follow ->
    [yes] when another player performs the action, you may perform it too
   *[no] {""}
}
effect-pay = pay { $cost } → { $gain }

## Lasting changes, moments, final scoring

servants-change = { $change ->
    [add] +{ noun-servant }
    [less] −{ noun-servant }
   *[set] { noun-servant }
}
change-travel_b_cost = cost of Travel, option B: { servants-change }
change-jade_action_cost = cost of the Jade action: { servants-change }
change-decree_action_cost = cost of the Decrees action: { servants-change }
change-wall_action_extra_from_supply = with each Great Wall action, you may add { noun-servant } from your supply
change-equal_value_is_free = { $change ->
    [no] a gift of equal value is not free
   *[yes] you exchange gifts of equal value for free
}
moment-morning = every morning
score-per-vp = for every { $every ->
    [one] point
   *[other] { $every } points
} on the score track
score-per-jade = for every { $every ->
    [one] jade
   *[other] { $every } jade
}
score-per-decree_servants = for every { $every ->
    [one] servant
   *[other] { $every } servants
} you have on decrees
score-per-trade_servants = for every { $every ->
    [one] servant
   *[other] { $every } servants
} you have on trade rewards

## Gifts

gift-item-1 = Basket of Fruit
gift-item-2 = Paper Fan
gift-item-3 = Set of Go Stones
gift-item-4 = Bonsai
gift-item-5 = Tea Set
gift-item-6 = Ming Vase
gift-item-7 = Gemstone Necklace
gift-item-8 = Dunhuang Pipa
gift-item-9 = Golden Statue
gift = { $value ->
    [1] { gift-item-1 }
    [2] { gift-item-2 }
    [3] { gift-item-3 }
    [4] { gift-item-4 }
    [5] { gift-item-5 }
    [6] { gift-item-6 }
    [7] { gift-item-7 }
    [8] { gift-item-8 }
   *[9] { gift-item-9 }
} ({ $value })
    .choice = { $name } · { $about }
gift-hidden = a gift card

## Places

place-travel = Travel
    .at = at Travel
    .about =
        Move your traveller and use the token of the city where it stops.
        { ask-travel.option-a }
        { ask-travel.option-b }
place-wall = Great Wall
    .at = at the Great Wall
    .about =
        Place servants; when the wall is complete, whoever has most there scores.
        { ask-great-wall.option-a }
        { ask-great-wall.option-b }
place-jade = Jade
    .at = at Jade
    .about =
        Pay servants for a jade; at the end each one is worth more than the one before.
place-intrigue = Intrigue
    .at = at Intrigue
    .about =
        Move up on the track that breaks all ties; going back there buys benefits.
        { ask-intrigue.option-a }
        { ask-intrigue.option-b }
place-palace = Palace of Heavenly Purity
    .at = at the Palace
    .about =
        Your envoy walks to the Palace. Whoever is not inside at the end has 0 points.
        { ask-palace.option-a }
        { ask-palace.option-b }
place-decrees = Decrees
    .at = at Decrees
    .about =
        Pay servants for a decree: it works every morning, all the time, or at the end.
place-canal = Grand Canal
    .at = on the Grand Canal
    .about =
        Load servants onto ships and sail for the rewards of the harbours.
        { ask-grand-canal.option-a }
        { ask-grand-canal.option-b }
city = { $name }

## Payments and servants

payment-servants = Pay { noun-servant }
    .beside = Pay
payment-no-action = Exchange without actions
servant-regular = Regular servants only
servant-double_as_1 = Double servant as 1 servant
servant-double_as_2 = Double servant as 2 servants

## Jade, decrees, dice

house = house { $a }
house-square = Jade Square
decree =
    .choice = { $name } – level { $level }, cost: { $cost }{ $vp ->
        [0] {""}
        [one] , +{ $vp } point
       *[other] , +{ $vp } points
    } · { $about }
    .beside = { $name } · { $about }
decree-d1_intrigue = Morning Whispers
    .about = Each morning you may advance your intrigue marker 2 steps.
decree-d1_ship = Morning Cargo
    .about = Each morning you may place 1 servant from your supply on a ship.
decree-d1_servant = Morning Service
    .about = Each morning you may gain 1 servant.
decree-d1_envoy = Morning Audience
    .about = Each morning you may advance your envoy 1 step.
decree-d1_swap = Morning Market
    .about = Each morning you may swap one of your cards with one on the board.
decree-d2_travel = Imperial Roads
    .about = Option B of Travel costs you 1 servant less.
decree-d2_jade = Jade Privilege
    .about = The Jade action costs you 1 servant less.
decree-d2_wall = Wall Builders
    .about = With each Great Wall action you may also place 1 servant from your supply on the wall.
decree-d2_equal = Equal Gifts
    .about = You exchange gifts of equal value for free.
decree-d2_decree = Favour of the Seal
    .about = The Decrees action costs you 1 servant less.
decree-d3_third = Renown
decree-d3_eight = Imperial Merit
decree-d3_jade = Jade Treasury
decree-d3_decrees = Book of Laws
decree-d3_trade = House of Trade
face = die { $a }: { $b }

## Canal

route-main = new ship
route-left = new ship, left route
route-right = new ship, right route
harbour = { $stem ->
    [left] harbour { $a }, left route
    [right] harbour { $a }, right route
   *[main] harbour { $a }
}
reward = { $effects }
    .beside = { $effects_left ->
        [none] {""}
       *[other] { $effects_left }
    }

## Intrigue benefits, travel tokens

benefit = { $cost } back → { $gain }
    .beside = Step back{ $gain_left ->
        [none] {""}
       *[other] : { $gain_left }
    }
token = { $effects }
token-double = double token
    .about = Counts as 2 tokens when you exchange tokens.
token-bonus_value = Value +1
    .about = With 1 servant, until the end of the day phase: your gifts are worth 1 more.
token-bonus_toll = Toll
    .about = With 1 servant, at a place until the end of the day phase: whoever else performs its action loses 1 point, and you gain 1.
token-bonus_follow = Follow
    .about = With 1 servant, at a place until the end of the day phase: when another player performs its action, you may perform it too.
trade = { $stem ->
    [servant] 2 travel tokens for 1 servant
    [vp] 4 travel tokens for 2 points
   *[jade] 6 travel tokens for 1 jade
}{ $a ->
    [0] {""}
    [one] {" "}(with { $a } double token)
   *[other] {" "}(with { $a } double tokens)
}
    .beside = { $stem ->
        [servant] Exchange 2 travel tokens
        [vp] Exchange 4 travel tokens
       *[jade] Exchange 6 travel tokens
    }{ $a ->
        [0] {""}
        [one] {" "}(with { $a } double token)
       *[other] {" "}(with { $a } double tokens)
    }
    .called = { $stem ->
        [servant] 2 travel tokens
        [vp] 4 travel tokens
       *[jade] 6 travel tokens
    }{ $a ->
        [0] {""}
       *[other] {" "}({ $a } double)
    }

## Meng

opponent = Meng
solo = { $day ->
    [focus] special solo card
   *[other] solo card { $day }
}

## Log

log-day-begins = Day { $n }
log-start-player = { $player }: start player
log-map-refilled = { $n ->
    [0] No new travel tokens on the map
   *[other] New travel tokens on the map: { $n }
}
log-dice-rolled = Destiny dice: { $first }, { $second }, { $third }
log-night-falls = Night of day { $n }
log-gift-exchanged = { $player } gives { $given } for { $taken } { $place_at }
    .you = give { $given } for { $taken } { $place_at }
log-gift-laid-aside = { $player } discards { $card } as payment
    .you = discard { $card } as payment
log-gift-swapped = { $player } swaps { $given } for { $taken } ({ $place })
    .you = swap { $given } for { $taken } ({ $place })
log-gift-retrieved = { $player } takes { $card } back
    .you = take { $card } back
log-gift-discarded = { $player } discards { $card }
    .you = discard { $card }
log-gift-drawn = { $player } draws { $card }
    .you = draw { $card }
log-servants-gained = { $player }: +{ noun-servant }
log-servants-spent = { $player } pays { noun-servant }
    .you = pay { noun-servant }
log-double-unlocked = { $player } unlocks the double servant
    .you = unlock the double servant
log-points = { $player }: +{ noun-vp }
log-points-lost = { $player }: −{ noun-vp }
log-jade-taken = { $player }: +{ noun-jade }
log-traveller-moved = { $player } travels to { $city }; token: { $token }
    .you = travel to { $city }; token: { $token }
log-tokens-traded = { $player }: { $trade }
    .beside = { $player }: travel tokens exchanged
log-marker-laid = { $player } uses the token { $token }
    .you = use the token { $token }
log-marker-laid-at = { $player } uses the token { $token } { $place_at }
    .you = use the token { $token } { $place_at }
log-toll-paid = { $player } pays a toll { $place_at } (to: { $owner })
    .you = pay a toll { $place_at } (to: { $owner })
log-followed = { $player } follows { $place_at }
    .you = follow { $place_at }
log-wall-placed = { $player } places { noun-servant } on the Great Wall
    .you = place { noun-servant } on the Great Wall
log-wall-scored = { $player }: most servants on the Great Wall ({ $n })
log-benefit-taken = { $player }: intrigue benefit – { $benefit }
    .beside = { $player }: intrigue benefit
log-die-turned = { $player } turns a destiny die – { $face }
    .you = turn a destiny die – { $face }
log-intrigue-moved = { $player }: intrigue marker on step { $n }
log-medal-taken = { $player } takes the next start player medal
    .you = take the next start player medal
log-envoy-moved = { $player }: envoy on step { $n }
log-envoy-arrived = { $player }: envoy in the Palace, worth { noun-vp } at the end
log-house-bought = { $player } buys jade ({ $house })
    .you = buy jade ({ $house })
log-decree-taken = { $player } takes the decree { $decree }
    .you = take the decree { $decree }
log-decree-used = { $player } uses the decree { $decree }
    .you = use the decree { $decree }
log-ship-launched = { $player }: new ship ({ $harbour })
log-ship-loaded = { $player } loads a ship ({ $harbour }), on board: { noun-servant }
    .you = load a ship ({ $harbour }), on board: { noun-servant }
log-ship-sailed = { $player } sails on ({ $from } → { $harbour })
    .you = sail on ({ $from } → { $harbour })
log-ship-lost = { $player }: ship lost at sea ({ $harbour })
log-reward-claimed = { $player } claims the reward ({ $harbour }) – { $reward }
    .you = claim the reward ({ $harbour }) – { $reward }
    .beside = { $player } claims the reward ({ $harbour })
    .you-beside = claim the reward ({ $harbour })
log-matches = { $player }: { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
log-night-bonus = { $player }: most matches
log-final-wall = { $player }: last Great Wall scoring
log-game-over = Game over
log-meng-card = Meng: { $card }
log-meng-dusk = Dusk, Meng: { $card }
log-meng-cannot = Meng: no action { $place_at }

## Questions

say-choose-place = Where do you give your { $mine }?
    .why = If it beats the gift lying there, it is free.
say-pay-for-gift = Your { $mine } does not beat the { $theirs }: how do you pay?
    .why = { $cost } servants or a card laid aside buy the actions. Your servants: { $have }.
say-move-traveller = Which city does your traveller go to?
    .why = Moves left: { $left }
ask-choose-gift = Choose a gift to give.
    .verb = Give
ask-choose-place = Choose a place for your gift.
    .verb = Give here
ask-pay-for-gift = Your gift isn't higher. How will you pay?
    .gift = Discard: { $name }
say-travel = { ask-travel }
    .why = Your servants: { $have }.
ask-travel = Travel: choose an option.
    .option-a = A: 1 move
    .option-b = B: pay 2, 2 moves (less with the decree)
    .answer-skip = Do not travel
    .option-b-beside = B: 2 moves
    .option-b-called = B: pay 2, 2 moves
ask-move-traveller = Choose a city for your traveller.
    .verb = Go to
    .answer-skip = Stop here
say-great-wall = { ask-great-wall }
    .why = Your servants: { $have }. Free on the wall: { $left }.
ask-great-wall = Great Wall: choose an option.
    .option-a = A: place 1 servant
    .option-b = B: pay 1, place up to 2
    .answer-skip = Leave the Great Wall
    .option-a-beside = A: place
    .option-b-beside = B: place up to 2, fee
    .option-b-called = B: pay 1, place up to 2
ask-count-for-wall = How many servants do you place on the Great Wall?
    .count-beside = Place
ask-place-which-on-wall = Which servant do you place on the Great Wall?
    .servant-regular = Regular servant
ask-extra-on-wall = Add 1 servant from the supply to the Great Wall?
    .answer-yes = Add it
    .answer-skip = Leave it in the supply
say-buy-jade = { ask-buy-jade }
    .why = Your servants: { $have }. Your jade: { $jade }.
ask-buy-jade = Jade: choose a house.
    .verb = Buy
    .answer-skip = Buy no jade
say-intrigue = { ask-intrigue }
    .why = Your marker is on step { $step }. Your servants: { $have }.
ask-intrigue = Intrigue: choose an option.
    .option-a = A: 1 step, and the medal if it is there
    .option-b = B: pay 1, 3 steps
    .answer-skip = Leave Intrigue
    .option-a-beside = A: medal too, if there
    .option-b-beside = B
    .option-a-called = A: 1 step
say-palace = { ask-palace }
    .why = Steps to the audience: { $left }. Your servants: { $have }.
ask-palace = Palace of Heavenly Purity: choose an option.
    .option-a = A: envoy 1 step
    .option-b = B: pay 2, envoy 2 steps, intrigue 1
    .answer-skip = Leave the envoy where it is
    .option-a-beside = A
    .option-b-beside = B
    .option-b-called = B: pay 2, envoy 2 steps
say-take-decree = { ask-take-decree }
    .why = Your servants: { $have }. Besides the price, 1 stays on the decree.
ask-take-decree = Decrees: choose a decree.
    .verb = Take
    .answer-skip = Take no decree
say-grand-canal = { ask-grand-canal }
    .why = Your servants: { $have }.
ask-grand-canal = Grand Canal: choose an option.
    .option-a = A: load 1, move 1 ship, or both
    .option-b = B: pay 1, load 2
    .answer-skip = Leave the Grand Canal
    .option-b-beside = B: load 2
    .option-a-called = A: load 1, move 1 ship
ask-load-ship = Choose a ship for the servant.
    .verb = Load
    .harbour = ship in { $name }
    .answer-skip = Stop here
ask-load-from-supply = Choose a ship for the servant from the supply.
    .verb = Load
    .harbour = ship in { $name }
    .answer-skip = Leave it in the supply
ask-load-or-sail = Choose a ship for the servant, or only move a ship.
    .verb = Load
    .harbour = ship in { $name }
    .answer-skip = Only move a ship
ask-load-which = Which servant do you place on the ship?
    .servant-regular = Regular servant
ask-move-ship = Choose a ship to move.
    .verb = Move
    .harbour = ship in { $name }
    .answer-skip = Move no ship
ask-claim = Claim a trade reward?
    .verb = Claim
    .harbour = ship in { $name }
    .answer-skip = Wait, claim later
ask-choose-reward = Choose a reward.
    .verb = Take
ask-intrigue-benefit = Choose an intrigue benefit.
    .verb = Take
    .answer-skip = Take no benefit
    .benefit-called = { $cost } back
ask-turn-die = Choose a destiny die and a number.
    .verb = Turn to
ask-morning-decrees = Use a decree this morning?
    .verb = Use
    .decree = { $name } · { $about }
    .answer-skip = Use no decree
ask-swap-which = Which of your cards do you swap?
    .verb = Swap
ask-swap-where = Which card on the board do you take?
    .verb = Take
ask-retrieve = Which card of your discard pile do you take back?
    .verb = Take back
ask-discard-for = Which card do you discard?
    .verb = Discard
ask-spend-with = Use the double servant?
ask-gain-with = Take the double servant instead of one of them?
    .servant-double_as_1 = Double servant, as 1 servant
    .servant-double_as_1-beside = Double servant
ask-must-trade-tokens = You hold too many travel tokens. Exchange some.
    .verb = Exchange
ask-use-bonus-token = Use the bonus travel token with 1 servant?
    .answer-yes = Use it
    .answer-skip = Keep it
ask-servant-for-token = Which servant goes with the token?
    .servant-regular = Regular servant
ask-night-envoy = Advance your envoy?
    .answer-yes = Advance it
    .answer-skip = Leave it where it is
ask-last-tokens = Exchange your last travel tokens?
    .verb = Exchange
    .answer-skip = Exchange no more

wait-choose-gift = Waiting for { $player } (choosing a gift)
wait-choose-place = Waiting for { $player } (choosing a place)
wait-pay-for-gift = Waiting for { $player } (paying for a gift)
wait-travel = Waiting for { $player } (Travel)
wait-move-traveller = Waiting for { $player } (travelling)
wait-great-wall = Waiting for { $player } (Great Wall)
wait-count-for-wall = Waiting for { $player } (Great Wall)
wait-place-which-on-wall = Waiting for { $player } (Great Wall)
wait-extra-on-wall = Waiting for { $player } (Great Wall)
wait-buy-jade = Waiting for { $player } (Jade)
wait-intrigue = Waiting for { $player } (Intrigue)
wait-palace = Waiting for { $player } (Palace)
wait-take-decree = Waiting for { $player } (choosing a decree)
wait-grand-canal = Waiting for { $player } (Grand Canal)
wait-load-ship = Waiting for { $player } (loading a ship)
wait-load-from-supply = Waiting for { $player } (loading a ship)
wait-load-or-sail = Waiting for { $player } (loading a ship)
wait-load-which = Waiting for { $player } (loading a ship)
wait-move-ship = Waiting for { $player } (moving a ship)
wait-claim = Waiting for { $player } (trade reward)
wait-choose-reward = Waiting for { $player } (choosing a reward)
wait-intrigue-benefit = Waiting for { $player } (intrigue benefit)
wait-turn-die = Waiting for { $player } (turning a die)
wait-morning-decrees = Waiting for { $player } (morning decrees)
wait-swap-which = Waiting for { $player } (swapping a card)
wait-swap-where = Waiting for { $player } (swapping a card)
wait-retrieve = Waiting for { $player } (choosing a card)
wait-discard-for = Waiting for { $player } (choosing a card)
wait-spend-with = Waiting for { $player } (choosing servants)
wait-gain-with = Waiting for { $player } (choosing servants)
wait-must-trade-tokens = Waiting for { $player } (exchanging tokens)
wait-use-bonus-token = Waiting for { $player } (bonus travel token)
wait-servant-for-token = Waiting for { $player } (choosing servants)
wait-night-envoy = Waiting for { $player } (envoy)
wait-last-tokens = Waiting for { $player } (last travel tokens)

## Refusals

refuse-too-few-servants = This needs { noun-servant } in your pool.
    .short = needs { noun-servant }
refuse-pay-and-place = This needs { noun-servant } to pay and 1 more to place.
    .short = needs { $n } + 1 servants
refuse-no-servant = This needs 1 servant in your pool.
    .short = needs 1 servant
refuse-double-not-there = The double servant is not in your supply.
    .short = not in your supply
refuse-no-regular-servant = This needs a regular servant.
    .short = regular servant missing
refuse-regular-servant-needed = A servant must be left to place. Pay without the double servant.
    .short = 1 must be left to place
refuse-supply-empty = Your supply is empty.
    .short = supply empty
refuse-not-enough-tokens = This needs more travel tokens.
    .short = too few tokens
refuse-decree-held = You already have this decree. Choose another.
    .short = already yours
refuse-no-token-there = There is no token in this city. Choose one with a token.
    .short = no token here
refuse-out-of-reach = A city with a token lies in between. Choose a nearer one.
    .short = token in between
refuse-nowhere-to-go = Your traveller can't reach a city with a token.
    .short = no token in reach
refuse-marker-at-the-end = Your intrigue marker is at the end of the track. You may take option A for the medal.
    .short = end of the track
refuse-house-empty = This house is empty. Choose another.
    .short = empty
refuse-same-price = Another house has the same price. Take jade from that one.
    .short = same price as another
refuse-houses-left = The Jade Square opens when all houses are empty.
    .short = houses are left
refuse-marker-too-low = Your intrigue marker can't go back that far.
    .short = too few steps
refuse-not-on-that-die = This number is not on that die.
    .short = not on this die
refuse-gift-too-cheap = This needs a higher gift.
    .short = gift too low
refuse-no-card = This needs a card of your own.
    .short = no card
refuse-pile-empty = Your discard pile is empty.
    .short = discard pile empty
refuse-no-high-card = This needs a higher gift in your hand.
    .short = no gift that high
refuse-medal-taken = The medal has been taken today.
    .short = medal taken
refuse-ship-full = This ship is full. Choose another, or a new one.
    .short = ship full
refuse-no-room-for-two = As 2 servants it needs 2 free spaces. It may count as 1.
    .short = room for 1 only
refuse-no-free-harbour = This route has no free harbour.
    .short = no free harbour
refuse-no-ship-left = All your ships are on the canal.
    .short = no ship left
refuse-no-ship-to-load = This needs a ship with room, or a new one.
    .short = no ship with room
refuse-nothing-to-do = None of your ships can be loaded or moved now.
    .short = no ship can move
refuse-not-neither = Place a servant or move a ship: one of them at least.
    .short = one of the two
refuse-load-at-least-one = This needs at least 1 servant on a ship.
    .short = at least 1 servant
refuse-no-harbour-ahead = There is no free harbour ahead of this ship.
    .short = no harbour ahead
refuse-ship-not-full = A reward needs a full ship.
    .short = ship not full
refuse-no-reward-there = This harbour has no reward.
    .short = no reward here
refuse-no-slot-left = You can't claim this reward again.
    .short = claimed already
refuse-deck-empty = The gift deck is empty.
    .short = deck empty
caution-no-audience = The last Day: your envoy is not in the Palace, and { $n ->
    [one] { $n } step is
   *[other] { $n } steps are
} missing. Without it you score nothing.

## Prices

price-free = free
price-pay = pay
price-lay-aside = discard
price-no-action = no action
price-card-only = card only
price-servants = { noun-servant }

## Options

setting-bonus_tokens = Bonus travel tokens
    .about = 6 more travel tokens that change a whole day. For experienced players.
setting-bonus_tokens-false = No
setting-bonus_tokens-true = Yes
setting-expert_setup = Expert variant
    .about = The gifts on the board come from one large deck.
setting-expert_setup-false = No
setting-expert_setup-true = Yes
setting-solo_level = Solo difficulty
    .about = How strong Meng is.
setting-solo_level-easy = Easy
setting-solo_level-normal = Normal
setting-solo_level-hard = Hard
setting-solo_focus = Meng's focus
    .about = The place where Meng's special cards act.
setting-solo_focus-random = Random
setting-solo_focus-travel = { place-travel }
setting-solo_focus-wall = { place-wall }
setting-solo_focus-jade = { place-jade }
setting-solo_focus-intrigue = { place-intrigue }
setting-solo_focus-palace = { place-palace }
setting-solo_focus-decrees = { place-decrees }
setting-solo_focus-canal = { place-canal }
setting-solo_sets = Gift card sets
    .about = Which set of gift cards you and Meng start with.
setting-solo_sets-0 = You 4, Meng 5
setting-solo_sets-1 = You 2, Meng 3
setting-solo_sets-2 = You 1, Meng 2

## Score sheet

score-track = Score track
score-decree-d3_third = Decree { decree-d3_third }
score-decree-d3_eight = Decree { decree-d3_eight }
score-decree-d3_jade = Decree { decree-d3_jade }
score-decree-d3_decrees = Decree { decree-d3_decrees }
score-decree-d3_trade = Decree { decree-d3_trade }
score-palace = Arrival at the Palace
score-jade = Jade collection
score-no-palace = No audience with the emperor: 0 points
score-wall = Great Wall scorings
score-travel = Travel and tokens
score-decrees = Decrees, during the game
score-canal = Rewards of the Grand Canal
score-steps = Further steps in the Palace, other
score-destiny = Most destiny matches
score-final-wall = Last Great Wall scoring
score-decree-all = Decrees of level 3
sheet-during = During the game
sheet-end = At the end
sheet-audience = Audience
sheet-wall = Great Wall
sheet-travel = Travel
sheet-decrees = Decrees
sheet-canal = Canal
sheet-palace = Palace
sheet-destiny = Destiny
sheet-jade = Jade
tie-audience = Envoy in the Palace
tie-audience-won = the envoy is in the Palace
tie-intrigue = Step on the Intrigue track
tie-intrigue-won = ahead on the Intrigue track, { $mine } to { $theirs }
tie-stack = Place in the stack of Intrigue markers
tie-stack-won = on the same step of the Intrigue track, but on top

## Terminal: the drawn board

board-day = Day
board-dice = Dice
board-start-player = Start player
board-medal = Medal
board-wall = Wall
board-houses = Jade houses
board-deck = Deck
board-place = Place
board-gift = Gift
board-card-action = Card action
board-place-action = Place action
board-decree = Decree
board-decrees = Decrees
board-cost = Cost
board-points = VP
board-effect = Effect
board-held-by = Held by
board-pool = Pool
board-supply = Supply
board-envoy = Envoy
board-intrigue = Intrigue
board-jade = Jade
board-tokens = Tokens
board-ships = Ships
board-rewards = Rewards
board-cards = Cards
board-solo-cards = Solo cards left
board-today = Today
board-route-left = left
board-route-right = right
board-reward-card = card
board-reward-double = double servant
board-token-wall = to the wall
board-token-ship = to a ship
board-token-double = double token
board-token-retrieve = card back
board-token-swap = swap a card
board-token-card_for_jade = card for jade
board-token-servants_for_jade = servants for jade
board-token-bonus_value = { token-bonus_value }
board-token-bonus_toll = { token-bonus_toll }
board-token-bonus_follow = { token-bonus_follow }
board-reward-any = any reward
board-to-be-paid = costs extra

## Browser: the drawn board

board-whole = { game-gugong }: the board
board-places = Places
board-all-places = All places
board-mine-for = your { $mine } for the { $theirs }
board-place-with-gift = { $place }: { $gift }
board-gift-here = Lying there: { $gift }
board-give-here = Give it here
board-destiny = Destiny
board-to-the-most = for the most
board-taken = taken
board-medal-free = available today
board-stock = { $n } left
board-square = Square
board-jade-sets = What a jade collection is worth at the end
board-jade-more = each further one: { $points }
board-start = start
board-morning = morning
board-lasting = lasting
board-end = end
board-per-rival = per opponent
board-focus = { $player }: focus
board-on-wall = { $player }: { $n } on the Great Wall; complete at { $of }
board-intrigue-on = { $player }: intrigue { $n }
board-traveller-in = { $player }: traveller in { $city }
board-traveller-waits = { $player }: traveller not yet on the map
board-token-pile = Pile of travel tokens: { $n }
board-arrival = Arrival space: { noun-vp }
board-arrived = Envoy in the Palace, points
board-envoy-arrived = { $player }: envoy in the Palace, { noun-vp }
board-envoy-on = { $player }: envoy on step { $n }
board-ship-in = { $player }: ship, { $harbour }, { $n } of { $of } on board
board-day-gives = Day { $n }: +{ $servants } servants
board-score-of = { $player }: { noun-vp }
board-deck-of = Gift deck: { $n }
board-die = Destiny die { $n }: { $value }
board-die-about = Tonight each card you took today that shows { $value } is a match. Its faces: { $faces }.
board-double = Double
board-double-locked = The double servant is locked.
board-double-pool = The double servant is in the pool.
board-double-supply = The double servant is in the supply.
board-double-wall = The double servant is on the Great Wall.
board-double-ship = The double servant is on a ship.
board-double-token = The double servant lies with a travel token.
board-double-focus = The double servant marks the focus.
board-ships-left = Ships left
board-trade-rewards = Trade rewards
board-hand = Hand
board-discard = Discard pile
board-tomorrow = Tomorrow: { $n }
board-look = look
board-given = given
board-starts = starts
board-next = next
board-your-turn = your turn
board-their-turn = turn
board-you = { $player } (you)
board-decree-at = { $decree }, cost { $n }
lesson-goal = The goal
lesson-goal-win = The game lasts { $days ->
    [one] { $days } Day
   *[other] { $days } Days
}. Whoever has most points :vp: then wins.
lesson-goal-lose = But your envoy :gg-envoy: must be in the Palace :gg-palace: by then. Outside it, your score is 0.
lesson-goal-points = Points come from the Palace :gg-palace:, ships :gg-ship:, the wall :gg-wall:, decrees :gg-decree:, jade :gg-jade:, travel :gg-travel: and the nights :gg-night:.
lesson-first-turn = Your first gift
lesson-first-turn-text = This is how a game begins: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, and a card on each place. Give your 2 at the Palace :gg-palace:. It is less than the 7 there, so it costs { $pay ->
    [one] { $pay } servant
   *[other] { $pay } servants
} :gg-servant:. First your card acts: two servants go to the wall :gg-wall:. Then the place: your envoy :gg-envoy: takes its first step. After that the table plays on to Day 3, and there you take over.

## The first lesson

lesson-better-gift = A better gift
lesson-better-gift-text = Every turn begins with a gift :gg-gift:. You lay a card from your hand on a place and take the one that lies there. If yours is worth more, this is free, and you may act. Your 8 is worth more than the 7 at Travel. Give it, move your traveller :gg-traveller:, and use the token in the city.
lesson-lesser-gift = A lesser gift
lesson-lesser-gift-text = A 6 lies on the Grand Canal, and you have only a 5. A gift that is not worth more must be paid for: with servants :gg-servant:, or with another card. Or you exchange it and do without the actions. Today you pay with servants.
lesson-canal = Two actions in one turn
lesson-canal-text = First comes the action on your card. Here it is the Palace: your envoy :gg-envoy: takes a step. Then comes the action of the place: put a third servant on your ship :gg-ship: and claim the reward of its harbour, points :vp:.
lesson-intrigue = Ties, and the medal
lesson-intrigue-text = Your other 5 first sends a servant to the Great Wall :gg-wall:. Then your marker moves up on the Intrigue track :gg-intrigue-marker:, which breaks all ties. Option A also brings you the medal :gg-medal:, so you will begin the next day.
lesson-wall = The Great Wall
lesson-wall-text = One more servant completes the wall :gg-wall:. You have the most there: this brings points :vp: and a step of your envoy :gg-envoy:. Then all who have built may move back on the Intrigue track for a benefit. Take the { $servants ->
    [one] { $servants } servant
   *[other] { $servants } servants
} :gg-servant:.
lesson-night = Night
lesson-night-text = All cards are played. The cards that you took are your next hand, and each one that matches a destiny die :gg-die: has brought a servant. Both of you have 1 match, but your Intrigue marker lies on top of the other: the bonus is yours, points :vp: and, if you like, a step of the envoy :gg-envoy:.
lesson-decree = Decrees
lesson-decree-text = The last day, and you begin it. Decrees cost servants :gg-servant: and last to the end: level 1 helps every morning, level 2 at all times, level 3 brings points :vp: at the end. Give your 3, take its servants, and choose { decree-d3_eight }.
lesson-jade = Jade
lesson-jade-text = Jade :gg-jade: brings points :vp: at the end, and each one more than the one before. Every house has its price in servants :gg-servant:. Give your 6, take its servant, and buy from the cheapest house.
lesson-collect = Cards for the night
lesson-collect-text = Now think of the night. The dice :gg-die: show 1, 5 and 1. You already took a 1, which matches two of them; a 5 lies at Intrigue. Your 2 is not worth more, but you need no action: exchange it without one, only for the 5.
lesson-palace = Into the Palace
lesson-palace-text = Whoever has no envoy :gg-envoy: in the Palace :gg-palace: at the end has 0 points. Yours is 1 step away: option B takes { $steps }, and the step left over is a point :vp:. Then comes the last night, and with its bonus the game ends.
lesson-end = You have won
lesson-end-text = The score sheet shows where the points came from. Your opponent had some too, but their envoy :gg-envoy: never came to the Palace, and so they count for nothing. Now you know enough for a game of your own.

## What to do now in the lesson, move by move

lesson-first-turn-1 = Choose your 2.
lesson-first-turn-2 = Give it at the Palace.
lesson-first-turn-3 = Pay with servants.
lesson-first-turn-4 = Your card's action is the Great Wall: take option B.
lesson-first-turn-5 = Place 2 servants.
lesson-first-turn-6 = Now the Palace: option A, one step for your envoy.
lesson-better-gift-1 = Choose your 8.
lesson-better-gift-2 = Give it at Travel.
lesson-better-gift-3 = Take option A, one move.
lesson-better-gift-4 = Move your traveller to Xuanfu.
lesson-better-gift-5 = Use the token there.
lesson-lesser-gift-1 = Choose your 5.
lesson-lesser-gift-2 = Give it at the Grand Canal.
lesson-lesser-gift-3 = Pay with servants.
lesson-canal-1 = First the Palace: option A, one step.
lesson-canal-2 = Then the canal: take option A.
lesson-canal-3 = Put a servant on your ship.
lesson-canal-4 = Claim the reward of its harbour.
lesson-intrigue-1 = Choose your other 5.
lesson-intrigue-2 = Give it at Intrigue.
lesson-intrigue-3 = First the Great Wall: option A, one servant.
lesson-intrigue-4 = Then Intrigue: option A, with the medal.
lesson-wall-1 = Choose your 4.
lesson-wall-2 = Give it at the Great Wall.
lesson-wall-3 = First Intrigue: option A, one step.
lesson-wall-4 = Then the wall: option A, the last servant it needs.
lesson-wall-5 = Move back on the Intrigue track for the servants.
lesson-night-1 = Take the step of your envoy.
lesson-decree-1 = Choose your 3.
lesson-decree-2 = Give it at Decrees.
lesson-decree-3 = Take the servants of your card.
lesson-decree-4 = Take the decree { decree-d3_eight }.
lesson-jade-1 = Choose your 6.
lesson-jade-2 = Give it at Jade.
lesson-jade-3 = Take the servant of your card.
lesson-jade-4 = Buy from the cheapest house.
lesson-collect-1 = Choose your 2.
lesson-collect-2 = Give it at Intrigue, for the 5.
lesson-collect-3 = Exchange it without actions.
lesson-palace-1 = Choose your 7.
lesson-palace-2 = Give it at the Palace.
lesson-palace-3 = Take option B.
lesson-palace-4 = Take the step of the last night, too.

## What the symbols mean

legend-gg-servant = Servant: you pay with them and set them to work.
legend-gg-double = Double servant: counts as two.
legend-gg-gift = Gift card: a higher value is exchanged for free.
legend-gg-envoy = Envoy: must be in the Palace at the end, or you score nothing.
legend-gg-intrigue = { place-intrigue }: whoever is further up wins every tie.
legend-gg-jade = { place-jade }: points at the end, each worth more than the one before.
legend-gg-decree-1 = Decree, level 1: works every morning.
legend-gg-decree-2 = Decree, level 2: works all the time.
legend-gg-decree-3 = Decree, level 3: points at the end.
legend-gg-die = Destiny die: at night a card you took that shows its value is a match.
legend-gg-night = Night: matches are counted, ships sail on.
legend-gg-traveller = Traveller: walks from city to city.
legend-gg-ship = Ship: full with { noun-servant }.

## How to play

howto-win = How you win
howto-win-most = After { $days ->
    [one] { $days } Day
   *[other] { $days } Days
}, most points win.
howto-win-most-text = A tie goes to whoever is further up on Intrigue.
howto-win-envoy = Your envoy must be in the Palace.
howto-win-envoy-text = If it is outside at the end, you score nothing, whatever you had.
howto-points = Where points come from
howto-points-palace = Palace
howto-points-palace-text = { $arrivals } in order of arrival; with more players { $arrivals_many }
howto-points-jade-text = { $jade_points } in all, then { $jade_more } each
howto-points-decrees-text = { $decree_least } to { $decree_most } at once, or more at the end
howto-points-canal = Ships
howto-points-canal-text = { $ship_points } for a full ship in the right harbour
howto-points-wall-text = { $wall_points } for most servants on it
howto-points-night = Nights
howto-points-night-text = { $night_points } for most matches
howto-turn = Your turn: three steps
howto-turn-give = Give a gift
howto-turn-give-text = Lay a card on a place; the one there is yours tomorrow. Higher is free. Otherwise pay { $pay ->
    [one] { $pay } servant
   *[other] { $pay } servants
} or another card, or do no action.
howto-turn-card = Do what your card shows
howto-turn-card-text = The foot of the card you gave shows an action, servants or a swap. Some cards show nothing. You may skip it.
howto-turn-place = Do what the place offers
howto-turn-place-text = Then comes the action of the place. Option A is cheap; B costs servants and does more. You may skip this, too.
howto-wrong = What beginners get wrong
howto-wrong-envoy = The envoy can wait
howto-wrong-envoy-text = It needs { $envoy_steps ->
    [one] { $envoy_steps } step
   *[other] { $envoy_steps } steps
} and mostly takes one at a time. Outside the Palace all points are lost.
howto-wrong-taken = I play the card I took
howto-wrong-taken-text = No: it goes to your pile. It is part of tomorrow's hand.
howto-wrong-equal = Equal is good enough
howto-wrong-equal-text = Only a higher gift is free. An equal one is paid for, too. But a { $lowest } beats a { $highest }.
howto-wrong-servants = Servants will turn up
howto-wrong-servants-text = { $morning_servants ->
    [one] { $morning_servants } each morning is
   *[other] { $morning_servants } each morning are
} too few. Give cards that bring servants, and match the dice at night.
howto-wrong-ship = My ship is safe
howto-wrong-ship-text = Each night all ships sail on. Beyond the last harbour they are lost, and their servants bring nothing.
howto-places = The seven places
howto-places-palace-text = A: your envoy takes { $palace_a ->
    [one] { $palace_a } step
   *[other] { $palace_a } steps
}. B: pay { $palace_b_pay ->
    [one] { $palace_b_pay } servant
   *[other] { $palace_b_pay } servants
} for { $palace_b ->
    [one] { $palace_b } step
   *[other] { $palace_b } steps
}, and { $palace_b_intrigue } on Intrigue. Step { $envoy_steps } is the Palace; further steps bring points.
howto-places-wall-text = A: place { $wall_a ->
    [one] { $wall_a } servant
   *[other] { $wall_a } servants
}. B: pay { $wall_b_pay } and place up to { $wall_b }. When the wall is full, most servants win { $wall_points ->
    [one] { $wall_points } point
   *[other] { $wall_points } points
} and { $wall_envoy ->
    [one] { $wall_envoy } envoy step
   *[other] { $wall_envoy } envoy steps
}.
howto-places-intrigue-text = A: { $intrigue_a ->
    [one] { $intrigue_a } step
   *[other] { $intrigue_a } steps
}, and the medal if it is there: you begin the next day. B: pay { $intrigue_b_pay } for { $intrigue_b ->
    [one] { $intrigue_b } step
   *[other] { $intrigue_b } steps
}. Whoever is ahead wins every tie.
howto-places-travel-text = A: { $travel_a ->
    [one] { $travel_a } move
   *[other] { $travel_a } moves
}. B: pay { $travel_b_pay ->
    [one] { $travel_b_pay } servant
   *[other] { $travel_b_pay } servants
} for { $travel_b ->
    [one] { $travel_b } move
   *[other] { $travel_b } moves
}. Each ends on a token: use it at once, then keep it to trade later.
howto-places-jade-text = Pay the servants shown on a house, { $jade_least } to { $jade_most }, and take its jade. When all are empty, the square sells jade for { $jade_square }.
howto-places-decrees-text = Pay the servants shown, { $decree_more } more per opponent there, and place one. The first level works every morning, the second always, the third scores at the end.
howto-places-canal-text = A: place { $canal_a ->
    [one] { $canal_a } servant
   *[other] { $canal_a } servants
} on a ship, then move one ship. B: pay { $canal_b_pay } and place up to { $canal_b }. { $ship_servants ->
    [one] { $ship_servants } servant on a ship earns
   *[other] { $ship_servants } servants on a ship earn
} its harbour's reward.
howto-course = Night, morning, the end
howto-course-night = Night
howto-course-night-text = Every card you took that matches a die brings { $match_servants ->
    [one] { $match_servants } servant
   *[other] { $match_servants } servants
}. Most matches: { $night_points ->
    [one] { $night_points } point
   *[other] { $night_points } points
} and { $night_envoy ->
    [one] { $night_envoy } envoy step
   *[other] { $night_envoy } envoy steps
}. Then all ships sail on.
howto-course-morning = Morning
howto-course-morning-text = The cards you took are your new hand. Dice are rolled, first-level decrees work, and everybody gains { $morning_servants ->
    [one] { $morning_servants } servant
   *[other] { $morning_servants } servants
}.
howto-course-end = The end
howto-course-end-text = After the night of Day { $days } the wall is scored once more, then third-level decrees, the Palace and jade.

## The tables of the box and their keys

box-table-gift_cards = Gift cards
box-table-decrees = Decrees
box-table-travel_tokens = Travel tokens
box-table-bonus_travel_tokens = Bonus travel tokens
box-table-destiny_dice = Destiny dice
box-table-solo_cards = Solo cards
box-table-locations = Places
box-table-board = The board
box-table-colours = Colours of the players
box-table-exchange = Exchange of gifts
box-table-day_track = Day track
box-table-night = Night
box-table-gift_items = What the gifts are
box-table-travel_exchange = Exchange of travel tokens
box-table-travel_map = Map of the journey
box-table-great_wall = Great Wall
box-table-intrigue = Intrigue
box-table-palace = Palace
box-table-jade = Jade
box-table-decree_rules = Taking decrees
box-table-canal = Grand Canal
box-table-player = What a player has
box-table-solo_special_actions = Meng's special actions
box-key-level = Level
box-key-faces = Faces
box-key-copies_alt = Copies with the bonus tokens
box-key-official = Official
box-key-screen = Place on the drawing
box-key-option_a = First option
box-key-option_b = Second option
box-key-day = By day
box-key-dusk = At dusk
box-key-location = Place
box-key-servants = Servants
box-key-ships = Ships
box-key-steps = Steps
box-key-rates = Rates
box-key-cities = Cities
box-key-roads = Roads
box-key-sides = Sides
box-key-side_for_players = Side by number of players
box-key-draw_piles = Draw piles
box-key-benefits = Benefits
box-key-rewards = Rewards
box-key-harbours = Harbours
box-key-routes = Routes
box-key-ship_capacity = Servants on a ship
box-key-winner = For the most servants
box-key-complete_at = Complete with
box-key-per_match = For each match
box-key-most_matches = For the most matches
box-key-pay_servants = Servants for a lesser gift
box-key-pay_cards = Cards for a lesser gift
box-key-one_beats_nine = A 1 beats a 9
box-key-square_cost = Cost on the Jade Square
box-key-set_vp = Points for a collection
box-key-extra_vp = Points for each further one
box-key-houses = Cost of the houses
box-key-arrival_vp = Points by order of arrival
box-key-vp_per_extra_step = Points for a further step
box-key-surcharge_per_opponent = More for each opponent there
box-key-token_limit = Most tokens in an exchange
box-key-token_slots = Spaces for tokens
box-key-pool_start = Pool at the start
box-key-supply_start = Supply at the start
box-key-hand_start = Cards at the start
box-key-double_servant_worth = What the double servant counts as
box-key-gift_board_start = Gift cards on the board at the start
box-key-gift_deck = Gift deck
box-key-gift_player_sets = Sets of gift cards
box-key-gift_cards_per_set = Gift cards in a set
box-key-travel_tokens_alt = Travel tokens with the bonus tokens
box-key-decrees_per_level = Decrees of each level
box-key-decrees_in_play_per_level = Decrees of each level in play
box-key-servants_per_colour = Servants of a colour
box-key-double_servants_per_colour = Double servants of a colour
box-key-ships_per_colour = Ships of a colour
box-key-cost_table = Where the cost is found
box-key-place = Servants placed
box-key-meng_start = City where Meng starts
box-key-meng_route = Meng's route
box-key-set_choices = Pairs of gift card sets
box-key-human = You
box-key-meng = Meng
box-key-matches_by_day = Meng's matches by day
box-key-matches_mode = How Meng's matches count
box-key-decree_level_by_day = Level of Meng's decrees by day
box-key-card_rewards_max = Rewards that are an extra gift card
box-key-later_reward_vp = Points for each later reward
box-key-reward_marker_slots = Slots for reward markers
box-key-card = Card
box-key-fallback_vp = Points in place of an effect
box-key-intrigue_jade_at = Intrigue step from which Meng takes jade
box-key-special_cards = Special solo cards
box-key-extra_gift_card = Extra gift card
box-key-pool = Servants needed in the pool
box-key-discard = Servants paid
box-row-destiny_dice = Die { $n }
box-row-colours = { $row ->
    [red] Red
    [white] White
    [orange] Orange
    [purple] Purple
   *[blue] Blue
}
