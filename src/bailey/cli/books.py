"""What can be read: the games, their rules, their legend."""

from __future__ import annotations

import json
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `bailey games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON.")]


def add_to(app: typer.Typer) -> None:
    """Add these commands."""
    app.command()(games)
    app.command()(rules)
    app.command()(legend)


def games(as_json: AsJson = False) -> None:
    """List what can be played."""
    from bailey import games as shelf

    found = [shelf.find(name) for name in shelf.names()]
    if as_json:
        rows = [
            {"game": g.name, "title": g.title, "version": g.version, "players": [g.players[0], g.players[-1]]}
            for g in found
        ]
        print(json.dumps({"games": rows}, ensure_ascii=False))
        return
    for game in found:
        print(f"{game.name:<16}{game.title}, {game.players[0]} to {game.players[-1]} players")


def rules(
    game: GameName,
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", help="Only rules that have this word.")] = None,
) -> None:
    """Read the rules of a game, or look one up."""
    from bailey import games as shelf
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput

    texts, screen = shelf.texts(shelf.find(game)), Screen()
    found = texts.rules_with(word or "")
    if not found:
        known = ", ".join(entry.id for entry in texts.rules())
        message = f"rules: none has {word!r}; known are {known}"
        raise BadInput(message)
    for entry in found:
        screen.say(f"{entry.title}  [{entry.id}]", "bold")
        screen.say(entry.text, indent=2)


def legend(game: GameName) -> None:
    """Explain the signs of the drawing."""
    from bailey import games as shelf
    from bailey.cli.screen import Screen

    texts, screen = shelf.texts(shelf.find(game)), Screen()
    screen.pairs(texts.legend())
