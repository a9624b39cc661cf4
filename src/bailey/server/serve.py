"""Serving: one process, one event loop, from the first socket to an orderly end."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import logging
import os
import signal
import socket
import sys
import threading
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.server import words
from bailey.server.metrics import log_to_stderr

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.server.settings import Settings

LOGGER = logging.getLogger("bailey.server")
#: What was promised is committed by then: a server that still cannot end, ends all the same.
LONGEST_END = 30.0
#: Threads that write and think must not wait long for the interpreter: a write takes it a few times.
SWITCH_SECONDS = 0.001
#: So many new objects, and so many younger rounds, before Python looks for circular garbage: often among the new ones,
#: for that stops everything for some milliseconds at most, and seldom among those that last.
COLLECT_AFTER = (10_000, 100, 20)
#: What the first table and the first push message need, and an answering server does not.
LATER = ("numpy", "bailey.server.push.sealing")


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address when the server answers."""
    log_to_stderr(settings.log_level)
    words.quiet_about_texts()
    check_port(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.disable()  # until the server answers: what is imported lasts
    if sys.platform == "win32":
        asyncio.run(run(settings, ready))
        return
    import uvloop

    uvloop.run(run(settings, ready))


def spare_collector() -> None:
    """Let Python look for circular garbage seldom: tables are many lasting objects, and hardly any are in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    gc.enable()


def check_port(settings: Settings) -> None:
    """Refuse a port that is taken before anything else is done."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
    except OSError as fault:
        message = f"--port: {settings.host}:{settings.port}: {fault.strerror or fault}; name another one by --port"
        raise BadInput(message) from fault


async def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Open the house, serve, and close it again."""
    from bailey.server.app import make_app
    from bailey.server.door import Door
    from bailey.server.house import House

    house = House(settings)
    await house.open()
    spare_collector()
    door = Door(settings, make_app(house), partial(_answering, settings, ready))
    stopping = asyncio.Event()
    _stop_on_signals(stopping)
    serving = asyncio.ensure_future(door.serve())
    waiting = asyncio.ensure_future(stopping.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    last_resort = threading.Timer(LONGEST_END, give_up)
    last_resort.daemon = True
    last_resort.start()
    await house.close()
    await door.close(serving)


def _answering(settings: Settings, ready: Callable[[str], None]) -> None:
    """Say that the server answers, and import what it will need later on a thread, so that no table waits for it."""
    ready(shown_address(settings))
    threading.Thread(target=lambda: [import_module(name) for name in LATER], daemon=True).start()


def give_up() -> None:
    """End whatever hangs, and leave behind where it hung."""
    LOGGER.error("could not end in good order")
    faulthandler.dump_traceback(all_threads=True)
    os._exit(1)


def _stop_on_signals(stopping: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, stopping.set)
        except NotImplementedError:  # Windows: Ctrl-C ends the loop by itself
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stopping.set))


def shown_address(settings: Settings) -> str:
    """Write the address as somebody at this machine would open it."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104 - compared, not bound
    shown = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}"
