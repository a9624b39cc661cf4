"""A hook of the build: a wheel holds the built web client, where there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found]


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Puts `web/dist` where the server looks for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install reads the checkout itself; a wheel without the client still plays in the terminal."""
        built = Path(self.root, "web", "dist")
        if version != "standard":
            return
        if (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "bailey/server/web"
        else:
            self.app.display_warning("web/dist is missing: a wheel without the web client; scripts/play builds it")
