### What the book of this game calls its chapters and its groups of cards.

chapter-actions = Cards, gold and keys in detail
group-castle = The castle deck
group-village = The village deck
