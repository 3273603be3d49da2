# Yokohama.

game-yokohama = Yokohama

## Co się liczy

noun-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
noun-yen = { $n ->
    [one] { $n } jen
    [few] { $n } jeny
   *[many] { $n } jenów
}
    .acc = { $n ->
        [one] { $n } jena
        [few] { $n } jeny
       *[many] { $n } jenów
    }
noun-copper = { $n ->
    [one] { $n } miedź
   *[many] { $n } miedzi
}
noun-silk = { $n ->
    [one] { $n } jedwab
    [few] { $n } jedwabie
   *[many] { $n } jedwabi
}
noun-tea = { $n ->
    [one] { $n } herbata
    [few] { $n } herbaty
   *[many] { $n } herbat
}
    .acc = { $n ->
        [one] { $n } herbatę
        [few] { $n } herbaty
       *[many] { $n } herbat
    }
noun-fish = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
   *[many] { $n } ryb
}
    .acc = { $n ->
        [one] { $n } rybę
        [few] { $n } ryby
       *[many] { $n } ryb
    }
noun-import = { $n ->
    [one] { $n } dobro importowane
    [few] { $n } dobra importowane
   *[many] { $n } dóbr importowanych
}
noun-any_good = { $n ->
    [one] { $n } dowolne dobro handlowe
    [few] { $n } dowolne dobra handlowe
   *[many] { $n } dowolnych dóbr handlowych
}
noun-assistant = { $n ->
    [one] { $n } asystent
    [few] { $n } asystenci
   *[many] { $n } asystentów
}
    .acc = { $n ->
        [one] { $n } asystenta
       *[many] { $n } asystentów
    }
    .gen = { $n ->
        [one] { $n } asystenta
       *[many] { $n } asystentów
    }
noun-free_agent = { $n ->
    [one] { $n } darmowy agent
    [few] { $n } darmowi agenci
   *[many] { $n } darmowych agentów
}
    .acc = { $n ->
        [one] { $n } darmowego agenta
       *[many] { $n } darmowych agentów
    }
counted-shop = { $n ->
    [one] { $n } sklep
    [few] { $n } sklepy
   *[many] { $n } sklepów
}
counted-house = { $n ->
    [one] { $n } dom handlowy
    [few] { $n } domy handlowe
   *[many] { $n } domów handlowych
}

## Co robią efekty

verb-exchange = wymiany – { $n }
verb-raise_faith = asystent na planszę kościoła, wiara – { $n }
verb-pay_imports = asystent na planszę urzędu celnego, dobra importowane najwyżej – { $n }
verb-recruit = elementy z magazynu – { $n }
verb-research = technologia o wartości – { $n }
verb-take_orders = weź zamówienia, do określonego poziomu
verb-buy_shop = { $n ->
    [one] kup { $n } sklep (opcjonalnie)
    [few] kup najwyżej { $n } sklepy
   *[many] kup najwyżej { $n } sklepów
}
verb-buy_trading_house = { $n ->
    [one] kup { $n } dom handlowy (opcjonalnie)
    [few] kup najwyżej { $n } domy handlowe
   *[many] kup najwyżej { $n } domów handlowych
}
verb-move_assistant = { $n ->
    [one] rusz { $n } asystenta
   *[many] rusz najwyżej { $n } asystentów
}
verb-fill_up = uzupełnij { $noun ->
    [copper] miedź
    [silk] jedwab
    [tea] herbatę
    [fish] ryby
    [import] dobra importowane
   *[yen] jeny
} do { $to }
verb-place_station = umieść żeton stacji (+{ $power ->
    [one] { $power } siła
   *[many] { $power } siły
})

## Trwałe zmiany, chwile, warunki

change-passing_fee = { $n ->
    [0] nic nie płacisz prezesom, których mijasz
   *[other] za każdego mijanego prezesa: { noun-yen }
}
change-may_share_area = twój prezes może zatrzymać się tam, gdzie stoją inni prezesi
change-placement_spread_max = umieść do { noun-assistant.gen } na różnych obszarach
change-placement_stack_adjacent = gdy umieszczasz dwóch na jednym obszarze: +{ noun-assistant } na sąsiednim
change-gained_amount = gdy otrzymujesz { $noun ->
    [yen] jeny: +{ noun-yen }
    [copper] miedź: +{ noun-copper }
    [silk] jedwab: +{ noun-silk }
    [tea] herbatę: +{ noun-tea }
    [fish] ryby: +{ noun-fish }
   *[import] dobra importowane: +{ noun-import }
}
change-assistants_left_max = przy odzyskiwaniu możesz zostawić do { noun-assistant.gen }
change-may_move_to_own_assistant = twój prezes może przejść od razu na dowolny obszar z twoim asystentem
change-may_move_to_station = twój prezes może przejść od razu na stację
moment-order_completed = za każde wypełnione zamówienie
moment-customs_placed = za każdego asystenta umieszczonego na planszy urzędu celnego
moment-church_placed = za każdego asystenta umieszczonego na planszy kościoła
moment-trading_house_built = za każdy wybudowany dom handlowy
moment-shop_built = za każdy wybudowany sklep
moment-technology_taken_later = za każdą później wziętą technologię
moment-turn_started = na początku twojej tury
moment-own_turn = w twojej turze
test-goods = { $good ->
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
   *[fish] { noun-fish }
}
test-technologies = { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
   *[many] { $n } technologii
}
test-yen = { noun-yen }
test-tokens = w sumie { $n } żetonów (agenci i 5-krotna siła)
test-orders = { $n ->
    [one] { $n } wypełnione zamówienie
    [few] { $n } wypełnione zamówienia
   *[many] { $n } wypełnionych zamówień
}
test-buildings = budynki na { $production ->
    [0] {""}
    [one] { $production } obszarze produkcyjnym
   *[many] { $production } obszarach produkcyjnych
}{ $commercial ->
    [0] {""}
   *[other] { $production ->
        [0] {""}
       *[other] {" "}i{" "}
    }{ $commercial ->
        [one] { $commercial } obszarze handlowym
       *[many] { $commercial } obszarach handlowych
    }
}

## Zasoby, elementy

resource-yen = Jeny
resource-copper = Miedź
resource-silk = Jedwab
resource-tea = Herbata
resource-fish = Ryby
resource-import = Dobra importowane
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
piece-assistant = Asystent
piece-shop = Sklep
piece-trading_house = Dom handlowy
building-shop_1 = Sklep na polu 1
building-shop_2 = Sklep na polu 2
building-shop_3 = Sklep na polu 3
building-shop_4 = Sklep na polu 4
building-trading_house = { piece-trading_house }
source-area = Z obszaru
source-hand = Z ręki

## Obszary

area-copper_mine_1 = Kopalnia miedzi 1
    .at = na kopalni miedzi 1
    .about = Miedź: twoja siła minus 2.
area-copper_mine_2 = Kopalnia miedzi 2
    .at = na kopalni miedzi 2
    .about = Miedź: twoja siła minus 2.
area-silk_mill_1 = Tkalnia jedwabiu 1
    .at = na tkalni jedwabiu 1
    .about = Jedwab: twoja siła minus 1.
area-silk_mill_2 = Tkalnia jedwabiu 2
    .at = na tkalni jedwabiu 2
    .about = Jedwab: twoja siła minus 1.
area-tea_plantation_1 = Plantacja herbaty 1
    .at = na plantacji herbaty 1
    .about = Tyle herbaty, ile wynosi twoja siła.
area-tea_plantation_2 = Plantacja herbaty 2
    .at = na plantacji herbaty 2
    .about = Tyle herbaty, ile wynosi twoja siła.
area-fishing_ground_1 = Łowisko 1
    .at = na łowisku 1
    .about = Tyle ryb, ile wynosi twoja siła.
area-fishing_ground_2 = Łowisko 2
    .at = na łowisku 2
    .about = Tyle ryb, ile wynosi twoja siła.
area-bank = Bank
    .at = w banku
    .about = Tyle jenów, ile wynosi twoja siła.
area-chinatown = Chińska dzielnica
    .at = w chińskiej dzielnicy
    .about = Tyle wymian, ile wynosi twoja siła.
area-canal = Kanał
    .at = na kanale
    .about = Nic się tu nie zatrzymuje. Twój prezes może przejść za 1 jena.
area-church = Kościół
    .at = w kościele
    .about = Umieść asystenta na polu planszy kościoła, na które wystarcza twoja wiara: siła i to, co dopłacisz.
area-customs = Urząd celny
    .at = w urzędzie celnym
    .about = Zapłać dobra importowane, najwyżej tyle, ile siła minus 1, i umieść asystenta na polu planszy urzędu celnego z tą liczbą.
area-employment_agency = Agencja pracy
    .at = w agencji pracy
    .about = Weź elementy z magazynu: tyle, ile siła minus 1. Sklepy i domy handlowe kosztują jeny.
area-laboratory_a = Laboratorium A
    .at = w laboratorium A
    .about = Weź technologię. Twoja siła pokrywa tyle jej kosztu, ile wynosi; za każdą brakującą jednostkę płacisz 2 jeny albo 1 dobro importowane.
area-laboratory_b = Laboratorium B
    .at = w laboratorium B
    .about = Weź technologię. Twoja siła pokrywa tyle jej kosztu, ile wynosi; za każdą brakującą jednostkę płacisz 2 jeny albo 1 dobro importowane.
area-port_a = Port A
    .at = w porcie A
    .about = Weź 1 zamówienie albo 2 za 2 jeny lub 1 dobro importowane. Siła 2: niskie pola; 3: także średnie; 4: wszystkie; 5: wszystkie i 3 punkty.
area-port_b = Port B
    .at = w porcie B
    .about = Weź 1 zamówienie albo 2 za 2 jeny lub 1 dobro importowane. Siła 2: niskie pola; 3: także średnie; 4: wszystkie; 5: wszystkie i 3 punkty.

## Kraje, agenci

country-gb = Wielka Brytania
country-us = Stany Zjednoczone
country-fr = Francja
country-de = Niemcy
country-nl = Holandia
agent-gb = brytyjski agent
agent-us = amerykański agent
agent-fr = francuski agent
agent-de = niemiecki agent
agent-nl = holenderski agent
agent-free = darmowy agent

## Karty, płytki, żetony, plansze

order = { $country }: { $cost } → { $gain }
    .called = { $country }
order-hidden = ukryte
technology =
    .choice = { $name } ({ $value }) · { $about }
technology-ball = Bal
    .about = Każde wypełnione zamówienie daje ci 2 punkty.
technology-brickworks = Cegielnia
    .about = Każdy asystent, którego umieścisz na planszy urzędu celnego, daje ci 4 punkty.
technology-stagecoach = Dyliżans
    .about = Nic nie płacisz prezesom, których mijasz.
technology-newspaper = Gazeta
    .about = Możesz umieścić do 4 asystentów na różnych obszarach.
technology-stock_exchange = Giełda
    .about = Jeśli na początku tury masz mniej niż 2 jeny, uzupełniasz do 2.
technology-electric_lighting = Oświetlenie elektryczne
    .about = Każdy wybudowany dom handlowy daje ci 3 punkty.
technology-gas_lighting = Oświetlenie gazowe
    .about = Każdy wybudowany sklep daje ci 2 punkty.
technology-spinning_mill = Przędzalnia
    .about = Raz na turę: zapłać 1 jedwab i weź 2 jeny.
technology-station = Stacja
    .about = Umieść żeton stacji: +1 siły dla wszystkich na tym obszarze. Twój prezes może tam iść bezpośrednio.
technology-patent_system = System patentowy
    .about = Każda technologia, którą weźmiesz po tej, daje ci 2 punkty.
technology-postal_system = System pocztowy
    .about = Twój prezes może zatrzymać się tam, gdzie stoją inni prezesi.
technology-language_school = Szkoła językowa
    .about = Każde wypełnione zamówienie daje ci 1 jena.
technology-mining_technology = Technologia górnicza
    .about = Gdy otrzymujesz miedź, otrzymujesz 1 więcej.
technology-telephone = Telefon
    .about = Odzyskując asystentów, możesz zostawić 1 na obszarze.
technology-telegraph = Telegram
    .about = Gdy umieszczasz 2 asystentów na jednym obszarze, możesz umieścić jeszcze 1 na sąsiednim.
technology-tram = Tramwaj
    .about = Twój prezes może iść bezpośrednio na każdy obszar z twoim asystentem.
technology-typography = Typografia
    .about = Każda technologia, którą weźmiesz po tej, daje ci 1 jena.
technology-university = Uniwersytet
    .about = Raz na turę: zapłać 1 jena i weź 1 asystenta z magazynu.
technology-winery = Winiarnia
    .about = Każdy asystent, którego umieścisz na planszy kościoła, daje ci 3 punkty.
technology-exhibition = Wystawa
    .about = Od razu 10 punktów.
use =
    .choice = Użyj: { $name }
use-spinning_mill = { technology-spinning_mill }
use-university = { technology-university }
achievement = { $condition }
    .choice = { $name } · pierwszy gracz: { $first }; następni: { $later }
exchange = { $cost } → { $gain }
    .called = {""}
    .beside = {""}
space = { $stem ->
    [church] plansza kościoła, pole { $a }
   *[customs] plansza urzędu celnego, pole { $a }
}
    .choice = { $stem ->
        [church] Pole { $a }, wiara { $faith }: { $effects }
       *[customs] Pole { $a }, { $imports ->
            [one] { $imports } dobro importowane
            [few] { $imports } dobra importowane
           *[many] { $imports } dóbr importowanych
        }: { $effects }
    }
    .beside = { $stem ->
        [church] Pole { $a }, wiara { $faith }
       *[customs] Pole { $a }
    }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
token = { $effects }
tile = Płytka budynku { $a }
reward = { $country ->
    [none] { $effects }
   *[other] Symbol kraju: { $country }
}

## Kto dostaje opłatę po drodze, fazy

payee-seat_1 = gracz 1
payee-seat_2 = gracz 2
payee-seat_3 = gracz 3
payee-seat_4 = gracz 4
payee-canal = kanał
fees = { $label ->
    [none] nikt
   *[other] { $n ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }
}
phase-end = Dalej
phase-return = Zwróć prezesa do ręki

## Dziennik

log-round-begins = Runda { $n }
log-order-kept = { $player } zachowuje zamówienie ({ $order })
    .you = zachowujesz zamówienie ({ $order })
log-turn-begins = { $player }: początek tury
log-assistant-placed = { $player } umieszcza asystenta { $area_at }
    .you = umieszczasz asystenta { $area_at }
log-fee-paid = { $player } płaci { noun-yen.acc } → { $to }
    .you = płacisz { noun-yen.acc } → { $to }
log-canal-paid = { $player } płaci { noun-yen.acc } ({ area-canal })
    .you = płacisz { noun-yen.acc } ({ area-canal })
log-president-moved = { $player } porusza prezesa ({ $area })
    .you = poruszasz prezesa ({ $area })
log-president-returned = { $player } zwraca prezesa do ręki
    .you = zwracasz prezesa do ręki
log-assistant-back = { $player } zabiera { noun-assistant.acc } ({ $area })
    .you = zabierasz { noun-assistant.acc } ({ $area })
log-agent-used = { $player } używa agenta – { $agent } ({ $area })
    .you = używasz agenta – { $agent } ({ $area })
log-action = { $player }: akcja – { $area }, siła { $n }
log-income = { $player }: +{ noun-yen } za dom handlowy ({ $area })
log-gained = { $player }: +{ $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
}
log-paid = { $player } płaci { $what_id ->
    [yen] { noun-yen.acc }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea.acc }
    [fish] { noun-fish.acc }
   *[import] { noun-import }
}
    .you = płacisz { $what_id ->
        [yen] { noun-yen.acc }
        [copper] { noun-copper }
        [silk] { noun-silk }
        [tea] { noun-tea.acc }
        [fish] { noun-fish.acc }
       *[import] { noun-import }
    }
log-points = { $player }: +{ noun-vp }
log-recruited = { $player } bierze { $piece_id ->
    [assistant] { noun-assistant.acc }
    [shop] { counted-shop }
   *[trading_house] { counted-house }
} z magazynu
    .you = bierzesz { $piece_id ->
        [assistant] { noun-assistant.acc }
        [shop] { counted-shop }
       *[trading_house] { counted-house }
    } z magazynu
log-exchanged = { $player }: wymiana – { $exchange }
    .beside = { $player }: wymiana
log-on-board = { $player } umieszcza asystenta – { $space }
    .you = umieszczasz asystenta – { $space }
log-technology-taken = { $player } bierze technologię – { $technology } ({ $country })
    .you = bierzesz technologię – { $technology } ({ $country })
log-technology-shown = Nowa technologia, { $area } – { $technology } ({ $country })
log-technology-used = { $player } używa technologii – { $technology }
    .you = używasz technologii – { $technology }
log-order-taken = { $player } bierze zamówienie – { $order }
    .you = bierzesz zamówienie – { $order }
log-order-shown = Nowe zamówienie, { $area } – { $order }
log-order-completed = { $player } wypełnia zamówienie – { $order }
    .you = wypełniasz zamówienie – { $order }
    .beside = { $player } wypełnia zamówienie – { $order_called }
    .you-beside = wypełniasz zamówienie – { $order_called }
log-achieved = { $player } wypełnia osiągnięcie – { $achievement }
    .you = wypełniasz osiągnięcie – { $achievement }
log-agent-gained = { $player }: +1 { $agent }
log-reward-taken = { $player } bierze żeton nagrody – { $reward }
    .you = bierzesz żeton nagrody – { $reward }
log-token-taken = { $player } bierze żeton 5-krotnej siły ({ $area }) – { $token }
    .you = bierzesz żeton 5-krotnej siły ({ $area }) – { $token }
    .beside = { $player } bierze żeton 5-krotnej siły ({ $area })
    .you-beside = bierzesz żeton 5-krotnej siły ({ $area })
log-shop-built = { $player } buduje sklep { $area_at }
    .you = budujesz sklep { $area_at }
log-house-built = { $player } buduje dom handlowy { $area_at }
    .you = budujesz dom handlowy { $area_at }
log-assistant-moved = { $player } rusza asystenta ({ $area })
    .you = ruszasz asystenta ({ $area })
log-station-placed = { $player } umieszcza żeton stacji { $area_at }
    .you = umieszczasz żeton stacji { $area_at }
log-recovered = { $player } odzyskuje { noun-assistant.acc } ({ $area })
    .you = odzyskujesz { noun-assistant.acc } ({ $area })
log-end-triggered = { $player } wywołuje koniec gry – { $n ->
    [1] wszystkie domy handlowe wybudowane
    [2] wszystkie sklepy wybudowane
    [3] brak zamówień do uzupełnienia portu
    [4] dość asystentów na planszy kościoła
   *[5] dość asystentów na planszy urzędu celnego
}
    .you = wywołujesz koniec gry – { $n ->
        [1] wszystkie domy handlowe wybudowane
        [2] wszystkie sklepy wybudowane
        [3] brak zamówień do uzupełnienia portu
        [4] dość asystentów na planszy kościoła
       *[5] dość asystentów na planszy urzędu celnego
    }
log-game-over = Koniec gry

## Pytania

say-pay-faith = Brakuje wiary: { $missing }. Czym płacisz?
    .why = Każdy rodzaj liczy się raz.
say-place = Gdzie umieszczasz asystenta?
    .why = Na ręce: { $hand }. Ten sam obszar drugi raz: dwóch asystentów razem.
say-pay-in-imports = Brakująca wartość { $missing }: dobra importowane czy jeny?
ask-keep-order = Które zamówienie zachowujesz?
    .verb = Zatrzymaj
ask-extra = Wybierz akcję dodatkową albo przejdź dalej.
    .order = Wypełnij zamówienie ({ $name })
    .agent = Użyj agenta: { $name }
    .achievement = Wypełnij osiągnięcie: { $name }
    .order-beside = Wypełnij zamówienie ({ $country }{ $gain_left ->
        [none] {""}
       *[other] {" "}→ { $gain_left }
    })
    .order-called = Wypełnij zamówienie
ask-agent-where = Na którym obszarze działa agent?
    .verb = Działaj
ask-place = Gdzie umieszczasz asystenta? Wybierz obszar dwa razy, by umieścić tam dwóch.
    .verb = Umieść
    .phase-end = Zakończ umieszczanie
ask-place-beside = Na którym sąsiednim obszarze umieszczasz jeszcze jednego asystenta?
    .verb = Umieść
    .answer-skip = Nie umieszczaj więcej
say-move-president = { ask-move-president }
    .why = Twoje jeny: { $yen }.
ask-move-president = Dokąd idzie twój prezes?
    .verb = Idź do
ask-pay-on-the-way = Kto dostaje opłatę po drodze?
ask-take-back = Których asystentów zabierasz?
    .verb = Zabierz
    .phase-end = Zostaw pozostałych
say-exchange = { ask-exchange }
    .why = Pozostałe wymiany: { $left }.
ask-exchange = Co wymieniasz?
    .answer-skip = Zakończ wymiany
say-church-space = { ask-church-space }
    .why = Wiara z siły: { $faith }. Resztę się płaci.
ask-church-space = Które pole planszy kościoła zajmujesz?
    .verb = Weź
    .answer-skip = Zrezygnuj z kościoła
ask-pay-faith = Czym płacisz za wiarę?
    .verb = Zapłać
    .payment = { $cost }
    .payment-beside = { ask-pay-faith.verb }
say-customs-space = { ask-customs-space }
    .why = Dobra importowane, na które pozwala siła: { $most }. Masz: { $have }.
ask-customs-space = Które pole planszy urzędu celnego zajmujesz?
    .verb = Weź
    .answer-skip = Zrezygnuj z urzędu celnego
ask-choose-source = Skąd bierzesz asystenta na planszę?
    .verb = Wyślij
say-recruit = { ask-recruit }
    .why = Elementy do wzięcia: { $left }. Twoje jeny: { $yen }.
ask-recruit = Który element bierzesz z magazynu?
    .verb = Weź
    .answer-skip = Nie bierz więcej elementów
say-take-technology = { ask-take-technology }
    .why = Wartość z siły: { $value }. Twoje dobra importowane: { $imports }, jeny: { $yen }.
ask-take-technology = Którą technologię bierzesz?
    .verb = Weź
    .answer-skip = Nie bierz technologii
ask-which-copy = Kartę którego kraju bierzesz?
ask-pay-extra = Czym płacisz za kolejną technologię?
    .verb = Zapłać
ask-pay-in-imports = Ile dóbr importowanych płacisz? Reszta w jenach.
    .verb = Zapłać
    .count = { $a ->
        [0] same jeny
        [one] { $a } dobro importowane
        [few] { $a } dobra importowane
       *[many] { $a } dóbr importowanych
    }
    .count-beside = { ask-pay-in-imports.verb }
say-take-order = { ask-take-order }
    .why = Zamówienia na ręce: { $have } z { $most }.
ask-take-order = Które zamówienie bierzesz?
    .verb = Weź
    .answer-skip = Nie bierz zamówienia
ask-pay-second = Czym płacisz za drugie zamówienie?
    .verb = Zapłać
ask-place-station = Gdzie umieszczasz żeton stacji?
    .verb = Umieść
ask-take-token = Wziąć żeton 5-krotnej siły?
    .answer-yes = Weź
    .answer-skip = Zostaw
ask-build = Co budujesz?
    .verb = Zbuduj
    .answer-skip = Nic nie buduj
ask-leave-behind = Zostawić asystenta na obszarze?
    .answer-yes = Zostaw jednego
    .answer-skip = Zabierz wszystkich
ask-choose-good = Które dobro handlowe bierzesz?
    .verb = Weź
ask-buy-piece = Kupujesz element z magazynu?
    .answer-yes = Kup
    .answer-skip = Zostaw w magazynie
ask-move-assistant = Którego asystenta ruszasz?
    .verb = Porusz
    .answer-skip = Nie ruszaj asystenta
ask-move-where = Dokąd idzie asystent?
    .verb = Idź do
ask-choose-reward = Który żeton nagrody bierzesz?
    .verb = Weź
ask-own-turn = Której technologii używasz?
    .verb = Użyj

wait-keep-order = Oczekiwanie: { $player } (wybiera zamówienie)
wait-extra = Oczekiwanie: { $player } (akcje dodatkowe)
wait-agent-where = Oczekiwanie: { $player } (używa agenta)
wait-place = Oczekiwanie: { $player } (umieszcza asystentów)
wait-place-beside = Oczekiwanie: { $player } (umieszcza asystentów)
wait-move-president = Oczekiwanie: { $player } (porusza prezesa)
wait-pay-on-the-way = Oczekiwanie: { $player } (wybiera drogę)
wait-take-back = Oczekiwanie: { $player } (zabiera asystentów)
wait-exchange = Oczekiwanie: { $player } (wymienia)
wait-church-space = Oczekiwanie: { $player } (kościół)
wait-pay-faith = Oczekiwanie: { $player } (płaci)
wait-customs-space = Oczekiwanie: { $player } (urząd celny)
wait-choose-source = Oczekiwanie: { $player } (wybiera asystenta)
wait-recruit = Oczekiwanie: { $player } (bierze elementy z magazynu)
wait-take-technology = Oczekiwanie: { $player } (wybiera technologię)
wait-which-copy = Oczekiwanie: { $player } (wybiera kraj)
wait-pay-extra = Oczekiwanie: { $player } (płaci)
wait-pay-in-imports = Oczekiwanie: { $player } (płaci)
wait-take-order = Oczekiwanie: { $player } (wybiera zamówienia)
wait-pay-second = Oczekiwanie: { $player } (płaci)
wait-place-station = Oczekiwanie: { $player } (umieszcza żeton stacji)
wait-take-token = Oczekiwanie: { $player } (żeton 5-krotnej siły)
wait-build = Oczekiwanie: { $player } (buduje)
wait-leave-behind = Oczekiwanie: { $player } (odzyskuje asystentów)
wait-choose-good = Oczekiwanie: { $player } (wybiera dobro handlowe)
wait-buy-piece = Oczekiwanie: { $player } (kupuje element)
wait-move-assistant = Oczekiwanie: { $player } (rusza asystentów)
wait-move-where = Oczekiwanie: { $player } (rusza asystentów)
wait-choose-reward = Oczekiwanie: { $player } (wybiera żeton nagrody)
wait-own-turn = Oczekiwanie: { $player } (używa technologii)

## Odmowy

refuse-canal = Na kanale nic się nie zatrzymuje. Wybierz inny obszar.
    .short = kanał: bez postoju
refuse-no-assistant = Nie masz do tego asystenta.
    .short = brak asystenta
refuse-one-each = Na różnych obszarach umieszcza się po jednym asystencie.
    .short = po jednym
refuse-placed-enough = W tej turze nie możesz umieścić więcej asystentów.
    .short = w tej turze już nie
refuse-not-adjacent = Ten obszar nie sąsiaduje.
    .short = nie sąsiaduje
refuse-too-few-yen = Potrzeba: { noun-yen }.
    .short = trzeba: { noun-yen }
refuse-too-few = Masz za mało, potrzeba: { $n }.
    .short = trzeba: { $n }
refuse-cannot-pay = Potrzeba więcej, niż masz.
    .short = za mało
refuse-none-in-warehouse = W twoim magazynie już tego nie ma.
    .short = brak w magazynie
refuse-none-there = Nie masz tam asystenta.
    .short = brak asystenta
refuse-same-area = Asystent już tam jest.
    .short = już tam jest
refuse-no-own-assistant = Potrzeba twojego asystenta na tym obszarze.
    .short = brak asystenta
refuse-president-there = Stoi tam inny prezes.
    .short = zajęte
refuse-stands-there = Twój prezes już tam stoi.
    .short = już tam stoisz
refuse-out-of-reach = Brak drogi przez twoich asystentów, którą możesz opłacić.
    .short = brak drogi
refuse-no-shop = Nie masz sklepu na ręce.
    .short = brak sklepu
refuse-no-house = Nie masz domu handlowego na ręce.
    .short = brak domu
refuse-shop-here = Masz już sklep na tym obszarze.
    .short = masz tu sklep
refuse-house-here = Na tym obszarze stoi już dom handlowy.
    .short = dom już jest
refuse-space-taken = To pole jest zajęte.
    .short = zajęte
refuse-too-little-faith = Oprócz siły potrzeba jeszcze wiary: { $n }.
    .short = brak wiary: { $n }
refuse-too-few-imports = Potrzeba: { noun-import }.
    .short = trzeba importów: { $n }
refuse-power-too-low = Twoja siła jest za mała na tyle dóbr importowanych.
    .short = za mała siła
refuse-technology-owned = Masz już tę technologię.
    .short = już twoja
refuse-used-once = Ta technologia jest już użyta w tej turze.
    .short = już użyta
refuse-technology-too-dear = Nie stać cię na brakującą wartość tej karty.
    .short = za drogo
refuse-no-extra = Nie stać cię na dodatkowy koszt kolejnej technologii.
    .short = za wysoka dopłata
refuse-level-too-high = Zamówienia tego poziomu wymagają większej siły.
    .short = trzeba więcej siły
refuse-hand-full = Masz już pełną rękę zamówień. Najpierw wypełnij jedno.
    .short = pełna ręka
refuse-no-second-order = Nie stać cię na drugie zamówienie.
    .short = drugie za drogie
refuse-agent-once = W tej turze agent jest już użyty.
    .short = agent już użyty
refuse-no-area-for-agent = Agent potrzebuje obszaru z twoim asystentem i bez twojego prezesa.
    .short = brak obszaru
refuse-president-here = Agent nie działa tam, gdzie stoi twój prezes.
    .short = tu stoi prezes
refuse-not-achieved = Warunek tego osiągnięcia nie jest jeszcze spełniony.
    .short = jeszcze nie
refuse-achieved-already = To osiągnięcie masz już wypełnione.
    .short = już wypełnione
refuse-no-goods = To zamówienie wymaga więcej dóbr, niż masz.
    .short = za mało dóbr
caution-open-orders = Twoja ostatnia tura: { $n ->
    [one] masz na ręce { $n } niewypełnione zamówienie
    [few] masz na ręce { $n } niewypełnione zamówienia
   *[many] masz na ręce { $n } niewypełnionych zamówień
}. Potem nic już nie przyniosą.

## Ceny

price-yen = { noun-yen }
price-imports = { noun-import }
price-faith = wiara { $n }
price-value = brakuje wartości: { $n }
price-value-extra = { $n ->
    [0] dodatkowy koszt
   *[other] brakuje wartości: { $n } + dodatkowy koszt
}
price-free = za darmo

## Opcje

setting-mini_1 = Żetony nagród osiągnięć
    .about = Minidodatek: kto wypełni wszystkie trzy osiągnięcia, bierze żeton nagrody.
setting-mini_1-false = Nie
setting-mini_1-true = Tak
setting-mini_2 = Żetony 5-krotnej siły z darmowym agentem
    .about = Minidodatek: niektóre żetony 5-krotnej siły to agenci do użycia jeden raz.
setting-mini_2-false = Nie
setting-mini_2-true = Tak
setting-customs_exact_payment = Dokładna opłata w urzędzie celnym
    .about = Płaci się dokładnie tyle dóbr importowanych, ile wskazuje siła, nie mniej.
setting-customs_exact_payment-false = Nie
setting-customs_exact_payment-true = Tak
setting-pair_each_symbol_once = Każdy symbol kraju liczy się do jednej pary
    .about = Agent przychodzi z co drugim symbolem kraju; w przeciwnym razie z każdym od drugiego.
setting-pair_each_symbol_once-false = Nie
setting-pair_each_symbol_once-true = Tak
setting-station_requires_assistant = Stacja wymaga asystenta
    .about = Do bezpośredniego ruchu na stację potrzeba tam własnego asystenta.
setting-station_requires_assistant-false = Nie
setting-station_requires_assistant-true = Tak
setting-mining_per_exchange = Technologia górnicza przy każdej wymianie
    .about = W chińskiej dzielnicy każdy zakup miedzi daje dodatkową miedź, nie tylko pierwszy w akcji.
setting-mining_per_exchange-false = Nie
setting-mining_per_exchange-true = Tak
setting-neutral_competes = Neutralni asystenci rywalizują
    .about = Przy premiach z kościoła i urzędu celnego neutralni asystenci liczą się jak jeszcze jeden gracz.
setting-neutral_competes-false = Nie
setting-neutral_competes-true = Tak
setting-free_agent_unused_vp = Punkty za nieużytego darmowego agenta
    .about = Na koniec gry, za każdego.
setting-free_agent_unused_vp-0 = 0
setting-free_agent_unused_vp-1 = 1
setting-lone_takes_both = Obie nagrody bez rywali
    .about = Wcześniejsze wydanie: kto jako jedyny liczy się do premii, bierze pierwszą i drugą nagrodę.
setting-lone_takes_both-false = Nie
setting-lone_takes_both-true = Tak
setting-two_player_tech_rival = Rywal w premii z technologii
    .about = Wcześniejsze wydanie: w grze dla 2 graczy o premię z technologii rywalizuje też neutralny rywal.
setting-two_player_tech_rival-false = Nie
setting-two_player_tech_rival-true = Tak
setting-return_single_area = Asystenci z jednego obszaru
    .about = Wcześniejsze wydanie: z prezesem wracają wszyscy asystenci z jednego obszaru, a nie dowolni.
setting-return_single_area-false = Nie
setting-return_single_area-true = Tak

## Arkusz punktacji

score-track = Podczas gry
score-church = Premia z kościoła
score-customs = Premia z urzędu celnego
score-technology = Premia z technologii
score-countries = Premia z krajów
score-agents = Nieużyci agenci
score-imports = Dobra importowane
score-yen = Jeny
score-goods = Dobra handlowe
score-orders = Wypełnione zamówienia
score-boards = Pola kościoła i urzędu celnego
score-achievements = Osiągnięcia
score-buildings = Sklepy i domy handlowe
score-areas = Obszary, żetony, technologie
sheet-during = Podczas gry
sheet-bonuses = Premie na koniec
sheet-rest = Pozostałe elementy
sheet-orders = Zamówienia
sheet-boards = Kościół i urząd celny
sheet-achievements = Osiągnięcia
sheet-buildings = Budynki
sheet-areas = Obszary
sheet-technology = Technologia
sheet-countries = Kraje
tie-turn-order = Miejsce w kolejności tur
tie-turn-order-won = wcześniej w kolejności tur, { $mine } przed { $theirs }

## The table in the terminal

board-round = Runda
board-last-round = Ostatnia runda
board-first-player = Startowy gracz
board-technology-deck = Pozostałe karty technologii
board-order-deck = Pozostałe karty zamówień
board-agents-left = Pozostali agenci
board-rewards = Żetony nagród
board-area = Obszar
board-action = Akcja
board-power-token = Żeton 5-krotnej siły
board-shops = Pola sklepów
board-house = Dom handlowy
board-power-here = siła { $n }
board-boards = Plansze
board-cards = Karty
board-value = Wartość
board-level-low = niski
board-level-mid = średni
board-level-high = wysoki
board-empty-space = puste
board-neutral = neutralny
board-achievements = Osiągnięcia
board-for-first = Pierwszy gracz
board-for-later = Następni
board-completed-by = Wypełnione
board-vp = Punkty
board-president = Prezes
board-in-hand = na ręce
board-pieces-hand = Ręka: asystenci, sklepy, domy handlowe
board-pieces-store = Magazyn: asystenci, sklepy, domy handlowe
board-technologies = Technologie
board-completed-orders = Wypełnione zamówienia
board-orders-in-hand = Zamówienia na ręce
board-agents = Agenci
board-tokens = Żetony 5-krotnej siły
board-your-orders = Twoje zamówienia

## Karty, plansza gracza i gracze

board-needs-power = Siła co najmniej { $n }
board-value-more = wartość +{ $n }
board-only-extras = tylko w fazach A i C
board-have = Masz { $n }
board-have-both = Masz { $n } i { $more }
board-you-done = Ty: wypełnione
board-goods = Dobra i jeny
board-hand = Na ręce
board-warehouse = Magazyn
board-technologies-of = Technologie: { $n }, wartość { $value }
board-sets = zestawy { $sets }:
board-no-sets = bez zestawów:
board-sets-about = Punkty za zestaw różnych krajów
board-agents-ready = Gotowi agenci: { $n }
board-agents-used = Użyci agenci: { $n }
board-used = użyci
board-goods-ready = komplet dóbr
board-short = brak
board-no-orders = Brak zamówień na ręce
board-hidden-order = Ukryte zamówienie
board-orders-n = { $n ->
    [one] { $n } zamówienie
    [few] { $n } zamówienia
   *[many] { $n } zamówień
}
board-orders-held = Zamówienia na ręce: { $n }
board-hand-and-store = { $piece }: na ręce { $n }, w magazynie { $more }
board-shops-built = Wybudowane sklepy: { $n }
board-houses-built = Wybudowane domy handlowe: { $n }
board-points = { noun-vp }
board-score-now = Gdyby gra skończyła się teraz: { $n }
board-starts = zaczyna
board-player = { $player }: obszar gracza
board-open-player = { $player }: otwórz obszar gracza
board-close = Zamknij
board-you = { $player } (ty)
board-your-turn = twoja tura
board-their-turn = tura

## Obszary i plansze na ekranie

board-whole = { game-yokohama }: plansza
board-parts = Części stołu
board-areas = Obszary
board-ports = Porty
board-laboratories = Laboratoria
board-own = Twoje
board-church = { area-church }
board-customs = Urząd celny
board-free = za darmo
board-start = stąd
board-pass = przejście
board-choose = Wybierz
board-ways-to = Drogi: { $place }
board-ways-n = { $n ->
    [one] { $n } droga
    [few] { $n } drogi
   *[other] { $n } dróg
}
board-way-pays = dla: { $players }
board-end-prizes = Na koniec gry: { $first } punktów za najwięcej asystentów, { $second } za drugie miejsce
board-end-signs = Warunki zakończenia
board-sign-shops = Sklepy jednego gracza
board-sign-houses = Domy handlowe jednego gracza
board-sign-church = Asystenci na planszy kościoła
board-sign-customs = Asystenci na planszy urzędu celnego
board-sign-orders = Zamówienia do uzupełniania portów
board-most = Najwięcej: { $players }
board-end-comes = To wywołało koniec gry.
board-last-round-is = Ostatnia runda: { $n }
board-left = zostało: { $n }
board-n-of = { $n } z { $of }
board-agents-about = Za każdą parę symboli kraju; pozwala działać na obszarze bez prezesa.
board-power-of = { $player }: siła { $n }
board-house-of = Zarabia na akcjach innych tutaj: { $player }
board-station = Stacja: większa siła tutaj dla wszystkich
board-president-of = { $player }: prezes
board-assistant-of = { $player }: { noun-assistant }
board-phase-before = A: dodatkowe
board-phase-place = Umieszczanie
board-phase-move = Ruch
board-phase-act = Akcja
board-phase-token = Siła 5
board-phase-build = Budowanie
board-phase-recover = Odzyskanie
board-phase-after = C: dodatkowe
board-plate-copper_mine = Kopalnia miedzi
board-plate-silk_mill = Tkalnia jedwabiu
board-plate-tea_plantation = Plantacja herbaty
board-plate-fishing_ground = Łowisko
board-plate-bank = { area-bank }
board-plate-chinatown = { area-chinatown }
board-plate-church = { area-church }
board-plate-customs = { area-customs }
board-plate-employment_agency = Agencja pracy
board-plate-laboratory = Laboratorium
board-plate-port = Port
lesson-goal = Cel gry
lesson-goal-win = Wygrywa, kto ma na koniec najwięcej punktów :vp:. Koniec następuje rundę po wywołaniu: gdy ktoś wybuduje wszystkie sklepy :yk-shop: albo domy handlowe :yk-trading-house:, albo zapełni się plansza kościoła lub urzędu celnego.
lesson-goal-lose = Zamówienia :yk-order: niewypełnione do tego czasu nic nie dają.
lesson-goal-points = Punkty dają zamówienia :yk-order:, technologie :yk-technology:, budynki, kościół :yk-church: i urząd celny :yk-customs:, osiągnięcia :yk-achievement: oraz zestawy krajów.
lesson-first-order = Twoje pierwsze zamówienie
lesson-first-order-text = Zaczynasz z jednym z { $dealt ->
    [one] { $dealt } zamówienia
   *[many] { $dealt } zamówień
} :yk-order:, w tajemnicy. Mówi ono, jakich dóbr chce kraj i ile płaci. Zachowaj niemieckie; potem drugi gracz rozegra pierwszą turę.
lesson-first-turn = Twoja pierwsza tura
lesson-first-turn-text = Tura: umieść do { $spread ->
    [one] { $spread } asystenta
   *[many] { $spread } asystentów
} :yk-assistant: na różnych obszarach, potem porusz prezesa :yk-president: przez obszary ze swoimi asystentami i działaj tam, gdzie stanie. Umieść po jednym w banku, w porcie A i na tkalni jedwabiu 1, wyślij prezesa do portu A i weź tam zamówienie :yk-order:. Dalej stół gra sam aż do 9. rundy, a tam przejmujesz grę.

## Pierwsza lekcja

lesson-place = Najpierw asystenci
lesson-place-text = Koniec gry jest blisko. Turę zaczynają asystenci :yk-assistant:: najwyżej { $spread } z ręki, każdy na innym obszarze, gdzie chcesz. Tylko tam, gdzie stoi drugi prezes :yk-president:, każdy kosztuje { $fee ->
    [one] { $fee } jena
    [few] { $fee } jeny
   *[many] { $fee } jenów
} :yk-yen:. Umieść jednego w banku :yk-bank:, jednego w laboratorium :yk-laboratory: i jednego w kościele :yk-church:.
lesson-move = Prezes w drodze
lesson-move-text = Twój prezes :yk-president: chodzi z obszaru na obszar, ale tylko przez te, na których masz asystentów :yk-assistant:. Na plantacji herbaty stoi drugi prezes: nie wolno się tam zatrzymać, a przejście kosztuje { $fee ->
    [one] { $fee } jena
    [few] { $fee } jeny
   *[many] { $fee } jenów
} :yk-yen: dla jego właściciela. Idź do banku :yk-bank:. 2 asystentów, prezes i twój sklep :yk-shop: to siła 4, czyli 4 jeny. Potem asystenci z tego obszaru wracają na twoją rękę.
lesson-two = Dwóch na jednym obszarze
lesson-two-text = Zamiast najwyżej { $spread } na różnych obszarach możesz umieścić { $stack ->
    [one] { $stack } asystenta
   *[many] { $stack } asystentów
} :yk-assistant: na jednym. Wybierz dwa razy tkalnię jedwabiu: jeden twój asystent już tam jest, a w następnej turze przyda się tam dużo siły :yk-power-5:.
lesson-technology = Technologia
lesson-technology-text = Twój prezes :yk-president: idzie do laboratorium :yk-laboratory:. Technologia :yk-technology: kosztuje wartość z karty i to, co dodaje jej pole: { technology-stagecoach } { $value } + { $more }. Twoja siła pokrywa z tego 2, a za każdy z pozostałych 2 płacisz { $yen ->
    [one] { $yen } jena
    [few] { $yen } jeny
   *[many] { $yen } jenów
} :yk-yen:. Odtąd prezesi na twojej drodze nic cię nie kosztują.
lesson-agent = Zagraniczny agent
lesson-agent-text = { technology-stagecoach } to twój drugi symbol brytyjski :yk-gb:; pierwszy jest na wypełnionym już zamówieniu. Dwa symbole jednego kraju dają agenta :yk-agent:. Raz na turę, przed akcją główną albo po niej, agent działa na obszarze z twoimi asystentami :yk-assistant:, bez prezesa. Wyślij go do agencji pracy :yk-employment:: 1 asystent i twój sklep :yk-shop: to siła 2, czyli 1 element z magazynu. Asystent jest za darmo.
lesson-five-power = Siła 5
lesson-five-power-text = Umieść jeszcze jednego asystenta :yk-assistant: na tkalni jedwabiu, jednego na plantacji herbaty i jednego na łowisku. Potem przesuń prezesa :yk-president: na tkalnię jedwabiu: z 4 asystentami to siła { $most }, więcej się nie da. Daje { $silk ->
    [one] { $silk } jedwab
    [few] { $silk } jedwabie
   *[many] { $silk } jedwabi
} :yk-silk:, a przy sile { $needed } możesz wziąć żeton :yk-power-5: obszaru, tutaj 5 punktów :yk-vp:.
lesson-shop = Sklep
lesson-shop-text = Przy sile { $needed } lub większej możesz też wybudować z ręki jeden budynek na tym obszarze: sklep :yk-shop: albo dom handlowy :yk-trading-house:. Każde pole płytki budynku :yk-building: ma własną nagrodę; wybierz to z 3 punktami :yk-vp:. Każdy budynek dodaje tam odtąd { $power } do siły, a dom handlowy przynosi { $income ->
    [one] { $income } jena
    [few] { $income } jeny
   *[many] { $income } jenów
} :yk-yen:, gdy działa tam ktoś inny.
lesson-port = Zamówienia z portu
lesson-port-text = Umieść 2 asystentów :yk-assistant: w porcie :yk-port:, a prezes :yk-president: niech pójdzie za nimi. Siła 3 otwiera cztery pierwsze karty planszy. Jedno zamówienie :yk-order: jest za darmo; drugie kosztuje { $yen ->
    [one] { $yen } jena
    [few] { $yen } jeny
   *[many] { $yen } jenów
} :yk-yen: albo { $imports ->
    [one] { $imports } dobro importowane
    [few] { $imports } dobra importowane
   *[many] { $imports } dóbr importowanych
} :yk-import:. Weź amerykańskie :yk-us: za { $copper ->
    [one] { $copper } miedź
   *[many] { $copper } miedzi
}, { $silk ->
    [one] { $silk } jedwab
    [few] { $silk } jedwabie
   *[many] { $silk } jedwabi
} i { $tea ->
    [one] { $tea } herbatę
    [few] { $tea } herbaty
   *[many] { $tea } herbat
} oraz francuskie :yk-fr: za { $french ->
    [one] { $french } jedwab
    [few] { $french } jedwabie
   *[many] { $french } jedwabi
}. Na ręce wolno mieć najwyżej { $limit ->
    [one] { $limit } zamówienie
    [few] { $limit } zamówienia
   *[many] { $limit } zamówień
}.
lesson-order = Wypełnione zamówienie
lesson-order-text = Przed akcją główną i po niej możesz wypełniać zamówienia :yk-order:, tyle, za ile możesz zapłacić. Francuskie :yk-fr: wymaga { $silk ->
    [one] { $silk } jedwabiu
   *[many] { $silk } jedwabi
} :yk-silk: i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} :yk-vp: oraz { $imports ->
    [one] { $imports } dobro importowane
    [few] { $imports } dobra importowane
   *[many] { $imports } dóbr importowanych
} :yk-import:. Twoja { technology-language_school } dodaje { $yen ->
    [one] { $yen } jena
    [few] { $yen } jeny
   *[many] { $yen } jenów
} :yk-yen:.
lesson-church = Kościół
lesson-church-text = 2 kolejnych asystentów :yk-assistant: i prezes :yk-president: to w kościele :yk-church: siła 4, a więc 4 wiary :yk-faith:. Trzecie pole jego planszy wymaga { $faith }: zapłać dobrem importowanym :yk-import:, a z nim 2 jenami :yk-yen:. Asystent z obszaru zostaje na planszy, za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} :yk-vp: i { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}: dwaj pozostali idą na plantację herbaty. Potem wybuduj sklep :yk-shop: za 2 punkty i 1 jedwab. Zajętych jest już { $spaces ->
    [one] { $spaces } pole
   *[many] { $spaces } pól
}, a to sprowadza koniec gry.
lesson-last-turn = Ostatnia tura
lesson-last-turn-text = Potem gra się jeszcze jedną rundę, a to twoja ostatnia tura. Umieść 2 asystentów :yk-assistant: na łowisku, na później. Potem prezes :yk-president: idzie na plantację herbaty: z 4 asystentami znów siła { $most } i 5 herbat :yk-tea:. Żeton :yk-power-5: daje 3 punkty :yk-vp: i 3 jeny :yk-yen:, a za { $shop ->
    [one] { $shop } jena
    [few] { $shop } jeny
   *[many] { $shop } jenów
} możesz kupić sklep :yk-shop: z magazynu :yk-warehouse:. Kup go i wybuduj za 4 punkty.
lesson-finish = Jedno za drugim
lesson-finish-text = Wypełnij zamówienie amerykańskie :yk-us:: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} :yk-vp:, a z drugim symbolem amerykańskim kolejny agent :yk-agent:. Wyślij go na łowisko: 3 asystentów, 3 ryby :yk-fish:. To zapłata za twoje zamówienie niemieckie :yk-de:. A mając razem { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
} (agentów i żetony 5-krotnej siły), wypełniasz osiągnięcie :yk-achievement:. Kosztuje ono tylko 1 asystenta, a kto wypełni je pierwszy, dostaje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[many] { $first } punktów
}.
lesson-end = Zwycięstwo
lesson-end-text = 113 punktów :yk-vp:! Arkusz punktacji pokazuje ostatnie z nich: 10 za najcenniejsze technologie :yk-technology:, 14 za kraje, wszystkie pięć i jeszcze raz dwa, 6 za najwięcej asystentów na planszy kościoła :yk-church:, 4 za drugie miejsce w urzędzie celnym :yk-customs:, gdzie płaci się dobrami importowanymi :yk-import:, i trochę za to, co zostało. Wiesz już dość, by zagrać samodzielnie.

## Co teraz zrobić w lekcji, ruch po ruchu

lesson-first-order-1 = Zachowaj zamówienie niemieckie.
lesson-first-turn-1 = Nie ma jeszcze nic do zrobienia: przejdź dalej.
lesson-first-turn-2 = Umieść asystenta w banku.
lesson-first-turn-3 = Umieść jednego w porcie A.
lesson-first-turn-4 = Umieść jednego w tkalni jedwabiu 1.
lesson-first-turn-5 = Przesuń prezesa do portu A.
lesson-first-turn-6 = Weź zamówienie brytyjskie.
lesson-first-turn-7 = Nie bierz drugiego zamówienia.
lesson-first-turn-8 = Twoja tura jest skończona: przejdź dalej.
lesson-place-1 = Umieść asystenta w banku.
lesson-place-2 = Umieść jednego w laboratorium.
lesson-place-3 = Umieść jednego w kościele.
lesson-move-1 = Przesuń prezesa do banku.
lesson-two-1 = Umieść asystenta w tkalni jedwabiu.
lesson-two-2 = Wybierz tkalnię jedwabiu jeszcze raz.
lesson-technology-1 = Przesuń prezesa do laboratorium.
lesson-technology-2 = Weź technologię { technology-stagecoach }.
lesson-agent-1 = Użyj swojego brytyjskiego agenta.
lesson-agent-2 = Wyślij go do agencji pracy.
lesson-agent-3 = Weź asystenta.
lesson-five-power-1 = Umieść asystenta w tkalni jedwabiu.
lesson-five-power-2 = Umieść jednego na plantacji herbaty.
lesson-five-power-3 = Umieść jednego na łowisku.
lesson-five-power-4 = Przesuń prezesa do tkalni jedwabiu.
lesson-five-power-5 = Weź żeton.
lesson-shop-1 = Wybuduj sklep na polu z 3 punktami.
lesson-port-1 = Umieść asystenta w porcie.
lesson-port-2 = Wybierz port jeszcze raz, dla drugiego.
lesson-port-3 = Przesuń prezesa do portu.
lesson-port-4 = Weź zamówienie amerykańskie.
lesson-port-5 = Weź także zamówienie francuskie.
lesson-order-1 = Wypełnij zamówienie francuskie.
lesson-church-1 = Umieść asystenta w kościele.
lesson-church-2 = Wybierz kościół jeszcze raz, dla drugiego.
lesson-church-3 = Przesuń prezesa do kościoła.
lesson-church-4 = Wybierz trzecie pole jego planszy.
lesson-church-5 = Zapłać za wiarę dobrem importowanym.
lesson-church-6 = Weź asystenta z obszaru.
lesson-church-7 = Przesuń asystenta z kościoła.
lesson-church-8 = Wyślij go na plantację herbaty.
lesson-church-9 = Przesuń z kościoła drugiego asystenta.
lesson-church-10 = Jego też wyślij na plantację herbaty.
lesson-church-11 = Wybuduj sklep za punkty i jedwab.
lesson-last-turn-1 = Umieść asystenta na łowisku.
lesson-last-turn-2 = Wybierz łowisko jeszcze raz, dla drugiego.
lesson-last-turn-3 = Przesuń prezesa na plantację herbaty.
lesson-last-turn-4 = Weź żeton.
lesson-last-turn-5 = Kup sklep.
lesson-last-turn-6 = Wybuduj go na polu z 4 punktami.
lesson-finish-1 = Wypełnij zamówienie amerykańskie.
lesson-finish-2 = Użyj swojego amerykańskiego agenta.
lesson-finish-3 = Wyślij go na łowisko.
lesson-finish-4 = Wypełnij zamówienie niemieckie.
lesson-finish-5 = Wypełnij osiągnięcie za żetony.

## Co znaczą symbole

legend-yk-president = { board-president }: idzie przez obszary z twoimi asystentami i działa tam, gdzie stanie.
legend-yk-power-5 = Siła: twoje elementy na obszarze; im jej więcej, tym większy zysk.
legend-yk-agent = Agent: za parę symboli jednego kraju.
legend-yk-token = Żeton 5-krotnej siły: dla tego, kto jako pierwszy ma na obszarze siłę 5.

## Jak grać

howto-win = Jak wygrać
howto-win-most = Wygrywa osoba, która ma na koniec najwięcej punktów.
howto-win-most-text = Zbieraj towary, wypełniaj zamówienia, bierz technologie: wszystko daje punkty, często nie jeden raz.
howto-win-end = Koniec wywołujecie sami.
howto-win-end-text = Ktoś wybudował { $shops ->
    [one] { $shops } sklep
    [few] { $shops } sklepy
   *[many] { $shops } sklepów
} albo { $houses ->
    [one] { $houses } dom handlowy
    [few] { $houses } domy handlowe
   *[many] { $houses } domów handlowych
}, w kościele lub urzędzie celnym jest { $church_end } asystentów, brakuje zamówień: jeszcze jedna runda.
howto-points = Skąd biorą się punkty
howto-points-orders = Zamówienia
howto-points-orders-text = tyle, ile mówi karta, od razu
howto-points-technologies = Technologie
howto-points-technologies-text = { $technology_first } za najwyższe wartości, potem { $technology_second }
howto-points-boards = Kościół i cło
howto-points-boards-text = każde pole, a na koniec { $church_first } i { $customs_first } za najwięcej asystentów
howto-points-achievements = Osiągnięcia
howto-points-achievements-text = więcej dla pierwszej osoby
howto-points-countries = Kraje
howto-points-countries-text = { $countries } za zestawy różnych krajów
howto-points-buildings = Budynki
howto-points-buildings-text = nagroda pod każdym
howto-turn = Twoja tura: trzy kroki
howto-turn-place = Umieść asystentów
howto-turn-place-text = Do { $spread } na różnych obszarach albo { $stack } na jednym. Gdzie stoi inny prezes, każdy kosztuje { $fee ->
    [one] { $fee } jena
    [few] { $fee } jeny
   *[many] { $fee } jenów
} dla jego właściciela.
howto-turn-move = Przesuń prezesa
howto-turn-move-text = Przez obszary z twoimi asystentami na jeden z nich. Przy innym prezesie nie wolno stanąć, a przejście kosztuje { $fee ->
    [one] { $fee } jena
    [few] { $fee } jeny
   *[many] { $fee } jenów
}. Albo weź prezesa na rękę.
howto-turn-act = Działaj swoją siłą
howto-turn-act-text = Liczą się asystenci, prezes, sklep i dom handlowy, do { $most_power }. Im większa siła, tym większy zysk. Potem asystenci z obszaru wracają na rękę.
howto-wrong = Błędy początkujących
howto-wrong-path = Prezes pójdzie wszędzie
howto-wrong-path-text = Każdy obszar po drodze wymaga twojego asystenta. Zaplanuj drogę, gdy ich umieszczasz.
howto-wrong-stop = Zatrzymam się obok
howto-wrong-stop-text = Innego prezesa można minąć, ale nie wolno przy nim stanąć. Obszar, z którego ruszasz, też odpada.
howto-wrong-back = Asystenci zostają
howto-wrong-back-text = Wszyscy z obszaru, na którym działasz, wracają. Dla dużej siły najpierw zbieraj, potem działaj.
howto-wrong-shop = Buduję z magazynu
howto-wrong-shop-text = Najpierw weź sklepy i domy handlowe na rękę, zwykle w agencji pracy. Dopiero potem można je wybudować.
howto-wrong-orders = Biorę każde zamówienie
howto-wrong-orders-text = Na ręce możesz mieć najwyżej { $orders } i żadnego nie wolno odrzucić. Niewypełnione na koniec nic nie daje.
howto-areas = Obszary
howto-areas-production = Towary
howto-areas-production-text = Kopalnia, przędzalnia, plantacja i łowisko dają towary według siły: do { $copper } miedzi, { $silk ->
    [one] { $silk } jedwabiu
   *[other] { $silk } jedwabi
}, { $tea ->
    [one] { $tea } herbaty
   *[other] { $tea } herbat
} albo { $fish ->
    [one] { $fish } ryby
   *[other] { $fish } ryb
}.
howto-areas-bank-text = Jeny według siły, do { $yen }.
howto-areas-port = Porty
howto-areas-port-text = Weź zamówienie; drugie kosztuje { $order_yen ->
    [one] { $order_yen } jena
    [few] { $order_yen } jeny
   *[many] { $order_yen } jenów
} albo dobro importowane. Siła otwiera coraz więcej rzędu, a największa daje { $port_points ->
    [one] { $port_points } punkt
    [few] { $port_points } punkty
   *[many] { $port_points } punktów
}.
howto-areas-laboratory = Laboratoria
howto-areas-laboratory-text = Weź technologię. Siła pokrywa jej koszt; każdy brak kosztuje { $research_yen ->
    [one] { $research_yen } jena
    [few] { $research_yen } jeny
   *[many] { $research_yen } jenów
} albo dobro importowane. Jej działanie zostaje z tobą.
howto-areas-church-text = Siła to wiara, do { $faith }; towary, dobra importowane i jeny ją zwiększają. Asystent idzie na pole o tej liczbie lub niższej, po nagrodę.
howto-areas-customs-text = Zapłać dobra importowane, według siły do { $imports }. Asystent idzie na pole o dokładnie tej liczbie, po nagrodę.
howto-areas-employment_agency-text = Do { $recruits ->
    [one] { $recruits } elementu
   *[other] { $recruits } elementów
} z magazynu: asystent za darmo, sklep za { $shop_price ->
    [one] { $shop_price } jena
    [few] { $shop_price } jeny
   *[many] { $shop_price } jenów
}, dom handlowy za { $house_least } do { $house_most }.
howto-areas-chinatown-text = Tyle wymian, ile siły, do { $exchanges }: towary za jeny i odwrotnie albo dobro importowane za { $import_price ->
    [one] { $import_price } jena
    [few] { $import_price } jeny
   *[many] { $import_price } jenów
}. Tylko od trzech osób.
howto-areas-canal-text = Nikt tu nie staje. Prezes przechodzi za { $canal_fee ->
    [one] { $canal_fee } jena
    [few] { $canal_fee } jeny
   *[many] { $canal_fee } jenów
}, bez asystenta. Tylko od trzech osób.
howto-course = Co jeszcze, budynki, koniec
howto-course-more = Przedtem i potem
howto-course-more-text = Wypełniaj zamówienia i osiągnięcia. Dwa symbole kraju dają agenta; { $agents ->
    [one] { $agents } na turę działa
    [few] { $agents } na turę działają
   *[many] { $agents } na turę działa
} za ciebie, bez prezesa.
howto-course-build = Silne akcje
howto-course-build-text = Przy sile { $building_power } wybuduj sklep albo dom handlowy: nagroda i siła na później. Dom zarabia { $house_income ->
    [one] { $house_income } jena
    [few] { $house_income } jeny
   *[many] { $house_income } jenów
} na innych. Przy sile { $token_power } weź żeton.
howto-course-end = Koniec
howto-course-end-text = Po wywołaniu jeszcze jedna pełna runda. Potem kościół, cło, technologie i kraje; punkt za { $yen_point ->
    [one] { $yen_point } jena
    [few] { $yen_point } jeny
   *[many] { $yen_point } jenów
}, { $goods_point ->
    [one] { $goods_point } towar
    [few] { $goods_point } towary
   *[many] { $goods_point } towarów
}, każde dobro importowane i agenta.

## The tables of the box and their keys

box-table-orders = Zamówienia
box-table-technologies = Technologie
box-table-building_tiles = Płytki budynków
box-table-five_power_tokens = Żetony 5-krotnej siły
box-table-achievements = Osiągnięcia
box-table-mini_1_tokens = Żetony nagród osiągnięć
box-table-mini_2_tokens = Żetony 5-krotnej siły z darmowym agentem
box-table-areas = Obszary
box-table-exchanges = Wymiany w Chińskiej dzielnicy
box-table-faith_payments = Zapłata za wiarę
box-table-recruit_costs = Koszty w Agencji pracy
box-table-research = Badania
box-table-order_taking = Pobieranie zamówień
box-table-church_board = Kościół
box-table-customs_board = Urząd celny
box-table-laboratory_boards = Laboratoria
box-table-port_boards = Porty
box-table-countries = Kraje i ich agenci
box-table-player_pieces = Elementy gracza
box-table-start_resources = Z czym gracze zaczynają
box-table-turn = Tura
box-table-layouts = Układ obszarów
box-table-end_conditions = Co kończy grę
box-table-final_scoring = Punktacja końcowa
box-table-mini_1 = Pierwszy minidodatek
box-table-mini_2 = Drugi minidodatek
box-key-country = Kraj
box-key-countries = Kraje
box-key-shops = Pola sklepów
box-key-trading_house = Dom handlowy
box-key-shop = Sklep
box-key-assistant = Asystent
box-key-first = Dla pierwszego
box-key-later = Dla następnych
box-key-spaces = Pola
box-key-area = Obszar
box-key-areas = Obszary
box-key-areas_left_out = Pominięte obszary
box-key-agents = Agenci
box-key-agents_per_turn = Agenci na turę
box-key-five_power_space = Pole na żeton 5-krotnej siły
box-key-building_tile = Płytka budynku
box-key-surcharges = Dopłaty
box-key-imports = Dobra importowane
box-key-end_bonus_first = Punkty pierwszego na koniec
box-key-end_bonus_second = Punkty drugiego na koniec
box-key-church_end = Kościół kończy grę przy
box-key-customs_end = Urząd celny kończy grę przy
box-key-neutral_assistants = Neutralni asystenci
box-key-orders_removed = Usunięte zamówienia
box-key-orders_dealt = Rozdane zamówienia
box-key-orders_kept = Zatrzymane zamówienia
box-key-order_hand_limit = Najwięcej zamówień na ręce
box-key-edges = Sąsiedztwo obszarów
box-key-drawn = Dobierane
box-key-achievements_needed = Potrzebne osiągnięcia
box-key-president_fee = Opłata dla prezesa
box-key-canal_fee = Opłata na kanale
box-key-trading_house_income = Dochód domu handlowego
box-key-power_max = Największa siła
box-key-power_president = Siła prezesa
box-key-power_assistant = Siła asystenta
box-key-power_shop = Siła sklepu
box-key-power_trading_house = Siła domu handlowego
box-key-placement_spread_max = Najwięcej asystentów, po jednym
box-key-placement_stack = Asystenci na jednym obszarze
box-key-technology_first = Technologie, pierwszy
box-key-technology_second = Technologie, drugi
box-key-country_set_vp = Punkty za zestaw krajów
box-key-vp_per_unused_agent = Punkty za niewykorzystanego agenta
box-key-vp_per_import = Punkty za dobro importowane
box-key-yen_per_vp = Jeny za punkt
box-key-shops_built = Zbudowane sklepy
box-key-trading_houses_built = Zbudowane domy handlowe
box-key-management_boards = Plansze zarządzania
box-key-layout_rows = Obszary w każdym rzędzie
box-key-foreign_agents = Zagraniczni agenci
box-key-technology_names = Różne technologie
box-key-achievements_per_stack = Osiągnięcia w stosie
box-key-station_tokens = Żetony stacji
box-key-colours = Kolory graczy
box-key-presidents = Prezesi
box-key-assistants_total = Asystenci łącznie
box-key-assistants_hand = Asystenci na ręce na początku
box-key-assistants_warehouse = Asystenci w magazynie na początku
box-key-assistants_score_markers = Asystenci wskazujący punkty
box-key-shops_total = Sklepy łącznie
box-key-shops_hand = Sklepy na ręce na początku
box-key-shops_warehouse = Sklepy w magazynie na początku
box-key-trading_houses_total = Domy handlowe łącznie
box-key-trading_houses_hand = Domy handlowe na ręce na początku
box-key-trading_houses_warehouse = Domy handlowe w magazynie na początku
box-key-all = Wszyscy gracze
box-key-start_player = Startowy gracz
box-key-other_players = Pozostali gracze
box-key-five_power_bonus_power = Siła potrzebna na żeton 5-krotnej siły
box-key-building_power = Siła potrzebna na budynek
box-key-yen_per_value = Jeny za 1 wartości produkcji
box-key-import_value = Wartość produkcji dobra importowanego
box-key-power_value_max = Największa wartość produkcji z siły
box-key-extra_from_card = Dodatkowy koszt od tej technologii
box-key-extra_costs = Dodatkowy koszt, jeden z
box-key-free_cards = Darmowe zamówienia
box-key-max_cards = Najwięcej branych zamówień
box-key-second_card_costs = Koszt drugiego zamówienia, jeden z
box-key-order_refill_short = Za mało zamówień do uzupełnienia portu
box-key-extra_full_rounds = Pełne rundy potem
box-key-order = Kolejność punktowania
box-key-church_tie_break = Rozstrzygnięcie remisu: kościół
box-key-customs_tie_break = Rozstrzygnięcie remisu: urząd celny
box-key-technology_tie_break = Rozstrzygnięcie remisu: technologie
box-key-victory_tie_break = Rozstrzygnięcie remisu: zwycięstwo
box-key-two_player_tech_rival_value = Wartość produkcji rywala w technologiach
box-key-blocked_2p = Zamknięte przy 2 graczach
box-row-laboratory_boards = { $row ->
    [laboratory_a] { area-laboratory_a }
   *[laboratory_b] { area-laboratory_b }
}
box-row-port_boards = { $row ->
    [port_a] { area-port_a }
   *[port_b] { area-port_b }
}

# What turns are about, and what ends a game: what is counted in many games

deed-return = Prezes wraca do ręki
deed-copper = Kopalnie miedzi
deed-silk = Tkalnie jedwabiu
deed-tea = Plantacje herbaty
deed-fish = Łowiska
deed-laboratory = Laboratoria
deed-port = Porty
end-houses = Wszystkie domy handlowe wybudowane
end-shops = Wszystkie sklepy wybudowane
end-orders = Brak zamówień do uzupełnienia portu
end-church = Dość asystentów na planszy kościoła
end-customs = Dość asystentów na planszy urzędu celnego
