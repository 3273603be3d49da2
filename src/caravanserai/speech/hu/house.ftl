# Minden asztal szavai: a játékok közös választásai, kérdései, elutasításai és hatásai, valamint a terminál.

## Választások

option-a = A lehetőség
option-b = B lehetőség
option-c = C lehetőség
option-d = D lehetőség
option-e = E lehetőség
option-f = F lehetőség
option-g = G lehetőség
option-h = H lehetőség
option-i = I lehetőség
option-j = J lehetőség
option-k = K lehetőség
option-l = L lehetőség
option-m = M lehetőség
option-n = N lehetőség
option-o = O lehetőség
option-p = P lehetőség
count = { $a }
answer-yes = Igen
answer-skip = Kihagyás

## Kérdések

ask-choose-branch = Válassz egy hatást.
ask-may-enact = { $effect ->
    [none] Használod ezt a hatást?
   *[other] Használod ezt a hatást? { $effect }
}
    .answer-yes = Felhasználás
    .answer-skip = Kihagyás
ask-choose-times = Hányszor?
ask-choose-order = Melyik hatás következzen?
wait-choose-branch = Várakozás: { $player } (hatást választ)
wait-may-enact = Várakozás: { $player } (hatásról dönt)
wait-choose-times = Várakozás: { $player } (számot választ)
wait-choose-order = Várakozás: { $player } (sorrendet választ)

## Elutasítások

refuse-not-offered = Ez most nem lehetséges.
refuse-lesson = Előbb tedd meg a kiemelt lépést.

## Hatások

effect-none = nincs hatás
effect-free = semmi
effect-gain = +{ $what }
effect-with = { $first }, { $next }
effect-then = { $first }, majd { $next }
effect-or = { $first } vagy { $next }
effect-may = { $effect } (nem kötelező)
effect-pay = { $cost } befizetése → { $gain }
effect-repeat = { $times }: { $effect }
effect-up-to = 1–{ $n } alkalommal: { $effect }
effect-per = { $per }: { $effect }
effect-score = { $per } { $points }
effect-most = { $effect }, legfeljebb { $most }
effect-any-order = tetszőleges sorrendben: { $effect }
effect-if = ha { $test }: { $then }
effect-if-else = ha { $test }: { $then }; különben: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $effect } ({ $value } szerint)
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } (körönként { $n ->
    [1] egyszer
   *[other] { $n } alkalommal
})
times = { $n ->
    [1] egyszer
   *[other] { $n } alkalommal
}
value-die = a kocka értéke
value-power = az erő

## Nyelvek, mindegyik a saját nevén

language-en = English
language-fr = Français
language-tr = Türkçe
language-pl = Polski
language-hu = Magyar

## Ellenfelek

bot-apprentice = Tanonc
    .about = Most ismerkedik az úttal: szelíden játszik, és néha elszalaszt egy jó alkalmat.
bot-trader = Kalmár
    .about = A nap legjobb üzletét köti meg, a holnappal nem törődik.
bot-merchant = Kereskedő
    .about = Néhány lépéssel előre gondolkodik, és ritkán pazarol.
bot-caravan-master = Karavánvezető
    .about = Az egész utat megtervezi, és azt is figyeli, te merre tartasz.
bot-sage = Bölcs
    .about = Minden utat betéve ismer; kevesen kelnek fel győztesként az asztalától.
bot-greedy = Házaló
bot-random = Vándor

## Tippek

hint-chance = Nyerési esély: { $mean } % ({ $low } és { $high } % között)
hint-ahead = Pontelőny a legjobb ellenféllel szemben: { $mean } ({ $low } és { $high } között)
hint-points = Pontszám a végén: { $mean } ({ $low } és { $high } között)
hint-seldom = Túl keveset vizsgáltuk ahhoz, hogy tudjuk, mit hoz.
hint-open = A folytatás még nem ismert.
hint-close = { $first } és { $second } között nem lehet dönteni.
hint-only = Nem akadt másik kör, amellyel össze lehetne vetni.
hint-about = { $n } állást vizsgáltunk meg; amit nem tudhatsz, azt véletlenszerűen húztuk. A valódi érték tízből kilencszer e számok közé esik.

## Terminál: menük

cli-welcome = Üdvözlünk a Karavánszerájban.
cli-choose-game = Melyik játék?
cli-choose-language = Nyelv
cli-choose-seats = Hány játékos?
cli-choose-opponents = Ki játszik ellened?
cli-choose-options = Beállítható szabályok
cli-your-name = A neved
cli-player = { $n }. játékos
cli-human = ember
cli-bot = bot
cli-default = Enter: { $value }
cli-yes = igen
cli-no = nem

## Terminál: az asztal

cli-your-turn = Te jössz
cli-thinking = { $player } gondolkodik…
cli-pass-device = Most következik: { $player }. Ha készen állsz, nyomj Entert.
cli-board = Játéktábla
cli-hand = Lapjaid
cli-discard = A dobópaklid
cli-you = Te
cli-opponents = Ellenfelek
cli-log = Napló
cli-choices = Lehetőségek
cli-refused = Most nem lehet
cli-hidden = rejtett
cli-points = Pont
cli-saved-game = Mentett játék: { $file }

## Terminál: parancsok

cli-prompt = Szám vagy parancs (súgó: ?)
cli-help = Parancsok
cli-help-number = egy szám: az a választás
cli-help-why = why: mi nem lehetséges most, és melyik szabály szerint
cli-help-rules = rules ID: egy szabály elolvasása, például rules { $example }; rules ID why: a jegyzetekkel együtt
cli-help-log = log: minden, ami történt
cli-help-undo = undo: az utolsó lépésed visszavonása
cli-help-redo = redo: a lépés újra
cli-help-hint = hint: a Bölcs három legjobb köre; hint 2: a második megjátszása
cli-help-save = save FÁJL: a játék mentése
cli-help-language = language: másik nyelv
cli-help-quit = quit: kilépés a játékból
cli-undone = Lépés visszavonva.
cli-redone = Lépés megismételve.
cli-nothing-to-undo = Nincs mit visszavonni.
cli-nothing-to-redo = Nincs mit megismételni.
cli-undo-stopped = Új információ került felszínre; eddig lehet visszavonni.
cli-saved = Elmentve: { $file }
cli-loaded = Betöltve: { $file }
cli-quit-sure = Kilépsz mentés nélkül?
cli-goodbye = Viszlát.
cli-unknown-command = Nincs ilyen parancs: „{ $command }”. Súgó: ?
cli-not-a-choice = Válassz egy számot 1 és { $n } között.
cli-no-such-rule = Nincs ilyen szabály: { $rule }
cli-rules-why = Miért így? { $command }
cli-rule = Szabály: { $rule }
cli-nothing-refused = Most minden lehetséges.

## Terminál: a vége és más parancsok

cli-game-over = A játék véget ért
cli-winner = Győztes: { $player }
cli-no-winner = Nincs győztes.
cli-shared-victory = Megosztott győzelem: { $players }
cli-you-won = Nyertél!
cli-tie-broken = { $player } és { $other }: azonos pontszám, { $points }. { $player }: { $why } ({ $rule })
cli-tie-shared = { $player } és { $other }: azonos pontszám, { $points }, közös { $place }. hely.
cli-final-scoring = Végső pontozás
cli-total = összesen
cli-rank = Helyezés
cli-seed = A játék kulcsa: { $key }
cli-simulated = { $n } lejátszott játék
cli-average = Átlag: { $value }
cli-wins = Győzelem: { $value }
cli-decisions = Lépés: { $n }
cli-replayed = Visszajátszva: { $n } lépés
cli-replay-differs = A visszajátszás eltér itt: { $n }. lépés.
cli-verified = Ellenőrizve: minden egyezik, a keverések az előre rögzített kulcsból valók.
cli-not-verified = Nincs igazolva: a játszma kulcsa nem az, amelyet előre rögzítettek.
cli-commitment = { $n }. lépéstől – a kulcs lenyomata: { $commitment }
cli-commitment-unknown = Vesd össze azzal, amit az asztal közzétett, vagy add meg így: --commitment.
cli-check-sound = { $game }: rendben
cli-check-faults = { $game }: { $n } hiba
cli-provenance-seed = hivatalos
cli-provenance-public = nyilvános forrás
cli-provenance-recalled = emlékezetből
cli-provenance-reconstructed = rekonstruált

## Terminal: more of the table and of the commands

cli-solo = 1 – egyedül
cli-players = { $n } játékos
cli-hot-seat = Emberek ennél a billentyűzetnél
cli-only-choice = Egyetlen lehetőség: { $choice }
cli-score-now = Ha a játék most érne véget
cli-taken-up = Folytatás; eddigi lépések: { $n }.
cli-edition-differs = A mentés szabálykiadása: { $saved }; a játszma az itteni kiadással ({ $here }) játszódik le újra.
cli-box-differs = Ezt a játszmát más tartozékokkal mentették ({ $saved }); az itteniekkel ({ $here }) játszódik le újra.
cli-resume-with = A folytatáshoz: { $command }
cli-undo-sure = Azóta mások is döntöttek, vagy kiderült valami. Mégis visszavonod?
cli-help-board = board: az asztal újra
cli-help-score = score: a pontszámok, ha a játék most érne véget
cli-hint-title = Amit a Bölcs tenne
cli-hint-take = hint { $n }: ezt a kört játszom
cli-file-exists = { $file } már létezik.
cli-replay-keys = Enter: következő; szám: ugrás oda; q: vége
cli-record-sound = Ellenőrizve: minden lépés szabályos; a lenyomat és a pontszámok egyeznek.
cli-not-over-yet = A játék nem ért véget; következik: { $n }. játékos. Eddig minden lépés szabályos.
cli-no-footer = A játék véget ért, minden lépés szabályos; nincs összehasonlítható lenyomat.
cli-checking = { $game }: ellenőrzés…
cli-speed = Másodpercenként { $decisions } lépés, { $games } játék
cli-length = Lépés játékonként: { $least }–{ $most }, átlagosan { $mean }
cli-wins-column = Győzelem
cli-mean = Átlag
cli-deviation = Szórás
cli-least = Legkevesebb
cli-quartiles = Kvartilisek
cli-most = Legtöbb

## Terminál: a létra

cli-ladder-title = { $game }, { $players } játékos: { $deals } leosztás, mindegyik minden helyről egyszer (kulcsok: { $first }–{ $last })
cli-ladder-solo-title = { $game }, egyedül: { $deals } leosztás (kulcsok: { $first }–{ $last })
cli-ladder-keys-tuning = Ezek a kulcsok választásra valók: amit itt választottak, azt másokon kell közölni.
cli-ladder-keys-reporting = Ezek a kulcsok közlésre valók: semmit sem szabad rajtuk kiválasztani.
cli-ladder-fair = Az arány az elsőként említett játékosé, egyetlen helyen; egyenlő erő mellett { $share } lenne.
cli-ladder-pair = { $a } – { $b }
cli-ladder-among = { $a } – { $n } × { $b }
cli-ladder-alone = { $a } – { $opponent } ({ $difficulty })
cli-ladder-match = Mérkőzés
cli-ladder-games = Játék
cli-ladder-share = Győzelem
cli-ladder-interval = 95%
cli-ladder-length = Lépés játékonként
cli-ladder-verdict = Ehhez képest: { $value }
cli-ladder-above = fölötte
cli-ladder-below = alatta
cli-ladder-undecided = eldöntetlen
cli-ladder-level = Szint
cli-ladder-mean-ms = ms döntésenként
cli-ladder-p95-ms = 95% legfeljebb
cli-ladder-decisions = Döntés
cli-ladder-thought = Átgondolt
cli-ladder-rating = Értékszám
cli-ladder-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-ladder-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-control = Ellenőrzés: { $player } önmaga ellen: { $share } ({ $low } – { $high }); az egyenlőség a határok között van.
cli-ladder-control-fails = Ellenőrzés: { $player } önmaga ellen: { $share } ({ $low } – { $high }); az egyenlőség a határokon kívül esik. Húszból egyszer ez véletlen.
cli-ladder-unended = { $n } játék { $most } lépés után sem ért véget; a győzelmen mindenki osztozik.
cli-ladder-nobody = { $n } játékot senki sem nyert meg; a győzelmen mindenki osztozik.
cli-ladder-resumed = { $n } játékot már korábban lejátszottak.
cli-ladder-interrupted = Megszakítva. Ugyanez a parancs innen folytatja.
cli-ladder-lost = Megszakítva. A --json nélkül a játékok elvesznek.
cli-ladder-no-ratings = Nincs értékszám, mert az openskill nincs telepítve: { $command }
cli-ladder-plot-shares = { $game }, { $players ->
    [1] egyedül
   *[other] { $players } játékos
}: az első győzelmei, 95%-os határokkal
cli-ladder-plot-times = Egy hely győzelmei a többi szint ellen, a döntési idő szerint
cli-ladder-plot-solo-times = Győzelmek a szabályok ellenfele ellen, a döntési idő szerint
cli-ladder-plot-tick = { $value }%

## A kiszolgáló válaszai, ha nem teheti meg, amit kérnek tőle

error-not-found = Ezen a címen nincs semmi.
error-forbidden = Ezt nem teheted meg.
error-malformed = A kiszolgáló nem értette a kérést.
error-too-large = Ez egyszerre túl sok.
error-not-allowed = Ezt itt nem lehet megtenni.
error-failure = Hiba történt a kiszolgálón. Próbáld újra.
error-busy = Az asztal foglalt. Próbáld újra.
error-storage = Ezt most nem sikerült elmenteni. Próbáld újra egy pillanat múlva.
error-damaged = Ennek az asztalnak a mentése megsérült. A többi asztalt ez nem érinti.
error-too-many = Túl sok kérés egyszerre. Várj egy kicsit.
error-crowded = Pillanatnyilag minden hely foglalt. Próbáld újra egy kicsit később.
error-csrf = Ez az oldal elavult. Töltsd be újra.
error-not-signed-in = Előbb adj meg egy nevet, vagy jelentkezz be.
error-bad-token = Ez a hozzáférési kulcs nem érvényes.
error-bad-name = A név 1–40 látható karakterből álljon.
error-name-hidden = Ebben a névben láthatatlan karakterek vannak. Hagyd el őket.
error-name-marks = Ebben a névben túl sok ékezet torlódik egymásra.
error-name-taken = Ez a név már foglalt.
error-has-account = Már van fiókod.
error-wrong-password = Hibás név vagy jelszó.
error-not-invited = Ehhez az asztalhoz csak meghívóval lehet leülni.
error-seat-taken = Ez a hely foglalt.
error-has-seat = Már ülsz ennél az asztalnál.
error-no-such-game = Ez a játék itt nincs telepítve.
error-no-such-lesson = Ehhez a játékhoz még nincs lecke.
error-bad-option = A játéknak nincs ilyen lehetősége.
error-bad-record = Ezt a játszmát nem lehet lejátszani.
error-too-long = Ez a játszma túl hosszú ahhoz, hogy itt beolvassuk.
error-not-playing = A játék most nincs folyamatban.
error-not-over = A játék után érhető el.
error-source-not-over = Ez a játék egy még tartó másikból indult. A játszma akkor lesz elérhető, amikor az is véget ért.
error-not-asked = Most nem te következel.
error-refused = A szabályok ezt nem engedik.
error-stale = A játék továbbhaladt. Ez a mostani állás.
error-held = A másik játékos még nem fejezte be a körét.
error-hints-off = Ennél az asztalnál nincsenek tippek.
error-no-hint = Most nincs tipp. Próbáld újra.
error-nothing-held = Nincs befejezésre váró köröd.
error-nothing-to-undo = Nincs visszavonható lépés.
error-nothing-to-redo = Nincs megismételhető lépés.
error-needs-consent = A többieknek bele kell egyezniük; megkérdeztük őket.
error-nothing-asked = Senki sem kér beleegyezést.
error-nobody-to-ask = Már senki sem ül itt, aki beleegyezhetne.
error-others-ask = Az asztalnál most mást kérdeznek. Próbáld meg kicsit később.
error-not-absent = Ez a játékos visszatért.

## Browser: everywhere

web-home = Kezdőlap
web-pages = Oldalak
web-lobby = Előszoba
web-rules = Szabályok
web-legend = Ikonok
web-legend-of = Ikonok: { $game }
web-legend-common = Minden játékban
web-legend-own = Ebben a játékban
web-which-game = Melyik játék?
web-legend-vp = Győzelmi pont: a szám a csillagban áll.
web-legend-arrow = Az előtte állót kifizeted, az utána állót megkapod.
web-legend-or = Egyik vagy másik.
web-legend-per = Mindegyik után, amid van.
web-legend-any = Bármelyik, te választasz.
web-legend-hidden = Lefordítva: senki sem látja.
web-legend-secret = Ezt csak te látod.
web-legend-start = A kezdőjátékos.
web-legend-locked = Még nem elérhető.
web-statistics = Statisztika
web-account = Fiók
web-language = Nyelv
web-theme = Színtéma
web-theme-system = Rendszer
web-theme-light = Világos
web-theme-dark = Sötét
web-close = Bezárás
web-send = Küldés
web-save = Mentés
web-saved = Elmentve
web-copy = Link másolása
web-copied = Másolva
error-offline = A kiszolgáló nem válaszol. Az oldal tovább próbálkozik.
error-unknown = Valami hiba történt.

## Browser: the lobby

web-welcome = Üdvözlünk a Karavánszerájban
web-games = Játékok
web-game-gugong = Gùgōng
web-game-gugong-about = Adj ajándékokat az udvarban, és juss be időben a császárhoz.
web-game-paladins = A Nyugati Királyság Lovagjai
web-game-paladins-about = Gyűjts munkásokat, építs falat, védd meg a várost.
web-game-yokohama = Yokohama
web-game-yokohama-about = Kereskedj selyemmel és teával az 1880-as nyitott kikötőben.
web-game-marcopolo2 = Marco Polo II
web-game-marcopolo2-about = Indulj nyugatra a kán nevében: kockák, tevék, szerződések.
web-minutes = { $least } perc
web-minutes-range = { $least }–{ $most } perc
web-playing-time = Játékidő
web-player-count = Játékosok
web-weight = Súly: { $n } / { $of }
web-weight-1 = Könnyű
web-weight-2 = Könnyebb
web-weight-3 = Közepes
web-weight-4 = Nehéz
web-weight-5 = Nagyon nehéz
web-strength = erő: { $n } / { $of }
web-learn-on = Tanulás folytatása
web-learn-at = { $n }/{ $of }
web-learn-again = Újra a lecke
web-learnt = megtanulva
web-play = Játék
web-play-with = vele: { $who }
web-opponents-title = { $n } ellenfél, mindig készen
web-opponents-about = Akit választasz, az ül le veled, ha a „Játék botokkal” gombra kattintasz.
web-bot-apprentice = szelíden játszik
web-bot-trader = a legjobb üzletet keresi
web-bot-merchant = pár lépéssel előre gondol
web-bot-caravan-master = az egész utat megtervezi
web-bot-sage = minden utat ismer
web-play-against = Egyedül (ellenfél: { $opponent })
web-play-bots = Játék botokkal
web-set-up = Előkészítés…
web-set-up-of = Előkészítés: { $game }
web-finished-games = Befejezett
web-all-games = Mind a { $n } játék
web-plays-now = { $player } jön
web-go-there = Oda
web-more-wait = Még { $n } játék vár rád.
web-your-turn-at = { $game }: te jössz
web-learn = Tanulás játék közben
web-my-games = Játékaim
web-no-games = Még nincs játékod.
web-learn-in = { $game }: megtanulható { $n } perc alatt
web-open-tables = Nyitott asztalok
web-no-open-tables = Egy asztal sem vár játékosra.
web-your-turn = Te jössz
web-status-waiting = Játékosra vár
web-status-playing = Folyamatban
web-status-over = Véget ért
web-moves = { $n } lépés
web-import = Mentett játék importálása
web-who-are-you = Ki játszik?
web-your-name = A neved
web-guest-name = Vendég
web-guest-about = Nem kell fiók. Később is létrehozhatsz egyet, és a játékaid megmaradnak.
web-sit-down = Leülés

## Browser: setting up a table

web-how-many = Hány játékos?
web-new-table = Új asztal
web-new-table-time = Új asztal · kb. { $n } perc
web-who-plays-here = Ki játszik?
web-seat-who = Ki ül a(z) { $n }. helyen
web-seat-of = { $name } (te)
web-seat-by-lot = A kezdőt sorsolás dönti el.
web-seat-here-short = itt
web-seat-open-short = online
web-expansions = Kiegészítők és változatok
web-rulings = Szabályértelmezések
web-rulings-standard = { $n } értelmezés nem egyértelmű szabályokhoz, mind az ajánlott
web-rulings-changed = { $n } értelmezés, ebből { $changed } módosítva
web-rulings-reset = Vissza az ajánlotthoz
web-setup-standard = Az alapjáték
web-setup-differs = { $n } beállítás eltér az alapjátéktól
web-setup-same-name = Két helynek ugyanaz a neve.
web-setup-no-name = Az egyik helynek még nincs neve.
web-cancel = Mégse
web-alone = Szóló (ellenfél: { $opponent })
web-for-guests = Másokkal online
web-you = Te
web-player = { $n }. játékos
web-their-name = A játékos neve
web-seat-bot = Bot: { $bot }
web-seat-here = Játékos ezen az eszközön
web-seat-open = Szabad (online)
web-public = Látszódjon a nyitott asztalok között
web-over-days = Saját tempóban, napokon át
web-hints = Bárki kérhet tippet
web-hints-on = Ennél az asztalnál szabad tippet kérni.
web-hints-off = Ennél az asztalnál nincsenek tippek.
web-clock = Óra
web-clock-none = Óra nélkül
web-clock-bank = Fejenként { $minutes } perc, plusz körönként { $seconds } másodperc
web-clock-turn = Körönként { $days } nap
web-clock-about = Ha valakinek letelik az ideje, a játék folytatódik; a többiek botot ültethetnek a helyére.
web-begin = Játék indítása
web-waiting-for-players = Várakozás játékosokra
web-free-seat = Szabad hely
web-bot = bot
web-invite-about = Küldd el ezt a linket azoknak, akiket meghívsz.
web-invite-link = Meghívó link

## Browser: the table

web-board = Játéktábla
web-own-board = Játékostáblád és lapjaid
web-players = Játékosok
web-log = Napló
web-menu = Menü
web-chat = Csevegés
web-score = Pontszám
web-back = Vissza
web-chosen = A választásod: { $what }. Módosíthatod, amíg mindenki nem választott.
web-undo = Visszavonás
web-redo = Újra
web-table-tools = Asztali eszközök
web-question = Kérdés
web-title-your-turn = ● Te jössz – { $game }
web-title-waiting = ● { $n } játékban te jössz – Caravanserai
web-connecting = Újracsatlakozás…
web-lost-title = Itt nincs asztal
web-lost-about = A hivatkozás hiányos vagy hibás lehet, vagy az asztal már nincs meg.
web-private-title = Ehhez az asztalhoz meghívó kell
web-private-about = Kérj meghívó hivatkozást az itt játszóktól. Ha te is ennél az asztalnál ülsz, jelentkezz be azzal a fiókkal, amellyel játszol.
web-trouble-title = Ez az oldal nem jeleníthető meg
web-try-again = Újra
web-to-lobby = A játékokhoz
web-no-page = Ezen a címen nincs semmi
web-waiting-for = Várakozás: { $players }
web-thinking = { $players }: gondolkodik…
web-thinks = gondolkodik…
web-held = Befejezed a köröd, vagy visszavonod?
web-end-turn = Kör vége
web-compose-change = Kattints az elemeidre a módosításhoz
web-compose-more = Kattints a felhasználandó elemekre.
web-all-choices = Minden lehetőség ({ $n })
web-closed = { $n } nem elérhető
web-since-your-turn = Az előző köröd óta
web-story = Mi történik
web-story-at = { $n } / { $of }
web-story-back = Egyet vissza
web-story-on = Egyet előre
web-story-question = Ugrás a kérdésedhez
web-story-now = Ugrás a jelenhez
web-story-last = Utána véget ér a játék.
web-log-you = Te
web-log-did = { $who } { $did }
web-log-had = { $who }: { $did }
web-log-new = { $n } új
web-log-newest = Legújabb
web-show-then = Az asztal abban a pillanatban
web-pace = Mások köre
web-pace-off = Azonnal
web-pace-quick = Gyors
web-pace-calm = Nyugodt
web-key-story = Vessző, pont, P: mások köre közben egyet vissza, egyet előre, szünet; az Escape vagy a szóköz mindent egyszerre mutat
web-lesson = Lecke
web-lesson-step = { $n }. lépés / { $of }
web-lesson-choose = Most válaszd ezt: { $choice }
web-lesson-yes = Most mondj igent. { $question }
web-lesson-skip = Most utasítsd el. { $question }
web-lesson-show = Mutasd, hol
web-lesson-wait = Az ellenfeled játszik…
web-lesson-any = Most válassz, amit szeretnél.
web-lesson-next = Tovább: az első kör
web-lesson-leave = Kilépés a leckéből
web-lesson-done = Vége a leckének. Játssz tovább – innentől magad döntesz.
web-lesson-close = Bezárás
web-lesson-less = Kevesebb
web-lesson-more = Több
web-lesson-again = A lecke újrakezdése
web-recap-short = Mi történt ({ $n })
web-hint = Tipp
web-hint-turns = A legjobb körök
web-hint-turn = { $n }. kör
web-hint-best = legjobb
web-hint-percent = { $n } %
web-hint-take = Ezt játszom
web-hint-take-part = Eddig játszom
web-hint-again = Újra kérem
web-undo-waits = Visszavonási kérés; a többieknek bele kell egyezniük.
web-undo-asked = { $player } visszavonást kér. Beleegyezel?
web-end-asked = Befejezitek a játékot közös megegyezéssel?
web-agree = Beleegyezem
web-disagree = Nem egyezem bele
web-over-to = Most következik: { $player }
web-here-i-am = Mutasd a lapjaimat
web-type-move = Lépés beírása
web-record = Játszma mentése
web-fair-play = Tiszta játék
web-fair-play-about = Egy játékban minden véletlen egy titkos kulcsból származik. Az asztal kezdettől mutatja a kulcs lenyomatát, amely semmilyen más kulcsra nem illik; a játék végén megmutatja magát a kulcsot. Így utólag senki sem választhatja meg a keveréseket.
web-fair-play-commitment = Lenyomat ettől a lépéstől: { $n }
web-fair-play-key = Kulcs
web-fair-play-secret = titkos a játék végéig
web-fair-play-check = Ellenőrzéshez jegyezd fel a lenyomatokat játék közben. A játék végén mentsd el a játszmát, és futtasd ezt:
web-past = Nyitott múlt
web-past-fork = Ez a játék egy másik játék egyik lépésétől indult. A korábbi osztást ismerheti valaki; a további véletlen új kulcsból származik.
web-past-forked = Ebből a játékból, miközben tartott, másikat indítottak. Aki így tett, ismerheti, ami itt rejtett.
web-past-import = Ez a játék egy mentett játszmából indult. A korábbi osztást ismerheti valaki; a további véletlen új kulcsból származik.
web-past-lesson = Lecke: a kártyák és a kockák elő vannak készítve.
web-past-undo = Valaki, amikor egyedül volt az asztalnál, visszalépett már felfedett dolgok elé, és ismerheti, ami rejtett. Amióta mások is leültek, a véletlen új kulcsból származik.
web-settings = Beállítások
web-calm = Kevesebb animáció
web-sound = Hangok
web-watching = Nézed a játékot
web-watching-about = Azt látod, amit mindenki láthat; tőled senki nem kérdez semmit.
web-caution = Mielőtt késő lenne
web-caution-seen = Értem
web-only-answers = Kényszerlépések megtétele helyettem
web-pure-gains = Ingyenes nyereség automatikus elvétele
web-opponents = Ellenfelek
web-who-plays = Ki játsszon helyette: { $player }
web-leaving = Távozás
web-leave = Asztal elhagyása
web-end-game = A játék befejezésének javaslata
web-replace-by-bot = { $player }: bot a helyére ({ $bot })
web-take-back = Visszaülök a helyemre
web-bot-for-you = Egy bot játszik helyetted.
web-seat-kept = A helyed még szabad.
web-ask-to-join = Csatlakozást kérek
web-join-asked = { $player } leülne a szabad helyre. Beengeditek?
web-join-waits = Csatlakozást kértél; a játékosok majd válaszolnak.
web-join-withdraw = Mégsem
web-replace-asked = { $player }: régóta nincs itt. Játsszon helyette bot?
web-level-asked = Ellenfélváltás: { $player } → { $bot }. Egyetértesz?
web-away-late = { $player }: régóta nincs itt. A menüben botot ültethetsz a helyére.
web-programs = Programok
web-programs-about = Egy kulccsal a saját programod játszik a helyeden. Csak egyszer látható; ne add ki senkinek.
web-token = Kulcs
web-token-make = Kulcs készítése
web-token-made = Készült: { $time }
web-token-revoke = Visszavonás
web-clock-days = { $days } nap { $hours } óra
web-clock-left = { $player }: hátralévő idő { $time }
web-clock-out = { $player }: letelt az idő
web-clock-short = Kevés időd maradt.
web-clock-late = { $player }: letelt az idő. A menüben botot ültethetsz a helyére.
web-event-new-bot = Ellenfélváltás: { $before } → { $bot }
web-event-new-key = Innentől a véletlen új kulcsból származik: { $commitment }
web-event-new-edition = { $lost ->
    [0] Ez a játék újabb szabályokra vagy tartozékokra váltott.
   *[other] Ez a játék újabb szabályokra vagy tartozékokra váltott; az utolsó { $lost } lépés elveszett.
}
web-chat-show = Csevegés megjelenítése
web-chat-empty = Még senki sem írt semmit.
web-chat-say = Üzenet az asztalnak
web-hide-lines = Üzenetek elrejtése: { $player }
web-hidden-lines = { $n } üzenet elrejtve
web-show-lines = Mutasd újra
web-keys = Gyorsbillentyűk
web-key-arrows = Nyilak: lépkedés a lehetőségek között
web-key-enter = Enter: választás
web-key-figures = 1–9: az adott gomb
web-key-u = U: visszavonás
web-key-y = Y: újra
web-key-l = L: napló
web-key-r = R: szabályok
web-key-h = H: tipp
web-key-t = T: lépés beírása
web-key-escape = Escape: bezárás

## Browser: score, rules, replay

web-game-over = A játék véget ért
web-score-now = Ha a játék most érne véget
web-winner = Győztes: { $players }
web-nobody-won = Nincs győztes.
web-total = Összesen
web-rank = Helyezés
web-you-tag = te
web-end-you-win = Győztél
web-end-wins = { $player } nyert
web-end-shared = Közös győzelem: { $players }
web-end-stopped = Közös megegyezéssel véget ért
web-end-leads = { $player }: { $points } pont a befejezéskor.
web-end-nobody-about = Egyik pontszám sem ér győzelmet.
web-end-points = { $points } pont.
web-end-by = { $points } pont; a következő { $other }, a különbség { $margin }.
web-end-tied = { $points } : { $points }, { $other }; { $why }.
web-end-all-tied = { $points } pont mindenkinek, és semmi sem dönt köztük.
web-end-why = Hogyan dőlt el a döntetlen
web-end-equal = Azonos pontszám
web-end-tie-broken = { $player } és { $other }: { $points } pont mindkettőnél. { $player }: { $why }.
web-end-tie-shared = { $player } és { $other }: { $points } pont mindkettőnél, közös { $place }. hely.
web-end-tie-row = Döntetlennél: { $what }
web-end-sources = Pontok forrás szerint
web-end-sources-about = Játékosonként egy sáv; minden szám a pontozólapon.
web-end-lost = { $n } elveszett
web-end-losses = Veszteség
web-end-difference = Ami a különbséget adta
web-end-difference-of = { $player } – { $other }: a legnagyobb eltérések.
web-end-other-rows = a többi sor együtt
web-end-count = darab
web-end-worth = pont
web-end-places = Helyezések
web-end-sheet = Pontozólap
web-show-table = Asztal mutatása
web-play-again = Új játszma
web-again-note = A helyek, a botok és a beállítások megmaradnak.
web-again-waits = Várunk: { $players }
web-again-asked = { $player } új játszmát szeretne.
web-again-no = Nem, köszönöm
web-again-take-back = Visszavonom
web-again-go = Az új játszmához
web-review-later = Később átnézem
web-review-kept = Elmentve a Játékaim közé
web-rules-of = Szabályok: { $game }
web-rules-search = Keresés a szabályokban
web-rules-chapter = Fejezet
web-rules-english = Még nincs lefordítva: angolul
web-rules-nothing = Nincs találat
web-rules-found = { $rules } szabály { $chapters } fejezetben
web-rules-next = A következő találat
web-rules-previous = Az előző találat
web-rules-chapters = Fejezetek
web-rules-why = Miért így?
web-rules-copy = { $rule }: hivatkozás másolása
web-rules-notes = Jegyzetek a szabályokhoz (angolul)
web-replay = Visszajátszás
web-replay-first = Első lépés
web-replay-back = Előző lépés
web-replay-on = Következő lépés
web-replay-play = Lejátszás
web-replay-stop = Szünet
web-replay-start = A játék kezdete
web-replay-turn = Kör
web-replay-turn-at = { $n }. kör, összesen { $of }
web-replay-step-at = { $n }. lépés, összesen { $of }
web-replay-turn-back = Előző kör
web-replay-turn-on = Következő kör
web-replay-last = Utolsó lépés
web-replay-speeds = Sebesség
web-replay-speed = Sebesség: { $n }×
web-replay-eyes = Kinek a szemével
web-replay-as = { $player } szemével
web-replay-spectator = Nézőként
web-fork = Folytatás innen
web-back-to-table = Vissza az asztalhoz

## Browser: account and statistics

web-name = Név
web-password = Jelszó
web-login = Bejelentkezés
web-logged-in = Bejelentkeztél.
web-logout = Kijelentkezés
web-logged-out = Kijelentkeztél.
web-register = Fiók létrehozása
web-registered = A fiók elkészült. A játékaid megmaradnak benne.
web-you-are = A neved: { $name }
web-you-are-guest = A neved: { $name } (vendég)
web-keep-games = A vendégfiók elvész, ha törlöd a böngésző adatait. Fiókkal a játékok és beállítások megmaradnak.
web-play-as-guest = Játék vendégként
web-no-finished-games = Még nincs befejezett játék.
web-stat-games = Játékok
web-stat-since = { $when } óta
web-stat-won = Megnyert
web-stat-won-of = { $n } / { $of }
web-stat-share = { $share }, valószínűleg { $from } – { $to }
web-stat-median = Medián pontszám
web-stat-half = a fele { $from } és { $to } között
web-stat-best = Legjobb pontszám
web-stat-scores = Pontszámok
web-stat-not-won = nem nyert
web-stat-is-won = megnyert
web-stat-median-at = medián { $n }
web-stat-by-players = Játékosszám szerint
web-stat-mean-range = átlag és valószínű tartománya
web-stat-against-bots = Botok ellen megnyert
web-stat-strongest = az asztal legerősebbje szerint
web-stat-too-few = kevés az arányhoz
web-stat-not-met = még nem találkoztatok
web-stat-even = egyenlő
web-stat-solo = Egyedül
web-stat-all = Összes
web-stat-n-games = { $n } játszma
web-stat-results = Eredmények
web-stat-table = Asztal
web-stat-place = { $place }. hely
web-stat-place-tied = { $place }. hely, döntetlen után
web-stat-place-shared = { $place }. hely, közös
web-stat-older = { $n } régebbi játszma
web-stat-said = { $game }: { $games }, ebből nyert: { $won }.
web-stat-again = Próbáld újra
web-asks-again = új játszmát szeretne
web-place-of = { $place }. a { $of } közül
web-stat-when = Mikor
