"""How a game is played: the `Game` contract, choices and menus, the engine that runs steps, events, `Position`.

May import: `errors`, `state`.
"""
