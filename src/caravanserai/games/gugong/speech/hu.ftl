# Gùgōng.

game-gugong = Gùgōng

## Ami számít

noun-vp = { $n } pont
    .acc = { $n } pontot
noun-servant = { $n } szolga
    .acc = { $n } szolgát
noun-jade = { $n } jáde
    .acc = { $n } jádét
noun-envoy = { $n } követlépés
    .acc = { $n } követlépést
noun-intrigue = { $n } intrikalépés
    .acc = { $n } intrikalépést

## Amit a hatások tesznek

verb-perform = akció: { $location }
verb-move_traveller = az utazó mozgatása { $n ->
    [1] egyszer
   *[other] { $n } alkalommal
}
verb-place_on_wall = { $up_to ->
    [0] {""}
   *[other] legfeljebb {""}
}{ noun-servant } lerakása { $from ->
    [supply] a tartalékból a Nagy Falra
   *[pool] a Nagy Falra
}
verb-place_on_decree = { noun-servant } lerakása egy rendeletre
verb-load_ship = { $up_to ->
    [0] {""}
   *[other] legfeljebb {""}
}{ noun-servant } lerakása { $from ->
    [supply] a tartalékból egy hajóra
   *[pool] a hajóidra
}
verb-move_ship = { $up_to ->
    [0] {""}
   *[other] legfeljebb {""}
}{ $n } hajó mozgatása
verb-take_medal = a kezdőjátékos-érem elvétele
verb-swap_card = kártya cseréje
verb-discard_card = legalább { $min_value } értékű kártya eldobása → { $gain }
verb-retrieve_card = { $n } kártya visszavétele a dobópakliból
verb-draw_card = { $n } ajándékkártya húzása
verb-turn_die = sorskocka elfordítása
verb-unlock_double_servant = a dupla szolga feloldása
verb-lay_day_marker = a nappal végéig, { $servants } szolgával, { $scope ->
    [location] egy helyszínen
   *[owner] a táblád mellett
}: { $card_value ->
    [0] {""}
   *[other] ajándékaid értéke +{ $card_value }
}{ $owner_vp ->
    [0] {""}
   *[other] ha más végzi az akciót: ő { $actor_vp } pont, te +{ $owner_vp } pont
}{ $follow ->
    [yes] ha más végzi az akciót, te is elvégezheted
   *[no] {""}
}
effect-pay = { $cost } befizetése → { $gain }

## Tartós változások, időpontok, végső pontozás

servants-change = { $change ->
    [add] +{ noun-servant }
    [less] −{ noun-servant }
   *[set] { noun-servant }
}
change-travel_b_cost = az Utazás B lehetőségének költsége: { servants-change }
change-jade_action_cost = a Jáde akció költsége: { servants-change }
change-decree_action_cost = a Rendeletek akció költsége: { servants-change }
change-wall_action_extra_from_supply = minden Nagy Fal akciónál rakhatsz még { noun-servant.acc } a tartalékodból
change-equal_value_is_free = { $change ->
    [no] az egyenlő értékű ajándék nem cserélhető szabadon
   *[yes] az egyenlő értékű ajándék szabadon cserélhető
}
moment-morning = minden reggel
score-per-vp = a pontozósávon minden { $every ->
    [one] pont
   *[other] { $every } pont
} után
score-per-jade = minden { $every ->
    [one] jáde
   *[other] { $every } jáde
} után
score-per-decree_servants = a rendeleteken minden { $every ->
    [one] szolgád
   *[other] { $every } szolgád
} után
score-per-trade_servants = a kikötői jutalmakon minden { $every ->
    [one] szolgád
   *[other] { $every } szolgád
} után

## Ajándékok

gift-item-1 = Gyümölcskosár
    .acc = Gyümölcskosarat
gift-item-2 = Papírlegyező
    .acc = Papírlegyezőt
gift-item-3 = Gókő-készlet
    .acc = Gókő-készletet
gift-item-4 = Bonszai
    .acc = Bonszait
gift-item-5 = Teáskészlet
    .acc = Teáskészletet
gift-item-6 = Ming-váza
    .acc = Ming-vázát
gift-item-7 = Drágakő nyaklánc
    .acc = Drágakő nyakláncot
gift-item-8 = Dunhuangi pipa
    .acc = Dunhuangi pipát
gift-item-9 = Aranyszobor
    .acc = Aranyszobrot
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
gift-hidden = egy ajándékkártya
    .acc = egy ajándékkártyát

## Helyszínek

place-travel = Utazás
    .at = az Utazás helyszínen
    .about =
        Mozgasd az utazódat, és használd a jelzőt a városban, ahol megáll.
        { ask-travel.option-a }
        { ask-travel.option-b }
place-wall = Nagy Fal
    .at = a Nagy Falon
    .about =
        Rakj le szolgákat; ha elkészül a fal, az kap pontot, akinek a legtöbb van ott.
        { ask-great-wall.option-a }
        { ask-great-wall.option-b }
place-jade = Jáde
    .at = a Jáde helyszínen
    .about =
        Vegyél jádét szolgákért; a végén mindegyik többet ér az előzőnél.
place-intrigue = Intrika
    .at = az Intrika helyszínen
    .about =
        Lépj előre a sávon, amely minden holtversenyt eldönt; visszalépve előnyöket vehetsz.
        { ask-intrigue.option-a }
        { ask-intrigue.option-b }
place-palace = Mennyei Tisztaság Palotája
    .at = a Palotában
    .about =
        A követed a Palotába tart. Akié a végén nincs bent, annak 0 pontja van.
        { ask-palace.option-a }
        { ask-palace.option-b }
place-decrees = Rendeletek
    .at = a Rendeletek helyszínen
    .about =
        Vegyél rendeletet szolgákért: minden reggel, állandóan vagy a végén hat.
place-canal = Nagy-csatorna
    .at = a Nagy-csatornán
    .about =
        Rakj szolgákat a hajókra, és hajózz a kikötők jutalmaiért.
        { ask-grand-canal.option-a }
        { ask-grand-canal.option-b }
city = { $name }

## Fizetés és szolgák

payment-servants = { noun-servant } befizetése
    .beside = Befizetés
payment-no-action = Csere akció nélkül
servant-regular = Csak sima szolgák
servant-double_as_1 = Dupla szolga 1 szolgaként
servant-double_as_2 = Dupla szolga 2 szolgaként

## Jáde, rendeletek, kockák

house = { $a }. ház
house-square = Jádetér
decree =
    .choice = { $name } – { $level }. szint, költség: { $cost }{ $vp ->
        [0] {""}
       *[other] , +{ $vp } pont
    } · { $about }
    .beside = { $name } · { $about }
decree-d1_intrigue = Reggeli suttogás
    .about = Minden reggel léphetsz 2 lépést az intrikajelződdel.
decree-d1_ship = Reggeli rakomány
    .about = Minden reggel rakhatsz 1 szolgát a tartalékodból egy hajóra.
decree-d1_servant = Reggeli szolgálat
    .about = Minden reggel szerezhetsz 1 szolgát.
decree-d1_envoy = Reggeli audiencia
    .about = Minden reggel léphetsz 1 lépést a követeddel.
decree-d1_swap = Reggeli vásár
    .about = Minden reggel kicserélheted egy kártyádat a tábla egyik kártyájára.
decree-d2_travel = Császári utak
    .about = Az Utazás B lehetősége 1 szolgával kevesebbe kerül.
decree-d2_jade = Jádekiváltság
    .about = A Jáde akció 1 szolgával kevesebbe kerül.
decree-d2_wall = Falépítők
    .about = Minden Nagy Fal akciónál rakhatsz a Falra még 1 szolgát a tartalékodból.
decree-d2_equal = Egyenlő ajándékok
    .about = Az egyenlő értékű ajándék is szabadon cserélhető.
decree-d2_decree = A pecsét kegye
    .about = A Rendeletek akció 1 szolgával kevesebbe kerül.
decree-d3_third = Hírnév
decree-d3_eight = Császári érdem
decree-d3_jade = Jádekincstár
decree-d3_decrees = Törvénykönyv
decree-d3_trade = Kereskedőház
face = { $a }. kocka: { $b }

## Csatorna

route-main = új hajó
route-left = új hajó, bal útvonal
route-right = új hajó, jobb útvonal
harbour = { $stem ->
    [left] { $a }. kikötő, bal útvonal
    [right] { $a }. kikötő, jobb útvonal
   *[main] { $a }. kikötő
}
reward = { $effects }
    .beside = { $effects_left ->
        [none] {""}
       *[other] { $effects_left }
    }

## Intrikaelőnyök, utazásjelzők

benefit = { $cost } vissza → { $gain }
    .beside = Visszalépés{ $gain_left ->
        [none] {""}
       *[other] : { $gain_left }
    }
token = { $effects }
token-double = dupla jelző
    .about = Beváltáskor 2 jelzőnek számít.
token-bonus_value = Érték +1
    .about = 1 szolgával, a nappal végéig: az ajándékaid 1-gyel többet érnek.
token-bonus_toll = Útvám
    .about = 1 szolgával, egy helyszínen, a nappal végéig: ha más hajtja végre ott az akciót, 1 pontot veszít, te pedig 1-et kapsz.
token-bonus_follow = Utánzás
    .about = 1 szolgával, egy helyszínen, a nappal végéig: ha más játékos végrehajtja ott az akciót, te is végrehajthatod.
trade = { $stem ->
    [servant] 2 utazásjelző beváltása 1 szolgára
    [vp] 4 utazásjelző beváltása 2 pontra
   *[jade] 6 utazásjelző beváltása 1 jádéra
}{ $a ->
    [0] {""}
   *[other] {" "}({ $a } dupla jelzővel)
}
    .beside = { $stem ->
        [servant] 2 utazásjelző beváltása
        [vp] 4 utazásjelző beváltása
       *[jade] 6 utazásjelző beváltása
    }{ $a ->
        [0] {""}
       *[other] {" "}({ $a } dupla jelzővel)
    }
    .called = { $stem ->
        [servant] 2 utazásjelző
        [vp] 4 utazásjelző
       *[jade] 6 utazásjelző
    }{ $a ->
        [0] {""}
       *[other] {" "}({ $a } dupla)
    }

## Meng

opponent = Meng
solo = { $day ->
    [focus] különleges szólókártya
   *[other] szólókártya: { $day }
}

## Napló

log-day-begins = { $n }. nap
log-start-player = { $player }: kezdőjátékos
log-map-refilled = { $n ->
    [0] Nem került új utazásjelző a térképre
   *[other] Új utazásjelzők a térképen: { $n }
}
log-dice-rolled = Sorskockák: { $first }, { $second }, { $third }
log-night-falls = { $n }. nap, éjszaka
log-gift-exchanged = { $player } { $given_acc } ad, { $taken_acc } kap { $place_at }
    .you = { $given_acc } adsz, { $taken_acc } kapsz { $place_at }
log-gift-laid-aside = { $player } fizetésül { $card_acc } dob el
    .you = fizetésül { $card_acc } dobsz el
log-gift-swapped = { $player } kártyát cserél: { $given } → { $taken } ({ $place })
    .you = kártyát cserélsz: { $given } → { $taken } ({ $place })
log-gift-retrieved = { $player } { $card_acc } vesz vissza kézbe
    .you = { $card_acc } veszel vissza kézbe
log-gift-discarded = { $player } { $card_acc } dob el
    .you = { $card_acc } dobsz el
log-gift-drawn = { $player } { $card_acc } húz
    .you = { $card_acc } húzol
log-servants-gained = { $player }: +{ noun-servant }
log-servants-spent = { $player } { noun-servant.acc } fizet be
    .you = { noun-servant.acc } fizetsz be
log-double-unlocked = { $player } feloldja a dupla szolgát
    .you = feloldod a dupla szolgát
log-points = { $player }: +{ noun-vp }
log-points-lost = { $player }: −{ noun-vp }
log-jade-taken = { $player }: +{ noun-jade }
log-traveller-moved = { $player }: utazás – { $city }; jelző: { $token }
log-tokens-traded = { $player }: { $trade }
    .beside = { $player }: utazásjelzők beváltása
log-marker-laid = { $player }: jelző használata – { $token }
log-marker-laid-at = { $player }: jelző használata { $place_at } – { $token }
log-toll-paid = { $player } útvámot fizet { $place_at } (kapja: { $owner })
    .you = útvámot fizetsz { $place_at } (kapja: { $owner })
log-followed = { $player } utánozza az akciót { $place_at }
    .you = utánozod az akciót { $place_at }
log-wall-placed = { $player } { noun-servant.acc } helyez el a Nagy Falon
    .you = { noun-servant.acc } helyezel el a Nagy Falon
log-wall-scored = { $player }: a legtöbb szolga a Nagy Falon ({ $n })
log-benefit-taken = { $player }: intrikaelőny – { $benefit }
    .beside = { $player }: intrikaelőny
log-die-turned = { $player } elfordít egy sorskockát – { $face }
    .you = elfordítasz egy sorskockát – { $face }
log-intrigue-moved = { $player }: intrikajelző a sávon: { $n }
log-medal-taken = { $player } elveszi a kezdőjátékos-érmet
    .you = elveszed a kezdőjátékos-érmet
log-envoy-moved = { $player }: követ a palotasávon: { $n }
log-envoy-arrived = { $player }: a követ a Palotában, a végén { noun-vp }
log-house-bought = { $player } jádét vesz ({ $house })
    .you = jádét veszel ({ $house })
log-decree-taken = { $player } rendeletet szerez – { $decree }
    .you = rendeletet szerzel – { $decree }
log-decree-used = { $player } rendeletet használ – { $decree }
    .you = rendeletet használsz – { $decree }
log-ship-launched = { $player }: új hajó ({ $harbour })
log-ship-loaded = { $player } hajót rak meg ({ $harbour }), fedélzeten: { noun-servant }
    .you = hajót raksz meg ({ $harbour }), fedélzeten: { noun-servant }
log-ship-sailed = { $player } továbbhajózik ({ $from } → { $harbour })
    .you = továbbhajózol ({ $from } → { $harbour })
log-ship-lost = { $player }: egy hajó a tengerbe vész ({ $harbour })
log-reward-claimed = { $player } elveszi a jutalmat ({ $harbour }) – { $reward }
    .you = elveszed a jutalmat ({ $harbour }) – { $reward }
    .beside = { $player } elveszi a jutalmat ({ $harbour })
    .you-beside = elveszed a jutalmat ({ $harbour })
log-matches = { $player }: { $n } egyezés
log-night-bonus = { $player }: legtöbb egyezés
log-final-wall = { $player }: a Nagy Fal utolsó pontozása
log-game-over = A játék véget ért
log-meng-card = Meng: { $card }
log-meng-dusk = Alkony, Meng: { $card }
log-meng-cannot = Meng: nincs akció { $place_at }

## Kérdések

say-choose-place = Hová adod az ajándékodat (értéke { $mine })?
    .why = Ha többet ér az ott fekvőnél, ingyenes.
say-pay-for-gift = Az ajándékod értéke { $mine }, nem több, mint { $theirs }: hogyan fizetsz?
    .why = { $cost } szolga vagy egy eldobott kártya megnyitja az akciókat. Szolgáid: { $have }.
say-move-traveller = Melyik városba megy az utazód?
    .why = Hátralévő mozgás: { $left }
ask-choose-gift = Melyik ajándékot adod?
    .verb = Add oda
ask-choose-place = Válassz helyszínt az ajándékodnak.
    .verb = Add ide
ask-pay-for-gift = Az ajándékod nem értékesebb. Hogyan fizetsz?
    .gift = Eldobás: { $name }
say-travel = { ask-travel }
    .why = Szolgáid: { $have }.
ask-travel = Utazás: válassz lehetőséget.
    .option-a = A: 1 mozgás
    .option-b = B: fizess 2-t, 2 mozgás (rendelettel kevesebb)
    .answer-skip = Utazás nélkül
    .option-b-beside = B: 2 mozgás
    .option-b-called = B: fizess 2-t, 2 mozgás
ask-move-traveller = Válassz várost az utazódnak.
    .verb = Menj ide
    .answer-skip = Megállás itt
say-great-wall = { ask-great-wall }
    .why = Szolgáid: { $have }. Szabad hely a falon: { $left }.
ask-great-wall = Nagy Fal: válassz lehetőséget.
    .option-a = A: rakj le 1 szolgát
    .option-b = B: fizess 1-et, rakj le legfeljebb 2-t
    .answer-skip = Nagy Fal kihagyása
    .option-a-beside = A: rakj le
    .option-b-beside = B: rakj le legfeljebb 2-t, díj
    .option-b-called = B: fizess 1-et, rakj le 2-t
ask-count-for-wall = Hány szolgát raksz a Nagy Falra?
    .count-beside = Rakj le
ask-place-which-on-wall = Melyik szolgát rakod a Nagy Falra?
    .servant-regular = Sima szolga
ask-extra-on-wall = Hozzáteszel 1 szolgát a tartalékból a Nagy Falhoz?
    .answer-yes = Tedd hozzá
    .answer-skip = Maradjon a tartalékban
say-buy-jade = { ask-buy-jade }
    .why = Szolgáid: { $have }. Jádéid: { $jade }.
ask-buy-jade = Jáde: válassz házat.
    .verb = Vedd meg
    .answer-skip = Jáde vásárlása nélkül
say-intrigue = { ask-intrigue }
    .why = A jelződ ezen a lépésen áll: { $step }. Szolgáid: { $have }.
ask-intrigue = Intrika: válassz lehetőséget.
    .option-a = A: 1 lépés, és az érem, ha ott van
    .option-b = B: fizess 1-et, 3 lépés
    .answer-skip = Intrika kihagyása
    .option-a-beside = A: az érem is, ha ott van
    .option-b-beside = B
    .option-a-called = A: 1 lépés
say-palace = { ask-palace }
    .why = Lépések az audienciáig: { $left }. Szolgáid: { $have }.
ask-palace = Mennyei Tisztaság Palotája: válassz lehetőséget.
    .option-a = A: követ 1 lépés
    .option-b = B: fizess 2-t, követ 2, intrika 1 lépés
    .answer-skip = A követ marad a helyén
    .option-a-beside = A
    .option-b-beside = B
    .option-b-called = B: fizess 2-t, követ 2 lépés
say-take-decree = { ask-take-decree }
    .why = Szolgáid: { $have }. Az áron felül 1 a rendeleten marad.
ask-take-decree = Rendeletek: válassz rendeletet.
    .verb = Vedd el
    .answer-skip = Rendelet nélkül
say-grand-canal = { ask-grand-canal }
    .why = Szolgáid: { $have }.
ask-grand-canal = Nagy-csatorna: válassz lehetőséget.
    .option-a = A: rakj fel 1-et, mozgass 1 hajót, vagy mindkettő
    .option-b = B: fizess 1-et, rakj fel 2-t
    .answer-skip = Nagy-csatorna kihagyása
    .option-b-beside = B: rakj fel 2-t
    .option-a-called = A: rakodj, mozgass 1 hajót
ask-load-ship = Válassz hajót a szolgának.
    .verb = Rakd meg
    .harbour = hajó, { $name }
    .answer-skip = Megállás itt
ask-load-from-supply = Válassz hajót a tartalékból jövő szolgának.
    .verb = Rakd meg
    .harbour = hajó, { $name }
    .answer-skip = Marad a tartalékban
ask-load-or-sail = Válassz hajót a szolgának, vagy csak mozgass egy hajót.
    .verb = Rakd meg
    .harbour = hajó, { $name }
    .answer-skip = Csak hajó mozgatása
ask-load-which = Melyik szolgát rakod a hajóra?
    .servant-regular = Sima szolga
ask-move-ship = Melyik hajó megy tovább?
    .verb = Mozgasd
    .harbour = hajó, { $name }
    .answer-skip = Egy hajó sem mozog
ask-claim = Elveszel egy kikötői jutalmat?
    .verb = Igényeld
    .harbour = hajó, { $name }
    .answer-skip = Később veszem el
ask-choose-reward = Válassz jutalmat.
    .verb = Vedd el
ask-intrigue-benefit = Válassz intrikaelőnyt.
    .verb = Vedd el
    .answer-skip = Előny nélkül
    .benefit-called = { $cost } vissza
ask-turn-die = Válassz sorskockát és számot.
    .verb = Fordítsd
ask-morning-decrees = Használsz rendeletet ma reggel?
    .verb = Használd
    .decree = { $name } · { $about }
    .answer-skip = Rendelet használata nélkül
ask-swap-which = Melyik kártyádat cseréled?
    .verb = Cseréld el
ask-swap-where = Melyik kártyát veszed el a tábláról?
    .verb = Vedd el
ask-retrieve = Melyik kártyát veszed vissza a dobópaklidból?
    .verb = Vedd vissza
ask-discard-for = Melyik kártyát dobod el?
    .verb = Dobd el
ask-spend-with = Használod a dupla szolgát?
ask-gain-with = Az egyikük helyett a dupla szolgát veszed el?
    .servant-double_as_1 = Dupla szolga, 1 szolgaként
    .servant-double_as_1-beside = Dupla szolga
ask-must-trade-tokens = Túl sok utazásjelződ van. Válts be néhányat.
    .verb = Váltsd be
ask-use-bonus-token = Használod a bónusz-utazásjelzőt 1 szolgával?
    .answer-yes = Felhasználás
    .answer-skip = Jelző megtartása
ask-servant-for-token = Melyik szolga kerüljön a jelző mellé?
    .servant-regular = Sima szolga
ask-night-envoy = Előrelép a követed?
    .answer-yes = Lépjen előre
    .answer-skip = Maradjon a helyén
ask-last-tokens = Beváltod az utolsó utazásjelzőidet?
    .verb = Váltsd be
    .answer-skip = Nincs több beváltás

wait-choose-gift = Várakozás: { $player } (ajándékot választ)
wait-choose-place = Várakozás: { $player } (helyszínt választ)
wait-pay-for-gift = Várakozás: { $player } (fizet az ajándékért)
wait-travel = Várakozás: { $player } (Utazás)
wait-move-traveller = Várakozás: { $player } (utazik)
wait-great-wall = Várakozás: { $player } (Nagy Fal)
wait-count-for-wall = Várakozás: { $player } (Nagy Fal)
wait-place-which-on-wall = Várakozás: { $player } (Nagy Fal)
wait-extra-on-wall = Várakozás: { $player } (Nagy Fal)
wait-buy-jade = Várakozás: { $player } (Jáde)
wait-intrigue = Várakozás: { $player } (Intrika)
wait-palace = Várakozás: { $player } (Palota)
wait-take-decree = Várakozás: { $player } (rendeletet választ)
wait-grand-canal = Várakozás: { $player } (Nagy-csatorna)
wait-load-ship = Várakozás: { $player } (hajót rak meg)
wait-load-from-supply = Várakozás: { $player } (hajót rak meg)
wait-load-or-sail = Várakozás: { $player } (hajót rak meg)
wait-load-which = Várakozás: { $player } (hajót rak meg)
wait-move-ship = Várakozás: { $player } (hajót mozgat)
wait-claim = Várakozás: { $player } (kikötői jutalom)
wait-choose-reward = Várakozás: { $player } (jutalmat választ)
wait-intrigue-benefit = Várakozás: { $player } (intrikaelőny)
wait-turn-die = Várakozás: { $player } (kockát fordít)
wait-morning-decrees = Várakozás: { $player } (reggeli rendeletek)
wait-swap-which = Várakozás: { $player } (kártyát cserél)
wait-swap-where = Várakozás: { $player } (kártyát cserél)
wait-retrieve = Várakozás: { $player } (kártyát választ)
wait-discard-for = Várakozás: { $player } (kártyát választ)
wait-spend-with = Várakozás: { $player } (szolgákat választ)
wait-gain-with = Várakozás: { $player } (szolgákat választ)
wait-must-trade-tokens = Várakozás: { $player } (jelzőket vált be)
wait-use-bonus-token = Várakozás: { $player } (bónusz-utazásjelző)
wait-servant-for-token = Várakozás: { $player } (szolgákat választ)
wait-night-envoy = Várakozás: { $player } (követ)
wait-last-tokens = Várakozás: { $player } (utolsó utazásjelzők)

## Elutasítások

refuse-too-few-servants = { noun-servant } kell a készletedben.
    .short = kell: { noun-servant }
refuse-pay-and-place = Fizetni { noun-servant }, lerakni még 1 kell hozzá.
    .short = kell: { $n } + 1 szolga
refuse-no-servant = 1 szolga kell a készletedben.
    .short = kell: 1 szolga
refuse-double-not-there = A dupla szolga nincs a tartalékodban.
    .short = nincs a tartalékban
refuse-no-regular-servant = Egy sima szolga kell hozzá.
    .short = sima szolga kell
refuse-regular-servant-needed = Maradnia kell egy lerakható szolgának. Fizess a dupla szolga nélkül.
    .short = 1 maradjon lerakni
refuse-supply-empty = A tartalékod üres.
    .short = üres tartalék
refuse-not-enough-tokens = Több utazásjelző kell hozzá.
    .short = kevés jelző
refuse-decree-held = Ez a rendelet már a tiéd. Válassz másikat.
    .short = már a tiéd
refuse-no-token-there = Ebben a városban nincs jelző. Válassz olyat, ahol van.
    .short = nincs itt jelző
refuse-out-of-reach = Útközben van egy város jelzővel. Válassz közelebbit.
    .short = jelző van útközben
refuse-nowhere-to-go = Az utazód nem ér el várost, ahol jelző van.
    .short = nincs elérhető jelző
refuse-marker-at-the-end = Az intrikajelződ a sáv végén van. Az éremért az A lehetőség választható.
    .short = a sáv vége
refuse-house-empty = Ez a ház üres. Válassz másikat.
    .short = üres
refuse-same-price = Egy másik ház ugyanennyibe kerül. Válaszd azt.
    .short = van másik ennyiért
refuse-houses-left = A Jádetér akkor nyílik meg, ha minden ház üres.
    .short = van még ház
refuse-marker-too-low = Az intrikajelződdel nem tudsz ennyit visszalépni.
    .short = kevés lépés
refuse-not-on-that-die = Ez a szám nincs azon a kockán.
    .short = nincs ezen a kockán
refuse-gift-too-cheap = Értékesebb ajándék kell hozzá.
    .short = kis értékű ajándék
refuse-no-card = Egy saját kártya kell hozzá.
    .short = nincs kártya
refuse-pile-empty = A dobópaklid üres.
    .short = üres dobópakli
refuse-no-high-card = Értékesebb ajándék kell hozzá a kezedben.
    .short = nincs elég értékes
refuse-medal-taken = Az érmet ma már elvitték.
    .short = az érmet elvitték
refuse-ship-full = Ez a hajó megtelt. Válassz másikat vagy újat.
    .short = a hajó megtelt
refuse-no-room-for-two = 2 szolgaként 2 szabad hely kell neki. Számíthat 1-nek.
    .short = csak 1 hely van
refuse-no-free-harbour = Ezen az útvonalon nincs szabad kikötő.
    .short = nincs szabad kikötő
refuse-no-ship-left = Minden hajód a csatornán van.
    .short = nincs több hajó
refuse-no-ship-to-load = Olyan hajó kell, amelyen van hely, vagy egy új.
    .short = nincs hely hajón
refuse-nothing-to-do = Most egyik hajód sem rakható meg és nem mozoghat.
    .short = egy hajó sem mozdulhat
refuse-not-neither = A kettőből legalább egy kell: szolga lerakása vagy hajó mozgatása.
    .short = a kettőből egy kell
refuse-load-at-least-one = Legalább 1 szolgát hajóra kell raknod.
    .short = legalább 1 szolga
refuse-no-harbour-ahead = E hajó előtt nincs szabad kikötő.
    .short = nincs előtte kikötő
refuse-ship-not-full = A jutalomhoz teli hajó kell.
    .short = nem telt meg a hajó
refuse-no-reward-there = Ebben a kikötőben nincs jutalom.
    .short = nincs jutalom
refuse-no-slot-left = Ezt a jutalmat többször nem veheted el.
    .short = már elvetted
refuse-deck-empty = Az ajándékpakli üres.
    .short = üres pakli
caution-no-audience = Az utolsó nap: a követed nincs a Palotában, még { $n } lépés hiányzik. Nélküle egyetlen pontod sem lesz.

## Árak

price-free = ingyen
price-pay = fizess
price-lay-aside = eldob
price-no-action = akció nélkül
price-card-only = csak a kártya
price-servants = { noun-servant }

## Beállítható szabályok

setting-bonus_tokens = Játék bónusz-utazásjelzőkkel
    .about = 6 további utazásjelző, amely megváltoztat egy napot; tapasztalt játékosoknak.
setting-bonus_tokens-false = Nem
setting-bonus_tokens-true = Igen
setting-expert_setup = Haladó változat
    .about = A tábla ajándékai egyetlen nagy pakliból jönnek.
setting-expert_setup-false = Nem
setting-expert_setup-true = Igen
setting-solo_level = Szóló nehézségi szint
    .about = Milyen erős legyen Meng.
setting-solo_level-easy = Könnyű
setting-solo_level-normal = Normál
setting-solo_level-hard = Nehéz
setting-solo_focus = Meng kiemelt akciója
    .about = A helyszín, ahol Meng különleges kártyái hatnak.
setting-solo_focus-random = Véletlenszerű
setting-solo_focus-travel = { place-travel }
setting-solo_focus-wall = { place-wall }
setting-solo_focus-jade = { place-jade }
setting-solo_focus-intrigue = { place-intrigue }
setting-solo_focus-palace = { place-palace }
setting-solo_focus-decrees = { place-decrees }
setting-solo_focus-canal = { place-canal }
setting-solo_sets = Ajándékkártya-készletek
    .about = Melyik ajándékkártya-készlettel kezdesz te és Meng.
setting-solo_sets-0 = Te 4, Meng 5
setting-solo_sets-1 = Te 2, Meng 3
setting-solo_sets-2 = Te 1, Meng 2

## Pontozólap

score-track = Pontozósáv
score-decree-d3_third = Rendelet: { decree-d3_third }
score-decree-d3_eight = Rendelet: { decree-d3_eight }
score-decree-d3_jade = Rendelet: { decree-d3_jade }
score-decree-d3_decrees = Rendelet: { decree-d3_decrees }
score-decree-d3_trade = Rendelet: { decree-d3_trade }
score-palace = Érkezés a Palotába
score-jade = Jádegyűjtemény
score-no-palace = Nem jutott a császár elé: 0 pont
score-wall = A Nagy Fal pontozásai
score-travel = Utazás és jelzők
score-decrees = Rendeletek, játék közben
score-canal = A Nagy-csatorna jutalmai
score-steps = Lépések a Palotában, egyéb
score-destiny = Legtöbb sorskocka-egyezés
score-final-wall = A Nagy Fal utolsó pontozása
score-decree-all = 3. szintű rendeletek
sheet-during = Játék közben
sheet-end = A végén
sheet-audience = Kihallgatás
sheet-wall = Nagy Fal
sheet-travel = Utazás
sheet-decrees = Rendeletek
sheet-canal = Csatorna
sheet-palace = Palota
sheet-destiny = Sors
sheet-jade = Jáde
tie-audience = Követ a Palotában
tie-audience-won = a követ a Palotában van
tie-intrigue = Hely az intrikasávon
tie-intrigue-won = előrébb az intrikasávon, { $mine } : { $theirs }
tie-stack = Hely az intrikajelzők halmában
tie-stack-won = az intrikasávon azonos helyen, de felül

## Terminal: the drawn board

board-day = Nap
board-dice = Kockák
board-start-player = Kezdőjátékos
board-medal = Érem
board-wall = Fal
board-houses = Jádeházak
board-deck = Pakli
board-place = Helyszín
board-gift = Ajándék
board-card-action = Kártyaakció
board-place-action = Helyszínakció
board-decree = Rendelet
board-decrees = Rendeletek
board-cost = Költség
board-points = GYP
board-effect = Hatás
board-held-by = Birtokos
board-pool = Készlet
board-supply = Tartalék
board-envoy = Követ
board-intrigue = Intrika
board-jade = Jáde
board-tokens = Jelzők
board-ships = Hajók
board-rewards = Jutalmak
board-cards = Kártyák
board-solo-cards = Maradt szólókártya
board-today = Ma
board-route-left = bal
board-route-right = jobb
board-reward-card = kártya
board-reward-double = dupla szolga
board-token-wall = a Falra
board-token-ship = hajóra
board-token-double = dupla jelző
board-token-retrieve = kártya vissza
board-token-swap = kártyacsere
board-token-card_for_jade = kártya jádéért
board-token-servants_for_jade = szolgák jádéért
board-token-bonus_value = { token-bonus_value }
board-token-bonus_toll = { token-bonus_toll }
board-token-bonus_follow = { token-bonus_follow }
board-reward-any = bármelyik
board-to-be-paid = fizetni kell érte

## Browser: the drawn board

board-whole = { game-gugong }: a játéktábla
board-places = Helyszínek
board-all-places = Minden helyszín
board-mine-for = adsz: { $mine }, kapsz: { $theirs }
board-place-with-gift = { $place }: { $gift }
board-gift-here = Ott fekszik: { $gift }
board-give-here = Itt adom
board-destiny = Sors
board-to-the-most = a legtöbbért
board-taken = elvitték
board-medal-free = ma elvehető
board-stock = maradt { $n }
board-square = Tér
board-jade-sets = Mennyit ér a jádegyűjtemény a végén
board-jade-more = minden további: { $points }
board-start = rajt
board-morning = reggel
board-lasting = tartós
board-end = vége
board-per-rival = ellenfelenként
board-focus = { $player }: kiemelt akció
board-on-wall = { $player }: { $n } a Nagy Falon; { $of } szolgával kész
board-intrigue-on = { $player }: intrika { $n }
board-traveller-in = { $player }: utazó, { $city }
board-traveller-waits = { $player }: az utazó még nincs a térképen
board-token-pile = Utazásjelzők halma: { $n }
board-arrival = Érkezési mező: { noun-vp }
board-arrived = Követ a Palotában, pont
board-envoy-arrived = { $player }: a követ a Palotában, { noun-vp }
board-envoy-on = { $player }: követ a palotasávon: { $n }
board-ship-in = { $player }: hajó, { $harbour }, a fedélzeten { $n } / { $of }
board-day-gives = { $n }. nap: +{ $servants } szolga
board-score-of = { $player }: { noun-vp }
board-deck-of = Ajándékpakli: { $n }
board-die = { $n }. sorskocka: { $value }
board-die-about = Ma éjjel minden ma elvett, { $value } értékű kártya egyezés. Lapjai: { $faces }.
board-double = Dupla
board-double-locked = A dupla szolga le van zárva.
board-double-pool = A dupla szolga a készletben van.
board-double-supply = A dupla szolga a tartalékban van.
board-double-wall = A dupla szolga a Nagy Falon van.
board-double-ship = A dupla szolga egy hajón van.
board-double-token = A dupla szolga egy utazásjelzőnél van.
board-double-focus = A dupla szolga a kiemelt akciót jelöli.
board-ships-left = Szabad hajók
board-trade-rewards = Kikötői jutalmak
board-hand = Kézben
board-discard = Dobópakli
board-tomorrow = Holnap: { $n }
board-look = nézd
board-given = adott
board-starts = kezd
board-next = következő
board-your-turn = te jössz
board-their-turn = rajta a sor
board-you = { $player } (te)
board-decree-at = { $decree }, költség { $n }
lesson-goal = A cél
lesson-goal-win = A játék { $days } napig tart. Akinek akkor a legtöbb pontja :vp: van, nyer.
lesson-goal-lose = De a követednek :gg-envoy: addigra a Palotában :gg-palace: kell lennie. Ha kint marad, 0 pontod van.
lesson-goal-points = Pontot hoz a Palota :gg-palace:, a hajók :gg-ship:, a fal :gg-wall:, a rendeletek :gg-decree:, a jáde :gg-jade:, az utazás :gg-travel: és az éjszaka :gg-night:.
lesson-first-turn = Az első ajándékod
lesson-first-turn-text = Így kezdődik a játék: { $hand } kártya a kézben, és egy-egy minden helyszínen. Add oda a 2-esedet a Palotánál :gg-palace:. Kevesebb az ott fekvő 7-esnél, ezért { $pay } szolgába :gg-servant: kerül. Előbb a kártyád hat: két szolga megy a falra :gg-wall:. Aztán a helyszín: a követed :gg-envoy: megteszi az első lépést. Ezután az asztal magától játszik a 3. napig, onnan te folytatod.

## Az első lecke

lesson-better-gift = Értékesebb ajándék
lesson-better-gift-text = Minden kör ajándékkal :gg-gift: kezdődik. Egy kártyát teszel a kezedből egy helyszínre, és elveszed azt, amelyik ott van. Ha a tiéd értékesebb, ez ingyenes, és végrehajthatod az akciókat. A 8-asod értékesebb, mint a 7-es az Utazásnál. Add oda, lépj az utazóddal :gg-traveller:, és használd a városban lévő jelzőt.
lesson-lesser-gift = Szerényebb ajándék
lesson-lesser-gift-text = A Nagy-csatornán egy 6-os van, neked pedig csak 5-ösöd. A nem értékesebb ajándékért fizetni kell: szolgákkal :gg-servant: vagy még egy kártyával. Vagy lemondasz az akciókról, és úgy cserélsz. Ma szolgákkal fizess.
lesson-canal = Két akció egy körben
lesson-canal-text = Először a kártyád akciója jön. Itt ez a Palota: a követed :gg-envoy: lép egyet. Aztán a helyszín akciója: tegyél egy harmadik szolgát a hajódra :gg-ship:, és vedd el a kikötője jutalmát, pontokat :vp:.
lesson-intrigue = Holtverseny és érem
lesson-intrigue-text = A másik 5-ösöd először egy szolgát küld a Nagy Falra :gg-wall:. Aztán a jelződ feljebb lép az intrikasávon :gg-intrigue-marker:, ez dönt el minden holtversenyt. Az A lehetőség az érmet :gg-medal: is meghozza, így te kezded a következő napot.
lesson-wall = A Nagy Fal
lesson-wall-text = Még egy szolga, és kész a fal :gg-wall:. Neked van ott a legtöbb: ez pontokat :vp: hoz, és egy lépést a követednek :gg-envoy:. Aztán mindenki, aki épített, visszaléphet az intrikasávon egy előnyért. Vedd el a { $servants } szolgát :gg-servant:.
lesson-night = Éjszaka
lesson-night-text = Minden kártyát kijátszottatok. Amiket elvettél, azok kerülnek a kezedbe, és mindegyik, amelyik egyezik egy sorskockával :gg-die:, szolgát hozott. Mindkettőtöknek 1 egyezése van, de a te intrikajelződ van felül: tiéd a bónusz, pontok :vp: és, ha akarod, egy lépés a követnek :gg-envoy:.
lesson-decree = Rendeletek
lesson-decree-text = Az utolsó nap; te kezded. A rendeletek szolgákba :gg-servant: kerülnek, és a játék végéig tartanak: az 1. szint minden reggel segít, a 2. szint mindig, a 3. szint a végén hoz pontokat :vp:. Add oda a 3-asodat, vedd el a szolgáit, és válaszd ezt: { decree-d3_eight }.
lesson-jade = Jáde
lesson-jade-text = A jáde :gg-jade: a végén hoz pontokat :vp:, mindegyik többet, mint az előző. Minden háznak ára van szolgákban :gg-servant:. Add oda a 6-osodat, vedd el a szolgáját, és vegyél a legolcsóbb házból.
lesson-collect = Kártyák éjszakára
lesson-collect-text = Most gondolj az éjszakára. A kockák :gg-die: 1-est, 5-öst és 1-est mutatnak. Egy 1-est már elvettél, ez két kockával is egyezik; az Intrikánál egy 5-ös van. A 2-esed nem értékesebb, de akció most nem kell: cseréld ki akció nélkül, csak az 5-ösért.
lesson-palace = Be a Palotába
lesson-palace-text = Akinek a végén nincs követe :gg-envoy: a Palotában :gg-palace:, annak 0 pontja van. A tiéd 1 lépésre van: a B lehetőség { $steps } lépést ad, a maradék egy pontot :vp: ér. Aztán jön az utolsó éjszaka, és a bónuszával véget ér a játék.
lesson-end = Győzelem
lesson-end-text = A pontozólap megmutatja, honnan jöttek a pontok. Az ellenfelednek is voltak, de a követe :gg-envoy: nem jutott be a Palotába, így nem számítanak. Most már eleget tudsz egy saját játékhoz.

## Mi a teendő a leckében, lépésről lépésre

lesson-first-turn-1 = Válaszd a 2-esedet.
lesson-first-turn-2 = Add oda a Palotánál.
lesson-first-turn-3 = Fizess szolgákkal.
lesson-first-turn-4 = A kártyád akciója a Nagy Fal: válaszd a B lehetőséget.
lesson-first-turn-5 = Tegyél le 2 szolgát.
lesson-first-turn-6 = Most a Palota: az A lehetőség, egy lépés a követednek.
lesson-better-gift-1 = Válaszd a 8-asodat.
lesson-better-gift-2 = Add oda az Utazásnál.
lesson-better-gift-3 = Válaszd az A lehetőséget, egy lépést.
lesson-better-gift-4 = Lépj az utazóddal ide: Xuanfu.
lesson-better-gift-5 = Használd az ott lévő jelzőt.
lesson-lesser-gift-1 = Válaszd az 5-ösödet.
lesson-lesser-gift-2 = Add oda a Nagy-csatornánál.
lesson-lesser-gift-3 = Fizess szolgákkal.
lesson-canal-1 = Először a Palota: az A lehetőség, egy lépés.
lesson-canal-2 = Aztán a csatorna: válaszd az A lehetőséget.
lesson-canal-3 = Tegyél egy szolgát a hajódra.
lesson-canal-4 = Vedd el a kikötője jutalmát.
lesson-intrigue-1 = Válaszd a másik 5-ösödet.
lesson-intrigue-2 = Add oda az Intrikánál.
lesson-intrigue-3 = Először a Nagy Fal: az A lehetőség, egy szolga.
lesson-intrigue-4 = Aztán az Intrika: az A lehetőség, az éremmel.
lesson-wall-1 = Válaszd a 4-esedet.
lesson-wall-2 = Add oda a Nagy Falnál.
lesson-wall-3 = Először az Intrika: az A lehetőség, egy lépés.
lesson-wall-4 = Aztán a fal: az A lehetőség, az utolsó hiányzó szolga.
lesson-wall-5 = Lépj vissza az intrikasávon a szolgákért.
lesson-night-1 = Léptesd előre a követedet.
lesson-decree-1 = Válaszd a 3-asodat.
lesson-decree-2 = Add oda a Rendeleteknél.
lesson-decree-3 = Vedd el a kártyád szolgáit.
lesson-decree-4 = Vedd el ezt a rendeletet: { decree-d3_eight }.
lesson-jade-1 = Válaszd a 6-osodat.
lesson-jade-2 = Add oda a Jádénál.
lesson-jade-3 = Vedd el a kártyád szolgáját.
lesson-jade-4 = Vegyél a legolcsóbb házból.
lesson-collect-1 = Válaszd a 2-esedet.
lesson-collect-2 = Add oda az Intrikánál, az 5-ösért.
lesson-collect-3 = Cseréld ki akció nélkül.
lesson-palace-1 = Válaszd a 7-esedet.
lesson-palace-2 = Add oda a Palotánál.
lesson-palace-3 = Válaszd a B lehetőséget.
lesson-palace-4 = Kérd az utolsó éjszaka lépését is.

## Mit jelentenek a szimbólumok

legend-gg-servant = Szolga: velük fizetsz, és őket küldöd dolgozni.
legend-gg-double = Dupla szolga: kettőnek számít.
legend-gg-gift = Ajándékkártya: a nagyobb érték ingyen cserélhető.
legend-gg-envoy = Követ: a végén a Palotában kell lennie, különben nincs pontod.
legend-gg-intrigue = { place-intrigue }: aki előrébb áll, minden holtversenyt megnyer.
legend-gg-jade = { place-jade }: pont a végén, mindegyik többet ér az előzőnél.
legend-gg-decree-1 = 1. szintű rendelet: minden reggel hat.
legend-gg-decree-2 = 2. szintű rendelet: állandóan hat.
legend-gg-decree-3 = 3. szintű rendelet: pont a végén.
legend-gg-die = Sorskocka: éjjel az elvett, ilyen értékű kártya egyezés.
legend-gg-night = Éjszaka: számítanak az egyezések, a hajók továbbmennek.
legend-gg-traveller = Utazó: városról városra jár.
legend-gg-ship = Hajó: { noun-servant } tölti meg.

## Így játsszuk

howto-win = Hogyan nyerhetsz
howto-win-most = { $days } nap után az nyer, akinek a legtöbb pontja van.
howto-win-most-text = Döntetlennél az nyer, aki előrébb van az intrikasávon.
howto-win-envoy = A követednek a Palotában kell lennie.
howto-win-envoy-text = Ha a végén kint van, egyetlen pontod sem marad, akármennyit gyűjtöttél.
howto-points = Honnan jönnek a pontok
howto-points-palace = Palota
howto-points-palace-text = { $arrivals } az érkezés sorrendjében; több játékosnál { $arrivals_many }
howto-points-jade-text = összesen { $jade_points }, utána darabonként { $jade_more }
howto-points-decrees-text = { $decree_least }–{ $decree_most } azonnal, vagy több a végén
howto-points-canal = Hajók
howto-points-canal-text = { $ship_points } a jó kikötőben álló teli hajóért
howto-points-wall-text = { $wall_points } a legtöbb szolgáért
howto-points-night = Éjszakák
howto-points-night-text = { $night_points } a legtöbb találatért
howto-turn = A köröd: három lépés
howto-turn-give = Adj ajándékot
howto-turn-give-text = Tegyél egy kártyát egy helyszínre; ami ott van, holnap a tiéd. Ha nagyobb, ingyenes. Ha nem: { $pay } szolga vagy még egy kártya, vagy nincs akciód.
howto-turn-card = Tedd, amit a kártyád mutat
howto-turn-card-text = Az odaadott kártya alja akciót, szolgákat vagy cserét mutat. Van, amelyik semmit. Ki is hagyhatod.
howto-turn-place = Tedd, amit a helyszín kínál
howto-turn-place-text = Ezután a helyszín akciója jön. Az A lehetőség olcsó; a B szolgákba kerül, de többet ad. Ezt is kihagyhatod.
howto-wrong = Amit a kezdők elrontanak
howto-wrong-envoy = A követ várhat
howto-wrong-envoy-text = { $envoy_steps } lépés kell neki, és többnyire egyesével lép. A Palotán kívül minden pont elvész.
howto-wrong-taken = Kijátszom, amit elvettem
howto-wrong-taken-text = Nem: a dobópaklidba kerül. Holnap lesz a kezedben.
howto-wrong-equal = Az egyenlő is elég
howto-wrong-equal-text = Csak a nagyobb ajándék ingyenes. Az egyenlőért is fizetsz. De a legkisebb ({ $lowest }) üti a legnagyobbat ({ $highest }).
howto-wrong-servants = Szolga majd csak lesz
howto-wrong-servants-text = Reggelente { $morning_servants } szolga kevés. Adj olyan kártyát, amely szolgát hoz, és gyűjts találatokat éjszakára.
howto-wrong-ship = A hajóm biztonságban van
howto-wrong-ship-text = Minden éjjel minden hajó továbbmegy. Az utolsó kikötő után elvesznek, és a szolgáik semmit sem hoznak.
howto-places = A hét helyszín
howto-places-palace-text = A: a követed { $palace_a } lépést tesz. B: { $palace_b_pay } szolgáért { $palace_b } lépést, és { $palace_b_intrigue } lépést az intrikasávon. A { $envoy_steps }. lépés a Palota; a továbbiak pontot hoznak.
howto-places-wall-text = A: rakj le { $wall_a } szolgát. B: fizess be { $wall_b_pay } szolgát, rakj le legfeljebb { $wall_b } szolgát. Ha kész a fal, a legtöbb szolga { $wall_points } pontot és { $wall_envoy } követlépést hoz.
howto-places-intrigue-text = A: { $intrigue_a } lépés, és az érem, ha ott van: holnap te kezdesz. B: { $intrigue_b_pay } szolgáért { $intrigue_b } lépés. Aki előrébb áll, minden döntetlent megnyer.
howto-places-travel-text = A: { $travel_a } út. B: { $travel_b_pay } szolgáért { $travel_b } út. Mindegyik egy jelzőn ér véget: használd rögtön, aztán tartsd meg cserére.
howto-places-jade-text = Fizesd be a házon látható szolgákat ({ $jade_least }–{ $jade_most }), és vedd el a jádéját. Ha minden ház üres, a téren { $jade_square } szolga az ára.
howto-places-decrees-text = Fizesd be a látható szolgákat, ellenfelenként még { $decree_more } szolgát, és rakj le egyet. Az első szint minden reggel hat, a második mindig, a harmadik a végén pontoz.
howto-places-canal-text = A: rakj { $canal_a } szolgát egy hajóra, aztán egy hajó megy. B: fizess be { $canal_b_pay } szolgát, rakj le legfeljebb { $canal_b } szolgát. { $ship_servants } szolgával a hajó elhozza a kikötő jutalmát.
howto-course = Éjszaka, reggel, a vége
howto-course-night = Éjszaka
howto-course-night-text = Minden elvett kártya, amely egyezik egy kockával, { $match_servants } szolgát hoz. A legtöbb találat { $night_points } pont és { $night_envoy } követlépés. Aztán minden hajó továbbmegy.
howto-course-morning = Reggel
howto-course-morning-text = Az elvett kártyák kerülnek a kezedbe. Dobtok a kockákkal, hatnak az első szintű rendeletek, mindenki { $morning_servants } szolgát kap.
howto-course-end = A vége
howto-course-end-text = Az utolsó nap ({ $days }.) éjszakája után jön még egyszer a fal, majd a harmadik szintű rendeletek, a Palota és a jáde.

## The tables of the box and their keys

box-table-gift_cards = Ajándékkártyák
box-table-decrees = Rendeletek
box-table-travel_tokens = Utazásjelzők
box-table-bonus_travel_tokens = Bónusz-utazásjelzők
box-table-destiny_dice = Sorskockák
box-table-solo_cards = Szólókártyák
box-table-locations = Helyszínek
box-table-board = A tábla
box-table-colours = A játékosok színei
box-table-exchange = Ajándékcsere
box-table-day_track = Napsáv
box-table-night = Éjszaka
box-table-gift_items = Mik az ajándékok
box-table-travel_exchange = Utazásjelzők beváltása
box-table-travel_map = Az utazás térképe
box-table-great_wall = Nagy Fal
box-table-intrigue = Intrika
box-table-palace = Palota
box-table-jade = Jáde
box-table-decree_rules = Rendeletek megszerzése
box-table-canal = Nagy-csatorna
box-table-player = Amije egy játékosnak van
box-table-solo_special_actions = Meng különleges akciói
box-key-level = Szint
box-key-faces = Oldalak
box-key-copies_alt = Példányszám bónuszjelzőkkel
box-key-official = Hivatalnok
box-key-screen = Helye a rajzon
box-key-option_a = Első lehetőség
box-key-option_b = Második lehetőség
box-key-day = Nappal
box-key-dusk = Alkonyatkor
box-key-location = Helyszín
box-key-servants = Szolgák
box-key-ships = Hajók
box-key-steps = Lépések
box-key-rates = Árfolyamok
box-key-cities = Városok
box-key-roads = Utak
box-key-sides = Oldalak
box-key-side_for_players = Oldal a játékosok száma szerint
box-key-draw_piles = Húzópaklik
box-key-benefits = Előnyök
box-key-rewards = Jutalmak
box-key-harbours = Kikötők
box-key-routes = Útvonalak
box-key-ship_capacity = Szolgák egy hajón
box-key-winner = A legtöbb szolgáért
box-key-complete_at = Ennyivel teljes
box-key-per_match = Egyezésenként
box-key-most_matches = A legtöbb egyezésért
box-key-pay_servants = Szolgák kisebb ajándékért
box-key-pay_cards = Kártyák kisebb ajándékért
box-key-one_beats_nine = Az 1-es üti a 9-est
box-key-square_cost = A Jádetér ára
box-key-set_vp = Gyűjteményért járó pont
box-key-extra_vp = Pont minden továbbiért
box-key-houses = A házak ára
box-key-arrival_vp = Pont az érkezés sorrendjében
box-key-vp_per_extra_step = Pont minden további lépésért
box-key-surcharge_per_opponent = Felár az ott lévő ellenfelek után
box-key-token_limit = Legtöbb jelző egy beváltáskor
box-key-token_slots = Jelzőhelyek
box-key-pool_start = Elérhető szolgák kezdéskor
box-key-supply_start = Szolgatartalék kezdéskor
box-key-hand_start = Kezdőkártyák
box-key-double_servant_worth = Ennyinek számít a dupla szolga
box-key-gift_board_start = Ajándékkártyák a táblán kezdéskor
box-key-gift_deck = Ajándékpakli
box-key-gift_player_sets = Ajándékkártya-készletek
box-key-gift_cards_per_set = Ajándékkártyák egy készletben
box-key-travel_tokens_alt = Utazásjelzők bónuszjelzőkkel
box-key-decrees_per_level = Rendeletek szintenként
box-key-decrees_in_play_per_level = Játékban lévő rendeletek szintenként
box-key-servants_per_colour = Szolgák színenként
box-key-double_servants_per_colour = Dupla szolgák színenként
box-key-ships_per_colour = Hajók színenként
box-key-cost_table = Hol található a költség
box-key-place = Elhelyezett szolgák
box-key-meng_start = Meng kezdővárosa
box-key-meng_route = Meng útvonala
box-key-set_choices = Ajándékkártya-készletek párban
box-key-human = Te
box-key-meng = Meng
box-key-matches_by_day = Meng egyezései naponként
box-key-matches_mode = Hogyan számítanak Meng egyezései
box-key-decree_level_by_day = Meng rendeleteinek szintje naponként
box-key-card_rewards_max = További ajándékkártyát adó jutalmak
box-key-later_reward_vp = Pont minden további jutalomért
box-key-reward_marker_slots = Helyek a jutalomjelzőknek
box-key-card = Kártya
box-key-fallback_vp = Pont egy hatás helyett
box-key-intrigue_jade_at = Intrikalépés, amelytől Meng jádét vesz
box-key-special_cards = Különleges szólókártyák
box-key-extra_gift_card = További ajándékkártya
box-key-pool = Szükséges elérhető szolgák
box-key-discard = Kifizetett szolgák
box-row-destiny_dice = { $n }. kocka
box-row-colours = { $row ->
    [red] Piros
    [white] Fehér
    [orange] Narancssárga
    [purple] Lila
   *[blue] Kék
}
