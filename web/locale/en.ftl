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
part-missing = A part of this page could not be loaded. Load it again; it may be older than the server.
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
renew-cookie = Sign out everywhere else
renew-cookie-about = Your seats belong to this browser’s cookie. If somebody may have a copy of it, sign it out: this browser keeps your seats, and every copy loses them.
renewed-cookie = Done. Only this browser has your seats now.
sit-down = Sit down
waiting-room = Who sits here
let-bot = Let a bot play
let-person = Keep it open
begins-when-full = It begins when every seat is taken.
begins-with-nonces = Everybody is here. It begins as soon as each browser has added its part to chance; who adds none is waited for ten seconds, without hurry a day.
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
sure-why = It reveals something or ends the game, so it cannot be taken back.
sure-vain = As things stand it would bring nothing.
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
resign-of = {$name} gives up
return = Take the seat back
return-of = {$name} takes the seat back
gone = { $why ->
    [flagged] Your time has run out.
    [away] You were away.
   *[resigned] You gave up.
} A bot plays for you.
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
fair-checked = Checked in this browser: the sealed secret, your part of chance and what you were shown are those of this game.
fair-alarm = This is not the game that was promised to this browser!
fair-server = What the server has folded again
fair-browser = What this browser has checked itself
fair-own-commitment = The secret has the SHA-256 that this browser was shown before it gave its nonce.
fair-other-commitment = The secret does not have the SHA-256 that this browser was shown before the game: {$shown}
fair-other-secret = The secret does not even have the SHA-256 that stands in the record.
fair-own-nonce = This browser’s nonce stands in the record at its seat.
fair-missing-nonce = This browser’s nonce does not stand in the record at its seat. It came too late, or the server left it out and could choose the deal: nothing proves to you that chance was fair.
fair-own-rows = {$n ->
        [one] The one position that this browser was shown is in the record.
       *[other] All {$n} positions that this browser was shown are in the record.
    }
fair-other-rows = After row {$n} this browser was shown another position than that of the record.
fair-no-rows = What this browser was shown cannot be compared with the record.
fair-no-promise = This browser kept no commitment of this table, so it cannot tell whether this is the game that was promised.
fair-gave-no-nonce = This browser gave no nonce: to you the record proves only that it agrees with itself.
fair-same-fold = All rows lead here to the same key of chance as at the server: {$key}
fair-other-fold = The rows of the record lead here to another key of chance than at the server ({$key}): it has folded something else.
fair-unreadable = The record that the server sent cannot be read.
fair-command = Whether the cards lay where these keys put them, only the rules can tell; this page has the server’s word for it. To depend on nobody’s word, download the record and run this on a machine of your own:
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
no-discards = Nothing has been discarded yet.
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

## The card game of Burgundy

bc-display = The display, by the number of the die
bc-row = Row {$row}: { $cards ->
    [0] no card
    [one] 1 card
   *[other] {$cards} cards
}
bc-with-die = With the {$die}: what glows, or
bc-acting = An action with a {$die}
bc-acting-any = An action with any die
bc-die = Die {$die}
bc-dice-later = Face down: { $dice ->
    [one] 1 die
   *[other] {$dice} dice
}
bc-projects = Projects: {$count} of 3
bc-bought = The bought cards
bc-estate = Estate
bc-no-estate = Your estate: what you place lies here, three of a type in a pile.
bc-no-estate-yet = no card in the estate yet
bc-stack = {$type}: { $cards ->
    [1] one of three
    [2] two of three
   *[other] a triple
}
bc-type = Type
bc-type-castle = castle
bc-type-mine = mine
bc-type-cloister = cloister
bc-type-knowledge = knowledge
bc-type-ship = ship
bc-type-pasture = pasture
bc-type-building = building
bc-good-light = Light goods, sold by 1 and 2: {$count}
bc-good-medium = Medium goods, sold by 3 and 4: {$count}
bc-good-dark = Dark goods, sold by 5 and 6: {$count}
bc-animal-chicken = Chickens: {$count}
bc-animal-cow = Cattle: {$count}
bc-animal-sheep = Sheep: {$count}
bc-animal-pig = Pigs: {$count}
bc-sold = Goods sold: {$goods}
bc-silver = Silver: {$count}
bc-workers = Workers: {$count}
bc-points = Victory points: {$count}
bc-start = The start player card
bc-start-down = The start player card, face down: starts the next round
bc-turns-left = { $turns ->
    [one] 1 turn left
   *[other] {$turns} turns left
}
bc-middle = The middle of the table
bc-round = Round {$round}
bc-triple-brings = What a triple brings in this round; the rules say it in words
bc-deck = Deck: { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
bc-show-left = Which cards are left, by number and type.
bc-left = Cards not in sight
bc-left-why = { $cards ->
    [one] 1 card lies
   *[other] {$cards} cards lie
} in the deck, in face-down piles and in others’ hands. Anybody could count them.
bc-discards = Look through the discard pile: { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
bc-discard-pile = Discard pile
bc-open-pile = On top: {$top}; { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
bc-empty-pile = An empty pile
bc-firsts = Bonus cards for the first triple of a type
bc-first-left = {$type}: still to be had, 1 point
bc-first-taken = {$type}: taken by {$name}
bc-sevens = Bonus cards for all seven types
bc-seven-left = Still to be had: { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-seven-taken = Taken by {$name}: { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-ahead = You lead {$name} by {$points}
bc-behind = {$name} leads by {$points}
bc-level = Level with {$name}
bc-comparisons = How it stood after each round, you first
bc-compared = After round {$round}: {$own} to {$his}
bc-to-compare = Round {$round}: still to come
bc-to-come = { $cards ->
    [0] {$name} has all his cards
    [one] {$name} still gets 1 card
   *[other] {$name} still gets {$cards} cards
}
bc-take = { $die ->
    [0] Take it
   *[other] Take it with the {$die}
}{ $workers ->
    [0] {""}
    [one] {""}, 1 worker
   *[other] {""}, {$workers} workers
}
bc-sell = { $die ->
    [0] Sell them
   *[other] Sell with the {$die}
}{ $workers ->
    [0] {""}
    [one] {""}, 1 worker
   *[other] {""}, {$workers} workers
}
bc-place = { $die ->
    [0] Place it {$where}
   *[other] With the {$die}: {$where}
}{ $workers ->
    [0] {""}
    [one] {""}, 1 worker
   *[other] {""}, {$workers} workers
}
bc-restock = Restock workers
bc-take-silver = Take 1 silver
bc-convert = {$what} → 1 point
bc-buy = 3 silver → 3 cards
bc-legend-type-castle = Castle: green, a wall with battlements
bc-legend-type-mine = Mine: grey, a diamond
bc-legend-type-cloister = Cloister: violet, a pointed arch
bc-legend-type-knowledge = Knowledge: yellow, a circle
bc-legend-type-ship = Ship: blue, a hull
bc-legend-type-pasture = Pasture: light green, eight corners
bc-legend-type-building = Building: brown, a gable; the picture says which
bc-legend-silver = Gain two silver
bc-legend-worker = Gain two workers; each turns a die by one
bc-legend-point = Gain a victory point
bc-legend-good = Take a good from the top of an open pile
bc-legend-animal = Take an animal from the top of an open pile
bc-legend-act = One more action, as with any die
bc-legend-take = Take a card of these types from the display
bc-legend-sell = Sell all goods of one type: silver now, points in the end
bc-legend-place = Place another project at once, whatever its die
bc-legend-wild = Joins any pile that is not complete

## The pad

score-pad-why = For a game with real cards: enter what lies where, and Bailey adds it up.
player-number = Player {$number}
add-player = Add a player
remove-player = Take a player away
add-up = Add it up
clear = Begin anew
pad-which = Which card lies here?
pad-face-down = Face down
pad-no-card = No card

## The guided first game of Castle Combo

lesson-castle-combo-aim = In nine turns you build a grid of three by three cards here. Each card scores by the sign at its foot; the banner shows how many points.
lesson-castle-combo-market = You take one card each turn, from the row where the messenger stands: the rider beside it. What glows may be chosen.
lesson-castle-combo-card = The gold number at the top left is the price. In the middle stands what the card does at once, at the foot what it scores in the end.
lesson-castle-combo-take = Tap a card to take it; hold it, or point at it, to read it in full. The first one lies down by itself: the grid grows around it.
lesson-castle-combo-others = Your opponent’s grid is always in sight. Watch which shields they gather.
lesson-castle-combo-second = Too dear? Any card may be taken face down instead: it scores nothing, but brings 6 gold and 2 keys.
lesson-castle-combo-place = Each new card goes beside one that lies there. Many scrolls count a row or a column, so the place matters; a card never moves again.
lesson-castle-combo-keys = Before taking a card you may spend a key: send the messenger to the other row, or deal three new cards. A key that you keep is a point.
lesson-castle-combo-score = This is what you would have if the game ended now. Tap it to see what each card gives.
lesson-castle-combo-poor = Little gold left. A cheap card, or one face down, fills the purse again.
lesson-castle-combo-top = Some cards want to lie in the top row or a corner. What is top is decided only when the third row stands.
lesson-castle-combo-end = That was a whole game. The result shows every card’s points; the replay lets you see it all again.

## The guided first game of Burgundy

lesson-burgundy-cards-aim = Build your estate here: three cards of a type are a triple, and triples are most of your points.
lesson-burgundy-cards-aaron = Aaron builds too. After none of the five rounds may you be behind him: here you see how you stand.
lesson-burgundy-cards-dice = These are your two dice: cards of which only the number matters. In each of six turns you play one of them. Tap a die to see what it can do.
lesson-burgundy-cards-take = A die takes a card from the row of its number. What glows may be chosen; hold a card, or point at it, to read it in full.
lesson-burgundy-cards-workers = Each worker turns a die by one, up or down, and 6 and 1 are neighbours. Where that is needed, the price stands at the card.
lesson-burgundy-cards-place = A card that you took is a project. Play the number in its corner to place it in your estate: then it does what stands at its foot.
lesson-burgundy-cards-any = Nothing fits? Any die restocks your workers to two, takes a silver, or turns three workers or silver into a point.
lesson-burgundy-cards-placed = Cards of a type lie in one pile; the dashed places show what a triple still lacks. A violet cloister fits on every pile.
lesson-burgundy-cards-sell = Two goods alike: their two numbers sell all of a kind at once, for a silver each now and a point each in the end.
lesson-burgundy-cards-buy = Three silver buy three cards, once a turn and at any moment: one becomes a project, or its die is one more action.
lesson-burgundy-cards-bonus = A triple! It brings one of the bonuses of this round’s card. The earlier the round, the larger they are.
lesson-burgundy-cards-full = No more than three projects fit here. Another card would push one of them out, so place some first.
lesson-burgundy-cards-rival = Aaron takes cards at the beginning of each round and never loses a turn. For each of his cloisters you gain a point.
lesson-burgundy-cards-last = Two dice are left in this round. At its end the points are compared, animals too: if Aaron is ahead, he wins at once.
lesson-burgundy-cards-round = A new round: new cards in the display, six new dice, and smaller bonuses for a triple.
lesson-burgundy-cards-end = That was a whole game. The result shows where your points came from; one more?
