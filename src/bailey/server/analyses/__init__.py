"""Analyses of finished games, worked out one at a time in a process of the lowest priority.

May import: `errors`, `records`, `store`.
"""
