# Genres de choix et de questions, quel qu’en soit l’objet : ils nomment les erreurs fréquentes.

kind-step-pay = Quelle Région paie ?
kind-step-gain = Quelle Région gagne ?
kind-step-take-card = Quelle carte d’une pile ?
kind-step-offer = Une offre à l’adversaire
kind-step-answer = L’offre de l’adversaire
kind-choice-lay = disposer une Région
kind-choice-search = fouiller une pile pour des ressources
kind-choice-take = prendre une carte
kind-choice-draw = piocher la carte du dessus d’une pile
kind-choice-put-under = mettre une carte sous une pile
kind-choice-play = jouer une carte
kind-choice-build-road = construire une Route
kind-choice-build-settlement = construire une Colonie
kind-choice-build-city = construire une Ville
kind-choice-build = construire une carte
kind-choice-trade = échanger des ressources
kind-choice-pay = payer d’une Région
kind-choice-gain = gagner dans une Région
kind-choice-send = faire une offre
kind-choice-accept = accepter une offre
kind-choice-use = utiliser une carte
