"""A build hook that adds the built web client to a wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found]


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Adds `web/dist` as `bailey/server/web`, where the server reads it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client to a standard wheel, if it was built; an editable install reads the checkout."""
        built = Path(self.root, "web", "dist")
        if version != "standard":
            return
        if (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "bailey/server/web"
        else:
            self.app.display_warning("web/dist is missing: a wheel without the web client; scripts/play builds it")
