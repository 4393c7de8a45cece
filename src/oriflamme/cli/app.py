"""The command `oriflamme`: every command of this folder, with its help in the reader's language."""

import io
import os
import signal
import sys
from importlib import import_module
from typing import Annotated

import typer
from typer._click.exceptions import NoArgsIsHelpError, UsageError

import oriflamme
from oriflamme import RuleError
from oriflamme.cli.completing import starting
from oriflamme.cli.language import take_language
from oriflamme.cli.reading import FAILED, INTERRUPTED
from oriflamme.cli.spoken import SpokenGroup, say_usage, speak
from oriflamme.locales import LANGUAGES, Words

COMMANDS = ("play", "rules", "show", "replay", "bots", "perft", "bench", "referee", "bot_check", "arena", "selfplay")


def build(words: Words) -> typer.Typer:
    """The commands with their help in these words."""
    app = typer.Typer(
        name="oriflamme",
        help=words("help-app"),
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        suggest_commands=False,
        cls=SpokenGroup,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            print(f"oriflamme {oriflamme.__version__}")
            raise typer.Exit

    @app.callback()
    def options(
        version: Annotated[
            bool, typer.Option("--version", help=words("help-version"), callback=show_version, is_eager=True)
        ] = False,
        lang: Annotated[
            str,
            typer.Option(
                "--lang", help=words("help-lang"), show_default=False, autocompletion=starting(lambda: LANGUAGES)
            ),
        ] = words.language,
    ) -> None:
        pass

    for command in COMMANDS:
        import_module(f"oriflamme.cli.{command}").add_to(app, words)
    return app


def _prepare() -> None:
    """Let nothing from outside end us in the middle of something."""
    for name in ("SIGTERM", "SIGHUP"):  # whoever ends us or closes the window interrupts: games are saved, programs end
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # what is no text there, or cannot be written, ends nothing
            stream.reconfigure(errors="replace")


def main() -> None:
    """Run the command line."""
    _prepare()
    words, arguments = take_language(sys.argv[1:])
    try:
        command = speak(build(words), words)
        sys.exit(command.main(arguments, "oriflamme", standalone_mode=False, obj=words))
    except NoArgsIsHelpError as error:
        print(error.format_message())
    except UsageError as error:
        print(say_usage(words, error), file=sys.stderr)
        sys.exit(FAILED)
    except RuleError as error:
        from oriflamme.cli.telling import say_error

        print(say_error(words, error), file=sys.stderr)
        sys.exit(FAILED)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # whoever read the output has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()
