# Arten von Zügen und Fragen, gleich worum es geht: Sie benennen häufige Fehler.

kind-step-act = Eine Aktion mit einem der Würfel
kind-step-extra-action = Eine Aktion mehr
kind-step-discard = Der Lagerplatz ist voll: Welches Plättchen weicht?
kind-step-take-tile = Welches Plättchen nimmst du?
kind-choice-choose-duchy = ein Herzogtum nehmen
kind-choice-start-castle = die erste Burg legen
kind-choice-take = ein Plättchen aus einem Depot nehmen
kind-choice-place = ein Plättchen legen
kind-choice-sell = Waren verkaufen
kind-choice-take-workers = Arbeiter nehmen
kind-choice-take-tile = ein Plättchen nehmen
kind-choice-place-tile = sofort ein Plättchen legen
kind-choice-sell-goods = sofort Waren verkaufen
kind-choice-take-goods = die Waren eines Depots nehmen
kind-choice-take-good = eine Warensorte nehmen
kind-choice-use-effect = den Kran nutzen
kind-choice-discard = ein Plättchen abwerfen
kind-choice-buy = ein Plättchen für Silberlinge kaufen
kind-choice-hire = ein Plättchen für Arbeiter holen
kind-choice-trade-silver = Silberlinge gegen Arbeiter tauschen
