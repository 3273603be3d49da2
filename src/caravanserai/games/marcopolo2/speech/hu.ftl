# Marco Polo II: In the Service of the Khan.

game-marcopolo2 = Marco Polo II: In the Service of the Khan

## Ami számít

noun-vp = { $n } pont
    .acc = { $n } pontot
noun-coin = { $n } érme
    .acc = { $n } érmét
noun-camel = { $n } teve
    .acc = { $n } tevét
noun-pepper = { $n } bors
    .acc = { $n } borsot
noun-silk = { $n } selyem
    .acc = { $n } selymet
noun-gold = { $n } arany
    .acc = { $n } aranyat
noun-jade = { $n } jáde
    .acc = { $n } jádét
noun-any_good = { $n } tetszőleges áru
    .acc = { $n } tetszőleges árut
noun-different_good = { $n ->
    [one] { $n } tetszőleges áru
   *[other] { $n } különböző, tetszőleges áru
}
    .acc = { $n ->
        [one] { $n } tetszőleges árut
       *[other] { $n } különböző, tetszőleges árut
    }
noun-black_die = { $n } fekete dobókocka
    .acc = { $n } fekete dobókockát

## Amit a hatások tesznek

verb-move = { $cost_any ->
    [yes] továbbutazás, lépésenként { $cost } (lépések: { $steps } szerint)
   *[no] { $steps ->
        [one] továbbutazás { $steps } lépéssel
       *[other] továbbutazás legfeljebb { $steps } lépéssel
    }
}
verb-contract_from_pile = { $n } szerződés a pakliból
verb-contract_from_city = { $n } szerződés egy városból
verb-copy_city_bonus = városbónusz másolása
verb-city_bonus = városaid bónuszai – { $n }
verb-take_guild_seal = céhpecsét elvétele
verb-plus_shield = +{ $n } címer
verb-reroll_die = dobókocka újradobása
verb-change_die = kockaérték módosítása { $n ->
    [1] 1-gyel
    [2] 2-vel
   *[3] 3-mal
}
verb-place_figure = második bábu ({ $location })
verb-return_outpost_tile = előőrslapka visszaadása a bónuszáért

## Tartós változások, időpontok, végső pontozás

times-die = annyiszor, amennyi a kocka értéke
effect-up-to-die = { $effect } (legfeljebb annyiszor, amennyi a kocka értéke)
change-oasis_steps = { $n ->
    [0] az oázisok nem számítanak lépésnek
   *[other] az oázis { $n } lépésnek számít
}
change-guild_seals_dice = { space-guild_seals } { $n } dobókockával
change-final_shields = a végső pontozásnál +{ $n } címer
change-round_start_bonuses_doubled = a forduló kezdetén { $n } város- vagy pecsétbónuszt kétszer kapsz meg
change-keeps_outpost_tiles = minden előőrslapka, amelyet egy játékos megszerez, utána a tiéd
change-travel_spaces = csak az alsó utazásmezőt használhatod
change-route_cost = { $n ->
    [0] az útvonalakért nem kell { $noun ->
        [coin] érmét
       *[camel] tevét
    } fizetned
   *[other] útvonalanként { $noun ->
        [coin] { noun-coin }
       *[camel] { noun-camel }
    }
}
moment-movement_ended = minden utazás után
moment-seal_improved = minden fejlesztett céhpecsétedért
moment-round_started = minden forduló kezdetén
moment-contract_completed = minden teljesített szerződésedért
moment-jade_received = minden kapott { $every ->
    [one] {""}
   *[other] { $every }{" "}
}jádéért
moment-character_picked = a játék elején
moment-bonus_action = bónuszakció
moment-die_rolled = minden dobókockáért, amellyel dobsz
moment-pair_rolled = ehelyett egy párért a forduló kezdeti dobásnál
score-per-completed_contracts = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}teljesített szerződés után
score-per-posts = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}kereskedőállomásod után
score-per-different_oases_entered = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}különböző érintett oázis után
score-per-improved_seal = a fejlesztett pecsétért ({ $seal })

## Nyersanyagok, címerpajzsok

resource-coin = Érmék
resource-camel = Tevék
resource-pepper = Bors
resource-silk = Selyem
resource-gold = Arany
resource-jade = Jáde
good-pepper = Bors
good-silk = Selyem
good-gold = Arany
shield-dragon = Sárkány
shield-horse = Ló
shield-crane = Daru
shield-tiger = Tigris
shield-monkey = Majom
shield-elephant = Elefánt
shield-peacock = Páva
shield-falcon = Sólyom
shield-lion = Oroszlán

## Karakterek, célok, szerződések, pecsétek

character =
    .choice = { $name } · { $about }
character-mongke_khan = Möngke Khan
    .about = Az oázisok nem számítanak lépésnek. Utazás után minden különböző oázisért, ahová beléptél: 3 pont és 2 érme vagy 1 teve.
character-de_wu = De Wu
    .about = A Céhpecséteket 2 helyett 1 dobókockával is használhatod. Minden fejlesztett pecsétedért 1 jáde jár. A végső pontozásnál 1 további címered van.
character-abha_basu = Abha Basu
    .about = Minden forduló kezdetén 2 érmét, minden teljesített szerződésért 1 jádét kapsz. Minden kapott jáde azonnal 1 pontot ér.
character-mailin_tian_chin = Mailin és Tian Chin
    .about = 3 további érmével és egy második bábuval kezdesz Pekingben. Minden forduló kezdetén 1 város- vagy pecsétbónuszt kétszer kapsz meg.
character-filippo_vitello = Filippo Vitello
    .about = Minden előőrslapka, amelyet egy játékos megszerez, utána a tiéd. Bónuszakcióként visszaadhatsz egyet a bónuszáért.
character-isabella_donati = Isabella Donati
    .about = Minden kockáért, amellyel dobsz: 1-es vagy 6-os: 2 érme; 2-es vagy 5-ös: 1 pont; 3-as vagy 4-es: 1 teve. A forduló kezdetén egy pár ehelyett ezt is hozhatja: 1-esek vagy 6-osok: 1 jáde; 2-esek vagy 5-ösök: 1 selyem; 3-asok vagy 4-esek: 1 arany.
character-gantulga_od = Gantulga Od
    .about = Csak az Utazás alsó mezőjét használhatod. Az útvonalakért nem fizetsz sem érmét, sem tevét.
goal = { $scoring ->
    [none] {""}
   *[other] { $scoring }
}{ $shields ->
    [none] {""}
   *[other] { $scoring ->
        [none] {""}
       *[other] {"; "}
    }kétszer számító címerpajzsok: { $shields }
}
contract = { $cost } → +{ $vp } pont, { $gain }
seal-farmers = földművesek céhe
seal-spicers = fűszeresek céhe
seal-tailors = szabók céhe
seal-jewelers = ékszerészek céhe

## A térkép

location-beijing = Peking
location-xanadu = Xanadu
location-karakorum = Karakorum
location-xian = Xian
location-yangzhou = Yangzhou
location-fuzhou = Fuzhou
location-lhasa = Lhásza
location-pagan = Pagan
location-sumatra = Szumátra
location-jaipur = Jaipur
location-kollam = Kollam
location-kabul = Kabul
location-kashgar = Kashgar
location-balkh = Balkh
location-hormuz = Hormuz
location-baghdad = Bagdad
location-oasis_gobi = Oázis a Góbiban
location-oasis_altai = Oázis az Altaj alatt
location-oasis_dunhuang = Dunhuangi oázis
location-oasis_yunnan = Oázis Yunnanban
location-oasis_bengal = Oázis Bengálban
location-oasis_pamir = Oázis a Pamírban
location-oasis_khorasan = Oázis Horászánban
location-oasis_deccan = Oázis a Dekkánon
figure-first = Első bábu
figure-second = Második bábu
marker = { $effects }
tile = { $effects }
benefit-xanadu_marker = { location-xanadu }: városbónusz
benefit-xanadu_outpost = { location-xanadu }: előőrsbónusz
benefit-xanadu_contract = { location-xanadu }: szerződés
benefit-karakorum_marker = { location-karakorum }: városbónusz
benefit-karakorum_outpost = { location-karakorum }: előőrsbónusz
benefit-karakorum_contract = { location-karakorum }: szerződés
benefit-xian_marker = { location-xian }: városbónusz
benefit-xian_outpost = { location-xian }: előőrsbónusz
benefit-xian_contract = { location-xian }: szerződés
benefit-yangzhou_marker = { location-yangzhou }: városbónusz
benefit-yangzhou_outpost = { location-yangzhou }: előőrsbónusz
benefit-yangzhou_contract = { location-yangzhou }: szerződés
benefit-fuzhou_marker = { location-fuzhou }: városbónusz
benefit-fuzhou_outpost = { location-fuzhou }: előőrsbónusz
benefit-fuzhou_contract = { location-fuzhou }: szerződés
benefit-lhasa_marker = { location-lhasa }: városbónusz
benefit-lhasa_outpost = { location-lhasa }: előőrsbónusz
benefit-lhasa_contract = { location-lhasa }: szerződés
benefit-pagan_marker = { location-pagan }: városbónusz
benefit-pagan_outpost = { location-pagan }: előőrsbónusz
benefit-pagan_contract = { location-pagan }: szerződés
benefit-sumatra_marker = { location-sumatra }: városbónusz
benefit-sumatra_outpost = { location-sumatra }: előőrsbónusz
benefit-sumatra_contract = { location-sumatra }: szerződés
benefit-jaipur_marker = { location-jaipur }: városbónusz
benefit-jaipur_outpost = { location-jaipur }: előőrsbónusz
benefit-jaipur_contract = { location-jaipur }: szerződés
benefit-kollam_marker = { location-kollam }: városbónusz
benefit-kollam_outpost = { location-kollam }: előőrsbónusz
benefit-kollam_contract = { location-kollam }: szerződés
benefit-kabul_marker = { location-kabul }: városbónusz
benefit-kabul_outpost = { location-kabul }: előőrsbónusz
benefit-kabul_contract = { location-kabul }: szerződés
benefit-kashgar_marker = { location-kashgar }: városbónusz
benefit-kashgar_outpost = { location-kashgar }: előőrsbónusz
benefit-kashgar_contract = { location-kashgar }: szerződés
benefit-balkh_marker = { location-balkh }: városbónusz
benefit-balkh_outpost = { location-balkh }: előőrsbónusz
benefit-balkh_contract = { location-balkh }: szerződés
benefit-hormuz_marker = { location-hormuz }: városbónusz
benefit-hormuz_outpost = { location-hormuz }: előőrsbónusz
benefit-hormuz_contract = { location-hormuz }: szerződés
benefit-baghdad_marker = { location-baghdad }: városbónusz
benefit-baghdad_outpost = { location-baghdad }: előőrsbónusz
benefit-baghdad_contract = { location-baghdad }: szerződés
benefit-oases = Érintett oázisok

## Akciómezők

space =
    .choice = { $name }{ $dice ->
        [2] {" "}(2 dobókocka)
        [3] {" "}(3 dobókocka)
       *[other] {""}
    }
book-1 = I. könyv (bors)
book-2 = II. könyv (selyem)
book-3 = III. könyv (arany)
space-book_1 = { book-1 }
space-book_2 = { book-2 }
space-book_3_upper = { book-3 }, felső
space-book_3_lower = { book-3 }, alsó
space-khan = Kán kegye
space-guild_seals = Céhpecsétek
space-travel_lower = Utazás, alsó mező
space-travel_middle = Utazás, középső mező
space-travel_upper = Utazás, felső mező
space-contracts = Szerződések
space-baghdad = { location-baghdad }, különleges város
space-balkh = { location-balkh }, különleges város
space-hormuz = { location-hormuz }, különleges város
space-city_card_1 = { location-xanadu }, városkártya
space-city_card_2 = { location-fuzhou }, városkártya
space-city_card_3 = { location-lhasa }, városkártya
space-city_card_4 = { location-sumatra }, első városkártya
space-city_card_5 = { location-sumatra }, második városkártya
space-city_card_6 = { location-kashgar }, városkártya
space-area_card_1 = Az akcióterület első városkártyája
    .called = Első városkártya
space-area_card_2 = Az akcióterület második városkártyája
    .called = Második városkártya
offer-left = Felső kínálat
offer-right = Alsó kínálat
offer-one_jade = Kínálat 1 jádéért
    .beside = Kínálat jádéért
offer-two_jade = Kínálat 2 jádéért
    .beside = { offer-one_jade.beside }
offer_tile = { $book ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}: { $offers }

## Dobókockák és bónuszakciók

die = { $stem ->
    [black] fekete{" "}
   *[own] {""}
}{ $a ->
    [3] { $a }-as
    [5] { $a }-ös
    [6] { $a }-os
   *[other] { $a }-es
}
    .choice = { $name } dobókocka
dice = { $n ->
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}
    .choice = { $name } dobókocka
bonus-money_bag = Pénzeszsák: 1 dobókocka érmékért, tevékért vagy jádéért
    .called = Pénzeszsák
bonus-reroll = Dobókocka újradobása
bonus-raise = Kockaérték növelése
bonus-lower = Kockaérték csökkentése
bonus-black_die = Fekete dobókocka elvétele
turn-end = Kör vége

## Városkártyák

city_card-double_coins = Dupla érmék
    .about = A kocka minden pontjáért 2 érme.
city_card-gold_table = Aranybánya
    .about = 6-os kockával 3 aranyat kapsz, minden mással 1-et.
city_card-silk_table = Selyemszövők
    .about = Legalább 4-es kockával 3 selymet kapsz, kisebbel 1-et.
city_card-pepper_table = Borspiac
    .about = Legalább 2-es kockával 3 borsot kapsz, 1-essel csak 1-et.
city_card-jade_table = Jádefaragók
    .about = Az 1-es vagy 2-es kocka 1 jádét hoz, a 3-as vagy 4-es 2-t, az 5-ös vagy 6-os 3-at.
city_card-contract_points = Szerződések könyve
    .about = Minden teljesített szerződésedért 1 pont, de legfeljebb annyi, amennyit a kocka mutat.
city_card-post_points = Állomások könyve
    .about = Minden állomásodért a térképen 1 pont, de legfeljebb annyi, amennyit a kocka mutat.
city_card-post_coins = Útvámok
    .about = Minden állomásodért a térképen 2 érme, legfeljebb annyiért, amennyit a kocka mutat.
city_card-city_bonus = Hírnök
    .about = Kapd meg 1 városod bónuszát; 5-ös vagy 6-os kockával kettőét.
city_card-camel_coin_exchange = Tevekereskedő
    .about = Adj el tevéket egyenként 3 érméért, vagy végy egyenként 1 érméért: legfeljebb annyit, amennyit a kocka mutat.
city_card-point_coin_exchange = Pártfogás
    .about = Adj pontokat egyenként 3 érméért, vagy végy egyenként 3 érméért: legfeljebb annyit, amennyit a kocka mutat.
city_card-guild_seal = Céhház
    .about = Fizess 1 tevét, és vegyél el egy céhpecsétet, amelyet a kocka enged, a jádéjával együtt.
city_card-move_camels = Karaván
    .about = Utazz tovább lépésenként 2 tevéért, legfeljebb annyi lépést, amennyit a kocka mutat.
city_card-move_jade = Császári futárok
    .about = Utazz tovább lépésenként 1 jádéért, legfeljebb annyi lépést, amennyit a kocka mutat.
city_card-jade_points = Jádeadó
    .about = Adj 1 tevét és 1 jádét 3 pontért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-gold_points = Aranyadó
    .about = Adj 1 tevét és 1 aranyat 4 pontért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-silk_points = Selyemadó
    .about = Adj 2 tevét és 1 selymet 4 pontért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-pepper_points = Borsadó
    .about = Adj 3 tevét és 1 borsot 4 pontért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-gold_trade = Aranyművesek
    .about = Adj el 1 aranyat 1 tevével együtt 6 érméért és 2 pontért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-silk_trade = Posztósok
    .about = Adj el 1 selymet 1 tevével együtt 4 érméért és 2 pontért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-pepper_trade = Fűszerárusok
    .about = Adj el 1 borsot 1 tevével együtt 2 érméért és 2 pontért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-caravan_goods = Karavánszeráj
    .about = Küldj 3 tevét 1 borsért, 1 selyemért és 1 aranyért, legfeljebb annyiszor, amennyit a kocka mutat.
city_card-buy_goods = Bazár
    .about = Végy tetszőleges árut darabonként 3 érméért, legfeljebb annyit, amennyit a kocka mutat.
city_card-jade_goods = Jádebazár
    .about = Végy tetszőleges árut darabonként 1 jádéért, legfeljebb annyit, amennyit a kocka mutat.
city_card-camel_points = Tevefuttatás
    .about = Adj tevéket egyenként 1 pontért, legfeljebb annyit, amennyit a kocka mutat.

## Napló

log-round-begins = { $n }. forduló
log-first-player = { $player }: kezdőjátékos
log-character-picked = { $player }: karakter – { $character }
log-starting-contract = { $player }: kezdő szerződés – { $contract }
log-goals-dealt = Célkártyák játékosonként: { $n }
log-offer-shown = Új kínálat, { $tile }
log-card-shown = Új városkártya: { $card }
log-dice-rolled = { $player }: dobás – összesen { $sum }
log-compensated = { $player }: kárpótlás az alacsony dobásért (hiányzik: { $n })
log-dice-placed = { $player }: { $space } – { $dice }
log-card-used = { $player } városkártyát használ – { $card }
    .you = városkártyát használsz – { $card }
log-hourglass = { $player } elveszi a homokórát
    .you = elveszed a homokórát
log-turn-ends = { $player }: kör vége
log-gained = { $player }: +{ $what_id ->
    [coin] { noun-coin }
    [camel] { noun-camel }
    [pepper] { noun-pepper }
    [silk] { noun-silk }
    [gold] { noun-gold }
   *[jade] { noun-jade }
}
log-paid = { $player } { $what_id ->
    [coin] { noun-coin.acc }
    [camel] { noun-camel.acc }
    [pepper] { noun-pepper.acc }
    [silk] { noun-silk.acc }
    [gold] { noun-gold.acc }
   *[jade] { noun-jade.acc }
} fizet
    .you = { $what_id ->
        [coin] { noun-coin.acc }
        [camel] { noun-camel.acc }
        [pepper] { noun-pepper.acc }
        [silk] { noun-silk.acc }
        [gold] { noun-gold.acc }
       *[jade] { noun-jade.acc }
    } fizetsz
log-points = { $player }: +{ noun-vp }
log-points-paid = { $player } { noun-vp.acc } fizet
    .you = { noun-vp.acc } fizetsz
log-black-die = { $player } fekete dobókockát vesz el – { $n }
    .you = fekete dobókockát veszel el – { $n }
log-die-rerolled = { $player } újradob ({ $die }) – most { $n }
    .you = újradobsz ({ $die }) – most { $n }
log-die-changed = { $player } kockaértéket módosít ({ $die }) – most { $n }
    .you = kockaértéket módosítasz ({ $die }) – most { $n }
log-money-bag = { $player } dobókockát tesz a pénzeszsákra ({ $die })
    .you = dobókockát teszel a pénzeszsákra ({ $die })
log-moved = { $player } utazik ({ $from } → { $location })
    .you = utazol ({ $from } → { $location })
log-post-placed = { $player } kereskedőállomást tesz le ({ $location })
    .you = kereskedőállomást teszel le ({ $location })
log-post-moved = { $player } kereskedőállomást helyez át ({ $from } → { $location })
    .you = kereskedőállomást helyezel át ({ $from } → { $location })
log-marker-bonus = { $player }: városbónusz, { $location } – { $marker }
    .beside = { $player }: városbónusz, { $location }
log-outpost-taken = { $player }: előőrsbónusz, { $location } – { $tile }
    .beside = { $player }: előőrsbónusz, { $location }
log-tile-kept = { $player } előőrslapkát kap ({ $tile })
    .you = előőrslapkát kapsz ({ $tile })
log-tile-used = { $player } előőrslapkát ad vissza ({ $tile })
    .you = előőrslapkát adsz vissza ({ $tile })
    .beside = { $player } előőrslapkát ad vissza
    .you-beside = előőrslapkát adsz vissza
log-seal-taken = { $player } céhpecsétet vesz el – { $seal }
    .you = céhpecsétet veszel el – { $seal }
log-seal-improved = { $player } céhpecsétet fejleszt – { $seal }
    .you = céhpecsétet fejlesztesz – { $seal }
log-seal-bonus = { $player }: pecsétbónusz – { $seal }
log-contract-taken = { $player } szerződést vesz el – { $contract }
    .you = szerződést veszel el – { $contract }
log-contract-drawn = { $player } szerződést húz – { $contract }
    .you = szerződést húzol – { $contract }
log-contract-discarded = { $player } szerződést dob el – { $contract }
    .you = szerződést dobsz el – { $contract }
log-contract-completed = { $player } szerződést teljesít – { $contract }
    .you = szerződést teljesítesz – { $contract }
    .beside = { $player } szerződést teljesít
    .you-beside = szerződést teljesítesz
log-contract-laid = Új szerződés, { $location }: { $contract }
log-goal-shown = { $player }: célkártya – { $goal }
log-game-over = A játék véget ért

## Kérdések

say-move = Hová utazol? Hátralévő lépés: { $left } / { $all }
    .why = { $owed_any ->
        [yes] Eddig fizetendő: { $owed }
       *[no] Eddig nincs mit fizetni
    }
say-pay-goods = Melyik árukkal fizetsz? Még: { $n }
say-gain-goods = Melyik árukat veszed el? Még: { $n }
say-pay-in-jade = Fizetsz belőle jádéban?
    .why = Fizetendő: { $owed }. Egy jáde egy érmét vagy tevét ér.
ask-pick-character = Válassz karaktert.
    .verb = Játszd
ask-keep-goal = Melyik célkártyát tartod meg?
    .verb = Tartsd meg
ask-double-bonus = Melyik bónuszt kapod meg kétszer?
    .verb = Vedd el
    .seal = { $name }: { $improved_bonus }
    .seal-beside = { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] : { $improved_bonus_left }
    }
ask-turn-pairs = Hány pár bónuszát veszed el?
    .count = { $a ->
        [0] egy sem
       *[other] { $a } pár
    }
ask-take-compensation = Alacsony dobás: hány tevét kérsz? A többi érme.
    .count = { $a ->
        [0] csak érme
       *[other] { $a } teve
    }
    .count-beside = Vedd el
ask-take-turn = Válassz akciót vagy bónuszakciót, vagy fejezd be a kört.
    .contract = Szerződés teljesítése ({ $name })
    .seal = Céhpecsét fejlesztése: { $name } ({ $improve_cost } → { $improved_bonus })
    .tile = Előőrslapka visszaadása ({ $name })
    .contract-beside = Szerződés teljesítése{ $gain_left ->
        [none] {""}
       *[other] {" "}({ $gain_left })
    }
    .seal-beside = Céhpecsét fejlesztése: { $name }{ $improved_bonus_left ->
        [none] {""}
       *[other] {" "}({ $improved_bonus_left })
    }
    .tile-beside = Előőrslapka visszaadása{ $effects_left ->
        [none] {""}
       *[other] {" "}({ $effects_left })
    }
    .contract-called = Szerződés teljesítése
    .tile-called = Előőrslapka visszaadása
say-place-dice-occupied = { ask-place-dice }
    .why = Foglalt: annyi érmét fizetsz, amennyit a legkisebb kockád mutat.
say-place-dice-priced = { ask-place-dice }
    .why = A mező ára: { noun-coin }.
say-place-dice-both = { ask-place-dice }
    .why = Foglalt: annyi érmét fizetsz, amennyit a legkisebb kockád mutat. Maga a mező: { noun-coin }.
ask-place-dice = Mely dobókockákat teszed le?
    .dice = { $n ->
        [1] { $stem ->
            [black] Lerakás: fekete { $a }
           *[own] Lerakás: { $a }
        }
        [2] Lerakás: { $first }, { $second }
       *[3] Lerakás: { $first }, { $second }, { $third }
    }
ask-choose-offer = Melyik kínálatot választod?
    .verb = Vedd el
ask-take-seal = Melyik céhpecsétet veszed el?
    .verb = Vedd el
    .seal = { $name } (legkisebb kocka: legalább { $min_die }{ $jade_when_taken ->
        [0] {""}
       *[other] ; +{ $jade_when_taken } jáde
    })
    .seal-beside = { $name } (legkisebb kocka: legalább { $min_die })
ask-take-contract = Melyik szerződést veszed el?
    .verb = Vedd el
    .answer-skip = Szerződés nélkül
ask-discard-contract = Melyik szerződést dobod el, hogy legyen hely?
    .verb = Dobd el
    .contract-called = Szerződés eldobása
ask-discard-any = Melyik szerződést dobod el?
    .verb = Dobd el
ask-move = Hová utazol?
    .verb = Menj ide
    .answer-skip = Megállás itt
    .figure = Bábuváltás: { $name }
ask-place-extra-post = Melyik városba teszel még egy kereskedőállomást?
    .verb = Rakd le
    .answer-skip = Nincs több kereskedőállomás
ask-move-post = Melyik kereskedőállomásodat helyezed át ide?
    .verb = Mozgasd
ask-choose-benefit = Melyiket kapod meg előbb?
    .verb = Vedd el
ask-copy-marker = Melyik városbónuszt másolod?
    .verb = Másold
ask-city-bonus = Melyik városbónuszt veszed igénybe?
    .verb = Vedd el
ask-pay-coins-in-jade = Hány érmét fizetsz jádéban?
    .verb = Fizess
    .count = { $a ->
        [0] Fizess jáde nélkül
       *[other] Fizess { $a } jádét
    }
    .count-beside = { ask-pay-coins-in-jade.verb }
ask-pay-camels-in-jade = Hány tevét fizetsz jádéban?
    .verb = Fizess
    .count = { $a ->
        [0] Fizess jáde nélkül
       *[other] Fizess { $a } jádét
    }
    .count-beside = { ask-pay-camels-in-jade.verb }
ask-pay-goods = Melyik áruval fizetsz?
    .verb = Fizesd
ask-gain-goods = Melyik árut veszed el?
    .verb = Vedd el
ask-how-often = { $effect ->
    [none] Hányszor?
   *[other] Hányszor: { $effect }?
}
    .count = { $a ->
        [3] { $a }-szor
        [5] { $a }-ször
        [6] { $a }-szor
       *[other] { $a }-szer
    }
ask-fill-bag = Melyik dobókockát teszed a pénzeszsákra?
    .verb = Tedd be
ask-reroll = Melyik dobókockát dobod újra?
    .verb = Dobd újra
ask-change-die = Melyik dobókockát módosítod?
    .verb = Változtasd
ask-take-shown-die = Melyik fekete dobókockát veszed el?
    .verb = Vedd el

wait-pick-character = Várakozás: { $player } (karaktert választ)
wait-keep-goal = Várakozás: { $player } (célkártyát választ)
wait-double-bonus = Várakozás: { $player } (bónuszt választ)
wait-turn-pairs = Várakozás: { $player } (egyforma kockák bónusza)
wait-take-compensation = Várakozás: { $player } (kárpótlás)
wait-take-turn = Várakozás: { $player } (akciót választ)
wait-place-dice = Várakozás: { $player } (dobókockákat tesz le)
wait-choose-offer = Várakozás: { $player } (kínálatot választ)
wait-take-seal = Várakozás: { $player } (céhpecsétet választ)
wait-take-contract = Várakozás: { $player } (szerződést választ)
wait-discard-contract = Várakozás: { $player } (szerződést dob el)
wait-discard-any = Várakozás: { $player } (szerződést dob el)
wait-move = Várakozás: { $player } (utazik)
wait-place-extra-post = Várakozás: { $player } (kereskedőállomást tesz le)
wait-move-post = Várakozás: { $player } (kereskedőállomást helyez át)
wait-choose-benefit = Várakozás: { $player } (sorrendet választ)
wait-copy-marker = Várakozás: { $player } (városbónuszt másol)
wait-city-bonus = Várakozás: { $player } (városbónuszt választ)
wait-pay-coins-in-jade = Várakozás: { $player } (fizet)
wait-pay-camels-in-jade = Várakozás: { $player } (fizet)
wait-pay-goods = Várakozás: { $player } (fizet)
wait-gain-goods = Várakozás: { $player } (árut választ)
wait-how-often = Várakozás: { $player } (számot választ)
wait-fill-bag = Várakozás: { $player } (pénzeszsák)
wait-reroll = Várakozás: { $player } (újradob)
wait-change-die = Várakozás: { $player } (kockaértéket módosít)
wait-take-shown-die = Várakozás: { $player } (fekete dobókockát választ)

## Elutasítások

refuse-too-few-dice = Ehhez több dobókocka kell, mint amennyid maradt.
    .short = kevés kocka
refuse-colour-used = Ebben a fordulóban már van itt a színedből. Fekete dobókockát még tehetsz ide.
    .short = itt már van kockád
refuse-value-too-low = Legalább { $n ->
    [3] { $n }-as
    [5] { $n }-ös
    [6] { $n }-os
   *[other] { $n }-es
} értékű dobókocka kell.
    .short = kell: legalább { $n }
refuse-too-few-coins = Ez a mező foglalt: { noun-coin } kell hozzá.
    .short = kell: { noun-coin }
refuse-khan-full = { space-khan }: ebben a fordulóban minden mező foglalt.
    .short = ebben a fordulóban tele
refuse-no-seal-to-take = Ezekkel a dobókockákkal nincs elvehető céhpecsét.
    .short = alacsony kockák
refuse-not-this-travel = A karaktered másik utazásmezőt használ.
    .short = nem neked való
refuse-no-route = Nincs olyan útvonal, amelyet használhatsz és ki tudsz fizetni.
    .short = nincs út
refuse-no-contract = Kereskedőállomás kell hozzá egy városban, ahol szerződés van.
    .short = nincs elérhető szerződés
refuse-no-post-there = Abban a városban nincs kereskedőállomásod.
    .short = nincs állomás
refuse-no-post = Kereskedőállomás kell hozzá a városban, amelyet e kör előtt tettél le.
    .short = nincs állomás
refuse-space-taken = Ez foglalt. A következő fordulóban felszabadul.
    .short = foglalt
refuse-no-card = Itt nincs városkártya.
    .short = nincs kártya
refuse-no-die = Nincs több dobókockád.
    .short = nincs több kocka
refuse-too-few-camels = { noun-camel } kell hozzá. Jáde is helyettesítheti.
    .short = kell: { noun-camel }
refuse-black-once = Ezt a bónuszakciót ebben a körben már megtetted.
    .short = már használtad
refuse-no-black = Ebben a fordulóban nincs több fekete dobókocka.
    .short = nincs fekete kocka
refuse-cannot-pay = Több kell hozzá, mint amennyid van.
    .short = nem elég
refuse-must-act = Van még dobókockád: előbb hajts végre egy akciót.
    .short = előbb egy akció
refuse-too-little-jade = Ehhez a kínálathoz { noun-jade } kell.
    .short = kell: { noun-jade }
refuse-no-higher = A kocka értéke legfeljebb 6 lehet.
    .short = 6 a legtöbb
refuse-no-lower = A kocka értéke legalább 1.
    .short = 1 a legkevesebb
refuse-no-such-good = Ilyen árud nincs. Válassz másikat.
    .short = nincs ilyened
refuse-same-good = Különböző áruk kellenek, ezt már kiválasztottad.
    .short = már választottad
refuse-nothing-to-count = Még nincs semmid, amit ez a kártya számol.
    .short = nincs mit számolni
refuse-no-city = Kereskedőállomás kell hozzá egy városban, ahol bónuszjelző van.
    .short = nincs bónuszjelző
refuse-seal-owned = Ez a céhpecsét már a tiéd.
    .short = már a tiéd
refuse-no-seal-left = Ebből a céhpecsétből nincs több.
    .short = nincs több
refuse-die-too-low = Ehhez a céhpecséthez a legkisebb kockád legalább { $n ->
    [3] { $n }-as
    [5] { $n }-ös
    [6] { $n }-os
   *[other] { $n }-es
} legyen.
    .short = kell: legalább { $n }
refuse-short-of-coins = Hiányzik { noun-coin }.
    .short = hiány: { noun-coin }
refuse-short-of-camels = Hiányzik { noun-camel }.
    .short = hiány: { noun-camel }
refuse-short-of-jade = Hiányzik { noun-jade }.
    .short = hiány: { noun-jade }
refuse-too-few-steps = Nincs több lépésed.
    .short = nincs több lépés
refuse-no-seal = Ehhez az útvonalhoz kell a rajta látható céhpecsét.
    .short = nincs pecsét
refuse-route-too-dear = Ez az útvonal többe kerül, mint amennyid maradt.
    .short = túl drága
refuse-not-moved = Lépj legalább 1-et.
    .short = előbb 1 lépés
refuse-just-taken = Ezt a szerződést most vetted el. Dobj el másikat.
    .short = most vetted el
caution-open-contracts = Az utolsó forduló: { $n } szerződésed nincs teljesítve. A forduló után már késő.

## Árak

price-coins = { noun-coin }
price-camels = { noun-camel }
price-jade = { noun-jade }

## Beállítások

setting-black_dice_open = Nyílt fekete dobókockák
    .about = A fekete dobókockákkal minden forduló kezdetén dobtok; az érték szerint választasz közülük.
setting-black_dice_open-false = Nem
setting-black_dice_open-true = Igen
setting-extra_post_gets_bonuses = Bónusz a további kereskedőállomásért
    .about = A felső utazásmezővel letett további kereskedőállomás is meghozza a városa bónuszait.
setting-extra_post_gets_bonuses-false = Nem
setting-extra_post_gets_bonuses-true = Igen

## Pontozólap

score-track = A játék során
score-goal = Célkártya
score-shields = Különböző címerpajzsok
score-goods = Áruk
score-coins = Érmék
score-contracts = Legtöbb szerződés
score-carried-out = Teljesített szerződések
score-travel = Utazás és kereskedőállomások
score-seals = Céhpecsétek
score-cards = Városkártyák
score-actions = Egyéb akciók és bevétel
sheet-during = Játék közben
sheet-end = A végén
sheet-contracts = Szerződések
sheet-travel = Utazás és címerpajzsok
sheet-seals = Céhpecsétek
sheet-cards = Városkártyák
sheet-actions = Egyéb akciók
sheet-goal = Célkártya
sheet-stock = Áruk és érmék
tie-camel = Tevék
tie-camel-won = több teve, { $mine } : { $theirs }

## The table in the terminal

board-next-first = Homokóra
board-black-dice = Fekete dobókockák
board-contract-pile = Szerződéspakli
board-spaces = Mezők
board-brings = Hozama
board-placed = Lerakott kockák
board-books = Könyvek
board-cities = Városok
board-shield = Címerpajzsok
board-bonuses = Bónuszok
board-cards = Kártyák és szerződések
board-posts = Kereskedőállomások
board-routes = Útvonalak
board-character = Karakter
board-vp = Pont
board-seals = Céhpecsétek
board-completed = Teljesített szerződések
board-kept-tiles = Előőrslapkák
board-steps = { $n ->
    [one] { $n } lépés
   *[other] legfeljebb { $n } lépés
}
board-next-offers = { $n ->
    [1] { book-1 }
    [2] { book-2 }
   *[3] { book-3 }
}, következő forduló

## Browser: the drawn board

board-whole = { game-marcopolo2 }: a tábla
board-parts = Az asztal részei
board-tab-map = Térkép
board-tab-actions = Akciók
board-tab-cards = Kártyák
board-tab-own = Saját
board-map = A térkép
board-round = Forduló
board-round-of = { $n }. forduló / { $of }
board-score-track = Pontozósáv
board-black-left = Maradék fekete dobókockák: { $n } / { $of }
board-contracts = Szerződések
board-pile = pakli: { $n }
board-deck = pakli: { $n }
board-your-post = a te állomásod
board-city-cards = Városkártyák
board-for-all = Mindenkinek
board-guild-seals = Céhpecsétek
board-left = maradt: { $n }
board-travel = Utazás
board-khan-rising = egyenlő vagy nagyobb
board-free = ingyenes
board-next-offer = Hátralévő lapkák: { $n }. Következő forduló:
board-takes-dice = Dobókockák: { $n }, mindegyik legalább { $least }
board-occupied = Foglalt: annyi érmébe kerül, amennyi a legkisebb kocka értéke.
board-lying = Itt lévő kockák: { $dice }
board-black = fekete
board-neutral = semleges
board-hourglass = Homokóra: { $player }
board-hourglass-about = Ő kezdi a következő fordulót.
board-first-player = Kezdőjátékos
board-figure-in = { $player }: bábu – { $place }
board-posts-of = Kereskedőállomások: { $players }
board-outpost = Előőrsbónusz az első állomásért
board-marker = Városbónusz minden fordulóban
board-special-about = Csak e kör előtt letett állomással. Fejlesztett pecséttel annak bónusza is, annyiszor, ahányszor a kockaértékhez nyomtatva van.
board-needs-seal = Pecsét kell: { $seal }
board-ways-to = Útvonalak: { $place }
board-way-owed = eddig
board-way-more = innen
board-way-over = erre: { $places }
board-step-on = Áthaladás
board-arrive = Megállás itt
board-dice = Dobókockák
board-dice-pick = Dobókockák: kattints a cseréhez
board-dice-n = Dobókockák: { $n }
board-no-dice = nincs több kocka
board-stock = Készlet
board-active = Aktív szerződések
board-done = teljesített: { $n }
board-seal-none = nem a tiéd
board-seal-basic = alap
board-seal-improved = fejlesztett
board-posts-left = Maradék állomások: { $n }
board-posts-placed = Kereskedőállomások a térképen: { $n }
board-shields = Címerpajzsok: { $n } = { $points } pont
board-shields-n = Címerpajzsok: { $n }
board-tiles = Megtartott előőrslapkák: { $n }
board-goal = Cél
board-goal-hidden = Egy célkártya, a végéig rejtve
board-goals = Célkártyáid: tarts meg egyet
board-characters = Karakterek
board-points = { noun-vp }
board-score-now = Ha most véget érne a játék: { $n }
board-player = { $player }: játékostábla
board-open-player = { $player }: a játékostábla megnyitása
board-close = Bezárás
board-you = { $player } (te)
board-your-turn = te jössz
board-their-turn = rajta a sor
board-steps-left = maradt: { $n }
board-mini-map = A teljes térkép: ugrás egy részre

## Az első lecke

lesson-book = Dobókocka egy könyvön
lesson-book-text = Az { $rounds } fordulóból a negyedik. A körödben dobókockákat teszel egy mezőre, és végrehajtod az akcióját. Egy könyvre :mp-book: 1 kocka kell: { book-3 } – ide legalább 5-ös, és neked van 6-osod :mp-die-6:. A két felső kínálat ingyenes, a többi jádéba :mp-jade: kerül. Vedd el az aranyat :mp-gold: és a tevéket :mp-camel: 2 jádéért.
lesson-contract = Teljesített szerződés
lesson-contract-text = Az akciód előtt és után bónuszakciókat hajthatsz végre. Az egyik a szerződés :mp-contract: teljesítése: kifizeted, ami a bal oldalán látszik, és megkapod a pontokat :vp: és a jutalmat a jobb oldaláról. A karaktered, { character-abha_basu }, { $jade } jádét ad hozzá, és neked minden jáde { $points } pontot ér. A jáde :mp-jade: érme és teve helyett is jó; most tartsd meg. Aztán fejezd be a kört.
lesson-khan = { space-khan }
lesson-khan-text = Ebben a sorban :mp-khan: minden kockának legalább annyit kell mutatnia, mint az előzőnek. Egy 3-as van ott, és neked is van 3-asod. Bármennyit mutat, { $coins } érmét :mp-coin: és { $camels } tevét :mp-camel: hoz. Jegyezd meg: a saját színű kockáiddal minden mezőt fordulónként csak egyszer használhatsz.
lesson-travel = Útra fel
lesson-travel-text = Az Utazás középső mezőjére :mp-travel: { $dice } kocka kell, és a kisebbik mondja meg, hányat léphetsz: két 4-essel legfeljebb 4-et. Minden útvonalnak ára van, és mindent indulás előtt kell kifizetni. Menj a két oázison :mp-oasis: át 3 lépéssel ide: { location-jaipur }. Az érmék közül 2-t fizess jádéban :mp-jade:.
lesson-post = Kereskedőállomás
lesson-post-text = A városban, ahová érkezel, kereskedőállomást :mp-post: teszel le. Te vagy az első, ezért tiéd az előőrsbónusz :mp-outpost-bonus:, itt egy fekete dobókocka :mp-black-die:. A szerződésvárosban szerződést :mp-contract: is elvehetsz: azt, amelyik { $camels } tevébe, { $silk } selyembe és { $gold } aranyba kerül. Rögtön teljesítheted is.
lesson-city-card = Városkártyák
lesson-city-card-text = Az akcióterület két kártyája mindenkié; a városok mellettiekhez állomás :mp-post: kell ott. A kocka mondja meg, legfeljebb hányszor használhatod a kártyát. { city_card-silk_trade }: selyemért :mp-silk: és tevékért :mp-camel: érmék és pontok :vp:. Tedd rá a fekete kockát :mp-black-die:, amelynek nincs színe, és cserélj kétszer. A hiányzó teve helyett jádéval fizetsz.
lesson-money-bag = A pénzeszsák
lesson-money-bag-text = Egy 1-es maradt. A pénzeszsákra :mp-bag: bónuszakcióként bármilyen kockát tehetsz: { $coins } érme :mp-coin:, { $camels } teve :mp-camel: vagy { $jade } jáde :mp-jade:. Vedd el a tevéket. Most nincs több kockád, és ha senkinek sincs, vége a fordulónak.
lesson-change-die = Az utolsó forduló
lesson-change-die-text = Minden kockát újra dobtatok. Az állomásod itt ismét megadta a városbónuszt :mp-city-bonus:, 2 jádét: { location-xian }. És te kezdesz: senki nem használt magasabb Utazás mezőt, így a homokóra :mp-hourglass: a tiéd. { $camels } tevéért egy kocka értékét 1-gyel módosíthatod :mp-plus-minus:. Fizess jádéban :mp-jade:, és növeld az 1-est.
lesson-seal = Egy céhpecsét
lesson-seal-text = { $dice } kocka céhpecsétet :mp-seal: hoz, és a kisebbik dönti el, melyiket. A 2-es és egy 3-as elég ehhez: { seal-spicers } :mp-seal-spicers:. { $jade } jáde :mp-jade: is jár vele. A pecsét megnyitja azokat az útvonalakat, amelyeken látszik. A másik 3-as pedig marad egy könyvre.
lesson-goal = A cél
lesson-goal-win = A játék { $rounds } fordulóból áll. Akinek akkor a legtöbb pontja :vp: van, nyer.
lesson-goal-lose = Az addig nem teljesített szerződések :mp-contract: semmit sem hoznak.
lesson-goal-points = Pontot hoznak a szerződések :mp-contract:, a kereskedőállomások :mp-post: a különböző címerű :mp-shield: városokban, a céhpecsétek :mp-seal: és a célkártyád :mp-goal:.
lesson-set-up = Ki vagy, és miért játszol
lesson-set-up-text = Minden játék egy karakterrel kezdődik: egy szabályt a javadra szeg meg. Válaszd Abha Basut, aki a jádét :mp-jade: ponttá :vp: teszi. Aztán tarts meg egyet { $dealt } célkártyából :mp-goal:: ezeknek a városoknak a címere neked duplán számít. Ezután a másik játékos lép először.
lesson-first-turn = Az első kockád
lesson-first-turn-text = A körödben kockákat teszel egy akcióra. Tedd az 1-esedet az I. könyvre :mp-book:, és vedd el az első kínálatot: borsot :mp-pepper: és jádét :mp-jade:. Bármelyik kocka jó; a nagyobbal többféléből választhatsz. Ezután az asztal magától játszik a 4. fordulóig, onnan te folytatod.
lesson-goal-text = A célkártyád :mp-goal: { $points } pontot :vp: ad ezért a pecsétért, ha fejlesztett :mp-seal-improved:. Ez bónuszakció, { $coins } érmébe :mp-coin: és { $pepper } borsba :mp-pepper: kerül. A jádédat tartsd meg, kelleni fog. A fejlesztett pecsét most és minden későbbi forduló elején megadja a bónuszát.
lesson-occupied = Foglalt mező
lesson-occupied-text = Itt már van egy kocka: { book-2 }. Még így is mehetsz oda, de a foglalt mező annyi érmébe :mp-coin: kerül, amennyit a kockád mutat: a 3-as olcsóbb, mint egy 6-os. Vedd el a selymet :mp-silk: és az aranyat :mp-gold: 2 jádéért :mp-jade:.
lesson-last-dice = Az utolsó kockák
lesson-last-dice-text = { space-contracts } :mp-contract:: { $least } vagy { $most } szerződést vehetsz el azokból a városokból, ahol állomásod :mp-post: van, és { $coins } érmét kapsz. Vedd el azt, amelyik { $camels } tevébe, { $silk } selyembe és { $gold } aranyba kerül, mást ne; és teljesítsd. Az utolsó 6-osod :mp-die-6: erre a kártyára megy: { city_card-double_coins }, 12 érme :mp-coin:. Aztán vége a játéknak.
lesson-end = Győzelem
lesson-end-text = 100 pont :vp:! A pontozólap mutatja az utolsókat: 6 a célkártyádért :mp-goal:, 12 a címerpajzsokért :mp-shield:, négy különbözőért, amelyek közül kettő kétszer számít, 8 a legtöbb szerződésért :mp-contract:, és néhány az árukért és az érmékért. Most már eleget tudsz egy saját játékhoz.

## Mi a teendő a leckében, lépésről lépésre

lesson-set-up-1 = Válaszd ezt a karaktert: { character-abha_basu }.
lesson-set-up-2 = Tartsd meg ezt a célkártyát: { seal-spicers }.
lesson-first-turn-1 = Válaszd ezt: { book-1 }.
lesson-first-turn-2 = Tedd le az 1-esedet.
lesson-first-turn-3 = Vedd el a felső kínálatot.
lesson-first-turn-4 = Fejezd be a köröd.
lesson-book-1 = Válaszd ennek a felső mezőjét: { book-3 }. Csak a 6-osod jó ide.
lesson-book-2 = Vedd el a kínálatot 2 jádéért.
lesson-contract-1 = Teljesítsd a szerződésedet.
lesson-contract-2 = Tevékkel fizess, jáde nélkül.
lesson-contract-3 = Fejezd be a köröd.
lesson-khan-1 = Válaszd ezt a sort: { space-khan }.
lesson-khan-2 = Tedd le a 3-asodat.
lesson-khan-3 = Fejezd be a köröd.
lesson-travel-1 = Válaszd az Utazás középső mezőjét.
lesson-travel-2 = Tedd le mindkét 4-esedet.
lesson-travel-3 = Menj az út első oázisába.
lesson-travel-4 = Menj tovább a második oázisba.
lesson-travel-5 = Menj tovább ide: { location-jaipur }.
lesson-travel-6 = Állj meg itt.
lesson-travel-7 = Az érmék közül 2-t fizess jádéban.
lesson-post-1 = Először az előőrsbónuszt vedd el.
lesson-post-2 = Vedd el a szerződést, amelyet ki tudsz fizetni.
lesson-post-3 = Rögtön teljesítsd is.
lesson-post-4 = Fejezd be a köröd.
lesson-city-card-1 = Válaszd ezt a kártyát: { city_card-silk_trade }.
lesson-city-card-2 = Tedd le a fekete kockát.
lesson-city-card-3 = Cserélj 2 alkalommal.
lesson-city-card-4 = Fejezd be a köröd.
lesson-money-bag-1 = Válaszd a pénzeszsákot.
lesson-money-bag-2 = Tedd le az 1-esedet.
lesson-money-bag-3 = Vedd el a tevéket.
lesson-change-die-1 = Válaszd egy kocka értékének növelését.
lesson-change-die-2 = A tevék közül 2-t fizess jádéban.
lesson-change-die-3 = Növeld az 1-est.
lesson-seal-1 = Válaszd ezt: { space-guild_seals }.
lesson-seal-2 = Tedd le a 2-est és egy 3-ast.
lesson-seal-3 = Vedd el ezt a pecsétet: { seal-spicers }.
lesson-goal-1 = Fejleszd a pecsétedet.
lesson-goal-2 = Érmékkel fizess, jáde nélkül.
lesson-goal-3 = Fejezd be a köröd.
lesson-occupied-1 = Válaszd ezt: { book-2 }.
lesson-occupied-2 = Tedd le a 3-asodat.
lesson-occupied-3 = Vedd el a kínálatot 2 jádéért.
lesson-occupied-4 = Fejezd be a köröd.
lesson-last-dice-1 = Válaszd ezt: { space-contracts }.
lesson-last-dice-2 = Vedd el a szerződést, amelyet ki tudsz fizetni.
lesson-last-dice-3 = Többet ne vegyél el.
lesson-last-dice-4 = Teljesítsd.
lesson-last-dice-5 = Fejezd be a köröd.
lesson-last-dice-6 = Válaszd ezt a kártyát: { city_card-double_coins }. Ide megy az utolsó 6-osod.

## Mit jelentenek a szimbólumok

legend-mp-post = Kereskedőállomás: a városokban, ahová utazol.
legend-mp-any-good = Tetszőleges áru.
legend-mp-city-bonus = Városbónusz: minden fordulóban az állomásért.
legend-mp-outpost-bonus = Előőrsbónusz: egyszer, az első állomásért.
legend-mp-shield = Városcímerek: a különbözők a végén pontot hoznak.

## Így játsszuk

howto-win = Hogyan nyerhetsz
howto-win-most = { $rounds } forduló után az nyer, akinek a legtöbb pontja van.
howto-win-most-text = Utazz, alapíts kereskedőállomást sok városban, és teljesíts szerződéseket. Döntetlennél a több teve nyer.
howto-win-contracts = Teljesítsd, amit elveszel.
howto-win-contracts-text = Az a szerződés, amelyet a játék végéig nem teljesítettél, semmit sem hoz.
howto-points = Honnan jönnek a pontok
howto-points-contracts = Szerződések
howto-points-contracts-text = amennyit a kártya mond, rögtön
howto-points-shields = Címerpajzsok
howto-points-shields-text = különbözők az állomásaid városaiban: legfeljebb { $shield_points }
howto-points-posts = Kereskedőállomások
howto-points-posts-text = { $post_points } a { $posts }. állomásért
howto-points-goal = Célkártya
howto-points-goal-text = fejlesztett pecsétekért; néhány pajzs duplán számít
howto-points-most = A legtöbb szerződés
howto-points-most-text = { $most_contracts } annak, aki a legtöbbet teljesítette
howto-points-left = Maradék
howto-points-left-text = minden { $goods_point } áru és minden { $coins_point } érme egy pont
howto-turn = A köröd: három lépés
howto-turn-dice = Nézd meg a kockáidat
howto-turn-dice-text = Minden fordulóban { $dice } kockával dobsz. Ha az összeg nem éri el ezt: { $low_roll }, a hiányt érmékkel vagy tevékkel pótolod.
howto-turn-action = Hajts végre egy akciót
howto-turn-action-text = Tegyél le annyi kockát, amennyit a mező mutat. Sokszor a legkisebb mondja meg, mennyit tehetsz. Az ott lévő kockák érmébe kerülnek.
howto-turn-bonus = Jöhetnek a bónuszakciók
howto-turn-bonus-text = Előtte és utána, ahány csak kell: teljesíts szerződést, fejlessz pecsétet, módosíts kockát, használd a pénzeszsákot. Aztán a következő jön.
howto-wrong = Amit a kezdők elrontanak
howto-wrong-occupied = Az a mező zárva van
howto-wrong-occupied-text = A kék mező mindenkinek nyitva áll. Ha van rajta kocka, fizess annyi érmét, amennyit a legkisebb kockád mutat.
howto-wrong-twice = Megint odamegyek
howto-wrong-twice-text = A saját színű kockáid fordulónként egyszer használhatnak egy mezőt. Csak fekete kocka térhet vissza.
howto-wrong-passing = Elég áthaladni
howto-wrong-passing-text = Az állomás oda kerül, ahol az utad véget ér. Az út menti városok üresek maradnak.
howto-wrong-today = Rögtön használom a várost
howto-wrong-today-text = A kártyája vagy a különleges akciója a következő körödig vár. A jelölő és a szerződés azonnal jár.
howto-wrong-jade = A jáde későbbre kell
howto-wrong-jade-text = A jáde bármely érme vagy teve helyett jó. Gyakran egyetlen jáde nyitja meg az utat, amelyre az érme kevés.
howto-actions = A hét akció
howto-actions-books = Könyvek
howto-actions-books-text = Egy kockáért négy kínálat egyike; az alsó kettő jádéba kerül. A II. könyvhöz legalább { $book_two }, a III. könyvhöz legalább { $book_three } kell.
howto-actions-khan-text = Egy kocka, amely legalább akkora, mint az utolsó: { $khan_coins } érme és { $khan_camels } teve, bármennyit mutat.
howto-actions-guild_seals-text = { $seal_dice } kocka; a kisebbik mondja meg, melyik pecsétet veheted el, a jádéjával. A pecsétek útvonalakat nyitnak, a fejlesztettek minden fordulóban fizetnek.
howto-actions-travel = Utazás
howto-actions-travel-text = { $travel_dice } kocka legfeljebb { $travel_steps } lépésre, de nem többre, mint a legkisebb; előbb fizesd ki az útvonalakat. A legrövidebb még { $travel_coins } érme. Tegyél le egy állomást.
howto-actions-contracts-text = Egy kocka: legfeljebb { $contracts_most } szerződés az állomásaid városaiból, és { $contracts_coins } érme. { $contract_spaces } fér el nálad.
howto-actions-special = Különleges városok
howto-actions-special-text = Ha állomásod van ott, egy kocka a város jutalmát hozza, a fejlesztett pecsétjével pedig a pecsét bónuszát is.
howto-actions-cards = Városkártyák
howto-actions-cards-text = Egy kocka egy kártyára, fordulónként összesen egyszer. A kocka mondja meg, hányszor. Az akcióterület lapjai mindenkié; a többihez állomás kell.
howto-course = Bónuszakciók, új forduló, a vége
howto-course-bonus = Bónuszakciók
howto-course-bonus-text = Pénzeszsák: egy kockáért { $bag_coins } érme, { $bag_camels } teve vagy { $bag_jade } jáde. Tevékért: { $reroll } újradobás, { $change } módosítás eggyel, { $black_die } egy fekete kocka.
howto-course-round = Új forduló
howto-course-round-text = Ha elfogytak a kockák, cserélődnek a könyvek és az akcióterület lapjai, a jelölők és a fejlesztett pecsétek újra fizetnek, mindenki dob.
howto-course-end = A vége
howto-course-end-text = Az utolsó ({ $rounds }.) forduló után jön a célkártya, a címerpajzsok, az áruk, az érmék és a legtöbb szerződés.

## The tables of the box and their keys

box-table-contracts = Szerződések
box-table-city_cards = Városkártyák
box-table-goal_cards = Célkártyák
box-table-characters = Karakterek
box-table-outpost_bonuses = Előőrsbónuszok
box-table-city_bonus_markers = Városbónusz-jelzők
box-table-offer_tiles = Kínálatlapkák
box-table-guild_seals = Céhpecsétek
box-table-action_spaces = Akciómezők
box-table-bonus_actions = Bónuszakciók
box-table-locations = Városok és oázisok
box-table-routes = Útvonalak
box-table-special_cities = Különleges városok
box-table-books = Könyvek
box-table-shields = Címerpajzsok
box-table-shield_track = Pont a különböző címerpajzsokért
box-table-compensation = Kárpótlás az alacsony kockákért
box-key-book = Könyv
box-key-dice = Dobókockák
box-key-min_value = A kockák legkisebb értéke
box-key-min_die = Egy kocka legkisebb értéke
box-key-seal = Céhpecsét
box-key-seal_bonus_times = Ennyiszer a fejlesztett pecséttel
box-key-city = Város
box-key-ends = Honnan hová
box-key-shield = Címerpajzs
box-key-shields = Címerpajzsok
box-key-marker = Városbónusz-jelző
box-key-outpost = Előőrsbónusz
box-key-card_slots = Városkártyahelyek
box-key-contract_slots = Szerződéshelyek
box-key-offers = Kínálat
box-key-jade_when_taken = Jáde megszerzéskor
box-key-improve_cost = A fejlesztés ára
box-key-improved_bonus = Bónusz fejlesztve
box-key-take_min = Legalább ennyit vesz el
box-key-take_max = Legfeljebb ennyit vesz el
box-key-max_steps = Legtöbb lépés
box-key-extra_post = Még egy kereskedőállomás
box-key-rank = Sor
box-key-limit_per_turn = Legtöbb egy körben
box-key-space = Mező
box-key-black_dice = Fekete dobókockák
box-key-neutral_dice = Semleges dobókockák
box-key-most_contracts_vp = Pont a legtöbb szerződésért
box-key-second_most_contracts_vp = Pont a második legtöbb szerződésért
box-key-threshold = A kockák összege
box-key-per_missing_point = Minden hiányzó pontért
box-key-coins_per_vp = Érme egy pontért
box-key-goods_counted = Beszámító áruk
box-key-trading_post_vp = Pont kereskedőállomásért
box-key-start_location = Kezdőhely
box-key-start_contracts = Kezdő szerződések
box-key-goal_cards_dealt = Kiosztott célkártyák
box-key-goal_cards_kept = Megtartott célkártyák
box-key-active_contract_spaces = Aktív szerződések helyei
box-key-score_start = Kezdőpontok
box-key-characters_revealed_extra = További felfedett karakterek
box-key-game_boards = Játéktáblák
box-key-player_aids = Játékossegédletek
box-key-first_player_markers = Kezdőjátékos-jelzők
box-key-city_bonus_markers_in_play = Játékban lévő városbónusz-jelzők
box-key-guild_seals_per_kind = Céhpecsétek fajtánként
box-key-offer_tiles_per_book = Kínálatlapkák könyvenként
box-key-offer_tiles_removed_per_book = Kivett kínálatlapkák könyvenként
box-key-contracts_normal = Sima szerződések
box-key-contracts_starting = Kezdő szerződések
box-key-city_card_spaces_at_cities = Városkártyahelyek a városoknál
box-key-city_card_spaces_action_area = Városkártyahelyek az akciók mellett
box-key-trading_posts_per_player = Kereskedőállomások játékosonként
box-key-figures_per_player = Bábuk játékosonként
box-key-dice_per_player = Dobókockák játékosonként
box-key-points_cards_50_100 = 50 és 100 pontos kártyák
box-key-character_pick_order = A karakterválasztás sorrendje
box-key-tie_break = Döntetlen eldöntése
box-key-all_tied_players_score = Holtversenyben mindenki pontot kap
box-row-bonus_actions = { $row ->
    [money_bag] Pénzeszsák
    [reroll] { bonus-reroll }
    [change_by_one] Kocka módosítása eggyel
    [black_die] { bonus-black_die }
    [complete_contract] Szerződés teljesítése
   *[improve_seal] Céhpecsét fejlesztése
}

# What turns are about, and what ends a game: what is counted in many games

deed-travel = Utazás
deed-special-city = Különleges városok
deed-city-card = Városkártyák
deed-character = Karakterválasztás
