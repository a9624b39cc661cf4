"""Where tables are kept: SQLite or PostgreSQL, and one writer a process."""
