# Marco Polo II: In the Service of the Khan.

game-marcopolo2 = Marco Polo II : Au service du Khan

## Ce qui se compte

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
noun-camel = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
}
noun-pepper = { $n } poivre
noun-silk = { $n } soie
noun-gold = { $n } or
noun-jade = { $n ->
    [one] { $n } jade
   *[other] { $n } jades
}
noun-any_good = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
}
noun-different_good = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises différentes au choix
}
noun-black_die = { $n ->
    [one] { $n } dé noir
   *[other] { $n } dés noirs
}

## Ce que font les effets

verb-move = { $cost_any ->
    [yes] avancer, { $cost } par déplacement (au plus { $steps })
   *[no] { $steps ->
        [one] avancer de { $steps } déplacement
       *[other] avancer jusqu'à { $steps } déplacements
    }
}
verb-contract_from_pile = { $n ->
    [one] { $n } contrat de la pioche
   *[other] { $n } contrats de la pioche
}
verb-contract_from_city = { $n ->
    [one] { $n } contrat d'une ville
   *[other] { $n } contrats de villes
}
verb-copy_city_bonus = copier un bonus de ville
verb-city_bonus = bonus de vos villes – { $n }
verb-take_guild_seal = prendre un sceau de guilde
verb-plus_shield = { $n ->
    [one] +{ $n } blason
   *[other] +{ $n } blasons
}
verb-reroll_die = relancer un dé
verb-change_die = modifier un dé de { $n }
verb-place_figure = deuxième pion à { $location }
verb-return_outpost_tile = rendre une tuile d'avant-poste pour son bonus

## Changements durables, moments, décompte final

times-die = autant de fois que l'indique le dé
effect-up-to-die = { $effect } (au plus autant de fois que l'indique le dé)
change-oasis_steps = { $n ->
    [0] les oasis ne coûtent pas de déplacement
    [one] une oasis coûte { $n } déplacement
   *[other] une oasis coûte { $n } déplacements
}
change-guild_seals_dice = { space-guild_seals } avec { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
change-final_shields = décompte final : { $n ->
    [one] +{ $n } blason
   *[other] +{ $n } blasons
}
change-round_start_bonuses_doubled = au début de chaque manche, vous recevez deux fois { $n } bonus de ville ou de sceau
change-keeps_outpost_tiles = chaque tuile d'avant-poste prise par un joueur vous revient ensuite
change-travel_spaces = vous n'utilisez que l'espace de Voyage du bas
change-route_cost = { $n ->
    [0] les routes ne vous coûtent pas de { $noun ->
        [coin] pièces
       *[camel] chameaux
    }
   *[other] les routes vous coûtent { $noun ->
        [coin] { noun-coin }
       *[camel] { noun-camel }
    }
}
moment-movement_ended = après chaque voyage
moment-seal_improved = pour chaque sceau de guilde amélioré
moment-round_started = au début de chaque manche
moment-contract_completed = pour chaque contrat rempli
moment-jade_received = { $every ->
    [one] pour chaque jade reçu
   *[other] tous les { $every } jades reçus
}
moment-character_picked = au début de la partie
moment-bonus_action = action bonus
moment-die_rolled = pour chaque dé que vous lancez
moment-pair_rolled = pour une paire lancée au début d'une manche, à la place
score-per-completed_contracts = { $every ->
    [one] par contrat rempli
   *[other] tous les { $every } contrats remplis
}
score-per-posts = { $every ->
    [one] par comptoir dans les villes
   *[other] tous les { $every } comptoirs dans les villes
}
score-per-different_oases_entered = { $every ->
    [one] par oasis différente visitée
   *[other] toutes les { $every } oasis différentes visitées
}
score-per-improved_seal = pour le sceau amélioré ({ $seal })

## Ressources, blasons

resource-coin = Pièces
resource-camel = Chameaux
resource-pepper = Poivre
resource-silk = Soie
resource-gold = Or
resource-jade = Jade
good-pepper = Poivre
good-silk = Soie
good-gold = Or
shield-dragon = Dragon
shield-horse = Cheval
shield-crane = Grue
shield-tiger = Tigre
shield-monkey = Singe
shield-elephant = Éléphant
shield-peacock = Paon
shield-falcon = Faucon
shield-lion = Lion

## Personnages, objectifs, contrats, sceaux

character =
    .choice = { $name } · { $about }
character-mongke_khan = Möngke Khan
    .about = Les oasis ne coûtent pas de déplacement. Après un voyage, pour chaque oasis différente visitée : 3 points et 2 pièces ou 1 chameau.
character-de_wu = De Wu
    .about = Vous pouvez utiliser Sceaux de guilde avec 1 dé au lieu de 2. Chaque sceau que vous améliorez rapporte 1 jade. Décompte final : 1 blason de plus.
character-abha_basu = Abha Basu
    .about = Vous recevez 2 pièces au début de chaque manche et 1 jade par contrat rempli. Chaque jade reçu rapporte aussitôt 1 point.
character-mailin_tian_chin = Mailin et Tian Chin
    .about = Vous commencez avec 3 pièces de plus et un deuxième pion à Pékin. Au début de chaque manche, vous recevez deux fois 1 bonus de ville ou de sceau.
character-filippo_vitello = Filippo Vitello
    .about = Chaque tuile d'avant-poste prise par un joueur vous revient ensuite. Action bonus : rendez-en une pour prendre son bonus.
character-isabella_donati = Isabella Donati
    .about = Chaque dé que vous lancez rapporte : 1 ou 6 : 2 pièces ; 2 ou 5 : 1 point ; 3 ou 4 : 1 chameau. Au début d'une manche, une paire peut rapporter à la place : de 1 ou de 6 : 1 jade ; de 2 ou de 5 : 1 soie ; de 3 ou de 4 : 1 or.
character-gantulga_od = Gantulga Od
    .about = Vous n'utilisez que l'espace de Voyage du bas. Les routes ne vous coûtent ni pièces ni chameaux.
goal = { $scoring ->
    [none] {""}
   *[other] { $scoring }
}{ $shields ->
    [none] {""}
   *[other] { $scoring ->
        [none] {""}
       *[other] {" ; "}
    }blasons qui comptent double : { $shields }
}
contract = { $cost } → +{ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $gain }
seal-farmers = guilde des fermiers
seal-spicers = guilde des épiciers
seal-tailors = guilde des tailleurs
seal-jewelers = guilde des joailliers

## La carte

location-beijing = Pékin
location-xanadu = Xanadu
location-karakorum = Karakorum
location-xian = Xi'an
location-yangzhou = Yangzhou
location-fuzhou = Fuzhou
location-lhasa = Lhassa
location-pagan = Pagan
location-sumatra = Sumatra
location-jaipur = Jaipur
location-kollam = Kollam
location-kabul = Kaboul
location-kashgar = Kachgar
location-balkh = Balkh
location-hormuz = Ormuz
location-baghdad = Bagdad
location-oasis_gobi = Oasis du Gobi
location-oasis_altai = Oasis de l'Altaï
location-oasis_dunhuang = Oasis de Dunhuang
location-oasis_yunnan = Oasis du Yunnan
location-oasis_bengal = Oasis du Bengale
location-oasis_pamir = Oasis du Pamir
location-oasis_khorasan = Oasis du Khorassan
location-oasis_deccan = Oasis du Deccan
figure-first = Premier pion
figure-second = Deuxième pion
marker = { $effects }
tile = { $effects }
benefit-xanadu_marker = { location-xanadu } : bonus de ville
benefit-xanadu_outpost = { location-xanadu } : bonus d'avant-poste
benefit-xanadu_contract = { location-xanadu } : contrat
benefit-karakorum_marker = { location-karakorum } : bonus de ville
benefit-karakorum_outpost = { location-karakorum } : bonus d'avant-poste
benefit-karakorum_contract = { location-karakorum } : contrat
benefit-xian_marker = { location-xian } : bonus de ville
benefit-xian_outpost = { location-xian } : bonus d'avant-poste
benefit-xian_contract = { location-xian } : contrat
benefit-yangzhou_marker = { location-yangzhou } : bonus de ville
benefit-yangzhou_outpost = { location-yangzhou } : bonus d'avant-poste
benefit-yangzhou_contract = { location-yangzhou } : contrat
benefit-fuzhou_marker = { location-fuzhou } : bonus de ville
benefit-fuzhou_outpost = { location-fuzhou } : bonus d'avant-poste
benefit-fuzhou_contract = { location-fuzhou } : contrat
benefit-lhasa_marker = { location-lhasa } : bonus de ville
benefit-lhasa_outpost = { location-lhasa } : bonus d'avant-poste
benefit-lhasa_contract = { location-lhasa } : contrat
benefit-pagan_marker = { location-pagan } : bonus de ville
benefit-pagan_outpost = { location-pagan } : bonus d'avant-poste
benefit-pagan_contract = { location-pagan } : contrat
benefit-sumatra_marker = { location-sumatra } : bonus de ville
benefit-sumatra_outpost = { location-sumatra } : bonus d'avant-poste
benefit-sumatra_contract = { location-sumatra } : contrat
benefit-jaipur_marker = { location-jaipur } : bonus de ville
benefit-jaipur_outpost = { location-jaipur } : bonus d'avant-poste
benefit-jaipur_contract = { location-jaipur } : contrat
benefit-kollam_marker = { location-kollam } : bonus de ville
benefit-kollam_outpost = { location-kollam } : bonus d'avant-poste
benefit-kollam_contract = { location-kollam } : contrat
benefit-kabul_marker = { location-kabul } : bonus de ville
benefit-kabul_outpost = { location-kabul } : bonus d'avant-poste
benefit-kabul_contract = { location-kabul } : contrat
benefit-kashgar_marker = { location-kashgar } : bonus de ville
benefit-kashgar_outpost = { location-kashgar } : bonus d'avant-poste
benefit-kashgar_contract = { location-kashgar } : contrat
benefit-balkh_marker = { location-balkh } : bonus de ville
benefit-balkh_outpost = { location-balkh } : bonus d'avant-poste
benefit-balkh_contract = { location-balkh } : contrat
benefit-hormuz_marker = { location-hormuz } : bonus de ville
benefit-hormuz_outpost = { location-hormuz } : bonus d'avant-poste
benefit-hormuz_contract = { location-hormuz } : contrat
benefit-baghdad_marker = { location-baghdad } : bonus de ville
benefit-baghdad_outpost = { location-baghdad } : bonus d'avant-poste
benefit-baghdad_contract = { location-baghdad } : contrat
benefit-oases = Oasis visitées

## Espaces d'action

space =
    .choice = { $name }{ $dice ->
        [2] {" "}(2 dés)
        [3] {" "}(3 dés)
       *[other] {""}
    }
book-1 = Livre I (poivre)
book-2 = Livre II (soie)
book-3 = Livre III (or)
space-book_1 = { book-1 }
space-book_2 = { book-2 }
space-book_3_upper = { book-3 }, haut
space-book_3_lower = { book-3 }, bas
space-khan = Faveur du Khan
space-guild_seals = Sceaux de guilde
space-travel_lower = Voyage, espace du bas
space-travel_middle = Voyage, espace du milieu
space-travel_upper = Voyage, espace du haut
space-contracts = Contrats
space-baghdad = { location-baghdad }, ville spéciale
space-balkh = { location-balkh }, ville spéciale
space-hormuz = { location-hormuz }, ville spéciale
space-city_card_1 = { location-xanadu }, carte Ville
space-city_card_2 = { location-fuzhou }, carte Ville
space-city_card_3 = { location-lhasa }, carte Ville
space-city_card_4 = { location-sumatra }, première carte Ville
space-city_card_5 = { location-sumatra }, deuxième carte Ville
space-city_card_6 = { location-kashgar }, carte Ville
space-area_card_1 = Première carte Ville de la zone d'action
    .called = Première carte Ville
space-area_card_2 = Deuxième carte Ville de la zone d'action
    .called = Deuxième carte Ville
offer-left = Offre du haut
offer-right = Offre du bas
offer-one_jade = Offre à 1 jade
    .beside = Offre contre du jade
offer-two_jade = Offre à 2 jades
    .beside = { offer-one_jade.beside }
offer_tile = { $book ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
} : { $offers }

## Dés et actions bonus

die = { $stem ->
    [black] { $a } noir
   *[own] { $a }
}
    .choice = { $stem ->
        [black] dé noir { $a }
       *[own] dé { $a }
    }
dice = { $n ->
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}
    .choice = { $n ->
        [1] { $stem ->
            [black] dé noir { $a }
           *[own] dé { $a }
        }
        [2] dés { $first }, { $second }
       *[3] dés { $first }, { $second }, { $third }
    }
bonus-money_bag = Bourse : 1 dé contre des pièces, des chameaux ou du jade
    .called = Bourse
bonus-reroll = Relancer un dé
bonus-raise = Augmenter un dé
bonus-lower = Diminuer un dé
bonus-black_die = Prendre un dé noir
turn-end = Finir le tour

## Cartes Ville

city_card-double_coins = Pièces doubles
    .about = 2 pièces par point du dé.
city_card-gold_table = Mine d'or
    .about = Avec un 6, recevez 3 or ; avec tout autre dé, 1.
city_card-silk_table = Tisserands de soie
    .about = Avec un dé de 4 ou plus, recevez 3 soie ; sinon 1.
city_card-pepper_table = Marché au poivre
    .about = Avec un dé de 2 ou plus, recevez 3 poivre ; avec un 1, un seul.
city_card-jade_table = Tailleurs de jade
    .about = Un dé de 1 ou 2 rapporte 1 jade, de 3 ou 4 en rapporte 2, de 5 ou 6 en rapporte 3.
city_card-contract_points = Registre des contrats
    .about = 1 point par contrat rempli, mais pas plus que la valeur du dé.
city_card-post_points = Registre des comptoirs
    .about = 1 point par comptoir que vous avez dans les villes, mais pas plus que la valeur du dé.
city_card-post_coins = Péages
    .about = 2 pièces par comptoir que vous avez dans les villes, pour autant de comptoirs au plus que la valeur du dé.
city_card-city_bonus = Messager
    .about = Prenez 1 bonus de vos villes ; avec un dé de 5 ou 6, prenez-en 2.
city_card-camel_coin_exchange = Marchand de chameaux
    .about = Vendez des chameaux 3 pièces l'un, ou achetez-en pour 1 pièce l'un : au plus la valeur du dé.
city_card-point_coin_exchange = Mécénat
    .about = Cédez des points pour 3 pièces l'un, ou achetez-en pour 3 pièces l'un : au plus la valeur du dé.
city_card-guild_seal = Maison de guilde
    .about = Payez 1 chameau et prenez un sceau de guilde que permet le dé, avec son jade.
city_card-move_camels = Caravane
    .about = Voyagez pour 2 chameaux par déplacement, au plus autant de fois que la valeur du dé.
city_card-move_jade = Courriers impériaux
    .about = Voyagez pour 1 jade par déplacement, au plus autant de fois que la valeur du dé.
city_card-jade_points = Tribut de jade
    .about = Cédez 1 chameau et 1 jade pour 3 points, au plus autant de fois que la valeur du dé.
city_card-gold_points = Tribut d'or
    .about = Cédez 1 chameau et 1 or pour 4 points, au plus autant de fois que la valeur du dé.
city_card-silk_points = Tribut de soie
    .about = Cédez 2 chameaux et 1 soie pour 4 points, au plus autant de fois que la valeur du dé.
city_card-pepper_points = Tribut de poivre
    .about = Cédez 3 chameaux et 1 poivre pour 4 points, au plus autant de fois que la valeur du dé.
city_card-gold_trade = Orfèvres
    .about = Vendez 1 or, avec 1 chameau, pour 6 pièces et 2 points, au plus autant de fois que la valeur du dé.
city_card-silk_trade = Drapiers
    .about = Vendez 1 soie, avec 1 chameau, pour 4 pièces et 2 points, au plus autant de fois que la valeur du dé.
city_card-pepper_trade = Marchands d'épices
    .about = Vendez 1 poivre, avec 1 chameau, pour 2 pièces et 2 points, au plus autant de fois que la valeur du dé.
city_card-caravan_goods = Caravansérail
    .about = Envoyez 3 chameaux contre 1 poivre, 1 soie et 1 or, au plus autant de fois que la valeur du dé.
city_card-buy_goods = Bazar
    .about = Achetez des marchandises de votre choix pour 3 pièces l'une, au plus la valeur du dé.
city_card-jade_goods = Bazar de jade
    .about = Achetez des marchandises de votre choix pour 1 jade l'une, au plus la valeur du dé.
city_card-camel_points = Courses de chameaux
    .about = Cédez des chameaux pour 1 point l'un, au plus la valeur du dé.

## Journal

log-round-begins = Manche { $n }
log-first-player = { $player } joue en premier
    .you = jouez en premier
log-character-picked = { $player } joue { $character }
    .you = jouez { $character }
log-starting-contract = { $player } : contrat de départ – { $contract }
log-goals-dealt = Cartes Objectif par joueur : { $n }
log-offer-shown = Nouvelles offres, { $tile }
log-card-shown = Nouvelle carte Ville : { $card }
log-dice-rolled = { $player } lance les dés – total { $sum }
    .you = lancez les dés – total { $sum }
log-compensated = { $player } : compensation pour un faible lancer (manque : { $n })
log-dice-placed = { $player } : { $space } – { $dice }
log-card-used = { $player } utilise la carte Ville { $card }
    .you = utilisez la carte Ville { $card }
log-hourglass = { $player } prend le sablier
    .you = prenez le sablier
log-turn-ends = { $player } : fin du tour
log-gained = { $player } : +{ $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
log-paid = { $player } paie { $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
    .you = payez { $what_id ->
        [coin] { noun-coin }
        [camel] { noun-camel }
        [pepper] { noun-pepper }
        [silk] { noun-silk }
        [gold] { noun-gold }
       *[jade] { noun-jade }
    }
log-points = { $player } : +{ noun-vp }
log-points-paid = { $player } paie { noun-vp }
    .you = payez { noun-vp }
log-black-die = { $player } prend un dé noir – { $n }
    .you = prenez un dé noir – { $n }
log-die-rerolled = { $player } relance le { $die } – maintenant { $n }
    .you = relancez le { $die } – maintenant { $n }
log-die-changed = { $player } passe le { $die } à { $n }
    .you = passez le { $die } à { $n }
log-money-bag = { $player } place le { $die } sur la bourse
    .you = placez le { $die } sur la bourse
log-moved = { $player } voyage ({ $from } → { $location })
    .you = voyagez ({ $from } → { $location })
log-post-placed = { $player } pose un comptoir ({ $location })
    .you = posez un comptoir ({ $location })
log-post-moved = { $player } déplace un comptoir ({ $from } → { $location })
    .you = déplacez un comptoir ({ $from } → { $location })
log-marker-bonus = { $player } : bonus de ville, { $location } – { $marker }
    .beside = { $player } : bonus de ville, { $location }
log-outpost-taken = { $player } : bonus d'avant-poste, { $location } – { $tile }
    .beside = { $player } : bonus d'avant-poste, { $location }
log-tile-kept = { $player } reçoit la tuile d'avant-poste ({ $tile })
    .you = recevez la tuile d'avant-poste ({ $tile })
log-tile-used = { $player } rend la tuile d'avant-poste ({ $tile })
    .you = rendez la tuile d'avant-poste ({ $tile })
    .beside = { $player } rend la tuile d'avant-poste
    .you-beside = rendez la tuile d'avant-poste
log-seal-taken = { $player } prend un sceau – { $seal }
    .you = prenez un sceau – { $seal }
log-seal-improved = { $player } améliore le sceau – { $seal }
    .you = améliorez le sceau – { $seal }
log-seal-bonus = { $player } : bonus du sceau – { $seal }
log-contract-taken = { $player } prend un contrat – { $contract }
    .you = prenez un contrat – { $contract }
log-contract-drawn = { $player } pioche un contrat – { $contract }
    .you = piochez un contrat – { $contract }
log-contract-discarded = { $player } défausse un contrat – { $contract }
    .you = défaussez un contrat – { $contract }
log-contract-completed = { $player } remplit un contrat – { $contract }
    .you = remplissez un contrat – { $contract }
    .beside = { $player } remplit un contrat
    .you-beside = remplissez un contrat
log-contract-laid = Nouveau contrat, { $location } : { $contract }
log-goal-shown = { $player } : carte Objectif – { $goal }
log-game-over = Partie terminée

## Questions

say-move = Où voyagez-vous ? Déplacements restants : { $left } sur { $all }
    .why = { $owed_any ->
        [yes] À payer jusqu'ici : { $owed }
       *[no] Rien à payer jusqu'ici
    }
say-pay-goods = Quelles marchandises payez-vous ? Encore : { $n }
say-gain-goods = Quelles marchandises prenez-vous ? Encore : { $n }
say-pay-in-jade = En payer une partie en jade ?
    .why = À payer : { $owed }. Un jade vaut une pièce ou un chameau.
ask-pick-character = Choisissez un personnage.
    .verb = Jouer
ask-keep-goal = Quelle carte Objectif gardez-vous ?
    .verb = Garder
ask-double-bonus = Quel bonus recevez-vous deux fois ?
    .verb = Prendre
    .seal = { $name } : { $improved_bonus }
    .seal-beside = { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other]  : { $improved_bonus_left }
    }
ask-turn-pairs = Pour combien de paires prenez-vous le bonus ?
    .count = { $a ->
        [0] aucune
        [one] { $a } paire
       *[other] { $a } paires
    }
ask-take-compensation = Lancer faible : combien de chameaux prenez-vous ? Le reste en pièces.
    .count = { $a ->
        [0] seulement des pièces
        [one] { $a } chameau
       *[other] { $a } chameaux
    }
    .count-beside = Prendre
ask-take-turn = Choisissez une action ou une action bonus, ou finissez le tour.
    .contract = Remplir un contrat ({ $name })
    .seal = Améliorer le sceau, { $name } ({ $improve_cost } → { $improved_bonus })
    .tile = Rendre une tuile d'avant-poste ({ $name })
    .contract-beside = Remplir un contrat{ $gain_left ->
        [none] {""}
       *[other] {" "}({ $gain_left })
    }
    .seal-beside = Améliorer le sceau, { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] {" "}({ $improved_bonus_left })
    }
    .tile-beside = Rendre une tuile d'avant-poste{ $effects_left ->
        [none] {""}
       *[other] {" "}({ $effects_left })
    }
    .contract-called = Remplir un contrat
    .tile-called = Rendre une tuile d'avant-poste
say-place-dice-occupied = { ask-place-dice }
    .why = Occupé : votre dé le plus faible coûte autant de pièces que sa valeur.
say-place-dice-priced = { ask-place-dice }
    .why = L'espace coûte { noun-coin }.
say-place-dice-both = { ask-place-dice }
    .why = Occupé : votre dé le plus faible coûte autant de pièces que sa valeur. L'espace lui-même : { noun-coin }.
ask-place-dice = Quels dés placez-vous ?
    .dice = { $n ->
        [1] { $stem ->
            [black] Placer le { $a } noir
           *[own] Placer le { $a }
        }
        [2] Placer { $first }, { $second }
       *[3] Placer { $first }, { $second }, { $third }
    }
ask-choose-offer = Quelle offre prenez-vous ?
    .verb = Prendre
ask-take-seal = Quel sceau de guilde prenez-vous ?
    .verb = Prendre
    .seal = { $name } (dé le plus faible : au moins { $min_die }{ $jade_when_taken ->
        [0] {""}
        [one] , +{ $jade_when_taken } jade
       *[other] , +{ $jade_when_taken } jades
    })
    .seal-beside = { $name } (dé le plus faible : au moins { $min_die })
ask-take-contract = Quel contrat prenez-vous ?
    .verb = Prendre
    .answer-skip = Ne prendre aucun contrat
ask-discard-contract = Quel contrat défaussez-vous pour faire de la place ?
    .verb = Défausser
    .contract-called = Défausser un contrat
ask-discard-any = Quel contrat défaussez-vous ?
    .verb = Défausser
ask-move = Où voyagez-vous ?
    .verb = Aller à
    .answer-skip = S'arrêter ici
    .figure = Changer de pion : { $name }
ask-place-extra-post = Dans quelle ville posez-vous un autre comptoir ?
    .verb = Placer
    .answer-skip = Ne poser aucun autre comptoir
ask-move-post = Quel comptoir déplacez-vous ici ?
    .verb = Déplacer
ask-choose-benefit = Quel avantage prenez-vous d'abord ?
    .verb = Prendre
ask-copy-marker = Quel bonus de ville copiez-vous ?
    .verb = Copier
ask-city-bonus = Quel bonus de ville prenez-vous ?
    .verb = Prendre
ask-pay-coins-in-jade = Combien de pièces payez-vous en jade ?
    .verb = Payer
    .count = { $a ->
        [0] Payer sans jade
        [one] Payer { $a } jade
       *[other] Payer { $a } jades
    }
    .count-beside = { ask-pay-coins-in-jade.verb }
ask-pay-camels-in-jade = Combien de chameaux payez-vous en jade ?
    .verb = Payer
    .count = { $a ->
        [0] Payer sans jade
        [one] Payer { $a } jade
       *[other] Payer { $a } jades
    }
    .count-beside = { ask-pay-camels-in-jade.verb }
ask-pay-goods = Quelle marchandise payez-vous ?
    .verb = Payer
ask-gain-goods = Quelle marchandise prenez-vous ?
    .verb = Prendre
ask-how-often = { $effect ->
    [none] Combien de fois ?
   *[other] Combien de fois : { $effect } ?
}
    .count = { $a } fois
ask-fill-bag = Quel dé placez-vous sur la bourse ?
    .verb = Mettre
ask-reroll = Quel dé relancez-vous ?
    .verb = Relancer
ask-change-die = Quel dé modifiez-vous ?
    .verb = Changer
ask-take-shown-die = Quel dé noir prenez-vous ?
    .verb = Prendre

wait-pick-character = En attente : { $player } (choisit un personnage)
wait-keep-goal = En attente : { $player } (choisit une carte Objectif)
wait-double-bonus = En attente : { $player } (choisit un bonus)
wait-turn-pairs = En attente : { $player } (bonus des dés égaux)
wait-take-compensation = En attente : { $player } (compensation)
wait-take-turn = En attente : { $player } (choisit une action)
wait-place-dice = En attente : { $player } (place des dés)
wait-choose-offer = En attente : { $player } (choisit une offre)
wait-take-seal = En attente : { $player } (choisit un sceau de guilde)
wait-take-contract = En attente : { $player } (choisit un contrat)
wait-discard-contract = En attente : { $player } (défausse un contrat)
wait-discard-any = En attente : { $player } (défausse un contrat)
wait-move = En attente : { $player } (voyage)
wait-place-extra-post = En attente : { $player } (pose un comptoir)
wait-move-post = En attente : { $player } (déplace un comptoir)
wait-choose-benefit = En attente : { $player } (choisit un avantage)
wait-copy-marker = En attente : { $player } (copie un bonus de ville)
wait-city-bonus = En attente : { $player } (choisit un bonus de ville)
wait-pay-coins-in-jade = En attente : { $player } (paie)
wait-pay-camels-in-jade = En attente : { $player } (paie)
wait-pay-goods = En attente : { $player } (paie)
wait-gain-goods = En attente : { $player } (choisit des marchandises)
wait-how-often = En attente : { $player } (choisit un nombre)
wait-fill-bag = En attente : { $player } (bourse)
wait-reroll = En attente : { $player } (relance un dé)
wait-change-die = En attente : { $player } (modifie un dé)
wait-take-shown-die = En attente : { $player } (choisit un dé noir)

## Refus

refuse-too-few-dice = Il faut plus de dés qu'il ne vous en reste.
    .short = pas assez de dés
refuse-colour-used = Vous avez déjà des dés ici cette manche. Les dés noirs restent possibles.
    .short = vos dés y sont
refuse-value-too-low = Il faut un dé de valeur { $n } ou plus.
    .short = il faut { $n } ou plus
refuse-too-few-coins = Cet espace est occupé : il coûte { noun-coin }.
    .short = il faut { noun-coin }
refuse-khan-full = Tous les emplacements sont occupés cette manche ({ space-khan }).
    .short = complet cette manche
refuse-no-seal-to-take = Aucun sceau de guilde ne peut être pris avec ces dés.
    .short = dés trop faibles
refuse-not-this-travel = Votre personnage utilise un autre espace de Voyage.
    .short = pas pour vous
refuse-no-route = Aucune route ne vous est ouverte, ou vous ne pouvez pas la payer.
    .short = aucun chemin
refuse-no-contract = Il faut un comptoir dans une ville avec des contrats.
    .short = aucun contrat à portée
refuse-no-post-there = Vous n'avez pas de comptoir dans cette ville.
    .short = pas de comptoir
refuse-no-post = Il faut un comptoir dans cette ville, posé avant ce tour.
    .short = pas de comptoir
refuse-space-taken = C'est occupé. L'espace se libère à la manche suivante.
    .short = occupé
refuse-no-card = Il n'y a pas de carte Ville ici.
    .short = pas de carte
refuse-no-die = Il ne vous reste plus de dé.
    .short = plus de dés
refuse-too-few-camels = Il faut { noun-camel }. Le jade peut remplacer les chameaux.
    .short = il faut { noun-camel }
refuse-black-once = Cette action bonus a déjà servi ce tour.
    .short = déjà utilisée
refuse-no-black = Il ne reste plus de dé noir cette manche.
    .short = plus de dé noir
refuse-cannot-pay = Il faut plus que ce que vous avez.
    .short = pas assez
refuse-must-act = Il vous reste des dés : faites d'abord une action.
    .short = d'abord une action
refuse-too-little-jade = Cette offre coûte { noun-jade }.
    .short = il faut { noun-jade }
refuse-no-higher = Un dé ne dépasse pas 6.
    .short = 6 au plus
refuse-no-lower = Un dé ne descend pas sous 1.
    .short = 1 au moins
refuse-no-such-good = Vous n'avez pas cette marchandise. Choisissez-en une autre.
    .short = vous n'en avez pas
refuse-same-good = Les marchandises doivent être différentes ; celle-ci est déjà choisie.
    .short = déjà choisie
refuse-nothing-to-count = Vous n'avez encore rien de ce que compte cette carte.
    .short = rien à compter
refuse-no-city = Il faut un comptoir dans une ville avec un jeton Bonus de ville.
    .short = aucun jeton Bonus
refuse-seal-owned = Vous avez déjà ce sceau de guilde.
    .short = déjà à vous
refuse-no-seal-left = Tous ces sceaux de guilde sont pris.
    .short = plus aucun
refuse-die-too-low = Pour ce sceau, votre dé le plus faible doit valoir { $n } ou plus.
    .short = il faut { $n } ou plus
refuse-short-of-coins = Il vous manque { noun-coin }.
    .short = manque { noun-coin }
refuse-short-of-camels = Il vous manque { noun-camel }.
    .short = manque { noun-camel }
refuse-short-of-jade = Il vous manque { noun-jade }.
    .short = manque { noun-jade }
refuse-too-few-steps = Il ne vous reste plus de déplacement.
    .short = trop loin
refuse-no-seal = Cette route demande le sceau de guilde indiqué.
    .short = sceau manquant
refuse-route-too-dear = Cette route coûte plus que ce qu'il vous reste.
    .short = trop cher
refuse-not-moved = Il faut au moins 1 déplacement.
    .short = d'abord 1 pas
refuse-just-taken = Vous venez de prendre ce contrat. Défaussez-en un autre.
    .short = vient d'être pris
caution-open-contracts = Dernière manche : { $n ->
    [one] { $n } de vos contrats n'est pas rempli
   *[other] { $n } de vos contrats ne sont pas remplis
}. Après cette manche, ce sera trop tard.

## Prix

price-coins = { noun-coin }
price-camels = { noun-camel }
price-jade = { noun-jade }

## Options

setting-black_dice_open = Dés noirs visibles
    .about = Les dés noirs sont lancés au début de chaque manche ; on en prend un selon sa valeur.
setting-black_dice_open-false = Non
setting-black_dice_open-true = Oui
setting-extra_post_gets_bonuses = Bonus pour le comptoir supplémentaire
    .about = Le comptoir supplémentaire de l'espace de Voyage du haut rapporte aussi les bonus de sa ville.
setting-extra_post_gets_bonuses-false = Non
setting-extra_post_gets_bonuses-true = Oui

## Feuille de score

score-track = Pendant la partie
score-goal = Carte Objectif
score-shields = Blasons différents
score-goods = Marchandises
score-coins = Pièces
score-contracts = Le plus de contrats
score-carried-out = Contrats remplis
score-travel = Voyages et comptoirs
score-seals = Sceaux de guilde
score-cards = Cartes Ville
score-actions = Autres actions et revenus
sheet-during = Pendant la partie
sheet-end = À la fin
sheet-contracts = Contrats
sheet-travel = Voyages et blasons
sheet-seals = Sceaux de guilde
sheet-cards = Cartes Ville
sheet-actions = Autres actions
sheet-goal = Carte Objectif
sheet-stock = Marchandises et pièces
tie-camel = Chameaux
tie-camel-won = plus de chameaux, { $mine } à { $theirs }

## The table in the terminal

board-next-first = Sablier
board-black-dice = Dés noirs
board-contract-pile = Pioche de contrats
board-spaces = Espaces
board-brings = Rapporte
board-placed = Dés placés
board-books = Livres
board-cities = Villes
board-shield = Blasons
board-bonuses = Bonus
board-cards = Cartes et contrats
board-posts = Comptoirs
board-routes = Routes
board-character = Personnage
board-vp = Points
board-seals = Sceaux de guilde
board-completed = Contrats remplis
board-kept-tiles = Tuiles d'avant-poste
board-steps = { $n ->
    [one] { $n } déplacement
   *[other] au plus { $n } déplacements
}
board-next-offers = { $n ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}, manche suivante

## Browser: the drawn board

board-whole = { game-marcopolo2 } : le plateau
board-parts = Parties de la table
board-tab-map = Carte
board-tab-actions = Actions
board-tab-cards = Cartes
board-tab-own = Vous
board-map = La carte
board-round = Manche
board-round-of = Manche { $n } sur { $of }
board-score-track = Compteur de points
board-black-left = Dés noirs restants : { $n } sur { $of }
board-contracts = Contrats
board-pile = pioche : { $n }
board-deck = pioche : { $n }
board-your-post = votre comptoir
board-city-cards = Cartes Ville
board-for-all = Pour tous
board-guild-seals = Sceaux de guilde
board-left = reste { $n }
board-travel = Voyage
board-khan-rising = égal ou plus
board-free = gratuit
board-next-offer = Tuiles à venir : { $n }. Manche suivante :
board-takes-dice = Dés : { $n }, chacun au moins { $least }
board-occupied = Occupé : coûte autant de pièces que le dé le plus faible.
board-lying = Dés ici : { $dice }
board-black = noir
board-neutral = neutre
board-hourglass = Sablier : { $player }
board-hourglass-about = Commence la manche suivante.
board-first-player = Premier joueur
board-figure-in = { $player } : pion – { $place }
board-posts-of = Comptoirs : { $players }
board-outpost = Bonus d'avant-poste, pour le premier comptoir
board-marker = Bonus de ville, à chaque manche
board-special-about = Seulement avec un comptoir posé avant ce tour. Avec le sceau amélioré, aussi son bonus, autant de fois qu’indiqué pour le dé.
board-needs-seal = Il faut un sceau : { $seal }
board-ways-to = Routes vers { $place }
board-way-owed = jusqu'ici
board-way-more = à partir d'ici
board-way-over = via { $places }
board-step-on = Traverser
board-arrive = S'arrêter ici
board-dice = Dés
board-dice-pick = Dés : cliquez pour changer
board-dice-n = Dés : { $n }
board-no-dice = plus de dés
board-stock = Ressources
board-active = Contrats actifs
board-done = remplis : { $n }
board-seal-none = pas à vous
board-seal-basic = de base
board-seal-improved = amélioré
board-posts-left = Comptoirs restants : { $n }
board-posts-placed = Comptoirs sur la carte : { $n }
board-shields = Blasons : { $n } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-shields-n = Blasons : { $n }
board-tiles = Tuiles d'avant-poste gardées : { $n }
board-goal = Objectif
board-goal-hidden = Une carte Objectif, cachée jusqu'à la fin
board-goals = Vos cartes Objectif : gardez-en une
board-characters = Personnages
board-points = { noun-vp }
board-score-now = Si la partie finissait maintenant : { $n }
board-player = { $player } : plateau individuel
board-open-player = { $player } : ouvrir le plateau individuel
board-close = Fermer
board-you = { $player } (vous)
board-your-turn = à vous
board-their-turn = joue
board-steps-left = reste : { $n }
board-mini-map = Toute la carte : aller à un endroit

## La première leçon

lesson-book = Un dé sur un livre
lesson-book-text = Manche 4 sur { $rounds }. À votre tour, vous placez des dés sur un espace et faites son action. Un livre :mp-book: prend 1 dé : { book-3 } demande au moins un 5, et vous avez un 6 :mp-die-6:. Les deux offres du haut sont gratuites, les autres coûtent du jade :mp-jade:. Prenez l'or :mp-gold: et les chameaux :mp-camel: pour 2 jades.
lesson-contract = Un contrat rempli
lesson-contract-text = Avant et après votre action, vous pouvez faire des actions bonus. L'une d'elles remplit un contrat :mp-contract: : vous payez ce qu'il montre à gauche et recevez les points :vp: et la récompense à droite. { character-abha_basu }, votre personnage, ajoute { $jade ->
    [one] { $jade } jade
   *[other] { $jade } jades
}, et chaque jade vous vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le jade :mp-jade: peut remplacer pièces et chameaux ; gardez-le cette fois. Puis terminez le tour.
lesson-khan = { space-khan }
lesson-khan-text = Dans cette rangée :mp-khan:, chaque dé doit valoir au moins autant que le précédent. Il s'y trouve un 3, et vous avez un 3. Quelle que soit sa valeur, il rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} :mp-coin: et { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} :mp-camel:. Retenez : les dés de votre couleur ne servent qu'une fois par manche sur chaque espace.
lesson-travel = En route
lesson-travel-text = L'espace du milieu du Voyage :mp-travel: prend { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, et le plus faible dit combien de déplacements vous pouvez faire : avec deux 4, jusqu'à 4. Chaque route a son prix, et tout se paie avant le départ. Passez par les deux oasis :mp-oasis: jusqu'à { location-jaipur }, 3 déplacements, et payez 2 des pièces en jade :mp-jade:.
lesson-post = Un comptoir
lesson-post-text = Dans la ville où vous arrivez, vous posez un comptoir :mp-post:. C'est le premier, donc le bonus d'avant-poste :mp-outpost-bonus: est à vous, ici un dé noir :mp-black-die:. Et dans une ville de contrats, vous prenez un contrat :mp-contract: : celui à { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $silk } soie et { $gold } or. Vous pouvez le remplir tout de suite.
lesson-city-card = Les cartes Ville
lesson-city-card-text = Les deux cartes de la zone d'action sont pour tous ; celles des villes demandent d'y avoir un comptoir :mp-post:. Le dé dit combien de fois au plus vous utilisez une carte. { city_card-silk_trade } : de la soie :mp-silk: et des chameaux :mp-camel: contre des pièces et des points :vp:. Placez le dé noir :mp-black-die:, qui n'a pas de couleur, et échangez deux fois. Le jade remplace le chameau qui manque.
lesson-money-bag = La bourse
lesson-money-bag-text = Il reste un 1. La bourse :mp-bag: prend un dé de n'importe quelle valeur, comme action bonus : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} :mp-coin:, { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} :mp-camel: ou { $jade ->
    [one] { $jade } jade
   *[other] { $jade } jades
} :mp-jade:. Prenez les chameaux. Vous n'avez plus de dés, et quand personne n'en a plus, la manche se termine.
lesson-change-die = La dernière manche
lesson-change-die-text = Tous les dés sont relancés. Votre comptoir de { location-xian } a de nouveau rapporté son bonus de ville :mp-city-bonus:, 2 jades. Et vous commencez : personne n'a utilisé d'espace plus élevé du Voyage, le sablier :mp-hourglass: est donc à vous. Pour { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, vous pouvez modifier un dé de 1 :mp-plus-minus:. Payez en jade :mp-jade: et augmentez le 1.
lesson-seal = Un sceau de guilde
lesson-seal-text = Avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, vous obtenez un sceau de guilde :mp-seal:, et le plus faible décide lequel. Le 2 et un 3 suffisent pour la { seal-spicers } :mp-seal-spicers: ; { $jade ->
    [one] { $jade } jade
   *[other] { $jade } jades
} :mp-jade: l'accompagne. Un sceau ouvre les routes qui le montrent. Et l'autre 3 reste libre pour un livre.
lesson-goal = Le but
lesson-goal-win = La partie dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}. Qui a alors le plus de points :vp: gagne.
lesson-goal-lose = Les contrats :mp-contract: non remplis à ce moment ne rapportent rien.
lesson-goal-points = Les points viennent des contrats :mp-contract:, des comptoirs :mp-post: dans des villes aux blasons différents :mp-shield:, des sceaux de guilde :mp-seal: et de votre carte Objectif :mp-goal:.
lesson-set-up = Qui vous êtes, et pour quoi
lesson-set-up-text = Chaque partie commence par un personnage : il enfreint une règle en votre faveur. Prenez Abha Basu, qui change le jade :mp-jade: en points :vp:. Puis gardez une carte Objectif :mp-goal: sur { $dealt } : les villes dont les blasons comptent double pour vous. Ensuite l'autre joueur joue son premier tour.
lesson-first-turn = Votre premier dé
lesson-first-turn-text = À votre tour, vous placez des dés sur une action. Posez votre 1 sur le livre I :mp-book: et prenez la première offre : du poivre :mp-pepper: et du jade :mp-jade:. Tout dé convient ; un dé plus fort donne plus de choix. Ensuite la table joue jusqu'à la manche 4, où vous reprenez la main.
lesson-goal-text = Votre carte Objectif :mp-goal: rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} :vp: pour ce sceau, une fois amélioré :mp-seal-improved:. C'est une action bonus qui coûte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} :mp-coin: et { $pepper } poivre :mp-pepper:. Gardez votre jade, vous en aurez besoin. Un sceau amélioré rapporte son bonus maintenant et au début de chaque manche suivante.
lesson-occupied = Un espace occupé
lesson-occupied-text = Un dé se trouve déjà sur le { book-2 }. Vous pouvez quand même y aller, mais un espace occupé coûte autant de pièces :mp-coin: que votre dé : le 3 est moins cher qu'un 6. Prenez la soie :mp-silk: et l'or :mp-gold: pour 2 jades :mp-jade:.
lesson-last-dice = Les derniers dés
lesson-last-dice-text = Avec { space-contracts } :mp-contract:, vous prenez { $least } ou { $most ->
    [one] { $most } contrat
   *[other] { $most } contrats
} dans des villes où vous avez un comptoir :mp-post:, et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Prenez celui à { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $silk } soie et { $gold } or, et aucun autre ; remplissez-le. Votre dernier 6 :mp-die-6: va sur { city_card-double_coins } : 12 pièces :mp-coin:. Puis la partie se termine.
lesson-end = Victoire
lesson-end-text = 100 points :vp: ! La feuille de score montre les derniers : 6 pour votre carte Objectif :mp-goal:, 12 pour les blasons :mp-shield:, quatre différents dont deux comptent double, 8 pour le plus de contrats :mp-contract:, et quelques-uns pour les marchandises et les pièces. Vous en savez assez pour jouer votre propre partie.

## Ce qu'il faut faire dans la leçon, coup par coup

lesson-set-up-1 = Prenez { character-abha_basu }.
lesson-set-up-2 = Gardez la carte Objectif avec la { seal-spicers }.
lesson-first-turn-1 = Choisissez le { book-1 }.
lesson-first-turn-2 = Placez votre 1.
lesson-first-turn-3 = Prenez l'offre du haut.
lesson-first-turn-4 = Terminez votre tour.
lesson-book-1 = Choisissez l'espace du haut du { book-3 } ; seul votre 6 convient.
lesson-book-2 = Prenez l'offre à 2 jades.
lesson-contract-1 = Remplissez votre contrat.
lesson-contract-2 = Payez les chameaux, sans jade.
lesson-contract-3 = Terminez votre tour.
lesson-khan-1 = Choisissez la rangée { space-khan }.
lesson-khan-2 = Placez votre 3.
lesson-khan-3 = Terminez votre tour.
lesson-travel-1 = Choisissez l'espace du milieu du Voyage.
lesson-travel-2 = Placez les deux 4.
lesson-travel-3 = Allez à la première oasis sur le chemin.
lesson-travel-4 = Continuez jusqu'à la deuxième oasis.
lesson-travel-5 = Continuez jusqu'à { location-jaipur }.
lesson-travel-6 = Arrêtez-vous ici.
lesson-travel-7 = Payez 2 des pièces en jade.
lesson-post-1 = Prenez d'abord le bonus d'avant-poste.
lesson-post-2 = Prenez le contrat que vous pouvez payer.
lesson-post-3 = Remplissez-le tout de suite.
lesson-post-4 = Terminez votre tour.
lesson-city-card-1 = Choisissez la carte { city_card-silk_trade }.
lesson-city-card-2 = Placez le dé noir.
lesson-city-card-3 = Échangez 2 fois.
lesson-city-card-4 = Terminez votre tour.
lesson-money-bag-1 = Choisissez la bourse.
lesson-money-bag-2 = Placez votre 1.
lesson-money-bag-3 = Prenez les chameaux.
lesson-change-die-1 = Choisissez d'augmenter un dé.
lesson-change-die-2 = Payez 2 des chameaux en jade.
lesson-change-die-3 = Augmentez le 1.
lesson-seal-1 = Choisissez { space-guild_seals }.
lesson-seal-2 = Placez le 2 et un 3.
lesson-seal-3 = Prenez le sceau de la { seal-spicers }.
lesson-goal-1 = Améliorez votre sceau.
lesson-goal-2 = Payez les pièces, sans jade.
lesson-goal-3 = Terminez votre tour.
lesson-occupied-1 = Choisissez le { book-2 }.
lesson-occupied-2 = Placez votre 3.
lesson-occupied-3 = Prenez l'offre à 2 jades.
lesson-occupied-4 = Terminez votre tour.
lesson-last-dice-1 = Choisissez { space-contracts }.
lesson-last-dice-2 = Prenez le contrat que vous pouvez payer.
lesson-last-dice-3 = N'en prenez pas d'autre.
lesson-last-dice-4 = Remplissez-le.
lesson-last-dice-5 = Terminez votre tour.
lesson-last-dice-6 = Choisissez { city_card-double_coins } ; votre dernier 6 y va.

## Ce que disent les symboles

legend-mp-post = Comptoir : posé dans les villes où vous voyagez.
legend-mp-any-good = Une marchandise au choix.
legend-mp-city-bonus = Bonus de ville : à chaque manche, pour un comptoir.
legend-mp-outpost-bonus = Bonus d'avant-poste : une fois, pour le premier comptoir.
legend-mp-shield = Blasons des villes : les différents rapportent à la fin.

## Comment jouer

howto-win = Comment gagner
howto-win-most = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, celui qui a le plus de points gagne.
howto-win-most-text = Voyagez, posez des comptoirs dans beaucoup de villes et remplissez des contrats. À égalité, celui qui a le plus de chameaux gagne.
howto-win-contracts = Remplissez ce que vous prenez.
howto-win-contracts-text = Un contrat qui n'est pas rempli à la fin ne rapporte rien.
howto-points = D'où viennent les points
howto-points-contracts = Contrats
howto-points-contracts-text = ce que dit chaque carte, aussitôt
howto-points-shields = Blasons
howto-points-shields-text = différents, dans les villes à comptoir : jusqu'à { $shield_points }
howto-points-posts = Comptoirs
howto-points-posts-text = { $post_points } pour les comptoirs { $posts }
howto-points-goal = Carte Objectif
howto-points-goal-text = sceaux améliorés ; des blasons comptent double
howto-points-most = Le plus de contrats
howto-points-most-text = { $most_contracts } pour celui qui en a rempli le plus
howto-points-left = Ressources restantes
howto-points-left-text = un point par lot de { $goods_point ->
    [one] { $goods_point } bien
   *[other] { $goods_point } biens
}, et de { $coins_point ->
    [one] { $coins_point } pièce
   *[other] { $coins_point } pièces
}
howto-turn = Votre tour : trois étapes
howto-turn-dice = Regarder vos dés
howto-turn-dice-text = À chaque manche vous en lancez { $dice }. Un total inférieur à { $low_roll } est compensé en pièces ou en chameaux.
howto-turn-action = Faire une action
howto-turn-action-text = Placez autant de dés que l'espace le montre. Souvent le plus faible dit combien vous pouvez faire. Des dés déjà là coûtent des pièces.
howto-turn-bonus = Faire des actions bonus
howto-turn-bonus-text = Avant et après, autant que vous voulez : remplir des contrats, améliorer des sceaux, changer des dés, utiliser la bourse. Puis c'est au suivant.
howto-wrong = Erreurs de débutants
howto-wrong-occupied = Cet espace est fermé
howto-wrong-occupied-text = Un espace bleu est ouvert à tous. S'il y a des dés, payez autant de pièces que votre dé le plus faible.
howto-wrong-twice = J'y retourne
howto-wrong-twice-text = Les dés de votre couleur utilisent chaque espace une fois par manche. Seuls les dés noirs peuvent y revenir.
howto-wrong-passing = Passer suffit
howto-wrong-passing-text = Le comptoir se pose où finit votre voyage. Les villes du chemin restent vides.
howto-wrong-today = J'utilise la ville maintenant
howto-wrong-today-text = Sa carte ou son action spéciale attend votre prochain tour. Marqueur et contrat viennent aussitôt.
howto-wrong-jade = Le jade, c'est pour plus tard
howto-wrong-jade-text = Le jade remplace toute pièce ou tout chameau. Souvent un seul jade ouvre un voyage que les pièces ne paieraient pas.
howto-actions = Les sept actions
howto-actions-books = Livres
howto-actions-books-text = Un dé pour une offre sur quatre ; les deux du bas coûtent du jade. Le livre II demande au moins { $book_two }, le livre III { $book_three }.
howto-actions-khan-text = Un dé au moins égal au dernier posé : { $khan_coins ->
    [one] { $khan_coins } pièce
   *[other] { $khan_coins } pièces
} et { $khan_camels ->
    [one] { $khan_camels } chameau
   *[other] { $khan_camels } chameaux
}, quelle que soit sa valeur.
howto-actions-guild_seals-text = { $seal_dice ->
    [one] { $seal_dice } dé ; il
   *[other] { $seal_dice } dés ; le plus faible
} dit quel sceau vous pouvez prendre, avec son jade. Les sceaux ouvrent des routes ; améliorés, ils rapportent à chaque manche.
howto-actions-travel = Voyage
howto-actions-travel-text = { $travel_dice } dés pour { $travel_steps } déplacements au plus, selon le plus faible ; payez d'abord les routes. Le plus court coûte aussi { $travel_coins ->
    [one] { $travel_coins } pièce
   *[other] { $travel_coins } pièces
}. Posez un comptoir.
howto-actions-contracts-text = Un dé : jusqu'à { $contracts_most ->
    [one] { $contracts_most } contrat
   *[other] { $contracts_most } contrats
} des villes à comptoir, et { $contracts_coins ->
    [one] { $contracts_coins } pièce
   *[other] { $contracts_coins } pièces
}. Vous avez de la place pour { $contract_spaces }.
howto-actions-special = Villes spéciales
howto-actions-special-text = Avec un comptoir, un dé rapporte la récompense de la ville, et avec son sceau amélioré aussi le bonus du sceau.
howto-actions-cards = Cartes Ville
howto-actions-cards-text = Un dé sur une carte, une fois par manche en tout. Le dé dit combien de fois. La zone d'action est à tous ; les autres demandent un comptoir.
howto-course = Actions bonus, nouvelle manche, fin
howto-course-bonus = Actions bonus
howto-course-bonus-text = Bourse : un dé pour { $bag_coins ->
    [one] { $bag_coins } pièce
   *[other] { $bag_coins } pièces
}, { $bag_camels ->
    [one] { $bag_camels } chameau
   *[other] { $bag_camels } chameaux
} ou { $bag_jade } jade. Chameaux : { $reroll } pour relancer un dé, { $change } pour le changer d'un, { $black_die } pour un dé noir.
howto-course-round = Nouvelle manche
howto-course-round-text = Quand il n'y a plus de dés, livres et cartes de la zone changent, marqueurs et sceaux améliorés rapportent à nouveau, tous les dés sont lancés.
howto-course-end = La fin
howto-course-end-text = Après la manche { $rounds } viennent carte Objectif, blasons, biens, pièces et le plus de contrats.

## The tables of the box and their keys

box-table-contracts = Contrats
box-table-city_cards = Cartes Ville
box-table-goal_cards = Cartes Objectif
box-table-characters = Personnages
box-table-outpost_bonuses = Bonus d'avant-poste
box-table-city_bonus_markers = Jetons Bonus de ville
box-table-offer_tiles = Tuiles Offre
box-table-guild_seals = Sceaux de guilde
box-table-action_spaces = Espaces d'action
box-table-bonus_actions = Actions bonus
box-table-locations = Villes et oasis
box-table-routes = Routes
box-table-special_cities = Villes spéciales
box-table-books = Livres
box-table-shields = Blasons
box-table-shield_track = Points pour des blasons différents
box-table-compensation = Compensation des petits dés
box-key-book = Livre
box-key-dice = Dés
box-key-min_value = Valeur minimale des dés
box-key-min_die = Valeur minimale d'un dé
box-key-seal = Sceau de guilde
box-key-seal_bonus_times = Fois avec le sceau amélioré
box-key-city = Ville
box-key-ends = De et vers
box-key-shield = Blason
box-key-shields = Blasons
box-key-marker = Jeton Bonus de ville
box-key-outpost = Bonus d'avant-poste
box-key-card_slots = Emplacements de cartes Ville
box-key-contract_slots = Emplacements de contrats
box-key-offers = Offres
box-key-jade_when_taken = Jade à la prise
box-key-improve_cost = Coût d'amélioration
box-key-improved_bonus = Bonus une fois amélioré
box-key-take_min = Prend au moins
box-key-take_max = Prend au plus
box-key-max_steps = Étapes, au plus
box-key-extra_post = Un comptoir de plus
box-key-rank = Rang
box-key-limit_per_turn = Par tour, au plus
box-key-space = Espace
box-key-black_dice = Dés noirs
box-key-neutral_dice = Dés neutres
box-key-most_contracts_vp = Points pour le plus de contrats
box-key-second_most_contracts_vp = Points du deuxième en contrats
box-key-threshold = Somme des dés
box-key-per_missing_point = Par point manquant
box-key-coins_per_vp = Pièces par point
box-key-goods_counted = Marchandises comptées
box-key-trading_post_vp = Points par comptoir
box-key-start_location = Départ
box-key-start_contracts = Contrats au départ
box-key-goal_cards_dealt = Cartes Objectif distribuées
box-key-goal_cards_kept = Cartes Objectif gardées
box-key-active_contract_spaces = Emplacements de contrats actifs
box-key-score_start = Points au départ
box-key-characters_revealed_extra = Personnages révélés en plus
box-key-game_boards = Plateaux de jeu
box-key-player_aids = Aides de jeu
box-key-first_player_markers = Jetons premier joueur
box-key-city_bonus_markers_in_play = Jetons Bonus de ville en jeu
box-key-guild_seals_per_kind = Sceaux de guilde par genre
box-key-offer_tiles_per_book = Tuiles Offre par livre
box-key-offer_tiles_removed_per_book = Tuiles Offre retirées par livre
box-key-contracts_normal = Contrats ordinaires
box-key-contracts_starting = Contrats de départ
box-key-city_card_spaces_at_cities = Emplacements de cartes Ville dans les villes
box-key-city_card_spaces_action_area = Emplacements de cartes Ville près des actions
box-key-trading_posts_per_player = Comptoirs par joueur
box-key-figures_per_player = Pions par joueur
box-key-dice_per_player = Dés par joueur
box-key-points_cards_50_100 = Cartes de 50 et 100 points
box-key-character_pick_order = Ordre du choix des personnages
box-key-tie_break = Départage
box-key-all_tied_players_score = Toutes les égalités marquent
box-row-bonus_actions = { $row ->
    [money_bag] Bourse
    [reroll] { bonus-reroll }
    [change_by_one] Modifier un dé de un
    [black_die] { bonus-black_die }
    [complete_contract] Remplir un contrat
   *[improve_seal] Améliorer un sceau de guilde
}

# What turns are about, and what ends a game: what is counted in many games

deed-travel = Voyage
deed-special-city = Villes spéciales
deed-city-card = Cartes Ville
deed-character = Choix du personnage
