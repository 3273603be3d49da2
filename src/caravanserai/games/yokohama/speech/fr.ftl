# Yokohama.

game-yokohama = Yokohama

## Ce qui se compte

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-yen = { $n ->
    [one] { $n } yen
   *[other] { $n } yens
}
noun-copper = { $n } cuivre
noun-silk = { $n } soie
noun-tea = { $n } thé
noun-fish = { $n ->
    [one] { $n } poisson
   *[other] { $n } poissons
}
noun-import = { $n ->
    [one] { $n } marchandise importée
   *[other] { $n } marchandises importées
}
noun-any_good = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
}
noun-assistant = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
noun-free_agent = { $n ->
    [one] { $n } agent gratuit
   *[other] { $n } agents gratuits
}
counted-shop = { $n ->
    [one] { $n } boutique
   *[other] { $n } boutiques
}
counted-house = { $n ->
    [one] { $n } maison de commerce
   *[other] { $n } maisons de commerce
}

## Ce que font les effets

verb-exchange = échanges – { $n }
verb-raise_faith = un assistant sur le plateau de l'église, foi – { $n }
verb-pay_imports = un assistant sur le plateau de la douane, marchandises importées au plus – { $n }
verb-recruit = éléments de l'entrepôt – { $n }
verb-research = une technologie de valeur – { $n }
verb-take_orders = prendre des commandes, jusqu'à un niveau
verb-buy_shop = { $n ->
    [one] acheter { $n } boutique (facultatif)
   *[other] acheter jusqu'à { $n } boutiques
}
verb-buy_trading_house = { $n ->
    [one] acheter { $n } maison de commerce (facultatif)
   *[other] acheter jusqu'à { $n } maisons de commerce
}
verb-move_assistant = { $n ->
    [one] déplacer { $n } assistant
   *[other] déplacer jusqu'à { $n } assistants
}
verb-fill_up = compléter jusqu'à { $to } { $noun ->
    [copper] cuivre
    [silk] soie
    [tea] thé
    [fish] { $to ->
        [one] poisson
       *[other] poissons
    }
    [import] { $to ->
        [one] marchandise importée
       *[other] marchandises importées
    }
   *[yen] { $to ->
        [one] yen
       *[other] yens
    }
}
verb-place_station = poser le jeton Gare (puissance +{ $power })

## Changements durables, moments, conditions

change-passing_fee = { $n ->
    [0] vous ne payez rien aux présidents que vous croisez
   *[other] pour chaque président croisé : { noun-yen }
}
change-may_share_area = votre président peut s'arrêter là où se trouvent d'autres présidents
change-placement_spread_max = vous pouvez placer jusqu'à { noun-assistant } dans des zones différentes
change-placement_stack_adjacent = si vous placez deux assistants dans une zone : +{ noun-assistant } dans une zone adjacente
change-gained_amount = à chaque gain { $noun ->
    [yen] de yens : +{ noun-yen }
    [copper] de cuivre : +{ noun-copper }
    [silk] de soie : +{ noun-silk }
    [tea] de thé : +{ noun-tea }
    [fish] de poisson : +{ noun-fish }
   *[import] de marchandises importées : +{ noun-import }
}
change-assistants_left_max = à la récupération, jusqu'à { noun-assistant } { $n ->
    [one] peut
   *[other] peuvent
} rester
change-may_move_to_own_assistant = votre président peut aller directement à toute zone avec l'un de vos assistants
change-may_move_to_station = votre président peut aller directement à la gare
moment-order_completed = pour chaque commande honorée
moment-customs_placed = pour chaque assistant placé sur le plateau de la douane
moment-church_placed = pour chaque assistant placé sur le plateau de l'église
moment-trading_house_built = pour chaque maison de commerce construite
moment-shop_built = pour chaque boutique construite
moment-technology_taken_later = pour chaque technologie prise ensuite
moment-turn_started = au début de votre tour
moment-own_turn = pendant votre tour
test-goods = { $good ->
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
   *[fish] { noun-fish }
}
test-technologies = { $n ->
    [one] { $n } technologie
   *[other] { $n } technologies
}
test-yen = { noun-yen }
test-tokens = { $n } jetons (agents ou Puissance 5)
test-orders = { $n ->
    [one] { $n } commande honorée
   *[other] { $n } commandes honorées
}
test-buildings = bâtiments dans { $production ->
    [0] {""}
    [one] { $production } zone de production
   *[other] { $production } zones de production
}{ $commercial ->
    [0] {""}
   *[other] { $production ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $commercial ->
        [one] { $commercial } zone de commerce
       *[other] { $commercial } zones de commerce
    }
}

## Ressources, éléments

resource-yen = Yens
resource-copper = Cuivre
resource-silk = Soie
resource-tea = Thé
resource-fish = Poisson
resource-import = Marchandises importées
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
piece-shop = Boutique
piece-trading_house = Maison de commerce
building-shop_1 = Boutique, emplacement 1
building-shop_2 = Boutique, emplacement 2
building-shop_3 = Boutique, emplacement 3
building-shop_4 = Boutique, emplacement 4
building-trading_house = { piece-trading_house }
source-area = De la zone
source-hand = De la main

## Zones

area-copper_mine_1 = Mine de cuivre 1
    .at = à la mine de cuivre 1
    .about = Cuivre : votre puissance moins 2.
area-copper_mine_2 = Mine de cuivre 2
    .at = à la mine de cuivre 2
    .about = Cuivre : votre puissance moins 2.
area-silk_mill_1 = Soierie 1
    .at = à la soierie 1
    .about = Soie : votre puissance moins 1.
area-silk_mill_2 = Soierie 2
    .at = à la soierie 2
    .about = Soie : votre puissance moins 1.
area-tea_plantation_1 = Plantation de thé 1
    .at = à la plantation de thé 1
    .about = Autant de thé que votre puissance.
area-tea_plantation_2 = Plantation de thé 2
    .at = à la plantation de thé 2
    .about = Autant de thé que votre puissance.
area-fishing_ground_1 = Zone de pêche 1
    .at = à la zone de pêche 1
    .about = Autant de poisson que votre puissance.
area-fishing_ground_2 = Zone de pêche 2
    .at = à la zone de pêche 2
    .about = Autant de poisson que votre puissance.
area-bank = Banque
    .at = à la banque
    .about = Autant de yens que votre puissance.
area-chinatown = Quartier chinois
    .at = dans le quartier chinois
    .about = Autant d'échanges que votre puissance.
area-canal = Canal
    .at = sur le canal
    .about = Rien ne s'arrête ici. Votre président peut le traverser pour 1 yen.
area-church = Église
    .at = à l'église
    .about = Placez un assistant sur le plateau de l'église, sur un emplacement que votre foi atteint : votre puissance et ce que vous payez en plus.
area-customs = Douane
    .at = à la douane
    .about = Payez des marchandises importées, au plus votre puissance moins 1, et placez un assistant sur l'emplacement de la douane qui porte ce nombre.
area-employment_agency = Agence de placement
    .at = à l'agence de placement
    .about = Prenez des éléments de votre entrepôt : votre puissance moins 1. Boutiques et maisons de commerce coûtent des yens.
area-laboratory_a = Laboratoire A
    .at = au laboratoire A
    .about = Prenez une technologie. Votre puissance couvre d'autant son coût ; chaque unité manquante coûte 2 yens ou 1 marchandise importée.
area-laboratory_b = Laboratoire B
    .at = au laboratoire B
    .about = Prenez une technologie. Votre puissance couvre d'autant son coût ; chaque unité manquante coûte 2 yens ou 1 marchandise importée.
area-port_a = Port A
    .at = au port A
    .about = Prenez 1 commande, ou 2 pour 2 yens ou 1 marchandise importée. Puissance 2 : emplacements bas ; 3 : moyens aussi ; 4 : tous ; 5 : tous, et 3 points.
area-port_b = Port B
    .at = au port B
    .about = Prenez 1 commande, ou 2 pour 2 yens ou 1 marchandise importée. Puissance 2 : emplacements bas ; 3 : moyens aussi ; 4 : tous ; 5 : tous, et 3 points.

## Pays, agents

country-gb = Grande-Bretagne
country-us = États-Unis
country-fr = France
country-de = Allemagne
country-nl = Pays-Bas
agent-gb = agent britannique
agent-us = agent américain
agent-fr = agent français
agent-de = agent allemand
agent-nl = agent néerlandais
agent-free = agent gratuit

## Cartes, tuiles, jetons, plateaux

order = { $country } : { $cost } → { $gain }
    .called = { $country }
order-hidden = cachée
technology =
    .choice = { $name } ({ $value }) · { $about }
technology-ball = Bal
    .about = Chaque commande que vous honorez rapporte 2 points.
technology-brickworks = Briqueterie
    .about = Chaque assistant que vous placez sur le plateau de la douane rapporte 4 points.
technology-stagecoach = Diligence
    .about = Vous ne payez rien aux présidents que vous croisez.
technology-newspaper = Journal
    .about = Vous pouvez placer jusqu'à 4 assistants dans des zones différentes.
technology-stock_exchange = Bourse
    .about = Si vous avez moins de 2 yens au début de votre tour, complétez à 2.
technology-electric_lighting = Éclairage électrique
    .about = Chaque maison de commerce que vous construisez rapporte 3 points.
technology-gas_lighting = Éclairage au gaz
    .about = Chaque boutique que vous construisez rapporte 2 points.
technology-spinning_mill = Filature
    .about = Une fois par tour : payez 1 soie pour 2 yens.
technology-station = Gare
    .about = Placez le jeton Gare : +1 de puissance pour tous dans cette zone. Votre président peut s'y rendre directement.
technology-patent_system = Système de brevets
    .about = Chaque technologie que vous prenez après celle-ci rapporte 2 points.
technology-postal_system = Système postal
    .about = Votre président peut s'arrêter là où se trouvent d'autres présidents.
technology-language_school = École de langues
    .about = Chaque commande que vous honorez rapporte 1 yen.
technology-mining_technology = Technologie minière
    .about = Chaque fois que vous gagnez du cuivre, gagnez-en 1 de plus.
technology-telephone = Téléphone
    .about = Quand vous récupérez vos assistants, vous pouvez en laisser 1 dans la zone.
technology-telegraph = Télégraphe
    .about = Si vous placez 2 assistants dans une zone, vous pouvez en placer 1 de plus dans une zone adjacente.
technology-tram = Tramway
    .about = Votre président peut aller directement dans toute zone où vous avez un assistant.
technology-typography = Typographie
    .about = Chaque technologie que vous prenez après celle-ci rapporte 1 yen.
technology-university = Université
    .about = Une fois par tour : payez 1 yen pour 1 assistant de votre entrepôt.
technology-winery = Domaine viticole
    .about = Chaque assistant que vous placez sur le plateau de l'église rapporte 3 points.
technology-exhibition = Exposition
    .about = 10 points aussitôt.
use =
    .choice = Utiliser : { $name }
use-spinning_mill = { technology-spinning_mill }
use-university = { technology-university }
achievement = { $condition }
    .choice = { $name } · au premier : { $first } ; ensuite : { $later }
exchange = { $cost } → { $gain }
    .called = {""}
    .beside = {""}
space = { $stem ->
    [church] plateau de l'église, emplacement { $a }
   *[customs] plateau de la douane, emplacement { $a }
}
    .choice = { $stem ->
        [church] Emplacement { $a }, foi { $faith } : { $effects }
       *[customs] Emplacement { $a }, { $imports ->
            [one] { $imports } marchandise importée
           *[other] { $imports } marchandises importées
        } : { $effects }
    }
    .beside = { $stem ->
        [church] Emplacement { $a }, foi { $faith }
       *[customs] Emplacement { $a }
    }{ $effects_left ->
        [none] {""}
       *[other]  : { $effects_left }
    }
token = { $effects }
tile = Tuile Bâtiment { $a }
reward = { $country ->
    [none] { $effects }
   *[other] Symbole de pays : { $country }
}

## Qui est payé en chemin, phases

payee-seat_1 = joueur 1
payee-seat_2 = joueur 2
payee-seat_3 = joueur 3
payee-seat_4 = joueur 4
payee-canal = canal
fees = { $label ->
    [none] personne
   *[other] { $n ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }
}
phase-end = Continuer
phase-return = Reprendre le président en main

## Journal

log-round-begins = Manche { $n }
log-order-kept = { $player } garde une commande ({ $order })
    .you = gardez une commande ({ $order })
log-turn-begins = { $player } : début du tour
log-assistant-placed = { $player } place un assistant { $area_at }
    .you = placez un assistant { $area_at }
log-fee-paid = { $player } paie { noun-yen } → { $to }
    .you = payez { noun-yen } → { $to }
log-canal-paid = { $player } paie { noun-yen } ({ area-canal })
    .you = payez { noun-yen } ({ area-canal })
log-president-moved = { $player } déplace le président ({ $area })
    .you = déplacez le président ({ $area })
log-president-returned = { $player } reprend le président en main
    .you = reprenez le président en main
log-assistant-back = { $player } reprend { noun-assistant } ({ $area })
    .you = reprenez { noun-assistant } ({ $area })
log-agent-used = { $player } utilise un agent – { $agent } ({ $area })
    .you = utilisez un agent – { $agent } ({ $area })
log-action = { $player } : action – { $area }, puissance { $n }
log-income = { $player } : +{ noun-yen } pour la maison de commerce ({ $area })
log-gained = { $player } : +{ $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
}
log-paid = { $player } paie { $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
}
    .you = payez { $what_id ->
        [yen] { noun-yen }
        [copper] { noun-copper }
        [silk] { noun-silk }
        [tea] { noun-tea }
        [fish] { noun-fish }
       *[import] { noun-import }
    }
log-points = { $player } : +{ noun-vp }
log-recruited = { $player } prend { $piece_id ->
    [assistant] { noun-assistant }
    [shop] { counted-shop }
   *[trading_house] { counted-house }
} à l'entrepôt
    .you = prenez { $piece_id ->
        [assistant] { noun-assistant }
        [shop] { counted-shop }
       *[trading_house] { counted-house }
    } à l'entrepôt
log-exchanged = { $player } : échange – { $exchange }
    .beside = { $player } : échange
log-on-board = { $player } place un assistant – { $space }
    .you = placez un assistant – { $space }
log-technology-taken = { $player } prend une technologie – { $technology } ({ $country })
    .you = prenez une technologie – { $technology } ({ $country })
log-technology-shown = Nouvelle technologie, { $area } – { $technology } ({ $country })
log-technology-used = { $player } utilise une technologie – { $technology }
    .you = utilisez une technologie – { $technology }
log-order-taken = { $player } prend une commande – { $order }
    .you = prenez une commande – { $order }
log-order-shown = Nouvelle commande, { $area } – { $order }
log-order-completed = { $player } honore une commande – { $order }
    .you = honorez une commande – { $order }
    .beside = { $player } honore une commande – { $order_called }
    .you-beside = honorez une commande – { $order_called }
log-achieved = { $player } remplit un objectif – { $achievement }
    .you = remplissez un objectif – { $achievement }
log-agent-gained = { $player } : +1 { $agent }
log-reward-taken = { $player } prend un jeton Récompense – { $reward }
    .you = prenez un jeton Récompense – { $reward }
log-token-taken = { $player } prend le jeton Puissance 5 ({ $area }) – { $token }
    .you = prenez le jeton Puissance 5 ({ $area }) – { $token }
    .beside = { $player } prend le jeton Puissance 5 ({ $area })
    .you-beside = prenez le jeton Puissance 5 ({ $area })
log-shop-built = { $player } construit une boutique { $area_at }
    .you = construisez une boutique { $area_at }
log-house-built = { $player } construit une maison de commerce { $area_at }
    .you = construisez une maison de commerce { $area_at }
log-assistant-moved = { $player } déplace un assistant ({ $area })
    .you = déplacez un assistant ({ $area })
log-station-placed = { $player } pose le jeton Gare { $area_at }
    .you = posez le jeton Gare { $area_at }
log-recovered = { $player } : { noun-assistant } de retour en main ({ $area })
log-end-triggered = { $player } déclenche la fin – { $n ->
    [1] toutes ses maisons de commerce sont construites
    [2] toutes ses boutiques sont construites
    [3] plus de commandes pour compléter le port
    [4] assez d'assistants sur le plateau de l'église
   *[5] assez d'assistants sur le plateau de la douane
}
    .you = déclenchez la fin – { $n ->
        [1] toutes vos maisons de commerce sont construites
        [2] toutes vos boutiques sont construites
        [3] plus de commandes pour compléter le port
        [4] assez d'assistants sur le plateau de l'église
       *[5] assez d'assistants sur le plateau de la douane
    }
log-game-over = Partie terminée

## Questions

say-pay-faith = Foi manquante : { $missing }. Que payez-vous ?
    .why = Chaque sorte compte une fois.
say-place = Où placez-vous un assistant ?
    .why = En main : { $hand }. Deux fois la même zone : deux assistants ensemble.
say-pay-in-imports = Valeur manquante : { $missing }. Marchandises importées ou yens ?
ask-keep-order = Quelle commande gardez-vous ?
    .verb = Garder
ask-extra = Choisissez une action supplémentaire, ou continuez.
    .order = Honorer une commande ({ $name })
    .agent = Utiliser un agent : { $name }
    .achievement = Remplir un objectif : { $name }
    .order-beside = Honorer une commande ({ $country }{ $gain_left ->
        [none] {""}
       *[other] {" "}→ { $gain_left }
    })
    .order-called = Honorer une commande
ask-agent-where = Dans quelle zone l'agent agit-il ?
    .verb = Agir
ask-place = Où placez-vous un assistant ? Choisissez deux fois une zone pour en placer deux.
    .verb = Placer
    .phase-end = Ne plus en placer
ask-place-beside = Où placez-vous un assistant de plus, dans une zone adjacente ?
    .verb = Placer
    .answer-skip = Ne plus en placer
say-move-president = { ask-move-president }
    .why = Vos yens : { $yen }.
ask-move-president = Où va votre président ?
    .verb = Aller à
ask-pay-on-the-way = Qui payez-vous en chemin ?
ask-take-back = Quels assistants reprenez-vous ?
    .verb = Reprendre
    .phase-end = Laisser les autres
say-exchange = { ask-exchange }
    .why = Échanges restants : { $left }.
ask-exchange = Qu'échangez-vous ?
    .answer-skip = Ne plus échanger
say-church-space = { ask-church-space }
    .why = Foi de votre puissance : { $faith }. Le reste se paie.
ask-church-space = Quel emplacement du plateau de l'église prenez-vous ?
    .verb = Prendre
    .answer-skip = Renoncer à l'église
ask-pay-faith = Que payez-vous pour augmenter la foi ?
    .verb = Payer
    .payment = { $cost }
    .payment-beside = { ask-pay-faith.verb }
say-customs-space = { ask-customs-space }
    .why = Imports permis par votre puissance : { $most }. Vous en avez : { $have }.
ask-customs-space = Quel emplacement du plateau de la douane prenez-vous ?
    .verb = Prendre
    .answer-skip = Renoncer à la douane
ask-choose-source = Quel assistant va sur le plateau ?
    .verb = Envoyer
say-recruit = { ask-recruit }
    .why = Éléments encore à prendre : { $left }. Vos yens : { $yen }.
ask-recruit = Quel élément prenez-vous à l'entrepôt ?
    .verb = Prendre
    .answer-skip = Ne plus prendre d'élément
say-take-technology = { ask-take-technology }
    .why = Valeur de votre puissance : { $value }. Vos imports : { $imports }, yens : { $yen }.
ask-take-technology = Quelle technologie prenez-vous ?
    .verb = Prendre
    .answer-skip = Ne prendre aucune technologie
ask-which-copy = La carte de quel pays prenez-vous ?
ask-pay-extra = Que payez-vous pour une technologie de plus ?
    .verb = Payer
ask-pay-in-imports = Combien de marchandises importées payez-vous ? Le reste en yens.
    .verb = Payer
    .count = { $a ->
        [0] seulement des yens
        [one] { $a } marchandise importée
       *[other] { $a } marchandises importées
    }
    .count-beside = { ask-pay-in-imports.verb }
say-take-order = { ask-take-order }
    .why = Commandes en main : { $have } sur { $most }.
ask-take-order = Quelle commande prenez-vous ?
    .verb = Prendre
    .answer-skip = Ne prendre aucune commande
ask-pay-second = Que payez-vous pour la deuxième commande ?
    .verb = Payer
ask-place-station = Où va le jeton Gare ?
    .verb = Placer
ask-take-token = Prendre le jeton Puissance 5 ?
    .answer-yes = Le prendre
    .answer-skip = Le laisser
ask-build = Que construisez-vous ?
    .verb = Construire
    .answer-skip = Ne rien construire
ask-leave-behind = Laisser un assistant dans la zone ?
    .answer-yes = En laisser un
    .answer-skip = Tous les reprendre
ask-choose-good = Quelle marchandise prenez-vous ?
    .verb = Prendre
ask-buy-piece = Achetez-vous l'élément de l'entrepôt ?
    .answer-yes = L'acheter
    .answer-skip = Le laisser dans l'entrepôt
ask-move-assistant = Quel assistant déplacez-vous ?
    .verb = Déplacer
    .answer-skip = Ne déplacer aucun assistant
ask-move-where = Où va l'assistant ?
    .verb = Aller à
ask-choose-reward = Quel jeton Récompense prenez-vous ?
    .verb = Prendre
ask-own-turn = Quelle technologie utilisez-vous ?
    .verb = Utiliser

wait-keep-order = En attente : { $player } (choisit une commande)
wait-extra = En attente : { $player } (actions supplémentaires)
wait-agent-where = En attente : { $player } (utilise un agent)
wait-place = En attente : { $player } (place des assistants)
wait-place-beside = En attente : { $player } (place des assistants)
wait-move-president = En attente : { $player } (déplace le président)
wait-pay-on-the-way = En attente : { $player } (choisit le chemin)
wait-take-back = En attente : { $player } (reprend des assistants)
wait-exchange = En attente : { $player } (échange)
wait-church-space = En attente : { $player } (église)
wait-pay-faith = En attente : { $player } (paie)
wait-customs-space = En attente : { $player } (douane)
wait-choose-source = En attente : { $player } (choisit un assistant)
wait-recruit = En attente : { $player } (prend des éléments)
wait-take-technology = En attente : { $player } (choisit une technologie)
wait-which-copy = En attente : { $player } (choisit un pays)
wait-pay-extra = En attente : { $player } (paie)
wait-pay-in-imports = En attente : { $player } (paie)
wait-take-order = En attente : { $player } (choisit des commandes)
wait-pay-second = En attente : { $player } (paie)
wait-place-station = En attente : { $player } (pose le jeton Gare)
wait-take-token = En attente : { $player } (jeton Puissance 5)
wait-build = En attente : { $player } (construit)
wait-leave-behind = En attente : { $player } (récupère des assistants)
wait-choose-good = En attente : { $player } (choisit une marchandise)
wait-buy-piece = En attente : { $player } (achète un élément)
wait-move-assistant = En attente : { $player } (déplace des assistants)
wait-move-where = En attente : { $player } (déplace des assistants)
wait-choose-reward = En attente : { $player } (choisit un jeton Récompense)
wait-own-turn = En attente : { $player } (utilise une technologie)

## Refus

refuse-canal = Rien ne s'arrête sur le canal. Choisissez une autre zone.
    .short = pas d'arrêt au canal
refuse-no-assistant = Vous n'avez pas d'assistant pour cela.
    .short = pas d'assistant
refuse-one-each = Dans des zones différentes : un seul assistant par zone.
    .short = un seul par zone
refuse-placed-enough = Vous ne pouvez plus placer d'assistants ce tour.
    .short = plus ce tour
refuse-not-adjacent = Cette zone n'est pas adjacente.
    .short = pas adjacente
refuse-too-few-yen = Il faut { noun-yen }.
    .short = il faut { noun-yen }
refuse-too-few = Vous en avez trop peu : il en faut { $n }.
    .short = il en faut { $n }
refuse-cannot-pay = Il faut plus que ce que vous avez.
    .short = pas assez
refuse-none-in-warehouse = Il n'en reste plus dans votre entrepôt.
    .short = entrepôt vide
refuse-none-there = Vous n'y avez pas d'assistant.
    .short = pas d'assistant
refuse-same-area = L'assistant y est déjà.
    .short = déjà là
refuse-no-own-assistant = Il faut l'un de vos assistants dans la zone.
    .short = pas d'assistant
refuse-president-there = Un autre président s'y trouve.
    .short = occupée
refuse-stands-there = Votre président y est déjà.
    .short = vous y êtes
refuse-out-of-reach = Aucun chemin payable par vos assistants.
    .short = pas de chemin
refuse-no-shop = Vous n'avez pas de boutique en main.
    .short = pas de boutique
refuse-no-house = Vous n'avez pas de maison de commerce en main.
    .short = pas de maison
refuse-shop-here = Vous avez déjà une boutique dans cette zone.
    .short = boutique déjà là
refuse-house-here = Il y a déjà une maison de commerce dans cette zone.
    .short = maison déjà là
refuse-space-taken = Cet emplacement est pris.
    .short = pris
refuse-too-little-faith = Il faut encore { $n } de foi en plus de votre puissance.
    .short = manque { $n } foi
refuse-too-few-imports = Il faut { noun-import }.
    .short = il faut { $n } imports
refuse-power-too-low = Votre puissance ne suffit pas pour autant de marchandises importées.
    .short = puissance trop faible
refuse-technology-owned = Vous avez déjà cette technologie.
    .short = déjà à vous
refuse-used-once = Vous avez déjà utilisé cette technologie ce tour.
    .short = déjà utilisée
refuse-technology-too-dear = Vous ne pouvez pas payer la valeur qui manque.
    .short = trop chère
refuse-no-extra = Vous ne pouvez pas payer le surcoût d'une technologie de plus.
    .short = surcoût trop élevé
refuse-level-too-high = Les commandes de ce niveau demandent plus de puissance.
    .short = plus de puissance
refuse-hand-full = Votre main de commandes est pleine. Honorez-en une d'abord.
    .short = main pleine
refuse-no-second-order = Vous ne pouvez pas payer une deuxième commande.
    .short = deuxième trop chère
refuse-agent-once = Vous avez déjà utilisé un agent ce tour.
    .short = agent déjà utilisé
refuse-no-area-for-agent = Il faut une zone avec l'un de vos assistants et sans votre président.
    .short = aucune zone possible
refuse-president-here = Un agent n'agit pas là où est votre président.
    .short = président présent
refuse-not-achieved = Vous ne remplissez pas encore cet objectif.
    .short = pas encore rempli
refuse-achieved-already = Vous avez déjà rempli cet objectif.
    .short = déjà rempli
refuse-no-goods = Cette commande demande plus de marchandises que vous n'en avez.
    .short = marchandises manquantes
caution-open-orders = Votre dernier tour : { $n ->
    [one] { $n } commande de votre main n'est pas honorée
   *[other] { $n } commandes de votre main ne sont pas honorées
}. Après ce tour, ces commandes ne rapportent rien.

## Prix

price-yen = { noun-yen }
price-imports = { noun-import }
price-faith = foi { $n }
price-value = valeur manquante { $n }
price-value-extra = { $n ->
    [0] surcoût
   *[other] valeur manquante { $n } + surcoût
}
price-free = gratuit

## Options

setting-mini_1 = Jetons Récompense d'objectif
    .about = Mini-extension : qui remplit les trois objectifs prend un jeton Récompense.
setting-mini_1-false = Non
setting-mini_1-true = Oui
setting-mini_2 = Jetons Puissance 5 avec agent gratuit
    .about = Mini-extension : certains jetons Puissance 5 sont des agents qui servent une fois.
setting-mini_2-false = Non
setting-mini_2-true = Oui
setting-customs_exact_payment = Paiement exact à la douane
    .about = Vous payez exactement autant de marchandises importées que l'indique votre puissance, pas moins.
setting-customs_exact_payment-false = Non
setting-customs_exact_payment-true = Oui
setting-pair_each_symbol_once = Chaque symbole de pays sert à une seule paire
    .about = Un agent vient tous les deux symboles d'un pays ; sinon avec chacun à partir du deuxième.
setting-pair_each_symbol_once-false = Non
setting-pair_each_symbol_once-true = Oui
setting-station_requires_assistant = La gare demande un assistant
    .about = Pour aller directement à la gare, il faut y avoir un assistant.
setting-station_requires_assistant-false = Non
setting-station_requires_assistant-true = Oui
setting-mining_per_exchange = Technologie minière à chaque échange
    .about = Dans le quartier chinois, chaque achat de cuivre rapporte le cuivre en plus, pas seulement le premier de l'action.
setting-mining_per_exchange-false = Non
setting-mining_per_exchange-true = Oui
setting-neutral_competes = Les assistants neutres concourent
    .about = Pour les bonus de l'église et de la douane, les assistants neutres comptent comme un joueur de plus.
setting-neutral_competes-false = Non
setting-neutral_competes-true = Oui
setting-free_agent_unused_vp = Points pour un agent gratuit inutilisé
    .about = À la fin de la partie, pour chacun.
setting-free_agent_unused_vp-0 = 0
setting-free_agent_unused_vp-1 = 1
setting-lone_takes_both = Les deux prix pour qui est seul
    .about = Édition antérieure : qui est seul pour un bonus en prend le premier et le deuxième prix.
setting-lone_takes_both-false = Non
setting-lone_takes_both-true = Oui
setting-two_player_tech_rival = Rival pour le bonus de technologie
    .about = Édition antérieure : à 2 joueurs, un rival neutre participe au bonus de technologie.
setting-two_player_tech_rival-false = Non
setting-two_player_tech_rival-true = Oui
setting-return_single_area = Assistants repris d'une seule zone
    .about = Édition antérieure : avec le président reviennent tous les assistants d'une zone, au lieu d'assistants au choix.
setting-return_single_area-false = Non
setting-return_single_area-true = Oui

## Feuille de score

score-track = Pendant la partie
score-church = Bonus de l'église
score-customs = Bonus de la douane
score-technology = Bonus de technologie
score-countries = Bonus des pays
score-agents = Agents inutilisés
score-imports = Marchandises importées
score-yen = Yens
score-goods = Marchandises
score-orders = Commandes honorées
score-boards = Emplacements de l'église et de la douane
score-achievements = Objectifs
score-buildings = Boutiques et maisons de commerce
score-areas = Zones, jetons, technologies
sheet-during = Pendant la partie
sheet-bonuses = Bonus de fin
sheet-rest = Ce qui reste
sheet-orders = Commandes
sheet-boards = Église et douane
sheet-achievements = Objectifs
sheet-buildings = Bâtiments
sheet-areas = Zones
sheet-technology = Technologie
sheet-countries = Pays
tie-turn-order = Place dans l'ordre du tour
tie-turn-order-won = plus tôt dans l'ordre du tour, { $mine } avant { $theirs }

## The table in the terminal

board-round = Manche
board-last-round = Dernière manche
board-first-player = Joue en premier
board-technology-deck = Cartes Technologie restantes
board-order-deck = Cartes Commande restantes
board-agents-left = Agents restants
board-rewards = Jetons Récompense
board-area = Zone
board-action = Action
board-power-token = Jeton Puissance 5
board-shops = Emplacements de boutique
board-house = Maison de commerce
board-power-here = puissance { $n }
board-boards = Plateaux
board-cards = Cartes
board-value = Valeur
board-level-low = bas
board-level-mid = moyen
board-level-high = haut
board-empty-space = vide
board-neutral = neutre
board-achievements = Objectifs
board-for-first = Premier
board-for-later = Ensuite
board-completed-by = Rempli par
board-vp = Points
board-president = Président
board-in-hand = en main
board-pieces-hand = Main : assistants, boutiques, maisons de commerce
board-pieces-store = Entrepôt : assistants, boutiques, maisons de commerce
board-technologies = Technologies
board-completed-orders = Commandes honorées
board-orders-in-hand = Commandes en main
board-agents = Agents
board-tokens = Jetons Puissance 5
board-your-orders = Vos commandes

## Cartes, plateau individuel et joueurs

board-needs-power = Puissance { $n } ou plus
board-value-more = valeur +{ $n }
board-only-extras = dans les phases A et C
board-have = Vous avez { $n }
board-have-both = Vous avez { $n } et { $more }
board-you-done = Vous : rempli
board-goods = Marchandises, argent
board-hand = En main
board-warehouse = Entrepôt
board-technologies-of = Technologies : { $n }, valeur { $value }
board-sets = séries { $sets } :
board-no-sets = pas de série :
board-sets-about = Points pour une série de pays différents
board-agents-ready = Agents disponibles : { $n }
board-agents-used = Agents utilisés : { $n }
board-used = utilisés
board-goods-ready = au complet
board-short = manque
board-no-orders = Aucune commande en main
board-hidden-order = Commande cachée
board-orders-n = { $n ->
    [one] { $n } commande
   *[other] { $n } commandes
}
board-orders-held = Commandes en main : { $n }
board-hand-and-store = { $piece } : { $n } en main, { $more } dans l'entrepôt
board-shops-built = Boutiques construites : { $n }
board-houses-built = Maisons de commerce construites : { $n }
board-points = { noun-vp }
board-score-now = Si la partie finissait maintenant : { $n }
board-starts = commence
board-player = { $player } : plateau individuel
board-open-player = { $player } : ouvrir le plateau individuel
board-close = Fermer
board-you = { $player } (vous)
board-your-turn = à vous
board-their-turn = joue

## Zones et plateaux à l'écran

board-whole = { game-yokohama } : le plateau
board-parts = Parties de la table
board-areas = Zones
board-ports = Ports
board-laboratories = Laboratoires
board-own = À vous
board-church = { area-church }
board-customs = Douane
board-free = gratuit
board-start = départ
board-pass = passer
board-choose = Choisir
board-ways-to = Chemins vers { $place }
board-ways-n = { $n ->
    [one] { $n } chemin
   *[other] { $n } chemins
}
board-way-pays = à : { $players }
board-end-prizes = En fin de partie : { $first } points pour le plus d'assistants, { $second } pour le deuxième
board-end-signs = Conditions de fin
board-sign-shops = Boutiques d'une même personne
board-sign-houses = Maisons de commerce d'une même personne
board-sign-church = Assistants sur le plateau de l'église
board-sign-customs = Assistants sur le plateau de la douane
board-sign-orders = Commandes restantes pour les ports
board-most = Le plus : { $players }
board-end-comes = Cela a déclenché la fin.
board-last-round-is = Dernière manche : { $n }
board-left = reste { $n }
board-n-of = { $n } sur { $of }
board-agents-about = Pour chaque paire de symboles d'un pays ; permet d'agir dans une zone sans le président.
board-power-of = { $player } : puissance { $n }
board-house-of = Gagne aux actions des autres ici : { $player }
board-station = Gare : plus de puissance ici pour tout le monde
board-president-of = { $player } : président
board-assistant-of = { $player } : { noun-assistant }
board-phase-before = A : suppléments
board-phase-place = Placement
board-phase-move = Déplacement
board-phase-act = Action de zone
board-phase-token = Puissance 5
board-phase-build = Construction
board-phase-recover = Récupération
board-phase-after = C : suppléments
board-plate-copper_mine = Mine de cuivre
board-plate-silk_mill = Soierie
board-plate-tea_plantation = Plantation de thé
board-plate-fishing_ground = Zone de pêche
board-plate-bank = { area-bank }
board-plate-chinatown = { area-chinatown }
board-plate-church = { area-church }
board-plate-customs = { area-customs }
board-plate-employment_agency = Agence
board-plate-laboratory = Laboratoire
board-plate-port = Port
lesson-goal = Le but
lesson-goal-win = Qui a le plus de points :vp: à la fin gagne. La fin vient une manche après son déclenchement : toutes les boutiques :yk-shop: ou maisons de commerce :yk-trading-house: d'un joueur construites, ou le plateau de l'église ou de la douane rempli.
lesson-goal-lose = Les commandes :yk-order: non honorées à ce moment-là ne rapportent rien.
lesson-goal-points = Les points viennent des commandes :yk-order:, des technologies :yk-technology:, des bâtiments, de l'église :yk-church: et de la douane :yk-customs:, des objectifs :yk-achievement: et des séries de pays.
lesson-first-order = Votre première commande
lesson-first-order-text = Vous commencez avec une commande :yk-order: sur { $dealt }, en secret. Elle dit quelles marchandises un pays désire et ce qu'il paie. Gardez celle de l'Allemagne ; puis l'autre joueur joue son premier tour.
lesson-first-turn = Votre premier tour
lesson-first-turn-text = Un tour : placez jusqu'à { $spread ->
    [one] { $spread } assistant
   *[other] { $spread } assistants
} :yk-assistant: dans des zones différentes, puis déplacez votre président :yk-president: par des zones où vous avez des assistants, et agissez là où il s'arrête. Placez-en un à la banque, un au port A et un à la soierie 1, envoyez le président au port A et prenez-y une commande :yk-order:. Ensuite la table joue jusqu'à la manche 9, où vous reprenez la main.

## La première leçon

lesson-place = D'abord les assistants
lesson-place-text = La fin de la partie est proche. Un tour commence par les assistants :yk-assistant: : jusqu'à { $spread } de votre main, chacun dans une autre zone, où vous voulez. Là où se tient l'autre président :yk-president:, et seulement là, chacun coûte { $fee ->
    [one] { $fee } yen
   *[other] { $fee } yens
} :yk-yen:. Placez-en un à la banque :yk-bank:, un au laboratoire :yk-laboratory: et un à l'église :yk-church:.
lesson-move = Le président en chemin
lesson-move-text = Votre président :yk-president: va de zone en zone, seulement par des zones où vous avez des assistants :yk-assistant:. À la plantation de thé se tient l'autre président : vous ne pouvez pas vous y arrêter, et passer coûte { $fee ->
    [one] { $fee } yen
   *[other] { $fee } yens
} :yk-yen:, payé à son propriétaire. Allez à la banque :yk-bank:. 2 assistants, le président et votre boutique :yk-shop: font 4 de puissance, donc vous recevez 4 yens. Puis les assistants de cette zone reviennent dans votre main.
lesson-two = Deux dans une zone
lesson-two-text = Au lieu de { $spread } au plus dans des zones différentes, vous pouvez placer { $stack ->
    [one] { $stack } assistant
   *[other] { $stack } assistants
} :yk-assistant: dans une seule. Choisissez deux fois la soierie : un des vôtres s'y trouve déjà, et au prochain tour il vous y faudra beaucoup de puissance :yk-power-5:.
lesson-technology = Une technologie
lesson-technology-text = Votre président :yk-president: va au laboratoire :yk-laboratory:. Une technologie :yk-technology: coûte la valeur de sa carte et ce qu'ajoute son emplacement : pour la { technology-stagecoach } { $value } + { $more }. Votre puissance en paie 2, et pour chacun des 2 autres vous payez { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
} :yk-yen:. Désormais, les présidents sur votre chemin ne vous coûtent rien.
lesson-agent = Un agent étranger
lesson-agent-text = La { technology-stagecoach } est votre deuxième symbole britannique :yk-gb: ; le premier est sur une commande honorée. Deux d'un pays rapportent un agent :yk-agent:. Une fois par tour, avant ou après votre action principale, il agit sans le président dans une zone où vous avez des assistants :yk-assistant:. Envoyez-le à l'agence de placement :yk-employment: : 1 assistant et votre boutique :yk-shop: font 2 de puissance, soit 1 élément de l'entrepôt. Un assistant est gratuit.
lesson-five-power = Puissance 5
lesson-five-power-text = Placez un assistant :yk-assistant: de plus à la soierie, un à la plantation de thé et un à la zone de pêche. Puis déplacez le président :yk-president: à la soierie : avec les 4 assistants, cela fait { $most } de puissance, le maximum. Vous recevez { $silk } soie :yk-silk:, et avec { $needed } de puissance vous pouvez prendre le jeton :yk-power-5: de la zone, ici 5 points :yk-vp:.
lesson-shop = Une boutique
lesson-shop-text = Avec au moins { $needed } de puissance, vous pouvez aussi construire un bâtiment dans la zone, de votre main : une boutique :yk-shop: ou une maison de commerce :yk-trading-house:. Chaque emplacement de la tuile Bâtiment :yk-building: a sa récompense ; prenez celui à 3 points :yk-vp:. Chaque bâtiment y ajoute désormais { $power } de puissance, et une maison de commerce rapporte { $income ->
    [one] { $income } yen
   *[other] { $income } yens
} :yk-yen: chaque fois que quelqu'un d'autre y agit.
lesson-port = Des commandes du port
lesson-port-text = Placez 2 assistants :yk-assistant: au port :yk-port: et faites suivre le président :yk-president:. 3 de puissance donnent accès aux quatre premières cartes du plateau. Une commande :yk-order: est gratuite ; une deuxième coûte { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
} :yk-yen: ou { $imports ->
    [one] { $imports } marchandise importée
   *[other] { $imports } marchandises importées
} :yk-import:. Prenez l'américaine :yk-us: à { $copper } cuivre, { $silk } soie et { $tea } thé, et la française :yk-fr: à { $french } soie. Vous pouvez en garder au plus { $limit } en main.
lesson-order = Une commande honorée
lesson-order-text = Avant et après votre action principale, vous pouvez honorer des commandes :yk-order:, autant que vous pouvez en payer. La française :yk-fr: demande { $silk } soie :yk-silk: et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} :yk-vp: et { $imports ->
    [one] { $imports } marchandise importée
   *[other] { $imports } marchandises importées
} :yk-import:. Votre { technology-language_school } ajoute { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
} :yk-yen:.
lesson-church = L'église
lesson-church-text = 2 assistants :yk-assistant: de plus et le président :yk-president: font 4 de puissance à l'église :yk-church:, donc 4 de foi :yk-faith:. Le troisième emplacement de son plateau en demande { $faith } : payez la marchandise importée :yk-import:, et avec elle 2 yens :yk-yen:. Un assistant de la zone reste sur le plateau, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} :yk-vp: et { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
} : les deux autres vont à la plantation de thé. Puis construisez une boutique :yk-shop: pour 2 points et 1 soie. { $spaces ->
    [one] { $spaces } emplacement est pris
   *[other] { $spaces } emplacements sont pris
}, et cela amène la fin.
lesson-last-turn = Le dernier tour
lesson-last-turn-text = On joue encore une manche, et voici votre dernier tour. Placez 2 assistants :yk-assistant: à la zone de pêche, pour plus tard. Puis le président :yk-president: va à la plantation de thé : avec 4 assistants, de nouveau { $most } de puissance, et 5 thé :yk-tea:. Le jeton :yk-power-5: rapporte 3 points :yk-vp: et 3 yens :yk-yen:, et vous pouvez acheter une boutique :yk-shop: à l'entrepôt :yk-warehouse: pour { $shop ->
    [one] { $shop } yen
   *[other] { $shop } yens
}. Achetez-la et construisez-la pour 4 points.
lesson-finish = Tout s'enchaîne
lesson-finish-text = Honorez la commande américaine :yk-us: : { $points ->
    [one] { $points } point
   *[other] { $points } points
} :yk-vp:, et avec votre deuxième symbole américain un autre agent :yk-agent:. Envoyez-le à la zone de pêche : 3 assistants, 3 poissons :yk-fish:. Ils paient votre commande allemande :yk-de:. Et avec { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, agents et jetons Puissance 5 ensemble, vous remplissez un objectif :yk-achievement:. Il ne coûte que 1 assistant, et qui le remplit en premier reçoit { $first ->
    [one] { $first } point
   *[other] { $first } points
}.
lesson-end = Victoire
lesson-end-text = 113 points :yk-vp: ! La feuille de score montre les derniers : 10 pour les technologies :yk-technology: de plus grande valeur, 14 pour les pays, les cinq et encore deux, 6 pour le plus d'assistants sur le plateau de l'église :yk-church:, 4 pour la deuxième place à la douane :yk-customs:, où l'on paie en marchandises importées :yk-import:, et quelques-uns pour ce qui reste. Vous en savez assez pour jouer votre propre partie.

## Ce qu'il faut faire dans la leçon, coup par coup

lesson-first-order-1 = Gardez la commande de l'Allemagne.
lesson-first-turn-1 = Il n'y a encore rien à faire : continuez.
lesson-first-turn-2 = Placez un assistant à la banque.
lesson-first-turn-3 = Placez-en un au port A.
lesson-first-turn-4 = Placez-en un à la soierie 1.
lesson-first-turn-5 = Menez votre président au port A.
lesson-first-turn-6 = Prenez la commande britannique.
lesson-first-turn-7 = N'en prenez pas de deuxième.
lesson-first-turn-8 = Votre tour est fini : continuez.
lesson-place-1 = Placez un assistant à la banque.
lesson-place-2 = Placez-en un au laboratoire.
lesson-place-3 = Placez-en un à l'église.
lesson-move-1 = Menez votre président à la banque.
lesson-two-1 = Placez un assistant à la soierie.
lesson-two-2 = Choisissez la soierie encore une fois.
lesson-technology-1 = Menez votre président au laboratoire.
lesson-technology-2 = Prenez la { technology-stagecoach }.
lesson-agent-1 = Utilisez votre agent britannique.
lesson-agent-2 = Envoyez-le à l'agence de placement.
lesson-agent-3 = Prenez un assistant.
lesson-five-power-1 = Placez un assistant à la soierie.
lesson-five-power-2 = Placez-en un à la plantation de thé.
lesson-five-power-3 = Placez-en un à la zone de pêche.
lesson-five-power-4 = Menez votre président à la soierie.
lesson-five-power-5 = Prenez le jeton.
lesson-shop-1 = Construisez une boutique sur l'emplacement à 3 points.
lesson-port-1 = Placez un assistant au port.
lesson-port-2 = Choisissez encore le port, pour un deuxième.
lesson-port-3 = Menez votre président au port.
lesson-port-4 = Prenez la commande américaine.
lesson-port-5 = Prenez aussi la commande française.
lesson-order-1 = Honorez la commande française.
lesson-church-1 = Placez un assistant à l'église.
lesson-church-2 = Choisissez encore l'église, pour un deuxième.
lesson-church-3 = Menez votre président à l'église.
lesson-church-4 = Choisissez le troisième emplacement de son plateau.
lesson-church-5 = Payez la foi avec la marchandise importée.
lesson-church-6 = Prenez l'assistant de la zone.
lesson-church-7 = Déplacez un assistant de l'église.
lesson-church-8 = Envoyez-le à la plantation de thé.
lesson-church-9 = Déplacez l'autre assistant de l'église.
lesson-church-10 = Envoyez-le aussi à la plantation de thé.
lesson-church-11 = Construisez une boutique pour des points et de la soie.
lesson-last-turn-1 = Placez un assistant à la zone de pêche.
lesson-last-turn-2 = Choisissez encore la zone de pêche, pour un deuxième.
lesson-last-turn-3 = Menez votre président à la plantation de thé.
lesson-last-turn-4 = Prenez le jeton.
lesson-last-turn-5 = Achetez la boutique.
lesson-last-turn-6 = Construisez-la sur l'emplacement à 4 points.
lesson-finish-1 = Honorez la commande américaine.
lesson-finish-2 = Utilisez votre agent américain.
lesson-finish-3 = Envoyez-le à la zone de pêche.
lesson-finish-4 = Honorez la commande allemande.
lesson-finish-5 = Remplissez l'objectif des jetons.

## Ce que disent les symboles

legend-yk-president = { board-president } : traverse les zones où vous avez des assistants et agit là où il s'arrête.
legend-yk-power-5 = Puissance : vos éléments dans une zone ; plus il y en a, plus elle rapporte.
legend-yk-agent = Agent : pour une paire de symboles d'un même pays.
legend-yk-token = Jeton Puissance 5 : pour qui agit en premier avec puissance 5 dans une zone.

## Comment jouer

howto-win = Comment gagner
howto-win-most = Celui qui a le plus de points à la fin gagne.
howto-win-most-text = Amassez des biens, honorez des commandes, prenez des technologies : tout rapporte des points, souvent plus d'une fois.
howto-win-end = Vous amenez la fin vous-mêmes.
howto-win-end-text = Quelqu'un a bâti { $shops ->
    [one] { $shops } boutique
   *[other] { $shops } boutiques
} ou { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
} de commerce, { $church_end } assistants sont à l'église ou à la douane, ou les commandes manquent : encore une manche.
howto-points = D'où viennent les points
howto-points-orders = Commandes
howto-points-orders-text = ce que dit chaque carte, aussitôt
howto-points-technologies = Technologies
howto-points-technologies-text = { $technology_first } pour les plus fortes valeurs, puis { $technology_second }
howto-points-boards = Église et douane
howto-points-boards-text = chaque case, et à la fin { $church_first } et { $customs_first } pour le plus d'assistants
howto-points-achievements = Objectifs
howto-points-achievements-text = plus pour le premier
howto-points-countries = Pays
howto-points-countries-text = { $countries } par série de pays différents
howto-points-buildings = Bâtiments
howto-points-buildings-text = la récompense sous chacun
howto-turn = Votre tour : trois étapes
howto-turn-place = Placer des assistants
howto-turn-place-text = Jusqu'à { $spread } dans des zones différentes, ou { $stack } dans une seule. Là où se tient un autre président, chacun coûte { $fee ->
    [one] { $fee } yen
   *[other] { $fee } yens
}, payé à son propriétaire.
howto-turn-move = Déplacer le président
howto-turn-move-text = Par des zones où sont vos assistants, jusqu'à l'une d'elles. Un autre président interdit l'arrêt et fait payer le passage { $fee ->
    [one] { $fee } yen
   *[other] { $fee } yens
}. Ou reprenez-le.
howto-turn-act = Agir avec votre puissance
howto-turn-act-text = Assistants, président, boutique et maison comptent, jusqu'à { $most_power }. Plus de puissance, plus de gain. Puis les assistants de la zone reviennent en main.
howto-wrong = Erreurs de débutants
howto-wrong-path = Mon président va partout
howto-wrong-path-text = Chaque zone du chemin demande un de vos assistants. Prévoyez le chemin en les plaçant.
howto-wrong-stop = Je m'arrête à côté
howto-wrong-stop-text = On peut passer un autre président, pas s'y arrêter. Votre zone de départ ne convient pas non plus.
howto-wrong-back = Les assistants restent
howto-wrong-back-text = Tous ceux de la zone où vous agissez reviennent. Pour une forte puissance, rassemblez d'abord, agissez ensuite.
howto-wrong-shop = Je bâtis depuis l'entrepôt
howto-wrong-shop-text = Prenez d'abord boutiques et maisons en main, surtout à l'agence de placement. Alors seulement elles se construisent.
howto-wrong-orders = Je prends toutes les commandes
howto-wrong-orders-text = Vous en tenez { $orders } au plus et n'en défaussez aucune. Non honorées à la fin, elles ne rapportent rien.
howto-areas = Les zones
howto-areas-production = Biens
howto-areas-production-text = Mine, filature, plantation et zone de pêche donnent selon la puissance : jusqu'à { $copper } cuivre, { $silk } soie, { $tea } thé ou { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}.
howto-areas-bank-text = Des yens selon la puissance, jusqu'à { $yen }.
howto-areas-port = Ports
howto-areas-port-text = Prenez une commande ; une deuxième coûte { $order_yen ->
    [one] { $order_yen } yen
   *[other] { $order_yen } yens
} ou une marchandise importée. La puissance ouvre la rangée ; la plus forte rapporte { $port_points ->
    [one] { $port_points } point
   *[other] { $port_points } points
}.
howto-areas-laboratory = Laboratoires
howto-areas-laboratory-text = Prenez une technologie. La puissance paie son coût ; ce qui manque coûte { $research_yen ->
    [one] { $research_yen } yen
   *[other] { $research_yen } yens
} ou une marchandise importée par unité. Son effet vous reste.
howto-areas-church-text = La puissance donne la foi, jusqu'à { $faith } ; biens, marchandises importées et yens en ajoutent. Un assistant va sur une case de cette valeur au plus, pour sa récompense.
howto-areas-customs-text = Payez des marchandises importées, jusqu'à { $imports } selon la puissance. Un assistant va sur une case de ce nombre exact, pour sa récompense.
howto-areas-employment_agency-text = Jusqu'à { $recruits ->
    [one] { $recruits } élément
   *[other] { $recruits } éléments
} de l'entrepôt : un assistant est gratuit, une boutique coûte { $shop_price ->
    [one] { $shop_price } yen
   *[other] { $shop_price } yens
}, une maison de commerce { $house_least } à { $house_most }.
howto-areas-chinatown-text = Autant d'échanges que de puissance, jusqu'à { $exchanges } : biens contre yens, dans les deux sens, ou marchandise importée pour { $import_price ->
    [one] { $import_price } yen
   *[other] { $import_price } yens
}. À trois ou plus.
howto-areas-canal-text = Personne ne s'y arrête. Votre président le traverse pour { $canal_fee ->
    [one] { $canal_fee } yen
   *[other] { $canal_fee } yens
}, sans assistant. À trois ou plus.
howto-course = Encore dans un tour, bâtiments, fin
howto-course-more = Avant et après
howto-course-more-text = Honorez des commandes, remplissez des objectifs. Deux symboles d'un pays donnent un agent ; { $agents ->
    [one] { $agents } par tour agit
   *[other] { $agents } par tour agissent
} pour vous, sans le président.
howto-course-build = Actions puissantes
howto-course-build-text = Avec { $building_power } de puissance, bâtissez : une récompense et de la puissance pour plus tard. Une maison rapporte { $house_income ->
    [one] { $house_income } yen
   *[other] { $house_income } yens
} des autres. Avec { $token_power }, prenez le jeton.
howto-course-end = La fin
howto-course-end-text = Encore une manche entière. Puis église, douane, technologies et pays ; un point pour { $yen_point ->
    [one] { $yen_point } yen
   *[other] { $yen_point } yens
}, { $goods_point ->
    [one] { $goods_point } bien
   *[other] { $goods_point } biens
}, chaque marchandise importée et chaque agent.

## The tables of the box and their keys

box-table-orders = Commandes
box-table-technologies = Technologies
box-table-building_tiles = Tuiles Bâtiment
box-table-five_power_tokens = Jetons Puissance 5
box-table-achievements = Objectifs
box-table-mini_1_tokens = Jetons Récompense d'objectif
box-table-mini_2_tokens = Jetons Puissance 5 avec agent gratuit
box-table-areas = Zones
box-table-exchanges = Échanges au Quartier chinois
box-table-faith_payments = Paiements pour la foi
box-table-recruit_costs = Coûts à l'Agence de placement
box-table-research = Recherche
box-table-order_taking = Prendre des commandes
box-table-church_board = Église
box-table-customs_board = Douane
box-table-laboratory_boards = Laboratoires
box-table-port_boards = Ports
box-table-countries = Pays et leurs agents
box-table-player_pieces = Éléments d'un joueur
box-table-start_resources = Ce qu'ont les joueurs au départ
box-table-turn = Un tour
box-table-layouts = Dispositions des zones
box-table-end_conditions = Ce qui met fin à la partie
box-table-final_scoring = Décompte final
box-table-mini_1 = Première mini-extension
box-table-mini_2 = Deuxième mini-extension
box-key-country = Pays
box-key-countries = Pays
box-key-shops = Emplacements de boutique
box-key-trading_house = Maison de commerce
box-key-shop = Boutique
box-key-assistant = Assistant
box-key-first = Pour le premier
box-key-later = Pour les suivants
box-key-spaces = Emplacements
box-key-area = Zone
box-key-areas = Zones
box-key-areas_left_out = Zones retirées
box-key-agents = Agents
box-key-agents_per_turn = Agents par tour
box-key-five_power_space = Emplacement pour un jeton Puissance 5
box-key-building_tile = Tuile Bâtiment
box-key-surcharges = Suppléments
box-key-imports = Marchandises importées
box-key-end_bonus_first = Points du premier à la fin
box-key-end_bonus_second = Points du deuxième à la fin
box-key-church_end = L'église met fin à la partie avec
box-key-customs_end = La douane met fin à la partie avec
box-key-neutral_assistants = Assistants neutres
box-key-orders_removed = Commandes retirées
box-key-orders_dealt = Commandes distribuées
box-key-orders_kept = Commandes gardées
box-key-order_hand_limit = Commandes en main, au plus
box-key-edges = Zones voisines
box-key-drawn = Piochés
box-key-achievements_needed = Objectifs nécessaires
box-key-president_fee = Droit dû à un président
box-key-canal_fee = Droit au canal
box-key-trading_house_income = Revenu d'une maison de commerce
box-key-power_max = Puissance maximale
box-key-power_president = Puissance du président
box-key-power_assistant = Puissance d'un assistant
box-key-power_shop = Puissance d'une boutique
box-key-power_trading_house = Puissance d'une maison de commerce
box-key-placement_spread_max = Assistants, un par zone, au plus
box-key-placement_stack = Assistants sur une zone
box-key-technology_first = Technologies, premier
box-key-technology_second = Technologies, deuxième
box-key-country_set_vp = Points pour une série de pays
box-key-vp_per_unused_agent = Points par agent inutilisé
box-key-vp_per_import = Points par marchandise importée
box-key-yen_per_vp = Yens par point
box-key-shops_built = Boutiques construites
box-key-trading_houses_built = Maisons de commerce construites
box-key-management_boards = Plateaux de gestion
box-key-layout_rows = Zones par rangée
box-key-foreign_agents = Agents étrangers
box-key-technology_names = Technologies différentes
box-key-achievements_per_stack = Objectifs par pile
box-key-station_tokens = Jetons Gare
box-key-colours = Couleurs des joueurs
box-key-presidents = Présidents
box-key-assistants_total = Assistants en tout
box-key-assistants_hand = Assistants en main au départ
box-key-assistants_warehouse = Assistants dans l'entrepôt au départ
box-key-assistants_score_markers = Assistants qui marquent le score
box-key-shops_total = Boutiques en tout
box-key-shops_hand = Boutiques en main au départ
box-key-shops_warehouse = Boutiques dans l'entrepôt au départ
box-key-trading_houses_total = Maisons de commerce en tout
box-key-trading_houses_hand = Maisons de commerce en main au départ
box-key-trading_houses_warehouse = Maisons de commerce dans l'entrepôt au départ
box-key-all = Tous les joueurs
box-key-start_player = Premier joueur
box-key-other_players = Autres joueurs
box-key-five_power_bonus_power = Puissance pour un jeton Puissance 5
box-key-building_power = Puissance pour un bâtiment
box-key-yen_per_value = Yens pour 1 de valeur de production
box-key-import_value = Valeur de production d'une marchandise importée
box-key-power_value_max = Valeur de production par la puissance, au plus
box-key-extra_from_card = Coût en plus dès cette technologie
box-key-extra_costs = Coût en plus, au choix
box-key-free_cards = Commandes gratuites
box-key-max_cards = Commandes prises, au plus
box-key-second_card_costs = Coût de la deuxième commande, au choix
box-key-order_refill_short = Trop peu de commandes pour compléter un port
box-key-extra_full_rounds = Manches entières ensuite
box-key-order = Ordre du décompte
box-key-church_tie_break = Départage : église
box-key-customs_tie_break = Départage : douane
box-key-technology_tie_break = Départage : technologie
box-key-victory_tie_break = Départage : victoire
box-key-two_player_tech_rival_value = Valeur de production du rival en technologie
box-key-blocked_2p = Fermé à 2 joueurs
box-row-laboratory_boards = { $row ->
    [laboratory_a] { area-laboratory_a }
   *[laboratory_b] { area-laboratory_b }
}
box-row-port_boards = { $row ->
    [port_a] { area-port_a }
   *[port_b] { area-port_b }
}

# What turns are about, and what ends a game: what is counted in many games

deed-return = Président repris en main
deed-copper = Mines de cuivre
deed-silk = Soieries
deed-tea = Plantations de thé
deed-fish = Zones de pêche
deed-laboratory = Laboratoires
deed-port = Ports
end-houses = Toutes les maisons de commerce construites
end-shops = Toutes les boutiques construites
end-orders = Plus de commandes pour compléter le port
end-church = Assez d'assistants sur le plateau de l'église
end-customs = Assez d'assistants sur le plateau de la douane
