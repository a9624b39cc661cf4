# Genres de choix et de questions, quel qu’en soit l’objet : ils nomment les erreurs fréquentes.

kind-step-place-card = Où placer la carte ?
kind-step-choose-effect = Lequel de deux effets ?
kind-step-choose-neighbor = Quel voisin compte ?
kind-step-discard-card = Quelle carte défausser ?
kind-step-fill-purse = Quelle bourse remplir ?
kind-choice-move-messenger = dépenser une clé : envoyer le messager ailleurs
kind-choice-renew-row = dépenser une clé : renouveler une rangée
kind-choice-take = prendre une carte pour de l’or
kind-choice-take-face-down = prendre une carte face cachée
kind-choice-place = une place dans son propre tableau
kind-choice-choose-effect = un effet
kind-choice-choose-neighbor = un voisin
kind-choice-discard = défausser une carte
kind-choice-fill-purse = remplir une bourse
