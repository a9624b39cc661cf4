"""Compiled play and search: a game's rules handed to Numba, and the kernels that run whole games and trees.

May import: `distribution`, `errors`, `play`, `state`.
"""
