### The texts of the drawing of the companion, in German.

bt-deeds = Was zu tun ist
bt-deeds-none = Ist sein Würfel gesagt, steht hier, was zu legen ist und was es bringt.
bt-more = Bonus, Reserve
bt-depots = Depots
bt-read = Vorlesen
bt-read-stop = Nicht weiterlesen
bt-asking = Was der Begleiter fragt
bt-bonus-tiles = Bonusplättchen
bt-bonus = Bonusplättchen: {$kind}
bt-bonus-is = Bonusplättchen, {$kind}: größeres { $first ->
        [people] bei Menschen
        [automata] beim Automata
       *[nobody] frei
    }, kleineres { $second ->
        [people] bei Menschen
        [automata] beim Automata
       *[nobody] frei
    }
bt-asks-tell-lying = Welches Plättchen liegt dort?
bt-asks-tell-white = Der weiße Würfel?
bt-asks-tell-good = Welche Ware kommt?
bt-asks-play = Spielt; sagt, was Menschen nehmen
bt-asks-tell-found = Was findet ihr?
bt-asks-tell-wild = Welches wird zum Joker?
bt-asks-tell-goods = Welche Waren nimmt er?
bt-asks-tell-kept = Was findet ihr?
bt-asks-tell-scarcest = Was findet ihr?
bt-asks-tell-bought = Welches Plättchen kauft er?
bt-asks-tell-points = Deine Punkte?
bt-asks-finish = Ist das Spiel zu Ende?

## The guided first game

lesson-burgundy-companion-cards = Das sind die zwei Karten des Automata. Er sucht Plättchen für sie, von oben; eine volle Karte bringt so viele Punkte, wie daneben steht.
lesson-burgundy-companion-filling = Sagt einmal je Phase, welche Gebäude, Tiere und schwarzen Plättchen in den Depots liegen. Alles andere zeigt die Farbe.
lesson-burgundy-companion-white = Sagt in jeder Runde zuerst den weißen Würfel: Mit 1 bis 4 ist die linke Karte dran, mit 5 oder 6 die rechte.
lesson-burgundy-companion-play = Spielt wie immer. Ist der Automata am Zug, würfelt für ihn und tippt den Würfel hier an.
lesson-burgundy-companion-found = Sucht, wie es dasteht, und tippt an, was ihr findet. Findet ihr nichts, sagt es unten.
lesson-burgundy-companion-deeds = Hier steht, was zu legen ist und was es bringt. Silberlinge, Waren und Punkte werden für euch gezählt.
lesson-burgundy-companion-bonus = Füllt jemand von euch eine Farbe, öffnet dies und tippt ihr Bonusplättchen an.
lesson-burgundy-companion-undo = Vertippt? Alles lässt sich zurücknehmen, so weit ihr wollt, und neu sagen.

## Die Bilder der Regeln

picture-burgundy-companion-automata = Der Automata jenseits der Mitte einer Partie: seine zwei Karten mit den gefundenen Plättchen, und seine Reserve.
picture-burgundy-companion-automata-cards = Drei Karten des Automata: die Arten, die er sucht, von oben.
