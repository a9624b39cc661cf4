### Was die Zeichnung von Castle Combo sagt.

cc-castle = Schlossreihe
cc-village = Dorfreihe
cc-messenger-here = Hier steht der Bote
cc-unlit = Genommen wird aus der Reihe, bei der der Bote steht.
cc-move-messenger = Schlüssel: Bote wechselt
cc-renew-row = Schlüssel: neue Reihe
cc-take = { $price ->
    [0] Umsonst nehmen
   *[other] Für {$price} Gold nehmen
}
cc-take-face-down = Verdeckt: +{$gold} Gold, +{$keys} Schlüssel
cc-where = Wo kommt {$card} hin?
cc-place = Hierhin legen
cc-neighbour = Sitzt neben dir
cc-legend-shield-nobility = Adelswappen
cc-legend-shield-faith = Kirchenwappen
cc-legend-shield-scholarship = Wissenswappen
cc-legend-shield-military = Militärwappen
cc-legend-shield-craftsmanship = Handwerkswappen
cc-legend-shield-peasantry = Bauernwappen
cc-legend-castle = Schlosskarte oder Schlossreihe
cc-legend-village = Dorfkarte oder Dorfreihe
cc-legend-coin = Zwei Gold bekommen
cc-legend-key = Zwei Schlüssel bekommen
cc-legend-per = Für jedes, was folgt; ohne Zusatz in deiner ganzen Auslage
cc-legend-line = Gezählt, wo die kleine Auslage markiert ist: in der Reihe der Karte, ihrer Spalte oder beiden
cc-legend-neighbour = Gezählt in der Auslage eines Nachbarn, links oder rechts
cc-legend-people = Jeder Gegner erhält etwas
cc-legend-everybody = Alle erhalten etwas
cc-legend-discount = Schlosskarten kosten dich ab jetzt ein Gold weniger
cc-legend-kinds = Für jede Wappenart
cc-legend-lacking = Für jede der sechs Wappenarten, die dir fehlt
cc-legend-set = Für jeden Satz dieser Wappen
cc-legend-equal = Für je drei gleiche Wappen
cc-legend-pips = Für jede Karte mit genau so vielen Wappen
cc-legend-cost = Für jede Karte mit diesem aufgedruckten Preis
cc-legend-with-discount = Für jede Karte mit Rabatt
cc-legend-with-purse = Für jede Karte mit Beutel
cc-legend-down = Wenn eine deiner Karten verdeckt liegt
cc-legend-cells = Wenn die Karte am Ende dort liegt, wo die kleine Auslage markiert ist
cc-legend-absent = Wenn du kein solches Wappen hast
cc-legend-filled = Für jede Karte deiner Auslage, auch verdeckte
cc-legend-empty = Für jedes leere Feld deiner Auslage
cc-legend-purse = Gold aus dem Vorrat kommt auf deine Beutel; jedes Gold dort bringt Punkte
cc-legend-discard = Eine Karte jener Reihe ablegen und ihren aufgedruckten Preis erhalten

## Die geführte erste Partie

lesson-castle-combo-aim = In neun Zügen baust du hier eine Auslage aus drei mal drei Karten. Jede Karte zählt nach der Schriftrolle an ihrem Fuß; das Banner zeigt, wie viele Punkte.
lesson-castle-combo-market = In jedem Zug nimmst du eine Karte, und zwar aus der Reihe, bei der der Bote steht: der Reiter daneben. Was leuchtet, kann gewählt werden.
lesson-castle-combo-card = Die goldene Zahl oben links ist der Preis. In der Mitte steht, was die Karte sofort tut, am Fuß, was sie am Ende zählt.
lesson-castle-combo-take = Tippe eine Karte an, um sie zu nehmen; halte sie gedrückt oder zeige darauf, um sie ganz zu lesen. Die erste legt sich von selbst ab: Die Auslage wächst um sie herum.
lesson-castle-combo-others = Die Auslage deines Gegners ist immer zu sehen. Achte darauf, welche Wappen dort gesammelt werden.
lesson-castle-combo-second = Zu teuer? Jede Karte darf stattdessen verdeckt genommen werden: Sie bringt keine Punkte, aber 6 Gold und 2 Schlüssel.
lesson-castle-combo-place = Jede neue Karte kommt neben eine, die schon liegt; viele zählen eine Reihe oder Spalte. Zeig auf einen Platz oder tippe ihn einmal an, dann siehst du, was die Karte dort brächte; ein zweites Tippen legt sie hin, und dort bleibt sie.
lesson-castle-combo-keys = Bevor du eine Karte nimmst, darfst du einen Schlüssel ausgeben: den Boten zur anderen Reihe schicken oder drei neue Karten auslegen. Ein Schlüssel, den du behältst, ist ein Punkt.
lesson-castle-combo-score = So viel hättest du, wenn das Spiel jetzt endete. Tippe darauf, um zu sehen, was jede Karte bringt.
lesson-castle-combo-poor = Wenig Gold übrig. Eine verdeckt genommene Karte bringt wieder 6 Gold.
lesson-castle-combo-top = Manche Karten wollen in der oberen Reihe oder in einer Ecke liegen. Was oben ist, entscheidet sich erst, wenn die dritte Reihe steht.
lesson-castle-combo-end = Das war eine ganze Partie. Das Ergebnis zeigt die Punkte jeder Karte; im Nachspielen siehst du alles noch einmal.

picture-castle-combo-take = Die Dorfreihe mit dem Boten. Die Zahl in der Münze ist, was eine Karte kostet.
picture-castle-combo-place = Eine Auslage in der zweiten Hälfte einer Partie.
picture-castle-combo-ability = Über dem Namen: der Preis in der Münze, das Bild, die Wappen; darunter die Fähigkeit und auf der Schriftrolle, was die Karte bringt.
picture-castle-combo-setup = Die Schlossreihe: Drei Karten liegen offen, daneben ihr Stapel und was abgelegt wurde.
picture-castle-combo-key = Beide Reihen; der Bote steht an der unteren.
picture-castle-combo-messenger = Das runde rote Zeichen unter den Kosten schickt den Boten zur anderen Reihe.
picture-castle-combo-discount = Eine Münze mit Minus macht Karten der gezeigten Stapel um ein Gold billiger.
picture-castle-combo-grid = Schriftrollen, die auf den Platz einer Karte sehen: in der oberen Reihe, in Reihe und Spalte, in einer Ecke.
