### Alte Wege.

title = Alte Wege
about = Nimm Karten aus der Reihe und bezahle sie; wer nach sechs Runden die meisten Punkte hat, gewinnt.

step-act = Du bist dran: nimm oder lege eine Karte, suche, oder ruhe dich aus

choice-take = {$card} für { $price ->
        [one] eine Münze
       *[other] {$price} Münzen
    } nehmen
choice-lay = {$card} für { $price ->
        [one] eine Münze
       *[other] {$price} Münzen
    } legen
choice-search = suchen: eine Karte ziehen
choice-rest = ausruhen: zwei Münzen nehmen, oder drei, wenn keine da ist

report-take = {$who} nimmt {$card}
report-lay = {$who} legt {$card}
report-search = {$who} sucht
report-rest = {$who} ruht sich aus

reason-too-expensive = {$card} kostet {$price}, und da sind {$coins}
reason-hand-full = die Hand ist voll
reason-no-card-left = es ist keine Karte mehr da

event-took = {$player}: nimmt {$card} für { $coins ->
        [one] eine Münze
       *[other] {$coins} Münzen
    }
event-rested = {$player}: ruht sich aus und nimmt {$coins} Münzen
event-round-ended = eine Runde endet; { $left ->
        [0] es war die letzte
        [one] eine ist noch da
       *[other] {$left} sind noch da
    }
event-laid = {$player}: legt {$card} für { $coins ->
        [one] eine Münze
       *[other] {$coins} Münzen
    }
event-searched = {$player}: sucht und zieht {$card}

score-card = {$card}

area-deck = Stapel
area-row = Reihe
area-rounds = Runden
area-coins = Münzen
area-hand = Hand
area-taken = Genommen

data-price = Preis
data-points = Punkte

rule-turn =
    .title = Ein Zug
    .text = Nimm eine Karte der Reihe oder lege eine deiner Hand und bezahle ihren Preis; oder suche, oder ruhe dich aus.
rule-end =
    .title = Das Ende
    .text = Nach sechs Runden endet das Spiel. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Münzen.

card-bread = Brot
card-candles = Kerzen
card-cheese = Käse
card-cloth = Tuch
card-honey = Honig
card-lace = Spitze
card-pearls = Perlen
card-salt = Salz
card-silk = Seide
card-silver = Silber
card-spice = Gewürz
card-wine = Wein
