"""What can be read: the games, their rules, their legend."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from bailey.cli.language import Language, text, texts
from bailey.cli.variants import values_of

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `bailey games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON.")]


def add_to(app: typer.Typer) -> None:
    """Add these commands."""
    app.command()(games)
    app.command()(rules)
    app.command()(legend)


def games(as_json: AsJson = False, language: Language = None) -> None:
    """List what can be played."""
    from bailey import games as shelf

    found = [shelf.find(name) for name in shelf.names()]
    if as_json:
        rows = [
            {
                "game": g.name,
                "title": g.title,
                "version": g.version,
                "players": [g.players[0], g.players[-1]],
                "printed": {seats: list(names) for seats, names in g.printed.items()},
                "options": [
                    {"name": o.name, "default": o.default, "values": list(o.values), "players": list(o.players)}
                    for o in g.options
                ],
            }
            for g in found
        ]
        print(json.dumps({"games": rows}, ensure_ascii=False))
        return
    for game in found:
        least, most = game.players[0], game.players[-1]
        book = texts(game)
        print(f"{game.name:<16}{text('game-line', game=book.title, least=least, most=most)}")
        for seats, names in game.printed.items():
            print(f"  --players {seats}: {text('game-alone', opponents=', '.join(names))}")
        for option in game.options:
            title, said = (book.say(f"option-{option.name.replace('_', '-')}{part}") for part in ("", ".text"))
            values = values_of(option)
            only = f"--players {', '.join(map(str, option.players))} " if option.players else ""
            print(f"  {only}{text('game-option', option=option.name, values=values, title=title, text=said)}")


def rules(
    game: GameName,
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", help="Only rules that have this word.")] = None,
    language: Language = None,
) -> None:
    """Read the rules of a game, or look one up."""
    from bailey import games as shelf
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput

    book, screen = texts(shelf.find(game)), Screen()
    found = book.rules_with(word or "")
    if not found:
        known = ", ".join(entry.id for entry in book.rules())
        raise BadInput(text("error-no-rule", typed=repr(word), known=known))
    for entry in found:
        screen.say(f"{entry.title}  [{entry.id}]", "bold")
        screen.say(entry.text, indent=2)


def legend(game: GameName, language: Language = None) -> None:
    """Explain the signs of the drawing."""
    from bailey import games as shelf
    from bailey.cli.screen import Screen

    Screen().pairs(texts(shelf.find(game)).legend())
