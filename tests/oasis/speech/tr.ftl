# Oasis'in sözleri

game-oasis = Oasis

place-well = kuyu
place-grove = hurmalık
place-market = pazar
trader-water_carrier = Su taşıyıcısı
trader-date_seller = Hurmacı
trader-storyteller = Masalcı
trader-camel_driver = Deveci
trader-weaver = Dokumacı
trader-potter = Çömlekçi
trader-musician = Müzisyen
trader-collector = Koleksiyoncu
trader-twins = İkizler
trader-guide = Rehber
trader-fox = Tilki
trader-stargazer = Gökbilimci
trader-scout = Gözcü
trader-elder = Bilge
trader-hidden = bir tüccar
eat-dates = 1 su için 2 hurma ye
good-vp = puan
good-date = hurma
good-water = su

noun-vp = { $n } puan
noun-date = { $n } hurma
noun-water = { $n } su
verb-draw = { $n } tüccar çekin
verb-look = kervanın ilk tüccarına bakın; sona gidebilir
score-per-traders =
    { $every ->
        [one] eldeki her tüccar için
       *[other] eldeki her { $every } tüccar için
    }
test-thirsty = suyunuz yoksa
special-OA-5-2 = kervan geri döner
value-star = yıldız zarı

ask-choose-place = Çadırınız nerede dursun?
ask-play-trader = Bir tüccar oynayın ya da oynamayın.
ask-welcome = Ziyaretçi karşılansın mı?
ask-send-to-the-end = İlk tüccar kervanın sonuna gitsin mi?
ask-eat = Hurma yensin mi?
wait-choose-place = Beklenen: { $player } (yer seçiyor)
wait-play-trader = Beklenen: { $player } (tüccar seçiyor)
wait-welcome = Beklenen: { $player } (ziyaretçiyi karşılayabilir)
wait-send-to-the-end = Beklenen: { $player } (bir tüccara bakıyor)
wait-eat = Beklenen: { $player } (hurma yiyor)

refuse-too-few-dates = { $n } hurma gerekir.
refuse-too-little-water = { $n } su gerekir.
refuse-well-is-dry = Kuyu kuru.
refuse-no-caravan = Kervan yok.

log-round-begins = { $n }. tur: { $player } başlar, yıldız { $star } gösterir.
log-tent-pitched = { $player }: çadır, { $place }.
log-gained = { $player }: { $good } +{ $n }.
log-paid = { $player }: { $good } −{ $n }.
log-welcomed = { $player }: ziyaretçi karşılandı, { $visitor }.
log-dates-eaten = { $player }: hurma yedi.
log-trader-played = { $player }: { $trader } oynadı.
log-trader-drawn = { $player }: { $trader } çekti.
log-trader-looked-at = { $player }: tüccara baktı, { $trader }.
log-sent-to-the-end = { $player }: ilk tüccar sona gitti.
log-turned-round = { $player }: kervan geri döndü.
log-storm = Fırtına: herkeste en çok 2 hurma kalır.
log-game-over = Oyun bitti.

score-gathered = Toplanan puanlar
score-water = Su
setting-short = Kısa oyun
    .about = Üç yerine iki tur
setting-short-false = hayır
setting-short-true = evet
setting-storm = Fırtına
    .about = Gece herkeste en çok iki hurma kalır
setting-storm-false = hayır
setting-storm-true = evet

board-place = Yerler
board-round = Tur
board-storm = Fırtına
board-first = İlk oynayan
board-star = Yıldız zarı
board-well = Kuyudaki su
board-bag = Torbadaki tüccarlar
board-caravan = Kervan
board-goods = Mallar
board-hand = El
board-tent = Çadır
board-ready = Seçti
