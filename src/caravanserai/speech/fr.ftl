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
   *[other] Utiliser cet effet ? { $effect }
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

refuse-not-offered = Ce choix n'est pas proposé maintenant.
refuse-lesson = Pas maintenant. Faites d'abord ce qui est entouré.

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
effect-per = { $effect } { $per }
effect-score = { $points } { $per }
effect-most = { $effect }, au plus { $most }
effect-any-order = dans l'ordre de votre choix : { $effect }
effect-if = si { $test } : { $then }
effect-if-else = si { $test } : { $then } ; sinon : { $otherwise }
effect-row = { $n } : { $effect }
effect-rows = { $first } ; { $next }
effect-by = { $effect } (selon : { $value })
effect-moment = { $moment } : { $effect }
effect-per-turn = { $effect } ({ $n } fois par tour)
times = { $n } fois
value-die = valeur du dé
value-power = puissance

## Langues, chacune dans la sienne

language-en = English
language-fr = Français
language-tr = Türkçe
language-pl = Polski
language-hu = Magyar

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

## Conseils

hint-chance = Chances de gagner : { $mean } % (de { $low } à { $high } %)
hint-ahead = Avance en points sur le meilleur adversaire : { $mean } (de { $low } à { $high })
hint-points = Points à la fin : { $mean } (de { $low } à { $high })
hint-seldom = Trop peu examiné pour dire ce que cela rapporte.
hint-open = On ne peut pas encore dire la suite.
hint-close = { $first } et { $second } sont trop proches pour être départagés.
hint-only = Aucun autre tour à comparer n'a été trouvé.
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
cli-thinking = { $player } : réfléchit …
cli-pass-device = La main passe : { $player }. Appuyez sur Entrée pour continuer.
cli-board = Plateau de jeu
cli-hand = Votre main
cli-discard = Votre défausse
cli-you = Vous
cli-opponents = Adversaires
cli-log = Journal
cli-choices = Choix
cli-refused = Pas maintenant
cli-hidden = caché
cli-points = Points
cli-saved-game = Partie enregistrée : { $file }

## Terminal : commandes

cli-prompt = Numéro ou commande (aide : ?)
cli-help = Commandes
cli-help-number = un numéro : faire ce choix
cli-help-why = why : ce qui est refusé maintenant, et par quelle règle
cli-help-rules = rules ID : lire une règle, par exemple rules { $example } ; rules ID why : avec les notes
cli-help-log = log : tout ce qui s'est passé
cli-help-undo = undo : annuler votre dernier coup
cli-help-redo = redo : le rejouer
cli-help-hint = hint : les trois meilleurs tours que trouve le Sage ; hint 2 : jouer le deuxième
cli-help-save = save FICHIER : enregistrer la partie
cli-help-language = language : changer de langue
cli-help-quit = quit : quitter la partie
cli-undone = Coup annulé.
cli-redone = Coup rétabli.
cli-nothing-to-undo = Il n'y a rien à annuler.
cli-nothing-to-redo = Il n'y a rien à rétablir.
cli-undo-stopped = Une information a été révélée ; l'annulation s'arrête ici.
cli-saved = Enregistré : { $file }
cli-loaded = Partie chargée : { $file }
cli-quit-sure = Quitter sans enregistrer ?
cli-goodbye = Au revoir.
cli-unknown-command = « { $command } » n'est pas une commande ici. Tapez ? pour l'aide.
cli-not-a-choice = Choisissez un numéro de 1 à { $n }.
cli-no-such-rule = La règle { $rule } n'existe pas.
cli-rules-why = Pourquoi cette lecture ? { $command }
cli-rule = Règle { $rule }
cli-nothing-refused = Rien n'est refusé maintenant.

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
cli-commitment-unknown = Comparez avec ce que la table a publié, ou donnez-le avec --commitment.
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
cli-hot-seat = Des personnes à ce clavier
cli-only-choice = Un seul choix : { $choice }
cli-score-now = Si la partie finissait maintenant
cli-taken-up = Reprise après le coup { $n }.
cli-edition-differs = Cette partie a été enregistrée avec l'édition { $saved } des règles ; ici c'est { $here }. Elle est rejouée selon les règles d'ici.
cli-box-differs = Cette partie a été enregistrée avec d'autres composants ({ $saved } ; ici { $here }). Elle est rejouée avec ceux d'ici.
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

## Ce que le serveur répond quand il ne peut pas faire ce qui est demandé

error-not-found = Il n'y a rien à cette adresse.
error-forbidden = Ce n'est pas à vous de faire cela.
error-malformed = Le serveur n'a pas compris la demande.
error-too-large = C'est trop à envoyer d'un coup.
error-not-allowed = Cela n'est pas possible ici.
error-failure = Le serveur a rencontré un problème. Réessayez.
error-busy = La table est occupée. Réessayez.
error-storage = Cela n'a pas pu être enregistré. Réessayez dans un instant.
error-damaged = Les données de cette table sont endommagées. Les autres tables ne sont pas touchées.
error-too-many = Trop de demandes à la fois. Attendez un instant.
error-crowded = La maison est pleine pour le moment. Réessayez un peu plus tard.
error-csrf = Cette page est périmée. Rechargez-la.
error-not-signed-in = Choisissez d'abord un nom ou connectez-vous.
error-bad-token = Ce jeton d'accès n'est pas valable.
error-bad-name = Un nom compte de 1 à 40 caractères visibles.
error-name-hidden = Ce nom contient des caractères invisibles. Retirez-les, s'il vous plaît.
error-name-marks = Trop d'accents s'empilent dans ce nom.
error-name-taken = Ce nom est déjà pris.
error-has-account = Vous avez déjà un compte.
error-wrong-password = Aucun compte n'a ce nom et ce mot de passe.
error-not-invited = On ne rejoint cette table que sur invitation.
error-seat-taken = Cette place est prise.
error-has-seat = Vous avez déjà une place à cette table.
error-no-such-game = Ce jeu n'est pas installé ici.
error-no-such-lesson = Ce jeu n'a pas encore de leçon.
error-bad-option = Le jeu n'a pas cette option.
error-bad-record = Cette partie enregistrée ne peut pas être rejouée.
error-too-long = Cette partie enregistrée est trop longue pour être lue ici.
error-not-playing = La partie n'est pas en cours.
error-not-over = Ce sera possible à la fin de la partie.
error-source-not-over = Cette partie a commencé à partir d'une autre qui n'est pas finie et partage son passé avec elle. Son enregistrement sera disponible quand l'autre sera finie elle aussi.
error-not-asked = Ce n'est pas votre tour.
error-refused = Les règles ne le permettent pas.
error-stale = La partie a avancé ; voici la table telle qu'elle est.
error-held = L'autre personne n'a pas encore terminé son tour.
error-hints-off = Il n'y a pas de conseils à cette table.
error-no-hint = Pas de conseil pour l'instant. Veuillez réessayer.
error-nothing-held = Aucun de vos tours n'attend d'être terminé.
error-nothing-to-undo = Il n'y a rien à annuler ici.
error-nothing-to-redo = Il n'y a rien à rétablir ici.
error-needs-consent = Les autres doivent être d'accord ; la question leur est posée.
error-nothing-asked = Personne ne demande d'accord.
error-nobody-to-ask = Il n'y a plus personne à cette table pour donner son accord.
error-others-ask = Une autre question est déjà posée à la table. Réessayez dans un instant.
error-not-absent = Cette personne est de retour.

## Browser: everywhere

web-home = Accueil
web-pages = Pages
web-lobby = Salon
web-rules = Règles
web-statistics = Statistiques
web-account = Compte
web-language = Langue
web-theme = Thème de couleurs
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-close = Fermer
web-send = Envoyer
web-save = Enregistrer
web-saved = Enregistré
web-copy = Copier le lien
web-copied = Copié
error-offline = Le serveur ne répond pas. La page réessaie.
error-unknown = Une erreur est survenue.

## Browser: the lobby

web-welcome = Bienvenue au Caravansérail
web-games = Jeux
web-game-gugong = Gùgōng
web-game-gugong-about = Échangez des cadeaux à la cour de la Cité interdite et obtenez à temps une audience chez l'empereur. 1 à 5 joueurs.
web-game-paladins = Paladins du Royaume de l'Ouest
web-game-paladins-about = Rassemblez des ouvriers et tenez la cité par la foi, la force et l'influence. 1 à 4 joueurs.
web-game-yokohama = Yokohama
web-game-yokohama-about = Commercez dans le port ouvert de 1880 : soie, thé, commandes et techniques nouvelles. 2 à 4 joueurs.
web-game-marcopolo2 = Marco Polo II : Au service du Khan
web-game-marcopolo2-about = Voyagez vers l'ouest pour le Khan avec des dés, des chameaux et des contrats. 2 à 4 joueurs.
web-play-against = Jouer contre { $opponent }
web-play-bots = Jouer avec deux bots
web-set-up = Préparer une table…
web-learn = Apprendre en jouant
web-learn-new = Premiers pas à { $game } ?
web-learn-about = Une table préparée et un adversaire patient : { $n } étapes, quelques minutes, et vous connaissez le jeu.
web-my-games = Mes parties
web-no-games = Pas encore de partie. Prenez place !
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
web-who-are-you = Qui prend place ?
web-your-name = Votre nom
web-guest-name = Invité
web-guest-about = Aucun compte n'est nécessaire. Vous pourrez en créer un plus tard et garder vos parties.
web-sit-down = Prendre place

## Browser: setting up a table

web-how-many = Combien de joueurs ?
web-alone = 1 – solo contre { $opponent }
web-you = Vous
web-player = Joueur { $n }
web-their-name = Nom de ce joueur
web-seat-bot = Bot : { $bot }
web-seat-here = Une personne sur cet appareil
web-seat-open = Libre, pour une personne ailleurs
web-public = Afficher parmi les tables ouvertes
web-over-days = En différé, sur plusieurs jours
web-hints = Tout le monde peut demander conseil
web-hints-on = À cette table, on peut demander conseil.
web-hints-off = Il n'y a pas de conseils à cette table.
web-clock = Horloge
web-clock-none = Sans horloge
web-clock-bank = { $minutes } minutes chacun, et { $seconds } secondes de plus par tour
web-clock-turn = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-clock-about = Quand le temps est écoulé, la partie continue ; les autres peuvent alors faire jouer un bot.
web-begin = Lancer la partie
web-waiting-for-players = En attente de joueurs
web-free-seat = Place libre
web-bot = bot
web-invite-about = Envoyez ce lien à celles et ceux qui doivent prendre place ici.
web-invite-link = Lien d'invitation

## Browser: the table

web-board = Plateau de jeu
web-own-board = Votre plateau de joueur et votre main
web-players = Joueurs
web-log = Journal
web-menu = Menu
web-chat = Discussion
web-score = Score
web-back = Retour
web-chosen = Vous avez choisi : { $what }. Modifiable tant que tous n'ont pas choisi.
web-undo = Annuler le coup
web-redo = Rétablir
web-table-tools = Outils de la table
web-question = Question
web-title-your-turn = ● À vous de jouer – { $game }
web-connecting = Reconnexion…
web-waiting-for = En attente : { $players }
web-thinking = { $players } : réflexion en cours …
web-thinks = réfléchit …
web-held = Votre tour est joué. Annuler ou finir le tour ?
web-end-turn = Finir le tour
web-compose-change = Vous pouvez changer : cliquez sur vos pièces.
web-compose-more = Cliquez sur les pièces à utiliser.
web-all-choices = Tous les choix ({ $n })
web-closed = { $n } impossibles
web-since-your-turn = Depuis votre dernier tour
web-story = Ce qui se passe
web-story-at = { $n } sur { $of }
web-story-back = Précédent
web-story-on = Suivant
web-story-question = Aller à votre question
web-story-now = Aller à maintenant
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
web-lesson-do = Maintenant :
web-lesson-show = Montrer où
web-lesson-wait = L'autre joueur répond…
web-lesson-any = Maintenant : comme vous voulez.
web-lesson-done = La leçon est finie. Continuez : à partir d'ici, vous décidez.
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
web-undo-asked = { $player } : demande une annulation. D'accord ?
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
web-past-undo = Quelqu'un, seul à cette table, est revenu en deçà de ce qui avait été révélé et pourrait connaître ce qui est caché. Depuis que d'autres ont pris place, le hasard vient d'une nouvelle clé.
web-settings = Réglages
web-calm = Animations réduites
web-sound = Son
web-only-answers = Répondre à ma place quand il n'y a qu'une réponse
web-pure-gains = Prendre aussitôt ce qui ne coûte rien
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
web-join-withdraw = Tant pis
web-replace-asked = { $player } : absence prolongée. Laisser jouer un bot ?
web-level-asked = Changement d'adversaire : { $player } → { $bot }. D'accord ?
web-away-late = { $player } : absence prolongée. Le menu propose un bot à la place.
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
web-clock-late = { $player } : temps écoulé. Le menu propose un bot à la place.
web-event-new-bot = Changement d'adversaire : { $before } → { $bot }
web-event-new-key = À partir d'ici, le hasard vient d'une nouvelle clé : { $commitment }
web-event-new-edition = { $lost ->
    [0] La partie continue selon une édition plus récente des règles ou des composants.
    [one] La partie continue selon une édition plus récente des règles ou des composants ; le dernier coup est perdu.
   *[other] La partie continue selon une édition plus récente des règles ou des composants ; les { $lost } derniers coups sont perdus.
}
web-chat-show = Afficher la discussion
web-chat-empty = Personne n'a encore rien dit.
web-chat-say = Écrire à la table
web-hide-lines = Masquer ce que dit { $player }
web-hidden-lines = { $n ->
    [one] { $n } message est masqué.
   *[other] { $n } messages sont masqués.
}
web-show-lines = Afficher de nouveau
web-keys = Raccourcis clavier
web-key-arrows = Flèches : passer d'un choix lumineux à l'autre
web-key-enter = Entrée : choisir l'élément actif
web-key-figures = 1–9 : choisir le premier au neuvième bouton de la question
web-key-u = U : annuler le coup
web-key-y = Y : rétablir
web-key-l = L : journal
web-key-r = R : règles
web-key-h = H : conseil
web-key-t = T : saisir un coup
web-key-escape = Échap : fermer ce qui est ouvert

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
web-end-tied = { $points } : { $points } avec { $other } ; { $why }.
web-end-all-tied = { $points } points chacun ; aucune règle ne les départage.
web-end-why = Comment l'égalité a été départagée
web-end-equal = Égalité de points
web-end-tie-broken = { $player } et { $other } ont { $points } points chacun. { $player } : { $why }.
web-end-tie-shared = { $player } et { $other } ont { $points } points chacun et se partagent la place { $place }.
web-end-tie-row = Départage : { $what }
web-end-sources = Points par origine
web-end-sources-about = Une barre par joueur ; tous les nombres sont dans la feuille de score.
web-end-lost = { $n } perdus
web-end-losses = Pertes
web-end-difference = Ce qui a fait la différence
web-end-difference-of = { $player } contre { $other } : les plus grands écarts.
web-end-other-rows = les autres lignes ensemble
web-end-count = nombre
web-end-worth = points
web-end-places = Classement
web-end-sheet = Feuille de score
web-show-table = Voir la table
web-play-again = Rejouer
web-again-note = Rejouer garde les places, les robots et les options.
web-again-waits = En attente de { $players }
web-again-asked = { $player } voudrait rejouer.
web-again-no = Non, merci
web-again-take-back = Ne plus demander
web-again-go = Vers la nouvelle partie
web-review-later = Revoir plus tard
web-review-kept = Gardée dans Mes parties
web-rules-of = Règles : { $game }
web-rules-search = Rechercher dans les règles
web-rules-chapter = Chapitre
web-rules-english = Une partie n'est pas encore traduite et figure ici en anglais.
web-rules-nothing = Aucune règle ne correspond.
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
web-replay-turn-back = Tour précédent
web-replay-turn-on = Tour suivant
web-replay-last = Dernier coup
web-replay-speeds = Vitesse
web-replay-speed = Vitesse : { $n }×
web-replay-eyes = Par les yeux de
web-replay-as = Vue de { $player }
web-replay-spectator = Vue de spectateur
web-fork = Jouer à partir d'ici
web-back-to-table = Retour à la table

## Browser: account and statistics

web-name = Nom
web-password = Mot de passe
web-login = Se connecter
web-logged-in = Connecté.
web-logout = Se déconnecter
web-logged-out = Déconnecté.
web-register = Créer un compte
web-registered = Le compte est créé ; vos parties y sont conservées.
web-you-are = Vous êtes { $name }
web-you-are-guest = Vous êtes { $name } (compte invité)
web-keep-games = Un compte invité s'efface avec les données du navigateur. Un vrai compte garde parties et réglages.
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
web-stat-against-bots = Gagnées contre les robots
web-stat-strongest = selon le plus fort à la table
web-stat-too-few = trop peu pour un pourcentage
web-stat-not-met = pas encore rencontré
web-stat-even = à égalité
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
web-stat-said = { $game } : { $games }, { $won } gagnées.
web-stat-again = Réessayer
web-asks-again = propose de rejouer
web-stat-when = Date
