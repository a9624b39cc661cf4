"""Bots that decide and give hints: threads that think in turns, and the strengths that people choose from.

May import: `messages`, `texts`.
"""
