### The texts of the drawing of Castle Combo.

cc-castle = Castle row
cc-village = Village row
cc-messenger-here = The messenger stands here
cc-unlit = Cards are taken from the row where the messenger stands.
cc-move-messenger = Key: move messenger
cc-renew-row = Key: new row
cc-take = { $price ->
    [0] Take it for nothing
   *[other] Take it for {$price} gold
}
cc-take-face-down = Face down: +{$gold} gold, +{ $keys ->
        [one] {$keys} key
       *[other] {$keys} keys
    }
cc-where = Where does {$card} go?
cc-place = Place it here
cc-neighbour = Your neighbour
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
cc-legend-per = For each of what follows; without more, in your whole tableau
cc-legend-line = Counted where the small tableau is marked: in the card’s row, its column, or both
cc-legend-neighbour = Counted in the tableau of one neighbour, left or right
cc-legend-people = Every opponent gains
cc-legend-everybody = Every player gains
cc-legend-discount = Castle cards cost you one gold less from now on
cc-legend-kinds = For each different shield
cc-legend-lacking = For each of the six shields that you lack
cc-legend-set = For each set of these shields
cc-legend-equal = For every three equal shields
cc-legend-pips = For each card with exactly so many shields
cc-legend-cost = For each card with such a printed cost
cc-legend-with-discount = For each card with a discount
cc-legend-with-purse = For each card with a purse
cc-legend-down = If a card of yours lies face down
cc-legend-cells = If in the end the card lies where the small tableau is marked
cc-legend-absent = If you have no such shield
cc-legend-filled = For each card of your tableau, face down too
cc-legend-empty = For each empty cell of your tableau
cc-legend-purse = Gold from the supply goes on your purses; every gold on a purse scores
cc-legend-discard = Discard a card of that row and gain its printed cost

## The guided first game

lesson-castle-combo-aim = In nine turns you build a tableau of three by three cards here. Each card scores by the scroll at its foot; the banner shows how many points.
lesson-castle-combo-market = You take one card each turn, from the row where the messenger stands: the rider beside it. What glows may be chosen.
lesson-castle-combo-card = The gold number at the top left is the price. In the middle stands what the card does at once, at the foot what it scores in the end.
lesson-castle-combo-take = Tap a card to take it; hold it, or point at it, to read it in full. The first one lies down by itself: the tableau grows around it.
lesson-castle-combo-others = Your opponent’s tableau is always in sight. Watch which shields they gather.
lesson-castle-combo-second = Too dear? Any card may be taken face down instead: it scores nothing, but brings 6 gold and 2 keys.
lesson-castle-combo-place = Each new card goes beside one that lies there; many scrolls count a row or a column. Point at a place, or tap it once, to see what the card would bring there; a second tap lays it, and then it never moves again.
lesson-castle-combo-keys = Before taking a card you may spend a key: send the messenger to the other row, or deal three new cards. A key that you keep is a point.
lesson-castle-combo-score = This is what you would have if the game ended now. Tap it to see what each card gives.
lesson-castle-combo-poor = Little gold left. A card taken face down brings 6 gold again.
lesson-castle-combo-top = Some cards want to lie in the top row or a corner. What is top is decided only when the third row stands.
lesson-castle-combo-end = That was a whole game. The result shows every card’s points; the replay lets you see it all again.

picture-castle-combo-take = The village row with the messenger. The number in the coin is what a card costs.
picture-castle-combo-place = A tableau in the second half of a game.
picture-castle-combo-ability = Above the name: the cost in the coin, the portrait, the shields; below it: the ability, and on the scroll what the card scores.
picture-castle-combo-setup = The castle row: three cards lie open, beside their deck and what was discarded.
picture-castle-combo-key = Both rows; the messenger stands at the lower one.
picture-castle-combo-messenger = The round red sign below the cost sends the messenger to the other row.
picture-castle-combo-discount = A coin with a minus takes one gold off the cards of the decks that are shown.
picture-castle-combo-grid = Scrolls that look at the place of a card: in the top row, in its row and column, in a corner.
