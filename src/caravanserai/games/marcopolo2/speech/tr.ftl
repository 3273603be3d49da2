# Marco Polo II: In the Service of the Khan.

game-marcopolo2 = Marco Polo II: In the Service of the Khan

## Sayılanlar

noun-vp = { $n } puan
noun-coin = { $n } sikke
noun-camel = { $n } deve
noun-pepper = { $n } karabiber
noun-silk = { $n } ipek
noun-gold = { $n } altın
noun-jade = { $n } yeşim
noun-any_good = { $n } mal (serbest seçim)
noun-different_good = { $n ->
    [one] { $n } mal (serbest seçim)
   *[other] { $n } farklı mal (serbest seçim)
}
noun-black_die = { $n } siyah zar

## Etkilerin yaptıkları

verb-move = { $cost_any ->
    [yes] adım başına { $cost } ödeyerek ilerle (adım sayısı { $steps } göre)
   *[no] { $steps ->
        [one] { $steps } adım ilerle
       *[other] en fazla { $steps } adım ilerle
    }
}
verb-contract_from_pile = desteden { $n } sözleşme
verb-contract_from_city = şehirden { $n } sözleşme
verb-copy_city_bonus = şehir bonusu kopyala
verb-city_bonus = şehirlerinizin bonusları – { $n }
verb-take_guild_seal = lonca mührü al
verb-plus_shield = +{ $n } arma
verb-reroll_die = bir zarı yeniden at
verb-change_die = bir zarı { $n } değiştir
verb-place_figure = ikinci piyon ({ $location })
verb-return_outpost_tile = bonusu için bir ileri karakol karosunu geri ver

## Kalıcı değişiklikler, anlar, son puanlama

times-die = zarın değeri kadar kez
effect-up-to-die = { $effect } (en fazla zarın değeri kadar kez)
change-oasis_steps = { $n ->
    [0] vahalar adım sayılmaz
   *[other] bir vaha { $n } adım sayılır
}
change-guild_seals_dice = { $n } zarla { space-guild_seals }
change-final_shields = son puanlamada +{ $n } arma
change-round_start_bonuses_doubled = tur başında { $n } şehir veya mühür bonusunu iki kez alırsınız
change-keeps_outpost_tiles = bir oyuncunun aldığı her ileri karakol karosu sonra sizin olur
change-travel_spaces = yalnızca Seyahatin alt alanını kullanabilirsiniz
change-route_cost = { $n ->
    [0] yollar için { $noun ->
        [coin] sikke
       *[camel] deve
    } ödemezsiniz
   *[other] yol başına { $noun ->
        [coin] { noun-coin }
       *[camel] { noun-camel }
    }
}
moment-movement_ended = her yolculuktan sonra
moment-seal_improved = geliştirdiğiniz her lonca mühründe
moment-round_started = her tur başında
moment-contract_completed = tamamladığınız her sözleşmede
moment-jade_received = aldığınız her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}yeşimde
moment-character_picked = oyun başında
moment-bonus_action = bonus eylem
moment-die_rolled = attığınız her zarda
moment-pair_rolled = tur başında iki eş zar atarsanız bunun yerine
score-per-completed_contracts = tamamlanmış her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}sözleşme için
score-per-posts = haritadaki her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}ticaret karakolu için
score-per-different_oases_entered = girilen her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}farklı vaha için
score-per-improved_seal = geliştirilmiş mühür ({ $seal }) için

## Kaynaklar, armalar

resource-coin = Sikke
resource-camel = Deve
resource-pepper = Karabiber
resource-silk = İpek
resource-gold = Altın
resource-jade = Yeşim
good-pepper = Karabiber
good-silk = İpek
good-gold = Altın
shield-dragon = Ejderha
shield-horse = At
shield-crane = Turna
shield-tiger = Kaplan
shield-monkey = Maymun
shield-elephant = Fil
shield-peacock = Tavus Kuşu
shield-falcon = Şahin
shield-lion = Aslan

## Karakterler, hedefler, sözleşmeler, mühürler

character =
    .choice = { $name } · { $about }
character-mongke_khan = Möngke Khan
    .about = Vahalar adım sayılmaz. Her yolculuktan sonra, girdiğiniz her farklı vaha için 3 puan ve 2 sikke ya da 1 deve alırsınız.
character-de_wu = De Wu
    .about = Lonca Mühürleri alanını 2 yerine 1 zarla kullanabilirsiniz. Geliştirdiğiniz her mühür 1 yeşim getirir. Son puanlamada 1 ek armanız olur.
character-abha_basu = Abha Basu
    .about = Her tur başında 2 sikke, tamamladığınız her sözleşmede 1 yeşim alırsınız. Aldığınız her yeşim hemen 1 puan getirir.
character-mailin_tian_chin = Mailin ve Tian Chin
    .about = 3 ek sikke ve Pekin'de ikinci bir piyonla başlarsınız. Her tur başında 1 şehir ya da mühür bonusunu iki kez alırsınız.
character-filippo_vitello = Filippo Vitello
    .about = Bir oyuncunun aldığı her ileri karakol karosu sonra sizin olur. Bonus eylem olarak bir karoyu geri verip bonusunu alabilirsiniz.
character-isabella_donati = Isabella Donati
    .about = Attığınız her zar kazandırır: 1 veya 6: 2 sikke; 2 veya 5: 1 puan; 3 veya 4: 1 deve. Tur başında bir çift, bunların yerine şunu getirebilir: 1'ler veya 6'lar: 1 yeşim; 2'ler veya 5'ler: 1 ipek; 3'ler veya 4'ler: 1 altın.
character-gantulga_od = Gantulga Od
    .about = Yalnızca Seyahatin alt alanını kullanabilirsiniz. Yollar için sikke ve deve ödemezsiniz.
goal = { $scoring ->
    [none] {""}
   *[other] { $scoring }
}{ $shields ->
    [none] {""}
   *[other] { $scoring ->
        [none] {""}
       *[other] {"; "}
    }iki kez sayılan armalar: { $shields }
}
contract = { $cost } → +{ $vp } puan, { $gain }
seal-farmers = Çiftçiler Loncası
seal-spicers = Baharatçılar Loncası
seal-tailors = Terziler Loncası
seal-jewelers = Kuyumcular Loncası

## Harita

location-beijing = Pekin
location-xanadu = Xanadu
location-karakorum = Karakurum
location-xian = Şian
location-yangzhou = Yangzhou
location-fuzhou = Fuzhou
location-lhasa = Lhasa
location-pagan = Pagan
location-sumatra = Sumatra
location-jaipur = Jaipur
location-kollam = Kollam
location-kabul = Kabil
location-kashgar = Kaşgar
location-balkh = Belh
location-hormuz = Hürmüz
location-baghdad = Bağdat
location-oasis_gobi = Gobi'de vaha
location-oasis_altai = Altay eteğinde vaha
location-oasis_dunhuang = Dunhuang vahası
location-oasis_yunnan = Yunnan'da vaha
location-oasis_bengal = Bengal'de vaha
location-oasis_pamir = Pamir'de vaha
location-oasis_khorasan = Horasan'da vaha
location-oasis_deccan = Dekkan'da vaha
figure-first = Birinci piyon
figure-second = İkinci piyon
marker = { $effects }
tile = { $effects }
benefit-xanadu_marker = { location-xanadu }: şehir bonusu
benefit-xanadu_outpost = { location-xanadu }: ileri karakol bonusu
benefit-xanadu_contract = { location-xanadu }: sözleşme
benefit-karakorum_marker = { location-karakorum }: şehir bonusu
benefit-karakorum_outpost = { location-karakorum }: ileri karakol bonusu
benefit-karakorum_contract = { location-karakorum }: sözleşme
benefit-xian_marker = { location-xian }: şehir bonusu
benefit-xian_outpost = { location-xian }: ileri karakol bonusu
benefit-xian_contract = { location-xian }: sözleşme
benefit-yangzhou_marker = { location-yangzhou }: şehir bonusu
benefit-yangzhou_outpost = { location-yangzhou }: ileri karakol bonusu
benefit-yangzhou_contract = { location-yangzhou }: sözleşme
benefit-fuzhou_marker = { location-fuzhou }: şehir bonusu
benefit-fuzhou_outpost = { location-fuzhou }: ileri karakol bonusu
benefit-fuzhou_contract = { location-fuzhou }: sözleşme
benefit-lhasa_marker = { location-lhasa }: şehir bonusu
benefit-lhasa_outpost = { location-lhasa }: ileri karakol bonusu
benefit-lhasa_contract = { location-lhasa }: sözleşme
benefit-pagan_marker = { location-pagan }: şehir bonusu
benefit-pagan_outpost = { location-pagan }: ileri karakol bonusu
benefit-pagan_contract = { location-pagan }: sözleşme
benefit-sumatra_marker = { location-sumatra }: şehir bonusu
benefit-sumatra_outpost = { location-sumatra }: ileri karakol bonusu
benefit-sumatra_contract = { location-sumatra }: sözleşme
benefit-jaipur_marker = { location-jaipur }: şehir bonusu
benefit-jaipur_outpost = { location-jaipur }: ileri karakol bonusu
benefit-jaipur_contract = { location-jaipur }: sözleşme
benefit-kollam_marker = { location-kollam }: şehir bonusu
benefit-kollam_outpost = { location-kollam }: ileri karakol bonusu
benefit-kollam_contract = { location-kollam }: sözleşme
benefit-kabul_marker = { location-kabul }: şehir bonusu
benefit-kabul_outpost = { location-kabul }: ileri karakol bonusu
benefit-kabul_contract = { location-kabul }: sözleşme
benefit-kashgar_marker = { location-kashgar }: şehir bonusu
benefit-kashgar_outpost = { location-kashgar }: ileri karakol bonusu
benefit-kashgar_contract = { location-kashgar }: sözleşme
benefit-balkh_marker = { location-balkh }: şehir bonusu
benefit-balkh_outpost = { location-balkh }: ileri karakol bonusu
benefit-balkh_contract = { location-balkh }: sözleşme
benefit-hormuz_marker = { location-hormuz }: şehir bonusu
benefit-hormuz_outpost = { location-hormuz }: ileri karakol bonusu
benefit-hormuz_contract = { location-hormuz }: sözleşme
benefit-baghdad_marker = { location-baghdad }: şehir bonusu
benefit-baghdad_outpost = { location-baghdad }: ileri karakol bonusu
benefit-baghdad_contract = { location-baghdad }: sözleşme
benefit-oases = Girilen vahalar

## Eylem alanları

space =
    .choice = { $name }{ $dice ->
        [2] {" "}(2 zar)
        [3] {" "}(3 zar)
       *[other] {""}
    }
book-1 = I. Kitap (karabiber)
book-2 = II. Kitap (ipek)
book-3 = III. Kitap (altın)
space-book_1 = { book-1 }
space-book_2 = { book-2 }
space-book_3_upper = { book-3 }, üst
space-book_3_lower = { book-3 }, alt
space-khan = Kağanın Lütfu
space-guild_seals = Lonca Mühürleri
space-travel_lower = Seyahat, alt alan
space-travel_middle = Seyahat, orta alan
space-travel_upper = Seyahat, üst alan
space-contracts = Sözleşmeler
space-baghdad = { location-baghdad }, özel şehir
space-balkh = { location-balkh }, özel şehir
space-hormuz = { location-hormuz }, özel şehir
space-city_card_1 = { location-xanadu }, şehir kartı
space-city_card_2 = { location-fuzhou }, şehir kartı
space-city_card_3 = { location-lhasa }, şehir kartı
space-city_card_4 = { location-sumatra }, birinci şehir kartı
space-city_card_5 = { location-sumatra }, ikinci şehir kartı
space-city_card_6 = { location-kashgar }, şehir kartı
space-area_card_1 = Eylem bölgesindeki birinci şehir kartı
    .called = Birinci şehir kartı
space-area_card_2 = Eylem bölgesindeki ikinci şehir kartı
    .called = İkinci şehir kartı
offer-left = Üstteki teklif
offer-right = Alttaki teklif
offer-one_jade = 1 yeşimlik teklif
    .beside = Yeşim karşılığı teklif
offer-two_jade = 2 yeşimlik teklif
    .beside = { offer-one_jade.beside }
offer_tile = { $book ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}: { $offers }

## Zarlar ve bonus eylemler

die = { $stem ->
    [black] siyah { $a }
   *[own] { $a }
}
    .choice = { $stem ->
        [black] siyah zar: { $a }
       *[own] zar: { $a }
    }
dice = { $n ->
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}
    .choice = { $n ->
        [1] { $stem ->
            [black] siyah zar: { $a }
           *[own] zar: { $a }
        }
        [2] zarlar: { $first }, { $second }
       *[3] zarlar: { $first }, { $second }, { $third }
    }
bonus-money_bag = Para Kesesi: 1 zar karşılığında sikke, deve veya yeşim
    .called = Para Kesesi
bonus-reroll = Zarı yeniden at
bonus-raise = Zarı artır
bonus-lower = Zarı azalt
bonus-black_die = Siyah zar al
turn-end = Sırayı bitir

## Şehir kartları

city_card-double_coins = Çifte Sikke
    .about = Zarın her noktası için 2 sikke.
city_card-gold_table = Altın Madeni
    .about = 6 ile 3 altın, başka bir zarla 1 altın alın.
city_card-silk_table = İpek Dokumacıları
    .about = 4 ve üstü bir zarla 3 ipek, daha düşüğüyle 1 ipek alın.
city_card-pepper_table = Karabiber Pazarı
    .about = 2 ve üstü bir zarla 3 karabiber, 1 ile yalnızca 1 karabiber alın.
city_card-jade_table = Yeşim Oymacıları
    .about = 1 ya da 2 gelen zar 1, 3 ya da 4 gelen 2, 5 ya da 6 gelen 3 yeşim getirir.
city_card-contract_points = Sözleşme Defteri
    .about = Tamamladığınız her sözleşme için 1 puan, ama zarın değerinden fazla değil.
city_card-post_points = Karakol Defteri
    .about = Haritadaki her karakolunuz için 1 puan, ama zarın değerinden fazla değil.
city_card-post_coins = Geçiş Vergileri
    .about = Haritadaki her karakolunuz için 2 sikke, en fazla zarın değeri kadar karakol için.
city_card-city_bonus = Ulak
    .about = Şehirlerinizin bonuslarından 1 tanesini, 5 veya 6 zarıyla 2 tanesini alın.
city_card-camel_coin_exchange = Deve Tüccarı
    .about = Tanesi 3 sikkeye deve satın ya da tanesi 1 sikkeye deve alın: en fazla zarın değeri kadar.
city_card-point_coin_exchange = Himaye
    .about = Tanesi 3 sikkeye puan verin ya da tanesi 3 sikkeye puan alın: en fazla zarın değeri kadar.
city_card-guild_seal = Lonca Binası
    .about = 1 deve ödeyip zarın izin verdiği bir lonca mührünü yeşimiyle birlikte alın.
city_card-move_camels = Kervan
    .about = Adım başına 2 deve ödeyip en fazla zarın değeri kadar adım ilerleyin.
city_card-move_jade = İmparatorluk Ulakları
    .about = Adım başına 1 yeşim ödeyip en fazla zarın değeri kadar adım ilerleyin.
city_card-jade_points = Yeşim Haracı
    .about = 1 deve ve 1 yeşim verip 3 puan alın: en fazla zarın değeri kadar.
city_card-gold_points = Altın Haracı
    .about = 1 deve ve 1 altın verip 4 puan alın: en fazla zarın değeri kadar.
city_card-silk_points = İpek Haracı
    .about = 2 deve ve 1 ipek verip 4 puan alın: en fazla zarın değeri kadar.
city_card-pepper_points = Karabiber Haracı
    .about = 3 deve ve 1 karabiber verip 4 puan alın: en fazla zarın değeri kadar.
city_card-gold_trade = Kuyumcular
    .about = 1 deveyle birlikte 1 altını 6 sikke ve 2 puana satın: en fazla zarın değeri kadar.
city_card-silk_trade = Kumaşçılar
    .about = 1 deveyle birlikte 1 ipeği 4 sikke ve 2 puana satın: en fazla zarın değeri kadar.
city_card-pepper_trade = Baharatçılar
    .about = 1 deveyle birlikte 1 karabiberi 2 sikke ve 2 puana satın: en fazla zarın değeri kadar.
city_card-caravan_goods = Kervansaray
    .about = 3 deve gönderip 1 karabiber, 1 ipek ve 1 altın alın: en fazla zarın değeri kadar.
city_card-buy_goods = Çarşı
    .about = Tanesi 3 sikkeye istediğiniz malları alın: en fazla zarın değeri kadar.
city_card-jade_goods = Yeşim Çarşısı
    .about = Tanesi 1 yeşime istediğiniz malları alın: en fazla zarın değeri kadar.
city_card-camel_points = Deve Yarışları
    .about = Tanesi 1 puana deve verin: en fazla zarın değeri kadar.

## Kayıt

log-round-begins = { $n }. tur
log-first-player = { $player }: başlangıç oyuncusu
log-character-picked = { $player }: karakter – { $character }
log-starting-contract = { $player }: başlangıç sözleşmesi – { $contract }
log-goals-dealt = Her oyuncuya hedef kartı: { $n }
log-offer-shown = Yeni teklifler, { $tile }
log-card-shown = Yeni şehir kartı: { $card }
log-dice-rolled = { $player } zar attı – toplam { $sum }
    .you = zar attınız – toplam { $sum }
log-compensated = { $player } düşük zar için telafi aldı (eksik: { $n })
    .you = düşük zar için telafi aldınız (eksik: { $n })
log-dice-placed = { $player }: { $space } – { $dice }
log-card-used = { $player } şehir kartını kullandı – { $card }
    .you = şehir kartını kullandınız – { $card }
log-hourglass = { $player } kum saatini aldı
    .you = kum saatini aldınız
log-turn-ends = { $player } sırasını bitirdi
    .you = sıranızı bitirdiniz
log-gained = { $player }: +{ $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
log-paid = { $player } { $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
} ödedi
    .you = { $what_id ->
        [coin] { noun-coin }
        [camel] { noun-camel }
        [pepper] { noun-pepper }
        [silk] { noun-silk }
        [gold] { noun-gold }
       *[jade] { noun-jade }
    } ödediniz
log-points = { $player }: +{ noun-vp }
log-points-paid = { $player } { noun-vp } ödedi
    .you = { noun-vp } ödediniz
log-black-die = { $player } siyah zar aldı – { $n }
    .you = siyah zar aldınız – { $n }
log-die-rerolled = { $player } zarı yeniden attı ({ $die }) – şimdi { $n }
    .you = zarı yeniden attınız ({ $die }) – şimdi { $n }
log-die-changed = { $player } zarı çevirdi ({ $die }) – şimdi { $n }
    .you = zarı çevirdiniz ({ $die }) – şimdi { $n }
log-money-bag = { $player } para kesesine zar koydu ({ $die })
    .you = para kesesine zar koydunuz ({ $die })
log-moved = { $player } yolculuk etti ({ $from } → { $location })
    .you = yolculuk ettiniz ({ $from } → { $location })
log-post-placed = { $player } ticaret karakolu kurdu ({ $location })
    .you = ticaret karakolu kurdunuz ({ $location })
log-post-moved = { $player } ticaret karakolunu taşıdı ({ $from } → { $location })
    .you = ticaret karakolunu taşıdınız ({ $from } → { $location })
log-marker-bonus = { $player }: şehir bonusu, { $location } – { $marker }
    .beside = { $player }: şehir bonusu, { $location }
log-outpost-taken = { $player }: ileri karakol bonusu, { $location } – { $tile }
    .beside = { $player }: ileri karakol bonusu, { $location }
log-tile-kept = { $player } ileri karakol karosunu aldı ({ $tile })
    .you = ileri karakol karosunu aldınız ({ $tile })
log-tile-used = { $player } ileri karakol karosunu geri verdi ({ $tile })
    .you = ileri karakol karosunu geri verdiniz ({ $tile })
    .beside = { $player } ileri karakol karosunu geri verdi
    .you-beside = ileri karakol karosunu geri verdiniz
log-seal-taken = { $player } lonca mührü aldı – { $seal }
    .you = lonca mührü aldınız – { $seal }
log-seal-improved = { $player } lonca mührünü geliştirdi – { $seal }
    .you = lonca mührünü geliştirdiniz – { $seal }
log-seal-bonus = { $player }: mühür bonusu – { $seal }
log-contract-taken = { $player } sözleşme aldı – { $contract }
    .you = sözleşme aldınız – { $contract }
log-contract-drawn = { $player } sözleşme çekti – { $contract }
    .you = sözleşme çektiniz – { $contract }
log-contract-discarded = { $player } sözleşme attı – { $contract }
    .you = sözleşme attınız – { $contract }
log-contract-completed = { $player } sözleşme tamamladı – { $contract }
    .you = sözleşme tamamladınız – { $contract }
    .beside = { $player } sözleşme tamamladı
    .you-beside = sözleşme tamamladınız
log-contract-laid = Yeni sözleşme, { $location }: { $contract }
log-goal-shown = { $player }: hedef kartı – { $goal }
log-game-over = Oyun bitti

## Sorular

say-move = Nereye gidiyorsunuz? Kalan adım: { $left } / { $all }
    .why = { $owed_any ->
        [yes] Şimdiye dek ödenecek: { $owed }
       *[no] Şimdiye dek ödenecek bir şey yok
    }
say-pay-goods = Hangi malları ödüyorsunuz? Kalan: { $n }
say-gain-goods = Hangi malları alıyorsunuz? Kalan: { $n }
say-pay-in-jade = Bir kısmı yeşimle mi ödensin?
    .why = Ödenecek: { $owed }. Bir yeşim bir sikke ya da deve yerine geçer.
ask-pick-character = Bir karakter seçin.
    .verb = Oyna
ask-keep-goal = Hangi hedef kartını tutuyorsunuz?
    .verb = Tut
ask-double-bonus = Hangi bonusu iki kez alıyorsunuz?
    .verb = Al
    .seal = { $name }: { $improved_bonus }
    .seal-beside = { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] : { $improved_bonus_left }
    }
ask-turn-pairs = Kaç çift için bonus alıyorsunuz?
    .count = { $a ->
        [0] hiç
       *[other] { $a } çift
    }
ask-take-compensation = Zarlarınız düşük: kaç deve alıyorsunuz? Kalanı sikke olur.
    .count = { $a ->
        [0] yalnızca sikke
       *[other] { $a } deve
    }
    .count-beside = Al
ask-take-turn = Bir eylem ya da bonus eylem seçin, ya da sıranızı bitirin.
    .contract = Sözleşme tamamla ({ $name })
    .seal = Lonca mührünü geliştir: { $name } ({ $improve_cost } → { $improved_bonus })
    .tile = İleri karakol karosunu geri ver ({ $name })
    .contract-beside = Sözleşme tamamla{ $gain_left ->
        [none] {""}
       *[other] {" "}({ $gain_left })
    }
    .seal-beside = Lonca mührünü geliştir: { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] {" "}({ $improved_bonus_left })
    }
    .tile-beside = İleri karakol karosunu geri ver{ $effects_left ->
        [none] {""}
       *[other] {" "}({ $effects_left })
    }
    .contract-called = Sözleşme tamamla
    .tile-called = İleri karakol karosunu geri ver
say-place-dice-occupied = { ask-place-dice }
    .why = Dolu: en düşük zarınızın değeri kadar sikke ödersiniz.
say-place-dice-priced = { ask-place-dice }
    .why = Alanın bedeli: { noun-coin }.
say-place-dice-both = { ask-place-dice }
    .why = Dolu: en düşük zarınızın değeri kadar sikke ödersiniz. Alanın kendisi: { noun-coin }.
ask-place-dice = Hangi zarları yerleştiriyorsunuz?
    .dice = { $n ->
        [1] { $stem ->
            [black] Yerleştir: siyah { $a }
           *[own] Yerleştir: { $a }
        }
        [2] Yerleştir: { $first }, { $second }
       *[3] Yerleştir: { $first }, { $second }, { $third }
    }
ask-choose-offer = Hangi teklifi alıyorsunuz?
    .verb = Al
ask-take-seal = Hangi lonca mührünü alıyorsunuz?
    .verb = Al
    .seal = { $name } (en düşük zar: en az { $min_die }{ $jade_when_taken ->
        [0] {""}
       *[other] ; +{ $jade_when_taken } yeşim
    })
    .seal-beside = { $name } (en düşük zar: en az { $min_die })
ask-take-contract = Hangi sözleşmeyi alıyorsunuz?
    .verb = Al
    .answer-skip = Sözleşme almadan geç
ask-discard-contract = Yer açmak için hangi sözleşmeyi atıyorsunuz?
    .verb = At
    .contract-called = Sözleşme at
ask-discard-any = Hangi sözleşmeyi atıyorsunuz?
    .verb = At
ask-move = Nereye gidiyorsunuz?
    .verb = Git
    .answer-skip = Burada dur
    .figure = Piyonu değiştir: { $name }
ask-place-extra-post = Ek ticaret karakolunu hangi şehre kuruyorsunuz?
    .verb = Yerleştir
    .answer-skip = Ek karakol kurmadan geç
ask-move-post = Hangi ticaret karakolunuzu buraya taşıyorsunuz?
    .verb = Hareket ettir
ask-choose-benefit = Önce hangisini alıyorsunuz?
    .verb = Al
ask-copy-marker = Hangi şehir bonusunu kopyalıyorsunuz?
    .verb = Kopyala
ask-city-bonus = Hangi şehir bonusunu alıyorsunuz?
    .verb = Al
ask-pay-coins-in-jade = Sikkelerin kaçını yeşimle ödüyorsunuz?
    .verb = Öde
    .count = { $a ->
        [0] Yeşimsiz öde
       *[other] { $a } yeşim öde
    }
    .count-beside = { ask-pay-coins-in-jade.verb }
ask-pay-camels-in-jade = Develerin kaçını yeşimle ödüyorsunuz?
    .verb = Öde
    .count = { $a ->
        [0] Yeşimsiz öde
       *[other] { $a } yeşim öde
    }
    .count-beside = { ask-pay-camels-in-jade.verb }
ask-pay-goods = Hangi malı ödüyorsunuz?
    .verb = Öde
ask-gain-goods = Hangi malı alıyorsunuz?
    .verb = Al
ask-how-often = { $effect ->
    [none] Kaç kez?
   *[other] Kaç kez: { $effect }?
}
    .count = { $a } kez
ask-fill-bag = Para kesesine hangi zarı koyuyorsunuz?
    .verb = Koy
ask-reroll = Hangi zarı yeniden atıyorsunuz?
    .verb = Yeniden at
ask-change-die = Hangi zarı değiştiriyorsunuz?
    .verb = Değiştir
ask-take-shown-die = Hangi siyah zarı alıyorsunuz?
    .verb = Al

wait-pick-character = Beklenen: { $player } (karakter seçiyor)
wait-keep-goal = Beklenen: { $player } (hedef kartı seçiyor)
wait-double-bonus = Beklenen: { $player } (bonus seçiyor)
wait-turn-pairs = Beklenen: { $player } (eş zar bonusu)
wait-take-compensation = Beklenen: { $player } (telafi)
wait-take-turn = Beklenen: { $player } (eylem seçiyor)
wait-place-dice = Beklenen: { $player } (zar yerleştiriyor)
wait-choose-offer = Beklenen: { $player } (teklif seçiyor)
wait-take-seal = Beklenen: { $player } (lonca mührü seçiyor)
wait-take-contract = Beklenen: { $player } (sözleşme seçiyor)
wait-discard-contract = Beklenen: { $player } (sözleşme atıyor)
wait-discard-any = Beklenen: { $player } (sözleşme atıyor)
wait-move = Beklenen: { $player } (yolculuk ediyor)
wait-place-extra-post = Beklenen: { $player } (ticaret karakolu kuruyor)
wait-move-post = Beklenen: { $player } (ticaret karakolu taşıyor)
wait-choose-benefit = Beklenen: { $player } (avantaj seçiyor)
wait-copy-marker = Beklenen: { $player } (şehir bonusu kopyalıyor)
wait-city-bonus = Beklenen: { $player } (şehir bonusu seçiyor)
wait-pay-coins-in-jade = Beklenen: { $player } (ödüyor)
wait-pay-camels-in-jade = Beklenen: { $player } (ödüyor)
wait-pay-goods = Beklenen: { $player } (ödüyor)
wait-gain-goods = Beklenen: { $player } (mal seçiyor)
wait-how-often = Beklenen: { $player } (sayı seçiyor)
wait-fill-bag = Beklenen: { $player } (para kesesi)
wait-reroll = Beklenen: { $player } (zarı yeniden atıyor)
wait-change-die = Beklenen: { $player } (zar değiştiriyor)
wait-take-shown-die = Beklenen: { $player } (siyah zar seçiyor)

## Retler

refuse-too-few-dice = Bunun için kalan zarlarınızdan fazlası gerekiyor.
    .short = zar yetmiyor
refuse-colour-used = Bu tur burada kendi renginizde zarınız var. Siyah zar hâlâ konabilir.
    .short = zarınız burada
refuse-value-too-low = En az { $n } değerinde bir zar gerekiyor.
    .short = en az { $n } gerek
refuse-too-few-coins = Bu alan dolu: { noun-coin } gerekiyor.
    .short = { noun-coin } gerek
refuse-khan-full = { space-khan } bu tur tamamen dolu.
    .short = bu tur dolu
refuse-no-seal-to-take = Bu zarlarla alabileceğiniz bir lonca mührü yok.
    .short = zarlar düşük
refuse-not-this-travel = Karakteriniz başka bir Seyahat alanını kullanır.
    .short = size göre değil
refuse-no-route = Kullanıp ödeyebileceğiniz bir yol yok.
    .short = yol yok
refuse-no-contract = Sözleşmesi olan bir şehirde ticaret karakolu gerekiyor.
    .short = erişilir sözleşme yok
refuse-no-post-there = O şehirde ticaret karakolunuz yok.
    .short = karakol yok
refuse-no-post = Bu şehirde, bu sıranızdan önce kurulmuş bir ticaret karakolu gerekiyor.
    .short = karakol yok
refuse-space-taken = Burası dolu. Gelecek turda boşalır.
    .short = dolu
refuse-no-card = Burada şehir kartı yok.
    .short = kart yok
refuse-no-die = Zarınız kalmadı.
    .short = zar kalmadı
refuse-too-few-camels = { noun-camel } gerekiyor. Deve yerine yeşim de ödenebilir.
    .short = { noun-camel } gerek
refuse-black-once = Bu bonus eylemi bu sırada kullandınız.
    .short = kullanıldı
refuse-no-black = Bu tur siyah zar kalmadı.
    .short = siyah zar kalmadı
refuse-cannot-pay = Bunun için sizdekinden fazlası gerekiyor.
    .short = yetmiyor
refuse-must-act = Zarınız kaldı: önce bir eylem yapın.
    .short = önce eylem yapın
refuse-too-little-jade = Bu teklif için { noun-jade } gerekiyor.
    .short = { noun-jade } gerek
refuse-no-higher = Zar en fazla 6 olur.
    .short = en çok 6
refuse-no-lower = Zar en az 1 olur.
    .short = en az 1
refuse-no-such-good = Bu mal sizde yok. Başka bir mal seçin.
    .short = sizde yok
refuse-same-good = Mallar farklı olmalı; bu zaten seçildi.
    .short = zaten seçildi
refuse-nothing-to-count = Bu kartın saydığı bir şeyiniz henüz yok.
    .short = sayılacak yok
refuse-no-city = Bonus jetonu olan bir şehirde ticaret karakolu gerekiyor.
    .short = bonus jetonu yok
refuse-seal-owned = Bu lonca mührü zaten sizde.
    .short = zaten sizde
refuse-no-seal-left = Bu lonca mührü kalmadı.
    .short = kalmadı
refuse-die-too-low = Bu lonca mührü için en düşük zarınız en az { $n } olmalı.
    .short = en az { $n } gerek
refuse-short-of-coins = { noun-coin } eksiğiniz var.
    .short = { noun-coin } eksik
refuse-short-of-camels = { noun-camel } eksiğiniz var.
    .short = { noun-camel } eksik
refuse-short-of-jade = { noun-jade } eksiğiniz var.
    .short = { noun-jade } eksik
refuse-too-few-steps = Adımınız kalmadı.
    .short = adım kalmadı
refuse-no-seal = Bu yol için üzerindeki lonca mührü gerekiyor.
    .short = mühür eksik
refuse-route-too-dear = Bu yol, elinizde kalandan pahalı.
    .short = çok pahalı
refuse-not-moved = En az 1 adım ilerleyin.
    .short = önce 1 adım
refuse-just-taken = Bu sözleşmeyi şimdi aldınız. Başka bir sözleşme atın.
    .short = yeni alındı
caution-open-contracts = Son tur: tamamlanmamış { $n } sözleşmeniz var. Bu turdan sonra çok geç olur.

## Bedeller

price-coins = { noun-coin }
price-camels = { noun-camel }
price-jade = { noun-jade }

## Seçenekler

setting-black_dice_open = Açık siyah zarlar
    .about = Siyah zarlar her turun başında atılır; alan, değerine göre seçer.
setting-black_dice_open-false = Hayır
setting-black_dice_open-true = Evet
setting-extra_post_gets_bonuses = Ek ticaret karakolunun bonusları
    .about = Seyahatin üst alanıyla kurulan ek ticaret karakolu da şehrinin bonuslarını getirir.
setting-extra_post_gets_bonuses-false = Hayır
setting-extra_post_gets_bonuses-true = Evet

## Puan tablosu

score-track = Oyun sırasında
score-goal = Hedef kartı
score-shields = Farklı armalar
score-goods = Mallar
score-coins = Sikkeler
score-contracts = En çok sözleşme
score-carried-out = Tamamlanmış sözleşmeler
score-travel = Seyahat ve ticaret karakolları
score-seals = Lonca mühürleri
score-cards = Şehir kartları
score-actions = Diğer eylemler ve gelir
sheet-during = Oyun sırasında
sheet-end = Oyun sonunda
sheet-contracts = Sözleşmeler
sheet-travel = Seyahat ve armalar
sheet-seals = Lonca mühürleri
sheet-cards = Şehir kartları
sheet-actions = Diğer eylemler
sheet-goal = Hedef kartı
sheet-stock = Mallar ve sikkeler
tie-camel = Develer
tie-camel-won = daha çok deve, { $mine } – { $theirs }

## The table in the terminal

board-next-first = Kum saati
board-black-dice = Siyah zarlar
board-contract-pile = Sözleşme destesi
board-spaces = Alanlar
board-brings = Getirisi
board-placed = Yerleştirilen zarlar
board-books = Kitaplar
board-cities = Şehirler
board-shield = Armalar
board-bonuses = Bonuslar
board-cards = Kartlar ve sözleşmeler
board-posts = Ticaret karakolları
board-routes = Yollar
board-character = Karakter
board-vp = Puan
board-seals = Lonca mühürleri
board-completed = Tamamlanmış sözleşmeler
board-kept-tiles = İleri karakol karoları
board-steps = { $n ->
    [one] { $n } adım
   *[other] en fazla { $n } adım
}
board-next-offers = { $n ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}, gelecek tur

## Browser: the drawn board

board-whole = { game-marcopolo2 }: tahta
board-parts = Masanın bölümleri
board-tab-map = Harita
board-tab-actions = Eylemler
board-tab-cards = Kartlar
board-tab-own = Sizin
board-map = Harita
board-round = Tur
board-round-of = Tur { $n } / { $of }
board-score-track = ZP parkuru
board-black-left = Kalan siyah zarlar: { $n } / { $of }
board-contracts = Sözleşmeler
board-pile = deste: { $n }
board-deck = deste: { $n }
board-your-post = sizin karakolunuz
board-city-cards = Şehir kartları
board-for-all = Herkes için
board-guild-seals = Lonca mühürleri
board-left = kalan: { $n }
board-travel = Seyahat
board-khan-rising = eşit ya da yüksek
board-free = ücretsiz
board-next-offer = Sıradaki karolar: { $n }. Gelecek tur:
board-takes-dice = Zar: { $n }, her biri en az { $least }
board-occupied = Dolu: en düşük zarın değeri kadar sikke gerekir.
board-lying = Buradaki zarlar: { $dice }
board-black = siyah
board-neutral = tarafsız
board-hourglass = Kum saati: { $player }
board-hourglass-about = Gelecek tura başlar.
board-first-player = Başlangıç oyuncusu
board-figure-in = { $player }: piyon – { $place }
board-posts-of = Ticaret karakolları: { $players }
board-outpost = İleri karakol bonusu, ilk karakol için
board-marker = Şehir bonusu, her tur
board-special-about = Yalnızca bu sıradan önce kurulmuş bir karakolla. Geliştirilmiş mühürle onun bonusu da; zar değeri için basılı olan kadar kez.
board-needs-seal = Mühür gerekiyor: { $seal }
board-ways-to = Yollar: { $place }
board-way-owed = şimdiye dek
board-way-more = buradan sonra
board-way-over = üzerinden: { $places }
board-step-on = İçinden geç
board-arrive = Burada dur
board-dice = Zarlar
board-dice-pick = Zarlar: değiştirmek için tıklayın
board-dice-n = Zarlar: { $n }
board-no-dice = zar kalmadı
board-stock = Stok
board-active = Aktif sözleşmeler
board-done = tamamlanan: { $n }
board-seal-none = sizde yok
board-seal-basic = temel
board-seal-improved = geliştirilmiş
board-posts-left = Kalan karakollar: { $n }
board-posts-placed = Haritadaki ticaret karakolları: { $n }
board-shields = Armalar: { $n } = { $points } puan
board-shields-n = Armalar: { $n }
board-tiles = Tutulan ileri karakol karoları: { $n }
board-goal = Hedef
board-goal-hidden = Bir hedef kartı, oyun sonuna kadar gizli
board-goals = Hedef kartlarınız: birini tutun
board-characters = Karakterler
board-points = { noun-vp }
board-score-now = Oyun şimdi bitseydi: { $n }
board-player = { $player }: oyuncu panosu
board-open-player = { $player }: oyuncu panosunu aç
board-close = Kapat
board-you = { $player } (siz)
board-your-turn = sıra sizde
board-their-turn = sıra onda
board-steps-left = kalan: { $n }
board-mini-map = Bütün harita: bir bölüme git

## İlk ders

lesson-book = Kitapta bir zar
lesson-book-text = { $rounds } turun dördüncüsü. Sıranızda bir alana zar koyar ve o alanın eylemini yaparsınız. Kitaba :mp-book: 1 zar konur: { book-3 } en az 5 ister, sizde 6 var :mp-die-6:. Üstteki iki teklif ücretsizdir, diğerleri yeşim :mp-jade: ister. 2 yeşim karşılığında altını :mp-gold: ve develeri :mp-camel: alın.
lesson-contract = Tamamlanan sözleşme
lesson-contract-text = Eyleminizden önce ve sonra bonus eylemler yapabilirsiniz. Biri sözleşme :mp-contract: tamamlamaktır: solda gösterileni öder, sağdaki puanları :vp: ve ödülü alırsınız. Karakteriniz { character-abha_basu } { $jade } yeşim ekler ve her yeşim size { $points } puan getirir. Yeşim :mp-jade: sikke ve deve yerine geçebilir; bu kez sizde kalsın. Sonra sıranızı bitirin.
lesson-khan = { space-khan }
lesson-khan-text = Bu dizide :mp-khan: her zar, bir öncekinden düşük olamaz. Orada 3 var, sizde de 3 var. Değeri ne olursa olsun { $coins } sikke :mp-coin: ve { $camels } deve :mp-camel: getirir. Unutmayın: kendi renginizdeki zarları her alana turda yalnızca bir kez koyabilirsiniz.
lesson-travel = Yolculuk
lesson-travel-text = Seyahatin orta alanına :mp-travel: { $dice } zar konur; düşük olanı kaç adım atabileceğinizi söyler: iki 4 ile en çok 4. Her yolun bir bedeli vardır ve hepsi yola çıkmadan ödenir. İki vahadan :mp-oasis: geçerek 3 adımda şuraya gidin: { location-jaipur }. Sikkelerin 2 tanesini yeşimle :mp-jade: ödeyin.
lesson-post = Ticaret karakolu
lesson-post-text = Vardığınız şehre bir ticaret karakolu :mp-post: kurarsınız. İlk siz olduğunuz için ileri karakol bonusu :mp-outpost-bonus: sizindir, burada bir siyah zar :mp-black-die:. Sözleşme şehrinde bir de sözleşme :mp-contract: alırsınız: { $camels } deve, { $silk } ipek ve { $gold } altın isteyeni. Onu hemen tamamlayabilirsiniz.
lesson-city-card = Şehir kartları
lesson-city-card-text = Eylem bölgesindeki iki kart herkes içindir; şehirlerdekiler orada bir karakol :mp-post: ister. Zar, kartı en çok kaç kez kullanabileceğinizi söyler. { city_card-silk_trade } kartında ipek :mp-silk: ve develer :mp-camel: sikkeye ve puana :vp: dönüşür. Rengi olmayan siyah zarı :mp-black-die: koyun ve iki kez takas yapın. Eksik deve yerine yeşim ödersiniz.
lesson-money-bag = Para kesesi
lesson-money-bag-text = Elinizde bir 1 kaldı. Para kesesine :mp-bag: bonus eylem olarak her değerde zar konabilir: { $coins } sikke :mp-coin:, { $camels } deve :mp-camel: veya { $jade } yeşim :mp-jade:. Develeri alın. Artık zarınız yok; kimsenin zarı kalmayınca tur biter.
lesson-change-die = Son tur
lesson-change-die-text = Bütün zarlar yeniden atıldı. Şu şehirdeki karakolunuz şehir bonusunu :mp-city-bonus: yine verdi, 2 yeşim: { location-xian }. Ayrıca siz başlıyorsunuz: kimse Seyahatin daha yüksek bir alanını kullanmadı, kum saati :mp-hourglass: sizde. { $camels } deve karşılığında bir zarı 1 artırabilir veya azaltabilirsiniz :mp-plus-minus:. Yeşimle :mp-jade: ödeyin ve 1 olan zarı artırın.
lesson-seal = Lonca mührü
lesson-seal-text = { $dice } zar bir lonca mührü :mp-seal: getirir; hangisi olduğunu düşük zar belirler. 2 ile bir 3 şunun için yeter: { seal-spicers } :mp-seal-spicers:. Yanında { $jade } yeşim :mp-jade: gelir. Mühür, üzerinde göründüğü yolları açar. Diğer 3 ise bir kitap için boş kalır.
lesson-goal = Amaç
lesson-goal-win = Oyun { $rounds } tur sürer. Sonunda en çok puanı :vp: olan kazanır.
lesson-goal-lose = O zamana dek tamamlamadığınız sözleşmeler :mp-contract: bir şey getirmez.
lesson-goal-points = Puanlar sözleşmelerden :mp-contract:, farklı armalı :mp-shield: şehirlerdeki ticaret karakollarından :mp-post:, lonca mühürlerinden :mp-seal: ve hedef kartınızdan :mp-goal: gelir.
lesson-set-up = Kimsiniz, ne için oynuyorsunuz
lesson-set-up-text = Her oyun bir karakterle başlar: bir kuralı lehinize bozar. Yeşimi :mp-jade: puana :vp: çeviren Abha Basu'yu seçin. Sonra { $dealt } hedef kartından :mp-goal: birini tutun: armaları sizin için iki kez sayılan şehirler. Ardından diğer oyuncu ilk sırasını oynar.
lesson-first-turn = İlk zarınız
lesson-first-turn-text = Sıranızda bir eyleme zar koyarsınız. 1'inizi I. Kitaba :mp-book: koyup ilk teklifi alın: karabiber :mp-pepper: ve yeşim :mp-jade:. Her zar uyar; büyüğü daha çok seçenek verir. Ardından masa 4. tura kadar kendi oynar, orada siz devralırsınız.
lesson-goal-text = Hedef kartınız :mp-goal: bu mühür geliştirilince :mp-seal-improved: { $points } puan :vp: getirir. Bu bir bonus eylemdir, bedeli { $coins } sikke :mp-coin: ve { $pepper } karabiber :mp-pepper:. Yeşiminiz kalsın, size gerekecek. Geliştirilmiş mühür bonusunu şimdi ve sonraki her turun başında verir.
lesson-occupied = Dolu alan
lesson-occupied-text = Şurada zaten bir zar var: { book-2 }. Yine de gidebilirsiniz, ama dolu alan zarınızın değeri kadar sikke :mp-coin: ister: 3, bir 6'dan ucuzdur. 2 yeşim :mp-jade: karşılığında ipeği :mp-silk: ve altını :mp-gold: alın.
lesson-last-dice = Son zarlar
lesson-last-dice-text = { space-contracts } :mp-contract: alanında, karakolunuz :mp-post: olan şehirlerden { $least } veya { $most } sözleşme ve { $coins } sikke alırsınız. { $camels } deve, { $silk } ipek ve { $gold } altın isteyeni alın, başka almayın; sonra onu tamamlayın. Son 6 :mp-die-6: şu karta gider: { city_card-double_coins }, 12 sikke :mp-coin:. Sonra oyun biter.
lesson-end = Kazandınız
lesson-end-text = 100 puan :vp:! Puan tablosu son puanları gösterir: hedef kartınız :mp-goal: için 6, ikisi iki kez sayılan dört farklı arma :mp-shield: için 12, en çok sözleşme :mp-contract: için 8, biraz da mallar ve sikkeler için. Artık kendi oyununuz için yeterince biliyorsunuz.

## Derste şimdi ne yapılacak, hamle hamle

lesson-set-up-1 = { character-abha_basu } karakterini seçin.
lesson-set-up-2 = Şu hedef kartını tutun: { seal-spicers }.
lesson-first-turn-1 = Şunu seçin: { book-1 }.
lesson-first-turn-2 = 1'inizi koyun.
lesson-first-turn-3 = Üstteki teklifi alın.
lesson-first-turn-4 = Sıranızı bitirin.
lesson-book-1 = Şunun üst alanını seçin: { book-3 }. Yalnızca 6'nız uyar.
lesson-book-2 = 2 yeşimlik teklifi alın.
lesson-contract-1 = Sözleşmenizi tamamlayın.
lesson-contract-2 = Develeri ödeyin, yeşim vermeyin.
lesson-contract-3 = Sıranızı bitirin.
lesson-khan-1 = { space-khan } dizisini seçin.
lesson-khan-2 = 3'ünüzü koyun.
lesson-khan-3 = Sıranızı bitirin.
lesson-travel-1 = Seyahatin orta alanını seçin.
lesson-travel-2 = İki 4'ünüzü de koyun.
lesson-travel-3 = Yoldaki ilk vahaya gidin.
lesson-travel-4 = İkinci vahaya devam edin.
lesson-travel-5 = Şuraya devam edin: { location-jaipur }.
lesson-travel-6 = Burada durun.
lesson-travel-7 = Sikkelerin 2 tanesini yeşimle ödeyin.
lesson-post-1 = Önce ileri karakol bonusunu alın.
lesson-post-2 = Ödeyebileceğiniz sözleşmeyi alın.
lesson-post-3 = Onu hemen tamamlayın.
lesson-post-4 = Sıranızı bitirin.
lesson-city-card-1 = { city_card-silk_trade } kartını seçin.
lesson-city-card-2 = Siyah zarı koyun.
lesson-city-card-3 = 2 kez takas yapın.
lesson-city-card-4 = Sıranızı bitirin.
lesson-money-bag-1 = Para kesesini seçin.
lesson-money-bag-2 = 1'inizi koyun.
lesson-money-bag-3 = Develeri alın.
lesson-change-die-1 = Bir zarı artırmayı seçin.
lesson-change-die-2 = Develerin 2 tanesini yeşimle ödeyin.
lesson-change-die-3 = 1 olan zarı artırın.
lesson-seal-1 = Şunu seçin: { space-guild_seals }.
lesson-seal-2 = 2'yi ve bir 3'ü koyun.
lesson-seal-3 = Şu mührü alın: { seal-spicers }.
lesson-goal-1 = Mührünüzü geliştirin.
lesson-goal-2 = Sikkeleri ödeyin, yeşim vermeyin.
lesson-goal-3 = Sıranızı bitirin.
lesson-occupied-1 = Şunu seçin: { book-2 }.
lesson-occupied-2 = 3'ünüzü koyun.
lesson-occupied-3 = 2 yeşimlik teklifi alın.
lesson-occupied-4 = Sıranızı bitirin.
lesson-last-dice-1 = Şunu seçin: { space-contracts }.
lesson-last-dice-2 = Ödeyebileceğiniz sözleşmeyi alın.
lesson-last-dice-3 = Başka sözleşme almayın.
lesson-last-dice-4 = Onu tamamlayın.
lesson-last-dice-5 = Sıranızı bitirin.
lesson-last-dice-6 = { city_card-double_coins } kartını seçin; son 6'nız oraya gider.

## Simgelerin anlamı

legend-mp-post = Ticaret karakolu: gittiğiniz şehirlere konur.
legend-mp-any-good = İstediğiniz bir mal.
legend-mp-city-bonus = Şehir bonusu: oradaki karakol için her tur.
legend-mp-outpost-bonus = İleri karakol bonusu: bir kez, ilk karakola.
legend-mp-shield = Şehir armaları: farklı olanlar oyun sonunda puan getirir.

## Nasıl oynanır

howto-win = Nasıl kazanılır
howto-win-most = { $rounds } tur sonunda en çok puanı olan kazanır.
howto-win-most-text = Yola çıkın, çok şehirde ticaret karakolu kurun, sözleşme tamamlayın. Eşitlikte devesi çok olan kazanır.
howto-win-contracts = Aldığınızı tamamlayın.
howto-win-contracts-text = Oyun sonuna dek tamamlanmamış sözleşme bir şey getirmez.
howto-points = Puanlar nereden gelir
howto-points-contracts = Sözleşmeler
howto-points-contracts-text = kartında ne yazıyorsa, hemen
howto-points-shields = Armalar
howto-points-shields-text = karakollu şehirlerdeki farklı armalar: en çok { $shield_points }
howto-points-posts = Ticaret karakolları
howto-points-posts-text = { $posts }. karakola { $post_points }
howto-points-goal = Hedef kartı
howto-points-goal-text = geliştirilmiş mühürler; kimi arma iki sayılır
howto-points-most = En çok sözleşme
howto-points-most-text = en çok tamamlayana { $most_contracts }
howto-points-left = Artanlar
howto-points-left-text = her { $goods_point } mal ve her { $coins_point } sikke bir puan
howto-turn = Sıranız: üç adım
howto-turn-dice = Zarlarınıza bakın
howto-turn-dice-text = Her tur { $dice } zar atarsınız. Toplam { $low_roll } altında kalırsa fark sikke ya da deveyle tamamlanır.
howto-turn-action = Bir eylem yapın
howto-turn-action-text = Alanın gösterdiği kadar zar koyun. Çoğu zaman en düşük zar ne kadar yapacağınızı söyler. Orada duran zarlar size sikkeye mal olur.
howto-turn-bonus = Bonus eylem yapın
howto-turn-bonus-text = Önce ve sonra, dilediğiniz kadar: sözleşme tamamlayın, mühür geliştirin, zar değiştirin, para kesesini kullanın. Sonra sıra sonrakine geçer.
howto-wrong = Yeni başlayanların yanılgıları
howto-wrong-occupied = O alan kapalı
howto-wrong-occupied-text = Mavi alan herkese açıktır. Üzerinde zar varsa en düşük zarınızın değeri kadar sikke ödeyin.
howto-wrong-twice = Oraya yine giderim
howto-wrong-twice-text = Kendi renginizdeki zarlar her alanı turda bir kez kullanır. Yalnızca siyah zarlar geri gelebilir.
howto-wrong-passing = Geçmek yeter
howto-wrong-passing-text = Karakol, yolculuğunuzun bittiği yere kurulur. Yoldaki şehirler boş kalır.
howto-wrong-today = Şehri şimdi kullanırım
howto-wrong-today-text = Kartı ya da özel eylemi sonraki sıranızı bekler. İşaret ve sözleşme hemen gelir.
howto-wrong-jade = Yeşim sonraya kalsın
howto-wrong-jade-text = Yeşim her sikkenin ve devenin yerine geçer. Çoğu zaman tek yeşim, sikkelerin yetmediği yolu açar.
howto-actions = Yedi eylem
howto-actions-books = Kitaplar
howto-actions-books-text = Bir zara dört tekliften biri; alttaki ikisi yeşim ister. II. Kitap en az { $book_two }, III. Kitap en az { $book_three } ister.
howto-actions-khan-text = Son konandan düşük olmayan bir zar: değeri ne olursa olsun { $khan_coins } sikke ve { $khan_camels } deve.
howto-actions-guild_seals-text = { $seal_dice } zar; düşük olanı hangi mührü, yeşimiyle birlikte, alabileceğinizi söyler. Mühürler yol açar; geliştirilmişleri her tur kazandırır.
howto-actions-travel = Seyahat
howto-actions-travel-text = { $travel_dice } zarla en çok { $travel_steps } adım, en düşük zarınızı aşmadan; önce bütün yolları ödeyin. En kısası ayrıca { $travel_coins } sikke ister. Karakol kurun.
howto-actions-contracts-text = Bir zar: karakollu şehirlerinizden en çok { $contracts_most } sözleşme ve { $contracts_coins } sikke. { $contract_spaces } tane için yeriniz var.
howto-actions-special = Özel şehirler
howto-actions-special-text = Karakolunuz varsa bir zar şehrin ödülünü, geliştirilmiş mührü sizdeyse mührün bonusunu da getirir.
howto-actions-cards = Şehir kartları
howto-actions-cards-text = Karta bir zar, turda toplam bir kez. Kaç kez olduğunu zar söyler. Eylem bölgesindekiler herkese açıktır; diğerleri karakol ister.
howto-course = Bonus eylemler, yeni tur, son
howto-course-bonus = Bonus eylemler
howto-course-bonus-text = Para kesesi: bir zara { $bag_coins } sikke, { $bag_camels } deve ya da { $bag_jade } yeşim. Deveyle: { $reroll } zar yeniden atar, { $change } bir değiştirir, { $black_die } siyah zar getirir.
howto-course-round = Yeni tur
howto-course-round-text = Zar kalmayınca kitaplar ve bölgedeki kartlar değişir, işaretler ve geliştirilmiş mühürler yine kazandırır, bütün zarlar atılır.
howto-course-end = Oyun sonu
howto-course-end-text = { $rounds }. turdan sonra hedef kartı, armalar, mallar, sikkeler ve en çok sözleşme sayılır.

## The tables of the box and their keys

box-table-contracts = Sözleşmeler
box-table-city_cards = Şehir kartları
box-table-goal_cards = Hedef kartları
box-table-characters = Karakterler
box-table-outpost_bonuses = İleri karakol bonusları
box-table-city_bonus_markers = Şehir bonusu jetonları
box-table-offer_tiles = Teklif karoları
box-table-guild_seals = Lonca mühürleri
box-table-action_spaces = Eylem alanları
box-table-bonus_actions = Bonus eylemler
box-table-locations = Şehirler ve vahalar
box-table-routes = Yollar
box-table-special_cities = Özel şehirler
box-table-books = Kitaplar
box-table-shields = Armalar
box-table-shield_track = Farklı armalar için puan
box-table-compensation = Düşük zarlar için telafi
box-key-book = Kitap
box-key-dice = Zarlar
box-key-min_value = Zarların en düşük değeri
box-key-min_die = Bir zarın en düşük değeri
box-key-seal = Lonca mührü
box-key-seal_bonus_times = Geliştirilmiş mühürle kaç kez
box-key-city = Şehir
box-key-ends = Nereden nereye
box-key-shield = Arma
box-key-shields = Armalar
box-key-marker = Şehir bonusu jetonu
box-key-outpost = İleri karakol bonusu
box-key-card_slots = Şehir kartı alanları
box-key-contract_slots = Sözleşme alanları
box-key-offers = Teklifler
box-key-jade_when_taken = Alınınca yeşim
box-key-improve_cost = Geliştirme maliyeti
box-key-improved_bonus = Geliştirilince bonus
box-key-take_min = En az alır
box-key-take_max = En çok alır
box-key-max_steps = En çok adım
box-key-extra_post = Fazladan ticaret karakolu
box-key-rank = Sıra
box-key-limit_per_turn = Sırada en çok
box-key-space = Alan
box-key-black_dice = Siyah zarlar
box-key-neutral_dice = Tarafsız zarlar
box-key-most_contracts_vp = En çok sözleşme puanı
box-key-second_most_contracts_vp = İkinci en çok sözleşme puanı
box-key-threshold = Zarların toplamı
box-key-per_missing_point = Eksik her puan için
box-key-coins_per_vp = Bir puan için sikke
box-key-goods_counted = Sayılan mallar
box-key-trading_post_vp = Ticaret karakolu puanı
box-key-start_location = Başlangıç yeri
box-key-start_contracts = Başlangıç sözleşmeleri
box-key-goal_cards_dealt = Dağıtılan hedef kartları
box-key-goal_cards_kept = Saklanan hedef kartları
box-key-active_contract_spaces = Etkin sözleşme alanları
box-key-score_start = Başlangıç puanı
box-key-characters_revealed_extra = Fazladan açılan karakterler
box-key-game_boards = Oyun tahtaları
box-key-player_aids = Oyuncu yardımcıları
box-key-first_player_markers = Başlangıç oyuncusu işaretçileri
box-key-city_bonus_markers_in_play = Oyundaki şehir bonusu jetonları
box-key-guild_seals_per_kind = Her türden lonca mührü
box-key-offer_tiles_per_book = Kitap başına teklif karosu
box-key-offer_tiles_removed_per_book = Kitap başına çıkarılan teklif karosu
box-key-contracts_normal = Normal sözleşmeler
box-key-contracts_starting = Başlangıç sözleşmeleri
box-key-city_card_spaces_at_cities = Şehirlerdeki şehir kartı alanları
box-key-city_card_spaces_action_area = Eylemlerin yanındaki şehir kartı alanları
box-key-trading_posts_per_player = Oyuncu başına ticaret karakolu
box-key-figures_per_player = Oyuncu başına piyon
box-key-dice_per_player = Oyuncu başına zar
box-key-points_cards_50_100 = 50 ve 100 puanlık kartlar
box-key-character_pick_order = Karakter seçme sırası
box-key-tie_break = Eşitlik bozucu
box-key-all_tied_players_score = Berabere kalan herkes puan alır
box-row-bonus_actions = { $row ->
    [money_bag] Para Kesesi
    [reroll] { bonus-reroll }
    [change_by_one] Zarı bir değiştir
    [black_die] { bonus-black_die }
    [complete_contract] Sözleşme tamamla
   *[improve_seal] Lonca mührünü geliştir
}

# What turns are about, and what ends a game: what is counted in many games

deed-travel = Seyahat
deed-special-city = Özel şehirler
deed-city-card = Şehir kartları
deed-character = Karakter seçimi
