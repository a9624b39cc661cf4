"""The types of what stands in the addresses of routes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Language = Annotated[str, Meta(pattern="^[a-z]{2}$", description="en, fr, de, ...")]
Word = Annotated[str, Meta(min_length=1, max_length=40, description="A table's id or short code.")]
GameName = Annotated[str, Meta(min_length=1, max_length=80, description="As in castle-combo.")]
AnalysisId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="An analysis's id.")]
OpenCards = Annotated[bool, Meta(description="Whether to say also what the open cards would have said.")]
Last = Annotated[int | None, Meta(ge=1, le=1_000_000, description="Only so many choices before the end.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LogRowNumber = Annotated[int, Meta(ge=1, le=1_000_000, description="A row of a log.")]
