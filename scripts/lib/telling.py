"""Messages of the set-up."""

from __future__ import annotations

import os
import sys

ADVICE = """\
The packages come from pypi.org, or from the index that UV_DEFAULT_INDEX or PIP_INDEX_URL names. If there
is no network, or a proxy is needed (HTTPS_PROXY) or a certificate (SSL_CERT_FILE), fix that and run this
script again: it continues where it stopped."""


class SetUpError(Exception):
    """The set-up cannot continue; the message says what is missing and what to do."""


def say(text: str) -> None:
    """Print a message to stderr; standard output belongs to the program."""
    print(f"bailey: {text}", file=sys.stderr, flush=True)


def in_ci() -> bool:
    """Return whether this is a CI run, in which nothing may be left out."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false"}
