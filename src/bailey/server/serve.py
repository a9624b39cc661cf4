"""Runs a server process: one event loop, from listening to an orderly end."""

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
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.server import texts
from bailey.server.logs import log_to_stderr

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.server.settings import Settings

LOGGER = logging.getLogger("bailey.server")
#: What was acknowledged is committed by then: a server that still has not ended is killed.
LONGEST_END = 30.0
#: Python switches threads so often: those that write and think must not wait long for the interpreter's lock.
SWITCH_SECONDS = 0.001
#: Thresholds of the garbage collector: often among new objects, which takes some milliseconds at most, and seldom among
#: old ones.
COLLECT_AFTER = (10_000, 100, 20)
#: Blocks of memory from this size on are returned to the system when they are freed; by itself the C library keeps them
#: once it has seen larger ones.
LARGE_BLOCK = 1 << 18
#: The name of that limit in `mallopt` of glibc.
M_MMAP_THRESHOLD = -3
#: Modules that the first table, guest and push message need, imported after the server has started.
LATER = ("numpy", "bailey.server.push.encryption", "bailey.server.lookalikes")


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal; `ready` is called with the address when the server accepts requests."""
    log_to_stderr(settings.log_level)
    texts.log_missing_texts()
    check_port(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    return_large_blocks()
    gc.disable()  # until the server has started: imported objects live for ever
    if sys.platform == "win32":
        asyncio.run(run(settings, ready))
        return
    import uvloop

    uvloop.run(run(settings, ready))


def tune_garbage_collector() -> None:
    """Let the garbage collector run seldom: tables are many long-lived objects, hardly any of them in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    gc.enable()


def return_large_blocks() -> None:
    """Let the C library return large blocks of memory to the system, where it is glibc."""
    if sys.platform != "linux":
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK)


def check_port(settings: Settings) -> None:
    """Refuse a port that is taken, before anything else is done."""
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
    """Open the server, serve, and close it."""
    from bailey.server.http.app import make_app
    from bailey.server.http.listener import HttpServer
    from bailey.server.table_server import TableServer

    server = TableServer(settings)
    await server.open()
    tune_garbage_collector()
    http_server = HttpServer(settings, make_app(server), partial(_started, settings, ready))
    stopping = asyncio.Event()
    _stop_on_signals(stopping)
    serving = asyncio.ensure_future(http_server.serve())
    waiting = asyncio.ensure_future(stopping.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    kill_timer = threading.Timer(LONGEST_END, give_up)
    kill_timer.daemon = True
    kill_timer.start()
    await server.close()
    await http_server.close(serving)


def _started(settings: Settings, ready: Callable[[str], None]) -> None:
    """Report that the server accepts requests, and import on a thread what it will need later."""
    ready(shown_address(settings))
    threading.Thread(target=lambda: [import_module(name) for name in LATER], daemon=True).start()


def give_up() -> None:
    """Log where every thread is, and kill the process."""
    LOGGER.error("could not end in time")
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
    """Return the address as somebody at this machine would open it."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104 - compared, not bound
    shown = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}"
