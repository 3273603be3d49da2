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
   *[other] Use this effect? { $effect }
}
ask-choose-times = How many times?
ask-choose-order = Which effect comes next?
wait-choose-branch = Waiting for { $player } (choosing an effect)
wait-may-enact = Waiting for { $player } (deciding on an effect)
wait-choose-times = Waiting for { $player } (choosing a number)
wait-choose-order = Waiting for { $player } (choosing an order)

## Refusals

refuse-not-offered = This is not among the choices now.

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
effect-per = { $effect } { $per }
effect-score = { $points } { $per }
effect-most = { $effect }, at most { $most }
effect-any-order = in any order: { $effect }
effect-if = if { $test }: { $then }
effect-if-else = if { $test }: { $then }; if not: { $otherwise }
effect-row = { $n }: { $effect }
effect-rows = { $first }; { $next }
effect-by = { $effect } (by { $value })
effect-moment = { $moment }: { $effect }
effect-per-turn = { $effect } ({ $n ->
    [one] once
   *[other] { $n } times
} a turn)
times = { $n ->
    [one] once
   *[other] { $n } times
}
value-die = the value of the die
value-power = the power

## Languages, each in itself

language-en = English
language-fr = Français
language-tr = Türkçe
language-pl = Polski
language-hu = Magyar

## Opponents

bot-random = Apprentice
bot-greedy = Trader

## Terminal: menus

cli-welcome = Welcome to the Caravanserai.
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
cli-thinking = { $player }: thinking …
cli-pass-device = Over to { $player }. Press Enter when you are ready.
cli-board = Board
cli-hand = Your hand
cli-discard = Your discard pile
cli-you = You
cli-opponents = Opponents
cli-log = Log
cli-choices = Choices
cli-refused = Not now
cli-hidden = hidden
cli-points = Points
cli-saved-game = Saved game: { $file }

## Terminal: commands

cli-prompt = Number or command (help: ?)
cli-help = Commands
cli-help-number = a number: take that choice
cli-help-why = why: what is refused now, and by which rule
cli-help-rules = rules ID: read a rule, for example rules { $example }
cli-help-log = log: everything that has happened
cli-help-undo = undo: take back your last move
cli-help-redo = redo: play it again
cli-help-save = save FILE: save the game
cli-help-language = language: change the language
cli-help-quit = quit: leave the game
cli-undone = Move undone.
cli-redone = Move played again.
cli-nothing-to-undo = There is nothing to undo.
cli-nothing-to-redo = There is nothing to redo.
cli-undo-stopped = New information was revealed; undo ends here.
cli-saved = Saved: { $file }
cli-loaded = Loaded: { $file }
cli-quit-sure = Leave without saving?
cli-goodbye = Goodbye.
cli-unknown-command = “{ $command }” is not a command here. Type ? for help.
cli-not-a-choice = Choose a number from 1 to { $n }.
cli-no-such-rule = There is no rule { $rule }.
cli-rule = Rule { $rule }
cli-nothing-refused = Nothing is refused now.

## Terminal: the end, and other commands

cli-game-over = Game over
cli-winner = Winner: { $player }
cli-no-winner = Nobody has won.
cli-shared-victory = Shared victory: { $players }
cli-you-won = You have won!
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
cli-verified = Verified: the shuffles are those of the key.
cli-not-verified = Not verified: the record and the key disagree.
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
cli-taken-up = Going on after move { $n }.
cli-edition-differs = This game was saved with edition { $saved } of the rules; here it is { $here }. It is played again by the rules here.
cli-box-differs = This game was saved with other components ({ $saved }; here { $here }). It is played again with those here.
cli-resume-with = To go on: { $command }
cli-undo-sure = Others have decided since, or something was revealed. Undo all the same?
cli-help-board = board: show the table again
cli-help-score = score: the scores if the game ended now
cli-file-exists = { $file } is there already.
cli-replay-keys = Enter: next; a number: go there; q: stop
cli-record-sound = Verified: every move is by the rules; digest and scores agree.
cli-not-over-yet = The game is not over: player { $n } is asked. Every move so far is by the rules.
cli-no-footer = The game is over and every move is by the rules; the record has no digest to compare.
cli-checking = { $game }: checking …
cli-speed = { $decisions } moves a second, { $games } games a second
cli-length = Moves a game: { $least } to { $most }, { $mean } on average
cli-wins-column = Wins
cli-mean = Mean
cli-deviation = Deviation
cli-least = Least
cli-quartiles = Quartiles
cli-most = Most
