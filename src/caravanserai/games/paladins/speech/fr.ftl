# Paladins of the West Kingdom.

game-paladins = Paladins du Royaume de l'Ouest

## Ce qui se compte

noun-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-labourer = { $n ->
    [one] { $n } manœuvre
   *[other] { $n } manœuvres
}
noun-scout = { $n ->
    [one] { $n } éclaireur
   *[other] { $n } éclaireurs
}
noun-merchant = { $n ->
    [one] { $n } marchand
   *[other] { $n } marchands
}
noun-fighter = { $n ->
    [one] { $n } combattant
   *[other] { $n } combattants
}
noun-cleric = { $n ->
    [one] { $n } clerc
   *[other] { $n } clercs
}
noun-criminal = { $n ->
    [one] { $n } criminel
   *[other] { $n } criminels
}
noun-worker = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
noun-silver = { $n ->
    [one] { $n } pièce d'argent
   *[other] { $n } pièces d'argent
}
noun-provision = { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
}
noun-tax = { $n ->
    [one] { $n } taxe
   *[other] { $n } taxes
}
noun-debt = { $n ->
    [one] { $n } dette
   *[other] { $n } dettes
}
noun-suspicion = { $n ->
    [one] { $n } soupçon
   *[other] { $n } soupçons
}
noun-faith = { $n } foi
noun-strength = { $n } force
noun-influence = { $n } influence
noun-any_attribute = { $n ->
    [one] { $n } attribut au choix
   *[other] { $n } attributs au choix
}

## Ce que font les effets

verb-remove_suspicion = retirer { noun-suspicion }
    .told = vous retirez { noun-suspicion }
    .beside = retirer
verb-destroy_debt = détruire { noun-debt }
    .told = vous détruisez { noun-debt }
    .beside = détruire
verb-pay_debt = rembourser { noun-debt }
    .beside = rembourser
verb-pray = libérer un espace d'action
verb-recruit = recruter un citadin
verb-dismiss = congédier un citadin
verb-develop = développer un atelier
verb-free_recruit = recruter gratuitement
verb-free_develop = développer gratuitement

## Changements durables, moments, conditions, décompte final

change-sign = { $change ->
    [add] +
    [less] −
   *[set] {""}
}
change-action_cost = { $change ->
    [set] { $n ->
        [0] { $action } ne coûte { $noun ->
            [silver] pas d'argent
           *[provision] pas de provisions
        }
       *[other] { $action }, coût : { $noun ->
            [silver] { noun-silver }
           *[provision] { noun-provision }
        }
    }
   *[other] { $action }, coût : { change-sign }{ $noun ->
        [silver] { noun-silver }
       *[provision] { noun-provision }
    }
}
change-suspicion_per_criminal = { $n ->
    [0] { $action } : aucun soupçon pour les criminels
   *[other] { $action }, soupçons par criminel : { change-sign }{ $n }
}
moment-action_taken = à chaque action { $action }
moment-debt_paid = à chaque dette remboursée
moment-inquisition = à chaque Inquisition
test-actions_taken = l'action { $action } a été faite au moins { $n ->
    [one] une fois
   *[other] { $n } fois
}
test-suspicion_at_least = vous avez au moins { noun-suspicion }
test-suspicion_at_most = { $n ->
    [0] vous n'avez aucun soupçon
   *[other] vous avez au plus { noun-suspicion }
}
score-per-actions_taken = { $every ->
    [one] par action
   *[other] toutes les { $every } actions
} { $action }
score-per-attribute = { $every ->
    [one] par niveau
   *[other] tous les { $every } niveaux
} ({ $attribute })
score-per-attacked = { $every ->
    [one] par{" "}
   *[other] tous les { $every }{" "}
}{ $faction ->
    [viking] { $every ->
        [one] Viking attaqué
       *[other] Vikings attaqués
    }
    [byzantine] { $every ->
        [one] Byzantin attaqué
       *[other] Byzantins attaqués
    }
   *[saracen] { $every ->
        [one] Sarrasin attaqué
       *[other] Sarrasins attaqués
    }
}
score-per-kings_orders = { $every ->
    [one] par ordre du Roi accompli
   *[other] tous les { $every } ordres du Roi accomplis
}
score-per-converted_same_name = { $every ->
    [one] par étranger converti
   *[other] tous les { $every } étrangers convertis
} de ce nom
score-per-paid_debts = { $every ->
    [one] par dette payée
   *[other] toutes les { $every } dettes payées
}
score-per-unpaid_debts = { $every ->
    [one] par dette impayée
   *[other] toutes les { $every } dettes impayées
}
score-per-suspicion = { $every ->
    [one] par carte Soupçon
   *[other] toutes les { $every } cartes Soupçon
}

## Actions, ouvriers, attributs

action-develop = Développer
    .about = Couvrez d'un atelier un emplacement d'ouvrier à droite : il ne demande plus d'ouvrier, et celui qui est représenté dessous vous rejoint.
action-recruit = Recruter
    .about = Avec un ouvrier, congédiez un citadin pour la récompense en haut à droite ; avec deux, recrutez-en un dans votre équipe.
action-hunt = Chasser
    .about = Gagnez des provisions, davantage avec un second ouvrier.
action-trade = Commercer
    .about = Gagnez de l'argent, davantage avec un second ouvrier.
action-pray = Prier
    .about = Libérez un autre espace d'action, qui pourra resservir dans cette manche.
action-conspire = Conspirer
    .about = Gagnez un criminel, et le soupçon qui va avec.
action-commission = Mandater
    .about = Envoyez un moine sur un emplacement à la portée de votre foi, pour sa récompense. Votre influence monte.
action-fortify = Fortifier
    .about = Bâtissez un rempart, si votre influence suffit. Il apporte de la force et ce qu'il montre en plus.
action-garrison = Établir une garnison
    .about = Établissez un avant-poste sur un emplacement à la portée de votre force, pour sa récompense. Votre foi monte.
action-absolve = Absoudre
    .about = Placez une jarre, si votre influence suffit, pour la récompense de son emplacement. Retirez aussi un soupçon ; votre foi monte.
action-attack = Attaquer
    .about = Attaquez un étranger pour les récompenses en haut à droite. La force qui manque se paie en argent.
action-convert = Convertir
    .about = Convertissez un étranger à la portée de votre foi : il apporte de la force tout de suite et des points à la fin de la partie.
turn-pass = Passer
worker-labourer = Manœuvre
worker-scout = Éclaireur
worker-merchant = Marchand
worker-fighter = Combattant
worker-cleric = Clerc
worker-criminal = Criminel
attribute-faith = Foi
attribute-strength = Force
attribute-influence = Influence
payment-silver = Payer en argent
payment-debt = Contracter une dette
workshop-commission_left = { action-commission }, emplacement de gauche
workshop-commission_middle = { action-commission }, emplacement du milieu
workshop-fortify_left = { action-fortify }, emplacement de gauche
workshop-fortify_middle = { action-fortify }, emplacement du milieu
workshop-garrison_left = { action-garrison }, emplacement de gauche
    .called = { action-garrison }, à gauche
workshop-garrison_middle = { action-garrison }, emplacement du milieu
    .called = { action-garrison }, au milieu
workshop-absolve_left = { action-absolve }, emplacement de gauche
workshop-absolve_middle = { action-absolve }, emplacement du milieu
workshop-attack_left = { action-attack }, emplacement de gauche
workshop-attack_middle = { action-attack }, emplacement du milieu
workshop-convert_left = { action-convert }, emplacement de gauche
workshop-convert_middle = { action-convert }, emplacement du milieu

## Cartes et emplacements

paladin = { $name }
plan = { $first } pour cette manche, { $second } sur le dessus de la pioche
tavern = { $workers }
    .called = {""}
    .beside = {""}
townsfolk = { $stem ->
    [abbot] Abbé
    [acolyte] Acolyte
    [architect] Architecte
    [defender] Défenseur
    [gatekeeper] Portier
    [missionary] Missionnaire
    [watchman] Veilleur
    [conspirator] Conspirateur
    [debt_collector] Collecteur de dettes
    [peddler] Colporteur
    [squire] Écuyer
   *[other] { $name }
}
    .acc = { $stem ->
        [abbot] l'Abbé
        [acolyte] l'Acolyte
        [architect] l'Architecte
        [defender] le Défenseur
        [gatekeeper] le Portier
        [missionary] le Missionnaire
        [watchman] le Veilleur
        [conspirator] le Conspirateur
        [debt_collector] le Collecteur de dettes
        [peddler] le Colporteur
        [squire] l'Écuyer
       *[other] { $name }
    }
    .choice = { $name } · { $about }{ $on_recruit_any ->
        [yes] ; aussitôt : { $on_recruit }
       *[no] {""}
    }
    .beside = { $name } · { $about }{ $on_recruit_left ->
        [none] {""}
       *[other]  ; aussitôt : { $on_recruit_left }
    }
outsider = { $name ->
    [Adventurer] Aventurier
    [Archer] Archer
    [Armourer] Armurier
    [Assassin] Assassin
    [Barbarian] Barbare
    [Champion] Champion
    [Guardian] Gardien
    [Hunter] Chasseur
    [Invader] Envahisseur
    [Lookout] Guetteur
    [Marauder] Maraudeur
    [Mercenary] Mercenaire
    [Protector] Protecteur
    [Thief] Voleur
    [Traitor] Traître
    [Vigilante] Justicier
    [Warrior] Guerrier
   *[other] { $name }
} ({ $faction ->
    [viking] Viking
    [byzantine] Byzantin
   *[saracen] Sarrasin
})
    .acc = { $name ->
        [Adventurer] l'Aventurier
        [Archer] l'Archer
        [Armourer] l'Armurier
        [Assassin] l'Assassin
        [Barbarian] le Barbare
        [Champion] le Champion
        [Guardian] le Gardien
        [Hunter] le Chasseur
        [Invader] l'Envahisseur
        [Lookout] le Guetteur
        [Marauder] le Maraudeur
        [Mercenary] le Mercenaire
        [Protector] le Protecteur
        [Thief] le Voleur
        [Traitor] le Traître
        [Vigilante] le Justicier
        [Warrior] le Guerrier
       *[other] { $name }
    } ({ $faction ->
        [viking] Viking
        [byzantine] Byzantin
       *[saracen] Sarrasin
    })
    .whole = Si vous attaquez, { $attack_told }. Si vous convertissez, { $convert_told } ; à la fin de la partie, { $about }.
townsfolk-conspirator_a =
    .about = à chaque Inquisition, vous pouvez retirer 1 soupçon
townsfolk-conspirator_b =
    .about = { townsfolk-conspirator_a.about }
townsfolk-peddler_a =
    .about = à chaque Inquisition, si vous avez au moins 2 soupçons : +1 manœuvre
townsfolk-peddler_b =
    .about = à chaque Inquisition, si vous avez au moins 2 soupçons : +2 provisions
townsfolk-peddler_c =
    .about = à chaque Inquisition, si vous avez au moins 2 soupçons : +2 pièces d'argent
townsfolk-squire_a =
    .about = à chaque Inquisition, si vous n'avez aucun soupçon : +1 foi
townsfolk-squire_b =
    .about = à chaque Inquisition, si vous n'avez aucun soupçon : +1 influence
townsfolk-squire_c =
    .about = à chaque Inquisition, si vous n'avez aucun soupçon : +1 force
outsider-viking_armourer =
    .about = 1 point par tranche de 4 en force
outsider-byzantine_armourer =
    .about = { outsider-viking_armourer.about }
outsider-byzantine_champion =
    .about = 1 point, plus 1 point par ordre du Roi que vous avez accompli
outsider-saracen_champion =
    .about = { outsider-byzantine_champion.about }
outsider-byzantine_hunter =
    .about = 1 point par lot de 2 citadins dans votre équipe
outsider-saracen_hunter =
    .about = { outsider-byzantine_hunter.about }
outsider-viking_marauder =
    .about = 1 point par tranche de 4 en influence
outsider-saracen_marauder =
    .about = { outsider-viking_marauder.about }
outsider-viking_mercenary =
    .about = 1 point, plus 1 point par Mercenaire que vous avez converti, celui-ci compris
outsider-byzantine_mercenary =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_1 =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_2 =
    .about = { outsider-viking_mercenary.about }
outsider-viking_traitor =
    .about = chaque dette impayée vous coûte 1 point de moins
outsider-byzantine_traitor =
    .about = { outsider-viking_traitor.about }
outsider-byzantine_warrior =
    .about = 1 point par tranche de 4 en foi
outsider-saracen_warrior =
    .about = { outsider-byzantine_warrior.about }
favour-favour_recruit = Convocation royale
favour-favour_levy = Prélèvement royal
favour-favour_outlaws = Grâce royale des hors-la-loi
    .called = Grâce royale
favour-favour_virtue = Vertu royale
favour-favour_mercy = Clémence royale
favour-favour_loan = Prêt royal
favour-favour_charter = Charte royale
favour-favour_labour = Corvée royale
favour-favour_stores = Réserves royales
favour-favour_prayer = Prière royale
favour =
    .choice = { $name } · { $slot ->
        [any] tout ouvrier
       *[other] { $slot }
    }{ $cost_any ->
        [yes] {" "}et { $cost }
       *[no] {""}
    } → { $gain }
    .beside = { $name } · { $slot ->
        [any] tout ouvrier
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
    [one] {" "}(fin de la partie : { $vp } point)
   *[other] {" "}(fin de la partie : { $vp } points)
}
space = région { $a } : { $effects }
    .called = région { $a }
    .beside = { space.called }{ $effects_left ->
        [none] {""}
       *[other]  : { $effects_left }
    }
jar = emplacement de récompense { $a } : { $effects }
    .called = emplacement de récompense { $a }
    .beside = { jar.called }{ $effects_left ->
        [none] {""}
       *[other]  : { $effects_left }
    }

## Ganelon

opponent = Ganelon
scheme-scheme_commission = { action-commission }
scheme-scheme_fortify = { action-fortify }
scheme-scheme_garrison = { action-garrison }
scheme-scheme_absolve = { action-absolve }
scheme-scheme_attack = { action-attack }
scheme-scheme_convert = { action-convert }
scheme-scheme_kings_order = Ordre du Roi
scheme-scheme_recruit = { action-recruit }
scheme-scheme_pray = { action-pray }
scheme-scheme_trade = { action-trade }
scheme-scheme_conspire = { action-conspire }
scheme-scheme_kings_favour = Faveur du Roi
top-recruit = { action-recruit }
top-pray = { action-pray }
top-trade = { action-trade }
top-conspire = { action-conspire }
top-rest = Se reposer

## Journal

log-round-begins = Manche { $n }
log-start-player = { $player } joue en premier
    .you = jouez en premier
log-order-revealed = Nouvel ordre du Roi : { $order } ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
})
log-favour-revealed = Nouvelle faveur du Roi : { $favour }
log-taverns-revealed = Cartes Taverne proposées : { $n }
log-paladin-revealed = { $player } : Paladin { $paladin }
log-tavern-taken = { $player } : carte Taverne – { $tavern }
    .beside = { $player } : carte Taverne
log-action-taken = { $player } : { $action } avec { $workers }
log-favour-used = { $player } : faveur du Roi { $favour } avec { $workers }
log-passed = { $player } passe
    .you = passez
log-workers-kept = { $player } garde { $workers }
    .you = gardez { $workers }
log-worker-gained = { $player } : +{ $worker_id ->
    [labourer] { noun-labourer }
    [scout] { noun-scout }
    [merchant] { noun-merchant }
    [fighter] { noun-fighter }
    [cleric] { noun-cleric }
   *[criminal] { noun-criminal }
}
log-silver-gained = { $player } : +{ noun-silver }
log-provisions-gained = { $player } : +{ noun-provision }
log-silver-paid = { $player } paie { noun-silver }
    .you = payez { noun-silver }
log-provisions-paid = { $player } paie { noun-provision }
    .you = payez { noun-provision }
log-tax-taken = { $player } prend { noun-tax } (reste : { $left })
    .you = prenez { noun-tax } (reste : { $left })
log-attribute-raised = { $player } : { $attribute } +{ $n } (maintenant { $level })
log-debt-taken = { $player } contracte une dette
    .you = contractez une dette
log-debt-paid = { $player } rembourse une dette
    .you = remboursez une dette
log-debt-destroyed = { $player } détruit une dette
    .you = détruisez une dette
log-suspicion-drawn = { $player } pioche une carte Soupçon (taxe : { $n })
    .you = piochez une carte Soupçon (taxe : { $n })
log-suspicion-removed = { $player } retire { noun-suspicion }
    .you = retirez { noun-suspicion }
log-workshop-developed = { $player } développe un atelier ({ $workshop })
    .you = développez un atelier ({ $workshop })
log-townsfolk-recruited = { $player } recrute { $card_acc }
    .you = recrutez { $card_acc }
log-townsfolk-dismissed = { $player } congédie { $card_acc }
    .you = congédiez { $card_acc }
log-action-cleared = { $player } libère l'espace d'action { $action }
    .you = libérez l'espace d'action { $action }
log-monk-placed = { $player } envoie un moine ({ $space })
    .you = envoyez un moine ({ $space })
    .beside = { $player } envoie un moine ({ $space_called })
    .you-beside = envoyez un moine ({ $space_called })
log-outpost-placed = { $player } établit un avant-poste ({ $space })
    .you = établissez un avant-poste ({ $space })
    .beside = { $player } établit un avant-poste ({ $space_called })
    .you-beside = établissez un avant-poste ({ $space_called })
log-wall-built = { $player } bâtit un rempart – { $wall }
    .you = bâtissez un rempart – { $wall }
    .beside = { $player } bâtit un rempart
    .you-beside = bâtissez un rempart
log-jar-placed = { $player } place une jarre ({ $jar })
    .you = placez une jarre ({ $jar })
    .beside = { $player } place une jarre ({ $jar_called })
    .you-beside = placez une jarre ({ $jar_called })
log-outsider-attacked = { $player } attaque { $outsider_acc }
    .you = attaquez { $outsider_acc }
log-outsider-converted = { $player } convertit { $outsider_acc }
    .you = convertissez { $outsider_acc }
log-inquisition-begins = Inquisition
log-inquisition-debt = { $player } : le plus de soupçons ({ $n })
log-tax-refilled = Réserve de taxes remplie : { $n }
log-round-ends = Fin de la manche { $n }
log-townsfolk-left = Quitte la ville : { $card }
log-outsider-left = Poursuit son chemin : { $outsider }
log-game-over = Partie terminée
log-rival-workshop = { opponent } : atelier sur { $action }
log-rival-scheme = { opponent } : carte Manigance – { $scheme }
log-rival-action = { opponent } : { $action } avec { noun-worker }
log-rival-cannot = { opponent } : { $scheme } n'est pas possible
log-rival-top-row = { opponent } : { $top } (rangée du haut)
log-rival-favour = { opponent } : faveur du Roi { $favour }
log-rival-jar = { opponent } : retourne la jarre { $n }
log-rival-marker = { opponent } : marqueur de ressource +{ $n } (case { $space })
log-rival-workers = { opponent } : +{ noun-worker }
log-rival-cleared = { opponent } : libère les espaces d'action de droite
log-rival-shuffles = { opponent } : mélange les cartes Manigance
log-rival-tax-lost = Argent perdu de la réserve de taxes : { $n }
log-rival-passes = { opponent } : passe

## Questions

ask-first-townsfolk = Choisissez votre premier citadin.
    .verb = Prendre
ask-choose-paladin = Choisissez un Paladin pour cette manche et un pour le dessus de la pioche.
    .plan-called = { $first }
    .why = D'abord celui de cette manche, puis celui de la pioche.
ask-choose-tavern = Choisissez une carte Taverne.
    .verb = Prendre
ask-take-turn = Choisissez une action ou une faveur du Roi, ou passez.
ask-place-workers = Quels ouvriers placez-vous ?
    .workers = Placer { $name }
    .workers-beside = Placer
ask-place-on-favour = Quel ouvrier placez-vous sur la faveur du Roi ?
    .workers = Placer { $name }
    .workers-beside = Placer
ask-develop-where = Choisissez un emplacement d'ouvrier pour l'atelier.
    .verb = Placer
say-recruit-whom = { ask-recruit-whom }
    .why = Votre argent : { $silver }.
ask-recruit-whom = Qui recrutez-vous ?
    .verb = Recruter
say-dismiss-whom = { ask-dismiss-whom }
    .why = Votre argent : { $silver }.
ask-dismiss-whom = Qui congédiez-vous ?
    .verb = Renvoyer
    .townsfolk = { $name } · { $dismiss }
    .townsfolk-beside = { $name }{ $dismiss_left ->
        [none] {""}
       *[other] {" "}· { $dismiss_left }
    }
ask-pay-for-townsfolk = Comment payez-vous ?
ask-pray-for = Quel espace d'action libérez-vous ?
    .verb = Libérer
say-send-monk = { ask-send-monk }
    .why = Votre foi : { $faith }.
ask-send-monk = Choisissez un emplacement pour votre moine.
    .verb = Envoyer
say-build-outpost = { ask-build-outpost }
    .why = Votre force : { $strength }.
ask-build-outpost = Choisissez un emplacement pour votre avant-poste.
    .verb = Placer
ask-place-jar = Choisissez un emplacement de récompense pour votre jarre.
    .verb = Placer
say-attack-whom = { ask-attack-whom }
    .why = Votre force : { $strength }. Ce qui manque se paie en argent ; le vôtre : { $silver }.
ask-attack-whom = Qui attaquez-vous ?
    .verb = Attaquer
    .outsider = { $name } : { $attack_told }
    .outsider-beside = { $name }{ $attack_left ->
        [none] {""}
       *[other]  : { $attack_left }
    }
say-convert-whom = { ask-convert-whom }
    .why = Votre foi : { $faith }.
ask-convert-whom = Qui convertissez-vous ?
    .verb = Convertir
    .outsider = { $name } : { $convert_told } ; fin de la partie : { $about }
    .outsider-beside = { $name }{ $convert_left ->
        [none] {""}
       *[other]  : { $convert_left }
    } ; fin de la partie : { $about }
ask-free-recruit = Recruter gratuitement un citadin ?
    .verb = Recruter
    .answer-skip = Ne recruter personne
ask-recruit-or-dismiss = Recruter ou congédier ?
    .option-a = Recruter
    .option-b = Congédier
ask-pray-reward = Choisissez un espace d'action à libérer, ou aucun.
    .verb = Libérer
    .answer-skip = Ne libérer aucun espace
ask-choose-attribute = Choisissez un attribut.
    .verb = Augmenter
ask-keep-workers = Quels ouvriers gardez-vous ?
    .workers = Garder { $name }

wait-first-townsfolk = En attente : { $player } (choisit un citadin)
wait-choose-paladin = En attente : { $player } (choisit un Paladin)
wait-choose-tavern = En attente : { $player } (choisit une carte Taverne)
wait-take-turn = En attente : { $player } (choisit une action)
wait-place-workers = En attente : { $player } (place des ouvriers)
wait-place-on-favour = En attente : { $player } (faveur du Roi)
wait-develop-where = En attente : { $player } (Développer)
wait-recruit-whom = En attente : { $player } (Recruter)
wait-dismiss-whom = En attente : { $player } (Congédier)
wait-pay-for-townsfolk = En attente : { $player } (paie)
wait-pray-for = En attente : { $player } (Prier)
wait-send-monk = En attente : { $player } (Mandater)
wait-build-outpost = En attente : { $player } (Établir une garnison)
wait-place-jar = En attente : { $player } (Absoudre)
wait-attack-whom = En attente : { $player } (Attaquer)
wait-convert-whom = En attente : { $player } (Convertir)
wait-free-recruit = En attente : { $player } (recrutement gratuit)
wait-recruit-or-dismiss = En attente : { $player } (recrutement gratuit)
wait-pray-reward = En attente : { $player } (libère un espace d'action)
wait-choose-attribute = En attente : { $player } (choisit un attribut)
wait-keep-workers = En attente : { $player } (garde des ouvriers)

## Refus

refuse-in-use = Vos ouvriers occupent cet espace d'action. Il se libère à la manche suivante, ou avec Prier.
    .short = occupée
refuse-used-up = Vous ne pouvez plus faire cette action.
    .short = épuisée
refuse-workers = Il vous manque des ouvriers pour cela.
    .short = ouvriers manquants
refuse-workers-do-not-fit = Ces ouvriers ne vont pas sur les emplacements ouverts. Les criminels vont partout.
    .short = ne vont pas
refuse-too-little-silver = Il faut { noun-silver }.
    .short = il faut { noun-silver }
refuse-too-few-provisions = Il faut { noun-provision }.
    .short = il faut { noun-provision }
refuse-too-little-faith = Il faut { $n } en foi.
    .short = il faut { noun-faith }
refuse-too-little-strength = Il faut { $n } en force.
    .short = il faut { noun-strength }
refuse-too-little-influence = Il faut { $n } en influence.
    .short = il faut { noun-influence }
refuse-workshop-there = Un atelier occupe déjà cet emplacement. Choisissez-en un autre.
    .short = atelier déjà là
refuse-no-workshop = Tous les ateliers sont développés.
    .short = plus d'atelier
refuse-own-space = Prier libère un autre espace d'action que le sien.
    .short = pas le sien
refuse-nothing-to-clear = Il faut un autre espace d'action avec des ouvriers.
    .short = rien à libérer
refuse-at-top = Cet attribut est en haut de sa piste. Choisissez-en un autre.
    .short = déjà en haut
refuse-no-space = Aucun emplacement libre n'est à votre portée.
    .short = rien à portée
refuse-space-taken = Cet emplacement est pris. Choisissez-en un autre.
    .short = pris
refuse-space-closed = Cet emplacement demande plus de joueurs. Choisissez-en un autre.
    .short = pour plus de joueurs
refuse-no-walls = Il ne reste plus de remparts.
    .short = plus de remparts
refuse-jar-there = Une jarre occupe déjà cet emplacement. Choisissez-en un autre.
    .short = jarre déjà là
refuse-no-outsider = Il ne reste plus d'étranger cette manche.
    .short = plus d'étranger
refuse-no-townsfolk = Il ne reste plus de citadin cette manche.
    .short = plus de citadin
refuse-favour-taken = Cette faveur du Roi a déjà servi cette manche.
    .short = déjà utilisée
refuse-no-suspicion = Vous n'avez pas de soupçon à retirer.
    .short = aucun soupçon
refuse-no-debt = Vous n'avez pas de dette impayée.
    .short = aucune dette
caution-unpaid-debts = Dernière manche : { $n ->
    [one] { $n } de vos dettes est impayée
   *[other] { $n } de vos dettes sont impayées
}. À la fin, chaque dette impayée coûte des points.

## Prix

price-free = gratuit
price-silver = { noun-silver }
price-provisions = { noun-provision }
price-debt = { noun-debt }
price-silver-or-debt = { noun-silver } ou une dette

## Options

setting-free_recruit_allows_discard = Recrutement gratuit : congédier possible
    .about = Qui recrute gratuitement peut aussi congédier le citadin, pour la récompense en haut à droite.
setting-free_recruit_allows_discard-false = Non
setting-free_recruit_allows_discard-true = Oui
setting-solo_level = Difficulté du mode solo
    .about = La force de Ganelon.
setting-solo_level-easy = Facile
setting-solo_level-standard = Standard
setting-solo_level-hard = Difficile

## Feuille de score

score-orders = Ordres du Roi accomplis
score-faith = Foi
score-strength = Force
score-influence = Influence
score-workshops = Ateliers
score-monks = Moines
score-walls = Remparts
score-outposts = Avant-postes
score-absolves = Absolutions
score-converted = Étranger converti : { $name }
score-paid-debts = Dettes payées
score-unpaid-debts = Dettes impayées
score-resources = Lots de { $n } (argent, provisions)
score-converted-all = Étrangers convertis
sheet-orders = Ordres du Roi
sheet-attributes = Attributs
sheet-board = Plateau
sheet-outsiders = Étrangers
sheet-debts = Dettes
sheet-stock = Réserve
tie-orders = Points des ordres du Roi
tie-orders-won = plus de points grâce aux ordres du Roi, { $mine } à { $theirs }
tie-suspicion = Cartes Soupçon, le moins
tie-suspicion-won = moins de cartes Soupçon, { $mine } contre { $theirs }

## Browser: the drawn board

board-whole = { game-paladins } : le plateau
board-parts = Parties de la table
board-tab-own = Vous
board-tab-town = Ville
board-townsfolk = Citadins
board-kings-row = Cartes du Roi
board-tavern = Taverne
board-regions = Régions
board-tax = Taxes
board-tax-about = Quand la dernière pièce est prise, l'Inquisition a lieu.
board-of = { $n } sur { $of }
board-order = Ordre du Roi
board-favour = Faveur du Roi
board-order-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour qui fait cette action 5 fois
board-order-done = Accompli : { $players }
board-favour-used = Utilisée cette manche par { $player } : { $worker }
board-round = manche
board-round-n = manche { $n }
board-round-of = { $n ->
    [0] mise en place
   *[other] manche { $n } sur { $of }
}
board-pile = Dans la pioche : { $n }
board-gone = Défaussées : { $n }
board-outsiders-left = Étrangers dans la pioche : { $n }
board-suspicion-left = Cartes Soupçon dans la pioche : { $n } ; défaussées : { $gone }
board-walls-left = Remparts dans la pioche : { $n }
board-empty = vide
board-price = Prix : { noun-silver }
board-price-or-debt = Prix : { noun-silver }, ou une dette
board-flag-faith = Nécessaire pour un moine et pour convertir
board-flag-strength = Nécessaire pour un avant-poste ; pour une attaque, la force manquante s'achète
board-you-have = Vous avez { $n }.
board-monk-of = { $space } : moine, { $player }
board-outpost-of = { $space } : avant-poste, { $player }
board-show-outsiders = Voir les étrangers
board-show-spaces = Voir les emplacements
board-taken-by = Prise par { $player }
board-player = { $player } : plateau individuel
board-open-player = { $player } : ouvrir le plateau individuel
board-close = Fermer
board-attribute = { $name } { $track }, avec le Paladin { $sum }
board-attributes = Attributs, du haut de la pile vers le bas
board-deck = Paladins dans la pioche ({ $n }) : { $cards }
board-paladin-hidden = Le Paladin est encore face cachée.
board-no-paladin = Pas encore de Paladin
board-plan-play = cette manche
board-plan-top = sur le dessus
board-plan-under = sous la pioche
board-costs-silver = coûte { noun-silver }
board-costs-provisions = coûte { noun-provision }
board-taken-times = faite { $n } fois sur { $of }
board-in-use = occupée : { $workers }
board-attacked = Attaqués
board-converted = Convertis
board-workshops = Ateliers
board-workshops-left = Ateliers restants : { $n }
board-workshops-built = Ateliers développés
board-workshops-about = Chaque atelier développé donne l'ouvrier qui est dessous.
board-monks = Moines
board-walls = Remparts
board-outposts = Avant-postes
board-jars = Jarres
board-points = PV actuels
board-orders-done = Ordres du Roi accomplis
board-workers = Ouvriers
board-workers-picked = Ouvriers : cliquez pour changer
board-no-workers = pas d'ouvrier
board-picked = { $worker } : { $n } sur { $of } choisis
board-silver = Argent
board-provisions = Provisions
board-suspicion = Soupçons
board-suspicion-tax = Taxes dessus : { $n }
board-debts = Dettes
board-debts-of = Dettes – impayées : { $unpaid }, payées : { $paid }
board-unpaid = Dettes impayées
board-paid = Dettes payées
board-crew = Équipe
board-resource-track = Piste de ressources
board-marker = Marqueur de ressource, case
board-top-row = Rangée du haut
board-great-actions = Actions de droite
board-schemes = Cartes Manigance
board-schemes-gone = Cartes Manigance retournées
board-used = utilisé
board-you = { $player } (vous)
board-your-turn = à vous
board-their-turn = joue
board-start-player = Premier joueur
board-starts = commence
board-passed = a passé
lesson-goal = Le but
lesson-goal-win = La partie dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}. Qui a alors le plus de points :vp: gagne.
lesson-goal-lose = Personne n'est éliminé, mais chaque dette impayée :pw-debt: coûte des points à la fin. Les soupçons :pw-suspicion: amènent des dettes.
lesson-goal-points = Les points viennent de la foi :pw-faith:, de la force :pw-strength: et de l'influence :pw-influence:, des actions de droite de votre plateau et des ordres du Roi :pw-order:.
lesson-set-up = Comment commence une manche
lesson-set-up-text = Au début, vous recrutez un citadin :pw-townsfolk: gratuitement. Puis, à chaque manche : de { $drawn ->
    [one] { $drawn } Paladin
   *[other] { $drawn } Paladins
} :pw-paladin:, vous en jouez un, en posez un sur votre pioche et un dessous. Enfin, vous prenez une carte Taverne :pw-tavern: : ses ouvriers sont à vous pour la manche.
lesson-first-turn = Votre premier tour
lesson-first-turn-text = À votre tour, vous placez des ouvriers sur une action. Avec un clerc :pw-cleric:, vous convertissez un étranger :pw-outsider: si votre foi :pw-faith: atteint son drapeau. Le premier est gratuit, augmente votre force :pw-strength: et rapportera à la fin. Ensuite la table joue jusqu'à la manche 6, où vous reprenez la main.

## La première leçon

lesson-paladin = Un Paladin par manche
lesson-paladin-text = À chaque manche, vous piochez { $drawn ->
    [one] { $drawn } Paladin
   *[other] { $drawn } Paladins
} :pw-paladin:. L'un est joué : il apporte { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} :pw-worker:, augmente des attributs et aide à une action. Un autre va sur le dessus de la pioche : vous le piocherez à nouveau à la prochaine manche. Le troisième va sous la pioche. Jouez Anséis et posez Gérier sur le dessus.
lesson-tavern = Des ouvriers de la taverne
lesson-tavern-text = Anséis a apporté un éclaireur et un marchand ; la taverne :pw-tavern: donne { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} de plus. Un emplacement de couleur n'accepte que sa couleur. Un criminel :pw-criminal: convient partout, mais apporte un soupçon :pw-suspicion: et, avec lui, parfois de l'argent de la réserve de taxes :pw-tax:. Prenez la carte avec le criminel et les marchands.
lesson-develop = Un atelier
lesson-develop-text = Les taxes arrivent à point : { action-develop } coûte { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d'argent :pw-silver: et { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} au choix. L'atelier :pw-workshop: couvre un emplacement à droite, qui ne demande plus d'ouvrier désormais ; et l'ouvrier représenté dessous vous rejoint. Couvrez l'emplacement du milieu de { action-commission }.
lesson-commission = Un moine en route
lesson-commission-text = Seul l'emplacement de clerc :pw-cleric: de { action-commission } est encore libre, et votre criminel :pw-criminal: peut s'y tenir. Un moine :pw-monk: va là où votre foi :pw-faith: atteint le drapeau : vous en avez 1, et Anséis ajoute 1. Prenez l'emplacement à { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d'argent :pw-silver:. Votre influence :pw-influence: monte aussi.
lesson-fortify = Un rempart
lesson-fortify-text = Chaque action à droite demande un attribut et en augmente un autre. { action-fortify } demande de l'influence :pw-influence:, davantage à chaque rempart :pw-wall:, et chaque rempart apporte de la force :pw-strength:. D'ordinaire un rempart coûte des provisions :pw-provision: ; avec Anséis il est gratuit cette manche. Trois emplacements, trois ouvriers.
lesson-dismiss = Les citadins
lesson-dismiss-text = Avec { $recruit ->
    [one] { $recruit } ouvrier
   *[other] { $recruit } ouvriers
}, vous recrutez un citadin :pw-townsfolk: dans votre équipe : sa capacité est durable. Avec { $dismiss ->
    [one] { $dismiss } ouvrier
   *[other] { $dismiss } ouvriers
}, vous congédiez quelqu'un, seulement pour la récompense en haut à droite. Les deux coûtent l'argent :pw-silver: indiqué sous la carte ; sur les deux places de gauche, une dette :pw-debt: suffit. Congédiez l'Abbé : une dette pour un clerc et un manœuvre.
lesson-pass = Passer
lesson-pass-text = Qui passe ne joue plus de la manche. Les ouvriers de votre plateau retournent à la réserve, mais { $kept } de ceux qui vous restent :pw-worker: sont gardés pour la prochaine manche. Les manœuvres :pw-labourer: ne conviennent qu'aux emplacements sans couleur. Passez et gardez le marchand, un clerc et le criminel.
lesson-last-round = Comme prévu
lesson-last-round-text = La dernière manche. Gérier :pw-paladin: revient du dessus de votre pioche. Avec lui, vous avez 3 de foi :pw-faith: en plus cette manche, et { action-convert } ne coûte pas d'argent :pw-silver:. Jouez-le, puis prenez les clercs et les marchands de la taverne :pw-tavern:.
lesson-inquisition = L'Inquisition
lesson-inquisition-text = Il reste 1 pièce d'argent dans la réserve de taxes :pw-tax:. { action-conspire } apporte un criminel :pw-criminal:, et son soupçon :pw-suspicion: prend cette dernière pièce. C'est une Inquisition :pw-inquisition: : qui a le plus de soupçons contracte une dette :pw-debt: et défausse la moitié de ses soupçons. Vous en avez 4, l'autre 3.
lesson-absolve = L'absolution
lesson-absolve-text = À la fin, une dette impayée :pw-debt: coûte { $debt ->
    [one] { $debt } point
   *[other] { $debt } points
} :vp:, une dette payée :pw-debt-paid: en rapporte { $paid }. { action-absolve } coûte { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d'argent : posez la jarre :pw-jar: sur un emplacement qui rembourse une dette. Vous perdez aussi un soupçon :pw-suspicion: et gagnez de la foi :pw-faith:.
lesson-attack = De la force ou de l'argent
lesson-attack-text = Chaque étranger :pw-outsider: se trouve sous un drapeau de force. Vous avez 5 de force :pw-strength:, le Justicier en demande 7 : pour chaque tranche de 2 qui manque, vous payez { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d'argent :pw-silver:. Attaquez-le. Cela apporte de l'influence :pw-influence: et un clerc, et détruit une dette :pw-debt-destroy:.
lesson-convert = L'ordre du Roi
lesson-convert-text = Les étrangers convertis :pw-outsider: rapportent des points :vp: à la fin. Le Mercenaire demande 4 de foi :pw-faith: ; avec Gérier vous en avez 5, et c'est gratuit. C'est la cinquième fois que vous choisissez { action-convert }, et faire { $times } fois une action accomplit l'ordre du Roi qui la montre :pw-order:. Puis passez : la partie est finie.
lesson-end = Victoire
lesson-end-text = La feuille de score montre d'où viennent les points : surtout de la force :pw-strength: et de l'influence :pw-influence:, qui valent davantage à mesure qu'elles montent, puis de l'ordre du Roi :pw-order: et des étrangers convertis. Deux dettes impayées :pw-debt: vous en coûtent 6. Vous en savez assez pour jouer votre propre partie.

## Ce qu'il faut faire dans la leçon, coup par coup

lesson-set-up-1 = Recrutez le Colporteur.
lesson-set-up-2 = Jouez Engelier et posez Girard sur votre pioche.
lesson-set-up-3 = Prenez la carte avec le clerc et les éclaireurs.
lesson-first-turn-1 = Choisissez l'action { action-convert }.
lesson-first-turn-2 = Placez un éclaireur, un combattant et le clerc.
lesson-first-turn-3 = Convertissez le Maraudeur.
lesson-paladin-1 = Jouez Anséis et posez Gérier sur votre pioche.
lesson-tavern-1 = Prenez la carte avec le criminel et les marchands.
lesson-develop-1 = Choisissez l'action { action-develop }.
lesson-develop-2 = Placez les deux éclaireurs.
lesson-develop-3 = Couvrez l'emplacement du milieu de { action-commission }.
lesson-commission-1 = Choisissez l'action { action-commission } ; le criminel y va de lui-même.
lesson-commission-2 = Envoyez le moine sur l'emplacement à pièces d'argent.
lesson-fortify-1 = Choisissez l'action { action-fortify }.
lesson-fortify-2 = Placez un manœuvre, un éclaireur et un marchand.
lesson-dismiss-1 = Choisissez l'action { action-recruit }.
lesson-dismiss-2 = Placez un seul marchand.
lesson-dismiss-3 = Congédiez l'Abbé.
lesson-pass-1 = Passez.
lesson-pass-2 = Gardez le marchand, un clerc et le criminel.
lesson-last-round-1 = Jouez Gérier et posez Samson sur votre pioche.
lesson-last-round-2 = Prenez la carte avec les clercs et les marchands.
lesson-inquisition-1 = Choisissez l'action { action-conspire }.
lesson-inquisition-2 = Placez un clerc.
lesson-absolve-1 = Choisissez l'action { action-absolve }.
lesson-absolve-2 = Placez un manœuvre, un marchand et un clerc.
lesson-absolve-3 = Posez la jarre sur un emplacement qui rembourse une dette.
lesson-attack-1 = Choisissez l'action { action-attack }.
lesson-attack-2 = Placez un marchand, un combattant et le criminel.
lesson-attack-3 = Attaquez le Justicier.
lesson-convert-1 = Choisissez l'action { action-convert }.
lesson-convert-2 = Placez les deux clercs et le criminel.
lesson-convert-3 = Convertissez le Mercenaire.
lesson-convert-4 = Passez : c'était votre dernier tour.

## Ce que disent les symboles

legend-pw-criminal = { worker-criminal } : fait le travail de n'importe qui.
legend-pw-worker = N'importe quel ouvrier.
legend-pw-suspicion = { board-suspicion } : qui en a le plus est puni quand les taxes sont épuisées.
legend-pw-debt = Dette : coûte des points à la fin si elle n'est pas payée.
legend-pw-paladin = Paladin : votre aide pour cette manche.

## The table in the terminal

board-spaces = Emplacements
board-outsider = Étranger
board-dismissed = Congédié
board-recruited = Au recrutement
board-price-next = Prochaine fois

## Comment jouer

howto-win = Comment gagner
howto-win-most = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, celui qui a le plus de points gagne.
howto-win-most-text = Augmentez foi, force et influence : chacune vaut jusqu'à { $highest_points ->
    [one] { $highest_points } point
   *[other] { $highest_points } points
}, au niveau { $highest } de sa piste.
howto-win-debts = Attention aux dettes.
howto-win-debts-text = Les criminels apportent argent et soupçons ; les soupçons amènent des dettes. Une dette impayée coûte { $debt ->
    [one] { $debt } point
   *[other] { $debt } points
}.
howto-points = D'où viennent les points
howto-points-attributes = Attributs
howto-points-attributes-text = chacun jusqu'à { $highest_points }, toujours plus en montant
howto-points-orders = Ordres du Roi
howto-points-orders-text = { $order_points } pour leur action faite { $order_times } fois
howto-points-rows = Rangées complètes
howto-points-rows-text = jusqu'à { $row_points } par action de droite
howto-points-converted = Étrangers convertis
howto-points-converted-text = ce que dit chaque carte
howto-points-debts = Dettes
howto-points-debts-text = { $debt_paid } si elle est payée, moins { $debt } sinon
howto-points-left = Ressources restantes
howto-points-left-text = un point par lot de { $left_over } en argent ou en provisions, même mêlés
howto-turn = Une manche : trois étapes
howto-turn-paladin = Choisir un Paladin
howto-turn-paladin-text = Piochez-en { $drawn } : jouez-en un, posez-en un sur votre pioche, un dessous. Il apporte { $paladin_workers ->
    [one] { $paladin_workers } ouvrier
   *[other] { $paladin_workers } ouvriers
}, augmente des attributs et aide pour la manche.
howto-turn-tavern = Prendre des ouvriers
howto-turn-tavern-text = Choisissez une carte de la taverne : { $tavern_workers ->
    [one] son { $tavern_workers } ouvrier est
   *[other] ses { $tavern_workers } ouvriers sont
} à vous. Un emplacement de couleur ne prend que sa couleur ou un criminel.
howto-turn-action = Agir à tour de rôle
howto-turn-action-text = Remplissez d'ouvriers les emplacements d'une action, payez, recevez. Puis c'est au suivant. Celui qui passe ne joue plus de la manche.
howto-wrong = Erreurs de débutants
howto-wrong-paladin = Mon Paladin rapporte des points
howto-wrong-paladin-text = Ce qu'il ajoute à un attribut aide à atteindre un drapeau pendant la manche. Votre marqueur ne bouge pas.
howto-wrong-again = Je chasse encore
howto-wrong-again-text = Une action occupée par des ouvriers est fermée jusqu'à la fin de la manche. Seul Prier la rouvre.
howto-wrong-second = J'ajoute un ouvrier plus tard
howto-wrong-second-text = Tous les ouvriers d'une action se placent au même tour. Un chasseur seul reste seul.
howto-wrong-criminal = Les criminels sont gratuits
howto-wrong-criminal-text = Chacun apporte une carte Soupçon. Quand la réserve de taxes est vide, celui qui en a le plus contracte une dette.
howto-wrong-kept = Je garde mes ouvriers
howto-wrong-kept-text = { $kept ->
    [one] Un seul ({ $kept }) reste
   *[other] Seuls { $kept } restent
} pour la manche suivante. Utilisez les autres, sinon ils s'en vont.
howto-actions = Les douze actions
howto-actions-develop-text = { $develop_workers ->
    [one] { $develop_workers } ouvrier
   *[other] { $develop_workers } ouvriers
} et { $develop_silver ->
    [one] { $develop_silver } pièce
   *[other] { $develop_silver } pièces
} d'argent : un atelier couvre un emplacement à droite, qui ne demande plus d'ouvrier. L'ouvrier dessous vous rejoint.
howto-actions-recruit-text = { $recruit_workers ->
    [one] { $recruit_workers } ouvrier
   *[other] { $recruit_workers } ouvriers
} : un citadin rejoint votre équipe, sa capacité dure. { $dismiss_workers ->
    [one] { $dismiss_workers } ouvrier
   *[other] { $dismiss_workers } ouvriers
} : congédiez-en un pour sa seule récompense. Coût en argent, ou une dette.
howto-actions-hunt-text = Un ouvrier rapporte { $hunt_one ->
    [one] { $hunt_one } provision
   *[other] { $hunt_one } provisions
}. Avec un second, qui doit être éclaireur, cela fait { $hunt_two }.
howto-actions-trade-text = Un ouvrier rapporte { $trade_one ->
    [one] { $trade_one } pièce
   *[other] { $trade_one } pièces
} d'argent. Avec un second, qui doit être marchand, cela fait { $trade_two }.
howto-actions-pray-text = Un clerc et { $pray_silver ->
    [one] { $pray_silver } pièce
   *[other] { $pray_silver } pièces
} d'argent libèrent une autre de vos actions : vous pouvez la refaire dans la manche.
howto-actions-conspire-text = Un ouvrier au choix : recevez { $conspire_criminals ->
    [one] { $conspire_criminals } criminel, qui convient
   *[other] { $conspire_criminals } criminels, qui conviennent
} partout, avec un soupçon et parfois des taxes.
howto-actions-commission-text = La foi envoie un moine dans une région : prenez la récompense et gagnez de l'influence. Coûte { $commission_least } à { $commission_most ->
    [one] { $commission_most } provision
   *[other] { $commission_most } provisions
}.
howto-actions-fortify-text = L'influence, de { $fortify_least } à { $fortify_most }, bâtit un mur : prenez tout ce qu'il montre, toujours de la force. Il coûte des provisions.
howto-actions-garrison-text = La force place un avant-poste dans une région : prenez la récompense et gagnez de la foi. Il coûte des provisions.
howto-actions-absolve-text = L'influence déplace une jarre : payez une dette ou prenez une autre récompense, perdez un soupçon, gagnez de la foi. Coûte { $absolve_least } à { $absolve_most ->
    [one] { $absolve_most } pièce
   *[other] { $absolve_most } pièces
} d'argent.
howto-actions-attack-text = La force chasse un étranger : prenez les récompenses du haut, toujours de l'influence. Par tranche de deux points de force manquants, payez { $attack_silver ->
    [one] { $attack_silver } pièce
   *[other] { $attack_silver } pièces
} d'argent.
howto-actions-convert-text = La foi gagne un étranger : de la force, et des points à la fin. Coûte { $convert_least } à { $convert_most ->
    [one] { $convert_most } pièce
   *[other] { $convert_most } pièces
} d'argent.
howto-course = Inquisition, passer, fin
howto-course-inquisition = Inquisition
howto-course-inquisition-text = Elle vient quand la dernière pièce des taxes est prise. Celui qui a le plus de soupçons contracte une dette et en défausse la moitié.
howto-course-pass = Passer
howto-course-pass-text = Votre plateau se vide. Gardez { $kept ->
    [one] { $kept } ouvrier
   *[other] { $kept } ouvriers
}, tout l'argent et les provisions. Quand tous ont passé, les cartes avancent.
howto-course-end = La fin
howto-course-end-text = Après la manche { $rounds } : attributs, rangées, ordres, étrangers convertis, dettes et ressources restantes. À égalité : plus de points d'ordres.

## The tables of the box and their keys

box-table-townsfolk = Citadins
box-table-outsiders = Étrangers
box-table-paladins = Paladins
box-table-tavern_cards = Cartes Taverne
box-table-walls = Remparts
box-table-kings_orders = Ordres du Roi
box-table-kings_favours = Faveurs du Roi
box-table-debts = Dettes
box-table-suspicion_cards = Cartes Soupçon
box-table-solo_cards = Cartes Manigance
box-table-actions = Actions
box-table-board_spaces = Emplacements des régions
box-table-absolve_spaces = Emplacements des jarres
box-table-regions = Régions
box-table-workshop_row = Rangée des ateliers
box-table-townsfolk_slots = Emplacements des citadins
box-table-kings_order_slots = Points des ordres du Roi
box-table-paladin_sets = Jeux de Paladins
box-table-tax_supply = Réserve de taxes
box-table-rounds = Manches
box-table-round_rules = Ce qu'apporte une manche
box-table-workers = Ouvriers
box-table-attributes = Attributs
box-table-attribute_track = Pistes d'attributs
box-table-solo_top_actions = Actions de la rangée du haut
box-key-workers = Ouvriers
box-key-attributes = Attributs
box-key-dismiss = Si on le congédie
box-key-on_recruit = Si on le recrute
box-key-faction = Faction
box-key-attack = Si on l'attaque
box-key-convert = Si on le convertit
box-key-slot = Emplacement
box-key-strength = Force
box-key-region = Région
box-key-min_players = À partir de tant de joueurs
box-key-side = Côté du plateau de joueur
box-key-max_uses = Utilisations par manche, au plus
box-key-developable = Peut être développée
box-key-needs = Exige
box-key-gives = Donne
box-key-costs = Coûte
box-key-requirement = Condition
box-key-silver_per_two_missing_strength = Argent pour deux forces manquantes
box-key-wild = Joker
box-key-gain_suspicion = Soupçon à l'arrivée
box-key-gain_workers = Ouvriers gagnés
box-key-paid_vp = Points une fois payée
box-key-unpaid_vp = Points si impayée
box-key-round = Manche
box-key-reveal_order = Révèle un ordre du Roi
box-key-reveal_favour = Révèle une faveur du Roi
box-key-reveals = Ce qui est dessous
box-key-debt_instead = Une dette à la place
box-key-amount = Montant
box-key-needed = Nécessaires
box-key-min = Minimum
box-key-max = Maximum
box-key-resources_per_vp = Argent et provisions par point
box-key-workshops_per_player = Ateliers par joueur
box-key-monks_per_player = Moines par joueur
box-key-outposts_per_player = Avant-postes par joueur
box-key-jars_per_player = Jarres par joueur
box-key-paladins_per_player = Paladins par joueur
box-key-paladins_drawn = Paladins piochés
box-key-paladins_played = Paladins joués
box-key-workers_per_paladin = Ouvriers par Paladin
box-key-workers_per_tavern = Ouvriers par carte Taverne
box-key-carry_over_workers_max = Ouvriers gardés pour la manche suivante
box-key-tavern_cards_shown = Cartes Taverne révélées
box-key-workshops = Ateliers
box-key-monks = Moines
box-key-outposts = Avant-postes
box-key-jars = Jarres
box-key-attribute_markers = Marqueurs d'attribut
box-key-outsiders_per_faction = Étrangers par faction
box-key-start_player_markers = Jetons premier joueur
box-key-resource_markers = Marqueurs de ressource
box-key-main_board_parts = Parties du plateau principal
box-key-board_spaces_always = Emplacements des régions toujours ouverts
box-key-board_spaces_from_3 = Emplacements des régions dès 3 joueurs
box-key-board_spaces_from_4 = Emplacements des régions dès 4 joueurs
box-key-townsfolk_display = Citadins dans la rangée
box-key-outsider_display = Étrangers dans la rangée
box-key-kings_orders_used = Ordres du Roi en jeu
box-key-kings_favours_used = Faveurs du Roi en jeu
box-key-initial_townsfolk_per_player = Citadins de départ par joueur
box-key-initial_townsfolk_order = Ordre du premier recrutement
box-key-paladins_to_top = Paladins remis sur la pioche
box-key-paladins_to_bottom = Paladins remis sous la pioche
box-key-modes = Manières de la faire
box-key-gives_printed_on_card = Donné par la carte
box-key-ai_group = Genre de récompense pour Ganelon
box-key-tie_breaks = Départages
box-key-workers_base = Ouvriers de Ganelon au-delà du numéro de manche
box-key-resource_track_spaces = Cases de la piste de ressources
box-key-attribute_stack_start = Marqueurs d'attribut de Ganelon, de bas en haut
box-key-board_player_count = Emplacements comme à tant de joueurs
box-key-townsfolk_discarded_per_round = Citadins défaussés par manche
box-key-outsiders_discarded_per_round = Étrangers défaussés par manche
box-key-convert_min_vp = Points minimum d'un étranger converti
box-key-rest_base = Cases du marqueur pour Se reposer
box-key-scores_develop = Ganelon marque pour Développer
box-key-scores_resources = Ganelon marque pour l'argent et les provisions
box-key-space_priority = Récompenses préférées de Ganelon, dans l'ordre
box-key-right_action_workers = Ouvriers de Ganelon pour une action de droite
box-key-favour_workers = Ouvriers de Ganelon pour une faveur du Roi
box-key-target_wrap = Cartes que Ganelon passe en revue
box-key-favours = Faveurs du Roi
box-row-regions = Région { $n }
box-row-suspicion_cards = { $row ->
    [suspicion_0] Soupçon I
    [suspicion_1] Soupçon II
   *[suspicion_2] Soupçon III
}

# What turns are about, and what ends a game: what is counted in many games

deed-paladin = Choix du Paladin
