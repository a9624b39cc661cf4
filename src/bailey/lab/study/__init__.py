"""A study: what cards and rules do to a game, from many games between bots.

`playing` plays games and notes the course of each, `pieces` spreads them over processes and keeps what is finished,
`tables` holds them as Polars frames, `measures` and `cards` compute with intervals, `compare` sets two studies of the
same deals against each other, `report` writes JSON and one HTML page. Nothing here knows a game.
"""
