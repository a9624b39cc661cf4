"""Runs as any Python process starts that the tests start: measures it."""

import os

if os.environ.get("BAILEY_REACH_NOW"):
    from reach_processes import follow_here

    follow_here()
