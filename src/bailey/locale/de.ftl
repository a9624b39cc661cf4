### Was alle Spiele gleich sagen.

hidden-card = eine verdeckte Karte
reason-not-now = das geht jetzt nicht
reason-game-over = das Spiel ist zu Ende
step-over = Das Spiel ist zu Ende

# What a seat is called at which nobody has given a name.
seat-name = Spieler {$n}

# Wie ein Bot spielt; steht nach seinem Namen: „Odile, bedächtig“.
character-carefree = sorglos
character-dreamy = verträumt
character-hasty = hastig
character-cautious = bedächtig
character-far-sighted = weitsichtig

## Der Wertungsblock eines Spiels mit echten Karten

pad-option = {$option} ({$values}):
pad-players = Wie viele spielen mit?
pad-card = {$player}, {$what}:
pad-number = {$player}, {$what} (0-{$most}):
pad-back = zurück | zurueck | back
pad-down = verdeckt | down
pad-again = Noch einmal von der ersten Karte an:
pad-no-number = Das ist keine Zahl von {$least} bis {$most}.
pad-no-card = Keine Karte heißt {$typed}.
pad-which = Welche davon? {$cards}
pad-holds-nothing = Nur eine offene Karte kann etwas fassen.
pad-twice = {$card} liegt schon woanders.

## Die Kapitel der Regeln eines Spiels

chapter-begin = Worum es geht, und wie es beginnt
chapter-turn = Ein Zug, Schritt für Schritt
chapter-actions = Die Aktionen
chapter-end = Das Ende, und was zählt
chapter-alone = Allein spielen
chapter-options = Mit Optionen
chapter-more = Weitere Regeln

## Warum eine Wahl besser ist als eine andere: was sie bis zum Ende bringt, und was bis zum nächsten Zug

gain-by-the-end = { $gains ->
        [none] Mit der besseren Wahl hat {$player} am Ende im Mittel {$more} Punkte statt {$less}.
       *[other] Mit der besseren Wahl hat {$player} am Ende im Mittel {$more} Punkte statt {$less}: {$gains}.
    }
gain-rival = { $gains ->
        [none] Die bessere Wahl lässt {$player} {$more} Punkte statt {$less}.
       *[other] Die bessere Wahl lässt {$player} {$more} Punkte statt {$less}: {$gains}.
    }
gain-advised = { $gains ->
        [none] Das bringt dir bis zum Ende {$more} Punkte, „{$than}“ {$less}.
       *[other] Das bringt dir bis zum Ende {$more} Punkte, „{$than}“ {$less}: {$gains}.
    }
gain-advised-rival = { $gains ->
        [none] Das lässt {$player} {$more} Punkte, „{$than}“ {$less}.
       *[other] Das lässt {$player} {$more} Punkte, „{$than}“ {$less}: {$gains}.
    }
gain-next-turn = Schon beim nächsten Zug von {$player}: {$gains}.
gain-advised-next-turn = Schon bei deinem nächsten Zug: {$gains}.
gain-points = Punkte
