# Arten von Zügen und Fragen, gleich worum es geht: Sie benennen häufige Fehler.

kind-step-pay = Welche Landschaft zahlt?
kind-step-gain = Welche Landschaft erhält etwas?
kind-step-take-card = Welche Karte eines Stapels?
kind-step-offer = Ein Angebot an den Gegner
kind-step-answer = Das Angebot des Gegners
kind-choice-lay = eine Landschaft auslegen
kind-choice-search = einen Stapel für Rohstoffe durchsuchen
kind-choice-take = eine Karte nehmen
kind-choice-draw = die oberste Karte eines Stapels ziehen
kind-choice-put-under = eine Karte unter einen Stapel legen
kind-choice-play = eine Karte spielen
kind-choice-build-road = eine Straße bauen
kind-choice-build-settlement = eine Siedlung bauen
kind-choice-build-city = eine Stadt bauen
kind-choice-build = eine Karte bauen
kind-choice-trade = Rohstoffe tauschen
kind-choice-pay = aus einer Landschaft zahlen
kind-choice-gain = in einer Landschaft erhalten
kind-choice-send = ein Angebot machen
kind-choice-accept = ein Angebot annehmen
kind-choice-use = eine Karte nutzen
