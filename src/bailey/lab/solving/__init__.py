"""Exact answers for small games: their trees, equilibria, best responses, and what a bot's strategy is worth."""
