"""Compiled play and search: a game's rules handed to Numba, and the kernels that run whole games and trees.

May import: `errors`, `state`, `play`.
"""
