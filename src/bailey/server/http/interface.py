"""The interface for clients: all routes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.server.http import (
    analysis_routes,
    day_routes,
    game_routes,
    history_routes,
    player_routes,
    push_routes,
    puzzle_routes,
    record_routes,
    server_routes,
    table_routes,
)

if TYPE_CHECKING:
    from bailey.server.http.routes import Endpoint

ROUTES: list[Endpoint] = [
    *player_routes.ROUTES,
    *history_routes.ROUTES,
    *day_routes.ROUTES,
    *game_routes.ROUTES,
    *table_routes.ROUTES,
    *record_routes.ROUTES,
    *analysis_routes.ROUTES,
    *puzzle_routes.ROUTES,
    *server_routes.ROUTES,
    *push_routes.ROUTES,
]
