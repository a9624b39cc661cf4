### What the book of this game calls its chapters and its groups of cards.

chapter-actions = The six actions
chapter-estate = Your estate
chapter-functions = What the cards do
group-types = Six types of cards
group-buildings = Buildings: eight kinds of one type
sheet-dice = Its die is one of these: {$dice}
