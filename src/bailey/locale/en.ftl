### What all games say alike.

hidden-card = a hidden card
reason-not-now = that cannot be chosen now
reason-game-over = the game is over
step-over = The game is over

# What a seat is called at which nobody has given a name.
seat-name = Player {$n}
