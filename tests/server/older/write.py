"""Writes what a released version leaves behind: a data folder, or a PostgreSQL with its data folder.

Run it with the version that is to be recorded, once for each kind of database:

    PYTHONPATH=tests:src python tests/server/older/write.py VERSION [POSTGRESQL-URL-OF-AN-EMPTY-DATABASE]

It plays through the server's own doors, and writes `VERSION-sqlite.tar.gz` or `VERSION-postgresql.tar.gz` beside
itself: the folder, in it `expected.json` of what people saw, and for PostgreSQL its dump.
"""

from __future__ import annotations

import gzip
import io
import json
import random
import sqlite3
import subprocess
import sys
import tarfile
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from server.browser import Browser
from server.process import Server

HERE = Path(__file__).parent
UNFINISHED = {"castle-combo": 9, "burgundy-cards": 12, "burgundy-board": 9, "catan-cards": 12}
QUICK = {"BAILEY_ANALYSIS_ITERATIONS": "16", "BAILEY_SECRET": ""}


def main(version: str, database: str = "") -> None:
    """Record a version."""
    with TemporaryDirectory() as made:
        home = Path(made)
        with Server(home, database, PYTHONUNBUFFERED="1", **QUICK) as server, Browser(server.url) as anna:
            expected = play(anna, server)
        (home / "expected.json").write_text(json.dumps({"version": version, **expected}, indent=1))
        if database:
            dump = ["pg_dump", "--inserts", "--no-owner", "--no-privileges", database]
            said = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
            kept = [line for line in said.splitlines() if not line.startswith(("\\", "--")) and line]
            (home / "postgresql.sql").write_text("\n".join(kept) + "\n")
        else:
            _close(home / "tables.sqlite3")
        for log in home.glob("server-*.log"):
            log.unlink()
        pack(home, HERE / f"{version}-{'postgresql' if database else 'sqlite'}.tar.gz")


def play(anna: Browser, server: Server) -> dict[str, Any]:
    """Leave games of all kinds behind: finished, unfinished, of the day, analysed, and a table that waits."""
    finished = [_to_the_end(anna, anna.new_table("me", "novice")["table"], seed) for seed in (1, 2)]
    day = _to_the_end(anna, anna.post("/api/days/castle-combo")["table"], 3)
    analysed = finished[0]
    anna.post(f"/api/tables/{analysed}/analysis")
    # Before games are left unfinished: bots would play on for whoever is away.
    while anna.get(f"/api/tables/{analysed}/analysis")["state"] == "waiting":
        time.sleep(0.5)
    with Browser(server.url) as bert:
        unfinished = {game: _begun(anna, bert, game, choices) for game, choices in UNFINISHED.items()}
        cookies = {name: dict(one.http.cookies) for name, one in (("anna", anna), ("bert", bert))}
    waiting = anna.new_table("me", "open", listed=True)["table"]
    return {
        "cookies": cookies,
        "unfinished": unfinished,
        "waiting": waiting,
        "day": day,
        "records": {table: anna.http.get(f"/api/tables/{table}/record").text for table in (*finished, day)},
        "analysis": {"table": analysed, **anna.get(f"/api/tables/{analysed}/analysis")},
        "games": anna.get("/api/me/games")["games"],
        "skill": anna.get("/api/me/skill"),
    }


def _to_the_end(anna: Browser, table: str, seed: int) -> str:
    with anna.at(table) as seat:
        seat.play_to_end(random.Random(seed))
    return table


def _begun(anna: Browser, bert: Browser, game: str, choices: int) -> dict[str, Any]:
    """Play so many choices of a game of two, with a word between; tells where it stands."""
    chance, table = random.Random(choices), str(anna.new_table("me", "open", game=game)["table"])
    bert.sit(table)
    with anna.at(table) as hers, bert.at(table) as his:
        for _ in range(choices):
            while not (hers.mine() or his.mine()):
                (hers if hers.now.get("n", 0) <= his.now.get("n", 0) else his).hear()
            mover = hers if hers.mine() else his
            mover.choose(chance.choice(mover.now["choices"])["number"])
        hers.ask("say", text="until tomorrow")
        return {"table": table, "n": max(hers.now["n"], his.now["n"])}


def _close(file: Path) -> None:
    """Bring everything into the one file."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    connection.close()


def pack(folder: Path, target: Path) -> None:
    """Pack a folder."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        tar.add(folder, arcname=".")
    target.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
