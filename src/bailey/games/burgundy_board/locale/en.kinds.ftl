# Kinds of choices and questions, whatever they are about: they name common mistakes.

kind-step-act = An action with one of the dice
kind-step-extra-action = One more action
kind-step-discard = The storage is full: which tile goes?
kind-step-take-tile = Which tile do you take?
kind-choice-choose-duchy = take a duchy
kind-choice-start-castle = lay the first castle
kind-choice-take = take a tile from a depot
kind-choice-place = place a tile
kind-choice-sell = sell goods
kind-choice-take-workers = take workers
kind-choice-take-tile = take a tile
kind-choice-place-tile = place a tile at once
kind-choice-sell-goods = sell goods at once
kind-choice-take-goods = take the goods of a depot
kind-choice-take-good = take a type of goods
kind-choice-use-effect = use the crane
kind-choice-discard = discard a tile
kind-choice-buy = buy a tile for silver
kind-choice-hire = take a tile for workers
kind-choice-trade-silver = trade silver for workers
