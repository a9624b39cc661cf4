"""The conformance suite that every game passes, and the trial games that it plays.

May import: `errors`, `state`, `play`, `records`, `compiled`, `text`.
"""
