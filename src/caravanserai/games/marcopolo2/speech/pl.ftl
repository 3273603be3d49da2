# Marco Polo II: In the Service of the Khan.

game-marcopolo2 = Marco Polo II: W służbie Chana

## Co się liczy

noun-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
noun-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
noun-camel = { $n ->
    [one] { $n } wielbłąd
    [few] { $n } wielbłądy
   *[many] { $n } wielbłądów
}
    .acc = { $n ->
        [one] { $n } wielbłąda
        [few] { $n } wielbłądy
       *[many] { $n } wielbłądów
    }
noun-pepper = { $n ->
    [one] { $n } pieprz
   *[many] { $n } pieprzu
}
noun-silk = { $n ->
    [one] { $n } jedwab
    [few] { $n } jedwabie
   *[many] { $n } jedwabi
}
noun-gold = { $n ->
    [one] { $n } złoto
   *[many] { $n } złota
}
noun-jade = { $n ->
    [one] { $n } jadeit
    [few] { $n } jadeity
   *[many] { $n } jadeitów
}
noun-any_good = { $n ->
    [one] { $n } dowolny towar
    [few] { $n } dowolne towary
   *[many] { $n } dowolnych towarów
}
noun-different_good = { $n ->
    [one] { $n } dowolny towar
    [few] { $n } różne towary do wyboru
   *[many] { $n } różnych towarów do wyboru
}
noun-black_die = { $n ->
    [one] { $n } czarna kość
    [few] { $n } czarne kości
   *[many] { $n } czarnych kości
}
    .acc = { $n ->
        [one] { $n } czarną kość
        [few] { $n } czarne kości
       *[many] { $n } czarnych kości
    }

## Co robią efekty

verb-move = { $cost_any ->
    [yes] przesuń się, każdy krok: { $cost } (liczba kroków według { $steps })
   *[no] { $steps ->
        [one] przesuń się o { $steps } krok
        [few] przesuń się najwyżej o { $steps } kroki
       *[many] przesuń się najwyżej o { $steps } kroków
    }
}
verb-contract_from_pile = { $n ->
    [one] { $n } kontrakt ze stosu
    [few] { $n } kontrakty ze stosu
   *[many] { $n } kontraktów ze stosu
}
verb-contract_from_city = { $n ->
    [one] { $n } kontrakt z miasta
    [few] { $n } kontrakty z miast
   *[many] { $n } kontraktów z miast
}
verb-copy_city_bonus = skopiuj premię miasta
verb-city_bonus = premie twoich miast – { $n }
verb-take_guild_seal = weź pieczęć gildii
verb-plus_shield = { $n ->
    [one] +{ $n } herb
    [few] +{ $n } herby
   *[many] +{ $n } herbów
}
verb-reroll_die = przerzuć kość
verb-change_die = zmień wartość kości o { $n }
verb-place_figure = drugi pionek ({ $location })
verb-return_outpost_tile = zwróć płytkę placówki za jej premię

## Trwałe zmiany, chwile, punktacja końcowa

times-die = tyle razy, ile wskazuje kość
effect-up-to-die = { $effect } (najwyżej tyle razy, ile wskazuje kość)
change-oasis_steps = { $n ->
    [0] oazy nie liczą się jako kroki
    [one] oaza liczy się jako { $n } krok
    [few] oaza liczy się jako { $n } kroki
   *[many] oaza liczy się jako { $n } kroków
}
change-guild_seals_dice = { space-guild_seals } za { $n ->
    [one] { $n } kość
   *[many] { $n } kości
}
change-final_shields = na koniec { $n ->
    [one] +{ $n } herb
    [few] +{ $n } herby
   *[many] +{ $n } herbów
}
change-round_start_bonuses_doubled = na początku każdej rundy { $n ->
    [one] { $n } premię miasta lub pieczęci
    [few] { $n } premie miast lub pieczęci
   *[many] { $n } premii miast lub pieczęci
} otrzymujesz dwukrotnie
change-keeps_outpost_tiles = każda płytka placówki zdobyta przez gracza trafia potem do ciebie
change-travel_spaces = możesz używać tylko dolnego pola Podróży
change-route_cost = { $n ->
    [0] trasy nie kosztują { $noun ->
        [coin] monet
       *[camel] wielbłądów
    }
   *[other] koszt trasy: { $noun ->
        [coin] { noun-coin }
       *[camel] { noun-camel }
    }
}
moment-movement_ended = po każdej podróży
moment-seal_improved = za każdą ulepszoną pieczęć gildii
moment-round_started = na początku każdej rundy
moment-contract_completed = za każdy zrealizowany kontrakt
moment-jade_received = { $every ->
    [one] za każdy otrzymany jadeit
    [few] za każde { $every } otrzymane jadeity
   *[many] za każde { $every } otrzymanych jadeitów
}
moment-character_picked = na początku gry
moment-bonus_action = akcja bonusowa
moment-die_rolled = za każdą rzuconą kość
moment-pair_rolled = zamiast tego za parę z rzutu na początku rundy
score-per-completed_contracts = za { $every ->
    [one] każdy zrealizowany kontrakt
    [few] każde { $every } zrealizowane kontrakty
   *[many] każde { $every } zrealizowanych kontraktów
}
score-per-posts = za { $every ->
    [one] każdą faktorię na mapie
    [few] każde { $every } faktorie na mapie
   *[many] każde { $every } faktorii na mapie
}
score-per-different_oases_entered = za { $every ->
    [one] każdą z różnych odwiedzonych oaz
    [few] każde { $every } różne odwiedzone oazy
   *[many] każde { $every } różnych odwiedzonych oaz
}
score-per-improved_seal = za ulepszoną pieczęć ({ $seal })

## Zasoby, herby

resource-coin = Monety
resource-camel = Wielbłądy
resource-pepper = Pieprz
resource-silk = Jedwab
resource-gold = Złoto
resource-jade = Jadeit
good-pepper = Pieprz
good-silk = Jedwab
good-gold = Złoto
shield-dragon = Smok
shield-horse = Koń
shield-crane = Żuraw
shield-tiger = Tygrys
shield-monkey = Małpa
shield-elephant = Słoń
shield-peacock = Paw
shield-falcon = Sokół
shield-lion = Lew

## Postacie, cele, kontrakty, pieczęcie

character =
    .choice = { $name } · { $about }
character-mongke_khan = Möngke Khan
    .about = Oazy nie liczą się jako kroki. Po podróży dostajesz za każdą odwiedzoną w niej oazę 3 punkty i 2 monety albo 1 wielbłąda.
character-de_wu = De Wu
    .about = Pola Pieczęci gildii możesz użyć 1 kością zamiast 2. Każda ulepszona pieczęć daje 1 jadeit. Punktacja końcowa: 1 dodatkowy herb.
character-abha_basu = Abha Basu
    .about = Na początku każdej rundy dostajesz 2 monety, a za każdy zrealizowany kontrakt 1 jadeit. Każdy otrzymany jadeit to od razu 1 punkt.
character-mailin_tian_chin = Mailin i Tian Chin
    .about = Zaczynasz z 3 dodatkowymi monetami i drugim pionkiem w Pekinie. Na początku każdej rundy 1 premię miasta lub pieczęci otrzymujesz dwukrotnie.
character-filippo_vitello = Filippo Vitello
    .about = Każda płytka placówki zdobyta przez gracza trafia potem do ciebie. Akcja bonusowa: oddaj jedną z nich i weź jej premię.
character-isabella_donati = Isabella Donati
    .about = Za każdą rzuconą kość: 1 albo 6: 2 monety; 2 albo 5: 1 punkt; 3 albo 4: 1 wielbłąd. Na początku rundy para może dać zamiast tego: para 1 albo 6: 1 jadeit; para 2 albo 5: 1 jedwab; para 3 albo 4: 1 złoto.
character-gantulga_od = Gantulga Od
    .about = Możesz używać tylko dolnego pola Podróży. Za trasy nie płacisz monet ani wielbłądów.
goal = { $scoring ->
    [none] {""}
   *[other] { $scoring }
}{ $shields ->
    [none] {""}
   *[other] { $scoring ->
        [none] {""}
       *[other] {"; "}
    }herby liczone podwójnie: { $shields }
}
contract = { $cost } → +{ $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, { $gain }
seal-farmers = gildia rolników
seal-spicers = gildia korzenników
seal-tailors = gildia krawców
seal-jewelers = gildia jubilerów

## Mapa

location-beijing = Pekin
location-xanadu = Xanadu
location-karakorum = Karakorum
location-xian = Xi'an
location-yangzhou = Yangzhou
location-fuzhou = Fuzhou
location-lhasa = Lhasa
location-pagan = Pagan
location-sumatra = Sumatra
location-jaipur = Jaipur
location-kollam = Kollam
location-kabul = Kabul
location-kashgar = Kaszgar
location-balkh = Balch
location-hormuz = Ormuz
location-baghdad = Bagdad
location-oasis_gobi = Oaza na Gobi
location-oasis_altai = Oaza pod Ałtajem
location-oasis_dunhuang = Oaza Dunhuang
location-oasis_yunnan = Oaza w Junnanie
location-oasis_bengal = Oaza w Bengalu
location-oasis_pamir = Oaza w Pamirze
location-oasis_khorasan = Oaza w Chorasanie
location-oasis_deccan = Oaza na Dekanie
figure-first = Pierwszy pionek
figure-second = Drugi pionek
marker = { $effects }
tile = { $effects }
benefit-xanadu_marker = { location-xanadu }: premia miasta
benefit-xanadu_outpost = { location-xanadu }: premia placówki
benefit-xanadu_contract = { location-xanadu }: kontrakt
benefit-karakorum_marker = { location-karakorum }: premia miasta
benefit-karakorum_outpost = { location-karakorum }: premia placówki
benefit-karakorum_contract = { location-karakorum }: kontrakt
benefit-xian_marker = { location-xian }: premia miasta
benefit-xian_outpost = { location-xian }: premia placówki
benefit-xian_contract = { location-xian }: kontrakt
benefit-yangzhou_marker = { location-yangzhou }: premia miasta
benefit-yangzhou_outpost = { location-yangzhou }: premia placówki
benefit-yangzhou_contract = { location-yangzhou }: kontrakt
benefit-fuzhou_marker = { location-fuzhou }: premia miasta
benefit-fuzhou_outpost = { location-fuzhou }: premia placówki
benefit-fuzhou_contract = { location-fuzhou }: kontrakt
benefit-lhasa_marker = { location-lhasa }: premia miasta
benefit-lhasa_outpost = { location-lhasa }: premia placówki
benefit-lhasa_contract = { location-lhasa }: kontrakt
benefit-pagan_marker = { location-pagan }: premia miasta
benefit-pagan_outpost = { location-pagan }: premia placówki
benefit-pagan_contract = { location-pagan }: kontrakt
benefit-sumatra_marker = { location-sumatra }: premia miasta
benefit-sumatra_outpost = { location-sumatra }: premia placówki
benefit-sumatra_contract = { location-sumatra }: kontrakt
benefit-jaipur_marker = { location-jaipur }: premia miasta
benefit-jaipur_outpost = { location-jaipur }: premia placówki
benefit-jaipur_contract = { location-jaipur }: kontrakt
benefit-kollam_marker = { location-kollam }: premia miasta
benefit-kollam_outpost = { location-kollam }: premia placówki
benefit-kollam_contract = { location-kollam }: kontrakt
benefit-kabul_marker = { location-kabul }: premia miasta
benefit-kabul_outpost = { location-kabul }: premia placówki
benefit-kabul_contract = { location-kabul }: kontrakt
benefit-kashgar_marker = { location-kashgar }: premia miasta
benefit-kashgar_outpost = { location-kashgar }: premia placówki
benefit-kashgar_contract = { location-kashgar }: kontrakt
benefit-balkh_marker = { location-balkh }: premia miasta
benefit-balkh_outpost = { location-balkh }: premia placówki
benefit-balkh_contract = { location-balkh }: kontrakt
benefit-hormuz_marker = { location-hormuz }: premia miasta
benefit-hormuz_outpost = { location-hormuz }: premia placówki
benefit-hormuz_contract = { location-hormuz }: kontrakt
benefit-baghdad_marker = { location-baghdad }: premia miasta
benefit-baghdad_outpost = { location-baghdad }: premia placówki
benefit-baghdad_contract = { location-baghdad }: kontrakt
benefit-oases = Odwiedzone oazy

## Pola akcji

space =
    .choice = { $name }{ $dice ->
        [2] {" "}(2 kości)
        [3] {" "}(3 kości)
       *[other] {""}
    }
book-1 = Księga I (pieprz)
book-2 = Księga II (jedwab)
book-3 = Księga III (złoto)
space-book_1 = { book-1 }
space-book_2 = { book-2 }
space-book_3_upper = { book-3 }, górne pole
space-book_3_lower = { book-3 }, dolne pole
space-khan = Łaska Chana
space-guild_seals = Pieczęcie gildii
space-travel_lower = Podróż, dolne pole
space-travel_middle = Podróż, środkowe pole
space-travel_upper = Podróż, górne pole
space-contracts = Kontrakty
space-baghdad = { location-baghdad }, miasto specjalne
space-balkh = { location-balkh }, miasto specjalne
space-hormuz = { location-hormuz }, miasto specjalne
space-city_card_1 = { location-xanadu }, karta miasta
space-city_card_2 = { location-fuzhou }, karta miasta
space-city_card_3 = { location-lhasa }, karta miasta
space-city_card_4 = { location-sumatra }, pierwsza karta miasta
space-city_card_5 = { location-sumatra }, druga karta miasta
space-city_card_6 = { location-kashgar }, karta miasta
space-area_card_1 = Pierwsza karta miasta w obszarze akcji
    .called = Pierwsza karta miasta
space-area_card_2 = Druga karta miasta w obszarze akcji
    .called = Druga karta miasta
offer-left = Górna oferta
offer-right = Dolna oferta
offer-one_jade = Oferta za 1 jadeit
    .beside = Oferta za jadeit
offer-two_jade = Oferta za 2 jadeity
    .beside = { offer-one_jade.beside }
offer_tile = { $book ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}: { $offers }

## Kości i akcje bonusowe

die = { $stem ->
    [black] czarna { $a }
   *[own] { $a }
}
    .choice = { $stem ->
        [black] czarna kość: { $a }
       *[own] kość: { $a }
    }
dice = { $n ->
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}
    .choice = { $n ->
        [1] { $stem ->
            [black] czarna kość: { $a }
           *[own] kość: { $a }
        }
        [2] kości: { $first }, { $second }
       *[3] kości: { $first }, { $second }, { $third }
    }
bonus-money_bag = Sakiewka: 1 kość za monety, wielbłądy albo jadeit
    .called = Sakiewka
bonus-reroll = Przerzuć kość
bonus-raise = Zwiększ wartość kości
bonus-lower = Zmniejsz wartość kości
bonus-black_die = Weź czarną kość
turn-end = Zakończ turę

## Karty miast

city_card-double_coins = Podwójne monety
    .about = 2 monety za każde oczko kości.
city_card-gold_table = Kopalnia złota
    .about = Za 6 dostajesz 3 złota, za każdą inną kość 1 złoto.
city_card-silk_table = Tkacze jedwabiu
    .about = Za kość o wartości 4 lub więcej dostajesz 3 jedwabie, za niższą 1.
city_card-pepper_table = Targ pieprzu
    .about = Za kość o wartości 2 lub więcej dostajesz 3 pieprze, za 1 tylko 1.
city_card-jade_table = Rzeźbiarze jadeitu
    .about = Kość o wartości 1 lub 2 daje 1 jadeit, 3 lub 4 daje 2, 5 lub 6 daje 3.
city_card-contract_points = Rejestr kontraktów
    .about = 1 punkt za każdy zrealizowany kontrakt, ale nie więcej, niż wskazuje kość.
city_card-post_points = Rejestr faktorii
    .about = 1 punkt za każdą twoją faktorię na mapie, ale nie więcej, niż wskazuje kość.
city_card-post_coins = Myto
    .about = 2 monety za każdą twoją faktorię na mapie, najwyżej za tyle faktorii, ile wskazuje kość.
city_card-city_bonus = Posłaniec
    .about = Weź 1 premię swoich miast, a z kością 5 lub 6 dwie.
city_card-camel_coin_exchange = Handlarz wielbłądów
    .about = Sprzedaj wielbłądy po 3 monety albo kup je po 1 monecie: najwyżej tyle, ile wskazuje kość.
city_card-point_coin_exchange = Mecenat
    .about = Oddaj punkty po 3 monety albo kup je po 3 monety: najwyżej tyle, ile wskazuje kość.
city_card-guild_seal = Dom gildii
    .about = Zapłać 1 wielbłąda i weź pieczęć gildii, na którą pozwala kość, razem z jej jadeitem.
city_card-move_camels = Karawana
    .about = Podróżuj za 2 wielbłądy za krok: najwyżej tyle kroków, ile wskazuje kość.
city_card-move_jade = Cesarscy kurierzy
    .about = Podróżuj za 1 jadeit za krok: najwyżej tyle kroków, ile wskazuje kość.
city_card-jade_points = Danina w jadeicie
    .about = Oddaj 1 wielbłąda i 1 jadeit za 3 punkty: najwyżej tyle razy, ile wskazuje kość.
city_card-gold_points = Danina w złocie
    .about = Oddaj 1 wielbłąda i 1 złoto za 4 punkty: najwyżej tyle razy, ile wskazuje kość.
city_card-silk_points = Danina w jedwabiu
    .about = Oddaj 2 wielbłądy i 1 jedwab za 4 punkty: najwyżej tyle razy, ile wskazuje kość.
city_card-pepper_points = Danina w pieprzu
    .about = Oddaj 3 wielbłądy i 1 pieprz za 4 punkty: najwyżej tyle razy, ile wskazuje kość.
city_card-gold_trade = Złotnicy
    .about = Sprzedaj 1 złoto razem z 1 wielbłądem za 6 monet i 2 punkty: najwyżej tyle razy, ile wskazuje kość.
city_card-silk_trade = Sukiennicy
    .about = Sprzedaj 1 jedwab razem z 1 wielbłądem za 4 monety i 2 punkty: najwyżej tyle razy, ile wskazuje kość.
city_card-pepper_trade = Sprzedawcy przypraw
    .about = Sprzedaj 1 pieprz razem z 1 wielbłądem za 2 monety i 2 punkty: najwyżej tyle razy, ile wskazuje kość.
city_card-caravan_goods = Karawanseraj
    .about = Wyślij 3 wielbłądy po 1 pieprz, 1 jedwab i 1 złoto: najwyżej tyle razy, ile wskazuje kość.
city_card-buy_goods = Bazar
    .about = Kup dowolne towary po 3 monety: najwyżej tyle, ile wskazuje kość.
city_card-jade_goods = Bazar jadeitu
    .about = Kup dowolne towary po 1 jadeicie: najwyżej tyle, ile wskazuje kość.
city_card-camel_points = Wyścigi wielbłądów
    .about = Oddaj wielbłądy po 1 punkcie: najwyżej tyle, ile wskazuje kość.

## Dziennik

log-round-begins = Runda { $n }
log-first-player = { $player }: startowy gracz
log-character-picked = { $player }: postać – { $character }
log-starting-contract = { $player }: kontrakt początkowy – { $contract }
log-goals-dealt = Karty celów dla każdego gracza: { $n }
log-offer-shown = Nowe oferty, { $tile }
log-card-shown = Nowa karta miasta: { $card }
log-dice-rolled = { $player } rzuca kośćmi – suma { $sum }
    .you = rzucasz kośćmi – suma { $sum }
log-compensated = { $player }: rekompensata za niski rzut (brakuje: { $n })
log-dice-placed = { $player }: { $space } – { $dice }
log-card-used = { $player } używa karty miasta – { $card }
    .you = używasz karty miasta – { $card }
log-hourglass = { $player } bierze klepsydrę
    .you = bierzesz klepsydrę
log-turn-ends = { $player }: koniec tury
log-gained = { $player }: +{ $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
log-paid = { $player } płaci { $what_id ->
    [coin] { noun-coin.acc }
    [camel] { noun-camel.acc }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
    .you = płacisz { $what_id ->
        [coin] { noun-coin.acc }
        [camel] { noun-camel.acc }
        [pepper] { noun-pepper }
        [silk] { noun-silk }
        [gold] { noun-gold }
       *[jade] { noun-jade }
    }
log-points = { $player }: +{ noun-vp }
log-points-paid = { $player } płaci { noun-vp }
    .you = płacisz { noun-vp }
log-black-die = { $player } bierze czarną kość – { $n }
    .you = bierzesz czarną kość – { $n }
log-die-rerolled = { $player } przerzuca kość ({ $die }) – teraz { $n }
    .you = przerzucasz kość ({ $die }) – teraz { $n }
log-die-changed = { $player } zmienia kość ({ $die }) – teraz { $n }
    .you = zmieniasz kość ({ $die }) – teraz { $n }
log-money-bag = { $player } kładzie kość na sakiewce ({ $die })
    .you = kładziesz kość na sakiewce ({ $die })
log-moved = { $player } podróżuje ({ $from } → { $location })
    .you = podróżujesz ({ $from } → { $location })
log-post-placed = { $player } umieszcza faktorię ({ $location })
    .you = umieszczasz faktorię ({ $location })
log-post-moved = { $player } przenosi faktorię ({ $from } → { $location })
    .you = przenosisz faktorię ({ $from } → { $location })
log-marker-bonus = { $player }: premia miasta, { $location } – { $marker }
    .beside = { $player }: premia miasta, { $location }
log-outpost-taken = { $player }: premia placówki, { $location } – { $tile }
    .beside = { $player }: premia placówki, { $location }
log-tile-kept = { $player } dostaje płytkę placówki ({ $tile })
    .you = dostajesz płytkę placówki ({ $tile })
log-tile-used = { $player } zwraca płytkę placówki ({ $tile })
    .you = zwracasz płytkę placówki ({ $tile })
    .beside = { $player } zwraca płytkę placówki
    .you-beside = zwracasz płytkę placówki
log-seal-taken = { $player } bierze pieczęć – { $seal }
    .you = bierzesz pieczęć – { $seal }
log-seal-improved = { $player } ulepsza pieczęć – { $seal }
    .you = ulepszasz pieczęć – { $seal }
log-seal-bonus = { $player }: premia pieczęci – { $seal }
log-contract-taken = { $player } bierze kontrakt – { $contract }
    .you = bierzesz kontrakt – { $contract }
log-contract-drawn = { $player } dobiera kontrakt – { $contract }
    .you = dobierasz kontrakt – { $contract }
log-contract-discarded = { $player } odrzuca kontrakt – { $contract }
    .you = odrzucasz kontrakt – { $contract }
log-contract-completed = { $player } realizuje kontrakt – { $contract }
    .you = realizujesz kontrakt – { $contract }
    .beside = { $player } realizuje kontrakt
    .you-beside = realizujesz kontrakt
log-contract-laid = Nowy kontrakt, { $location }: { $contract }
log-goal-shown = { $player }: karta celu – { $goal }
log-game-over = Koniec gry

## Pytania

say-move = Dokąd podróżujesz? Zostało kroków: { $left } z { $all }
    .why = { $owed_any ->
        [yes] Do zapłaty dotąd: { $owed }
       *[no] Dotąd nic do zapłaty
    }
say-pay-goods = Którymi towarami płacisz? Jeszcze: { $n }
say-gain-goods = Które towary bierzesz? Jeszcze: { $n }
say-pay-in-jade = Zapłacić część jadeitem?
    .why = Do zapłaty: { $owed }. Jadeit zastępuje monetę lub wielbłąda.
ask-pick-character = Wybierz postać.
    .verb = Zagraj
ask-keep-goal = Którą kartę celu zachowujesz?
    .verb = Zatrzymaj
ask-double-bonus = Którą premię bierzesz dwa razy?
    .verb = Weź
    .seal = { $name }: { $improved_bonus }
    .seal-beside = { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] : { $improved_bonus_left }
    }
ask-turn-pairs = Za ile par bierzesz premię?
    .count = { $a ->
        [0] żadna
        [one] { $a } para
        [few] { $a } pary
       *[many] { $a } par
    }
ask-take-compensation = Niski rzut: ile wielbłądów bierzesz? Reszta w monetach.
    .count = { $a ->
        [0] same monety
        [one] { $a } wielbłąd
        [few] { $a } wielbłądy
       *[many] { $a } wielbłądów
    }
    .count-beside = Weź
ask-take-turn = Wybierz akcję albo akcję bonusową, albo zakończ turę.
    .contract = Zrealizuj kontrakt ({ $name })
    .seal = Ulepsz pieczęć: { $name } ({ $improve_cost } → { $improved_bonus })
    .tile = Zwróć płytkę placówki ({ $name })
    .contract-beside = Zrealizuj kontrakt{ $gain_left ->
        [none] {""}
       *[other] {" "}({ $gain_left })
    }
    .seal-beside = Ulepsz pieczęć: { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] {" "}({ $improved_bonus_left })
    }
    .tile-beside = Zwróć płytkę placówki{ $effects_left ->
        [none] {""}
       *[other] {" "}({ $effects_left })
    }
    .contract-called = Zrealizuj kontrakt
    .tile-called = Zwróć płytkę placówki
say-place-dice-occupied = { ask-place-dice }
    .why = Zajęte: płacisz tyle monet, ile pokazuje najniższa kość.
say-place-dice-priced = { ask-place-dice }
    .why = Pole kosztuje: { noun-coin }.
say-place-dice-both = { ask-place-dice }
    .why = Zajęte: płacisz tyle monet, ile pokazuje najniższa kość. Samo pole: { noun-coin }.
ask-place-dice = Które kości kładziesz?
    .dice = { $n ->
        [1] { $stem ->
            [black] Połóż czarną { $a }
           *[own] Połóż { $a }
        }
        [2] Połóż { $first }, { $second }
       *[3] Połóż { $first }, { $second }, { $third }
    }
ask-choose-offer = Którą ofertę bierzesz?
    .verb = Weź
ask-take-seal = Którą pieczęć gildii bierzesz?
    .verb = Weź
    .seal = { $name } (najniższa kość: co najmniej { $min_die }{ $jade_when_taken ->
        [0] {""}
        [one] ; +{ $jade_when_taken } jadeit
        [few] ; +{ $jade_when_taken } jadeity
       *[many] ; +{ $jade_when_taken } jadeitów
    })
    .seal-beside = { $name } (najniższa kość: co najmniej { $min_die })
ask-take-contract = Który kontrakt bierzesz?
    .verb = Weź
    .answer-skip = Nie bierz kontraktu
ask-discard-contract = Który kontrakt odrzucasz, żeby zrobić miejsce?
    .verb = Odrzuć
    .contract-called = Odrzuć kontrakt
ask-discard-any = Który kontrakt odrzucasz?
    .verb = Odrzuć
ask-move = Dokąd podróżujesz?
    .verb = Idź do
    .answer-skip = Zatrzymaj się tutaj
    .figure = Zmień pionek: { $name }
ask-place-extra-post = W którym mieście umieszczasz dodatkową faktorię?
    .verb = Umieść
    .answer-skip = Nie umieszczaj kolejnej faktorii
ask-move-post = Którą faktorię tu przenosisz?
    .verb = Porusz
ask-choose-benefit = Co bierzesz najpierw?
    .verb = Weź
ask-copy-marker = Którą premię miasta kopiujesz?
    .verb = Skopiuj
ask-city-bonus = Którą premię miasta bierzesz?
    .verb = Weź
ask-pay-coins-in-jade = Ile monet zastępujesz jadeitem?
    .verb = Zapłać
    .count = { $a ->
        [0] Zapłać bez jadeitu
        [one] Zapłać { $a } jadeit
        [few] Zapłać { $a } jadeity
       *[many] Zapłać { $a } jadeitów
    }
    .count-beside = { ask-pay-coins-in-jade.verb }
ask-pay-camels-in-jade = Ile wielbłądów zastępujesz jadeitem?
    .verb = Zapłać
    .count = { $a ->
        [0] Zapłać bez jadeitu
        [one] Zapłać { $a } jadeit
        [few] Zapłać { $a } jadeity
       *[many] Zapłać { $a } jadeitów
    }
    .count-beside = { ask-pay-camels-in-jade.verb }
ask-pay-goods = Którym towarem płacisz?
    .verb = Zapłać
ask-gain-goods = Który towar bierzesz?
    .verb = Weź
ask-how-often = { $effect ->
    [none] Ile razy?
   *[other] Ile razy: { $effect }?
}
    .count = { $a ->
        [one] { $a } raz
       *[many] { $a } razy
    }
ask-fill-bag = Którą kość kładziesz na sakiewce?
    .verb = Włóż
ask-reroll = Którą kość przerzucasz?
    .verb = Przerzuć
ask-change-die = Którą kość zmieniasz?
    .verb = Zmień
ask-take-shown-die = Którą czarną kość bierzesz?
    .verb = Weź

wait-pick-character = Oczekiwanie: { $player } (wybiera postać)
wait-keep-goal = Oczekiwanie: { $player } (wybiera kartę celu)
wait-double-bonus = Oczekiwanie: { $player } (wybiera premię)
wait-turn-pairs = Oczekiwanie: { $player } (premia za jednakowe kości)
wait-take-compensation = Oczekiwanie: { $player } (rekompensata)
wait-take-turn = Oczekiwanie: { $player } (wybiera akcję)
wait-place-dice = Oczekiwanie: { $player } (kładzie kości)
wait-choose-offer = Oczekiwanie: { $player } (wybiera ofertę)
wait-take-seal = Oczekiwanie: { $player } (wybiera pieczęć gildii)
wait-take-contract = Oczekiwanie: { $player } (wybiera kontrakt)
wait-discard-contract = Oczekiwanie: { $player } (odrzuca kontrakt)
wait-discard-any = Oczekiwanie: { $player } (odrzuca kontrakt)
wait-move = Oczekiwanie: { $player } (podróżuje)
wait-place-extra-post = Oczekiwanie: { $player } (umieszcza faktorię)
wait-move-post = Oczekiwanie: { $player } (przenosi faktorię)
wait-choose-benefit = Oczekiwanie: { $player } (wybiera korzyść)
wait-copy-marker = Oczekiwanie: { $player } (kopiuje premię miasta)
wait-city-bonus = Oczekiwanie: { $player } (wybiera premię miasta)
wait-pay-coins-in-jade = Oczekiwanie: { $player } (płaci)
wait-pay-camels-in-jade = Oczekiwanie: { $player } (płaci)
wait-pay-goods = Oczekiwanie: { $player } (płaci)
wait-gain-goods = Oczekiwanie: { $player } (wybiera towary)
wait-how-often = Oczekiwanie: { $player } (wybiera liczbę)
wait-fill-bag = Oczekiwanie: { $player } (sakiewka)
wait-reroll = Oczekiwanie: { $player } (przerzuca kość)
wait-change-die = Oczekiwanie: { $player } (zmienia kość)
wait-take-shown-die = Oczekiwanie: { $player } (wybiera czarną kość)

## Odmowy

refuse-too-few-dice = Potrzeba więcej kości, niż ci zostało.
    .short = za mało kości
refuse-colour-used = W tej rundzie leży tu już kość twojego koloru. Czarne kości nadal można położyć.
    .short = są tu twoje kości
refuse-value-too-low = Potrzeba kości o wartości co najmniej { $n }.
    .short = trzeba { $n } lub więcej
refuse-too-few-coins = To pole jest zajęte, koszt: { noun-coin }.
    .short = trzeba: { noun-coin }
refuse-khan-full = Wszystkie pola są w tej rundzie zajęte ({ space-khan }).
    .short = w tej rundzie pełne
refuse-no-seal-to-take = Brak pieczęci gildii, którą można wziąć za te kości.
    .short = za niskie kości
refuse-not-this-travel = Twoja postać używa innego pola Podróży.
    .short = nie dla ciebie
refuse-no-route = Brak trasy, której możesz użyć i za którą możesz zapłacić.
    .short = brak drogi
refuse-no-contract = Potrzeba faktorii w mieście z kontraktami.
    .short = brak kontraktu
refuse-no-post-there = Nie masz faktorii w tym mieście.
    .short = brak faktorii
refuse-no-post = Potrzeba faktorii w tym mieście, umieszczonej przed tą turą.
    .short = brak faktorii
refuse-space-taken = To pole jest zajęte. Zwolni się w następnej rundzie.
    .short = zajęte
refuse-no-card = Brak karty miasta w tym miejscu.
    .short = brak karty
refuse-no-die = Nie masz już kości.
    .short = brak kości
refuse-too-few-camels = Potrzeba: { noun-camel }. Jadeit może zastąpić wielbłądy.
    .short = trzeba: { noun-camel }
refuse-black-once = Ta akcja bonusowa jest już wykorzystana w tej turze.
    .short = już użyta
refuse-no-black = Brak czarnych kości w tej rundzie.
    .short = brak czarnych kości
refuse-cannot-pay = Potrzeba więcej, niż masz.
    .short = za mało
refuse-must-act = Masz jeszcze kości: najpierw wykonaj akcję.
    .short = najpierw akcja
refuse-too-little-jade = Koszt tej oferty: { noun-jade }.
    .short = trzeba: { noun-jade }
refuse-no-higher = Kość ma najwyżej wartość 6.
    .short = najwyżej 6
refuse-no-lower = Kość ma co najmniej wartość 1.
    .short = najmniej 1
refuse-no-such-good = Nie masz tego towaru. Wybierz inny.
    .short = nie masz
refuse-same-good = Towary muszą być różne, a ten jest już wybrany.
    .short = już wybrane
refuse-nothing-to-count = Nie masz jeszcze nic, co liczy ta karta.
    .short = nie ma czego liczyć
refuse-no-city = Potrzeba faktorii w mieście z żetonem premii.
    .short = brak żetonu premii
refuse-seal-owned = Masz już tę pieczęć gildii.
    .short = już twoja
refuse-no-seal-left = Wszystkie takie pieczęcie gildii są już zabrane.
    .short = nie ma już
refuse-die-too-low = Ta pieczęć wymaga najniższej kości o wartości co najmniej { $n }.
    .short = trzeba { $n } lub więcej
refuse-short-of-coins = Brakuje: { noun-coin }.
    .short = brak: { noun-coin }
refuse-short-of-camels = Brakuje: { noun-camel }.
    .short = brak: { noun-camel }
refuse-short-of-jade = Brakuje: { noun-jade }.
    .short = brak: { noun-jade }
refuse-too-few-steps = Nie masz już kroków.
    .short = brak kroków
refuse-no-seal = Ta trasa wymaga pokazanej na niej pieczęci gildii.
    .short = brak pieczęci
refuse-route-too-dear = Ta trasa kosztuje więcej, niż ci zostało.
    .short = za drogo
refuse-not-moved = Zrób co najmniej 1 krok.
    .short = najpierw 1 krok
refuse-just-taken = Ten kontrakt jest dopiero co wzięty. Odrzuć inny.
    .short = dopiero wzięty
caution-open-contracts = Ostatnia runda: { $n ->
    [one] masz { $n } niezrealizowany kontrakt
    [few] masz { $n } niezrealizowane kontrakty
   *[many] masz { $n } niezrealizowanych kontraktów
}. Po tej rundzie będzie za późno.

## Ceny

price-coins = { noun-coin }
price-camels = { noun-camel }
price-jade = { noun-jade }

## Opcje

setting-black_dice_open = Odkryte czarne kości
    .about = Czarnymi kośćmi rzuca się na początku każdej rundy; bierzesz kość według wartości.
setting-black_dice_open-false = Nie
setting-black_dice_open-true = Tak
setting-extra_post_gets_bonuses = Premie za dodatkową faktorię
    .about = Dodatkowa faktoria z górnego pola Podróży też przynosi premie swojego miasta.
setting-extra_post_gets_bonuses-false = Nie
setting-extra_post_gets_bonuses-true = Tak

## Arkusz punktacji

score-track = Podczas gry
score-goal = Karta celu
score-shields = Różne herby
score-goods = Towary
score-coins = Monety
score-contracts = Najwięcej kontraktów
score-carried-out = Zrealizowane kontrakty
score-travel = Podróże i faktorie
score-seals = Pieczęcie gildii
score-cards = Karty miast
score-actions = Inne akcje i dochód
sheet-during = Podczas gry
sheet-end = Na koniec
sheet-contracts = Kontrakty
sheet-travel = Podróże i herby
sheet-seals = Pieczęcie gildii
sheet-cards = Karty miast
sheet-actions = Inne akcje
sheet-goal = Karta celu
sheet-stock = Towary i monety
tie-camel = Wielbłądy
tie-camel-won = więcej wielbłądów, { $mine } do { $theirs }

## The table in the terminal

board-next-first = Klepsydra
board-black-dice = Czarne kości
board-contract-pile = Stos kontraktów
board-spaces = Pola
board-brings = Przynosi
board-placed = Leżące kości
board-books = Księgi
board-cities = Miasta
board-shield = Herby
board-bonuses = Premie
board-cards = Karty i kontrakty
board-posts = Faktorie
board-routes = Trasy
board-character = Postać
board-vp = Punkty
board-seals = Pieczęcie gildii
board-completed = Zrealizowane kontrakty
board-kept-tiles = Płytki placówek
board-steps = { $n ->
    [one] { $n } krok
    [few] najwyżej { $n } kroki
   *[many] najwyżej { $n } kroków
}
board-next-offers = { $n ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}, następna runda

## Browser: the drawn board

board-whole = { game-marcopolo2 }: plansza
board-parts = Części stołu
board-tab-map = Mapa
board-tab-actions = Akcje
board-tab-cards = Karty
board-tab-own = Własne
board-map = Mapa
board-round = Runda
board-round-of = Runda { $n } z { $of }
board-score-track = Tor punktacji
board-black-left = Pozostałe czarne kości: { $n } z { $of }
board-contracts = Kontrakty
board-pile = stos: { $n }
board-deck = talia: { $n }
board-your-post = twoja faktoria
board-city-cards = Karty miast
board-for-all = Dla wszystkich
board-guild-seals = Pieczęcie gildii
board-left = pozostało: { $n }
board-travel = Podróż
board-khan-rising = tyle samo lub więcej
board-free = za darmo
board-next-offer = Kolejne płytki: { $n }. Następna runda:
board-takes-dice = Kości: { $n }, każda co najmniej { $least }
board-occupied = Zajęte: kosztuje tyle monet, ile wskazuje najniższa kość.
board-lying = Leżące tu kości: { $dice }
board-black = czarna
board-neutral = neutralna
board-hourglass = Klepsydra: { $player }
board-hourglass-about = Zaczyna następną rundę.
board-first-player = Startowy gracz
board-figure-in = { $player }: pionek – { $place }
board-posts-of = Faktorie: { $players }
board-outpost = Premia placówki, za pierwszą faktorię
board-marker = Premia miasta, w każdej rundzie
board-special-about = Tylko z faktorią umieszczoną przed tą turą. Z ulepszoną pieczęcią także jej premia, tyle razy, ile wydrukowano przy wartości kości.
board-needs-seal = Potrzebna pieczęć: { $seal }
board-ways-to = Trasy: { $place }
board-way-owed = dotąd
board-way-more = stąd
board-way-over = przez: { $places }
board-step-on = Przejdź dalej
board-arrive = Zatrzymaj się tutaj
board-dice = Kości
board-dice-pick = Kości: kliknij, aby zmienić
board-dice-n = Kości: { $n }
board-no-dice = brak kości
board-stock = Zasoby
board-active = Aktywne kontrakty
board-done = zrealizowane: { $n }
board-seal-none = nie twoja
board-seal-basic = podstawowa
board-seal-improved = ulepszona
board-posts-left = Pozostałe faktorie: { $n }
board-posts-placed = Faktorie na mapie: { $n }
board-shields = Herby: { $n } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
board-shields-n = Herby: { $n }
board-tiles = Zachowane płytki placówek: { $n }
board-goal = Cel
board-goal-hidden = Karta celu, ukryta do końca
board-goals = Twoje karty celów: zachowaj jedną
board-characters = Postacie
board-points = { noun-vp }
board-score-now = Gdyby gra skończyła się teraz: { $n }
board-player = { $player }: plansza gracza
board-open-player = { $player }: otwórz planszę gracza
board-close = Zamknij
board-you = { $player } (ty)
board-your-turn = twoja tura
board-their-turn = tura
board-steps-left = zostało: { $n }
board-mini-map = Cała mapa: przejdź do miejsca

## Pierwsza lekcja

lesson-book = Kość na księdze
lesson-book-text = Runda 4 z { $rounds }. W swojej turze kładziesz kości na polu i wykonujesz jego akcję. Księga :mp-book: przyjmuje 1 kość: { book-3 } wymaga co najmniej 5, a ty masz 6 :mp-die-6:. Dwie górne oferty są darmowe, pozostałe kosztują jadeit :mp-jade:. Weź złoto :mp-gold: i wielbłądy :mp-camel: za 2 jadeity.
lesson-contract = Zrealizowany kontrakt
lesson-contract-text = Przed akcją i po niej możesz wykonywać akcje bonusowe. Jedna z nich to realizacja kontraktu :mp-contract:: płacisz to, co widać po lewej, i dostajesz punkty :vp: oraz nagrodę po prawej. { character-abha_basu }, twoja postać, dodaje { $jade ->
    [one] { $jade } jadeit
    [few] { $jade } jadeity
   *[many] { $jade } jadeitów
}, a każdy jadeit to dla ciebie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Jadeit :mp-jade: może zastąpić monety i wielbłądy; tym razem go zachowaj. Potem zakończ turę.
lesson-khan = { space-khan }
lesson-khan-text = W tym rzędzie :mp-khan: każda kość musi mieć co najmniej taką wartość jak poprzednia. Leży tam 3, a ty masz 3. Bez względu na wartość daje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} :mp-coin: i { $camels ->
    [one] { $camels } wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
} :mp-camel:. Pamiętaj: kości twojego koloru mogą użyć każdego pola tylko raz w rundzie.
lesson-travel = W drogę
lesson-travel-text = Środkowe pole Podróży :mp-travel: przyjmuje { $dice ->
    [one] { $dice } kość
   *[many] { $dice } kości
}, a niższa mówi, ile kroków możesz zrobić: z dwiema 4 najwyżej 4. Każda trasa ma swoją cenę, a wszystko płaci się przed wyruszeniem. Idź przez dwie oazy :mp-oasis: 3 kroki do miasta { location-jaipur } i zapłać 2 z monet jadeitem :mp-jade:.
lesson-post = Faktoria
lesson-post-text = W mieście, do którego dotrzesz, umieszczasz faktorię :mp-post:. Jest tam pierwsza, więc premia placówki :mp-outpost-bonus: należy do ciebie, tutaj czarna kość :mp-black-die:. A w mieście z kontraktami bierzesz kontrakt :mp-contract:: ten za { $camels ->
    [one] { $camels } wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}, { $silk ->
    [one] { $silk } jedwab
    [few] { $silk } jedwabie
   *[many] { $silk } jedwabi
} i { $gold ->
    [one] { $gold } złoto
   *[many] { $gold } złota
}. Możesz go od razu zrealizować.
lesson-city-card = Karty miast
lesson-city-card-text = Dwie karty w obszarze akcji są dla wszystkich; te przy miastach wymagają tam faktorii :mp-post:. Kość mówi, ile razy najwyżej możesz użyć karty. { city_card-silk_trade } zamieniają jedwab :mp-silk: i wielbłądy :mp-camel: na monety i punkty :vp:. Połóż czarną kość :mp-black-die:, która nie ma koloru, i wymień dwa razy. Brakującego wielbłąda zastępuje jadeit.
lesson-money-bag = Sakiewka
lesson-money-bag-text = Została ci 1. Sakiewka :mp-bag: przyjmuje kość o dowolnej wartości, jako akcja bonusowa: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} :mp-coin:, { $camels ->
    [one] { $camels } wielbłąd
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
} :mp-camel: albo { $jade ->
    [one] { $jade } jadeit
    [few] { $jade } jadeity
   *[many] { $jade } jadeitów
} :mp-jade:. Weź wielbłądy. Nie masz już kości, a gdy nikt ich nie ma, runda się kończy.
lesson-change-die = Ostatnia runda
lesson-change-die-text = Wszystkie kości są rzucone na nowo. Twoja faktoria w mieście { location-xian } znów przyniosła premię miasta :mp-city-bonus:, 2 jadeity. I to ty zaczynasz: nikt nie użył wyższego pola Podróży, więc klepsydra :mp-hourglass: jest twoja. Za { $camels ->
    [one] { $camels } wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
} możesz zmienić kość o 1 :mp-plus-minus:. Zapłać jadeitem :mp-jade: i zwiększ 1.
lesson-seal = Pieczęć gildii
lesson-seal-text = Za { $dice ->
    [one] { $dice } kość
   *[many] { $dice } kości
} dostajesz pieczęć gildii :mp-seal:, a niższa decyduje, którą. 2 i jedna 3 wystarczą na tę: { seal-spicers } :mp-seal-spicers:. Razem z nią dostajesz { $jade ->
    [one] { $jade } jadeit
    [few] { $jade } jadeity
   *[many] { $jade } jadeitów
} :mp-jade:. Pieczęć otwiera trasy, na których ją widać. A druga 3 zostaje na księgę.
lesson-goal = Cel gry
lesson-goal-win = Gra trwa { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}. Wygrywa, kto ma wtedy najwięcej punktów :vp:.
lesson-goal-lose = Kontrakty :mp-contract: niezrealizowane do tego czasu nic nie dają.
lesson-goal-points = Punkty dają kontrakty :mp-contract:, faktorie :mp-post: w miastach o różnych herbach :mp-shield:, pieczęcie gildii :mp-seal: i karta celu :mp-goal:.
lesson-set-up = Kim jesteś i po co grasz
lesson-set-up-text = Każda gra zaczyna się od postaci: łamie ona jedną zasadę na twoją korzyść. Wybierz Abhę Basu, która zamienia jadeit :mp-jade: na punkty :vp:. Potem zachowaj jedną z { $dealt ->
    [one] { $dealt } karty
   *[many] { $dealt } kart
} celów :mp-goal:: miasta, których herby liczą się dla ciebie podwójnie. Następnie drugi gracz rozegra pierwszą turę.
lesson-first-turn = Twoja pierwsza kość
lesson-first-turn-text = W swojej turze kładziesz kości na jednej akcji. Połóż swoją 1 na Księdze I :mp-book: i weź pierwszą ofertę: pieprz :mp-pepper: i jadeit :mp-jade:. Pasuje każda kość; wyższa daje większy wybór. Dalej stół gra sam aż do 4. rundy, a tam przejmujesz grę.
lesson-goal-text = Twoja karta celu :mp-goal: daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} :vp: za tę pieczęć, gdy jest ulepszona :mp-seal-improved:. To akcja bonusowa, kosztuje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} :mp-coin: i { $pepper ->
    [one] { $pepper } pieprz
   *[many] { $pepper } pieprzu
} :mp-pepper:. Jadeit zachowaj, będzie potrzebny. Ulepszona pieczęć daje swoją premię teraz i na początku każdej kolejnej rundy.
lesson-occupied = Zajęte pole
lesson-occupied-text = Tu leży już kość: { book-2 }. Nadal możesz tam iść, ale zajęte pole kosztuje tyle monet :mp-coin:, ile wskazuje twoja kość: 3 jest tańsza niż 6. Weź jedwab :mp-silk: i złoto :mp-gold: za 2 jadeity :mp-jade:.
lesson-last-dice = Ostatnie kości
lesson-last-dice-text = { space-contracts } :mp-contract: to { $least } albo { $most ->
    [one] { $most } kontrakt
    [few] { $most } kontrakty
   *[many] { $most } kontraktów
} z miast z twoimi faktoriami :mp-post: i { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}. Weź ten za { $camels ->
    [one] { $camels } wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}, { $silk ->
    [one] { $silk } jedwab
    [few] { $silk } jedwabie
   *[many] { $silk } jedwabi
} i { $gold ->
    [one] { $gold } złoto
   *[many] { $gold } złota
}, drugiego nie bierz; zrealizuj go. Twoja ostatnia 6 :mp-die-6: idzie na kartę { city_card-double_coins }: 12 monet :mp-coin:. Potem gra się kończy.
lesson-end = Zwycięstwo
lesson-end-text = 100 punktów :vp:! Arkusz punktacji pokazuje ostatnie z nich: 6 za kartę celu :mp-goal:, 12 za herby :mp-shield:, cztery różne, z których dwa liczą się podwójnie, 8 za najwięcej kontraktów :mp-contract: i trochę za towary i monety. Wiesz już dość, by zagrać samodzielnie.

## Co teraz zrobić w lekcji, ruch po ruchu

lesson-set-up-1 = Wybierz postać { character-abha_basu }.
lesson-set-up-2 = Zachowaj kartę celu: { seal-spicers }.
lesson-first-turn-1 = Wybierz: { book-1 }.
lesson-first-turn-2 = Połóż swoją 1.
lesson-first-turn-3 = Weź górną ofertę.
lesson-first-turn-4 = Zakończ turę.
lesson-book-1 = Wybierz górne pole: { book-3 }. Pasuje tylko twoja 6.
lesson-book-2 = Weź ofertę za 2 jadeity.
lesson-contract-1 = Zrealizuj swój kontrakt.
lesson-contract-2 = Zapłać wielbłądami, bez jadeitu.
lesson-contract-3 = Zakończ turę.
lesson-khan-1 = Wybierz rząd { space-khan }.
lesson-khan-2 = Połóż swoją 3.
lesson-khan-3 = Zakończ turę.
lesson-travel-1 = Wybierz środkowe pole Podróży.
lesson-travel-2 = Połóż obie 4.
lesson-travel-3 = Idź do pierwszej oazy na drodze.
lesson-travel-4 = Idź dalej do drugiej oazy.
lesson-travel-5 = Idź dalej do miasta { location-jaipur }.
lesson-travel-6 = Zatrzymaj się tutaj.
lesson-travel-7 = Zapłać 2 z monet jadeitem.
lesson-post-1 = Weź najpierw premię placówki.
lesson-post-2 = Weź kontrakt, za który możesz zapłacić.
lesson-post-3 = Od razu go zrealizuj.
lesson-post-4 = Zakończ turę.
lesson-city-card-1 = Wybierz kartę { city_card-silk_trade }.
lesson-city-card-2 = Połóż czarną kość.
lesson-city-card-3 = Wymień 2 razy.
lesson-city-card-4 = Zakończ turę.
lesson-money-bag-1 = Wybierz sakiewkę.
lesson-money-bag-2 = Połóż swoją 1.
lesson-money-bag-3 = Weź wielbłądy.
lesson-change-die-1 = Wybierz zwiększenie wartości kości.
lesson-change-die-2 = Zapłać za 2 wielbłądy jadeitem.
lesson-change-die-3 = Zwiększ 1.
lesson-seal-1 = Wybierz: { space-guild_seals }.
lesson-seal-2 = Połóż 2 i jedną 3.
lesson-seal-3 = Weź pieczęć: { seal-spicers }.
lesson-goal-1 = Ulepsz swoją pieczęć.
lesson-goal-2 = Zapłać monetami, bez jadeitu.
lesson-goal-3 = Zakończ turę.
lesson-occupied-1 = Wybierz: { book-2 }.
lesson-occupied-2 = Połóż swoją 3.
lesson-occupied-3 = Weź ofertę za 2 jadeity.
lesson-occupied-4 = Zakończ turę.
lesson-last-dice-1 = Wybierz: { space-contracts }.
lesson-last-dice-2 = Weź kontrakt, za który możesz zapłacić.
lesson-last-dice-3 = Nie bierz drugiego.
lesson-last-dice-4 = Zrealizuj go.
lesson-last-dice-5 = Zakończ turę.
lesson-last-dice-6 = Wybierz kartę { city_card-double_coins }; tam idzie twoja ostatnia 6.

## Co znaczą symbole

legend-mp-post = Faktoria: umieszczana w miastach, do których docierasz.
legend-mp-any-good = Dowolny towar.
legend-mp-city-bonus = Premia miasta: co rundę za faktorię.
legend-mp-outpost-bonus = Premia placówki: raz, za pierwszą faktorię.
legend-mp-shield = Herby miast: różne dają punkty na koniec.

## Jak grać

howto-win = Jak wygrać
howto-win-most = Po { $rounds ->
    [one] { $rounds } rundzie
   *[other] { $rounds } rundach
} wygrywa osoba z największą liczbą punktów.
howto-win-most-text = Podróżuj, zakładaj faktorie w wielu miastach i realizuj kontrakty. Przy remisie wygrywa, kto ma więcej wielbłądów.
howto-win-contracts = Realizuj to, co bierzesz.
howto-win-contracts-text = Kontrakt niezrealizowany do końca gry nic nie daje.
howto-points = Skąd biorą się punkty
howto-points-contracts = Kontrakty
howto-points-contracts-text = tyle, ile mówi karta, od razu
howto-points-shields = Herby
howto-points-shields-text = różne, w miastach z twoimi faktoriami: do { $shield_points }
howto-points-posts = Faktorie
howto-points-posts-text = { $post_points } za faktorie { $posts }
howto-points-goal = Karta celu
howto-points-goal-text = za ulepszone pieczęcie; niektóre herby liczą się podwójnie
howto-points-most = Najwięcej kontraktów
howto-points-most-text = { $most_contracts } za najwięcej zrealizowanych
howto-points-left = Pozostałe zasoby
howto-points-left-text = punkt za { $goods_point ->
    [one] { $goods_point } towar
    [few] { $goods_point } towary
   *[many] { $goods_point } towarów
}, punkt za { $coins_point ->
    [one] { $coins_point } monetę
    [few] { $coins_point } monety
   *[many] { $coins_point } monet
}
howto-turn = Twoja tura: trzy kroki
howto-turn-dice = Spójrz na kości
howto-turn-dice-text = W każdej rundzie rzucasz { $dice ->
    [one] { $dice } kością
   *[other] { $dice } kośćmi
}. Sumę poniżej { $low_roll } wyrównujesz monetami albo wielbłądami.
howto-turn-action = Wykonaj jedną akcję
howto-turn-action-text = Połóż tyle kości, ile pokazuje pole. Często najniższa mówi, ile możesz zrobić. Kości, które już tam leżą, kosztują cię monety.
howto-turn-bonus = Wykonuj akcje bonusowe
howto-turn-bonus-text = Przedtem i potem, ile chcesz: realizuj kontrakty, ulepszaj pieczęcie, zmieniaj kości, użyj sakiewki. Potem kolej następnej osoby.
howto-wrong = Błędy początkujących
howto-wrong-occupied = To pole jest zamknięte
howto-wrong-occupied-text = Niebieskie pole jest otwarte dla wszystkich. Jeśli leżą tam kości, zapłać tyle monet, ile wskazuje twoja najniższa.
howto-wrong-twice = Pójdę tam znowu
howto-wrong-twice-text = Kości twojego koloru używają każdego pola raz w rundzie. Tylko czarne kości mogą wrócić.
howto-wrong-passing = Wystarczy przejść
howto-wrong-passing-text = Faktoria staje tam, gdzie kończy się podróż. Miasta po drodze zostają puste.
howto-wrong-today = Użyję miasta od razu
howto-wrong-today-text = Jego karta albo akcja specjalna czeka na twoją następną turę. Znacznik i kontrakt są od razu.
howto-wrong-jade = Jadeit na później
howto-wrong-jade-text = Jadeit zastępuje każdą monetę i każdego wielbłąda. Często jeden otwiera podróż, na którą monet nie starcza.
howto-actions = Siedem akcji
howto-actions-books = Księgi
howto-actions-books-text = Jedna kość za jedną z czterech ofert; dwie dolne kosztują jadeit. Księga II wymaga co najmniej { $book_two }, księga III co najmniej { $book_three }.
howto-actions-khan-text = Kość nie niższa niż ostatnia: { $khan_coins ->
    [one] { $khan_coins } moneta
    [few] { $khan_coins } monety
   *[many] { $khan_coins } monet
} i { $khan_camels ->
    [one] { $khan_camels } wielbłąd
    [few] { $khan_camels } wielbłądy
   *[many] { $khan_camels } wielbłądów
}, bez względu na wartość.
howto-actions-guild_seals-text = { $seal_dice ->
    [one] { $seal_dice } kość;
    [few] { $seal_dice } kości; niższa
   *[many] { $seal_dice } kości; najniższa
} mówi, którą pieczęć możesz wziąć, razem z jej jadeitem. Pieczęcie otwierają trasy, a ulepszone płacą co rundę.
howto-actions-travel = Podróż
howto-actions-travel-text = { $travel_dice } kości na { $travel_steps } kroków, nie więcej niż najniższa; najpierw zapłać za trasy. Najkrótsza kosztuje też { $travel_coins ->
    [one] { $travel_coins } monetę
    [few] { $travel_coins } monety
   *[many] { $travel_coins } monet
}. Postaw faktorię.
howto-actions-contracts-text = Jedna kość: do { $contracts_most ->
    [one] { $contracts_most } kontraktu
   *[other] { $contracts_most } kontraktów
} z miast z twoimi faktoriami i { $contracts_coins ->
    [one] { $contracts_coins } moneta
    [few] { $contracts_coins } monety
   *[many] { $contracts_coins } monet
}. Masz miejsce na { $contract_spaces }.
howto-actions-special = Miasta specjalne
howto-actions-special-text = Z faktorią na miejscu jedna kość daje nagrodę miasta, a z jego ulepszoną pieczęcią także premię pieczęci.
howto-actions-cards = Karty miast
howto-actions-cards-text = Kość na kartę, raz w rundzie na wszystkich. Kość mówi, ile razy. Karty w obszarze akcji są dla wszystkich; inne wymagają twojej faktorii.
howto-course = Akcje bonusowe, nowa runda, koniec
howto-course-bonus = Akcje bonusowe
howto-course-bonus-text = Sakiewka: kość za { $bag_coins ->
    [one] { $bag_coins } monetę
    [few] { $bag_coins } monety
   *[many] { $bag_coins } monet
}, { $bag_camels ->
    [one] { $bag_camels } wielbłąda
    [few] { $bag_camels } wielbłądy
   *[many] { $bag_camels } wielbłądów
} albo { $bag_jade ->
    [one] { $bag_jade } jadeit
    [few] { $bag_jade } jadeity
   *[many] { $bag_jade } jadeitów
}. Wielbłądy: { $reroll } za przerzut kości, { $change } za zmianę o jeden, { $black_die } za czarną kość.
howto-course-round = Nowa runda
howto-course-round-text = Gdy nie ma już kości, zmieniają się księgi i karty obszaru, znaczniki i ulepszone pieczęcie płacą znowu, wszyscy rzucają.
howto-course-end = Koniec
howto-course-end-text = Po rundzie { $rounds } liczą się karta celu, herby, towary, monety i najwięcej kontraktów.

## The tables of the box and their keys

box-table-contracts = Kontrakty
box-table-city_cards = Karty miast
box-table-goal_cards = Karty celów
box-table-characters = Postacie
box-table-outpost_bonuses = Premie placówek
box-table-city_bonus_markers = Żetony premii miast
box-table-offer_tiles = Płytki ofert
box-table-guild_seals = Pieczęcie gildii
box-table-action_spaces = Pola akcji
box-table-bonus_actions = Akcje bonusowe
box-table-locations = Miasta i oazy
box-table-routes = Trasy
box-table-special_cities = Miasta specjalne
box-table-books = Księgi
box-table-shields = Herby
box-table-shield_track = Punkty za różne herby
box-table-compensation = Rekompensata za niskie kości
box-key-book = Księga
box-key-dice = Kości
box-key-min_value = Najmniejsza wartość kości
box-key-min_die = Najmniejsza wartość kości
box-key-seal = Pieczęć gildii
box-key-seal_bonus_times = Ile razy z ulepszoną pieczęcią
box-key-city = Miasto
box-key-ends = Skąd i dokąd
box-key-shield = Herb
box-key-shields = Herby
box-key-marker = Żeton premii miasta
box-key-outpost = Premia placówki
box-key-card_slots = Pola kart miast
box-key-contract_slots = Pola kontraktów
box-key-offers = Oferty
box-key-jade_when_taken = Jadeit przy zdobyciu
box-key-improve_cost = Koszt ulepszenia
box-key-improved_bonus = Premia po ulepszeniu
box-key-take_min = Bierze co najmniej
box-key-take_max = Bierze najwyżej
box-key-max_steps = Najwięcej kroków
box-key-extra_post = Dodatkowa faktoria
box-key-rank = Rząd
box-key-limit_per_turn = Najwięcej w turze
box-key-space = Pole
box-key-black_dice = Czarne kości
box-key-neutral_dice = Neutralne kości
box-key-most_contracts_vp = Punkty za najwięcej kontraktów
box-key-second_most_contracts_vp = Punkty za drugie miejsce w kontraktach
box-key-threshold = Suma kości
box-key-per_missing_point = Za każdy brakujący punkt
box-key-coins_per_vp = Monety za punkt
box-key-goods_counted = Liczone towary
box-key-trading_post_vp = Punkty za faktorię
box-key-start_location = Start
box-key-start_contracts = Kontrakty na początku
box-key-goal_cards_dealt = Rozdane karty celów
box-key-goal_cards_kept = Zatrzymane karty celów
box-key-active_contract_spaces = Pola aktywnych kontraktów
box-key-score_start = Punkty na początku
box-key-characters_revealed_extra = Dodatkowo odkryte postacie
box-key-game_boards = Plansze gry
box-key-player_aids = Pomoce gracza
box-key-first_player_markers = Znaczniki startowego gracza
box-key-city_bonus_markers_in_play = Żetony premii miast w grze
box-key-guild_seals_per_kind = Pieczęcie gildii każdego rodzaju
box-key-offer_tiles_per_book = Płytki ofert każdej księgi
box-key-offer_tiles_removed_per_book = Usuwane płytki ofert każdej księgi
box-key-contracts_normal = Zwykłe kontrakty
box-key-contracts_starting = Kontrakty początkowe
box-key-city_card_spaces_at_cities = Pola kart miast przy miastach
box-key-city_card_spaces_action_area = Pola kart miast obok akcji
box-key-trading_posts_per_player = Faktorie gracza
box-key-figures_per_player = Pionki gracza
box-key-dice_per_player = Kości gracza
box-key-points_cards_50_100 = Karty 50 i 100 punktów
box-key-character_pick_order = Kolejność wyboru postaci
box-key-tie_break = Rozstrzygnięcie remisu
box-key-all_tied_players_score = Punktują wszyscy remisujący
box-row-bonus_actions = { $row ->
    [money_bag] Sakiewka
    [reroll] { bonus-reroll }
    [change_by_one] Zmień kość o jeden
    [black_die] { bonus-black_die }
    [complete_contract] Zrealizuj kontrakt
   *[improve_seal] Ulepsz pieczęć gildii
}

# What turns are about, and what ends a game: what is counted in many games

deed-travel = Podróż
deed-special-city = Miasta specjalne
deed-city-card = Karty miast
deed-character = Wybór postaci
