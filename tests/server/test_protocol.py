"""The protocol as it is written down: TypeScript, OpenAPI, and what fuzzers make of it."""

from __future__ import annotations

import json
import os
import random
import secrets
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bailey.server import typescript
from bailey.server.messages import socket as wire

if TYPE_CHECKING:
    from server.browser import Browser
    from server.conftest import Visit
    from server.process import Server

ROOT = Path(__file__).parents[2]
#: So many of each request; `scripts/soak openapi` asks for more.
EXAMPLES = os.environ.get("BAILEY_SOAK", "5")
#: The same requests at every run; others at every soak.
SEED = str(random.randrange(1 << 30)) if "BAILEY_SOAK" in os.environ else "7"
#: The requests whose answers depend on how far a table is; the others are asked once.
OF_TABLES = r"^/api/(tables|me$)"
CLIENT = ROOT / "web" / "src"


def test_the_typescript_types_are_up_to_date() -> None:
    remedy = "run `python -m bailey.server.typescript web/src`"
    places = [CLIENT / "protocol.ts", *(CLIENT / "views").iterdir()]
    kept = {file.relative_to(CLIENT).as_posix(): file.read_text(encoding="utf-8") for file in places}
    assert kept == typescript.files(), remedy


def test_every_message_has_a_docstring_of_its_own() -> None:
    written = typescript.write()
    assert written.count("\nexport interface ") == written.count("*/\nexport interface ")
    assert "/**  */" not in written


def test_what_has_no_counterpart_in_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="counterpart"):
        typescript._type(bytes)


def test_every_command_is_told_in_the_documentation() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for command in wire.Commands.__args__:
        assert f"`{command.__struct_config__.tag}`" in page


def test_every_request_is_told_in_the_documentation(server: Server, visit: Visit) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    paths = visit(server).get("/api/schema/openapi.json")["paths"]
    assert len(paths) > 15
    for path, methods in paths.items():
        for method in methods:
            assert f"`{method.upper()} {path}" in page, f"{method.upper()} {path}"


@pytest.mark.slow
@pytest.mark.parametrize("state", ["open", "playing", "over"])
def test_the_openapi_document_keeps_its_word(server: Server, anna: Browser, tmp_path: Path, state: str) -> None:
    """Schemathesis asks what the document allows, and some of what it does not, of a table that there is."""
    seats = {"open": ("me", "open", "open"), "playing": ("me", "me"), "over": ("me", "novice")}[state]
    table = anna.new_table(*seats)["table"]
    if state == "over":
        with anna.at(table) as seat:
            seat.play_to_end(random.Random(3))
    cookie = "; ".join(f"{c.name}={c.value}" for c in anna.http.cookies.jar)
    there_is = tmp_path / "there_is.toml"
    there_is.write_text(
        f'[parameters]\n"path.table" = "{table}"\n"path.game" = "castle-combo"\n[headers]\nCookie = "{cookie}"\n'
    )
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(there_is)),
        *("run", f"{server.url}/api/schema/openapi.json"),
        *(() if state == "open" else ("--include-path-regex", OF_TABLES)),
        *("--max-examples", EXAMPLES, "--seed", SEED, "--workers", "1", "--phases", "examples,fuzzing"),
        *("--checks", "not_a_server_error,status_code_conformance,content_type_conformance"),
        *("--checks", "response_schema_conformance", "--request-timeout", "20", "--no-color"),
    ]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=None if "BAILEY_SOAK" in os.environ else 280,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    anna.delete_history()  # an analysis was asked for, which would go on beside the tests that follow


def nonsense(chance: random.Random, commands: list[dict[str, Any]]) -> bytes:
    """Bend a command, or make something up."""
    kind = chance.randrange(6)
    if kind == 0:
        return secrets.token_bytes(chance.randrange(1, 200))
    command = dict(chance.choice(commands))
    if kind == 1:
        command[chance.choice(list(command))] = chance.choice([None, [], {}, -1, 1e308, "\0", True, "x" * 100])
    elif kind == 2:
        command.pop(chance.choice(list(command)))
    elif kind == 3:
        command[secrets.token_hex(3)] = 1
    text = json.dumps(command).encode()
    if kind == 4:
        at = chance.randrange(len(text))
        return text[:at] + secrets.token_bytes(3) + text[at + 1 :]
    return text[: chance.randrange(len(text) + 1)] if kind == 5 else text


def test_the_socket_survives_a_fuzzer(server: Server, anna: Browser) -> None:
    chance, before = random.Random(9), server.failures()
    table = anna.new_table("me", "novice")["table"]
    values = {"id": "x", "n": 3, "number": 1, "to": 1, "seat": 0, "text": "a", "player": "b", "on": True, "since": 2}
    fields = {command.__struct_config__.tag: command.__struct_fields__ for command in wire.Commands.__args__}
    asked = ("choose", "undo", "take_back", "resign", "let_bot", "return", "hint", "count", "say", "mute", "rematch")
    commands = [
        {"do": do, **{name: value for name, value in values.items() if name in fields[do]}}
        for do in (*asked, "present")
    ]
    for _ in range(12 * int(EXAMPLES) // 8):
        with anna.at(table) as seat:
            for _ in range(30):
                data = nonsense(chance, commands)
                seat.socket.send(data if chance.randrange(2) else data.decode("utf-8", "replace"))
    with anna.at(table) as seat:
        assert seat.ask("ping")["type"] == "done"
    assert server.process is not None
    assert server.process.poll() is None
    assert server.failures() == before
