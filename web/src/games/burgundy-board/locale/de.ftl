### The texts of the drawing of the board game of Burgundy.

bb-depots = Die Depots
bb-depot = Depot {$depot}
bb-black = Das schwarze Depot: 2 Silberlinge für ein Plättchen, einmal im Zug
bb-good = Waren der Sorte {$type}
bb-duchy = Herzogtum {$duchy}
bb-space = Feld {$space}: {$kind}, {$die}
bb-kind-castle = Burg
bb-kind-mine = Mine
bb-kind-knowledge = Wissen
bb-kind-ship = Schiff
bb-kind-livestock = Nutztiere
bb-kind-building = Gebäude
bb-silver = Silberlinge: {$count}
bb-bonus-tiles = Bonusplättchen: {$count}
bb-automata-card = { $side ->
        [left] Linke Karte
       *[other] Rechte Karte
    }: {$points}
bb-box = verkauft Waren
# as in English
bb-reserve = Reserve
bb-finished = Herzogtum
bb-count = {$count} {$kind}
bb-phase = Phase {$phase}, Runde {$round} von 5
bb-phase-points = volle Regionen: +{$points}
bb-white = Weißer Würfel: {$die}
bb-coming = Die Waren der kommenden Runden
bb-bonus-left = Bonusplättchen für volle Farben
bb-bonus = { $points ->
        [0] {$kind}: vergeben
       *[other] {$kind}: {$points} Punkte
    }
bb-coming-good = Runde {$round}: eine Ware der Sorte {$type}
bb-coming-gone = Runde {$round}: Ihre Ware liegt in einem Depot
bb-choose-duchy = Die Herzogtümer zur Wahl
bb-duchy-name = { $edition ->
        [classic] {$number} (Ausgabe von 2019)
        [se] {$number} (Ausgabe von 2023)
       *[any] {$number}
    }
bb-duchy-unsure = Stammt aus einer einzigen Quelle: Ein Feld kann falsch sein
bb-its-turn = Sein letzter Zug
bb-its-turn-none = Seine Züge stehen dann hier
bb-wild = Ein Joker
bb-route = Handelsroute: Waren auf {$filled} von {$spaces} Feldern
bb-posts = Grenzposten: Wege mit {$paths} Plättchen
bb-take = { $die ->
        [0] Zusätzliche Aktion
       *[other] Mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {""}, 1 Arbeiter
       *[other] {""}, {$workers} Arbeiter
    }
bb-place = { $die ->
        [0] Zusätzliche Aktion
       *[other] Mit der {$die}
    }: {$card}{ $workers ->
        [0] {""}
        [one] {""}, 1 Arbeiter
       *[other] {""}, {$workers} Arbeiter
    }
bb-sell = { $die ->
        [0] Zusätzliche Aktion
       *[other] Mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {""}, 1 Arbeiter
       *[other] {""}, {$workers} Arbeiter
    }: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
bb-take-workers = { $die ->
        [0] Zusätzliche Aktion
       *[other] Würfel {$die}
    }: {$n} Arbeiter
bb-buy = Für { $silver ->
        [one] {$silver} Silberling
       *[other] {$silver} Silberlinge
    } kaufen
bb-hire = Für {$workers} Arbeiter holen
bb-legend-kind-castle = Burg: eine Aktion mehr
bb-legend-kind-mine = Mine: 1 Silberling je Phase
bb-legend-kind-knowledge = Wissen: Die Nummer sagt, was es ändert
bb-legend-kind-ship = Schiff: Waren, und ein Feld weiter in der Reihenfolge
bb-legend-kind-livestock = Nutztiere: Punkte für die Tiere einer Weide
bb-legend-kind-building = Gebäude: Das Bild sagt, welches
bb-legend-building-warehouse = Warenhaus: eine Warensorte verkaufen
bb-legend-building-watchtower = Wachturm: 4 Punkte
bb-legend-building-workshop = Schreinerei: ein Gebäude nehmen
bb-legend-building-church = Kirche: Burg, Mine oder Wissen nehmen
bb-legend-building-market = Markt: Schiff oder Nutztiere nehmen
bb-legend-building-boarding-house = Wohnhaus: 4 Arbeiter
bb-legend-building-bank = Bank: 2 Silberlinge
bb-legend-building-city-hall = Rathaus: noch ein Plättchen legen
bb-legend-building-crane = Kran: die Wirkung eines beliebigen Gebäudes
bb-legend-building-white-castle = Weiße Burg: eine Aktion mehr, mit dem weißen Würfel
bb-legend-geese = Gänse: zählen mit jeder Art
bb-legend-inn = Gasthof: passt auf jede Farbe; seine Region ist ein Feld größer
bb-legend-any-tile = Auf einer Handelsroute: ein beliebiges Plättchen nehmen
bb-legend-post = Grenzposten: volle Wege dazwischen bringen Punkte
bb-legend-black = Gepunkteter Rand: aus dem schwarzen Depot

## The guided first game

lesson-burgundy-board-castle = Deine erste Burg darf auf jedem Burgfeld liegen. Von dort geht es weiter: Jedes Plättchen kommt neben ein anderes.
lesson-burgundy-board-aim = Fülle Regionen einer Farbe: Je größer und je früher, desto mehr Punkte. Volle Farben bringen ein Bonusplättchen.
lesson-burgundy-board-dice = Zwei Würfel, zwei Aktionen. Tippe auf einen Würfel und sieh, was er kann, oder auf das, was du willst, und wähle den Würfel.
lesson-burgundy-board-take = Mit einem Würfel nimmst du ein Plättchen aus dem Depot seiner Zahl in deinen Lagerplatz. Halte ein Plättchen gedrückt, um es zu lesen.
lesson-burgundy-board-place = Ein gelagertes Plättchen kommt auf ein Feld seiner Farbe und der Zahl eines Würfels, neben deine Plättchen. Tippe darauf: Seine Felder leuchten.
lesson-burgundy-board-workers = Jeder Arbeiter ändert einen Würfel um eins, und 6 und 1 sind Nachbarn. Jeder Würfel bringt zwei Arbeiter.
lesson-burgundy-board-placed = Was du legst, wirkt sofort: Burgen geben eine Aktion, Schiffe Waren, Nutztiere Punkte, Gebäude, was sie eben tun.
lesson-burgundy-board-extra = Eine Burg: eine Aktion mehr, mit jeder Zahl, die du willst.
lesson-burgundy-board-sell = Mit dem Würfel ihrer Zahl verkaufst du alle Waren einer Sorte: ein Silberling, und Punkte für jede.
lesson-burgundy-board-black = Für zwei Silberlinge kaufst du eines dieser Plättchen, einmal im Zug und in jedem Augenblick.
lesson-burgundy-board-automata = Der Automata nimmt Plättchen für seine zwei Karten, von oben. Eine volle Karte bringt die Zahl daneben.
lesson-burgundy-board-phase = Eine neue Phase: Die Depots sind wieder voll, und volle Regionen bringen zwei Punkte weniger als zuvor.
lesson-burgundy-board-end = Das war ein ganzes Spiel. Das Ergebnis zeigt, woher deine Punkte kamen; noch eines?
bb-phase-called = Phase {$round}
bb-phase-over = Phase {$phase} ist vorbei

picture-burgundy-board-round = Die Zugreihenfolge: Wer am weitesten rechts steht, ist zuerst dran.
picture-burgundy-board-take = Die sechs Depots um das schwarze, jedes mit seiner Zahl und seinen Waren.
picture-burgundy-board-place = Ein Herzogtum jenseits der Mitte einer Partie. Die Zahl auf einem Feld ist der Würfel, den es braucht.
picture-burgundy-board-turn = Zwei Würfel: Jeder gibt eine Aktion.
picture-burgundy-board-region = Die Bonusplättchen für die Ersten und die Zweiten, die eine Farbe füllen.
picture-burgundy-board-purchase = Die Plättchen des schwarzen Lagers haben einen gezackten schwarzen Rand.
picture-burgundy-board-workers = Zwei Arbeiter drehen einen Würfel um zwei.
