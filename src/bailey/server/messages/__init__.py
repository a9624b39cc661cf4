"""The one vocabulary of client and server: every message as a type, for HTTP, connections, replays and score pads.

`docs/protocol.md` explains them, and `web/src/protocol.ts` is made from them (`python -m bailey.server.typescript`).
A client needs no rules: it draws a view, offers the choices that it was given, and animates the events that it was
sent. No message holds anything that its receiver may not know.

May import: nothing.
"""
