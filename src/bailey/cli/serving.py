"""Serving games to browsers, and checking whether a game was fair."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable

MISSING = 'bailey serve needs more packages: install them with `pip install "bailey[serve]"`'


def add_to(app: typer.Typer) -> None:
    """Add these commands."""
    app.command()(serve)
    app.command()(verify)


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 is every one of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8420,
    plain: Annotated[bool, typer.Option("--plain", help="Do not compile: bots think less.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
) -> None:
    """Serve games to browsers. DATABASE_URL, REDIS_URL and BAILEY_URL are for servers on the internet."""
    from bailey.core.errors import BadInput

    try:
        from bailey.server import serve as serving
        from bailey.server import settings as reading
    except ModuleNotFoundError as fault:
        raise BadInput(MISSING) from fault
    from bailey.cli.tables import home

    settings = reading.from_environment(home(), host, port, plain=plain)
    serving.serve(settings, _opener(browser=not no_browser))


def _opener(*, browser: bool) -> Callable[[str], None]:
    def opened(url: str) -> None:
        print(f"Bailey is open at {url} (Ctrl-C closes it)", file=sys.stderr, flush=True)
        if browser:
            import threading
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return opened


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a game from a table; `-` is standard input.")],
) -> None:
    """Fold the record of a game again, and say whether its chance was fair."""
    from bailey.cli.files import read_record
    from bailey.core.errors import BadInput

    log = read_record(record)
    fair = log.start.fair
    if fair is None:
        message = f"{record}: has no `fair` line: its chance came from a seed, which proves nothing"
        raise BadInput(message)
    people = sum(nonce != "-" for nonce in fair.nonces)
    print(f"The secret has the SHA-256 that was published: {fair.commitment}")
    print(f"All {len(log.rows)} rows follow from it, from the nonces of {people} players, and from the choices.")
    if log.practice:
        print("It was practice: somebody went back past what was shown, or it began from a position.")
