"""What Typer itself says, in the reader's language: the headings of the help, and what is wrong with a command line."""

from __future__ import annotations

import math
from typing import Any, cast

import typer
from typer import core
from typer._click.core import Command, Context, Parameter
from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError
from typer._click.formatting import HelpFormatter
from typer._click.types import FloatRange, IntRange

from oriflamme.game.lines import MOST_SEED, whole_number
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


class ExtraArgumentsError(UsageError):
    """More is written than the command takes."""


class SpokenCommand(core.TyperCommand):
    """A command whose help is in one language throughout; the words are the context's object."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Override."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise ExtraArgumentsError(" ".join(rest), ctx)
        return rest

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

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Override: what a command does is told whole."""
        words: Words = ctx.obj
        with formatter.section(words("help-commands")):
            formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])

    def get_help_option(self, ctx: Context) -> core.TyperOption | None:
        """Override."""
        return name_help(super().get_help_option(ctx), ctx)


class Whole(IntRange):
    """A whole number within its bounds."""

    name = "int"

    def _describe_range(self) -> str:
        return f"{self.min}–{self.max}"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> int:
        """Override."""
        number = whole_number(value, len(str(self.max))) if isinstance(value, str) else int(value)
        if number is None or not cast("int", self.min) <= number <= cast("int", self.max):
            raise _out_of_bounds("usage-whole-number", self, param, ctx)
        return number


class Seconds(FloatRange):
    """A time within its bounds; what is no number lies within none."""

    name = "float"

    def _describe_range(self) -> str:
        return f"{self.min}–{self.max}"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> float:
        """Override."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = math.nan
        if not cast("int", self.min) <= seconds <= cast("int", self.max):
            raise _out_of_bounds("usage-seconds", self, param, ctx)
        return seconds


def _out_of_bounds(
    message: str, bounds: IntRange | FloatRange, param: Parameter | None, ctx: Context | None
) -> BadParameter:
    words: Words = cast("Context", ctx).obj
    return BadParameter(words(message, least=str(bounds.min), most=str(bounds.max)), ctx, param)


SEATS, PEOPLE = Whole(2, 5), Whole(0, 5)
SEED = Whole(0, MOST_SEED)
SECONDS = Seconds(0, 3600)
COUNT = Whole(1, 1_000_000_000)

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
        case BadOptionUsage():
            return words("usage-option-value", option=error.option_name)
        case ExtraArgumentsError():
            return words("usage-too-much", extra=error.message)
        case BadParameter(param=Parameter() as bad):
            return words("usage-bad-value", what=_shown(bad), reason=error.message)
    if context is not None and isinstance(context.command, core.TyperGroup):
        return words("usage-no-command", known=", ".join(context.command.commands))
    return words("usage-wrong", reason=error.message)


def _shown(parameter: Parameter) -> str:
    """An option as it is written, an argument as the usage line names it."""
    return parameter.opts[0] if isinstance(parameter, core.TyperOption) else str(parameter.human_readable_name)
