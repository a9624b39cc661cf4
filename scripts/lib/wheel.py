"""A build hook that puts the built web client into a wheel, and builds nothing without it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_BUILT = (
    "web/dist has no built client, without which nothing is released: build it with `npm ci && npm run build` in web, "
    "or let scripts/release do everything"
)


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds `web/dist` to a wheel as `bailey/server/web`, where the server reads it; an sdist has it as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to build without the client; an editable install reads the checkout, which may build it later."""
        built = Path(self.root, "web", "dist")
        if version != "standard":
            return
        if not (built / "index.html").is_file():
            self.app.abort(NOT_BUILT)
        if self.target_name == "wheel":
            build_data["force_include"] |= {str(file): f"bailey/server/web/{name}" for name, file in _files(built)}


def _files(folder: Path) -> list[tuple[str, Path]]:
    """Return the files of a folder by their names in it, but for the set-up's own stamp."""
    found = ((file.relative_to(folder).as_posix(), file) for file in sorted(folder.rglob("*")) if file.is_file())
    return [(name, file) for name, file in found if name != ".made-from"]
