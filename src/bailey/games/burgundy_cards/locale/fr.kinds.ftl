# Genres de choix et de questions, quel qu’en soit l’objet : ils nomment les erreurs fréquentes.

kind-step-act = Une action avec une carte dé
kind-step-discard-project = Quel projet fait place ?
kind-step-round-bonus = Un trio : quel bonus de la manche ?
kind-step-take-card = Quelle carte de l’étalage ?
kind-choice-play-card = jouer une carte dé
kind-choice-take = prendre une carte de l’étalage
kind-choice-place = poser une carte
kind-choice-sell = vendre des marchandises
kind-choice-restock = compléter ses ouvriers
kind-choice-discard-project = défausser un projet
kind-choice-take-bonus = gagner un bonus
kind-choice-use-function = utiliser d’abord la fonction d’une carte
kind-choice-take-good = prendre une marchandise
kind-choice-take-animal = prendre un animal
kind-choice-keep-bought = garder une carte achetée comme projet
kind-choice-use-bought = utiliser une carte achetée pour une action de plus
