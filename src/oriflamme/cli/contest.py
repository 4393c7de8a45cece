"""A match of bots for the terminal: played with its progress shown, then told as a table, as JSON, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from oriflamme.arena import Plan, Result, Share, play_all, share_of
from oriflamme.arena.ladder import Rung, ladder
from oriflamme.arena.picture import matrix
from oriflamme.arena.play import ResultFile
from oriflamme.arena.shares import beaten, standings
from oriflamme.bots import BOTS
from oriflamme.bots.program import ProgramBot
from oriflamme.cli.console import make_console
from oriflamme.cli.reading import complain
from oriflamme.envs.seating import make_any_bot
from oriflamme.locales import Words


class Contest:
    """A plan, and the results that there are of it; with a file they are kept and gone on with."""

    def __init__(self, words: Words, plan: Plan, out: str | None) -> None:
        """Refuse a bot that is not there before anything is played."""
        self.words = words
        self.plan = plan
        self._file = ResultFile(Path(out)) if out else None
        for bot in plan.bots:
            self._check(bot)
        try:
            kept = self._file.read() if self._file else []
        except (OSError, msgspec.DecodeError, msgspec.ValidationError) as error:
            raise complain(words("file-unreadable", file=str(out), reason=str(error))) from error
        wanted = set(plan.pairings())
        self.results: list[Result] = [
            result for result in kept if (result.box, result.seed) == (plan.box, plan.seed) and result.pairing in wanted
        ]

    def _check(self, bot: str) -> None:
        try:
            made = make_any_bot(bot)
        except ValueError as error:
            raise complain(words_for(self.words, bot, error)) from error
        if isinstance(made, ProgramBot):
            made.close()

    def play(self, processes: int | None) -> None:
        """Play what is missing."""
        total = sum(1 for _ in self.plan.pairings())
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=total, completed=len(self.results))
            for result in play_all(self.plan, self.results, processes, make_any_bot):
                self._keep(result)
                progress.advance(task)

    def _keep(self, result: Result) -> None:
        self.results.append(result)
        if self._file is not None:
            try:
                self._file.add(result)
            except OSError as error:
                reason = error.strerror or str(error)
                raise complain(self.words("file-unwritable", file=str(self._file.path), reason=reason)) from error

    def ladder(self) -> list[Rung]:
        """The ratings, where the package for them is installed."""
        try:
            return ladder(self.results)
        except ImportError as error:
            raise complain(self.words("arena-no-ladder")) from error

    def draw(self, picture: str) -> None:
        """Who ends ahead of whom, as a picture in a file."""
        names = [standing.bot for standing in standings(self.results)]
        try:
            Path(picture).write_text(matrix(names, beaten(self.results)), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise complain(self.words("file-unwritable", file=picture, reason=reason)) from error

    # --- What came of it

    @property
    def share(self) -> Share:
        """What the bot that was named first came to."""
        return share_of(self.plan.bots[0], self.results)

    def as_json(self, rungs: Sequence[Rung]) -> str:
        """For programs: the first bot's share, and everybody's standing."""
        found = {
            **msgspec.to_builtins(self.share),
            "bot": self.plan.bots[0],
            "box": self.plan.box,
            "seats": self.plan.seats,
            "standings": [msgspec.to_builtins(standing) for standing in standings(self.results)],
            "ladder": [{**msgspec.to_builtins(rung), "ordinal": rung.ordinal} for rung in rungs],
        }
        return msgspec.json.encode(found).decode()

    def show(self, rungs: Sequence[Rung]) -> None:
        """For people: a table, and the first bot's share as the last line."""
        console = make_console()
        console.print(self._table())
        if rungs:
            console.print()
            console.print(self._rungs(rungs))
        bot, share = self.plan.bots[0], self.share
        said = self.words(
            "arena-share",
            bot=bot,
            share=percent(share.share),
            low=percent(share.low),
            high=percent(share.high),
            games=share.games,
        )
        console.print()
        console.print(Text(said), soft_wrap=True)

    def _table(self) -> Table:
        columns = (
            "arena-bot",
            "arena-games",
            "arena-wins",
            "arena-interval",
            "arena-score",
            "arena-time",
            "arena-faults",
        )
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="faint")
        for n, column in enumerate(columns):
            table.add_column(self.words(column), justify="left" if n == 0 else "right")
        for standing in standings(self.results):
            share = standing.share
            table.add_row(
                standing.bot,
                str(share.games),
                f"{percent(share.share)} %",
                f"{percent(share.low)} – {percent(share.high)} %",
                f"{standing.score:.1f}",
                f"{standing.seconds * 1000:.1f} ms",
                str(standing.faults),
            )
        return table

    def _rungs(self, rungs: Sequence[Rung]) -> Table:
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="faint")
        table.add_column(self.words("arena-ladder"))
        for column in ("μ", "σ", "μ − 3σ"):
            table.add_column(column, justify="right")
        for rung in rungs:
            table.add_row(rung.bot, f"{rung.mu:.1f}", f"{rung.sigma:.1f}", f"{rung.ordinal:.1f}")
        return table


def percent(share: float) -> str:
    """A share of one as it is written before the sign."""
    return f"{share * 100:.1f}"


def words_for(words: Words, bot: str, error: ValueError) -> str:
    """Why a bot cannot be seated: there is none of that name, or something is wrong with its settings."""
    if ":" not in bot:
        return words("bot-unknown", bot=bot, known=", ".join(BOTS))
    return words("arena-no-bot", bot=bot, reason=str(error))
