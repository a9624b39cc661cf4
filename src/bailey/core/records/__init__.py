"""A game as its log: rows, undo, text and file forms, provably fair chance, and taking a game up where it stands.

May import: `errors`, `state`, `play`.
"""
