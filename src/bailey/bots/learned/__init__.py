"""Evaluations that were learned from games: what they read of a position, and how they are kept."""
