### The texts of the web client. Those of a game's drawing are in the folder of the drawing, those of its rules come from the server.

## Everywhere

home = All games
close = Close
cancel = Cancel
save = Save
saved = Saved
copied = Copied
loading = Loading …
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

welcome = Welcome to the courtyard
welcome-more = Sit down and play at once, against bots or with friends. No account needed.
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
state-open = Waiting for players
state-playing = Being played
state-over = Over
your-turn = Your turn
notice-turn = {$game}: it is your turn

## A new table

how-many = How many play?
who-plays = Who plays?
not-with = Not together with the changed option “{$option}”.
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
move-seat = Continue on another device
move-why = Open this link on the other device within ten minutes. It moves your seat there, and works once.
move-here = Move a seat to this device
move-here-why = A link to move a seat to this device was opened. The other device then only watches.
move-here-do = Move it here

## At the table

you = {$name} (you)
away = away
on-turn = on turn
look-on = { $people ->
    [one] 1 person looks on
   *[other] {$people} people look on
}
points-short = pts
points-of = {$name}: { $points ->
    [one] 1 point
   *[other] {$points} points
}. Show what they come from.
your-choices = What may be done
choices-of = You may: {$choices}.
waiting-for = {$name} is on turn
thinks = {$name} is thinking …
sure = {$choice}?
do-it = Do it
not-yet = Not yet
skip = Skip ahead
hint = Hint
hint-says = A bot would: {$choice}.
undo = Take back
undo-now = Undo
undo-key = U takes it back.
take-back = Take back anyway (the game then counts as practice)
look-closer = Look closer
held = In your hand: {$card}. Look closer.
since = What happened since your last turn
log = What happened
log-empty = Nothing has happened yet.
rule-of = The rule for: {$what}
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
fair-promise = The secret that this table’s deal is made from was fixed before the game. Its SHA-256 begins with
keys = Keys: arrows move, Enter chooses, 1 to 9 press the buttons, I looks closer, U takes back, H hints, L shows the log, ? the rules.
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

## After the game

over = The game is over
result = Show the result
you-win = You win!
you-share = You share the victory
wins = {$name} wins
they-share = {$names} share the victory
left-early = left early
rematch = Play again
rematch-waits = Waiting for the others …
to-rematch = To the new table
replay = Replay
record = Download the record
fairness = Was it fair?
fair-checked = Checked in this browser: the secret, your random number and the positions that you were shown match the record.
fair-alarm = The record does not match what this browser was shown!
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
chart-after = {$points} after {$moves} moves
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
final-undo = can be undone for 2½ seconds before it is sent
final-ask = is asked about first
final-send = is sent at once
setting-sound = Sounds
setting-notices = Tell me when it is my turn
notices-https = Browsers allow notifications only over https. When it is your turn, the title of the page begins with a ●.
notices-open = You are notified while a page of Bailey is open.
notices-always = You are notified even when no page of Bailey is open, by a push message to this device.

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
