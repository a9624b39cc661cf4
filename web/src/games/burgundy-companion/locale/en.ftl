### The texts of the drawing of the companion; the others are those of the board game.

bt-deeds = What to do
bt-deeds-none = After its die is told, this says what to move, and what it brings.
bt-more = Bonus, reserve
bt-depots = Depots
bt-read = Read aloud
bt-read-stop = Stop reading
bt-asking = What the companion asks
bt-bonus-tiles = Bonus tiles
bt-bonus = Bonus tile: {$kind}
bt-bonus-is = Bonus tiles, {$kind}: larger { $first ->
        [people] with people
        [automata] with the Automata
       *[nobody] free
    }, smaller { $second ->
        [people] with people
        [automata] with the Automata
       *[nobody] free
    }
bt-asks-tell-lying = Which tile lies there?
bt-asks-tell-white = The white die?
bt-asks-tell-good = Which good comes?
bt-asks-play = Play; tell what people take
bt-asks-tell-found = What do you find?
bt-asks-tell-wild = Which tile becomes wild?
bt-asks-tell-goods = Which goods does it take?
bt-asks-tell-kept = What do you find?
bt-asks-tell-scarcest = What do you find?
bt-asks-tell-bought = Which tile does it buy?
bt-asks-tell-points = Your points?
bt-asks-finish = Is this the end?

## The guided first game

lesson-burgundy-companion-cards = These are the Automata’s two cards. It looks for tiles for them, from the top; a full card scores the number beside it.
lesson-burgundy-companion-filling = Once a phase, tell which buildings, animals and black tiles lie in the depots. All else is known by its colour.
lesson-burgundy-companion-white = In each round, tell the white die first: with 1 to 4 its left card is active, with 5 or 6 the right one.
lesson-burgundy-companion-play = Play as always. When the Automata’s turn comes, roll one die for it, and tap it here.
lesson-burgundy-companion-found = Search as it says, and tap the tile that you find. If there is none, say so below.
lesson-burgundy-companion-deeds = Here it says what to move, and what that brings. Silver, goods and points are counted for you.
lesson-burgundy-companion-bonus = If one of you fills a colour, open this and tap the bonus tile of that colour.
lesson-burgundy-companion-undo = A wrong tap? Everything can be undone, as far back as you like, and told again.

## The pictures of the rules

picture-burgundy-companion-automata = The Automata past the middle of a game: its two cards with the tiles it has found, and what it has in reserve.
picture-burgundy-companion-automata-cards = Three cards of the Automata: the kinds it looks for, from the top.
