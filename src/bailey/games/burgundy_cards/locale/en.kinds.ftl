# Kinds of choices and questions, whatever they are about: they name common mistakes.

kind-step-act = An action with a die card
kind-step-discard-project = Which project makes room?
kind-step-round-bonus = A triple: which bonus of the round?
kind-step-take-card = Which card from the display?
kind-choice-play-card = play a die card
kind-choice-take = take a card from the display
kind-choice-place = place a card
kind-choice-sell = sell goods
kind-choice-restock = restock workers
kind-choice-discard-project = discard a project
kind-choice-take-bonus = gain a bonus
kind-choice-use-function = first use the function of a card
kind-choice-take-good = take a good
kind-choice-take-animal = take an animal
kind-choice-keep-bought = keep a bought card as a project
kind-choice-use-bought = use a bought card for one more action
