# Her masanın sözleri: bütün oyunlarda ortak seçimler, sorular, retler ve etkiler; ayrıca terminal.

## Seçimler

option-a = A seçeneği
option-b = B seçeneği
option-c = C seçeneği
option-d = D seçeneği
option-e = E seçeneği
option-f = F seçeneği
option-g = G seçeneği
option-h = H seçeneği
option-i = I seçeneği
option-j = J seçeneği
option-k = K seçeneği
option-l = L seçeneği
option-m = M seçeneği
option-n = N seçeneği
option-o = O seçeneği
option-p = P seçeneği
count = { $a }
answer-yes = Evet
answer-skip = Atla

## Sorular

ask-choose-branch = Bir etki seçin.
ask-may-enact = { $effect ->
    [none] Bu etki kullanılsın mı?
   *[other] Bu etki kullanılsın mı? { $effect }
}
    .answer-yes = Kullan
    .answer-skip = Bırak
ask-choose-times = Kaç kez?
ask-choose-order = Sıradaki etki hangisi?
wait-choose-branch = Beklenen: { $player } (etki seçiyor)
wait-may-enact = Beklenen: { $player } (etkiye karar veriyor)
wait-choose-times = Beklenen: { $player } (sayı seçiyor)
wait-choose-order = Beklenen: { $player } (sıralama seçiyor)

## Retler

refuse-not-offered = Şu anda yapılamaz.
refuse-lesson = Önce vurgulanan hamleyi yapın.

## Etkiler

effect-none = etki yok
effect-free = hiçbir şey
effect-gain = +{ $what }
effect-with = { $first }, { $next }
effect-then = { $first }, sonra { $next }
effect-or = { $first } veya { $next }
effect-may = { $effect } (isteğe bağlı)
effect-pay = { $cost } öde → { $gain }
effect-repeat = { $times }: { $effect }
effect-up-to = 1–{ $n } kez: { $effect }
effect-per = { $per }: { $effect }
effect-score = { $per } { $points }
effect-most = { $effect }, en fazla { $most }
effect-any-order = istenen sırayla: { $effect }
effect-if = { $test }: { $then }
effect-if-else = { $test }: { $then }; yoksa: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $effect } ({ $value } göre)
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } (sıra başına { $n ->
    [1] bir
   *[other] { $n }
} kez)
times = { $n ->
    [1] bir kez
   *[other] { $n } kez
}
value-die = zarın değerine
value-power = güce

## Diller, her biri kendi adıyla

language-en = English
language-fr = Français
language-tr = Türkçe
language-pl = Polski
language-hu = Magyar

## Rakipler

bot-apprentice = Çırak
    .about = Yola yeni çıktı: yumuşak oynar, ara sıra iyi bir fırsatı kaçırır.
bot-trader = Esnaf
    .about = Günün en kârlı işini yapar, yarını düşünmez.
bot-merchant = Tüccar
    .about = Birkaç adım sonrasını düşünür, parasını boşa harcamaz.
bot-caravan-master = Kervanbaşı
    .about = Bütün yolculuğu planlar, sizin nereye gittiğinizi de gözler.
bot-sage = Bilge
    .about = Bütün yolları ezbere bilir; bu masadan galip kalkan azdır.
bot-greedy = Çerçi
bot-random = Gezgin

## İpuçları

hint-chance = Kazanma şansı: %{ $mean } (%{ $low } ile %{ $high } arası)
hint-ahead = En iyi rakibe göre puan farkı: { $mean } ({ $low } ile { $high } arası)
hint-points = Oyun sonundaki puan: { $mean } ({ $low } ile { $high } arası)
hint-seldom = Ne getireceğini söyleyecek kadar incelenmedi.
hint-open = Devamı henüz söylenemez.
hint-close = { $first } ile { $second } arasında belirgin bir fark yok.
hint-only = Karşılaştıracak başka bir sıra bulunmadı.
hint-about = { $n } konum incelendi; bilemeyeceğiniz şeyler rastgele çekildi. Gerçek değer on seferin dokuzunda bu sayıların arasındadır.

## Terminal: menüler

cli-welcome = Kervansaraya hoş geldiniz.
cli-choose-game = Hangi oyun?
cli-choose-language = Dil
cli-choose-seats = Kaç oyuncu?
cli-choose-opponents = Karşınızda kim oynuyor?
cli-choose-options = Seçenekler
cli-your-name = Adınız
cli-player = { $n }. oyuncu
cli-human = insan
cli-bot = bot
cli-default = Enter: { $value }
cli-yes = evet
cli-no = hayır

## Terminal: masa

cli-your-turn = Sıra sizde
cli-thinking = { $player } düşünüyor…
cli-pass-device = Sıradaki: { $player }. Hazır olunca Enter'a basın.
cli-board = Oyun tahtası
cli-hand = Eliniz
cli-discard = Iskarta desteniz
cli-you = Siz
cli-opponents = Rakipler
cli-log = Kayıt
cli-choices = Seçenekler
cli-refused = Şu anda olmaz
cli-hidden = gizli
cli-points = Puan
cli-saved-game = Kayıtlı oyun: { $file }

## Terminal: komutlar

cli-prompt = Numara ya da komut (yardım: ?)
cli-help = Komutlar
cli-help-number = bir numara: o seçimi yap
cli-help-why = why: şu anda neyin hangi kuralla reddedildiği
cli-help-rules = rules ID: bir kuralı oku, örneğin rules { $example }; rules ID why: notlarıyla birlikte
cli-help-log = log: olan biten her şey
cli-help-undo = undo: son hamleyi geri al
cli-help-redo = redo: hamleyi yinele
cli-help-hint = hint: Bilge'nin bulduğu en iyi üç tur; hint 2: ikincisini oyna
cli-help-save = save DOSYA: oyunu kaydet
cli-help-language = language: dili değiştir
cli-help-quit = quit: oyundan çık
cli-undone = Hamle geri alındı.
cli-redone = Hamle yinelendi.
cli-nothing-to-undo = Geri alınacak bir şey yok.
cli-nothing-to-redo = Yinelenecek bir şey yok.
cli-undo-stopped = Yeni bilgi ortaya çıktı; geri alma burada biter.
cli-saved = Kaydedildi: { $file }
cli-loaded = Yüklendi: { $file }
cli-quit-sure = Kaydetmeden çıkılsın mı?
cli-goodbye = Hoşça kalın.
cli-unknown-command = “{ $command }” diye bir komut yok. Yardım için ? yazın.
cli-not-a-choice = 1 ile { $n } arasında bir numara seçin.
cli-no-such-rule = Böyle bir kural yok: { $rule }
cli-rules-why = Neden böyle? { $command }
cli-rule = Kural { $rule }
cli-nothing-refused = Şu anda her şey yapılabilir.

## Terminal: son ve öteki komutlar

cli-game-over = Oyun bitti
cli-winner = Kazanan: { $player }
cli-no-winner = Kazanan yok.
cli-shared-victory = Paylaşılan zafer: { $players }
cli-you-won = Kazandınız!
cli-tie-broken = { $player } ve { $other }: { $points } puanla eşit. { $player }: { $why } ({ $rule })
cli-tie-shared = { $player } ve { $other }: { $points } puanla eşit, { $place }. sırayı paylaşıyorlar.
cli-final-scoring = Son puanlama
cli-total = toplam
cli-rank = Sıralama
cli-seed = Bu oyunun anahtarı: { $key }
cli-simulated = { $n } oyun oynandı
cli-average = Ortalama: { $value }
cli-wins = Galibiyet: { $value }
cli-decisions = Hamle: { $n }
cli-replayed = Tekrar oynatıldı: { $n } hamle
cli-replay-differs = Tekrar { $n }. hamlede ayrılıyor.
cli-verified = Doğrulandı: her şey tutuyor, karıştırmalar taahhüt edilen anahtarın karıştırmaları.
cli-not-verified = Doğrulanmadı: kayıttaki anahtar taahhüt edilen anahtar değil.
cli-commitment = { $n }. hamleden itibaren – anahtarın taahhüdü: { $commitment }
cli-commitment-unknown = Bunu masanın yayımladığıyla karşılaştırın ya da --commitment ile verin.
cli-check-sound = { $game }: sorunsuz
cli-check-faults = { $game }: { $n } kusur
cli-provenance-seed = resmî
cli-provenance-public = açık kaynak
cli-provenance-recalled = akılda kalan
cli-provenance-reconstructed = yeniden kurulmuş

## Terminal: more of the table and of the commands

cli-solo = 1 – tek kişilik
cli-players = { $n } oyuncu
cli-hot-seat = Bu klavyedeki kişiler
cli-only-choice = Tek seçenek: { $choice }
cli-score-now = Oyun şimdi bitseydi
cli-taken-up = { $n }. hamleden sonra devam ediliyor.
cli-edition-differs = Bu oyun kuralların { $saved }. sürümüyle kaydedildi; { $here }. sürümle yeniden oynatılıyor.
cli-box-differs = Bu oyun başka bileşenlerle kaydedildi ({ $saved }); buradakilerle ({ $here }) yeniden oynatılıyor.
cli-resume-with = Devam etmek için: { $command }
cli-undo-sure = O zamandan beri başkaları oynadı ya da bir bilgi açıldı. Yine de geri alınsın mı?
cli-help-board = board: masayı yeniden göster
cli-help-score = score: oyun şimdi bitseydi skorlar
cli-hint-title = Bilge olsa ne yapardı
cli-hint-take = hint { $n }: bunu oyna
cli-file-exists = { $file } zaten var.
cli-replay-keys = Enter: sonraki; sayı: oraya git; q: bitir
cli-record-sound = Doğrulandı: her hamle kurallara uygun; özet ve skorlar tutuyor.
cli-not-over-yet = Oyun bitmedi: sıra { $n }. oyuncuda. Şimdiye kadarki her hamle kurallara uygun.
cli-no-footer = Oyun bitti ve her hamle kurallara uygun; karşılaştırılacak özet yok.
cli-checking = { $game }: denetleniyor…
cli-speed = Saniyede { $decisions } hamle, { $games } oyun
cli-length = Oyun başına hamle: { $least }–{ $most }, ortalama { $mean }
cli-wins-column = Galibiyet
cli-mean = Ortalama
cli-deviation = Sapma
cli-least = En az
cli-quartiles = Çeyrekler
cli-most = En çok

## Terminal: merdiven

cli-ladder-title = { $game }, { $players } oyuncu: { $deals } dağıtım, her biri her yerden bir kez (anahtarlar { $first }–{ $last })
cli-ladder-solo-title = { $game }, tek kişilik: { $deals } dağıtım (anahtarlar { $first }–{ $last })
cli-ladder-keys-tuning = Bu anahtarlar seçmek içindir: burada seçileni başka anahtarlarla bildirin.
cli-ladder-keys-reporting = Bu anahtarlar bildirmek içindir: hiçbir şey bunlara bakılarak seçilmiş olmamalı.
cli-ladder-fair = Pay, ilk adı geçen oyuncunun tek bir yerdeki payıdır; eşit güçte { $share } olurdu.
cli-ladder-pair = { $a } – { $b }
cli-ladder-among = { $a } – { $n } × { $b }
cli-ladder-alone = { $a } – { $opponent } ({ $difficulty })
cli-ladder-match = Karşılaşma
cli-ladder-games = Oyun
cli-ladder-share = Galibiyet
cli-ladder-interval = %95
cli-ladder-length = Oyun başına hamle
cli-ladder-verdict = { $value } sınırına göre
cli-ladder-above = üstünde
cli-ladder-below = altında
cli-ladder-undecided = belirsiz
cli-ladder-level = Seviye
cli-ladder-mean-ms = karar başına ms
cli-ladder-p95-ms = %95'i en çok
cli-ladder-decisions = Karar
cli-ladder-thought = Düşünülen
cli-ladder-rating = Derece
cli-ladder-percent = %{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-control = Denetim: { $player } kendine karşı: { $share } ({ $low } – { $high }); eşitlik aralığın içinde.
cli-ladder-control-fails = Denetim: { $player } kendine karşı: { $share } ({ $low } – { $high }); eşitlik aralığın dışında. Bu, yirmi kezde bir rastlantıdır.
cli-ladder-unended = { $n } oyun { $most } hamleden sonra bitmemişti; galibiyet herkes arasında paylaşılmış sayılır.
cli-ladder-nobody = { $n } oyunu kimse kazanmadı; galibiyet herkes arasında paylaşılmış sayılır.
cli-ladder-resumed = { $n } oyun daha önce oynanmıştı.
cli-ladder-interrupted = Kesildi. Aynı komut buradan devam eder.
cli-ladder-lost = Kesildi. --json olmadan oyunlar kaybolur.
cli-ladder-no-ratings = openskill kurulu olmadığından derece yok: { $command }
cli-ladder-plot-shares = { $game }, { $players ->
    [1] tek kişilik
   *[other] { $players } oyuncu
}: ilk adı geçenin galibiyeti, %95 aralıkları
cli-ladder-plot-times = Karar süresine göre, bir yerin diğer seviyelere karşı galibiyeti
cli-ladder-plot-solo-times = Karar süresine göre, kuralların rakibine karşı galibiyet
cli-ladder-plot-tick = %{ $value }

## Sunucunun, isteneni yapamadığında verdiği yanıtlar

error-not-found = Bu adreste bir şey yok.
error-forbidden = Bunu yapamazsınız.
error-malformed = Sunucu isteği anlamadı.
error-too-large = Bir seferde gönderilemeyecek kadar büyük.
error-not-allowed = Bu burada yapılamaz.
error-failure = Sunucuda bir sorun oluştu. Lütfen yeniden deneyin.
error-busy = Masa meşgul. Lütfen yeniden deneyin.
error-storage = Bu şu anda kaydedilemedi. Lütfen birazdan yeniden deneyin.
error-damaged = Bu masanın kaydı bozulmuş. Diğer masalar bundan etkilenmiyor.
error-too-many = Çok fazla istek. Lütfen biraz bekleyin.
error-crowded = Şu anda yer yok. Lütfen biraz sonra yeniden deneyin.
error-csrf = Bu sayfa güncel değil. Lütfen yeniden yükleyin.
error-not-signed-in = Önce bir ad girin ya da oturum açın.
error-bad-token = Bu erişim anahtarı geçerli değil.
error-bad-name = Ad, 1–40 görünür karakterden oluşmalı.
error-name-hidden = Bu adda görünmeyen karakterler var. Lütfen onları çıkarın.
error-name-marks = Bu adda üst üste çok fazla işaret var.
error-name-taken = Bu ad alınmış.
error-has-account = Zaten bir hesabınız var.
error-wrong-password = Ad ya da parola yanlış.
error-not-invited = Bu masaya davetle oturulur.
error-seat-taken = Bu yer dolu.
error-has-seat = Bu masada zaten bir yeriniz var.
error-no-such-game = Bu oyun burada kurulu değil.
error-no-such-lesson = Bu oyunun henüz dersi yok.
error-bad-option = Oyunun böyle bir seçeneği yok.
error-bad-record = Bu kayıt oynatılamıyor.
error-too-long = Bu kayıt burada okunamayacak kadar uzun.
error-not-playing = Oyun şu anda oynanmıyor.
error-not-over = Oyun bitince alınabilir.
error-source-not-over = Bu oyun, hâlâ oynanan bir oyundan başlatıldı. Kaydı, o oyun da bitince alınabilir.
error-not-asked = Sıra sizde değil.
error-refused = Kurallar buna izin vermiyor.
error-stale = Oyun ilerledi; masanın şimdiki hâli bu.
error-held = Diğer oyuncu sırasını henüz bitirmedi.
error-hints-off = Bu masada ipucu yok.
error-no-hint = Şu anda ipucu yok. Lütfen tekrar deneyin.
error-nothing-held = Bitirilecek bir sıranız yok.
error-nothing-to-undo = Geri alınacak hamle yok.
error-nothing-to-redo = Yinelenecek hamle yok.
error-needs-consent = Diğerlerinin onayı gerek; onlara soruldu.
error-nothing-asked = Onay isteyen yok.
error-nobody-to-ask = Masada buna onay verecek kimse kalmadı.
error-others-ask = Masaya şu anda başka bir şey soruluyor. Birazdan yeniden deneyin.
error-not-absent = Bu oyuncu geri döndü.

## Browser: everywhere

web-home = Ana sayfa
web-pages = Sayfalar
web-lobby = Lobi
web-rules = Kurallar
web-legend = Simgeler
web-legend-of = Simgeler: { $game }
web-legend-common = Her oyunda
web-legend-own = Bu oyunda
web-which-game = Hangi oyun?
web-legend-vp = Zafer puanı: sayı yıldızın içindedir.
web-legend-arrow = Öncesindekini öder, sonrasındakini alırsınız.
web-legend-or = Biri ya da öteki.
web-legend-per = Sahip olduğunuz her biri için.
web-legend-any = Herhangi biri, siz seçersiniz.
web-legend-hidden = Kapalı: kimse görmez.
web-legend-secret = Bunu yalnız siz görürsünüz.
web-legend-start = Başlangıç oyuncusu.
web-legend-locked = Henüz kullanılamaz.
web-statistics = İstatistikler
web-account = Hesap
web-language = Dil
web-theme = Renk teması
web-theme-system = Sistem
web-theme-light = Açık
web-theme-dark = Koyu
web-close = Kapat
web-send = Gönder
web-save = Kaydet
web-saved = Kaydedildi
web-copy = Bağlantıyı kopyala
web-copied = Kopyalandı
error-offline = Sunucu yanıt vermiyor. Sayfa denemeyi sürdürüyor.
error-unknown = Bir şeyler ters gitti.

## Browser: the lobby

web-welcome = Kervansaraya hoş geldiniz
web-games = Oyunlar
web-game-gugong = Gùgōng
web-game-gugong-about = Sarayda hediyeler verin, imparatorun huzuruna zamanında çıkın.
web-game-paladins = Paladins of the West Kingdom
web-game-paladins-about = İşçi toplayın, surlar yapın, şehri savunun.
web-game-yokohama = Yokohama
web-game-yokohama-about = 1880'in açık limanında ipek ve çay ticareti yapın.
web-game-marcopolo2 = Marco Polo II
web-game-marcopolo2-about = Han için zarlar, develer ve sözleşmelerle batıya gidin.
web-minutes = { $least } dk
web-minutes-range = { $least }–{ $most } dk
web-playing-time = Oyun süresi
web-player-count = Oyuncular
web-weight = Ağırlık: { $of } üzerinden { $n }
web-weight-1 = Hafif
web-weight-2 = Oldukça hafif
web-weight-3 = Orta
web-weight-4 = Ağır
web-weight-5 = Çok ağır
web-strength = güç: { $of } üzerinden { $n }
web-learn-on = Derse devam et
web-learn-at = { $n }/{ $of }
web-learn-again = Yeniden öğren
web-learnt = öğrenildi
web-play = Oyna
web-play-with = { $who } ile
web-opponents-title = Her zaman hazır { $n } rakip
web-opponents-about = “Botlarla oyna”ya bastığınızda seçtiğiniz rakipler masaya oturur.
web-bot-apprentice = nazik oynar
web-bot-trader = en kârlı işi yapar
web-bot-merchant = birkaç adım ilerisini düşünür
web-bot-caravan-master = bütün yolu planlar
web-bot-sage = her yolu bilir
web-play-against = Tek başına oyna (rakip: { $opponent })
web-play-bots = Botlarla oyna
web-set-up = Masa kur…
web-set-up-of = { $game } için masa kur
web-finished-games = Bitenler
web-all-games = Tüm oyunlar ({ $n })
web-plays-now = Sıra: { $player }
web-go-there = Git
web-more-wait = Sizi bekleyen { $n } oyun daha var.
web-your-turn-at = { $game }: sıra sizde
web-learn = Oynayarak öğren
web-my-games = Oyunlarım
web-no-games = Henüz oyun yok.
web-learn-in = { $game } oyununu { $n } dakikada öğren
web-open-tables = Açık masalar
web-no-open-tables = Oyuncu bekleyen masa yok.
web-your-turn = Sıra sizde
web-status-waiting = Oyuncu bekleniyor
web-status-playing = Oynanıyor
web-status-over = Bitti
web-moves = { $n } hamle
web-import = Kayıtlı oyun içe aktar
web-who-are-you = Kim oynuyor?
web-your-name = Adınız
web-guest-name = Konuk
web-guest-about = Hesap gerekmez. Sonra açabilir, oyunlarınızı koruyabilirsiniz.
web-sit-down = Otur

## Browser: setting up a table

web-how-many = Kaç oyuncu?
web-new-table = Yeni masa
web-new-table-time = Yeni masa · yaklaşık { $n } dakika
web-who-plays-here = Kim oynuyor?
web-seat-who = { $n }. koltukta kim oturuyor
web-seat-of = { $name } (siz)
web-seat-by-lot = Kimin başlayacağı kurayla belirlenir.
web-seat-here-short = burada
web-seat-open-short = çevrimiçi
web-expansions = Eklentiler ve varyantlar
web-rulings = Kural yorumları
web-rulings-standard = Belirsiz kuralların { $n } yorumu, hepsi önerildiği gibi
web-rulings-changed = { $n } yorum, { $changed } tanesi değiştirildi
web-rulings-reset = Önerilene dön
web-setup-standard = Standart oyun
web-setup-differs = { $n } ayar standart oyundan farklı
web-setup-same-name = İki koltuğun adı aynı.
web-setup-no-name = Bir koltuğun henüz adı yok.
web-cancel = Vazgeç
web-alone = Solo (rakip: { $opponent })
web-for-guests = Çevrimiçi oynayanlarla
web-you = Siz
web-player = { $n }. oyuncu
web-their-name = Oyuncunun adı
web-seat-bot = Bot: { $bot }
web-seat-here = Bu cihazdaki oyuncu
web-seat-open = Boş (çevrim içi)
web-public = Açık masalar arasında göster
web-over-days = Kendi hızınızda, günlere yayarak
web-hints = Herkes ipucu isteyebilir
web-hints-on = Bu masada ipucu serbest.
web-hints-off = Bu masada ipucu yok.
web-clock = Saat
web-clock-none = Saatsiz
web-clock-bank = Kişi başı { $minutes } dakika, sıra başına { $seconds } saniye daha
web-clock-turn = Sıra başına { $days } gün
web-clock-about = Birinin süresi bitince oyun sürer; diğerleri yerine bir bot koyabilir.
web-begin = Oyunu başlat
web-waiting-for-players = Oyuncular bekleniyor
web-free-seat = Boş yer
web-bot = bot
web-invite-about = Bu bağlantıyı davet etmek istediğiniz kişilere gönderin.
web-invite-link = Davet bağlantısı

## Browser: the table

web-board = Oyun tahtası
web-own-board = Oyuncu panonuz ve eliniz
web-players = Oyuncular
web-log = Kayıt
web-menu = Menü
web-chat = Sohbet
web-score = Skor
web-back = Geri
web-chosen = Seçiminiz: { $what }. Herkes seçene kadar değiştirilebilir.
web-undo = Geri al
web-redo = Yinele
web-table-tools = Masa araçları
web-question = Soru
web-title-your-turn = ● Sıra sizde – { $game }
web-title-waiting = ● { $n } oyunda sıra sizde – Caravanserai
web-connecting = Yeniden bağlanılıyor…
web-lost-title = Burada masa yok
web-lost-about = Bağlantı eksik ya da yanlış yazılmış olabilir, ya da masa artık yok.
web-private-title = Bu masaya davetle oturulur
web-private-about = Davet bağlantısını burada oynayanlardan isteyin. Bu masada oturuyorsanız oynadığınız hesapla giriş yapın.
web-trouble-title = Bu sayfa gösterilemiyor
web-try-again = Yeniden dene
web-to-lobby = Oyunlara
web-no-page = Bu adreste bir şey yok
web-waiting-for = Beklenen: { $players }
web-thinking = { $players }: düşünüyor…
web-thinks = düşünüyor…
web-held = Sıranız tamam. Bitir ya da geri al?
web-end-turn = Sırayı bitir
web-compose-change = Değiştirmek için taşlarınıza tıklayın
web-compose-more = Kullanmak istediğiniz taşlara tıklayın.
web-all-choices = Tüm seçenekler ({ $n })
web-closed = { $n } yapılamaz
web-since-your-turn = Son sıranızdan beri
web-story = Neler oluyor
web-story-at = { $n } / { $of }
web-story-back = Bir geri
web-story-on = Bir ileri
web-story-question = Sorunuza geçin
web-story-now = Şimdiye geçin
web-story-last = Ardından oyun biter.
web-log-you = Siz
web-log-did = { $who } { $did }
web-log-had = { $who }: { $did }
web-log-new = { $n } yeni
web-log-newest = En yeni
web-show-then = Masanın o anını göster
web-pace = Diğerlerinin sıraları
web-pace-off = Hemen
web-pace-quick = Hızlı
web-pace-calm = Sakin
web-key-story = Virgül, nokta, P: diğerlerinin sıraları gösterilirken bir geri, bir ileri, duraklat; Escape veya Boşluk hepsini birden gösterir
web-lesson = Ders
web-lesson-step = Adım { $n } / { $of }
web-lesson-choose = Şimdi seçin: { $choice }
web-lesson-yes = Şimdi evet deyin. { $question }
web-lesson-skip = Şimdi vazgeçin. { $question }
web-lesson-show = Yerini göster
web-lesson-wait = Rakibiniz oynuyor…
web-lesson-any = Şimdi dilediğinizi seçin.
web-lesson-next = Devam: ilk sıra
web-lesson-leave = Dersten çık
web-lesson-done = Ders bitti. Oynamaya devam edin: bundan sonrası size kalmış.
web-lesson-close = Kapat
web-lesson-less = Daha az
web-lesson-more = Daha fazla
web-lesson-again = Dersi yeniden başlat
web-recap-short = Neler oldu ({ $n })
web-hint = İpucu
web-hint-turns = En iyi sıralar
web-hint-turn = Seçenek { $n }
web-hint-best = en iyi
web-hint-percent = %{ $n }
web-hint-take = Bunu oyna
web-hint-take-part = Buraya kadar oyna
web-hint-again = Yeniden sor
web-undo-waits = Geri alma istendi; diğerleri onaylamalı.
web-undo-asked = { $player } geri almak istiyor. Kabul mü?
web-end-asked = Oyun anlaşarak bitirilsin mi?
web-agree = Kabul et
web-disagree = Reddet
web-over-to = Sıradaki: { $player }
web-here-i-am = Elimi göster
web-type-move = Hamle yaz
web-record = Oyun kaydını indir
web-fair-play = Adil oyun
web-fair-play-about = Bir oyundaki bütün şans gizli bir anahtardan gelir. Masa, baştan itibaren anahtarın taahhüdünü, yani başka hiçbir anahtara uymayan bir parmak izini gösterir; oyun bitince de anahtarı. Böylece kimse karıştırmaları sonradan seçemez.
web-fair-play-commitment = { $n }. hamleden itibaren taahhüt
web-fair-play-key = Anahtar
web-fair-play-secret = oyun bitene kadar gizli
web-fair-play-check = Denetlemek için oyun sürerken taahhütleri not edin. Oyun bitince kaydı indirip şunu çalıştırın:
web-past = Açık geçmiş
web-past-fork = Bu oyun, başka bir oyunun bir hamlesinden başlatıldı. Önceden dağıtılanları bilen biri olabilir; sonraki şans yeni bir anahtardan geliyor.
web-past-forked = Bu oyun sürerken ondan başka bir oyun başlatıldı. Bunu yapan, burada gizli olanı biliyor olabilir.
web-past-import = Bu oyun bir kayıttan başlatıldı. Önceden dağıtılanları bilen biri olabilir; sonraki şans yeni bir anahtardan geliyor.
web-past-lesson = Bir ders: kartlar ve zarlar önceden hazırlandı.
web-past-undo = Bu masada yalnızken biri, açığa çıkanların gerisine döndü ve gizli olanı biliyor olabilir. Başkaları oturduğundan beri şans yeni bir anahtardan geliyor.
web-settings = Ayarlar
web-calm = Azaltılmış hareket
web-sound = Sesler
web-watching = İzliyorsunuz
web-watching-about = Herkesin görebildiğini görürsünüz; size bir şey sorulmaz.
web-caution = Geç olmadan
web-caution-seen = Anladım
web-only-answers = Zorunlu hamleleri benim yerime yap
web-pure-gains = Bedelsiz kazançları kendiliğinden al
web-opponents = Rakipler
web-who-plays = { $player } yerine kim oynasın
web-leaving = Masadan kalkmak
web-leave = Masadan ayrıl
web-end-game = Oyunu bitirmeyi öner
web-replace-by-bot = { $player }: yerine bot ({ $bot })
web-take-back = Yerimi geri al
web-bot-for-you = Yerinize bir bot oynuyor.
web-seat-kept = Yeriniz hâlâ boş.
web-ask-to-join = Katılmak iste
web-join-asked = { $player } boş yere oturmak istiyor. Kabul mü?
web-join-waits = Katılmak istediniz; oyuncular yanıt verecek.
web-join-withdraw = Vazgeç
web-replace-asked = { $player }: uzun süredir yok. Yerine bot oynasın mı?
web-level-asked = Rakip değişikliği: { $player } → { $bot }. Kabul ediyor musunuz?
web-away-late = { $player } uzun süredir yok. Menüden yerine bir bot koyabilirsiniz.
web-programs = Programlar
web-programs-about = Bir anahtarla, sizin bir programınız yerinize oynar. Yalnızca bir kez gösterilir; kimseyle paylaşmayın.
web-token = Anahtar
web-token-make = Anahtar oluştur
web-token-made = Oluşturuldu: { $time }
web-token-revoke = İptal et
web-clock-days = { $days } gün { $hours } sa
web-clock-left = { $player }: kalan süre { $time }
web-clock-out = { $player }: süre bitti
web-clock-short = Az süreniz kaldı.
web-clock-late = { $player }: süre bitti. Menüden yerine bir bot koyabilirsiniz.
web-event-new-bot = Rakip değişikliği: { $before } → { $bot }
web-event-new-key = Buradan itibaren şans yeni bir anahtardan geliyor: { $commitment }
web-event-new-edition = { $lost ->
    [0] Bu oyun daha yeni kural ya da bileşenlere geçirildi.
   *[other] Bu oyun daha yeni kural ya da bileşenlere geçirildi; son { $lost } hamle korunamadı.
}
web-chat-show = Sohbeti göster
web-chat-empty = Henüz kimse bir şey yazmadı.
web-chat-say = Masaya mesaj
web-hide-lines = { $player }: mesajlarını gizle
web-hidden-lines = { $n } mesaj gizli
web-show-lines = Yeniden göster
web-keys = Klavye kısayolları
web-key-arrows = Ok tuşları: seçenekler arasında gez
web-key-enter = Enter: seç
web-key-figures = 1–9: o düğmeyi seç
web-key-u = U: geri al
web-key-y = Y: yinele
web-key-l = L: kayıt
web-key-r = R: kurallar
web-key-h = H: ipucu
web-key-t = T: hamle yaz
web-key-escape = Escape: kapat

## Browser: score, rules, replay

web-game-over = Oyun bitti
web-score-now = Oyun şimdi bitseydi
web-winner = Kazanan: { $players }
web-nobody-won = Kazanan yok.
web-total = Toplam
web-rank = Sıralama
web-you-tag = siz
web-end-you-win = Kazandınız
web-end-wins = Kazanan: { $player }
web-end-shared = Zafer paylaşıldı: { $players }
web-end-stopped = Anlaşarak bitirildi
web-end-leads = { $player }: bittiğinde { $points } puan.
web-end-nobody-about = Bu masada hiçbir puan zafere yetmedi.
web-end-points = { $points } puan.
web-end-by = { $points } puan; sonraki { $other }, { $margin } puan geride.
web-end-tied = { $points } : { $points }, rakip { $other }; { $why }.
web-end-all-tied = Her biri { $points } puan; hiçbir kural ayırmıyor.
web-end-why = Eşitlik nasıl bozuldu
web-end-equal = Eşit puan
web-end-tie-broken = { $player } ve { $other }: { $points } puanla eşit. { $player }: { $why }.
web-end-tie-shared = { $player } ve { $other }: { $points } puanla eşit, { $place }. sırayı paylaşıyor.
web-end-tie-row = Eşitlik bozma: { $what }
web-end-sources = Kaynağına göre puanlar
web-end-sources-about = Her oyuncu için bir çubuk; tüm sayılar puan çizelgesinde.
web-end-lost = { $n } kayıp
web-end-losses = Kayıplar
web-end-difference = Farkı yaratan
web-end-difference-of = { $player } – { $other }: en büyük farklar.
web-end-other-rows = diğer satırlar toplamı
web-end-count = sayı
web-end-worth = puan
web-end-places = Sıralama
web-end-sheet = Puan çizelgesi
web-show-table = Masayı göster
web-play-again = Tekrar oyna
web-again-note = Yerler, botlar ve seçenekler aynı kalır.
web-again-waits = Beklenen: { $players }
web-again-asked = { $player } tekrar oynamak istiyor.
web-again-no = Hayır, teşekkürler
web-again-take-back = İsteği geri al
web-again-go = Yeni oyuna git
web-review-later = Sonra incele
web-review-kept = Oyunlarım'da saklandı
web-rules-of = Kurallar: { $game }
web-rules-search = Kurallarda ara
web-rules-chapter = Bölüm
web-rules-english = Henüz çevrilmedi: İngilizce
web-rules-nothing = Eşleşen kural yok
web-rules-found = { $chapters } bölümde { $rules } kural
web-rules-next = Bulunan sonraki kural
web-rules-previous = Bulunan önceki kural
web-rules-chapters = Bölümler
web-rules-why = Neden böyle?
web-rules-copy = { $rule }: bağlantıyı kopyala
web-rules-notes = Kurallara notlar (İngilizce)
web-replay = Tekrar izle
web-replay-first = İlk hamle
web-replay-back = Önceki hamle
web-replay-on = Sonraki hamle
web-replay-play = Oynat
web-replay-stop = Duraklat
web-replay-start = Oyunun başı
web-replay-turn = Sıra
web-replay-turn-at = sıra { $n } / { $of }
web-replay-step-at = adım { $n } / { $of }
web-replay-turn-back = Önceki sıra
web-replay-turn-on = Sonraki sıra
web-replay-last = Son hamle
web-replay-speeds = Hız
web-replay-speed = Hız: { $n }×
web-replay-eyes = Kimin gözünden
web-replay-as = { $player } gözüyle
web-replay-spectator = Seyirci olarak
web-fork = Buradan oyna
web-back-to-table = Masaya dön

## Browser: account and statistics

web-name = Ad
web-password = Parola
web-login = Giriş yap
web-logged-in = Giriş yapıldı.
web-logout = Çıkış yap
web-logged-out = Çıkış yapıldı.
web-register = Hesap aç
web-registered = Hesap açıldı. Oyunlarınız onda saklanır.
web-you-are = Siz: { $name }
web-you-are-guest = Siz: { $name } (konuk)
web-keep-games = Tarayıcı verilerini silerseniz konuk oyunları kaybolur. Hesapla oyunlar ve ayarlar korunur.
web-play-as-guest = Konuk olarak oyna
web-no-finished-games = Henüz bitmiş oyun yok.
web-stat-games = Oyunlar
web-stat-since = { $when } tarihinden beri
web-stat-won = Kazanılan
web-stat-won-of = { $n } / { $of }
web-stat-share = { $share }, büyük olasılıkla { $from } – { $to }
web-stat-median = Ortanca puan
web-stat-half = yarısı { $from } ile { $to } arasında
web-stat-best = En iyi puan
web-stat-scores = Puanlar
web-stat-not-won = kazanılmayan
web-stat-is-won = kazanılan
web-stat-median-at = ortanca { $n }
web-stat-by-players = Oyuncu sayısına göre
web-stat-mean-range = ortalama ve olası aralığı
web-stat-against-bots = Botlara karşı kazanılan
web-stat-strongest = masadaki en güçlüye göre
web-stat-too-few = oran için yetersiz
web-stat-not-met = henüz karşılaşılmadı
web-stat-even = eşit
web-stat-solo = Tek kişilik
web-stat-all = Tümü
web-stat-n-games = { $n } oyun
web-stat-results = Sonuçlar
web-stat-table = Masa
web-stat-place = { $place }. sıra
web-stat-place-tied = { $place }. sıra, eşitlik bozma ile
web-stat-place-shared = { $place }. sıra, paylaşılan
web-stat-older = { $n } eski oyun
web-stat-said = { $game }: { $games }, { $won } kazanıldı.
web-stat-again = Yeniden dene
web-asks-again = tekrar oynamak istiyor
web-place-of = { $of } oyuncuda { $place }.
web-stat-when = Tarih
