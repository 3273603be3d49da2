# Yokohama.

game-yokohama = Yokohama

## Sayılanlar

noun-vp = { $n } puan
noun-yen = { $n } yen
noun-copper = { $n } bakır
noun-silk = { $n } ipek
noun-tea = { $n } çay
noun-fish = { $n } balık
noun-import = { $n } ithal mal
noun-any_good = { $n } ticari mal (serbest seçim)
noun-assistant = { $n } asistan
noun-free_agent = { $n } ücretsiz temsilci
counted-shop = { $n } dükkân
counted-house = { $n } ticarethane

## Etkilerin yaptığı

verb-exchange = takas – { $n }
verb-raise_faith = kilise tahtasına bir asistan, inanç – { $n }
verb-pay_imports = gümrük tahtasına bir asistan, en fazla ithal mal – { $n }
verb-recruit = depodan parça – { $n }
verb-research = bir teknoloji, değeri – { $n }
verb-take_orders = bir seviyeye kadar sipariş al
verb-buy_shop = { $n ->
    [1] { $n } dükkân satın al (isteğe bağlı)
   *[other] en fazla { $n } dükkân satın al
}
verb-buy_trading_house = { $n ->
    [1] { $n } ticarethane satın al (isteğe bağlı)
   *[other] en fazla { $n } ticarethane satın al
}
verb-move_assistant = { $n ->
    [1] { $n } asistan hareket ettir
   *[other] en fazla { $n } asistan hareket ettir
}
verb-fill_up = { $to } { $noun ->
    [copper] bakıra
    [silk] ipeğe
    [tea] çaya
    [fish] balığa
    [import] ithal mala
   *[yen] yene
} tamamla
verb-place_station = istasyon jetonunu yerleştir (+{ $power } güç)

## Kalıcı değişiklikler, anlar, koşullar

change-passing_fee = { $n ->
    [0] yanından geçtiğiniz başkanlara bir şey ödemezsiniz
   *[other] yanından geçtiğiniz her başkan için: { noun-yen }
}
change-may_share_area = başkanınız başka başkanların olduğu yerde durabilir
change-placement_spread_max = farklı bölgelere en fazla { noun-assistant } yerleştirebilirsiniz
change-placement_stack_adjacent = bir bölgeye iki asistan yerleştirince komşu bir bölgeye +{ noun-assistant }
change-gained_amount = her { $noun ->
    [yen] yen kazandığınızda: +{ noun-yen }
    [copper] bakır kazandığınızda: +{ noun-copper }
    [silk] ipek kazandığınızda: +{ noun-silk }
    [tea] çay kazandığınızda: +{ noun-tea }
    [fish] balık kazandığınızda: +{ noun-fish }
   *[import] ithal mal kazandığınızda: +{ noun-import }
}
change-assistants_left_max = geri alırken en fazla { noun-assistant } bırakabilirsiniz
change-may_move_to_own_assistant = başkanınız, asistanınızın olduğu herhangi bir bölgeye doğrudan gidebilir
change-may_move_to_station = başkanınız istasyona doğrudan gidebilir
moment-order_completed = tamamladığınız her sipariş için
moment-customs_placed = gümrük tahtasına yerleştirdiğiniz her asistan için
moment-church_placed = kilise tahtasına yerleştirdiğiniz her asistan için
moment-trading_house_built = inşa ettiğiniz her ticarethane için
moment-shop_built = inşa ettiğiniz her dükkân için
moment-technology_taken_later = sonra aldığınız her teknoloji için
moment-turn_started = sıranızın başında
moment-own_turn = sıranızda
test-goods = { $good ->
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
   *[fish] { noun-fish }
}
test-technologies = { $n } teknoloji
test-yen = { noun-yen }
test-tokens = toplam { $n } temsilci ve 5 güç jetonu
test-orders = { $n } tamamlanmış sipariş
test-buildings = { $production ->
    [0] {""}
   *[other] { $production } üretim
}{ $commercial ->
    [0] {""}
   *[other] { $production ->
        [0] {""}
       *[other] {" "}ve{" "}
    }{ $commercial } ticaret
} bölgesinde bina

## Kaynaklar, parçalar

resource-yen = Yen
resource-copper = Bakır
resource-silk = İpek
resource-tea = Çay
resource-fish = Balık
resource-import = İthal mal
good-copper = { resource-copper }
good-silk = { resource-silk }
good-tea = { resource-tea }
good-fish = { resource-fish }
payment-copper = { resource-copper }
payment-silk = { resource-silk }
payment-tea = { resource-tea }
payment-fish = { resource-fish }
payment-import = { resource-import }
payment-yen = { resource-yen }
piece-assistant = Asistan
piece-shop = Dükkân
piece-trading_house = Ticarethane
building-shop_1 = 1. alana dükkân
building-shop_2 = 2. alana dükkân
building-shop_3 = 3. alana dükkân
building-shop_4 = 4. alana dükkân
building-trading_house = { piece-trading_house }
source-area = Bölgeden
source-hand = Elden

## Bölgeler

area-copper_mine_1 = Bakır Madeni 1
    .dat = 1. bakır madenine
    .at = 1. bakır madeninde
    .about = Gücünüzden 2 az bakır.
area-copper_mine_2 = Bakır Madeni 2
    .dat = 2. bakır madenine
    .at = 2. bakır madeninde
    .about = Gücünüzden 2 az bakır.
area-silk_mill_1 = İpek Dokuma Atölyesi 1
    .dat = 1. ipek dokuma atölyesine
    .at = 1. ipek dokuma atölyesinde
    .about = Gücünüzden 1 az ipek.
area-silk_mill_2 = İpek Dokuma Atölyesi 2
    .dat = 2. ipek dokuma atölyesine
    .at = 2. ipek dokuma atölyesinde
    .about = Gücünüzden 1 az ipek.
area-tea_plantation_1 = Çay Bahçesi 1
    .dat = 1. çay bahçesine
    .at = 1. çay bahçesinde
    .about = Gücünüz kadar çay.
area-tea_plantation_2 = Çay Bahçesi 2
    .dat = 2. çay bahçesine
    .at = 2. çay bahçesinde
    .about = Gücünüz kadar çay.
area-fishing_ground_1 = Balık Avlağı 1
    .dat = 1. balık avlağına
    .at = 1. balık avlağında
    .about = Gücünüz kadar balık.
area-fishing_ground_2 = Balık Avlağı 2
    .dat = 2. balık avlağına
    .at = 2. balık avlağında
    .about = Gücünüz kadar balık.
area-bank = Banka
    .dat = bankaya
    .at = bankada
    .about = Gücünüz kadar yen.
area-chinatown = Çin Mahallesi
    .dat = Çin mahallesine
    .at = Çin mahallesinde
    .about = Gücünüz kadar takas.
area-canal = Kanal
    .dat = kanala
    .at = kanalda
    .about = Burada durulmaz. Başkanınız 1 yen ödeyip geçebilir.
area-church = Kilise
    .dat = kiliseye
    .at = kilisede
    .about = Kilise tahtasında inancınızın yettiği bir alana asistan yerleştirin. İnanç, gücünüz ile ödeyerek eklediklerinizdir.
area-customs = Gümrük Dairesi
    .dat = gümrük dairesine
    .at = gümrük dairesinde
    .about = En fazla gücünüzden 1 az ithal mal ödeyin ve gümrük tahtasında bu sayıyı taşıyan alana asistan yerleştirin.
area-employment_agency = İş Bulma Kurumu
    .dat = iş bulma kurumuna
    .at = iş bulma kurumunda
    .about = Deponuzdan gücünüzden 1 az sayıda parça alın. Dükkânlar ve ticarethaneler yen ister.
area-laboratory_a = A Laboratuvarı
    .dat = A laboratuvarına
    .at = A laboratuvarında
    .about = Bir teknoloji alın. Gücünüz maliyetin o kadarını karşılar; eksik her 1 değer için 2 yen ya da 1 ithal mal ödersiniz.
area-laboratory_b = B Laboratuvarı
    .dat = B laboratuvarına
    .at = B laboratuvarında
    .about = Bir teknoloji alın. Gücünüz maliyetin o kadarını karşılar; eksik her 1 değer için 2 yen ya da 1 ithal mal ödersiniz.
area-port_a = A Limanı
    .dat = A limanına
    .at = A limanında
    .about = 1 sipariş alın ya da 2 yen veya 1 ithal mala 2 sipariş. Güç 2: düşük alanlar; 3: orta da; 4: hepsi; 5: hepsi ve 3 puan.
area-port_b = B Limanı
    .dat = B limanına
    .at = B limanında
    .about = 1 sipariş alın ya da 2 yen veya 1 ithal mala 2 sipariş. Güç 2: düşük alanlar; 3: orta da; 4: hepsi; 5: hepsi ve 3 puan.

## Ülkeler, temsilciler

country-gb = Büyük Britanya
country-us = Amerika Birleşik Devletleri
country-fr = Fransa
country-de = Almanya
country-nl = Hollanda
agent-gb = İngiliz temsilci
agent-us = Amerikalı temsilci
agent-fr = Fransız temsilci
agent-de = Alman temsilci
agent-nl = Hollandalı temsilci
agent-free = ücretsiz temsilci

## Kartlar, karolar, jetonlar, tahtalar

order = { $country }: { $cost } → { $gain }
    .called = { $country }
order-hidden = gizli
technology =
    .choice = { $name } ({ $value }) · { $about }
technology-ball = Balo
    .about = Tamamladığınız her sipariş 2 puan getirir.
technology-brickworks = Tuğla Fabrikası
    .about = Gümrük tahtasına yerleştirdiğiniz her asistan 4 puan getirir.
technology-stagecoach = Posta Arabası
    .about = Yanından geçtiğiniz başkanlara bir şey ödemezsiniz.
technology-newspaper = Gazete
    .about = Farklı bölgelere en fazla 4 asistan yerleştirebilirsiniz.
technology-stock_exchange = Borsa
    .about = Sıranızın başında 2 yenden azınız varsa 2 yene tamamlanır.
technology-electric_lighting = Elektrikli Aydınlatma
    .about = İnşa ettiğiniz her ticarethane 3 puan getirir.
technology-gas_lighting = Gaz Aydınlatması
    .about = İnşa ettiğiniz her dükkân 2 puan getirir.
technology-spinning_mill = İplikhane
    .about = Sıra başına bir kez: 1 ipek ödeyip 2 yen alın.
technology-station = İstasyon
    .about = İstasyon jetonunu yerleştirin: o bölgede herkese +1 güç. Başkanınız oraya doğrudan gidebilir.
technology-patent_system = Patent Sistemi
    .about = Bundan sonra aldığınız her teknoloji 2 puan getirir.
technology-postal_system = Posta Sistemi
    .about = Başkanınız başka başkanların bulunduğu yerde durabilir.
technology-language_school = Dil Okulu
    .about = Tamamladığınız her sipariş 1 yen getirir.
technology-mining_technology = Madencilik Teknolojisi
    .about = Her bakır kazandığınızda 1 bakır daha kazanırsınız.
technology-telephone = Telefon
    .about = Asistanlarınızı geri alırken 1 tanesini bölgede bırakabilirsiniz.
technology-telegraph = Telgraf
    .about = Bir bölgeye 2 asistan yerleştirince komşu bir bölgeye 1 tane daha yerleştirebilirsiniz.
technology-tram = Tramvay
    .about = Başkanınız, asistanınızın bulunduğu herhangi bir bölgeye doğrudan gidebilir.
technology-typography = Tipografi
    .about = Bundan sonra aldığınız her teknoloji 1 yen getirir.
technology-university = Üniversite
    .about = Sıra başına bir kez: 1 yen ödeyip deponuzdan 1 asistan alın.
technology-winery = Şarap İmalathanesi
    .about = Kilise tahtasına yerleştirdiğiniz her asistan 3 puan getirir.
technology-exhibition = Sergi
    .about = Hemen 10 puan.
use =
    .choice = Kullan: { $name }
use-spinning_mill = { technology-spinning_mill }
use-university = { technology-university }
achievement = { $condition }
    .choice = { $name } · ilk: { $first }; sonrakiler: { $later }
exchange = { $cost } → { $gain }
    .called = {""}
    .beside = {""}
space = { $stem ->
    [church] kilise tahtası, { $a }. alan
   *[customs] gümrük tahtası, { $a }. alan
}
    .choice = { $stem ->
        [church] { $a }. alan, { $faith } inanç: { $effects }
       *[customs] { $a }. alan, { $imports } ithal mal: { $effects }
    }
    .beside = { $stem ->
        [church] { $a }. alan, { $faith } inanç
       *[customs] { $a }. alan
    }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
token = { $effects }
tile = { $a }. bina karosu
reward = { $country ->
    [none] { $effects }
   *[other] Ülke simgesi: { $country }
}

## Yolda kime ödeneceği, aşamalar

payee-seat_1 = 1. oyuncu
payee-seat_2 = 2. oyuncu
payee-seat_3 = 3. oyuncu
payee-seat_4 = 4. oyuncu
payee-canal = kanal
fees = { $label ->
    [none] hiç kimse
   *[other] { $n ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }
}
phase-end = Devam et
phase-return = Başkanı ele geri al

## Günlük

log-round-begins = { $n }. tur
log-order-kept = { $player } bir siparişi tuttu ({ $order })
    .you = bir siparişi tuttunuz ({ $order })
log-turn-begins = { $player } sırasına başladı
    .you = sıranıza başladınız
log-assistant-placed = { $player } { $area_dat } asistan yerleştirdi
    .you = { $area_dat } asistan yerleştirdiniz
log-fee-paid = { $player } { noun-yen } ödedi → { $to }
    .you = { noun-yen } ödediniz → { $to }
log-canal-paid = { $player } { noun-yen } ödedi ({ area-canal })
    .you = { noun-yen } ödediniz ({ area-canal })
log-president-moved = { $player } başkanı hareket ettirdi ({ $area })
    .you = başkanı hareket ettirdiniz ({ $area })
log-president-returned = { $player } başkanı ele geri aldı
    .you = başkanı ele geri aldınız
log-assistant-back = { $player } { noun-assistant } geri aldı ({ $area })
    .you = { noun-assistant } geri aldınız ({ $area })
log-agent-used = { $player } temsilci kullandı – { $agent } ({ $area })
    .you = temsilci kullandınız – { $agent } ({ $area })
log-action = { $player }: eylem – { $area }, güç { $n }
log-income = { $player }: ticarethane için +{ noun-yen } ({ $area })
log-gained = { $player }: +{ $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
}
log-paid = { $player } { $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
} ödedi
    .you = { $what_id ->
        [yen] { noun-yen }
        [copper] { noun-copper }
        [silk] { noun-silk }
        [tea] { noun-tea }
        [fish] { noun-fish }
       *[import] { noun-import }
    } ödediniz
log-points = { $player }: +{ noun-vp }
log-recruited = { $player } depodan { $piece_id ->
    [assistant] { noun-assistant }
    [shop] { counted-shop }
   *[trading_house] { counted-house }
} aldı
    .you = depodan { $piece_id ->
        [assistant] { noun-assistant }
        [shop] { counted-shop }
       *[trading_house] { counted-house }
    } aldınız
log-exchanged = { $player }: takas – { $exchange }
    .beside = { $player }: takas
log-on-board = { $player } asistan yerleştirdi – { $space }
    .you = asistan yerleştirdiniz – { $space }
log-technology-taken = { $player } teknoloji aldı – { $technology } ({ $country })
    .you = teknoloji aldınız – { $technology } ({ $country })
log-technology-shown = Yeni teknoloji, { $area } – { $technology } ({ $country })
log-technology-used = { $player } teknoloji kullandı – { $technology }
    .you = teknoloji kullandınız – { $technology }
log-order-taken = { $player } sipariş aldı – { $order }
    .you = sipariş aldınız – { $order }
log-order-shown = Yeni sipariş, { $area } – { $order }
log-order-completed = { $player } sipariş tamamladı – { $order }
    .you = sipariş tamamladınız – { $order }
    .beside = { $player } sipariş tamamladı – { $order_called }
    .you-beside = sipariş tamamladınız – { $order_called }
log-achieved = { $player } başarım tamamladı – { $achievement }
    .you = başarım tamamladınız – { $achievement }
log-agent-gained = { $player }: +1 { $agent }
log-reward-taken = { $player } ödül jetonu aldı – { $reward }
    .you = ödül jetonu aldınız – { $reward }
log-token-taken = { $player } 5 güç jetonunu aldı ({ $area }) – { $token }
    .you = 5 güç jetonunu aldınız ({ $area }) – { $token }
    .beside = { $player } 5 güç jetonunu aldı ({ $area })
    .you-beside = 5 güç jetonunu aldınız ({ $area })
log-shop-built = { $player } { $area_at } dükkân inşa etti
    .you = { $area_at } dükkân inşa ettiniz
log-house-built = { $player } { $area_at } ticarethane inşa etti
    .you = { $area_at } ticarethane inşa ettiniz
log-assistant-moved = { $player } asistan hareket ettirdi ({ $area })
    .you = asistan hareket ettirdiniz ({ $area })
log-station-placed = { $player } istasyon jetonunu { $area_dat } yerleştirdi
    .you = istasyon jetonunu { $area_dat } yerleştirdiniz
log-recovered = { $player }: { noun-assistant } ele döndü ({ $area })
log-end-triggered = { $player } oyun sonunu başlattı – { $n ->
    [1] bütün ticarethaneleri inşa edildi
    [2] bütün dükkânları inşa edildi
    [3] limanı dolduracak sipariş kalmadı
    [4] kilise tahtasında yeterince asistan var
   *[5] gümrük tahtasında yeterince asistan var
}
    .you = oyun sonunu başlattıniz – { $n ->
        [1] bütün ticarethaneleriniz inşa edildi
        [2] bütün dükkânlarınız inşa edildi
        [3] limanı dolduracak sipariş kalmadı
        [4] kilise tahtasında yeterince asistan var
       *[5] gümrük tahtasında yeterince asistan var
    }
log-game-over = Oyun bitti

## Sorular

say-pay-faith = Eksik inanç: { $missing }. Ne ödüyorsunuz?
    .why = Her tür bir kez sayılır.
say-place = Asistanı nereye yerleştiriyorsunuz?
    .why = Elinizde: { $hand }. Aynı bölge bir kez daha: orada iki asistan olur.
say-pay-in-imports = Eksik değer { $missing }: ithal mal mı, yen mi?
ask-keep-order = Hangi siparişi tutuyorsunuz?
    .verb = Tut
ask-extra = Bir ek eylem seçin ya da devam edin.
    .order = Sipariş tamamla ({ $name })
    .agent = Temsilci kullan: { $name }
    .achievement = Başarım tamamla: { $name }
    .order-beside = Sipariş tamamla ({ $country }{ $gain_left ->
        [none] {""}
       *[other] {" "}→ { $gain_left }
    })
    .order-called = Sipariş tamamla
ask-agent-where = Temsilci hangi bölgede eylem yapıyor?
    .verb = Eylem yap
ask-place = Asistanı nereye yerleştiriyorsunuz? İki asistan için aynı bölgeyi iki kez seçin.
    .verb = Yerleştir
    .phase-end = Yerleştirmeyi bitir
ask-place-beside = Hangi komşu bölgeye bir asistan daha yerleştiriyorsunuz?
    .verb = Yerleştir
    .answer-skip = Yerleştirmeyi bitir
say-move-president = { ask-move-president }
    .why = Yeniniz: { $yen }.
ask-move-president = Başkanınız nereye gidiyor?
    .verb = Git
ask-pay-on-the-way = Yolda kime ödüyorsunuz?
ask-take-back = Hangi asistanları geri alıyorsunuz?
    .verb = Geri al
    .phase-end = Diğerlerini bırak
say-exchange = { ask-exchange }
    .why = Kalan takas: { $left }.
ask-exchange = Neyi takas ediyorsunuz?
    .answer-skip = Takası bitir
say-church-space = { ask-church-space }
    .why = Gücünüzden gelen inanç: { $faith }. Kalanı ödenir.
ask-church-space = Kilise tahtasının hangi alanını alıyorsunuz?
    .verb = Al
    .answer-skip = Kiliseyi bırak
ask-pay-faith = İnancı artırmak için ne ödüyorsunuz?
    .verb = Öde
    .payment = { $cost }
    .payment-beside = { ask-pay-faith.verb }
say-customs-space = { ask-customs-space }
    .why = Gücünüzün izin verdiği ithal mal: { $most }. Sizde: { $have }.
ask-customs-space = Gümrük tahtasının hangi alanını alıyorsunuz?
    .verb = Al
    .answer-skip = Gümrüğü bırak
ask-choose-source = Tahtaya hangi asistan gidiyor?
    .verb = Gönder
say-recruit = { ask-recruit }
    .why = Alınabilecek parça: { $left }. Yeniniz: { $yen }.
ask-recruit = Depodan hangi parçayı alıyorsunuz?
    .verb = Al
    .answer-skip = Parça almayı bitir
say-take-technology = { ask-take-technology }
    .why = Gücünüzden gelen değer: { $value }. İthal malınız: { $imports }, yeniniz: { $yen }.
ask-take-technology = Hangi teknolojiyi alıyorsunuz?
    .verb = Al
    .answer-skip = Teknoloji almadan geç
ask-which-copy = Hangi ülkenin kartını alıyorsunuz?
ask-pay-extra = Bir teknoloji daha için ne ödüyorsunuz?
    .verb = Öde
ask-pay-in-imports = Kaç ithal mal ödüyorsunuz? Kalanı yen olur.
    .verb = Öde
    .count = { $a ->
        [0] yalnızca yen
       *[other] { $a } ithal mal
    }
    .count-beside = { ask-pay-in-imports.verb }
say-take-order = { ask-take-order }
    .why = Eldeki sipariş: { $have } / { $most }.
ask-take-order = Hangi siparişi alıyorsunuz?
    .verb = Al
    .answer-skip = Sipariş almadan geç
ask-pay-second = İkinci sipariş için ne ödüyorsunuz?
    .verb = Öde
ask-place-station = İstasyon jetonu nereye konuyor?
    .verb = Yerleştir
ask-take-token = 5 güç jetonu alınsın mı?
    .answer-yes = Al
    .answer-skip = Bırak
ask-build = Ne inşa ediyorsunuz?
    .verb = İnşa et
    .answer-skip = İnşa etmeden geç
ask-leave-behind = Bölgede bir asistan kalsın mı?
    .answer-yes = Birini bırak
    .answer-skip = Hepsini geri al
ask-choose-good = Hangi ticari malı alıyorsunuz?
    .verb = Al
ask-buy-piece = Depodaki parçayı satın alıyor musunuz?
    .answer-yes = Satın al
    .answer-skip = Depoda bırak
ask-move-assistant = Hangi asistanı hareket ettiriyorsunuz?
    .verb = Hareket ettir
    .answer-skip = Asistanı yerinde bırak
ask-move-where = Asistan nereye gidiyor?
    .verb = Git
ask-choose-reward = Hangi ödül jetonunu alıyorsunuz?
    .verb = Al
ask-own-turn = Hangi teknolojiyi kullanıyorsunuz?
    .verb = Kullan

wait-keep-order = Beklenen: { $player } (sipariş seçiyor)
wait-extra = Beklenen: { $player } (ek eylemler)
wait-agent-where = Beklenen: { $player } (temsilci kullanıyor)
wait-place = Beklenen: { $player } (asistan yerleştiriyor)
wait-place-beside = Beklenen: { $player } (asistan yerleştiriyor)
wait-move-president = Beklenen: { $player } (başkanı hareket ettiriyor)
wait-pay-on-the-way = Beklenen: { $player } (yol seçiyor)
wait-take-back = Beklenen: { $player } (asistan geri alıyor)
wait-exchange = Beklenen: { $player } (takas ediyor)
wait-church-space = Beklenen: { $player } (kilise)
wait-pay-faith = Beklenen: { $player } (ödüyor)
wait-customs-space = Beklenen: { $player } (gümrük dairesi)
wait-choose-source = Beklenen: { $player } (asistan seçiyor)
wait-recruit = Beklenen: { $player } (depodan parça alıyor)
wait-take-technology = Beklenen: { $player } (teknoloji seçiyor)
wait-which-copy = Beklenen: { $player } (ülke seçiyor)
wait-pay-extra = Beklenen: { $player } (ödüyor)
wait-pay-in-imports = Beklenen: { $player } (ödüyor)
wait-take-order = Beklenen: { $player } (sipariş seçiyor)
wait-pay-second = Beklenen: { $player } (ödüyor)
wait-place-station = Beklenen: { $player } (istasyon jetonunu yerleştiriyor)
wait-take-token = Beklenen: { $player } (5 güç jetonu)
wait-build = Beklenen: { $player } (inşa ediyor)
wait-leave-behind = Beklenen: { $player } (asistanları geri alıyor)
wait-choose-good = Beklenen: { $player } (ticari mal seçiyor)
wait-buy-piece = Beklenen: { $player } (parça satın alıyor)
wait-move-assistant = Beklenen: { $player } (asistan hareket ettiriyor)
wait-move-where = Beklenen: { $player } (asistan hareket ettiriyor)
wait-choose-reward = Beklenen: { $player } (ödül jetonu seçiyor)
wait-own-turn = Beklenen: { $player } (teknoloji kullanıyor)

## Retler

refuse-canal = Kanalda hiçbir şey durmaz. Başka bir bölge seçin.
    .short = kanalda durulmaz
refuse-no-assistant = Bunun için asistanınız yok.
    .short = asistan yok
refuse-one-each = Farklı bölgelere birer asistan yerleştirilir.
    .short = bölgeye bir tane
refuse-placed-enough = Bu sırada daha fazla asistan yerleştiremezsiniz.
    .short = bu sırada bu kadar
refuse-not-adjacent = Bu bölge komşu değil.
    .short = komşu değil
refuse-too-few-yen = { noun-yen } gerekiyor.
    .short = { noun-yen } gerek
refuse-too-few = Sizde yeterince yok: { $n } gerekiyor.
    .short = { $n } gerek
refuse-cannot-pay = Bunun için sizdekinden fazlası gerekiyor.
    .short = yetmiyor
refuse-none-in-warehouse = Deponuzda bundan kalmadı.
    .short = depoda yok
refuse-none-there = Orada asistanınız yok.
    .short = asistan yok
refuse-same-area = Asistan zaten orada.
    .short = zaten orada
refuse-no-own-assistant = Bu bölgede bir asistanınız gerekiyor.
    .short = asistan yok
refuse-president-there = Orada başka bir başkan var.
    .short = dolu
refuse-stands-there = Başkanınız zaten orada.
    .short = zaten oradasınız
refuse-out-of-reach = Asistanlarınız üzerinden ödeyebileceğiniz bir yol yok.
    .short = yol yok
refuse-no-shop = Elinizde dükkân yok.
    .short = elde dükkân yok
refuse-no-house = Elinizde ticarethane yok.
    .short = elde ticarethane yok
refuse-shop-here = Bu bölgede zaten dükkânınız var.
    .short = dükkânınız var
refuse-house-here = Bu bölgede zaten bir ticarethane var.
    .short = ticarethane var
refuse-space-taken = Bu alan dolu.
    .short = dolu
refuse-too-little-faith = Gücünüzün üstüne { $n } inanç daha gerekiyor.
    .short = { $n } inanç eksik
refuse-too-few-imports = { noun-import } gerekiyor.
    .short = { $n } ithal mal gerek
refuse-power-too-low = Gücünüz bu kadar ithal mal için yetmiyor.
    .short = güç yetmiyor
refuse-technology-owned = Bu teknoloji zaten sizde.
    .short = zaten sizde
refuse-used-once = Bu teknolojiyi bu sırada zaten kullandınız.
    .short = kullanıldı
refuse-technology-too-dear = Bu kartın eksik değerini ödeyemezsiniz.
    .short = çok pahalı
refuse-no-extra = Bir teknoloji daha almanın ek bedelini ödeyemezsiniz.
    .short = ek bedel yüksek
refuse-level-too-high = Bu seviyedeki siparişler için daha çok güç gerekiyor.
    .short = güç yetmiyor
refuse-hand-full = Elinizde daha fazla sipariş tutamazsınız. Önce birini tamamlayın.
    .short = el dolu
refuse-no-second-order = İkinci siparişin bedelini ödeyemezsiniz.
    .short = ikincisi pahalı
refuse-agent-once = Bu sırada zaten bir temsilci kullandınız.
    .short = temsilci kullanıldı
refuse-no-area-for-agent = Temsilci için asistanınızın olduğu, başkanınızın olmadığı bir bölge gerekiyor.
    .short = uygun bölge yok
refuse-president-here = Temsilci, başkanınızın olduğu yerde eylem yapmaz.
    .short = başkan burada
refuse-not-achieved = Bu başarımın koşulu henüz tamam değil.
    .short = henüz tamam değil
refuse-achieved-already = Bu başarımı zaten tamamladınız.
    .short = tamamlandı
refuse-no-goods = Bu sipariş için sizdekinden fazla mal gerekiyor.
    .short = mal yetmiyor
caution-open-orders = Son sıranız: elinizde tamamlanmamış { $n } sipariş var. Sonra bir şey getirmez.

## Bedeller

price-yen = { noun-yen }
price-imports = { noun-import }
price-faith = { $n } inanç
price-value = eksik değer { $n }
price-value-extra = { $n ->
    [0] ek bedel
   *[other] eksik değer { $n } + ek bedel
}
price-free = ücretsiz

## Seçenekler

setting-mini_1 = Başarım ödülü jetonları
    .about = Mini genişleme: üç başarımı da tamamlayan bir ödül jetonu alır.
setting-mini_1-false = Hayır
setting-mini_1-true = Evet
setting-mini_2 = Ücretsiz temsilcili 5 güç jetonları
    .about = Mini genişleme: bazı 5 güç jetonları bir kez kullanılan temsilcilerdir.
setting-mini_2-false = Hayır
setting-mini_2-true = Evet
setting-customs_exact_payment = Gümrükte tam ödeme
    .about = Gücün gösterdiği kadar ithal mal ödenir, daha azı ödenmez.
setting-customs_exact_payment-false = Hayır
setting-customs_exact_payment-true = Evet
setting-pair_each_symbol_once = Her ülke simgesi tek çifte sayılır
    .about = Bir ülkenin her ikinci simgesiyle bir temsilci gelir; yoksa ikinciden başlayarak her simgeyle.
setting-pair_each_symbol_once-false = Hayır
setting-pair_each_symbol_once-true = Evet
setting-station_requires_assistant = İstasyon asistan ister
    .about = İstasyona doğrudan gitmek için orada kendi asistanınız gerekir.
setting-station_requires_assistant-false = Hayır
setting-station_requires_assistant-true = Evet
setting-mining_per_exchange = Her takasta Madencilik Teknolojisi
    .about = Çin mahallesinde yalnızca eylemin ilki değil, her bakır alımı ek bakırı getirir.
setting-mining_per_exchange-false = Hayır
setting-mining_per_exchange-true = Evet
setting-neutral_competes = Tarafsız asistanlar yarışır
    .about = Kilise ve gümrük bonuslarında tarafsız asistanlar bir oyuncu daha gibi sayılır.
setting-neutral_competes-false = Hayır
setting-neutral_competes-true = Evet
setting-free_agent_unused_vp = Kullanılmamış ücretsiz temsilci için puan
    .about = Oyun sonunda, her biri için.
setting-free_agent_unused_vp-0 = 0
setting-free_agent_unused_vp-1 = 1
setting-lone_takes_both = Tek kalana iki ödül
    .about = Önceki baskı: bir bonus için tek kalan, birinci ve ikinci ödülü alır.
setting-lone_takes_both-false = Hayır
setting-lone_takes_both-true = Evet
setting-two_player_tech_rival = Teknoloji bonusunda rakip
    .about = Önceki baskı: 2 oyuncuyla teknoloji bonusuna tarafsız bir rakip de katılır.
setting-two_player_tech_rival-false = Hayır
setting-two_player_tech_rival-true = Evet
setting-return_single_area = Asistanlar tek bölgeden
    .about = Önceki baskı: başkanla birlikte istenen asistanlar değil, tek bir bölgenin bütün asistanları döner.
setting-return_single_area-false = Hayır
setting-return_single_area-true = Evet

## Puan tablosu

score-track = Oyun sırasında
score-church = Kilise bonusu
score-customs = Gümrük bonusu
score-technology = Teknoloji bonusu
score-countries = Ülke bonusu
score-agents = Kullanılmamış temsilciler
score-imports = İthal mallar
score-yen = Yen
score-goods = Ticari mallar
score-orders = Tamamlanan siparişler
score-boards = Kilise ve gümrük alanları
score-achievements = Başarımlar
score-buildings = Dükkânlar ve ticarethaneler
score-areas = Bölgeler, jetonlar, teknolojiler
sheet-during = Oyun sırasında
sheet-bonuses = Oyun sonu bonusları
sheet-rest = Kalanlar
sheet-orders = Siparişler
sheet-boards = Kilise ve gümrük
sheet-achievements = Başarımlar
sheet-buildings = Binalar
sheet-areas = Bölgeler
sheet-technology = Teknoloji
sheet-countries = Ülkeler
tie-turn-order = Oyuncu sırasındaki yer
tie-turn-order-won = oyuncu sırasında daha önce, { $mine } – { $theirs }

## The table in the terminal

board-round = Tur
board-last-round = Son tur
board-first-player = Başlangıç oyuncusu
board-technology-deck = Kalan teknoloji kartları
board-order-deck = Kalan sipariş kartları
board-agents-left = Kalan temsilciler
board-rewards = Ödül jetonları
board-area = Bölge
board-action = Eylem
board-power-token = 5 güç jetonu
board-shops = Dükkân alanları
board-house = Ticarethane
board-power-here = güç { $n }
board-boards = Tahtalar
board-cards = Kartlar
board-value = Değer
board-level-low = düşük
board-level-mid = orta
board-level-high = yüksek
board-empty-space = boş
board-neutral = tarafsız
board-achievements = Başarımlar
board-for-first = İlk
board-for-later = Sonrakiler
board-completed-by = Tamamlayan
board-vp = Puan
board-president = Başkan
board-in-hand = elde
board-pieces-hand = El: asistan, dükkân, ticarethane
board-pieces-store = Depo: asistan, dükkân, ticarethane
board-technologies = Teknolojiler
board-completed-orders = Tamamlanan siparişler
board-orders-in-hand = Eldeki siparişler
board-agents = Temsilciler
board-tokens = 5 güç jetonları
board-your-orders = Siparişleriniz

## Kartlar, oyuncu alanı ve oyuncular

board-needs-power = En az { $n } güç
board-value-more = değer +{ $n }
board-only-extras = yalnızca A ve C aşamalarında
board-have = Sizde: { $n }
board-have-both = Sizde: { $n } ve { $more }
board-you-done = Siz: tamam
board-goods = Mallar, ithal mallar, yen
board-hand = Elde
board-warehouse = Depo
board-technologies-of = Teknolojiler: { $n }, değer { $value }
board-sets = setler { $sets }:
board-no-sets = henüz set yok:
board-sets-about = Farklı ülkelerden bir setin puanı
board-agents-ready = Hazır temsilciler: { $n }
board-agents-used = Kullanılmış temsilciler: { $n }
board-used = kullanıldı
board-goods-ready = mallar hazır
board-short = eksik
board-no-orders = Elde sipariş yok
board-hidden-order = Gizli sipariş
board-orders-n = { $n } sipariş
board-orders-held = Eldeki siparişler: { $n }
board-hand-and-store = { $piece }: elde { $n }, depoda { $more }
board-shops-built = İnşa edilen dükkânlar: { $n }
board-houses-built = İnşa edilen ticarethaneler: { $n }
board-points = { noun-vp }
board-score-now = Oyun şimdi bitseydi: { $n }
board-starts = başlar
board-player = { $player }: oyuncu alanı
board-open-player = { $player }: oyuncu alanını aç
board-close = Kapat
board-you = { $player } (siz)
board-your-turn = sıra sizde
board-their-turn = sıra onda

## Ekrandaki bölgeler ve tahtalar

board-whole = { game-yokohama }: tahta
board-parts = Masanın bölümleri
board-areas = Bölgeler
board-ports = Limanlar
board-laboratories = Laboratuvarlar
board-own = Sizin
board-church = { area-church }
board-customs = Gümrük
board-free = ücretsiz
board-start = başlangıç
board-pass = geçiş
board-choose = Seç
board-ways-to = Yollar: { $place }
board-ways-n = { $n } yol
board-way-pays = alan: { $players }
board-end-prizes = Oyun sonunda: en çok asistana { $first }, ikinciye { $second } puan
board-end-signs = Oyun sonu koşulları
board-sign-shops = Bir oyuncunun dükkânları
board-sign-houses = Bir oyuncunun ticarethaneleri
board-sign-church = Kilise tahtasındaki asistanlar
board-sign-customs = Gümrük tahtasındaki asistanlar
board-sign-orders = Limanlara kalan siparişler
board-most = En çok: { $players }
board-end-comes = Oyunun sonunu bu başlattı.
board-last-round-is = Son tur: { $n }
board-left = kalan: { $n }
board-n-of = { $n } / { $of }
board-agents-about = Bir ülkenin her iki simgesi için bir tane; başkan olmadan bir bölgede eylem yaptırır.
board-power-of = { $player }: güç { $n }
board-house-of = Başkalarının buradaki eylemlerinden kazanan: { $player }
board-station = İstasyon: burada herkese daha çok güç
board-president-of = { $player }: başkan
board-assistant-of = { $player }: { noun-assistant }
board-phase-before = A: ek eylemler
board-phase-place = Yerleştirme
board-phase-move = Hareket
board-phase-act = Bölge eylemi
board-phase-token = 5 güç
board-phase-build = İnşa
board-phase-recover = Geri alma
board-phase-after = C: ek eylemler
board-plate-copper_mine = Bakır Madeni
board-plate-silk_mill = İpek Atölyesi
board-plate-tea_plantation = Çay Bahçesi
board-plate-fishing_ground = Balık Avlağı
board-plate-bank = { area-bank }
board-plate-chinatown = { area-chinatown }
board-plate-church = { area-church }
board-plate-customs = Gümrük
board-plate-employment_agency = İş Kurumu
board-plate-laboratory = Laboratuvar
board-plate-port = Liman
lesson-goal = Amaç
lesson-goal-win = Sonunda en çok puanı :vp: olan kazanır. Oyun, biri oyun sonunu başlattıktan bir tur sonra biter: bütün dükkânlar :yk-shop: ya da ticarethaneler :yk-trading-house: inşa edilince, kilise ya da gümrük tahtası dolunca.
lesson-goal-lose = O zamana dek tamamlamadığınız siparişler :yk-order: bir şey getirmez.
lesson-goal-points = Puanlar siparişlerden :yk-order:, teknolojilerden :yk-technology:, binalardan, kilise :yk-church: ve gümrükten :yk-customs:, başarımlardan :yk-achievement: ve ülke setlerinden gelir.
lesson-first-order = İlk siparişiniz
lesson-first-order-text = { $dealt } siparişten :yk-order: biriyle, gizlice başlarsınız. Bir ülkenin hangi malları istediğini ve ne ödediğini söyler. Almanya'nınkini tutun; sonra diğer oyuncu ilk sırasını oynar.
lesson-first-turn = İlk sıranız
lesson-first-turn-text = Bir sıra şöyledir: farklı bölgelere en fazla { $spread } asistan :yk-assistant: yerleştirin, sonra başkanınızı :yk-president: asistanlarınızın olduğu bölgelerden geçirin ve durduğu yerde eylem yapın. Bankaya, A limanına ve 1. ipek dokuma atölyesine yerleştirin, başkanı A limanına gönderin ve oradan bir sipariş :yk-order: alın. Ardından masa 9. tura kadar kendi oynar, orada siz devralırsınız.

## İlk ders

lesson-place = Önce asistanlar
lesson-place-text = Oyunun sonu yakın. Sıra asistanlarla :yk-assistant: başlar: elinizden en fazla { $spread } asistan, her biri başka bir bölgeye, istediğiniz yere. Yalnızca diğer başkanın :yk-president: durduğu yerde her biri { $fee } yen :yk-yen: ister. Birini bankaya :yk-bank:, birini laboratuvara :yk-laboratory:, birini kiliseye :yk-church: koyun.
lesson-move = Başkan yolda
lesson-move-text = Başkanınız :yk-president: bölgeden bölgeye yürür, ama yalnızca asistanınızın :yk-assistant: olduğu bölgelerden. Çay bahçesinde diğer başkan duruyor: orada duramazsınız, geçmek ise { $fee } yendir :yk-yen: ve sahibine ödenir. Bankaya :yk-bank: gidin. 2 asistan, başkan ve dükkânınız :yk-shop: 4 güç eder, böylece 4 yen alırsınız. Sonra bu bölgedeki asistanlar elinize döner.
lesson-two = Bir bölgede iki
lesson-two-text = Farklı bölgelere en fazla { $spread } asistan yerine tek bir bölgeye { $stack } asistan :yk-assistant: koyabilirsiniz. İpek dokuma atölyesini iki kez seçin: orada zaten bir asistanınız var ve gelecek sırada orada çok güç :yk-power-5: isteyeceksiniz.
lesson-technology = Bir teknoloji
lesson-technology-text = Başkanınız :yk-president: laboratuvara :yk-laboratory: gider. Bir teknolojinin :yk-technology: bedeli, kartındaki değer ile yerinin eklediğidir. { technology-stagecoach } için { $value } + { $more }. 2'sini gücünüz öder, kalan 2'nin her biri için { $yen } yen :yk-yen: ödersiniz. Artık yolunuzdaki başkanlara bir şey ödemezsiniz.
lesson-agent = Yabancı temsilci
lesson-agent-text = { technology-stagecoach } ikinci İngiliz simgeniz :yk-gb:; ilki daha önce tamamladığınız bir siparişte. Bir ülkeden iki simge bir temsilci :yk-agent: getirir. Her sıranızda bir kez, ana eyleminizden önce veya sonra, temsilci asistanınızın :yk-assistant: olduğu bir bölgede başkansız eylem yapar. Onu iş bulma kurumuna :yk-employment: gönderin: 1 asistan ve dükkânınız :yk-shop: 2 güç eder, bu da depodan 1 parçadır. Asistan ücretsizdir.
lesson-five-power = 5 güç
lesson-five-power-text = İpek dokuma atölyesine bir asistan :yk-assistant: daha, çay bahçesine bir, balık avlağına bir asistan koyun. Sonra başkanı :yk-president: ipek dokuma atölyesine götürün: 4 asistanla birlikte { $most } güç eder, fazlası yoktur. { $silk } ipek :yk-silk: getirir ve { $needed } güçle bölgenin jetonunu :yk-power-5: alabilirsiniz, burada 5 puan :yk-vp:.
lesson-shop = Bir dükkân
lesson-shop-text = En az { $needed } güçle bölgede elinizden bir bina da inşa edebilirsiniz: dükkân :yk-shop: veya ticarethane :yk-trading-house:. Bina karosundaki :yk-building: her alanın kendi ödülü vardır; 3 puan :yk-vp: vereni alın. Her bina orada bundan böyle { $power } güç ekler; ticarethane ise orada başkası eylem yaptıkça { $income } yen :yk-yen: kazandırır.
lesson-port = Limandan siparişler
lesson-port-text = Limana :yk-port: 2 asistan :yk-assistant: koyun, başkan :yk-president: arkalarından gitsin. 3 güç, tahtanın ilk dört kartını açar. Bir sipariş :yk-order: ücretsizdir; ikincisi { $yen } yen :yk-yen: veya { $imports } ithal mal :yk-import: ister. { $copper } bakır, { $silk } ipek ve { $tea } çay isteyen Amerikan siparişini :yk-us: ve { $french } ipek isteyen Fransız siparişini :yk-fr: alın. Elinizde en fazla { $limit } sipariş tutabilirsiniz.
lesson-order = Tamamlanan sipariş
lesson-order-text = Ana eyleminizden önce ve sonra, ödeyebildiğiniz kadar sipariş :yk-order: tamamlayabilirsiniz. Fransız siparişi :yk-fr: { $silk } ipek :yk-silk: ister; { $points } puan :yk-vp: ve { $imports } ithal mal :yk-import: getirir. { technology-language_school } { $yen } yen :yk-yen: ekler.
lesson-church = Kilise
lesson-church-text = 2 asistan :yk-assistant: daha ve başkan :yk-president: kilisede :yk-church: 4 güç, böylece 4 inanç :yk-faith: eder. Tahtasının üçüncü alanı { $faith } ister: ithal malı :yk-import: ve onunla 2 yen :yk-yen: ödeyin. Bölgeden bir asistan { $points } puan :yk-vp: ve { $moves } hareket için tahtada kalır: diğer ikisi çay bahçesine gider. Sonra 2 puan ve 1 ipek için bir dükkân :yk-shop: inşa edin. Şimdi { $spaces } alan dolu; bu, oyun sonunu başlatır.
lesson-last-turn = Son sıra
lesson-last-turn-text = Bundan sonra bir tur daha oynanır; bu sizin son sıranız. Sonrası için balık avlağına 2 asistan :yk-assistant: koyun. Sonra başkan :yk-president: çay bahçesine gider: 4 asistanla yine { $most } güç ve 5 çay :yk-tea:. Jeton :yk-power-5: 3 puan :yk-vp: ve 3 yen :yk-yen: getirir, ayrıca depodan :yk-warehouse: { $shop } yene bir dükkân :yk-shop: alabilirsiniz. Alın ve 4 puan için inşa edin.
lesson-finish = Biri diğerini getirir
lesson-finish-text = Amerikan siparişini :yk-us: tamamlayın: { $points } puan :yk-vp: ve ikinci Amerikan simgenizle bir temsilci :yk-agent: daha. Onu balık avlağına gönderin: 3 asistan, 3 balık :yk-fish:. Bunlar Alman siparişinizi :yk-de: öder. Temsilciler ve 5 güç jetonları birlikte { $tokens } jeton edince bir başarım :yk-achievement: tamamlanır. Bedeli yalnızca 1 asistandır ve ilk tamamlayan { $first } puan alır.
lesson-end = Kazandınız
lesson-end-text = 113 puan :yk-vp:! Puan tablosu son puanları gösterir: en değerli teknolojiler :yk-technology: için 10, ülkeler için 14 (beşi ve bir kez daha ikisi), kilise tahtasında :yk-church: en çok asistan için 6, ithal mallarla :yk-import: ödenen gümrük dairesinde :yk-customs: ikincilik için 4, biraz da kalanlar için. Artık kendi oyununuz için yeterince biliyorsunuz.

## Derste şimdi ne yapılacak, hamle hamle

lesson-first-order-1 = Almanya'nın siparişini tutun.
lesson-first-turn-1 = Henüz yapacak bir şey yok: devam edin.
lesson-first-turn-2 = Bankaya bir asistan koyun.
lesson-first-turn-3 = A limanına bir asistan koyun.
lesson-first-turn-4 = 1. ipek dokuma atölyesine bir asistan koyun.
lesson-first-turn-5 = Başkanınızı A limanına götürün.
lesson-first-turn-6 = İngiliz siparişini alın.
lesson-first-turn-7 = İkinci sipariş almayın.
lesson-first-turn-8 = Sıranız tamam: devam edin.
lesson-place-1 = Bankaya bir asistan koyun.
lesson-place-2 = Laboratuvara bir asistan koyun.
lesson-place-3 = Kiliseye bir asistan koyun.
lesson-move-1 = Başkanınızı bankaya götürün.
lesson-two-1 = İpek dokuma atölyesine bir asistan koyun.
lesson-two-2 = İpek dokuma atölyesini bir kez daha seçin.
lesson-technology-1 = Başkanınızı laboratuvara götürün.
lesson-technology-2 = { technology-stagecoach } teknolojisini alın.
lesson-agent-1 = İngiliz temsilcinizi kullanın.
lesson-agent-2 = Onu iş bulma kurumuna gönderin.
lesson-agent-3 = Bir asistan alın.
lesson-five-power-1 = İpek dokuma atölyesine bir asistan koyun.
lesson-five-power-2 = Çay bahçesine bir asistan koyun.
lesson-five-power-3 = Balık avlağına bir asistan koyun.
lesson-five-power-4 = Başkanınızı ipek dokuma atölyesine götürün.
lesson-five-power-5 = Jetonu alın.
lesson-shop-1 = 3 puanlık alana bir dükkân inşa edin.
lesson-port-1 = Limana bir asistan koyun.
lesson-port-2 = İkincisi için limanı yeniden seçin.
lesson-port-3 = Başkanınızı limana götürün.
lesson-port-4 = Amerikan siparişini alın.
lesson-port-5 = Fransız siparişini de alın.
lesson-order-1 = Fransız siparişini tamamlayın.
lesson-church-1 = Kiliseye bir asistan koyun.
lesson-church-2 = İkincisi için kiliseyi yeniden seçin.
lesson-church-3 = Başkanınızı kiliseye götürün.
lesson-church-4 = Tahtasının üçüncü alanını seçin.
lesson-church-5 = İnanç için ithal malı ödeyin.
lesson-church-6 = Asistanı bölgeden alın.
lesson-church-7 = Kiliseden bir asistanı taşıyın.
lesson-church-8 = Onu çay bahçesine gönderin.
lesson-church-9 = Kilisedeki diğer asistanı da taşıyın.
lesson-church-10 = Onu da çay bahçesine gönderin.
lesson-church-11 = Puan ve ipek için bir dükkân inşa edin.
lesson-last-turn-1 = Balık avlağına bir asistan koyun.
lesson-last-turn-2 = İkincisi için balık avlağını yeniden seçin.
lesson-last-turn-3 = Başkanınızı çay bahçesine götürün.
lesson-last-turn-4 = Jetonu alın.
lesson-last-turn-5 = Dükkânı satın alın.
lesson-last-turn-6 = Onu 4 puanlık alana inşa edin.
lesson-finish-1 = Amerikan siparişini tamamlayın.
lesson-finish-2 = Amerikan temsilcinizi kullanın.
lesson-finish-3 = Onu balık avlağına gönderin.
lesson-finish-4 = Alman siparişini tamamlayın.
lesson-finish-5 = Jeton başarımını tamamlayın.

## Simgelerin anlamı

legend-yk-president = { board-president }: asistanlarınızın olduğu bölgelerden geçer, durduğu yerde eylem yapar.
legend-yk-power-5 = Güç: bir bölgedeki parçalarınız; güç arttıkça kazanç artar.
legend-yk-agent = Temsilci: aynı ülkenin bir çift simgesi için.
legend-yk-token = 5 güç jetonu: bir bölgede 5 güce ilk ulaşana.

## Nasıl oynanır

howto-win = Nasıl kazanılır
howto-win-most = Oyun sonunda en çok puanı olan kazanır.
howto-win-most-text = Mal toplayın, sipariş tamamlayın, teknoloji alın: hepsi puan getirir, çoğu birden fazla kez.
howto-win-end = Sonu siz getirirsiniz.
howto-win-end-text = Biri { $shops } dükkân ya da { $houses } ticarethane kurunca, kilisede ya da gümrükte { $church_end } asistan olunca veya siparişler bitince bir tur daha oynanır.
howto-points = Puanlar nereden gelir
howto-points-orders = Siparişler
howto-points-orders-text = kartında ne yazıyorsa, hemen
howto-points-technologies = Teknolojiler
howto-points-technologies-text = en yüksek değerlere { $technology_first }, sonra { $technology_second }
howto-points-boards = Kilise ve gümrük
howto-points-boards-text = her yer, sonda en çoğa { $church_first } ve { $customs_first }
howto-points-achievements = Başarımlar
howto-points-achievements-text = ilk tamamlayana daha çok
howto-points-countries = Ülkeler
howto-points-countries-text = farklı ülke takımlarına { $countries }
howto-points-buildings = Binalar
howto-points-buildings-text = altlarındaki ödül
howto-turn = Sıranız: üç adım
howto-turn-place = Asistan yerleştirin
howto-turn-place-text = Farklı bölgelere en çok { $spread } ya da tek bölgeye { $stack } asistan. Başka bir başkanın durduğu yerde her biri için sahibine { $fee } yen ödersiniz.
howto-turn-move = Başkanı ilerletin
howto-turn-move-text = Asistanlarınızın olduğu bölgelerden geçip birinde durun. Başka başkan durmanıza izin vermez, geçiş için { $fee } yen alır. Ya da başkanı elinize alın.
howto-turn-act = Gücünüzle eylem yapın
howto-turn-act-text = Asistan, başkan, dükkân ve ticarethane sayılır, en çok { $most_power }. Güç arttıkça bölge çok verir. Sonra oradaki asistanlar elinize döner.
howto-wrong = Yeni başlayanların yanılgıları
howto-wrong-path = Başkanım her yere gider
howto-wrong-path-text = Yoldaki her bölgede bir asistanınız olmalı. Yolu yerleştirirken planlayın.
howto-wrong-stop = Yanında dururum
howto-wrong-stop-text = Başka başkanın yanından geçebilir, orada duramazsınız. Yola çıktığınız bölge de olmaz.
howto-wrong-back = Asistanlar kalır
howto-wrong-back-text = Eylem yaptığınız bölgedekilerin hepsi elinize döner. Çok güç için önce toplayın, sonra eylem yapın.
howto-wrong-shop = Depodan inşa ederim
howto-wrong-shop-text = Dükkân ve ticarethaneleri önce, çoğunlukla iş bulma kurumunda, elinize alın. Ancak ondan sonra inşa edilirler.
howto-wrong-orders = Her siparişi alırım
howto-wrong-orders-text = Elinizde en çok { $orders } sipariş durur, hiçbiri atılamaz. Sonda tamamlanmamış olan bir şey getirmez.
howto-areas = Bölgeler
howto-areas-production = Mallar
howto-areas-production-text = Maden, fabrika, çay bahçesi ve balık avlağı güce göre verir: en çok { $copper } bakır, { $silk } ipek, { $tea } çay ya da { $fish } balık.
howto-areas-bank-text = Güce göre yen, en çok { $yen }.
howto-areas-port = Limanlar
howto-areas-port-text = Bir sipariş alın; ikincisi { $order_yen } yen ya da bir ithal mal. Güç arttıkça sıranın daha çoğu açılır; en yükseği { $port_points } puan getirir.
howto-areas-laboratory = Laboratuvarlar
howto-areas-laboratory-text = Bir teknoloji alın. Maliyetini gücünüz öder; eksik her biri { $research_yen } yen ya da bir ithal maldır. Etkisi hep sizindir.
howto-areas-church-text = Güç inançtır, en çok { $faith }; mal, ithal mal ve yen ekler. Asistan, sayısı inancınızı aşmayan bir yere gider ve ödülünü alır.
howto-areas-customs-text = Güce göre en çok { $imports } ithal mal ödeyin. Asistan tam o sayının yerine gider ve ödülünü alır.
howto-areas-employment_agency-text = Depodan en çok { $recruits } parça: asistan ücretsiz, dükkân { $shop_price } yen, ticarethane { $house_least } ila { $house_most } yen.
howto-areas-chinatown-text = Gücünüz kadar takas, en çok { $exchanges }: mal ile yen iki yönde, ya da { $import_price } yene ithal mal. Yalnızca üç ve daha çok oyuncuyla.
howto-areas-canal-text = Burada kimse durmaz. Başkanınız { $canal_fee } yene, asistansız geçer. Yalnızca üç ve daha çok oyuncuyla.
howto-course = Sıranızda dahası, binalar, son
howto-course-more = Önce ve sonra
howto-course-more-text = Sipariş ve başarım tamamlayın. Bir ülkenin iki simgesi temsilci getirir; her sırada { $agents } temsilci sizin için, başkansız eylem yapar.
howto-course-build = Güçlü eylemler
howto-course-build-text = { $building_power } güçle dükkân ya da ticarethane kurun: ödül ve sonrası için güç. Ticarethane başkalarından { $house_income } yen kazandırır. { $token_power } güçle jetonu alın.
howto-course-end = Oyun sonu
howto-course-end-text = Tetiklendikten sonra bir tam tur daha. Sonra kilise, gümrük, teknolojiler, ülkeler; { $yen_point } yen, { $goods_point } mal, her ithal mal ve temsilci bir puan.

## The tables of the box and their keys

box-table-orders = Siparişler
box-table-technologies = Teknolojiler
box-table-building_tiles = Bina karoları
box-table-five_power_tokens = 5 güç jetonları
box-table-achievements = Başarımlar
box-table-mini_1_tokens = Başarım ödülü jetonları
box-table-mini_2_tokens = Ücretsiz temsilcili 5 güç jetonları
box-table-areas = Bölgeler
box-table-exchanges = Çin Mahallesi takasları
box-table-faith_payments = İnanç için ödemeler
box-table-recruit_costs = İş Bulma Kurumu maliyetleri
box-table-research = Araştırma
box-table-order_taking = Sipariş alma
box-table-church_board = Kilise
box-table-customs_board = Gümrük Dairesi
box-table-laboratory_boards = Laboratuvarlar
box-table-port_boards = Limanlar
box-table-countries = Ülkeler ve temsilcileri
box-table-player_pieces = Bir oyuncunun parçaları
box-table-start_resources = Oyuncuların başlangıçta aldıkları
box-table-turn = Bir sıra
box-table-layouts = Bölgelerin dizilişi
box-table-end_conditions = Oyunu bitirenler
box-table-final_scoring = Oyun sonu puanlaması
box-table-mini_1 = Birinci mini eklenti
box-table-mini_2 = İkinci mini eklenti
box-key-country = Ülke
box-key-countries = Ülkeler
box-key-shops = Dükkân yerleri
box-key-trading_house = Ticarethane
box-key-shop = Dükkân
box-key-assistant = Asistan
box-key-first = İlk oyuncu için
box-key-later = Sonrakiler için
box-key-spaces = Alanlar
box-key-area = Bölge
box-key-areas = Bölgeler
box-key-areas_left_out = Çıkarılan bölgeler
box-key-agents = Temsilciler
box-key-agents_per_turn = Sıra başına temsilci
box-key-five_power_space = 5 güç jetonu alanı
box-key-building_tile = Bina karosu
box-key-surcharges = Ek maliyetler
box-key-imports = İthal mallar
box-key-end_bonus_first = Sonda birincinin puanı
box-key-end_bonus_second = Sonda ikincinin puanı
box-key-church_end = Kilise oyunu şu kadarla bitirir
box-key-customs_end = Gümrük oyunu şu kadarla bitirir
box-key-neutral_assistants = Tarafsız asistanlar
box-key-orders_removed = Çıkarılan siparişler
box-key-orders_dealt = Dağıtılan siparişler
box-key-orders_kept = Saklanan siparişler
box-key-order_hand_limit = Elde en çok sipariş
box-key-edges = Komşu bölgeler
box-key-drawn = Çekilen
box-key-achievements_needed = Gereken başarımlar
box-key-president_fee = Karşılaşılan başkana ücret
box-key-canal_fee = Kanal ücreti
box-key-trading_house_income = Ticarethane geliri
box-key-power_max = En çok güç
box-key-power_president = Başkanın gücü
box-key-power_assistant = Bir asistanın gücü
box-key-power_shop = Bir dükkânın gücü
box-key-power_trading_house = Bir ticarethanenin gücü
box-key-placement_spread_max = En çok asistan, bölge başına bir
box-key-placement_stack = Tek bölgedeki asistanlar
box-key-technology_first = Teknoloji, birinci
box-key-technology_second = Teknoloji, ikinci
box-key-country_set_vp = Ülke takımı puanı
box-key-vp_per_unused_agent = Kullanılmayan temsilci puanı
box-key-vp_per_import = İthal mal puanı
box-key-yen_per_vp = Bir puan için yen
box-key-shops_built = Kurulan dükkânlar
box-key-trading_houses_built = Kurulan ticarethaneler
box-key-management_boards = Yönetim tahtaları
box-key-layout_rows = Her sıradaki bölgeler
box-key-foreign_agents = Yabancı temsilciler
box-key-technology_names = Farklı teknolojiler
box-key-achievements_per_stack = Yığın başına başarım
box-key-station_tokens = İstasyon jetonları
box-key-colours = Oyuncu renkleri
box-key-presidents = Başkanlar
box-key-assistants_total = Toplam asistan
box-key-assistants_hand = Başlangıçta eldeki asistanlar
box-key-assistants_warehouse = Başlangıçta depodaki asistanlar
box-key-assistants_score_markers = Puanı gösteren asistanlar
box-key-shops_total = Toplam dükkân
box-key-shops_hand = Başlangıçta eldeki dükkânlar
box-key-shops_warehouse = Başlangıçta depodaki dükkânlar
box-key-trading_houses_total = Toplam ticarethane
box-key-trading_houses_hand = Başlangıçta eldeki ticarethaneler
box-key-trading_houses_warehouse = Başlangıçta depodaki ticarethaneler
box-key-all = Bütün oyuncular
box-key-start_player = Başlangıç oyuncusu
box-key-other_players = Diğer oyuncular
box-key-five_power_bonus_power = 5 güç jetonu için güç
box-key-building_power = Bina için güç
box-key-yen_per_value = 1 üretim değeri için yen
box-key-import_value = Bir ithal malın üretim değeri
box-key-power_value_max = Güçten gelen en çok üretim değeri
box-key-extra_from_card = Bu teknolojiden başlayarak ek maliyet
box-key-extra_costs = Ek maliyet, biri
box-key-free_cards = Ücretsiz siparişler
box-key-max_cards = En çok alınan sipariş
box-key-second_card_costs = İkinci siparişin maliyeti, biri
box-key-order_refill_short = Bir limanı dolduracak sipariş kalmaması
box-key-extra_full_rounds = Sonrasında tam turlar
box-key-order = Puanlama sırası
box-key-church_tie_break = Eşitlik bozucu: kilise
box-key-customs_tie_break = Eşitlik bozucu: gümrük
box-key-technology_tie_break = Eşitlik bozucu: teknoloji
box-key-victory_tie_break = Eşitlik bozucu: galibiyet
box-key-two_player_tech_rival_value = Teknolojideki rakibin üretim değeri
box-key-blocked_2p = 2 oyuncuyla kapalı
box-row-laboratory_boards = { $row ->
    [laboratory_a] { area-laboratory_a }
   *[laboratory_b] { area-laboratory_b }
}
box-row-port_boards = { $row ->
    [port_a] { area-port_a }
   *[port_b] { area-port_b }
}

# What turns are about, and what ends a game: what is counted in many games

deed-return = Başkanı ele geri alma
deed-copper = Bakır Madenleri
deed-silk = İpek Dokuma Atölyeleri
deed-tea = Çay Bahçeleri
deed-fish = Balık Avlakları
deed-laboratory = Laboratuvarlar
deed-port = Limanlar
end-houses = Bütün ticarethaneler inşa edildi
end-shops = Bütün dükkânlar inşa edildi
end-orders = Limanı dolduracak sipariş kalmadı
end-church = Kilise tahtasında yeterince asistan
end-customs = Gümrük tahtasında yeterince asistan
