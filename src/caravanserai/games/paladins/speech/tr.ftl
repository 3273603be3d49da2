# Paladins of the West Kingdom.

game-paladins = Paladins of the West Kingdom

## Sayılanlar

noun-vp = { $n } puan
noun-labourer = { $n } amele
noun-scout = { $n } izci
noun-merchant = { $n } tüccar
noun-fighter = { $n } savaşçı
noun-cleric = { $n } ruhban
noun-criminal = { $n } suçlu
noun-worker = { $n } işçi
noun-silver = { $n } gümüş
noun-provision = { $n } erzak
noun-tax = { $n } vergi
noun-debt = { $n } borç
noun-suspicion = { $n } şüphe
noun-faith = { $n } inanç
noun-strength = { $n } güç
noun-influence = { $n } nüfuz
noun-any_attribute = { $n } nitelik (serbest seçim)

## Etkilerin yaptıkları

verb-remove_suspicion = { noun-suspicion } kaldır
    .told = { noun-suspicion } kaldırırsınız
    .beside = kaldır
verb-destroy_debt = { $n } borcu yok et
    .told = { $n } borcu yok edersiniz
    .beside = yok et
verb-pay_debt = { noun-debt } öde
    .beside = öde
verb-pray = bir eylem alanını temizle
verb-recruit = bir şehirli kaydet
verb-dismiss = bir şehirliyi göreve gönder
verb-develop = bir atölye geliştir
verb-free_recruit = ücretsiz kaydet
verb-free_develop = ücretsiz geliştir

## Kalıcı değişiklikler, anlar, koşullar, son puanlama

change-sign = { $change ->
    [add] +
    [less] −
   *[set] {""}
}
change-action_cost = { $change ->
    [set] { $n ->
        [0] { $action } için { $noun ->
            [silver] gümüş
           *[provision] erzak
        } ödemezsiniz
       *[other] { $action } maliyeti: { $noun ->
            [silver] { noun-silver }
           *[provision] { noun-provision }
        }
    }
   *[other] { $action } maliyeti: { change-sign }{ $noun ->
        [silver] { noun-silver }
       *[provision] { noun-provision }
    }
}
change-suspicion_per_criminal = { $n ->
    [0] { $action }: suçlular şüphe getirmez
   *[other] { $action }, suçlu başına şüphe: { change-sign }{ $n }
}
moment-action_taken = her { $action } eyleminde
moment-debt_paid = ödediğiniz her borçta
moment-inquisition = her Sorgulamada
test-actions_taken = en az { $n } kez { $action } yaptıysanız
test-suspicion_at_least = en az { $n } şüpheniz varsa
test-suspicion_at_most = { $n ->
    [0] hiç şüpheniz yoksa
   *[other] en fazla { $n } şüpheniz varsa
}
score-per-actions_taken = her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $action } için
score-per-attribute = her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $attribute } için
score-per-attacked = saldırılan her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $faction ->
    [viking] Viking
    [byzantine] Bizanslı
   *[saracen] Saracen
} için
score-per-kings_orders = tamamlanmış her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}Kralın Emri için
score-per-converted_same_name = imana getirilen bu adlı her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}yabancı için
score-per-paid_debts = ödenmiş her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}borç için
score-per-unpaid_debts = ödenmemiş her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}borç için
score-per-suspicion = her { $every ->
    [one] {""}
   *[other] { $every }{" "}
}şüphe kartı için

## Eylemler, işçiler, nitelikler

action-develop = Geliştirme
    .about = Sağdaki bir işçi boşluğunu atölyeyle örtün: orası artık işçi istemez, altında resmi olan işçi de size katılır.
action-recruit = Kaydetme
    .about = Bir işçiyle sağ üstteki ödül için bir şehirliyi göreve gönderin; iki işçiyle birini mürettebatınıza kaydedin.
action-hunt = Avcılık
    .about = Erzak kazanırsınız; ikinci bir işçiyle daha çok.
action-trade = Ticaret
    .about = Gümüş kazanırsınız; ikinci bir işçiyle daha çok.
action-pray = Dua Etme
    .about = Başka bir eylem alanını temizleyin; o alan bu turda yeniden kullanılabilir.
action-conspire = Komplo Kurma
    .about = Bir suçlu ve onunla gelen şüpheyi alırsınız.
action-commission = Görevlendirme
    .about = Ödülü için, inancınızın yettiği bir alana keşiş gönderin. Nüfuzunuz artar.
action-fortify = İstihkâm Kurma
    .about = Nüfuzunuz yetiyorsa bir duvar örün. Güç ve üzerinde görünen diğer şeyleri getirir.
action-garrison = Garnizon Kurma
    .about = Ödülü için, gücünüzün yettiği bir alana karakol kurun. İnancınız artar.
action-absolve = Aklama
    .about = Nüfuzunuz yetiyorsa, boşluğunun ödülü için bir küp yerleştirin. Ayrıca bir şüpheniz kalkar, inancınız artar.
action-attack = Saldırı
    .about = Sağ üstteki ödüller için bir yabancıya saldırın. Eksik güç gümüşle ödenir.
action-convert = İmana Getirme
    .about = İnancınızın yettiği bir yabancıyı imana getirin: hemen güç, oyun sonunda puan getirir.
turn-pass = Pas
worker-labourer = Amele
worker-scout = İzci
worker-merchant = Tüccar
worker-fighter = Savaşçı
worker-cleric = Ruhban
worker-criminal = Suçlu
attribute-faith = İnanç
attribute-strength = Güç
attribute-influence = Nüfuz
payment-silver = Gümüşle öde
payment-debt = Borç al
workshop-commission_left = { action-commission }, sol boşluk
workshop-commission_middle = { action-commission }, orta boşluk
workshop-fortify_left = { action-fortify }, sol boşluk
workshop-fortify_middle = { action-fortify }, orta boşluk
workshop-garrison_left = { action-garrison }, sol boşluk
    .called = { action-garrison }, sol
workshop-garrison_middle = { action-garrison }, orta boşluk
    .called = { action-garrison }, orta
workshop-absolve_left = { action-absolve }, sol boşluk
workshop-absolve_middle = { action-absolve }, orta boşluk
workshop-attack_left = { action-attack }, sol boşluk
workshop-attack_middle = { action-attack }, orta boşluk
workshop-convert_left = { action-convert }, sol boşluk
workshop-convert_middle = { action-convert }, orta boşluk

## Kartlar ve alanlar

paladin = { $name }
plan = bu tur { $first }, destenin üstüne { $second }
tavern = { $workers }
    .called = {""}
    .beside = {""}
townsfolk = { $stem ->
    [abbot] Baş Rahip
    [acolyte] Rahip Yardımcısı
    [architect] Mimar
    [defender] Savunucu
    [gatekeeper] Kapı Görevlisi
    [missionary] Misyoner
    [watchman] Bekçi
    [conspirator] Komplocu
    [debt_collector] Borç Tahsildarı
    [peddler] Seyyar Satıcı
    [squire] Silahşor
   *[other] { $name }
}
    .acc = { $stem ->
        [abbot] Baş Rahibi
        [acolyte] Rahip Yardımcısını
        [architect] Mimarı
        [defender] Savunucuyu
        [gatekeeper] Kapı Görevlisini
        [missionary] Misyoneri
        [watchman] Bekçiyi
        [conspirator] Komplocuyu
        [debt_collector] Borç Tahsildarını
        [peddler] Seyyar Satıcıyı
        [squire] Silahşoru
       *[other] { $name }
    }
    .choice = { $name } · { $about }{ $on_recruit_any ->
        [yes] ; hemen: { $on_recruit }
       *[no] {""}
    }
    .beside = { $name } · { $about }{ $on_recruit_left ->
        [none] {""}
       *[other] ; hemen: { $on_recruit_left }
    }
outsider = { $name ->
    [Adventurer] Maceracı
    [Archer] Okçu
    [Armourer] Zırhçı
    [Assassin] Suikastçı
    [Barbarian] Barbar
    [Champion] Şampiyon
    [Guardian] Muhafız
    [Hunter] Avcı
    [Invader] İstilacı
    [Lookout] Gözcü
    [Marauder] Yağmacı
    [Mercenary] Paralı Asker
    [Protector] Koruyucu
    [Thief] Hırsız
    [Traitor] Hain
    [Vigilante] Kanun Bekçisi
    [Warrior] Cengâver
   *[other] { $name }
} ({ $faction ->
    [viking] Viking
    [byzantine] Bizanslı
   *[saracen] Saracen
})
    .acc = { $name ->
        [Adventurer] Maceracıyı
        [Archer] Okçuyu
        [Armourer] Zırhçıyı
        [Assassin] Suikastçıyı
        [Barbarian] Barbarı
        [Champion] Şampiyonu
        [Guardian] Muhafızı
        [Hunter] Avcıyı
        [Invader] İstilacıyı
        [Lookout] Gözcüyü
        [Marauder] Yağmacıyı
        [Mercenary] Paralı Askeri
        [Protector] Koruyucuyu
        [Thief] Hırsızı
        [Traitor] Haini
        [Vigilante] Kanun Bekçisini
        [Warrior] Cengâveri
       *[other] { $name }
    } ({ $faction ->
        [viking] Viking
        [byzantine] Bizanslı
       *[saracen] Saracen
    })
    .dat = { $name ->
        [Adventurer] Maceracıya
        [Archer] Okçuya
        [Armourer] Zırhçıya
        [Assassin] Suikastçıya
        [Barbarian] Barbara
        [Champion] Şampiyona
        [Guardian] Muhafıza
        [Hunter] Avcıya
        [Invader] İstilacıya
        [Lookout] Gözcüye
        [Marauder] Yağmacıya
        [Mercenary] Paralı Askere
        [Protector] Koruyucuya
        [Thief] Hırsıza
        [Traitor] Haine
        [Vigilante] Kanun Bekçisine
        [Warrior] Cengâvere
       *[other] { $name }
    } ({ $faction ->
        [viking] Viking
        [byzantine] Bizanslı
       *[saracen] Saracen
    })
    .whole = Saldırırsanız { $attack_told }. İmana getirirseniz { $convert_told }; oyun sonunda { $about }.
townsfolk-conspirator_a =
    .about = her Sorgulamada 1 şüphe kaldırabilirsiniz
townsfolk-conspirator_b =
    .about = { townsfolk-conspirator_a.about }
townsfolk-peddler_a =
    .about = her Sorgulamada, en az 2 şüpheniz varsa: +1 amele
townsfolk-peddler_b =
    .about = her Sorgulamada, en az 2 şüpheniz varsa: +2 erzak
townsfolk-peddler_c =
    .about = her Sorgulamada, en az 2 şüpheniz varsa: +2 gümüş
townsfolk-squire_a =
    .about = her Sorgulamada, hiç şüpheniz yoksa: +1 inanç
townsfolk-squire_b =
    .about = her Sorgulamada, hiç şüpheniz yoksa: +1 nüfuz
townsfolk-squire_c =
    .about = her Sorgulamada, hiç şüpheniz yoksa: +1 güç
outsider-viking_armourer =
    .about = her 4 güç için 1 puan
outsider-byzantine_armourer =
    .about = { outsider-viking_armourer.about }
outsider-byzantine_champion =
    .about = 1 puan, ayrıca tamamladığınız her Kralın Emri için 1 puan
outsider-saracen_champion =
    .about = { outsider-byzantine_champion.about }
outsider-byzantine_hunter =
    .about = mürettebatınızdaki her 2 şehirli için 1 puan
outsider-saracen_hunter =
    .about = { outsider-byzantine_hunter.about }
outsider-viking_marauder =
    .about = her 4 nüfuz için 1 puan
outsider-saracen_marauder =
    .about = { outsider-viking_marauder.about }
outsider-viking_mercenary =
    .about = 1 puan, ayrıca bu kart dahil imana getirdiğiniz her Paralı Asker için 1 puan
outsider-byzantine_mercenary =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_1 =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_2 =
    .about = { outsider-viking_mercenary.about }
outsider-viking_traitor =
    .about = ödenmemiş her borç 1 puan daha az götürür
outsider-byzantine_traitor =
    .about = { outsider-viking_traitor.about }
outsider-byzantine_warrior =
    .about = her 4 inanç için 1 puan
outsider-saracen_warrior =
    .about = { outsider-byzantine_warrior.about }
favour-favour_recruit = Kralın Çağrısı
favour-favour_levy = Kralın Vergisi
favour-favour_outlaws = Kralın Haydut Affı
    .called = Kralın Affı
favour-favour_virtue = Kralın Erdemi
favour-favour_mercy = Kralın Merhameti
favour-favour_loan = Kralın Ödüncü
favour-favour_charter = Kralın Beratı
favour-favour_labour = Kralın Angaryası
favour-favour_stores = Kralın Ambarı
favour-favour_prayer = Kralın Duası
favour =
    .choice = { $name } · { $slot ->
        [any] herhangi bir işçi
       *[other] { $slot }
    }{ $cost_any ->
        [yes] {" "}ve { $cost }
       *[no] {""}
    } → { $gain }
    .beside = { $name } · { $slot ->
        [any] herhangi bir işçi
       *[other] { $slot }
    }{ $gain_left ->
        [none] {""}
       *[other] {" "}→ { $gain_left }
    }
order-order_commission = { action-commission }
order-order_fortify = { action-fortify }
order-order_garrison = { action-garrison }
order-order_absolve = { action-absolve }
order-order_attack = { action-attack }
order-order_convert = { action-convert }
wall = { $effects }{ $vp ->
    [0] {""}
   *[other] {" "}(oyun sonunda { $vp } puan)
}
space = { $a }. bölge: { $effects }
    .called = { $a }. bölge
    .beside = { space.called }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
jar = { $a }. ödül boşluğu: { $effects }
    .called = { $a }. ödül boşluğu
    .beside = { jar.called }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }

## Ganelon

opponent = Ganelon
scheme-scheme_commission = { action-commission }
scheme-scheme_fortify = { action-fortify }
scheme-scheme_garrison = { action-garrison }
scheme-scheme_absolve = { action-absolve }
scheme-scheme_attack = { action-attack }
scheme-scheme_convert = { action-convert }
scheme-scheme_kings_order = Kralın Emri
scheme-scheme_recruit = { action-recruit }
scheme-scheme_pray = { action-pray }
scheme-scheme_trade = { action-trade }
scheme-scheme_conspire = { action-conspire }
scheme-scheme_kings_favour = Kralın İyiliği
top-recruit = { action-recruit }
top-pray = { action-pray }
top-trade = { action-trade }
top-conspire = { action-conspire }
top-rest = Dinlenme

## Kayıt

log-round-begins = { $n }. tur
log-start-player = { $player }: başlangıç oyuncusu
log-order-revealed = Yeni Kralın Emri: { $order } ({ $vp } puan)
log-favour-revealed = Yeni Kralın İyiliği: { $favour }
log-taverns-revealed = Açılan han kartı: { $n }
log-paladin-revealed = { $player }: paladin { $paladin }
log-tavern-taken = { $player }: han kartı – { $tavern }
    .beside = { $player }: han kartı
log-action-taken = { $player }: { $action } – { $workers }
log-favour-used = { $player }: Kralın İyiliği, { $favour } – { $workers }
log-passed = { $player } pas geçti
    .you = pas geçtiniz
log-workers-kept = { $player }: elde tutulan işçiler – { $workers }
log-worker-gained = { $player }: +{ $worker_id ->
    [labourer] { noun-labourer }
    [scout] { noun-scout }
    [merchant] { noun-merchant }
    [fighter] { noun-fighter }
    [cleric] { noun-cleric }
   *[criminal] { noun-criminal }
}
log-silver-gained = { $player }: +{ noun-silver }
log-provisions-gained = { $player }: +{ noun-provision }
log-silver-paid = { $player } { noun-silver } ödedi
    .you = { noun-silver } ödediniz
log-provisions-paid = { $player } { noun-provision } ödedi
    .you = { noun-provision } ödediniz
log-tax-taken = { $player } { noun-tax } aldı (kalan: { $left })
    .you = { noun-tax } aldınız (kalan: { $left })
log-attribute-raised = { $player }: { $attribute } +{ $n } (şimdi { $level })
log-debt-taken = { $player } borç aldı
    .you = borç aldınız
log-debt-paid = { $player } bir borç ödedi
    .you = bir borç ödediniz
log-debt-destroyed = { $player } bir borcu yok etti
    .you = bir borcu yok ettiniz
log-suspicion-drawn = { $player } şüphe kartı çekti (vergi: { $n })
    .you = şüphe kartı çektiniz (vergi: { $n })
log-suspicion-removed = { $player } { noun-suspicion } kaldırdı
    .you = { noun-suspicion } kaldırdınız
log-workshop-developed = { $player } atölye geliştirdi ({ $workshop })
    .you = atölye geliştirdiniz ({ $workshop })
log-townsfolk-recruited = { $player } { $card_acc } kaydetti
    .you = { $card_acc } kaydettiniz
log-townsfolk-dismissed = { $player } { $card_acc } göreve gönderdi
    .you = { $card_acc } göreve gönderdiniz
log-action-cleared = { $player } eylem alanını temizledi ({ $action })
    .you = eylem alanını temizlediniz ({ $action })
log-monk-placed = { $player } keşiş görevlendirdi ({ $space })
    .you = keşiş görevlendirdiniz ({ $space })
    .beside = { $player } keşiş görevlendirdi ({ $space_called })
    .you-beside = keşiş görevlendirdiniz ({ $space_called })
log-outpost-placed = { $player } karakol kurdu ({ $space })
    .you = karakol kurdunuz ({ $space })
    .beside = { $player } karakol kurdu ({ $space_called })
    .you-beside = karakol kurdunuz ({ $space_called })
log-wall-built = { $player } duvar ördü – { $wall }
    .you = duvar ördünüz – { $wall }
    .beside = { $player } duvar ördü
    .you-beside = duvar ördünüz
log-jar-placed = { $player } küp yerleştirdi ({ $jar })
    .you = küp yerleştirdiniz ({ $jar })
    .beside = { $player } küp yerleştirdi ({ $jar_called })
    .you-beside = küp yerleştirdiniz ({ $jar_called })
log-outsider-attacked = { $player } { $outsider_dat } saldırdı
    .you = { $outsider_dat } saldırdınız
log-outsider-converted = { $player } { $outsider_acc } imana getirdi
    .you = { $outsider_acc } imana getirdiniz
log-inquisition-begins = Sorgulama
log-inquisition-debt = { $player }: en çok şüphe ({ $n })
log-tax-refilled = Vergi kaynağı dolduruldu: { $n }
log-round-ends = { $n }. turun sonu
log-townsfolk-left = Şehirden ayrılan: { $card }
log-outsider-left = Yoluna devam eden: { $outsider }
log-game-over = Oyun bitti
log-rival-workshop = { opponent }: atölye – { $action }
log-rival-scheme = { opponent }: plan kartı – { $scheme }
log-rival-action = { opponent }: { $action } – { noun-worker }
log-rival-cannot = { opponent }: { $scheme } mümkün değil
log-rival-top-row = { opponent }: { $top } (üst sıra)
log-rival-favour = { opponent }: Kralın İyiliği, { $favour }
log-rival-jar = { opponent }: { $n }. küpü çevirdi
log-rival-marker = { opponent }: kaynak belirteci +{ $n } ({ $space }. boşluk)
log-rival-workers = { opponent }: +{ noun-worker }
log-rival-cleared = { opponent }: sağdaki eylem alanlarını temizledi
log-rival-shuffles = { opponent }: plan kartlarını kardı
log-rival-tax-lost = Vergi kaynağından eksilen gümüş: { $n }
log-rival-passes = { opponent }: pas geçti

## Sorular

ask-first-townsfolk = İlk şehirlinizi seçin.
    .verb = Al
ask-choose-paladin = Bu tur için bir paladin ve destenin üstü için bir paladin seçin.
    .plan-called = { $first }
    .why = Önce bu turun paladini, sonra destenin üstüne konacak olan.
ask-choose-tavern = Bir han kartı seçin.
    .verb = Al
ask-take-turn = Bir eylem ya da Kralın İyiliği seçin, ya da pas geçin.
ask-place-workers = Hangi işçileri yerleştiriyorsunuz?
    .workers = Yerleştir: { $name }
    .workers-beside = Yerleştir
ask-place-on-favour = Kralın İyiliğine hangi işçiyi yerleştiriyorsunuz?
    .workers = Yerleştir: { $name }
    .workers-beside = Yerleştir
ask-develop-where = Atölye için bir işçi boşluğu seçin.
    .verb = Yerleştir
say-recruit-whom = { ask-recruit-whom }
    .why = Gümüşünüz: { $silver }.
ask-recruit-whom = Kimi kaydediyorsunuz?
    .verb = İşe al
say-dismiss-whom = { ask-dismiss-whom }
    .why = Gümüşünüz: { $silver }.
ask-dismiss-whom = Kimi göreve gönderiyorsunuz?
    .verb = Gönder
    .townsfolk = { $name } · { $dismiss }
    .townsfolk-beside = { $name }{ $dismiss_left ->
        [none] {""}
       *[other] {" "}· { $dismiss_left }
    }
ask-pay-for-townsfolk = Nasıl ödüyorsunuz?
ask-pray-for = Hangi eylem alanını temizliyorsunuz?
    .verb = Temizle
say-send-monk = { ask-send-monk }
    .why = İnancınız: { $faith }.
ask-send-monk = Keşişiniz için bir alan seçin.
    .verb = Gönder
say-build-outpost = { ask-build-outpost }
    .why = Gücünüz: { $strength }.
ask-build-outpost = Karakolunuz için bir alan seçin.
    .verb = Yerleştir
ask-place-jar = Küpünüz için bir ödül boşluğu seçin.
    .verb = Yerleştir
say-attack-whom = { ask-attack-whom }
    .why = Gücünüz: { $strength }. Eksiği gümüşle ödenir; gümüşünüz: { $silver }.
ask-attack-whom = Kime saldırıyorsunuz?
    .verb = Saldır
    .outsider = { $name }: { $attack_told }
    .outsider-beside = { $name }{ $attack_left ->
        [none] {""}
       *[other] : { $attack_left }
    }
say-convert-whom = { ask-convert-whom }
    .why = İnancınız: { $faith }.
ask-convert-whom = Kimi imana getiriyorsunuz?
    .verb = İmana getir
    .outsider = { $name }: { $convert_told }; oyun sonunda: { $about }
    .outsider-beside = { $name }{ $convert_left ->
        [none] {""}
       *[other] : { $convert_left }
    }; oyun sonunda: { $about }
ask-free-recruit = Ücretsiz bir şehirli kaydedilsin mi?
    .verb = İşe al
    .answer-skip = Kimseyi kaydetme
ask-recruit-or-dismiss = Kaydedilsin mi, göreve mi gönderilsin?
    .option-a = Kaydet
    .option-b = Göreve gönder
ask-pray-reward = Temizlenecek eylem alanını seçin ya da hiçbirini seçmeyin.
    .verb = Temizle
    .answer-skip = Hiçbir alanı temizleme
ask-choose-attribute = Bir nitelik seçin.
    .verb = Yükselt
ask-keep-workers = Hangi işçileri tutuyorsunuz?
    .workers = Tut: { $name }

wait-first-townsfolk = Beklenen: { $player } (şehirli seçiyor)
wait-choose-paladin = Beklenen: { $player } (paladin seçiyor)
wait-choose-tavern = Beklenen: { $player } (han kartı seçiyor)
wait-take-turn = Beklenen: { $player } (eylem seçiyor)
wait-place-workers = Beklenen: { $player } (işçi yerleştiriyor)
wait-place-on-favour = Beklenen: { $player } (Kralın İyiliği)
wait-develop-where = Beklenen: { $player } (Geliştirme)
wait-recruit-whom = Beklenen: { $player } (Kaydetme)
wait-dismiss-whom = Beklenen: { $player } (Göreve Gönderme)
wait-pay-for-townsfolk = Beklenen: { $player } (ödüyor)
wait-pray-for = Beklenen: { $player } (Dua Etme)
wait-send-monk = Beklenen: { $player } (Görevlendirme)
wait-build-outpost = Beklenen: { $player } (Garnizon Kurma)
wait-place-jar = Beklenen: { $player } (Aklama)
wait-attack-whom = Beklenen: { $player } (Saldırı)
wait-convert-whom = Beklenen: { $player } (İmana Getirme)
wait-free-recruit = Beklenen: { $player } (ücretsiz kayıt)
wait-recruit-or-dismiss = Beklenen: { $player } (ücretsiz kayıt)
wait-pray-reward = Beklenen: { $player } (eylem alanı temizliyor)
wait-choose-attribute = Beklenen: { $player } (nitelik seçiyor)
wait-keep-workers = Beklenen: { $player } (işçi tutuyor)

## Retler

refuse-in-use = Bu eylem alanında işçileriniz var. Gelecek turda ya da Dua Etme ile boşalır.
    .short = dolu
refuse-used-up = Bu eylemi artık yapamazsınız.
    .short = hakkı bitti
refuse-workers = Bunun için yeterli işçiniz yok.
    .short = işçi eksik
refuse-workers-do-not-fit = Bu işçiler açık işçi boşluklarına uymuyor. Suçlular her boşluğa uyar.
    .short = uymuyor
refuse-too-little-silver = { noun-silver } gerekiyor.
    .short = { noun-silver } gerek
refuse-too-few-provisions = { noun-provision } gerekiyor.
    .short = { noun-provision } gerek
refuse-too-little-faith = { noun-faith } gerekiyor.
    .short = { noun-faith } gerek
refuse-too-little-strength = { noun-strength } gerekiyor.
    .short = { noun-strength } gerek
refuse-too-little-influence = { noun-influence } gerekiyor.
    .short = { noun-influence } gerek
refuse-workshop-there = Bu boşlukta bir atölye var. Başka bir boşluk seçin.
    .short = atölye var
refuse-no-workshop = Bütün atölyeler geliştirildi.
    .short = atölye kalmadı
refuse-own-space = Dua Etme kendi alanını değil, başka bir eylem alanını temizler.
    .short = kendi alanı olmaz
refuse-nothing-to-clear = Üzerinde işçi olan başka bir eylem alanı gerekiyor.
    .short = temizlenecek yok
refuse-at-top = Bu nitelik en üst düzeyde. Başka bir nitelik seçin.
    .short = en üstte
refuse-no-space = Erişebileceğiniz boş bir alan yok.
    .short = erişilir alan yok
refuse-space-taken = Bu alan dolu. Başka bir alan seçin.
    .short = dolu
refuse-space-closed = Bu alan daha çok oyuncu içindir. Başka bir alan seçin.
    .short = daha çok oyuncuya
refuse-no-walls = Duvar kartı kalmadı.
    .short = duvar kalmadı
refuse-jar-there = Bu boşlukta bir küp var. Başka bir boşluk seçin.
    .short = küp var
refuse-no-outsider = Bu tur yabancı kalmadı.
    .short = yabancı kalmadı
refuse-no-townsfolk = Bu tur şehirli kalmadı.
    .short = şehirli kalmadı
refuse-favour-taken = Kralın bu İyiliği bu tur kullanıldı.
    .short = bu tur kullanıldı
refuse-no-suspicion = Kaldıracak şüpheniz yok.
    .short = şüphe yok
refuse-no-debt = Ödenmemiş borcunuz yok.
    .short = borç yok
caution-unpaid-debts = Son tur: ödenmemiş { $n } borcunuz var. Oyun sonunda her biri puan kaybettirir.

## Bedeller

price-free = ücretsiz
price-silver = { noun-silver }
price-provisions = { noun-provision }
price-debt = { noun-debt }
price-silver-or-debt = { noun-silver } ya da borç

## Seçenekler

setting-free_recruit_allows_discard = Ücretsiz kayıtla göreve gönderilebilsin
    .about = Ücretsiz kaydeden, şehirliyi sağ üstteki ödül için göreve de gönderebilir.
setting-free_recruit_allows_discard-false = Hayır
setting-free_recruit_allows_discard-true = Evet
setting-solo_level = Solo zorluk seviyesi
    .about = Ganelon ne kadar güçlü olsun.
setting-solo_level-easy = Kolay
setting-solo_level-standard = Standart
setting-solo_level-hard = Zor

## Puan tablosu

score-orders = Tamamlanmış Kralın Emirleri
score-faith = İnanç
score-strength = Güç
score-influence = Nüfuz
score-workshops = Atölyeler
score-monks = Keşişler
score-walls = Duvarlar
score-outposts = Karakollar
score-absolves = Aklamalar
score-converted = İmana getirilen: { $name }
score-paid-debts = Ödenmiş borçlar
score-unpaid-debts = Ödenmemiş borçlar
score-resources = { $n } parçalık gümüş ve erzak setleri
score-converted-all = İmana getirilen yabancılar
sheet-orders = Kralın Emirleri
sheet-attributes = Nitelikler
sheet-board = Oyuncu panosu
sheet-outsiders = Yabancılar
sheet-debts = Borçlar
sheet-stock = Kaynaklar
tie-orders = Kralın Emirlerinden puan
tie-orders-won = Kralın Emirlerinden daha çok puan, { $mine } – { $theirs }
tie-suspicion = En az şüphe kartı
tie-suspicion-won = daha az şüphe kartı, { $mine } – { $theirs }

## Browser: the drawn board

board-whole = { game-paladins }: tahta
board-parts = Masanın bölümleri
board-tab-own = Sizin
board-tab-town = Şehir
board-townsfolk = Şehirliler
board-kings-row = Kralın kartları
board-tavern = Han
board-regions = Bölgeler
board-tax = Vergi
board-tax-about = Son gümüş alınınca Sorgulama olur.
board-of = { $n } / { $of }
board-order = Kralın Emri
board-favour = Kralın İyiliği
board-order-worth = Bunu 5 kez yapan herkese { $n } puan
board-order-done = Tamamlayan: { $players }
board-favour-used = Bu tur kullanan: { $player } ({ $worker })
board-round = tur
board-round-n = { $n }. tur
board-round-of = { $n ->
    [0] kurulum
   *[other] tur { $n } / { $of }
}
board-pile = Destede: { $n }
board-gone = Iskartada: { $n }
board-outsiders-left = Destedeki yabancılar: { $n }
board-suspicion-left = Destedeki şüphe kartları: { $n }; ıskartada: { $gone }
board-walls-left = Destedeki duvarlar: { $n }
board-empty = boş
board-price = Bedel: { $n } gümüş
board-price-or-debt = Bedel: { $n } gümüş ya da bir borç
board-flag-faith = Keşiş ve imana getirme için gerekir
board-flag-strength = Karakol için gerekir; saldırıda eksik güç satın alınır
board-you-have = Sizde { $n } var.
board-monk-of = { $space }: keşiş, { $player }
board-outpost-of = { $space }: karakol, { $player }
board-show-outsiders = Yabancıları göster
board-show-spaces = Alanları göster
board-taken-by = Alan: { $player }
board-player = { $player }: oyuncu panosu
board-open-player = { $player }: oyuncu panosunu aç
board-close = Kapat
board-attribute = { $name } { $track }, paladinle { $sum }
board-attributes = Nitelikler, yığının üstünden başlayarak
board-deck = Destedeki paladinler ({ $n }): { $cards }
board-paladin-hidden = Paladin henüz kapalı.
board-no-paladin = Henüz paladin yok
board-plan-play = bu tur
board-plan-top = üste
board-plan-under = destenin altına
board-costs-silver = bedeli { $n } gümüş
board-costs-provisions = bedeli { $n } erzak
board-taken-times = { $of } haktan { $n } kullanıldı
board-in-use = kullanımda: { $workers }
board-attacked = Saldırılan
board-converted = İmana getirilen
board-workshops = Atölyeler
board-workshops-left = Kalan atölyeler: { $n }
board-workshops-built = Geliştirilen atölyeler
board-workshops-about = Geliştirilen her atölye altındaki işçiyi verir.
board-monks = Keşişler
board-walls = Duvarlar
board-outposts = Karakollar
board-jars = Küpler
board-points = Şu anki ZP
board-orders-done = Tamamlanan Kralın Emirleri
board-workers = İşçiler
board-workers-picked = İşçiler: değiştirmek için tıklayın
board-no-workers = işçi yok
board-picked = { $worker }: { $of } işçiden { $n } seçili
board-silver = Gümüş
board-provisions = Erzak
board-suspicion = Şüphe
board-suspicion-tax = Üzerlerindeki vergi: { $n }
board-debts = Borçlar
board-debts-of = Borçlar: { $unpaid } ödenmemiş, { $paid } ödenmiş
board-unpaid = Ödenmemiş borçlar
board-paid = Ödenmiş borçlar
board-crew = Mürettebat
board-resource-track = Kaynak takipçisi
board-marker = Kaynak belirteci, boşluk
board-top-row = Üst sıra
board-great-actions = Sağdaki eylemler
board-schemes = Plan kartları
board-schemes-gone = Açılmış plan kartları
board-used = kullanıldı
board-you = { $player } (siz)
board-your-turn = sıra sizde
board-their-turn = sıra onda
board-start-player = Başlangıç oyuncusu
board-starts = başlar
board-passed = pas geçti
lesson-goal = Amaç
lesson-goal-win = Oyun { $rounds } tur sürer. Sonunda en çok puanı :vp: olan kazanır.
lesson-goal-lose = Kimse elenmez, ama ödenmemiş her borç :pw-debt: oyun sonunda puan kaybettirir. Şüphe :pw-suspicion: borç getirir.
lesson-goal-points = Puanlar inançtan :pw-faith:, güçten :pw-strength: ve nüfuzdan :pw-influence:, panonuzun sağındaki eylemlerden ve Kralın Emirlerinden :pw-order: gelir.
lesson-set-up = Tur nasıl başlar
lesson-set-up-text = Başta bir şehirliyi :pw-townsfolk: ücretsiz kaydedersiniz. Sonra her tur: { $drawn } paladinden :pw-paladin: birini oynar, birini destenizin üstüne, birini altına koyarsınız. En son handan :pw-tavern: bir kart alırsınız; üstündeki işçiler bu tur sizindir.
lesson-first-turn = İlk sıranız
lesson-first-turn-text = Sıranızda bir eyleme işçi koyarsınız. Ruhbanla :pw-cleric:, inancınız :pw-faith: bayrağı kadar yüksekse bir yabancıyı :pw-outsider: imana getirirsiniz. İlki ücretsizdir, gücünüzü :pw-strength: artırır ve oyun sonunda puan getirir. Ardından masa 6. tura kadar kendi oynar, orada siz devralırsınız.

## İlk ders

lesson-paladin = Her tura bir paladin
lesson-paladin-text = Her tur { $drawn } paladin :pw-paladin: çekersiniz. Biri oynanır: { $workers } işçi :pw-worker: getirir, nitelikleri yükseltir ve bir eyleme yardım eder. Biri destenin üstüne konur; gelecek tur onu yeniden çekersiniz. Üçüncüsü destenin altına gider. Anséis kartını oynayın, Gérier kartını destenin üstüne koyun.
lesson-tavern = Handan işçiler
lesson-tavern-text = Anséis bir izci ve bir tüccar getirdi; han :pw-tavern: { $workers } işçi daha verir. Renkli bir işçi boşluğuna yalnızca o renk girer. Suçlu :pw-criminal: her yere uyar, ama şüphe :pw-suspicion: getirir ve onunla belki vergi kaynağından gümüş :pw-tax: gelir. Suçlunun ve tüccarların olduğu kartı alın.
lesson-develop = Bir atölye
lesson-develop-text = Vergi tam zamanında geldi: { action-develop } { $silver } gümüş :pw-silver: ve herhangi { $workers } işçi ister. Atölye :pw-workshop: sağdaki bir işçi boşluğunu örter; orası artık işçi istemez. Altında resmi olan işçi de size katılır. { action-commission } eyleminin orta boşluğunu örtün.
lesson-commission = Bir keşiş yola çıkar
lesson-commission-text = { action-commission } eyleminde yalnızca ruhban boşluğu :pw-cleric: açık kaldı; suçlunuz :pw-criminal: orada durabilir. Keşiş :pw-monk:, inancınızın :pw-faith: yettiği bayrağa gidebilir: 1 inancınız var, Anséis 1 ekler. { $silver } gümüşlük :pw-silver: alanı seçin. Nüfuzunuz :pw-influence: da artar.
lesson-fortify = Bir duvar
lesson-fortify-text = Sağdaki her eylem bir nitelik ister ve başka birini artırır. { action-fortify } nüfuz :pw-influence: ister, her duvarda :pw-wall: daha çok; her duvar da güç :pw-strength: getirir. Duvar genellikle erzak :pw-provision: ister; Anséis sayesinde bu tur ücretsizdir. Üç işçi boşluğu, üç işçi.
lesson-dismiss = Şehirliler
lesson-dismiss-text = { $recruit } işçiyle bir şehirliyi :pw-townsfolk: mürettebatınıza kaydedersiniz; yeteneği kalıcıdır. { $dismiss } işçiyle birini yalnızca sağ üstteki ödül için göreve gönderirsiniz. İkisi de kartın altındaki gümüşü :pw-silver: ister; soldaki iki yerde onun yerine bir borç :pw-debt: alabilirsiniz. Baş Rahibi göreve gönderin: bir borca karşılık bir ruhban ve bir amele.
lesson-pass = Pas geçmek
lesson-pass-text = Pas geçen bu tur artık oynamaz. Panonuzdaki işçiler geri gider, ama elinizde kalanlardan { $kept } işçi :pw-worker: gelecek tura kalır. Ameleler :pw-labourer: yalnızca renksiz boşluklara uyar. Pas geçin; tüccarı, bir ruhbanı ve suçluyu tutun.
lesson-last-round = Planlandığı gibi
lesson-last-round-text = Son tur. Gérier :pw-paladin: destenizin üstünden geri geldi. Onunla bu tur 3 inancınız :pw-faith: daha var ve { action-convert } gümüş :pw-silver: istemez. Onu oynayın, sonra handan :pw-tavern: ruhbanları ve tüccarları alın.
lesson-inquisition = Sorgulama
lesson-inquisition-text = Vergi kaynağında 1 gümüş :pw-tax: kaldı. { action-conspire } bir suçlu :pw-criminal: getirir; onun şüphesi :pw-suspicion: bu son gümüşü alır. Bu bir Sorgulamadır :pw-inquisition:: en çok şüphesi olan bir borç :pw-debt: alır ve şüphelerinin yarısını geri verir. Sizde 4, rakibinizde 3 var.
lesson-absolve = Aklanmak
lesson-absolve-text = Oyun sonunda ödenmemiş bir borç :pw-debt: { $debt } puan :vp: götürür, ödenmiş olan :pw-debt-paid: { $paid } puan getirir. { action-absolve } { $silver } gümüş ister: küpü :pw-jar: borç ödeyen bir boşluğa koyun. Ayrıca bir şüpheniz :pw-suspicion: kalkar, inancınız :pw-faith: artar.
lesson-attack = Güç ya da gümüş
lesson-attack-text = Her yabancı :pw-outsider: bir güç bayrağının altındadır. 5 gücünüz :pw-strength: var, Kanun Bekçisi 7 ister: eksik her 2 güç için { $silver } gümüş :pw-silver: ödersiniz. Ona saldırın. Bu, nüfuz :pw-influence: ve bir ruhban getirir, bir borcu :pw-debt-destroy: yok eder.
lesson-convert = Kralın Emri
lesson-convert-text = İmana getirilen yabancılar :pw-outsider: oyun sonunda puan :vp: getirir. Paralı Asker 4 inanç :pw-faith: ister; Gérier ile 5 inancınız var ve bu ücretsiz. Bu sizin beşinci { action-convert } eyleminiz; bir eylemi { $times } kez yapmak onun Kralın Emrini :pw-order: tamamlar. Sonra pas geçin: oyun biter.
lesson-end = Kazandınız
lesson-end-text = Puan tablosu puanların nereden geldiğini gösterir: en çok, yükseldikçe daha değerli olan güç :pw-strength: ve nüfuzdan :pw-influence:, sonra Kralın Emrinden :pw-order: ve imana getirilen yabancılardan. Ödenmemiş iki borç :pw-debt: size 6 puana mal oldu. Artık kendi oyununuz için yeterince biliyorsunuz.

## Derste şimdi ne yapılacak, hamle hamle

lesson-set-up-1 = Seyyar Satıcıyı kaydedin.
lesson-set-up-2 = Engelier kartını oynayın, Girard kartını destenizin üstüne koyun.
lesson-set-up-3 = Ruhbanın ve izcilerin olduğu kartı alın.
lesson-first-turn-1 = { action-convert } eylemini seçin.
lesson-first-turn-2 = Bir izci, bir savaşçı ve ruhbanı koyun.
lesson-first-turn-3 = Yağmacıyı imana getirin.
lesson-paladin-1 = Anséis kartını oynayın, Gérier kartını destenizin üstüne koyun.
lesson-tavern-1 = Suçlunun ve tüccarların olduğu kartı alın.
lesson-develop-1 = { action-develop } eylemini seçin.
lesson-develop-2 = Her iki izciyi de koyun.
lesson-develop-3 = { action-commission } eyleminin orta boşluğunu örtün.
lesson-commission-1 = { action-commission } eylemini seçin; suçlu oraya kendiliğinden gider.
lesson-commission-2 = Keşişi gümüşlü alana gönderin.
lesson-fortify-1 = { action-fortify } eylemini seçin.
lesson-fortify-2 = Bir amele, bir izci ve bir tüccar koyun.
lesson-dismiss-1 = { action-recruit } eylemini seçin.
lesson-dismiss-2 = Yalnızca bir tüccar koyun.
lesson-dismiss-3 = Baş Rahibi göreve gönderin.
lesson-pass-1 = Pas geçin.
lesson-pass-2 = Tüccarı, bir ruhbanı ve suçluyu tutun.
lesson-last-round-1 = Gérier kartını oynayın, Samson kartını destenizin üstüne koyun.
lesson-last-round-2 = Ruhbanların ve tüccarların olduğu kartı alın.
lesson-inquisition-1 = { action-conspire } eylemini seçin.
lesson-inquisition-2 = Bir ruhban koyun.
lesson-absolve-1 = { action-absolve } eylemini seçin.
lesson-absolve-2 = Bir amele, bir tüccar ve bir ruhban koyun.
lesson-absolve-3 = Küpü borç ödeyen bir boşluğa koyun.
lesson-attack-1 = { action-attack } eylemini seçin.
lesson-attack-2 = Bir tüccar, bir savaşçı ve suçluyu koyun.
lesson-attack-3 = Kanun Bekçisine saldırın.
lesson-convert-1 = { action-convert } eylemini seçin.
lesson-convert-2 = Her iki ruhbanı ve suçluyu koyun.
lesson-convert-3 = Paralı Askeri imana getirin.
lesson-convert-4 = Pas geçin: bu son sıranızdı.

## Simgelerin anlamı

legend-pw-criminal = { worker-criminal }: her işçinin işini görür.
legend-pw-worker = Herhangi bir işçi.
legend-pw-suspicion = { board-suspicion }: vergi bitince en çok şüphesi olan borç alır.
legend-pw-debt = Borç: ödenmezse oyun sonunda puan kaybettirir.
legend-pw-paladin = Paladin: bu turdaki yardımcınız.

## The table in the terminal

board-spaces = Alanlar
board-outsider = Yabancı
board-dismissed = Göreve gönderince
board-recruited = Kaydederken
board-price-next = Sonraki kullanım

## Nasıl oynanır

howto-win = Nasıl kazanılır
howto-win-most = { $rounds } tur sonunda en çok puanı olan kazanır.
howto-win-most-text = İnanç, güç ve nüfuzu yükseltin: her biri, yolunun { $highest }. basamağında en çok { $highest_points } puan eder.
howto-win-debts = Borçlara dikkat.
howto-win-debts-text = Suçlular gümüş ve şüphe getirir; şüphe de borç. Ödenmemiş bir borç { $debt } puan götürür.
howto-points = Puanlar nereden gelir
howto-points-attributes = Nitelikler
howto-points-attributes-text = her biri en çok { $highest_points }, yükseldikçe artar
howto-points-orders = Kralın Emirleri
howto-points-orders-text = eylemini { $order_times } kez yapana { $order_points }
howto-points-rows = Dolu sıralar
howto-points-rows-text = sağdaki her eylem için en çok { $row_points }
howto-points-converted = İmana getirilenler
howto-points-converted-text = kartında ne yazıyorsa
howto-points-debts = Borçlar
howto-points-debts-text = ödenmişi { $debt_paid }, ödenmemişi eksi { $debt }
howto-points-left = Artanlar
howto-points-left-text = karışık da olsa her { $left_over } gümüş ya da erzak bir puan
howto-turn = Bir tur: üç adım
howto-turn-paladin = Paladin seçin
howto-turn-paladin-text = { $drawn } kart çekin: birini oynayın, birini destenin üstüne, birini altına koyun. Paladin { $paladin_workers } işçi getirir, nitelikleri yükseltir, bu tur yardım eder.
howto-turn-tavern = İşçi alın
howto-turn-tavern-text = Handan bir kart seçin: üstündeki { $tavern_workers } işçi sizindir. Renkli boşluğa yalnızca o renk ya da bir suçlu girer.
howto-turn-action = Sırayla eylem yapın
howto-turn-action-text = Bir eylemin boşluklarını işçiyle doldurun, ödeyin, alın. Sonra sıra sonrakine geçer. Pas geçen bu tur artık oynamaz.
howto-wrong = Yeni başlayanların yanılgıları
howto-wrong-paladin = Paladinim puan getirir
howto-wrong-paladin-text = Niteliğe eklediği, bu tur bir bayrağa erişmenize yarar. İşaretçinizi hiç ilerletmez.
howto-wrong-again = Bir daha avlanırım
howto-wrong-again-text = Üzerinde işçi olan eylem tur sonuna dek kapalıdır. Onu yalnızca Dua Etme yeniden açar.
howto-wrong-second = Sonra bir işçi eklerim
howto-wrong-second-text = Bir eylemin bütün işçileri aynı sırada konur. Tek başına avlanan tek kalır.
howto-wrong-criminal = Suçlular bedava
howto-wrong-criminal-text = Her biri bir şüphe kartı getirir. Vergi kaynağı boşalınca en çok şüphesi olan borçlanır.
howto-wrong-kept = İşçilerimi saklarım
howto-wrong-kept-text = Gelecek tura yalnızca { $kept } işçi kalır. Gerisini kullanın, yoksa geri giderler.
howto-actions = On iki eylem
howto-actions-develop-text = { $develop_workers } işçi ve { $develop_silver } gümüş: atölye sağdaki bir boşluğu örter, orası artık işçi istemez. Altındaki işçi size katılır.
howto-actions-recruit-text = { $recruit_workers } işçi: bir şehirli mürettebatınıza girer, yeteneği kalıcıdır. { $dismiss_workers } işçi: birini yalnızca ödülü için gönderin. İkisi de gümüş ya da borç ister.
howto-actions-hunt-text = Bir işçi { $hunt_one } erzak getirir. İzci olması gereken ikinciyle { $hunt_two } olur.
howto-actions-trade-text = Bir işçi { $trade_one } gümüş getirir. Tüccar olması gereken ikinciyle { $trade_two } olur.
howto-actions-pray-text = Bir ruhban ve { $pray_silver } gümüş, başka bir eyleminizdeki işçileri kaldırır: onu bu tur yeniden yapabilirsiniz.
howto-actions-conspire-text = Herhangi bir işçi: her boşluğa uyan { $conspire_criminals } suçlu, onunla bir şüphe kartı ve belki vergi alırsınız.
howto-actions-commission-text = İnanç bir bölgeye keşiş gönderir: oradaki ödülü alın, nüfuz kazanın. { $commission_least } ila { $commission_most } erzak ister.
howto-actions-fortify-text = Nüfuz, { $fortify_least } ila { $fortify_most }, sur kurar: gösterdiği her şeyi alın, hep güç vardır. Erzak ister.
howto-actions-garrison-text = Güç bir bölgeye karakol kurar: oradaki ödülü alın, inanç kazanın. Erzak ister.
howto-actions-absolve-text = Nüfuz bir küpü taşır: borç ödeyin ya da başka ödül alın, bir şüphe atın, inanç kazanın. { $absolve_least } ila { $absolve_most } gümüş ister.
howto-actions-attack-text = Güç bir yabancıyı kovar: üstteki ödülleri alın, hep nüfuz vardır. Eksik her iki güç için { $attack_silver } gümüş ödeyin.
howto-actions-convert-text = İnanç bir yabancıyı kazanır: güç ve sonda puan. { $convert_least } ila { $convert_most } gümüş ister.
howto-course = Sorgulama, pas, son
howto-course-inquisition = Sorgulama
howto-course-inquisition-text = Vergideki son gümüş alınınca gelir. En çok şüphesi olan bir borç alır ve şüphelerinin yarısını atar.
howto-course-pass = Pas geçmek
howto-course-pass-text = Tahtanız boşalır. { $kept } işçi, bütün gümüş ve erzak sizde kalır. Herkes pas geçince kartlar kayar.
howto-course-end = Oyun sonu
howto-course-end-text = { $rounds }. turdan sonra nitelikler, sıralar, emirler, imana getirilenler, borçlar ve artanlar sayılır. Eşitlikte emir puanı çok olan kazanır.

## The tables of the box and their keys

box-table-townsfolk = Şehirliler
box-table-outsiders = Yabancılar
box-table-paladins = Paladinler
box-table-tavern_cards = Han kartları
box-table-walls = Duvarlar
box-table-kings_orders = Kralın Emirleri
box-table-kings_favours = Kralın İyilikleri
box-table-debts = Borçlar
box-table-suspicion_cards = Şüphe kartları
box-table-solo_cards = Plan kartları
box-table-actions = Eylemler
box-table-board_spaces = Bölgelerin alanları
box-table-absolve_spaces = Küplerin alanları
box-table-regions = Bölgeler
box-table-workshop_row = Atölye sırası
box-table-townsfolk_slots = Şehirlilerin yerleri
box-table-kings_order_slots = Kralın Emirlerinin puanları
box-table-paladin_sets = Paladin takımları
box-table-tax_supply = Vergi kaynağı
box-table-rounds = Turlar
box-table-round_rules = Bir turun getirdikleri
box-table-workers = İşçiler
box-table-attributes = Nitelikler
box-table-attribute_track = Nitelik takipçileri
box-table-solo_top_actions = Üst sıranın eylemleri
box-key-workers = İşçiler
box-key-attributes = Nitelikler
box-key-dismiss = Göreve gönderilince
box-key-on_recruit = Kaydedilince
box-key-faction = Halk
box-key-attack = Saldırılınca
box-key-convert = İmana getirilince
box-key-slot = Alan
box-key-strength = Güç
box-key-region = Bölge
box-key-min_players = Şu kadar oyuncudan başlayarak
box-key-side = Oyuncu panosunun tarafı
box-key-max_uses = Turda en çok kullanım
box-key-developable = Geliştirilebilir
box-key-needs = Gerekenler
box-key-gives = Verir
box-key-costs = Maliyetleri
box-key-requirement = Gereklilik
box-key-silver_per_two_missing_strength = Eksik iki güç için gümüş
box-key-wild = Joker
box-key-gain_suspicion = Alınınca şüphe
box-key-gain_workers = Kazanılan işçiler
box-key-paid_vp = Ödenince puan
box-key-unpaid_vp = Ödenmeyince puan
box-key-round = Tur
box-key-reveal_order = Bir Kralın Emri açılır
box-key-reveal_favour = Bir Kralın İyiliği açılır
box-key-reveals = Altında ne var
box-key-debt_instead = Onun yerine borç
box-key-amount = Miktar
box-key-needed = Gereken
box-key-min = En az
box-key-max = En çok
box-key-resources_per_vp = Bir puan için gümüş ve erzak
box-key-workshops_per_player = Oyuncu başına atölye
box-key-monks_per_player = Oyuncu başına keşiş
box-key-outposts_per_player = Oyuncu başına karakol
box-key-jars_per_player = Oyuncu başına küp
box-key-paladins_per_player = Oyuncu başına paladin
box-key-paladins_drawn = Çekilen paladinler
box-key-paladins_played = Oynanan paladinler
box-key-workers_per_paladin = Paladin başına işçi
box-key-workers_per_tavern = Han kartı başına işçi
box-key-carry_over_workers_max = Sonraki tura saklanan işçiler
box-key-tavern_cards_shown = Açık han kartları
box-key-workshops = Atölyeler
box-key-monks = Keşişler
box-key-outposts = Karakollar
box-key-jars = Küpler
box-key-attribute_markers = Nitelik belirteçleri
box-key-outsiders_per_faction = Her halktan yabancı
box-key-start_player_markers = Başlangıç oyuncusu işaretçileri
box-key-resource_markers = Kaynak belirteçleri
box-key-main_board_parts = Ana tahtanın parçaları
box-key-board_spaces_always = Bölgelerin her zaman açık alanları
box-key-board_spaces_from_3 = Bölgelerin 3 oyuncudan başlayan alanları
box-key-board_spaces_from_4 = Bölgelerin 4 oyuncudan başlayan alanları
box-key-townsfolk_display = Açıktaki şehirliler
box-key-outsider_display = Açıktaki yabancılar
box-key-kings_orders_used = Oyundaki Kralın Emirleri
box-key-kings_favours_used = Oyundaki Kralın İyilikleri
box-key-initial_townsfolk_per_player = Oyuncu başına ilk şehirli
box-key-initial_townsfolk_order = İlk kaydetmenin sırası
box-key-paladins_to_top = Destenin üstüne konan paladinler
box-key-paladins_to_bottom = Destenin altına konan paladinler
box-key-modes = Yapılış biçimleri
box-key-gives_printed_on_card = Kart verir
box-key-ai_group = Ganelon için ödül türü
box-key-tie_breaks = Eşitlik bozucular
box-key-workers_base = Ganelon'un tur numarasına eklenen işçileri
box-key-resource_track_spaces = Kaynak takipçisinin boşlukları
box-key-attribute_stack_start = Ganelon'un nitelik belirteçleri, alttan üste
box-key-board_player_count = Şu kadar oyuncunun alanları
box-key-townsfolk_discarded_per_round = Her tur atılan şehirliler
box-key-outsiders_discarded_per_round = Her tur atılan yabancılar
box-key-convert_min_vp = İmana getirilen bir yabancının en az puanı
box-key-rest_base = Dinlenmede belirtecin ilerlediği boşluk
box-key-scores_develop = Ganelon Geliştirmeden puan alır
box-key-scores_resources = Ganelon gümüş ve erzaktan puan alır
box-key-space_priority = Ganelon'un yeğlediği ödüller, sırayla
box-key-right_action_workers = Ganelon'un sağdaki bir eylem için işçileri
box-key-favour_workers = Ganelon'un bir Kralın İyiliği için işçileri
box-key-target_wrap = Ganelon'un sırayla baktığı kartlar
box-key-favours = Kralın İyilikleri
box-row-regions = { $n }. bölge
box-row-suspicion_cards = { $row ->
    [suspicion_0] Şüphe I
    [suspicion_1] Şüphe II
   *[suspicion_2] Şüphe III
}

# What turns are about, and what ends a game: what is counted in many games

deed-paladin = Paladin seçimi
