# Gùgōng.

game-gugong = Gùgōng

## Co się liczy

noun-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
noun-servant = { $n ->
    [one] { $n } sługa
    [few] { $n } słudzy
   *[many] { $n } sług
}
    .acc = { $n ->
        [one] { $n } sługę
       *[many] { $n } sług
    }
noun-jade = { $n ->
    [one] { $n } jadeit
    [few] { $n } jadeity
   *[many] { $n } jadeitów
}
noun-envoy = { $n ->
    [one] { $n } krok wysłannika
    [few] { $n } kroki wysłannika
   *[many] { $n } kroków wysłannika
}
noun-intrigue = { $n ->
    [one] { $n } krok intryg
    [few] { $n } kroki intryg
   *[many] { $n } kroków intryg
}

## Co robią efekty

verb-perform = akcja: { $location }
verb-move_traveller = porusz podróżnika { $n ->
    [one] { $n } raz
   *[many] { $n } razy
}
verb-place_on_wall = { $up_to ->
    [0] umieść
   *[other] umieść najwyżej
} { noun-servant.acc } { $from ->
    [supply] z zapasu na Wielkim Murze
   *[pool] na Wielkim Murze
}
verb-place_on_decree = umieść { noun-servant.acc } na dekrecie
verb-load_ship = { $up_to ->
    [0] umieść
   *[other] umieść najwyżej
} { noun-servant.acc } { $from ->
    [supply] z zapasu na statku
   *[pool] na swoich statkach
}
verb-move_ship = { $up_to ->
    [0] porusz
   *[other] porusz najwyżej
} { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
}
verb-take_medal = weź medal startowego gracza
verb-swap_card = zamień kartę
verb-discard_card = odrzuć kartę o wartości { $min_value } albo wyższej → { $gain }
verb-retrieve_card = odzyskaj { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} ze stosu kart odrzuconych
verb-draw_card = dobierz { $n ->
    [one] { $n } kartę podarunku
    [few] { $n } karty podarunku
   *[many] { $n } kart podarunku
}
verb-turn_die = obróć kość przeznaczenia
verb-unlock_double_servant = odblokuj podwójnego sługę
verb-lay_day_marker = do końca fazy dnia, koszt: { $servants ->
    [one] { $servants } sługa
    [few] { $servants } słudzy
   *[many] { $servants } sług
}, { $scope ->
    [location] w wybranym miejscu
   *[owner] obok twojej planszy
}: { $card_value ->
    [0] {""}
   *[other] wartość twoich podarunków +{ $card_value }
}{ $owner_vp ->
    [0] {""}
   *[other] każdy inny, kto wykonuje akcję: { $actor_vp } punkt, ty: +{ $owner_vp } punkt
}{ $follow ->
    [yes] gdy akcję wykonuje ktoś inny, też możesz ją wykonać
   *[no] {""}
}
effect-pay = oddaj { $cost_acc } → { $gain }

## Trwałe zmiany, chwile, punktacja końcowa

servants-change = { $change ->
    [add] +{ noun-servant }
    [less] −{ noun-servant }
   *[set] { noun-servant }
}
change-travel_b_cost = koszt opcji B Podróży: { servants-change }
change-jade_action_cost = koszt akcji Jadeit: { servants-change }
change-decree_action_cost = koszt akcji Dekrety: { servants-change }
change-wall_action_extra_from_supply = przy każdej akcji Wielki Mur możesz dołożyć z zapasu { noun-servant.acc }
change-equal_value_is_free = { $change ->
    [no] podarunku o równej wartości nie wymienia się za darmo
   *[yes] podarunek o równej wartości wymieniasz za darmo
}
moment-morning = każdego ranka
score-per-vp = za { $every ->
    [one] każdy punkt
    [few] każde { $every } punkty
   *[many] każde { $every } punktów
} na torze
score-per-jade = za { $every ->
    [one] każdy jadeit
    [few] każde { $every } jadeity
   *[many] każde { $every } jadeitów
}
score-per-decree_servants = za { $every ->
    [one] każdego twojego sługę
   *[many] każdych { $every } twoich sług
} na dekretach
score-per-trade_servants = za { $every ->
    [one] każdego twojego sługę
   *[many] każdych { $every } twoich sług
} na nagrodach portowych

## Podarunki

gift-item-1 = Kosz owoców
gift-item-2 = Papierowy wachlarz
gift-item-3 = Komplet kamieni do go
gift-item-4 = Bonsai
gift-item-5 = Serwis do herbaty
gift-item-6 = Waza Ming
    .acc = Wazę Ming
gift-item-7 = Naszyjnik z klejnotów
gift-item-8 = Pipa z Dunhuangu
    .acc = Pipę z Dunhuangu
gift-item-9 = Złoty posąg
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
        [1] { gift-item-1 }
        [2] { gift-item-2 }
        [3] { gift-item-3 }
        [4] { gift-item-4 }
        [5] { gift-item-5 }
        [6] { gift-item-6.acc }
        [7] { gift-item-7 }
        [8] { gift-item-8.acc }
       *[9] { gift-item-9 }
    } ({ $value })
    .choice = { $name } · { $about }
gift-hidden = karta podarunku
    .acc = kartę podarunku

## Miejsca

place-travel = Podróż
    .at = na polu Podróż
    .about =
        Porusz podróżnika i użyj żetonu miasta, w którym stanie.
        { ask-travel.option-a }
        { ask-travel.option-b }
place-wall = Wielki Mur
    .at = na Wielkim Murze
    .about =
        Umieszczaj sług; gdy Mur jest ukończony, punkty zdobywa ten, kto ma ich tam najwięcej.
        { ask-great-wall.option-a }
        { ask-great-wall.option-b }
place-jade = Jadeit
    .at = na polu Jadeit
    .about =
        Zapłać sługami za jadeit; na koniec każdy kolejny jest wart więcej.
place-intrigue = Intrygi
    .at = na polu Intrygi
    .about =
        Idź w górę toru, który rozstrzyga remisy; cofając się na nim, zdobywasz korzyści.
        { ask-intrigue.option-a }
        { ask-intrigue.option-b }
place-palace = Pałac Niebiańskiej Czystości
    .at = w Pałacu
    .about =
        Twój wysłannik idzie do Pałacu. Kto na koniec nie jest w środku, ma 0 punktów.
        { ask-palace.option-a }
        { ask-palace.option-b }
place-decrees = Dekrety
    .at = na polu Dekrety
    .about =
        Zapłać sługami za dekret: działa każdego ranka, stale albo na koniec.
place-canal = Wielki Kanał
    .at = na Wielkim Kanale
    .about =
        Umieść sług na statkach i płyń po nagrody portów.
        { ask-grand-canal.option-a }
        { ask-grand-canal.option-b }
city = { $name }

## Zapłata i słudzy

payment-servants = Oddaj { noun-servant.acc }
    .beside = Oddaj
payment-no-action = Wymień bez akcji
servant-regular = Tylko zwykli słudzy
servant-double_as_1 = Podwójny sługa jako 1 sługa
servant-double_as_2 = Podwójny sługa jako 2 słudzy

## Jadeit, dekrety, kości

house = dom { $a }
house-square = Plac Jadeitowy
decree =
    .choice = { $name } – poziom { $level }, koszt: { $cost }{ $vp ->
        [0] {""}
        [one] , +{ $vp } punkt
        [few] , +{ $vp } punkty
       *[many] , +{ $vp } punktów
    } · { $about }
    .beside = { $name } · { $about }
decree-d1_intrigue = Poranne szepty
    .about = Każdego ranka możesz przesunąć swój znacznik intryg o 2 kroki.
decree-d1_ship = Poranny ładunek
    .about = Każdego ranka możesz umieścić na statku 1 sługę z zapasu.
decree-d1_servant = Poranna służba
    .about = Każdego ranka możesz zdobyć 1 sługę.
decree-d1_envoy = Poranna audiencja
    .about = Każdego ranka możesz przesunąć wysłannika o 1 krok.
decree-d1_swap = Poranny targ
    .about = Każdego ranka możesz zamienić jedną swoją kartę na kartę z planszy.
decree-d2_travel = Cesarskie drogi
    .about = Opcja B Podróży kosztuje cię o 1 sługę mniej.
decree-d2_jade = Przywilej jadeitu
    .about = Akcja Jadeit kosztuje cię o 1 sługę mniej.
decree-d2_wall = Budowniczowie Muru
    .about = Przy każdej akcji Wielki Mur możesz dołożyć na Mur 1 sługę z zapasu.
decree-d2_equal = Równe podarunki
    .about = Podarunek o równej wartości wymieniasz za darmo.
decree-d2_decree = Łaska pieczęci
    .about = Akcja Dekrety kosztuje cię o 1 sługę mniej.
decree-d3_third = Sława
decree-d3_eight = Cesarska zasługa
decree-d3_jade = Skarbiec jadeitu
decree-d3_decrees = Księga praw
decree-d3_trade = Dom handlowy
face = kość { $a }: { $b }

## Kanał

route-main = nowy statek
route-left = nowy statek, lewy szlak
route-right = nowy statek, prawy szlak
harbour = { $stem ->
    [left] port { $a }, lewy szlak
    [right] port { $a }, prawy szlak
   *[main] port { $a }
}
reward = { $effects }
    .beside = { $effects_left ->
        [none] {""}
       *[other] { $effects_left }
    }

## Korzyści z intryg, żetony podróży

benefit = { $cost } wstecz → { $gain }
    .beside = Cofnij znacznik{ $gain_left ->
        [none] {""}
       *[other] : { $gain_left }
    }
token = { $effects }
token-double = podwójny żeton
    .about = Przy wymianie liczy się jako 2 żetony.
token-bonus_value = Wartość +1
    .about = Z 1 sługą, do końca fazy dnia: twoje podarunki są warte o 1 więcej.
token-bonus_toll = Myto
    .about = Z 1 sługą, w wybranym miejscu, do końca fazy dnia: każdy inny gracz, który wykona tam akcję, traci 1 punkt, a ty zdobywasz 1.
token-bonus_follow = Naśladowanie
    .about = Z 1 sługą, w wybranym miejscu, do końca fazy dnia: gdy inny gracz wykona tam akcję, możesz ją też wykonać.
trade = { $stem ->
    [servant] 2 żetony podróży za 1 sługę
    [vp] 4 żetony podróży za 2 punkty
   *[jade] 6 żetonów podróży za 1 jadeit
}{ $a ->
    [0] {""}
    [one] {" "}(w tym { $a } podwójny żeton)
    [few] {" "}(w tym { $a } podwójne żetony)
   *[many] {" "}(w tym { $a } podwójnych żetonów)
}
    .beside = { $stem ->
        [servant] Wymień 2 żetony podróży
        [vp] Wymień 4 żetony podróży
       *[jade] Wymień 6 żetonów podróży
    }{ $a ->
        [0] {""}
        [one] {" "}(w tym { $a } podwójny żeton)
        [few] {" "}(w tym { $a } podwójne żetony)
       *[many] {" "}(w tym { $a } podwójnych żetonów)
    }
    .called = { $stem ->
        [servant] 2 żetony podróży
        [vp] 4 żetony podróży
       *[jade] 6 żetonów podróży
    }{ $a ->
        [0] {""}
       *[other] {" "}(podwójne: { $a })
    }

## Meng

opponent = Meng
solo = { $day ->
    [focus] specjalna karta solo
   *[other] karta solo: { $day }
}

## Dziennik

log-day-begins = Dzień { $n }
log-start-player = { $player }: startowy gracz
log-map-refilled = { $n ->
    [0] Żadnych nowych żetonów podróży na mapie
   *[other] Nowe żetony podróży na mapie: { $n }
}
log-dice-rolled = Kości przeznaczenia: { $first }, { $second }, { $third }
log-night-falls = Noc dnia { $n }
log-gift-exchanged = { $player } oddaje { $given_acc } za { $taken_acc } { $place_at }
    .you = oddajesz { $given_acc } za { $taken_acc } { $place_at }
log-gift-laid-aside = { $player } odrzuca { $card_acc } jako zapłatę
    .you = odrzucasz { $card_acc } jako zapłatę
log-gift-swapped = { $player } zamienia { $given_acc } na { $taken_acc } ({ $place })
    .you = zamieniasz { $given_acc } na { $taken_acc } ({ $place })
log-gift-retrieved = { $player } bierze { $card_acc } z powrotem na rękę
    .you = bierzesz { $card_acc } z powrotem na rękę
log-gift-discarded = { $player } odrzuca { $card_acc }
    .you = odrzucasz { $card_acc }
log-gift-drawn = { $player } dobiera { $card_acc }
    .you = dobierasz { $card_acc }
log-servants-gained = { $player }: +{ noun-servant }
log-servants-spent = { $player } oddaje { noun-servant.acc }
    .you = oddajesz { noun-servant.acc }
log-double-unlocked = { $player } odblokowuje podwójnego sługę
    .you = odblokowujesz podwójnego sługę
log-points = { $player }: +{ noun-vp }
log-points-lost = { $player }: −{ noun-vp }
log-jade-taken = { $player }: +{ noun-jade }
log-traveller-moved = { $player }: podróż – { $city }; żeton: { $token }
log-tokens-traded = { $player }: { $trade }
    .beside = { $player }: wymiana żetonów podróży
log-marker-laid = { $player } używa żetonu { $token }
    .you = używasz żetonu { $token }
log-marker-laid-at = { $player } używa żetonu { $token } { $place_at }
    .you = używasz żetonu { $token } { $place_at }
log-toll-paid = { $player } płaci myto { $place_at } (otrzymuje: { $owner })
    .you = płacisz myto { $place_at } (otrzymuje: { $owner })
log-followed = { $player } naśladuje akcję { $place_at }
    .you = naśladujesz akcję { $place_at }
log-wall-placed = { $player } umieszcza { noun-servant.acc } na Wielkim Murze
    .you = umieszczasz { noun-servant.acc } na Wielkim Murze
log-wall-scored = { $player }: najwięcej sług na Wielkim Murze ({ $n })
log-benefit-taken = { $player }: korzyść z intryg – { $benefit }
    .beside = { $player }: korzyść z intryg
log-die-turned = { $player } obraca kość przeznaczenia – { $face }
    .you = obracasz kość przeznaczenia – { $face }
log-intrigue-moved = { $player }: znacznik intryg na polu { $n }
log-medal-taken = { $player } bierze medal startowego gracza
    .you = bierzesz medal startowego gracza
log-envoy-moved = { $player }: wysłannik na polu { $n }
log-envoy-arrived = { $player }: wysłannik w Pałacu, na koniec { noun-vp }
log-house-bought = { $player } kupuje jadeit ({ $house })
    .you = kupujesz jadeit ({ $house })
log-decree-taken = { $player } bierze dekret { $decree }
    .you = bierzesz dekret { $decree }
log-decree-used = { $player } używa dekretu { $decree }
    .you = używasz dekretu { $decree }
log-ship-launched = { $player }: nowy statek ({ $harbour })
log-ship-loaded = { $player } ładuje statek ({ $harbour }), na pokładzie: { noun-servant }
    .you = ładujesz statek ({ $harbour }), na pokładzie: { noun-servant }
log-ship-sailed = { $player } płynie dalej ({ $from } → { $harbour })
    .you = płyniesz dalej ({ $from } → { $harbour })
log-ship-lost = { $player }: statek ginie na morzu ({ $harbour })
log-reward-claimed = { $player } odbiera nagrodę ({ $harbour }) – { $reward }
    .you = odbierasz nagrodę ({ $harbour }) – { $reward }
    .beside = { $player } odbiera nagrodę ({ $harbour })
    .you-beside = odbierasz nagrodę ({ $harbour })
log-matches = { $player }: { $n ->
    [one] { $n } zgodność
    [few] { $n } zgodności
   *[many] { $n } zgodności
}
log-night-bonus = { $player }: najwięcej zgodności
log-final-wall = { $player }: ostatnia punktacja Wielkiego Muru
log-game-over = Koniec gry
log-meng-card = Meng: { $card }
log-meng-dusk = Zmierzch, Meng: { $card }
log-meng-cannot = Meng: bez akcji { $place_at }

## Pytania

say-choose-place = Gdzie dajesz podarunek o wartości { $mine }?
    .why = Jeśli przebija leżący tam podarunek, nic nie kosztuje.
say-pay-for-gift = Twoje { $mine } nie przebija { $theirs }: jak płacisz?
    .why = { $cost } sług albo odłożona karta daje akcje. Twoi słudzy: { $have }.
say-move-traveller = Do którego miasta rusza podróżnik?
    .why = Pozostałe ruchy: { $left }
ask-choose-gift = Który podarunek oddajesz?
    .verb = Daj
ask-choose-place = Wybierz miejsce dla podarunku.
    .verb = Daj tutaj
ask-pay-for-gift = Twój podarunek nie jest cenniejszy. Jak płacisz?
    .gift = Odrzuć: { $name }
say-travel = { ask-travel }
    .why = Twoi słudzy: { $have }.
ask-travel = Podróż: wybierz opcję.
    .option-a = A: 1 ruch
    .option-b = B: zapłać 2, 2 ruchy (mniej z dekretem)
    .answer-skip = Nie podróżuj
    .option-b-beside = B: 2 ruchy
    .option-b-called = B: zapłać 2, 2 ruchy
ask-move-traveller = Wybierz miasto dla podróżnika.
    .verb = Idź do
    .answer-skip = Zakończ tutaj
say-great-wall = { ask-great-wall }
    .why = Twoi słudzy: { $have }. Wolne miejsca na murze: { $left }.
ask-great-wall = Wielki Mur: wybierz opcję.
    .option-a = A: umieść 1 sługę
    .option-b = B: zapłać 1, umieść do 2
    .answer-skip = Zrezygnuj z Wielkiego Muru
    .option-a-beside = A: umieść
    .option-b-beside = B: umieść do 2, koszt
    .option-b-called = B: zapłać 1, umieść do 2
ask-count-for-wall = Ilu sług umieszczasz na Wielkim Murze?
    .count-beside = Umieść
ask-place-which-on-wall = Którego sługę umieszczasz na Wielkim Murze?
    .servant-regular = Zwykły sługa
ask-extra-on-wall = Dołożyć 1 sługę z zapasu na Wielki Mur?
    .answer-yes = Dołóż
    .answer-skip = Zostaw w zapasie
say-buy-jade = { ask-buy-jade }
    .why = Twoi słudzy: { $have }. Twój jadeit: { $jade }.
ask-buy-jade = Jadeit: wybierz dom.
    .verb = Kup
    .answer-skip = Nie kupuj jadeitu
say-intrigue = { ask-intrigue }
    .why = Twój znacznik: krok { $step }. Twoi słudzy: { $have }.
ask-intrigue = Intrygi: wybierz opcję.
    .option-a = A: 1 krok i medal, jeśli jest
    .option-b = B: zapłać 1, 3 kroki
    .answer-skip = Zrezygnuj z intryg
    .option-a-beside = A: i medal, jeśli jest
    .option-b-beside = B
    .option-a-called = A: 1 krok
say-palace = { ask-palace }
    .why = Kroki do audiencji: { $left }. Twoi słudzy: { $have }.
ask-palace = Pałac Niebiańskiej Czystości: wybierz opcję.
    .option-a = A: wysłannik 1 krok
    .option-b = B: zapłać 2, wysłannik 2 kroki, intrygi 1
    .answer-skip = Zostaw wysłannika na miejscu
    .option-a-beside = A
    .option-b-beside = B
    .option-b-called = B: zapłać 2, wysłannik 2 kroki
say-take-decree = { ask-take-decree }
    .why = Twoi słudzy: { $have }. Oprócz ceny 1 zostaje na dekrecie.
ask-take-decree = Dekrety: wybierz dekret.
    .verb = Weź
    .answer-skip = Nie bierz dekretu
say-grand-canal = { ask-grand-canal }
    .why = Twoi słudzy: { $have }.
ask-grand-canal = Wielki Kanał: wybierz opcję.
    .option-a = A: załaduj 1, porusz 1 statek lub oba
    .option-b = B: zapłać 1, załaduj 2
    .answer-skip = Zrezygnuj z Wielkiego Kanału
    .option-b-beside = B: załaduj 2
    .option-a-called = A: załaduj, porusz 1 statek
ask-load-ship = Wybierz statek dla sługi.
    .verb = Załaduj
    .harbour = statek, { $name }
    .answer-skip = Zakończ tutaj
ask-load-from-supply = Wybierz statek dla sługi z zapasu.
    .verb = Załaduj
    .harbour = statek, { $name }
    .answer-skip = Zostaw w zapasie
ask-load-or-sail = Wybierz statek dla sługi albo tylko porusz statek.
    .verb = Załaduj
    .harbour = statek, { $name }
    .answer-skip = Tylko porusz statek
ask-load-which = Którego sługę umieszczasz na statku?
    .servant-regular = Zwykły sługa
ask-move-ship = Wybierz statek do poruszenia.
    .verb = Porusz
    .harbour = statek, { $name }
    .answer-skip = Nie ruszaj statku
ask-claim = Odebrać nagrodę portową?
    .verb = Odbierz
    .harbour = statek, { $name }
    .answer-skip = Poczekaj, odbierz później
ask-choose-reward = Wybierz nagrodę.
    .verb = Weź
ask-intrigue-benefit = Wybierz korzyść z intryg.
    .verb = Weź
    .answer-skip = Nie bierz korzyści
    .benefit-called = { $cost } wstecz
ask-turn-die = Wybierz kość przeznaczenia i liczbę.
    .verb = Obróć na
ask-morning-decrees = Użyć dekretu tego ranka?
    .verb = Użyj
    .decree = { $name } · { $about }
    .answer-skip = Nie używaj dekretu
ask-swap-which = Którą ze swoich kart zamieniasz?
    .verb = Wymień
ask-swap-where = Którą kartę z planszy bierzesz?
    .verb = Weź
ask-retrieve = Którą kartę ze stosu odzyskujesz?
    .verb = Zabierz
ask-discard-for = Którą kartę odrzucasz?
    .verb = Odrzuć
ask-spend-with = Użyć podwójnego sługi?
ask-gain-with = Wziąć podwójnego sługę zamiast jednego z nich?
    .servant-double_as_1 = Podwójny sługa, jako 1 sługa
    .servant-double_as_1-beside = Podwójny sługa
ask-must-trade-tokens = Masz za dużo żetonów podróży. Wymień część.
    .verb = Wymień
ask-use-bonus-token = Użyć bonusowego żetonu podróży razem z 1 sługą?
    .answer-yes = Użyj
    .answer-skip = Zachowaj żeton
ask-servant-for-token = Którego sługę kładziesz przy żetonie?
    .servant-regular = Zwykły sługa
ask-night-envoy = Przesunąć wysłannika?
    .answer-yes = Przesuń
    .answer-skip = Zostaw na miejscu
ask-last-tokens = Wymienić ostatnie żetony podróży?
    .verb = Wymień
    .answer-skip = Nie wymieniaj więcej

wait-choose-gift = Oczekiwanie: { $player } (wybiera podarunek)
wait-choose-place = Oczekiwanie: { $player } (wybiera miejsce)
wait-pay-for-gift = Oczekiwanie: { $player } (płaci za podarunek)
wait-travel = Oczekiwanie: { $player } (Podróż)
wait-move-traveller = Oczekiwanie: { $player } (podróżuje)
wait-great-wall = Oczekiwanie: { $player } (Wielki Mur)
wait-count-for-wall = Oczekiwanie: { $player } (Wielki Mur)
wait-place-which-on-wall = Oczekiwanie: { $player } (Wielki Mur)
wait-extra-on-wall = Oczekiwanie: { $player } (Wielki Mur)
wait-buy-jade = Oczekiwanie: { $player } (Jadeit)
wait-intrigue = Oczekiwanie: { $player } (Intrygi)
wait-palace = Oczekiwanie: { $player } (Pałac)
wait-take-decree = Oczekiwanie: { $player } (wybiera dekret)
wait-grand-canal = Oczekiwanie: { $player } (Wielki Kanał)
wait-load-ship = Oczekiwanie: { $player } (ładuje statek)
wait-load-from-supply = Oczekiwanie: { $player } (ładuje statek)
wait-load-or-sail = Oczekiwanie: { $player } (ładuje statek)
wait-load-which = Oczekiwanie: { $player } (ładuje statek)
wait-move-ship = Oczekiwanie: { $player } (porusza statek)
wait-claim = Oczekiwanie: { $player } (nagroda portowa)
wait-choose-reward = Oczekiwanie: { $player } (wybiera nagrodę)
wait-intrigue-benefit = Oczekiwanie: { $player } (korzyść z intryg)
wait-turn-die = Oczekiwanie: { $player } (obraca kość)
wait-morning-decrees = Oczekiwanie: { $player } (poranne dekrety)
wait-swap-which = Oczekiwanie: { $player } (zamienia kartę)
wait-swap-where = Oczekiwanie: { $player } (zamienia kartę)
wait-retrieve = Oczekiwanie: { $player } (wybiera kartę)
wait-discard-for = Oczekiwanie: { $player } (wybiera kartę)
wait-spend-with = Oczekiwanie: { $player } (wybiera sług)
wait-gain-with = Oczekiwanie: { $player } (wybiera sług)
wait-must-trade-tokens = Oczekiwanie: { $player } (wymienia żetony)
wait-use-bonus-token = Oczekiwanie: { $player } (bonusowy żeton podróży)
wait-servant-for-token = Oczekiwanie: { $player } (wybiera sług)
wait-night-envoy = Oczekiwanie: { $player } (wysłannik)
wait-last-tokens = Oczekiwanie: { $player } (ostatnie żetony podróży)

## Odmowy

refuse-too-few-servants = W twojej puli potrzeba: { noun-servant }.
    .short = trzeba: { noun-servant }
refuse-pay-and-place = Potrzeba sług: { $n } do zapłaty i jeszcze 1 do umieszczenia.
    .short = trzeba sług: { $n } + 1
refuse-no-servant = W twojej puli potrzeba 1 sługi.
    .short = trzeba: 1 sługa
refuse-double-not-there = Podwójnego sługi nie ma w twoim zapasie.
    .short = brak w zapasie
refuse-no-regular-servant = Potrzeba zwykłego sługi.
    .short = trzeba zwykłego sługi
refuse-regular-servant-needed = Musi zostać sługa do umieszczenia. Zapłać bez podwójnego sługi.
    .short = 1 musi zostać
refuse-supply-empty = Twój zapas sług jest pusty.
    .short = zapas pusty
refuse-not-enough-tokens = Potrzeba więcej żetonów podróży.
    .short = za mało żetonów
refuse-decree-held = Masz już ten dekret. Wybierz inny.
    .short = już twój
refuse-no-token-there = W tym mieście brak żetonu. Wybierz miasto z żetonem.
    .short = brak żetonu
refuse-out-of-reach = Po drodze leży miasto z żetonem. Wybierz bliższe.
    .short = żeton po drodze
refuse-nowhere-to-go = W zasięgu podróżnika brak miasta z żetonem.
    .short = brak żetonu w zasięgu
refuse-marker-at-the-end = Twój znacznik intryg jest na końcu toru. Opcja A jest możliwa, aby wziąć medal.
    .short = koniec toru
refuse-house-empty = Ten dom jest pusty. Wybierz inny.
    .short = pusty
refuse-same-price = Inny dom ma tę samą cenę. Wybierz tamten.
    .short = jest inny za tyle samo
refuse-houses-left = Plac Jadeitowy otwiera się, gdy wszystkie domy są puste.
    .short = zostały domy
refuse-marker-too-low = Twój znacznik intryg nie może się tyle cofnąć.
    .short = za mało kroków
refuse-not-on-that-die = Tej liczby nie ma na tej kości.
    .short = nie ma na tej kości
refuse-gift-too-cheap = Potrzeba podarunku o wyższej wartości.
    .short = za niski podarunek
refuse-no-card = Potrzeba własnej karty.
    .short = brak karty
refuse-pile-empty = Twój stos kart odrzuconych jest pusty.
    .short = pusty stos
refuse-no-high-card = Potrzeba na ręce podarunku o wyższej wartości.
    .short = brak tak wysokiego
refuse-medal-taken = Medal jest już dziś zabrany.
    .short = medal zabrany
refuse-ship-full = Ten statek jest pełny. Wybierz inny albo nowy.
    .short = statek pełny
refuse-no-room-for-two = Jako 2 słudzy potrzebuje 2 wolnych miejsc. Może liczyć się jako 1.
    .short = miejsce tylko na 1
refuse-no-free-harbour = Na tym szlaku brak wolnego portu.
    .short = brak wolnego portu
refuse-no-ship-left = Wszystkie twoje statki są na kanale.
    .short = brak statków
refuse-no-ship-to-load = Potrzeba statku z wolnym miejscem albo nowego.
    .short = brak miejsca na statku
refuse-nothing-to-do = Żaden z twoich statków nie może teraz nic załadować ani popłynąć.
    .short = żaden statek nie może
refuse-not-neither = Potrzeba jednego z dwojga: umieść sługę lub porusz statek.
    .short = jedno z dwojga
refuse-load-at-least-one = Trzeba umieścić na statku co najmniej 1 sługę.
    .short = co najmniej 1 sługa
refuse-no-harbour-ahead = Przed tym statkiem brak wolnego portu.
    .short = brak portu przed nim
refuse-ship-not-full = Nagroda wymaga pełnego statku.
    .short = statek niepełny
refuse-no-reward-there = W tym porcie brak nagrody.
    .short = brak nagrody
refuse-no-slot-left = Tej nagrody nie możesz już odebrać.
    .short = już odebrana
refuse-deck-empty = Talia podarunków jest pusta.
    .short = talia pusta
caution-no-audience = Ostatni dzień: twojego wysłannika nie ma w Pałacu, { $n ->
    [one] brakuje mu { $n } kroku
    [few] brakuje mu { $n } kroków
   *[many] brakuje mu { $n } kroków
}. Bez audiencji masz 0 punktów.

## Ceny

price-free = za darmo
price-pay = zapłać
price-lay-aside = odrzuć
price-no-action = bez akcji
price-card-only = tylko karta
price-servants = { noun-servant }

## Opcje

setting-bonus_tokens = Bonusowe żetony podróży
    .about = 6 dodatkowych żetonów podróży, które zmieniają dzień; dla doświadczonych graczy.
setting-bonus_tokens-false = Nie
setting-bonus_tokens-true = Tak
setting-expert_setup = Wariant dla ekspertów
    .about = Podarunki na planszy pochodzą z jednej dużej talii.
setting-expert_setup-false = Nie
setting-expert_setup-true = Tak
setting-solo_level = Poziom trudności solo
    .about = Jak silny jest Meng.
setting-solo_level-easy = Łatwy
setting-solo_level-normal = Normalny
setting-solo_level-hard = Trudny
setting-solo_focus = Główna akcja Menga
    .about = Miejsce, w którym działają specjalne karty Menga.
setting-solo_focus-random = Losowo
setting-solo_focus-travel = { place-travel }
setting-solo_focus-wall = { place-wall }
setting-solo_focus-jade = { place-jade }
setting-solo_focus-intrigue = { place-intrigue }
setting-solo_focus-palace = { place-palace }
setting-solo_focus-decrees = { place-decrees }
setting-solo_focus-canal = { place-canal }
setting-solo_sets = Zestawy kart podarunków
    .about = Z którym zestawem kart podarunków zaczynacie ty i Meng.
setting-solo_sets-0 = Ty 4, Meng 5
setting-solo_sets-1 = Ty 2, Meng 3
setting-solo_sets-2 = Ty 1, Meng 2

## Arkusz punktacji

score-track = Tor punktacji
score-decree-d3_third = Dekret { decree-d3_third }
score-decree-d3_eight = Dekret { decree-d3_eight }
score-decree-d3_jade = Dekret { decree-d3_jade }
score-decree-d3_decrees = Dekret { decree-d3_decrees }
score-decree-d3_trade = Dekret { decree-d3_trade }
score-palace = Przybycie do Pałacu
score-jade = Kolekcja jadeitu
score-no-palace = Bez audiencji u cesarza: 0 punktów
score-wall = Punktacje Wielkiego Muru
score-travel = Podróż i żetony
score-decrees = Dekrety, podczas gry
score-canal = Nagrody Wielkiego Kanału
score-steps = Kroki w Pałacu, inne
score-destiny = Najwięcej zgodności z kośćmi
score-final-wall = Ostatnia punktacja Muru
score-decree-all = Dekrety poziomu 3
sheet-during = Podczas gry
sheet-end = Na koniec
sheet-audience = Audiencja
sheet-wall = Wielki Mur
sheet-travel = Podróż
sheet-decrees = Dekrety
sheet-canal = Kanał
sheet-palace = Pałac
sheet-destiny = Przeznaczenie
sheet-jade = Jadeit
tie-audience = Wysłannik w Pałacu
tie-audience-won = wysłannik jest w Pałacu
tie-intrigue = Pole na torze intryg
tie-intrigue-won = dalej na torze intryg, { $mine } do { $theirs }
tie-stack = Miejsce w stosie znaczników intryg
tie-stack-won = na tym samym polu toru intryg, ale na wierzchu

## Terminal: the drawn board

board-day = Dzień
board-dice = Kości
board-start-player = Startowy gracz
board-medal = Medal
board-wall = Mur
board-houses = Domy z jadeitem
board-deck = Talia
board-place = Miejsce
board-gift = Podarunek
board-card-action = Akcja karty
board-place-action = Akcja miejsca
board-decree = Dekret
board-decrees = Dekrety
board-cost = Koszt
board-points = PZ
board-effect = Efekt
board-held-by = Posiada
board-pool = Pula
board-supply = Zapas
board-envoy = Wysłannik
board-intrigue = Intrygi
board-jade = Jadeit
board-tokens = Żetony
board-ships = Statki
board-rewards = Nagrody
board-cards = Karty
board-solo-cards = Pozostałe karty solo
board-today = Dzisiaj
board-route-left = lewa
board-route-right = prawa
board-reward-card = karta
board-reward-double = podwójny sługa
board-token-wall = na Mur
board-token-ship = na statek
board-token-double = podwójny żeton
board-token-retrieve = karta z powrotem
board-token-swap = zamień kartę
board-token-card_for_jade = karta za jadeit
board-token-servants_for_jade = słudzy za jadeit
board-token-bonus_value = { token-bonus_value }
board-token-bonus_toll = { token-bonus_toll }
board-token-bonus_follow = { token-bonus_follow }
board-reward-any = dowolna
board-to-be-paid = trzeba zapłacić

## Browser: the drawn board

board-whole = { game-gugong }: plansza
board-places = Miejsca
board-all-places = Wszystkie miejsca
board-mine-for = twoje { $mine } za { $theirs }
board-place-with-gift = { $place }: { $gift }
board-gift-here = Leży tam: { $gift }
board-give-here = Podaruj tutaj
board-destiny = Przeznaczenie
board-to-the-most = za najwięcej
board-taken = zabrany
board-medal-free = dziś do wzięcia
board-stock = zostało { $n }
board-square = Plac
board-jade-sets = Wartość kolekcji jadeitu na koniec
board-jade-more = każdy następny: { $points }
board-start = początek
board-morning = rano
board-lasting = stały
board-end = koniec
board-per-rival = za przeciwnika
board-focus = { $player }: główna akcja
board-on-wall = { $player }: { $n } na Wielkim Murze; ukończony przy { $of }
board-intrigue-on = { $player }: intrygi { $n }
board-traveller-in = { $player }: podróżnik, { $city }
board-traveller-waits = { $player }: podróżnik jeszcze poza mapą
board-token-pile = Stos żetonów podróży: { $n }
board-arrival = Pole przybycia: { noun-vp }
board-arrived = Wysłannik w Pałacu, punkty
board-envoy-arrived = { $player }: wysłannik w Pałacu, { noun-vp }
board-envoy-on = { $player }: wysłannik na polu { $n }
board-ship-in = { $player }: statek, { $harbour }, na pokładzie { $n } z { $of }
board-day-gives = Dzień { $n }: +{ $servants } sług
board-score-of = { $player }: { noun-vp }
board-deck-of = Talia podarunków: { $n }
board-die = Kość przeznaczenia { $n }: { $value }
board-die-about = Tej nocy każda wzięta dziś karta o wartości { $value } to zgodność. Ścianki: { $faces }.
board-double = Podwójny
board-double-locked = Podwójny sługa jest zablokowany.
board-double-pool = Podwójny sługa jest w puli.
board-double-supply = Podwójny sługa jest w zapasie.
board-double-wall = Podwójny sługa jest na Wielkim Murze.
board-double-ship = Podwójny sługa jest na statku.
board-double-token = Podwójny sługa leży przy żetonie podróży.
board-double-focus = Podwójny sługa oznacza główną akcję.
board-ships-left = Wolne statki
board-trade-rewards = Nagrody portowe
board-hand = Ręka
board-discard = Stos odrzuconych
board-tomorrow = Jutro: { $n }
board-look = zobacz
board-given = dawany
board-starts = zaczyna
board-next = następny
board-your-turn = twoja tura
board-their-turn = tura
board-you = { $player } (ty)
board-decree-at = { $decree }, koszt { $n }
lesson-goal = Cel gry
lesson-goal-win = Gra trwa { $days ->
    [one] { $days } dzień
   *[many] { $days } dni
}. Wygrywa, kto ma wtedy najwięcej punktów :vp:.
lesson-goal-lose = Ale twój wysłannik :gg-envoy: musi być wtedy w Pałacu :gg-palace:. Poza nim twój wynik to 0.
lesson-goal-points = Punkty dają Pałac :gg-palace:, statki :gg-ship:, Mur :gg-wall:, dekrety :gg-decree:, jadeit :gg-jade:, podróże :gg-travel: i noce :gg-night:.
lesson-first-turn = Twój pierwszy podarunek
lesson-first-turn-text = Tak zaczyna się gra: { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
} na ręce i po jednej na każdym miejscu. Daj swoją 2 w Pałacu :gg-palace:. To mniej niż leżąca tam 7, więc kosztuje { $pay ->
    [one] { $pay } sługę
   *[many] { $pay } sług
} :gg-servant:. Najpierw działa karta: dwóch sług idzie na Mur :gg-wall:. Potem miejsce: wysłannik :gg-envoy: robi pierwszy krok. Dalej stół gra sam aż do 3. dnia, a tam przejmujesz grę.

## Pierwsza lekcja

lesson-better-gift = Cenniejszy podarunek
lesson-better-gift-text = Każda tura zaczyna się od podarunku :gg-gift:. Kładziesz kartę z ręki na miejscu i bierzesz tę, która tam leży. Jeśli twoja jest cenniejsza, nic to nie kosztuje i możesz wykonać akcje. Twoja 8 jest cenniejsza niż 7 na polu Podróż. Oddaj ją, przesuń podróżnika :gg-traveller: i użyj żetonu w mieście.
lesson-lesser-gift = Skromniejszy podarunek
lesson-lesser-gift-text = Na Wielkim Kanale leży 6, a ty masz tylko 5. Za podarunek, który nie jest cenniejszy, trzeba zapłacić: sługami :gg-servant: albo jeszcze jedną kartą. Można też wymienić go i zrezygnować z akcji. Dziś zapłać sługami.
lesson-canal = Dwie akcje w jednej turze
lesson-canal-text = Najpierw akcja z twojej karty. Tutaj to Pałac: twój wysłannik :gg-envoy: robi krok. Potem akcja miejsca: postaw trzeciego sługę na swoim statku :gg-ship: i odbierz nagrodę jego portu, punkty :vp:.
lesson-intrigue = Remisy i medal
lesson-intrigue-text = Twoja druga 5 najpierw wysyła sługę na Wielki Mur :gg-wall:. Potem twój znacznik idzie w górę na torze intryg :gg-intrigue-marker:, który rozstrzyga wszystkie remisy. Opcja A daje też medal :gg-medal:, więc to ty zaczniesz następny dzień.
lesson-wall = Wielki Mur
lesson-wall-text = Jeszcze jeden sługa i Mur :gg-wall: jest ukończony. Masz tam najwięcej sług: to punkty :vp: i krok wysłannika :gg-envoy:. Potem każdy, kto budował, może się cofnąć na torze intryg po korzyść. Weź { $servants ->
    [one] { $servants } sługę
   *[many] { $servants } sług
} :gg-servant:.
lesson-night = Noc
lesson-night-text = Wszystkie karty są zagrane. Karty, które masz na swoim stosie, to twoja następna ręka, a każda zgodna z kością przeznaczenia :gg-die: przynosi sługę. Macie po 1 zgodności, ale twój znacznik intryg leży wyżej: premia jest twoja, punkty :vp: i, jeśli chcesz, krok wysłannika :gg-envoy:.
lesson-decree = Dekrety
lesson-decree-text = Ostatni dzień; ty go zaczynasz. Dekrety kosztują sług :gg-servant: i trwają do końca: poziom 1 pomaga co rano, poziom 2 zawsze, poziom 3 daje punkty :vp: na koniec. Oddaj swoją 3, weź jej sług i wybierz dekret { decree-d3_eight }.
lesson-jade = Jadeit
lesson-jade-text = Jadeit :gg-jade: daje punkty :vp: na koniec, a każdy kolejny więcej niż poprzedni. Każdy dom ma swoją cenę w sługach :gg-servant:. Oddaj swoją 6, weź jej sługę i kup w najtańszym domu.
lesson-collect = Karty na noc
lesson-collect-text = Teraz pomyśl o nocy. Kości :gg-die: pokazują 1, 5 i 1. Masz już na stosie 1, zgodną z dwiema kośćmi; na polu Intrygi leży 5. Twoja 2 nie jest cenniejsza, ale akcji nie potrzebujesz: wymień ją bez akcji, tylko dla 5.
lesson-palace = Do Pałacu
lesson-palace-text = Kto na koniec nie ma wysłannika :gg-envoy: w Pałacu :gg-palace:, ma 0 punktów. Twojemu brakuje 1 kroku: opcja B daje { $steps }, a ten, który zostaje, to punkt :vp:. Potem nadchodzi ostatnia noc, a z jej premią koniec gry.
lesson-end = Zwycięstwo
lesson-end-text = Arkusz punktacji pokazuje, skąd są punkty. Przeciwnik też je zdobył, ale jego wysłannik :gg-envoy: nie dotarł do Pałacu, więc się nie liczą. Wiesz już dość, by zagrać samodzielnie.

## Co teraz zrobić w lekcji, ruch po ruchu

lesson-first-turn-1 = Wybierz swoją 2.
lesson-first-turn-2 = Oddaj ją w Pałacu.
lesson-first-turn-3 = Zapłać sługami.
lesson-first-turn-4 = Akcja twojej karty to Wielki Mur: wybierz opcję B.
lesson-first-turn-5 = Postaw 2 sług.
lesson-first-turn-6 = Teraz Pałac: opcja A, jeden krok wysłannika.
lesson-better-gift-1 = Wybierz swoją 8.
lesson-better-gift-2 = Oddaj ją na polu Podróż.
lesson-better-gift-3 = Wybierz opcję A, jeden ruch.
lesson-better-gift-4 = Przesuń podróżnika do miasta Xuanfu.
lesson-better-gift-5 = Użyj leżącego tam żetonu.
lesson-lesser-gift-1 = Wybierz swoją 5.
lesson-lesser-gift-2 = Oddaj ją na Wielkim Kanale.
lesson-lesser-gift-3 = Zapłać sługami.
lesson-canal-1 = Najpierw Pałac: opcja A, jeden krok.
lesson-canal-2 = Potem kanał: wybierz opcję A.
lesson-canal-3 = Postaw sługę na swoim statku.
lesson-canal-4 = Odbierz nagrodę jego portu.
lesson-intrigue-1 = Wybierz swoją drugą 5.
lesson-intrigue-2 = Oddaj ją na polu Intrygi.
lesson-intrigue-3 = Najpierw Wielki Mur: opcja A, jeden sługa.
lesson-intrigue-4 = Potem Intrygi: opcja A, razem z medalem.
lesson-wall-1 = Wybierz swoją 4.
lesson-wall-2 = Oddaj ją przy Wielkim Murze.
lesson-wall-3 = Najpierw Intrygi: opcja A, jeden krok.
lesson-wall-4 = Potem Mur: opcja A, ostatni brakujący sługa.
lesson-wall-5 = Cofnij się na torze intryg i weź sług.
lesson-night-1 = Przesuń wysłannika o krok.
lesson-decree-1 = Wybierz swoją 3.
lesson-decree-2 = Oddaj ją na polu Dekrety.
lesson-decree-3 = Weź sług ze swojej karty.
lesson-decree-4 = Weź dekret { decree-d3_eight }.
lesson-jade-1 = Wybierz swoją 6.
lesson-jade-2 = Oddaj ją na polu Jadeit.
lesson-jade-3 = Weź sługę ze swojej karty.
lesson-jade-4 = Kup w najtańszym domu.
lesson-collect-1 = Wybierz swoją 2.
lesson-collect-2 = Oddaj ją na polu Intrygi, za 5.
lesson-collect-3 = Wymień ją bez akcji.
lesson-palace-1 = Wybierz swoją 7.
lesson-palace-2 = Oddaj ją w Pałacu.
lesson-palace-3 = Wybierz opcję B.
lesson-palace-4 = Weź też krok za ostatnią noc.

## Co znaczą symbole

legend-gg-servant = Sługa: płacisz sługami i wysyłasz ich do pracy.
legend-gg-double = Podwójny sługa: liczy się za dwóch.
legend-gg-gift = Karta podarunku: kartę o wyższej wartości wymieniasz za darmo.
legend-gg-envoy = Wysłannik: na koniec musi być w Pałacu, inaczej nie masz punktów.
legend-gg-intrigue = { place-intrigue }: kto jest wyżej, wygrywa każdy remis.
legend-gg-jade = { place-jade }: punkty na koniec, każdy kolejny wart więcej.
legend-gg-decree-1 = Dekret poziomu 1: działa każdego ranka.
legend-gg-decree-2 = Dekret poziomu 2: działa stale.
legend-gg-decree-3 = Dekret poziomu 3: punkty na koniec.
legend-gg-die = Kość przeznaczenia: nocą wzięta karta o tej wartości to zgodność.
legend-gg-night = Noc: liczy się zgodności, statki płyną dalej.
legend-gg-traveller = Podróżnik: chodzi od miasta do miasta.
legend-gg-ship = Statek: mieści { noun-servant.acc }.

## Jak grać

howto-win = Jak wygrać
howto-win-most = Po { $days ->
    [one] { $days } dniu
   *[other] { $days } dniach
} wygrywa osoba z największą liczbą punktów.
howto-win-most-text = Przy remisie decyduje, kto jest dalej na torze intryg.
howto-win-envoy = Twój wysłannik musi być w Pałacu.
howto-win-envoy-text = Jeśli na koniec jest na zewnątrz, nie masz ani punktu, choćby było ich dużo.
howto-points = Skąd biorą się punkty
howto-points-palace = Pałac
howto-points-palace-text = { $arrivals } w kolejności przybycia; w większym gronie { $arrivals_many }
howto-points-jade-text = razem { $jade_points }, potem po { $jade_more }
howto-points-decrees-text = od { $decree_least } do { $decree_most } od razu albo więcej na koniec
howto-points-canal = Statki
howto-points-canal-text = { $ship_points } za pełny statek we właściwym porcie
howto-points-wall-text = { $wall_points } za najwięcej sług
howto-points-night = Noce
howto-points-night-text = { $night_points } za najwięcej trafień
howto-turn = Twoja tura: trzy kroki
howto-turn-give = Daj podarunek
howto-turn-give-text = Połóż kartę na miejscu; ta, która tam leży, jutro będzie twoja. Wyższa jest za darmo. Inaczej oddaj { $pay ->
    [one] { $pay } sługę
   *[other] { $pay } sług
} albo drugą kartę, albo zrezygnuj z akcji.
howto-turn-card = Zrób to, co pokazuje karta
howto-turn-card-text = Dół oddanej karty pokazuje akcję, sług albo zamianę. Niektóre nie pokazują nic. Możesz to pominąć.
howto-turn-place = Zrób to, co daje miejsce
howto-turn-place-text = Potem przychodzi akcja miejsca. Opcja A jest tania; B kosztuje sług i daje więcej. To też możesz pominąć.
howto-wrong = Błędy początkujących
howto-wrong-envoy = Wysłannik może poczekać
howto-wrong-envoy-text = Potrzebuje { $envoy_steps ->
    [one] { $envoy_steps } kroku
   *[other] { $envoy_steps } kroków
}, a zwykle robi po jednym. Poza Pałacem przepadają wszystkie punkty.
howto-wrong-taken = Zagram kartę, którą biorę
howto-wrong-taken-text = Nie: trafia na twój stos kart odrzuconych. Będzie częścią jutrzejszej ręki.
howto-wrong-equal = Równa wystarczy
howto-wrong-equal-text = Za darmo jest tylko wyższy podarunek. Za równy też się płaci. Ale { $lowest } bije { $highest }.
howto-wrong-servants = Słudzy jakoś przyjdą
howto-wrong-servants-text = { $morning_servants } każdego ranka to za mało. Dawaj karty, które przynoszą sług, i zbieraj trafienia na noc.
howto-wrong-ship = Mój statek jest bezpieczny
howto-wrong-ship-text = Każdej nocy wszystkie statki płyną dalej. Za ostatnim portem giną, a ich słudzy nic nie przynoszą.
howto-places = Siedem miejsc
howto-places-palace-text = A: wysłannik robi { $palace_a ->
    [one] { $palace_a } krok
    [few] { $palace_a } kroki
   *[many] { $palace_a } kroków
}. B: oddaj { $palace_b_pay ->
    [one] { $palace_b_pay } sługę
   *[other] { $palace_b_pay } sług
} za { $palace_b ->
    [one] { $palace_b } krok
    [few] { $palace_b } kroki
   *[many] { $palace_b } kroków
} i { $palace_b_intrigue } na torze intryg. Krok { $envoy_steps } to Pałac; dalsze dają punkty.
howto-places-wall-text = A: umieść { $wall_a ->
    [one] { $wall_a } sługę
   *[other] { $wall_a } sług
}. B: oddaj { $wall_b_pay } i umieść do { $wall_b }. Gdy mur jest gotowy, najwięcej sług daje { $wall_points ->
    [one] { $wall_points } punkt
    [few] { $wall_points } punkty
   *[many] { $wall_points } punktów
} i { $wall_envoy ->
    [one] { $wall_envoy } krok
    [few] { $wall_envoy } kroki
   *[many] { $wall_envoy } kroków
} wysłannika.
howto-places-intrigue-text = A: { $intrigue_a ->
    [one] { $intrigue_a } krok
    [few] { $intrigue_a } kroki
   *[many] { $intrigue_a } kroków
} i medal, jeśli tam jest: jutro zaczynasz. B: oddaj { $intrigue_b_pay } za { $intrigue_b ->
    [one] { $intrigue_b } krok
    [few] { $intrigue_b } kroki
   *[many] { $intrigue_b } kroków
}. Kto jest dalej, wygrywa każdy remis.
howto-places-travel-text = A: { $travel_a ->
    [one] { $travel_a } ruch
    [few] { $travel_a } ruchy
   *[many] { $travel_a } ruchów
}. B: oddaj { $travel_b_pay ->
    [one] { $travel_b_pay } sługę
   *[other] { $travel_b_pay } sług
} za { $travel_b ->
    [one] { $travel_b } ruch
    [few] { $travel_b } ruchy
   *[many] { $travel_b } ruchów
}. Każdy kończy się na żetonie: użyj go od razu, a potem zachowaj na wymianę.
howto-places-jade-text = Oddaj sług pokazanych na domu, od { $jade_least } do { $jade_most }, i weź jego jadeit. Gdy domy są puste, plac sprzedaje jadeit za { $jade_square }.
howto-places-decrees-text = Oddaj pokazanych sług i po { $decree_more } za każdego przeciwnika na dekrecie, jednego umieść. Pierwszy poziom działa co rano, drugi zawsze, trzeci punktuje na koniec.
howto-places-canal-text = A: umieść { $canal_a ->
    [one] { $canal_a } sługę
   *[other] { $canal_a } sług
} na statku, potem jeden statek płynie. B: oddaj { $canal_b_pay } i umieść do { $canal_b }. Statek z { $ship_servants ->
    [one] { $ship_servants } sługą
   *[other] { $ship_servants } sługami
} zdobywa nagrodę portu.
howto-course = Noc, ranek, koniec
howto-course-night = Noc
howto-course-night-text = Każda zdobyta karta zgodna z kością przynosi { $match_servants ->
    [one] { $match_servants } sługę
   *[other] { $match_servants } sług
}. Najwięcej trafień: { $night_points ->
    [one] { $night_points } punkt
    [few] { $night_points } punkty
   *[many] { $night_points } punktów
} i { $night_envoy ->
    [one] { $night_envoy } krok
    [few] { $night_envoy } kroki
   *[many] { $night_envoy } kroków
} wysłannika. Potem wszystkie statki płyną dalej.
howto-course-morning = Ranek
howto-course-morning-text = Zdobyte karty to twoja nowa ręka. Rzuca się kośćmi, działają dekrety pierwszego poziomu, każdy dostaje { $morning_servants ->
    [one] { $morning_servants } sługę
   *[other] { $morning_servants } sług
}.
howto-course-end = Koniec
howto-course-end-text = Po nocy dnia { $days } punktuje się jeszcze raz mur, potem dekrety trzeciego poziomu, Pałac i jadeit.

## The tables of the box and their keys

box-table-gift_cards = Karty podarunku
box-table-decrees = Dekrety
box-table-travel_tokens = Żetony podróży
box-table-bonus_travel_tokens = Bonusowe żetony podróży
box-table-destiny_dice = Kości przeznaczenia
box-table-solo_cards = Karty solo
box-table-locations = Miejsca
box-table-board = Plansza
box-table-colours = Kolory graczy
box-table-exchange = Wymiana podarunków
box-table-day_track = Tor dni
box-table-night = Noc
box-table-gift_items = Czym są podarunki
box-table-travel_exchange = Wymiana żetonów podróży
box-table-travel_map = Mapa podróży
box-table-great_wall = Wielki Mur
box-table-intrigue = Intrygi
box-table-palace = Pałac
box-table-jade = Jadeit
box-table-decree_rules = Zdobywanie dekretów
box-table-canal = Wielki Kanał
box-table-player = Co ma gracz
box-table-solo_special_actions = Akcje specjalne Menga
box-key-level = Poziom
box-key-faces = Ścianki
box-key-copies_alt = Liczba sztuk z żetonami bonusowymi
box-key-official = Urzędnik
box-key-screen = Miejsce na rysunku
box-key-option_a = Pierwsza możliwość
box-key-option_b = Druga możliwość
box-key-day = W dzień
box-key-dusk = O zmierzchu
box-key-location = Miejsce
box-key-servants = Słudzy
box-key-ships = Statki
box-key-steps = Kroki
box-key-rates = Przeliczniki
box-key-cities = Miasta
box-key-roads = Drogi
box-key-sides = Strony
box-key-side_for_players = Strona według liczby graczy
box-key-draw_piles = Stosy dobierania
box-key-benefits = Korzyści
box-key-rewards = Nagrody
box-key-harbours = Porty
box-key-routes = Trasy
box-key-ship_capacity = Słudzy na statku
box-key-winner = Za najwięcej sług
box-key-complete_at = Ukończony przy
box-key-per_match = Za każdą zgodność
box-key-most_matches = Za najwięcej zgodności
box-key-pay_servants = Słudzy za mniejszy podarunek
box-key-pay_cards = Karty za mniejszy podarunek
box-key-one_beats_nine = 1 bije 9
box-key-square_cost = Koszt na Placu Jadeitowym
box-key-set_vp = Punkty za kolekcję
box-key-extra_vp = Punkty za każdy kolejny
box-key-houses = Koszt domów
box-key-arrival_vp = Punkty według kolejności przybycia
box-key-vp_per_extra_step = Punkty za kolejny krok
box-key-surcharge_per_opponent = Dopłata za każdego przeciwnika
box-key-token_limit = Najwięcej żetonów w wymianie
box-key-token_slots = Pola na żetony
box-key-pool_start = Pula sług na początku
box-key-supply_start = Zapas sług na początku
box-key-hand_start = Karty na początku
box-key-double_servant_worth = Za ilu liczy się podwójny sługa
box-key-gift_board_start = Karty podarunku na planszy na początku
box-key-gift_deck = Talia podarunków
box-key-gift_player_sets = Zestawy kart podarunków
box-key-gift_cards_per_set = Karty podarunku w zestawie
box-key-travel_tokens_alt = Żetony podróży z żetonami bonusowymi
box-key-decrees_per_level = Dekrety każdego poziomu
box-key-decrees_in_play_per_level = Dekrety każdego poziomu w grze
box-key-servants_per_colour = Słudzy jednego koloru
box-key-double_servants_per_colour = Podwójni słudzy jednego koloru
box-key-ships_per_colour = Statki jednego koloru
box-key-cost_table = Gdzie podany jest koszt
box-key-place = Umieszczani słudzy
box-key-meng_start = Miasto startowe Menga
box-key-meng_route = Trasa Menga
box-key-set_choices = Pary zestawów kart podarunków
box-key-human = Ty
box-key-meng = Meng
box-key-matches_by_day = Zgodności Menga w kolejnych dniach
box-key-matches_mode = Jak liczą się zgodności Menga
box-key-decree_level_by_day = Poziom dekretów Menga w kolejnych dniach
box-key-card_rewards_max = Nagrody w postaci dodatkowej karty podarunku
box-key-later_reward_vp = Punkty za każdą kolejną nagrodę
box-key-reward_marker_slots = Pola na znaczniki nagród
box-key-card = Karta
box-key-fallback_vp = Punkty zamiast efektu
box-key-intrigue_jade_at = Krok intryg, od którego Meng bierze jadeit
box-key-special_cards = Specjalne karty solo
box-key-extra_gift_card = Dodatkowa karta podarunku
box-key-pool = Słudzy potrzebni w puli
box-key-discard = Opłacani słudzy
box-row-destiny_dice = Kość { $n }
box-row-colours = { $row ->
    [red] Czerwony
    [white] Biały
    [orange] Pomarańczowy
    [purple] Fioletowy
   *[blue] Niebieski
}
