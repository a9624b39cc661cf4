"""Alembic's entry: migrations run on the connection that the store hands in."""

from __future__ import annotations

from alembic import context

from bailey.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
