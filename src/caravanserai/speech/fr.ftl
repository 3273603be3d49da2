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
ask-choose-times = Combien de fois ?
ask-choose-order = Quel effet ensuite ?
wait-choose-branch = En attente : { $player } (choisit un effet)
wait-may-enact = En attente : { $player } (décide d'un effet)
wait-choose-times = En attente : { $player } (choisit un nombre)
wait-choose-order = En attente : { $player } (choisit un ordre)

## Refus

refuse-not-offered = Ce choix n'est pas proposé maintenant.

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

bot-random = Apprenti
bot-greedy = Négociant

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
cli-help-rules = rules ID : lire une règle, par exemple rules { $example }
cli-help-log = log : tout ce qui s'est passé
cli-help-undo = undo : annuler votre dernier coup
cli-help-redo = redo : le rejouer
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
cli-rule = Règle { $rule }
cli-nothing-refused = Rien n'est refusé maintenant.

## Terminal : la fin, et les autres commandes

cli-game-over = Partie terminée
cli-winner = Victoire : { $player }
cli-no-winner = Personne ne gagne.
cli-shared-victory = Victoire partagée : { $players }
cli-you-won = Vous avez gagné !
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
cli-verified = Vérifié : les mélanges sont ceux de la clé.
cli-not-verified = Non vérifié : la partie et la clé ne concordent pas.
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
