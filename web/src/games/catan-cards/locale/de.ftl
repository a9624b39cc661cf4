### Was die Zeichnung des Kartenspiels von Catan sagt.

catan-resource-lumber = Holz
catan-resource-wool = Wolle
catan-resource-brick = Lehm
catan-resource-ore = Erz
catan-resource-grain = Getreide
catan-resource-gold = Gold
catan-stacks = Die Kartenstapel
catan-stack = Stapel {$stack}: { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] {$cards} Karten
}
catan-theme-stack = Stapel {$stack}, {$set}: { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] {$cards} Karten
}
catan-set-km = Ritter & Händler
catan-set-sp = Wissenschaft & Fortschritt
catan-set-pi = Politik & Intrige
catan-set-wd = Zauberer & Drachen
catan-set-tc = Handel & Wandel
catan-legend-set = Karte des Sets {$set}
catan-developments = Neue Entwicklungen: beide dürfen sie bauen
catan-goal = {$goal} Punkte gewinnen
catan-lasting = {$name} hat „{$card}“ gespielt: Die Karte liegt offen, bis sie verbraucht ist
catan-is-silenced = Ihre Punkte zählen eine Weile nicht.
catan-is-named = Sie ist genannt: Eine der genannten Karten kommt auf die Hand zurück.
catan-barred = Für {$name} gesperrt bis zum Ende des eigenen Zugs: kein Ziehen, kein Durchsuchen
catan-top-open = „{$card}“ liegt offen obenauf
catan-notes = { $known ->
    [0] du kennst keine Karte davon
    [one] du kennst 1 Karte davon
   *[other] du kennst {$known} Karten davon
}
catan-stack-notes = Stapel {$stack}, von oben nach unten
catan-events-stack = Ereigniskarten: { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
catan-event-notes = Ereigniskarten, von oben nach unten
catan-region-stack = Landschaften: { $cards ->
    [0] keine mehr
    [one] 1 Karte
   *[other] {$cards} Karten
}
catan-region-notes = Landschaften, von oben nach unten
catan-discards = Ablagestapel ansehen: { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
catan-discard-pile = Ablagestapel
catan-no-discards = Noch ist keine Karte abgelegt.
catan-supply = Noch zu bauen
catan-supply-road = Straßen: {$count}
catan-supply-settlement = Siedlungen: {$count}
catan-supply-city = Städte: {$count}
catan-under-which = {$card}: unter welchen Stapel?
catan-use = Benutzen
catan-pull-down = Abreißen
catan-end-actions = Aktionen fertig
catan-draw = Von Stapel {$stack} ziehen
catan-search-it = Stapel {$stack} durchsuchen{ $cost ->
    [0] {""}
    [one] {": "}1 Rohstoff
   *[other] {": "}{$cost} Rohstoffe
}
catan-dice = Die Würfel, und was sie brachten
catan-die = Ertrag: {$die}
catan-no-die = Noch ist nicht gewürfelt
catan-numbers = Was jede Zahl bringt
catan-numbers-how = Jede der { $sides } Zahlen kommt bei 1 von { $sides } Würfen. Sie bringt beiden, was daneben steht, egal wer würfelt.
catan-numbers-rolled = jetzt
catan-numbers-all = Alle sechs
catan-numbers-compared = Bringen die Zahlen 1 bis 6 zusammen
catan-strength = Stärke
catan-tournament = Turnierpunkte
catan-commerce = Handelspunkte
catan-numbers-full = voll
catan-numbers-partly = von {$n}
catan-numbers-idle = ruht
catan-numbers-own = eigener Wurf
catan-numbers-is-full = die Landschaft ist voll
catan-numbers-is-partly = für alle {$n} ist kein Platz
catan-numbers-is-idle = die Landschaft ruht
catan-numbers-is-own = nur wenn ihr Besitzer sie würfelt
catan-numbers-note-doubled = +2: Ein Gebäude neben der Landschaft lässt sie mehr bringen.
catan-numbers-note-full = Voll: Die Landschaft zeigt 3. Was sie brächte, ist verloren; gib vorher etwas davon aus.
catan-numbers-note-idle = Ruht: Eine Karte hindert die Landschaft daran, etwas zu bringen.
catan-numbers-note-own = Eigener Wurf: kommt nur, wenn der Besitzer die Zahl würfelt.
catan-event-card = Ereigniskarte: {$card}
catan-steps = Der Zug, Schritt für Schritt
catan-no-steps = Noch ist nichts geschehen
catan-tokens = Die Marken
catan-knight-token = Rittermarke, 1 Punkt: {$name}
catan-commerce-token = Handelsmarke, 1 Punkt: {$name}
catan-nobody = niemand
catan-trade = Handeln
catan-trade-bank = Mit der Bank
catan-trade-rival = Mit {$name}
catan-you-give = Du gibst
catan-you-get = Du bekommst
catan-rate = {$rate} davon für 1 von etwas anderem
catan-has = {$resource}: { $count ->
    [0] nichts
   *[other] {$count}
}
catan-first-give = Wähle zuerst, was du gibst.
catan-too-few-for-all = Für die Bank hast du von allem zu wenig.
catan-offer = Angebot machen
catan-offer-begin = Stelle einzeln zusammen, was du gibst und was du willst. Drei Angebote im Zug.
catan-add-more = „Zurücknehmen“ nimmt weg, was zuletzt dazukam. Erst wenn das Angebot abgeschickt ist, gilt es.
catan-one-more = {$resource}, 1 mehr
catan-on-this-side = auf dieser Seite
catan-send = Angebot abschicken
catan-withdraw = Zurückziehen
catan-accept = Annehmen
catan-decline = Ablehnen
catan-attack = Angriff!
catan-attacked-by = {$name} spielt „{$card}“
catan-your-answer = Deine Antwort
catan-no-counter = Nein, würfeln lassen
catan-no-hand = Du hast keine Karten. Der Würfel entscheidet.
catan-no-answer = Nein, nichts spielen
catan-let-it-happen = Nein, geschehen lassen
catan-nothing-in-hand = Du hast keine Karten.
catan-turned-up = „{$card}“ wird aufgedeckt
catan-legend-resource-lumber = Holz, aus Wäldern
catan-legend-resource-wool = Wolle, von Weideland
catan-legend-resource-brick = Lehm, aus Hügelland
catan-legend-resource-ore = Erz, aus Gebirgen
catan-legend-resource-grain = Getreide, von Ackerland
catan-legend-resource-gold = Gold, aus Goldflüssen
catan-legend-point = Siegpunkte
catan-legend-strength = Stärke: Wer mehr hat, hält die Rittermarke
catan-legend-tournament = Turnier: Wer mehr hat, gewinnt einen Rohstoff, wenn der Ereigniswürfel es sagt
catan-legend-commerce = Handel: Wer mehr hat und dazu eine Stadt, hält die Handelsmarke
catan-legend-knight-token = Die Rittermarke: 1 Punkt
catan-legend-commerce-token = Die Handelsmarke: 1 Punkt, und bei „Handel“ ein Rohstoff des Gegners
catan-legend-face-tournament = Ereigniswürfel: ein Turnier
catan-legend-face-commerce = Ereigniswürfel: Wer die Handelsmarke hat, nimmt einen Rohstoff
catan-legend-face-brigands = Ereigniswürfel: Bei mehr als 7 Rohstoffen gehen Erz und Wolle verloren
catan-legend-face-plenty = Ereigniswürfel: ein Rohstoff nach Wahl für beide
catan-legend-face-event = Ereigniswürfel, zwei Seiten: eine Ereigniskarte
catan-legend-green = Grüne Karte: an jede Siedlung oder Stadt
catan-legend-red = Rote Karte: nur an eine Stadt
catan-legend-yellow = Aktionskarte: wird aus der Hand gespielt und ist dann weg
catan-legend-blue = Ereigniskarte: betrifft beide

## Die geführte erste Partie

lesson-catan-cards-aim = Das ist dein Fürstentum: zwei Siedlungen, eine Straße und ringsum sechs Landschaften. Wer zuerst 12 Punkte hat, mit einem Themen-Set 13, gewinnt; eine Siedlung zählt 1, eine Stadt 2.
lesson-catan-cards-stacks = Alle Karten zum Bauen und Spielen liegen in diesen Stapeln. Wähle einen: Du darfst ihn ganz ansehen und drei Karten nehmen.
lesson-catan-cards-search = Die Reihenfolge eines Stapels ändert sich nie. Was du hier gesehen hast, bleibt in deinen Notizen: Tippe später auf den Stapel, um sie zu lesen.
lesson-catan-cards-roll = Jeder Zug beginnt mit zwei Würfeln: einem für den Ertrag, einem für ein Ereignis. Würfle.
lesson-catan-cards-steps = Erst das Ereignis, dann der Ertrag: Hier steht Schritt für Schritt, was sie brachten. Tippe auf ein Zeichen, um seine Zeile zu lesen.
lesson-catan-cards-regions = Der Ertragswürfel zeigt {$die}. { $gained ->
        [0] Keine deiner Landschaften mit dieser Zahl hatte Platz, du hast nichts bekommen.
        [one] Deine Landschaften mit dieser Zahl haben dir 1 Rohstoff gebracht.
       *[other] Deine Landschaften mit dieser Zahl haben dir {$gained} Rohstoffe gebracht.
    } Eine Landschaft fasst höchstens drei; der Rest ist verloren. Tippe auf den Würfel: Er sagt, was jede Zahl bringt.
lesson-catan-cards-full = +0: Eine deiner Landschaften hat diese Zahl, zeigt aber schon drei und hat nichts bekommen. Gib davon etwas aus, oder tausche mit der Bank, bevor ihre Zahl wieder kommt.
lesson-catan-cards-protection = Du hast {$count} Rohstoffe. Wenn die Räuber kommen, verliert jeder mit mehr als {$limit} alles Erz und alle Wolle. Gib rechtzeitig etwas aus, oder baue eine Garnison: Was die zwei Landschaften neben ihr zeigen, zählt nicht mit.
lesson-catan-cards-face-tournament = Der Ereigniswürfel zeigt das Turnier: Wer mehr rote Turnierpunkte hat, nimmt sich einen Rohstoff. Ritter bringen diese Punkte; bei Gleichstand nimmt niemand etwas.
lesson-catan-cards-face-commerce = Der Ereigniswürfel zeigt den Handel: Wer die Handelsmarke hat, nimmt dem Gegner einen Rohstoff ab. Solange sie niemand hat, geschieht nichts.
lesson-catan-cards-face-brigands = Der Ereigniswürfel zeigt die Räuber: Wer mehr als 7 Rohstoffe hat, verliert alles Erz und alle Wolle. { $early ->
        [yes] In den ersten zwei Zügen jedes Spielers nehmen sie nichts.
       *[no] { $lost ->
            [yes] Diesmal haben sie etwas genommen; die Zeichen sagen, was.
           *[no] Diesmal haben sie nichts genommen.
        }
    }
lesson-catan-cards-face-plenty = Der Ereigniswürfel zeigt den Überfluss: Beide bekommen einen Rohstoff ihrer Wahl. Nimm, was dir für das Nächste fehlt, das du bauen willst.
lesson-catan-cards-face-event = Der Ereigniswürfel zeigt ein Fragezeichen: Eine Ereigniskarte wird aufgedeckt. Sie gilt für beide und kommt wieder unter ihren Stapel. Tippe sie an, um sie zu lesen.
lesson-catan-cards-hand = Deine Hand. Tippe eine Karte an: Wo sie gebaut werden kann, leuchtet es; sonst sagt sie, was fehlt. Grüne passen überall, rote nur an Städte.
lesson-catan-cards-grow = Eine Straße ans Ende der Reihe, dann eine Siedlung: Das bringt zwei neue Landschaften. Eine Stadt kommt auf eine Siedlung und hat Platz für rote Karten.
lesson-catan-cards-trade = Fehlt etwas? Die Bank nimmt drei von einer Sorte für eins von einer anderen. Du kannst auch deinem Gegner ein Angebot machen.
lesson-catan-cards-gate = Manche Karten müssen warten: Angriffe gehen erst, wenn ihr beide genug Punkte habt. Tippe so eine Karte an, um zu lesen, bis wann.
lesson-catan-cards-draw = Das Ende des Zuges: Fülle deine Hand auf drei Karten auf. Die oberste Karte eines Stapels ist kostenlos, ihn zu durchsuchen kostet zwei Rohstoffe.
lesson-catan-cards-exchange = Deine Hand ist voll. Du darfst eine Karte unter einen Stapel legen und eine neue nehmen, oder alles lassen, wie es ist.
lesson-catan-cards-tokens = Zwei Marken, je ein Punkt: für mehr Stärke, und für mehr Handel, wenn eine Stadt da ist. Sie wechseln sofort den Besitzer.
lesson-catan-cards-answer = Ein Angebot! Geben und Bekommen stehen nebeneinander. Nimm an, lehne ab oder mach selbst eines.
lesson-catan-cards-attack = Ein Angriff! Die richtige Karte in deiner Hand macht ihn viel schwerer; ohne sie entscheidet der Würfel.
lesson-catan-cards-end = Das war eine ganze Partie. Das Ergebnis zeigt, woher die Punkte kamen; noch eine?

## Die Fürstentümer

catan-place = { $half ->
    [left] L
   *[right] R
}{$number}
catan-settlement = Siedlung
catan-city = Stadt
catan-metropolis = Metropole
catan-citadel = Zitadelle
catan-wizard = {$name}, Zauberer, mit {$magic} Magie.
catan-foreign = Eine Karte des Gegners liegt darauf.
catan-idle = Sie bringt in diesem Zug nichts.
catan-pawned = „{$card}“ liegt verdeckt unter „{$under}“: Der Gegner sieht nicht, welche Karte es ist.
catan-pawned-unseen = Eine Karte liegt verdeckt unter „{$under}“.
catan-keeps = Lagert {$resource}: {$count}.
catan-trades = Dafür genannt: {$resource}, 2 gegen 1.
catan-road = Straße
catan-road-here = Eine Straße am { $end ->
    [left] linken
   *[right] rechten
} Ende
catan-settlement-here = Eine Siedlung am { $end ->
    [left] linken
   *[right] rechten
} Ende
catan-corner = Ein Platz für eine Landschaft
catan-site = { $side ->
    [above] über
   *[below] unter
} { $half ->
    [left] L
   *[right] R
}{$number}
catan-shows = {$region} zeigt {$count}.
catan-stock = Die Rohstoffe von {$name}
catan-hand = Die Hand von {$name}: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] {$cards} Karten
}
catan-any = Beliebige Landschaft
catan-waits = wartet auf { $together ->
    [yes] zusammen {$points} Punkte
   *[no] je {$points} Punkte
}
catan-only-city = nur neben einer Stadt
catan-only-citadel = nur an einer Zitadelle
catan-only-before-roll = nur vor dem Würfeln
catan-only-as-answer = nur gegen Angriffe
catan-card-says = Die Karte sagt dem, der sie spielt: {$text}

picture-catan-cards-resources = Drei Landschaften: Wald, Gebirge und Ackerland, jede mit der Zahl, bei der sie liefert.
picture-catan-cards-places = Ein Fürstentum jenseits der Mitte einer Partie.
picture-catan-cards-knight-token = Ritter: Schwarze Zahlen sind Stärke, rote Turnierpunkte.
picture-catan-cards-cards = Grüne Karten stehen überall, rote neben einer Stadt. Oben steht, was sie kosten.
picture-catan-cards-action-cards = Aktionskarten kosten nichts und werden abgelegt, wenn sie gespielt sind.
picture-catan-cards-turn = Die beiden Würfel vor dem Wurf, wer welche Marke hat, und die Punkte zum Sieg.
picture-catan-cards-draw = Die Stapel, von denen gezogen wird, die Ereigniskarten, die Landschaften, und was noch zu bauen ist.
picture-catan-cards-road = Eine Straße, und was sie kostet.
picture-catan-cards-settlement = Eine Siedlung, und was sie kostet.
picture-catan-cards-city = Eine Stadt, und was sie kostet.
picture-catan-cards-citadel = Eine Zitadelle.
