# Słowa każdego stołu: wybory, pytania, odmowy i efekty wspólne dla wszystkich gier oraz terminal.

## Wybory

option-a = Opcja A
option-b = Opcja B
option-c = Opcja C
option-d = Opcja D
option-e = Opcja E
option-f = Opcja F
option-g = Opcja G
option-h = Opcja H
option-i = Opcja I
option-j = Opcja J
option-k = Opcja K
option-l = Opcja L
option-m = Opcja M
option-n = Opcja N
option-o = Opcja O
option-p = Opcja P
count = { $a }
answer-yes = Tak
answer-skip = Pomiń

## Pytania

ask-choose-branch = Wybierz jeden efekt.
ask-may-enact = { $effect ->
    [none] Użyć tego efektu?
   *[other] Użyć tego efektu? { $effect }
}
ask-choose-times = Ile razy?
ask-choose-order = Który efekt teraz?
wait-choose-branch = Oczekiwanie: { $player } (wybiera efekt)
wait-may-enact = Oczekiwanie: { $player } (decyduje o efekcie)
wait-choose-times = Oczekiwanie: { $player } (wybiera liczbę)
wait-choose-order = Oczekiwanie: { $player } (wybiera kolejność)

## Odmowy

refuse-not-offered = Tego nie ma teraz wśród możliwych wyborów.

## Efekty

effect-none = brak efektu
effect-free = nic
effect-gain = +{ $what }
effect-with = { $first }, { $next }
effect-then = { $first }, potem { $next }
effect-or = { $first } albo { $next }
effect-may = { $effect } (opcjonalnie)
effect-pay = zapłać { $cost_acc } → { $gain }
effect-repeat = { $times }: { $effect }
effect-up-to = od 1 do { $n } razy: { $effect }
effect-per = { $effect } { $per }
effect-score = { $points } { $per }
effect-most = { $effect }, najwyżej { $most }
effect-any-order = w dowolnej kolejności: { $effect }
effect-if = jeśli { $test }: { $then }
effect-if-else = jeśli { $test }: { $then }; w przeciwnym razie: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $effect } (według: { $value })
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } ({ $n ->
    [one] { $n } raz
   *[many] { $n } razy
} na turę)
times = { $n ->
    [one] { $n } raz
   *[many] { $n } razy
}
value-die = wartość kości
value-power = moc

## Języki, każdy po swojemu

language-en = English
language-fr = Français
language-tr = Türkçe
language-pl = Polski
language-hu = Magyar

## Przeciwnicy

bot-random = Uczeń
bot-greedy = Handlarz

## Terminal: menu

cli-welcome = Witamy w Karawanseraju.
cli-choose-game = Która gra?
cli-choose-language = Język
cli-choose-seats = Ilu graczy?
cli-choose-opponents = Kto gra przeciwko tobie?
cli-choose-options = Opcje
cli-your-name = Twoja nazwa
cli-player = Gracz { $n }
cli-human = człowiek
cli-bot = bot
cli-default = Enter: { $value }
cli-yes = tak
cli-no = nie

## Terminal: stół

cli-your-turn = Twoja tura
cli-thinking = { $player }: myśli …
cli-pass-device = Kolej na: { $player }. Naciśnij Enter, gdy wszystko gotowe.
cli-board = Plansza gry
cli-hand = Twoja ręka
cli-discard = Twój stos kart odrzuconych
cli-you = Ty
cli-opponents = Przeciwnicy
cli-log = Dziennik
cli-choices = Wybory
cli-refused = Nie teraz
cli-hidden = ukryte
cli-points = Punkty
cli-saved-game = Zapisana gra: { $file }

## Terminal: polecenia

cli-prompt = Numer albo polecenie (pomoc: ?)
cli-help = Polecenia
cli-help-number = numer: dokonaj tego wyboru
cli-help-why = why: co jest teraz niemożliwe i według której zasady
cli-help-rules = rules ID: przeczytaj zasadę, na przykład rules { $example }
cli-help-log = log: wszystko, co się wydarzyło
cli-help-undo = undo: cofnij ostatni ruch
cli-help-redo = redo: ponów go
cli-help-save = save PLIK: zapisz grę
cli-help-language = language: zmień język
cli-help-quit = quit: opuść grę
cli-undone = Cofnięto ruch.
cli-redone = Ponowiono ruch.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-nothing-to-redo = Nie ma czego ponowić.
cli-undo-stopped = Ujawniono nowe informacje; dalej cofnąć się nie da.
cli-saved = Zapisano: { $file }
cli-loaded = Wczytano: { $file }
cli-quit-sure = Wyjść bez zapisywania?
cli-goodbye = Do zobaczenia.
cli-unknown-command = „{ $command }” nie jest tu poleceniem. Wpisz ?, aby zobaczyć pomoc.
cli-not-a-choice = Wybierz numer od 1 do { $n }.
cli-no-such-rule = Brak zasady { $rule }.
cli-rule = Zasada { $rule }
cli-nothing-refused = Teraz wszystko jest możliwe.

## Terminal: koniec i inne polecenia

cli-game-over = Koniec gry
cli-winner = Zwycięstwo: { $player }
cli-no-winner = Nikt nie wygrywa.
cli-shared-victory = Wspólne zwycięstwo: { $players }
cli-you-won = Wygrywasz!
cli-final-scoring = Punktacja końcowa
cli-total = razem
cli-rank = Miejsce
cli-seed = Klucz tej gry: { $key }
cli-simulated = { $n ->
    [one] Rozegrano { $n } grę
    [few] Rozegrano { $n } gry
   *[many] Rozegrano { $n } gier
}
cli-average = Średnia: { $value }
cli-wins = Zwycięstwa: { $value }
cli-decisions = Ruchy: { $n }
cli-replayed = Odtworzono: { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
cli-replay-differs = Powtórka różni się przy ruchu { $n }.
cli-verified = Sprawdzono: tasowania zgadzają się z kluczem.
cli-not-verified = Nie potwierdzono: zapis i klucz są ze sobą sprzeczne.
cli-check-sound = { $game }: w porządku
cli-check-faults = { $game }: { $n ->
    [one] { $n } usterka
    [few] { $n } usterki
   *[many] { $n } usterek
}
cli-provenance-seed = oficjalne
cli-provenance-public = źródło publiczne
cli-provenance-recalled = z pamięci
cli-provenance-reconstructed = odtworzone

## Terminal: more of the table and of the commands

cli-solo = 1 – solo
cli-players = { $n } graczy
cli-hot-seat = Osoby przy tej klawiaturze
cli-only-choice = Jedyna możliwość: { $choice }
cli-score-now = Gdyby gra skończyła się teraz
cli-taken-up = Dalszy ciąg po ruchu { $n }.
cli-edition-differs = Tę grę zapisano z edycją { $saved } zasad; tutaj jest { $here }. Jest odtwarzana według tutejszych zasad.
cli-box-differs = Tę grę zapisano z innymi elementami ({ $saved }; tutaj { $here }). Jest odtwarzana z tutejszymi.
cli-resume-with = Aby kontynuować: { $command }
cli-undo-sure = Od tego czasu grali inni albo coś odkryto. Mimo to cofnąć?
cli-help-board = board: pokaż stół ponownie
cli-help-score = score: wyniki, gdyby gra skończyła się teraz
cli-file-exists = { $file } już istnieje.
cli-replay-keys = Enter: dalej; liczba: przejdź tam; q: koniec
cli-record-sound = Sprawdzono: każdy ruch zgodny z zasadami; skrót i wyniki się zgadzają.
cli-not-over-yet = Gra się nie skończyła: kolej na gracza { $n }. Dotąd każdy ruch zgodny z zasadami.
cli-no-footer = Gra skończona, każdy ruch zgodny z zasadami; brak skrótu do porównania.
cli-checking = { $game }: sprawdzanie …
cli-speed = Ruchy na sekundę: { $decisions }, gry na sekundę: { $games }
cli-length = Ruchy na grę: od { $least } do { $most }, średnio { $mean }
cli-wins-column = Zwycięstwa
cli-mean = Średnia
cli-deviation = Odchylenie
cli-least = Najmniej
cli-quartiles = Kwartyle
cli-most = Najwięcej
