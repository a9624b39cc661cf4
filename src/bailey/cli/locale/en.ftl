### The texts of the command line. `.words` lists what a player may type, separated by `|`.

## Who plays

you = You
player = Player {$n}
played-by = {$player} ({$bot})
bot-named = {$player}, {$character} ({$bot})
names-and = {$first} and {$last}

## Start and end of a game

welcome = {$game}: {$players}{ $seed ->
        [none] {""}
       *[other] , seed {$seed}
    }. Type `help` for help.
not-translated = {$game} itself is not translated yet; its texts are in English.
nothing-saved = Nothing was played, so nothing is saved.
saved-go-on = Saved. Continue with:
replay-it = Step through this game with:
record-cut = {$file}: the last line is incomplete and was left out; the game continues before it
record-not-compared = {$file}: the digests follow another layout than this Bailey’s, and were not compared; the choices and the result were
record-converted = {$file}: the digests followed another layout; the choices were compared, and all digests are written anew
not-compiled = The rules could not be compiled. The bots use the plain rules and search for at most one second.

## At the table

thinking = {$player} is thinking
hand-over = {$player}, it is your turn. Press Enter when nobody else is looking.
all-final = none of these can be taken back
some-final = * cannot be taken back
in-vain = {$choice} (would bring nothing)
between = {"; "}
which-one = Which one? {$found}
not-now = Not now: {$reason}.
not-understood = {$typed} is no choice: type a number or a name, or `help`.
game-over = The game is over
nothing-blocked = No choice is blocked now.
nothing-blocks = {$typed} is not blocked.
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
no-rule = No rule contains {$typed}. There are: {$known}

## What can be typed at the table

help-choose = 4
    .text = choose line 4; or type its name, or the beginning of it
command-why = why [NAME]
    .words = why
    .text = why something cannot be chosen
command-undo = undo
    .words = undo | u
    .text = take back your last choice, unless it revealed a card
command-hint = hint
    .words = hint
    .text = ask the search bot what it would do
command-score = score
    .words = score
    .text = everybody’s points so far; `score 2` shows player 2 card by card
command-card = card NAME
    .words = card
    .text = what a card does
command-look = look
    .words = look
    .text = draw the table again; `look all` draws every player’s cards
command-discards = discards
    .words = discards
    .text = show the discard piles
command-legend = legend
    .words = legend
    .text = explain the symbols
command-help = help WORD
    .words = help | ?
    .rules = rules
    .text = rules that contain a word; `help rules` lists all
command-quit = quit
    .words = quit | q
    .text = stop; the game is saved

## The score

score-line = {$what}: {$how}
score-sum = sum
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

replay-help = Enter: next   b: back   12: row 12   end   q: quit
replay-on = n | next
replay-back = b | back
replay-end = end
replay-quit = q | quit
replay-begins = the game begins
replay-head = {$game}: {$players}
replay-row-begins = Row {$n} of {$rows}: {$what}.
replay-row = Row {$n} of {$rows}, {$what}.
replay-last = That was the last row.
replay-undo = Taken back to row {$n}.
replay-takeover = From now on {$bot} plays for {$player}.
replay-undone = {$player} chooses `{$choice}`, which is taken back later.
replay-resign = {$player} gives up.
replay-timeout = {$player} ran out of time.

## An analysis

analysis-progress = decisions
analysis-kept = {$n} of {$total} decisions are worked out and kept; the same command goes on from there
analysis-page = the page is in {$file}
analysis-method = { $decisions ->
        [one] One decision
       *[other] {$decisions} decisions
    }, {$iterations} iterations each. A chance is that to win; what is lost or won in it by luck is named from 5% on.
analysis-part = Only the last {$last} of {$choices} choices: the columns begin with the first of them.
analysis-percent = {$n}%
analysis-chances = Chance {$before}, then {$after}
analysis-gave = , {$lost} given away
analysis-sound = Sound
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-better = Better: {$choice}
analysis-with-error = {$n} ± {$error}
analysis-option = {$choice}: {$chance}, lead {$lead}
analysis-option-made = {$choice} (chosen): {$chance}, lead {$lead}
analysis-compared-line = Compared: {$options}.
analysis-stands = {$player}: {$chance}, lead {$lead}
analysis-compared = Choices compared
analysis-made = chosen
analysis-everybody = Everybody, before the choice and after it
analysis-lead = Expected lead
analysis-stroke = Luck for {$player}: {$change}.
analysis-deal = The deal.
analysis-open = With open cards the best was: {$choice}; the choice gave away {$lost}.
analysis-in-points = { $n ->
        [0] less than a point
        [one] 1 point
       *[other] {$n} points
    }
analysis-lost = It gave away {$lost} of the chance to win (± {$error}).
analysis-lost-points = It gave away {$lost} of the expected lead.
analysis-disputed = In {$share} of the deals it did better than the better one.
analysis-summary = Where the chances went
analysis-player = Player
analysis-beginning = Beginning
analysis-own = Own choices
analysis-rivals = Rivals
analysis-luck = Luck
analysis-luck-from = Luck of {$player}: {$sources}.
analysis-luck-deal = the deal {$change}
analysis-luck-dice = dice {$change}
analysis-luck-draws = draws {$change}
analysis-luck-both = dice and draws at once {$change}
analysis-knowledge = Knowledge
analysis-end = End
analysis-accuracy = Accuracy
analysis-adds-up = Beginning and the four columns add up to the end. Knowledge is what changes when the next player values the same position. A choice is judged by the chance that it gave away, and by the expected points where these were worth more, also in a game that is decided. Accuracy is the share of sound choices where it mattered: where one of the compared choices would not have been sound.
analysis-costliest = { $n ->
        [one] The costliest choice of {$player}
       *[other] The {$n} costliest choices of {$player}
    }
analysis-curve = Chances to win over the game
analysis-all = All decisions
analysis-row-number = Row
analysis-choice = Choice
analysis-chance = Chance
analysis-judgement = Judgement
analysis-nothing-lost = No choice of {$player} was clearly worse than the best one.

## Lists

game-line = {$game}, { $most ->
    [1] 1 player
    [2] 2 players
   *[other] {$least} to {$most} players
}
game-alone = alone, against {$opponents}
no-rules = {$game} has no rule texts yet.
no-legend = {$game} has no legend yet.
game-option = --option {$option}=… ({$values}): {$title}. {$text}

## Errors

error-language = {$field}: unknown language {$asked}; known are {$known}
error-bug = a bug: {$fault}; set BAILEY_DEBUG=1 to see the traceback
error-file = file
error-see-help = {$fault} (see `{$command} --help`)
error-resume-who = --resume: the record has the players, options and seed; leave out --players, --solo, --seats, --option and --seed
error-which-game = GAME: name a game, one of {$known}; or continue one with --resume FILE
error-several-games = {$folder}: has several games, {$found}; name the folder of one of them
error-folder-not-named = GAME: there is no game {$name}; for the one in this folder write ./{$name}
error-other-game = {$file}: is a game of {$game}, not of {$asked}; leave out the name
error-only-bots = --seats: `bailey watch` is for bots only; use `bailey play` to play yourself
error-exists = --save: {$file} exists already; name another file
error-no-folder = --save: the folder of {$file} does not exist; create it first
error-no-writing = --save: no file can be created in {$folder}; name another folder
error-seats = --seats: names {$seats} seats, but --players is {$players}; leave out --players
error-count = {$field}: {$game} is for { $most ->
    [2] 2 players
   *[other] {$least} to {$most} players
}, not {$count}
error-option = --option: write {$option} once, as NAME=VALUE
error-option-value = --option {$option}: must be one of {$values}, not {$value}
error-no-solo = --solo: {$game} has no opponent of its own; leave out --solo
error-solo-players = --solo: means one player, but --players is {$players}; leave out one of them
error-seat = --seats: {$fault}; a person is `you` or `you:NAME`
error-person = --seats: {$fault}
error-same-name = --seats: two players have the same name; use different names
error-home = BAILEY_HOME: {$folder}: {$fault}; set it to a folder that you can write to, or name a file with --save
error-home-closed = BAILEY_HOME: {$folder}: no file can be created there; set it to a folder that you can write to, or name a file with --save
error-no-record = {$file}: is no record; the first line of a record is `bailey record 2`
error-no-rows = --row: {$file} is a position and has no rows; leave out --row
error-row = --row: there is no row {$row}, or it was undone; rows are numbered 1 to {$last}
error-too-large = is larger than {$most} MiB, the limit for a position
error-no-object = a position must be a JSON object {"{"}...{"}"}
error-no-game = game: is missing; must be one of {$known}
error-seat-number = --seat: players have the numbers 1 to {$most}, not {$seat}
error-no-rule = rules: no rule contains {$typed}; known are {$known}
error-no-pad = GAME: {$game} has no score pad; write its position as JSON and use `bailey score`
error-pad-ended = score-pad: the input ended before the last question; nothing was scored

## What a record proves

verify-committed = The SHA-256 of the secret is the commitment in the record: {$commitment}
verify-folded = All {$rows} rows follow from the secret, the nonces and the choices.
verify-not-compared = The digests were not compared: they follow another layout than this Bailey’s. All {$rows} rows are legal choices under the chance of this record, but whoever chose the digests could bend that chance; check it with the Bailey that wrote it.
verify-nonces = {$n ->
        [0] Nobody added a nonce, so the server could try secrets until it liked the deal: this proves nothing about the cards.
        [one] One player added a nonce.
       *[other] {$n} players added a nonce.
    }
verify-day = It is the deal of the day {$day}: chance came from that day’s secret and the number of each stroke alone, whatever was chosen. Compare the commitment with the one that the page of that day shows: it is the same for everybody. It does not prove that whoever ran the server did not know the deal before.
verify-no-nonce = Player {$player} added no nonce: this proves nothing to that player.
verify-key = The key for the next random row, which the page of the table also shows: {$found}
verify-own-commitment = The commitment is the one that you named.
verify-own-nonce = Your nonce {$nonce} is in the record, as that of player {$player}.
verify-not-commitment = Not checked: whether this is the commitment that you were shown before the game; name it with --commitment.
verify-not-nonce = Not checked: whether your nonce is in the record; name it with --nonce.
verify-removed = A player’s name was removed from the record later; the digests in which it stood cannot be computed any more, so whoever wrote them could have bent chance.
verify-practice = It was practice: a choice was taken back after it revealed something, or the game began from a position.
error-verify-seed = {$file}: has no `fair` line: its random numbers came from a seed, which proves nothing
error-verify-unfinished = {$file}: is not a finished game: it stops after row {$rows}{$cut ->
        [yes] {" "}(the next line is incomplete)
       *[no] {""}
    }. A shortened record proves nothing, since its end was chosen; get the whole record
error-verify-commitment-form = --commitment: {$given} is no commitment; write the 64 characters 0-9 and a-f that the table showed
error-verify-commitment = --commitment: the SHA-256 of the record’s secret is {$found}, not {$given}; if the table showed you {$given}, the game was not fair
error-verify-nonce-form = --nonce: {$given} is no nonce; write 32 characters 0-9 and a-f, optionally with the player, as in 1=HEX
error-verify-nonce-seat = --nonce {$given}: there is no player {$seat}; players have the numbers 1 to {$most}
error-verify-nonce = --nonce: {$nonce} is not in the record; if you gave it in time, the server left it out and may have tried secrets: the game was not fair
error-verify-nonce-at = --nonce: {$nonce} belongs to player {$at}, not to player {$seat}

## Games of one's own

new-game-made = Made {$folder}: a small game that plays. Try it:
new-game-next = {$file} says which file comes next.
error-new-game-name = NAME: {$name} cannot be a name; write small letters, digits and hyphens, at most 40 of them, as in lost-trails
error-new-game-taken = NAME: there is a game {$name} already; choose another name
error-new-game-package = NAME: {$name} needs a Python package {$module}, and there is one already; choose another name
error-new-game-there = {$folder}: is there already, and stays as it is; choose another name, or go to another folder

check-passed = ok
check-failed = FAIL
check-sum = { $checks ->
        [one] One check
       *[other] {$checks} checks
    }, { $failed ->
        [0] none failed
        [one] one failed
       *[other] {$failed} failed
    }; {$seconds} s
check-missing = { $n ->
        [0] Nothing is missing. Whether its own tests pass, pytest says.
        [one] What is missing next:
       *[other] What is missing next ({$n}):
    }
