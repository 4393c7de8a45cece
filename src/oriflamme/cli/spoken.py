"""What Typer itself says, in the reader's language: the headings of the help, and what is wrong with a command line."""

from __future__ import annotations

import typer
from typer import core
from typer._click.core import Command, Context, Parameter
from typer._click.exceptions import BadParameter, MissingParameter, NoSuchOption, UsageError
from typer._click.formatting import HelpFormatter

from oriflamme.locales import Words


def write_usage(command: Command, context: Context, formatter: HelpFormatter) -> None:
    """The line that shows how a command is written."""
    words: Words = context.obj
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, prefix=f"{words('help-usage')} ")


def name_help(option: core.TyperOption | None, context: Context) -> core.TyperOption | None:
    """The option `--help`, explained."""
    if option is not None:
        words: Words = context.obj
        option.help = words("help-help")
    return option


class SpokenCommand(core.TyperCommand):
    """A command whose help is in one language throughout; the words are the context's object."""

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Override."""
        write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Context) -> core.TyperOption | None:
        """Override."""
        return name_help(super().get_help_option(ctx), ctx)


class SpokenGroup(core.TyperGroup):
    """The same for the command that holds the others."""

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Override."""
        write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Context) -> core.TyperOption | None:
        """Override."""
        return name_help(super().get_help_option(ctx), ctx)


OWN_WORDS = {
    "Options": "help-options",
    "Arguments": "help-arguments",
    "Commands": "help-commands",
    "required": "help-required",
    "default: {default}": "help-default",
}


def speak(app: typer.Typer, words: Words) -> Command:
    """The finished command line; Typer looks its own words up as gettext does, so they are given to it that way."""
    vars(core)["_"] = lambda text: words(OWN_WORDS[text], value="{default}") if text in OWN_WORDS else text
    command = typer.main.get_command(app)
    for option in command.params:
        if option.name in ("install_completion", "show_completion") and isinstance(option, core.TyperOption):
            option.help = words(f"help-{option.name.replace('_', '-')}")
    return command


def say_usage(words: Words, error: UsageError) -> str:
    """What is wrong with a command line, and where to look."""
    context = error.ctx
    path = context.command_path if context else "oriflamme"
    return f"{_say_fault(words, error, context)}\n{words('usage-try', command=path)}"


def _say_fault(words: Words, error: UsageError, context: Context | None) -> str:
    match error:
        case NoSuchOption():
            return words("usage-no-option", option=error.option_name)
        case MissingParameter(param=Parameter() as missing):
            return words("usage-missing", what=_shown(missing))
        case BadParameter(param=Parameter() as bad):
            return words("usage-bad-value", what=_shown(bad), reason=error.message)
    if context is not None and isinstance(context.command, core.TyperGroup):
        return words("usage-no-command", known=", ".join(context.command.commands))
    return words("usage-wrong", reason=error.message)


def _shown(parameter: Parameter) -> str:
    """An option as it is written, an argument as the usage line names it."""
    return parameter.opts[0] if isinstance(parameter, core.TyperOption) else str(parameter.human_readable_name)
