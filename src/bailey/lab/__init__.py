"""The laboratory: simulation, arena, benchmark, and interfaces to PettingZoo, Gymnasium and OpenSpiel.

Nothing else in `bailey` imports from here, but for the command line.
"""
