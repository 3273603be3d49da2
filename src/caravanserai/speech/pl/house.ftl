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
   *[other] Użyć tego efektu: { $effect }?
}
    .answer-yes = Użyj
    .answer-skip = Zrezygnuj
ask-choose-times = Ile razy?
ask-choose-order = Który efekt teraz?
wait-choose-branch = Oczekiwanie: { $player } (wybiera efekt)
wait-may-enact = Oczekiwanie: { $player } (decyduje o efekcie)
wait-choose-times = Oczekiwanie: { $player } (wybiera liczbę)
wait-choose-order = Oczekiwanie: { $player } (wybiera kolejność)

## Odmowy

refuse-not-offered = Teraz to niemożliwe.
refuse-lesson = Najpierw wykonaj podświetlony ruch.

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
effect-per = { $per }: { $effect }
effect-score = { $points } { $per }
effect-most = { $effect }, najwyżej { $most }
effect-any-order = w dowolnej kolejności: { $effect }
effect-if = jeśli { $test }: { $then }
effect-if-else = jeśli { $test }: { $then }; w przeciwnym razie: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $effect } (według { $value })
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } ({ $n ->
    [one] raz
   *[many] { $n } razy
} na turę)
told-gain = zyskujesz { $what }
told-and = { $first } i { $next }
times = { $n ->
    [one] raz
   *[many] { $n } razy
}
value-die = wartości kości
value-power = siły

## Przeciwnicy

bot-apprentice = Uczeń
    .about = Dopiero rusza w drogę: gra łagodnie i czasem przepuszcza dobrą okazję.
bot-trader = Handlarz
    .about = Bierze to, co dziś najkorzystniejsze, a o jutro się nie martwi.
bot-merchant = Kupiec
    .about = Myśli kilka kroków naprzód i rzadko trwoni monety.
bot-caravan-master = Przewodnik karawany
    .about = Planuje całą podróż i patrzy, dokąd zmierzasz.
bot-sage = Mędrzec
    .about = Zna na pamięć wszystkie drogi; mało kto wstaje od tego stołu jako zwycięzca.
bot-greedy = Kramarz
bot-random = Wędrowiec
bot-quick-sage = Szybki Mędrzec

## Podpowiedzi

hint-chance = Szansa na wygraną: { $mean }% (od { $low } do { $high }%)
hint-ahead = Przewaga punktów nad najlepszym przeciwnikiem: { $mean } (od { $low } do { $high })
hint-points = Punkty na koniec: { $mean } (od { $low } do { $high })
hint-seldom = Zbadano zbyt rzadko, by ocenić, ile to da.
hint-open = Dalszego ciągu nie można jeszcze znać.
hint-close = { $first } i { $second } są zbyt bliskie, by je rozróżnić.
hint-only = Nie znaleziono innej tury do porównania.
hint-about = { $n ->
    [one] Zbadano { $n } pozycję.
    [few] Zbadano { $n } pozycje.
   *[other] Zbadano { $n } pozycji.
} To, czego nie możesz wiedzieć, wylosowano. Prawdziwa wartość leży między tymi liczbami w dziewięciu przypadkach na dziesięć.

## Terminal: menu

cli-welcome = Witaj w Karawanseraju.
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
cli-thinking = { $player } myśli…
cli-pass-device = Kolej na: { $player }. Naciśnij Enter, aby zacząć.
cli-board = Plansza gry
cli-hand = Twoje karty
cli-discard = Twój stos kart odrzuconych
cli-you = Ty
cli-opponents = Przeciwnicy
cli-log = Dziennik
cli-choices = Możliwości
cli-refused = Teraz niemożliwe
cli-hidden = ukryte
cli-points = Punkty
cli-saved-game = Zapisana gra: { $file }

## Terminal: polecenia

cli-prompt = Numer albo polecenie (pomoc: ?)
cli-help = Polecenia
cli-help-number = numer: dokonaj tego wyboru
cli-help-why = why: co jest teraz niemożliwe i według której zasady
cli-help-rules = rules ID: przeczytaj zasadę, na przykład rules { $example }; rules ID why: razem z uwagami
cli-help-howto = howto: jak się gra w tę grę, na jednej stronie
cli-help-log = log: wszystko, co się wydarzyło
cli-help-undo = undo: cofnij ostatni ruch
cli-help-redo = redo: ponów go
cli-help-hint = hint: trzy najlepsze tury, które znajduje Mędrzec; hint 2: zagraj drugą z nich
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
cli-unknown-command = Nie ma polecenia „{ $command }”. Wpisz ?, aby zobaczyć pomoc.
cli-not-a-choice = Wybierz numer od 1 do { $n }.
cli-no-such-rule = Brak zasady { $rule }.
cli-rules-why = Dlaczego tak? { $command }
cli-rule = Zasada { $rule }
cli-nothing-refused = Teraz wszystko jest możliwe.

## Terminal: koniec i inne polecenia

cli-game-over = Koniec gry
cli-winner = Zwycięstwo: { $player }
cli-no-winner = Nikt nie wygrywa.
cli-shared-victory = Wspólne zwycięstwo: { $players }
cli-you-won = Wygrywasz!
cli-tie-broken = { $player } i { $other }: po { $points ->
    [one] { $points } punkcie
   *[many] { $points } punktów
}. { $player }: { $why } ({ $rule })
cli-tie-shared = { $player } i { $other }: po { $points ->
    [one] { $points } punkcie
   *[many] { $points } punktów
}, wspólne miejsce { $place }.
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
cli-verified = Sprawdzono: wszystko się zgadza, a tasowania pochodzą z zadeklarowanego klucza.
cli-not-verified = Nie potwierdzono: klucz z zapisu nie jest tym, który zadeklarowano.
cli-commitment = Od ruchu { $n } – zobowiązanie do klucza: { $commitment }
cli-commitment-unknown = { $n ->
    [one] Porównaj to z tym, co opublikował stół, albo podaj to przez --commitment.
   *[many] Porównaj je z tymi, które opublikował stół, albo podaj tamte w tej kolejności, każde przez osobne --commitment.
}
cli-new-game = { $folder }: zapisane pliki: { $n }. Co dalej:
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
cli-edition-differs = Tę grę zapisano z edycją { $saved } zasad; jest odtwarzana z edycją { $here }.
cli-box-differs = Tę grę zapisano z innymi elementami ({ $saved }); jest odtwarzana z tutejszymi ({ $here }).
cli-bot-failed = { $player } nie może grać dalej: { $why }
cli-resume-with = Aby kontynuować: { $command }
cli-undo-sure = Od tego czasu grali inni albo coś odkryto. Cofnąć mimo to?
cli-help-board = board: pokaż stół ponownie
cli-help-score = score: wyniki, gdyby gra skończyła się teraz
cli-hint-title = Co zrobiłby Mędrzec
cli-hint-take = hint { $n }: zagraj tę turę
cli-file-exists = { $file } już istnieje.
cli-replay-keys = Enter: dalej; liczba: przejdź tam; q: koniec
cli-record-sound = Sprawdzono: każdy ruch zgodny z zasadami; skrót i wyniki się zgadzają.
cli-not-over-yet = Gra się nie skończyła: kolej na gracza { $n }. Dotąd każdy ruch zgodny z zasadami.
cli-no-footer = Gra skończona, każdy ruch zgodny z zasadami; brak skrótu do porównania.
cli-words-messages = Komunikaty: { $n } z { $all }
cli-words-rules = zasady: { $n } z { $all }
cli-words-missing = Jeszcze niepowiedziane: { $n }
cli-words-untold = Zasady jeszcze nieprzetłumaczone: { $n }
cli-words-same = Jak po angielsku: { $n } (przetłumacz je albo wpisz pod alike w language.toml)
cli-words-wrong = Nigdy niemówione albo błędne: { $n }
cli-words-whole = { $language }: wszystko jest powiedziane
cli-words-open = { $language }: to, co powyżej, jest po angielsku
cli-components-table = Tabela
cli-components-rows = Wiersze
cli-components-row = Wiersz
cli-components-values = Wartości
cli-components-source = Pochodzenie
cli-components-same = Nic nie różni się od oryginalnego pudełka.
cli-components-differ = { $n ->
    [one] { $n } wartość różni się od oryginalnego pudełka:
    [few] { $n } wartości różnią się od oryginalnego pudełka:
   *[other] { $n } wartości różni się od oryginalnego pudełka:
}
cli-components-written = Zapisano: { $file }. Popraw wartości, zachowaj identyfikatory i usuń to, czego nie zmieniasz.
cli-components-try = Następnie sprawdź: { $command }
cli-checking = { $game }: sprawdzanie…
cli-speed = Ruchy na sekundę: { $decisions }, gry na sekundę: { $games }
cli-length = Ruchy na grę: od { $least } do { $most }, średnio { $mean }
cli-wins-column = Zwycięstwa
cli-mean = Średnia
cli-deviation = Odchylenie
cli-least = Najmniej
cli-quartiles = Kwartyle
cli-most = Najwięcej

## Terminal: drabina

cli-ladder-title = { $game }, liczba graczy: { $players }. { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, każde po razie z każdego miejsca (klucze { $first }–{ $last })
cli-ladder-solo-title = { $game }, solo. { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
} (klucze { $first }–{ $last })
cli-ladder-keys-tuning = Te klucze służą do wybierania: to, co tu wybrano, podawaj dla innych.
cli-ladder-keys-reporting = Te klucze służą do podawania wyników: niczego nie wolno było na nich wybierać.
cli-ladder-fair = Udział dotyczy gracza wymienionego jako pierwszy, na jednym miejscu; przy równej sile wyniósłby { $share }.
cli-ladder-pair = { $a } – { $b }
cli-ladder-among = { $a } – { $n } × { $b }
cli-ladder-alone = { $a } – { $opponent } ({ $difficulty })
cli-ladder-match = Mecz
cli-ladder-games = Gry
cli-ladder-share = Zwycięstwa
cli-ladder-interval = 95%
cli-ladder-length = Ruchy na grę
cli-ladder-verdict = Względem { $value }
cli-ladder-above = powyżej
cli-ladder-below = poniżej
cli-ladder-undecided = nierozstrzygnięte
cli-ladder-level = Poziom
cli-ladder-mean-ms = ms na decyzję
cli-ladder-p95-ms = 95% w czasie do
cli-ladder-decisions = Decyzje
cli-ladder-thought = Przemyślane
cli-ladder-rating = Ranking
cli-ladder-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-ladder-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-control = Kontrola: { $player } przeciw sobie: { $share } ({ $low } – { $high }); równość mieści się w przedziale.
cli-ladder-control-fails = Kontrola: { $player } przeciw sobie: { $share } ({ $low } – { $high }); równość leży poza przedziałem. Raz na dwadzieścia razy to przypadek.
cli-ladder-unended = { $n ->
    [one] { $n } gra nie skończyła się po { $most } ruchach; jej wygraną dzielą wszyscy.
    [few] { $n } gry nie skończyły się po { $most } ruchach; ich wygraną dzielą wszyscy.
   *[many] { $n } gier nie skończyło się po { $most } ruchach; ich wygraną dzielą wszyscy.
}
cli-ladder-nobody = { $n ->
    [one] { $n } gry nikt nie wygrał; jej wygraną dzielą wszyscy.
   *[many] { $n } gier nikt nie wygrał; ich wygraną dzielą wszyscy.
}
cli-ladder-resumed = { $n ->
    [one] { $n } grę rozegrano już wcześniej.
    [few] { $n } gry rozegrano już wcześniej.
   *[many] { $n } gier rozegrano już wcześniej.
}
cli-ladder-interrupted = Przerwano. To samo polecenie podejmie od tego miejsca.
cli-ladder-lost = Przerwano. Bez --json gry przepadają.
cli-ladder-no-ratings = Brak rankingu, bo openskill nie jest zainstalowany: { $command }
cli-ladder-plot-shares = { $game }, { $players ->
    [1] solo
   *[other] liczba graczy: { $players }
}. Zwycięstwa pierwszego, przedziały 95%
cli-ladder-plot-times = Zwycięstwa miejsca przeciw innym poziomom, według czasu na decyzję
cli-ladder-plot-solo-times = Zwycięstwa z przeciwnikiem z zasad, według czasu na decyzję
cli-ladder-plot-tick = { $value }%

## Terminal: analiza skończonej gry

cli-review-title = Analiza: { $game }
cli-review-judge = Ocenia: { $judge }, { $depth }.
cli-review-depth-quick = szybko
cli-review-depth-standard = ze zwykłą dokładnością
cli-review-depth-exact = dokładniej
cli-review-unsure = Bez kalibracji: na początku gry szanse mogą być mocno niedokładne. Zakres po ± jest trafny dziewięć razy na dziesięć.
cli-review-measured = Zakresy zmierzono na grach między botami: gdyby od tego miejsca wiele razy grać dalej, odsetek wygranych mieściłby się w zakresie dziewięć razy na dziesięć.
cli-review-parts = Co doprowadziło każdego gracza od równego początku do wyniku
cli-review-parts-solo = Co doprowadziło szansę na wygraną od początku do wyniku
cli-review-start = Początek
cli-review-own = Własne wybory
cli-review-others = Wybory innych
cli-review-luck = Los
cli-review-unexplained = Niewyjaśnione
cli-review-result = Wynik
cli-review-sum = W punktach procentowych; razem z tym, czego nie wyjaśniono, każdy wiersz sumuje się do wyniku.
cli-review-compared = Wybór porównuje się z tym, co zrobiłyby boty grające dalej, znając to, co mógł znać gracz.
cli-review-curve = Szansa na wygraną i spodziewane punkty
cli-review-turn = Po turze
cli-review-deal = rozdanie
cli-review-hope = { $chance } · { $points }
cli-review-moments = Kluczowe momenty
cli-review-no-moments = Żadna pojedyncza tura ani dobranie nie rozstrzygnęło wyraźnie tej gry.
cli-review-choice = Tura { $turn }, { $player }, wybór: { $change }
cli-review-draw = Tura { $turn }, { $player }, los: { $change }
cli-review-played = Zagrano: { $what }
cli-review-better = Lepiej: { $what }
cli-review-worth = – daje około { $n ->
    [one] { $n } punktu
   *[many] { $n } punktów
} więcej
cli-review-instead = – szansa około { $better }% zamiast { $played }%
cli-review-came = Wypadło: { $what }
cli-review-change = { $change } ± { $width }
cli-review-change-about = około { $change }, od { $low } do { $high }
cli-review-percent = { $mean }%
cli-review-width = { $mean }% ± { $width }
cli-review-about = około { $mean }%, od { $low } do { $high }
cli-review-under = poniżej 1%
cli-review-over = ponad 99%
cli-review-resumed = { $n ->
    [one] { $n } turę oceniono już wcześniej.
    [few] { $n } tury oceniono już wcześniej.
   *[many] { $n } tur oceniono już wcześniej.
}
cli-review-interrupted = Przerwano. To samo polecenie zacznie od tego miejsca.

## Odpowiedzi serwera, gdy nie może zrobić tego, o co poproszono

error-not-found = Pod tym adresem nic nie ma.
error-forbidden = Nie możesz tego zrobić.
error-malformed = Serwer nie zrozumiał żądania.
error-too-large = To za dużo naraz.
error-not-allowed = Tutaj nie da się tego zrobić.
error-failure = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-busy = Stół jest zajęty. Spróbuj ponownie.
error-storage = Nie udało się tego teraz zapisać. Spróbuj ponownie za chwilę.
error-damaged = Zapis tego stołu jest uszkodzony. Innych stołów to nie dotyczy.
error-too-many = Za dużo naraz. Odczekaj chwilę.
error-crowded = W tej chwili nie ma miejsc. Spróbuj ponownie za jakiś czas.
error-csrf = Ta strona jest nieaktualna. Wczytaj ją ponownie.
error-not-signed-in = Najpierw podaj nazwę albo zaloguj się.
error-bad-token = Ten token jest nieważny.
error-bad-name = Nazwa musi mieć od 1 do 40 widocznych znaków.
error-name-hidden = Ta nazwa zawiera niewidoczne znaki. Usuń je.
error-name-marks = W tej nazwie jest za dużo nałożonych na siebie znaków.
error-name-taken = Ta nazwa jest zajęta.
error-has-account = Masz już konto.
error-wrong-password = Błędna nazwa lub hasło.
error-not-invited = Do tego stołu siada się tylko na zaproszenie.
error-seat-taken = To miejsce jest zajęte.
error-has-seat = Masz już miejsce przy tym stole.
error-own-seat = Twoje własne miejsce przy tym stole czeka na ciebie: wróć na nie.
error-seat-cleared = Osoba, która otworzyła ten stół, zwolniła twoje miejsce dla kogoś innego.
error-no-such-game = Ta gra nie jest tu zainstalowana.
error-no-such-lesson = Ta gra nie ma jeszcze lekcji.
error-no-such-puzzle = Tego zadania już nie ma.
error-bad-option = Gra nie ma takiej opcji.
error-bad-record = Tego zapisu nie da się odtworzyć.
error-another-box = Tę partię rozegrano z poprawionym pudełkiem, którego nie można tu użyć.
error-too-long = Ten zapis jest za długi, aby go tu odczytać.
error-not-playing = Gra nie jest teraz w toku.
error-not-over = Dostępne po zakończeniu gry.
error-source-not-over = Tę grę rozpoczęto od innej, która jeszcze trwa. Jej zapis będzie dostępny, gdy skończy się także tamta.
error-older-edition = Tę grę rozegrano według starszej edycji zasad. Jej analiza pozostaje, ale nie można od niej grać dalej.
error-ended-early = Tę grę zakończono przed czasem. Analizować można tylko gry rozegrane do końca.
error-too-many-turns = Ta gra ma zbyt wiele tur, by można ją było tutaj analizować.
error-no-reviews = Tutaj gry nie są analizowane. Zapisz przebieg zakończonej gry i zaimportuj go na serwerze, który analizuje gry, albo uruchom „caravanserai review”.
error-review-failed = Analizy nie udało się dokończyć. To, co już oceniono, zostaje.
error-no-review = Ta gra nie ma jeszcze analizy.
error-not-asked = To nie twoja kolej.
error-refused = Zasady na to nie pozwalają.
error-stale = Gra poszła dalej; oto stół w obecnym stanie.
error-held = Drugi gracz nie zakończył jeszcze tury.
error-hints-off = Przy tym stole nie ma podpowiedzi.
error-no-hint = Teraz nie ma podpowiedzi. Spróbuj ponownie.
error-nothing-held = Nie masz tury do zakończenia.
error-nothing-to-undo = Nie ma ruchu do cofnięcia.
error-nothing-to-redo = Nie ma ruchu do ponowienia.
error-needs-consent = Pozostali muszą się zgodzić; zapytano ich o to.
error-nothing-asked = Nikt nie prosi o zgodę.
error-nobody-to-ask = Przy stole nie ma już nikogo, kto mógłby się na to zgodzić.
error-others-ask = Stół odpowiada teraz na inne pytanie. Spróbuj za chwilę.
error-not-absent = Ten gracz już wrócił.
error-box-unfit = Tym pudełkiem nie da się już grać: poprawka nie pasuje do obecnej wersji gry.
error-box-away = Stoły z tym pudełkiem są właśnie przygotowywane. Spróbuj za chwilę.
error-bad-correction = Z tą poprawką nie da się grać.
error-same-box = Nic nie poprawiono: to oryginalne pudełko.

## Browser: everywhere

web-home = Strona główna
web-pages = Strony
web-lobby = Poczekalnia
web-rules = Zasady
web-legend = Ikony
web-box = Pudełko
web-box-own = Masz tę grę w domu? Zobacz i popraw pudełko
web-box-of = Zawartość pudełka: { $game }
web-box-about = Wiele wartości zostało odtworzonych. Mając grę przed sobą, znajdź kartę, zmień liczbę i zagraj przy stole z poprawionym pudełkiem: zasady, opisy, plansza i boty się dostosują.
web-box-find = Znajdź kartę, miejsce, wartość
web-box-found = { $n ->
    [one] Znaleziono w { $n } tabeli
   *[other] Znaleziono w { $n } tabelach
  }
web-box-none = W tym pudełku nic się tak nie nazywa.
web-box-rows = { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[other] { $n } wierszy
  }
web-box-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[many] { $n } graczy
}
web-box-changed = poprawione: { $n }
web-box-part-pieces = Karty, płytki i żetony
web-box-part-board = Plansza, zasady i przygotowanie
web-box-part-counts = Opcje i liczba elementów
web-box-source = Pochodzenie
web-box-shipped = Oryginalnie
web-box-reset = Cofnij
web-box-yours = Twoja poprawka
web-box-empty = Nic jeszcze nie poprawiono.
web-box-checking = Sprawdzanie…
web-box-faults = { $n ->
    [one] { $n } błąd:
    [few] { $n } błędy:
   *[other] { $n } błędów:
  }
web-box-sound = W porządku: da się z tym grać.
web-box-line = Wiersz { $n }
web-box-start = Otwórz stół z tym pudełkiem
web-box-trying = Próba…
web-box-save = Zapisz plik
web-box-open = Otwórz plik
web-box-clear = Wyrzuć wszystko
web-box-file = Sam plik
web-box-file-about = Wpisz lub wklej tutaj to, co się różni; ten sam plik poprawia grę na stałe: caravanserai --components moje_gry.
web-box-save-all = Zapisz cały oryginalny plik
web-box-differ = { $n ->
    [one] { $n } wartość różni się od oryginalnego pudełka:
    [few] { $n } wartości różnią się od oryginalnego pudełka:
   *[other] { $n } wartości różni się od oryginalnego pudełka:
  }
web-box-corrected = Poprawione pudełko
web-box-corrected-about = Przy tym stole gra się wartościami, które ktoś poprawił.
web-box-see = Zobacz całe pudełko
web-yes = tak
web-no = nie
web-legend-of = Ikony: { $game }
web-legend-common = We wszystkich grach
web-legend-own = W tej grze
web-which-game = Która gra?
web-legend-vp = Punkty zwycięstwa: liczba jest w gwieździe.
web-legend-arrow = Płacisz to, co przed strzałką, i dostajesz to, co za nią.
web-legend-or = Jedno albo drugie.
web-legend-per = Za każdy, który masz.
web-legend-any = Dowolny rodzaj, wybierasz.
web-legend-hidden = Zakryte: nikt tego nie widzi.
web-legend-secret = Tylko ty to widzisz.
web-legend-start = Startowy gracz.
web-legend-locked = Jeszcze niedostępne.
web-statistics = Statystyki
web-account = Konto
web-language = Język
web-theme = Motyw kolorystyczny
web-theme-system = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-close = Zamknij
web-send = Wyślij
web-save = Zapisz
web-saved = Zapisano
web-copy = Skopiuj link
web-copied = Skopiowano
error-offline = Serwer nie odpowiada. Strona próbuje dalej.
web-without-words = Nie udało się wczytać tekstów tej strony. Wczytaj stronę ponownie.
error-engine = Stołu nie da się uruchomić w tej przeglądarce. Nowsza może sobie poradzić.
error-newer-version = Przy tym stole gra się już w innej wersji, w innym oknie. Odśwież tę stronę, aby grać dalej tutaj.
error-unknown = Coś poszło nie tak.

## Browser: the lobby

web-welcome = Witaj w Karawanseraju
web-games = Gry
web-broken-game = Nie można grać w { $game }: { $why }
web-game-gugong = Gùgōng
web-game-gugong-about = Wręczaj podarunki na dworze i zdąż na audiencję u cesarza.
web-game-paladins = Paladyni Zachodniego Królestwa
web-game-paladins-about = Zbieraj pracowników, wznoś mury, broń miasta.
web-game-yokohama = Yokohama
web-game-yokohama-about = Handluj jedwabiem i herbatą w otwartym porcie roku 1880.
web-game-marcopolo2 = Marco Polo II
web-game-marcopolo2-about = Ruszaj na zachód w imieniu Chana: kości, wielbłądy, kontrakty.
web-minutes = { $least } min
web-minutes-range = { $least }–{ $most } min
web-playing-time = Czas gry
web-player-count = Gracze
web-weight = Złożoność { $n } z { $of }
web-weight-1 = Lekka
web-weight-2 = Dość lekka
web-weight-3 = Średnia
web-weight-4 = Ciężka
web-weight-5 = Bardzo ciężka
web-strength = siła { $n } z { $of }
web-learn-on = Ucz się dalej
web-learn-at = { $n } z { $of }
web-learn-again = Powtórz lekcję
web-learnt = ukończona
web-play = Graj
web-play-with = z: { $who }
web-opponents-title = { $n ->
    [one] { $n } przeciwnik, zawsze gotowy
    [few] { $n } przeciwnicy, zawsze gotowi
   *[many] { $n } przeciwników, zawsze gotowych
}
web-opponents-about = Wybrany siada z tobą po naciśnięciu „Zagraj z botami”.
web-bot-apprentice = gra łagodnie
web-bot-trader = bierze najlepszą okazję
web-bot-merchant = myśli kilka kroków naprzód
web-bot-caravan-master = planuje całą podróż
web-bot-sage = zna wszystkie drogi
web-play-against = Zagraj solo (przeciwnik: { $opponent })
web-play-bots = Zagraj z botami
web-set-up = Przygotuj…
web-set-up-of = Przygotuj stół: { $game }
web-finished-games = Zakończone
web-all-games = Wszystkie gry ({ $n })
web-plays-now = Teraz gra: { $player }
web-go-there = Przejdź
web-more-wait = { $n ->
    [one] Czeka na ciebie jeszcze { $n } gra.
    [few] Czekają na ciebie jeszcze { $n } gry.
   *[many] Czeka na ciebie jeszcze { $n } gier.
}
web-your-turn-at = { $game }: twoja tura
web-learn = Ucz się, grając
web-my-games = Moje gry
web-no-games = Nie ma jeszcze gier.
web-learn-in = { $game }: nauka w { $n } min
web-open-tables = Otwarte stoły
web-no-open-tables = Żaden stół nie czeka na graczy.
web-your-turn = Twoja tura
web-status-waiting = Czeka na graczy
web-status-playing = W trakcie
web-status-over = Zakończona
web-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
web-import = Importuj zapis gry
web-who-are-you = Kto gra?
web-your-name = Twoja nazwa
web-guest-name = Gość
web-guest-about = Konto nie jest potrzebne. Możesz je założyć później i zachować swoje gry.
web-sit-down = Zajmij miejsce
web-here-about = Twoje gry zostają w tej przeglądarce. Nic nie jest nigdzie wysyłane.
web-engine-loading = Wczytywanie stołu: { $loaded } z { $total } MB
web-engine-dealing = Rozdawanie…
web-kept-forbidden = Ta przeglądarka nie pozwala niczego przechowywać. Możesz grać, ale po zamknięciu tej strony gry przepadną.
web-kept-full = W tej przeglądarce nie ma już miejsca. Możesz grać dalej, ale to, co rozegrasz od teraz, przepadnie po zamknięciu tej strony.
web-kept-save = Zapisz tę grę w pliku
web-update-ready = Nowa wersja jest gotowa.
web-update-left = W innym oknie działa już nowa wersja.
web-update-take = Przełącz teraz
web-update-later = Później
web-offline-open = Graj w tej przeglądarce, także offline
web-play-offline = Graj dalej bez serwera
web-play-offline-about = Z botami albo z innymi przy tym ekranie. Gry rozegrane tam zostają w tej przeglądarce.
web-bots-shorter = W przeglądarce najsilniejsi przeciwnicy myślą krócej i grają trochę słabiej.

## Browser: setting up a table

web-how-many = Ilu graczy?
web-new-table = Nowy stół
web-new-table-time = Nowy stół · około { $n } min
web-who-plays-here = Kto gra?
web-seat-who = Kto siedzi na miejscu { $n }
web-seat-of = { $name } (ty)
web-seat-by-lot = Kto zaczyna, rozstrzyga losowanie.
web-seat-here-short = tutaj
web-seat-open-short = online
web-expansions = Dodatki i warianty
web-rulings = Interpretacje zasad
web-rulings-standard = { $n ->
    [one] { $n } interpretacja niejasnej zasady, zgodnie z zaleceniem
    [few] { $n } interpretacje niejasnych zasad, wszystkie zgodnie z zaleceniem
   *[many] { $n } interpretacji niejasnych zasad, wszystkie zgodnie z zaleceniem
}
web-rulings-changed = { $n ->
    [one] { $n } interpretacja
    [few] { $n } interpretacje
   *[many] { $n } interpretacji
}, zmienionych: { $changed }
web-rulings-reset = Przywróć zalecane
web-setup-standard = Gra standardowa
web-setup-differs = { $n ->
    [one] { $n } ustawienie inne niż w grze standardowej
    [few] { $n } ustawienia inne niż w grze standardowej
   *[many] { $n } ustawień innych niż w grze standardowej
}
web-setup-same-name = Dwa miejsca mają tę samą nazwę.
web-setup-no-name = Jedno miejsce nie ma jeszcze nazwy.
web-cancel = Anuluj
web-alone = Solo (przeciwnik: { $opponent })
web-for-guests = Z innymi online
web-you = Ty
web-player = Gracz { $n }
web-their-name = Nazwa gracza
web-seat-bot = Bot: { $bot }
web-seat-here = Gracz przy tym urządzeniu
web-seat-open = Wolne (online)
web-public = Pokaż wśród otwartych stołów
web-over-days = We własnym tempie, przez wiele dni
web-hints = Każdy może prosić o podpowiedź
web-hints-on = Przy tym stole wolno prosić o podpowiedź.
web-hints-off = Przy tym stole nie ma podpowiedzi.
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-bank = { $minutes } min na gracza plus { $seconds } s na turę
web-clock-turn = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
}
web-clock-about = Gdy komuś skończy się czas, gra toczy się dalej; inni mogą wtedy oddać to miejsce botowi.
web-begin = Rozpocznij grę
web-waiting-for-players = Oczekiwanie na graczy
web-free-seat = Wolne miejsce
web-clear-seat = Zwolnij miejsce
web-bot = bot
web-invite-about = Wyślij ten link osobom, które zapraszasz.
web-invite-link = Link z zaproszeniem

## Browser: the table

web-board = Plansza gry
web-own-board = Twoja plansza i karty
web-players = Gracze
web-log = Dziennik
web-menu = Menu
web-chat = Czat
web-score = Wynik
web-back = Wstecz
web-chosen = Twój wybór: { $what }. Możesz go zmienić, dopóki nie wybiorą wszyscy.
web-undo = Cofnij
web-redo = Ponów
web-table-tools = Narzędzia stołu
web-question = Pytanie
web-title-your-turn = ● Twoja tura – { $game }
web-title-waiting = ● Twoja tura, { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
} – Caravanserai
web-connecting = Ponowne łączenie…
web-lost-title = Nie ma tu stołu
web-lost-about = Link może być ucięty albo błędny, albo stołu już nie ma.
web-private-title = Ten stół jest tylko dla zaproszonych
web-private-about = Poproś grających o link z zaproszeniem. Jeśli masz tu miejsce, zaloguj się na konto, na którym grasz.
web-trouble-title = Nie można pokazać tej strony
web-try-again = Spróbuj ponownie
web-to-lobby = Do gier
web-no-page = Pod tym adresem nic nie ma
web-waiting-for = Oczekiwanie: { $players }
web-thinking = { $players }: trwa namysł…
web-thinks = myśli…
web-held = Zakończyć turę czy cofnąć?
web-end-turn = Zakończ turę
web-compose-change = Kliknij swoje elementy, aby to zmienić
web-compose-more = Kliknij elementy, których chcesz użyć.
web-all-choices = Możliwości ({ $n })
web-all-choices-short = Wszystkie ({ $n })
web-more-choices = Jeszcze { $n }
web-trade-buy = Kup za
web-trade-sell = Sprzedaj za
web-closed = { $n ->
    [one] { $n } niedostępna
    [few] { $n } niedostępne
   *[many] { $n } niedostępnych
}
web-since-your-turn = Od twojej ostatniej tury
web-story = Co się dzieje
web-story-at = { $n } z { $of }
web-story-back = Wstecz
web-story-on = Dalej
web-story-question = Przejdź do swojego pytania
web-story-now = Przejdź do bieżącej chwili
web-story-acts = gra
web-story-last = Potem gra się kończy.
web-log-you = Ty
web-log-did = { $who } { $did }
web-log-had = { $who }: { $did }
web-log-new = { $n ->
    [one] { $n } nowy
    [few] { $n } nowe
   *[many] { $n } nowych
}
web-log-newest = Najnowsze
web-show-then = Pokaż stół z tej chwili
web-pace = Tury innych
web-pace-off = Od razu
web-pace-quick = Szybko
web-pace-calm = Spokojnie
web-key-story = Przecinek, kropka, P: gdy widać tury innych – wstecz, dalej, pauza; Escape lub spacja pokazuje wszystko naraz
web-lesson = Lekcja
web-lesson-step = Krok { $n } z { $of }
web-lesson-show = Pokaż gdzie
web-lesson-wait = Przeciwnik gra…
web-lesson-any = Teraz wybierz, co chcesz.
web-lesson-next = Dalej: pierwsza tura
web-lesson-leave = Opuść lekcję
web-lesson-done = Koniec lekcji. Graj dalej – teraz decydujesz bez pomocy.
web-lesson-close = Zamknij
web-lesson-less = Mniej
web-lesson-more = Więcej
web-lesson-again = Zacznij lekcję od nowa
web-recap-short = Co się działo ({ $n })
web-hint = Podpowiedź
web-hint-turns = Najlepsze tury
web-hint-turn = Tura { $n }
web-hint-best = najlepsza
web-hint-percent = { $n }%
web-hint-take = Zagraj tę turę
web-hint-take-part = Zagraj do tego miejsca
web-hint-again = Zapytaj ponownie
web-undo-waits = Poproszono o cofnięcie; inni muszą się zgodzić.
web-undo-asked = { $player } prosi o cofnięcie. Zgoda?
web-end-asked = Zakończyć grę za zgodą wszystkich?
web-agree = Zgoda
web-disagree = Brak zgody
web-over-to = Kolej na: { $player }
web-here-i-am = Pokaż moje karty
web-type-move = Wpisz ruch
web-record = Zapisz przebieg gry
web-fair-play = Uczciwa gra
web-fair-play-about = Cały los w grze pochodzi z tajnego klucza. Od początku stół pokazuje zobowiązanie: odcisk, który nie pasuje do żadnego innego klucza; po zakończeniu gry pokazuje sam klucz. Dzięki temu nikt nie może dobrać tasowań po fakcie.
web-fair-play-commitment = Zobowiązanie od ruchu { $n }
web-fair-play-key = Klucz
web-fair-play-secret = tajny do końca gry
web-fair-play-check = Aby to sprawdzić, zanotuj zobowiązania w trakcie gry. Gdy się skończy, zapisz jej przebieg i uruchom:
web-past = Jawna przeszłość
web-past-fork = Tę grę rozpoczęto od ruchu z innej gry. Ktoś może znać to, co rozdano wcześniej; o dalszym losie decyduje nowy klucz.
web-past-forked = W trakcie tej gry rozpoczęto od niej inną. Kto to zrobił, może wiedzieć, co jest tu ukryte.
web-past-import = Tę grę rozpoczęto od zapisu. Ktoś może znać to, co rozdano wcześniej; o dalszym losie decyduje nowy klucz.
web-past-lesson = Lekcja: karty i kości są przygotowane.
web-past-restored = Tę grę przywrócono z kopii zapasowej. Jeśli po wykonaniu kopii toczyła się dalej, ktoś może znać to, co rozdano wcześniej; o dalszym losie decyduje nowy klucz.
web-past-undo = Ktoś, siedząc tu bez innych graczy, cofnął się przed to, co już odkryto, i może wiedzieć, co jest ukryte. Odkąd dosiedli się inni, o losie decyduje nowy klucz.
web-settings = Ustawienia
web-calm = Ograniczony ruch
web-sound = Dźwięki
web-watching = Oglądasz
web-watching-about = Widzisz to, co mogą widzieć wszyscy; nikt o nic cię nie pyta.
web-caution = Zanim będzie za późno
web-caution-seen = Rozumiem
web-only-answers = Wykonuj za mnie wymuszone ruchy
web-pure-gains = Bierz darmowe zyski automatycznie
web-opponents = Przeciwnicy
web-who-plays = Kto gra zamiast: { $player }
web-leaving = Odejście od stołu
web-leave = Opuść stół
web-end-game = Zaproponuj koniec gry
web-replace-by-bot = { $player }: zastąp botem ({ $bot })
web-take-back = Wracam na swoje miejsce
web-bot-for-you = Gra za ciebie bot.
web-seat-kept = Twoje miejsce jest nadal wolne.
web-ask-to-join = Poproś o miejsce
web-join-asked = { $player } prosi o wolne miejsce. Zgoda?
web-join-waits = Prośba o miejsce wysłana; gracze odpowiedzą.
web-join-withdraw = Jednak nie
web-replace-asked = { $player }: długa nieobecność. Czy ma grać bot?
web-level-asked = Zmiana przeciwnika: { $player } → { $bot }. Zgadzasz się?
web-away-late = { $player }: długa nieobecność. W menu możesz wstawić bota.
web-programs = Programy
web-programs-about = Z tokenem twój program gra na twoim miejscu. Token widać tylko raz; nie pokazuj go nikomu.
web-token = Twój token
web-token-make = Utwórz token
web-token-made = Utworzono: { $time }
web-token-revoke = Unieważnij
web-clock-days = { $days } d { $hours } godz.
web-clock-left = { $player }: pozostały czas { $time }
web-clock-out = { $player }: czas minął
web-clock-short = Zostało ci mało czasu.
web-clock-late = { $player }: czas minął. W menu możesz wstawić bota.
web-event-new-bot = Zmiana przeciwnika: { $before } → { $bot }
web-event-new-key = Odtąd o losie decyduje nowy klucz: { $commitment }
web-event-new-edition = { $lost ->
    [0] Grę dostosowano do obecnych zasad lub elementów.
    [one] Grę dostosowano do obecnych zasad lub elementów; ostatni ruch przepadł.
    [few] Grę dostosowano do obecnych zasad lub elementów; { $lost } ostatnie ruchy przepadły.
   *[many] Grę dostosowano do obecnych zasad lub elementów; { $lost } ostatnich ruchów przepadło.
}
web-chat-show = Pokazuj czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz wiadomość
web-hide-lines = Ukryj wiadomości: { $player }
web-hidden-lines = { $n ->
    [one] Ukryto { $n } wiadomość
   *[many] Ukryto { $n } wiadomości
}
web-show-lines = Pokaż znowu
web-keys = Skróty klawiszowe
web-key-arrows = Strzałki: przechodź między możliwościami
web-key-enter = Enter: wybierz
web-key-figures = 1–9: wybierz ten przycisk
web-key-u = U: cofnij
web-key-y = Y: ponów
web-key-l = L: dziennik
web-key-r = R: zasady
web-key-h = H: podpowiedź
web-key-t = T: wpisz ruch
web-key-escape = Escape: zamknij

## Browser: score, rules, replay

web-game-over = Koniec gry
web-score-now = Gdyby gra skończyła się teraz
web-winner = Zwycięstwo: { $players }
web-nobody-won = Nikt nie wygrywa.
web-total = Razem
web-rank = Miejsce
web-you-tag = ty
web-end-you-win = Wygrywasz
web-end-wins = Wygrywa { $player }
web-end-shared = Wspólne zwycięstwo: { $players }
web-end-stopped = Zakończono za zgodą wszystkich
web-end-leads = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w chwili zakończenia.
web-end-nobody-about = Żaden wynik nie daje tu zwycięstwa.
web-end-points = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
web-end-by = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; drugie miejsce: { $other }, różnica { $margin }.
web-end-own = Zajmujesz { $place }. miejsce, { $margin ->
    [0] mając tyle samo punktów.
    [one] { $margin } punkt za zwycięzcą.
    [few] { $margin } punkty za zwycięzcą.
   *[many] { $margin } punktów za zwycięzcą.
}
web-end-tied = { $points } : { $points }, { $other }; { $why }.
web-end-all-tied = Po { $points ->
    [one] { $points } punkcie
   *[many] { $points } punktów
}; remisu nic nie rozstrzyga.
web-end-why = Jak rozstrzygnięto remis
web-end-equal = Równa liczba punktów
web-end-tie-broken = { $player } i { $other }: po { $points ->
    [one] { $points } punkcie
   *[many] { $points } punktów
}. { $player }: { $why }.
web-end-tie-shared = { $player } i { $other }: po { $points ->
    [one] { $points } punkcie
   *[many] { $points } punktów
}, wspólne miejsce { $place }.
web-end-tie-row = Rozstrzygnięcie remisu: { $what }
web-end-sources = Punkty według źródła
web-end-sources-about = Jeden pasek na gracza; wszystkie liczby są w arkuszu punktacji.
web-end-lost = stracone: { $n }
web-end-losses = Straty
web-end-difference = Co dało przewagę
web-end-difference-of = { $player } – { $other }: największe różnice.
web-end-other-rows = pozostałe wiersze razem
web-end-count = liczba
web-end-worth = punkty
web-end-places = Miejsca
web-end-sheet = Arkusz punktacji
web-show-table = Pokaż stół
web-play-again = Zagraj ponownie
web-again-note = Miejsca, boty i opcje zostają.
web-again-waits = Oczekiwanie: { $players }
web-again-asked = { $player } chce zagrać ponownie.
web-again-offline = Teraz brak połączenia; będzie można, gdy tylko wróci.
web-again-no = Nie, dziękuję
web-again-take-back = Wycofaj prośbę
web-again-go = Do nowej gry
web-review-later = Przeanalizuj później
web-review-kept = Zachowano w Moich grach
web-rules-of = Zasady: { $game }
web-rules-search = Szukaj w zasadach
web-rules-chapter = Rozdział
web-rules-english = Jeszcze nieprzetłumaczone: po angielsku
web-rules-nothing = Brak pasujących zasad
web-rules-found = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
} w { $chapters ->
    [one] { $chapters } rozdziale
   *[other] { $chapters } rozdziałach
}
web-rules-nearest = Czy chodziło o:
web-rules-beside = Obok zasad
web-rules-on-board = Na planszy
web-rules-see-also = Zobacz też
web-rules-next = Następna znaleziona zasada
web-rules-previous = Poprzednia znaleziona zasada
web-rules-chapters = Rozdziały
web-rules-why = Dlaczego tak?
web-rules-copy = { $rule }: skopiuj link
web-rules-notes = Uwagi do zasad (po angielsku)
web-howto = Jak grać
web-howto-of = Jak grać: { $game }
cli-howto = { web-howto-of }
cli-no-howto = Ta gra nie ma strony „Jak grać”.
web-howto-minutes = { $n ->
    [one] { $n } minuta czytania
    [few] { $n } minuty czytania
    [many] { $n } minut czytania
   *[other] { $n } minuty czytania
}
web-howto-here = Na tej stronie
web-replay = Powtórka
web-replay-first = Pierwszy ruch
web-replay-back = Poprzedni ruch
web-replay-on = Następny ruch
web-replay-play = Odtwarzaj
web-replay-stop = Wstrzymaj
web-replay-start = Początek gry
web-replay-turn = Tura
web-replay-turn-at = tura { $n } z { $of }
web-replay-step-at = krok { $n } z { $of }
web-replay-moment = kluczowy moment { $n }
web-replay-turn-back = Poprzednia tura
web-replay-turn-on = Następna tura
web-replay-last = Ostatni ruch
web-replay-speeds = Szybkość
web-replay-speed = Szybkość: { $n }×
web-replay-eyes = Czyimi oczami
web-replay-as = Widok: { $player }
web-replay-spectator = Widok widza
web-fork = Graj od tego miejsca
web-back-to-table = Wróć do stołu

## Analiza skończonej gry

web-review = Analiza
web-review-chance = Szansa na wygraną
web-review-chance-about = odsetek wygranych, gdyby boty wiele razy grały stąd dalej: w paśmie dziewięć razy na dziesięć
web-review-points = Spodziewany wynik końcowy
web-review-points-about = w paśmie dziewięć razy na dziesięć
web-review-parts = Wybór i los
web-review-parts-about = co doprowadziło każdego gracza od równego początku do wyniku
web-review-parts-about-solo = co doprowadziło szansę na wygraną od początku do wyniku
web-review-sum = W punktach procentowych. Każdy wiersz sumuje się do wyniku, nie licząc tego, czego nie wyjaśniono; podano to powyżej 3 punktów.
web-review-from-to = Początek → wynik
web-review-start-result = { $start } → { $result }%
web-review-slider = Szansa na wygraną, tura po turze
web-review-heard = { $player }: { $now }
web-review-heard-then = { $player }: { $then }, potem { $now }
web-review-heard-percent = { $mean } procent
web-review-heard-width = { $mean } procent, plus minus { $width }
web-review-heard-about = około { $mean } procent, od { $low } do { $high }
web-review-heard-under = poniżej 1 procenta
web-review-heard-over = ponad 99 procent
web-review-heard-signed = { $sign ->
    [minus] minus { $n }
    [plus] plus { $n }
   *[none] { $n }
}
web-review-heard-change = { $change }, plus minus { $width ->
    [one] { $width } punkt procentowy
    [few] { $width } punkty procentowe
   *[many] { $width } punktów procentowych
}
web-review-heard-change-about = około { $change }, od { $low } do { $high } punktów procentowych
web-review-deal = Po rozdaniu
web-review-when = { $round }, tura { $turn }
web-review-when-turn = Tura { $turn }
web-review-choice = wybór
web-review-luck = los
web-review-change = zmiana szansy na wygraną
web-review-roughly = ok. { $figure }
web-review-range = od { $low } do { $high }
web-review-order = Kolejność
web-review-by-time = Według czasu
web-review-by-size = Według wagi
web-review-no-moments-yet = Na razie nie ma kluczowych momentów.
web-review-spoken = { $n } z { $of }, { $kind }, { $player }: { $change }.
web-review-which = Co pokazać
web-review-played = Zagrano
web-review-better = Lepiej
web-review-as-seen = Widok: { $player }
web-review-on-table = Pokaż na stole
web-review-no-fork = Od tego miejsca nie można grać dalej.
web-review-judge = Ocenia: { $judge }, na około { $n } stołach w każdej turze.
web-review-unsure = Bez kalibracji: wczesne szanse mogą być mocno niedokładne.
web-review-measured = Pasma zmierzono na grach między botami.
web-review-deepen = Oceń dokładniej
web-review-deepen-about = Dokładniejsza ocena bierze więcej prób; sam oceniający nie staje się przez to lepszy, więc pasma krzywych się nie zmieniają.
web-review-anew = Oceń od nowa
web-review-older = Oceniono według wcześniejszej wersji zasad lub oceniającego.
web-review-none = Jeszcze nie oceniono
web-review-none-about = Bot wielokrotnie gra dalej od każdej tury tej gry. Dwurdzeniowemu komputerowi, który nie robi nic innego, gra czteroosobowa zajmuje mniej więcej minutę lub dwie; jeśli przed tobą w kolejce są inni, trwa to dłużej. Możesz w tym czasie wyjść.
web-review-tells = Co powie analiza
web-review-tells-chance = Po każdej turze i dla każdego: jaka była szansa na wygraną, ilu punktów można się było spodziewać i jak bardzo może to być niedokładne.
web-review-tells-moments = Tury, które kosztowały najwięcej, każda z lepszą – słowami dziennika i na planszy; oraz dobrania, które najbardziej pomogły lub zaszkodziły.
web-review-tells-parts = Jak szanse każdego zmieniły jego własne wybory, wybory innych i los; razem dają wynik.
web-review-tells-fork = Wróć do dowolnej z tych chwil: stół taki, jak był, a to, czego nie można było wiedzieć, rozdane na nowo.
web-review-begin = Oceń tę grę
web-review-not-yours = Ocenę może zlecić ten, kto siedział przy tym stole.
web-review-waiting = Czeka na swoją kolej
web-review-place = { $n ->
    [1] Jest następna w kolejce.
   *[other] Miejsce w kolejce: { $n }.
}
web-review-running = Trwa ocenianie gry…
web-review-running-about = Bot gra od każdej tury jeszcze kilka rund, a potem ocenia szanse wszystkich. Możesz wyjść: analiza trwa nadal i będzie tu czekać.
web-review-judged = Tury: { $n } z { $of }
web-review-minutes = { $n ->
    [0] została niecała minuta
    [one] zostało około { $n } minuty
   *[many] zostało około { $n } minut
}
web-review-stop = Zatrzymaj
web-review-stopped = Analizę zatrzymano
web-review-failed = Analizy nie dało się dokończyć
web-review-kept-so-far = – tyle oceniono i zachowano. Sama gra jest bezpieczna.
web-review-go-on = Kontynuuj od tury { $n }
web-review-show = Pokaż, co jest gotowe
web-review-later-judged = jeszcze nie oceniono

## Zadania

web-puzzle-today = Zadanie dnia
web-puzzle-solved = rozwiązane
web-puzzle-earlier = Poprzedni dzień
web-puzzle-later = Następny dzień
web-puzzle-some = Zadania
web-puzzle-number = Zadanie { $n } z { $of }
web-puzzle-before = Poprzednie
web-puzzle-after = Następne
web-puzzle-ask = Znajdź najlepszy ruch
web-puzzle-about = Jeden ruch jest wyraźnie lepszy od wszystkich innych, które zbadano.
web-puzzle-by-trader = Znajduje go nawet Handlarz.
web-puzzle-by-merchant = Kupiec go znajduje, Handlarz nie.
web-puzzle-by-nobody = Nie znajduje go ani Handlarz, ani Kupiec.
web-puzzle-right = To jest to!
web-puzzle-wrong = Jest lepszy ruch
web-puzzle-found = Drugi najlepszy ruch daje na 100 gier około { $n } wygranych mniej (od { $low } do { $high }).
web-puzzle-less = Z twoim ruchem na 100 gier wygrywasz około { $n } mniej (od { $low } do { $high }).
web-puzzle-unjudged = Twojego ruchu nie było wśród ocenionych.
web-puzzle-next = Inne zadanie

## Browser: account and statistics

web-name = Nazwa
web-password = Hasło
web-login = Zaloguj się
web-logged-in = Zalogowano.
web-logout = Wyloguj się
web-logged-out = Wylogowano.
web-register = Załóż konto
web-registered = Konto założone; twoje gry są na nim zachowane.
web-you-are = Grasz jako: { $name }
web-you-are-guest = Grasz jako: { $name } (gość)
web-keep-games = Gry gościa przepadają, gdy usuniesz dane przeglądarki. Konto zachowuje gry i ustawienia.
web-play-as-guest = Graj jako gość
web-no-finished-games = Nie ma jeszcze zakończonych gier.
web-stat-games = Gry
web-stat-since = od { $when }
web-stat-won = Wygrane
web-stat-won-of = { $n } z { $of }
web-stat-share = { $share }, prawdopodobnie od { $from } do { $to }
web-stat-median = Mediana wyniku
web-stat-half = połowa między { $from } a { $to }
web-stat-best = Najlepszy wynik
web-stat-scores = Wyniki
web-stat-not-won = niewygrane
web-stat-is-won = wygrane
web-stat-median-at = mediana { $n }
web-stat-by-players = Według liczby graczy
web-stat-mean-range = średnia i jej prawdopodobny zakres
web-stat-against-bots = Wygrane z botami
web-stat-strongest = według najsilniejszego przy stole
web-stat-too-few = za mało danych
web-stat-not-met = jeszcze nie spotkany
web-stat-even = po równo
web-stat-solo = Solo
web-stat-all = Wszystkie
web-stat-n-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
web-stat-results = Wyniki gier
web-stat-table = Stół
web-stat-place = { $place }. miejsce
web-stat-place-tied = { $place }. miejsce, po rozstrzygnięciu remisu
web-stat-place-shared = { $place }. miejsce, wspólne
web-stat-older = { $n ->
    [one] { $n } starsza gra
    [few] { $n } starsze gry
   *[many] { $n } starszych gier
}
web-stat-said = { $game }: { $games }, wygrane: { $won }.
web-stat-again = Spróbuj ponownie
web-asks-again = proponuje nową grę
web-place-of = { $place }. z { $of }
web-stat-when = Kiedy

## The tables and keys of a box that several games have

box-table-meta = Gra
box-table-counts = Ile czego jest
box-table-options = Opcje partii
box-table-supplies = Zasoby ogólne
box-table-setup = Przygotowanie do gry
box-table-scoring = Punktacja końcowa
box-table-solo = Gra solo
box-table-player_counts = Według liczby graczy
box-table-provenance = Skąd pochodzą wartości
box-key-action = Akcja
box-key-changes = Co zmienia
box-key-colour = Kolor
box-key-condition = Warunek
box-key-copies = Liczba sztuk
box-key-cost = Koszt
box-key-data_version = Wersja pliku
box-key-default = Domyślnie
box-key-designers = Autorzy
box-key-effects = Efekt
box-key-faith = Wiara
box-key-gain = Co daje
box-key-goods_per_vp = Dobra za punkt
box-key-group = Grupa
box-key-levels = Poziomy
box-key-limited = Ograniczone
box-key-moments = Kiedy działa
box-key-n = Liczba
box-key-name = Nazwa
box-key-names = Nazwy
box-key-player_boards = Plansze graczy
box-key-players = Gracze
box-key-players_max = Najwięcej graczy
box-key-players_min = Najmniej graczy
box-key-prefix = Początek numerów zasad
box-key-publisher = Wydawca
box-key-rounds = Rundy
box-key-rule = Zasada
box-key-scoring = Punkty na koniec gry
box-key-slots = Pola
box-key-solo_designers = Autorzy gry solo
box-key-start = Na początku
box-key-tokens = Żetony
box-key-type = Rodzaj
box-key-value = Wartość
box-key-values = Wartości
box-key-vp = Punkty
box-key-worth = Ile jest wart
box-key-xy = Miejsce na rysunku
box-key-year = Rok

## What may be wrong with a correction; the English is what the checks of a box say

fault-unknown-table = nieznana tabela
fault-missing = brakuje
fault-rows = potrzebne są wiersze [[…]]
fault-table = potrzebna jest tabela […]
fault-effects-or-cost = wiersz ma albo `effects`, albo `cost` i `gain`
fault-row-for-each = potrzeba po jednym wierszu dla: { $players }
fault-used-times = { $what }: użyto { $n } razy
fault-unknown-key = nieznany klucz; znane: { $known }
fault-text-is-made = nieznany klucz; tekst powstaje z efektów
fault-not-in = { $value }: nie ma w { $table }
fault-not-a-rule = { $value }: nie ma w zasadach
fault-not-a-number = { $value }: to nie jest liczba całkowita
fault-neither-true-nor-false = { $value }: to ani true, ani false
fault-wrong-kind = { $value }: to nie jest typ { $kind }
fault-not-known = { $value }: nie ma wśród: { $kind }
fault-no-amount = { $value }: to ani liczba, ani nic z: { $known }
fault-rules-need = zasady wymagają { $only }, a jest { $value }
fault-missing-need = brakuje: zasady wymagają { $only }
fault-range = od { $least } do { $most }, a jest { $value }
fault-at-least = co najmniej { $least }, a jest { $value }
fault-at-most = najwyżej { $most }, a jest { $value }
fault-number-left-out = powinno być { $n }, a jest { $value }: nie można pominąć numeru
fault-not-a-list = { $value }: to nie jest lista
fault-list-length = { $value }: to nie jest lista długości { $size }
fault-every-count = każda liczba graczy z { $players } dokładnie raz
fault-every-use = potrzeba liczby dla każdego z max_uses
fault-range-each = { $value }: każda od { $least } do { $most }
fault-amount = { $value }: to nie jest możliwa ilość
fault-unknown-word = nieznane: { $word } ({ $sort })
fault-one-or-other = podaje się albo `{ $one }`, albo `{ $other }`
fault-nothing-counted = tylko tam, gdzie coś się liczy: brakuje `per`
fault-lists-of = { $word }: potrzebne są listy po { $n }
fault-no-list = nie ma takiej listy
fault-adds-up = jest { $said }, a { $list } daje razem { $sum }
fault-twice = mówi to samo dwa razy
fault-number-for-each = potrzeba liczby dla każdego z: { $groups }
fault-default = nie ma wśród wartości
fault-mixed = { $value }: nie są jednego rodzaju
fault-among = musi być spośród { $players }
fault-not-the-same = to nie to samo co { $place }, gdzie jest { $value }
fault-there-times = jest tam { $n } razy
fault-edge = krawędź łączy dwa znane miejsca
fault-out-of-reach = nie można tam dotrzeć
fault-deck-counted = brakuje: talię z egzemplarzami się liczy
fault-head = plik zaczyna się od: { $tables }
fault-left-out = brakuje { $row }: wiersz można zmienić, ale nie pominąć
fault-hidden = zawiera niewidoczny znak: { $code }
fault-hidden-line = zawiera niewidoczny znak: { $code } (wiersz { $line })
fault-too-much = trwa to zbyt długo albo zajmuje zbyt dużo pamięci
fault-beyond = zawiera liczbę większą niż { $most }
fault-nested = zagnieżdżone zbyt głęboko
fault-syntax = nie da się odczytać: wiersz { $line }, kolumna { $column } ({ $what })
fault-syntax-at-end = nie da się odczytać końca pliku ({ $what })

# How strong players play a game, and how one plays it oneself

web-strong = Jak grają silni gracze
web-strong-about = Na podstawie: { $games }, które { $bot } rozegrał sam ze sobą. Każda liczba mieści się w swoim przedziale dziewięć razy na dziesięć.
web-strong-quick = Szybki Mędrzec ocenia jak Mędrzec, ale nie patrzy poza własną turę.
web-strong-made = Edycja { $edition }, rozdania { $from }–{ $to }.
web-strong-older = Od tych gier zmieniły się zasady lub elementy.
web-strong-course = około { $rounds } rund, około { $points } punktów na gracza
web-strong-first = Pierwsza tura
web-strong-lines = Pierwsze trzy tury
web-strong-deeds = Co robią
web-strong-times = razy na grę
web-strong-taken = Co biorą
web-strong-taken-about = Jak często biorą, gdy można, i o ile punktów więcej mają na koniec ci, którzy to mają. Nie wszystko jest tego zasługą.
web-strong-share = Biorą
web-strong-more = Więcej punktów
web-strong-too-few = za mało gier, by to ocenić
web-strong-far = bardzo niezrównoważone
web-strong-reconstructed = wartości są odtworzone
web-strong-seats = Kto zaczyna
web-strong-place = Gracz { $n } w kolejności
web-strong-fair = wygrane; przy równych szansach: { $share }
web-strong-ends = Co kończy grę
web-own-of = Moja gra: { $game }
web-own-private = Tylko ty widzisz tę stronę. Powstaje z analiz twoich zakończonych gier.
web-own-reviewed = Przeanalizowane: { $n } z { $of }
web-own-older = { $n ->
    [one] Jedną analizę pominięto, bo wykonała ją wcześniejsza wersja oceniającego: zleć ocenę tej gry od nowa.
    [few] { $n } analizy pominięto, bo wykonała je wcześniejsza wersja oceniającego: zleć ocenę tych gier od nowa.
   *[many] { $n } analiz pominięto, bo wykonała je wcześniejsza wersja oceniającego: zleć ocenę tych gier od nowa.
}
web-own-missing = { $n ->
    [one] Jeszcze jedna przeanalizowana gra i ta strona będzie miała coś do powiedzenia.
    [few] Jeszcze { $n } przeanalizowane gry i ta strona będzie miała coś do powiedzenia.
   *[many] Jeszcze { $n } przeanalizowanych gier i ta strona będzie miała coś do powiedzenia.
}
web-own-how = Otwórz zakończoną grę i poproś o jej analizę.
web-own-loss = Co tracisz
web-own-loss-about = w porównaniu z najlepszymi znalezionymi turami, w szansie na wygraną, na jedną grę
web-own-kinds = Według rodzaju tury
web-own-rounds = Według rundy
web-own-round = Runda { $n }
web-own-other = Inne decyzje
web-own-share = Udział
web-own-a-game = Na grę
web-own-turns = Tury
web-own-habits = Nawyki
web-own-habits-about = ile razy na grę robisz to ty, a ile razy { $bot }
web-own-habits-missing = { $n ->
    [one] Jeszcze jedna przeanalizowana gra, by porównać twoje nawyki z grą silnych graczy.
    [few] Jeszcze { $n } przeanalizowane gry, by porównać twoje nawyki z grą silnych graczy.
   *[many] Jeszcze { $n } przeanalizowanych gier, by porównać twoje nawyki z grą silnych graczy.
}
web-own-you = Ty
web-own-often = częściej niż silni gracze
web-own-seldom = rzadziej niż silni gracze
web-own-alike = mniej więcej tak samo często
web-own-progress = Gra po grze
web-own-trend-less = Ostatnio tracisz mniej niż wcześniej.
web-own-trend-more = Ostatnio tracisz więcej niż wcześniej.
web-own-trend-same = Ostatnio tracisz mniej więcej tyle co wcześniej.
