# Les mots de toutes les tables : choix, questions, refus et effets communs à tous les jeux, et le terminal.

## Choix

option-a = Option A
option-b = Option B
option-c = Option C
option-d = Option D
option-e = Option E
option-f = Option F
option-g = Option G
option-h = Option H
option-i = Option I
option-j = Option J
option-k = Option K
option-l = Option L
option-m = Option M
option-n = Option N
option-o = Option O
option-p = Option P
count = { $a }
answer-yes = Oui
answer-skip = Passer cette étape

## Questions

ask-choose-branch = Choisissez un effet.
ask-may-enact = { $effect ->
    [none] Utiliser cet effet ?
   *[other] Utiliser cet effet : { $effect } ?
}
    .answer-yes = L'utiliser
    .answer-skip = Y renoncer
ask-choose-times = Combien de fois ?
ask-choose-order = Quel effet ensuite ?
wait-choose-branch = En attente : { $player } (choisit un effet)
wait-may-enact = En attente : { $player } (décide d'un effet)
wait-choose-times = En attente : { $player } (choisit un nombre)
wait-choose-order = En attente : { $player } (choisit un ordre)

## Refus

refuse-not-offered = Pas possible pour le moment.
refuse-lesson = Faites d'abord le coup mis en évidence.

## Effets

effect-none = aucun effet
effect-free = rien
effect-gain = +{ $what }
effect-with = { $first }, { $next }
effect-then = { $first }, puis { $next }
effect-or = { $first } ou { $next }
effect-may = { $effect } (facultatif)
effect-pay = payer { $cost } → { $gain }
effect-repeat = { $times } : { $effect }
effect-up-to = de 1 à { $n } fois : { $effect }
effect-per = { $per } : { $effect }
effect-score = { $points } { $per }
effect-most = { $effect }, au plus { $most }
effect-any-order = dans l'ordre voulu : { $effect }
effect-if = si { $test } : { $then }
effect-if-else = si { $test } : { $then } ; sinon : { $otherwise }
effect-row = { $n } : { $effect }
effect-rows = { $first } ; { $next }
effect-by = { $effect } (selon { $value })
effect-moment = { $moment } : { $effect }
effect-per-turn = { $effect } ({ $n ->
    [one] une fois
   *[other] { $n } fois
} par tour)
told-gain = vous gagnez { $what }
told-and = { $first } et { $next }
times = { $n ->
    [one] une fois
   *[other] { $n } fois
}
value-die = la valeur du dé
value-power = la puissance

## Adversaires

bot-apprentice = Apprenti
    .about = Débute sur la route : joue en douceur et laisse parfois filer une belle occasion.
bot-trader = Marchand
    .about = Saisit la meilleure affaire du jour sans se soucier du lendemain.
bot-merchant = Négociant
    .about = Pense quelques coups à l'avance et gaspille rarement une pièce.
bot-caravan-master = Maître caravanier
    .about = Prépare tout le voyage et surveille où vous allez.
bot-sage = Sage
    .about = Connaît toutes les routes par cœur : on le bat rarement.
bot-greedy = Colporteur
bot-random = Flâneur
bot-quick-sage = Sage rapide

## Conseils

hint-chance = Chances de gagner : { $mean } % (de { $low } à { $high } %)
hint-ahead = Avance en points sur le meilleur adversaire : { $mean } (de { $low } à { $high })
hint-points = Points en fin de partie : { $mean } (de { $low } à { $high })
hint-seldom = Trop peu examiné pour dire ce que cela rapporte.
hint-open = La suite ne peut pas encore être connue.
hint-close = { $first } et { $second } sont trop proches pour être départagés.
hint-only = Aucun autre tour n'a été trouvé pour comparer.
hint-about = { $n ->
    [one] { $n } position a été examinée.
   *[other] { $n } positions ont été examinées.
} Ce que vous ne pouvez pas savoir a été tiré au hasard. La vraie valeur se trouve entre ces chiffres neuf fois sur dix.

## Terminal : menus

cli-welcome = Bienvenue au Caravansérail.
cli-choose-game = Quel jeu ?
cli-choose-language = Langue
cli-choose-seats = Combien de joueurs ?
cli-choose-opponents = Qui joue contre vous ?
cli-choose-options = Options
cli-your-name = Votre nom
cli-player = Joueur { $n }
cli-human = humain
cli-bot = bot
cli-default = Entrée : { $value }
cli-yes = oui
cli-no = non

## Terminal : la table

cli-your-turn = À vous de jouer
cli-thinking = { $player } réfléchit…
cli-pass-device = Place à { $player }. Appuyez sur Entrée pour continuer.
cli-board = Plateau de jeu
cli-hand = Votre main
cli-discard = Votre défausse
cli-you = Vous
cli-opponents = Adversaires
cli-log = Journal
cli-choices = Choix
cli-refused = Impossible pour le moment
cli-hidden = caché
cli-points = Points
cli-saved-game = Partie enregistrée : { $file }

## Terminal : commandes

cli-prompt = Numéro ou commande (aide : ?)
cli-help = Commandes
cli-help-number = un numéro : faire ce choix
cli-help-why = why : ce qui est impossible maintenant, et selon quelle règle
cli-help-rules = rules ID : lire une règle, par exemple rules { $example } ; rules ID why : avec les notes
cli-help-howto = howto : comment jouer à ce jeu, en une page
cli-help-log = log : tout ce qui s'est passé
cli-help-undo = undo : annuler votre dernier coup
cli-help-redo = redo : le rejouer
cli-help-hint = hint : les trois meilleurs tours que trouve le Sage ; hint 2 : jouer le deuxième
cli-help-save = save FICHIER : enregistrer la partie
cli-help-language = language : changer de langue
cli-help-quit = quit : quitter la partie
cli-undone = Coup annulé.
cli-redone = Coup rétabli.
cli-nothing-to-undo = Rien à annuler.
cli-nothing-to-redo = Rien à rétablir.
cli-undo-stopped = Une information a été révélée ; l'annulation s'arrête ici.
cli-saved = Enregistré : { $file }
cli-loaded = Partie chargée : { $file }
cli-quit-sure = Quitter sans enregistrer ?
cli-goodbye = Au revoir.
cli-unknown-command = « { $command } » n'est pas une commande. Tapez ? pour l'aide.
cli-not-a-choice = Choisissez un numéro de 1 à { $n }.
cli-no-such-rule = La règle { $rule } n'existe pas.
cli-rules-why = Pourquoi cette lecture ? { $command }
cli-rule = Règle { $rule }
cli-nothing-refused = Tout est possible maintenant.

## Terminal : la fin, et les autres commandes

cli-game-over = Partie terminée
cli-winner = Victoire : { $player }
cli-no-winner = Personne ne gagne.
cli-shared-victory = Victoire partagée : { $players }
cli-you-won = Vous avez gagné !
cli-tie-broken = { $player } et { $other } ont { $points } points chacun. { $player } : { $why } ({ $rule })
cli-tie-shared = { $player } et { $other } ont { $points } points chacun et se partagent la place { $place }.
cli-final-scoring = Décompte final
cli-total = total
cli-rank = Rang
cli-seed = Clé de cette partie : { $key }
cli-simulated = { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
}
cli-average = Moyenne : { $value }
cli-wins = Victoires : { $value }
cli-decisions = Coups : { $n }
cli-replayed = Partie rejouée : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
cli-replay-differs = La partie rejouée diffère au coup { $n }.
cli-verified = Vérifié : tout concorde, et les mélanges sont ceux de la clé sur laquelle on s'était engagé.
cli-not-verified = Non vérifié : la clé de la partie n'est pas celle sur laquelle on s'était engagé.
cli-commitment = À partir du coup { $n } – engagement sur la clé : { $commitment }
cli-commitment-unknown = { $n ->
    [one] Comparez avec ce que la table a publié, ou donnez-le avec --commitment.
   *[other] Comparez avec ce que la table a publié, ou donnez-le dans cet ordre, un --commitment pour chaque engagement.
}
cli-new-game = { $folder } : { $n } fichiers écrits. Pour continuer :
cli-check-sound = { $game } : en ordre
cli-check-faults = { $game } : { $n ->
    [one] { $n } défaut
   *[other] { $n } défauts
}
cli-provenance-seed = officiel
cli-provenance-public = source publique
cli-provenance-recalled = de mémoire
cli-provenance-reconstructed = reconstitué

## Terminal: more of the table and of the commands

cli-solo = 1 – solo
cli-players = { $n } joueurs
cli-hot-seat = Plusieurs personnes à ce clavier
cli-only-choice = Un seul choix : { $choice }
cli-score-now = Si la partie finissait maintenant
cli-taken-up = Reprise après le coup { $n }.
cli-edition-differs = Cette partie a été enregistrée avec l'édition { $saved } des règles ; elle est rejouée avec l'édition { $here }.
cli-box-differs = Cette partie a été enregistrée avec d'autres éléments ({ $saved }) ; elle est rejouée avec ceux d'ici ({ $here }).
cli-bot-failed = { $player } ne peut continuer : { $why }
cli-resume-with = Pour continuer : { $command }
cli-undo-sure = D'autres ont joué depuis, ou une information a été révélée. Annuler quand même ?
cli-help-board = board : revoir la table
cli-help-score = score : les scores si la partie finissait maintenant
cli-hint-title = Ce que ferait le Sage
cli-hint-take = hint { $n } : jouer ce tour
cli-file-exists = { $file } existe déjà.
cli-replay-keys = Entrée : suivant ; un nombre : y aller ; q : arrêter
cli-record-sound = Vérifié : chaque coup suit les règles ; empreinte et scores concordent.
cli-not-over-yet = La partie n'est pas finie : joueur { $n } doit jouer. Chaque coup jusqu'ici suit les règles.
cli-no-footer = La partie est finie et chaque coup suit les règles ; pas d'empreinte à comparer.
cli-words-messages = Messages : { $n } sur { $all }
cli-words-rules = règles : { $n } sur { $all }
cli-words-missing = Pas encore dits : { $n }
cli-words-untold = Règles pas encore traduites : { $n }
cli-words-same = Comme en anglais : { $n } (à traduire, ou à inscrire sous alike dans language.toml)
cli-words-wrong = Jamais dits, ou mal dits : { $n }
cli-words-whole = { $language } : tout est dit
cli-words-open = { $language } : ce qui figure ci-dessus est dit en anglais
cli-components-table = Tableau
cli-components-rows = Lignes
cli-components-row = Ligne
cli-components-values = Valeurs
cli-components-source = Provenance
cli-components-same = Rien ne diffère de la boîte fournie.
cli-components-differ = { $n ->
    [one] { $n } valeur diffère de la boîte fournie :
   *[other] { $n } valeurs diffèrent de la boîte fournie :
}
cli-components-written = Écrit : { $file }. Corrigez les valeurs, gardez les identifiants et supprimez ce que vous ne changez pas.
cli-components-try = Puis vérifiez : { $command }
cli-checking = { $game } : vérification…
cli-speed = { $decisions } coups par seconde, { $games } parties par seconde
cli-length = Coups par partie : { $least } à { $most }, { $mean } en moyenne
cli-wins-column = Victoires
cli-mean = Moyenne
cli-deviation = Écart type
cli-least = Minimum
cli-quartiles = Quartiles
cli-most = Maximum

## Terminal : l'échelle

cli-ladder-title = { $game }, { $players } joueurs : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chacune une fois depuis chaque place (clés { $first }–{ $last })
cli-ladder-solo-title = { $game }, en solo : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} (clés { $first }–{ $last })
cli-ladder-keys-tuning = Ces clés servent à choisir : publiez sur d'autres ce qui a été choisi ici.
cli-ladder-keys-reporting = Ces clés servent à publier : rien ne doit avoir été choisi d'après elles.
cli-ladder-fair = La part est celle du joueur nommé en premier, à une seule place ; à force égale, elle serait de { $share }.
cli-ladder-pair = { $a } – { $b }
cli-ladder-among = { $a } – { $n } × { $b }
cli-ladder-alone = { $a } – { $opponent } ({ $difficulty })
cli-ladder-match = Rencontre
cli-ladder-games = Parties
cli-ladder-share = Victoires
cli-ladder-interval = Intervalle à 95 %
cli-ladder-length = Coups par partie
cli-ladder-verdict = Par rapport à { $value }
cli-ladder-above = au-dessus
cli-ladder-below = au-dessous
cli-ladder-undecided = indécis
cli-ladder-level = Niveau
cli-ladder-mean-ms = ms par décision
cli-ladder-p95-ms = 95 % en moins de
cli-ladder-decisions = Décisions
cli-ladder-thought = Réfléchies
cli-ladder-rating = Cote
cli-ladder-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-ladder-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-control = Contrôle : { $player } contre lui-même : { $share } ({ $low } – { $high }) ; l'égalité est dans l'intervalle.
cli-ladder-control-fails = Contrôle : { $player } contre lui-même : { $share } ({ $low } – { $high }) ; l'égalité est hors de l'intervalle. Une fois sur vingt, c'est le hasard.
cli-ladder-unended = { $n ->
    [one] { $n } partie n'était pas finie après { $most } coups ; sa victoire est partagée entre tous.
   *[other] { $n } parties n'étaient pas finies après { $most } coups ; leur victoire est partagée entre tous.
}
cli-ladder-nobody = { $n ->
    [one] Personne n'a gagné { $n } partie ; sa victoire est partagée entre tous.
   *[other] Personne n'a gagné { $n } parties ; leur victoire est partagée entre tous.
}
cli-ladder-resumed = { $n ->
    [one] { $n } partie avait déjà été jouée.
   *[other] { $n } parties avaient déjà été jouées.
}
cli-ladder-interrupted = Interrompu. La même commande reprend ici.
cli-ladder-lost = Interrompu. Sans --json, les parties sont perdues.
cli-ladder-no-ratings = Pas de cotes, car openskill n'est pas installé : { $command }
cli-ladder-plot-shares = { $game }, { $players ->
    [1] en solo
   *[other] { $players } joueurs
} : victoires du premier, intervalles à 95 %
cli-ladder-plot-times = Victoires d'une place contre les autres niveaux, selon le temps par décision
cli-ladder-plot-solo-times = Victoires contre l'adversaire du jeu, selon le temps par décision
cli-ladder-plot-tick = { $value } %

## Terminal : l'analyse d'une partie terminée

cli-review-title = Analyse : { $game }
cli-review-judge = Jugée par : { $judge }, { $depth }.
cli-review-depth-quick = rapidement
cli-review-depth-standard = à la profondeur habituelle
cli-review-depth-exact = plus précisément
cli-review-unsure = Non étalonné : en début de partie, les chances peuvent être très inexactes. Une marge après ± est juste neuf fois sur dix.
cli-review-measured = Marges mesurées sur des parties entre bots : si la suite était jouée de nombreuses fois, la part de victoires se trouverait dans la marge neuf fois sur dix.
cli-review-parts = Ce qui a mené chaque joueur d'un départ égal au résultat
cli-review-parts-solo = Ce qui a mené les chances de gagner du départ au résultat
cli-review-start = Départ
cli-review-own = Ses choix
cli-review-others = Choix des autres
cli-review-luck = Hasard
cli-review-unexplained = Non expliqué
cli-review-result = Résultat
cli-review-sum = En points de pourcentage ; avec ce qui n'est pas expliqué, la somme de chaque ligne donne le résultat.
cli-review-compared = Un choix est comparé à celui qu'auraient fait les bots qui continuent la partie, d'après ce que le joueur pouvait savoir.
cli-review-curve = Chances de gagner et points attendus
cli-review-turn = Après le tour
cli-review-deal = la donne
cli-review-hope = { $chance } · { $points }
cli-review-moments = Moments clés
cli-review-no-moments = Ni tour ni tirage n'a clairement décidé de cette partie à lui seul.
cli-review-choice = Tour { $turn }, { $player }, un choix : { $change }
cli-review-draw = Tour { $turn }, { $player }, le hasard : { $change }
cli-review-played = Joué : { $what }
cli-review-better = Mieux : { $what }
cli-review-worth = – environ { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus
cli-review-instead = – environ { $better } % de chances de gagner au lieu de { $played } %
cli-review-came = Ce qui est sorti : { $what }
cli-review-change = { $change } ± { $width }
cli-review-change-about = environ { $change }, de { $low } à { $high }
cli-review-percent = { $mean } %
cli-review-width = { $mean } % ± { $width }
cli-review-about = environ { $mean } %, de { $low } à { $high }
cli-review-under = moins de 1 %
cli-review-over = plus de 99 %
cli-review-resumed = { $n ->
    [one] { $n } tour avait déjà été jugé.
   *[other] { $n } tours avaient déjà été jugés.
}
cli-review-interrupted = Interrompu. La même commande reprend ici.

## Ce que le serveur répond quand il ne peut pas faire ce qui est demandé

error-not-found = Il n'y a rien à cette adresse.
error-forbidden = Vous ne pouvez pas faire cela.
error-malformed = Le serveur n'a pas compris la demande.
error-too-large = L'envoi est trop volumineux.
error-not-allowed = Cela n'est pas possible ici.
error-failure = Le serveur a rencontré un problème. Réessayez.
error-busy = La table est occupée. Réessayez.
error-storage = Cela n'a pas pu être enregistré. Réessayez dans un instant.
error-damaged = Les données de cette table sont endommagées. Les autres tables ne sont pas touchées.
error-too-many = Trop de demandes à la fois. Attendez un instant.
error-crowded = Le serveur est complet pour le moment. Réessayez un peu plus tard.
error-csrf = Cette page n'est plus à jour. Rechargez-la.
error-not-signed-in = Entrez d'abord un nom, ou connectez-vous.
error-bad-token = Ce jeton d'accès n'est pas valable.
error-bad-name = Un nom doit compter de 1 à 40 caractères visibles.
error-name-hidden = Ce nom contient des caractères invisibles. Retirez-les.
error-name-marks = Trop d'accents s'empilent dans ce nom.
error-name-taken = Ce nom est déjà pris.
error-has-account = Vous avez déjà un compte.
error-wrong-password = Nom ou mot de passe incorrect.
error-not-invited = Cette table est sur invitation.
error-seat-taken = Cette place est prise.
error-has-seat = Vous avez déjà une place à cette table.
error-own-seat = Votre propre place à cette table vous est gardée : reprenez-la.
error-seat-cleared = La personne qui a ouvert cette table a libéré votre place pour quelqu'un d'autre.
error-no-such-game = Ce jeu n'est pas installé ici.
error-no-such-lesson = Ce jeu n'a pas encore de leçon.
error-no-such-puzzle = Ce problème n'existe plus.
error-bad-option = Le jeu n'a pas cette option.
error-bad-record = Cette partie enregistrée ne peut pas être rejouée.
error-another-box = Cette partie a été jouée avec une boîte corrigée qui ne peut pas être utilisée ici.
error-too-long = Cette partie enregistrée est trop longue pour être lue ici.
error-not-playing = La partie n'est pas en cours.
error-not-over = Disponible après la partie.
error-source-not-over = Cette partie est née d'une autre, encore en cours. Son enregistrement sera disponible quand l'autre sera finie aussi.
error-older-edition = Cette partie a été jouée avec une édition antérieure des règles. Son analyse reste telle quelle ; on ne peut pas la reprendre.
error-ended-early = Cette partie a été arrêtée avant la fin. Seules les parties jouées jusqu'au bout peuvent être analysées.
error-too-many-turns = Cette partie compte trop de tours pour être analysée ici.
error-no-reviews = Les parties ne sont pas analysées ici. Enregistrez une partie terminée et importez-la sur un serveur qui les analyse, ou lancez « caravanserai review ».
error-review-failed = L'analyse n'a pas pu être menée à bien. Ce qui a été jugé est conservé.
error-no-review = Cette partie n'a pas encore été analysée.
error-not-asked = Ce n'est pas votre tour.
error-refused = Les règles ne le permettent pas.
error-stale = La partie a avancé ; voici la table telle qu'elle est.
error-held = L'autre joueur n'a pas encore terminé son tour.
error-hints-off = Pas de conseils à cette table.
error-no-hint = Pas de conseil pour l'instant. Réessayez.
error-nothing-held = Vous n'avez pas de tour à finir.
error-nothing-to-undo = Rien à annuler.
error-nothing-to-redo = Rien à rétablir.
error-needs-consent = Les autres doivent accepter ; la question leur est posée.
error-nothing-asked = Personne ne demande d'accord.
error-nobody-to-ask = Il n'y a plus personne ici pour donner son accord.
error-others-ask = Une autre question est déjà posée à la table. Réessayez dans un instant.
error-not-absent = Ce joueur est de retour.
error-box-unfit = On ne peut plus jouer avec cette boîte : sa correction ne convient plus au jeu actuel.
error-box-away = Les tables qui utilisent cette boîte sont en préparation. Réessayez dans un instant.
error-bad-correction = On ne peut pas jouer avec cette correction.
error-same-box = Rien n'est corrigé : c'est la boîte fournie.

## Browser: everywhere

web-home = Accueil
web-pages = Pages
web-lobby = Salon
web-rules = Règles
web-legend = Icônes
web-box = La boîte
web-box-own = Vous avez le jeu ? Voir et corriger la boîte
web-box-of = Le contenu de la boîte : { $game }
web-box-about = Beaucoup de valeurs sont reconstituées. Le jeu sous les yeux, cherchez la carte, changez le nombre et ouvrez une table avec la boîte corrigée : règles, textes, plateau et bots suivent.
web-box-find = Chercher une carte, un lieu, une valeur
web-box-found = { $n ->
    [one] Trouvé dans { $n } tableau
   *[other] Trouvé dans { $n } tableaux
  }
web-box-none = Rien dans cette boîte ne porte ce nom.
web-box-rows = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
  }
web-box-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
web-box-changed = { $n ->
    [one] { $n } corrigée
   *[other] { $n } corrigées
  }
web-box-part-pieces = Cartes, tuiles et jetons
web-box-part-board = Plateau, règles et mise en place
web-box-part-counts = Options et quantités
web-box-source = Provenance
web-box-shipped = D'origine
web-box-reset = Rétablir
web-box-yours = Votre correction
web-box-empty = Rien n'est encore corrigé.
web-box-checking = Vérification…
web-box-faults = { $n ->
    [one] Une erreur :
   *[other] { $n } erreurs :
  }
web-box-sound = Tout est bon : on peut jouer avec.
web-box-line = Ligne { $n }
web-box-start = Ouvrir une table avec cette boîte
web-box-trying = Essai en cours…
web-box-save = Enregistrer le fichier
web-box-open = Ouvrir un fichier
web-box-clear = Tout abandonner
web-box-file = Le fichier lui-même
web-box-file-about = Écrivez ou collez ici ce qui diffère ; le même fichier corrige le jeu pour de bon : caravanserai --components mes_jeux.
web-box-save-all = Enregistrer le fichier d'origine entier
web-box-differ = { $n ->
    [one] { $n } valeur diffère de la boîte fournie :
   *[other] { $n } valeurs diffèrent de la boîte fournie :
  }
web-box-corrected = Boîte corrigée
web-box-corrected-about = On joue à cette table avec des valeurs corrigées par quelqu'un.
web-box-see = Voir toute la boîte
web-yes = oui
web-no = non
web-legend-of = Icônes : { $game }
web-legend-common = Dans tous les jeux
web-legend-own = Dans ce jeu
web-which-game = Quel jeu ?
web-legend-vp = Points de victoire : le nombre est dans l'étoile.
web-legend-arrow = Vous payez ce qui est avant et recevez ce qui est après.
web-legend-or = L'un ou l'autre.
web-legend-per = Pour chacun que vous possédez.
web-legend-any = N'importe lequel, au choix.
web-legend-hidden = Face cachée : personne ne la voit.
web-legend-secret = Personne d'autre que vous ne voit ceci.
web-legend-start = Le premier joueur.
web-legend-locked = Pas encore disponible.
web-statistics = Statistiques
web-account = Compte
web-language = Langue
web-theme = Thème de couleurs
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-close = Fermer
web-send = Envoyer
web-save = Enregistrer
web-saved = Enregistré
web-copy = Copier le lien
web-copied = Copié
error-offline = Le serveur ne répond pas. La page réessaie.
web-without-words = Les textes de cette page n'ont pas pu être chargés. Rechargez la page.
error-engine = La table ne peut pas démarrer dans ce navigateur. Une version plus récente y arrivera peut-être.
error-newer-version = Cette table se joue déjà avec une autre version, dans une autre fenêtre. Rechargez cette page pour continuer ici.
error-unknown = Une erreur est survenue.

## Browser: the lobby

web-welcome = Bienvenue au Caravansérail
web-games = Jeux
web-broken-game = { $game } ne peut pas être joué : { $why }
web-game-gugong = Gùgōng
web-game-gugong-about = Offrez des cadeaux à la cour et arrivez à temps chez l'empereur.
web-game-paladins = Paladins du Royaume de l'Ouest
web-game-paladins-about = Rassemblez des ouvriers, bâtissez des remparts, tenez la cité.
web-game-yokohama = Yokohama
web-game-yokohama-about = Faites commerce de soie et de thé dans le port ouvert de 1880.
web-game-marcopolo2 = Marco Polo II
web-game-marcopolo2-about = Partez vers l'ouest pour le Khan : dés, chameaux et contrats.
web-minutes = { $least } min
web-minutes-range = { $least }–{ $most } min
web-playing-time = Durée de jeu
web-player-count = Joueurs
web-weight = Complexité { $n } sur { $of }
web-weight-1 = Facile
web-weight-2 = Accessible
web-weight-3 = Moyen
web-weight-4 = Complexe
web-weight-5 = Très complexe
web-strength = force { $n } sur { $of }
web-learn-on = Continuer la leçon
web-learn-at = { $n } sur { $of }
web-learn-again = Revoir la leçon
web-learnt = apprise
web-play = Jouer
web-play-with = avec { $who }
web-opponents-title = { $n ->
    [one] Un adversaire, toujours prêt
   *[other] { $n } adversaires, toujours prêts
}
web-opponents-about = Celui que vous choisissez s'assied avec vous quand vous cliquez sur « Jouer avec des bots ».
web-bot-apprentice = joue en douceur
web-bot-trader = saisit la meilleure affaire
web-bot-merchant = pense quelques coups d'avance
web-bot-caravan-master = planifie tout le voyage
web-bot-sage = connaît toutes les routes
web-play-against = Jouer contre { $opponent }
web-play-bots = Jouer avec des bots
web-set-up = Préparer…
web-set-up-of = Préparer une table de { $game }
web-finished-games = Terminées
web-all-games = Toutes les parties ({ $n })
web-plays-now = À { $player } de jouer
web-go-there = Y aller
web-more-wait = { $n ->
    [one] Une autre partie vous attend.
   *[other] { $n } autres parties vous attendent.
}
web-your-turn-at = { $game } : à vous de jouer
web-learn = Apprendre en jouant
web-my-games = Mes parties
web-no-games = Pas encore de partie.
web-learn-in = Apprendre { $game } en { $n } minutes
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n'attend de joueurs.
web-your-turn = À vous de jouer
web-status-waiting = En attente de joueurs
web-status-playing = En cours
web-status-over = Terminée
web-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
web-import = Importer une partie
web-who-are-you = Qui joue ?
web-your-name = Votre nom
web-guest-name = Invité
web-guest-about = Aucun compte n'est nécessaire. Vous pourrez en créer un plus tard et garder vos parties.
web-sit-down = Prendre place
web-here-about = Vos parties restent dans ce navigateur. Rien n'est envoyé ailleurs.
web-engine-loading = Chargement de la table : { $loaded } Mo sur { $total }
web-engine-dealing = Distribution…
web-kept-forbidden = Ce navigateur ne permet de rien conserver. Vous pouvez jouer, mais vos parties disparaîtront à la fermeture de cette page.
web-kept-full = Il n'y a plus de place dans ce navigateur. Vous pouvez continuer, mais ce que vous jouez à partir de maintenant disparaîtra à la fermeture de cette page.
web-kept-save = Enregistrer cette partie dans un fichier
web-update-ready = Une nouvelle version est prête.
web-update-left = Une autre fenêtre est passée à une nouvelle version.
web-update-take = L'utiliser
web-update-later = Plus tard
web-offline-open = Jouer dans ce navigateur, même hors ligne
web-play-offline = Continuer à jouer sans le serveur
web-play-offline-about = Contre des bots, ou à plusieurs devant cet écran. Ces parties restent dans ce navigateur.
web-bots-shorter = Dans le navigateur, les adversaires les plus forts réfléchissent moins longtemps et jouent un peu moins bien.

## Browser: setting up a table

web-how-many = Combien de joueurs ?
web-new-table = Nouvelle table
web-new-table-time = Nouvelle table · environ { $n } minutes
web-who-plays-here = Qui joue ?
web-seat-who = Qui occupe la place { $n }
web-seat-of = { $name } (vous)
web-seat-by-lot = Le premier joueur est tiré au sort.
web-seat-here-short = ici
web-seat-open-short = en ligne
web-expansions = Extensions et variantes
web-rulings = Points de règle
web-rulings-standard = { $n ->
    [one] { $n } lecture d'une règle ambiguë, comme conseillé
   *[other] { $n } lectures de règles ambiguës, toutes comme conseillé
}
web-rulings-changed = { $n ->
    [one] { $n } lecture
   *[other] { $n } lectures
}, modifications : { $changed }
web-rulings-reset = Revenir aux conseils
web-setup-standard = La partie standard
web-setup-differs = { $n ->
    [one] { $n } réglage diffère de la partie standard
   *[other] { $n } réglages diffèrent de la partie standard
}
web-setup-same-name = Deux places portent le même nom.
web-setup-no-name = Une place n'a pas encore de nom.
web-cancel = Annuler
web-alone = Solo contre { $opponent }
web-for-guests = Avec d'autres en ligne
web-you = Vous
web-player = Joueur { $n }
web-their-name = Nom du joueur
web-seat-bot = Bot : { $bot }
web-seat-here = Joueur sur cet appareil
web-seat-open = Libre (en ligne)
web-public = Afficher parmi les tables ouvertes
web-over-days = En différé, sur plusieurs jours
web-hints = Tout le monde peut demander conseil
web-hints-on = Les conseils sont permis à cette table.
web-hints-off = Pas de conseils à cette table.
web-clock = Horloge
web-clock-none = Sans horloge
web-clock-bank = { $minutes } minutes chacun, plus { $seconds } secondes par tour
web-clock-turn = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-clock-about = Quand le temps d'un joueur est écoulé, la partie continue ; les autres peuvent alors faire jouer un bot.
web-begin = Lancer la partie
web-waiting-for-players = En attente de joueurs
web-free-seat = Place libre
web-clear-seat = Libérer la place
web-bot = bot
web-invite-about = Envoyez ce lien aux personnes que vous invitez.
web-invite-link = Lien d'invitation

## Browser: the table

web-board = Plateau de jeu
web-own-board = Votre plateau et votre main
web-players = Joueurs
web-log = Journal
web-menu = Menu
web-chat = Discussion
web-score = Score
web-back = Retour
web-chosen = Votre choix : { $what }. Modifiable tant que tous n'ont pas choisi.
web-undo = Annuler le coup
web-redo = Rétablir
web-table-tools = Outils de la table
web-question = Question
web-title-your-turn = ● À vous de jouer – { $game }
web-title-waiting = ● À vous dans { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} – Caravanserai
web-connecting = Reconnexion…
web-lost-title = Il n'y a pas de table ici
web-lost-about = Le lien est peut-être incomplet ou mal saisi, ou la table n'existe plus.
web-private-title = Cette table est sur invitation
web-private-about = Demandez le lien d'invitation à ceux qui y jouent. Si vous avez une place à cette table, connectez-vous avec votre compte.
web-trouble-title = Cette page ne peut pas s'afficher
web-try-again = Réessayer
web-to-lobby = Vers les jeux
web-no-page = Il n'y a rien à cette adresse
web-waiting-for = En attente : { $players }
web-thinking = { $players } : réflexion en cours…
web-thinks = réfléchit…
web-held = Finir le tour, ou annuler ?
web-end-turn = Finir le tour
web-compose-change = Cliquez sur vos pièces pour changer
web-compose-more = Cliquez sur les pièces à utiliser.
web-all-choices = Tous les choix ({ $n })
web-all-choices-short = Tous ({ $n })
web-more-choices = Encore { $n }
web-trade-buy = Acheter pour
web-trade-sell = Vendre pour
web-closed = { $n ->
    [one] { $n } impossible
   *[other] { $n } impossibles
}
web-since-your-turn = Depuis votre dernier tour
web-story = Ce qui se passe
web-story-at = { $n } sur { $of }
web-story-back = Précédent
web-story-on = Suivant
web-story-question = Aller à votre question
web-story-now = Aller au présent
web-story-acts = joue
web-story-last = Ensuite, la partie se termine.
web-log-you = Vous
web-log-did = { $who } { $did }
web-log-had = { $who } : { $did }
web-log-new = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
web-log-newest = Le plus récent
web-show-then = Voir la table à ce moment
web-pace = Tours des autres
web-pace-off = D'un coup
web-pace-quick = Rapide
web-pace-calm = Posé
web-key-story = Virgule, point, P : pendant les tours des autres, précédent, suivant, pause ; Échap ou Espace montre tout d'un coup
web-lesson = Leçon
web-lesson-step = Étape { $n } sur { $of }
web-lesson-show = Montrer où
web-lesson-wait = L'adversaire joue…
web-lesson-any = Choisissez maintenant ce que vous voulez.
web-lesson-next = Suite : le premier tour
web-lesson-leave = Quitter la leçon
web-lesson-done = La leçon est finie. Continuez : à vous de décider maintenant.
web-lesson-close = Fermer
web-lesson-less = Moins
web-lesson-more = Plus
web-lesson-again = Recommencer la leçon
web-recap-short = Ce qui s'est passé ({ $n })
web-hint = Conseil
web-hint-turns = Les meilleurs tours
web-hint-turn = Tour { $n }
web-hint-best = meilleur
web-hint-percent = { $n } %
web-hint-take = Jouer ce tour
web-hint-take-part = Jouer jusque-là
web-hint-again = Redemander
web-undo-waits = Annulation demandée ; les autres doivent accepter.
web-undo-asked = { $player } voudrait annuler. D'accord ?
web-end-asked = Terminer la partie d'un commun accord ?
web-agree = Accepter
web-disagree = Refuser
web-over-to = Place à { $player }
web-here-i-am = Voir ma main
web-type-move = Saisir un coup
web-record = Enregistrer la partie
web-fair-play = Jeu loyal
web-fair-play-about = Tout le hasard d'une partie vient d'une clé secrète. Dès le début, la table en montre l'engagement, une empreinte qui ne correspond à aucune autre clé ; à la fin de la partie, elle montre la clé. Personne ne peut donc choisir les mélanges après coup.
web-fair-play-commitment = Engagement à partir du coup { $n }
web-fair-play-key = Clé
web-fair-play-secret = secrète jusqu'à la fin de la partie
web-fair-play-check = Pour vérifier, notez les engagements pendant la partie. Quand elle est finie, enregistrez-la et lancez :
web-past = Passé ouvert
web-past-fork = Cette partie a commencé à partir d'un coup d'une autre. Quelqu'un pourrait connaître ce qui a été distribué avant ; la suite du hasard vient d'une nouvelle clé.
web-past-forked = Une autre partie a été commencée à partir de celle-ci, encore en cours. Qui l'a fait pourrait connaître ce qui est caché ici.
web-past-import = Cette partie a commencé à partir d'un enregistrement. Quelqu'un pourrait connaître ce qui a été distribué avant ; la suite du hasard vient d'une nouvelle clé.
web-past-lesson = Une leçon : cartes et dés sont préparés.
web-past-restored = Cette partie a été rétablie à partir d'une sauvegarde. Si elle s'était poursuivie après cette sauvegarde, quelqu'un pourrait connaître ce qui a été distribué avant ; la suite du hasard vient d'une nouvelle clé.
web-past-undo = Quelqu'un, seul à cette table, est revenu en deçà de ce qui avait été révélé et pourrait connaître ce qui est caché. Depuis que d'autres ont pris place, le hasard vient d'une nouvelle clé.
web-settings = Réglages
web-calm = Animations réduites
web-sound = Sons
web-watching = Vous regardez la partie
web-watching-about = Vous voyez ce que tout le monde peut voir ; rien ne vous est demandé.
web-caution = Avant qu'il ne soit trop tard
web-caution-seen = Compris
web-only-answers = Jouer les coups forcés à ma place
web-pure-gains = Prendre d'office les gains gratuits
web-opponents = Adversaires
web-who-plays = Qui joue à la place de { $player }
web-leaving = Quitter la table
web-leave = Quitter la table
web-end-game = Proposer de finir la partie
web-replace-by-bot = { $player } : remplacer par un bot ({ $bot })
web-take-back = Reprendre ma place
web-bot-for-you = Un bot joue pour vous.
web-seat-kept = Votre place est encore libre.
web-ask-to-join = Demander à jouer
web-join-asked = { $player } aimerait prendre la place libre. D'accord ?
web-join-waits = Vous avez demandé à jouer ; les joueurs vont répondre.
web-join-withdraw = Annuler la demande
web-replace-asked = { $player } : longue absence. Laisser jouer un bot ?
web-level-asked = Changement d'adversaire : { $player } → { $bot }. D'accord ?
web-away-late = { $player } : longue absence. Un bot peut jouer à sa place (menu).
web-programs = Programmes
web-programs-about = Avec un jeton, un programme joue à votre place. Il n'est montré qu'une fois ; gardez-le pour vous.
web-token = Jeton
web-token-make = Créer un jeton
web-token-made = Créé le { $time }
web-token-revoke = Révoquer
web-clock-days = { $days } j { $hours } h
web-clock-left = { $player } : temps restant { $time }
web-clock-out = { $player } : temps écoulé
web-clock-short = Il vous reste peu de temps.
web-clock-late = { $player } : temps écoulé. Un bot peut jouer à sa place (menu).
web-event-new-bot = Changement d'adversaire : { $before } → { $bot }
web-event-new-key = À partir d'ici, le hasard vient d'une nouvelle clé : { $commitment }
web-event-new-edition = { $lost ->
    [0] La partie suit désormais les règles ou les éléments actuels.
    [one] La partie suit désormais les règles ou les éléments actuels ; le dernier coup est perdu.
   *[other] La partie suit désormais les règles ou les éléments actuels ; les { $lost } derniers coups sont perdus.
}
web-chat-show = Afficher la discussion
web-chat-empty = Personne n'a encore rien dit.
web-chat-say = Message à la table
web-hide-lines = Masquer les messages de { $player }
web-hidden-lines = { $n ->
    [one] { $n } message masqué
   *[other] { $n } messages masqués
}
web-show-lines = Afficher de nouveau
web-keys = Raccourcis clavier
web-key-arrows = Flèches : passer d'un choix à l'autre
web-key-enter = Entrée : choisir
web-key-figures = 1–9 : choisir le bouton correspondant
web-key-u = U : annuler le coup
web-key-y = Y : rétablir
web-key-l = L : journal
web-key-r = R : règles
web-key-h = H : conseil
web-key-t = T : saisir un coup
web-key-escape = Échap : fermer

## Browser: score, rules, replay

web-game-over = Partie terminée
web-score-now = Si la partie finissait maintenant
web-winner = Victoire : { $players }
web-nobody-won = Personne ne gagne.
web-total = Total
web-rank = Rang
web-you-tag = vous
web-end-you-win = Vous gagnez
web-end-wins = { $player } gagne
web-end-shared = { $players } se partagent la victoire
web-end-stopped = Partie arrêtée d'un commun accord
web-end-leads = { $player } : { $points } points à l'arrêt.
web-end-nobody-about = Aucun score ne donne la victoire à cette table.
web-end-points = { $points } points au total.
web-end-by = { $points } points, { $margin } de plus que { $other }.
web-end-own = Vous êtes { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}, { $margin ->
    [0] à égalité de points.
    [one] à { $margin } point de la première place.
   *[other] à { $margin } points de la première place.
}
web-end-tied = { $points } à { $points } avec { $other } ; { $why }.
web-end-all-tied = { $points } points chacun, et rien ne les départage.
web-end-why = Comment l'égalité a été départagée
web-end-equal = Égalité de points
web-end-tie-broken = { $player } et { $other } ont { $points } points chacun. { $player } : { $why }.
web-end-tie-shared = { $player } et { $other } ont { $points } points chacun et se partagent la place { $place }.
web-end-tie-row = Départage : { $what }
web-end-sources = Points par origine
web-end-sources-about = Une barre par joueur ; tous les nombres sont dans la feuille de score.
web-end-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
}
web-end-losses = Pertes
web-end-difference = Ce qui a fait la différence
web-end-difference-of = { $player } contre { $other } : les plus grands écarts.
web-end-other-rows = toutes les autres lignes
web-end-count = nombre
web-end-worth = points
web-end-places = Classement
web-end-sheet = Feuille de score
web-show-table = Voir la table
web-play-again = Rejouer
web-again-note = Garde les places, les bots et les options.
web-again-waits = En attente de { $players }
web-again-asked = { $player } voudrait rejouer.
web-again-offline = Pas de connexion pour l'instant ; ce sera possible dès qu'elle reviendra.
web-again-no = Non, merci
web-again-take-back = Retirer la demande
web-again-go = Vers la nouvelle partie
web-review-later = Analyser plus tard
web-review-kept = Gardée dans Mes parties
web-rules-of = Règles : { $game }
web-rules-search = Rechercher dans les règles
web-rules-chapter = Chapitre
web-rules-english = Pas encore traduit : en anglais
web-rules-nothing = Aucune règle trouvée
web-rules-found = { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
} dans { $chapters ->
    [one] { $chapters } chapitre
   *[other] { $chapters } chapitres
}
web-rules-nearest = Vouliez-vous dire :
web-rules-beside = En marge des règles
web-rules-on-board = Sur le plateau
web-rules-see-also = Voir aussi
web-rules-next = Règle trouvée suivante
web-rules-previous = Règle trouvée précédente
web-rules-chapters = Chapitres
web-rules-why = Pourquoi cette lecture ?
web-rules-copy = { $rule } : copier le lien
web-rules-notes = Notes sur les règles (en anglais)
web-howto = Comment jouer
web-howto-of = Comment jouer : { $game }
cli-howto = { web-howto-of }
cli-no-howto = Il n’y a pas de page « Comment jouer » pour ce jeu.
web-howto-minutes = { $n ->
    [one] { $n } minute de lecture
   *[other] { $n } minutes de lecture
}
web-howto-here = Sur cette page
web-replay = Revoir la partie
web-replay-first = Premier coup
web-replay-back = Coup précédent
web-replay-on = Coup suivant
web-replay-play = Lecture
web-replay-stop = Pause
web-replay-start = Le début de la partie
web-replay-turn = Tour
web-replay-turn-at = tour { $n } sur { $of }
web-replay-step-at = étape { $n } sur { $of }
web-replay-moment = moment clé { $n }
web-replay-turn-back = Tour précédent
web-replay-turn-on = Tour suivant
web-replay-last = Dernier coup
web-replay-speeds = Vitesse
web-replay-speed = Vitesse : { $n }×
web-replay-eyes = Par les yeux de
web-replay-as = Vue : { $player }
web-replay-spectator = Vue de spectateur
web-fork = Jouer à partir d'ici
web-back-to-table = Retour à la table

## L'analyse d'une partie terminée

web-review = Analyse
web-review-chance = Chances de gagner
web-review-chance-about = part de victoires si des bots jouaient la suite de nombreuses fois : dans la bande neuf fois sur dix
web-review-points = Score final attendu
web-review-points-about = dans la bande neuf fois sur dix
web-review-parts = Choix et hasard
web-review-parts-about = ce qui a mené chaque joueur d'un départ égal au résultat
web-review-parts-about-solo = ce qui a mené les chances de gagner du départ au résultat
web-review-sum = En points de pourcentage. La somme de chaque ligne donne le résultat, sauf ce qui n'est pas expliqué, indiqué au-delà de 3 points.
web-review-from-to = Départ → résultat
web-review-start-result = { $start } → { $result } %
web-review-slider = Chances de gagner, tour par tour
web-review-heard = { $player } : { $now }
web-review-heard-then = { $player } : { $then }, puis { $now }
web-review-heard-percent = { $mean } pour cent
web-review-heard-width = { $mean } pour cent, plus ou moins { $width }
web-review-heard-about = environ { $mean } pour cent, entre { $low } et { $high }
web-review-heard-under = moins de 1 pour cent
web-review-heard-over = plus de 99 pour cent
web-review-heard-signed = { $sign ->
    [minus] moins { $n }
    [plus] plus { $n }
   *[none] { $n }
}
web-review-heard-change = { $change }, plus ou moins { $width ->
    [one] { $width } point
   *[other] { $width } points
} de pourcentage
web-review-heard-change-about = environ { $change }, entre { $low } et { $high } points de pourcentage
web-review-deal = Après la donne
web-review-when = { $round }, tour { $turn }
web-review-when-turn = Tour { $turn }
web-review-choice = choix
web-review-luck = hasard
web-review-change = variation des chances de gagner
web-review-roughly = env. { $figure }
web-review-range = de { $low } à { $high }
web-review-order = Ordre
web-review-by-time = Chronologique
web-review-by-size = Par importance
web-review-no-moments-yet = Aucun moment clé jusqu'ici.
web-review-spoken = { $n } sur { $of }, { $kind }, { $player } : { $change }.
web-review-which = Que montrer
web-review-played = Joué
web-review-better = Mieux
web-review-as-seen = Point de vue : { $player }
web-review-on-table = Montrer sur la table
web-review-no-fork = On ne peut pas reprendre cette partie.
web-review-judge = Juge : { $judge }, environ { $n } tables par tour.
web-review-unsure = Non étalonné : les chances du début peuvent être très inexactes.
web-review-measured = Bandes mesurées sur des parties entre bots.
web-review-deepen = Juger plus précisément
web-review-deepen-about = Juger plus précisément, c'est prendre plus d'échantillons ; le juge n'en devient pas meilleur, et les bandes des courbes ne changent pas.
web-review-anew = Juger à nouveau
web-review-older = Jugée avec une version antérieure des règles ou du juge.
web-review-none = Pas encore jugée
web-review-none-about = Un bot rejoue la suite de chaque tour de cette partie, de nombreuses fois. Une machine à deux cœurs qui n'a rien d'autre à faire met environ une à deux minutes pour une partie à quatre ; s'il y a du monde avant vous, c'est plus long. Vous pouvez quitter la page entre-temps.
web-review-tells = Ce que l'analyse vous dira
web-review-tells-chance = Après chaque tour et pour chacun : ses chances de gagner, le score qu'il pouvait attendre, et la marge d'erreur.
web-review-tells-moments = Les tours qui ont coûté le plus cher, chacun avec un meilleur tour dans les mots du journal et sur le plateau ; et les tirages qui ont le plus aidé ou nui.
web-review-tells-parts = Ce que vos choix, ceux des autres et le hasard ont changé aux chances de chacun, le tout donnant le résultat.
web-review-tells-fork = Reprenez n'importe lequel de ces moments : la table telle qu'elle était, et ce qu'on ne pouvait pas savoir distribué à nouveau.
web-review-begin = Juger cette partie
web-review-not-yours = Seuls les joueurs de cette table peuvent la faire juger.
web-review-waiting = En attente
web-review-place = { $n ->
    [1] C'est la prochaine.
   *[other] Elle est numéro { $n } dans la file.
}
web-review-running = Analyse en cours…
web-review-running-about = À partir de chaque tour, un bot joue encore quelques manches, puis évalue les chances de chacun. Vous pouvez quitter la page : l'analyse continue et vous attend ici.
web-review-judged = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} sur { $of }
web-review-minutes = { $n ->
    [0] moins d'une minute restante
    [one] environ { $n } minute restante
   *[other] environ { $n } minutes restantes
}
web-review-stop = Arrêter
web-review-stopped = L'analyse a été arrêtée
web-review-failed = L'analyse n'a pas pu continuer
web-review-kept-so-far = – c'est jugé et conservé. La partie elle-même ne risque rien.
web-review-go-on = Reprendre au tour { $n }
web-review-show = Montrer ce qui est prêt
web-review-later-judged = pas encore jugé

## Problèmes

web-puzzle-today = Problème du jour
web-puzzle-solved = résolu
web-puzzle-earlier = La veille
web-puzzle-later = Le lendemain
web-puzzle-some = Problèmes
web-puzzle-number = Problème { $n } sur { $of }
web-puzzle-before = Le précédent
web-puzzle-after = Le suivant
web-puzzle-ask = Trouvez le meilleur coup
web-puzzle-about = Un coup est nettement meilleur que tous les autres examinés.
web-puzzle-by-trader = Même le Marchand le trouve.
web-puzzle-by-merchant = Le Négociant le trouve, pas le Marchand.
web-puzzle-by-nobody = Ni le Marchand ni le Négociant ne le trouvent.
web-puzzle-right = C'est ça !
web-puzzle-wrong = Il y a un meilleur coup
web-puzzle-found = Avec le deuxième meilleur coup, vous gagneriez environ { $n } parties de moins sur 100 (de { $low } à { $high }).
web-puzzle-less = Avec votre coup, vous gagnez environ { $n } parties de moins sur 100 (de { $low } à { $high }).
web-puzzle-unjudged = Votre coup n'est pas parmi ceux qui ont été jugés.
web-puzzle-next = Autre problème

## Browser: account and statistics

web-name = Nom
web-password = Mot de passe
web-login = Se connecter
web-logged-in = Connexion réussie.
web-logout = Se déconnecter
web-logged-out = Déconnexion réussie.
web-register = Créer un compte
web-registered = Le compte est créé ; vos parties y sont conservées.
web-you-are = Vous êtes { $name }
web-you-are-guest = Vous êtes { $name } (compte invité)
web-keep-games = Les parties d'un invité sont perdues si vous effacez les données du navigateur. Avec un compte, parties et réglages sont gardés.
web-play-as-guest = Jouer en tant qu'invité
web-no-finished-games = Aucune partie terminée pour l'instant.
web-stat-games = Parties
web-stat-since = depuis { $when }
web-stat-won = Gagnées
web-stat-won-of = { $n } sur { $of }
web-stat-share = { $share }, probablement de { $from } à { $to }
web-stat-median = Score médian
web-stat-half = la moitié entre { $from } et { $to }
web-stat-best = Meilleur score
web-stat-scores = Scores
web-stat-not-won = non gagnées
web-stat-is-won = gagnées
web-stat-median-at = médiane { $n }
web-stat-by-players = Selon le nombre de joueurs
web-stat-mean-range = moyenne et sa marge probable
web-stat-against-bots = Gagnées contre les bots
web-stat-strongest = selon le plus fort à la table
web-stat-too-few = trop peu pour un pourcentage
web-stat-not-met = pas encore rencontré
web-stat-even = part égale
web-stat-solo = Solo
web-stat-all = Toutes
web-stat-n-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
web-stat-results = Résultats
web-stat-table = Table
web-stat-place = { $place ->
    [1] première
   *[other] { $place }e
} place
web-stat-place-tied = { $place ->
    [1] première
   *[other] { $place }e
} place, au départage
web-stat-place-shared = { $place ->
    [1] première
   *[other] { $place }e
} place, partagée
web-stat-older = { $n ->
    [one] { $n } partie plus ancienne
   *[other] { $n } parties plus anciennes
}
web-stat-said = { $game } : { $games }, victoires : { $won }.
web-stat-again = Réessayer
web-asks-again = propose de rejouer
web-place-of = { $place ->
    [1] 1re
   *[other] { $place }e
} sur { $of }
web-stat-when = Date

## The tables and keys of a box that several games have

box-table-meta = Le jeu
box-table-counts = Combien il y en a
box-table-options = Options d'une partie
box-table-supplies = Réserves
box-table-setup = Mise en place
box-table-scoring = Décompte final
box-table-solo = Mode solo
box-table-player_counts = Selon le nombre de joueurs
box-table-provenance = D'où viennent les valeurs
box-key-action = Action
box-key-changes = Ce qu'elle change
box-key-colour = Couleur
box-key-condition = Condition
box-key-copies = Exemplaires
box-key-cost = Coût
box-key-data_version = Version du fichier
box-key-default = Par défaut
box-key-designers = Auteurs
box-key-effects = Effet
box-key-faith = Foi
box-key-gain = Gain
box-key-goods_per_vp = Marchandises par point
box-key-group = Groupe
box-key-levels = Niveaux
box-key-limited = En nombre limité
box-key-moments = Quand elle agit
box-key-n = Nombre
box-key-name = Nom
box-key-names = Noms
box-key-player_boards = Plateaux de joueur
box-key-players = Joueurs
box-key-players_max = Joueurs, au plus
box-key-players_min = Joueurs, au moins
box-key-prefix = Début des numéros de règle
box-key-publisher = Éditeur
box-key-rounds = Manches
box-key-rule = Règle
box-key-scoring = Points en fin de partie
box-key-slots = Emplacements
box-key-solo_designers = Auteurs du mode solo
box-key-start = Au départ
box-key-tokens = Jetons
box-key-type = Genre
box-key-value = Valeur
box-key-values = Valeurs
box-key-vp = Points
box-key-worth = Vaut
box-key-xy = Place sur le dessin
box-key-year = Année

## What may be wrong with a correction; the English is what the checks of a box say

fault-unknown-table = table inconnue
fault-missing = manque
fault-rows = il faut des lignes [[…]]
fault-table = il faut une table […]
fault-effects-or-cost = une ligne a soit `effects`, soit `cost` et `gain`
fault-row-for-each = il faut une ligne pour chacun de { $players }
fault-used-times = { $what } sert { $n } fois
fault-unknown-key = clé inconnue ; connues : { $known }
fault-text-is-made = clé inconnue ; le texte est tiré des effets
fault-not-in = { $value } n'est pas dans { $table }
fault-not-a-rule = { $value } n'est pas dans les règles
fault-not-a-number = { $value } n'est pas un nombre entier
fault-neither-true-nor-false = { $value } n'est ni true ni false
fault-wrong-kind = { $value } n'est pas du type { $kind }
fault-not-known = { $value } n'est pas parmi : { $kind }
fault-no-amount = { $value } n'est ni un nombre ni parmi { $known }
fault-rules-need = les règles exigent { $only }, pas { $value }
fault-missing-need = manque : les règles exigent { $only }
fault-range = de { $least } à { $most }, pas { $value }
fault-at-least = au moins { $least }, pas { $value }
fault-at-most = au plus { $most }, pas { $value }
fault-number-left-out = il faut { $n }, pas { $value } : aucun numéro ne manque
fault-not-a-list = { $value } n'est pas une liste
fault-list-length = { $value } n'est pas une liste de la longueur de { $size }
fault-every-count = chaque nombre de joueurs de { $players } une fois
fault-every-use = il faut un nombre pour chacun de max_uses
fault-range-each = { $value } : chacun de { $least } à { $most }
fault-amount = { $value } n'est pas une quantité possible
fault-unknown-word = inconnu : { $word } ({ $sort })
fault-one-or-other = on donne soit `{ $one }`, soit `{ $other }`
fault-nothing-counted = seulement si l'on compte quelque chose : `per` manque
fault-lists-of = { $word } exige des listes de { $n }
fault-no-list = cette liste n'existe pas
fault-adds-up = dit { $said }, mais { $list } en fait { $sum }
fault-twice = dit deux fois la même chose
fault-number-for-each = il faut un nombre pour chacun de { $groups }
fault-default = n'est pas parmi ses valeurs
fault-mixed = { $value } ne sont pas toutes du même genre
fault-among = doit être parmi { $players }
fault-not-the-same = n'est pas comme { $place }, qui dit { $value }
fault-there-times = s'y trouve { $n } fois
fault-edge = une liaison joint deux lieux connus
fault-out-of-reach = ne peut être atteint
fault-deck-counted = manque : on compte une pioche à exemplaires
fault-head = un fichier commence par { $tables }
fault-left-out = { $row } manque : une ligne se change, mais ne s'enlève pas
fault-hidden = contient un caractère invisible : { $code }
fault-hidden-line = contient un caractère invisible : { $code } (ligne { $line })
fault-too-much = cela prend trop de temps ou de mémoire
fault-beyond = contient un nombre au-delà de { $most }
fault-nested = imbriqué trop profondément
fault-syntax = illisible en ligne { $line }, colonne { $column } ({ $what })
fault-syntax-at-end = la fin du fichier est illisible ({ $what })

# How strong players play a game, and how one plays it oneself

web-strong = Comment jouent les joueurs forts
web-strong-about = Compté sur { $games } du { $bot } contre lui-même. Chaque valeur est dans sa fourchette neuf fois sur dix.
web-strong-quick = Le Sage rapide juge comme le Sage, sans regarder plus loin que son propre tour.
web-strong-made = Édition { $edition }, donnes { $from } à { $to }.
web-strong-older = Les règles ou le matériel ont changé depuis ces parties.
web-strong-course = environ { $rounds } manches, { $points } points par joueur
web-strong-first = Premier tour
web-strong-lines = Trois premiers tours
web-strong-deeds = Ce qu'ils font
web-strong-times = fois par partie
web-strong-taken = Ce qu'ils prennent
web-strong-taken-about = À quelle fréquence on le prend quand c'est possible, et combien de points de plus ont à la fin ceux qui l'ont. Cela n'explique pas tout l'écart.
web-strong-share = Pris
web-strong-more = Points en plus
web-strong-too-few = trop peu de parties pour le dire
web-strong-far = très déséquilibré
web-strong-reconstructed = ses valeurs sont reconstituées
web-strong-seats = Qui commence
web-strong-place = Joueur { $n } dans l'ordre du tour
web-strong-fair = victoires ; à chances égales : { $share }
web-strong-ends = Ce qui termine la partie
web-own-of = Mon jeu : { $game }
web-own-private = Cette page n'est visible que par vous. Elle vient des analyses de vos parties terminées.
web-own-reviewed = Analysées : { $n } sur { $of }
web-own-older = { $n ->
    [one] Une analyse n'est pas comptée, car elle vient d'une version antérieure du juge : faites juger la partie à nouveau.
   *[other] { $n } analyses ne sont pas comptées, car elles viennent d'une version antérieure du juge : faites juger ces parties à nouveau.
}
web-own-missing = { $n ->
    [one] Encore une partie analysée et cette page aura quelque chose à dire.
   *[other] Encore { $n } parties analysées et cette page aura quelque chose à dire.
}
web-own-how = Ouvrez une partie terminée et demandez son analyse.
web-own-loss = Ce que vous laissez échapper
web-own-loss-about = par rapport aux meilleurs tours trouvés, en chances de gagner une partie
web-own-kinds = Par sorte de tour
web-own-rounds = Par manche
web-own-round = Manche { $n }
web-own-other = Autres décisions
web-own-share = Part
web-own-a-game = Par partie
web-own-turns = Tours
web-own-habits = Habitudes
web-own-habits-about = combien de fois vous le faites par partie, et combien de fois le { $bot } le fait
web-own-habits-missing = { $n ->
    [one] Encore une partie analysée avant de comparer vos habitudes au jeu des plus forts.
   *[other] Encore { $n } parties analysées avant de comparer vos habitudes au jeu des plus forts.
}
web-own-you = Vous
web-own-often = plus souvent que les joueurs forts
web-own-seldom = moins souvent que les joueurs forts
web-own-alike = à peu près autant
web-own-progress = Partie par partie
web-own-trend-less = Ces derniers temps, vous laissez échapper moins qu'avant.
web-own-trend-more = Ces derniers temps, vous laissez échapper plus qu'avant.
web-own-trend-same = Ces derniers temps, vous laissez échapper à peu près autant qu'avant.
