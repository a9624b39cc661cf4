"""The command line: the program `bailey`, which plays, simulates, scores, replays and serves games.

Nothing else in `bailey` imports from here.
"""
