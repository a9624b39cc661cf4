"""Requests over HTTP: the gate before everything, the routes, the client's pages, errors as responses.

May import: `access`, `analyses`, `bots`, `errors`, `messages`, `names`, `push`, `records`, `settings`, `sockets`,
`store`, `table`, `table_server`, `texts`, `views`.
"""
