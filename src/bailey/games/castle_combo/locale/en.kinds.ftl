# Kinds of choices and questions, whatever they are about: they name common mistakes.

kind-step-place-card = Where to put the card?
kind-step-choose-effect = Which of two effects?
kind-step-choose-neighbor = Which neighbour counts?
kind-step-discard-card = Which card is discarded?
kind-step-fill-purse = Which purse is filled?
kind-choice-move-messenger = spend a key: send the messenger elsewhere
kind-choice-renew-row = spend a key: deal a new row
kind-choice-take = take a card for gold
kind-choice-take-face-down = take a card face down
kind-choice-place = a place in the own grid
kind-choice-choose-effect = an effect
kind-choice-choose-neighbor = a neighbour
kind-choice-discard = discard a card
kind-choice-fill-purse = fill a purse
