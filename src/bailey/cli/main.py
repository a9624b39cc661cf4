"""The entry point of `bailey`, its error messages and its exit codes.

0    success
1    failure: the disk is full, or a bug
2    invalid command or input; one line on stderr names the field and the remedy
130  interrupted by Ctrl-C
"""
# Any: passed on to Typer as they are.

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

from bailey.cli import (
    analysing,
    authoring,
    benchmarking,
    building,
    exporting,
    laboratory,
    language,
    play,
    puzzling,
    rating,
    records,
    reference,
    scores,
    serving,
    solving,
    studying,
    training,
    verifying,
)
from bailey.core.distribution import NAME, disturbance

OK, FAILED, INVALID, INTERRUPTED = 0, 1, 2, 130

SETTINGS: dict[str, Any] = {
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}
bailey_app = typer.Typer(name="bailey", help="Play, study and simulate card games.", no_args_is_help=True, **SETTINGS)
for group in (
    reference,
    play,
    records,
    analysing,
    scores,
    serving,
    verifying,
    laboratory,
    studying,
    solving,
    benchmarking,
    puzzling,
    exporting,
    rating,
    training,
    building,
    authoring,
):
    group.add_to(bailey_app)


def _print_version(wanted: bool) -> None:
    if wanted:
        from bailey.core.distribution import version

        print(f"bailey {version()}")
        raise typer.Exit


@bailey_app.callback()
def bailey(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """Play, study and simulate card games."""
    ignore_missing_texts()
    language.set_from_environment()


def main(arguments: list[str] | None = None, app: typer.Typer = bailey_app, name: str = "bailey") -> int:
    """Run a command and return its exit code; the language that it speaks ends with it."""
    before = language.CURRENT.set(language.ENGLISH)
    try:
        return _run(arguments, app, name)
    finally:
        language.CURRENT.reset(before)


def _run(arguments: list[str] | None, app: typer.Typer, name: str) -> int:
    if said := disturbance():
        report(said, FAILED)
    try:
        code = app(args=arguments, prog_name=name, standalone_mode=False)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except OSError as fault:
        return report(f"{fault.filename or language.text('error-file')}: {fault.strerror or fault}", FAILED)
    except Exception as fault:  # noqa: BLE001 - users get one line, which says how to see the traceback
        return report_exception(fault)
    return code if isinstance(code, int) else OK


def main_of_the_distribution() -> int:
    """Run the command that has the distribution's name: without arguments it serves the table, as `uvx` starts it."""
    return main(sys.argv[1:] or ["serve"], name=NAME)


def report(message: str, code: int) -> int:
    """Print an error as one line on stderr, and return the exit code."""
    print(f"bailey: {' '.join(message.split())}", file=sys.stderr)
    return code


def report_exception(fault: Exception) -> int:
    """Print an exception as invalid input, as a usage error found by Typer, or as a bug, and return the exit code."""
    from bailey.core.errors import BadInput, BrokenRules, NoHandler

    if isinstance(fault, BadInput):
        return report(str(fault), INVALID)
    message = getattr(fault, "format_message", None)
    if message is not None and type(fault).__name__ == "NoArgsIsHelpError":  # Typer does not export this class
        print(message(), file=sys.stderr)
        return getattr(fault, "exit_code", INVALID)
    if message is not None:
        return report(with_remedy(fault, message()), getattr(fault, "exit_code", INVALID)) if message() else INVALID
    if os.environ.get("BAILEY_DEBUG"):
        raise fault
    from bailey.games import blamed

    if (said := blamed(fault)) or isinstance(fault, BrokenRules | NoHandler):
        return report(said or str(fault), FAILED)
    return report(language.text("error-bug", fault=f"{type(fault).__name__}: {fault}"), FAILED)


def with_remedy(fault: Exception, message: str) -> str:
    """Return the message and which `--help` to read, if the command is known."""
    context = getattr(fault, "ctx", None)
    if context is None:
        return message.rstrip(".")
    return language.text("error-see-help", fault=message.rstrip("."), command=context.command_path)


def ignore_missing_texts() -> None:
    """Let a missing text be replaced by its key without a warning; in tests it is an error."""
    import warnings

    from bailey.core.text.catalogue import MissingText

    warnings.simplefilter("ignore", MissingText)


if __name__ == "__main__":
    sys.exit(main())
