"""Web Push: a message to somebody who has gone away that it is their turn."""
