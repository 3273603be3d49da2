# Słowa gry Oaza

game-oasis = Oaza

place-well = studnia
place-grove = gaj
place-market = targ
trader-water_carrier = Nosiwoda
trader-date_seller = Sprzedawca daktyli
trader-storyteller = Bajarz
trader-camel_driver = Poganiacz wielbłądów
trader-weaver = Tkacz
trader-potter = Garncarz
trader-musician = Muzyk
trader-collector = Zbieracz
trader-twins = Bliźnięta
trader-guide = Przewodnik
trader-fox = Lis
trader-stargazer = Astronom
trader-scout = Zwiadowca
trader-elder = Starzec
trader-hidden = kupiec
eat-dates = Zjedz 2 daktyle za 1 wodę
good-vp = punkty
good-date = daktyle
good-water = woda

noun-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
noun-date =
    { $n ->
        [one] { $n } daktyl
        [few] { $n } daktyle
       *[many] { $n } daktyli
    }
noun-water =
    { $n ->
        [one] { $n } woda
        [few] { $n } wody
       *[many] { $n } wody
    }
    .acc = { $n ->
            [one] { $n } wodę
           *[other] { $n } wody
        }
verb-draw = dobierz { $n ->
        [one] kupca
       *[other] { $n } kupców
    }
verb-look = zobacz pierwszego kupca karawany; może przejść na koniec
score-per-traders =
    { $every ->
        [one] za każdego kupca na ręce
       *[other] za każdych { $every } kupców na ręce
    }
test-thirsty = nie masz wody
special-OA-5-2 = karawana zawraca
value-star = kość gwiazdy

ask-choose-place = Gdzie stanie twój namiot?
ask-play-trader = Zagraj kupca albo żadnego.
ask-welcome = Przywitać gościa?
ask-send-to-the-end = Odesłać pierwszego kupca na koniec karawany?
ask-eat = Zjeść daktyle?
wait-choose-place = Oczekiwanie: { $player } (wybiera miejsce)
wait-play-trader = Oczekiwanie: { $player } (wybiera kupca)
wait-welcome = Oczekiwanie: { $player } (może przywitać gościa)
wait-send-to-the-end = Oczekiwanie: { $player } (ogląda kupca)
wait-eat = Oczekiwanie: { $player } (je daktyle)

refuse-too-few-dates =
    { $n ->
        [one] Potrzeba { $n } daktyla.
       *[other] Potrzeba { $n } daktyli.
    }
refuse-too-little-water = Potrzeba { $n } wody.
refuse-well-is-dry = Studnia jest sucha.
refuse-no-caravan = Nie ma karawany.

log-round-begins = Runda { $n }: zaczyna { $player }, gwiazda pokazuje { $star }.
log-tent-pitched = { $player }: namiot, { $place }.
log-gained = { $player }: { $good } +{ $n }.
log-paid = { $player }: { $good } −{ $n }.
log-welcomed = { $player }: powitanie, gość: { $visitor }.
log-dates-eaten = { $player }: je daktyle.
log-trader-played = { $player }: gra { $trader }.
log-trader-drawn = { $player }: dobiera { $trader }.
log-trader-looked-at = { $player }: ogląda { $trader }.
log-sent-to-the-end = { $player }: pierwszy kupiec idzie na koniec.
log-turned-round = { $player }: karawana zawraca.
log-storm = Burza: każdy zachowuje najwyżej 2 daktyle.
log-game-over = Koniec gry.

score-gathered = Zebrane punkty
score-water = Woda
setting-short = Krótka gra
    .about = Dwie rundy zamiast trzech
setting-short-false = nie
setting-short-true = tak
setting-storm = Burza
    .about = W nocy każdy zachowuje najwyżej dwa daktyle
setting-storm-false = nie
setting-storm-true = tak

board-place = Miejsca
board-round = Runda
board-storm = Burza
board-first = Gra pierwszy
board-star = Kość gwiazdy
board-well = Woda w studni
board-bag = Kupcy w worku
board-caravan = Karawana
board-goods = Dobra
board-hand = Ręka
board-tent = Namiot
board-ready = Wybór dokonany
