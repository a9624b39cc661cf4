# Arten von Zügen und Fragen, gleich worum es geht: Sie benennen häufige Fehler.

kind-step-place-card = Wohin mit der Karte?
kind-step-choose-effect = Welche von zwei Wirkungen?
kind-step-choose-neighbor = Welcher Nachbar zählt?
kind-step-discard-card = Welche Karte wird abgelegt?
kind-step-fill-purse = Welcher Beutel wird gefüllt?
kind-choice-move-messenger = einen Schlüssel ausgeben: den Boten anderswohin schicken
kind-choice-renew-row = einen Schlüssel ausgeben: eine neue Reihe auslegen
kind-choice-take = eine Karte für Gold nehmen
kind-choice-take-face-down = eine Karte verdeckt nehmen
kind-choice-place = ein Platz in der eigenen Auslage
kind-choice-choose-effect = eine Wirkung
kind-choice-choose-neighbor = ein Nachbar
kind-choice-discard = eine Karte ablegen
kind-choice-fill-purse = einen Beutel füllen
