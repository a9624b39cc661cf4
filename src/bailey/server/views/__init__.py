"""What one player or spectator may know of a position, as messages and as JSON.

May import: `messages`, `texts`.
"""
