"""Web Push: messages to players who have gone away that it is their turn.

May import: `access`, `background`, `settings`, `store`, `texts`.
"""
