"""The database: SQLite or PostgreSQL, its statements, and one writer a process.

May import: `allowance`, `private_files`.
"""
