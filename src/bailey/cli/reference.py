"""The commands `games`, `rules` and `legend`."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from bailey.cli.language import Language, text, texts
from bailey.cli.options import GameName, values_of

AsJson = Annotated[bool, typer.Option("--json", help="Write JSON.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(games)
    app.command()(rules)
    app.command()(legend)


def games(as_json: AsJson = False, language: Language = None) -> None:
    """List the games."""
    from bailey.games import broken, find, names

    for fault in broken().values():
        print(f"bailey: {fault}", file=sys.stderr)
    found = [find(name) for name in names()]
    if as_json:
        rows = [
            {
                "game": g.name,
                "title": g.title,
                "version": g.version,
                "players": [g.players[0], g.players[-1]],
                "printed": {seats: list(g.printed_for(seats)) for seats in g.players if g.printed_for(seats)},
                "options": [
                    {"name": o.name, "default": o.default, "values": list(o.values), "players": list(o.players)}
                    for o in g.options
                ],
            }
            for g in found
        ]
        print(json.dumps({"games": rows}, ensure_ascii=False))
        return
    width = max(len(game.name) for game in found) + 2
    for game in found:
        least, most = game.players[0], game.players[-1]
        book = texts(game)
        print(f"{game.name:<{width}}{text('game-line', game=book.title, least=least, most=most)}")
        for seats in game.players:
            opponents = game.printed_for(seats)
            if opponents:
                print(f"  --players {seats}: {text('game-alone', opponents=', '.join(opponents))}")
        for option in game.options:
            title, explanation = (book.say(f"option-{option.name.replace('_', '-')}{part}") for part in ("", ".text"))
            values = values_of(option, book)
            only = f"--players {', '.join(map(str, option.players))} " if option.players else ""
            print(f"  {only}{text('game-option', option=option.name, values=values, title=title, text=explanation)}")


def rules(
    game: GameName,
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", help="Only rules that contain this word.")] = None,
    language: Language = None,
) -> None:
    """Print the rules of a game, or those that contain a word."""
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput
    from bailey.games import find

    book, screen = texts(find(game)), Screen()
    if not book.rules():
        screen.say(text("no-rules", game=book.title))
        return
    found = book.rules_with(word or "")
    if not found:
        known = ", ".join(entry.id for entry in book.rules())
        raise BadInput(text("error-no-rule", typed=repr(word), known=known))
    for entry in found:
        screen.say(f"{entry.title}  [{entry.id}]", "bold")
        screen.say(entry.text, indent=2)


def legend(game: GameName, language: Language = None) -> None:
    """Explain the symbols of the drawing."""
    from bailey.cli.screen import Screen
    from bailey.games import find

    book, screen = texts(find(game)), Screen()
    symbols = book.legend()
    if symbols:
        screen.pairs(symbols)
    else:
        screen.say(text("no-legend", game=book.title))
