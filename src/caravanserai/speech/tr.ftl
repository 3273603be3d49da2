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
ask-choose-times = Kaç kez?
ask-choose-order = Sıradaki etki hangisi?
wait-choose-branch = Beklenen: { $player } (etki seçiyor)
wait-may-enact = Beklenen: { $player } (etkiye karar veriyor)
wait-choose-times = Beklenen: { $player } (sayı seçiyor)
wait-choose-order = Beklenen: { $player } (sıralama seçiyor)

## Retler

refuse-not-offered = Bu, şu anki seçenekler arasında değil.

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
effect-up-to = 1 ile { $n } arası kez: { $effect }
effect-per = { $per } { $effect }
effect-score = { $per } { $points }
effect-most = { $effect }, en fazla { $most }
effect-any-order = istediğiniz sırayla: { $effect }
effect-if = koşul { $test }: { $then }
effect-if-else = koşul { $test }: { $then }; yoksa: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $effect } (ölçü: { $value })
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } (sırada { $n } kez)
times = { $n } kez
value-die = zarın değeri
value-power = güç

## Diller, her biri kendi adıyla

language-en = English
language-fr = Français
language-tr = Türkçe
language-pl = Polski
language-hu = Magyar

## Rakipler

bot-random = Çırak
bot-greedy = Esnaf

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
cli-thinking = { $player }: düşünüyor …
cli-pass-device = Sıradaki: { $player }. Hazır olunca Enter'a basın.
cli-board = Oyun tahtası
cli-hand = Eliniz
cli-discard = Iskarta desteniz
cli-you = Siz
cli-opponents = Rakipler
cli-log = Kayıt
cli-choices = Seçimler
cli-refused = Şimdi olmaz
cli-hidden = gizli
cli-points = Puan
cli-saved-game = Kayıtlı oyun: { $file }

## Terminal: komutlar

cli-prompt = Numara ya da komut (yardım: ?)
cli-help = Komutlar
cli-help-number = bir numara: o seçimi yap
cli-help-why = why: şu anda neyin hangi kuralla reddedildiği
cli-help-rules = rules ID: bir kuralı oku, örneğin rules { $example }
cli-help-log = log: olan biten her şey
cli-help-undo = undo: son hamleyi geri al
cli-help-redo = redo: hamleyi yinele
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
cli-unknown-command = “{ $command }” burada bir komut değil. Yardım için ? yazın.
cli-not-a-choice = 1 ile { $n } arasında bir numara seçin.
cli-no-such-rule = Böyle bir kural yok: { $rule }
cli-rule = Kural { $rule }
cli-nothing-refused = Şu anda reddedilen bir şey yok.

## Terminal: son ve öteki komutlar

cli-game-over = Oyun bitti
cli-winner = Kazanan: { $player }
cli-no-winner = Kazanan yok.
cli-shared-victory = Paylaşılan zafer: { $players }
cli-you-won = Kazandınız!
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
cli-verified = Doğrulandı: karıştırmalar anahtara uyuyor.
cli-not-verified = Doğrulanmadı: kayıt ile anahtar birbirine uymuyor.
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
cli-edition-differs = Bu oyun kuralların { $saved }. sürümüyle kaydedildi; burada { $here }. sürüm var. Buradaki kurallarla yeniden oynatılıyor.
cli-box-differs = Bu oyun başka bileşenlerle kaydedildi ({ $saved }; burada { $here }). Buradakilerle yeniden oynatılıyor.
cli-resume-with = Devam etmek için: { $command }
cli-undo-sure = O zamandan beri başkaları oynadı ya da bir bilgi açıldı. Yine de geri alınsın mı?
cli-help-board = board: masayı yeniden göster
cli-help-score = score: oyun şimdi bitseydi skorlar
cli-file-exists = { $file } zaten var.
cli-replay-keys = Enter: sonraki; sayı: oraya git; q: bitir
cli-record-sound = Doğrulandı: her hamle kurallara uygun; özet ve skorlar tutuyor.
cli-not-over-yet = Oyun bitmedi: sıra { $n }. oyuncuda. Şimdiye kadarki her hamle kurallara uygun.
cli-no-footer = Oyun bitti ve her hamle kurallara uygun; karşılaştırılacak özet yok.
cli-checking = { $game }: denetleniyor …
cli-speed = Saniyede { $decisions } hamle, { $games } oyun
cli-length = Oyun başına hamle: { $least }–{ $most }, ortalama { $mean }
cli-wins-column = Galibiyet
cli-mean = Ortalama
cli-deviation = Sapma
cli-least = En az
cli-quartiles = Çeyrekler
cli-most = En çok
