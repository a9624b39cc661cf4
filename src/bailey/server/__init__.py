"""The server: tables over HTTP and WebSockets, with one log a table and one writer a process.

The way of a click, from the browser to the database and back to all who watch:

1. `sockets/connection.py`: bytes become a message.
2. `sockets/session.py`: the message becomes a command, if it is valid and there are not too many.
3. `messages/socket.py`: the types of all commands and of all that the server sends.
4. `sockets/commands.py`: the command is checked, and becomes a row of the log.
5. `table/table.py`: the row is committed, then broadcast, while the table's lock is held.
6. `table/stored.py`: what this server knows of what is stored of the table; whose turn it is.
7. `table/table_log.py`: the rows in memory, with their events.
8. `table/schedule.py`: what must happen next without a click.
9. `store/writer.py`: changes of many tables are gathered.
10. `store/group_commit.py`: the changes become statements; of two rows with the same number one is refused.
11. `store/backends.py`: SQLite or PostgreSQL commits them.
12. `table/broadcast.py`: each watcher is sent an update, encoded once for all who see the same.
13. `views/view_builder.py`: the position and the news as one player or spectator may know them.
14. `views/incremental_json.py`: the position as JSON, of which only what has changed is written again.

Passed on the way, and need not be read: `sockets/handshake.py` (has opened the connection), `access/limits.py`,
`metrics.py` (they count), `store/database.py`, `store/notifier.py` (they pass on), `table/bot_turns.py` (is a bot
next?), `table/watchers.py` (who watches?).

Words, each for one thing:

- A *table* is where a game is played. A *row* is one entry of its log; a *change* is what one command writes.
- A *connection* is a WebSocket; a *session* is one client over one connection at one table; a *watcher* is whoever is
  sent updates, player or spectator.
- A *command* comes over a connection, a *request* over HTTP; both may end in a *refusal*, described by a `Fault`.
- An *update* is the table as one viewer may see it; *news* are the rows since the last update.
- A *scheduled action* is what a server must do by itself; whichever server lives takes it up under a *lease*.
- A *bot* decides at a table; a *worker* is a process that works out a record.
"""
