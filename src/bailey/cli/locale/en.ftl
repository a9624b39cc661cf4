### The command line: everything that it says to players. `.words` lists what one may type, parted by `|`.

## Who plays

you = You
player = Player {$n}
played-by = {$player} ({$bot})
names-and = {$first} and {$last}

## Beginning and leaving

welcome = {$game}: {$players}{ $seed ->
        [none] {""}
       *[other] , seed {$seed}
    }. Type `help` for help.
not-translated = {$game} itself speaks only English so far.
nothing-saved = Nothing was played, so nothing is saved.
saved-go-on = Saved. Go on with:
replay-it = Step through it again with:
record-cut = {$file}: the last line was cut off and is left out; the game goes on before it
not-compiled = The rules could not be compiled. The bots go on without, and search for a second at most.

## At the table

thinking = {$player} is thinking
hand-over = {$player}, it is your turn. Press Enter when nobody else looks.
all-final = none of these can be taken back
some-final = * cannot be taken back
in-vain = {$choice} (would bring nothing)
between = {"; "}
which-one = Which one? {$found}
not-now = Not now: {$reason}.
not-understood = {$typed} is not understood: type a number or a name, or `help`.
game-over = The game is over
nothing-blocked = Nothing that you can point at is blocked now.
nothing-blocks = Nothing blocks {$typed}.
why-line = {$choice}: {$reason}
why-more = {$choices}; and { $n ->
        [one] one more
       *[other] {$n} more
    } like it
nothing-to-undo = Nothing can be taken back: a card was revealed, or somebody else has chosen since.
taken-back = Taken back.
hint-thinking = The search bot is thinking
hint = The search bot would choose {$label}: {$choice}.
no-player = Players have the numbers 1 to {$most}.
no-card = No card is called {$typed}.
which-card = Which card? Type `card` and its name.
pile = {$pile}: {$cards}
pile-empty = empty
no-rule = No rule has {$typed}. There are: {$known}

## What can be typed at the table

help-choose = 4
    .text = choose line 4; or type the name, as much of it as is needed
command-why = why [NAME]
    .words = why
    .text = why something cannot be chosen
command-undo = undo
    .words = undo | u
    .text = take your last choice back, until a card was revealed
command-hint = hint
    .words = hint
    .text = ask the search bot what it would do
command-score = score
    .words = score
    .text = what everybody has so far; `score 2` card by card
command-card = card NAME
    .words = card
    .text = all that a card does
command-look = look
    .words = look
    .text = draw the table again; `look all` with every grid
command-discards = discards
    .words = discards
    .text = look through the discard piles
command-legend = legend
    .words = legend
    .text = what the signs mean
command-help = help WORD
    .words = help | ?
    .rules = rules
    .text = the rules about something; `help rules` lists them
command-quit = quit
    .words = quit | q
    .text = stop; the game is saved

## The score

score-line = {$what}: {$how}
score-sum = in all
score-tie-break = {$player} (tie-break {$points})
verdict-wins = { $who ->
        [you] You win
       *[other] {$player} wins
    }{ $tied ->
        [yes] {" "}by the tie-break
       *[no] {""}
    }.
verdict-ahead = { $who ->
        [you] You are
       *[other] {$player} is
    } ahead{ $tied ->
        [yes] {" "}by the tie-break
       *[no] {""}
    }.
verdict-share = { $who ->
        [you] {$players} share
       *[other] {$players} share
    } the victory.
verdict-level = { $who ->
        [you] {$players} are
       *[other] {$players} are
    } level.

## Stepping through a record

replay-help = Enter: on   b: back   12: row 12   end   q: stop
replay-on = n | next
replay-back = b | back
replay-end = end
replay-quit = q | quit
replay-begins = the game begins
replay-choice = {$player} chooses: {$choice}
replay-head = {$game}: {$players}
replay-row-begins = Row {$n} of {$rows}: {$what}.
replay-row = Row {$n} of {$rows}, {$what}.
replay-last = That was the last row.
replay-undo = Taken back, as far as row {$n}.
replay-takeover = {$player} is played by {$bot} from now on.
replay-undone = {$player} chooses `{$choice}`, which is taken back later.
replay-resign = {$player} gives up.
replay-timeout = {$player} is too slow.

## Lists

game-line = {$game}, {$least} to {$most} players
game-alone = alone, against {$opponents}
game-option = --option {$option}=… ({$values}): {$title}. {$text}

## What is wrong, and what to do

error-language = {$field}: there is no language {$asked}; there are {$known}
error-bug = a bug: {$fault}; BAILEY_DEBUG=1 shows where
error-file = file
error-see-help = {$fault} (see `{$command} --help`)
error-resume-who = --resume: the record says who plays what; leave out --players, --seats and --seed
error-which-game = GAME: say which game, one of {$known}; or go on with one by --resume FILE
error-other-game = {$file}: is a game of {$game}, not of {$asked}; leave the name out
error-only-bots = --seats: only bots can be watched; to play yourself, use `bailey play`
error-exists = --save: {$file} exists already; name another file
error-no-folder = --save: the folder of {$file} does not exist; make it first
error-no-writing = --save: no file can be made in {$folder}; name another folder
error-seats = --seats: names {$seats} seats, but --players says {$players}; leave --players out
error-count = {$field}: {$game} is for {$least} to {$most} players, not {$count}
error-option = --option: write {$option} once, as NAME=VALUE
error-option-value = --option {$option}: is one of {$values}, not {$value}
error-no-solo = --solo: {$game} has no opponent of its own; leave it out
error-solo-players = --solo: is one player, but --players says {$players}; leave one of them out
error-seat = --seats: {$fault}; a person is `you` or `you:NAME`
error-person = --seats: {$fault}
error-same-name = --seats: two players have the same name; give each their own
error-home = BAILEY_HOME: {$folder}: {$fault}; set it to a folder of yours, or name a file by --save
error-home-closed = BAILEY_HOME: {$folder}: no file can be made there; set it to a folder of yours, or name a file by --save
error-no-record = {$file}: is no record; a record begins with `bailey record 1`
error-no-rows = --row: {$file} is a position and has no rows; leave it out
error-row = --row: {$row} is no row that counts; those are 1 to {$last}, without undone ones
error-too-large = is larger than {$most} MiB; no position needs so much
error-no-object = a position is an object {"{"}...{"}"}
error-no-game = game: says which game it is, one of {$known}
error-seat-number = --seat: players have the numbers 1 to {$most}, not {$seat}
error-no-rule = rules: none has {$typed}; known are {$known}
error-no-pad = GAME: {$game} has no score pad; write its position as JSON and use `bailey score`
error-pad-ended = score-pad: the input ended before the last question; nothing is scored

## What a record proves

verify-committed = The secret has the SHA-256 that the record names as its commitment: {$commitment}
verify-folded = All {$rows} rows follow from the secret, the nonces and the choices.
verify-nonces = {$n ->
        [0] Nobody added a nonce, so whoever ran the table could try secrets until the deal suited them: this proves nothing about the cards.
        [one] One player added a nonce.
       *[other] {$n} players added a nonce.
    }
verify-no-nonce = Player {$player} added none: this proves nothing to that player.
verify-key = The key of chance that would come next, which the page of the table shows too: {$found}
verify-own-commitment = The commitment is the one that you were shown.
verify-own-nonce = Your nonce {$nonce} is that of player {$player}.
verify-not-commitment = Not checked: whether this is the commitment that you were shown before the game; name it with --commitment.
verify-not-nonce = Not checked: whether the nonce that you gave is in it; name it with --nonce.
verify-practice = It was practice: somebody went back past what was shown, or it began from a position.
error-verify-seed = {$file}: has no `fair` line: its chance came from a seed, which proves nothing
error-verify-unfinished = {$file}: is not a finished game: it stops after row {$rows}{$cut ->
        [yes] {" "}(the line after it is cut off)
       *[no] {""}
    }, and whoever cut it off chose where it ends, so it is not called fair; get the whole record
error-verify-commitment-form = --commitment: {$given} is none; write the 64 signs 0-9 and a-f that the table showed
error-verify-commitment = --commitment: the record's secret has the SHA-256 {$found}, not {$given}; if the table showed you the latter, this is not the game that was promised: it was not fair
error-verify-nonce-form = --nonce: {$given} is none; write 32 signs 0-9 and a-f, with the player in front where you know it, as in 1=HEX
error-verify-nonce-seat = --nonce {$given}: there is no player {$seat}; players go from 1 to {$most}
error-verify-nonce = --nonce: {$nonce} is not in the record; if you gave it in time, the server left it out and may have tried secrets: it was not fair
error-verify-nonce-at = --nonce: {$nonce} is that of player {$at}, not of player {$seat}
