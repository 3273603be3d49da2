# Paladins of the West Kingdom.

game-paladins = A Nyugati Királyság Lovagjai

## Ami számít

noun-vp = { $n } pont
    .acc = { $n } pontot
noun-labourer = { $n } napszámos
    .acc = { $n } napszámost
noun-scout = { $n } felderítő
    .acc = { $n } felderítőt
noun-merchant = { $n } kereskedő
    .acc = { $n } kereskedőt
noun-fighter = { $n } katona
    .acc = { $n } katonát
noun-cleric = { $n } klerikus
    .acc = { $n } klerikust
noun-criminal = { $n } bűnöző
    .acc = { $n } bűnözőt
noun-worker = { $n } munkás
noun-silver = { $n } ezüst
    .acc = { $n } ezüstöt
noun-provision = { $n } élelem
    .acc = { $n } élelmet
noun-tax = { $n } adó
    .acc = { $n } adót
noun-debt = { $n } adósság
    .acc = { $n } adósságot
noun-suspicion = { $n } gyanú
    .acc = { $n } gyanút
noun-faith = { $n } hit
    .acc = { $n } hitet
noun-strength = { $n } erő
    .acc = { $n } erőt
noun-influence = { $n } befolyás
    .acc = { $n } befolyást
noun-any_attribute = { $n } tetszőleges tulajdonság
    .acc = { $n } tetszőleges tulajdonságot

## Amit a hatások tesznek

verb-remove_suspicion = { noun-suspicion } eltávolítása
    .told = eltávolítasz { noun-suspicion.acc }
    .beside = eltávolítás
verb-destroy_debt = { noun-debt } megsemmisítése
    .told = megsemmisítesz { noun-debt.acc }
    .beside = megsemmisítés
verb-pay_debt = { noun-debt } törlesztése
    .beside = törlesztés
verb-pray = akciómező kiürítése
verb-recruit = városlakó toborzása
verb-dismiss = városlakó elbocsátása
verb-develop = műhely fejlesztése
verb-free_recruit = ingyenes toborzás
verb-free_develop = ingyenes fejlesztés

## Tartós változások, időpontok, feltételek, végső pontozás

change-sign = { $change ->
    [add] +
    [less] −
   *[set] {""}
}
change-action_cost = { $change ->
    [set] { $n ->
        [0] { $action }: nem kell hozzá { $noun ->
            [silver] ezüst
           *[provision] élelem
        }
       *[other] { $action }, költség: { $noun ->
            [silver] { noun-silver }
           *[provision] { noun-provision }
        }
    }
   *[other] { $action }, költség: { change-sign }{ $noun ->
        [silver] { noun-silver }
       *[provision] { noun-provision }
    }
}
change-suspicion_per_criminal = { $n ->
    [0] { $action }: a bűnözők nem hoznak gyanút
   *[other] { $action }, gyanú bűnözőnként: { change-sign }{ $n }
}
moment-action_taken = minden { $action } akciónál
moment-debt_paid = minden törlesztett adósságodnál
moment-inquisition = minden Inkvizíciónál
test-actions_taken = legalább { $n ->
    [1] egyszer
   *[other] { $n } alkalommal
} végezted: { $action }
test-suspicion_at_least = legalább { $n } gyanúd van
test-suspicion_at_most = { $n ->
    [0] nincs gyanúd
   *[other] legfeljebb { $n } gyanúd van
}
score-per-actions_taken = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $action } után
score-per-attribute = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}szint után ({ $attribute })
score-per-attacked = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}megtámadott { $faction ->
    [viking] viking
    [byzantine] bizánci
   *[saracen] szaracén
} után
score-per-kings_orders = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}teljesített királyi parancs után
score-per-converted_same_name = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}ilyen nevű megtérített idegen után
score-per-paid_debts = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}törlesztett adósság után
score-per-unpaid_debts = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}törlesztetlen adósság után
score-per-suspicion = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}gyanúkártya után

## Akciók, munkások, tulajdonságok

action-develop = Fejlesztés
    .about = Takarj le egy műhellyel egy jobb oldali munkásmezőt: oda ezután nem kell munkás, és az alatta látható munkás hozzád csatlakozik.
action-recruit = Toborzás
    .about = Egy munkással elbocsátasz egy városlakót a jobb felső jutalomért, kettővel a csapatodba toborzol egyet.
action-hunt = Vadászat
    .about = Élelmet kapsz, második munkással többet.
action-trade = Kereskedés
    .about = Ezüstöt kapsz, második munkással többet.
action-pray = Imádkozás
    .about = Üríts ki egy másik akciómezőt, hogy ebben a fordulóban újra használható legyen.
action-conspire = Összeesküvés
    .about = Kapsz egy bűnözőt és a vele járó gyanút.
action-commission = Kiküldetés
    .about = Küldj szerzetest egy olyan mezőre, amelyet a hited elér, a jutalmáért. A befolyásod nő.
action-fortify = Erődítés
    .about = Építs falat, ha elég a befolyásod. Erőt ad, és mindazt, amit még mutat.
action-garrison = Helyőrség
    .about = Állíts előőrsöt egy olyan mezőre, amelyet az erőd elér, a jutalmáért. A hited nő.
action-absolve = Feloldozás
    .about = Helyezz el egy korsót, ha elég a befolyásod, a mezője jutalmáért. Egy gyanútól is megszabadulsz, és a hited nő.
action-attack = Támadás
    .about = Támadj meg egy idegent a jobb felső jutalmakért. A hiányzó erőt ezüsttel pótolod.
action-convert = Hittérítés
    .about = Téríts meg egy idegent, akit a hited elér: most erőt ad, a játék végén pontokat.
turn-pass = Passz
worker-labourer = Napszámos
worker-scout = Felderítő
worker-merchant = Kereskedő
worker-fighter = Katona
worker-cleric = Klerikus
worker-criminal = Bűnöző
attribute-faith = Hit
attribute-strength = Erő
attribute-influence = Befolyás
payment-silver = Fizetés ezüsttel
payment-debt = Adósság felvétele
workshop-commission_left = { action-commission }, bal mező
workshop-commission_middle = { action-commission }, középső mező
workshop-fortify_left = { action-fortify }, bal mező
workshop-fortify_middle = { action-fortify }, középső mező
workshop-garrison_left = { action-garrison }, bal mező
    .called = { action-garrison }, bal
workshop-garrison_middle = { action-garrison }, középső mező
    .called = { action-garrison }, középső
workshop-absolve_left = { action-absolve }, bal mező
workshop-absolve_middle = { action-absolve }, középső mező
workshop-attack_left = { action-attack }, bal mező
workshop-attack_middle = { action-attack }, középső mező
workshop-convert_left = { action-convert }, bal mező
workshop-convert_middle = { action-convert }, középső mező

## Kártyák és mezők

paladin = { $name }
plan = ebben a fordulóban { $first }, a pakli tetejére { $second }
tavern = { $workers }
    .called = {""}
    .beside = {""}
townsfolk = { $stem ->
    [abbot] Apát
    [acolyte] Akolitus
    [architect] Építész
    [defender] Védő
    [gatekeeper] Kapuőr
    [missionary] Misszionárius
    [watchman] Éjjeliőr
    [conspirator] Összeesküvő
    [debt_collector] Adósságbehajtó
    [peddler] Házaló
    [squire] Fegyverhordozó
   *[other] { $name }
}
    .acc = { $stem ->
        [abbot] az Apátot
        [acolyte] az Akolitust
        [architect] az Építészt
        [defender] a Védőt
        [gatekeeper] a Kapuőrt
        [missionary] a Misszionáriust
        [watchman] az Éjjeliőrt
        [conspirator] az Összeesküvőt
        [debt_collector] az Adósságbehajtót
        [peddler] a Házalót
        [squire] a Fegyverhordozót
       *[other] { $name }
    }
    .choice = { $name } · { $about }{ $on_recruit_any ->
        [yes] ; azonnal: { $on_recruit }
       *[no] {""}
    }
    .beside = { $name } · { $about }{ $on_recruit_left ->
        [none] {""}
       *[other] ; azonnal: { $on_recruit_left }
    }
outsider = { $name ->
    [Adventurer] Kalandor
    [Archer] Íjász
    [Armourer] Páncélkovács
    [Assassin] Orgyilkos
    [Barbarian] Barbár
    [Champion] Bajnok
    [Guardian] Testőr
    [Hunter] Vadász
    [Invader] Betolakodó
    [Lookout] Őrszem
    [Marauder] Fosztogató
    [Mercenary] Zsoldos
    [Protector] Oltalmazó
    [Thief] Tolvaj
    [Traitor] Áruló
    [Vigilante] Önbíráskodó
    [Warrior] Harcos
   *[other] { $name }
} ({ $faction ->
    [viking] viking
    [byzantine] bizánci
   *[saracen] szaracén
})
    .acc = { $name ->
        [Adventurer] a Kalandort
        [Archer] az Íjászt
        [Armourer] a Páncélkovácsot
        [Assassin] az Orgyilkost
        [Barbarian] a Barbárt
        [Champion] a Bajnokot
        [Guardian] a Testőrt
        [Hunter] a Vadászt
        [Invader] a Betolakodót
        [Lookout] az Őrszemet
        [Marauder] a Fosztogatót
        [Mercenary] a Zsoldost
        [Protector] az Oltalmazót
        [Thief] a Tolvajt
        [Traitor] az Árulót
        [Vigilante] az Önbíráskodót
        [Warrior] a Harcost
       *[other] { $name }
    } ({ $faction ->
        [viking] viking
        [byzantine] bizánci
       *[saracen] szaracén
    })
    .whole = Ha megtámadod, { $attack_told }. Ha megtéríted, { $convert_told }; a játék végén { $about }.
townsfolk-conspirator_a =
    .about = minden Inkvizíciónál eltávolíthatsz 1 gyanút
townsfolk-conspirator_b =
    .about = { townsfolk-conspirator_a.about }
townsfolk-peddler_a =
    .about = minden Inkvizíciónál, ha legalább 2 gyanúd van: +1 napszámos
townsfolk-peddler_b =
    .about = minden Inkvizíciónál, ha legalább 2 gyanúd van: +2 élelem
townsfolk-peddler_c =
    .about = minden Inkvizíciónál, ha legalább 2 gyanúd van: +2 ezüst
townsfolk-squire_a =
    .about = minden Inkvizíciónál, ha nincs gyanúd: +1 hit
townsfolk-squire_b =
    .about = minden Inkvizíciónál, ha nincs gyanúd: +1 befolyás
townsfolk-squire_c =
    .about = minden Inkvizíciónál, ha nincs gyanúd: +1 erő
outsider-viking_armourer =
    .about = minden 4 erő után 1 pont
outsider-byzantine_armourer =
    .about = { outsider-viking_armourer.about }
outsider-byzantine_champion =
    .about = 1 pont, továbbá 1 pont minden általad teljesített királyi parancs után
outsider-saracen_champion =
    .about = { outsider-byzantine_champion.about }
outsider-byzantine_hunter =
    .about = 1 pont a csapatod minden 2 városlakója után
outsider-saracen_hunter =
    .about = { outsider-byzantine_hunter.about }
outsider-viking_marauder =
    .about = minden 4 befolyás után 1 pont
outsider-saracen_marauder =
    .about = { outsider-viking_marauder.about }
outsider-viking_mercenary =
    .about = 1 pont, továbbá 1 pont minden általad megtérített Zsoldos után, őt is beleszámítva
outsider-byzantine_mercenary =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_1 =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_2 =
    .about = { outsider-viking_mercenary.about }
outsider-viking_traitor =
    .about = minden törlesztetlen adósság 1 ponttal kevesebbe kerül
outsider-byzantine_traitor =
    .about = { outsider-viking_traitor.about }
outsider-byzantine_warrior =
    .about = minden 4 hit után 1 pont
outsider-saracen_warrior =
    .about = { outsider-byzantine_warrior.about }
favour-favour_recruit = Királyi felhívás
favour-favour_levy = Királyi sarc
favour-favour_outlaws = Királyi kegyelem a törvényen kívülieknek
    .called = Királyi kegyelem
favour-favour_virtue = Királyi erény
favour-favour_mercy = Királyi irgalom
favour-favour_loan = Királyi kölcsön
favour-favour_charter = Királyi oklevél
favour-favour_labour = Királyi robot
favour-favour_stores = Királyi magtár
favour-favour_prayer = Királyi ima
favour =
    .choice = { $name } · { $slot ->
        [any] bármely munkás
       *[other] { $slot }
    }{ $cost_any ->
        [yes] {" "}és { $cost }
       *[no] {""}
    } → { $gain }
    .beside = { $name } · { $slot ->
        [any] bármely munkás
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
   *[other] {" "}(a játék végén { $vp } pont)
}
space = { $a }. régió: { $effects }
    .called = { $a }. régió
    .beside = { space.called }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
jar = { $a }. jutalommező: { $effects }
    .called = { $a }. jutalommező
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
scheme-scheme_kings_order = Királyi parancs
scheme-scheme_recruit = { action-recruit }
scheme-scheme_pray = { action-pray }
scheme-scheme_trade = { action-trade }
scheme-scheme_conspire = { action-conspire }
scheme-scheme_kings_favour = Királyi kegy
top-recruit = { action-recruit }
top-pray = { action-pray }
top-trade = { action-trade }
top-conspire = { action-conspire }
top-rest = Pihenés

## Napló

log-round-begins = { $n }. forduló
log-start-player = { $player }: kezdőjátékos
log-order-revealed = Új királyi parancs: { $order } ({ $vp } pont)
log-favour-revealed = Új királyi kegy: { $favour }
log-taverns-revealed = Felfedett fogadókártyák: { $n }
log-paladin-revealed = { $player }: paladin: { $paladin }
log-tavern-taken = { $player }: fogadókártya – { $tavern }
    .beside = { $player }: fogadókártya
log-action-taken = { $player }: { $action } – { $workers }
log-favour-used = { $player }: királyi kegy, { $favour } – { $workers }
log-passed = { $player } passzol
    .you = passzolsz
log-workers-kept = { $player } { $workers_acc } tart meg
    .you = { $workers_acc } tartasz meg
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
log-silver-paid = { $player } { noun-silver.acc } fizet
    .you = { noun-silver.acc } fizetsz
log-provisions-paid = { $player } { noun-provision.acc } fizet
    .you = { noun-provision.acc } fizetsz
log-tax-taken = { $player } { noun-tax.acc } vesz el (marad: { $left })
    .you = { noun-tax.acc } veszel el (marad: { $left })
log-attribute-raised = { $player }: { $attribute } +{ $n } (most { $level })
log-debt-taken = { $player } adósságot vesz fel
    .you = adósságot veszel fel
log-debt-paid = { $player } adósságot törleszt
    .you = adósságot törlesztesz
log-debt-destroyed = { $player } adósságot semmisít meg
    .you = adósságot semmisítesz meg
log-suspicion-drawn = { $player } gyanúkártyát húz (adó: { $n })
    .you = gyanúkártyát húzol (adó: { $n })
log-suspicion-removed = { $player } { noun-suspicion.acc } távolít el
    .you = { noun-suspicion.acc } távolítasz el
log-workshop-developed = { $player } műhelyt fejleszt ({ $workshop })
    .you = műhelyt fejlesztesz ({ $workshop })
log-townsfolk-recruited = { $player } { $card_acc } toborozza
    .you = { $card_acc } toborzod
log-townsfolk-dismissed = { $player } elbocsátja { $card_acc }
    .you = elbocsátod { $card_acc }
log-action-cleared = { $player } kiüríti az akciómezőt ({ $action })
    .you = kiüríted az akciómezőt ({ $action })
log-monk-placed = { $player } szerzetest küld ({ $space })
    .you = szerzetest küldesz ({ $space })
    .beside = { $player } szerzetest küld ({ $space_called })
    .you-beside = szerzetest küldesz ({ $space_called })
log-outpost-placed = { $player } előőrsöt állít ({ $space })
    .you = előőrsöt állítasz ({ $space })
    .beside = { $player } előőrsöt állít ({ $space_called })
    .you-beside = előőrsöt állítasz ({ $space_called })
log-wall-built = { $player } falat épít – { $wall }
    .you = falat építesz – { $wall }
    .beside = { $player } falat épít
    .you-beside = falat építesz
log-jar-placed = { $player } korsót helyez el ({ $jar })
    .you = korsót helyezel el ({ $jar })
    .beside = { $player } korsót helyez el ({ $jar_called })
    .you-beside = korsót helyezel el ({ $jar_called })
log-outsider-attacked = { $player } megtámadja { $outsider_acc }
    .you = megtámadod { $outsider_acc }
log-outsider-converted = { $player } megtéríti { $outsider_acc }
    .you = megtéríted { $outsider_acc }
log-inquisition-begins = Inkvizíció
log-inquisition-debt = { $player }: a legtöbb gyanú ({ $n })
log-tax-refilled = Az adókészlet újra tele: { $n }
log-round-ends = { $n ->
    [1] Az
    [5] Az
   *[other] A
} { $n }. forduló vége
log-townsfolk-left = Elhagyja a várost: { $card }
log-outsider-left = Továbbáll: { $outsider }
log-game-over = A játék véget ért
log-rival-workshop = { opponent }: műhely – { $action }
log-rival-scheme = { opponent }: tervkártya – { $scheme }
log-rival-action = { opponent }: { $action } – { noun-worker }
log-rival-cannot = { opponent }: { $scheme } – nem lehetséges
log-rival-top-row = { opponent }: { $top } (felső sor)
log-rival-favour = { opponent }: királyi kegy, { $favour }
log-rival-jar = { opponent }: megfordít egy korsót ({ $n })
log-rival-marker = { opponent }: nyersanyagjelző +{ $n } ({ $space }. mező)
log-rival-workers = { opponent }: +{ noun-worker }
log-rival-cleared = { opponent }: kiüríti a jobb oldali akciómezőket
log-rival-shuffles = { opponent }: megkeveri a tervkártyákat
log-rival-tax-lost = Az adókészletből elvesző ezüst: { $n }
log-rival-passes = { opponent }: passzol

## Kérdések

ask-first-townsfolk = Válaszd ki az első városlakódat.
    .verb = Vedd el
ask-choose-paladin = Válassz paladint erre a fordulóra, és egyet a pakli tetejére.
    .plan-called = { $first }
    .why = Előbb az, aki most szolgál, aztán az, aki a pakli tetejére kerül.
ask-choose-tavern = Válassz fogadókártyát.
    .verb = Vedd el
ask-take-turn = Válassz akciót vagy királyi kegyet, vagy passzolj.
ask-place-workers = Mely munkásokat helyezed el?
    .workers = Lerakás: { $name }
    .workers-beside = Lerakás
ask-place-on-favour = Melyik munkást helyezed a királyi kegyre?
    .workers = Lerakás: { $name }
    .workers-beside = Lerakás
ask-develop-where = Válassz munkásmezőt a műhelynek.
    .verb = Rakd le
say-recruit-whom = { ask-recruit-whom }
    .why = Ezüstöd: { $silver }.
ask-recruit-whom = Kit toborzol?
    .verb = Toborozd
say-dismiss-whom = { ask-dismiss-whom }
    .why = Ezüstöd: { $silver }.
ask-dismiss-whom = Kit bocsátasz el?
    .verb = Bocsásd el
    .townsfolk = { $name } · { $dismiss }
    .townsfolk-beside = { $name }{ $dismiss_left ->
        [none] {""}
       *[other] {" "}· { $dismiss_left }
    }
ask-pay-for-townsfolk = Hogyan fizetsz?
ask-pray-for = Melyik akciómezőt üríted ki?
    .verb = Ürítsd ki
say-send-monk = { ask-send-monk }
    .why = Hited: { $faith }.
ask-send-monk = Válassz mezőt a szerzetesednek.
    .verb = Küldd ide
say-build-outpost = { ask-build-outpost }
    .why = Erőd: { $strength }.
ask-build-outpost = Válassz mezőt az előőrsödnek.
    .verb = Rakd le
ask-place-jar = Válassz jutalommezőt a korsódnak.
    .verb = Rakd le
say-attack-whom = { ask-attack-whom }
    .why = Erőd: { $strength }. A hiányt ezüsttel fizeted; ezüstöd: { $silver }.
ask-attack-whom = Kit támadsz meg?
    .verb = Támadd meg
    .outsider = { $name }: { $attack_told }
    .outsider-beside = { $name }{ $attack_left ->
        [none] {""}
       *[other] : { $attack_left }
    }
say-convert-whom = { ask-convert-whom }
    .why = Hited: { $faith }.
ask-convert-whom = Kit térítesz meg?
    .verb = Térítsd meg
    .outsider = { $name }: { $convert_told }; a játék végén: { $about }
    .outsider-beside = { $name }{ $convert_left ->
        [none] {""}
       *[other] : { $convert_left }
    }; a játék végén: { $about }
ask-free-recruit = Toborzol ingyen egy városlakót?
    .verb = Toborozd
    .answer-skip = Toborzás nélkül
ask-recruit-or-dismiss = Toborzás vagy elbocsátás?
    .option-a = Toborzás
    .option-b = Elbocsátás
ask-pray-reward = Melyik akciómezőt üríted ki? Le is mondhatsz róla.
    .verb = Ürítsd ki
    .answer-skip = Kiürítés nélkül
ask-choose-attribute = Válassz tulajdonságot.
    .verb = Növeld
ask-keep-workers = Mely munkásokat tartod meg?
    .workers = Megtartás: { $name }

wait-first-townsfolk = Várakozás: { $player } (városlakót választ)
wait-choose-paladin = Várakozás: { $player } (paladint választ)
wait-choose-tavern = Várakozás: { $player } (fogadókártyát választ)
wait-take-turn = Várakozás: { $player } (akciót választ)
wait-place-workers = Várakozás: { $player } (munkásokat helyez el)
wait-place-on-favour = Várakozás: { $player } (királyi kegy)
wait-develop-where = Várakozás: { $player } (Fejlesztés)
wait-recruit-whom = Várakozás: { $player } (Toborzás)
wait-dismiss-whom = Várakozás: { $player } (Elbocsátás)
wait-pay-for-townsfolk = Várakozás: { $player } (fizet)
wait-pray-for = Várakozás: { $player } (Imádkozás)
wait-send-monk = Várakozás: { $player } (Kiküldetés)
wait-build-outpost = Várakozás: { $player } (Helyőrség)
wait-place-jar = Várakozás: { $player } (Feloldozás)
wait-attack-whom = Várakozás: { $player } (Támadás)
wait-convert-whom = Várakozás: { $player } (Hittérítés)
wait-free-recruit = Várakozás: { $player } (ingyenes toborzás)
wait-recruit-or-dismiss = Várakozás: { $player } (ingyenes toborzás)
wait-pray-reward = Várakozás: { $player } (akciómezőt ürít ki)
wait-choose-attribute = Várakozás: { $player } (tulajdonságot választ)
wait-keep-workers = Várakozás: { $player } (munkásokat tart meg)

## Elutasítások

refuse-in-use = Ezen az akciómezőn a munkásaid állnak. A következő fordulóban vagy Imádkozással ürül ki.
    .short = foglalt
refuse-used-up = Ezt az akciót többször nem végezheted el.
    .short = elfogyott
refuse-workers = Nincs hozzá elég munkásod.
    .short = hiányzó munkás
refuse-workers-do-not-fit = Ezek a munkások nem illenek a nyitott munkásmezőkre. A bűnözők mindenhová illenek.
    .short = nem illenek
refuse-too-little-silver = { noun-silver } kell hozzá.
    .short = kell: { noun-silver }
refuse-too-few-provisions = { noun-provision } kell hozzá.
    .short = kell: { noun-provision }
refuse-too-little-faith = { noun-faith } kell hozzá.
    .short = kell: { noun-faith }
refuse-too-little-strength = { noun-strength } kell hozzá.
    .short = kell: { noun-strength }
refuse-too-little-influence = { noun-influence } kell hozzá.
    .short = kell: { noun-influence }
refuse-workshop-there = Ezen a mezőn már van műhely. Válassz másikat.
    .short = van már műhely
refuse-no-workshop = Minden műhelyt kifejlesztettél.
    .short = nincs több műhely
refuse-own-space = Az Imádkozás másik akciómezőt ürít ki, nem a sajátját.
    .short = nem a sajátja
refuse-nothing-to-clear = Egy másik akciómező kell hozzá, amelyen munkások állnak.
    .short = nincs mit üríteni
refuse-at-top = Ez a tulajdonság a sáv tetején van. Válassz másikat.
    .short = a sáv tetején
refuse-no-space = Nincs elérhető szabad mező.
    .short = nincs elérhető mező
refuse-space-taken = Ez a mező foglalt. Válassz másikat.
    .short = foglalt
refuse-space-closed = Ez a mező több játékoshoz való. Válassz másikat.
    .short = több játékoshoz
refuse-no-walls = Elfogytak a falkártyák.
    .short = nincs több fal
refuse-jar-there = Ezen a mezőn már van korsó. Válassz másikat.
    .short = van már korsó
refuse-no-outsider = Ebben a fordulóban nincs több idegen.
    .short = nincs több idegen
refuse-no-townsfolk = Ebben a fordulóban nincs több városlakó.
    .short = nincs több városlakó
refuse-favour-taken = Ezt a királyi kegyet ebben a fordulóban már használták.
    .short = már használták
refuse-no-suspicion = Nincs eltávolítható gyanúd.
    .short = nincs gyanú
refuse-no-debt = Nincs törlesztetlen adósságod.
    .short = nincs adósság
caution-unpaid-debts = Az utolsó forduló: { $n } törlesztetlen adósságod van. A végén mindegyik pontba kerül.

## Árak

price-free = ingyen
price-silver = { noun-silver }
price-provisions = { noun-provision }
price-debt = { noun-debt }
price-silver-or-debt = { noun-silver } vagy adósság

## Beállítható szabályok

setting-free_recruit_allows_discard = Ingyenes toborzással elbocsátás is
    .about = Aki ingyen toboroz, el is bocsáthatja a városlakót a jobb felső jutalomért.
setting-free_recruit_allows_discard-false = Nem
setting-free_recruit_allows_discard-true = Igen
setting-solo_level = Szóló nehézségi szint
    .about = Milyen erős legyen Ganelon.
setting-solo_level-easy = Könnyű
setting-solo_level-standard = Normál
setting-solo_level-hard = Nehéz

## Pontozólap

score-orders = Teljesített királyi parancsok
score-faith = Hit
score-strength = Erő
score-influence = Befolyás
score-workshops = Műhelyek
score-monks = Szerzetesek
score-walls = Falak
score-outposts = Előőrsök
score-absolves = Feloldozások
score-converted = Megtérített: { $name }
score-paid-debts = Törlesztett adósságok
score-unpaid-debts = Törlesztetlen adósságok
score-resources = Ezüstből és élelemből álló, { $n } darabos készletek
score-converted-all = Megtérített idegenek
sheet-orders = Királyi parancsok
sheet-attributes = Tulajdonságok
sheet-board = Saját tábla
sheet-outsiders = Idegenek
sheet-debts = Adósságok
sheet-stock = Készlet
tie-orders = Pont királyi parancsokból
tie-orders-won = több pont királyi parancsokból, { $mine } : { $theirs }
tie-suspicion = Legkevesebb gyanúkártya
tie-suspicion-won = kevesebb gyanúkártya, { $mine } : { $theirs }

## Browser: the drawn board

board-whole = { game-paladins }: a tábla
board-parts = Az asztal részei
board-tab-own = Saját
board-tab-town = Város
board-townsfolk = Városlakók
board-kings-row = A király kártyái
board-tavern = Fogadó
board-regions = Régiók
board-tax = Adó
board-tax-about = Amikor az utolsó ezüst is elfogy, Inkvizíció következik.
board-of = { $n } / { $of }
board-order = Királyi parancs
board-favour = Királyi kegy
board-order-worth = { noun-vp } mindenkinek, aki ezt 5-ször megteszi
board-order-done = Teljesítette: { $players }
board-favour-used = Ebben a fordulóban használta: { $player } ({ $worker })
board-round = forduló
board-round-n = { $n }. forduló
board-round-of = { $n ->
    [0] előkészület
   *[other] { $n }. forduló / { $of }
}
board-pile = A pakliban: { $n }
board-gone = Eldobva: { $n }
board-outsiders-left = Idegenek a pakliban: { $n }
board-suspicion-left = Gyanúkártyák a pakliban: { $n }; eldobva: { $gone }
board-walls-left = Falak a pakliban: { $n }
board-empty = üres
board-price = Ára: { $n } ezüst
board-price-or-debt = Ára: { $n } ezüst vagy egy adósság
board-flag-faith = Szerzeteshez és hittérítéshez kell
board-flag-strength = Előőrshöz kell; támadáshoz a hiányzó erő megvehető
board-you-have = Neked { $n } van.
board-monk-of = { $space }: szerzetes, { $player }
board-outpost-of = { $space }: előőrs, { $player }
board-show-outsiders = Idegenek mutatása
board-show-spaces = Mezők mutatása
board-taken-by = Elvitte: { $player }
board-player = { $player }: játékostábla
board-open-player = { $player }: a játékostábla megnyitása
board-close = Bezárás
board-attribute = { $name } { $track }, a paladinnal { $sum }
board-attributes = Tulajdonságok, a halom tetejétől
board-deck = Paladinok a pakliban ({ $n }): { $cards }
board-paladin-hidden = A paladin még képpel lefelé van.
board-no-paladin = Még nincs paladin
board-plan-play = ebben a fordulóban
board-plan-top = felülre
board-plan-under = a pakli aljára
board-costs-silver = ára { $n } ezüst
board-costs-provisions = ára { $n } élelem
board-taken-times = { $of } alkalomból { $n } megvolt
board-in-use = foglalt: { $workers }
board-attacked = Megtámadva
board-converted = Megtérítve
board-workshops = Műhelyek
board-workshops-left = Megmaradt műhelyek: { $n }
board-workshops-built = Kifejlesztett műhelyek
board-workshops-about = Minden kifejlesztett műhely az alatta lévő munkást adja.
board-monks = Szerzetesek
board-walls = Falak
board-outposts = Előőrsök
board-jars = Korsók
board-points = GYP most
board-orders-done = Teljesített királyi parancsok
board-workers = Munkások
board-workers-picked = Munkások: kattints a cseréhez
board-no-workers = nincs munkás
board-picked = { $worker }: { $n } / { $of } kiválasztva
board-silver = Ezüst
board-provisions = Élelem
board-suspicion = Gyanú
board-suspicion-tax = Adó rajtuk: { $n }
board-debts = Adósságok
board-debts-of = Adósságok: { $unpaid } törlesztetlen, { $paid } törlesztett
board-unpaid = Törlesztetlen adósságok
board-paid = Törlesztett adósságok
board-crew = Csapat
board-resource-track = Nyersanyagsáv
board-marker = Nyersanyagjelző, mező
board-top-row = Felső sor
board-great-actions = Jobb oldali akciók
board-schemes = Tervkártyák
board-schemes-gone = Felfordított tervkártyák
board-used = használt
board-you = { $player } (te)
board-your-turn = te jössz
board-their-turn = rajta a sor
board-start-player = Kezdőjátékos
board-starts = kezd
board-passed = passzolt
lesson-goal = A cél
lesson-goal-win = A játék { $rounds } fordulóból áll. Akinek akkor a legtöbb pontja :vp: van, nyer.
lesson-goal-lose = Senki sem esik ki, de minden törlesztetlen adósság :pw-debt: pontba kerül a végén. A gyanú :pw-suspicion: adósságot hoz.
lesson-goal-points = Pontot hoz a hit :pw-faith:, az erő :pw-strength: és a befolyás :pw-influence:, a táblád jobb oldalának akciói és a királyi parancsok :pw-order:.
lesson-set-up = Így kezdődik egy forduló
lesson-set-up-text = Az elején ingyen toborzol egy városlakót :pw-townsfolk:. Azután minden fordulóban: { $drawn } paladinból :pw-paladin: egyet kijátszol, egyet a paklid tetejére, egyet az aljára teszel. Végül elveszel egy kártyát a fogadóból :pw-tavern:, a munkásai ebben a fordulóban a tieid.
lesson-first-turn = Az első köröd
lesson-first-turn-text = A körödben munkásokat teszel egy akcióra. A klerikussal :pw-cleric: megtéríthetsz egy idegent :pw-outsider:, ha a hited :pw-faith: eléri a zászlaját. Az első ingyen van, növeli az erődet :pw-strength:, és a végén pontot hoz. Ezután az asztal magától játszik a 6. fordulóig, onnan te folytatod.

## Az első lecke

lesson-paladin = Minden fordulóra egy paladin
lesson-paladin-text = Minden fordulóban { $drawn } paladint :pw-paladin: húzol. Egyet kijátszol: { $workers } munkást :pw-worker: hoz, tulajdonságokat emel, és egy akcióban segít. Egy a pakli tetejére kerül, így a következő fordulóban újra felhúzod; a harmadik a pakli aljára. Játszd ki Anséis kártyáját, Gérier kártyáját pedig tedd a pakli tetejére.
lesson-tavern = Munkások a fogadóból
lesson-tavern-text = Anséis egy felderítőt és egy kereskedőt hozott, a fogadó :pw-tavern: további { $workers } munkást ad. Színes munkásmezőre csak a saját színe fér. A bűnöző :pw-criminal: mindenhová illik, de gyanút :pw-suspicion: hoz, azzal pedig talán ezüstöt az adókészletből :pw-tax:. Vedd el a kártyát a bűnözővel és a kereskedőkkel.
lesson-develop = Egy műhely
lesson-develop-text = Az adó épp jókor jött: a { action-develop } { $silver } ezüstbe :pw-silver: és bármely { $workers } munkásba kerül. A műhely :pw-workshop: egy jobb oldali munkásmezőt takar le, ahová ezután nem kell munkás, és az alatta látható munkás hozzád csatlakozik. Takard le a középső mezőt ennél az akciónál: { action-commission }.
lesson-commission = Útra kel egy szerzetes
lesson-commission-text = Ennél az akciónál már csak a klerikus mezője :pw-cleric: szabad: { action-commission }. A bűnöződ :pw-criminal: is állhat rajta. A szerzetes :pw-monk: oda mehet, ahol a hited :pw-faith: eléri a zászlót: 1 van, Anséis 1-et ad hozzá. Válaszd a { $silver } ezüstös :pw-silver: mezőt. A befolyásod :pw-influence: is nő.
lesson-fortify = Egy fal
lesson-fortify-text = A jobb oldali akciók mindegyikéhez kell egy tulajdonság, és egy másikat emelnek. { action-fortify }: befolyás :pw-influence: kell hozzá, falanként :pw-wall: egyre több, és minden fal erőt :pw-strength: ad. A fal máskor élelembe :pw-provision: kerül; Anséis miatt ebben a fordulóban ingyenes. Három munkásmező, három munkás.
lesson-dismiss = Városlakók
lesson-dismiss-text = { $recruit } munkással városlakót :pw-townsfolk: toborzol a csapatodba, és a képessége megmarad. { $dismiss } munkással elbocsátasz valakit, csak a jobb felső jutalomért. Mindkettő a kártya alatti ezüstbe :pw-silver: kerül; a két bal szélső helyen helyette egy adósság :pw-debt: is elég. Bocsásd el az Apátot: egy adósságért egy klerikus és egy napszámos jár.
lesson-pass = Passzolás
lesson-pass-text = Aki passzol, ebben a fordulóban már nem kerül sorra. A tábládon lévő munkások visszakerülnek, de a készletedből { $kept } munkás :pw-worker: megmarad a következő fordulóra. A napszámosok :pw-labourer: csak szín nélküli mezőkre illenek. Passzolj, és tartsd meg a kereskedőt, egy klerikust és a bűnözőt.
lesson-last-round = A terv szerint
lesson-last-round-text = Az utolsó forduló. Gérier :pw-paladin: visszatért a paklid tetejéről. Vele ebben a fordulóban 3-mal több hited :pw-faith: van, és ehhez nem kell ezüst :pw-silver:: { action-convert }. Játszd ki, aztán vedd el a fogadóból :pw-tavern: a klerikusokat és a kereskedőket.
lesson-inquisition = Az Inkvizíció
lesson-inquisition-text = Az adókészletben 1 ezüst :pw-tax: maradt. { action-conspire }: kapsz egy bűnözőt :pw-criminal:, és a gyanú :pw-suspicion: elviszi az utolsó ezüstöt. Ez az Inkvizíció :pw-inquisition:: akinek a legtöbb gyanúja van, adósságot :pw-debt: kap, és eldobja a gyanúi felét. Neked 4 van, a másiknak 3.
lesson-absolve = Feloldozás
lesson-absolve-text = A végén a törlesztetlen adósság :pw-debt: { $debt } pontba :vp: kerül, a törlesztett :pw-debt-paid: { $paid } pontot ad. { action-absolve }, { $silver } ezüstért: tedd a korsót :pw-jar: egy olyan mezőre, amely adósságot törleszt. Egy gyanútól :pw-suspicion: is megszabadulsz, és a hited :pw-faith: nő.
lesson-attack = Erő vagy ezüst
lesson-attack-text = Minden idegen :pw-outsider: egy erőzászló alatt van. 5 erőd :pw-strength: van, az Önbíráskodóhoz 7 kell: minden hiányzó 2-ért { $silver } ezüstöt :pw-silver: fizetsz. Támadd meg. Ez befolyást :pw-influence: és egy klerikust hoz, és egy adósságot :pw-debt-destroy: megsemmisít.
lesson-convert = A királyi parancs
lesson-convert-text = A megtérített idegenek :pw-outsider: a végén pontokat :vp: hoznak. A Zsoldoshoz 4 hit :pw-faith: kell; Gérier révén 5 van, és ingyenes. Ez az ötödik alkalom: { action-convert }. Ugyanaz az akció { $times } alkalommal teljesíti a hozzá tartozó királyi parancsot :pw-order:. Aztán passzolj: vége a játéknak.
lesson-end = Győzelem
lesson-end-text = A pontozólap megmutatja, honnan jöttek a pontok: a legtöbb az erőből :pw-strength: és a befolyásból :pw-influence:, amelyek annál többet érnek, minél magasabban állnak, aztán a királyi parancsból :pw-order: és a megtérített idegenekből. Két törlesztetlen adósság :pw-debt: 6 pontodba került. Most már eleget tudsz egy saját játékhoz.

## Mi a teendő a leckében, lépésről lépésre

lesson-set-up-1 = Toborozd a Házalót.
lesson-set-up-2 = Játszd ki Engelier kártyáját, Girard kártyáját pedig tedd a paklid tetejére.
lesson-set-up-3 = Vedd el a kártyát a klerikussal és a felderítőkkel.
lesson-first-turn-1 = Válaszd ezt az akciót: { action-convert }.
lesson-first-turn-2 = Tegyél le egy felderítőt, egy katonát és a klerikust.
lesson-first-turn-3 = Térítsd meg a Fosztogatót.
lesson-paladin-1 = Játszd ki Anséis kártyáját, Gérier kártyáját pedig tedd a paklid tetejére.
lesson-tavern-1 = Vedd el a kártyát a bűnözővel és a kereskedőkkel.
lesson-develop-1 = Válaszd ezt az akciót: { action-develop }.
lesson-develop-2 = Tedd le mindkét felderítőt.
lesson-develop-3 = Takard le a középső mezőt ennél az akciónál: { action-commission }.
lesson-commission-1 = Válaszd ezt az akciót: { action-commission }. A bűnöző magától odaáll.
lesson-commission-2 = Küldd a szerzetest az ezüstös mezőre.
lesson-fortify-1 = Válaszd ezt az akciót: { action-fortify }.
lesson-fortify-2 = Tegyél le egy napszámost, egy felderítőt és egy kereskedőt.
lesson-dismiss-1 = Válaszd ezt az akciót: { action-recruit }.
lesson-dismiss-2 = Csak egy kereskedőt tegyél le.
lesson-dismiss-3 = Bocsásd el az Apátot.
lesson-pass-1 = Passzolj.
lesson-pass-2 = Tartsd meg a kereskedőt, egy klerikust és a bűnözőt.
lesson-last-round-1 = Játszd ki Gérier kártyáját, Samson kártyáját pedig tedd a paklid tetejére.
lesson-last-round-2 = Vedd el a kártyát a klerikusokkal és a kereskedőkkel.
lesson-inquisition-1 = Válaszd ezt az akciót: { action-conspire }.
lesson-inquisition-2 = Tegyél le egy klerikust.
lesson-absolve-1 = Válaszd ezt az akciót: { action-absolve }.
lesson-absolve-2 = Tegyél le egy napszámost, egy kereskedőt és egy klerikust.
lesson-absolve-3 = Tedd a korsót egy olyan mezőre, amely adósságot törleszt.
lesson-attack-1 = Válaszd ezt az akciót: { action-attack }.
lesson-attack-2 = Tegyél le egy kereskedőt, egy katonát és a bűnözőt.
lesson-attack-3 = Támadd meg az Önbíráskodót.
lesson-convert-1 = Válaszd ezt az akciót: { action-convert }.
lesson-convert-2 = Tedd le mindkét klerikust és a bűnözőt.
lesson-convert-3 = Térítsd meg a Zsoldost.
lesson-convert-4 = Passzolj: ez volt az utolsó köröd.

## Mit jelentenek a szimbólumok

legend-pw-criminal = { worker-criminal }: bármelyik munkást helyettesíti.
legend-pw-worker = Bármelyik munkás.
legend-pw-suspicion = { board-suspicion }: akinek a legtöbb van, adósságot kap, amikor elfogy az adó.
legend-pw-debt = Adósság: ha nem törleszted, a végén pontot veszítesz.
legend-pw-paladin = Paladin: a segítőd ebben a fordulóban.

## The table in the terminal

board-spaces = Mezők
board-outsider = Idegen
board-dismissed = Elbocsátáskor
board-recruited = Toborzáskor
board-price-next = Következő használat

## Így játsszuk

howto-win = Hogyan nyerhetsz
howto-win-most = { $rounds } forduló után az nyer, akinek a legtöbb pontja van.
howto-win-most-text = Növeld a hited, az erőd és a befolyásod: mindegyik legfeljebb { $highest_points } pontot ér, a sávja { $highest }. szintjén.
howto-win-debts = Vigyázz az adósságokkal.
howto-win-debts-text = A bűnözők ezüstöt és gyanút hoznak, a gyanú adósságot. A törlesztetlen adósság { $debt } pontodba kerül.
howto-points = Honnan jönnek a pontok
howto-points-attributes = Tulajdonságok
howto-points-attributes-text = egyenként legfeljebb { $highest_points }, feljebb egyre több
howto-points-orders = Királyi parancsok
howto-points-orders-text = { $order_points }, ha az akciójukat megteszed ennyiszer: { $order_times }
howto-points-rows = Teli sorok
howto-points-rows-text = legfeljebb { $row_points } egy jobb oldali akcióért
howto-points-converted = Megtérített idegenek
howto-points-converted-text = amennyit a kártya mond
howto-points-debts = Adósságok
howto-points-debts-text = { $debt_paid } törlesztve, mínusz { $debt } törlesztetlenül
howto-points-left = Maradék
howto-points-left-text = minden { $left_over } ezüst vagy élelem, vegyesen is, egy pont
howto-turn = Egy forduló: három lépés
howto-turn-paladin = Válassz paladint
howto-turn-paladin-text = Húzz { $drawn } lapot: egyet játssz ki, egyet tegyél a pakli tetejére, egyet alá. A paladin { $paladin_workers } munkást hoz, tulajdonságokat emel, és segít a fordulóban.
howto-turn-tavern = Szerezz munkásokat
howto-turn-tavern-text = Válassz egy lapot a fogadóból: a { $tavern_workers } munkása a tiéd. Színes mezőre csak a saját színe vagy bűnöző illik.
howto-turn-action = Hajtsatok végre akciókat felváltva
howto-turn-action-text = Töltsd meg munkásokkal egy akció mezőit, fizess, és vedd el, ami jár. Aztán a következő jön. Aki passzol, a fordulóból kiszállt.
howto-wrong = Amit a kezdők elrontanak
howto-wrong-paladin = A paladinom pontot hoz
howto-wrong-paladin-text = Amit egy tulajdonsághoz hozzáad, ebben a fordulóban segít elérni egy zászlót. A jelződ nem mozdul tőle.
howto-wrong-again = Még egyszer vadászom
howto-wrong-again-text = Amelyik akción munkás áll, a forduló végéig zárva van. Csak az Imádkozás nyitja meg újra.
howto-wrong-second = Később még odateszek egyet
howto-wrong-second-text = Egy akció összes munkását ugyanabban a körben rakod le. A magányos vadász egyedül marad.
howto-wrong-criminal = A bűnöző ingyen van
howto-wrong-criminal-text = Mindegyik gyanúkártyát hoz. Ha kiürül az adókészlet, a legtöbb gyanú adósságot jelent.
howto-wrong-kept = Takarékoskodom a munkásokkal
howto-wrong-kept-text = Csak { $kept } marad a következő fordulóra. A többit használd fel, különben visszamegy.
howto-actions = A tizenkét akció
howto-actions-develop-text = { $develop_workers } munkás és { $develop_silver } ezüst: egy műhely letakar egy jobb oldali mezőt, oda többé nem kell munkás. Az alatta lévő munkás hozzád csatlakozik.
howto-actions-recruit-text = { $recruit_workers } munkás: egy városlakó a csapatodba lép, képessége megmarad. { $dismiss_workers } munkás: bocsáss el valakit, csak a jutalomért. Ára ezüst vagy adósság.
howto-actions-hunt-text = Egy munkás { $hunt_one } élelmet hoz. Ha van második is, aki csak felderítő lehet, akkor { $hunt_two } a zsákmány.
howto-actions-trade-text = Egy munkás { $trade_one } ezüstöt hoz. Ha van második is, aki csak kereskedő lehet, akkor { $trade_two } jár.
howto-actions-pray-text = Egy klerikus és { $pray_silver } ezüst leveszi a munkásokat egy másik akciódról: ebben a fordulóban újra megteheted.
howto-actions-conspire-text = Bármely munkás: kapsz { $conspire_criminals } bűnözőt, aki mindenhová illik, és vele gyanút, talán adót is.
howto-actions-commission-text = A hit szerzetest küld egy vidékre: vedd el az ottani jutalmat, és nő a befolyásod. Ára { $commission_least }–{ $commission_most } élelem.
howto-actions-fortify-text = A befolyás, { $fortify_least }–{ $fortify_most }, falat épít: vedd el mindazt, amit mutat, mindig van benne erő. Élelembe kerül.
howto-actions-garrison-text = Az erő előőrsöt állít egy vidékre: vedd el az ottani jutalmat, és nő a hited. Élelembe kerül.
howto-actions-absolve-text = A befolyás elmozdít egy korsót: törlessz adósságot, vagy vegyél el más jutalmat; egy gyanúval kevesebb, a hited nő. Ára { $absolve_least }–{ $absolve_most } ezüst.
howto-actions-attack-text = Az erő elűz egy idegent: vedd el a felső jutalmakat, mindig van köztük befolyás. Minden két hiányzó erőért { $attack_silver } ezüstöt fizetsz.
howto-actions-convert-text = A hit megnyer egy idegent: erőt ad, a végén pontot. Ára { $convert_least }–{ $convert_most } ezüst.
howto-course = Inkvizíció, passzolás, a vége
howto-course-inquisition = Inkvizíció
howto-course-inquisition-text = Akkor jön, ha elfogy az adó utolsó ezüstje. Akinek a legtöbb gyanúja van, adósságot kap, és eldobja a gyanúi felét.
howto-course-pass = Passzolás
howto-course-pass-text = A táblád kiürül. Megtartasz { $kept } munkást, minden ezüstöt és élelmet. Ha mindenki passzolt, a kártyák továbbcsúsznak.
howto-course-end = A vége
howto-course-end-text = Az utolsó ({ $rounds }.) forduló után jönnek a tulajdonságok, a sorok, a parancsok, a megtérítettek, az adósságok és a maradék. Döntetlennél a parancsok pontjai döntenek.

## The tables of the box and their keys

box-table-townsfolk = Városlakók
box-table-outsiders = Idegenek
box-table-paladins = Paladinok
box-table-tavern_cards = Fogadókártyák
box-table-walls = Falak
box-table-kings_orders = Királyi parancsok
box-table-kings_favours = Királyi kegyek
box-table-debts = Adósságok
box-table-suspicion_cards = Gyanúkártyák
box-table-solo_cards = Tervkártyák
box-table-actions = Akciók
box-table-board_spaces = A régiók helyei
box-table-absolve_spaces = A korsók helyei
box-table-regions = Régiók
box-table-workshop_row = A műhelyek sora
box-table-townsfolk_slots = A városlakók helyei
box-table-kings_order_slots = A királyi parancsok pontjai
box-table-paladin_sets = Paladinkészletek
box-table-tax_supply = Adókészlet
box-table-rounds = Fordulók
box-table-round_rules = Mit hoz egy forduló
box-table-workers = Munkások
box-table-attributes = Tulajdonságok
box-table-attribute_track = Tulajdonságsávok
box-table-solo_top_actions = A felső sor akciói
box-key-workers = Munkások
box-key-attributes = Tulajdonságok
box-key-dismiss = Elbocsátáskor
box-key-on_recruit = Toborzáskor
box-key-faction = Népcsoport
box-key-attack = Megtámadáskor
box-key-convert = Megtérítéskor
box-key-slot = Hely
box-key-strength = Erő
box-key-region = Régió
box-key-min_players = Ennyi játékostól
box-key-side = A játékostábla oldala
box-key-max_uses = Legtöbb használat fordulónként
box-key-developable = Fejleszthető
box-key-needs = Szükséges hozzá
box-key-gives = Ad
box-key-costs = Ára
box-key-requirement = Követelmény
box-key-silver_per_two_missing_strength = Ezüst két hiányzó erőért
box-key-wild = Joker
box-key-gain_suspicion = Gyanú megszerzéskor
box-key-gain_workers = Kapott munkások
box-key-paid_vp = Pont kifizetve
box-key-unpaid_vp = Pont kifizetetlenül
box-key-round = Forduló
box-key-reveal_order = Felfed egy királyi parancsot
box-key-reveal_favour = Felfed egy királyi kegyet
box-key-reveals = Ami alatta van
box-key-debt_instead = Helyette adósság
box-key-amount = Mennyiség
box-key-needed = Szükséges
box-key-min = Legkevesebb
box-key-max = Legtöbb
box-key-resources_per_vp = Ezüst és élelem egy pontért
box-key-workshops_per_player = Műhelyek játékosonként
box-key-monks_per_player = Szerzetesek játékosonként
box-key-outposts_per_player = Előőrsök játékosonként
box-key-jars_per_player = Korsók játékosonként
box-key-paladins_per_player = Paladinok játékosonként
box-key-paladins_drawn = Húzott paladinok
box-key-paladins_played = Kijátszott paladinok
box-key-workers_per_paladin = Munkások paladinonként
box-key-workers_per_tavern = Munkások fogadókártyánként
box-key-carry_over_workers_max = A következő fordulóra megtartott munkások
box-key-tavern_cards_shown = Felfedett fogadókártyák
box-key-workshops = Műhelyek
box-key-monks = Szerzetesek
box-key-outposts = Előőrsök
box-key-jars = Korsók
box-key-attribute_markers = Tulajdonságjelzők
box-key-outsiders_per_faction = Idegenek népcsoportonként
box-key-start_player_markers = Kezdőjátékos-jelzők
box-key-resource_markers = Nyersanyagjelzők
box-key-main_board_parts = A főtábla részei
box-key-board_spaces_always = A régiók mindig nyitott helyei
box-key-board_spaces_from_3 = A régiók helyei 3 játékostól
box-key-board_spaces_from_4 = A régiók helyei 4 játékostól
box-key-townsfolk_display = Városlakók a kínálatban
box-key-outsider_display = Idegenek a kínálatban
box-key-kings_orders_used = Játékban lévő királyi parancsok
box-key-kings_favours_used = Játékban lévő királyi kegyek
box-key-initial_townsfolk_per_player = Kezdő városlakók játékosonként
box-key-initial_townsfolk_order = Az első toborzás sorrendje
box-key-paladins_to_top = A pakli tetejére tett paladinok
box-key-paladins_to_bottom = A pakli aljára tett paladinok
box-key-modes = A végrehajtás módjai
box-key-gives_printed_on_card = A kártya adja
box-key-ai_group = Jutalomfajta Ganelon számára
box-key-tie_breaks = Döntetlenek eldöntése
box-key-workers_base = Ganelon munkásai a forduló számán felül
box-key-resource_track_spaces = A nyersanyagsáv mezői
box-key-attribute_stack_start = Ganelon tulajdonságjelzői alulról felfelé
box-key-board_player_count = Helyek, mint ennyi játékosnál
box-key-townsfolk_discarded_per_round = Fordulónként eldobott városlakók
box-key-outsiders_discarded_per_round = Fordulónként eldobott idegenek
box-key-convert_min_vp = Legkevesebb pont egy megtérített idegenért
box-key-rest_base = Mezők, amennyit a jelző Pihenéskor lép
box-key-scores_develop = Ganelon pontot kap a Fejlesztésért
box-key-scores_resources = Ganelon pontot kap az ezüstért és az élelemért
box-key-space_priority = Ganelon kedvelt jutalmai sorrendben
box-key-right_action_workers = Ganelon munkásai egy jobb oldali akcióhoz
box-key-favour_workers = Ganelon munkásai egy királyi kegyhez
box-key-target_wrap = Kártyák, amelyeken Ganelon végigmegy
box-key-favours = Királyi kegyek
box-row-regions = { $n }. régió
box-row-suspicion_cards = { $row ->
    [suspicion_0] Gyanú I.
    [suspicion_1] Gyanú II.
   *[suspicion_2] Gyanú III.
}

# What turns are about, and what ends a game: what is counted in many games

deed-paladin = Paladin választása
