# Les mots d'Oasis

game-oasis = Oasis

place-well = le puits
place-grove = la palmeraie
place-market = le marché
trader-water_carrier = Porteuse d'eau
trader-date_seller = Vendeur de dattes
trader-storyteller = Conteuse
trader-camel_driver = Chamelier
trader-weaver = Tisserande
trader-potter = Potier
trader-musician = Musicienne
trader-collector = Collectionneur
trader-twins = Jumelles
trader-guide = Guide
trader-fox = Renard
trader-stargazer = Astronome
trader-scout = Éclaireuse
trader-elder = Doyenne
trader-hidden = un marchand
eat-dates = Manger 2 dattes pour 1 eau
good-vp = points
good-date = dattes
good-water = eau

noun-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
noun-date =
    { $n ->
        [one] { $n } datte
       *[other] { $n } dattes
    }
noun-water = { $n } eau
verb-draw =
    { $n ->
        [one] piochez un marchand
       *[other] piochez { $n } marchands
    }
verb-look = regardez le premier marchand de la caravane ; il peut passer à la fin
score-per-traders =
    { $every ->
        [one] par marchand en main
       *[other] pour { $every } marchands en main
    }
test-thirsty = vous n'avez pas d'eau
special-OA-5-2 = la caravane fait demi-tour
value-star = le dé étoile

ask-choose-place = Où planter votre tente ?
ask-play-trader = Jouez un marchand, ou aucun.
ask-welcome = Accueillir la visite ?
ask-send-to-the-end = Envoyer le premier marchand à la fin de la caravane ?
ask-eat = Manger des dattes ?
wait-choose-place = En attente : { $player } (choisit un lieu)
wait-play-trader = En attente : { $player } (choisit un marchand)
wait-welcome = En attente : { $player } (peut accueillir la visite)
wait-send-to-the-end = En attente : { $player } (regarde un marchand)
wait-eat = En attente : { $player } (mange des dattes)

refuse-too-few-dates =
    { $n ->
        [one] Il vous faut { $n } datte.
       *[other] Il vous faut { $n } dattes.
    }
refuse-too-little-water = Il vous faut { $n } eau.
refuse-well-is-dry = Le puits est à sec.
refuse-no-caravan = Il n'y a pas de caravane.

log-round-begins = Manche { $n } : { $player } commence, l'étoile indique { $star }.
log-tent-pitched = { $player } : tente, { $place }.
log-gained = { $player } : { $good } +{ $n }.
log-paid = { $player } : { $good } −{ $n }.
log-welcomed = { $player } accueille { $visitor }.
log-dates-eaten = { $player } mange des dattes.
log-trader-played = { $player } joue { $trader }.
log-trader-drawn = { $player } pioche { $trader }.
log-trader-looked-at = { $player } regarde { $trader }.
log-sent-to-the-end = { $player } envoie le premier marchand à la fin.
log-turned-round = { $player } : la caravane fait demi-tour.
log-storm = Tempête : chacun garde au plus 2 dattes.
log-game-over = La partie est finie.

score-gathered = Points gagnés
score-water = Eau
setting-short = Partie courte
    .about = Deux manches au lieu de trois
setting-short-false = non
setting-short-true = oui
setting-storm = Tempête
    .about = La nuit, chacun garde au plus deux dattes
setting-storm-false = non
setting-storm-true = oui

board-place = Lieux
board-round = Manche
board-storm = Tempête
board-first = Joue en premier
board-star = Dé étoile
board-well = Eau du puits
board-bag = Marchands dans le sac
board-caravan = Caravane
board-goods = Biens
board-hand = Main
board-tent = Tente
board-ready = A choisi
