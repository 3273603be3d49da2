# Gùgōng.

game-gugong = Gùgōng

## Sayılanlar

noun-vp = { $n } puan
noun-servant = { $n } hizmetkâr
noun-jade = { $n } yeşim
noun-envoy = { $n } elçi adımı
noun-intrigue = { $n } entrika adımı

## Etkilerin yaptıkları

verb-perform = hamle: { $location }
verb-move_traveller = gezgini { $n } kez hareket ettir
verb-place_on_wall = { $from ->
    [supply] genel tedarikten Çin Seddi'ne
   *[pool] Çin Seddi'ne
} { $up_to ->
    [0] { noun-servant }
   *[other] en fazla { noun-servant }
} yerleştir
verb-place_on_decree = kararnameye { noun-servant } yerleştir
verb-load_ship = { $from ->
    [supply] genel tedarikten gemiye
   *[pool] gemilerinize
} { $up_to ->
    [0] { noun-servant }
   *[other] en fazla { noun-servant }
} yerleştir
verb-move_ship = { $up_to ->
    [0] {""}
   *[other] en fazla {""}
}{ $n } gemi hareket ettir
verb-take_medal = sonraki başlangıç oyuncusu madalyasını al
verb-swap_card = kart değiştir
verb-discard_card = değeri en az { $min_value } olan bir kart at → { $gain }
verb-retrieve_card = ıskarta destesinden { $n } kart geri al
verb-draw_card = { $n } hediye kartı çek
verb-turn_die = kader zarını çevir
verb-unlock_double_servant = çift hizmetkârın kilidini aç
verb-lay_day_marker = gündüz bitene kadar, { $servants } hizmetkârla, { $scope ->
    [location] bir konumda
   *[owner] oyuncu panonuzun yanında
}: { $card_value ->
    [0] {""}
   *[other] hediyelerinizin değeri +{ $card_value }
}{ $owner_vp ->
    [0] {""}
   *[other] hamleyi yapan diğer oyuncu: { $actor_vp } puan, siz: +{ $owner_vp } puan
}{ $follow ->
    [yes] başka bir oyuncu hamleyi yapınca siz de yapabilirsiniz
   *[no] {""}
}
effect-pay = { $cost } harca → { $gain }

## Kalıcı değişiklikler, anlar, son puanlama

servants-change = { $change ->
    [add] +{ noun-servant }
    [less] −{ noun-servant }
   *[set] { noun-servant }
}
change-travel_b_cost = Seyahat, B seçeneğinin maliyeti: { servants-change }
change-jade_action_cost = Yeşim hamlesinin maliyeti: { servants-change }
change-decree_action_cost = Kararname hamlesinin maliyeti: { servants-change }
change-wall_action_extra_from_supply = her Çin Seddi hamlesinde genel tedarikten { noun-servant } ekleyebilirsiniz
change-equal_value_is_free = { $change ->
    [no] eşit değerdeki hediye serbestçe takas edilemez
   *[yes] eşit değerdeki hediye serbestçe takas edilir
}
moment-morning = her sabah
score-per-vp = ZP parkurundaki her { $every ->
    [one] puan
   *[other] { $every } puan
} için
score-per-jade = her { $every ->
    [one] yeşim
   *[other] { $every } yeşim
} için
score-per-decree_servants = kararnamelerdeki her { $every ->
    [one] hizmetkârınız
   *[other] { $every } hizmetkârınız
} için
score-per-trade_servants = liman ödüllerindeki her { $every ->
    [one] hizmetkârınız
   *[other] { $every } hizmetkârınız
} için

## Hediyeler

gift-item-1 = Meyve Tabağı
    .acc = Meyve Tabağını
gift-item-2 = Kâğıt Yelpaze
    .acc = Kâğıt Yelpazeyi
gift-item-3 = Go Taşı Takımı
    .acc = Go Taşı Takımını
gift-item-4 = Bonsai
    .acc = Bonsaiyi
gift-item-5 = Çay Takımı
    .acc = Çay Takımını
gift-item-6 = Ming Vazosu
    .acc = Ming Vazosunu
gift-item-7 = Değerli Taş Kolye
    .acc = Değerli Taş Kolyeyi
gift-item-8 = Dunhuang Pipası
    .acc = Dunhuang Pipasını
gift-item-9 = Altın Heykel
    .acc = Altın Heykeli
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
        [1] { gift-item-1.acc }
        [2] { gift-item-2.acc }
        [3] { gift-item-3.acc }
        [4] { gift-item-4.acc }
        [5] { gift-item-5.acc }
        [6] { gift-item-6.acc }
        [7] { gift-item-7.acc }
        [8] { gift-item-8.acc }
       *[9] { gift-item-9.acc }
    } ({ $value })
    .choice = { $name } · { $about }
gift-hidden = bir hediye kartı
    .acc = bir hediye kartını

## Konumlar

place-travel = Seyahat
    .acc = Seyahati
    .dat = Seyahate
    .loc = Seyahatte
    .abl = Seyahatten
    .at = Seyahat konumunda
    .about =
        Gezgininizi ilerletin, durduğu şehrin jetonunu kullanın.
        { ask-travel.option-a }
        { ask-travel.option-b }
place-wall = Çin Seddi
    .acc = Çin Seddi'ni
    .dat = Çin Seddi'ne
    .loc = Çin Seddi'nde
    .abl = Çin Seddi'nden
    .at = Çin Seddi'nde
    .about =
        Hizmetkâr yerleştirin; Çin Seddi tamamlanınca en çok hizmetkârı olan puan alır.
        { ask-great-wall.option-a }
        { ask-great-wall.option-b }
place-jade = Yeşim
    .acc = Yeşimi
    .dat = Yeşime
    .loc = Yeşimde
    .abl = Yeşimden
    .at = Yeşim konumunda
    .about =
        Hizmetkâr harcayıp yeşim alın; oyun sonunda her biri öncekinden değerlidir.
place-intrigue = Entrika
    .acc = Entrikayı
    .dat = Entrikaya
    .loc = Entrikada
    .abl = Entrikadan
    .at = Entrika konumunda
    .about =
        Bütün beraberlikleri bozan yolda ilerleyin; orada geri gitmek avantaj sağlar.
        { ask-intrigue.option-a }
        { ask-intrigue.option-b }
place-palace = Cennet Saflığı Sarayı
    .acc = Cennet Saflığı Sarayı'nı
    .dat = Cennet Saflığı Sarayı'na
    .loc = Cennet Saflığı Sarayı'nda
    .abl = Cennet Saflığı Sarayı'ndan
    .at = Saray'da
    .about =
        Elçiniz Saray'a yürür. Oyun sonunda içeride olmayanın puanı 0'dır.
        { ask-palace.option-a }
        { ask-palace.option-b }
place-decrees = Kararnameler
    .acc = Kararnameleri
    .dat = Kararnamelere
    .loc = Kararnamelerde
    .abl = Kararnamelerden
    .at = Kararname konumunda
    .about =
        Hizmetkâr harcayıp kararname alın: her sabah, sürekli ya da oyun sonunda işler.
place-canal = Büyük Kanal
    .acc = Büyük Kanal'ı
    .dat = Büyük Kanal'a
    .loc = Büyük Kanal'da
    .abl = Büyük Kanal'dan
    .at = Büyük Kanal'da
    .about =
        Gemilere hizmetkâr yükleyin, limanların ödülleri için ilerleyin.
        { ask-grand-canal.option-a }
        { ask-grand-canal.option-b }
city = { $name }

## Ödemeler ve hizmetkârlar

payment-servants = { noun-servant } harca
    .beside = Harca
payment-no-action = Hamlesiz takas et
servant-regular = Yalnızca normal hizmetkâr
servant-double_as_1 = Çift hizmetkâr, 1 hizmetkâr olarak
servant-double_as_2 = Çift hizmetkâr, 2 hizmetkâr olarak

## Yeşim, kararnameler, zarlar

house = { $a }. ev
house-square = Yeşim Meydanı
decree =
    .choice = { $name } – { $level }. seviye, maliyet: { $cost }{ $vp ->
        [0] {""}
       *[other] , +{ $vp } puan
    } · { $about }
    .beside = { $name } · { $about }
decree-d1_intrigue = Sabah Fısıltıları
    .about = Her sabah entrika işaretçinizi 2 adım ilerletebilirsiniz.
decree-d1_ship = Sabah Yükü
    .about = Her sabah genel tedariğinizden bir gemiye 1 hizmetkâr yerleştirebilirsiniz.
decree-d1_servant = Sabah Hizmeti
    .about = Her sabah 1 hizmetkâr kazanabilirsiniz.
decree-d1_envoy = Sabah Kabulü
    .about = Her sabah elçinizi 1 adım ilerletebilirsiniz.
decree-d1_swap = Sabah Pazarı
    .about = Her sabah bir kartınızı tahtadaki bir kartla değiştirebilirsiniz.
decree-d2_travel = İmparatorluk Yolları
    .about = Seyahatin B seçeneğinde 1 hizmetkâr az harcarsınız.
decree-d2_jade = Yeşim Ayrıcalığı
    .about = Yeşim hamlesinde 1 hizmetkâr az harcarsınız.
decree-d2_wall = Sur Ustaları
    .about = Her Çin Seddi hamlesinde genel tedariğinizden Çin Seddi'ne 1 hizmetkâr daha yerleştirebilirsiniz.
decree-d2_equal = Eşit Hediyeler
    .about = Eşit değerdeki hediye de serbestçe takas edilir.
decree-d2_decree = Mührün Lütfu
    .about = Kararname hamlesinde 1 hizmetkâr az harcarsınız.
decree-d3_third = Şöhret
decree-d3_eight = İmparatorluk Nişanı
decree-d3_jade = Yeşim Hazinesi
decree-d3_decrees = Yasa Kitabı
decree-d3_trade = Ticaret Evi
face = { $a }. zar: { $b }

## Kanal

route-main = yeni gemi
route-left = yeni gemi, sol rota
route-right = yeni gemi, sağ rota
harbour = { $stem ->
    [left] { $a }. liman, sol rota
    [right] { $a }. liman, sağ rota
   *[main] { $a }. liman
}
reward = { $effects }
    .beside = { $effects_left ->
        [none] {""}
       *[other] { $effects_left }
    }

## Entrika avantajları, seyahat jetonları

benefit = { $cost } geri → { $gain }
    .beside = Geri git{ $gain_left ->
        [none] {""}
       *[other] : { $gain_left }
    }
token = { $effects }
token-double = çift jeton
    .about = Jeton değiştirirken 2 jeton sayılır.
token-bonus_value = Değer +1
    .about = 1 hizmetkârla, gündüzün sonuna kadar: hediyelerinizin değeri 1 artar.
token-bonus_toll = Geçiş Ücreti
    .about = 1 hizmetkârla, bir konumda, gündüzün sonuna kadar: oranın hamlesini yapan diğer oyuncu 1 puan kaybeder, siz 1 puan kazanırsınız.
token-bonus_follow = Takip
    .about = 1 hizmetkârla, bir konumda, gündüzün sonuna kadar: başka bir oyuncu oranın hamlesini yapınca siz de yapabilirsiniz.
trade = { $stem ->
    [servant] 2 seyahat jetonu karşılığı 1 hizmetkâr
    [vp] 4 seyahat jetonu karşılığı 2 puan
   *[jade] 6 seyahat jetonu karşılığı 1 yeşim
}{ $a ->
    [0] {""}
   *[other] {" "}({ $a } çift jetonla)
}
    .beside = { $stem ->
        [servant] 2 seyahat jetonunu takas et
        [vp] 4 seyahat jetonunu takas et
       *[jade] 6 seyahat jetonunu takas et
    }{ $a ->
        [0] {""}
       *[other] {" "}({ $a } çift jetonla)
    }
    .called = { $stem ->
        [servant] 2 seyahat jetonu
        [vp] 4 seyahat jetonu
       *[jade] 6 seyahat jetonu
    }{ $a ->
        [0] {""}
       *[other] {" "}({ $a } çift)
    }

## Meng

opponent = Meng
solo = { $day ->
    [focus] özel Automa kartı
   *[other] Automa kartı, { $day }
}

## Kayıt

log-day-begins = { $n }. gün
log-start-player = { $player }: başlangıç oyuncusu
log-map-refilled = { $n ->
    [0] Haritaya yeni seyahat jetonu konmadı
   *[other] Haritaya konan yeni seyahat jetonu: { $n }
}
log-dice-rolled = Kader zarları: { $first }, { $second }, { $third }
log-night-falls = { $n }. günün gecesi
log-gift-exchanged = { $player } { $place_at } { $given_acc } verip { $taken_acc } aldı
    .you = { $place_at } { $given_acc } verip { $taken_acc } aldınız
log-gift-laid-aside = { $player } { $card_acc } ödeme olarak attı
    .you = { $card_acc } ödeme olarak attınız
log-gift-swapped = { $player } { $given_acc } verip { $taken_acc } aldı ({ $place })
    .you = { $given_acc } verip { $taken_acc } aldınız ({ $place })
log-gift-retrieved = { $player } { $card_acc } eline geri aldı
    .you = { $card_acc } elinize geri aldınız
log-gift-discarded = { $player } { $card_acc } ıskartaya attı
    .you = { $card_acc } ıskartaya attınız
log-gift-drawn = { $player } { $card } çekti
    .you = { $card } çektiniz
log-servants-gained = { $player }: +{ noun-servant }
log-servants-spent = { $player } { noun-servant } harcadı
    .you = { noun-servant } harcadınız
log-double-unlocked = { $player } çift hizmetkârın kilidini açtı
    .you = çift hizmetkârın kilidini açtınız
log-points = { $player }: +{ noun-vp }
log-points-lost = { $player }: −{ noun-vp }
log-jade-taken = { $player }: +{ noun-jade }
log-traveller-moved = { $player }: seyahat – { $city }; jeton: { $token }
log-tokens-traded = { $player }: { $trade }
    .beside = { $player }: seyahat jetonu takası
log-marker-laid = { $player } jeton kullandı – { $token }
    .you = jeton kullandınız – { $token }
log-marker-laid-at = { $player } { $place_at } jeton kullandı – { $token }
    .you = { $place_at } jeton kullandınız – { $token }
log-toll-paid = { $player } { $place_at } geçiş ücreti ödedi (alan: { $owner })
    .you = { $place_at } geçiş ücreti ödediniz (alan: { $owner })
log-followed = { $player } { $place_at } takip etti
    .you = { $place_at } takip ettiniz
log-wall-placed = { $player } Çin Seddi'ne { noun-servant } yerleştirdi
    .you = Çin Seddi'ne { noun-servant } yerleştirdiniz
log-wall-scored = { $player }: Çin Seddi'nde en çok hizmetkâr ({ $n })
log-benefit-taken = { $player }: entrika avantajı – { $benefit }
    .beside = { $player }: entrika avantajı
log-die-turned = { $player } kader zarını çevirdi – { $face }
    .you = kader zarını çevirdiniz – { $face }
log-intrigue-moved = { $player }: entrika işaretçisi { $n }. adımda
log-medal-taken = { $player } sonraki başlangıç oyuncusu madalyasını aldı
    .you = sonraki başlangıç oyuncusu madalyasını aldınız
log-envoy-moved = { $player }: elçi { $n }. adımda
log-envoy-arrived = { $player }: elçi Saray'da, oyun sonunda { noun-vp }
log-house-bought = { $player } yeşim aldı ({ $house })
    .you = yeşim aldınız ({ $house })
log-decree-taken = { $player } kararname aldı – { $decree }
    .you = kararname aldınız – { $decree }
log-decree-used = { $player } kararname kullandı – { $decree }
    .you = kararname kullandınız – { $decree }
log-ship-launched = { $player }: yeni gemi ({ $harbour })
log-ship-loaded = { $player } gemi yükledi ({ $harbour }), gemide: { noun-servant }
    .you = gemi yüklediniz ({ $harbour }), gemide: { noun-servant }
log-ship-sailed = { $player } gemi ilerletti ({ $from } → { $harbour })
    .you = gemi ilerlettiniz ({ $from } → { $harbour })
log-ship-lost = { $player }: gemi denizde kayboldu ({ $harbour })
log-reward-claimed = { $player } ödülü talep etti ({ $harbour }) – { $reward }
    .you = ödülü talep ettiniz ({ $harbour }) – { $reward }
    .beside = { $player } ödülü talep etti ({ $harbour })
    .you-beside = ödülü talep ettiniz ({ $harbour })
log-matches = { $player }: { $n } eşleşme
log-night-bonus = { $player }: en çok eşleşme
log-final-wall = { $player }: son Çin Seddi puanlaması
log-game-over = Oyun bitti
log-meng-card = Meng: { $card }
log-meng-dusk = Alacakaranlık, Meng: { $card }
log-meng-cannot = Meng: { $place_at } hamle yok

## Sorular

say-choose-place = { $mine } değerindeki hediyenizi nereye veriyorsunuz?
    .why = Oradaki hediyeden yüksekse ücretsizdir.
say-pay-for-gift = { $mine }, { $theirs } değerini geçmiyor: nasıl ödüyorsunuz?
    .why = { $cost } hizmetkâr ya da atılan bir kart hamleleri açar. Hizmetkârlarınız: { $have }.
say-move-traveller = Gezgininiz hangi şehre gidiyor?
    .why = Kalan hareket: { $left }
ask-choose-gift = Hangi hediyeyi veriyorsunuz?
    .verb = Ver
ask-choose-place = Hediyeniz için bir konum seçin.
    .verb = Şuraya ver
ask-pay-for-gift = Hediyenizin değeri daha yüksek değil. Nasıl ödüyorsunuz?
    .gift = At: { $name }
say-travel = { ask-travel }
    .why = Hizmetkârlarınız: { $have }.
ask-travel = Seyahat: bir seçenek belirleyin.
    .option-a = A: 1 hareket
    .option-b = B: 2 öde, 2 hareket (kararnameyle daha az)
    .answer-skip = Seyahat etmeden geç
    .option-b-beside = B: 2 hareket
    .option-b-called = B: 2 öde, 2 hareket
ask-move-traveller = Gezgininiz için bir şehir seçin.
    .verb = Git
    .answer-skip = Burada dur
say-great-wall = { ask-great-wall }
    .why = Hizmetkârlarınız: { $have }. Surda boş yer: { $left }.
ask-great-wall = Çin Seddi: bir seçenek belirleyin.
    .option-a = A: 1 hizmetkâr yerleştir
    .option-b = B: 1 öde, en fazla 2 yerleştir
    .answer-skip = Çin Seddi'ni bırak
    .option-a-beside = A: yerleştir
    .option-b-beside = B: en fazla 2 yerleştir, bedel
    .option-b-called = B: 1 öde, en fazla 2 yerleştir
ask-count-for-wall = Çin Seddi'ne kaç hizmetkâr yerleştiriyorsunuz?
    .count-beside = Yerleştir
ask-place-which-on-wall = Çin Seddi'ne hangi hizmetkârı yerleştiriyorsunuz?
    .servant-regular = Normal hizmetkâr
ask-extra-on-wall = Genel tedarikten Çin Seddi'ne 1 hizmetkâr eklensin mi?
    .answer-yes = Ekle
    .answer-skip = Tedarikte bırak
say-buy-jade = { ask-buy-jade }
    .why = Hizmetkârlarınız: { $have }. Yeşiminiz: { $jade }.
ask-buy-jade = Yeşim: bir ev seçin.
    .verb = Satın al
    .answer-skip = Yeşim almadan geç
say-intrigue = { ask-intrigue }
    .why = İşaretçiniz { $step }. adımda. Hizmetkârlarınız: { $have }.
ask-intrigue = Entrika: bir seçenek belirleyin.
    .option-a = A: 1 adım, duruyorsa madalya
    .option-b = B: 1 öde, 3 adım
    .answer-skip = Entrikayı bırak
    .option-a-beside = A: duruyorsa madalya da
    .option-b-beside = B
    .option-a-called = A: 1 adım
say-palace = { ask-palace }
    .why = Huzura kalan adım: { $left }. Hizmetkârlarınız: { $have }.
ask-palace = Cennet Saflığı Sarayı: bir seçenek belirleyin.
    .option-a = A: elçi 1 adım
    .option-b = B: 2 öde, elçi 2 adım, entrika 1
    .answer-skip = Elçiyi yerinde bırak
    .option-a-beside = A
    .option-b-beside = B
    .option-b-called = B: 2 öde, elçi 2 adım
say-take-decree = { ask-take-decree }
    .why = Hizmetkârlarınız: { $have }. Bedelin dışında 1 tanesi kararnamede kalır.
ask-take-decree = Kararnameler: bir kararname seçin.
    .verb = Al
    .answer-skip = Kararname almadan geç
say-grand-canal = { ask-grand-canal }
    .why = Hizmetkârlarınız: { $have }.
ask-grand-canal = Büyük Kanal: bir seçenek belirleyin.
    .option-a = A: 1 yükle, 1 gemi hareket ettir ya da ikisi
    .option-b = B: 1 öde, 2 yükle
    .answer-skip = Büyük Kanal'ı bırak
    .option-b-beside = B: 2 yükle
    .option-a-called = A: yükle, 1 gemi hareket ettir
ask-load-ship = Hizmetkâr için bir gemi seçin.
    .verb = Yükle
    .harbour = gemi: { $name }
    .answer-skip = Burada dur
ask-load-from-supply = Genel tedarikten gelen hizmetkâr için bir gemi seçin.
    .verb = Yükle
    .harbour = gemi: { $name }
    .answer-skip = Tedarikte bırak
ask-load-or-sail = Hizmetkâr için bir gemi seçin ya da yalnızca bir gemiyi hareket ettirin.
    .verb = Yükle
    .harbour = gemi: { $name }
    .answer-skip = Yalnızca gemi hareket ettir
ask-load-which = Gemiye hangi hizmetkârı yerleştiriyorsunuz?
    .servant-regular = Normal hizmetkâr
ask-move-ship = Hareket edecek gemiyi seçin.
    .verb = Hareket ettir
    .harbour = gemi: { $name }
    .answer-skip = Gemileri yerinde bırak
ask-claim = Liman ödülü talep edilsin mi?
    .verb = Talep et
    .harbour = gemi: { $name }
    .answer-skip = Bekle, sonra iste
ask-choose-reward = Bir ödül seçin.
    .verb = Al
ask-intrigue-benefit = Bir entrika avantajı seçin.
    .verb = Al
    .answer-skip = Avantaj almadan geç
    .benefit-called = { $cost } geri
ask-turn-die = Bir kader zarı ve bir sayı seçin.
    .verb = Çevir
ask-morning-decrees = Bu sabah kararname kullanılsın mı?
    .verb = Kullan
    .decree = { $name } · { $about }
    .answer-skip = Kararname kullanmadan geç
ask-swap-which = Hangi kartınızı değiştiriyorsunuz?
    .verb = Değiştir
ask-swap-where = Tahtadan hangi kartı alıyorsunuz?
    .verb = Al
ask-retrieve = Iskarta destenizden hangi kartı geri alıyorsunuz?
    .verb = Geri al
ask-discard-for = Hangi kartı atıyorsunuz?
    .verb = At
ask-spend-with = Çift hizmetkâr kullanılsın mı?
ask-gain-with = Birinin yerine çift hizmetkâr alınsın mı?
    .servant-double_as_1 = Çift hizmetkâr, 1 hizmetkâr olarak
    .servant-double_as_1-beside = Çift hizmetkâr
ask-must-trade-tokens = Çok fazla seyahat jetonunuz var. Jeton değiştirin.
    .verb = Değiştir
ask-use-bonus-token = Bonus seyahat jetonu 1 hizmetkârla kullanılsın mı?
    .answer-yes = Kullan
    .answer-skip = Jetonu sakla
ask-servant-for-token = Jetonun yanına hangi hizmetkâr konsun?
    .servant-regular = Normal hizmetkâr
ask-night-envoy = Elçiniz ilerlesin mi?
    .answer-yes = İlerlet
    .answer-skip = Yerinde bırak
ask-last-tokens = Son seyahat jetonları değiştirilsin mi?
    .verb = Değiştir
    .answer-skip = Değiştirmeyi bitir

wait-choose-gift = Beklenen: { $player } (hediye seçiyor)
wait-choose-place = Beklenen: { $player } (konum seçiyor)
wait-pay-for-gift = Beklenen: { $player } (hediye için ödüyor)
wait-travel = Beklenen: { $player } (Seyahat)
wait-move-traveller = Beklenen: { $player } (seyahat ediyor)
wait-great-wall = Beklenen: { $player } (Çin Seddi)
wait-count-for-wall = Beklenen: { $player } (Çin Seddi)
wait-place-which-on-wall = Beklenen: { $player } (Çin Seddi)
wait-extra-on-wall = Beklenen: { $player } (Çin Seddi)
wait-buy-jade = Beklenen: { $player } (Yeşim)
wait-intrigue = Beklenen: { $player } (Entrika)
wait-palace = Beklenen: { $player } (Saray)
wait-take-decree = Beklenen: { $player } (kararname seçiyor)
wait-grand-canal = Beklenen: { $player } (Büyük Kanal)
wait-load-ship = Beklenen: { $player } (gemi yüklüyor)
wait-load-from-supply = Beklenen: { $player } (gemi yüklüyor)
wait-load-or-sail = Beklenen: { $player } (gemi yüklüyor)
wait-load-which = Beklenen: { $player } (gemi yüklüyor)
wait-move-ship = Beklenen: { $player } (gemi hareket ettiriyor)
wait-claim = Beklenen: { $player } (liman ödülü)
wait-choose-reward = Beklenen: { $player } (ödül seçiyor)
wait-intrigue-benefit = Beklenen: { $player } (entrika avantajı)
wait-turn-die = Beklenen: { $player } (zar çeviriyor)
wait-morning-decrees = Beklenen: { $player } (sabah kararnameleri)
wait-swap-which = Beklenen: { $player } (kart değiştiriyor)
wait-swap-where = Beklenen: { $player } (kart değiştiriyor)
wait-retrieve = Beklenen: { $player } (kart seçiyor)
wait-discard-for = Beklenen: { $player } (kart seçiyor)
wait-spend-with = Beklenen: { $player } (hizmetkâr seçiyor)
wait-gain-with = Beklenen: { $player } (hizmetkâr seçiyor)
wait-must-trade-tokens = Beklenen: { $player } (jeton değiştiriyor)
wait-use-bonus-token = Beklenen: { $player } (bonus seyahat jetonu)
wait-servant-for-token = Beklenen: { $player } (hizmetkâr seçiyor)
wait-night-envoy = Beklenen: { $player } (elçi)
wait-last-tokens = Beklenen: { $player } (son seyahat jetonları)

## Retler

refuse-too-few-servants = Havuzunuzda { noun-servant } gerekiyor.
    .short = { noun-servant } gerek
refuse-pay-and-place = Ödemek için { noun-servant }, yerleştirmek için 1 tane daha gerekiyor.
    .short = { $n } + 1 hizmetkâr gerek
refuse-no-servant = Havuzunuzda 1 hizmetkâr gerekiyor.
    .short = 1 hizmetkâr gerek
refuse-double-not-there = Çift hizmetkâr genel tedariğinizde değil.
    .short = tedariğinizde değil
refuse-no-regular-servant = Normal bir hizmetkâr gerekiyor.
    .short = normal hizmetkâr gerek
refuse-regular-servant-needed = Yerleştirilecek bir hizmetkâr kalmalı. Çift hizmetkâr olmadan ödeyin.
    .short = yerleştirilecek 1 kalmalı
refuse-supply-empty = Genel tedariğiniz boş.
    .short = tedarik boş
refuse-not-enough-tokens = Daha çok seyahat jetonu gerekiyor.
    .short = jeton yetmiyor
refuse-decree-held = Bu kararname sizde var. Başka bir kararname seçin.
    .short = zaten sizde
refuse-no-token-there = Bu şehirde jeton yok. Jetonlu bir şehir seçin.
    .short = burada jeton yok
refuse-out-of-reach = Arada jetonlu bir şehir var. Daha yakın bir şehir seçin.
    .short = arada jeton var
refuse-nowhere-to-go = Gezgininizin ulaşabileceği jetonlu bir şehir yok.
    .short = erişilir jeton yok
refuse-marker-at-the-end = Entrika işaretçiniz entrika yolunun sonunda. Madalya için A seçeneği açık.
    .short = yolun sonu
refuse-house-empty = Bu ev boş. Başka bir ev seçin.
    .short = boş
refuse-same-price = Aynı fiyata başka bir ev var. Onu seçin.
    .short = aynı fiyata başkası var
refuse-houses-left = Yeşim Meydanı bütün evler boşalınca açılır.
    .short = ev kaldı
refuse-marker-too-low = Entrika işaretçiniz o kadar gerileyemez.
    .short = adım yetmiyor
refuse-not-on-that-die = Bu sayı o zarda yok.
    .short = bu zarda yok
refuse-gift-too-cheap = Daha değerli bir hediye gerekiyor.
    .short = hediye düşük
refuse-no-card = Kendi kartlarınızdan biri gerekiyor.
    .short = kart yok
refuse-pile-empty = Iskarta desteniz boş.
    .short = ıskarta boş
refuse-no-high-card = Elinizde daha değerli bir hediye gerekiyor.
    .short = o kadar değerli yok
refuse-medal-taken = Madalya bugün alındı.
    .short = madalya alındı
refuse-ship-full = Bu gemi dolu. Başka bir gemi ya da yeni bir gemi seçin.
    .short = gemi dolu
refuse-no-room-for-two = 2 hizmetkâr olarak 2 boş yer gerekiyor. 1 sayılabilir.
    .short = yalnız 1 yer var
refuse-no-free-harbour = Bu rotada boş liman yok.
    .short = boş liman yok
refuse-no-ship-left = Bütün gemileriniz kanalda.
    .short = gemi kalmadı
refuse-no-ship-to-load = Yeri olan bir gemi ya da yeni bir gemi gerekiyor.
    .short = yeri olan gemi yok
refuse-nothing-to-do = Şu anda hiçbir geminiz yüklenemez ya da ilerleyemez.
    .short = gemi oynayamaz
refuse-not-neither = En az biri gerekiyor: hizmetkâr yerleştirin ya da gemi hareket ettirin.
    .short = ikisinden biri
refuse-load-at-least-one = Bir gemiye en az 1 hizmetkâr yerleştirmek gerekiyor.
    .short = en az 1 hizmetkâr
refuse-no-harbour-ahead = Bu geminin önünde boş liman yok.
    .short = önünde liman yok
refuse-ship-not-full = Ödül için dolu bir gemi gerekiyor.
    .short = gemi dolu değil
refuse-no-reward-there = Bu limanda ödül yok.
    .short = ödül yok
refuse-no-slot-left = Bu ödülü daha fazla alamazsınız.
    .short = zaten alındı
refuse-deck-empty = Hediye destesi boş.
    .short = deste boş
caution-no-audience = Son gün: elçiniz Saray'da değil, { $n } adımı eksik. O içeride olmazsa puanınız sıfırdır.

## Bedeller

price-free = ücretsiz
price-pay = öde
price-lay-aside = at
price-no-action = hamlesiz
price-card-only = yalnız kart
price-servants = { noun-servant }

## Seçenekler

setting-bonus_tokens = Bonus seyahat jetonları
    .about = Bir günü değiştiren 6 seyahat jetonu daha; deneyimli oyuncular için.
setting-bonus_tokens-false = Hayır
setting-bonus_tokens-true = Evet
setting-expert_setup = Uzman varyantı
    .about = Tahtadaki hediyeler tek bir büyük desteden gelir.
setting-expert_setup-false = Hayır
setting-expert_setup-true = Evet
setting-solo_level = Solo zorluk seviyesi
    .about = Meng ne kadar güçlü olsun.
setting-solo_level-easy = Kolay
setting-solo_level-normal = Normal
setting-solo_level-hard = Zor
setting-solo_focus = Meng'in odağı
    .about = Meng'in özel kartlarının etkili olduğu konum.
setting-solo_focus-random = Rastgele
setting-solo_focus-travel = { place-travel }
setting-solo_focus-wall = { place-wall }
setting-solo_focus-jade = { place-jade }
setting-solo_focus-intrigue = { place-intrigue }
setting-solo_focus-palace = { place-palace }
setting-solo_focus-decrees = { place-decrees }
setting-solo_focus-canal = { place-canal }
setting-solo_sets = Hediye kartı setleri
    .about = Sizin ve Meng'in başladığı hediye kartı seti.
setting-solo_sets-0 = Siz 4, Meng 5
setting-solo_sets-1 = Siz 2, Meng 3
setting-solo_sets-2 = Siz 1, Meng 2

## Puan tablosu

score-track = ZP parkuru
score-decree-d3_third = Kararname: { decree-d3_third }
score-decree-d3_eight = Kararname: { decree-d3_eight }
score-decree-d3_jade = Kararname: { decree-d3_jade }
score-decree-d3_decrees = Kararname: { decree-d3_decrees }
score-decree-d3_trade = Kararname: { decree-d3_trade }
score-palace = Saray'a varış
score-jade = Yeşim koleksiyonu
score-no-palace = İmparatorun huzuruna çıkılamadı: 0 puan
score-wall = Çin Seddi puanlamaları
score-travel = Seyahat ve jetonlar
score-decrees = Kararnameler, oyun sırasında
score-canal = Büyük Kanal ödülleri
score-steps = Saray içindeki adımlar, diğer
score-destiny = En çok kader eşleşmesi
score-final-wall = Son Çin Seddi puanlaması
score-decree-all = 3. seviye kararnameler
sheet-during = Oyun sırasında
sheet-end = Oyun sonunda
sheet-audience = Huzura kabul
sheet-wall = Çin Seddi
sheet-travel = Seyahat
sheet-decrees = Kararnameler
sheet-canal = Kanal
sheet-palace = Saray
sheet-destiny = Kader
sheet-jade = Yeşim
tie-audience = Elçi Saray'da
tie-audience-won = elçi Saray'da
tie-intrigue = Entrika yolundaki adım
tie-intrigue-won = entrika yolunda önde, { $mine } – { $theirs }
tie-stack = Entrika işaretçisi yığınındaki sıra
tie-stack-won = entrika yolunda aynı adımda, ama üstte

## Terminal: the drawn board

board-day = Gün
board-dice = Zarlar
board-start-player = Başlangıç oyuncusu
board-medal = Madalya
board-wall = Sed
board-houses = Yeşim evleri
board-deck = Deste
board-place = Konum
board-gift = Hediye
board-card-action = Kart hamlesi
board-place-action = Konum hamlesi
board-decree = Kararname
board-decrees = Kararnameler
board-cost = Maliyet
board-points = ZP
board-effect = Etki
board-held-by = Sahibi
board-pool = Havuz
board-supply = Tedarik
board-envoy = Elçi
board-intrigue = Entrika
board-jade = Yeşim
board-tokens = Jetonlar
board-ships = Gemiler
board-rewards = Ödüller
board-cards = Kartlar
board-solo-cards = Kalan Automa kartları
board-today = Bugün
board-route-left = sol
board-route-right = sağ
board-reward-card = kart
board-reward-double = çift hizmetkâr
board-token-wall = sedde
board-token-ship = gemiye
board-token-double = çift jeton
board-token-retrieve = kart geri
board-token-swap = kart değiştir
board-token-card_for_jade = kart → yeşim
board-token-servants_for_jade = hizmetkâr → yeşim
board-token-bonus_value = { token-bonus_value }
board-token-bonus_toll = { token-bonus_toll }
board-token-bonus_follow = { token-bonus_follow }
board-reward-any = herhangi biri
board-to-be-paid = ödeme gerekir

## Browser: the drawn board

board-whole = { game-gugong }: tahta
board-places = Konumlar
board-all-places = Tüm konumlar
board-mine-for = { $theirs } yerine { $mine }
board-place-with-gift = { $place }: { $gift }
board-gift-here = Orada duran: { $gift }
board-give-here = Burada ver
board-destiny = Kader
board-to-the-most = en çoğu olana
board-taken = alındı
board-medal-free = bugün alınabilir
board-stock = kalan { $n }
board-square = Meydan
board-jade-sets = Yeşim koleksiyonunun oyun sonundaki değeri
board-jade-more = sonraki her biri: { $points }
board-start = çıkış
board-morning = sabah
board-lasting = kalıcı
board-end = son
board-per-rival = rakip başına
board-focus = { $player }: odak
board-on-wall = { $player }: Çin Seddi'nde { $n }; { $of } olunca tamamlanır
board-intrigue-on = { $player }: entrika { $n }
board-traveller-in = { $player }: gezgin, { $city }
board-traveller-waits = { $player }: gezgin henüz haritada değil
board-token-pile = Seyahat jetonu yığını: { $n }
board-arrival = Varış alanı: { noun-vp }
board-arrived = Elçi Saray'da, puan
board-envoy-arrived = { $player }: elçi Saray'da, { noun-vp }
board-envoy-on = { $player }: elçi { $n }. adımda
board-ship-in = { $player }: gemi, { $harbour }, { $of } yerden { $n } dolu
board-day-gives = { $n }. gün: +{ $servants } hizmetkâr
board-score-of = { $player }: { noun-vp }
board-deck-of = Hediye destesi: { $n }
board-die = { $n }. kader zarı: { $value }
board-die-about = Bu gece, bugün aldığınız ve { $value } gösteren her kart bir eşleşmedir. Yüzleri: { $faces }.
board-double = Çift
board-double-locked = Çift hizmetkâr kilitli.
board-double-pool = Çift hizmetkâr havuzda.
board-double-supply = Çift hizmetkâr tedarikte.
board-double-wall = Çift hizmetkâr Çin Seddi'nde.
board-double-ship = Çift hizmetkâr bir gemide.
board-double-token = Çift hizmetkâr bir seyahat jetonunun yanında.
board-double-focus = Çift hizmetkâr odağı gösterir.
board-ships-left = Kalan gemiler
board-trade-rewards = Liman ödülleri
board-hand = El
board-discard = Iskarta destesi
board-tomorrow = Yarın: { $n }
board-look = bak
board-given = verilen
board-starts = başlar
board-next = sonraki
board-your-turn = sıra sizde
board-their-turn = sıra onda
board-you = { $player } (siz)
board-decree-at = { $decree }, maliyet { $n }
lesson-goal = Amaç
lesson-goal-win = Oyun { $days } gün sürer. Sonunda en çok puanı :vp: olan kazanır.
lesson-goal-lose = Ama elçiniz :gg-envoy: o zamana dek Saray'da :gg-palace: olmalı. Dışarıda kalırsa puanınız 0'dır.
lesson-goal-points = Puanlar Saray'dan :gg-palace:, gemilerden :gg-ship:, Çin Seddi'nden :gg-wall:, kararnamelerden :gg-decree:, yeşimden :gg-jade:, seyahatten :gg-travel: ve gecelerden :gg-night: gelir.
lesson-first-turn = İlk hediyeniz
lesson-first-turn-text = Oyun böyle başlar: elinizde { $hand } kart, her konumda bir kart. 2'nizi Saray'da :gg-palace: verin. Oradaki 7'den küçük olduğu için { $pay } hizmetkâra :gg-servant: mal olur. Önce kartınız işler: iki hizmetkâr Çin Seddi'ne :gg-wall: gider. Sonra konum: elçiniz :gg-envoy: ilk adımını atar. Ardından masa 3. güne kadar kendi oynar, orada siz devralırsınız.

## İlk ders

lesson-better-gift = Daha değerli bir hediye
lesson-better-gift-text = Her sıra bir hediyeyle :gg-gift: başlar. Elinizden bir kartı bir konuma koyar, orada duran kartı alırsınız. Sizinki daha değerliyse bu ücretsizdir ve hamle yapabilirsiniz. 8'iniz Seyahat konumundaki 7'den değerli. Onu verin, gezgininizi :gg-traveller: ilerletin ve şehirdeki jetonu kullanın.
lesson-lesser-gift = Daha değersiz bir hediye
lesson-lesser-gift-text = Büyük Kanal'da bir 6 duruyor, sizde ise yalnızca bir 5 var. Daha değerli olmayan hediye için ödeme gerekir: hizmetkâr :gg-servant: ya da bir kart daha. Yoksa hamlelerden vazgeçerek takas edersiniz. Bugün hizmetkârla ödeyin.
lesson-canal = Bir sırada iki hamle
lesson-canal-text = Önce kartınızdaki hamle gelir. Burada bu, Saray'dır: elçiniz :gg-envoy: bir adım ilerler. Sonra konumun hamlesi gelir: geminize :gg-ship: üçüncü hizmetkârı koyun ve limanının ödülünü, yani puanları :vp: talep edin.
lesson-intrigue = Beraberlikler ve madalya
lesson-intrigue-text = Diğer 5'iniz önce Çin Seddi'ne :gg-wall: bir hizmetkâr gönderir. Sonra işaretçiniz entrika yolunda :gg-intrigue-marker: yükselir; bütün beraberlikleri bu yol bozar. A seçeneği madalyayı :gg-medal: da getirir, böylece sonraki güne siz başlarsınız.
lesson-wall = Çin Seddi
lesson-wall-text = Bir hizmetkâr daha Çin Seddi'ni :gg-wall: tamamlar. Orada en çok hizmetkâr sizin: bu, puan :vp: ve bir elçi adımı :gg-envoy: getirir. Sonra Çin Seddi'nde hizmetkârı olan herkes entrika yolunda gerileyip bir avantaj alabilir. { $servants } hizmetkârı :gg-servant: alın.
lesson-night = Gece
lesson-night-text = Bütün kartlar oynandı. Aldığınız kartlar yeni elinizdir ve bir kader zarıyla :gg-die: eşleşen her kart bir hizmetkâr getirdi. İkinizde de 1 eşleşme var, ama sizin entrika işaretçiniz üstte: bonus sizin, yani puan :vp: ve isterseniz bir elçi adımı :gg-envoy:.
lesson-decree = Kararnameler
lesson-decree-text = Son gün; siz başlıyorsunuz. Kararnameler hizmetkâra :gg-servant: mal olur ve oyun sonuna kadar sürer: 1. seviye her sabah, 2. seviye her zaman yardım eder, 3. seviye oyun sonunda puan :vp: getirir. 3'ünüzü verin, hizmetkârlarını alın ve şunu seçin: { decree-d3_eight }.
lesson-jade = Yeşim
lesson-jade-text = Yeşim :gg-jade: oyun sonunda puan :vp: getirir; her biri bir öncekinden fazla. Her evin hizmetkârla :gg-servant: ödenen bir fiyatı vardır. 6'nızı verin, hizmetkârını alın ve en ucuz evden yeşim alın.
lesson-collect = Gece için kartlar
lesson-collect-text = Şimdi geceyi düşünün. Zarlar :gg-die: 1, 5 ve 1 gösteriyor. İki zarla eşleşen bir 1 aldınız; Entrika konumunda bir 5 duruyor. 2'niz daha değerli değil, ama hamle de gerekmiyor: onu yalnızca 5 için hamlesiz takas edin.
lesson-palace = Saray'a giriş
lesson-palace-text = Oyun sonunda Saray'da :gg-palace: elçisi :gg-envoy: olmayanın puanı 0'dır. Sizinki 1 adım uzakta: B seçeneği { $steps } adım verir, artan adım bir puandır :vp:. Sonra son gece gelir ve bonusuyla oyun biter.
lesson-end = Kazandınız
lesson-end-text = Puan tablosu puanların nereden geldiğini gösterir. Rakibinizin de puanı vardı, ama elçisi :gg-envoy: Saray'a hiç varmadı; bu yüzden sayılmıyor. Artık kendi oyununuz için yeterince biliyorsunuz.

## Derste şimdi ne yapılacak, hamle hamle

lesson-first-turn-1 = 2'nizi seçin.
lesson-first-turn-2 = Onu Saray'da verin.
lesson-first-turn-3 = Hizmetkârla ödeyin.
lesson-first-turn-4 = Kartınızın hamlesi Çin Seddi: B seçeneğini seçin.
lesson-first-turn-5 = 2 hizmetkâr koyun.
lesson-first-turn-6 = Şimdi Saray: A seçeneği, elçinize bir adım.
lesson-better-gift-1 = 8'inizi seçin.
lesson-better-gift-2 = Onu Seyahat konumunda verin.
lesson-better-gift-3 = A seçeneğini seçin: bir hareket.
lesson-better-gift-4 = Gezgininizi Xuanfu şehrine götürün.
lesson-better-gift-5 = Oradaki jetonu kullanın.
lesson-lesser-gift-1 = 5'inizi seçin.
lesson-lesser-gift-2 = Onu Büyük Kanal'da verin.
lesson-lesser-gift-3 = Hizmetkârla ödeyin.
lesson-canal-1 = Önce Saray: A seçeneği, bir adım.
lesson-canal-2 = Sonra kanal: A seçeneğini seçin.
lesson-canal-3 = Geminize bir hizmetkâr koyun.
lesson-canal-4 = Limanının ödülünü talep edin.
lesson-intrigue-1 = Diğer 5'inizi seçin.
lesson-intrigue-2 = Onu Entrika konumunda verin.
lesson-intrigue-3 = Önce Çin Seddi: A seçeneği, bir hizmetkâr.
lesson-intrigue-4 = Sonra Entrika: A seçeneği, madalyayla birlikte.
lesson-wall-1 = 4'ünüzü seçin.
lesson-wall-2 = Onu Çin Seddi'nde verin.
lesson-wall-3 = Önce Entrika: A seçeneği, bir adım.
lesson-wall-4 = Sonra Çin Seddi: A seçeneği, eksik olan son hizmetkâr.
lesson-wall-5 = Entrika yolunda gerileyip hizmetkârları alın.
lesson-night-1 = Elçinizi bir adım ilerletin.
lesson-decree-1 = 3'ünüzü seçin.
lesson-decree-2 = Onu Kararnameler konumunda verin.
lesson-decree-3 = Kartınızın hizmetkârlarını alın.
lesson-decree-4 = Şu kararnameyi alın: { decree-d3_eight }.
lesson-jade-1 = 6'nızı seçin.
lesson-jade-2 = Onu Yeşim konumunda verin.
lesson-jade-3 = Kartınızın hizmetkârını alın.
lesson-jade-4 = En ucuz evden yeşim alın.
lesson-collect-1 = 2'nizi seçin.
lesson-collect-2 = Onu Entrika konumunda, 5 için verin.
lesson-collect-3 = Onu hamlesiz takas edin.
lesson-palace-1 = 7'nizi seçin.
lesson-palace-2 = Onu Saray'da verin.
lesson-palace-3 = B seçeneğini seçin.
lesson-palace-4 = Son gecenin adımını da alın.

## Simgelerin anlamı

legend-gg-servant = Hizmetkâr: onlarla öder, onları işe koyarsınız.
legend-gg-double = Çift hizmetkâr: iki sayılır.
legend-gg-gift = Hediye kartı: daha yüksek değer bedelsiz takas edilir.
legend-gg-envoy = Elçi: oyun sonunda Saray'da olmalıdır, yoksa puan alamazsınız.
legend-gg-intrigue = { place-intrigue }: daha ileride olan her beraberliği kazanır.
legend-gg-jade = { place-jade }: oyun sonunda puan; her biri öncekinden değerlidir.
legend-gg-decree-1 = 1. seviye kararname: her sabah işler.
legend-gg-decree-2 = 2. seviye kararname: sürekli işler.
legend-gg-decree-3 = 3. seviye kararname: oyun sonunda puan.
legend-gg-die = Kader zarı: gece, aldığınız aynı değerdeki kart bir eşleşmedir.
legend-gg-night = Gece: eşleşmeler sayılır, gemiler ilerler.
legend-gg-traveller = Gezgin: şehirden şehre gider.
legend-gg-ship = Gemi: { noun-servant } ile dolar.

## Nasıl oynanır

howto-win = Nasıl kazanılır
howto-win-most = { $days } gün sonunda en çok puanı olan kazanır.
howto-win-most-text = Eşitlikte Entrika Yolu'nda ilerideki öne geçer.
howto-win-envoy = Elçiniz Saray'da olmalı.
howto-win-envoy-text = Oyun sonunda dışarıdaysa, ne toplamış olursanız olun hiç puan alamazsınız.
howto-points = Puanlar nereden gelir
howto-points-palace = Saray
howto-points-palace-text = Varış sırasına göre { $arrivals }; oyuncu sayısı çoksa { $arrivals_many }
howto-points-jade-text = Toplam { $jade_points }, sonra her biri { $jade_more }
howto-points-decrees-text = Hemen { $decree_least } ila { $decree_most }, ya da sonda daha fazla
howto-points-canal = Gemiler
howto-points-canal-text = Doğru limandaki dolu gemi: { $ship_points }
howto-points-wall-text = En çok hizmetkâr: { $wall_points }
howto-points-night = Geceler
howto-points-night-text = En çok eşleşme: { $night_points }
howto-turn = Sıranız: üç adım
howto-turn-give = Hediye verin
howto-turn-give-text = Bir konuma kart koyun; oradaki kart yarın sizindir. Sizinki daha yüksekse ücretsizdir. Değilse { $pay } hizmetkâr ya da bir kart daha verin veya hamle yapmayın.
howto-turn-card = Kartın gösterdiğini yapın
howto-turn-card-text = Verdiğiniz kartın altında bir hamle, hizmetkâr ya da kart değişimi görünür. Kimi kartta hiçbir şey yoktur. İsterseniz yapmazsınız.
howto-turn-place = Konumun sunduğunu yapın
howto-turn-place-text = Sonra konumun hamlesi gelir. A seçeneği ucuzdur; B hizmetkâr ister, daha çok şey yapar. Bunu da yapmayabilirsiniz.
howto-wrong = Yeni başlayanların yanılgıları
howto-wrong-envoy = Elçi bekleyebilir
howto-wrong-envoy-text = { $envoy_steps } adıma ihtiyacı var ve çoğu zaman birer birer gider. Saray'ın dışında bütün puanlar yanar.
howto-wrong-taken = Aldığım kartı oynarım
howto-wrong-taken-text = Hayır: o kart ıskarta destenize gider. Yarınki elinizin parçasıdır.
howto-wrong-equal = Eşit olması yeter
howto-wrong-equal-text = Yalnızca daha yüksek hediye ücretsizdir. Eşit olan için de ödenir. Ama değeri { $lowest } olan, değeri { $highest } olanı yener.
howto-wrong-servants = Hizmetkârlar nasılsa gelir
howto-wrong-servants-text = Her sabah gelen { $morning_servants } hizmetkâr yetmez. Hizmetkâr getiren kartları verin, gece için zarlarla eşleşin.
howto-wrong-ship = Gemim güvende
howto-wrong-ship-text = Her gece bütün gemiler ilerler. Son limanın ötesinde kaybolurlar; üzerlerindeki hizmetkârlar bir şey getirmez.
howto-places = Yedi konum
howto-places-palace-text = A: elçiniz { $palace_a } adım atar. B: { $palace_b_pay } hizmetkâra { $palace_b } adım, Entrika'da { $palace_b_intrigue } adım. { $envoy_steps }. adım Saray'dır; sonrakiler puan getirir.
howto-places-wall-text = A: { $wall_a } hizmetkâr yerleştirin. B: { $wall_b_pay } ödeyin, en çok { $wall_b } yerleştirin. Set dolunca en çok hizmetkârı olan { $wall_points } puan ve { $wall_envoy } elçi adımı alır.
howto-places-intrigue-text = A: { $intrigue_a } adım, duruyorsa madalya da: yarın siz başlarsınız. B: { $intrigue_b_pay } hizmetkâra { $intrigue_b } adım. Önde olan her eşitliği kazanır.
howto-places-travel-text = A: { $travel_a } yolculuk. B: { $travel_b_pay } hizmetkâra { $travel_b } yolculuk. Her biri bir jetonda biter: hemen kullanın, sonra takas için saklayın.
howto-places-jade-text = Bir evin üstündeki hizmetkârı ödeyin, { $jade_least } ila { $jade_most }, yeşimini alın. Evler boşalınca meydanda yeşim { $jade_square } hizmetkârdır.
howto-places-decrees-text = Gösterilen hizmetkârları, oradaki her rakip için de { $decree_more } fazlasını ödeyin ve bir hizmetkâr yerleştirin. İlk seviye her sabah, ikincisi hep işler; üçüncüsü sonda puan getirir.
howto-places-canal-text = A: bir gemiye { $canal_a } hizmetkâr, sonra bir gemi ilerler. B: { $canal_b_pay } ödeyin, en çok { $canal_b } koyun. { $ship_servants } hizmetkârlı gemi limanının ödülünü alır.
howto-course = Gece, sabah, son
howto-course-night = Gece
howto-course-night-text = Aldığınız kartlardan zarla eşleşen her biri { $match_servants } hizmetkâr getirir. En çok eşleşme: { $night_points } puan ve { $night_envoy } elçi adımı. Sonra bütün gemiler ilerler.
howto-course-morning = Sabah
howto-course-morning-text = Aldığınız kartlar yeni elinizdir. Zarlar atılır, ilk seviye kararnameler işler, herkes { $morning_servants } hizmetkâr alır.
howto-course-end = Oyun sonu
howto-course-end-text = { $days }. günün gecesinden sonra sırayla Çin Seddi son kez, üçüncü seviye kararnameler, Saray ve yeşim puanlanır.

## The tables of the box and their keys

box-table-gift_cards = Hediye kartları
box-table-decrees = Kararnameler
box-table-travel_tokens = Seyahat jetonları
box-table-bonus_travel_tokens = Bonus seyahat jetonları
box-table-destiny_dice = Kader zarları
box-table-solo_cards = Automa kartları
box-table-locations = Konumlar
box-table-board = Oyun tahtası
box-table-colours = Oyuncu renkleri
box-table-exchange = Hediye takası
box-table-day_track = Gün takibi
box-table-night = Gece
box-table-gift_items = Hediyelerin adları
box-table-travel_exchange = Seyahat jetonu takası
box-table-travel_map = Seyahat haritası
box-table-great_wall = Çin Seddi
box-table-intrigue = Entrika
box-table-palace = Saray
box-table-jade = Yeşim
box-table-decree_rules = Kararname alma
box-table-canal = Büyük Kanal
box-table-player = Bir oyuncunun neleri var
box-table-solo_special_actions = Meng'in özel hamleleri
box-key-level = Seviye
box-key-faces = Yüzler
box-key-copies_alt = Bonus jetonlarıyla kaç tane
box-key-official = Görevli
box-key-screen = Çizimdeki yeri
box-key-option_a = Birinci seçenek
box-key-option_b = İkinci seçenek
box-key-day = Gündüz
box-key-dusk = Alacakaranlıkta
box-key-location = Konum
box-key-servants = Hizmetkârlar
box-key-ships = Gemiler
box-key-steps = Adımlar
box-key-rates = Karşılıklar
box-key-cities = Şehirler
box-key-roads = Yollar
box-key-sides = Yüzler
box-key-side_for_players = Oyuncu sayısına göre yüz
box-key-draw_piles = Çekme desteleri
box-key-benefits = Kazanımlar
box-key-rewards = Ödüller
box-key-harbours = Limanlar
box-key-routes = Güzergâhlar
box-key-ship_capacity = Bir gemideki hizmetkârlar
box-key-winner = En çok hizmetkâr için
box-key-complete_at = Şu kadarla tamamlanır
box-key-per_match = Her eşleşme için
box-key-most_matches = En çok eşleşme için
box-key-pay_servants = Daha küçük hediye için hizmetkârlar
box-key-pay_cards = Daha küçük hediye için kartlar
box-key-one_beats_nine = 1, 9'u geçer
box-key-square_cost = Yeşim Meydanı'ndaki maliyet
box-key-set_vp = Koleksiyon puanı
box-key-extra_vp = Her fazlası için puan
box-key-houses = Evlerin maliyeti
box-key-arrival_vp = Varış sırasına göre puan
box-key-vp_per_extra_step = Her fazla adım için puan
box-key-surcharge_per_opponent = Oradaki her rakip için ek
box-key-token_limit = Bir takasta en çok jeton
box-key-token_slots = Jeton alanları
box-key-pool_start = Başlangıçta hizmetkâr havuzu
box-key-supply_start = Başlangıçta genel tedarik
box-key-hand_start = Başlangıç kartları
box-key-double_servant_worth = Çift hizmetkârın sayıldığı değer
box-key-gift_board_start = Başlangıçta tahtadaki hediye kartları
box-key-gift_deck = Hediye destesi
box-key-gift_player_sets = Hediye kartı setleri
box-key-gift_cards_per_set = Bir setteki hediye kartları
box-key-travel_tokens_alt = Bonus jetonlarıyla seyahat jetonları
box-key-decrees_per_level = Seviye başına kararname
box-key-decrees_in_play_per_level = Seviye başına oyundaki kararname
box-key-servants_per_colour = Renk başına hizmetkâr
box-key-double_servants_per_colour = Renk başına çift hizmetkâr
box-key-ships_per_colour = Renk başına gemi
box-key-cost_table = Maliyetin bulunduğu yer
box-key-place = Yerleştirilen hizmetkârlar
box-key-meng_start = Meng'in başladığı şehir
box-key-meng_route = Meng'in güzergâhı
box-key-set_choices = Hediye kartı seti çiftleri
box-key-human = Siz
box-key-meng = Meng
box-key-matches_by_day = Meng'in günlere göre eşleşmeleri
box-key-matches_mode = Meng'in eşleşmeleri nasıl sayılır
box-key-decree_level_by_day = Meng'in kararnamelerinin günlere göre seviyesi
box-key-card_rewards_max = Fazladan hediye kartı veren ödüller
box-key-later_reward_vp = Sonraki her ödülün puanı
box-key-reward_marker_slots = Ödül işaretçisi yerleri
box-key-card = Kart
box-key-fallback_vp = Bir etki yerine puan
box-key-intrigue_jade_at = Meng'in yeşim aldığı entrika adımı
box-key-special_cards = Özel Automa kartları
box-key-extra_gift_card = Fazladan hediye kartı
box-key-pool = Havuzda gereken hizmetkârlar
box-key-discard = Ödenen hizmetkârlar
box-row-destiny_dice = { $n }. zar
box-row-colours = { $row ->
    [red] Kırmızı
    [white] Beyaz
    [orange] Turuncu
    [purple] Mor
   *[blue] Mavi
}
