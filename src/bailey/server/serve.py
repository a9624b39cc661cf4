"""Serving: one process, one event loop, from the first socket to an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import logging
import os
import signal
import socket
import sys
import threading
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.server import words
from bailey.server.metrics import log_to_stderr

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.server.settings import Settings

LOGGER = logging.getLogger("bailey.server")
#: Sockets stay open for whole games: as many as there may be, and some for everything else.
SPARE = 500
#: What was promised is committed by then: a server that still cannot end, ends all the same.
LONGEST_END = 30.0
#: Threads that write and think must not wait long for the interpreter: a write takes it a few times.
SWITCH_SECONDS = 0.001
#: So many new objects, and so many younger rounds, before Python looks for circular garbage.
COLLECT_AFTER = (100_000, 20, 20)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address when the server answers."""
    log_to_stderr(settings.log_level)
    words.quiet_about_texts()
    check_port(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
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
    from granian.constants import Interfaces
    from granian.server.embed import Server

    from bailey.server.app import make_app
    from bailey.server.house import House

    house = House(settings)
    await house.open()
    spare_collector()
    server = Server(
        make_app(house),
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGINL,
        log_enabled=False,
        backlog=2048,
        backpressure=settings.most_sockets + SPARE,
    )
    stopping = asyncio.Event()
    _stop_on_signals(stopping)
    serving = asyncio.ensure_future(server.serve())
    telling = asyncio.ensure_future(_tell_when_ready(settings, ready))
    waiting = asyncio.ensure_future(stopping.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    telling.cancel()
    last_resort = threading.Timer(LONGEST_END, give_up)
    last_resort.daemon = True
    last_resort.start()
    await house.close()
    server.stop()  # type: ignore[no-untyped-call]
    with contextlib.suppress(asyncio.TimeoutError, asyncio.CancelledError):
        await asyncio.wait_for(serving, 5)


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


async def _tell_when_ready(settings: Settings, ready: Callable[[str], None]) -> None:
    """Tell the address as soon as somebody answers there."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104 - compared, not bound
    for _ in range(200):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(host, settings.port)
            writer.close()
            break
        await asyncio.sleep(0.02)
    shown = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
    ready(f"http://{shown}:{settings.port}")
