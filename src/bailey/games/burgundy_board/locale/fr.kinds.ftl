# Genres de choix et de questions, quel qu’en soit l’objet : ils nomment les erreurs fréquentes.

kind-step-act = Une action avec l’un des dés
kind-step-extra-action = Une action de plus
kind-step-discard = La réserve est pleine : quelle tuile part ?
kind-step-take-tile = Quelle tuile prenez-vous ?
kind-choice-choose-duchy = prendre un duché
kind-choice-start-castle = poser le premier château
kind-choice-take = prendre une tuile d’un dépôt
kind-choice-place = poser une tuile
kind-choice-sell = vendre des marchandises
kind-choice-take-workers = prendre des ouvriers
kind-choice-take-tile = prendre une tuile
kind-choice-place-tile = poser une tuile aussitôt
kind-choice-sell-goods = vendre des marchandises aussitôt
kind-choice-take-goods = prendre les marchandises d’un dépôt
kind-choice-take-good = prendre un type de marchandises
kind-choice-use-effect = utiliser la grue
kind-choice-discard = défausser une tuile
kind-choice-buy = acheter une tuile pour des pépites
kind-choice-hire = prendre une tuile pour des ouvriers
kind-choice-trade-silver = échanger des pépites contre des ouvriers
