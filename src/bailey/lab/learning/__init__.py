"""Learned evaluations: games to learn from, positions of them, fitting, and how good a forecast is.

`training` does all of it, round by round. What is learned is kept and read by `bailey.bots.learned`.
"""
