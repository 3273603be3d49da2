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
ask-choose-times = Hányszor?
ask-choose-order = Melyik hatás következzen?
wait-choose-branch = Várakozás: { $player } (hatást választ)
wait-may-enact = Várakozás: { $player } (hatásról dönt)
wait-choose-times = Várakozás: { $player } (számot választ)
wait-choose-order = Várakozás: { $player } (sorrendet választ)

## Elutasítások

refuse-not-offered = Ez most nincs a választható lehetőségek között.

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
effect-per = { $per } { $effect }
effect-score = { $per } { $points }
effect-most = { $effect }, legfeljebb { $most }
effect-any-order = tetszőleges sorrendben: { $effect }
effect-if = ha { $test }: { $then }
effect-if-else = ha { $test }: { $then }; különben: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $effect } (alapja: { $value })
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } (körönként { $n } alkalommal)
times = { $n } alkalommal
value-die = a kocka értéke
value-power = erő

## Nyelvek, mindegyik a saját nevén

language-en = English
language-fr = Français
language-tr = Türkçe
language-pl = Polski
language-hu = Magyar

## Ellenfelek

bot-random = Tanonc
bot-greedy = Kalmár

## Terminál: menük

cli-welcome = Üdvözlünk a karavánszerájban.
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
cli-thinking = { $player }: gondolkodik …
cli-pass-device = Most következik: { $player }. Ha készen állsz, nyomj Entert.
cli-board = Játéktábla
cli-hand = A kezed
cli-discard = A dobópaklid
cli-you = Te
cli-opponents = Ellenfelek
cli-log = Napló
cli-choices = Választások
cli-refused = Most nem
cli-hidden = rejtett
cli-points = Pont
cli-saved-game = Mentett játék: { $file }

## Terminál: parancsok

cli-prompt = Szám vagy parancs (súgó: ?)
cli-help = Parancsok
cli-help-number = egy szám: az a választás
cli-help-why = why: mi nem lehetséges most, és melyik szabály szerint
cli-help-rules = rules ID: egy szabály elolvasása, például rules { $example }
cli-help-log = log: minden, ami történt
cli-help-undo = undo: az utolsó lépésed visszavonása
cli-help-redo = redo: a lépés újra
cli-help-save = save FÁJL: a játék mentése
cli-help-language = language: másik nyelv
cli-help-quit = quit: kilépés a játékból
cli-undone = Lépés visszavonva.
cli-redone = A lépés újra megtörtént.
cli-nothing-to-undo = Nincs mit visszavonni.
cli-nothing-to-redo = Nincs mit újra megtenni.
cli-undo-stopped = Új információ került felszínre; eddig lehet visszavonni.
cli-saved = Elmentve: { $file }
cli-loaded = Betöltve: { $file }
cli-quit-sure = Kilépsz mentés nélkül?
cli-goodbye = Viszlát.
cli-unknown-command = „{ $command }” itt nem parancs. Súgó: ?
cli-not-a-choice = Válassz egy számot 1 és { $n } között.
cli-no-such-rule = Nincs ilyen szabály: { $rule }
cli-rule = Szabály: { $rule }
cli-nothing-refused = Most minden lehetséges.

## Terminál: a vége és más parancsok

cli-game-over = A játék véget ért
cli-winner = Győztes: { $player }
cli-no-winner = Senki sem győzött.
cli-shared-victory = Megosztott győzelem: { $players }
cli-you-won = Nyertél!
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
cli-verified = Ellenőrizve: a keverések megfelelnek a kulcsnak.
cli-not-verified = Nincs igazolva: a feljegyzés és a kulcs ellentmond egymásnak.
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
cli-edition-differs = A mentés szabálykiadása: { $saved }; itt: { $here }. A játék az itteni szabályokkal játszódik le újra.
cli-box-differs = Ezt a játékot más tartozékokkal mentették ({ $saved }; itt { $here }). Az itteniekkel játszódik le újra.
cli-resume-with = A folytatáshoz: { $command }
cli-undo-sure = Azóta mások is döntöttek, vagy kiderült valami. Mégis visszavonod?
cli-help-board = board: az asztal újra
cli-help-score = score: a pontszámok, ha a játék most érne véget
cli-file-exists = { $file } már létezik.
cli-replay-keys = Enter: következő; szám: ugrás oda; q: vége
cli-record-sound = Ellenőrizve: minden lépés szabályos; a lenyomat és a pontszámok egyeznek.
cli-not-over-yet = A játék nem ért véget; következik: { $n }. játékos. Eddig minden lépés szabályos.
cli-no-footer = A játék véget ért, minden lépés szabályos; nincs összehasonlítható lenyomat.
cli-checking = { $game }: ellenőrzés …
cli-speed = Másodpercenként { $decisions } lépés, { $games } játék
cli-length = Lépés játékonként: { $least }–{ $most }, átlagosan { $mean }
cli-wins-column = Győzelem
cli-mean = Átlag
cli-deviation = Szórás
cli-least = Legkevesebb
cli-quartiles = Kvartilisek
cli-most = Legtöbb
