"""Tables: their logs, seats, watchers, clocks and scheduled work, from the first seat to the last score.

May import: `access`, `analyses`, `background`, `bots`, `errors`, `lookalikes`, `messages`, `metrics`, `names`, `push`,
`records`, `settings`, `store`, `texts`, `views`.
"""
