### Was die Zeichnung von Castle Combo sagt.

cc-castle = Schlossreihe
cc-village = Dorfreihe
cc-messenger-here = Hier steht der Bote
cc-move-messenger = Schlüssel: Bote wechselt
cc-renew-row = Schlüssel: neue Reihe
cc-take = { $price ->
    [0] Umsonst nehmen
   *[other] Für {$price} Gold nehmen
}
cc-take-face-down = Verdeckt: +6 Gold, +2 Schlüssel
cc-where = Wohin mit {$card}?
cc-place = Hierhin legen
cc-neighbour = Sitzt neben dir
cc-legend-shield-nobility = Wappen des Adels
cc-legend-shield-faith = Wappen der Kirche
cc-legend-shield-scholarship = Wappen des Wissens
cc-legend-shield-military = Wappen des Militärs
cc-legend-shield-craftsmanship = Wappen des Handwerks
cc-legend-shield-peasantry = Wappen der Bauern
cc-legend-castle = Schlosskarte oder Schlossreihe
cc-legend-village = Dorfkarte oder Dorfreihe
cc-legend-coin = Zwei Gold bekommen
cc-legend-key = Zwei Schlüssel bekommen
cc-legend-per = Für jedes, was folgt; ohne Zusatz in der ganzen eigenen Auslage
cc-legend-line = Gezählt, wo das Raster markiert ist: in der Zeile der Karte, ihrer Spalte oder beiden
cc-legend-neighbour = Gezählt in der Auslage eines Nachbarn, links oder rechts
cc-legend-people = Alle Gegner bekommen etwas
cc-legend-everybody = Alle bekommen etwas
cc-legend-discount = Schlosskarten kosten dich ab jetzt ein Gold weniger
cc-legend-kinds = Für jede verschiedene Art von Wappen
cc-legend-lacking = Für jede der sechs Wappenarten, die dir fehlt
cc-legend-set = Für jeden Satz dieser Wappen
cc-legend-equal = Für je drei gleiche Wappen
cc-legend-pips = Für jede Karte mit genau so vielen Wappen
cc-legend-cost = Für jede Karte mit solchen aufgedruckten Kosten
cc-legend-with-discount = Für jede Karte mit einem Rabatt
cc-legend-with-purse = Für jede Karte mit einem Beutel
cc-legend-down = Wenn eine deiner Karten verdeckt liegt
cc-legend-cells = Wenn die Karte am Ende liegt, wo das Raster markiert ist
cc-legend-absent = Wenn du kein Wappen dieser Art hast
cc-legend-filled = Für jede Karte deiner Auslage, auch verdeckte
cc-legend-empty = Für jedes leere Feld deiner Auslage
cc-legend-purse = Gold aus dem Vorrat kommt auf deine Beutel; jedes Gold dort zählt
cc-legend-discard = Eine Karte jener Reihe ablegen und ihre aufgedruckten Kosten bekommen

## Die geführte erste Partie

lesson-castle-combo-aim = In neun Zügen baust du hier ein Raster aus drei mal drei Karten. Jede Karte zählt nach dem Zeichen an ihrem Fuß; das Banner sagt, wie viele Punkte.
lesson-castle-combo-market = In jedem Zug nimmst du eine Karte, und zwar aus der Reihe, bei der der Bote steht: der Reiter daneben. Was leuchtet, kann gewählt werden.
lesson-castle-combo-card = Die goldene Zahl oben links ist der Preis. In der Mitte steht, was die Karte sofort tut, am Fuß, was sie am Ende zählt.
lesson-castle-combo-take = Tippe eine Karte an, um sie zu nehmen; halte sie gedrückt oder zeige darauf, um sie ganz zu lesen. Die erste legt sich von selbst ab: Das Raster wächst um sie herum.
lesson-castle-combo-others = Das Raster deines Gegenübers ist immer zu sehen. Achte darauf, welche Wappen dort gesammelt werden.
lesson-castle-combo-second = Zu teuer? Jede Karte darf stattdessen verdeckt genommen werden: Sie zählt nichts, bringt aber 6 Gold und 2 Schlüssel.
lesson-castle-combo-place = Jede neue Karte kommt neben eine, die schon liegt; viele zählen eine Zeile oder Spalte. Zeig auf einen Platz oder tippe ihn einmal an, dann siehst du, was die Karte dort brächte; ein zweites Tippen legt sie hin, und dort bleibt sie.
lesson-castle-combo-keys = Bevor du eine Karte nimmst, darfst du einen Schlüssel ausgeben: den Boten zur anderen Reihe schicken oder drei neue Karten auslegen. Ein Schlüssel, den du behältst, ist ein Punkt.
lesson-castle-combo-score = So viel hättest du, wenn das Spiel jetzt endete. Tippe darauf, um zu sehen, was jede Karte bringt.
lesson-castle-combo-poor = Wenig Gold übrig. Eine billige Karte oder eine verdeckte füllt den Beutel wieder.
lesson-castle-combo-top = Manche Karten wollen in der oberen Zeile oder in einer Ecke liegen. Was oben ist, entscheidet sich erst, wenn die dritte Zeile steht.
lesson-castle-combo-end = Das war eine ganze Partie. Das Ergebnis zeigt die Punkte jeder Karte; im Nachspielen siehst du alles noch einmal.

picture-castle-combo-take = Die Dorfreihe mit dem Boten. Die Zahl in der Münze ist, was eine Karte kostet.
picture-castle-combo-place = Eine Auslage jenseits der Mitte einer Partie.
picture-castle-combo-ability = Über dem Namen: der Preis in der Münze, das Bild, die Schilde; darunter die Fähigkeit und auf der Schriftrolle, was die Karte wertet.
