"""The tables of the database. The log is append-only, and its key lets no second row n in."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("face", Integer),  # the number of a drawn face; null: none was chosen
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Text),  # seconds at first and for each decision, as JSON
    Column("secret", String(64), nullable=False),
    Column("nonces", Text),  # as JSON, fixed when the game begins
    Column("begin", Text),  # the position from which it is played on, as JSON
    Column("seated", Text),  # who plays the seats when the game begins, as the record says it
    Column("removed", Text),  # digests of the record in which names stood that were removed since, as JSON
    Column("first", Integer, nullable=False),  # the row that counts as row 1 since the rules changed
    Column("created", Float, nullable=False),
    Column("begun", Float),
    Column("ended", Float),
    Column("rev", Integer, nullable=False),  # counts what changed beside the log
    Column("rematch", String(40)),
    Column("wins", Text),  # of a rematch: how often each who scores has won before, as JSON
    Column("day", String(10)),  # of a deal of the day: which day's
    Column("notice", String(80), nullable=False),
    Column("address", String(40)),  # a keyed digest of the address from which it was set up
    Column("expires", Float, server_default="0"),  # when to look whether it may be deleted; null: never
    Index("tables_expires", "expires"),
    Index("tables_open", "listed", "begun", "created"),
    Index("tables_day", "day", "game"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40)),
    Column("name", String(40), nullable=False),
    Column("strength", String(10)),
    Column("nonce", String(32)),  # `-` where the player waived it
    Column("rematch", String(32)),  # `wanted` by somebody who wants to play again
    Column("seen", Float, nullable=False),
    Column("face", Integer),  # the player's, as it was when they sat down
    Index("seats_player", "player"),
)
LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # as it stands in a record
    Column("digest", String(12), nullable=False),
    Column("command", String(90), nullable=False),  # player and id of the command that led to it
    Column("at", Float, nullable=False),
)
LATEST = Table(
    "latest",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("position", Text, nullable=False),  # as older servers wrote it, as JSON; else empty
    Column("clock", Text),
    Column("numbers", LargeBinary),  # of the state
    Column("layout", String(20)),  # says how they read
)
LAYOUTS = Table(
    "layouts",
    METADATA,
    Column("id", String(20), primary_key=True),  # a digest of what it says
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("layout", Text, nullable=False),
)
DUE = Table(
    "due",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # nonces, begin, bot, flag, away, push
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("lease", Float, nullable=False),  # until then its holder has it
    Column("holder", String(40), nullable=False),
    Index("due_at", "at"),
)
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String(40), primary_key=True),  # a digest of the record and of the settings
    Column("table_id", String(40)),  # null: the record comes from a file
    Column("record", Text, nullable=False),
    Column("open_cards", Boolean, nullable=False),  # whether it says also what the open cards would have said
    Column("iterations", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, done, failed
    Column("total", Integer, nullable=False),  # how many rows it has; 0 until they are counted
    Column("tries", Integer, nullable=False),  # how often it was begun since something was found
    Column("fault", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("lease", Float, nullable=False),  # until then its holder works on it
    Column("holder", String(40), nullable=False),
    Column("result", LargeBinary),  # as JSON, compressed
    Column("asker", String(40), nullable=False, server_default=""),  # a keyed digest of the address that asked last
    Column("wanted", Float),  # when somebody asked or looked last; null: an older version does not write it
    Column("last", Integer),  # null: of all choices, otherwise of so many before the end
    Column("seconds", Float, nullable=False, server_default="0"),  # how long its rows have been worked on
    Index("analyses_waiting", "state", "asked"),
    Index("analyses_table", "table_id"),
)
ANALYSIS_ROWS = Table(
    "analysis_rows",
    METADATA,
    Column("analysis", String(40), primary_key=True),
    Column("row", Integer, primary_key=True),
    Column("found", Text, nullable=False),  # as JSON
    Column(
        "mark", Text
    ),  # a choice that gave something away, as JSON; null: there is none, or an older version wrote it
)
SKILL = Table(
    "skill",  # what the analysis of a table found of a seat
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("own", Float, nullable=False),  # what the own choices changed of the chance to win: 0 or less
    Column("luck", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("sound", Integer, nullable=False),
    Column("accuracy", Float),  # none: it never mattered what was chosen, or the analysis did not ask
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("i", Integer, primary_key=True),
    Column("player", String(40), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(90)),  # player and id of the command that led to it
    Index("chat_command", "table_id", "command"),
    Index("chat_player", "player"),
)
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False),
    Column("game", String(80), nullable=False),
    Column("rivals", String(60), nullable=False),  # against whom: `bot hard`, `printed Aaron`, `people`, ...
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left_early", Boolean, nullable=False),  # a bot played the seat at the end
    Column("counted", Boolean, nullable=False),  # false: practice, or several seats at one device
    Column("scores", Text, nullable=False),  # of all who score, as JSON
    Column("ended", Float, nullable=False),
    Index("results_person", "person", "ended", "table_id"),
    Index("results_kind", "person", "game", "rivals", "ended"),
)
PERSONS = Table(
    "persons",  # only of players who share what they played with another device
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("person", String(40), nullable=False),
    Index("persons_person", "person"),
)
DAY_GAMES = Table(
    "day_games",  # who has begun which deal of the day
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("attempt", Integer, primary_key=True),  # the first counts
    Column("table_id", String(40), nullable=False),
    Column("begun", Float, nullable=False),
    Index("day_games_person", "person"),
)
COOKIES = Table(
    "cookies",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("generation", Integer, nullable=False),  # cookies of an older generation are refused
    Column("at", Float, nullable=False),
    Index("cookies_at", "at"),
)
MUTES = Table(
    "mutes",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
)
LINKS = Table(
    "links",
    METADATA,
    Column("token", String(80), primary_key=True),  # its SHA-256
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(40), nullable=False),
    Column("until", Float, nullable=False),
)
PUSHES = Table(
    "pushes",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("player", String(40), nullable=False),
    Column("p256dh", String(90), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Index("pushes_player", "player"),
)
