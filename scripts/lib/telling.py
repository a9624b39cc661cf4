"""Messages of the set-up, and what an error of pip, uv or npm means."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MEGABYTES = 1_000_000
#: What the set-up for development takes in the checkout, and again in uv's cache if that lies on another disk.
NEEDED = 2_000
AGAIN = "Then run this script again: it continues where it stopped."
NETWORK = (
    "The {index} cannot be reached. If there is no network, or a proxy is needed (HTTPS_PROXY), or another index "
    f"({{variables}}), set that up. {AGAIN}"
)
CERTIFICATE = (
    "The certificate of the {index} is not trusted here. If a proxy signs with one of its own, name its file in "
    f"SSL_CERT_FILE. {AGAIN}"
)
FULL = f"The disk is full ({{free}}); the set-up needs up to {NEEDED:,} MB. Free some. {AGAIN}"
CLOSED = f"Something cannot be written ({{what}}). Use a checkout and a home folder in which you may write. {AGAIN}"
#: What stands in an error, and what it means.
CAUSES = (
    (r"No space left|os error 28\b|ENOSPC|Disk quota exceeded|not enough space on the disk", FULL),
    (r"Read-only file system|Permission denied|os error (?:13|30)\b|EACCES|EROFS|Access is denied", CLOSED),
    (r"CERTIFICATE_VERIFY|UnknownIssuer|invalid peer certificate|SELF_SIGNED|UNABLE_TO_GET_ISSUER", CERTIFICATE),
    (r"name resolution|dns error|new connection|error sending request|timed out|[Pp]roxy|tunnel error", NETWORK),
    (r"[Cc]onnection (?:refused|reset)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONN(?:REFUSED|RESET)|ENETUNREACH", NETWORK),
)
#: The index of a tool, and the variables that name another.
PYPI = {"index": "package index pypi.org", "variables": "UV_DEFAULT_INDEX or PIP_INDEX_URL"}
NPM = {"index": "package index registry.npmjs.org", "variables": "npm_config_registry"}


class SetUpError(Exception):
    """The set-up cannot continue; the message says what is missing and what to do."""


def meaning(output: str, index: dict[str, str] = PYPI) -> str:
    """Return what an error of a tool means and what to do; its own words where they are unknown."""
    return known(output, index) or f"{output.strip()}\nMend what the error above says. {AGAIN}"


def known(output: str, index: dict[str, str] = PYPI) -> str | None:
    """Return what an error of a tool means, if its words are known."""
    for sign, message in CAUSES:
        if found := re.search(rf"^.*(?:{sign}).*$", output, re.MULTILINE):
            return message.format(**index, free=free_space(), what=found[0].strip())
    return None


def free_space() -> str:
    """Return how much is free where the set-up writes."""
    places = [place for place in (ROOT, Path.home(), Path(tempfile.gettempdir())) if place.is_dir()]
    return ", ".join(f"{shutil.disk_usage(place).free // MEGABYTES:,} MB free in {place}" for place in places)


def say(text: str) -> None:
    """Print a message to stderr; standard output belongs to the program."""
    print(f"bailey: {text}", file=sys.stderr, flush=True)


def in_ci() -> bool:
    """Return whether this is a CI run, in which nothing may be left out."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false"}
