"""Bots that decide and give hints: threads that think in turns, and who steps in.

May import: `messages`, `texts`.
"""
