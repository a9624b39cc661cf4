"""The command `serve`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable


def add_to(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(serve)


def serve(
    folders: Annotated[
        list[str] | None, typer.Argument(metavar="[FOLDER]...", help="Folders of games beside the known ones.")
    ] = None,
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 listens on all addresses of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8420,
    plain: Annotated[bool, typer.Option("--plain", help="Do not compile the rules; bots are weaker.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
) -> None:
    """Serve games to browsers. Set DATABASE_URL, REDIS_URL and BAILEY_URL for servers on the internet."""
    from bailey import games
    from bailey.cli.options import games_in
    from bailey.core.distribution import needs_base
    from bailey.core.errors import BadInput

    try:
        from bailey.server import serve as serving
        from bailey.server import settings as reading
    except ModuleNotFoundError as fault:
        raise BadInput(needs_base("bailey serve", str(fault.name))) from fault
    from bailey.cli.saving import data_folder

    for folder in folders or ():
        games_in(folder)
    for sentence in games.broken().values():
        print(f"bailey: {sentence}", file=sys.stderr)
    settings = reading.from_environment(data_folder(), host, port, plain=plain)
    serving.serve(settings, _opener(browser=not no_browser))


def _opener(*, browser: bool) -> Callable[[str], None]:
    def opened(url: str) -> None:
        print(f"Bailey is open at {url} (Ctrl-C closes it)", file=sys.stderr, flush=True)
        if browser:
            import threading
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return opened
