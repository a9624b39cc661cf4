### The web client's own sentences. What a game says stands in the game's catalogue.

## Everywhere

home = To the shelf
close = Close
cancel = Cancel
save = Save
saved = Saved
copied = Copied
loading = Just a moment …
offline = The server cannot be reached. Check that it is running and that this device is in its network.
broken = Something went wrong at the server ({$status}). Try again.
no-page = There is nothing at this address
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
no-open-tables = No table is looking for players just now. Set one up, and tick that it be listed.
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
seat-number = Seat {$number}
name-of-seat = Name of seat {$number}
name-if-any = Name
me = Me
here = Somebody here
bot = A bot
open-seat = Open seat
strength = Strength of the bot
time = Time
pace-live = All are here now
pace-days = Over days, whenever somebody has time
clock-for-each = Thinking time for everybody
no-clock = No clock
minutes = {$minutes} minutes, and 5 seconds a move
list-it = Show it to everybody among the open tables
begin = Begin
set-up = Set the table up

## Waiting and inviting

join-title = {$game}: join the table
your-name = Your name
sit-down = Sit down
waiting-room = Who sits here
let-bot = Let a bot play
let-person = Keep it open
begins-when-full = It begins when every seat is taken.
stand-up = Stand up again
invite = Invite
invite-watch = Let others look on
invite-link = Link for the others
share = Share
copy = Copy
qr = A square code for the link {$link}
open-lan = Let phones in this room join
open-lan-why = Opens the server to your local network until it is closed. Link and code then carry the address of this machine.
move-seat = Go on on another device
move-why = Open this link on the other device within ten minutes. The seat moves there; the link works once.
move-here = Move a seat to this device
move-here-why = Somebody, you most likely, asked for a seat to be moved here. The other device then only looks on.
move-here-do = Move it here

## At the table

you = {$name} (you)
away = away
on-turn = on turn
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
sure-why = It reveals something, so it cannot be taken back.
do-it = Do it
not-yet = Not yet
skip = Skip ahead
hint = Hint
hint-says = A bot would: {$choice}.
undo = Take back
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
reconnecting = Connecting again …
clock = Time left: {$time}
resign = Give up
return = Take the seat back
leave-table = Leave the table
fair-promise = Fair play: this table’s secret was sealed before the deal as
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
score-cards = The scores, card by card
open-record = Open the record of a game
first = To the beginning
previous = One step back
next = One step on
last = To the end
run = Run
pause = Pause
move-number = Move
lead-chart = Everybody’s points from move to move
play-on = Play on from here
play-on-as = As whom

## Settings

language = Language
theme = Colours
theme-system = As the device has it
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Movement
motion-system = As the device has it
motion-full = Cards fly
motion-none = Nothing moves
pace = How fast the others’ moves are shown
pace-slow = Slowly
pace-normal = At a readable pace
pace-fast = Fast
pace-instant = At once
setting-confirm = Ask before a choice that cannot be taken back
setting-sound = Sounds
setting-notices = Tell me when it is my turn
notices-https = Without https a browser allows no notifications. When it is your turn, a ● stands before the title of the page.
notices-open = You are told as long as a page of Bailey is open.
notices-always = You are told even when no page of Bailey is open: a message comes to this device.

## About

about-bailey = Bailey is a place to play, study and simulate castle-building card and board games. It is free software under the Apache License 2.0.
about-games = The names and effects of cards are facts about games of their publishers, to whom Bailey has no ties. All drawings and sentences are our own.
about-fair = Nobody cheats here, bots included: a bot knows what its seat may know, and every shuffle can be checked after the game.
credits = Credits
credit-icons = The signs on the cards come from
credit-others = Built with Svelte, Fluent and uqr (MIT and Apache licences).

## Castle Combo

cc-castle = Castle row
cc-village = Village row
cc-deck = Deck: { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
cc-discards = Look through the discard pile: { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
cc-discard-pile = Discards of the {$location}
cc-no-discards = Nothing has been discarded yet.
cc-removed = {$location}: has left the game
cc-messenger-here = The messenger stands here
cc-cell = column {$column}, row {$row}
cc-face-down = {$card}, face down
cc-stored = {$gold} gold stored.
cc-taken = In hand: {$card}
cc-move-messenger = Key: move messenger
cc-renew-row = Key: new row
cc-take = { $price ->
    [0] Take it for nothing
   *[other] Take it for {$price} gold
}
cc-take-face-down = Face down: +6 gold, +2 keys
cc-where = Where shall {$card} go?
cc-gold = {$gold} gold
cc-keys = { $keys ->
    [one] 1 key
   *[other] {$keys} keys
}
cc-down = Face down
cc-empty = No card
cc-on-purse = Gold
cc-gold-left = Gold, not on purses
cc-keys-left = Keys
cc-which = Which card lies here?
cc-legend-shield-nobility = Nobility shield
cc-legend-shield-faith = Faith shield
cc-legend-shield-scholarship = Scholarship shield
cc-legend-shield-military = Military shield
cc-legend-shield-craftsmanship = Craftsmanship shield
cc-legend-shield-peasantry = Peasantry shield
cc-legend-castle = Castle card, or the castle row
cc-legend-village = Village card, or the village row
cc-legend-coin = Gain two gold
cc-legend-key = Gain two keys
cc-legend-per = For each of what follows; without more, in your whole grid
cc-legend-line = Counted where the grid is marked: in the card’s row, its column, or both
cc-legend-neighbour = Counted in the grid of one neighbour, left or right
cc-legend-people = Every opponent gains
cc-legend-everybody = Every player gains
cc-legend-discount = Castle cards cost you one gold less from now on
cc-legend-kinds = For each different kind of shield
cc-legend-lacking = For each of the six kinds of shield that you lack
cc-legend-set = For each set of these shields
cc-legend-equal = For every three equal shields
cc-legend-pips = For each card with exactly so many shields
cc-legend-cost = For each card with such a printed cost
cc-legend-with-discount = For each card with a discount
cc-legend-with-purse = For each card with a purse
cc-legend-down = If a card of yours lies face down
cc-legend-cells = If the card lies in the end where the grid is marked
cc-legend-absent = If you have no shield of this kind
cc-legend-filled = For each card of your grid, face down too
cc-legend-empty = For each empty cell of your grid
cc-legend-purse = Gold from the supply goes on your purses; every gold on a purse scores
cc-legend-discard = Discard a card of that row and gain its printed cost

## The pad

score-pad-why = For a game with real cards: tap what lies where, and Bailey adds it up.
no-pad = This game has no score pad yet.
player-number = Player {$number}
add-player = Add a player
add-up = Add it up
clear = Begin anew

## The guided first game of Castle Combo

lesson-castle-combo-aim = In nine turns you build a grid of three by three cards here. Each card scores by the sign at its foot; the banner shows how many points.
lesson-castle-combo-market = You take one card each turn, from the row where the messenger stands: the rider beside it. What glows may be chosen.
lesson-castle-combo-card = The gold number at the top left is the price. In the middle stands what the card does at once, at the foot what it scores in the end. Tap a card to take it; hold it, or point at it, to read it in full. The first one lies down by itself: the grid grows around it.
lesson-castle-combo-others = Your opponent’s grid is always in sight. Watch which shields they gather.
lesson-castle-combo-second = Too dear? Any card may be taken face down instead: it scores nothing, but brings 6 gold and 2 keys.
lesson-castle-combo-place = Each new card goes beside one that lies there. Many scrolls count a row or a column, so the place matters; a card never moves again.
lesson-castle-combo-keys = Before taking a card you may spend a key: send the messenger to the other row, or deal three new cards. A key that you keep is a point.
lesson-castle-combo-score = This is what you would have if the game ended now. Tap it to see what each card gives.
lesson-castle-combo-poor = Little gold left. A cheap card, or one face down, fills the purse again.
lesson-castle-combo-top = Some cards want to lie in the top row or a corner. What is top is decided only when the third row stands.
lesson-castle-combo-end = That was a whole game. The result shows every card’s points; the replay lets you see it all again.
