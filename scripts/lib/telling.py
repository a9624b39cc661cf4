"""What the set-up says to the person at the terminal."""

from __future__ import annotations

import os
import sys

ADVICE = """\
The packages come from pypi.org, or from the index that UV_DEFAULT_INDEX or PIP_INDEX_URL names. If there
is no network, or a proxy is needed (HTTPS_PROXY) or a certificate (SSL_CERT_FILE), mend that and call this
script again: it goes on where it stopped."""


class SetUpError(Exception):
    """The set-up cannot go on; the message says what is missing and what to do."""


def say(text: str) -> None:
    """Tell the person at the terminal, and leave standard output to the program."""
    print(f"bailey: {text}", file=sys.stderr, flush=True)


def in_ci() -> bool:
    """Whether this is an automatic run, where nothing may be left out."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false"}
