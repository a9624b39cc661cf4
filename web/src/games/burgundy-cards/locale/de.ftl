### Was die Zeichnung des Kartenspiels von Burgund sagt.

bc-row = Reihe {$row}: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] {$cards} Karten
}
bc-acting = Eine Aktion mit einer {$die}
bc-acting-any = Eine Aktion mit beliebigem Würfel
bc-die = Würfel {$die}
bc-estate = Fürstentum
bc-no-estate-yet = noch keine Karte im Fürstentum
bc-stack = {$type}: { $cards ->
    [1] eine von dreien
    [2] zwei von dreien
   *[other] ein Drilling
}
bc-type = Art
bc-type-castle = Burg
bc-type-mine = Mine
bc-type-cloister = Kloster
bc-type-knowledge = Wissen
bc-type-ship = Schiff
bc-type-pasture = Weide
bc-type-building = Gebäude
bc-start = Die Startspielerkarte
bc-start-down = Die Startspielerkarte, verdeckt: Wer sie hat, beginnt den nächsten Durchgang
bc-rounds = Was ein Drilling bringt, Durchgang für Durchgang
bc-round = Durchgang {$round}
bc-triple-brings = Was ein Drilling in diesem Durchgang bringt; die Regeln sagen es in Worten
bc-triple-may-bring = Ein Drilling bringt wahlweise {$gain}
bc-race = {$name}: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
bc-gain-points = { $count ->
        [one] 1 Punkt
       *[other] {$count} Punkte
    }
bc-gain-goods = { $count ->
        [one] 1 Ware
       *[other] {$count} Waren
    }
bc-gain-animals = { $count ->
        [one] 1 Tier
       *[other] {$count} Tiere
    }
bc-gain-silver = { $count ->
        [one] 1 Silberling
       *[other] {$count} Silberlinge
    }
bc-gain-workers = {$count} Arbeiter
bc-show-left = Welche Karten noch da sind, nach Zahl und Art.
bc-left = Karten, die du nicht siehst
bc-left-why = { $cards ->
    [one] 1 Karte liegt
   *[other] {$cards} Karten liegen
} im Nachziehstapel, in verdeckten Stapeln und auf den Händen der anderen. Nachzählen könnte es jeder.
bc-seven-left = Noch zu haben: { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}
bc-seven-taken = An {$name} vergeben: { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}
bc-ahead = Du führst mit {$points} vor {$name}
bc-behind = {$name} führt mit {$points}
bc-level = Gleichauf mit {$name}
bc-race-lost = So nach Durchgang {$round}: verloren
bc-comparisons = Wie es nach jedem Durchgang stand, du zuerst
bc-compared = Nach Durchgang {$round}: {$own} zu {$his}
bc-to-compare = Durchgang {$round}: steht noch aus
bc-to-come = { $cards ->
    [0] {$name} hat alle seine Karten
    [one] {$name} bekommt noch 1 Karte
   *[other] {$name} bekommt noch {$cards} Karten
}
bc-take = { $die ->
    [0] Nehmen
   *[other] Mit der {$die} nehmen
}{ $workers ->
    [0] {""}
    [one] {""}, −1 Arbeiter
   *[other] {""}, −{$workers} Arbeiter
}
bc-sell = { $die ->
        [0] Verkaufen
       *[other] Mit der {$die} verkaufen
    }: +{ $n ->
        [one] 1 Silberling, +1 Punkt
       *[other] {$n} Silberlinge, +{$n} Punkte
    }{ $workers ->
        [0] {""}
        [one] {""}, −1 Arbeiter
       *[other] {""}, −{$workers} Arbeiter
    }
bc-place = { $die ->
        [0] Legen: {$where}
       *[other] Mit der {$die}: {$where}
    }{ $workers ->
        [0] {""}
        [one] {""}, −1 Arbeiter
       *[other] {""}, −{$workers} Arbeiter
    }
bc-restock = Arbeiter auf zwei: +{$n}
bc-take-silver = 1 Silberling nehmen
bc-convert = {$what} → 1 Punkt
bc-buy = 3 Silberlinge → 3 Karten
bc-legend-type-castle = Burg: grün, eine Mauer mit Zinnen
bc-legend-type-mine = Mine: grau, eine Raute
bc-legend-type-cloister = Kloster: violett, ein Spitzbogen
bc-legend-type-knowledge = Wissen: gelb, ein Kreis
bc-legend-type-ship = Schiff: blau, ein Rumpf
bc-legend-type-pasture = Weide: hellgrün, acht Ecken
bc-legend-type-building = Gebäude: braun, ein Giebel; das Bild sagt, welches
bc-legend-silver = Zwei Silberlinge erhalten
bc-legend-worker = Zwei Arbeiter erhalten; jeder dreht einen Würfel um eins
bc-legend-point = Einen Siegpunkt erhalten
bc-legend-good = Eine Ware von einem offenen Stapel nehmen
bc-legend-animal = Ein Tier von einem offenen Stapel nehmen
bc-legend-act = Noch eine Aktion, wie mit beliebigem Würfel
bc-legend-take = Eine Karte dieser Arten aus der Auslage nehmen
bc-legend-sell = Alle Waren einer Sorte verkaufen: je ein Silberling und ein Punkt
bc-legend-place = Sofort noch ein Projekt legen, egal mit welchem Würfel
bc-legend-wild = Passt auf jeden unvollendeten Stapel

## Die geführte erste Partie

lesson-burgundy-cards-aim = Hier entsteht dein Fürstentum: Drei Karten einer Art sind ein Drilling, und Drillinge bringen die meisten Punkte.
lesson-burgundy-cards-aaron = Auch Aaron baut: Hier siehst du, wie es steht. In dieser ersten Partie zählt nur das Ende. In anderen gewinnt er, sobald er nach einem Durchgang vorn liegt.
lesson-burgundy-cards-dice = Das sind deine beiden Würfel: Karten, bei denen nur die Zahl zählt. In jedem von sechs Zügen spielst du einen davon. Tippe auf einen Würfel, um zu sehen, was er kann.
lesson-burgundy-cards-take = Ein Würfel nimmt eine Karte aus der Reihe seiner Zahl. Was leuchtet, ist möglich; halte eine Karte gedrückt oder zeige auf sie, um alles zu lesen.
lesson-burgundy-cards-workers = Jeder Arbeiter dreht einen Würfel um eins, hinauf oder hinab, und 6 und 1 sind Nachbarn. Wo das nötig ist, steht der Preis an der Karte.
lesson-burgundy-cards-place = Eine genommene Karte ist ein Projekt. Spiele die Zahl in ihrer Ecke, um sie ins Fürstentum zu legen: Dann tut sie, was an ihrem Fuß steht.
lesson-burgundy-cards-any = Passt nichts? Jeder Würfel füllt die Arbeiter auf zwei auf, bringt einen Silberling oder macht aus drei Arbeitern oder Silberlingen einen Punkt.
lesson-burgundy-cards-placed = Karten einer Art liegen in einem Stapel; gestrichelt ist, was zum Drilling noch fehlt. Ein violettes Kloster passt auf jeden unvollendeten Stapel.
lesson-burgundy-cards-sell = Zwei gleiche Waren: Ihre beiden Zahlen verkaufen alle einer Sorte auf einmal, jede für einen Silberling und einen Punkt.
lesson-burgundy-cards-buy = Drei Silberlinge kaufen drei Karten, einmal im Zug und jederzeit: Eine wird ein Projekt, oder ihr Würfel gibt noch eine Aktion.
lesson-burgundy-cards-bonus = Ein Drilling! Er bringt einen der Boni dieses Durchgangs. Je früher der Durchgang, desto größer sind sie.
lesson-burgundy-cards-full = Mehr als drei Projekte haben keinen Platz. Eine weitere Karte würde eines verdrängen; lege vorher welche ins Fürstentum.
lesson-burgundy-cards-rival = Aaron macht keine Züge: Er bekommt zu Beginn jedes Durchgangs Karten. Für jedes seiner Klöster erhältst du einen Punkt.
lesson-burgundy-cards-last = Noch zwei Würfel in diesem letzten Durchgang. An seinem Ende werden die Punkte verglichen, auch die deiner Tiere: Liegt Aaron vorn, gewinnt er.
lesson-burgundy-cards-round = Ein neuer Durchgang: neue Karten in der Auslage, sechs neue Würfel und kleinere Boni für einen Drilling.
lesson-burgundy-cards-end = Das war eine ganze Partie. Das Ergebnis zeigt, woher deine Punkte kamen; noch eine?
bc-round-over = Durchgang {$round} ist vorbei

picture-burgundy-cards-cards = Drei Karten: eine Burg, ein Schiff, ein Markt. Der Würfel gilt auf der Hand; unten steht, was sie beim Legen tun.
picture-burgundy-cards-round = Die Auslage: eine Reihe für jede Zahl eines Würfels.
picture-burgundy-cards-sell = Ein Lager: Waren mit den Zahlen, mit denen sie verkauft werden, Verkauftes und Tiere.
picture-burgundy-cards-estate = Ein Fürstentum in der zweiten Hälfte einer Partie: Karten einer Art in einem Stapel.
picture-burgundy-cards-round-bonuses = Was ein Drilling bringt, Durchgang für Durchgang.
picture-burgundy-cards-setup = Die offenen Stapel der Waren und der Tiere, jeder mit dem, was übrig ist.
picture-burgundy-cards-turn = Eine Karte auf der Hand ist ein Würfel, und nichts anderes zählt.
picture-burgundy-cards-purchase = Drei gekaufte Karten: Eine wird ein Projekt, oder ihr Würfel gibt eine weitere Aktion.
picture-burgundy-cards-place = Zwei Projekte warten auf einen Würfel mit ihrer Zahl.
picture-burgundy-cards-triple = Die Bonuskarten für die ersten Drillinge; wer eine genommen hat, ist darauf zu sehen.
picture-burgundy-cards-animals = Drei verschiedene Tiere, oder mehrere einer Art.
picture-burgundy-cards-workers = Zwei Arbeiter drehen den Würfel einer Karte um zwei.
picture-burgundy-cards-restock = Arbeiter werden genommen, bis es zwei sind.
picture-burgundy-cards-silver = Ein Silber.
picture-burgundy-cards-convert = Drei davon, beliebig gemischt, sind ein Punkt.
