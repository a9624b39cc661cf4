### What the server says. `fault-KEY` tells why something was refused.

fault-malformed = { $why ->
        [too-long] {$field}: write at most {$most} characters.
        [too-short] {$field}: write at least {$least ->
                [one] one character
               *[other] {$least} characters
            }.
        [too-many] {$field}: give at most {$most} of them.
        [too-few] {$field}: give at least {$least} of them.
        [too-high] {$field}: must be {$most} or less.
        [too-low] {$field}: must be {$least} or more.
        [pattern] {$field}: must look like this: {$pattern}
        [kind] {$field}: must be of the kind {$kind}.
        [value] {$field}: nobody knows {$value} here; choose something else.
        [missing] {$field}: is missing.
        [unknown] {$field}: is not known here; leave it out.
        [unseen] {$field}: write a name with a letter or a digit that can be seen.
        [subscription] {$field}: send what the browser’s subscription gives.
       *[json] This cannot be read: send one object as JSON.
    }
fault-too-large = That is too large; at most {$most} KiB are taken.
fault-too-fast = Too much at once. Wait a moment and go on more slowly.
fault-foreign = This request did not come from a page of this server.
fault-unknown-host = This server does not go by that name.
fault-no-such-page = There is nothing here.
fault-not-allowed = That cannot be done here.
fault-no-such-table = There is no such table. Check the code, or set a new table up.
fault-day-not-over = This is a deal of the day: its record contains the day’s secret, which is published when the day is over (midnight UTC).
fault-day-running = Finish the game that counts first: table {$code}.
fault-no-such-day = There is no deal of that game for that day.
fault-no-such-game = There is no such game here.
fault-no-such-language = The game does not speak that language yet.
fault-no-such-link = This link has been used or is older than ten minutes. Make a new one on the first device.
fault-stale = The table has gone on in the meantime.
fault-not-open = That cannot be chosen now.
fault-blocked = {$detail}
fault-not-your-turn = Somebody else is on turn.
fault-not-your-seat = That is not your seat.
fault-no-seat = You are looking on; only players can do that.
fault-not-begun = The game has not begun.
fault-begun = The game has begun.
fault-over = The game is over.
fault-not-over = The game is not over yet.
fault-seat-taken = That seat is taken.
fault-table-full = All seats are taken.
fault-not-host = Only the one who set the table up can do that.
fault-no-undo = Nothing can be taken back now.
fault-no-take-back = What was shown can be taken back only against bots.
fault-no-bots = Here people tell what happens at a real table: no bot can do that.
fault-no-hints = There are no hints at this table.
fault-looks-alike = {$other} sits here already, and {$name} looks the same: take another name.
fault-has-left = A bot plays for this seat. Take the seat back first.
fault-not-away = This player is here. A bot can play only for one who is away when it is their turn.
fault-not-yet = This player left only a moment ago and may be loading the page again. Wait a few seconds.
fault-has-not-left = Nobody plays for this seat but you.
fault-refused = {$detail}
fault-no-record = This is no record of a game that can be read here: {$detail}
fault-not-here = Only at the machine where the server runs can that be done.
fault-no-network = This machine is in no local network, or the network cannot be opened: {$detail}
fault-no-push-service = That is no push service that this server knows.
fault-too-many = There are too many connections. Close some, or come back later.
fault-other-commitment = This table has another commitment than the one that came with the nonce. Read the table again; if you were shown another one before, do not play here.
fault-nonce-given = A nonce of yours is in already, and the first one counts.
fault-nonce-late = The game has begun without a nonce of yours: to you it is not proved that its chance is fair.
fault-analysis-alone = There was nobody to win against in this game, so there are no chances to win to analyse.
fault-analysis-empty = Nobody chose anything in this game, so there is nothing to analyse.
fault-analysis-retold = {$game} tells what happened at a real table. Its lines are no decisions against a rival, so they cannot be analysed.
fault-analysis-too-long = This game has {$choices} choices; at most {$most} of them are analysed here. Ask for the last {$most}, or analyse the record on your own machine with `bailey analyse`.
fault-no-puzzle = There is no such puzzle. Choose another one.
fault-no-analysis = No analysis of this game was asked for yet. Ask for it first.
fault-too-many-analyses = Too many analyses were asked for from your connection. Wait some minutes, or analyse the record on your own machine with `bailey analyse`.
fault-too-many-tables = Too many tables have been set up from your connection. Wait some minutes, or go on at one of them.
fault-one-seat = Only the one who set the table up can hold several seats.
fault-hint-waits = A hint is being thought about already. Wait for it, then ask again.
fault-too-many-mutes = You have muted {$most} others, and no more can be muted. Hear one of them again first.
fault-failed = Something went wrong here. It is noted; try again.
fault-game-not-installed = The game of this table is not installed on this server any more. The table is kept: install the game again, and it goes on.
fault-unreadable = This table cannot be read any more: what is stored of it is damaged. It is noted; all other tables go on.
fault-closing = The server is about to start again. Connect again in a moment.
fault-no-room = The record of this game has {$most} rows; from here on nothing can be taken back, and nobody can come back to a seat.
fault-busy = Other records are being worked through here. Try again in a moment.
fault-too-slow = This record takes too long: more than {$seconds} seconds of computing. Verify it on your own machine with `bailey verify`.

guest = Guest {$n}
spectator = {$name} (looking on)

strength-novice = Novice
    .text = At a first game: takes what is near and overlooks most of the rest.
strength-easy = Easy
    .text = Knows the game, dreams a little, and overlooks good moves now and then.
strength-medium = Medium
    .text = Knows what is good, and decides in haste.
strength-hard = Hard
    .text = Weighs what may come, and rarely gives anything away.
strength-master = Master
    .text = As strong as it gets within a second.

rivals-people = Against people
rivals-bots = Bots of several strengths
rivals-bot = { $character ->
        [carefree] Carefree bots ({$strength})
        [dreamy] Dreamy bots ({$strength})
        [hasty] Hasty bots ({$strength})
        [far-sighted] Far-sighted bots ({$strength})
       *[cautious] Cautious bots ({$strength})
    }
bot-named = {$name}, {$character}
rivals-nobody = Alone

leaving = Who resigns, runs out of time or stays away hands the seat to a bot ({$bot}) and may take it back at any time before the end. A seat that a bot holds in the end ranks behind the others.
rules-renewed = The rules here have been renewed since this game began (version {$old}, now {$new}); it goes on by the new ones.

warming-compiling = The bots are being made faster, once for this machine. Play on; until then they think less.
warming-ready = The bots are ready.
warming-plain = The bots are slow on this machine, and think less.

confirm-vain = As things stand it would bring nothing.
confirm-final = It reveals something or ends the game, so it cannot be taken back.

row-setup = The game begins.
row-undo = {$player} took a choice back.
    .you = You took a choice back.
row-takeback = {$player} went back. From now on this game is practice.
    .you = You went back. From now on this game is practice.
row-resign = {$player} resigned.
    .you = You resigned.
row-timeout = {$player} ran out of time.
    .you = You ran out of time.
row-stand-in = A bot plays for {$player}.
    .you = A bot plays for you.
row-return = {$player} took the seat back.
    .you = You took your seat back.

lan-open = Phones in this room can join by this address. Without https a page cannot be installed and sends no notifications; everything else works.
lan-closed = Only this machine can reach the server.
lan-public = Whoever has the link can join, from anywhere.

fair-committed = The secret has the SHA-256 that the record names as its commitment. Whether that is the commitment you were shown before the game, only your own browser or note can tell.
fair-folded = All {$rows} rows follow from the secret, the players’ nonces and the choices alone.
fair-not-compared = The digests were not compared: they follow another layout than this server’s. All {$rows} rows are legal choices under the chance of this record, but whoever chose the digests could bend that chance, so it is not called fair.
record-not-compared = The digests of this record follow another layout than this server’s, and were not compared; the choices and the result were.
fair-nonces = {$n ->
        [0] No player added to chance, so whoever ran the table could try secrets until the deal suited them: this proves nothing about the cards.
        [one] One player added to chance before the secret was known.
       *[other] {$n} players added to chance before the secret was known.
    }
fair-day = It is the deal of the day {$day}: chance came from that day’s secret and the number of each stroke alone, whatever was chosen. Compare the commitment with the one that the page of that day shows: it is the same for everybody. It does not prove that whoever ran the server did not know the deal before.
fair-no-nonce = {$player} added nothing to chance: this proves nothing to {$player}.
fair-unfinished = This is not a finished game: the record stops after row {$rows}. What it holds follows from the secret, but whoever cut it off chose where it ends, so it is not called fair.
fair-removed = A player’s name was removed from the record later. The digests in which it stood are given and cannot be computed any more: whoever gave them could have bent chance, so it is not called fair.
fair-practice = It was a practice game: somebody went back past something that was shown, or it began from a position.

push-turn = It is your turn at {$game}
push-open = Tap to open the table.

option-on = yes
option-off = no
