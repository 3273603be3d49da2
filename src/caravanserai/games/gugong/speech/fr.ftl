# Gùgōng.

game-gugong = Gùgōng

## Ce qui se compte

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-servant = { $n ->
    [one] { $n } serviteur
   *[other] { $n } serviteurs
}
noun-jade = { $n ->
    [one] { $n } jade
   *[other] { $n } jades
}
noun-envoy = { $n ->
    [one] { $n } case pour l'émissaire
   *[other] { $n } cases pour l'émissaire
}
noun-intrigue = { $n ->
    [one] { $n } case d'Intrigues
   *[other] { $n } cases d'Intrigues
}

## Ce que font les effets

verb-perform = action : { $location }
verb-move_traveller = déplacer le voyageur { $n ->
    [one] une fois
   *[other] { $n } fois
}
verb-place_on_wall = placer { $up_to ->
    [0] { noun-servant }
   *[other] jusqu'à { noun-servant }
} { $from ->
    [supply] de la pioche sur la Grande Muraille
   *[pool] sur la Grande Muraille
}
verb-place_on_decree = placer { noun-servant } sur un décret
verb-load_ship = placer { $up_to ->
    [0] { noun-servant }
   *[other] jusqu'à { noun-servant }
} { $from ->
    [supply] de la pioche sur un bateau
   *[pool] sur vos bateaux
}
verb-move_ship = déplacer { $up_to ->
    [0] {""}
   *[other] jusqu'à {""}
}{ $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
verb-take_medal = prendre la médaille du premier joueur
verb-swap_card = échanger une carte
verb-discard_card = défausser une carte de valeur { $min_value } ou plus → { $gain }
verb-retrieve_card = reprendre { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la défausse
verb-draw_card = piocher { $n ->
    [one] { $n } carte Cadeau
   *[other] { $n } cartes Cadeau
}
verb-turn_die = tourner un dé du Destin
verb-unlock_double_servant = débloquer le double serviteur
verb-lay_day_marker = jusqu'à la fin de la Journée, avec { $servants ->
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
}, { $scope ->
    [location] sur un lieu
   *[owner] près de votre plateau
} : { $card_value ->
    [0] {""}
   *[other] vos cadeaux valent { $card_value } de plus
}{ $owner_vp ->
    [0] {""}
   *[other] tout autre joueur qui fait l'action : { $actor_vp } point, vous : +{ $owner_vp } point
}{ $follow ->
    [yes] quand un autre joueur fait l'action, vous pouvez la faire aussi
   *[no] {""}
}
effect-pay = retirer { $cost } → { $gain }

## Changements durables, moments, décompte final

servants-change = { $change ->
    [add] +{ noun-servant }
    [less] −{ noun-servant }
   *[set] { noun-servant }
}
change-travel_b_cost = coût de l'option B du Voyage : { servants-change }
change-jade_action_cost = coût de l'action Jade : { servants-change }
change-decree_action_cost = coût de l'action Décrets : { servants-change }
change-wall_action_extra_from_supply = à chaque action Grande Muraille, vous pouvez ajouter { noun-servant } de la pioche
change-equal_value_is_free = { $change ->
    [no] un cadeau de même valeur ne s'échange pas librement
   *[yes] un cadeau de même valeur s'échange librement
}
moment-morning = chaque matin
score-per-vp = { $every ->
    [one] par point
   *[other] tous les { $every } points
} sur le compteur
score-per-jade = { $every ->
    [one] par jade
   *[other] tous les { $every } jades
}
score-per-decree_servants = { $every ->
    [one] par serviteur
   *[other] tous les { $every } serviteurs
} que vous avez sur les décrets
score-per-trade_servants = { $every ->
    [one] par serviteur
   *[other] tous les { $every } serviteurs
} que vous avez sur les récompenses de Commerce

## Cadeaux

gift-item-1 = Corbeille de fruits
gift-item-2 = Éventail en papier
gift-item-3 = Jeu de pierres de Go
gift-item-4 = Bonsaï
gift-item-5 = Service à thé
gift-item-6 = Vase Ming
gift-item-7 = Collier de pierres précieuses
gift-item-8 = Pipa de Dunhuang
gift-item-9 = Statue d'or
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
    .acc = { $value ->
        [1] la { gift-item-1 }
        [2] l'{ gift-item-2 }
        [3] le { gift-item-3 }
        [4] le { gift-item-4 }
        [5] le { gift-item-5 }
        [6] le { gift-item-6 }
        [7] le { gift-item-7 }
        [8] le { gift-item-8 }
       *[9] la { gift-item-9 }
    } ({ $value })
    .choice = { $name } · { $about }
gift-hidden = une carte Cadeau

## Lieux

place-travel = Voyage
    .at = dans la zone Voyage
    .about =
        Déplacez votre voyageur et utilisez le jeton de la cité où il s'arrête.
        { ask-travel.option-a }
        { ask-travel.option-b }
place-wall = Grande Muraille
    .at = sur la Grande Muraille
    .about =
        Placez des serviteurs ; quand la Muraille est terminée, qui en a le plus marque des points.
        { ask-great-wall.option-a }
        { ask-great-wall.option-b }
place-jade = Jade
    .at = dans la zone Jade
    .about =
        Achetez un jade contre des serviteurs ; à la fin, chacun vaut plus que le précédent.
place-intrigue = Intrigues
    .at = dans la zone d'Intrigues
    .about =
        Avancez dans la zone qui départage toutes les égalités ; y reculer donne des récompenses.
        { ask-intrigue.option-a }
        { ask-intrigue.option-b }
place-palace = Pavillon de la Pureté Céleste
    .at = au Pavillon
    .about =
        Votre émissaire avance vers le Pavillon. Qui n'y est pas à la fin a 0 point.
        { ask-palace.option-a }
        { ask-palace.option-b }
place-decrees = Décrets
    .at = dans la zone Décrets
    .about =
        Prenez un décret contre des serviteurs : il agit chaque matin, en permanence ou à la fin.
place-canal = Grand Canal
    .at = sur le Grand Canal
    .about =
        Chargez des serviteurs sur des bateaux et naviguez vers les récompenses des ports.
        { ask-grand-canal.option-a }
        { ask-grand-canal.option-b }
city = { $name }

## Paiements et serviteurs

payment-servants = Retirer { noun-servant }
    .beside = Retirer
payment-no-action = Échanger sans action
servant-regular = Seulement des serviteurs classiques
servant-double_as_1 = Double serviteur comme 1 serviteur
servant-double_as_2 = Double serviteur comme 2 serviteurs

## Jade, décrets, dés

house = maison { $a }
house-square = Place de Jade
decree =
    .choice = { $name } – niveau { $level }, coût : { $cost }{ $vp ->
        [0] {""}
        [one] , +{ $vp } point
       *[other] , +{ $vp } points
    } · { $about }
    .beside = { $name } · { $about }
decree-d1_intrigue = Murmures du matin
    .about = Chaque matin, vous pouvez avancer votre pion Intrigues de 2 cases.
decree-d1_ship = Cargaison du matin
    .about = Chaque matin, vous pouvez placer 1 serviteur de votre pioche sur un bateau.
decree-d1_servant = Service du matin
    .about = Chaque matin, vous pouvez recevoir 1 serviteur.
decree-d1_envoy = Audience du matin
    .about = Chaque matin, vous pouvez avancer votre émissaire de 1 case.
decree-d1_swap = Marché du matin
    .about = Chaque matin, vous pouvez échanger une de vos cartes contre une carte du plateau.
decree-d2_travel = Routes impériales
    .about = L'option B du Voyage vous coûte 1 serviteur de moins.
decree-d2_jade = Privilège de jade
    .about = L'action Jade vous coûte 1 serviteur de moins.
decree-d2_wall = Bâtisseurs de la Muraille
    .about = À chaque action Grande Muraille, vous pouvez ajouter 1 serviteur de votre pioche sur la Muraille.
decree-d2_equal = Cadeaux égaux
    .about = Un cadeau de même valeur s'échange librement.
decree-d2_decree = Faveur du sceau
    .about = L'action Décrets vous coûte 1 serviteur de moins.
decree-d3_third = Renommée
decree-d3_eight = Mérite impérial
decree-d3_jade = Trésor de jade
decree-d3_decrees = Livre des lois
decree-d3_trade = Maison de commerce
face = dé { $a } : { $b }

## Canal

route-main = nouveau bateau
route-left = nouveau bateau, chemin de gauche
route-right = nouveau bateau, chemin de droite
harbour = { $stem ->
    [left] port { $a }, chemin de gauche
    [right] port { $a }, chemin de droite
   *[main] port { $a }
}
reward = { $effects }
    .beside = { $effects_left ->
        [none] {""}
       *[other] { $effects_left }
    }

## Récompenses d'Intrigues, jetons Voyage

benefit = reculer de { $cost } → { $gain }
    .beside = Reculer{ $gain_left ->
        [none] {""}
       *[other]  : { $gain_left }
    }
token = { $effects }
token-double = jeton double
    .about = Compte pour 2 jetons quand vous en échangez.
token-bonus_value = Valeur +1
    .about = Avec 1 serviteur, jusqu'à la fin de la Journée : vos cadeaux valent 1 de plus.
token-bonus_toll = Péage
    .about = Avec 1 serviteur, sur un lieu, jusqu'à la fin de la Journée : tout autre joueur qui y fait l'action perd 1 point, et vous en gagnez 1.
token-bonus_follow = Suivre
    .about = Avec 1 serviteur, sur un lieu, jusqu'à la fin de la Journée : quand un autre joueur y fait l'action, vous pouvez la faire aussi.
trade = { $stem ->
    [servant] 2 jetons Voyage contre 1 serviteur
    [vp] 4 jetons Voyage contre 2 points
   *[jade] 6 jetons Voyage contre 1 jade
}{ $a ->
    [0] {""}
    [one] {" "}(avec { $a } jeton double)
   *[other] {" "}(avec { $a } jetons doubles)
}
    .beside = { $stem ->
        [servant] Échanger 2 jetons Voyage
        [vp] Échanger 4 jetons Voyage
       *[jade] Échanger 6 jetons Voyage
    }{ $a ->
        [0] {""}
        [one] {" "}(avec { $a } jeton double)
       *[other] {" "}(avec { $a } jetons doubles)
    }
    .called = { $stem ->
        [servant] 2 jetons Voyage
        [vp] 4 jetons Voyage
       *[jade] 6 jetons Voyage
    }{ $a ->
        [0] {""}
        [one] {" "}(1 double)
       *[other] {" "}({ $a } doubles)
    }

## Meng

opponent = M. Meng
solo = { $day ->
    [focus] carte Solo Spéciale
   *[other] carte Solo { $day }
}

## Journal

log-day-begins = Jour { $n }
log-start-player = { $player } joue en premier
    .you = jouez en premier
log-map-refilled = { $n ->
    [0] Aucun nouveau jeton Voyage sur la carte
   *[other] Nouveaux jetons Voyage sur la carte : { $n }
}
log-dice-rolled = Dés du Destin : { $first }, { $second }, { $third }
log-night-falls = Nuit du jour { $n }
log-gift-exchanged = { $player } donne { $given_acc } contre { $taken_acc } { $place_at }
    .you = donnez { $given_acc } contre { $taken_acc } { $place_at }
log-gift-laid-aside = { $player } défausse { $card_acc } en paiement
    .you = défaussez { $card_acc } en paiement
log-gift-swapped = { $player } échange { $given_acc } contre { $taken_acc } ({ $place })
    .you = échangez { $given_acc } contre { $taken_acc } ({ $place })
log-gift-retrieved = { $player } reprend en main { $card_acc }
    .you = reprenez en main { $card_acc }
log-gift-discarded = { $player } défausse { $card_acc }
    .you = défaussez { $card_acc }
log-gift-drawn = { $player } pioche { $card_acc }
    .you = piochez { $card_acc }
log-servants-gained = { $player } : +{ noun-servant }
log-servants-spent = { $player } retire { noun-servant }
    .you = retirez { noun-servant }
log-double-unlocked = { $player } débloque le double serviteur
    .you = débloquez le double serviteur
log-points = { $player } : +{ noun-vp }
log-points-lost = { $player } : −{ noun-vp }
log-jade-taken = { $player } : +{ noun-jade }
log-traveller-moved = { $player } : voyage, { $city } ; jeton : { $token }
log-tokens-traded = { $player } : { $trade }
    .beside = { $player } : échange de jetons Voyage
log-marker-laid = { $player } utilise le jeton { $token }
    .you = utilisez le jeton { $token }
log-marker-laid-at = { $player } utilise le jeton { $token } { $place_at }
    .you = utilisez le jeton { $token } { $place_at }
log-toll-paid = { $player } paie le péage { $place_at } (reçoit : { $owner })
    .you = payez le péage { $place_at } (reçoit : { $owner })
log-followed = { $player } suit l'action { $place_at }
    .you = suivez l'action { $place_at }
log-wall-placed = { $player } place { noun-servant } sur la Grande Muraille
    .you = placez { noun-servant } sur la Grande Muraille
log-wall-scored = { $player } : le plus de serviteurs sur la Grande Muraille ({ $n })
log-benefit-taken = { $player } : récompense d'Intrigues – { $benefit }
    .beside = { $player } : récompense d'Intrigues
log-die-turned = { $player } tourne un dé du Destin – { $face }
    .you = tournez un dé du Destin – { $face }
log-intrigue-moved = { $player } : pion Intrigues sur la case { $n }
log-medal-taken = { $player } prend la médaille du premier joueur
    .you = prenez la médaille du premier joueur
log-envoy-moved = { $player } : émissaire sur la case { $n }
log-envoy-arrived = { $player } : émissaire au Pavillon, { noun-vp } à la fin
log-house-bought = { $player } achète un jade ({ $house })
    .you = achetez un jade ({ $house })
log-decree-taken = { $player } prend le décret { $decree }
    .you = prenez le décret { $decree }
log-decree-used = { $player } utilise le décret { $decree }
    .you = utilisez le décret { $decree }
log-ship-launched = { $player } : nouveau bateau ({ $harbour })
log-ship-loaded = { $player } charge un bateau ({ $harbour }), à bord : { noun-servant }
    .you = chargez un bateau ({ $harbour }), à bord : { noun-servant }
log-ship-sailed = { $player } avance un bateau ({ $from } → { $harbour })
    .you = avancez un bateau ({ $from } → { $harbour })
log-ship-lost = { $player } : bateau perdu en mer ({ $harbour })
log-reward-claimed = { $player } réclame la récompense ({ $harbour }) – { $reward }
    .you = réclamez la récompense ({ $harbour }) – { $reward }
    .beside = { $player } réclame la récompense ({ $harbour })
    .you-beside = réclamez la récompense ({ $harbour })
log-matches = { $player } : { $n ->
    [one] { $n } correspondance
   *[other] { $n } correspondances
}
log-night-bonus = { $player } : le plus de correspondances
log-final-wall = { $player } : dernier décompte de la Grande Muraille
log-game-over = Partie terminée
log-meng-card = M. Meng : { $card }
log-meng-dusk = Crépuscule, M. Meng : { $card }
log-meng-cannot = M. Meng : pas d'action { $place_at }

## Questions

say-choose-place = Où offrez-vous votre { $mine } ?
    .why = S'il dépasse le cadeau posé là, c'est gratuit.
say-pay-for-gift = Votre { $mine } ne dépasse pas le { $theirs } : comment payez-vous ?
    .why = { $cost } serviteurs ou une carte défaussée donnent droit aux actions. Vos serviteurs : { $have }.
say-move-traveller = Dans quelle cité va votre voyageur ?
    .why = Déplacements restants : { $left }
ask-choose-gift = Choisissez un cadeau à donner.
    .verb = Offrir
ask-choose-place = Choisissez un lieu pour votre cadeau.
    .verb = Offrir ici
ask-pay-for-gift = Votre cadeau ne vaut pas plus. Comment payez-vous ?
    .gift = Défausser { $name }
say-travel = { ask-travel }
    .why = Vos serviteurs : { $have }.
ask-travel = Voyage : choisissez une option.
    .option-a = A : 1 déplacement
    .option-b = B : payer 2, 2 déplacements (moins avec le décret)
    .answer-skip = Ne pas voyager
    .option-b-beside = B : 2 déplacements
    .option-b-called = B : payer 2, 2 déplacements
ask-move-traveller = Choisissez une cité pour votre voyageur.
    .verb = Aller à
    .answer-skip = S'arrêter ici
say-great-wall = { ask-great-wall }
    .why = Vos serviteurs : { $have }. Places libres sur la muraille : { $left }.
ask-great-wall = Grande Muraille : choisissez une option.
    .option-a = A : placer 1 serviteur
    .option-b = B : payer 1, placer jusqu'à 2
    .answer-skip = Renoncer à la Grande Muraille
    .option-a-beside = A : placer
    .option-b-beside = B : placer jusqu'à 2, coût
    .option-b-called = B : payer 1, placer jusqu'à 2
ask-count-for-wall = Combien de serviteurs placez-vous sur la Grande Muraille ?
    .count-beside = Placer
ask-place-which-on-wall = Quel serviteur placez-vous sur la Grande Muraille ?
    .servant-regular = Serviteur classique
ask-extra-on-wall = Ajouter 1 serviteur de la pioche sur la Grande Muraille ?
    .answer-yes = L'ajouter
    .answer-skip = Le laisser dans la pioche
say-buy-jade = { ask-buy-jade }
    .why = Vos serviteurs : { $have }. Vos jades : { $jade }.
ask-buy-jade = Jade : choisissez une maison.
    .verb = Acheter
    .answer-skip = Ne pas acheter de jade
say-intrigue = { ask-intrigue }
    .why = Votre pion est sur la case { $step }. Vos serviteurs : { $have }.
ask-intrigue = Intrigues : choisissez une option.
    .option-a = A : 1 case, et la médaille si elle est là
    .option-b = B : payer 1, 3 cases
    .answer-skip = Renoncer aux Intrigues
    .option-a-beside = A : médaille aussi, si elle est là
    .option-b-beside = B
    .option-a-called = A : 1 case
say-palace = { ask-palace }
    .why = Pas jusqu'à l'audience : { $left }. Vos serviteurs : { $have }.
ask-palace = Pavillon de la Pureté Céleste : choisissez une option.
    .option-a = A : émissaire 1 case
    .option-b = B : payer 2, émissaire 2 cases, Intrigues 1
    .answer-skip = Laisser l'émissaire en place
    .option-a-beside = A
    .option-b-beside = B
    .option-b-called = B : payer 2, émissaire 2 cases
say-take-decree = { ask-take-decree }
    .why = Vos serviteurs : { $have }. En plus du prix, 1 reste sur le décret.
ask-take-decree = Décrets : choisissez un décret.
    .verb = Prendre
    .answer-skip = Ne prendre aucun décret
say-grand-canal = { ask-grand-canal }
    .why = Vos serviteurs : { $have }.
ask-grand-canal = Grand Canal : choisissez une option.
    .option-a = A : charger 1, déplacer 1 bateau, ou les deux
    .option-b = B : payer 1, charger 2
    .answer-skip = Renoncer au Grand Canal
    .option-b-beside = B : charger 2
    .option-a-called = A : charger, déplacer 1 bateau
ask-load-ship = Choisissez un bateau pour le serviteur.
    .verb = Charger
    .harbour = bateau, { $name }
    .answer-skip = S'arrêter ici
ask-load-from-supply = Choisissez un bateau pour le serviteur de la pioche.
    .verb = Charger
    .harbour = bateau, { $name }
    .answer-skip = Le laisser dans la pioche
ask-load-or-sail = Choisissez un bateau pour le serviteur, ou déplacez seulement un bateau.
    .verb = Charger
    .harbour = bateau, { $name }
    .answer-skip = Déplacer seulement un bateau
ask-load-which = Quel serviteur placez-vous sur le bateau ?
    .servant-regular = Serviteur classique
ask-move-ship = Choisissez un bateau à déplacer.
    .verb = Déplacer
    .harbour = bateau, { $name }
    .answer-skip = Ne déplacer aucun bateau
ask-claim = Réclamer une récompense de Commerce ?
    .verb = Réclamer
    .harbour = bateau, { $name }
    .answer-skip = Attendre, réclamer plus tard
ask-choose-reward = Choisissez une récompense.
    .verb = Prendre
ask-intrigue-benefit = Choisissez une récompense d'Intrigues.
    .verb = Prendre
    .answer-skip = Ne prendre aucune récompense
    .benefit-called = reculer de { $cost }
ask-turn-die = Choisissez un dé du Destin et un nombre.
    .verb = Tourner sur
ask-morning-decrees = Utiliser un décret ce matin ?
    .verb = Utiliser
    .decree = { $name } · { $about }
    .answer-skip = N'utiliser aucun décret
ask-swap-which = Quelle carte échangez-vous ?
    .verb = Échanger
ask-swap-where = Quelle carte du plateau prenez-vous ?
    .verb = Prendre
ask-retrieve = Quelle carte de votre défausse reprenez-vous ?
    .verb = Reprendre
ask-discard-for = Quelle carte défaussez-vous ?
    .verb = Défausser
ask-spend-with = Utiliser le double serviteur ?
ask-gain-with = Prendre le double serviteur à la place de l'un d'eux ?
    .servant-double_as_1 = Double serviteur, comme 1 serviteur
    .servant-double_as_1-beside = Double serviteur
ask-must-trade-tokens = Vous avez trop de jetons Voyage. Échangez-en.
    .verb = Échanger
ask-use-bonus-token = Utiliser le jeton Voyage Bonus avec 1 serviteur ?
    .answer-yes = L'utiliser
    .answer-skip = Le garder
ask-servant-for-token = Quel serviteur accompagne le jeton ?
    .servant-regular = Serviteur classique
ask-night-envoy = Avancer votre émissaire ?
    .answer-yes = L'avancer
    .answer-skip = Le laisser en place
ask-last-tokens = Échanger vos derniers jetons Voyage ?
    .verb = Échanger
    .answer-skip = Ne plus échanger

wait-choose-gift = En attente : { $player } (choisit un cadeau)
wait-choose-place = En attente : { $player } (choisit un lieu)
wait-pay-for-gift = En attente : { $player } (paie un cadeau)
wait-travel = En attente : { $player } (Voyage)
wait-move-traveller = En attente : { $player } (voyage)
wait-great-wall = En attente : { $player } (Grande Muraille)
wait-count-for-wall = En attente : { $player } (Grande Muraille)
wait-place-which-on-wall = En attente : { $player } (Grande Muraille)
wait-extra-on-wall = En attente : { $player } (Grande Muraille)
wait-buy-jade = En attente : { $player } (Jade)
wait-intrigue = En attente : { $player } (Intrigues)
wait-palace = En attente : { $player } (Pavillon)
wait-take-decree = En attente : { $player } (choisit un décret)
wait-grand-canal = En attente : { $player } (Grand Canal)
wait-load-ship = En attente : { $player } (charge un bateau)
wait-load-from-supply = En attente : { $player } (charge un bateau)
wait-load-or-sail = En attente : { $player } (charge un bateau)
wait-load-which = En attente : { $player } (charge un bateau)
wait-move-ship = En attente : { $player } (déplace un bateau)
wait-claim = En attente : { $player } (récompense de Commerce)
wait-choose-reward = En attente : { $player } (choisit une récompense)
wait-intrigue-benefit = En attente : { $player } (récompense d'Intrigues)
wait-turn-die = En attente : { $player } (tourne un dé)
wait-morning-decrees = En attente : { $player } (décrets du matin)
wait-swap-which = En attente : { $player } (échange une carte)
wait-swap-where = En attente : { $player } (échange une carte)
wait-retrieve = En attente : { $player } (choisit une carte)
wait-discard-for = En attente : { $player } (choisit une carte)
wait-spend-with = En attente : { $player } (choisit ses serviteurs)
wait-gain-with = En attente : { $player } (choisit ses serviteurs)
wait-must-trade-tokens = En attente : { $player } (échange des jetons)
wait-use-bonus-token = En attente : { $player } (jeton Voyage Bonus)
wait-servant-for-token = En attente : { $player } (choisit ses serviteurs)
wait-night-envoy = En attente : { $player } (émissaire)
wait-last-tokens = En attente : { $player } (derniers jetons Voyage)

## Refus

refuse-too-few-servants = Il faut { noun-servant } dans votre réserve.
    .short = il faut { noun-servant }
refuse-pay-and-place = Il faut { noun-servant } à payer et 1 de plus à placer.
    .short = il faut { $n } + 1 serviteurs
refuse-no-servant = Il faut 1 serviteur dans votre réserve.
    .short = il faut 1 serviteur
refuse-double-not-there = Le double serviteur n'est pas dans votre pioche.
    .short = pas dans la pioche
refuse-no-regular-servant = Il faut un serviteur classique.
    .short = serviteur classique requis
refuse-regular-servant-needed = Il doit rester un serviteur à placer. Payez sans le double serviteur.
    .short = 1 doit rester à placer
refuse-supply-empty = Votre pioche de serviteurs est vide.
    .short = pioche vide
refuse-not-enough-tokens = Il faut plus de jetons Voyage.
    .short = pas assez de jetons
refuse-decree-held = Vous avez déjà ce décret. Choisissez-en un autre.
    .short = déjà à vous
refuse-no-token-there = Il n'y a pas de jeton dans cette cité. Choisissez-en une avec un jeton.
    .short = pas de jeton ici
refuse-out-of-reach = Une cité avec un jeton se trouve sur le chemin. Choisissez-en une plus proche.
    .short = jeton sur le chemin
refuse-nowhere-to-go = Aucune cité avec un jeton n'est à portée de votre voyageur.
    .short = aucun jeton à portée
refuse-marker-at-the-end = Votre pion Intrigues est au bout de la zone. L'option A reste possible, pour la médaille.
    .short = bout de la piste
refuse-house-empty = Cette maison est vide. Choisissez-en une autre.
    .short = vide
refuse-same-price = Une autre maison a le même prix. Prenez celle-là.
    .short = même prix qu'une autre
refuse-houses-left = La Place de Jade s'ouvre quand toutes les maisons sont vides.
    .short = il reste des maisons
refuse-marker-too-low = Votre pion Intrigues ne peut pas reculer d'autant.
    .short = pas assez de pas
refuse-not-on-that-die = Ce nombre n'est pas sur ce dé.
    .short = pas sur ce dé
refuse-gift-too-cheap = Il faut un cadeau de plus grande valeur.
    .short = cadeau trop faible
refuse-no-card = Il faut une carte à vous.
    .short = pas de carte
refuse-pile-empty = Votre défausse est vide.
    .short = défausse vide
refuse-no-high-card = Il faut en main un cadeau de plus grande valeur.
    .short = aucun cadeau si élevé
refuse-medal-taken = La médaille est déjà prise aujourd'hui.
    .short = médaille prise
refuse-ship-full = Ce bateau est complet. Choisissez-en un autre, ou un nouveau.
    .short = bateau complet
refuse-no-room-for-two = Comme 2 serviteurs, il lui faut 2 places libres. Il peut compter comme 1.
    .short = place pour 1 seul
refuse-no-free-harbour = Ce chemin n'a pas de port libre.
    .short = aucun port libre
refuse-no-ship-left = Tous vos bateaux sont sur le canal.
    .short = plus de bateau
refuse-no-ship-to-load = Il faut un bateau avec de la place, ou un nouveau.
    .short = aucun bateau avec place
refuse-nothing-to-do = Aucun de vos bateaux ne peut charger ou avancer maintenant.
    .short = aucun bateau possible
refuse-not-neither = Il faut l'un des deux : placer un serviteur ou déplacer un bateau.
    .short = l'un des deux
refuse-load-at-least-one = Il faut placer au moins 1 serviteur sur un bateau.
    .short = au moins 1 serviteur
refuse-no-harbour-ahead = Aucun port n'est libre devant ce bateau.
    .short = aucun port devant
refuse-ship-not-full = Une récompense demande un bateau complet.
    .short = bateau non complet
refuse-no-reward-there = Ce port n'a pas de récompense.
    .short = pas de récompense
refuse-no-slot-left = Vous ne pouvez plus réclamer cette récompense.
    .short = déjà réclamée
refuse-deck-empty = La pioche de cartes Cadeau est vide.
    .short = pioche vide
caution-no-audience = Dernier jour : votre émissaire n'est pas au Pavillon, il lui manque { $n ->
    [one] { $n } case
   *[other] { $n } cases
}. Sans audience, vous ne marquez rien.

## Prix

price-free = gratuit
price-pay = payer
price-lay-aside = défausser
price-no-action = sans action
price-card-only = carte seule
price-servants = { noun-servant }

## Options

setting-bonus_tokens = Jouer avec les jetons Voyage Bonus
    .about = 6 jetons Voyage de plus, qui changent une journée ; pour qui connaît déjà le jeu.
setting-bonus_tokens-false = Non
setting-bonus_tokens-true = Oui
setting-expert_setup = Variante pour experts
    .about = Les cadeaux du plateau viennent d'une seule grande pioche.
setting-expert_setup-false = Non
setting-expert_setup-true = Oui
setting-solo_level = Difficulté du mode solo
    .about = La force de M. Meng.
setting-solo_level-easy = Facile
setting-solo_level-normal = Normale
setting-solo_level-hard = Difficile
setting-solo_focus = Action principale de M. Meng
    .about = Le lieu où agissent les cartes spéciales de M. Meng.
setting-solo_focus-random = Au hasard
setting-solo_focus-travel = { place-travel }
setting-solo_focus-wall = { place-wall }
setting-solo_focus-jade = { place-jade }
setting-solo_focus-intrigue = { place-intrigue }
setting-solo_focus-palace = { place-palace }
setting-solo_focus-decrees = { place-decrees }
setting-solo_focus-canal = { place-canal }
setting-solo_sets = Sets de cartes Cadeau
    .about = Avec quel paquet de cartes Cadeau vous et M. Meng commencez.
setting-solo_sets-0 = Vous 4, M. Meng 5
setting-solo_sets-1 = Vous 2, M. Meng 3
setting-solo_sets-2 = Vous 1, M. Meng 2

## Feuille de score

score-track = Compteur de points de victoire
score-decree-d3_third = Décret { decree-d3_third }
score-decree-d3_eight = Décret { decree-d3_eight }
score-decree-d3_jade = Décret { decree-d3_jade }
score-decree-d3_decrees = Décret { decree-d3_decrees }
score-decree-d3_trade = Décret { decree-d3_trade }
score-palace = Arrivée au Pavillon
score-jade = Récolte de jade
score-no-palace = Pas d'audience avec l'empereur : 0 point
score-wall = Décomptes de la Grande Muraille
score-travel = Voyage et jetons
score-decrees = Décrets, pendant la partie
score-canal = Récompenses du Grand Canal
score-steps = Avance au Pavillon, divers
score-destiny = Le plus de correspondances
score-final-wall = Dernier décompte de la Muraille
score-decree-all = Décrets de niveau 3
sheet-during = Pendant la partie
sheet-end = À la fin
sheet-audience = Audience impériale
sheet-wall = Muraille
sheet-travel = Voyage
sheet-decrees = Décrets
sheet-canal = Grand Canal
sheet-palace = Pavillon
sheet-destiny = Destin
sheet-jade = Récolte de jade
tie-audience = Émissaire au Pavillon
tie-audience-won = l'émissaire est au Pavillon
tie-intrigue = Case dans la zone d'Intrigues
tie-intrigue-won = devant dans la zone d'Intrigues, { $mine } à { $theirs }
tie-stack = Place dans la pile de pions Intrigues
tie-stack-won = sur la même case de la zone d'Intrigues, mais au-dessus

## Terminal: the drawn board

board-day = Jour
board-dice = Dés
board-start-player = Premier joueur
board-medal = Médaille
board-wall = Muraille
board-houses = Maisons de jade
board-deck = Pioche
board-place = Lieu
board-gift = Cadeau
board-card-action = Action de la carte
board-place-action = Action du lieu
board-decree = Décret
board-decrees = Décrets
board-cost = Coût
board-points = PV
board-effect = Effet
board-held-by = Détenu par
board-pool = Réserve
board-supply = Pioche
board-envoy = Émissaire
board-intrigue = Intrigues
board-jade = Jade
board-tokens = Jetons
board-ships = Bateaux
board-rewards = Récompenses
board-cards = Cartes
board-solo-cards = Cartes Solo restantes
board-today = Aujourd'hui
board-route-left = gauche
board-route-right = droite
board-reward-card = carte
board-reward-double = double serviteur
board-token-wall = sur la Muraille
board-token-ship = sur un bateau
board-token-double = jeton double
board-token-retrieve = carte reprise
board-token-swap = échanger une carte
board-token-card_for_jade = carte contre jade
board-token-servants_for_jade = serviteurs contre jade
board-token-bonus_value = { token-bonus_value }
board-token-bonus_toll = { token-bonus_toll }
board-token-bonus_follow = { token-bonus_follow }
board-reward-any = au choix
board-to-be-paid = à payer

## Browser: the drawn board

board-whole = { game-gugong } : le plateau
board-places = Lieux
board-all-places = Tous les lieux
board-mine-for = votre { $mine } pour le { $theirs }
board-place-with-gift = { $place } : { $gift }
board-gift-here = S'y trouve : { $gift }
board-give-here = L'offrir ici
board-destiny = Destin
board-to-the-most = à la majorité
board-taken = prise
board-medal-free = disponible aujourd'hui
board-stock = reste { $n }
board-square = Place
board-jade-sets = Ce que vaut une collection de jades à la fin
board-jade-more = chacun en plus : { $points }
board-start = départ
board-morning = matin
board-lasting = permanent
board-end = fin
board-per-rival = par adversaire
board-focus = { $player } : action principale
board-on-wall = { $player } : { $n } sur la Grande Muraille ; terminée à { $of }
board-intrigue-on = { $player } : intrigues { $n }
board-traveller-in = { $player } : voyageur – { $city }
board-traveller-waits = { $player } : voyageur pas encore sur la carte
board-token-pile = Pile de jetons Voyage : { $n }
board-arrival = Case d'arrivée : { noun-vp }
board-arrived = Émissaire au Pavillon, points
board-envoy-arrived = { $player } : émissaire au Pavillon, { noun-vp }
board-envoy-on = { $player } : émissaire sur la case { $n }
board-ship-in = { $player } : bateau, { $harbour }, { $n } sur { $of } à bord
board-day-gives = Jour { $n } : +{ $servants } serviteurs
board-score-of = { $player } : { noun-vp }
board-deck-of = Pioche de cadeaux : { $n }
board-die = Dé du Destin { $n } : { $value }
board-die-about = Cette nuit, chaque carte prise aujourd'hui de valeur { $value } est une correspondance. Ses faces : { $faces }.
board-double = Le double
board-double-locked = Le double serviteur est bloqué.
board-double-pool = Le double serviteur est dans la réserve.
board-double-supply = Le double serviteur est dans la pioche.
board-double-wall = Le double serviteur est sur la Grande Muraille.
board-double-ship = Le double serviteur est sur un bateau.
board-double-token = Le double serviteur est avec un jeton Voyage.
board-double-focus = Le double serviteur marque l'action principale.
board-ships-left = Bateaux restants
board-trade-rewards = Récompenses de Commerce
board-hand = Main
board-discard = Défausse
board-tomorrow = Demain : { $n }
board-look = voir
board-given = offert
board-starts = commence
board-next = ensuite
board-your-turn = à vous
board-their-turn = joue
board-you = { $player } (vous)
board-decree-at = { $decree }, coût { $n }
lesson-goal = Le but
lesson-goal-win = La partie dure { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Qui a alors le plus de points :vp: gagne.
lesson-goal-lose = Mais votre émissaire :gg-envoy: doit être alors au Pavillon :gg-palace:. Dehors, votre score est 0.
lesson-goal-points = Les points viennent du Pavillon :gg-palace:, des bateaux :gg-ship:, de la Muraille :gg-wall:, des décrets :gg-decree:, du jade :gg-jade:, du voyage :gg-travel: et des nuits :gg-night:.
lesson-first-turn = Votre premier cadeau
lesson-first-turn-text = C'est ainsi que commence une partie : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main et une carte sur chaque lieu. Donnez votre 2 au Pavillon :gg-palace:. C'est moins que le 7 qui s'y trouve : cela coûte { $pay ->
    [one] { $pay } serviteur
   *[other] { $pay } serviteurs
} :gg-servant:. D'abord agit votre carte : deux serviteurs vont sur la Muraille :gg-wall:. Puis le lieu : votre émissaire :gg-envoy: avance de sa première case. Ensuite la table joue jusqu'au jour 3, où vous reprenez la main.

## La première leçon

lesson-better-gift = Un meilleur cadeau
lesson-better-gift-text = Chaque tour commence par un cadeau :gg-gift:. Vous posez une carte de votre main sur un lieu et prenez celle qui s'y trouve. Si la vôtre vaut plus, c'est gratuit et vous pouvez agir. Votre 8 vaut plus que le 7 du Voyage. Donnez-le, déplacez votre voyageur :gg-traveller: et utilisez le jeton de la cité.
lesson-lesser-gift = Un cadeau plus modeste
lesson-lesser-gift-text = Un 6 se trouve sur le Grand Canal et vous n'avez qu'un 5. Un cadeau qui ne vaut pas plus se paie : avec des serviteurs :gg-servant: ou avec une autre carte. Sinon, vous échangez en renonçant aux actions. Aujourd'hui, payez avec des serviteurs.
lesson-canal = Deux actions dans un tour
lesson-canal-text = D'abord vient l'action de votre carte. Ici, c'est le Pavillon : votre émissaire :gg-envoy: avance d'une case. Ensuite vient l'action du lieu : placez un troisième serviteur sur votre bateau :gg-ship: et réclamez la récompense de son port, des points :vp:.
lesson-intrigue = Les égalités et la médaille
lesson-intrigue-text = Votre autre 5 envoie d'abord un serviteur sur la Grande Muraille :gg-wall:. Puis votre pion avance dans la zone d'Intrigues :gg-intrigue-marker:, qui départage toutes les égalités. L'option A vous donne aussi la médaille :gg-medal: : vous commencerez le jour suivant.
lesson-wall = La Grande Muraille
lesson-wall-text = Un serviteur de plus termine la Muraille :gg-wall:. Vous y avez le plus de serviteurs : cela rapporte des points :vp: et une case pour votre émissaire :gg-envoy:. Puis toutes les personnes qui ont bâti peuvent reculer dans la zone d'Intrigues pour une récompense. Prenez les { $servants ->
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
} :gg-servant:.
lesson-night = La nuit
lesson-night-text = Toutes les cartes sont jouées. Celles que vous avez prises forment votre prochaine main, et chacune qui correspond à un dé du Destin :gg-die: a rapporté un serviteur. Vous avez 1 correspondance chacun, mais votre pion Intrigues est au-dessus : le bonus est à vous, des points :vp: et, si vous voulez, une case pour l'émissaire :gg-envoy:.
lesson-decree = Les décrets
lesson-decree-text = Le dernier jour, et vous le commencez. Les décrets coûtent des serviteurs :gg-servant: et durent jusqu'à la fin : le niveau 1 aide chaque matin, le niveau 2 tout le temps, le niveau 3 rapporte des points :vp: à la fin. Donnez votre 3, prenez ses serviteurs et choisissez { decree-d3_eight }.
lesson-jade = Le jade
lesson-jade-text = Le jade :gg-jade: rapporte des points :vp: à la fin, et chacun plus que le précédent. Chaque maison a son prix en serviteurs :gg-servant:. Donnez votre 6, prenez son serviteur et achetez dans la maison la moins chère.
lesson-collect = Des cartes pour la nuit
lesson-collect-text = Pensez maintenant à la nuit. Les dés :gg-die: montrent 1, 5 et 1. Vous avez déjà pris un 1, qui correspond à deux dés ; un 5 se trouve aux Intrigues. Votre 2 ne vaut pas plus, mais il ne vous faut pas d'action : échangez-le sans action, juste pour le 5.
lesson-palace = L'entrée au Pavillon
lesson-palace-text = Sans émissaire :gg-envoy: au Pavillon :gg-palace: à la fin, on a 0 point. Le vôtre en est à 1 case : l'option B en donne { $steps }, et la case en trop vaut un point :vp:. Puis vient la dernière nuit, et avec son bonus la partie se termine.
lesson-end = Victoire
lesson-end-text = La feuille de score montre d'où viennent les points. L'adversaire en avait aussi, mais son émissaire :gg-envoy: n'est jamais arrivé au Pavillon : ils ne comptent pas. Vous en savez assez pour jouer votre propre partie.

## Ce qu'il faut faire dans la leçon, coup par coup

lesson-first-turn-1 = Choisissez votre 2.
lesson-first-turn-2 = Donnez-le au Pavillon.
lesson-first-turn-3 = Payez avec des serviteurs.
lesson-first-turn-4 = L'action de votre carte est la Grande Muraille : prenez l'option B.
lesson-first-turn-5 = Placez 2 serviteurs.
lesson-first-turn-6 = Puis le Pavillon : option A, une case pour votre émissaire.
lesson-better-gift-1 = Choisissez votre 8.
lesson-better-gift-2 = Donnez-le au Voyage.
lesson-better-gift-3 = Prenez l'option A, un déplacement.
lesson-better-gift-4 = Menez votre voyageur à Xuanfu.
lesson-better-gift-5 = Utilisez le jeton qui s'y trouve.
lesson-lesser-gift-1 = Choisissez votre 5.
lesson-lesser-gift-2 = Donnez-le au Grand Canal.
lesson-lesser-gift-3 = Payez avec des serviteurs.
lesson-canal-1 = D'abord le Pavillon : option A, une case.
lesson-canal-2 = Puis le canal : prenez l'option A.
lesson-canal-3 = Placez un serviteur sur votre bateau.
lesson-canal-4 = Réclamez la récompense de son port.
lesson-intrigue-1 = Choisissez votre autre 5.
lesson-intrigue-2 = Donnez-le aux Intrigues.
lesson-intrigue-3 = D'abord la Grande Muraille : option A, un serviteur.
lesson-intrigue-4 = Puis les Intrigues : option A, avec la médaille.
lesson-wall-1 = Choisissez votre 4.
lesson-wall-2 = Donnez-le à la Grande Muraille.
lesson-wall-3 = D'abord les Intrigues : option A, une case.
lesson-wall-4 = Puis la Muraille : option A, le dernier serviteur qu'il lui faut.
lesson-wall-5 = Reculez dans la zone d'Intrigues pour les serviteurs.
lesson-night-1 = Faites avancer votre émissaire d'une case.
lesson-decree-1 = Choisissez votre 3.
lesson-decree-2 = Donnez-le aux Décrets.
lesson-decree-3 = Prenez les serviteurs de votre carte.
lesson-decree-4 = Prenez le décret { decree-d3_eight }.
lesson-jade-1 = Choisissez votre 6.
lesson-jade-2 = Donnez-le au Jade.
lesson-jade-3 = Prenez le serviteur de votre carte.
lesson-jade-4 = Achetez dans la maison la moins chère.
lesson-collect-1 = Choisissez votre 2.
lesson-collect-2 = Donnez-le aux Intrigues, pour le 5.
lesson-collect-3 = Échangez-le sans action.
lesson-palace-1 = Choisissez votre 7.
lesson-palace-2 = Donnez-le au Pavillon.
lesson-palace-3 = Prenez l'option B.
lesson-palace-4 = Prenez aussi la case de la dernière nuit.

## Ce que disent les symboles

legend-gg-servant = Serviteur : vous payez avec eux et les placez au travail.
legend-gg-double = Double serviteur : compte pour deux.
legend-gg-gift = Carte Cadeau : une valeur supérieure s'échange librement.
legend-gg-envoy = Émissaire : il doit être arrivé au Pavillon à la fin, sinon vous ne marquez rien.
legend-gg-intrigue = { place-intrigue } : le plus avancé remporte toutes les égalités.
legend-gg-jade = { place-jade } : des points à la fin, chacun vaut plus que le précédent.
legend-gg-decree-1 = Décret de niveau 1 : agit chaque matin.
legend-gg-decree-2 = Décret de niveau 2 : agit en permanence.
legend-gg-decree-3 = Décret de niveau 3 : des points à la fin.
legend-gg-die = Dé du Destin : la nuit, une carte prise de cette valeur est une correspondance.
legend-gg-night = Nuit : on compte les correspondances, les bateaux avancent.
legend-gg-traveller = Voyageur : va de cité en cité.
legend-gg-ship = Bateau : plein avec { noun-servant }.

## Comment jouer

howto-win = Comment gagner
howto-win-most = Après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, celui qui a le plus de points gagne.
howto-win-most-text = À égalité, le plus avancé sur la zone d'Intrigues l'emporte.
howto-win-envoy = Votre émissaire doit être au Pavillon.
howto-win-envoy-text = S'il est dehors à la fin, vous ne marquez rien, quels que soient vos points.
howto-points = D'où viennent les points
howto-points-palace = Pavillon
howto-points-palace-text = { $arrivals } selon l'ordre d'arrivée ; avec plus de joueurs { $arrivals_many }
howto-points-jade-text = { $jade_points } au total, puis { $jade_more } par jade
howto-points-decrees-text = { $decree_least } à { $decree_most } aussitôt, ou plus à la fin
howto-points-canal = Bateaux
howto-points-canal-text = { $ship_points } pour un bateau plein dans le bon port
howto-points-wall-text = { $wall_points } pour le plus de serviteurs
howto-points-night = Nuits
howto-points-night-text = { $night_points } pour le plus de concordances
howto-turn = Votre tour : trois étapes
howto-turn-give = Donner un cadeau
howto-turn-give-text = Posez une carte sur un lieu ; celle qui s'y trouve est à vous demain. Plus forte, c'est gratuit. Sinon : { $pay ->
    [one] { $pay } serviteur
   *[other] { $pay } serviteurs
}, une autre carte, ou aucune action.
howto-turn-card = Faire ce que montre la carte
howto-turn-card-text = Le bas de la carte donnée montre une action, des serviteurs ou un échange. Certaines ne montrent rien. Vous pouvez y renoncer.
howto-turn-place = Faire ce qu'offre le lieu
howto-turn-place-text = Vient ensuite l'action du lieu. L'option A coûte peu ; B coûte des serviteurs et fait davantage. Vous pouvez aussi y renoncer.
howto-wrong = Erreurs de débutants
howto-wrong-envoy = L'émissaire peut attendre
howto-wrong-envoy-text = Il lui faut { $envoy_steps } pas, le plus souvent un à la fois. Hors du Pavillon, tous les points sont perdus.
howto-wrong-taken = Je joue la carte prise
howto-wrong-taken-text = Non : elle va dans votre défausse. Elle fait partie de la main de demain.
howto-wrong-equal = Égal, cela suffit
howto-wrong-equal-text = Seul un cadeau plus fort est gratuit. Un cadeau égal se paie aussi. Mais un { $lowest } bat un { $highest }.
howto-wrong-servants = Les serviteurs viendront
howto-wrong-servants-text = { $morning_servants } par matin, c'est trop peu. Donnez des cartes qui en rapportent et visez les dés pour la nuit.
howto-wrong-ship = Mon bateau ne risque rien
howto-wrong-ship-text = Chaque nuit, tous les bateaux avancent. Au-delà du dernier port, ils sont perdus et leurs serviteurs ne rapportent rien.
howto-places = Les sept lieux
howto-places-palace-text = A : { $palace_a } pas d'émissaire. B : { $palace_b_pay ->
    [one] { $palace_b_pay } serviteur
   *[other] { $palace_b_pay } serviteurs
} pour { $palace_b } pas, et { $palace_b_intrigue } aux Intrigues. Le pas { $envoy_steps } est le Pavillon ; les suivants donnent des points.
howto-places-wall-text = A : placez { $wall_a ->
    [one] { $wall_a } serviteur
   *[other] { $wall_a } serviteurs
}. B : payez-en { $wall_b_pay } et placez-en jusqu'à { $wall_b }. Muraille complète : celui qui en a le plus gagne { $wall_points ->
    [one] { $wall_points } point
   *[other] { $wall_points } points
} et { $wall_envoy } pas d'émissaire.
howto-places-intrigue-text = A : { $intrigue_a } pas, et la médaille si elle est là : vous commencez demain. B : payez { $intrigue_b_pay ->
    [one] { $intrigue_b_pay } serviteur
   *[other] { $intrigue_b_pay } serviteurs
} pour { $intrigue_b } pas. Le plus avancé gagne toutes les égalités.
howto-places-travel-text = A : { $travel_a ->
    [one] { $travel_a } déplacement
   *[other] { $travel_a } déplacements
}. B : { $travel_b_pay ->
    [one] { $travel_b_pay } serviteur
   *[other] { $travel_b_pay } serviteurs
} pour { $travel_b ->
    [one] { $travel_b } déplacement
   *[other] { $travel_b } déplacements
}. Chacun finit sur un jeton : utilisez-le aussitôt, puis gardez-le pour l'échanger plus tard.
howto-places-jade-text = Payez les serviteurs indiqués sur une maison, { $jade_least } à { $jade_most }, et prenez son jade. Toutes vides ? La place en vend pour { $jade_square }.
howto-places-decrees-text = Payez les serviteurs indiqués, { $decree_more } de plus par adversaire présent, et placez-en un. Premier niveau : chaque matin. Deuxième : toujours. Troisième : points à la fin.
howto-places-canal-text = A : { $canal_a ->
    [one] { $canal_a } serviteur
   *[other] { $canal_a } serviteurs
} sur un bateau, puis un bateau avance. B : payez-en { $canal_b_pay }, placez-en jusqu'à { $canal_b }. Avec { $ship_servants ->
    [one] { $ship_servants } serviteur
   *[other] { $ship_servants } serviteurs
}, un bateau rapporte la récompense du port.
howto-course = Nuit, matin, fin
howto-course-night = La nuit
howto-course-night-text = Chaque carte prise qui concorde avec un dé rapporte { $match_servants ->
    [one] { $match_servants } serviteur
   *[other] { $match_servants } serviteurs
}. Le plus de concordances : { $night_points ->
    [one] { $night_points } point
   *[other] { $night_points } points
} et { $night_envoy } pas d'émissaire. Puis les bateaux avancent.
howto-course-morning = Le matin
howto-course-morning-text = Les cartes prises sont votre nouvelle main. On lance les dés, les décrets du premier niveau agissent, chacun reçoit { $morning_servants ->
    [one] { $morning_servants } serviteur
   *[other] { $morning_servants } serviteurs
}.
howto-course-end = La fin
howto-course-end-text = Après la nuit du jour { $days }, on décompte une dernière fois la Muraille, puis les décrets du troisième niveau, le Pavillon et le jade.

## The tables of the box and their keys

box-table-gift_cards = Cartes Cadeau
box-table-decrees = Décrets
box-table-travel_tokens = Jetons Voyage
box-table-bonus_travel_tokens = Jetons Voyage Bonus
box-table-destiny_dice = Dés du Destin
box-table-solo_cards = Cartes Solo
box-table-locations = Lieux
box-table-board = Le plateau
box-table-colours = Couleurs des joueurs
box-table-exchange = Échange de cadeaux
box-table-day_track = Compteur de Jour
box-table-night = Nuit
box-table-gift_items = Les objets offerts
box-table-travel_exchange = Échange de jetons Voyage
box-table-travel_map = Carte du voyage
box-table-great_wall = Grande Muraille
box-table-intrigue = Intrigues
box-table-palace = Pavillon
box-table-jade = Jade
box-table-decree_rules = Prendre des décrets
box-table-canal = Grand Canal
box-table-player = Ce qu'a un joueur
box-table-solo_special_actions = Actions spéciales de M. Meng
box-key-level = Niveau
box-key-faces = Faces
box-key-copies_alt = Exemplaires avec les jetons Bonus
box-key-official = Officier impérial
box-key-screen = Place sur le dessin
box-key-option_a = Première option
box-key-option_b = Deuxième option
box-key-day = Le jour
box-key-dusk = Au crépuscule
box-key-location = Lieu
box-key-servants = Serviteurs
box-key-ships = Bateaux
box-key-steps = Pas
box-key-rates = Tarifs
box-key-cities = Cités
box-key-roads = Routes
box-key-sides = Faces
box-key-side_for_players = Face selon le nombre de joueurs
box-key-draw_piles = Pioches
box-key-benefits = Avantages
box-key-rewards = Récompenses
box-key-harbours = Ports
box-key-routes = Trajets
box-key-ship_capacity = Serviteurs par bateau
box-key-winner = Pour le plus de serviteurs
box-key-complete_at = Achevée avec
box-key-per_match = Par correspondance
box-key-most_matches = Pour le plus de correspondances
box-key-pay_servants = Serviteurs pour un cadeau inférieur
box-key-pay_cards = Cartes pour un cadeau inférieur
box-key-one_beats_nine = Un 1 bat un 9
box-key-square_cost = Coût sur la Place de Jade
box-key-set_vp = Points d'une récolte
box-key-extra_vp = Points par jade de plus
box-key-houses = Coût des maisons
box-key-arrival_vp = Points selon l'ordre d'arrivée
box-key-vp_per_extra_step = Points par pas de plus
box-key-surcharge_per_opponent = Supplément par adversaire présent
box-key-token_limit = Jetons par échange, au plus
box-key-token_slots = Emplacements de jetons
box-key-pool_start = Réserve au départ
box-key-supply_start = Pioche au départ
box-key-hand_start = Cartes au départ
box-key-double_servant_worth = Ce que compte le double serviteur
box-key-gift_board_start = Cartes Cadeau sur le plateau au départ
box-key-gift_deck = Pioche de cartes Cadeau
box-key-gift_player_sets = Paquets de cartes Cadeau
box-key-gift_cards_per_set = Cartes Cadeau par paquet
box-key-travel_tokens_alt = Jetons Voyage avec les jetons Bonus
box-key-decrees_per_level = Décrets par niveau
box-key-decrees_in_play_per_level = Décrets en jeu par niveau
box-key-servants_per_colour = Serviteurs par couleur
box-key-double_servants_per_colour = Doubles serviteurs par couleur
box-key-ships_per_colour = Bateaux par couleur
box-key-cost_table = Où se trouve le coût
box-key-place = Serviteurs placés
box-key-meng_start = Cité de départ de M. Meng
box-key-meng_route = Trajet de M. Meng
box-key-set_choices = Paires de paquets de cartes Cadeau
box-key-human = Vous
box-key-meng = M. Meng
box-key-matches_by_day = Correspondances de M. Meng par jour
box-key-matches_mode = Compte des correspondances de M. Meng
box-key-decree_level_by_day = Niveau des décrets de M. Meng par jour
box-key-card_rewards_max = Récompenses en cartes Cadeau supplémentaires
box-key-later_reward_vp = Points par récompense suivante
box-key-reward_marker_slots = Emplacements de marqueurs de récompense
box-key-card = Carte
box-key-fallback_vp = Points à la place d'un effet
box-key-intrigue_jade_at = Pas d'Intrigues où M. Meng prend du jade
box-key-special_cards = Cartes Solo Spéciales
box-key-extra_gift_card = Carte Cadeau supplémentaire
box-key-pool = Serviteurs requis en réserve
box-key-discard = Serviteurs payés
box-row-destiny_dice = Dé { $n }
box-row-colours = { $row ->
    [red] Rouge
    [white] Blanc
    [orange] Orange
    [purple] Violet
   *[blue] Bleu
}
