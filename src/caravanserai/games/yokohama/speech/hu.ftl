# Yokohama.

game-yokohama = Yokohama

## Ami számít

noun-vp = { $n } pont
    .acc = { $n } pontot
noun-yen = { $n } jen
    .acc = { $n } jent
noun-copper = { $n } réz
    .acc = { $n } rezet
noun-silk = { $n } selyem
    .acc = { $n } selymet
noun-tea = { $n } tea
    .acc = { $n } teát
noun-fish = { $n } hal
    .acc = { $n } halat
noun-import = { $n } importáru
    .acc = { $n } importárut
noun-any_good = { $n } tetszőleges áru
    .acc = { $n } tetszőleges árut
noun-assistant = { $n } asszisztens
    .acc = { $n } asszisztenst
noun-free_agent = { $n } ingyenes ügynök
    .acc = { $n } ingyenes ügynököt
counted-shop = { $n } boltot
counted-house = { $n } kereskedőházat

## Amit a hatások tesznek

verb-exchange = cserék – { $n }
verb-raise_faith = egy asszisztens a templomtáblára, hit – { $n }
verb-pay_imports = egy asszisztens a vámtáblára, importáru legfeljebb – { $n }
verb-recruit = elemek a raktárból – { $n }
verb-research = egy technológia, értéke – { $n }
verb-take_orders = megrendelések elvétele, adott szintig
verb-buy_shop = { $n ->
    [one] { $n } bolt vásárlása (nem kötelező)
   *[other] legfeljebb { $n } bolt vásárlása
}
verb-buy_trading_house = { $n ->
    [one] { $n } kereskedőház vásárlása (nem kötelező)
   *[other] legfeljebb { $n } kereskedőház vásárlása
}
verb-move_assistant = { $n ->
    [one] { $n } asszisztens mozgatása
   *[other] legfeljebb { $n } asszisztens mozgatása
}
verb-fill_up = kiegészítés { $to } { $noun ->
    [copper] rézre
    [silk] selyemre
    [tea] teára
    [fish] halra
    [import] importárura
   *[yen] jenre
}
verb-place_station = az állomásjelző lerakása (+{ $power } erő)

## Tartós változások, időpontok, feltételek

change-passing_fee = { $n ->
    [0] semmit sem fizetsz az elnököknek, akik mellett elhaladsz
   *[other] minden elnökért, aki mellett elhaladsz: { noun-yen }
}
change-may_share_area = az elnököd megállhat ott, ahol más elnökök állnak
change-placement_spread_max = legfeljebb { noun-assistant.acc } rakhatsz le különböző területekre
change-placement_stack_adjacent = ha kettőt raksz egy területre: +{ noun-assistant } egy szomszédosra
change-gained_amount = valahányszor { $noun ->
    [yen] jent kapsz: +{ noun-yen }
    [copper] rezet kapsz: +{ noun-copper }
    [silk] selymet kapsz: +{ noun-silk }
    [tea] teát kapsz: +{ noun-tea }
    [fish] halat kapsz: +{ noun-fish }
   *[import] importárut kapsz: +{ noun-import }
}
change-assistants_left_max = visszavételkor legfeljebb { noun-assistant.acc } otthagyhatsz
change-may_move_to_own_assistant = az elnököd közvetlenül bármely területre mehet, ahol van asszisztensed
change-may_move_to_station = az elnököd közvetlenül az állomásra mehet
moment-order_completed = minden teljesített megrendelésedért
moment-customs_placed = minden asszisztensért, akit a vámtáblára teszel
moment-church_placed = minden asszisztensért, akit a templomtáblára teszel
moment-trading_house_built = minden kereskedőházért, amit megépítesz
moment-shop_built = minden boltért, amit megépítesz
moment-technology_taken_later = minden későbbi technológiádért
moment-turn_started = a köröd elején
moment-own_turn = a körödben
test-goods = { $good ->
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
   *[fish] { noun-fish }
}
test-technologies = { $n } technológia
test-yen = { noun-yen }
test-tokens = összesen { $n } ügynök vagy 5-ös erő jelző
test-orders = { $n } teljesített megrendelés
test-buildings = épületek { $production ->
    [0] {""}
   *[other] { $production } termelő területen
}{ $commercial ->
    [0] {""}
   *[other] { $production ->
        [0] {""}
       *[other] {" "}és{" "}
    }{ $commercial } kereskedelmi területen
}

## Erőforrások, elemek

resource-yen = Jen
resource-copper = Réz
resource-silk = Selyem
resource-tea = Tea
resource-fish = Hal
resource-import = Importáru
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
piece-assistant = Asszisztens
piece-shop = Bolt
piece-trading_house = Kereskedőház
building-shop_1 = Bolt az 1. mezőn
building-shop_2 = Bolt a 2. mezőn
building-shop_3 = Bolt a 3. mezőn
building-shop_4 = Bolt a 4. mezőn
building-trading_house = { piece-trading_house }
source-area = A területről
source-hand = Kézből

## Területek

area-copper_mine_1 = Rézbánya 1
    .at = az 1. rézbányában
    .about = Réz: 2-vel kevesebb, mint az erőd.
area-copper_mine_2 = Rézbánya 2
    .at = a 2. rézbányában
    .about = Réz: 2-vel kevesebb, mint az erőd.
area-silk_mill_1 = Selyemszövöde 1
    .at = az 1. selyemszövödében
    .about = Selyem: 1-gyel kevesebb, mint az erőd.
area-silk_mill_2 = Selyemszövöde 2
    .at = a 2. selyemszövödében
    .about = Selyem: 1-gyel kevesebb, mint az erőd.
area-tea_plantation_1 = Teaültetvény 1
    .at = az 1. teaültetvényen
    .about = Annyi tea, amennyi az erőd.
area-tea_plantation_2 = Teaültetvény 2
    .at = a 2. teaültetvényen
    .about = Annyi tea, amennyi az erőd.
area-fishing_ground_1 = Halászhely 1
    .at = az 1. halászhelyen
    .about = Annyi hal, amennyi az erőd.
area-fishing_ground_2 = Halászhely 2
    .at = a 2. halászhelyen
    .about = Annyi hal, amennyi az erőd.
area-bank = Bank
    .at = a bankban
    .about = Annyi jen, amennyi az erőd.
area-chinatown = Kínai negyed
    .at = a kínai negyedben
    .about = Annyi csere, amennyi az erőd.
area-canal = Csatorna
    .at = a csatornán
    .about = Itt semmi sem állhat meg. Az elnököd 1 jenért átkelhet rajta.
area-church = Templom
    .at = a templomban
    .about = Tegyél egy asszisztenst a templom táblájának olyan mezőjére, amelyre elég a hited: az erőd és amit hozzáfizetsz.
area-customs = Vámhivatal
    .at = a vámhivatalban
    .about = Fizess importárut, legfeljebb az erődnél 1-gyel kevesebbet, és tegyél egy asszisztenst a vámhivatal ilyen számú mezőjére.
area-employment_agency = Munkaközvetítő
    .at = a munkaközvetítőben
    .about = Végy el elemeket a raktáradból: az erődnél 1-gyel kevesebbet. A boltok és kereskedőházak jenbe kerülnek.
area-laboratory_a = A laboratórium
    .at = az A laboratóriumban
    .about = Végy el egy technológiát. Az erőd ennyit fedez a költségéből; minden hiányzó 1 érték 2 jen vagy 1 importáru.
area-laboratory_b = B laboratórium
    .at = a B laboratóriumban
    .about = Végy el egy technológiát. Az erőd ennyit fedez a költségéből; minden hiányzó 1 érték 2 jen vagy 1 importáru.
area-port_a = A kikötő
    .at = az A kikötőben
    .about = Végy el 1 megrendelést, 2 jenért vagy 1 importáruért kettőt. 2 erő: alacsony mezők; 3: közepesek is; 4: mind; 5: mind, és 3 pont.
area-port_b = B kikötő
    .at = a B kikötőben
    .about = Végy el 1 megrendelést, 2 jenért vagy 1 importáruért kettőt. 2 erő: alacsony mezők; 3: közepesek is; 4: mind; 5: mind, és 3 pont.

## Országok, ügynökök

country-gb = Nagy-Britannia
country-us = Egyesült Államok
country-fr = Franciaország
country-de = Németország
country-nl = Hollandia
agent-gb = brit ügynök
agent-us = amerikai ügynök
agent-fr = francia ügynök
agent-de = német ügynök
agent-nl = holland ügynök
agent-free = ingyenes ügynök

## Kártyák, lapkák, jelzők, táblák

order = { $country }: { $cost } → { $gain }
    .called = { $country }
order-hidden = rejtve
technology =
    .choice = { $name } ({ $value }) · { $about }
technology-ball = Bál
    .about = Minden teljesített megrendelésed 2 pontot hoz.
technology-brickworks = Téglagyár
    .about = Minden asszisztens, akit a vámtáblára teszel, 4 pontot hoz.
technology-stagecoach = Postakocsi
    .about = Semmit sem fizetsz az elnököknek, akik mellett elhaladsz.
technology-newspaper = Újság
    .about = Legfeljebb 4 asszisztenst rakhatsz le különböző területekre.
technology-stock_exchange = Tőzsde
    .about = Ha a köröd elején 2 jennél kevesebbed van, 2-re egészíted ki.
technology-electric_lighting = Villanyvilágítás
    .about = Minden kereskedőház, amelyet megépítesz, 3 pontot hoz.
technology-gas_lighting = Gázvilágítás
    .about = Minden bolt, amelyet megépítesz, 2 pontot hoz.
technology-spinning_mill = Fonoda
    .about = Körönként egyszer: 1 selyemért 2 jen.
technology-station = Állomás
    .about = Helyezd el az állomásjelzőt: azon a területen mindenkinek +1 erő. Az elnököd közvetlenül odamehet.
technology-patent_system = Szabadalmi rendszer
    .about = Minden technológia, amelyet ez után veszel el, 2 pontot hoz.
technology-postal_system = Postarendszer
    .about = Az elnököd megállhat ott, ahol más elnökök állnak.
technology-language_school = Nyelviskola
    .about = Minden teljesített megrendelésed 1 jent hoz.
technology-mining_technology = Bányászati technológia
    .about = Valahányszor rezet kapsz, 1-gyel többet kapsz.
technology-telephone = Telefon
    .about = Az asszisztensek visszavételekor 1-et a területen hagyhatsz.
technology-telegraph = Távíró
    .about = Ha 2 asszisztenst raksz egy területre, még 1-et rakhatsz egy szomszédosra.
technology-tram = Villamos
    .about = Az elnököd közvetlenül bármely területre mehet, ahol van asszisztensed.
technology-typography = Tipográfia
    .about = Minden technológia, amelyet ez után veszel el, 1 jent hoz.
technology-university = Egyetem
    .about = Körönként egyszer: 1 jenért 1 asszisztens a raktáradból.
technology-winery = Borászat
    .about = Minden asszisztens, akit a templomtáblára teszel, 3 pontot hoz.
technology-exhibition = Kiállítás
    .about = Azonnal 10 pont.
use =
    .choice = Használat: { $name }
use-spinning_mill = { technology-spinning_mill }
use-university = { technology-university }
achievement = { $condition }
    .choice = { $name } · elsőként: { $first }; később: { $later }
exchange = { $cost } → { $gain }
    .called = {""}
    .beside = {""}
space = { $stem ->
    [church] templomtábla, { $a }. mező
   *[customs] vámtábla, { $a }. mező
}
    .choice = { $stem ->
        [church] { $a }. mező, { $faith } hit: { $effects }
       *[customs] { $a }. mező, { $imports } importáru: { $effects }
    }
    .beside = { $stem ->
        [church] { $a }. mező, { $faith } hit
       *[customs] { $a }. mező
    }{ $effects_left ->
        [none] {""}
       *[other] : { $effects_left }
    }
token = { $effects }
tile = { $a }. épületlapka
reward = { $country ->
    [none] { $effects }
   *[other] Országszimbólum: { $country }
}

## Kinek kell fizetni út közben, fázisok

payee-seat_1 = 1. játékos
payee-seat_2 = 2. játékos
payee-seat_3 = 3. játékos
payee-seat_4 = 4. játékos
payee-canal = csatorna
fees = { $label ->
    [none] senki
   *[other] { $n ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }
}
phase-end = Tovább
phase-return = Elnök visszavétele kézbe

## Napló

log-round-begins = { $n }. forduló
log-order-kept = { $player } megtart egy megrendelést ({ $order })
    .you = megtartasz egy megrendelést ({ $order })
log-turn-begins = { $player }: kör kezdete
log-assistant-placed = { $player } asszisztenst helyez el { $area_at }
    .you = asszisztenst helyezel el { $area_at }
log-fee-paid = { $player } { noun-yen.acc } fizet → { $to }
    .you = { noun-yen.acc } fizetsz → { $to }
log-canal-paid = { $player } { noun-yen.acc } fizet ({ area-canal })
    .you = { noun-yen.acc } fizetsz ({ area-canal })
log-president-moved = { $player } mozgatja az elnököt ({ $area })
    .you = mozgatod az elnököt ({ $area })
log-president-returned = { $player } visszaveszi kézbe az elnököt
    .you = visszaveszed kézbe az elnököt
log-assistant-back = { $player } { noun-assistant.acc } vesz vissza ({ $area })
    .you = { noun-assistant.acc } veszel vissza ({ $area })
log-agent-used = { $player } ügynököt használ – { $agent } ({ $area })
    .you = ügynököt használsz – { $agent } ({ $area })
log-action = { $player }: akció – { $area }, erő: { $n }
log-income = { $player }: +{ noun-yen } a kereskedőházért ({ $area })
log-gained = { $player }: +{ $what_id ->
    [yen] { noun-yen }
    [copper] { noun-copper }
    [silk] { noun-silk }
    [tea] { noun-tea }
    [fish] { noun-fish }
   *[import] { noun-import }
}
log-paid = { $player } { $what_id ->
    [yen] { noun-yen.acc }
    [copper] { noun-copper.acc }
    [silk] { noun-silk.acc }
    [tea] { noun-tea.acc }
    [fish] { noun-fish.acc }
   *[import] { noun-import.acc }
} fizet
    .you = { $what_id ->
        [yen] { noun-yen.acc }
        [copper] { noun-copper.acc }
        [silk] { noun-silk.acc }
        [tea] { noun-tea.acc }
        [fish] { noun-fish.acc }
       *[import] { noun-import.acc }
    } fizetsz
log-points = { $player }: +{ noun-vp }
log-recruited = { $player } { $piece_id ->
    [assistant] { noun-assistant.acc }
    [shop] { counted-shop }
   *[trading_house] { counted-house }
} vesz el a raktárból
    .you = { $piece_id ->
        [assistant] { noun-assistant.acc }
        [shop] { counted-shop }
       *[trading_house] { counted-house }
    } veszel el a raktárból
log-exchanged = { $player }: csere – { $exchange }
    .beside = { $player }: csere
log-on-board = { $player } asszisztenst helyez el – { $space }
    .you = asszisztenst helyezel el – { $space }
log-technology-taken = { $player } technológiát vesz el – { $technology } ({ $country })
    .you = technológiát veszel el – { $technology } ({ $country })
log-technology-shown = Új technológia, { $area } – { $technology } ({ $country })
log-technology-used = { $player } technológiát használ – { $technology }
    .you = technológiát használsz – { $technology }
log-order-taken = { $player } megrendelést vesz el – { $order }
    .you = megrendelést veszel el – { $order }
log-order-shown = Új megrendelés, { $area } – { $order }
log-order-completed = { $player } megrendelést teljesít – { $order }
    .you = megrendelést teljesítesz – { $order }
    .beside = { $player } megrendelést teljesít – { $order_called }
    .you-beside = megrendelést teljesítesz – { $order_called }
log-achieved = { $player } teljesítményt ér el – { $achievement }
    .you = teljesítményt érsz el – { $achievement }
log-agent-gained = { $player }: +1 { $agent }
log-reward-taken = { $player } jutalomjelzőt vesz el – { $reward }
    .you = jutalomjelzőt veszel el – { $reward }
log-token-taken = { $player } elveszi az 5-ös erő jelzőt ({ $area }) – { $token }
    .you = elveszed az 5-ös erő jelzőt ({ $area }) – { $token }
    .beside = { $player } elveszi az 5-ös erő jelzőt ({ $area })
    .you-beside = elveszed az 5-ös erő jelzőt ({ $area })
log-shop-built = { $player } boltot épít { $area_at }
    .you = boltot építesz { $area_at }
log-house-built = { $player } kereskedőházat épít { $area_at }
    .you = kereskedőházat építesz { $area_at }
log-assistant-moved = { $player } asszisztenst mozgat ({ $area })
    .you = asszisztenst mozgatsz ({ $area })
log-station-placed = { $player } elhelyezi az állomásjelzőt { $area_at }
    .you = elhelyezed az állomásjelzőt { $area_at }
log-recovered = { $player }: { noun-assistant } vissza kézbe ({ $area })
log-end-triggered = { $player } kiváltja a játék végét – { $n ->
    [1] minden kereskedőháza megépült
    [2] minden boltja megépült
    [3] nincs elég megrendelés a kikötő feltöltéséhez
    [4] elég asszisztens van a templomtáblán
   *[5] elég asszisztens van a vámtáblán
}
    .you = kiváltod a játék végét – { $n ->
        [1] minden kereskedőházad megépült
        [2] minden boltod megépült
        [3] nincs elég megrendelés a kikötő feltöltéséhez
        [4] elég asszisztens van a templomtáblán
       *[5] elég asszisztens van a vámtáblán
    }
log-game-over = A játék véget ért

## Kérdések

say-pay-faith = Hiányzó hit: { $missing }. Mivel fizetsz?
    .why = Minden fajta egyszer számít.
say-place = Hová raksz asszisztenst?
    .why = Kézben: { $hand }. Ugyanoda még egyszer: kettő lesz együtt.
say-pay-in-imports = Hiányzó érték: { $missing }. Importáru vagy jen?
ask-keep-order = Melyik megrendelést tartod meg?
    .verb = Tartsd meg
ask-extra = Válassz kiegészítő akciót, vagy lépj tovább.
    .order = Megrendelés teljesítése ({ $name })
    .agent = Ügynök használata: { $name }
    .achievement = Teljesítmény elérése: { $name }
    .order-beside = Megrendelés teljesítése ({ $country }{ $gain_left ->
        [none] {""}
       *[other] {" "}→ { $gain_left }
    })
    .order-called = Megrendelés teljesítése
ask-agent-where = Melyik területen lép akcióba az ügynök?
    .verb = Cselekedj
ask-place = Hová raksz asszisztenst? Kétszer ugyanazt a területet választva két asszisztens kerül oda.
    .verb = Rakd le
    .phase-end = Nincs több lerakás
ask-place-beside = Melyik szomszédos területre raksz még egy asszisztenst?
    .verb = Rakd le
    .answer-skip = Nincs több lerakás
say-move-president = { ask-move-president }
    .why = Jened: { $yen }.
ask-move-president = Hová megy az elnököd?
    .verb = Menj ide
ask-pay-on-the-way = Kinek fizetsz útközben?
ask-take-back = Mely asszisztenseket veszed vissza?
    .verb = Vedd vissza
    .phase-end = A többi ott marad
say-exchange = { ask-exchange }
    .why = Hátralévő csere: { $left }.
ask-exchange = Mit cserélsz?
    .answer-skip = Nincs több csere
say-church-space = { ask-church-space }
    .why = Hit az erődből: { $faith }. A többit fizeted.
ask-church-space = A templomtábla melyik mezőjét foglalod el?
    .verb = Vedd el
    .answer-skip = Templom kihagyása
ask-pay-faith = Mivel fizetsz a hitért?
    .verb = Fizess
    .payment = { $cost }
    .payment-beside = { ask-pay-faith.verb }
say-customs-space = { ask-customs-space }
    .why = Az erőd szerinti importáru: { $most }. Nálad van: { $have }.
ask-customs-space = A vámtábla melyik mezőjét foglalod el?
    .verb = Vedd el
    .answer-skip = Vámhivatal kihagyása
ask-choose-source = Melyik asszisztens kerül a táblára?
    .verb = Küldd ide
say-recruit = { ask-recruit }
    .why = Elvehető darab: { $left }. Jened: { $yen }.
ask-recruit = Melyik elemet veszed el a raktárból?
    .verb = Vedd el
    .answer-skip = Nincs több elem
say-take-technology = { ask-take-technology }
    .why = Érték az erődből: { $value }. Importárud: { $imports }, jened: { $yen }.
ask-take-technology = Melyik technológiát veszed el?
    .verb = Vedd el
    .answer-skip = Technológia nélkül
ask-which-copy = Melyik ország kártyáját veszed el?
ask-pay-extra = Mivel fizetsz a további technológiáért?
    .verb = Fizess
ask-pay-in-imports = Hány importárut fizetsz? A többi jen.
    .verb = Fizess
    .count = { $a ->
        [0] csak jen
       *[other] { $a } importáru
    }
    .count-beside = { ask-pay-in-imports.verb }
say-take-order = { ask-take-order }
    .why = Megrendelés a kezedben: { $have } / { $most }.
ask-take-order = Melyik megrendelést veszed el?
    .verb = Vedd el
    .answer-skip = Megrendelés nélkül
ask-pay-second = Mivel fizetsz a második megrendelésért?
    .verb = Fizess
ask-place-station = Hová kerül az állomásjelző?
    .verb = Rakd le
ask-take-token = Elveszed az 5-ös erő jelzőt?
    .answer-yes = Elvétel
    .answer-skip = Otthagyás
ask-build = Mit építesz?
    .verb = Építsd fel
    .answer-skip = Építés nélkül
ask-leave-behind = Hagysz asszisztenst a területen?
    .answer-yes = Egy otthagyása
    .answer-skip = Mind visszavétele
ask-choose-good = Melyik árut veszed el?
    .verb = Vedd el
ask-buy-piece = Megveszed az elemet a raktárból?
    .answer-yes = Vásárlás
    .answer-skip = Marad a raktárban
ask-move-assistant = Melyik asszisztenst mozgatod?
    .verb = Mozgasd
    .answer-skip = Egy asszisztens sem mozog
ask-move-where = Hová megy az asszisztens?
    .verb = Menj ide
ask-choose-reward = Melyik jutalomjelzőt veszed el?
    .verb = Vedd el
ask-own-turn = Melyik technológiát használod?
    .verb = Használd

wait-keep-order = Várakozás: { $player } (megrendelést választ)
wait-extra = Várakozás: { $player } (kiegészítő akciók)
wait-agent-where = Várakozás: { $player } (ügynököt használ)
wait-place = Várakozás: { $player } (asszisztenseket rak le)
wait-place-beside = Várakozás: { $player } (asszisztenseket rak le)
wait-move-president = Várakozás: { $player } (mozgatja az elnököt)
wait-pay-on-the-way = Várakozás: { $player } (utat választ)
wait-take-back = Várakozás: { $player } (asszisztenseket vesz vissza)
wait-exchange = Várakozás: { $player } (cserél)
wait-church-space = Várakozás: { $player } (templom)
wait-pay-faith = Várakozás: { $player } (fizet)
wait-customs-space = Várakozás: { $player } (vámhivatal)
wait-choose-source = Várakozás: { $player } (asszisztenst választ)
wait-recruit = Várakozás: { $player } (elemeket vesz el a raktárból)
wait-take-technology = Várakozás: { $player } (technológiát választ)
wait-which-copy = Várakozás: { $player } (országot választ)
wait-pay-extra = Várakozás: { $player } (fizet)
wait-pay-in-imports = Várakozás: { $player } (fizet)
wait-take-order = Várakozás: { $player } (megrendeléseket választ)
wait-pay-second = Várakozás: { $player } (fizet)
wait-place-station = Várakozás: { $player } (lerakja az állomásjelzőt)
wait-take-token = Várakozás: { $player } (5-ös erő jelző)
wait-build = Várakozás: { $player } (épít)
wait-leave-behind = Várakozás: { $player } (asszisztenseket vesz vissza)
wait-choose-good = Várakozás: { $player } (árut választ)
wait-buy-piece = Várakozás: { $player } (elemet vásárol)
wait-move-assistant = Várakozás: { $player } (asszisztenseket mozgat)
wait-move-where = Várakozás: { $player } (asszisztenseket mozgat)
wait-choose-reward = Várakozás: { $player } (jutalomjelzőt választ)
wait-own-turn = Várakozás: { $player } (technológiát használ)

## Elutasítások

refuse-canal = A csatornán semmi sem állhat meg. Válassz másik területet.
    .short = itt nincs megállás
refuse-no-assistant = Ehhez nincs asszisztensed.
    .short = nincs asszisztens
refuse-one-each = Különböző területekre egy-egy asszisztens kerül.
    .short = csak egy-egy
refuse-placed-enough = Ebben a körben nem rakhatsz le több asszisztenst.
    .short = ebben a körben elég
refuse-not-adjacent = Ez a terület nem szomszédos.
    .short = nem szomszédos
refuse-too-few-yen = { noun-yen } kell hozzá.
    .short = kell: { noun-yen }
refuse-too-few = Túl kevés van: { $n } kell hozzá.
    .short = kell: { $n }
refuse-cannot-pay = Több kell hozzá, mint amennyid van.
    .short = nem elég
refuse-none-in-warehouse = Ilyen nincs több a raktáradban.
    .short = nincs a raktárban
refuse-none-there = Ott nincs asszisztensed.
    .short = nincs asszisztens
refuse-same-area = Az asszisztens már ott van.
    .short = már ott van
refuse-no-own-assistant = Ehhez saját asszisztens kell a területen.
    .short = nincs asszisztens
refuse-president-there = Ott másik elnök áll.
    .short = foglalt
refuse-stands-there = Az elnököd már ott áll.
    .short = már itt állsz
refuse-out-of-reach = Nincs kifizethető út az asszisztenseiden át.
    .short = nincs út
refuse-no-shop = Nincs bolt a kezedben.
    .short = nincs bolt kézben
refuse-no-house = Nincs kereskedőház a kezedben.
    .short = nincs ház kézben
refuse-shop-here = Ezen a területen már van boltod.
    .short = van itt boltod
refuse-house-here = Ezen a területen már van kereskedőház.
    .short = van itt ház
refuse-space-taken = Ez a mező foglalt.
    .short = foglalt
refuse-too-little-faith = Az erődön felül még { $n } hit kell hozzá.
    .short = hiány: { $n } hit
refuse-too-few-imports = { noun-import } kell hozzá.
    .short = kell: { noun-import }
refuse-power-too-low = Az erőd kevés ennyi importáruhoz.
    .short = kevés az erő
refuse-technology-owned = Ez a technológia már a tiéd.
    .short = már a tiéd
refuse-used-once = Ezt a technológiát ebben a körben már használtad.
    .short = már használtad
refuse-technology-too-dear = A kártya hiányzó értékét nem tudod kifizetni.
    .short = túl drága
refuse-no-extra = A további technológia felárát nem tudod kifizetni.
    .short = túl nagy felár
refuse-level-too-high = Az ilyen szintű megrendelésekhez több erő kell.
    .short = több erő kell
refuse-hand-full = Nem tarthatsz több megrendelést. Előbb teljesíts egyet.
    .short = tele a kezed
refuse-no-second-order = A második megrendelés árát nem tudod kifizetni.
    .short = a második túl drága
refuse-agent-once = Ebben a körben már használtál ügynököt.
    .short = ügynök már volt
refuse-no-area-for-agent = Az ügynökhöz olyan terület kell, ahol van asszisztensed, de az elnököd nincs ott.
    .short = nincs hozzá terület
refuse-president-here = Az ügynök nem lép akcióba ott, ahol az elnököd áll.
    .short = itt az elnök
refuse-not-achieved = Ennek a teljesítménynek a feltétele még nincs meg.
    .short = még nincs meg
refuse-achieved-already = Ezt a teljesítményt már elérted.
    .short = már megvan
refuse-no-goods = Ehhez a megrendeléshez több áru kell, mint amennyid van.
    .short = kevés áru
caution-open-orders = Az utolsó köröd: { $n } megrendelés van még a kezedben. Utána már nem ér semmit.

## Árak

price-yen = { noun-yen }
price-imports = { noun-import }
price-faith = { $n } hit
price-value = hiányzó érték: { $n }
price-value-extra = { $n ->
    [0] felár
   *[other] hiányzó érték: { $n } + felár
}
price-free = ingyenes

## Beállítások

setting-mini_1 = Teljesítményjutalom-jelzők
    .about = Minikiegészítő: aki mindhárom teljesítményt eléri, elvesz egy jutalomjelzőt.
setting-mini_1-false = Nem
setting-mini_1-true = Igen
setting-mini_2 = 5-ös erő jelzők ingyenes ügynökkel
    .about = Minikiegészítő: néhány 5-ös erő jelző egyszer használható ügynök.
setting-mini_2-false = Nem
setting-mini_2-true = Igen
setting-customs_exact_payment = Pontos fizetés a vámhivatalban
    .about = Pontosan annyi importárut kell fizetni, amennyit az erő mutat, kevesebbet nem lehet.
setting-customs_exact_payment-false = Nem
setting-customs_exact_payment-true = Igen
setting-pair_each_symbol_once = Minden országszimbólum csak egy párba számít
    .about = Ügynök az ország minden második szimbólumával jön; különben a másodiktól kezdve mindegyikkel.
setting-pair_each_symbol_once-false = Nem
setting-pair_each_symbol_once-true = Igen
setting-station_requires_assistant = Az állomáshoz asszisztens kell
    .about = A közvetlen lépéshez az állomásra saját asszisztens kell ott.
setting-station_requires_assistant-false = Nem
setting-station_requires_assistant-true = Igen
setting-mining_per_exchange = Bányászati technológia minden cserénél
    .about = A kínai negyedben minden rézvásárlás meghozza a plusz rezet, nem csak az akció elsője.
setting-mining_per_exchange-false = Nem
setting-mining_per_exchange-true = Igen
setting-neutral_competes = A semleges asszisztensek versenyeznek
    .about = A templom- és vámbónusznál a semleges asszisztensek még egy játékosnak számítanak.
setting-neutral_competes-false = Nem
setting-neutral_competes-true = Igen
setting-free_agent_unused_vp = Pont a fel nem használt ingyenes ügynökért
    .about = A játék végén, mindegyikért.
setting-free_agent_unused_vp-0 = 0
setting-free_agent_unused_vp-1 = 1
setting-lone_takes_both = Egyedül mindkét díj
    .about = Korábbi kiadás: aki egyedül van egy bónuszért, megkapja az első és a második díjat is.
setting-lone_takes_both-false = Nem
setting-lone_takes_both-true = Igen
setting-two_player_tech_rival = Vetélytárs a technológiabónuszért
    .about = Korábbi kiadás: 2 játékossal egy semleges vetélytárs is versenyez a technológiabónuszért.
setting-two_player_tech_rival-false = Nem
setting-two_player_tech_rival-true = Igen
setting-return_single_area = Asszisztensek egy területről
    .about = Korábbi kiadás: az elnökkel egy terület minden asszisztense jön vissza, nem tetszőlegesek.
setting-return_single_area-false = Nem
setting-return_single_area-true = Igen

## Pontozólap

score-track = A játék során
score-church = Templombónusz
score-customs = Vámbónusz
score-technology = Technológiabónusz
score-countries = Országbónusz
score-agents = Fel nem használt ügynökök
score-imports = Importáru
score-yen = Jen
score-goods = Áruk
score-orders = Teljesített megrendelések
score-boards = A templom és a vámhivatal mezői
score-achievements = Teljesítmények
score-buildings = Boltok és kereskedőházak
score-areas = Területek, jelzők, technológiák
sheet-during = Játék közben
sheet-bonuses = Bónuszok a végén
sheet-rest = Maradék elemek
sheet-orders = Megrendelések
sheet-boards = Templom és vámhivatal
sheet-achievements = Teljesítmények
sheet-buildings = Épületek
sheet-areas = Területek
sheet-technology = Technológia
sheet-countries = Országok
tie-turn-order = Hely a játéksorrendben
tie-turn-order-won = előbb a játéksorrendben, { $mine }. a { $theirs }. előtt

## The table in the terminal

board-round = Forduló
board-last-round = Utolsó forduló
board-first-player = Kezdőjátékos
board-technology-deck = Maradék technológiakártyák
board-order-deck = Maradék megrendeléskártyák
board-agents-left = Maradék ügynökök
board-rewards = Jutalomjelzők
board-area = Terület
board-action = Akció
board-power-token = 5-ös erő jelző
board-shops = Boltmezők
board-house = Kereskedőház
board-power-here = erő: { $n }
board-boards = Táblák
board-cards = Kártyák
board-value = Érték
board-level-low = alacsony
board-level-mid = közepes
board-level-high = magas
board-empty-space = üres
board-neutral = semleges
board-achievements = Teljesítmények
board-for-first = Elsőként
board-for-later = Később
board-completed-by = Elérte
board-vp = Pont
board-president = Elnök
board-in-hand = kézben
board-pieces-hand = Kézben: asszisztensek, boltok, kereskedőházak
board-pieces-store = Raktár: asszisztensek, boltok, kereskedőházak
board-technologies = Technológiák
board-completed-orders = Teljesített megrendelések
board-orders-in-hand = Megrendelések kézben
board-agents = Ügynökök
board-tokens = 5-ös erő jelzők
board-your-orders = Megrendeléseid

## Kártyák, saját tábla, játékosok

board-needs-power = Legalább { $n } erő
board-value-more = érték +{ $n }
board-only-extras = csak az A és a C fázisban
board-have = Neked van: { $n }
board-have-both = Neked van: { $n } és { $more }
board-you-done = Te: kész
board-goods = Áruk, importáruk, jen
board-hand = Kézben
board-warehouse = Raktár
board-technologies-of = Technológiák: { $n }, érték { $value }
board-sets = sorozatok { $sets }:
board-no-sets = nincs sorozat:
board-sets-about = Különböző országok sorozatáért járó pont
board-agents-ready = Bevethető ügynökök: { $n }
board-agents-used = Felhasznált ügynökök: { $n }
board-used = felhasznált
board-goods-ready = minden megvan
board-short = hiányzik
board-no-orders = Nincs megrendelés a kézben
board-hidden-order = Rejtett megrendelés
board-orders-n = { $n } megrendelés
board-orders-held = Megrendelések kézben: { $n }
board-hand-and-store = { $piece }: kézben { $n }, a raktárban { $more }
board-shops-built = Megépített boltok: { $n }
board-houses-built = Megépített kereskedőházak: { $n }
board-points = { noun-vp }
board-score-now = Ha most véget érne a játék: { $n }
board-starts = kezd
board-player = { $player }: játékosterület
board-open-player = { $player }: a játékosterület megnyitása
board-close = Bezárás
board-you = { $player } (te)
board-your-turn = te jössz
board-their-turn = rajta a sor

## Területek és táblák a képernyőn

board-whole = { game-yokohama }: a tábla
board-parts = Az asztal részei
board-areas = Területek
board-ports = Kikötők
board-laboratories = Laboratóriumok
board-own = Saját
board-church = { area-church }
board-customs = Vámhivatal
board-free = ingyenes
board-start = innen
board-pass = átkelés
board-choose = Ezt választom
board-ways-to = Útvonalak: { $place }
board-ways-n = { $n } út
board-way-pays = kapja: { $players }
board-end-prizes = A játék végén: a legtöbb asszisztensért { $first }, a második legtöbbért { $second } pont
board-end-signs = A játék vége
board-sign-shops = Egy játékos boltjai
board-sign-houses = Egy játékos kereskedőházai
board-sign-church = Asszisztensek a templomtáblán
board-sign-customs = Asszisztensek a vámhivatal tábláján
board-sign-orders = Megrendelések a kikötők feltöltésére
board-most = A legtöbb: { $players }
board-end-comes = Ez indította el a játék végét.
board-last-round-is = Utolsó forduló: { $n }
board-left = maradt: { $n }
board-n-of = { $n } / { $of }
board-agents-about = Egy ország minden két szimbólumáért egy; elnök nélkül tesz lehetővé akciót egy területen.
board-power-of = { $player }: erő { $n }
board-house-of = Keres mások itteni akcióin: { $player }
board-station = Állomás: itt mindenkinek nagyobb az ereje
board-president-of = { $player }: elnök
board-assistant-of = { $player }: { noun-assistant }
board-phase-before = A: kiegészítő
board-phase-place = Lerakás
board-phase-move = Mozgás
board-phase-act = Akció
board-phase-token = 5-ös erő
board-phase-build = Építés
board-phase-recover = Visszavétel
board-phase-after = C: kiegészítő
board-plate-copper_mine = Rézbánya
board-plate-silk_mill = Selyemszövöde
board-plate-tea_plantation = Teaültetvény
board-plate-fishing_ground = Halászhely
board-plate-bank = { area-bank }
board-plate-chinatown = { area-chinatown }
board-plate-church = { area-church }
board-plate-customs = { area-customs }
board-plate-employment_agency = Közvetítő
board-plate-laboratory = Laboratórium
board-plate-port = Kikötő
lesson-goal = A cél
lesson-goal-win = A végén a legtöbb pont :vp: nyer. A vége egy fordulóval azután jön, hogy valaki kiváltja: minden boltja :yk-shop: vagy kereskedőháza :yk-trading-house: áll, vagy megtelt a templom vagy a vámhivatal táblája.
lesson-goal-lose = Az addig nem teljesített megrendelések :yk-order: semmit sem hoznak.
lesson-goal-points = Pontot hoznak a megrendelések :yk-order:, a technológiák :yk-technology:, az épületek, a templom :yk-church: és a vámhivatal :yk-customs:, a teljesítmények :yk-achievement: és az országsorozatok.
lesson-first-order = Az első megrendelésed
lesson-first-order-text = { $dealt } megrendelés :yk-order: közül eggyel kezdesz, titokban. Megmondja, milyen árut kér egy ország, és mit fizet. Tartsd meg a németet; aztán a másik játékos lép először.
lesson-first-turn = Az első köröd
lesson-first-turn-text = Egy kör: tegyél le legfeljebb { $spread } asszisztenst :yk-assistant: különböző területekre, majd mozgasd az elnököt :yk-president: olyan területeken át, ahol asszisztensed van, és hajts végre akciót ott, ahol megáll. Tegyél a bankba, az A kikötőbe és az 1. selyemszövödébe, küldd az elnököt az A kikötőbe, és vegyél ott egy megrendelést :yk-order:. Ezután az asztal magától játszik a 9. fordulóig, onnan te folytatod.

## Az első lecke

lesson-place = Először az asszisztensek
lesson-place-text = Közel a játék vége. A kör asszisztensekkel :yk-assistant: kezdődik: legfeljebb { $spread } a kezedből, mindegyik más területre, ahová csak akarod. Csak ott kerül mindegyik { $fee } jenbe :yk-yen:, ahol a másik elnök :yk-president: áll. Tegyél egyet a bankba :yk-bank:, egyet a laboratóriumba :yk-laboratory: és egyet a templomba :yk-church:.
lesson-move = Az elnök úton
lesson-move-text = Az elnököd :yk-president: területről területre jár, de csak olyanokon át, ahol van asszisztensed :yk-assistant:. A teaültetvényen a másik elnök áll: ott nem állhatsz meg, az áthaladás pedig { $fee } jen :yk-yen:, amely a tulajdonosáé. Menj a bankba :yk-bank:. 2 asszisztens, az elnök és a boltod :yk-shop: együtt 4 erő, így 4 jent kapsz. Aztán ennek a területnek az asszisztensei visszatérnek a kezedbe.
lesson-two = Ketten egy területen
lesson-two-text = A legfeljebb { $spread } különböző terület helyett egyetlen területre is tehetsz { $stack } asszisztenst :yk-assistant:. Válaszd kétszer a selyemszövödét: egy asszisztensed már ott van, és a következő körben sok erő :yk-power-5: kell majd oda.
lesson-technology = Egy technológia
lesson-technology-text = Az elnököd :yk-president: a laboratóriumba :yk-laboratory: megy. Egy technológia :yk-technology: annyiba kerül, amennyi a kártyáján áll, és amennyit a helye hozzáad: { technology-stagecoach } – { $value } + { $more }. Ebből 2-t az erőd fizet ki, a másik 2 mindegyikéért { $yen } jent :yk-yen: fizetsz. Mostantól az utadba eső elnökök semmibe sem kerülnek.
lesson-agent = Egy külföldi ügynök
lesson-agent-text = { technology-stagecoach }: ez a második brit szimbólumod :yk-gb:, az első egy már teljesített megrendelésen van. Egy ország két szimbóluma ügynököt :yk-agent: hoz. Körönként egyszer, a főakciód előtt vagy után, az ügynök elnök nélkül hajt végre akciót egy olyan területen, ahol van asszisztensed :yk-assistant:. Küldd a munkaközvetítőbe :yk-employment:: 1 asszisztens és a boltod :yk-shop: 2 erő, vagyis 1 elem a raktárból. Az asszisztens ingyenes.
lesson-five-power = 5-ös erő
lesson-five-power-text = Tegyél még egy asszisztenst :yk-assistant: a selyemszövödébe, egyet a teaültetvényre és egyet a halászhelyre. Aztán vidd az elnököt :yk-president: a selyemszövödébe: a 4 asszisztenssel ez { $most } erő, ennél több nincs. { $silk } selymet :yk-silk: hoz, és { $needed } erővel elveheted a terület jelzőjét :yk-power-5: is, itt 5 pontot :yk-vp:.
lesson-shop = Egy bolt
lesson-shop-text = Legalább { $needed } erővel a kezedből egy épületet is építhetsz a területen: boltot :yk-shop: vagy kereskedőházat :yk-trading-house:. Az épületlapka :yk-building: minden mezőjének saját jutalma van; vedd a 3 pontosat :yk-vp:. Minden épület mostantól { $power } erőt ad ott, a kereskedőház pedig { $income } jent :yk-yen: hoz, valahányszor más hajt ott végre akciót.
lesson-port = Megrendelések a kikötőből
lesson-port-text = Tegyél 2 asszisztenst :yk-assistant: a kikötőbe :yk-port:, és menjen utánuk az elnök :yk-president:. A 3 erő a tábla első négy kártyáját nyitja meg. Egy megrendelés :yk-order: ingyenes; a második { $yen } jenbe :yk-yen: vagy { $imports } importáruba :yk-import: kerül. Vedd el az amerikait :yk-us:, amely { $copper } rezet, { $silk } selymet és { $tea } teát kér, és a franciát :yk-fr:, amely { $french } selymet. Legfeljebb { $limit } megrendelés lehet a kezedben.
lesson-order = Teljesített megrendelés
lesson-order-text = A főakciód előtt és után megrendeléseket :yk-order: teljesíthetsz, ahányat csak ki tudsz fizetni. A francia :yk-fr: { $silk } selyembe :yk-silk: kerül, és { $points } pontot :yk-vp: meg { $imports } importárut :yk-import: hoz. { technology-language_school }: ez a technológiád { $yen } jent :yk-yen: tesz hozzá.
lesson-church = A templom
lesson-church-text = Még 2 asszisztens :yk-assistant: és az elnök :yk-president: 4 erő a templomban :yk-church:, vagyis 4 hit :yk-faith:. A tábla harmadik mezőjéhez { $faith } kell: fizesd ki az importárut :yk-import:, és vele 2 jent :yk-yen:. Egy asszisztens a területről a táblán marad, { $points } pontért :yk-vp: és { $moves } mozgatásért: a másik kettő a teaültetvényre megy. Aztán építs boltot :yk-shop: 2 pontért és 1 selyemért. Most { $spaces } mező foglalt, és ez kiváltja a játék végét.
lesson-last-turn = Az utolsó kör
lesson-last-turn-text = Ezután még egy fordulót játszotok, és ez az utolsó köröd. Tegyél 2 asszisztenst :yk-assistant: a halászhelyre, későbbre. Aztán az elnök :yk-president: a teaültetvényre megy: 4 asszisztenssel ismét { $most } erő és 5 tea :yk-tea:. A jelző :yk-power-5: 3 pontot :yk-vp: és 3 jent :yk-yen: hoz, és { $shop } jenért boltot :yk-shop: vehetsz a raktárból :yk-warehouse:. Vedd meg, és építsd meg 4 pontért.
lesson-finish = Egyik a másik után
lesson-finish-text = Teljesítsd az amerikai megrendelést :yk-us:: { $points } pont :yk-vp:, és a második amerikai szimbólumoddal még egy ügynök :yk-agent:. Küldd a halászhelyre: 3 asszisztens, 3 hal :yk-fish:. Ezek fizetik ki a német megrendelésedet :yk-de:. És { $tokens } jelzővel, ügynökökkel és 5-ös erő jelzőkkel együtt, elérsz egy teljesítményt :yk-achievement:. Csak 1 asszisztensbe kerül, és aki elsőként éri el, { $first } pontot kap.
lesson-end = Győzelem
lesson-end-text = 113 pont :yk-vp:! A pontozólap mutatja az utolsókat: 10 a legértékesebb technológiákért :yk-technology:, 14 az országokért, mind az ötért és még egyszer kettőért, 6 a legtöbb asszisztensért a templom tábláján :yk-church:, 4 a második helyért a vámhivatalban :yk-customs:, ahol importáruval :yk-import: fizetnek, és néhány a maradékért. Most már eleget tudsz egy saját játékhoz.

## Mi a teendő a leckében, lépésről lépésre

lesson-first-order-1 = Tartsd meg a német megrendelést.
lesson-first-turn-1 = Még nincs tennivaló: menj tovább.
lesson-first-turn-2 = Tegyél egy asszisztenst a bankba.
lesson-first-turn-3 = Tegyél egyet az A kikötőbe.
lesson-first-turn-4 = Tegyél egyet az 1. selyemszövödébe.
lesson-first-turn-5 = Vidd az elnöködet az A kikötőbe.
lesson-first-turn-6 = Vedd el a brit megrendelést.
lesson-first-turn-7 = Másodikat ne vegyél el.
lesson-first-turn-8 = A köröd kész: menj tovább.
lesson-place-1 = Tegyél egy asszisztenst a bankba.
lesson-place-2 = Tegyél egyet a laboratóriumba.
lesson-place-3 = Tegyél egyet a templomba.
lesson-move-1 = Vidd az elnöködet a bankba.
lesson-two-1 = Tegyél egy asszisztenst a selyemszövödébe.
lesson-two-2 = Válaszd a selyemszövödét még egyszer.
lesson-technology-1 = Vidd az elnöködet a laboratóriumba.
lesson-technology-2 = Vedd el ezt a technológiát: { technology-stagecoach }.
lesson-agent-1 = Használd a brit ügynöködet.
lesson-agent-2 = Küldd a munkaközvetítőbe.
lesson-agent-3 = Vegyél el egy asszisztenst.
lesson-five-power-1 = Tegyél egy asszisztenst a selyemszövödébe.
lesson-five-power-2 = Tegyél egyet a teaültetvényre.
lesson-five-power-3 = Tegyél egyet a halászhelyre.
lesson-five-power-4 = Vidd az elnöködet a selyemszövödébe.
lesson-five-power-5 = Vedd el a jelzőt.
lesson-shop-1 = Építs boltot a 3 pontos mezőre.
lesson-port-1 = Tegyél egy asszisztenst a kikötőbe.
lesson-port-2 = Válaszd újra a kikötőt, a másodiknak.
lesson-port-3 = Vidd az elnöködet a kikötőbe.
lesson-port-4 = Vedd el az amerikai megrendelést.
lesson-port-5 = Vedd el a francia megrendelést is.
lesson-order-1 = Teljesítsd a francia megrendelést.
lesson-church-1 = Tegyél egy asszisztenst a templomba.
lesson-church-2 = Válaszd újra a templomot, a másodiknak.
lesson-church-3 = Vidd az elnöködet a templomba.
lesson-church-4 = Válaszd a táblája harmadik mezőjét.
lesson-church-5 = Fizess a hitért az importáruval.
lesson-church-6 = Az asszisztenst a területről vedd el.
lesson-church-7 = Mozgass el egy asszisztenst a templomból.
lesson-church-8 = Küldd a teaültetvényre.
lesson-church-9 = Mozgasd el a másik asszisztenst is a templomból.
lesson-church-10 = Ezt is küldd a teaültetvényre.
lesson-church-11 = Építs boltot pontokért és selyemért.
lesson-last-turn-1 = Tegyél egy asszisztenst a halászhelyre.
lesson-last-turn-2 = Válaszd újra a halászhelyet, a másodiknak.
lesson-last-turn-3 = Vidd az elnöködet a teaültetvényre.
lesson-last-turn-4 = Vedd el a jelzőt.
lesson-last-turn-5 = Vedd meg a boltot.
lesson-last-turn-6 = Építsd meg a 4 pontos mezőn.
lesson-finish-1 = Teljesítsd az amerikai megrendelést.
lesson-finish-2 = Használd az amerikai ügynöködet.
lesson-finish-3 = Küldd a halászhelyre.
lesson-finish-4 = Teljesítsd a német megrendelést.
lesson-finish-5 = Érd el a jelzők teljesítményét.

## Mit jelentenek a szimbólumok

legend-yk-president = { board-president }: az asszisztenseid területein halad át, és ahol megáll, ott hajt végre akciót.
legend-yk-power-5 = Erő: az elemeid egy területen; a nagyobb erő többet hoz.
legend-yk-agent = Ügynök: egy ország két szimbólumáért.
legend-yk-token = 5-ös erő jelző: annak, aki elsőként ér el 5 erőt egy területen.

## Így játsszuk

howto-win = Hogyan nyerhetsz
howto-win-most = A végén az nyer, akinek a legtöbb pontja van.
howto-win-most-text = Gyűjts árut, teljesíts megrendeléseket, szerezz technológiákat: minden pontot hoz, sokszor többször is.
howto-win-end = A játék végét ti hozzátok el.
howto-win-end-text = Ha valaki megépített { $shops } boltot vagy { $houses } kereskedőházat, { $church_end } asszisztens van a templomban vagy a vámhivatalban, vagy elfogytak a megrendelések: még egy forduló jön.
howto-points = Honnan jönnek a pontok
howto-points-orders = Megrendelések
howto-points-orders-text = amennyit a kártya mond, rögtön
howto-points-technologies = Technológiák
howto-points-technologies-text = { $technology_first } a legnagyobb értékekért, aztán { $technology_second }
howto-points-boards = Templom és vám
howto-points-boards-text = minden mező, a végén { $church_first } és { $customs_first } a legtöbbért
howto-points-achievements = Teljesítmények
howto-points-achievements-text = több annak, aki az első
howto-points-countries = Országok
howto-points-countries-text = { $countries } a különböző országok sorozataiért
howto-points-buildings = Épületek
howto-points-buildings-text = az alattuk lévő jutalom
howto-turn = A köröd: három lépés
howto-turn-place = Tegyél le asszisztenseket
howto-turn-place-text = Legfeljebb { $spread } különböző területre, vagy { $stack } egyetlenre. Ahol másik elnök áll, mindegyik { $fee } jen a tulajdonosának.
howto-turn-move = Mozgasd az elnököt
howto-turn-move-text = Asszisztenseid területein át egy ilyenre. Másik elnöknél nem állhatsz meg, az áthaladás { $fee } jen. Vagy vedd vissza az elnököt.
howto-turn-act = Cselekedj az erőddel
howto-turn-act-text = Asszisztens, elnök, bolt és kereskedőház számít, legfeljebb { $most_power }. Több erő többet hoz. Aztán a terület asszisztensei visszatérnek a kezedbe.
howto-wrong = Amit a kezdők elrontanak
howto-wrong-path = Az elnök bárhová mehet
howto-wrong-path-text = Az út minden területén kell egy asszisztensed. Már lerakáskor tervezd meg az utat.
howto-wrong-stop = Megállok mellette
howto-wrong-stop-text = Másik elnök mellett elhaladhatsz, de nem állhatsz meg ott. Az sem jó, ahonnan elindulsz.
howto-wrong-back = Az asszisztensek maradnak
howto-wrong-back-text = Ahol cselekszel, onnan mind visszatér. A sok erőhöz előbb gyűjts, aztán cselekedj.
howto-wrong-shop = A raktárból építek
howto-wrong-shop-text = Előbb vedd a kezedbe a boltot vagy a kereskedőházat, többnyire a munkaközvetítőben. Csak azután építheted meg.
howto-wrong-orders = Minden megrendelést elveszek
howto-wrong-orders-text = Legfeljebb { $orders } lehet a kezedben, és eldobni nem szabad. Ami a végén nincs teljesítve, semmit sem hoz.
howto-areas = A területek
howto-areas-production = Áruk
howto-areas-production-text = A bánya, a fonoda, az ültetvény és a halászhely az erő szerint ad: legfeljebb { $copper } rezet, { $silk } selymet, { $tea } teát vagy { $fish } halat.
howto-areas-bank-text = Jen az erő szerint, legfeljebb { $yen }.
howto-areas-port = Kikötők
howto-areas-port-text = Vegyél el egy megrendelést; a második { $order_yen } jen vagy egy importáru. Több erő többet nyit meg a sorból, a legtöbb { $port_points } pontot hoz.
howto-areas-laboratory = Laboratóriumok
howto-areas-laboratory-text = Vegyél el egy technológiát. A költségét az erőd fizeti; ami hiányzik, darabonként { $research_yen } jen vagy egy importáru. A hatása a tiéd marad.
howto-areas-church-text = Az erő hit, legfeljebb { $faith }; áru, importáru és jen növeli. Egy asszisztens legfeljebb ekkora számú mezőre megy, a jutalmáért.
howto-areas-customs-text = Fizess importárut, az erő szerint legfeljebb { $imports } darabot. Egy asszisztens pontosan ilyen számú mezőre megy, a jutalmáért.
howto-areas-employment_agency-text = Legfeljebb { $recruits } elem a raktárból: az asszisztens ingyenes, a bolt { $shop_price } jen, a kereskedőház { $house_least }–{ $house_most }.
howto-areas-chinatown-text = Annyi csere, amennyi az erőd, legfeljebb { $exchanges }: áru és jen oda-vissza, vagy importáru { $import_price } jenért. Csak három játékostól.
howto-areas-canal-text = Itt senki sem áll meg. Az elnök { $canal_fee } jenért átkel, asszisztens nélkül. Csak három játékostól.
howto-course = Még a körben, épületek, a vége
howto-course-more = Előtte és utána
howto-course-more-text = Teljesíts megrendeléseket, érj el teljesítményeket. Egy ország két szimbóluma ügynököt hoz; körönként { $agents } cselekszik helyetted, elnök nélkül.
howto-course-build = Erős akciók
howto-course-build-text = { $building_power } erővel építs boltot vagy kereskedőházat: jutalom, és erő későbbre. A ház másoktól { $house_income } jent hoz. { $token_power } erővel tiéd a jelző.
howto-course-end = A vége
howto-course-end-text = A kiváltás után még egy teljes forduló. Aztán templom, vám, technológiák, országok; egy pont { $yen_point } jenért, { $goods_point } áruért, minden importáruért és ügynökért.

## The tables of the box and their keys

box-table-orders = Megrendelések
box-table-technologies = Technológiák
box-table-building_tiles = Épületlapkák
box-table-five_power_tokens = 5-ös erő jelzők
box-table-achievements = Teljesítmények
box-table-mini_1_tokens = Teljesítményjutalom-jelzők
box-table-mini_2_tokens = 5-ös erő jelzők ingyenes ügynökkel
box-table-areas = Területek
box-table-exchanges = Cserék a Kínai negyedben
box-table-faith_payments = Fizetség a hitért
box-table-recruit_costs = Költségek a Munkaközvetítőben
box-table-research = Kutatás
box-table-order_taking = Megrendelések szerzése
box-table-church_board = Templom
box-table-customs_board = Vámhivatal
box-table-laboratory_boards = Laboratóriumok
box-table-port_boards = Kikötők
box-table-countries = Országok és ügynökeik
box-table-player_pieces = Egy játékos elemei
box-table-start_resources = Amivel a játékosok kezdenek
box-table-turn = Egy kör
box-table-layouts = A területek elrendezése
box-table-end_conditions = Mi vet véget a játéknak
box-table-final_scoring = Végső pontozás
box-table-mini_1 = Első minikiegészítő
box-table-mini_2 = Második minikiegészítő
box-key-country = Ország
box-key-countries = Országok
box-key-shops = Bolthelyek
box-key-trading_house = Kereskedőház
box-key-shop = Bolt
box-key-assistant = Asszisztens
box-key-first = Az elsőnek
box-key-later = A későbbieknek
box-key-spaces = Helyek
box-key-area = Terület
box-key-areas = Területek
box-key-areas_left_out = Kihagyott területek
box-key-agents = Ügynökök
box-key-agents_per_turn = Ügynökök körönként
box-key-five_power_space = Hely 5-ös erő jelzőnek
box-key-building_tile = Épületlapka
box-key-surcharges = Felárak
box-key-imports = Importáruk
box-key-end_bonus_first = Az első pontja a végén
box-key-end_bonus_second = A második pontja a végén
box-key-church_end = A templom ennyinél vet véget a játéknak
box-key-customs_end = A vámhivatal ennyinél vet véget a játéknak
box-key-neutral_assistants = Semleges asszisztensek
box-key-orders_removed = Kivett megrendelések
box-key-orders_dealt = Kiosztott megrendelések
box-key-orders_kept = Megtartott megrendelések
box-key-order_hand_limit = Legtöbb megrendelés kézben
box-key-edges = Szomszédos területek
box-key-drawn = Kihúzott
box-key-achievements_needed = Szükséges teljesítmények
box-key-president_fee = Díj a találkozott elnöknek
box-key-canal_fee = Díj a csatornánál
box-key-trading_house_income = Egy kereskedőház bevétele
box-key-power_max = Legnagyobb erő
box-key-power_president = Az elnök ereje
box-key-power_assistant = Egy asszisztens ereje
box-key-power_shop = Egy bolt ereje
box-key-power_trading_house = Egy kereskedőház ereje
box-key-placement_spread_max = Legtöbb asszisztens, területenként egy
box-key-placement_stack = Asszisztensek egy területen
box-key-technology_first = Technológia, első
box-key-technology_second = Technológia, második
box-key-country_set_vp = Pont országkészletért
box-key-vp_per_unused_agent = Pont fel nem használt ügynökért
box-key-vp_per_import = Pont importáruért
box-key-yen_per_vp = Jen egy pontért
box-key-shops_built = Megépített boltok
box-key-trading_houses_built = Megépített kereskedőházak
box-key-management_boards = Kezelőtáblák
box-key-layout_rows = Területek soronként
box-key-foreign_agents = Külföldi ügynökök
box-key-technology_names = Különböző technológiák
box-key-achievements_per_stack = Teljesítmények egy halomban
box-key-station_tokens = Állomásjelzők
box-key-colours = A játékosok színei
box-key-presidents = Elnökök
box-key-assistants_total = Asszisztensek összesen
box-key-assistants_hand = Asszisztensek kézben kezdéskor
box-key-assistants_warehouse = Asszisztensek a raktárban kezdéskor
box-key-assistants_score_markers = A pontot jelző asszisztensek
box-key-shops_total = Boltok összesen
box-key-shops_hand = Boltok kézben kezdéskor
box-key-shops_warehouse = Boltok a raktárban kezdéskor
box-key-trading_houses_total = Kereskedőházak összesen
box-key-trading_houses_hand = Kereskedőházak kézben kezdéskor
box-key-trading_houses_warehouse = Kereskedőházak a raktárban kezdéskor
box-key-all = Minden játékos
box-key-start_player = Kezdőjátékos
box-key-other_players = A többi játékos
box-key-five_power_bonus_power = Erő egy 5-ös erő jelzőhöz
box-key-building_power = Erő egy épülethez
box-key-yen_per_value = Jen 1 termelési értékért
box-key-import_value = Egy importáru termelési értéke
box-key-power_value_max = Legtöbb termelési érték erőből
box-key-extra_from_card = További költség ettől a technológiától
box-key-extra_costs = További költség, az egyik
box-key-free_cards = Ingyenes megrendelések
box-key-max_cards = Legtöbb elvett megrendelés
box-key-second_card_costs = A második megrendelés ára, az egyik
box-key-order_refill_short = Kevés megrendelés egy kikötő feltöltéséhez
box-key-extra_full_rounds = Teljes fordulók azután
box-key-order = A pontozás sorrendje
box-key-church_tie_break = Döntetlen eldöntése: templom
box-key-customs_tie_break = Döntetlen eldöntése: vámhivatal
box-key-technology_tie_break = Döntetlen eldöntése: technológia
box-key-victory_tie_break = Döntetlen eldöntése: győzelem
box-key-two_player_tech_rival_value = A technológiai vetélytárs termelési értéke
box-key-blocked_2p = 2 játékossal zárva
box-row-laboratory_boards = { $row ->
    [laboratory_a] { area-laboratory_a }
   *[laboratory_b] { area-laboratory_b }
}
box-row-port_boards = { $row ->
    [port_a] { area-port_a }
   *[port_b] { area-port_b }
}

# What turns are about, and what ends a game: what is counted in many games

deed-return = Az elnök visszavétele
deed-copper = Rézbányák
deed-silk = Selyemszövödék
deed-tea = Teaültetvények
deed-fish = Halászhelyek
deed-laboratory = Laboratóriumok
deed-port = Kikötők
end-houses = Minden kereskedőház megépült
end-shops = Minden bolt megépült
end-orders = Nincs elég megrendelés a kikötő feltöltéséhez
end-church = Elég asszisztens a templomtáblán
end-customs = Elég asszisztens a vámtáblán
