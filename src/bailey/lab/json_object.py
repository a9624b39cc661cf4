"""What is found and written as JSON: reports, findings, and the lines of files."""
# Any: JSON that was kept or sent has no static types.

from __future__ import annotations

from typing import Any, TypeAlias

#: Values of many types by their names, within each other; docs/cli.md and docs/study.md say what each means.
JsonObject: TypeAlias = dict[str, Any]
