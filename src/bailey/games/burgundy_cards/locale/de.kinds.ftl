# Arten von Zügen und Fragen, gleich worum es geht: Sie benennen häufige Fehler.

kind-step-act = Eine Aktion mit einer Würfelkarte
kind-step-discard-project = Welches Projekt macht Platz?
kind-step-round-bonus = Ein Drilling: Welcher Bonus des Durchgangs?
kind-step-take-card = Welche Karte der Auslage?
kind-choice-play-card = eine Würfelkarte spielen
kind-choice-take = eine Karte der Auslage nehmen
kind-choice-place = eine Karte legen
kind-choice-sell = Waren verkaufen
kind-choice-restock = Arbeiter auffüllen
kind-choice-discard-project = ein Projekt ablegen
kind-choice-take-bonus = einen Bonus erhalten
kind-choice-use-function = zuerst die Funktion einer Karte nutzen
kind-choice-take-good = eine Ware nehmen
kind-choice-take-animal = ein Tier nehmen
kind-choice-keep-bought = eine gekaufte Karte als Projekt behalten
kind-choice-use-bought = eine gekaufte Karte für noch eine Aktion nutzen
