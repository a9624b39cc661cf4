### The score pad

pad-note = Cities are counted apart: a City is no Settlement any more. Tokens are not asked for, they follow from the cards.
pad-help = Just Enter is 0; `back` goes one question back.
pad-group-row = The row
pad-group-knights = Knights
pad-group-fleets = Fleets
pad-group-green = Green Buildings
pad-group-red = Red Buildings
pad-group-books = Spell books
pad-group-moment = For the moment
pad-settlements = Settlements
pad-cities = Cities
pad-metropolises = Metropolises (no longer Cities)
pad-citadels = Citadels (no longer Settlements)
pad-served = Citadels with a Wizard of their own
pad-built = {$card}
pad-silenced = Strength of your Knight without points by {$card}
pad-covered = Witch on {$card}
pad-alliance = Wizards, while your {$card} lies open

pad-one-place = A principality has two Settlements or Cities at least. Count them again.
pad-too-many-places = There are only {$most} Settlements and Cities for both together, with all that stands on them. Count them again.
pad-too-many-cities = There are only {$most} Cities for both together. Count them again.
pad-too-many-citadels = There are only {$most} Citadels for both together. Count them again.
pad-too-many-wizards = There are only {$most} Wizards for both together. Count them again.
pad-too-many-cards = There are only {$most} of {$card} in the game. Count them again.
pad-no-site = There are not building sites enough for this card: {$sites} in all, {$red} of them beside Cities for red cards.
pad-no-book-site = Spell books stand at Citadels alone: these have {$sites} sites.
pad-served-fault = So many Citadels are not there, only {$most}.
pad-wizards-fault = So many Wizards cannot serve so many Citadels: each stands on a Region beside one. Count both again.
pad-no-knight = No Knight of strength {$strength} is built here.
pad-not-built = Of {$card} only {$most} are built here.
