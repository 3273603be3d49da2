# The words of every table: choices, questions, refusals and effects that all games share, and the terminal.

## Choices

option-a = Option A
option-b = Option B
option-c = Option C
option-d = Option D
option-e = Option E
option-f = Option F
option-g = Option G
option-h = Option H
option-i = Option I
option-j = Option J
option-k = Option K
option-l = Option L
option-m = Option M
option-n = Option N
option-o = Option O
option-p = Option P
count = { $a }
answer-yes = Yes
answer-skip = Skip

## Questions

ask-choose-branch = Choose one effect.
ask-may-enact = { $effect ->
    [none] Use this effect?
   *[other] Use this effect: { $effect }?
}
    .answer-yes = Use it
    .answer-skip = Leave it
ask-choose-times = How many times?
ask-choose-order = Which effect comes next?
wait-choose-branch = Waiting for { $player } (choosing an effect)
wait-may-enact = Waiting for { $player } (deciding on an effect)
wait-choose-times = Waiting for { $player } (choosing a number)
wait-choose-order = Waiting for { $player } (choosing an order)

## Refusals

refuse-not-offered = Not available right now.
refuse-lesson = Do the highlighted move first.

## Effects

effect-none = no effect
effect-free = nothing
effect-gain = +{ $what }
effect-with = { $first }, { $next }
effect-then = { $first }, then { $next }
effect-or = { $first } or { $next }
effect-may = { $effect } (optional)
effect-pay = pay { $cost } → { $gain }
effect-repeat = { $times }: { $effect }
effect-up-to = 1 to { $n } times: { $effect }
effect-per = { $per }: { $effect }
effect-score = { $points } { $per }
effect-most = { $effect }, at most { $most }
effect-any-order = in any order: { $effect }
effect-if = if { $test }: { $then }
effect-if-else = if { $test }: { $then }; if not: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $value } { $effect }
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } ({ $n ->
    [one] once
   *[other] { $n } times
} a turn)
told-gain = gain { $what }
told-and = { $first } and { $next }
times = { $n ->
    [one] once
   *[other] { $n } times
}
value-die = die value
value-power = power

## Opponents

bot-apprentice = Apprentice
    .about = New to the road: plays gently and lets a good thing go by now and then.
bot-trader = Trader
    .about = Takes the best bargain of the day and never thinks of tomorrow.
bot-merchant = Merchant
    .about = Thinks a few steps ahead and seldom wastes a coin.
bot-caravan-master = Caravan Master
    .about = Plans the whole journey, and watches where you are heading.
bot-sage = Sage
    .about = Knows every road by heart: few leave this table as winners.
bot-greedy = Pedlar
bot-random = Wanderer
bot-quick-sage = Quick Sage

## Hints

hint-chance = Chance to win: { $mean }% ({ $low } to { $high }%)
hint-ahead = Points ahead of the best opponent: { $mean } ({ $low } to { $high })
hint-points = Final points: { $mean } ({ $low } to { $high })
hint-seldom = Tried too rarely to say what it's worth.
hint-open = What follows can't be known yet.
hint-close = { $first } and { $second } are too close to call.
hint-only = No other turn was found to compare it with.
hint-about = Based on { $n ->
    [one] { $n } position
   *[other] { $n } positions
}; what you can't know was drawn at random. The true value lies between the figures nine times in ten.

## Terminal: menus

cli-welcome = Welcome to Caravanserai.
cli-choose-game = Which game?
cli-choose-language = Language
cli-choose-seats = How many players?
cli-choose-opponents = Who plays against you?
cli-choose-options = Options
cli-your-name = Your name
cli-player = Player { $n }
cli-human = human
cli-bot = bot
cli-default = Enter: { $value }
cli-yes = yes
cli-no = no

## Terminal: the table

cli-your-turn = Your turn
cli-thinking = { $player } is thinking…
cli-pass-device = Over to { $player }. Press Enter when you are ready.
cli-board = Board
cli-hand = Your hand
cli-discard = Your discard pile
cli-you = You
cli-opponents = Opponents
cli-log = Log
cli-choices = Choices
cli-refused = Not available
cli-hidden = hidden
cli-points = Points
cli-saved-game = Saved game: { $file }

## Terminal: commands

cli-prompt = Number or command (help: ?)
cli-help = Commands
cli-help-number = a number: choose that option
cli-help-why = why: what you can't do now, and by which rule
cli-help-rules = rules ID: read a rule, for example rules { $example }; rules ID why: with the notes on it
cli-help-howto = howto: how this game is played, on a page
cli-help-log = log: everything that has happened
cli-help-undo = undo: take back your last move
cli-help-redo = redo: play it again
cli-help-hint = hint: the three best turns that the Sage finds; hint 2: take the second of them
cli-help-save = save FILE: save the game
cli-help-language = language: change the language
cli-help-quit = quit: leave the game
cli-undone = Move undone.
cli-redone = Move redone.
cli-nothing-to-undo = Nothing to undo.
cli-nothing-to-redo = Nothing to redo.
cli-undo-stopped = New information was revealed: undo stops here.
cli-saved = Saved: { $file }
cli-loaded = Loaded: { $file }
cli-quit-sure = Leave without saving?
cli-goodbye = Goodbye.
cli-unknown-command = “{ $command }” is not a command. Type ? for help.
cli-not-a-choice = Choose a number from 1 to { $n }.
cli-no-such-rule = There is no rule { $rule }.
cli-rules-why = Why this reading? { $command }
cli-rule = Rule { $rule }
cli-nothing-refused = Everything is available now.

## Terminal: the end, and other commands

cli-game-over = Game over
cli-winner = Winner: { $player }
cli-no-winner = Nobody wins.
cli-shared-victory = Shared victory: { $players }
cli-you-won = You win!
cli-tie-broken = { $player } and { $other } have { $points } points each. { $player }: { $why } ({ $rule })
cli-tie-shared = { $player } and { $other } have { $points } points each and share place { $place }.
cli-final-scoring = Final scoring
cli-total = total
cli-rank = Rank
cli-seed = Key of this game: { $key }
cli-simulated = { $n ->
    [one] { $n } game played
   *[other] { $n } games played
}
cli-average = Average: { $value }
cli-wins = Wins: { $value }
cli-decisions = Moves: { $n }
cli-replayed = Replayed: { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
cli-replay-differs = The replay differs at move { $n }.
cli-verified = Verified: all agrees, and the shuffles are those of the key that was committed to.
cli-not-verified = Not verified: the record's key is not the one that was committed to.
cli-commitment = Move { $n } on – commitment to the key: { $commitment }
cli-commitment-unknown = { $n ->
    [one] Compare this with what the table published, or give that with --commitment.
   *[other] Compare these with what the table published, or give that in this order, each with --commitment.
}
cli-new-game = { $folder }: { $n } files written. Next:
cli-check-sound = { $game }: sound
cli-check-faults = { $game }: { $n ->
    [one] { $n } fault
   *[other] { $n } faults
}
cli-provenance-seed = official
cli-provenance-public = public source
cli-provenance-recalled = recalled
cli-provenance-reconstructed = reconstructed

## Terminal: more of the table and of the commands

cli-solo = 1 – solo
cli-players = { $n } players
cli-hot-seat = People at this keyboard
cli-only-choice = Only one choice: { $choice }
cli-score-now = If the game ended now
cli-taken-up = Resuming after move { $n }.
cli-edition-differs = This game was saved with edition { $saved } of the rules; it is replayed with edition { $here }.
cli-box-differs = This game was saved with other components ({ $saved }); it is replayed with those installed here ({ $here }).
cli-bot-failed = { $player } cannot go on: { $why }
cli-resume-with = To resume: { $command }
cli-undo-sure = Others have moved since, or something was revealed. Undo anyway?
cli-help-board = board: show the table again
cli-help-score = score: the scores if the game ended now
cli-hint-title = What the Sage would do
cli-hint-take = hint { $n }: take this turn
cli-file-exists = { $file } already exists.
cli-replay-keys = Enter: next; a number: go there; q: stop
cli-record-sound = Verified: every move is by the rules; digest and scores agree.
cli-not-over-yet = The game is not over: player { $n } is asked. Every move so far is by the rules.
cli-no-footer = The game is over and every move is by the rules; the record has no digest to compare.
cli-words-messages = Messages: { $n } of { $all }
cli-words-rules = rules: { $n } of { $all }
cli-words-missing = Not said yet: { $n }
cli-words-untold = Not told yet, rules: { $n }
cli-words-same = As in English: { $n } (translate them, or list them under alike in language.toml)
cli-words-wrong = Never said, or said wrongly: { $n }
cli-words-whole = { $language }: everything is said
cli-words-open = { $language }: what is listed above is said in English
cli-components-table = Table
cli-components-rows = Rows
cli-components-row = Row
cli-components-values = Values
cli-components-source = Source
cli-components-same = Nothing differs from the box as it is shipped.
cli-components-differ = { $n ->
    [one] { $n } value differs from the box as it is shipped:
   *[other] { $n } values differ from the box as it is shipped:
}
cli-components-written = Written: { $file }. Correct the values, keep the ids, and delete whatever you do not change.
cli-components-try = Then check it: { $command }
cli-checking = { $game }: checking…
cli-speed = { $decisions } moves a second, { $games } games a second
cli-length = Moves a game: { $least } to { $most }, { $mean } on average
cli-wins-column = Wins
cli-mean = Mean
cli-deviation = Deviation
cli-least = Least
cli-quartiles = Quartiles
cli-most = Most

## Terminal: the ladder

cli-ladder-title = { $game }, { $players } players: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each once from every seat (keys { $first }–{ $last })
cli-ladder-solo-title = { $game }, solo: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} (keys { $first }–{ $last })
cli-ladder-keys-tuning = These keys are for choosing: report what was chosen here on others.
cli-ladder-keys-reporting = These keys are for reporting: nothing may have been chosen on them.
cli-ladder-fair = The share is that of the player named first, at one seat; equal strength would bring { $share }.
cli-ladder-pair = { $a } – { $b }
cli-ladder-among = { $a } – { $n } × { $b }
cli-ladder-alone = { $a } – { $opponent } ({ $difficulty })
cli-ladder-match = Match
cli-ladder-games = Games
cli-ladder-share = Wins
cli-ladder-interval = 95 %
cli-ladder-length = Moves a game
cli-ladder-verdict = Against { $value }
cli-ladder-above = above
cli-ladder-below = below
cli-ladder-undecided = not decided
cli-ladder-level = Level
cli-ladder-mean-ms = ms a decision
cli-ladder-p95-ms = 95 % within
cli-ladder-decisions = Decisions
cli-ladder-thought = Thought about
cli-ladder-rating = Rating
cli-ladder-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-ladder-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-control = Control: { $player } against itself: { $share } ({ $low } – { $high }); fair play lies within.
cli-ladder-control-fails = Control: { $player } against itself: { $share } ({ $low } – { $high }); fair play lies outside. Once in twenty times that is chance.
cli-ladder-unended = { $n ->
    [one] { $n } game was not over after { $most } moves; its win counts as shared by all.
   *[other] { $n } games were not over after { $most } moves; their wins count as shared by all.
}
cli-ladder-nobody = { $n ->
    [one] Nobody won { $n } game; its win counts as shared by all.
   *[other] Nobody won { $n } games; their wins count as shared by all.
}
cli-ladder-resumed = { $n ->
    [one] { $n } game had been played before.
   *[other] { $n } games had been played before.
}
cli-ladder-interrupted = Interrupted. The same command goes on from here.
cli-ladder-lost = Interrupted. Without --json the games are lost.
cli-ladder-no-ratings = No ratings, as openskill is not installed: { $command }
cli-ladder-plot-shares = { $game }, { $players ->
    [1] solo
   *[other] { $players } players
}: wins of the first, 95 % intervals
cli-ladder-plot-times = Wins of a seat against the other levels, by time a decision
cli-ladder-plot-solo-times = Wins against the opponent of the rules, by time a decision
cli-ladder-plot-tick = { $value } %

## Terminal: the review of a finished game

cli-review-title = Review: { $game }
cli-review-judge = Judged by: { $judge }, { $depth }.
cli-review-depth-quick = quickly
cli-review-depth-standard = at the usual depth
cli-review-depth-exact = more exactly
cli-review-unsure = Not calibrated: early in the game the chances can be far off. The range after ± holds nine times in ten.
cli-review-measured = Ranges measured on games between bots: if the game were played on many times from that point, a player's share of wins would lie within the range nine times in ten.
cli-review-parts = What moved each player from an even start to the result
cli-review-parts-solo = What moved the chance to win from the start to the result
cli-review-start = Start
cli-review-own = Own choices
cli-review-others = Others' choices
cli-review-luck = Luck
cli-review-unexplained = Not explained
cli-review-result = Result
cli-review-sum = In percentage points; together with what is not explained, each row adds up to the result.
cli-review-compared = Each choice is compared with what the bots that play on would have chosen, knowing what the player could know.
cli-review-curve = Chance to win and expected points
cli-review-turn = After turn
cli-review-deal = the deal
cli-review-hope = { $chance } · { $points }
cli-review-moments = Key moments
cli-review-no-moments = No single turn or draw clearly decided this game.
cli-review-choice = Turn { $turn }, { $player }, a choice: { $change }
cli-review-draw = Turn { $turn }, { $player }, luck: { $change }
cli-review-played = Played: { $what }
cli-review-better = Better: { $what }
cli-review-worth = – worth about { $n ->
    [one] { $n } point
   *[other] { $n } points
} more
cli-review-instead = – a chance of about { $better } instead of { $played }%
cli-review-came = What came: { $what }
cli-review-change = { $change } ± { $width }
cli-review-change-about = about { $change }, { $low } to { $high }
cli-review-percent = { $mean }%
cli-review-width = { $mean }% ± { $width }
cli-review-about = about { $mean }%, { $low } to { $high }
cli-review-under = under 1%
cli-review-over = over 99%
cli-review-resumed = { $n ->
    [one] { $n } turn had been judged before.
   *[other] { $n } turns had been judged before.
}
cli-review-interrupted = Interrupted. The same command goes on from here.

## What the server answers when it cannot do what was asked

error-not-found = There is nothing at this address.
error-forbidden = You can't do that.
error-malformed = The server did not understand the request.
error-too-large = That is too much to send at once.
error-not-allowed = That isn't possible here.
error-failure = Something went wrong on the server. Please try again.
error-busy = The table is busy. Please try again.
error-storage = This could not be saved. Please try again in a moment.
error-damaged = The saved data of this table is damaged. Other tables are not affected.
error-too-many = Too much at once. Please wait a moment.
error-crowded = The server is full at the moment. Please try again later.
error-csrf = This page is out of date. Please reload it.
error-not-signed-in = Enter a name first, or sign in.
error-bad-token = This token is not valid.
error-bad-name = A name needs 1 to 40 visible characters.
error-name-hidden = This name has invisible characters. Please leave them out.
error-name-marks = This name has too many accents on one letter.
error-name-taken = This name is taken.
error-has-account = You already have an account.
error-wrong-password = Wrong name or password.
error-not-invited = This table is by invitation only.
error-seat-taken = This seat is taken.
error-has-seat = You already have a seat at this table.
error-own-seat = Your own seat at this table is kept for you: take that one.
error-seat-cleared = The person who set up this table has freed your seat for somebody else.
error-no-such-game = This game is not installed here.
error-no-such-lesson = This game has no lesson yet.
error-no-such-puzzle = There is no such puzzle any more.
error-bad-option = This game doesn't have this option.
error-bad-record = This record can't be played.
error-another-box = This game was played with a corrected box that can't be used here.
error-too-long = This record is too long to be read here.
error-not-playing = This game is not in play.
error-not-over = Available after the game.
error-source-not-over = This game started from one that is still in play. Its record is available when that one is over, too.
error-older-edition = This game was played with an older edition of the rules. Its review stays as it is, but nobody can play on from this game.
error-ended-early = This game was ended early. Only games played to the end can be reviewed.
error-too-many-turns = This game has too many turns to be reviewed here.
error-no-reviews = Games are not reviewed here. Save the record of a finished game and import it at a server that reviews games, or run “caravanserai review” on it.
error-review-failed = The review could not be finished. What has been judged is kept.
error-no-review = There is no review of this game yet.
error-not-asked = It is not your turn.
error-refused = The rules don't allow this.
error-stale = The game has moved on. Here is the table as it is now.
error-held = The other player has not ended their turn yet.
error-hints-off = There are no hints at this table.
error-no-hint = No hint right now. Please try again.
error-nothing-held = You have no turn to end.
error-nothing-to-undo = Nothing to undo.
error-nothing-to-redo = Nothing to redo.
error-needs-consent = The others must agree; they have been asked.
error-nothing-asked = Nobody is asking for consent.
error-nobody-to-ask = Nobody is left here to agree to it.
error-others-ask = The table is being asked something else. Please try again in a moment.
error-not-absent = This player is back.
error-box-unfit = This box cannot be played with any more; its correction does not fit the game as it is now.
error-box-away = The tables with this box are being set up. Please try again in a moment.
error-bad-correction = This correction cannot be played with.
error-same-box = Nothing is corrected: this is the box as it is shipped.

## Browser: everywhere

web-home = Home
web-pages = Pages
web-lobby = Lobby
web-rules = Rules
web-legend = Icons
web-box = The box
web-box-own = Own the paper game? See and correct the box
web-box-of = What is in the box: { $game }
web-box-about = Many values are reconstructed. With the paper game beside you, find the card, change the number, and start a table with the corrected box: rules, texts, board and bots follow it.
web-box-find = Find a card, a place, a value
web-box-found = { $n ->
    [one] Found in { $n } table
   *[other] Found in { $n } tables
  }
web-box-none = Nothing in this box has such a name.
web-box-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
  }
web-box-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-box-changed = { $n } corrected
web-box-part-pieces = Cards, tiles and tokens
web-box-part-board = Board, rules and setup
web-box-part-counts = Options and counts
web-box-source = Source
web-box-shipped = As shipped
web-box-reset = Restore
web-box-yours = Your correction
web-box-empty = Nothing is corrected yet.
web-box-checking = Checking…
web-box-faults = { $n ->
    [one] One thing is wrong:
   *[other] { $n } things are wrong:
  }
web-box-sound = All good: ready to play.
web-box-line = Line { $n }
web-box-start = Start a table with this box
web-box-trying = Trying it out…
web-box-save = Save the file
web-box-open = Open a file
web-box-clear = Discard everything
web-box-file = The file itself
web-box-file-about = Type or paste here what differs; the same file corrects the game for good: caravanserai --components my_games.
web-box-save-all = Save the whole file as shipped
web-box-differ = { $n ->
    [one] { $n } value differs from the box as it is shipped:
   *[other] { $n } values differ from the box as it is shipped:
  }
web-box-corrected = Corrected box
web-box-corrected-about = This table is played with values that somebody has corrected.
web-box-see = See the whole box
web-yes = yes
web-no = no
web-legend-of = Icons: { $game }
web-legend-common = In every game
web-legend-own = In this game
web-which-game = Which game?
web-legend-vp = Victory points: the number is in the star.
web-legend-arrow = You pay what stands before it and get what stands after it.
web-legend-or = One or the other.
web-legend-per = For each one you have.
web-legend-any = Any kind, you choose.
web-legend-hidden = Face down: nobody sees it.
web-legend-secret = Only you see this.
web-legend-start = The start player.
web-legend-locked = Not available yet.
web-statistics = Statistics
web-account = Account
web-language = Language
web-theme = Colour theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-send = Send
web-save = Save
web-saved = Saved
web-copy = Copy link
web-copied = Copied
error-offline = The server doesn't answer. The page keeps trying.
web-without-words = The words of this page could not be loaded. Please load the page again.
error-engine = The table cannot be started in this browser. A newer browser may help.
error-newer-version = This table is already played with another version, in another window. Reload this page to go on here.
error-unknown = Something went wrong.

## Browser: the lobby

web-welcome = Welcome to Caravanserai
web-games = Games
web-broken-game = { $game } cannot be played: { $why }
web-game-gugong = Gùgōng
web-game-gugong-about = Give gifts at court and reach the emperor in time.
web-game-paladins = Paladins of the West Kingdom
web-game-paladins-about = Gather workers, build walls, hold the city.
web-game-yokohama = Yokohama
web-game-yokohama-about = Trade silk and tea in the open harbour of 1880.
web-game-marcopolo2 = Marco Polo II
web-game-marcopolo2-about = Ride west for the Khan with dice, camels and contracts.
web-minutes = { $least } min
web-minutes-range = { $least }–{ $most } min
web-playing-time = Playing time
web-player-count = Players
web-weight = Weight { $n } of { $of }
web-weight-1 = Light
web-weight-2 = Fairly light
web-weight-3 = Medium
web-weight-4 = Heavy
web-weight-5 = Very heavy
web-strength = strength { $n } of { $of }
web-learn-on = Go on learning
web-learn-at = { $n } of { $of }
web-learn-again = Learn again
web-learnt = learnt
web-play = Play
web-play-with = with { $who }
web-opponents-title = { $n ->
    [one] One opponent, always ready
   *[other] { $n } opponents, always ready
}
web-opponents-about = Whoever you choose sits down with you when you press “Play with bots”.
web-bot-apprentice = plays gently
web-bot-trader = takes the best bargain
web-bot-merchant = thinks a few steps ahead
web-bot-caravan-master = plans the whole journey
web-bot-sage = knows every road
web-play-against = Play against { $opponent }
web-play-bots = Play with bots
web-set-up = Set up…
web-set-up-of = Set up a table of { $game }
web-finished-games = Finished
web-all-games = All games ({ $n })
web-plays-now = { $player }: to play
web-go-there = Go
web-more-wait = { $n ->
    [one] One more game waits for you.
   *[other] { $n } more games wait for you.
}
web-your-turn-at = { $game }: your turn
web-learn = Learn by playing
web-my-games = My games
web-no-games = No games yet.
web-learn-in = Learn { $game } in { $n } minutes
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players.
web-your-turn = Your turn
web-status-waiting = Waiting for players
web-status-playing = In play
web-status-over = Game over
web-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
web-import = Import a saved game
web-who-are-you = Who's playing?
web-your-name = Your name
web-guest-name = Guest
web-guest-about = No account needed. You can create one later and keep your games.
web-sit-down = Take a seat
web-here-about = Your games stay in this browser. Nothing is sent anywhere.
web-engine-loading = Fetching the table: { $loaded } of { $total } MB
web-engine-dealing = Dealing…
web-kept-forbidden = This browser lets nothing be kept. You can play, but your games are gone when you close this page.
web-kept-full = There is no room left in this browser. You can play on, but what you play from now on is gone when you close this page.
web-kept-save = Save this game as a file
web-update-ready = A new version is ready.
web-update-left = Another window has switched to a new version.
web-update-take = Switch now
web-update-later = Later
web-offline-open = Play in this browser, even offline
web-play-offline = Play on without the server
web-play-offline-about = Against bots, or with others at this screen. Your games there stay in this browser.
web-bots-shorter = In the browser the strongest opponents think for a shorter time, and play a little weaker.

## Browser: setting up a table

web-how-many = How many players?
web-new-table = New table
web-new-table-time = New table · about { $n } minutes
web-who-plays-here = Who plays?
web-seat-who = Who sits on seat { $n }
web-seat-of = { $name } (you)
web-seat-by-lot = The seat that begins is drawn by lot.
web-seat-here-short = here
web-seat-open-short = online
web-expansions = Expansions and variants
web-rulings = Rulings
web-rulings-standard = { $n ->
    [one] { $n } reading of an unclear rule, as recommended
   *[other] { $n } readings of unclear rules, all as recommended
}
web-rulings-changed = { $n ->
    [one] { $n } reading
   *[other] { $n } readings
}, { $changed } changed
web-rulings-reset = Back to recommended
web-setup-standard = The standard game
web-setup-differs = { $n ->
    [one] { $n } setting differs from the standard game
   *[other] { $n } settings differ from the standard game
}
web-setup-same-name = Two seats have the same name.
web-setup-no-name = One seat has no name yet.
web-cancel = Cancel
web-alone = Solo against { $opponent }
web-for-guests = With others online
web-you = You
web-player = Player { $n }
web-their-name = Player's name
web-seat-bot = Bot: { $bot }
web-seat-here = Player on this device
web-seat-open = Open (online)
web-public = List among the open tables
web-over-days = At your own pace, over days
web-hints = Everybody may ask for hints
web-hints-on = Hints are allowed at this table.
web-hints-off = No hints at this table.
web-clock = Clock
web-clock-none = No clock
web-clock-bank = { $minutes } minutes each, plus { $seconds } seconds per turn
web-clock-turn = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
web-clock-about = When somebody runs out of time the game goes on; the others may then let a bot take over.
web-begin = Start the game
web-waiting-for-players = Waiting for players
web-free-seat = Free seat
web-clear-seat = Free the seat
web-bot = bot
web-invite-about = Send this link to the people you want to invite.
web-invite-link = Invitation link

## Browser: the table

web-board = Game board
web-own-board = Your player board and hand
web-players = Players
web-log = Log
web-menu = Menu
web-chat = Chat
web-score = Score
web-back = Back
web-chosen = You chose: { $what }. You can change it until everyone has chosen.
web-undo = Undo
web-redo = Redo
web-table-tools = Table tools
web-question = Question
web-title-your-turn = ● Your turn – { $game }
web-title-waiting = ● Your turn in { $n ->
    [one] { $n } game
   *[other] { $n } games
} – Caravanserai
web-connecting = Reconnecting…
web-lost-title = There is no table here
web-lost-about = The link may be cut short or mistyped, or the table is gone.
web-private-title = This table is by invitation only
web-private-about = Ask those who play here for the invitation link. If you sit at this table, sign in with the account you play with.
web-trouble-title = This page cannot be shown
web-try-again = Try again
web-to-lobby = To the games
web-no-page = There is nothing at this address
web-waiting-for = Waiting for { $players }
web-thinking = { $players }: thinking…
web-thinks = thinking…
web-held = End your turn, or undo?
web-end-turn = End turn
web-compose-change = Click your pieces to change this
web-compose-more = Click the pieces you want to use.
web-all-choices = All choices ({ $n })
web-all-choices-short = All ({ $n })
web-more-choices = { $n } more
web-trade-buy = Buy for
web-trade-sell = Sell for
web-closed = { $n } unavailable
web-since-your-turn = Since your last turn
web-story = What is happening
web-story-at = { $n } of { $of }
web-story-back = One back
web-story-on = One on
web-story-question = Skip to your question
web-story-now = Skip to now
web-story-acts = acts
web-story-last = Then the game ends.
web-log-you = You
web-log-did = { $who } { $did }
web-log-had = { $who }: { $did }
web-log-new = { $n } new
web-log-newest = Newest
web-show-then = Show the table then
web-pace = Others' turns
web-pace-off = At once
web-pace-quick = Quick
web-pace-calm = Calm
web-key-story = Comma, full stop, P: while others' turns are shown, one back, one on, pause; Escape or Space shows all at once
web-lesson = Lesson
web-lesson-step = Step { $n } of { $of }
web-lesson-show = Show me where
web-lesson-wait = Your opponent is playing…
web-lesson-any = Now choose whatever you like.
web-lesson-next = Next: the first turn
web-lesson-leave = Leave the lesson
web-lesson-done = The lesson is over. Play on – you're on your own now.
web-lesson-close = Close
web-lesson-less = Less
web-lesson-more = More
web-lesson-again = Restart the lesson
web-recap-short = What happened ({ $n })
web-hint = Hint
web-hint-turns = The best turns
web-hint-turn = Turn { $n }
web-hint-best = best
web-hint-percent = { $n }%
web-hint-take = Take this turn
web-hint-take-part = Play it this far
web-hint-again = Ask again
web-undo-waits = An undo was asked for; the others must agree.
web-undo-asked = { $player } would like to undo. Do you agree?
web-end-asked = End the game by agreement?
web-agree = Agree
web-disagree = Disagree
web-over-to = Over to { $player }
web-here-i-am = Show my hand
web-type-move = Type a move
web-record = Save the record
web-fair-play = Fair play
web-fair-play-about = All chance in a game comes from a secret key. From the start the table shows its commitment, a fingerprint that fits no other key; after the game it shows the key. So nobody can choose the shuffles afterwards.
web-fair-play-commitment = Commitment from move { $n } on
web-fair-play-key = Key
web-fair-play-secret = secret until the game is over
web-fair-play-check = To check it, note the commitments during the game. Afterwards, save the record and run this:
web-past = Open past
web-past-fork = This game started from a decision in another. Somebody could know what was dealt before; later chance comes from a fresh key.
web-past-forked = Another game was started from this one while it was in play. Whoever did so could know what is hidden here.
web-past-import = This game started from a record. Somebody could know what was dealt before; later chance comes from a fresh key.
web-past-lesson = A lesson: its cards and dice are prepared.
web-past-restored = This game was brought back from a backup. If it had gone on after that backup was made, somebody could know what was dealt before; later chance comes from a fresh key.
web-past-undo = Somebody who was alone at this table went back past what had been revealed and could know what is hidden. Since others sat down, chance comes from a fresh key.
web-settings = Settings
web-calm = Reduced motion
web-sound = Sounds
web-watching = You are watching
web-watching-about = You see what everybody may see, and nothing is asked of you.
web-caution = Before it is too late
web-caution-seen = Understood
web-only-answers = Play forced moves for me
web-pure-gains = Take free gains automatically
web-opponents = Opponents
web-who-plays = Who plays as { $player }
web-leaving = Leaving
web-leave = Leave the table
web-end-game = Propose to end the game
web-replace-by-bot = { $player }: replace with bot ({ $bot })
web-take-back = Take my seat back
web-bot-for-you = A bot is playing for you.
web-seat-kept = Your seat is still free.
web-ask-to-join = Ask to join
web-join-asked = { $player } would like the free seat. Let them in?
web-join-waits = You asked to join; the players will answer.
web-join-withdraw = Never mind
web-replace-asked = { $player } has been away for a long time. Let a bot take over?
web-level-asked = Change of opponent: { $player } → { $bot }. Do you agree?
web-away-late = { $player } has been away for a long time. You can put a bot in from the menu.
web-programs = Programs
web-programs-about = With a token, a program of yours can play in your seat. It is shown only once: keep it to yourself.
web-token = Token
web-token-make = Create a token
web-token-made = Created { $time }
web-token-revoke = Revoke
web-clock-days = { $days } d { $hours } h
web-clock-left = { $player }: time left { $time }
web-clock-out = { $player }: out of time
web-clock-short = You're running out of time.
web-clock-late = { $player } is out of time. You can put a bot in from the menu.
web-event-new-bot = Change of opponent: { $before } → { $bot }
web-event-new-key = From here on chance comes from a fresh key: { $commitment }
web-event-new-edition = { $lost ->
    [0] This game was brought to the present rules or components.
    [one] This game was brought to the present rules or components; the last move could not be kept.
   *[other] This game was brought to the present rules or components; the last { $lost } moves could not be kept.
}
web-chat-show = Show the chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Message the table
web-hide-lines = Hide messages from { $player }
web-hidden-lines = { $n ->
    [one] { $n } message hidden
   *[other] { $n } messages hidden
}
web-show-lines = Show again
web-keys = Keyboard shortcuts
web-key-arrows = Arrow keys: move between options
web-key-enter = Enter: select
web-key-figures = 1–9: press that button of the question
web-key-u = U: undo
web-key-y = Y: redo
web-key-l = L: log
web-key-r = R: rules
web-key-h = H: hint
web-key-t = T: type a move
web-key-escape = Escape: close

## Browser: score, rules, replay

web-game-over = Game over
web-score-now = If the game ended now
web-winner = Winner: { $players }
web-nobody-won = Nobody wins.
web-total = Total
web-rank = Rank
web-you-tag = you
web-end-you-win = You win
web-end-wins = { $player } wins
web-end-shared = { $players } share the victory
web-end-stopped = Ended by agreement
web-end-leads = { $player }: { $points } points when it ended.
web-end-nobody-about = No score at this table is enough to win.
web-end-points = { $points } points.
web-end-by = { $points } points, { $margin } more than { $other }.
web-end-own = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, { $margin ->
    [0] level on points.
    [one] { $margin } point behind.
   *[other] { $margin } points behind.
}
web-end-tied = { $points } : { $points } with { $other }; { $why }.
web-end-all-tied = { $points } points each, and no tie-break decides.
web-end-why = How the tie was broken
web-end-equal = Equal points
web-end-tie-broken = { $player } and { $other } have { $points } points each. { $player }: { $why }.
web-end-tie-shared = { $player } and { $other } have { $points } points each and share place { $place }.
web-end-tie-row = Tie-break: { $what }
web-end-sources = Points by source
web-end-sources-about = One bar per player; the score sheet has all the numbers.
web-end-lost = { $n } lost
web-end-losses = Losses
web-end-difference = What made the difference
web-end-difference-of = { $player } against { $other }: the biggest gaps.
web-end-other-rows = all other rows
web-end-count = count
web-end-worth = points
web-end-places = Places
web-end-sheet = Score sheet
web-show-table = Show the table
web-play-again = Play again
web-again-note = Keeps seats, bots and options.
web-again-waits = Waiting for { $players }
web-again-asked = { $player } would like to play again.
web-again-offline = No connection just now: it works again as soon as there is one.
web-again-no = No, thanks
web-again-take-back = Withdraw
web-again-go = To the new game
web-review-later = Review later
web-review-kept = Kept in My games
web-rules-of = Rules: { $game }
web-rules-search = Search the rules
web-rules-chapter = Chapter
web-rules-english = Not translated yet: in English
web-rules-nothing = No matching rules
web-rules-found = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
} in { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}
web-rules-nearest = Did you mean:
web-rules-beside = Beside the rules
web-rules-on-board = On the board
web-rules-see-also = See also
web-rules-next = Next rule found
web-rules-previous = Previous rule found
web-rules-chapters = Chapters
web-rules-why = Why this reading?
web-rules-copy = { $rule }: copy the link
web-rules-notes = Notes on the rules
web-howto = How to play
web-howto-of = How to play { $game }
cli-howto = { web-howto-of }
cli-no-howto = There is no page on how to play this game.
web-howto-minutes = { $n ->
    [one] { $n } minute to read
   *[other] { $n } minutes to read
}
web-howto-here = On this page
web-replay = Replay
web-replay-first = First move
web-replay-back = Previous move
web-replay-on = Next move
web-replay-play = Play
web-replay-stop = Pause
web-replay-start = The start of the game
web-replay-turn = Turn
web-replay-turn-at = turn { $n } of { $of }
web-replay-step-at = step { $n } of { $of }
web-replay-moment = key moment { $n }
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-last = Last move
web-replay-speeds = Speed
web-replay-speed = Speed: { $n }×
web-replay-eyes = Point of view
web-replay-as = As { $player }
web-replay-spectator = As a spectator
web-fork = Play on from here
web-back-to-table = Back to the table

## The review of a finished game

web-review = Review
web-review-chance = Chance to win
web-review-chance-about = share of wins if bots played on from there many times: within the band nine times in ten
web-review-points = Expected final points
web-review-points-about = within the bands nine times in ten
web-review-parts = Choice and luck
web-review-parts-about = what moved each player from an even start to the result
web-review-parts-about-solo = what moved the chance to win from the start to the result
web-review-sum = In percentage points. Each row adds up to the result, but for what is not explained; that is told above 3 points.
web-review-from-to = Start → result
web-review-start-result = { $start } → { $result }%
web-review-slider = Chance to win, turn by turn
web-review-heard = { $player }: { $now }
web-review-heard-then = { $player }: { $then }, then { $now }
web-review-heard-percent = { $mean } percent
web-review-heard-width = { $mean } percent, plus or minus { $width }
web-review-heard-about = about { $mean } percent, between { $low } and { $high }
web-review-heard-under = under 1 percent
web-review-heard-over = over 99 percent
web-review-heard-signed = { $sign ->
    [minus] minus { $n }
    [plus] plus { $n }
   *[none] { $n }
}
web-review-heard-change = { $change }, plus or minus { $width ->
    [one] { $width } percentage point
   *[other] { $width } percentage points
}
web-review-heard-change-about = about { $change }, between { $low } and { $high } percentage points
web-review-deal = After the deal
web-review-when = { $round }, turn { $turn }
web-review-when-turn = Turn { $turn }
web-review-choice = choice
web-review-luck = luck
web-review-change = change of the chance to win
web-review-roughly = about { $figure }
web-review-range = { $low } to { $high }
web-review-order = Order
web-review-by-time = By time
web-review-by-size = By size
web-review-no-moments-yet = No key moment so far.
web-review-spoken = { $n } of { $of }, { $kind }, { $player }: { $change }.
web-review-which = What to show
web-review-played = Played
web-review-better = Better
web-review-as-seen = Seen by: { $player }
web-review-on-table = Show it on the table
web-review-no-fork = You can't play on from this game.
web-review-judge = Judged by the { $judge } on about { $n } tables a turn.
web-review-unsure = Not calibrated: early chances may be far off.
web-review-measured = Bands measured on games between bots.
web-review-deepen = Judge more exactly
web-review-deepen-about = Judging more exactly takes more samples; the judge itself gets no better, so the bands of the curves stay.
web-review-anew = Judge it anew
web-review-older = Judged by an earlier version of the rules or of the judge.
web-review-none = Not judged yet
web-review-none-about = A bot plays on from every turn of this game, many times. On a two-core machine with nothing else to do, a game of four takes about one to two minutes; if others are ahead of you, it takes longer. You may leave meanwhile.
web-review-tells = What the review will tell
web-review-tells-chance = After every turn, for everybody: how likely they were to win, how many points they could expect, and how far that may be off.
web-review-tells-moments = The turns that lost most, each with a better one in the words of the log and on the board; and the draws that helped or hurt most.
web-review-tells-parts = How each player's own choices, the others' choices and luck changed their chance; together they give the result.
web-review-tells-fork = Go back to any of these moments: the table is as it was, and whatever could not be known at that point is dealt anew.
web-review-begin = Judge this game
web-review-not-yours = Whoever sat at this table can have it judged.
web-review-waiting = Waiting for its turn
web-review-place = { $n ->
    [one] It is next.
   *[other] It is number { $n } in the queue.
}
web-review-running = Judging the game…
web-review-running-about = From every turn a bot plays on for a few rounds, and then judges everybody's chances. You may leave: the review goes on, and waits for you here.
web-review-judged = { $n } of { $of } turns
web-review-minutes = { $n ->
    [0] less than a minute left
    [one] about { $n } minute left
   *[other] about { $n } minutes left
}
web-review-stop = Stop
web-review-stopped = The review was stopped
web-review-failed = The review could not go on
web-review-kept-so-far = judged and kept. The game itself is safe.
web-review-go-on = Go on from turn { $n }
web-review-show = Show what there is
web-review-later-judged = not judged yet

## Puzzles

web-puzzle-today = Today's puzzle
web-puzzle-solved = solved
web-puzzle-earlier = The day before
web-puzzle-later = The day after
web-puzzle-some = Puzzles
web-puzzle-number = Puzzle { $n } of { $of }
web-puzzle-before = The one before
web-puzzle-after = The one after
web-puzzle-ask = Find the best turn
web-puzzle-about = One turn is clearly better than all others that were found.
web-puzzle-by-trader = Even the Trader finds it.
web-puzzle-by-merchant = The Merchant finds it, the Trader does not.
web-puzzle-by-nobody = Neither the Trader nor the Merchant finds it.
web-puzzle-right = That's it!
web-puzzle-wrong = There is a better turn
web-puzzle-found = The next best turn wins about { $n } games fewer out of 100 ({ $low } to { $high }).
web-puzzle-less = Your turn wins about { $n } games fewer out of 100 ({ $low } to { $high }).
web-puzzle-unjudged = Your turn was not judged.
web-puzzle-next = Another puzzle

## Browser: account and statistics

web-name = Name
web-password = Password
web-login = Sign in
web-logged-in = Signed in.
web-logout = Sign out
web-logged-out = Signed out.
web-register = Create account
web-registered = Account created. Your games are kept in it.
web-you-are = You are { $name }
web-you-are-guest = You are { $name }, a guest
web-keep-games = Guest games are lost if you clear your browser data. With an account, games and settings are kept.
web-play-as-guest = Play as a guest
web-no-finished-games = No finished games yet.
web-stat-games = Games
web-stat-since = since { $when }
web-stat-won = Won
web-stat-won-of = { $n } of { $of }
web-stat-share = { $share }, likely { $from } to { $to }
web-stat-median = Median score
web-stat-half = half are between { $from } and { $to }
web-stat-best = Best score
web-stat-scores = Scores
web-stat-not-won = not won
web-stat-is-won = won
web-stat-median-at = median { $n }
web-stat-by-players = By number of players
web-stat-mean-range = average and likely range
web-stat-against-bots = Wins against bots
web-stat-strongest = by the strongest at the table
web-stat-too-few = too few to tell
web-stat-not-met = not met yet
web-stat-even = even
web-stat-solo = Solo
web-stat-all = All
web-stat-n-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-stat-results = Results
web-stat-table = Table
web-stat-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
web-stat-place-tied = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} on the tie-break
web-stat-place-shared = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, shared
web-stat-older = { $n ->
    [one] { $n } older game
   *[other] { $n } older games
}
web-stat-said = { $game }: { $games }, { $won } won.
web-stat-again = Try again
web-asks-again = wants to play again
web-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
web-stat-when = When

## The tables and keys of a box that several games have

box-table-meta = The game
box-table-counts = How many there are
box-table-options = Options of a table
box-table-supplies = Supplies
box-table-setup = Setup
box-table-scoring = Scoring at the end
box-table-solo = Solo game
box-table-player_counts = By number of players
box-table-provenance = Where the values come from
box-key-action = Action
box-key-changes = What it changes
box-key-colour = Colour
box-key-condition = Condition
box-key-copies = Copies
box-key-cost = Cost
box-key-data_version = Version of the file
box-key-default = Unless chosen otherwise
box-key-designers = Designers
box-key-effects = What it does
box-key-faith = Faith
box-key-gain = What it brings
box-key-goods_per_vp = Goods for a point
box-key-group = Group
box-key-levels = Levels
box-key-limited = Limited
box-key-moments = When it does something
box-key-n = Number
box-key-name = Name
box-key-names = Names
box-key-player_boards = Player boards
box-key-players = Players
box-key-players_max = Most players
box-key-players_min = Fewest players
box-key-prefix = Beginning of rule numbers
box-key-publisher = Publisher
box-key-rounds = Rounds
box-key-rule = Rule
box-key-scoring = Points at the end
box-key-slots = Spaces
box-key-solo_designers = Designers of the solo game
box-key-start = At the start
box-key-tokens = Tokens
box-key-type = Kind
box-key-value = Value
box-key-values = Values
box-key-vp = Points
box-key-worth = Worth
box-key-xy = Place on the drawing
box-key-year = Year

## What may be wrong with a correction; the English is what the checks of a box say

fault-unknown-table = unknown table
fault-missing = missing
fault-rows = expected rows [[…]]
fault-table = expected a table […]
fault-effects-or-cost = a row has either `effects`, or `cost` and `gain`
fault-row-for-each = needs one row for each of { $players }
fault-used-times = { $what } is used { $n } times
fault-unknown-key = unknown key; known: { $known }
fault-text-is-made = unknown key; text is generated from effects
fault-not-in = { $value } is not in { $table }
fault-not-a-rule = { $value } is not in the rules
fault-not-a-number = { $value } is not a whole number
fault-neither-true-nor-false = { $value } is neither true nor false
fault-wrong-kind = { $value } is not of type { $kind }
fault-not-known = { $value } is not a known { $kind }
fault-no-amount = { $value } is neither a number nor one of { $known }
fault-rules-need = the rules need { $only }, not { $value }
fault-missing-need = missing: the rules need { $only }
fault-range = must be from { $least } to { $most }, not { $value }
fault-at-least = must be { $least } or more, not { $value }
fault-at-most = must be at most { $most }, not { $value }
fault-number-left-out = must be { $n }, not { $value }: no number is left out
fault-not-a-list = { $value } is not a list
fault-list-length = { $value } is not a list as long as { $size }
fault-every-count = must cover each player count of { $players } once
fault-every-use = needs a number for each of max_uses
fault-range-each = { $value } must be from { $least } to { $most } each
fault-amount = { $value } is not a possible amount
fault-unknown-word = unknown { $sort } { $word }
fault-one-or-other = either `{ $one }` or `{ $other }` is given
fault-nothing-counted = only where something is counted: `per` is missing
fault-lists-of = { $word } needs lists of { $n }
fault-no-list = no such list
fault-adds-up = says { $said }, but { $list } adds up to { $sum }
fault-twice = says the same twice
fault-number-for-each = needs a number for each of { $groups }
fault-default = is not among its values
fault-mixed = { $value } are not all of one sort
fault-among = must be among { $players }
fault-not-the-same = is not the same as { $place }, which says { $value }
fault-there-times = is there { $n } times
fault-edge = an edge joins two known places
fault-out-of-reach = cannot be reached
fault-deck-counted = missing: a deck with copies is counted
fault-head = a file begins with { $tables }
fault-left-out = { $row } is missing: a row may be changed, but not left out
fault-hidden = has a character that cannot be seen: { $code }
fault-hidden-line = has a character that cannot be seen: { $code } (at line { $line })
fault-too-much = it takes too long, or too much memory
fault-beyond = has a number beyond { $most }
fault-nested = nested too deeply
fault-syntax = { $what } (at line { $line }, column { $column })
fault-syntax-at-end = { $what } (at end of document)

# How strong players play a game, and how one plays it oneself

web-strong = How strong players play
web-strong-about = Counted in { $games } of the { $bot } against itself. Each figure lies within its range nine times in ten.
web-strong-quick = The Quick Sage judges as the Sage does, and looks no further than its own turn.
web-strong-made = Edition { $edition }, deals { $from }–{ $to }.
web-strong-older = The rules or components have changed since these games.
web-strong-course = about { $rounds } rounds, { $points } points per player
web-strong-first = First turn
web-strong-lines = First three turns
web-strong-deeds = What they do
web-strong-times = times a game
web-strong-taken = What they take
web-strong-taken-about = How often it is taken when it could be, and how many more points those who have it end with. Not all of that difference is due to it.
web-strong-share = Taken
web-strong-more = More points
web-strong-too-few = too few games to tell
web-strong-far = far out of balance
web-strong-reconstructed = its values are reconstructed
web-strong-seats = Who begins
web-strong-place = Player { $n } in turn order
web-strong-fair = wins; an even share would be { $share }
web-strong-ends = What ends the game
web-own-of = My play: { $game }
web-own-private = Only you see this page. It is made from the reviews of your finished games.
web-own-reviewed = Reviewed: { $n } of { $of }
web-own-older = { $n ->
    [one] One review is left out, as an earlier version of the judge made it: have that game judged anew.
   *[other] { $n } reviews are left out, as an earlier version of the judge made them: have those games judged anew.
}
web-own-missing = { $n ->
    [one] One more reviewed game, and this page has something to tell.
   *[other] { $n } more reviewed games, and this page has something to tell.
}
web-own-how = Open a finished game and ask for its review.
web-own-loss = What you give away
web-own-loss-about = compared with the best turns found, in chance to win, per game
web-own-kinds = By kind of turn
web-own-rounds = By round
web-own-round = Round { $n }
web-own-other = Other decisions
web-own-share = Share
web-own-a-game = Per game
web-own-turns = Turns
web-own-habits = Habits
web-own-habits-about = how often you do it in a game, and how often the { $bot } does
web-own-habits-missing = { $n ->
    [one] One more reviewed game until your habits can be compared with strong play.
   *[other] { $n } more reviewed games until your habits can be compared with strong play.
}
web-own-you = You
web-own-often = more often than strong players
web-own-seldom = less often than strong players
web-own-alike = about as often
web-own-progress = Game by game
web-own-trend-less = Lately you give away less than before.
web-own-trend-more = Lately you give away more than before.
web-own-trend-same = Lately you give away about as much as before.
