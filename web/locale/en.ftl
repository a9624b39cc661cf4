### The texts of the web client. Those of a game's drawing are in the folder of the drawing, those of its rules come from the server.

## Everywhere

home = All games
close = Close
cancel = Cancel
save = Save
saved = Saved
copied = Copied
loading = Loading …
alone-loading = The table is being set up in this page …
alone-waiting = Bailey is open in another tab. Close it there, and it goes on here.
alone-newer = There is a new version of Bailey. Games go on where they are.
alone-renew = Use it now
alone-renew-later = Not now
alone-take = Save the game as a file
alone-take-why = To go on at a server or on another device, open the file there under “Study a record”, and play on from its last row.
alone-failed = The table could not be set up in this page: { $why }
offline = The server cannot be reached. Check that it is running and that this device is on its network.
part-missing = A part of this page could not be loaded. Reload the page: the server may have a newer version.
broken = The server failed with an error ({$status}). Try again.
no-page = This page does not exist
skip-to-content = Skip to the content
main-menu = Main menu
about = About Bailey
menu = Menu
settings = Settings
rules = Rules
legend = The signs on the cards
cards = Cards
players = Players
name = Name
search-rules = Search rules and cards
search-cards = Search cards
nothing-found = Nothing was found.
no-discards = Nothing has been discarded yet.

## The shelf

welcome = Castle games, ready to play
welcome-alone = Card and board games in the browser, against bots or around one screen. Everything stays on this device, and no network is needed.
welcome-more = Card and board games in the browser, against bots or with friends. Free, and no account needed.
games = Games
for-players = { $least ->
    [one] For { $most ->
        [one] one player
       *[other] 1 to {$most} players
    }
   *[other] { $most ->
        [2] For {$least} players
       *[other] For {$least} to {$most} players
    }
}
play-now = Play now
learn = Learn as you play
ways-of = Ways to play {$game}
more-ways = More ways
more-ways-of = More ways to play {$game}
go-on = Go on playing
miniature = {$game}: a whole game that bots played, in small
study-record = Study a record
against-bots = Against bots
with-friends = Invite friends
pass-and-play = One device, several people
watch-bots = Watch bots play
score-pad = Score pad
your-tables = Your tables
open-tables = Open tables
no-open-tables = No table is looking for players now. Create one and tick the box that lists it here.
join = Join a table
code = Table code
more-tables = { $more ->
        [one] One more table
       *[other] {$more} more tables
    }
state-open = Waiting for players
state-playing = Being played
state-over = Over
your-turn = Your turn
notice-turn = {$game}: it is your turn

## A new table

how-many = How many play?
who-plays = Who plays?
not-with = Not together with the changed option “{$option}”.
presets = Kind of game
chance-of-winning =
    { $games ->
        [one] By your last game against bots you win about {$percent} of games like this one.
       *[other] By your last {$games} games against bots you win about {$percent} of games like this one.
    }
preset-first-game = First game
    .text = A bot plays as at its own first game, and tips explain each step.
preset-usual = Usual
    .text = As the rules say.
preset-everything = Everything
    .text = All expansions at once.
last-table = Last table again
last-table-of = { $players ->
        [one] 1 player
       *[other] {$players} players
    }, { $bots ->
        [one] 1 bot
       *[other] {$bots} bots
    }{ $changed ->
        [0] {""}
        [one] , 1 variant
       *[other] , {$changed} variants
    }
variants = { $changed ->
    [0] Variants: as in the rules
    [one] Variants: one changed
   *[other] Variants: { $changed } changed
  }
seat-number = Seat {$number}
name-of-seat = Name of seat {$number}
name-if-any = Name
me = Me
here = Here
bot = A bot
open-seat = Open seat
bot-named = {$name}, {$character}
strength = Strength of the bot
time = Time
pace-live = Live: all players are online
pace-days = Over several days: players move when they have time
clock-for-each = Thinking time for each player
no-clock = No clock
minutes = {$minutes} minutes, and 5 seconds a move
list-it = List it among the open tables
begin = Begin
set-up = Set the table up

## Waiting and inviting

join-title = {$game}: join the table
your-face = Your face
no-face = None: the shield of the seat
face-number = Face {$n}
your-name = Your name
renew-cookie = Sign out everywhere else
renew-cookie-about = A cookie of this browser holds your seats. If somebody may have copied it, sign out everywhere else: this browser keeps your seats, and every copy of the cookie stops working.
renewed-cookie = Done. Only this browser has your seats now.
sit-down = Sit down
waiting-room = Who sits here
let-bot = Let a bot play
let-person = Keep it open
begins-when-full = The game begins when every seat is taken.
begins-with-nonces = All seats are taken. The game begins when each browser has sent its random number for the deal. It waits for a missing one ten seconds, or a day at tables that play over several days.
stand-up = Stand up again
invite = Invite
invite-watch = Let others look on
invite-link = Link for the others
share = Share
copy = Copy
qr = A square code for the link {$link}
open-lan = Let phones in this room join
open-lan-why = Opens the server to your local network until it is stopped. The link and the code then contain the address of this computer.
reached-nowhere = So far only this computer reaches the table. Press the button: then the link and the code for others appear here.
no-network = Others cannot reach this computer: it is in no network. Connect it, for instance to the Wi-Fi, and open this page again.
reached-in-room = For devices in this room: in the same network as this one
reached-anywhere = For everybody, wherever they are
move-seat = Continue on another device
move-why = Open this link on the other device within ten minutes. It moves your seat there, and works once.
move-here = Move a seat to this device
move-here-why = A link to move a seat to this device was opened. The other device then only watches.
move-here-do = Move it here

## At the table

you = {$name} (you)
you-mark = (you)
you-short = you
away = away
on-turn = on turn
look-on = { $people ->
    [one] 1 person looks on
   *[other] {$people} people look on
}
points-short = { $points ->
    [one] pt
   *[other] pts
}
points-in-all = {$points} pts in all
points-now-tip = { $points ->
    [one] 1 point
   *[other] {$points} points
} if the game ended now. A press shows where they come from.
points-of = {$name}: { $points ->
    [one] 1 point
   *[other] {$points} points
}. Show what they come from.
your-choices = What may be done
choices-of = You may: {$choices}.
waiting-for = Waiting for {$name}
thinks = {$name} is thinking …
sure = {$choice}?
do-it = Do it
not-yet = Not yet
skip = Skip ahead
hint = Hint
hint-says = A bot would: {$choice}.
hint-why = Why?
hint-list = The three best, for a bot
hint-chance =
    { $percent ->
        [0] less than 1 % to win
        [100] more than 99 % to win
       *[other] {$percent} % to win
    }
hint-behind = {$percent} % less
other-ways = { $others ->
    [one] One other way.
   *[other] {$others} other ways.
}
would-bring = { $points ->
    [one] {$by} point
   *[other] {$by} points
}
undo = Take back
undo-now = Undo
undo-key = U takes it back.
take-back-asked = Take it back? From now on this game is practice.
take-back = Take back anyway (the game then counts as practice)
look-closer = Look closer
held = In your hand: {$card}. Look closer.
since = What happened since your last turn
log = What happened
log-whose = Whose lines
log-only = Only {$name}
log-more = { $count } more
past = As it was:
past-before = One moment earlier
past-after = One moment later
past-now = Back to now
past-my-turn = Back to your turn
log-moment = Go to this moment
reader = Card
reader-empty = Point at a card.
log-empty = Nothing has happened yet.
rule-of = The rule for: {$what}
compare = All compared
compare-has = What they have
compare-points = Where the points come from
moments = What decided it
moments-how = The choices that made most of the difference between {$name} and {$other}, with the points that were still there in the final scores. Press one to see it.
picture = Picture of the end
picture-failed = The browser could not draw the picture. Take a screenshot instead.
picture-whose = The side of {$name}
zoom-end = Show as far as {$name}
score-now = If the game ended now
score-of = Score of {$name}
total = Total
practice = practice
reconnecting = Reconnecting …
clock = Time left: {$time}
resign = Give up
resign-of = {$name} gives up
return = Take the seat back
return-of = {$name} takes the seat back
gone = { $why ->
    [flagged] Your time has run out.
    [away] You were away.
   *[resigned] You gave up.
} A bot plays for you.
leave-table = Leave the table
leave-title = Leave the table?
leave-later = Come back later
leave-later-why = { $meanwhile ->
    [alone] The game waits for you. It comes first on the page of all games.
    [days] Your seat stays yours, and the others wait for your move.
   *[live] Your seat stays yours. If it is your turn and you stay away for some minutes, a bot plays until you are back.
}
leave-bot = Let a bot play on
leave-bot-of = Let a bot play on for {$name}
leave-bot-why = The others need not wait. You may take the seat back at any time before the end; otherwise it ranks behind the others.
leave-bot-alone = You look on while a bot plays your seat, and may take it back at any time before the end.
resign-why = The others are told. A bot plays the seat to the end, and it ranks behind the others.
stay = Stay here
left-on-turn = {$name} is on turn and has left.
bot-takes-over = A bot takes over in {$time}.
bot-now = Let a bot play now
bot-plays = bot plays
left-why = { $why ->
    [flagged] {$name} ran out of time: a bot plays.
    [resigned] {$name} gave up: a bot plays.
   *[away] {$name} has left: a bot plays until they are back.
}
fair-promise = The secret that this table’s deal is made from was fixed before the game. Its SHA-256 begins with
curtain = {$name}, it is your turn
curtain-open = I am {$name}
tutorial = Guided game
understood = Got it
lessons-end = No more tips

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
mute = Mute {$name}
unmute = Hear everybody again
phrases = Quick phrases
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks for the game!
phrase-moment = One moment, please.
phrase-oops = Oops!

## After the game

over = The game is over
result = Show the result
you-win = You win!
you-share = You share the victory
wins = {$name} wins
they-share = {$names} share the victory
end-won = { $margin ->
        [one] One point ahead of {$name}.
       *[other] {$margin} points ahead of {$name}.
    }
end-won-clearly = { $rivals ->
        [1] {$margin} points ahead of {$name}, who never came near.
       *[other] {$margin} points ahead of {$name}: nobody came near.
    }
end-won-narrowly = { $margin ->
        [one] One point ahead of {$name}: it could not have been closer.
       *[other] Just {$margin} points ahead of {$name}.
    }
end-lost = {$margin} points behind {$name}.
end-lost-narrowly = { $margin ->
        [one] One point behind {$name}. So close!
       *[other] Only {$margin} points behind {$name}. So close!
    }
end-level = Level on points; the tie-break decided.
end-best = What brought the most: {$line}, { $points ->
        [one] 1 point
       *[other] {$points} points
    }.
end-decided = The largest difference: {$line}, {$winner} points against {$other}.
end-record = A record! Your best in a game like this was {$best} points.
end-record-first = Your first game of this kind.
end-record-equal = As good as your best game of this kind so far.
end-record-stands = Your best in a game like this: {$best} points.
left-early = left early
rematch = Play again
rematch-score = So far: {$told}
rematch-waits = Waiting for the others …
to-rematch = To the new table
replay = Replay
record = Download the record
fairness = Was it fair?
fair-checked = Checked in this browser: the secret, your random number and the positions that you were shown match the record.
fair-alarm = The record does not match what this browser was shown!
fair-short-yes = In short: yes. The deal was fixed before anybody chose, nobody could change it, and the record, played again, is the same game.
fair-short-no = In short: this record does not prove it. The reasons follow.
fair-server = Checked by the server
fair-browser = Checked by this browser
fair-own-commitment = The SHA-256 of the secret is the one that this browser was shown before it sent its random number.
fair-other-commitment = The SHA-256 of the secret is not the one that this browser was shown before the game: {$shown}
fair-other-secret = The SHA-256 of the secret is not the one in the record.
fair-own-nonce = The record has this browser’s random number at its seat.
fair-missing-nonce = The record does not have this browser’s random number at its seat. It came too late, or the server left it out and could choose the deal: nothing proves to you that the deal was fair.
fair-own-rows = {$n ->
        [one] The record has the one position that this browser was shown.
       *[other] The record has all {$n} positions that this browser was shown.
    }
fair-other-rows = After row {$n} this browser was shown another position than the one in the record.
fair-no-rows = The positions that this browser was shown cannot be compared with the record.
fair-no-promise = This browser stored no commitment of this table, so it cannot tell whether this is the game that was played.
fair-gave-no-nonce = This browser sent no random number: for you, the record proves only that it is consistent with itself.
fair-same-fold = The record leads to the same key of the random generator here as at the server: {$key}
fair-other-fold = The record leads to another key of the random generator here than at the server ({$key}): the server checked something else.
fair-unreadable = The record that the server sent cannot be read.
fair-command = Only the rules can tell whether these keys give the cards that were dealt, and this page relies on the server for that. To check it yourself, download the record and run this on your own computer:
score-cards = The scores, line by line
open-record = Open the record of a game
drop-record = Drop a record here, or choose a file: one that was downloaded after a game, or saved by “bailey play --save”.
other-record = Another record
record-too-large = This file has {$size} KiB, and a record at most {$most} KiB. Choose the record of one game.
turn-back = To the turn before
turn-on = To the next turn
go-to-round = Go to a round
round-number = Round {$number}
speed = Speed
times = {$speed} ×
first = To the beginning
previous = One step back
next = One step on
last = To the end
run = Run
pause = Pause
move-number = Move
lead-chart = Everybody’s points from move to move
points-axis = Points
moves-axis = Moves
chart-after = {$points} after { $moves ->
        [one] 1 move
       *[other] {$moves} moves
    }
chart-end = {$points} in the end
play-on = Play on from here
play-on-as = As whom

## Settings

language = Language
theme = Colours
theme-system = As on the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
setting-distinct = Colour-blind palette (The Castles of Burgundy)
motion = Animation
motion-system = As on the device
motion-full = On
motion-none = Off
pace = How fast the others’ moves are shown
pace-slow = Slowly
pace-normal = At reading speed
pace-fast = Fast
pace-instant = At once
final = A choice that cannot be taken back
final-undo = waits 1½ seconds for an undo
final-ask = is asked about first
final-send = is sent at once
sound-offer = Sounds?
sound-yes = On
sound-no = Off
setting-sound = Sounds
setting-notices = Tell me when it is my turn
notices-https = Browsers allow notifications only over https. When it is your turn, the title of the page begins with a ●.
notices-open = You are notified while a page of Bailey is open.
notices-always = You are notified even when no page of Bailey is open, by a push message to this device.

## Analysis

analysis = Analysis
analyse = Analyse
analyse-game = Analyse this game of {$game}
analysis-waits =
    { $ahead ->
        [0] It begins in a moment.
        [one] One other analysis comes first.
       *[other] {$ahead} other analyses come first.
    }
analysis-first = The first decisions take longest: for them the game is made faster, once for this machine.
analysis-progress = {$done} of {$total} decisions
seconds-left = about {$seconds} seconds left
minutes-left = about { $minutes ->
    [one] a minute
   *[other] {$minutes} minutes
} left
found-so-far = Found so far
analysis-leave = It goes on for an hour after you leave this page. If it is not done by then, it goes on when you come back.
analysis-stop = Stop the analysis
analysis-stopped = The analysis is stopped.
analysis-go-on = Go on
analysis-last = Analyse the last {$last} choices
analysis-part = Only the last {$last} of {$choices} choices were analysed: all figures begin with the first of them.
analysis-failed = The analysis has failed.
analysis-again = Try again
analysis-ready = The analysis is done.
analysis-method = Searched in {$iterations} steps a decision, from what the player knew then. A chance to win is that among players of equal strength; small differences and far plans are less certain than large ones.
to-result = To the result
chance-chart = Chances to win over the game
chance-axis = Chance to win
decisions-axis = Decisions
chance-after = {$points} after { $moves ->
        [one] 1 decision
       *[other] {$moves} decisions
    }
chance-end = {$points} in the end
mark-lucky = Luck for {$player}
mark-unlucky = Bad luck for {$player}
stroke-lucky = Luck for {$player}: {$by}
stroke-unlucky = Bad luck for {$player}: {$by}
the-deal = The deal
quality-sound = Sound
quality-inaccuracy = Inaccuracy
quality-mistake = Mistake
quality-blunder = Blunder
qualities-sound = Sound choices
qualities-inaccuracy = Inaccuracies
qualities-mistake = Mistakes
qualities-blunder = Blunders
whose-choices = Whose choices and luck?
costliest-mine = { $n ->
    [one] Your costliest choice
    [2] Your two costliest choices
   *[other] Your three costliest choices
}
costliest-of = { $n ->
    [one] The costliest choice of {$player}
    [2] The two costliest choices of {$player}
   *[other] The three costliest choices of {$player}
}
nothing-lost = Nothing given away
nothing-lost-why = No choice of {$player} was clearly worse than the best one.
gave-away = {$lost} of the chance to win given away (± {$error})
gave-points = { $points ->
    [one] One point
   *[other] {$points} points
} of the expected lead given away (± {$error})
lost-points = { $points ->
    [one] −1 point
   *[other] −{$points} points
}
disputed = In {$share} of the deals it did better than the better one.
better = Better: {$choice}
choice-ahead = Next: {$choice}
to-moment = Look at it
try-it = Try it
try-it-why = “Try it” begins a practice table at this moment, against bots as strong as the opponents. It does not count.
decision-number = Decision {$number}
compared = Choices compared
compared-choice = Choice
compared-made = chosen
compared-lead = Expected lead
compared-everybody = Everybody, before the choice and after it
columns = Where the chances went
column-beginning = Beginning
column-own = Own choices
column-rivals = Choices of others
column-luck = Luck
luck-deal = the deal
luck-dice = dice
luck-draws = draws
luck-both = dice and draws at once
column-knowledge = Knowledge
column-end = End
columns-why = Beginning and the four lines below it add up to the end. Knowledge is what changes when the next player values the same position. A choice is judged by the chance to win that it gave away, and by the expected points where these were worth more, also in a game that is decided. Accuracy is the share of sound choices among those that mattered: where one of the compared choices would not have been sound.
accuracy = Accuracy
mattered = Choices that mattered
decisions = Decisions
decisions-counted = What counted
decisions-all = All ({$n})
decisions-none = Nothing was given away, and chance changed little.
open-ask = What the open cards would have said
open-said = With all cards open the best was: {$choice}
open-sound = With all cards open this was as good as any.
analyses = What my analyses show
analyses-nothing = No game of yours has been analysed as a whole yet. Analyse a game in the list above: then it stands here which kinds of choices cost you most, what all choices gave away, and what luck did.
skill = Skill and luck over time
skill-why = From your games that were analysed. Practice does not count.
skill-nothing = Analyse a game in the list above: then it stands here what your choices gave away, and what luck did.
skill-loss = Given away per decision
skill-table = As a table
skill-game = Game
skill-begins = The chart begins with {$least} analysed games; you have {$games}.
mistakes = My common mistakes
mistakes-why = The kinds of choices that gave away most of the chance to win, or of points as they are worth in an even game, in the latest 20 games that were analysed. Only inaccuracies and worse count.
mistakes-nothing = No game of yours has been analysed as a whole yet. Analyse one in the list above: then it stands here which kinds of choices cost you most.
mistakes-from = From { $games ->
    [one] 1 analysed game
   *[other] {$games} analysed games
} with {$decisions} decisions of yours.
mistakes-few = That is little: an example rather than a habit.
mistakes-none = No inaccuracy and nothing worse was found.
mistakes-made = You chose: {$choice}
mistakes-better = Most often better: {$choice}
mistakes-alike = Most often better: another choice of the same kind
mistakes-times = { $times ->
    [one] once, {$loss}
   *[other] {$times} times, {$loss} each on average
}
mistakes-worst = Worst moment: −{$loss}, {$day}

## Choosing again where something was given away

again = Choose again
again-which = What would you choose now?
again-whose = What should {$player} choose?
again-counted = {$n} of {$of}
again-best = That is the best one.
again-as-good = That is as good as the best one.
again-lost = That gives something away: {$lost}. Try another one.
again-made = chosen in the game
again-tap = Tap again to choose it
again-show = Show me
again-next = Next one
again-last = That was the last one of this game.
again-compared = The listed choices are those that were compared. You may choose any other one, too: a search then says how good it is.
again-picked = What to do there
again-judging = How good is that? A search finds out: {$choice}
again-others = Other choices ({$n})
again-unknown = This game has not been analysed yet.

## Puzzles: moments at which one choice is clearly best

puzzle = Puzzle
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-why = Moments from games of bots at which one choice is clearly best: a long search confirms it.
puzzles-mine = Puzzles from your own games
puzzles-mine-why = Moments of your analysed games at which you gave much away: what you give away most often comes first.
puzzles-mine-none = Analyse a game that you have played, and the moments at which you gave much away stand here.
puzzles-mine-last = That was the last one of yours for now. Analyse another game, and more will follow.
puzzles-none = There are no puzzles here yet.
puzzles-solved = {$n} of {$of} solved
puzzle-today = Puzzle of the day
puzzle-number = Puzzle {$n}
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-new = not tried yet
puzzle-solved = solved
puzzle-missed = not solved at the first attempt
puzzle-last = You have tried every puzzle of this game.

## What was played

played-nav = Played
played = What I have played
played-open = See it all
played-why = Kept on this server for this browser, and for every device you went on with. Practice is listed, and does not count.
played-settings = Export or delete it
played-nothing = No game of yours has ended here yet. Play one, and it stands here.
played-kinds = By game and opponent
played-games = Games
played-all = All games
played-more = Show more
played-show = Show these games
played-won = Won
played-lost = Lost
played-left = Given up
played-uncounted = does not count
played-replay = Replay this game of {$game}
totals = How it went
totals-game = By game
totals-opponent = By opponent
totals-strength = By strength of the bots
totals-bots = Bots
totals-won = { $wins ->
    [0] no win in {$games}
   *[other] {$wins} of {$games} won
}
totals-ahead = { $points ->
        [one] On average {$points} point ahead of the best other player
       *[other] On average {$points} points ahead of the best other player
    }
totals-behind = { $points ->
        [one] On average {$points} point behind the best other player
       *[other] On average {$points} points behind the best other player
    }
totals-few = With fewer than {$games} games no share is written: it would say little.
played-uncounted-only = None of these games counts: practice, or several seats at one device. The figures begin with the first game that does.
form = Share of wins over time
form-why = Of the last ten games up to each point, against whomever.
form-begins = The line begins with {$least} games; you have {$games}.
form-point = {$until}: {$wins} of the last {$games} won
last-games = Last games
figure-games = Games
figure-wins = Won
figure-average = Average
figure-best = Best
streak-won = { $games ->
    [one] The latest game was won.
   *[other] The latest {$games} games were all won.
}
streak-lost = { $games ->
        [one] The latest game was not won.
       *[other] None of the latest {$games} games was won.
    }
streak-longest = { $games ->
    [0] No game has been won yet.
    [one] Most wins in a row: 1.
   *[other] Most wins in a row: {$games}.
}
course-chart = How the scores went
course-legend = Line: average score. Bars: share of games won.
figure-of = of {$games}
no-win-yet = { $games ->
    [one] No win yet in 1 game.
   *[other] No win yet in {$games} games.
}
course-begins = The chart begins with {$least} games; you have {$games}.
course-legend-scores = Line: average score. Bars for wins follow with the first one.
course-span = Until {$until}: { $games ->
    [one] 1 game
   *[other] {$games} games
}, {$wins} won, {$average} points on average
holdings-why = The server keeps how your games ended, so that you find them again. You can take all of it with you as one file, and delete it.
export = Export everything
forget = Delete everything …
forget-ask = Delete what you have played?
forget-goes = This is deleted
forget-games = { $games ->
    [0] Results and figures (there are none yet)
    [one] The result of 1 game, and all figures made from it
   *[other] The results of {$games} games, and all figures made from them
}
forget-alone = { $games ->
    [one] 1 game that you played without other people, with its record and replay
   *[other] {$games} games that you played without other people, with their records and replays
}
forget-shared = { $games ->
    [one] Your name and your link to 1 game with other people
   *[other] Your name and your link to {$games} games with other people
}
forget-lines = { $lines ->
    [0] Your name, and who was muted
    [one] 1 line that you wrote in a chat, your name, and who was muted
   *[other] {$lines} lines that you wrote in chats, your name, and who was muted
}
forget-devices = The same on all {$devices} devices that share what you have played
forget-stays = This stays
forget-logs = The course of games with other people: it is theirs too. Your name goes from it; digests stay in the game’s record file, from which nobody can read it.
forget-unfinished = { $games ->
    [0] Games that are not over (there are none)
    [one] 1 game that is not over: you can go on playing it
   *[other] {$games} games that are not over: you can go on playing them
}
forget-day = That you have begun today’s deal of the day, without your result: it stays until midnight UTC, so that there is only one first game
forget-cookie = The cookie of this browser and its settings. What the browser keeps to check its latest games is deleted with the browser’s data.
forget-final = This cannot be undone.
forget-do = Delete everything
forgotten = { $games ->
    [one] 1 game was deleted, or your name in it.
   *[other] {$games} games were deleted, or your name in them.
}
day-deals = Deals of the day
day-deal = Deal of the day
day-mark = Deal of the day
day-short = The same deal for everybody, against the same opponent. Your first game counts.
day-nobody = Nobody has begun it yet
day-begun = { $people ->
    [one] 1 person has begun it
   *[other] {$people} people have begun it
}
day-playing = Your game that counts is not over
day-placed = { $score ->
        [one] 1 point
       *[other] {$score} points
    }: place {$place} of {$people}
day-over = Played
day-until = until {$time}
day-rules = Everybody who plays this deal today begins with the same cards and dice, and plays against the same opponent. The first game that you begin counts and stands in the table of results; later ones are tries. There are no hints, and nothing that was shown can be taken back.
day-is-over = This day is over; its deal can no longer be played.
day-today = The deal of today
day-go-on = Go on
day-begin = Begin: this game counts
day-try = Try it once more
day-counts = It counts as soon as it has begun, and has to be over before midnight UTC. Your name then stands in the table of results.
day-only-try = Your first game counts already. Another one is a try, and does not stand in the table of results.
day-warming = The opponent is being made faster, once for this machine. It waits for that, so that everybody meets the same one.
day-results = Table of results
day-place = Place
day-rival = Opponent
day-no-results = No game that counts is over yet.
day-people = { $begun ->
    [0] Nobody has begun it
    [one] 1 person has begun it
   *[other] {$begun} people have begun it
}; { $finished ->
    [0] no game counts yet
    [one] 1 game counts
   *[other] {$finished} games count
}.
day-mine = Your games
day-first = The game that counts
day-later = Try {$number}
day-deleted = deleted
day-scored = { $score ->
        [one] 1 point
       *[other] {$score} points
    }
day-uncounted = does not count: it was given up, or not over before midnight UTC
day-fair = What this prevents, and what not
day-same = Chance comes from a secret of this day. The first stroke of chance, the second and every further one is the same for everybody, whatever was chosen before: nobody gets better luck by playing differently or by taking something back.
day-differs = The same stroke can bring another card: where different choices have left another pile, the same random number draws from other cards.
day-names = The table of results shows the name that you had in the game.
day-cookies = It does not prevent playing the deal first under another cookie, in another browser or on another device: people have no accounts here, and whoever deletes their cookie is new.
day-watching = It does not prevent hearing from others what will come, or thinking with the help of a program.
day-server = It does not prevent that whoever runs this server knows the deal before. They cannot change it during the day without being noticed: the commitment below is the same for everybody.
day-committed = The day’s secret is published after midnight UTC. Until then this is its SHA-256; the records of these games can be had from then on.
day-published = The day is over, and its secret is published: with it, `bailey verify` plays the record of each of these games again.
day-commitment = Commitment
day-secret = Secret
day-before = The deal of {$day}
move-together = This is a device of mine: keep what I play here and there together
move-together-why = Both devices then list all games of both, and each can export and delete them. Leave the box empty on somebody else’s device.

## About

about-bailey = Bailey is a place to play, study and simulate castle-building card and board games. It is free software under the Apache License 2.0.
about-games = The names and effects of cards are facts about games of their publishers, to whom Bailey has no ties. All drawings and sentences are our own.
about-fair = Nobody cheats here, bots included: a bot knows only what its seat may know, and every shuffle can be checked after the game.
credits = Credits
credit-icons = The signs on the cards come from
credit-font = The display font is a subset of Source Serif 4 by Frank Grießhammer, Adobe:
credit-others = Built with Svelte, Fluent and uqr (MIT and Apache licences).

## The pad

score-pad-why = For a game with real cards: enter what lies where, and Bailey adds it up.
player-number = Player {$number}
add-player = Add a player
remove-player = Remove a player
add-up = Add it up
clear = Clear
pad-which = Which card lies here?
pad-face-down = Face down
pad-no-card = No card

## Areas of a board

area-cards = {$area}: { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
area-browse = Look through: {$area}, { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
area-gone = {$area}: has left the game
area-hidden = {$area}: a hidden card
area-place = {$area}, place {$place}
area-cell = column {$column}, row {$row}
area-worth = now { $points ->
    [one] {$points} point
   *[other] {$points} points
}
area-face-down = {$card}, face down
area-here = {$card} here?
area-where-to = {$card}: where to?
area-held = In hand: {$card}
area-with-die = With the {$die}: what glows, or
named = {$name}: {$what}
area-die = Die {$die}
area-die-used = A die that was used
area-on-track = {$name}: space {$space}
area-on-top = On top: {$top}; { $cards ->
    [one] 1 left
   *[other] {$cards} left
}
area-empty-pile = An empty pile
area-claim-left = {$what}: still available
area-claim-taken = {$what}: taken by {$name}
area-nothing-yet = {$area}: nothing yet
area-look-at = Look at what {$name} has
area-of = {$area} of {$name}
area-show = Show what {$name} has
area-which-card = Which card?

# What lies over the table, and what is known of a pile
pile-notes = You see what you know: cards that you searched, or put under it.
pile-top = On top
pile-bottom = At the bottom
pile-unknown = unknown
pile-nothing-known = You know none of these cards: what you see while you search is noted here.
sheet-to-the-table = See the table
sheet-back = Back to the cards

# What is too large for its box
zoom-closer = Closer
zoom-farther = Farther away
zoom-whole = Back to the middle

## The book of a game

contents = Contents
all-cards = All cards
found = { $rules ->
        [0] No rule
        [one] 1 rule
       *[other] {$rules} rules
    } and { $cards ->
        [0] no card
        [one] 1 kind of card
       *[other] {$cards} kinds of cards
    } found
link-to = Link to this rule: {$title}
to-the-rule = Read the rule
copies = {$count} of them are in the game
reference = Cards and signs
in-play = In play now
yours = Yours
on-the-table = On the table
keys = Keys of the table
key-name-arrows = Arrows
key-name-shift = Shift
key-name-enter = Enter
key-name-escape = Esc
key-move = go from one thing on the table to the next
key-signs = go to the signs, which then explain themselves
key-choose = choose, or answer what is asked
key-press = press the buttons of the bar
key-look = look at a card closely
key-cancel = let go of what is picked
key-undo = take back
key-hint = give a hint
key-skip = skip ahead to the present
key-log = show the log
key-compare = compare all players
key-others = look at another’s board; arrows: at the next one’s
key-reader = keep the card that is pointed at beside the table
key-reference = show all cards and signs, and what is in play
key-rules = read the rules

playground = Playground
playground-why = Change what is printed on a card, and see in seconds what that does to many games between bots.
playground-change = What is different
playground-game = Game
playground-card = Card, or table of the rules
playground-undo = As printed
playground-bots = Who plays
playground-random = Random bots
playground-greedy = Greedy bots
playground-count = How many games
playground-so-many = { NUMBER($games) } games
playground-play = Play
playground-stop = Stop
playground-games = Games
playground-found = What the games show
playground-printed = As printed
playground-changed = Changed
playground-more = Players have { NUMBER($points, maximumFractionDigits: 2) } points more ({ NUMBER($least, maximumFractionDigits: 2) } to { NUMBER($most, maximumFractionDigits: 2) }).
playground-fewer = Players have { NUMBER($points, maximumFractionDigits: 2) } points fewer ({ NUMBER($least, maximumFractionDigits: 2) } to { NUMBER($most, maximumFractionDigits: 2) }).
playground-same = So many games show no difference in points: { NUMBER($points, maximumFractionDigits: 2) } ({ NUMBER($least, maximumFractionDigits: 2) } to { NUMBER($most, maximumFractionDigits: 2) }). More games might.
playground-chart = How often players have how many points
playground-mean = Points on average
playground-first = Wins of who begins
playground-length = Choices of a game
playground-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
playground-share = { NUMBER($percent, maximumFractionDigits: 1) } %
playground-speed = { NUMBER($games) } in { NUMBER($seconds, maximumFractionDigits: 1) } s
playground-plain = This was played in plain Python, which is slow: there is no machine code for these rules in this page.
playground-file = The same as a change file, for a study with bailey study --change:
playground-numbers = Other numbers
playground-rules = Rules of your own
playground-own-why = Write a small game: its rules and cards are in the editor, its table is beside them, and both are yours alone. Nothing is sent anywhere.
playground-files = File
playground-again = Begin anew
playground-again-sure = What you have written here is deleted. Begin anew?
playground-at-table = Play it
playground-begins = The table begins …
playground-board = The table of your game
playground-board-here = The table of your game appears here.
playground-take = Download
playground-take-why = Unpack what you download: bailey play, bailey serve and bailey check take the folder my-game.
playground-checks = Checks
playground-checks-why = Is no card lost, and is nobody shown what they cannot know? bailey check asks the same.
playground-check = Check
playground-checked = { $failed ->
        [0] All { $checks } checks passed.
        [one] One of { $checks } checks failed.
       *[other] { $failed } of { $checks } checks failed.
    }
playground-checks-all = All checks
playground-missing = { $count ->
        [0] Nothing is missing.
       *[other] What is missing next:
    }
playground-python = Python
playground-python-why = Bailey as a Python package, in this browser: play a game move by move, ask its rules, let bots think.
playground-line = A line of Python
playground-example = Example
playground-runs = Python is working …
