### Texts shared by all games.

hidden-card = a hidden card
reason-not-now = that cannot be chosen now
reason-game-over = the game is over
step-over = The game is over

# The name of a seat whose player has not given one.
seat-name = Player {$n}

# How a bot plays: said after its name, as in “Odile, cautious”.
character-carefree = carefree
character-dreamy = dreamy
character-hasty = hasty
character-cautious = cautious
character-far-sighted = far-sighted

## The score pad of a game with real cards

pad-option = {$option} ({$values}):
pad-players = How many players?
pad-card = {$player}, {$what}:
pad-number = {$player}, {$what} (0-{$most}):
pad-back = back
pad-down = down | face down
pad-again = Start again from this player’s first card:
pad-no-number = That is no number from {$least} to {$most}.
pad-no-card = No card is called {$typed}.
pad-which = Which one? {$cards}
pad-holds-nothing = Only a face-up card can hold anything.
pad-twice = {$card} was already entered elsewhere.

## The chapters of the rules of a game

chapter-begin = The game, and how it begins
chapter-turn = A turn, step by step
chapter-actions = The actions
chapter-end = The end, and what counts
chapter-alone = Playing alone
chapter-options = With options
chapter-more = More rules

## Why a choice is better than another: what comes by the end, and by the next turn

gain-by-the-end = { $gains ->
        [none] With the better choice {$player} has {$more} points instead of {$less} by the end, on average.
       *[other] With the better choice {$player} has {$more} points instead of {$less} by the end, on average: {$gains}.
    }
gain-rival = { $gains ->
        [none] The better choice leaves {$player} {$more} points instead of {$less}.
       *[other] The better choice leaves {$player} {$more} points instead of {$less}: {$gains}.
    }
gain-advised = { $gains ->
        [none] It brings you {$more} points by the end, “{$than}” {$less}.
       *[other] It brings you {$more} points by the end, “{$than}” {$less}: {$gains}.
    }
gain-advised-rival = { $gains ->
        [none] It leaves {$player} {$more} points, “{$than}” {$less}.
       *[other] It leaves {$player} {$more} points, “{$than}” {$less}: {$gains}.
    }
gain-next-turn = At {$player}’s next turn already: {$gains}.
gain-advised-next-turn = At your next turn already: {$gains}.
gain-points = Points
