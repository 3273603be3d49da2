# Paladins of the West Kingdom.

game-paladins = Paladins of the West Kingdom

## What is counted

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-labourer = { $n ->
    [one] { $n } labourer
   *[other] { $n } labourers
}
noun-scout = { $n ->
    [one] { $n } scout
   *[other] { $n } scouts
}
noun-merchant = { $n ->
    [one] { $n } merchant
   *[other] { $n } merchants
}
noun-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
noun-cleric = { $n ->
    [one] { $n } cleric
   *[other] { $n } clerics
}
noun-criminal = { $n ->
    [one] { $n } criminal
   *[other] { $n } criminals
}
noun-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
noun-silver = { $n } silver
noun-provision = { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
}
noun-tax = { $n } tax
noun-debt = { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
noun-suspicion = { $n } suspicion
noun-faith = { $n } faith
noun-strength = { $n } strength
noun-influence = { $n } influence
noun-any_attribute = { $n ->
    [one] { $n } attribute (any)
   *[other] { $n } attributes (any)
}

## What effects do

verb-remove_suspicion = remove { noun-suspicion }
    .told = remove { noun-suspicion }
    .beside = remove
verb-destroy_debt = destroy { noun-debt }
    .told = destroy { noun-debt }
    .beside = destroy
verb-pay_debt = pay { noun-debt }
    .beside = pay
verb-pray = clear an action space
verb-recruit = recruit a townsperson
verb-dismiss = dismiss a townsperson
verb-develop = develop a workshop
verb-free_recruit = recruit for free
verb-free_develop = develop for free

## Lasting changes, moments, conditions, final scoring

change-sign = { $change ->
    [add] +
    [less] −
   *[set] {""}
}
change-action_cost = { $change ->
    [set] { $n ->
        [0] { $action } costs no { $noun ->
            [silver] silver
           *[provision] provisions
        }
       *[other] { $action } costs { $noun ->
            [silver] { noun-silver }
           *[provision] { noun-provision }
        }
    }
   *[other] cost of { $action }: { change-sign }{ $noun ->
        [silver] { noun-silver }
       *[provision] { noun-provision }
    }
}
change-suspicion_per_criminal = { $n ->
    [0] { $action }: criminals bring no suspicion
   *[other] { $action }, suspicion for each criminal: { change-sign }{ $n }
}
moment-action_taken = each time you { $action }
moment-debt_paid = each time you pay a debt
moment-inquisition = at each Inquisition
test-actions_taken = you have taken { $action } at least { $n ->
    [one] once
   *[other] { $n } times
}
test-suspicion_at_least = you have { $n } or more suspicion
test-suspicion_at_most = { $n ->
    [0] you have no suspicion
   *[other] you have at most { $n } suspicion
}
score-per-actions_taken = for every { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $action } { $every ->
    [one] action
   *[other] actions
}
score-per-attribute = for every { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $attribute }
score-per-attacked = for every { $every ->
    [one] {""}
   *[other] { $every }{" "}
}attacked { $faction ->
    [viking] { $every ->
        [one] Viking
       *[other] Vikings
    }
    [byzantine] { $every ->
        [one] Byzantine
       *[other] Byzantines
    }
   *[saracen] { $every ->
        [one] Saracen
       *[other] Saracens
    }
}
score-per-kings_orders = for every { $every ->
    [one] completed King's Order
   *[other] { $every } completed King's Orders
}
score-per-converted_same_name = for every { $every ->
    [one] converted outsider
   *[other] { $every } converted outsiders
} of this name
score-per-paid_debts = for every { $every ->
    [one] paid debt
   *[other] { $every } paid debts
}
score-per-unpaid_debts = for every { $every ->
    [one] unpaid debt
   *[other] { $every } unpaid debts
}
score-per-suspicion = for every { $every ->
    [one] suspicion card
   *[other] { $every } suspicion cards
}

## Actions, workers, attributes

action-develop = Develop
    .about = Cover a worker space on the right with a workshop: it needs no worker from then on, and the worker pictured under it joins you.
action-recruit = Recruit
    .about = With one worker, dismiss a townsperson for the reward in the upper right; with two, recruit one into your crew.
action-hunt = Hunt
    .about = Gain provisions, more of them with a second worker.
action-trade = Trade
    .about = Gain silver, more of it with a second worker.
action-pray = Pray
    .about = Clear another action space, so that you can use it again this round.
action-conspire = Conspire
    .about = Gain a criminal, and draw suspicion for it.
action-commission = Commission
    .about = Send a monk to a space that your faith reaches, for its reward. Your influence rises.
action-fortify = Fortify
    .about = Build a wall, if you have enough influence. It brings strength and whatever else it shows.
action-garrison = Garrison
    .about = Build an outpost on a space that your strength reaches, for its reward. Your faith rises.
action-absolve = Absolve
    .about = Place a jar, if you have enough influence, for the reward of its space. Also remove a suspicion and gain faith.
action-attack = Attack
    .about = Attack an outsider for the rewards in the upper right. Pay silver for strength you lack.
action-convert = Convert
    .about = Convert an outsider that your faith reaches: strength now, points at the end of the game.
turn-pass = Pass
worker-labourer = Labourer
worker-scout = Scout
worker-merchant = Merchant
worker-fighter = Fighter
worker-cleric = Cleric
worker-criminal = Criminal
attribute-faith = Faith
attribute-strength = Strength
attribute-influence = Influence
payment-silver = Pay silver
payment-debt = Take a debt
workshop-commission_left = { action-commission }, left space
workshop-commission_middle = { action-commission }, middle space
workshop-fortify_left = { action-fortify }, left space
workshop-fortify_middle = { action-fortify }, middle space
workshop-garrison_left = { action-garrison }, left space
    .called = { action-garrison }, left
workshop-garrison_middle = { action-garrison }, middle space
    .called = { action-garrison }, in the middle
workshop-absolve_left = { action-absolve }, left space
workshop-absolve_middle = { action-absolve }, middle space
workshop-attack_left = { action-attack }, left space
workshop-attack_middle = { action-attack }, middle space
workshop-convert_left = { action-convert }, left space
workshop-convert_middle = { action-convert }, middle space

## Cards and spaces

paladin = { $name }
plan = { $first } this round, { $second } on top of the deck
tavern = { $workers }
    .called = {""}
    .beside = {""}
townsfolk = { $stem ->
    [abbot] Abbot
    [acolyte] Acolyte
    [architect] Architect
    [defender] Defender
    [gatekeeper] Gatekeeper
    [missionary] Missionary
    [watchman] Watchman
    [conspirator] Conspirator
    [debt_collector] Debt Collector
    [peddler] Peddler
    [squire] Squire
   *[other] { $name }
}
    .choice = { $name } · { $about }{ $on_recruit_any ->
        [yes] ; at once: { $on_recruit }
       *[no] {""}
    }
    .beside = { $name } · { $about }{ $on_recruit_left ->
        [none] {""}
       *[other] ; at once: { $on_recruit_left }
    }
outsider = { $name ->
    [Adventurer] Adventurer
    [Archer] Archer
    [Armourer] Armourer
    [Assassin] Assassin
    [Barbarian] Barbarian
    [Champion] Champion
    [Guardian] Guardian
    [Hunter] Hunter
    [Invader] Invader
    [Lookout] Lookout
    [Marauder] Marauder
    [Mercenary] Mercenary
    [Protector] Protector
    [Thief] Thief
    [Traitor] Traitor
    [Vigilante] Vigilante
    [Warrior] Warrior
   *[other] { $name }
} ({ $faction ->
    [viking] Viking
    [byzantine] Byzantine
   *[saracen] Saracen
})
    .whole = If you attack, { $attack_told }. If you convert, { $convert_told }, and at the end of the game { $about }.
townsfolk-conspirator_a =
    .about = at each Inquisition you may remove 1 suspicion
townsfolk-conspirator_b =
    .about = { townsfolk-conspirator_a.about }
townsfolk-peddler_a =
    .about = at each Inquisition, if you have 2 or more suspicion: +1 labourer
townsfolk-peddler_b =
    .about = at each Inquisition, if you have 2 or more suspicion: +2 provisions
townsfolk-peddler_c =
    .about = at each Inquisition, if you have 2 or more suspicion: +2 silver
townsfolk-squire_a =
    .about = at each Inquisition, if you have no suspicion: +1 faith
townsfolk-squire_b =
    .about = at each Inquisition, if you have no suspicion: +1 influence
townsfolk-squire_c =
    .about = at each Inquisition, if you have no suspicion: +1 strength
outsider-viking_armourer =
    .about = 1 point for every 4 strength
outsider-byzantine_armourer =
    .about = { outsider-viking_armourer.about }
outsider-byzantine_champion =
    .about = 1 point, and 1 more for every King's Order you have completed
outsider-saracen_champion =
    .about = { outsider-byzantine_champion.about }
outsider-byzantine_hunter =
    .about = 1 point for every 2 townsfolk in your crew
outsider-saracen_hunter =
    .about = { outsider-byzantine_hunter.about }
outsider-viking_marauder =
    .about = 1 point for every 4 influence
outsider-saracen_marauder =
    .about = { outsider-viking_marauder.about }
outsider-viking_mercenary =
    .about = 1 point, and 1 more for every Mercenary you have converted, this one included
outsider-byzantine_mercenary =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_1 =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_2 =
    .about = { outsider-viking_mercenary.about }
outsider-viking_traitor =
    .about = each unpaid debt costs you 1 point less
outsider-byzantine_traitor =
    .about = { outsider-viking_traitor.about }
outsider-byzantine_warrior =
    .about = 1 point for every 4 faith
outsider-saracen_warrior =
    .about = { outsider-byzantine_warrior.about }
favour-favour_recruit = Royal Summons
favour-favour_levy = Royal Levy
favour-favour_outlaws = Royal Pardon of Outlaws
    .called = Royal Pardon
favour-favour_virtue = Royal Virtue
favour-favour_mercy = Royal Mercy
favour-favour_loan = Royal Loan
favour-favour_charter = Royal Charter
favour-favour_labour = Royal Labour
favour-favour_stores = Royal Stores
favour-favour_prayer = Royal Prayer
favour =
    .choice = { $name } · { $slot ->
        [any] any worker
       *[other] { $slot }
    }{ $cost_any ->
        [yes] {" "}and { $cost }
       *[no] {""}
    } → { $gain }
    .beside = { $name } · { $slot ->
        [any] any worker
       *[other] { $slot }
    }{ $gain_left ->
        [none] {""}
       *[other] {" "}→ { $gain_left }
    }
order-order_commission = { action-commission }
order-order_fortify = { action-fortify }
order-order_garrison = { action-garrison }
order-order_absolve = { action-absolve }
order-order_attack = { action-attack }
order-order_convert = { action-convert }
wall = { $effects }{ $vp ->
    [0] {""}
    [one] {" "}(end of the game: { $vp } point)
   *[other] {" "}(end of the game: { $vp } points)
}
space = region { $a }: { $effects }
    .called = region { $a }
    .beside = { space.called }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
jar = reward space { $a }: { $effects }
    .called = reward space { $a }
    .beside = { jar.called }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }

## Ganelon

opponent = Ganelon
scheme-scheme_commission = { action-commission }
scheme-scheme_fortify = { action-fortify }
scheme-scheme_garrison = { action-garrison }
scheme-scheme_absolve = { action-absolve }
scheme-scheme_attack = { action-attack }
scheme-scheme_convert = { action-convert }
scheme-scheme_kings_order = King's Order
scheme-scheme_recruit = { action-recruit }
scheme-scheme_pray = { action-pray }
scheme-scheme_trade = { action-trade }
scheme-scheme_conspire = { action-conspire }
scheme-scheme_kings_favour = King's Favour
top-recruit = { action-recruit }
top-pray = { action-pray }
top-trade = { action-trade }
top-conspire = { action-conspire }
top-rest = Rest

## Log

log-round-begins = Round { $n }
log-start-player = { $player }: start player
log-order-revealed = New King's Order: { $order } ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
})
log-favour-revealed = New King's Favour: { $favour }
log-taverns-revealed = Tavern cards on offer: { $n }
log-paladin-revealed = { $player }: Paladin { $paladin }
log-tavern-taken = { $player }: tavern card – { $tavern }
    .beside = { $player }: tavern card
log-action-taken = { $player }: { $action } with { $workers }
log-favour-used = { $player }: King's Favour { $favour } with { $workers }
log-passed = { $player } passes
    .you = pass
log-workers-kept = { $player } keeps { $workers }
    .you = keep { $workers }
log-worker-gained = { $player }: +{ $worker_id ->
    [labourer] { noun-labourer }
    [scout] { noun-scout }
    [merchant] { noun-merchant }
    [fighter] { noun-fighter }
    [cleric] { noun-cleric }
   *[criminal] { noun-criminal }
}
log-silver-gained = { $player }: +{ noun-silver }
log-provisions-gained = { $player }: +{ noun-provision }
log-silver-paid = { $player } pays { noun-silver }
    .you = pay { noun-silver }
log-provisions-paid = { $player } pays { noun-provision }
    .you = pay { noun-provision }
log-tax-taken = { $player } takes { noun-tax } (left: { $left })
    .you = take { noun-tax } (left: { $left })
log-attribute-raised = { $player }: { $attribute } +{ $n } (now { $level })
log-debt-taken = { $player } takes a debt
    .you = take a debt
log-debt-paid = { $player } pays a debt
    .you = pay a debt
log-debt-destroyed = { $player } destroys a debt
    .you = destroy a debt
log-suspicion-drawn = { $player } draws a suspicion card (tax: { $n })
    .you = draw a suspicion card (tax: { $n })
log-suspicion-removed = { $player } removes { noun-suspicion }
    .you = remove { noun-suspicion }
log-workshop-developed = { $player } develops a workshop ({ $workshop })
    .you = develop a workshop ({ $workshop })
log-townsfolk-recruited = { $player } recruits { $card }
    .you = recruit { $card }
log-townsfolk-dismissed = { $player } dismisses { $card }
    .you = dismiss { $card }
log-action-cleared = { $player } clears the action space { $action }
    .you = clear the action space { $action }
log-monk-placed = { $player } sends a monk ({ $space })
    .you = send a monk ({ $space })
    .beside = { $player } sends a monk ({ $space_called })
    .you-beside = send a monk ({ $space_called })
log-outpost-placed = { $player } builds an outpost ({ $space })
    .you = build an outpost ({ $space })
    .beside = { $player } builds an outpost ({ $space_called })
    .you-beside = build an outpost ({ $space_called })
log-wall-built = { $player } builds a wall – { $wall }
    .you = build a wall – { $wall }
    .beside = { $player } builds a wall
    .you-beside = build a wall
log-jar-placed = { $player } places a jar ({ $jar })
    .you = place a jar ({ $jar })
    .beside = { $player } places a jar ({ $jar_called })
    .you-beside = place a jar ({ $jar_called })
log-outsider-attacked = { $player } attacks { $outsider }
    .you = attack { $outsider }
log-outsider-converted = { $player } converts { $outsider }
    .you = convert { $outsider }
log-inquisition-begins = Inquisition
log-inquisition-debt = { $player }: most suspicion ({ $n })
log-tax-refilled = Tax supply refilled: { $n }
log-round-ends = End of round { $n }
log-townsfolk-left = Leaves the town: { $card }
log-outsider-left = Moves on: { $outsider }
log-game-over = Game over
log-rival-workshop = { opponent }: workshop on { $action }
log-rival-scheme = { opponent }: scheme card – { $scheme }
log-rival-action = { opponent }: { $action } with { noun-worker }
log-rival-cannot = { opponent }: { $scheme } is not possible
log-rival-top-row = { opponent }: { $top } (top row)
log-rival-favour = { opponent }: King's Favour { $favour }
log-rival-jar = { opponent }: turns jar { $n }
log-rival-marker = { opponent }: resource marker +{ $n } (space { $space })
log-rival-workers = { opponent }: +{ noun-worker }
log-rival-cleared = { opponent }: clears the action spaces on the right
log-rival-shuffles = { opponent }: shuffles the scheme cards
log-rival-tax-lost = Silver lost from the tax supply: { $n }
log-rival-passes = { opponent }: passes

## Questions

ask-first-townsfolk = Choose your first townsperson.
    .verb = Take
ask-choose-paladin = Choose a Paladin for this round, and one for the top of your deck.
    .plan-called = { $first }
    .why = First the one for this round, then the one for the deck.
ask-choose-tavern = Choose a tavern card.
    .verb = Take
ask-take-turn = Choose an action or a King's Favour, or pass.
ask-place-workers = Which workers do you place?
    .workers = Place { $name }
    .workers-beside = Place
ask-place-on-favour = Which worker do you place on the King's Favour?
    .workers = Place { $name }
    .workers-beside = Place
ask-develop-where = Choose a worker space for the workshop.
    .verb = Place
say-recruit-whom = { ask-recruit-whom }
    .why = Your silver: { $silver }.
ask-recruit-whom = Whom do you recruit?
    .verb = Recruit
say-dismiss-whom = { ask-dismiss-whom }
    .why = Your silver: { $silver }.
ask-dismiss-whom = Whom do you dismiss?
    .verb = Dismiss
    .townsfolk = { $name } · { $dismiss }
    .townsfolk-beside = { $name }{ $dismiss_left ->
        [none] {""}
       *[other] {" "}· { $dismiss_left }
    }
ask-pay-for-townsfolk = How do you pay?
ask-pray-for = Which action space do you clear?
    .verb = Clear
say-send-monk = { ask-send-monk }
    .why = Your faith: { $faith }.
ask-send-monk = Choose a space for your monk.
    .verb = Send to
say-build-outpost = { ask-build-outpost }
    .why = Your strength: { $strength }.
ask-build-outpost = Choose a space for your outpost.
    .verb = Place
ask-place-jar = Choose a reward space for your jar.
    .verb = Place
say-attack-whom = { ask-attack-whom }
    .why = Your strength: { $strength }. What is missing costs silver; yours: { $silver }.
ask-attack-whom = Whom do you attack?
    .verb = Attack
    .outsider = { $name }: { $attack_told }
    .outsider-beside = { $name }{ $attack_left ->
        [none] {""}
       *[other] : { $attack_left }
    }
say-convert-whom = { ask-convert-whom }
    .why = Your faith: { $faith }.
ask-convert-whom = Whom do you convert?
    .verb = Convert
    .outsider = { $name }: { $convert_told }; end of the game: { $about }
    .outsider-beside = { $name }{ $convert_left ->
        [none] {""}
       *[other] : { $convert_left }
    }; end of the game: { $about }
ask-free-recruit = Recruit a townsperson for free?
    .verb = Recruit
    .answer-skip = Recruit nobody
ask-recruit-or-dismiss = Recruit or dismiss?
    .option-a = Recruit
    .option-b = Dismiss
ask-pray-reward = Choose an action space to clear, or none.
    .verb = Clear
    .answer-skip = Clear no space
ask-choose-attribute = Choose an attribute.
    .verb = Raise
ask-keep-workers = Which workers do you keep?
    .workers = Keep { $name }

wait-first-townsfolk = Waiting for { $player } (choosing a townsperson)
wait-choose-paladin = Waiting for { $player } (choosing a Paladin)
wait-choose-tavern = Waiting for { $player } (choosing a tavern card)
wait-take-turn = Waiting for { $player } (choosing an action)
wait-place-workers = Waiting for { $player } (placing workers)
wait-place-on-favour = Waiting for { $player } (King's Favour)
wait-develop-where = Waiting for { $player } (Develop)
wait-recruit-whom = Waiting for { $player } (Recruit)
wait-dismiss-whom = Waiting for { $player } (dismissing a townsperson)
wait-pay-for-townsfolk = Waiting for { $player } (paying)
wait-pray-for = Waiting for { $player } (Pray)
wait-send-monk = Waiting for { $player } (Commission)
wait-build-outpost = Waiting for { $player } (Garrison)
wait-place-jar = Waiting for { $player } (Absolve)
wait-attack-whom = Waiting for { $player } (Attack)
wait-convert-whom = Waiting for { $player } (Convert)
wait-free-recruit = Waiting for { $player } (free recruit)
wait-recruit-or-dismiss = Waiting for { $player } (free recruit)
wait-pray-reward = Waiting for { $player } (clearing an action space)
wait-choose-attribute = Waiting for { $player } (choosing an attribute)
wait-keep-workers = Waiting for { $player } (keeping workers)

## Refusals

refuse-in-use = Your workers are on this action space. It is free again next round, or after Pray.
    .short = in use
refuse-used-up = You can't take this action any more.
    .short = used up
refuse-workers = This needs workers you don't have now.
    .short = workers missing
refuse-workers-do-not-fit = These workers don't fit the open worker spaces. Criminals fit them all.
    .short = do not fit
refuse-too-little-silver = This needs { noun-silver }.
    .short = needs { noun-silver }
refuse-too-few-provisions = This needs { noun-provision }.
    .short = needs { noun-provision }
refuse-too-little-faith = This needs { noun-faith }.
    .short = needs { noun-faith }
refuse-too-little-strength = This needs { noun-strength }.
    .short = needs { noun-strength }
refuse-too-little-influence = This needs { noun-influence }.
    .short = needs { noun-influence }
refuse-workshop-there = There is a workshop on this space. Choose another.
    .short = workshop there
refuse-no-workshop = All workshops have been developed.
    .short = no workshop left
refuse-own-space = Pray clears another action space, not its own.
    .short = not its own space
refuse-nothing-to-clear = This needs another action space with workers.
    .short = nothing to clear
refuse-at-top = This attribute is at the top of its track. Choose another.
    .short = at the top
refuse-no-space = There is no free space within your reach.
    .short = no space in reach
refuse-space-taken = This space is taken. Choose another.
    .short = taken
refuse-space-closed = This space is for more players. Choose another.
    .short = for more players
refuse-no-walls = There are no walls left.
    .short = no walls left
refuse-jar-there = There is a jar on this space. Choose another.
    .short = jar there
refuse-no-outsider = There is no outsider left this round.
    .short = no outsider left
refuse-no-townsfolk = There are no townsfolk left this round.
    .short = no townsfolk left
refuse-favour-taken = This King's Favour has been used this round.
    .short = used this round
refuse-no-suspicion = You have no suspicion to remove.
    .short = no suspicion
refuse-no-debt = You have no unpaid debt.
    .short = no unpaid debt
caution-unpaid-debts = The last round: { $n ->
    [one] { $n } debt of yours is
   *[other] { $n } debts of yours are
} unpaid. At the end each unpaid debt costs points.

## Prices

price-free = free
price-silver = { noun-silver }
price-provisions = { noun-provision }
price-debt = { noun-debt }
price-silver-or-debt = { noun-silver } or a debt

## Options

setting-free_recruit_allows_discard = A free recruit may dismiss
    .about = When you recruit for free, you may dismiss the townsperson instead, for the reward in the upper right.
setting-free_recruit_allows_discard-false = No
setting-free_recruit_allows_discard-true = Yes
setting-solo_level = Solo difficulty
    .about = How strong Ganelon is.
setting-solo_level-easy = Easy
setting-solo_level-standard = Standard
setting-solo_level-hard = Hard

## Score sheet

score-orders = Completed King's Orders
score-faith = Faith
score-strength = Strength
score-influence = Influence
score-workshops = Workshops
score-monks = Monks
score-walls = Walls
score-outposts = Outposts
score-absolves = Absolves
score-converted = Converted: { $name }
score-paid-debts = Paid debts
score-unpaid-debts = Unpaid debts
score-resources = Sets of { $n } silver and provisions
score-converted-all = Converted outsiders
sheet-orders = King's Orders
sheet-attributes = Attributes
sheet-board = Own board
sheet-outsiders = Outsiders
sheet-debts = Debts
sheet-stock = Stock
tie-orders = Points from King's Orders
tie-orders-won = more points from King's Orders, { $mine } to { $theirs }
tie-suspicion = Suspicion cards, the fewest
tie-suspicion-won = fewer suspicion cards, { $mine } to { $theirs }

## Browser: the drawn board

board-whole = { game-paladins }: the board
board-parts = Parts of the table
board-tab-own = Own
board-tab-town = Town
board-townsfolk = Townsfolk
board-kings-row = King's cards
board-tavern = Tavern
board-regions = Regions
board-tax = Tax
board-tax-about = When the last silver is taken, the Inquisition follows.
board-of = { $n } of { $of }
board-order = King's Order
board-favour = King's Favour
board-order-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for everyone who does this 5 times
board-order-done = Done: { $players }
board-favour-used = Used this round by { $player }: { $worker }
board-round = round
board-round-n = round { $n }
board-round-of = { $n ->
    [0] set-up
   *[other] round { $n } of { $of }
}
board-pile = In the deck: { $n }
board-gone = Discarded: { $n }
board-outsiders-left = Outsiders in the deck: { $n }
board-suspicion-left = Suspicion cards in the deck: { $n }; discarded: { $gone }
board-walls-left = Walls in the deck: { $n }
board-empty = empty
board-price = Price: { $n } silver
board-price-or-debt = Price: { $n } silver, or a debt
board-flag-faith = Needed for a monk and for converting
board-flag-strength = Needed for an outpost; for an attack, missing strength is bought
board-you-have = You have { $n }.
board-monk-of = { $space }: monk, { $player }
board-outpost-of = { $space }: outpost, { $player }
board-show-outsiders = Show the outsiders
board-show-spaces = Show the spaces
board-taken-by = Taken by { $player }
board-player = { $player }: player board
board-open-player = { $player }: open the player board
board-close = Close
board-attribute = { $name } { $track }, with the Paladin { $sum }
board-attributes = Attributes, the top of the stack first
board-deck = Paladins in the deck ({ $n }): { $cards }
board-paladin-hidden = The Paladin is still face down.
board-no-paladin = No Paladin yet
board-plan-play = this round
board-plan-top = on top
board-plan-under = under the deck
board-costs-silver = costs { $n } silver
board-costs-provisions = { noun-provision } needed
board-taken-times = taken { $n } of { $of } times
board-in-use = in use: { $workers }
board-attacked = Attacked
board-converted = Converted
board-workshops = Workshops
board-workshops-left = Workshops left: { $n }
board-workshops-built = Workshops developed
board-workshops-about = Each one developed gives the worker beneath it.
board-monks = Monks
board-walls = Walls
board-outposts = Outposts
board-jars = Jars
board-points = VP now
board-orders-done = King's Orders completed
board-workers = Workers
board-workers-picked = Workers: click to change
board-no-workers = no workers
board-picked = { $worker }: { $n } of { $of } picked
board-silver = Silver
board-provisions = Provisions
board-suspicion = Suspicion
board-suspicion-tax = Tax on them: { $n }
board-debts = Debts
board-debts-of = Debts: { $unpaid } unpaid, { $paid } paid
board-unpaid = Unpaid debts
board-paid = Paid debts
board-crew = Crew
board-resource-track = Resource track
board-marker = Resource marker on space
board-top-row = Top row
board-great-actions = Actions on the right
board-schemes = Scheme cards
board-schemes-gone = Scheme cards turned over
board-used = used
board-you = { $player } (you)
board-your-turn = your turn
board-their-turn = their turn
board-start-player = Start player
board-starts = starts
board-passed = passed
lesson-goal = The goal
lesson-goal-win = The game lasts { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Whoever has most points :vp: then wins.
lesson-goal-lose = Nobody is thrown out, but every unpaid debt :pw-debt: costs points at the end. Suspicion :pw-suspicion: brings debts.
lesson-goal-points = Points come from faith :pw-faith:, strength :pw-strength: and influence :pw-influence:, from the actions on the right of your board, and from King's Orders :pw-order:.
lesson-set-up = How a round begins
lesson-set-up-text = At the start you recruit one of the townsfolk :pw-townsfolk: for nothing. Then, every round: of { $drawn ->
    [one] { $drawn } Paladin
   *[other] { $drawn } Paladins
} :pw-paladin: you play one, put one on top of your deck and one under it. Last you take a card from the tavern :pw-tavern:: its workers are yours for this round.
lesson-first-turn = Your first turn
lesson-first-turn-text = On your turn you place workers on one action. The cleric :pw-cleric: makes it possible to convert an outsider :pw-outsider: if your faith :pw-faith: is as high as the flag. The first one is free, raises your strength :pw-strength: and will score at the end. After that the table plays on to round 6, and there you take over.

## The first lesson

lesson-paladin = A Paladin for each round
lesson-paladin-text = Every round you draw { $drawn ->
    [one] { $drawn } Paladin
   *[other] { $drawn } Paladins
} :pw-paladin:. One is played: it brings { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} :pw-worker:, raises attributes and helps with one action. One goes on top of your deck, so that you draw it again next round; the third goes under the deck. Play Anséis, and put Gérier on top.
lesson-tavern = Workers from the tavern
lesson-tavern-text = Anséis brought a scout and a merchant; the tavern :pw-tavern: gives { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} more. A coloured worker space takes only its colour. A criminal :pw-criminal: fits everywhere, but brings suspicion :pw-suspicion:, and with it perhaps silver from the tax supply :pw-tax:. Take the card with the criminal and the merchants.
lesson-develop = A workshop
lesson-develop-text = The tax came just in time: { action-develop } costs { $silver } silver :pw-silver: and any { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}. The workshop :pw-workshop: covers a worker space on the right, which needs no worker from now on; and the worker pictured under it joins you. Cover the middle space of { action-commission }.
lesson-commission = A monk sets out
lesson-commission-text = Only the cleric's space :pw-cleric: of { action-commission } is still open, and your criminal :pw-criminal: may stand there. A monk :pw-monk: may go wherever your faith :pw-faith: reaches the flag: you have 1, and Anséis adds 1. Take the space with { $silver } silver :pw-silver:. Your influence :pw-influence: rises too.
lesson-fortify = A wall
lesson-fortify-text = Each action on the right needs one attribute and raises another. { action-fortify } needs influence :pw-influence:, more for each wall :pw-wall:, and every wall brings strength :pw-strength:. Usually a wall costs provisions :pw-provision:; with Anséis it is free this round. Three worker spaces, three workers.
lesson-dismiss = Townsfolk
lesson-dismiss-text = With { $recruit ->
    [one] { $recruit } worker
   *[other] { $recruit } workers
} you recruit townsfolk :pw-townsfolk: into your crew, whose abilities last. With { $dismiss ->
    [one] { $dismiss } worker
   *[other] { $dismiss } workers
} you dismiss somebody, only for the reward in the upper right. Both cost the silver :pw-silver: below the card; in the two left places a debt :pw-debt: will do instead. Dismiss the Abbot: a debt for a cleric and a labourer.
lesson-pass = Passing
lesson-pass-text = Whoever passes takes no more turns in this round. The workers on your board go back, but { $kept } of those in your supply :pw-worker: stay for the next round. Labourers :pw-labourer: fit only spaces without a colour. Pass, and keep the merchant, a cleric and the criminal.
lesson-last-round = As planned
lesson-last-round-text = The last round. Gérier :pw-paladin: is back from the top of your deck. With him you have 3 faith :pw-faith: more this round, and { action-convert } costs no silver :pw-silver:. Play him, then take the clerics and merchants from the tavern :pw-tavern:.
lesson-inquisition = The Inquisition
lesson-inquisition-text = There is 1 silver left in the tax supply :pw-tax:. { action-conspire } brings a criminal :pw-criminal:, and its suspicion :pw-suspicion: takes that last silver. That is an Inquisition :pw-inquisition:: whoever has the most suspicion gains a debt :pw-debt: and discards half of their suspicion. You have 4, the other has 3.
lesson-absolve = Absolution
lesson-absolve-text = At the end an unpaid debt :pw-debt: costs { $debt ->
    [one] { $debt } point
   *[other] { $debt } points
} :vp:, a paid one :pw-debt-paid: brings { $paid }. { action-absolve } costs { $silver } silver: put the jar :pw-jar: on a space that pays a debt. You also lose a suspicion :pw-suspicion: and gain faith :pw-faith:.
lesson-attack = Strength, or silver
lesson-attack-text = Each outsider :pw-outsider: lies below a strength flag. You have 5 strength :pw-strength:, the Vigilante needs 7: for every 2 that are missing you pay { $silver } silver :pw-silver:. Attack him. That brings influence :pw-influence: and a cleric, and destroys a debt :pw-debt-destroy:.
lesson-convert = The King's Order
lesson-convert-text = Converted outsiders :pw-outsider: bring points :vp: at the end. The Mercenary needs 4 faith :pw-faith:; with Gérier you have 5, and it is free. It is your fifth { action-convert }, and taking an action { $times ->
    [one] { $times } time
   *[other] { $times } times
} fulfils its King's Order :pw-order:. Then pass: the game is over.
lesson-end = You have won
lesson-end-text = The score sheet shows where the points came from: most from strength :pw-strength: and influence :pw-influence:, which are worth more the higher they stand, then from the King's Order :pw-order: and the converted outsiders. Two unpaid debts :pw-debt: cost you 6. Now you know enough for a game of your own.

## What to do now in the lesson, move by move

lesson-set-up-1 = Recruit the Peddler.
lesson-set-up-2 = Play Engelier, and put Girard on top of your deck.
lesson-set-up-3 = Take the card with the cleric and the scouts.
lesson-first-turn-1 = Choose the action { action-convert }.
lesson-first-turn-2 = Place a scout, a fighter and the cleric.
lesson-first-turn-3 = Convert the Marauder.
lesson-paladin-1 = Play Anséis, and put Gérier on top of your deck.
lesson-tavern-1 = Take the card with the criminal and the merchants.
lesson-develop-1 = Choose the action { action-develop }.
lesson-develop-2 = Place both scouts.
lesson-develop-3 = Cover the middle space of { action-commission }.
lesson-commission-1 = Choose the action { action-commission }; the criminal takes its place by itself.
lesson-commission-2 = Send the monk to the space with silver.
lesson-fortify-1 = Choose the action { action-fortify }.
lesson-fortify-2 = Place a labourer, a scout and a merchant.
lesson-dismiss-1 = Choose the action { action-recruit }.
lesson-dismiss-2 = Place only one merchant.
lesson-dismiss-3 = Dismiss the Abbot.
lesson-pass-1 = Pass.
lesson-pass-2 = Keep the merchant, a cleric and the criminal.
lesson-last-round-1 = Play Gérier, and put Samson on top of your deck.
lesson-last-round-2 = Take the card with the clerics and the merchants.
lesson-inquisition-1 = Choose the action { action-conspire }.
lesson-inquisition-2 = Place a cleric.
lesson-absolve-1 = Choose the action { action-absolve }.
lesson-absolve-2 = Place a labourer, a merchant and a cleric.
lesson-absolve-3 = Put the jar on a space that pays a debt.
lesson-attack-1 = Choose the action { action-attack }.
lesson-attack-2 = Place a merchant, a fighter and the criminal.
lesson-attack-3 = Attack the Vigilante.
lesson-convert-1 = Choose the action { action-convert }.
lesson-convert-2 = Place both clerics and the criminal.
lesson-convert-3 = Convert the Mercenary.
lesson-convert-4 = Pass: this was your last turn.

## What the symbols mean

legend-pw-criminal = { worker-criminal }: does any worker's job.
legend-pw-worker = Any worker.
legend-pw-suspicion = { board-suspicion }: whoever has most is fined when the tax is used up.
legend-pw-debt = Debt: costs points at the end unless it is paid.
legend-pw-paladin = Paladin: your helper for this round.

## The table in the terminal

board-spaces = Spaces
board-outsider = Outsider
board-dismissed = Dismissed
board-recruited = On recruiting
board-price-next = Next use

## How to play

howto-win = How you win
howto-win-most = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, most points win.
howto-win-most-text = Raise faith, strength and influence: each is worth up to { $highest_points ->
    [one] { $highest_points } point
   *[other] { $highest_points } points
}, at { $highest } on its track.
howto-win-debts = Mind your debts.
howto-win-debts-text = Criminals bring silver and suspicion; suspicion brings debts. An unpaid debt costs { $debt ->
    [one] { $debt } point
   *[other] { $debt } points
}.
howto-points = Where points come from
howto-points-attributes = Attributes
howto-points-attributes-text = each up to { $highest_points }, the higher the more
howto-points-orders = King's Orders
howto-points-orders-text = { $order_points } for taking their action { $order_times ->
    [one] { $order_times } time
   *[other] { $order_times } times
}
howto-points-rows = Full rows
howto-points-rows-text = up to { $row_points } for an action on the right
howto-points-converted = Converted outsiders
howto-points-converted-text = what each card says
howto-points-debts = Debts
howto-points-debts-text = { $debt_paid } when paid; minus { $debt } when not
howto-points-left = Leftovers
howto-points-left-text = a point for every { $left_over } silver or provisions, in any mix
howto-turn = A round: three steps
howto-turn-paladin = Choose a Paladin
howto-turn-paladin-text = Draw { $drawn }: play one, put one on top of your deck, one under it. Yours brings { $paladin_workers ->
    [one] { $paladin_workers } worker
   *[other] { $paladin_workers } workers
}, raises attributes and helps for this round.
howto-turn-tavern = Take workers
howto-turn-tavern-text = Choose a card from the tavern: its { $tavern_workers ->
    [one] { $tavern_workers } worker is
   *[other] { $tavern_workers } workers are
} yours. Colours matter: a coloured space takes its own colour or a criminal.
howto-turn-action = Take actions in turn
howto-turn-action-text = Fill the spaces of one action with workers, pay and gain. Then the next player does. Whoever passes is out of this round.
howto-wrong = What beginners get wrong
howto-wrong-paladin = My Paladin scores
howto-wrong-paladin-text = What a Paladin adds to an attribute helps you reach a flag this round. It never moves your marker.
howto-wrong-again = I hunt once more
howto-wrong-again-text = An action with workers on it is closed until the round ends. Only Pray opens it again.
howto-wrong-second = I add a worker later
howto-wrong-second-text = All workers of an action are placed in the same turn. A single hunter stays alone.
howto-wrong-criminal = Criminals are free
howto-wrong-criminal-text = Each one brings a suspicion card. When the tax supply is empty, most suspicion means a debt.
howto-wrong-kept = I save my workers
howto-wrong-kept-text = Only { $kept ->
    [one] { $kept } stays
   *[other] { $kept } stay
} for the next round. Use the others, or they go back.
howto-actions = The twelve actions
howto-actions-develop-text = { $develop_workers ->
    [one] { $develop_workers } worker
   *[other] { $develop_workers } workers
} and { $develop_silver } silver: a workshop covers a space on the right, which needs no worker any more. The worker under it joins you.
howto-actions-recruit-text = { $recruit_workers ->
    [one] { $recruit_workers } worker
   *[other] { $recruit_workers } workers
}: a townsperson joins your crew, and the ability lasts. { $dismiss_workers ->
    [one] { $dismiss_workers } worker
   *[other] { $dismiss_workers } workers
}: dismiss one, only for the reward. Both cost silver, or a debt.
howto-actions-hunt-text = One worker brings { $hunt_one ->
    [one] { $hunt_one } provision
   *[other] { $hunt_one } provisions
}. A second one, who must be a scout, makes it { $hunt_two }.
howto-actions-trade-text = One worker brings { $trade_one } silver. A second one, who must be a merchant, makes it { $trade_two }.
howto-actions-pray-text = A cleric and { $pray_silver } silver clear the workers from another action of yours: you can take it again this round.
howto-actions-conspire-text = Any worker: gain { $conspire_criminals ->
    [one] { $conspire_criminals } criminal, who fits
   *[other] { $conspire_criminals } criminals, who fit
} every space, and with it a suspicion card and perhaps tax.
howto-actions-commission-text = Faith sends a monk to a region: take the reward there and gain influence. Costs { $commission_least } to { $commission_most ->
    [one] { $commission_most } provision
   *[other] { $commission_most } provisions
}.
howto-actions-fortify-text = Influence, { $fortify_least } to { $fortify_most }, builds a wall: take all it shows, always strength. It costs provisions.
howto-actions-garrison-text = Strength puts an outpost in a region: take the reward there and gain faith. It costs provisions.
howto-actions-absolve-text = Influence moves a jar: pay off a debt or take another reward, lose a suspicion and gain faith. Costs { $absolve_least } to { $absolve_most } silver.
howto-actions-attack-text = Strength drives off an outsider: take the rewards above, always influence. For every two strength missing pay { $attack_silver } silver.
howto-actions-convert-text = Faith wins over an outsider: gain strength, and points at the end. Costs { $convert_least } to { $convert_most } silver.
howto-course = Inquisition, passing, the end
howto-course-inquisition = Inquisition
howto-course-inquisition-text = It comes when the last tax silver is taken. Most suspicion gains a debt and gives up half of the suspicion.
howto-course-pass = Passing
howto-course-pass-text = Your board is cleared. Keep { $kept ->
    [one] { $kept } worker
   *[other] { $kept } workers
}, all silver and provisions. When all have passed, the cards move on.
howto-course-end = The end
howto-course-end-text = After round { $rounds } come attributes, rows, Orders, converted outsiders, debts and leftovers. A tie: more points from Orders.

## The tables of the box and their keys

box-table-townsfolk = Townsfolk
box-table-outsiders = Outsiders
box-table-paladins = Paladins
box-table-tavern_cards = Tavern cards
box-table-walls = Walls
box-table-kings_orders = King's Orders
box-table-kings_favours = King's Favours
box-table-debts = Debts
box-table-suspicion_cards = Suspicion cards
box-table-solo_cards = Scheme cards
box-table-actions = Actions
box-table-board_spaces = Spaces of the regions
box-table-absolve_spaces = Spaces of the jars
box-table-regions = Regions
box-table-workshop_row = Row of workshops
box-table-townsfolk_slots = Spaces of the townsfolk
box-table-kings_order_slots = Points of the King's Orders
box-table-paladin_sets = Sets of Paladins
box-table-tax_supply = Tax supply
box-table-rounds = Rounds
box-table-round_rules = What a round brings
box-table-workers = Workers
box-table-attributes = Attributes
box-table-attribute_track = Attribute tracks
box-table-solo_top_actions = Actions of the top row
box-key-workers = Workers
box-key-attributes = Attributes
box-key-dismiss = When dismissed
box-key-on_recruit = When recruited
box-key-faction = Faction
box-key-attack = When attacked
box-key-convert = When converted
box-key-slot = Space
box-key-strength = Strength
box-key-region = Region
box-key-min_players = From this many players
box-key-side = Side of the player board
box-key-max_uses = Most uses in a round
box-key-developable = Can be developed
box-key-needs = Needs
box-key-gives = Gives
box-key-costs = Costs
box-key-requirement = Requirement
box-key-silver_per_two_missing_strength = Silver for two missing strength
box-key-wild = Wild
box-key-gain_suspicion = Suspicion when gained
box-key-gain_workers = Workers gained
box-key-paid_vp = Points when paid
box-key-unpaid_vp = Points when unpaid
box-key-round = Round
box-key-reveal_order = Shows a King's Order
box-key-reveal_favour = Shows a King's Favour
box-key-reveals = What lies beneath
box-key-debt_instead = A debt instead
box-key-amount = Amount
box-key-needed = Needed
box-key-min = Least
box-key-max = Most
box-key-resources_per_vp = Silver and provisions for a point
box-key-workshops_per_player = Workshops of a player
box-key-monks_per_player = Monks of a player
box-key-outposts_per_player = Outposts of a player
box-key-jars_per_player = Jars of a player
box-key-paladins_per_player = Paladins of a player
box-key-paladins_drawn = Paladins drawn
box-key-paladins_played = Paladins played
box-key-workers_per_paladin = Workers of a Paladin
box-key-workers_per_tavern = Workers of a tavern card
box-key-carry_over_workers_max = Workers kept for the next round
box-key-tavern_cards_shown = Tavern cards shown
box-key-workshops = Workshops
box-key-monks = Monks
box-key-outposts = Outposts
box-key-jars = Jars
box-key-attribute_markers = Attribute markers
box-key-outsiders_per_faction = Outsiders of each faction
box-key-start_player_markers = Start player markers
box-key-resource_markers = Resource markers
box-key-main_board_parts = Parts of the main board
box-key-board_spaces_always = Spaces of the regions for any number of players
box-key-board_spaces_from_3 = Spaces of the regions from 3 players
box-key-board_spaces_from_4 = Spaces of the regions from 4 players
box-key-townsfolk_display = Townsfolk on display
box-key-outsider_display = Outsiders on display
box-key-kings_orders_used = King's Orders in play
box-key-kings_favours_used = King's Favours in play
box-key-initial_townsfolk_per_player = First townsfolk of a player
box-key-initial_townsfolk_order = Order of the first recruiting
box-key-paladins_to_top = Paladins put on top of the deck
box-key-paladins_to_bottom = Paladins put under the deck
box-key-modes = Ways to take it
box-key-gives_printed_on_card = The card gives it
box-key-ai_group = Kind of reward for Ganelon
box-key-tie_breaks = Tie-breakers
box-key-workers_base = Ganelon's workers beyond the number of the round
box-key-resource_track_spaces = Spaces of the resource track
box-key-attribute_stack_start = Ganelon's attribute markers from the bottom up
box-key-board_player_count = Spaces as for this many players
box-key-townsfolk_discarded_per_round = Townsfolk discarded each round
box-key-outsiders_discarded_per_round = Outsiders discarded each round
box-key-convert_min_vp = Fewest points for a converted outsider
box-key-rest_base = Spaces that Rest moves the marker
box-key-scores_develop = Ganelon scores Develop
box-key-scores_resources = Ganelon scores silver and provisions
box-key-space_priority = Rewards that Ganelon prefers, in order
box-key-right_action_workers = Ganelon's workers for an action on the right
box-key-favour_workers = Ganelon's workers for a King's Favour
box-key-target_wrap = Cards that Ganelon goes through
box-key-favours = King's Favours
box-row-regions = Region { $n }
box-row-suspicion_cards = { $row ->
    [suspicion_0] Suspicion I
    [suspicion_1] Suspicion II
   *[suspicion_2] Suspicion III
}

# What turns are about, and what ends a game: what is counted in many games

deed-paladin = Choosing a Paladin
