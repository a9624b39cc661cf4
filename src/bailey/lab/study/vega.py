"""Vega, Vega-Lite and Vega-Embed as one script, which draws the charts of a report without a network."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.metadata import version

import vl_convert

from bailey.core.compiled.cache import cache_home


def vega() -> str:
    """Return the script. Bundling it takes seconds, so it is kept."""
    kept = cache_home() / f"vega-{version('vl-convert-python')}.js"
    try:
        return kept.read_text(encoding="utf-8")
    except OSError:
        made: str = vl_convert.javascript_bundle(snippet=None)  # type: ignore[arg-type] # the stubs know no default
    partly = kept.with_suffix(f".{os.getpid()}.part")
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        partly.write_text(made, encoding="utf-8", newline="")
        partly.replace(kept)
    except OSError:  # a report needs no cache
        with suppress(OSError):
            partly.unlink()
    return made
