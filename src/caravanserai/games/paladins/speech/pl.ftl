# Paladins of the West Kingdom.

game-paladins = Paladyni Zachodniego Królestwa

## Co się liczy

noun-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
noun-labourer = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotnicy
   *[many] { $n } robotników
}
    .acc = { $n ->
        [one] { $n } robotnika
       *[many] { $n } robotników
    }
noun-scout = { $n ->
    [one] { $n } zwiadowca
    [few] { $n } zwiadowcy
   *[many] { $n } zwiadowców
}
    .acc = { $n ->
        [one] { $n } zwiadowcę
       *[many] { $n } zwiadowców
    }
noun-merchant = { $n ->
    [one] { $n } kupiec
    [few] { $n } kupcy
   *[many] { $n } kupców
}
    .acc = { $n ->
        [one] { $n } kupca
       *[many] { $n } kupców
    }
noun-fighter = { $n ->
    [one] { $n } zbrojny
    [few] { $n } zbrojni
   *[many] { $n } zbrojnych
}
    .acc = { $n ->
        [one] { $n } zbrojnego
       *[many] { $n } zbrojnych
    }
noun-cleric = { $n ->
    [one] { $n } kleryk
    [few] { $n } klerycy
   *[many] { $n } kleryków
}
    .acc = { $n ->
        [one] { $n } kleryka
       *[many] { $n } kleryków
    }
noun-criminal = { $n ->
    [one] { $n } przestępca
    [few] { $n } przestępcy
   *[many] { $n } przestępców
}
    .acc = { $n ->
        [one] { $n } przestępcę
       *[many] { $n } przestępców
    }
noun-worker = { $n ->
    [one] { $n } pracownik
    [few] { $n } pracownicy
   *[many] { $n } pracowników
}
noun-silver = { $n ->
    [one] { $n } srebro
   *[many] { $n } srebra
}
noun-provision = { $n ->
    [one] { $n } prowiant
   *[many] { $n } prowiantu
}
noun-tax = { $n ->
    [one] { $n } podatek
    [few] { $n } podatki
   *[many] { $n } podatków
}
noun-debt = { $n ->
    [one] { $n } dług
    [few] { $n } długi
   *[many] { $n } długów
}
noun-suspicion = { $n ->
    [one] { $n } podejrzenie
    [few] { $n } podejrzenia
   *[many] { $n } podejrzeń
}
noun-faith = { $n ->
    [one] { $n } wiara
   *[many] { $n } wiary
}
    .acc = { $n ->
        [one] { $n } wiarę
       *[many] { $n } wiary
    }
noun-strength = { $n ->
    [one] { $n } siła
   *[many] { $n } siły
}
    .acc = { $n ->
        [one] { $n } siłę
       *[many] { $n } siły
    }
noun-influence = { $n ->
    [one] { $n } wpływ
   *[many] { $n } wpływu
}
noun-any_attribute = { $n ->
    [one] { $n } dowolny atrybut
    [few] { $n } dowolne atrybuty
   *[many] { $n } dowolnych atrybutów
}

## Co robią efekty

verb-remove_suspicion = usuń { noun-suspicion }
    .told = usuwasz { noun-suspicion }
    .beside = usuń
verb-destroy_debt = zniszcz { noun-debt }
    .told = niszczysz { noun-debt }
    .beside = zniszcz
verb-pay_debt = spłać { noun-debt }
    .beside = spłać
verb-pray = opróżnij pole akcji
verb-recruit = zrekrutuj mieszczanina
verb-dismiss = odpraw mieszczanina
verb-develop = rozwiń warsztat
verb-free_recruit = darmowa rekrutacja
verb-free_develop = darmowy rozwój

## Trwałe zmiany, chwile, warunki, punktacja końcowa

change-sign = { $change ->
    [add] +
    [less] −
   *[set] {""}
}
change-action_cost = { $change ->
    [set] { $n ->
        [0] { $action } nie kosztuje { $noun ->
            [silver] srebra
           *[provision] prowiantu
        }
       *[other] { $action }, koszt: { $noun ->
            [silver] { noun-silver }
           *[provision] { noun-provision }
        }
    }
   *[other] { $action }, koszt: { change-sign }{ $noun ->
        [silver] { noun-silver }
       *[provision] { noun-provision }
    }
}
change-suspicion_per_criminal = { $n ->
    [0] { $action }: przestępcy nie dają podejrzeń
   *[other] { $action }, podejrzenia za każdego przestępcę: { change-sign }{ $n }
}
moment-action_taken = przy każdej akcji { $action }
moment-debt_paid = przy każdym spłaconym długu
moment-inquisition = przy każdej Inkwizycji
test-actions_taken = akcja { $action } wykonana co najmniej { $n ->
    [one] raz
   *[many] { $n } razy
}
test-suspicion_at_least = masz co najmniej { noun-suspicion }
test-suspicion_at_most = { $n ->
    [0] nie masz podejrzeń
   *[other] masz najwyżej { noun-suspicion }
}
score-per-actions_taken = za { $every ->
    [one] każdą akcję
    [few] każde { $every } akcje
   *[many] każde { $every } akcji
} { $action }
score-per-attribute = za { $every ->
    [one] każdy poziom
    [few] każde { $every } poziomy
   *[many] każde { $every } poziomów
} ({ $attribute })
score-per-attacked = za { $every ->
    [one] każdego zaatakowanego
   *[many] każdych { $every } zaatakowanych
} { $faction ->
    [viking] { $every ->
        [one] wikinga
       *[many] wikingów
    }
    [byzantine] { $every ->
        [one] Bizantyjczyka
       *[many] Bizantyjczyków
    }
   *[saracen] { $every ->
        [one] Saracena
       *[many] Saracenów
    }
}
score-per-kings_orders = za { $every ->
    [one] każdy ukończony rozkaz króla
    [few] każde { $every } ukończone rozkazy króla
   *[many] każde { $every } ukończonych rozkazów króla
}
score-per-converted_same_name = za { $every ->
    [one] każdego nawróconego obcego
   *[many] każdych { $every } nawróconych obcych
} o tej nazwie
score-per-paid_debts = za { $every ->
    [one] każdy spłacony dług
    [few] każde { $every } spłacone długi
   *[many] każde { $every } spłaconych długów
}
score-per-unpaid_debts = za { $every ->
    [one] każdy niespłacony dług
    [few] każde { $every } niespłacone długi
   *[many] każde { $every } niespłaconych długów
}
score-per-suspicion = za { $every ->
    [one] każdą kartę podejrzenia
    [few] każde { $every } karty podejrzeń
   *[many] każde { $every } kart podejrzeń
}

## Akcje, pracownicy, atrybuty

action-develop = Rozwój
    .about = Zakryj warsztatem pole pracownika po prawej: odtąd nikogo nie potrzebuje, a pracownik narysowany pod warsztatem dołącza do ciebie.
action-recruit = Rekrutacja
    .about = Z jednym pracownikiem odpraw mieszczanina dla nagrody w prawym górnym rogu, z dwoma zrekrutuj go do drużyny.
action-hunt = Polowanie
    .about = Zyskujesz prowiant, z drugim pracownikiem więcej.
action-trade = Handel
    .about = Zyskujesz srebro, z drugim pracownikiem więcej.
action-pray = Modlitwa
    .about = Opróżnij inne pole akcji, aby można było użyć go znowu w tej rundzie.
action-conspire = Spisek
    .about = Zyskujesz przestępcę, a z nim podejrzenie.
action-commission = Misja
    .about = Wyślij mnicha na pole w zasięgu twojej wiary, po jego nagrodę. Twój wpływ rośnie.
action-fortify = Fortyfikacja
    .about = Wznieś mur, jeśli starcza ci wpływu. Daje siłę i resztę tego, co pokazuje.
action-garrison = Garnizon
    .about = Postaw posterunek na polu w zasięgu twojej siły, po jego nagrodę. Twoja wiara rośnie.
action-absolve = Rozgrzeszenie
    .about = Umieść dzban, jeśli starcza ci wpływu, po nagrodę jego pola. Usuwasz też podejrzenie, a twoja wiara rośnie.
action-attack = Atak
    .about = Zaatakuj obcego dla nagród w prawym górnym rogu. Za brakującą siłę płacisz srebrem.
action-convert = Nawrócenie
    .about = Nawróć obcego w zasięgu twojej wiary: daje siłę od razu, a punkty na koniec gry.
turn-pass = Pas
worker-labourer = Robotnik
worker-scout = Zwiadowca
worker-merchant = Kupiec
worker-fighter = Zbrojny
worker-cleric = Kleryk
worker-criminal = Przestępca
attribute-faith = Wiara
attribute-strength = Siła
attribute-influence = Wpływ
payment-silver = Zapłać srebrem
payment-debt = Zaciągnij dług
workshop-commission_left = { action-commission }, lewe pole
workshop-commission_middle = { action-commission }, środkowe pole
workshop-fortify_left = { action-fortify }, lewe pole
workshop-fortify_middle = { action-fortify }, środkowe pole
workshop-garrison_left = { action-garrison }, lewe pole
    .called = { action-garrison }, po lewej
workshop-garrison_middle = { action-garrison }, środkowe pole
    .called = { action-garrison }, w środku
workshop-absolve_left = { action-absolve }, lewe pole
workshop-absolve_middle = { action-absolve }, środkowe pole
workshop-attack_left = { action-attack }, lewe pole
workshop-attack_middle = { action-attack }, środkowe pole
workshop-convert_left = { action-convert }, lewe pole
workshop-convert_middle = { action-convert }, środkowe pole

## Karty i pola

paladin = { $name }
plan = w tej rundzie { $first }, na wierzch talii { $second }
tavern = { $workers }
    .called = {""}
    .beside = {""}
townsfolk = { $stem ->
    [abbot] Opat
    [acolyte] Akolita
    [architect] Architekt
    [defender] Obrońca
    [gatekeeper] Odźwierny
    [missionary] Misjonarz
    [watchman] Wartownik
    [conspirator] Spiskowiec
    [debt_collector] Poborca długów
    [peddler] Domokrążca
    [squire] Giermek
   *[other] { $name }
}
    .acc = { $stem ->
        [abbot] Opata
        [acolyte] Akolitę
        [architect] Architekta
        [defender] Obrońcę
        [gatekeeper] Odźwiernego
        [missionary] Misjonarza
        [watchman] Wartownika
        [conspirator] Spiskowca
        [debt_collector] Poborcę długów
        [peddler] Domokrążcę
        [squire] Giermka
       *[other] { $name }
    }
    .choice = { $name } · { $about }{ $on_recruit_any ->
        [yes] ; od razu: { $on_recruit }
       *[no] {""}
    }
    .beside = { $name } · { $about }{ $on_recruit_left ->
        [none] {""}
       *[other] ; od razu: { $on_recruit_left }
    }
outsider = { $name ->
    [Adventurer] Poszukiwacz przygód
    [Archer] Łucznik
    [Armourer] Płatnerz
    [Assassin] Zabójca
    [Barbarian] Barbarzyńca
    [Champion] Czempion
    [Guardian] Strażnik
    [Hunter] Myśliwy
    [Invader] Najeźdźca
    [Lookout] Obserwator
    [Marauder] Grabieżca
    [Mercenary] Najemnik
    [Protector] Opiekun
    [Thief] Złodziej
    [Traitor] Zdrajca
    [Vigilante] Mściciel
    [Warrior] Wojownik
   *[other] { $name }
} ({ $faction ->
    [viking] wiking
    [byzantine] Bizantyjczyk
   *[saracen] Saracen
})
    .acc = { $name ->
        [Adventurer] Poszukiwacza przygód
        [Archer] Łucznika
        [Armourer] Płatnerza
        [Assassin] Zabójcę
        [Barbarian] Barbarzyńcę
        [Champion] Czempiona
        [Guardian] Strażnika
        [Hunter] Myśliwego
        [Invader] Najeźdźcę
        [Lookout] Obserwatora
        [Marauder] Grabieżcę
        [Mercenary] Najemnika
        [Protector] Opiekuna
        [Thief] Złodzieja
        [Traitor] Zdrajcę
        [Vigilante] Mściciela
        [Warrior] Wojownika
       *[other] { $name }
    } ({ $faction ->
        [viking] wikinga
        [byzantine] Bizantyjczyka
       *[saracen] Saracena
    })
    .whole = Jeśli atakujesz, { $attack_told }. Jeśli nawracasz, { $convert_told }; na koniec gry { $about }.
townsfolk-conspirator_a =
    .about = przy każdej Inkwizycji możesz usunąć 1 podejrzenie
townsfolk-conspirator_b =
    .about = { townsfolk-conspirator_a.about }
townsfolk-peddler_a =
    .about = przy każdej Inkwizycji, jeśli masz co najmniej 2 podejrzenia: +1 robotnik
townsfolk-peddler_b =
    .about = przy każdej Inkwizycji, jeśli masz co najmniej 2 podejrzenia: +2 prowiantu
townsfolk-peddler_c =
    .about = przy każdej Inkwizycji, jeśli masz co najmniej 2 podejrzenia: +2 srebra
townsfolk-squire_a =
    .about = przy każdej Inkwizycji, jeśli nie masz podejrzeń: +1 wiara
townsfolk-squire_b =
    .about = przy każdej Inkwizycji, jeśli nie masz podejrzeń: +1 wpływ
townsfolk-squire_c =
    .about = przy każdej Inkwizycji, jeśli nie masz podejrzeń: +1 siła
outsider-viking_armourer =
    .about = 1 punkt za każde 4 siły
outsider-byzantine_armourer =
    .about = { outsider-viking_armourer.about }
outsider-byzantine_champion =
    .about = 1 punkt oraz 1 punkt za każdy ukończony przez ciebie rozkaz króla
outsider-saracen_champion =
    .about = { outsider-byzantine_champion.about }
outsider-byzantine_hunter =
    .about = 1 punkt za każdych 2 mieszczan w twojej drużynie
outsider-saracen_hunter =
    .about = { outsider-byzantine_hunter.about }
outsider-viking_marauder =
    .about = 1 punkt za każde 4 wpływu
outsider-saracen_marauder =
    .about = { outsider-viking_marauder.about }
outsider-viking_mercenary =
    .about = 1 punkt oraz 1 punkt za każdego nawróconego przez ciebie Najemnika, łącznie z tym
outsider-byzantine_mercenary =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_1 =
    .about = { outsider-viking_mercenary.about }
outsider-saracen_mercenary_2 =
    .about = { outsider-viking_mercenary.about }
outsider-viking_traitor =
    .about = każdy niespłacony dług kosztuje cię o 1 punkt mniej
outsider-byzantine_traitor =
    .about = { outsider-viking_traitor.about }
outsider-byzantine_warrior =
    .about = 1 punkt za każde 4 wiary
outsider-saracen_warrior =
    .about = { outsider-byzantine_warrior.about }
favour-favour_recruit = Królewskie wezwanie
favour-favour_levy = Królewska danina
favour-favour_outlaws = Królewska amnestia dla banitów
    .called = Królewska amnestia
favour-favour_virtue = Królewska cnota
favour-favour_mercy = Królewskie miłosierdzie
favour-favour_loan = Królewska pożyczka
favour-favour_charter = Królewski przywilej
favour-favour_labour = Królewska pańszczyzna
favour-favour_stores = Królewskie spichlerze
favour-favour_prayer = Królewska modlitwa
favour =
    .choice = { $name } · { $slot ->
        [any] dowolny pracownik
       *[other] { $slot }
    }{ $cost_any ->
        [yes] {" "}i { $cost }
       *[no] {""}
    } → { $gain }
    .beside = { $name } · { $slot ->
        [any] dowolny pracownik
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
    [one] {" "}(koniec gry: { $vp } punkt)
    [few] {" "}(koniec gry: { $vp } punkty)
   *[many] {" "}(koniec gry: { $vp } punktów)
}
space = region { $a }: { $effects }
    .called = region { $a }
    .beside = { space.called }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
jar = pole nagrody { $a }: { $effects }
    .called = pole nagrody { $a }
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
scheme-scheme_kings_order = Rozkaz króla
scheme-scheme_recruit = { action-recruit }
scheme-scheme_pray = { action-pray }
scheme-scheme_trade = { action-trade }
scheme-scheme_conspire = { action-conspire }
scheme-scheme_kings_favour = Łaska króla
top-recruit = { action-recruit }
top-pray = { action-pray }
top-trade = { action-trade }
top-conspire = { action-conspire }
top-rest = Odpoczynek

## Dziennik

log-round-begins = Runda { $n }
log-start-player = { $player }: startowy gracz
log-order-revealed = Nowy rozkaz króla: { $order } ({ $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
})
log-favour-revealed = Nowa łaska króla: { $favour }
log-taverns-revealed = Odkryte karty karczmy: { $n }
log-paladin-revealed = { $player }: paladyn { $paladin }
log-tavern-taken = { $player }: karta karczmy – { $tavern }
    .beside = { $player }: karta karczmy
log-action-taken = { $player }: { $action } – { $workers }
log-favour-used = { $player }: łaska króla, { $favour } – { $workers }
log-passed = { $player } pasuje
    .you = pasujesz
log-workers-kept = { $player } zachowuje { $workers_acc }
    .you = zachowujesz { $workers_acc }
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
log-silver-paid = { $player } płaci { noun-silver }
    .you = płacisz { noun-silver }
log-provisions-paid = { $player } płaci { noun-provision }
    .you = płacisz { noun-provision }
log-tax-taken = { $player } pobiera { noun-tax } (pozostaje: { $left })
    .you = pobierasz { noun-tax } (pozostaje: { $left })
log-attribute-raised = { $player }: { $attribute } +{ $n } (teraz { $level })
log-debt-taken = { $player } zaciąga dług
    .you = zaciągasz dług
log-debt-paid = { $player } spłaca dług
    .you = spłacasz dług
log-debt-destroyed = { $player } niszczy dług
    .you = niszczysz dług
log-suspicion-drawn = { $player } dobiera kartę podejrzenia (podatek: { $n })
    .you = dobierasz kartę podejrzenia (podatek: { $n })
log-suspicion-removed = { $player } usuwa { noun-suspicion }
    .you = usuwasz { noun-suspicion }
log-workshop-developed = { $player } rozwija warsztat ({ $workshop })
    .you = rozwijasz warsztat ({ $workshop })
log-townsfolk-recruited = { $player } rekrutuje { $card_acc }
    .you = rekrutujesz { $card_acc }
log-townsfolk-dismissed = { $player } odprawia { $card_acc }
    .you = odprawiasz { $card_acc }
log-action-cleared = { $player } opróżnia pole akcji { $action }
    .you = opróżniasz pole akcji { $action }
log-monk-placed = { $player } wysyła mnicha ({ $space })
    .you = wysyłasz mnicha ({ $space })
    .beside = { $player } wysyła mnicha ({ $space_called })
    .you-beside = wysyłasz mnicha ({ $space_called })
log-outpost-placed = { $player } stawia posterunek ({ $space })
    .you = stawiasz posterunek ({ $space })
    .beside = { $player } stawia posterunek ({ $space_called })
    .you-beside = stawiasz posterunek ({ $space_called })
log-wall-built = { $player } wznosi mur – { $wall }
    .you = wznosisz mur – { $wall }
    .beside = { $player } wznosi mur
    .you-beside = wznosisz mur
log-jar-placed = { $player } umieszcza dzban ({ $jar })
    .you = umieszczasz dzban ({ $jar })
    .beside = { $player } umieszcza dzban ({ $jar_called })
    .you-beside = umieszczasz dzban ({ $jar_called })
log-outsider-attacked = { $player } atakuje { $outsider_acc }
    .you = atakujesz { $outsider_acc }
log-outsider-converted = { $player } nawraca { $outsider_acc }
    .you = nawracasz { $outsider_acc }
log-inquisition-begins = Inkwizycja
log-inquisition-debt = { $player }: najwięcej podejrzeń ({ $n })
log-tax-refilled = Pula podatkowa uzupełniona: { $n }
log-round-ends = Koniec rundy { $n }
log-townsfolk-left = Opuszcza miasto: { $card }
log-outsider-left = Rusza dalej: { $outsider }
log-game-over = Koniec gry
log-rival-workshop = { opponent }: warsztat – { $action }
log-rival-scheme = { opponent }: karta planu – { $scheme }
log-rival-action = { opponent }: { $action } – { noun-worker }
log-rival-cannot = { opponent }: { $scheme } – nie da się wykonać
log-rival-top-row = { opponent }: { $top } (górny rząd)
log-rival-favour = { opponent }: łaska króla, { $favour }
log-rival-jar = { opponent }: odwraca dzban { $n }
log-rival-marker = { opponent }: znacznik zasobów +{ $n } (pole { $space })
log-rival-workers = { opponent }: +{ noun-worker }
log-rival-cleared = { opponent }: opróżnia pola akcji po prawej
log-rival-shuffles = { opponent }: tasuje karty planów
log-rival-tax-lost = Srebro tracone z puli podatkowej: { $n }
log-rival-passes = { opponent }: pasuje

## Pytania

ask-first-townsfolk = Wybierz pierwszego mieszczanina.
    .verb = Weź
ask-choose-paladin = Wybierz paladyna na tę rundę i paladyna na wierzch talii.
    .plan-called = { $first }
    .why = Najpierw ten na tę rundę, potem ten na wierzch talii.
ask-choose-tavern = Wybierz kartę karczmy.
    .verb = Weź
ask-take-turn = Wybierz akcję albo łaskę króla, albo spasuj.
ask-place-workers = Których pracowników umieszczasz?
    .workers = Umieść: { $name }
    .workers-beside = Umieść
ask-place-on-favour = Którego pracownika umieszczasz na łasce króla?
    .workers = Umieść: { $name }
    .workers-beside = Umieść
ask-develop-where = Wybierz pole pracownika dla warsztatu.
    .verb = Umieść
say-recruit-whom = { ask-recruit-whom }
    .why = Twoje srebro: { $silver }.
ask-recruit-whom = Kogo rekrutujesz?
    .verb = Zwerbuj
say-dismiss-whom = { ask-dismiss-whom }
    .why = Twoje srebro: { $silver }.
ask-dismiss-whom = Kogo odprawiasz?
    .verb = Zwolnij
    .townsfolk = { $name } · { $dismiss }
    .townsfolk-beside = { $name }{ $dismiss_left ->
        [none] {""}
       *[other] {" "}· { $dismiss_left }
    }
ask-pay-for-townsfolk = Jak płacisz?
ask-pray-for = Które pole akcji opróżniasz?
    .verb = Opróżnij
say-send-monk = { ask-send-monk }
    .why = Twoja wiara: { $faith }.
ask-send-monk = Wybierz pole dla mnicha.
    .verb = Wyślij
say-build-outpost = { ask-build-outpost }
    .why = Twoja siła: { $strength }.
ask-build-outpost = Wybierz pole dla posterunku.
    .verb = Umieść
ask-place-jar = Wybierz pole nagrody dla dzbana.
    .verb = Umieść
say-attack-whom = { ask-attack-whom }
    .why = Twoja siła: { $strength }. Braki kosztują srebro; twoje: { $silver }.
ask-attack-whom = Kogo atakujesz?
    .verb = Atakuj
    .outsider = { $name }: { $attack_told }
    .outsider-beside = { $name }{ $attack_left ->
        [none] {""}
       *[other] : { $attack_left }
    }
say-convert-whom = { ask-convert-whom }
    .why = Twoja wiara: { $faith }.
ask-convert-whom = Kogo nawracasz?
    .verb = Nawróć
    .outsider = { $name }: { $convert_told }; koniec gry: { $about }
    .outsider-beside = { $name }{ $convert_left ->
        [none] {""}
       *[other] : { $convert_left }
    }; koniec gry: { $about }
ask-free-recruit = Zrekrutować mieszczanina za darmo?
    .verb = Zwerbuj
    .answer-skip = Nie rekrutuj nikogo
ask-recruit-or-dismiss = Zrekrutować czy odprawić?
    .option-a = Zrekrutuj
    .option-b = Odpraw
ask-pray-reward = Wybierz pole akcji do opróżnienia albo żadne.
    .verb = Opróżnij
    .answer-skip = Nie opróżniaj pola
ask-choose-attribute = Wybierz atrybut.
    .verb = Zwiększ
ask-keep-workers = Których pracowników zachowujesz?
    .workers = Zachowaj: { $name }

wait-first-townsfolk = Oczekiwanie: { $player } (wybiera mieszczanina)
wait-choose-paladin = Oczekiwanie: { $player } (wybiera paladyna)
wait-choose-tavern = Oczekiwanie: { $player } (wybiera kartę karczmy)
wait-take-turn = Oczekiwanie: { $player } (wybiera akcję)
wait-place-workers = Oczekiwanie: { $player } (umieszcza pracowników)
wait-place-on-favour = Oczekiwanie: { $player } (łaska króla)
wait-develop-where = Oczekiwanie: { $player } (Rozwój)
wait-recruit-whom = Oczekiwanie: { $player } (Rekrutacja)
wait-dismiss-whom = Oczekiwanie: { $player } (Odprawa)
wait-pay-for-townsfolk = Oczekiwanie: { $player } (płaci)
wait-pray-for = Oczekiwanie: { $player } (Modlitwa)
wait-send-monk = Oczekiwanie: { $player } (Misja)
wait-build-outpost = Oczekiwanie: { $player } (Garnizon)
wait-place-jar = Oczekiwanie: { $player } (Rozgrzeszenie)
wait-attack-whom = Oczekiwanie: { $player } (Atak)
wait-convert-whom = Oczekiwanie: { $player } (Nawrócenie)
wait-free-recruit = Oczekiwanie: { $player } (darmowa rekrutacja)
wait-recruit-or-dismiss = Oczekiwanie: { $player } (darmowa rekrutacja)
wait-pray-reward = Oczekiwanie: { $player } (opróżnia pole akcji)
wait-choose-attribute = Oczekiwanie: { $player } (wybiera atrybut)
wait-keep-workers = Oczekiwanie: { $player } (zachowuje pracowników)

## Odmowy

refuse-in-use = Na tym polu akcji są twoi pracownicy. Zwolni się w następnej rundzie albo po Modlitwie.
    .short = zajęte
refuse-used-up = Tej akcji nie możesz już wykonać.
    .short = wyczerpane
refuse-workers = Brakuje ci pracowników.
    .short = brak pracowników
refuse-workers-do-not-fit = Ci pracownicy nie pasują do wolnych pól. Przestępcy pasują wszędzie.
    .short = nie pasują
refuse-too-little-silver = Potrzeba: { noun-silver }.
    .short = trzeba: { noun-silver }
refuse-too-few-provisions = Potrzeba: { noun-provision }.
    .short = trzeba: { noun-provision }
refuse-too-little-faith = Potrzeba: { noun-faith }.
    .short = trzeba: { noun-faith }
refuse-too-little-strength = Potrzeba: { noun-strength }.
    .short = trzeba: { noun-strength }
refuse-too-little-influence = Potrzeba: { noun-influence }.
    .short = trzeba: { noun-influence }
refuse-workshop-there = Na tym polu jest warsztat. Wybierz inne.
    .short = jest warsztat
refuse-no-workshop = Wszystkie warsztaty są już rozwinięte.
    .short = brak warsztatów
refuse-own-space = Modlitwa opróżnia inne pole akcji, nie własne.
    .short = nie własne pole
refuse-nothing-to-clear = Potrzeba innego pola akcji z pracownikami.
    .short = nic do opróżnienia
refuse-at-top = Ten atrybut jest na szczycie toru. Wybierz inny.
    .short = na szczycie
refuse-no-space = Brak wolnego pola w twoim zasięgu.
    .short = brak pola w zasięgu
refuse-space-taken = To pole jest zajęte. Wybierz inne.
    .short = zajęte
refuse-space-closed = To pole jest dla większej liczby graczy. Wybierz inne.
    .short = dla większej liczby
refuse-no-walls = Brak kart muru.
    .short = brak murów
refuse-jar-there = Na tym polu jest dzban. Wybierz inne.
    .short = jest dzban
refuse-no-outsider = Brak obcych w tej rundzie.
    .short = brak obcych
refuse-no-townsfolk = Brak mieszczan w tej rundzie.
    .short = brak mieszczan
refuse-favour-taken = Ta łaska króla jest już użyta w tej rundzie.
    .short = już użyta
refuse-no-suspicion = Brak podejrzeń do usunięcia.
    .short = brak podejrzeń
refuse-no-debt = Brak niespłaconego długu.
    .short = brak długu
caution-unpaid-debts = Ostatnia runda: { $n ->
    [one] masz { $n } niespłacony dług
    [few] masz { $n } niespłacone długi
   *[many] masz { $n } niespłaconych długów
}. Na koniec każdy z nich odbiera punkty.

## Ceny

price-free = za darmo
price-silver = { noun-silver }
price-provisions = { noun-provision }
price-debt = { noun-debt }
price-silver-or-debt = { noun-silver } albo dług

## Opcje

setting-free_recruit_allows_discard = Darmowa rekrutacja pozwala odprawić
    .about = Kto rekrutuje za darmo, może też odprawić mieszczanina dla nagrody z prawego górnego rogu.
setting-free_recruit_allows_discard-false = Nie
setting-free_recruit_allows_discard-true = Tak
setting-solo_level = Poziom trudności solo
    .about = Jak silny jest Ganelon.
setting-solo_level-easy = Łatwy
setting-solo_level-standard = Standardowy
setting-solo_level-hard = Trudny

## Arkusz punktacji

score-orders = Ukończone rozkazy króla
score-faith = Wiara
score-strength = Siła
score-influence = Wpływ
score-workshops = Warsztaty
score-monks = Mnisi
score-walls = Mury
score-outposts = Posterunki
score-absolves = Rozgrzeszenia
score-converted = Nawrócony: { $name }
score-paid-debts = Spłacone długi
score-unpaid-debts = Niespłacone długi
score-resources = Zestawy po { $n } (srebro, prowiant)
score-converted-all = Nawróceni obcy
sheet-orders = Rozkazy króla
sheet-attributes = Atrybuty
sheet-board = Własna plansza
sheet-outsiders = Obcy
sheet-debts = Długi
sheet-stock = Zapasy
tie-orders = Punkty z rozkazów króla
tie-orders-won = więcej punktów z rozkazów króla, { $mine } do { $theirs }
tie-suspicion = Najmniej kart podejrzeń
tie-suspicion-won = mniej kart podejrzeń, { $mine } do { $theirs }

## Browser: the drawn board

board-whole = { game-paladins }: plansza
board-parts = Części stołu
board-tab-own = Własne
board-tab-town = Miasto
board-townsfolk = Mieszczanie
board-kings-row = Karty króla
board-tavern = Karczma
board-regions = Regiony
board-tax = Podatki
board-tax-about = Gdy zniknie ostatnie srebro, następuje Inkwizycja.
board-of = { $n } z { $of }
board-order = Rozkaz króla
board-favour = Łaska króla
board-order-worth = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} dla każdego, kto wykona tę akcję 5 razy
board-order-done = Ukończone: { $players }
board-favour-used = W tej rundzie użyta przez: { $player } ({ $worker })
board-round = runda
board-round-n = runda { $n }
board-round-of = { $n ->
    [0] przygotowanie
   *[other] runda { $n } z { $of }
}
board-pile = W talii: { $n }
board-gone = Odrzucone: { $n }
board-outsiders-left = Obcy w talii: { $n }
board-suspicion-left = Karty podejrzeń w talii: { $n }; odrzucone: { $gone }
board-walls-left = Mury w talii: { $n }
board-empty = puste
board-price = Cena: { noun-silver }
board-price-or-debt = Cena: { noun-silver } albo dług
board-flag-faith = Potrzebne do wysłania mnicha i do nawrócenia
board-flag-strength = Potrzebne do posterunku; do ataku brakującą siłę można kupić
board-you-have = Masz { $n }.
board-monk-of = { $space }: mnich, { $player }
board-outpost-of = { $space }: posterunek, { $player }
board-show-outsiders = Pokaż obcych
board-show-spaces = Pokaż pola
board-taken-by = Wzięta przez: { $player }
board-player = { $player }: plansza gracza
board-open-player = { $player }: otwórz planszę gracza
board-close = Zamknij
board-attribute = { $name } { $track }, z paladynem { $sum }
board-attributes = Atrybuty, od góry stosu
board-deck = Paladyni w talii ({ $n }): { $cards }
board-paladin-hidden = Paladyn jest jeszcze zakryty.
board-no-paladin = Jeszcze bez paladyna
board-plan-play = w tej rundzie
board-plan-top = na wierzch
board-plan-under = na spód talii
board-costs-silver = koszt: { noun-silver }
board-costs-provisions = koszt: { noun-provision }
board-taken-times = wykonano { $n } z { $of } razy
board-in-use = zajęta: { $workers }
board-attacked = Zaatakowani
board-converted = Nawróceni
board-workshops = Warsztaty
board-workshops-left = Pozostałe warsztaty: { $n }
board-workshops-built = Rozwinięte warsztaty
board-workshops-about = Każdy rozwinięty warsztat daje pracownika, który jest pod nim.
board-monks = Mnisi
board-walls = Mury
board-outposts = Posterunki
board-jars = Dzbany
board-points = PZ w tej chwili
board-orders-done = Ukończone rozkazy króla
board-workers = Pracownicy
board-workers-picked = Pracownicy: kliknij, by zmienić
board-no-workers = bez pracowników
board-picked = { $worker }: wybrano { $n } z { $of }
board-silver = Srebro
board-provisions = Prowiant
board-suspicion = Podejrzenia
board-suspicion-tax = Podatek na nich: { $n }
board-debts = Długi
board-debts-of = Długi: niespłacone { $unpaid }, spłacone { $paid }
board-unpaid = Niespłacone długi
board-paid = Spłacone długi
board-crew = Drużyna
board-resource-track = Tor zasobów
board-marker = Znacznik zasobów na polu
board-top-row = Górny rząd
board-great-actions = Akcje po prawej
board-schemes = Karty planów
board-schemes-gone = Odkryte karty planów
board-used = użyte
board-you = { $player } (ty)
board-your-turn = twoja tura
board-their-turn = tura
board-start-player = Startowy gracz
board-starts = zaczyna
board-passed = pas
lesson-goal = Cel gry
lesson-goal-win = Gra trwa { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}. Wygrywa, kto ma wtedy najwięcej punktów :vp:.
lesson-goal-lose = Nikt nie odpada, ale każdy niespłacony dług :pw-debt: odbiera na koniec punkty. Podejrzenia :pw-suspicion: przynoszą długi.
lesson-goal-points = Punkty dają wiara :pw-faith:, siła :pw-strength: i wpływ :pw-influence:, akcje po prawej stronie planszy oraz rozkazy króla :pw-order:.
lesson-set-up = Jak zaczyna się runda
lesson-set-up-text = Na początku rekrutujesz za darmo jednego mieszczanina :pw-townsfolk:. Potem w każdej rundzie: z { $drawn ->
    [one] { $drawn } paladyna
   *[many] { $drawn } paladynów
} :pw-paladin: jednego zagrywasz, jednego kładziesz na wierzch talii, a jednego na spód. Na koniec bierzesz kartę karczmy :pw-tavern:: jej pracownicy są w tej rundzie twoi.
lesson-first-turn = Twoja pierwsza tura
lesson-first-turn-text = W swojej turze umieszczasz pracowników na jednej akcji. Z klerykiem :pw-cleric: nawrócisz obcego :pw-outsider:, jeśli twoja wiara :pw-faith: sięga jego flagi. Pierwszy jest za darmo, podnosi siłę :pw-strength: i da punkty na koniec. Dalej stół gra sam aż do 6. rundy, a tam przejmujesz grę.

## Pierwsza lekcja

lesson-paladin = Paladyn na każdą rundę
lesson-paladin-text = W każdej rundzie dobierasz { $drawn ->
    [one] { $drawn } paladyna
   *[many] { $drawn } paladynów
} :pw-paladin:. Jednego zagrywasz: daje { $workers ->
    [one] { $workers } pracownika
   *[many] { $workers } pracowników
} :pw-worker:, podnosi atrybuty i pomaga w jednej akcji. Drugi idzie na wierzch talii, więc w następnej rundzie dobierzesz go znowu; trzeci na spód talii. Zagraj kartę Anséis, a kartę Gérier połóż na wierzchu.
lesson-tavern = Pracownicy z karczmy
lesson-tavern-text = Anséis daje zwiadowcę i kupca, a karczma :pw-tavern: { $workers ->
    [one] { $workers } kolejnego pracownika
   *[many] { $workers } kolejnych pracowników
}. Kolorowe pole przyjmuje tylko swój kolor. Przestępca :pw-criminal: pasuje wszędzie, ale przynosi podejrzenie :pw-suspicion:, a z nim może srebro z puli podatkowej :pw-tax:. Weź kartę z przestępcą i kupcami.
lesson-develop = Warsztat
lesson-develop-text = Podatek przyszedł w samą porę: { action-develop } kosztuje { $silver ->
    [one] { $silver } srebro
   *[many] { $silver } srebra
} :pw-silver: i { $workers ->
    [one] { $workers } dowolnego pracownika
   *[many] { $workers } dowolnych pracowników
}. Warsztat :pw-workshop: zakrywa pole pracownika po prawej, które odtąd nikogo nie potrzebuje, a pracownik narysowany pod nim dołącza do ciebie. Zakryj środkowe pole akcji { action-commission }.
lesson-commission = Mnich rusza w drogę
lesson-commission-text = W akcji { action-commission } wolne jest już tylko pole kleryka :pw-cleric:, a może na nim stanąć twój przestępca :pw-criminal:. Mnich :pw-monk: idzie tam, gdzie twoja wiara :pw-faith: sięga flagi: masz 1, a Anséis dodaje 1. Wybierz pole dające { $silver ->
    [one] { $silver } srebro
   *[many] { $silver } srebra
} :pw-silver:. Rośnie też twój wpływ :pw-influence:.
lesson-fortify = Mur
lesson-fortify-text = Każda akcja po prawej wymaga jednego atrybutu, a podnosi inny. { action-fortify } wymaga wpływu :pw-influence:, z każdym murem :pw-wall: większego, a każdy mur daje siłę :pw-strength:. Zwykle mur kosztuje prowiant :pw-provision:; z kartą Anséis w tej rundzie jest za darmo. Trzy pola, trzech pracowników.
lesson-dismiss = Mieszczanie
lesson-dismiss-text = Z { $recruit ->
    [one] { $recruit } pracownikiem
   *[many] { $recruit } pracownikami
} rekrutujesz mieszczanina :pw-townsfolk: do drużyny, a jego zdolność działa na stałe. Z { $dismiss ->
    [one] { $dismiss } pracownikiem
   *[many] { $dismiss } pracownikami
} odprawiasz kogoś tylko dla nagrody w prawym górnym rogu. Jedno i drugie kosztuje srebro :pw-silver: podane pod kartą; na dwóch lewych polach wystarczy dług :pw-debt:. Odpraw Opata: dług za kleryka i robotnika.
lesson-pass = Pas
lesson-pass-text = Kto pasuje, nie gra już w tej rundzie. Pracownicy z twojej planszy wracają do rezerwy, ale { $kept } z tych, którzy ci zostali :pw-worker:, zachowujesz na następną rundę. Robotnicy :pw-labourer: pasują tylko na pola bez koloru. Spasuj i zachowaj kupca, kleryka i przestępcę.
lesson-last-round = Zgodnie z planem
lesson-last-round-text = Ostatnia runda. Gérier :pw-paladin: wraca z wierzchu twojej talii. Z nim masz w tej rundzie o 3 wiary :pw-faith: więcej, a { action-convert } nie kosztuje srebra :pw-silver:. Zagraj go, a potem weź z karczmy :pw-tavern: kleryków i kupców.
lesson-inquisition = Inkwizycja
lesson-inquisition-text = W puli podatkowej :pw-tax: jest już tylko 1 srebro. { action-conspire } daje przestępcę :pw-criminal:, a jego podejrzenie :pw-suspicion: zabiera to ostatnie srebro. To Inkwizycja :pw-inquisition:: kto ma najwięcej podejrzeń, zaciąga dług :pw-debt: i oddaje ich połowę. Masz 4, przeciwnik 3.
lesson-absolve = Rozgrzeszenie
lesson-absolve-text = Na koniec niespłacony dług :pw-debt: kosztuje { $debt ->
    [one] { $debt } punkt
    [few] { $debt } punkty
   *[many] { $debt } punktów
} :vp:, a spłacony :pw-debt-paid: daje { $paid }. { action-absolve } kosztuje { $silver ->
    [one] { $silver } srebro
   *[many] { $silver } srebra
}: postaw dzban :pw-jar: na polu, które spłaca dług. Tracisz też podejrzenie :pw-suspicion: i zyskujesz wiarę :pw-faith:.
lesson-attack = Siła albo srebro
lesson-attack-text = Każdy obcy :pw-outsider: leży pod flagą siły. Masz 5 siły :pw-strength:, a Mściciel wymaga 7: za każde 2, których brakuje, płacisz { $silver ->
    [one] { $silver } srebro
   *[many] { $silver } srebra
} :pw-silver:. Zaatakuj go. To daje wpływ :pw-influence: i kleryka, a także niszczy dług :pw-debt-destroy:.
lesson-convert = Rozkaz króla
lesson-convert-text = Nawróceni obcy :pw-outsider: dają punkty :vp: na koniec. Najemnik wymaga 4 wiary :pw-faith:; z kartą Gérier masz 5, i to za darmo. To twoje piąte { action-convert }, a ta sama akcja wykonana { $times ->
    [one] { $times } raz
   *[many] { $times } razy
} to ukończony rozkaz króla :pw-order:. Potem spasuj: to koniec gry.
lesson-end = Zwycięstwo
lesson-end-text = Arkusz punktacji pokazuje, skąd są punkty: najwięcej z siły :pw-strength: i wpływu :pw-influence:, które są tym więcej warte, im wyżej stoją, potem z rozkazu króla :pw-order: i z nawróconych obcych. Dwa niespłacone długi :pw-debt: kosztują cię 6. Wiesz już dość, by zagrać samodzielnie.

## Co teraz zrobić w lekcji, ruch po ruchu

lesson-set-up-1 = Zrekrutuj Domokrążcę.
lesson-set-up-2 = Zagraj kartę Engelier, a kartę Girard połóż na wierzchu talii.
lesson-set-up-3 = Weź kartę z klerykiem i zwiadowcami.
lesson-first-turn-1 = Wybierz akcję { action-convert }.
lesson-first-turn-2 = Umieść zwiadowcę, zbrojnego i kleryka.
lesson-first-turn-3 = Nawróć Grabieżcę.
lesson-paladin-1 = Zagraj kartę Anséis, a kartę Gérier połóż na wierzchu talii.
lesson-tavern-1 = Weź kartę z przestępcą i kupcami.
lesson-develop-1 = Wybierz akcję { action-develop }.
lesson-develop-2 = Umieść obu zwiadowców.
lesson-develop-3 = Zakryj środkowe pole akcji { action-commission }.
lesson-commission-1 = Wybierz akcję { action-commission }; przestępca stanie tam sam.
lesson-commission-2 = Wyślij mnicha na pole ze srebrem.
lesson-fortify-1 = Wybierz akcję { action-fortify }.
lesson-fortify-2 = Umieść robotnika, zwiadowcę i kupca.
lesson-dismiss-1 = Wybierz akcję { action-recruit }.
lesson-dismiss-2 = Umieść tylko jednego kupca.
lesson-dismiss-3 = Odpraw Opata.
lesson-pass-1 = Spasuj.
lesson-pass-2 = Zachowaj kupca, kleryka i przestępcę.
lesson-last-round-1 = Zagraj kartę Gérier, a kartę Samson połóż na wierzchu talii.
lesson-last-round-2 = Weź kartę z klerykami i kupcami.
lesson-inquisition-1 = Wybierz akcję { action-conspire }.
lesson-inquisition-2 = Umieść kleryka.
lesson-absolve-1 = Wybierz akcję { action-absolve }.
lesson-absolve-2 = Umieść robotnika, kupca i kleryka.
lesson-absolve-3 = Postaw dzban na polu, które spłaca dług.
lesson-attack-1 = Wybierz akcję { action-attack }.
lesson-attack-2 = Umieść kupca, zbrojnego i przestępcę.
lesson-attack-3 = Zaatakuj Mściciela.
lesson-convert-1 = Wybierz akcję { action-convert }.
lesson-convert-2 = Umieść obu kleryków i przestępcę.
lesson-convert-3 = Nawróć Najemnika.
lesson-convert-4 = Spasuj: to była twoja ostatnia tura.

## Co znaczą symbole

legend-pw-criminal = { worker-criminal }: zastąpi każdego pracownika.
legend-pw-worker = Dowolny pracownik.
legend-pw-suspicion = { board-suspicion }: kto ma najwięcej, ponosi karę, gdy skończą się podatki.
legend-pw-debt = Dług: niespłacony kosztuje punkty na koniec.
legend-pw-paladin = Paladyn: twój pomocnik w tej rundzie.

## The table in the terminal

board-spaces = Pola
board-outsider = Obcy
board-dismissed = Odprawa
board-recruited = Przy rekrutacji
board-price-next = Następne użycie

## Jak grać

howto-win = Jak wygrać
howto-win-most = Po { $rounds ->
    [one] { $rounds } rundzie
   *[other] { $rounds } rundach
} wygrywa osoba z największą liczbą punktów.
howto-win-most-text = Podnoś wiarę, siłę i wpływy: każdy atrybut jest wart do { $highest_points ->
    [one] { $highest_points } punktu
   *[other] { $highest_points } punktów
}, na poziomie { $highest }.
howto-win-debts = Uważaj na długi.
howto-win-debts-text = Przestępcy przynoszą srebro i podejrzenia, a podejrzenia długi. Niespłacony dług kosztuje { $debt ->
    [one] { $debt } punkt
    [few] { $debt } punkty
   *[many] { $debt } punktów
}.
howto-points = Skąd biorą się punkty
howto-points-attributes = Atrybuty
howto-points-attributes-text = każdy do { $highest_points }, im wyżej, tym więcej
howto-points-orders = Rozkazy króla
howto-points-orders-text = { $order_points } za ich akcję wykonaną { $order_times ->
    [one] { $order_times } raz
   *[other] { $order_times } razy
}
howto-points-rows = Pełne rzędy
howto-points-rows-text = do { $row_points } za akcję po prawej
howto-points-converted = Nawróceni obcy
howto-points-converted-text = tyle, ile mówi karta
howto-points-debts = Długi
howto-points-debts-text = { $debt_paid } za spłacony, minus { $debt } za niespłacony
howto-points-left = Pozostałe zasoby
howto-points-left-text = punkt za każde { $left_over } srebra lub prowiantu, łącznie
howto-turn = Runda: trzy kroki
howto-turn-paladin = Wybierz paladyna
howto-turn-paladin-text = Dobierz { $drawn }: jednego zagraj, jednego połóż na wierzch talii, jednego pod spód. Paladyn daje { $paladin_workers ->
    [one] { $paladin_workers } pracownika
   *[other] { $paladin_workers } pracowników
}, podnosi atrybuty i pomaga w tej rundzie.
howto-turn-tavern = Weź pracowników
howto-turn-tavern-text = Wybierz kartę z karczmy: { $tavern_workers ->
    [one] jej { $tavern_workers } pracownik jest twój
    [few] jej { $tavern_workers } pracownicy są twoi
   *[many] jej { $tavern_workers } pracowników jest twoich
}. Kolorowe pole przyjmuje tylko swój kolor albo przestępcę.
howto-turn-action = Wykonujcie akcje po kolei
howto-turn-action-text = Zapełnij pola jednej akcji pracownikami, zapłać i weź zysk. Potem kolej następnej osoby. Kto pasuje, nie gra już w tej rundzie.
howto-wrong = Błędy początkujących
howto-wrong-paladin = Mój paladyn punktuje
howto-wrong-paladin-text = To, co dodaje do atrybutu, pomaga sięgnąć flagi w tej rundzie. Znacznika nigdy nie przesuwa.
howto-wrong-again = Zapoluję jeszcze raz
howto-wrong-again-text = Akcja z pracownikami jest zamknięta do końca rundy. Tylko Modlitwa otwiera ją na nowo.
howto-wrong-second = Dołożę pracownika później
howto-wrong-second-text = Wszystkich pracowników akcji stawia się w tej samej turze. Samotny myśliwy zostaje sam.
howto-wrong-criminal = Przestępcy są za darmo
howto-wrong-criminal-text = Każdy przynosi kartę podejrzenia. Gdy pula podatkowa jest pusta, najwięcej podejrzeń oznacza dług.
howto-wrong-kept = Oszczędzam pracowników
howto-wrong-kept-text = Na następną rundę zostaje tylko { $kept }. Resztę wykorzystaj, bo wróci do zasobów.
howto-actions = Dwanaście akcji
howto-actions-develop-text = { $develop_workers ->
    [one] { $develop_workers } pracownik
   *[other] { $develop_workers } pracowników
} i { $develop_silver ->
    [one] { $develop_silver } srebro
   *[other] { $develop_silver } srebra
}: warsztat zakrywa pole po prawej, które już nikogo nie potrzebuje. Pracownik spod niego dołącza do ciebie.
howto-actions-recruit-text = { $recruit_workers ->
    [one] { $recruit_workers } pracownik
   *[other] { $recruit_workers } pracowników
}: mieszczanin dołącza do drużyny, jego zdolność działa na stałe. { $dismiss_workers ->
    [one] { $dismiss_workers } pracownik
   *[other] { $dismiss_workers } pracowników
}: odpraw kogoś tylko dla nagrody. Koszt: srebro albo dług.
howto-actions-hunt-text = Jeden pracownik daje { $hunt_one ->
    [one] { $hunt_one } prowiant
    [few] { $hunt_one } prowianty
   *[many] { $hunt_one } prowiantów
}. Z drugim, którym musi być zwiadowca, zdobywasz { $hunt_two }.
howto-actions-trade-text = Jeden pracownik daje { $trade_one ->
    [one] { $trade_one } srebro
   *[other] { $trade_one } srebra
}. Z drugim, którym musi być kupiec, zdobywasz { $trade_two }.
howto-actions-pray-text = Kleryk i { $pray_silver ->
    [one] { $pray_silver } srebro
   *[other] { $pray_silver } srebra
} zdejmują pracowników z innej twojej akcji: możesz ją w tej rundzie powtórzyć.
howto-actions-conspire-text = Dowolny pracownik: zyskujesz { $conspire_criminals ->
    [one] { $conspire_criminals } przestępcę, który pasuje
   *[other] { $conspire_criminals } przestępców, którzy pasują
} wszędzie, a do tego podejrzenie i może podatek.
howto-actions-commission-text = Wiara wysyła mnicha do regionu: weź tamtejszą nagrodę i wpływ. Kosztuje od { $commission_least } do { $commission_most } prowiantu.
howto-actions-fortify-text = Wpływy, od { $fortify_least } do { $fortify_most }, stawiają mur: weź wszystko, co pokazuje, zawsze siłę. Kosztuje prowiant.
howto-actions-garrison-text = Siła stawia posterunek w regionie: weź tamtejszą nagrodę i wiarę. Kosztuje prowiant.
howto-actions-absolve-text = Wpływy przesuwają dzban: spłać dług albo weź inną nagrodę, pozbądź się podejrzenia, zyskaj wiarę. Kosztuje od { $absolve_least } do { $absolve_most } srebra.
howto-actions-attack-text = Siła przepędza obcego: weź nagrody z góry karty, zawsze wpływ. Za każde dwa brakujące punkty siły zapłać { $attack_silver ->
    [one] { $attack_silver } srebro
   *[other] { $attack_silver } srebra
}.
howto-actions-convert-text = Wiara zjednuje obcego: zyskujesz siłę, a na koniec punkty. Kosztuje od { $convert_least } do { $convert_most } srebra.
howto-course = Inkwizycja, pas, koniec
howto-course-inquisition = Inkwizycja
howto-course-inquisition-text = Przychodzi, gdy ktoś weźmie ostatnie srebro podatkowe. Kto ma najwięcej podejrzeń, zaciąga dług i oddaje ich połowę.
howto-course-pass = Pas
howto-course-pass-text = Twoja plansza się opróżnia. Zachowujesz { $kept ->
    [one] { $kept } pracownika
   *[other] { $kept } pracowników
}, całe srebro i prowiant. Gdy wszyscy spasują, karty się przesuwają.
howto-course-end = Koniec
howto-course-end-text = Po rundzie { $rounds } liczą się atrybuty, rzędy, rozkazy, nawróceni, długi i pozostałe zasoby. Przy remisie: więcej punktów za rozkazy.

## The tables of the box and their keys

box-table-townsfolk = Mieszczanie
box-table-outsiders = Obcy
box-table-paladins = Paladyni
box-table-tavern_cards = Karty karczmy
box-table-walls = Mury
box-table-kings_orders = Rozkazy króla
box-table-kings_favours = Łaski króla
box-table-debts = Długi
box-table-suspicion_cards = Karty podejrzeń
box-table-solo_cards = Karty planów
box-table-actions = Akcje
box-table-board_spaces = Pola regionów
box-table-absolve_spaces = Pola dzbanów
box-table-regions = Regiony
box-table-workshop_row = Rząd warsztatów
box-table-townsfolk_slots = Pola mieszczan
box-table-kings_order_slots = Punkty za rozkazy króla
box-table-paladin_sets = Zestawy paladynów
box-table-tax_supply = Pula podatkowa
box-table-rounds = Rundy
box-table-round_rules = Co przynosi runda
box-table-workers = Pracownicy
box-table-attributes = Atrybuty
box-table-attribute_track = Tory atrybutów
box-table-solo_top_actions = Akcje górnego rzędu
box-key-workers = Pracownicy
box-key-attributes = Atrybuty
box-key-dismiss = Przy odprawie
box-key-on_recruit = Przy rekrutacji
box-key-faction = Frakcja
box-key-attack = Przy ataku
box-key-convert = Przy nawróceniu
box-key-slot = Pole
box-key-strength = Siła
box-key-region = Region
box-key-min_players = Od tylu graczy
box-key-side = Strona planszy gracza
box-key-max_uses = Najwięcej użyć w rundzie
box-key-developable = Można rozwinąć
box-key-needs = Wymaga
box-key-gives = Daje
box-key-costs = Kosztuje
box-key-requirement = Wymóg
box-key-silver_per_two_missing_strength = Srebro za dwie brakujące siły
box-key-wild = Joker
box-key-gain_suspicion = Podejrzenie przy zdobyciu
box-key-gain_workers = Zdobyci pracownicy
box-key-paid_vp = Punkty, gdy spłacony
box-key-unpaid_vp = Punkty, gdy niespłacony
box-key-round = Runda
box-key-reveal_order = Odkrywa rozkaz króla
box-key-reveal_favour = Odkrywa łaskę króla
box-key-reveals = Co jest pod spodem
box-key-debt_instead = Zamiast tego dług
box-key-amount = Ilość
box-key-needed = Potrzeba
box-key-min = Minimum
box-key-max = Maksimum
box-key-resources_per_vp = Srebro i prowiant za punkt
box-key-workshops_per_player = Warsztaty gracza
box-key-monks_per_player = Mnisi gracza
box-key-outposts_per_player = Posterunki gracza
box-key-jars_per_player = Dzbany gracza
box-key-paladins_per_player = Paladyni gracza
box-key-paladins_drawn = Dobierani paladyni
box-key-paladins_played = Zagrywani paladyni
box-key-workers_per_paladin = Pracownicy od paladyna
box-key-workers_per_tavern = Pracownicy z karty karczmy
box-key-carry_over_workers_max = Pracownicy zatrzymani na kolejną rundę
box-key-tavern_cards_shown = Odkryte karty karczmy
box-key-workshops = Warsztaty
box-key-monks = Mnisi
box-key-outposts = Posterunki
box-key-jars = Dzbany
box-key-attribute_markers = Znaczniki atrybutów
box-key-outsiders_per_faction = Obcy z każdej frakcji
box-key-start_player_markers = Znaczniki startowego gracza
box-key-resource_markers = Znaczniki zasobów
box-key-main_board_parts = Części planszy głównej
box-key-board_spaces_always = Pola regionów dla każdej liczby graczy
box-key-board_spaces_from_3 = Pola regionów od 3 graczy
box-key-board_spaces_from_4 = Pola regionów od 4 graczy
box-key-townsfolk_display = Wyłożeni mieszczanie
box-key-outsider_display = Wyłożeni obcy
box-key-kings_orders_used = Rozkazy króla w grze
box-key-kings_favours_used = Łaski króla w grze
box-key-initial_townsfolk_per_player = Początkowi mieszczanie gracza
box-key-initial_townsfolk_order = Kolejność pierwszej rekrutacji
box-key-paladins_to_top = Paladyni odkładani na wierzch talii
box-key-paladins_to_bottom = Paladyni odkładani na spód talii
box-key-modes = Sposoby wykonania
box-key-gives_printed_on_card = Daje to karta
box-key-ai_group = Rodzaj nagrody dla Ganelona
box-key-tie_breaks = Rozstrzygnięcia remisów
box-key-workers_base = Pracownicy Ganelona ponad numer rundy
box-key-resource_track_spaces = Pola toru zasobów
box-key-attribute_stack_start = Znaczniki atrybutów Ganelona od dołu do góry
box-key-board_player_count = Pola jak dla tylu graczy
box-key-townsfolk_discarded_per_round = Mieszczanie odrzucani co rundę
box-key-outsiders_discarded_per_round = Obcy odrzucani co rundę
box-key-convert_min_vp = Najmniej punktów za nawróconego obcego
box-key-rest_base = Pola przesunięcia znacznika przy Odpoczynku
box-key-scores_develop = Ganelon punktuje Rozwój
box-key-scores_resources = Ganelon punktuje srebro i prowiant
box-key-space_priority = Nagrody, które woli Ganelon, po kolei
box-key-right_action_workers = Pracownicy Ganelona na akcję po prawej
box-key-favour_workers = Pracownicy Ganelona na łaskę króla
box-key-target_wrap = Karty, które Ganelon przegląda
box-key-favours = Łaski króla
box-row-regions = Region { $n }
box-row-suspicion_cards = { $row ->
    [suspicion_0] Podejrzenie I
    [suspicion_1] Podejrzenie II
   *[suspicion_2] Podejrzenie III
}

# What turns are about, and what ends a game: what is counted in many games

deed-paladin = Wybór paladyna
