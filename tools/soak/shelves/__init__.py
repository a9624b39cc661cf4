"""A game of 3,000 choice numbers of which 60 are open at every decision: the cost of an update is measured with it."""
