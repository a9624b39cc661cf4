"""WebSockets: connections, the commands that come in over them, and their answers.

May import: `access`, `bots`, `errors`, `messages`, `names`, `table`, `table_server`, `texts`, `views`.
"""
