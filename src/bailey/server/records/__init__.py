"""Records of games, laid out as replays and verified in processes of their own.

May import: `bots`, `errors`, `messages`, `names`, `texts`, `views`.
"""
