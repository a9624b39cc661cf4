### What the book of this game calls its chapters and its groups of cards.

chapter-companion = What the companion does
