"""Who reaches the server, as whom, and how often: cookies, the master secret, limits, the local network.

May import: `allowance`, `errors`, `private_files`, `store`.
"""
