# Az Oázis szavai

game-oasis = Oázis

place-well = kút
place-grove = liget
place-market = piac
trader-water_carrier = Vízhordó
trader-date_seller = Datolyaárus
trader-storyteller = Mesemondó
trader-camel_driver = Tevehajcsár
trader-weaver = Takács
trader-potter = Fazekas
trader-musician = Muzsikus
trader-collector = Gyűjtő
trader-twins = Ikrek
trader-guide = Kalauz
trader-fox = Róka
trader-stargazer = Csillagász
trader-scout = Felderítő
trader-elder = Vén bölcs
trader-hidden = egy kereskedő
eat-dates = 2 datolya elfogyasztása 1 vízért
good-vp = pont
good-date = datolya
good-water = víz

noun-vp = { $n } pont
noun-date = { $n } datolya
    .acc = { $n } datolyát
noun-water = { $n } víz
    .acc = { $n } vizet
verb-draw = húzz { $n } kereskedőt
verb-look = nézd meg a karaván első kereskedőjét; a végére mehet
score-per-traders =
    { $every ->
        [one] minden kézben lévő kereskedőért
       *[other] minden { $every } kézben lévő kereskedőért
    }
test-thirsty = nincs vized
special-OA-5-2 = a karaván megfordul
value-star = a csillagkocka

ask-choose-place = Hol álljon a sátrad?
ask-play-trader = Játssz ki egy kereskedőt, vagy egyet se.
ask-welcome = Fogadod a vendéget?
ask-send-to-the-end = A karaván végére küldöd az első kereskedőt?
ask-eat = Eszel datolyát?
wait-choose-place = Várakozás: { $player } (helyet választ)
wait-play-trader = Várakozás: { $player } (kereskedőt választ)
wait-welcome = Várakozás: { $player } (fogadhatja a vendéget)
wait-send-to-the-end = Várakozás: { $player } (kereskedőt néz meg)
wait-eat = Várakozás: { $player } (datolyát eszik)

refuse-too-few-dates = { $n } datolya kell.
refuse-too-little-water = { $n } víz kell.
refuse-well-is-dry = A kút kiszáradt.
refuse-no-caravan = Nincs karaván.

log-round-begins = { $n }. forduló: { $player } kezd, a csillag értéke { $star }.
log-tent-pitched = { $player }: sátor, { $place }.
log-gained = { $player }: { $good } +{ $n }.
log-paid = { $player }: { $good } −{ $n }.
log-welcomed = { $player }: vendéget fogad, { $visitor }.
log-dates-eaten = { $player }: datolyát eszik.
log-trader-played = { $player }: kijátszva, { $trader }.
log-trader-drawn = { $player }: húzás, { $trader }.
log-trader-looked-at = { $player }: megnézve, { $trader }.
log-sent-to-the-end = { $player }: az első kereskedő a végére megy.
log-turned-round = { $player }: a karaván megfordul.
log-storm = Vihar: mindenkinél legfeljebb 2 datolya marad.
log-game-over = A játék véget ért.

score-gathered = Gyűjtött pontok
score-water = Víz
setting-short = Rövid játék
    .about = Három forduló helyett kettő
setting-short-false = nem
setting-short-true = igen
setting-storm = Vihar
    .about = Éjjel mindenkinél legfeljebb két datolya marad
setting-storm-false = nem
setting-storm-true = igen

board-place = Helyek
board-round = Forduló
board-storm = Vihar
board-first = Kezd
board-star = Csillagkocka
board-well = Víz a kútban
board-bag = Kereskedők a zsákban
board-caravan = Karaván
board-goods = Javak
board-hand = Kéz
board-tent = Sátor
board-ready = Választott
