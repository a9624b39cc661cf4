# Kinds of choices and questions, whatever they are about: they name common mistakes.

kind-step-pay = Which Region pays?
kind-step-gain = Which Region gains?
kind-step-take-card = Which card of a stack?
kind-step-offer = An offer to the rival
kind-step-answer = The rival’s offer
kind-choice-lay = lay out a Region
kind-choice-search = search a stack for resources
kind-choice-take = take a card
kind-choice-draw = draw the top card of a stack
kind-choice-put-under = put a card under a stack
kind-choice-play = play a card
kind-choice-build-road = build a Road
kind-choice-build-settlement = build a Settlement
kind-choice-build-city = build a City
kind-choice-build = build a card
kind-choice-trade = trade resources
kind-choice-pay = pay from a Region
kind-choice-gain = gain in a Region
kind-choice-send = make an offer
kind-choice-accept = accept an offer
kind-choice-use = use a card
