"""`bailey`: the command line's entry, its errors and its exit codes.

0    it worked
1    it failed: the disk is full, a bug
2    the command or its input is wrong; one line on stderr names the field and the remedy
130  stopped by Ctrl-C
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from bailey import __version__
from bailey.cli import books, labs, language, play, records, scores, serving, verifying

OK, FAILED, WRONG, STOPPED = 0, 1, 2, 130

app = typer.Typer(
    name="bailey",
    help="Play, study and simulate card games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for group in (books, play, records, scores, serving, verifying, labs):
    group.add_to(app)


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"bailey {__version__}")
        raise typer.Exit


@app.callback()
def bailey(
    version: Annotated[
        bool,
        typer.Option("--version", help="Say which Bailey this is.", callback=_tell_version, is_eager=True),
    ] = False,
) -> None:
    """Play, study and simulate card games."""
    quiet_about_texts()
    language.choose()


def main(arguments: list[str] | None = None) -> int:
    """Run a command and give its exit code."""
    language.SPOKEN.set(language.ENGLISH)
    try:
        code = app(args=arguments, prog_name="bailey", standalone_mode=False)
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except OSError as fault:
        return complain(f"{fault.filename or language.text('error-file')}: {fault.strerror or fault}", FAILED)
    except Exception as fault:  # noqa: BLE001 - people get one line, and the way to see more
        return wrong_or_broken(fault)
    return code if isinstance(code, int) else OK


def complain(what: str, code: int) -> int:
    """Say in one line on stderr what is wrong."""
    print(f"bailey: {' '.join(what.split())}", file=sys.stderr)
    return code


def wrong_or_broken(fault: Exception) -> int:
    """Tell bad input, and a wrong command, which Typer found, from a bug of ours."""
    from bailey.core.errors import BadInput

    if isinstance(fault, BadInput):
        return complain(str(fault), WRONG)
    told = getattr(fault, "format_message", None)
    if told is not None and type(fault).__name__ == "NoArgsIsHelpError":  # Typer keeps its class to itself
        print(told(), file=sys.stderr)
        return getattr(fault, "exit_code", WRONG)
    if told is not None:
        return complain(with_remedy(fault, told()), getattr(fault, "exit_code", WRONG)) if told() else WRONG
    if os.environ.get("BAILEY_DEBUG"):
        raise fault
    return complain(language.text("error-bug", fault=f"{type(fault).__name__}: {fault}"), FAILED)


def with_remedy(fault: Exception, told: str) -> str:
    """Say where the help is, if it is known which command was wrong."""
    context = getattr(fault, "ctx", None)
    if context is None:
        return told.rstrip(".")
    return language.text("error-see-help", fault=told.rstrip("."), command=context.command_path)


def quiet_about_texts() -> None:
    """Give people readable words in the place of a missing text; in tests it is an error."""
    import warnings

    from bailey.core.text import MissingText

    warnings.simplefilter("ignore", MissingText)


if __name__ == "__main__":
    sys.exit(main())
