"""A build hook that puts the built web client into a wheel, and builds nothing without it.

Where BAILEY_WHEEL_FOR names a system and a processor, the wheel is for these, and has the libraries of the games for
them, which `scripts/release` has put into the folder `libraries`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_BUILT = (
    "web/dist has no built client, without which nothing is released: build it with `npm ci && npm run build` in web, "
    "or let scripts/release do everything"
)
#: What wheels for one system are called, by the name that is part of a library's.
TAGS = {
    "linux-x86_64": "manylinux_2_17_x86_64",
    "linux-aarch64": "manylinux_2_17_aarch64",
    "macos-x86_64": "macosx_11_0_x86_64",
    "macos-aarch64": "macosx_11_0_arm64",
    "windows-x86_64": "win_amd64",
    "windows-aarch64": "win_arm64",
}


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
            if wanted := os.environ.get("BAILEY_WHEEL_FOR"):
                self._add_libraries(wanted, build_data)

    def _add_libraries(self, wanted: str, build_data: dict[str, Any]) -> None:
        """Add the libraries for a system and a processor, of which there may be some for faster ones."""
        if wanted not in TAGS:
            self.app.abort(f"BAILEY_WHEEL_FOR: {wanted} is not known; known are {', '.join(TAGS)}")
        libraries = sorted(Path(self.root, "libraries").glob(f"*-{wanted}*"))
        if not libraries:
            self.app.abort(f"libraries has none for {wanted}: let scripts/release do everything")
        build_data["force_include"] |= {str(file): f"bailey/built/{file.name}" for file in libraries}
        build_data["pure_python"], build_data["tag"] = False, f"py3-none-{TAGS[wanted]}"


def _files(folder: Path) -> list[tuple[str, Path]]:
    """Return the files of a folder by their names in it, but for the set-up's own stamp."""
    found = ((file.relative_to(folder).as_posix(), file) for file in sorted(folder.rglob("*")) if file.is_file())
    return [(name, file) for name, file in found if name != ".made-from"]
