### What the book of this game calls its chapters and its groups of cards.

chapter-event-die = What the event die does
chapter-actions = Building
chapter-trade = Trading
chapter-action-cards = Action cards
chapter-event-cards = Event cards
chapter-end = The end
chapter-theme-sets = The theme sets
chapter-wizards = Wizards & Dragons
group-region = Regions
group-building-green = Green Buildings
group-building-red = Red Buildings, beside a City
group-unit-knight-green = Knights
group-unit-fleet-green = Fleets
group-action-attack = Action cards: attack
group-action-neutral = Action cards: neutral
group-action-defence = Action cards: defence
group-event-blue = Event cards
area-removed = Out of the game
group-km = Theme set: Knights & Merchants
group-sp = Theme set: Science & Progress
group-pi = Theme set: Politics & Intrigue
group-tc = Theme set: Trade & Change
group-wd = Theme set: Wizards & Dragons
