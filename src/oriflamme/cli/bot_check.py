"""`oriflamme bot-check`: does a program keep to the protocol of players?"""

import json
import shlex
import sys
from typing import Annotated

import typer

from oriflamme.cli.spoken import SECONDS, SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("bot-check", cls=SpokenCommand, help=words("command-bot-check"))
    def bot_check(
        program: Annotated[list[str], typer.Argument(help=words("option-command"))],
        time: Annotated[float, typer.Option(help=words("option-time"), click_type=SECONDS)] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme.bots.registry import PROGRAM
        from oriflamme.cli.checking import CHECKS, check_program
        from oriflamme.cli.telling import say_fault

        command = (program[0] if len(program) == 1 else shlex.join(program)).removeprefix(PROGRAM)
        if not as_json:
            print(words("check-title", command=command))
        made = []
        for check in check_program(command, time):
            made.append(check)
            if not as_json:
                name = words(f"check-{check.name}")
                passed = words("check-passed", name=name)
                fault = check.fault
                print(passed if fault is None else words("check-failed", name=name, reason=say_fault(words, fault)))
        failed = [check for check in made if check.fault is not None]
        if as_json:
            found = {check.name: None if check.fault is None else check.fault.code for check in made}
            sys.stdout.write(json.dumps({"command": command, "passed": not failed, "faults": found}) + "\n")
        elif len(made) < len(CHECKS):
            print(words("check-without-greeting", count=len(CHECKS) - len(made)))
        elif failed:
            print(words("check-some-failed", failed=len(failed), count=len(CHECKS)))
        else:
            print(words("check-all-passed", count=len(made)))
        raise typer.Exit(1 if failed else 0)
