"""Where games are saved."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.cli.language import text
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.records.log import GameLog
    from bailey.core.records.log_file import LogFile


def data_folder() -> Path:
    """Return Bailey's data folder: BAILEY_HOME, or the usual place of the system."""
    if os.environ.get("BAILEY_HOME"):
        return Path(os.environ["BAILEY_HOME"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bailey"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bailey"


def new_save_path(game: Game) -> Path:
    """Return an unused file name in the folder of saved games."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadInput(text("error-home", folder=str(folder), fault=str(fault.strerror or fault))) from fault
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput(text("error-home-closed", folder=str(folder)))
    name = f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{name}.bailey"
    n = 1
    while path.exists():
        n += 1
        path = folder / f"{name}-{n}.bailey"
    return path


def delete_if_unplayed(file: LogFile, log: GameLog) -> bool:
    """Delete the record of a new game in which nobody has chosen anything, and return whether it was one."""
    if len(log.rows) > 1 or not file.created:
        return False
    file.close()
    file.path.unlink(missing_ok=True)
    return True
