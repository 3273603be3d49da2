# The words of Oasis

game-oasis = Oasis

place-well = the well
place-grove = the grove
place-market = the market
trader-water_carrier = Water carrier
trader-date_seller = Date seller
trader-storyteller = Storyteller
trader-camel_driver = Camel driver
trader-weaver = Weaver
trader-potter = Potter
trader-musician = Musician
trader-collector = Collector
trader-twins = Twins
trader-guide = Guide
trader-fox = Fox
trader-stargazer = Stargazer
trader-scout = Scout
trader-elder = Elder
trader-hidden = a trader
eat-dates = Eat 2 dates for 1 water
good-vp = points
good-date = dates
good-water = water

noun-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
noun-date =
    { $n ->
        [one] { $n } date
       *[other] { $n } dates
    }
noun-water = { $n } water
verb-draw = draw { $n ->
        [one] a trader
       *[other] { $n } traders
    }
verb-look = look at the first trader of the caravan; it may go to the end
score-per-traders =
    { $every ->
        [one] for each trader in hand
       *[other] for every { $every } traders in hand
    }
test-thirsty = you have no water
special-OA-5-2 = the caravan turns round
value-star = the star die

ask-choose-place = Where will your tent stand?
ask-play-trader = Play a trader, or none.
ask-welcome = Welcome the visitor?
ask-send-to-the-end = Send the first trader to the end of the caravan?
ask-eat = Eat dates?
wait-choose-place = Waiting for { $player } (choosing a place)
wait-play-trader = Waiting for { $player } (choosing a trader)
wait-welcome = Waiting for { $player } (may welcome the visitor)
wait-send-to-the-end = Waiting for { $player } (looking at a trader)
wait-eat = Waiting for { $player } (eating dates)

refuse-too-few-dates =
    { $n ->
        [one] You need { $n } date.
       *[other] You need { $n } dates.
    }
refuse-too-little-water = You need { $n } water.
refuse-well-is-dry = The well is dry.
refuse-no-caravan = There is no caravan.

log-round-begins = Round { $n }: { $player } is first, the star shows { $star }.
log-tent-pitched = { $player }: tent at { $place }.
log-gained = { $player }: { $good } +{ $n }.
log-paid = { $player }: { $good } −{ $n }.
log-welcomed = { $player } welcomes { $visitor }.
log-dates-eaten = { $player } eats dates.
log-trader-played = { $player } plays { $trader }.
log-trader-drawn = { $player } draws { $trader }.
log-trader-looked-at = { $player } looks at { $trader }.
log-sent-to-the-end = { $player } sends the first trader to the end.
log-turned-round = { $player }: the caravan turns round.
log-storm = A storm: everybody keeps at most 2 dates.
log-game-over = The game is over.

score-gathered = Points gathered
score-water = Water
setting-short = Short game
    .about = Two rounds instead of three
setting-short-false = no
setting-short-true = yes
setting-storm = Storm
    .about = At night everybody keeps at most two dates
setting-storm-false = no
setting-storm-true = yes

board-place = Places
board-round = Round
board-storm = Storm
board-first = Plays first
board-star = Star die
board-well = Water in the well
board-bag = Traders in the bag
board-caravan = Caravan
board-goods = Goods
board-hand = Hand
board-tent = Tent
board-ready = Has chosen
