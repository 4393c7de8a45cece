"""A match of bots for the terminal: played with its progress shown, then told as a table, as JSON, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from oriflamme.arena import Plan, Result, Share, play_all, share_of
from oriflamme.arena.ladder import Rung, ladder
from oriflamme.arena.picture import matrix
from oriflamme.arena.play import NoResultError, ResultFile, belongs
from oriflamme.arena.shares import beaten, standings
from oriflamme.cli.console import make_console
from oriflamme.cli.reading import check_writable, complain
from oriflamme.cli.seating import check_bot
from oriflamme.envs.seating import make_any_bot
from oriflamme.locales import Words


class Contest:
    """A plan, and the results that there are of it; with a file they are kept and gone on with."""

    def __init__(self, words: Words, plan: Plan, out: str | None) -> None:
        """Refuse what cannot be played or kept before anything is played."""
        self.words = words
        self.plan = plan
        for bot in plan.bots:
            check_bot(words, bot, make_any_bot)
            if plan.bots.count(bot) > 1:
                raise complain(words("arena-twice", bot=bot))
        self._file = ResultFile(Path(out)) if out else None
        wanted = set(plan.pairings())
        kept = {one.pairing: one for one in self._kept() if belongs(one, plan) and one.pairing in wanted}
        self.results = list(kept.values())
        if out:
            check_writable(words, out)

    def _kept(self) -> list[Result]:
        try:
            return self._file.read() if self._file else []
        except OSError as error:
            reason = error.strerror or str(error)
            raise complain(self.words("file-unreadable", file=str(error.filename), reason=reason)) from error
        except NoResultError as error:
            raise complain(self.words("arena-no-results", file=str(error.path), line=error.line)) from error

    def play(self, processes: int | None) -> None:
        """Play what is missing."""
        total = sum(1 for _ in self.plan.pairings())
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=total, completed=len(self.results))
            with closing(play_all(self.plan, self.results, processes, make_any_bot)) as results:
                for result in results:
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
        """The ratings."""
        return ladder(self.results)

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
            table.add_column(self.words(column), justify="left" if n == 0 else "right", overflow="fold", no_wrap=n > 0)
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
        table.add_column(self.words("arena-ladder"), overflow="fold")
        for column in ("μ", "σ", "μ − 3σ"):
            table.add_column(column, justify="right", no_wrap=True)
        for rung in rungs:
            table.add_row(rung.bot, f"{rung.mu:.1f}", f"{rung.sigma:.1f}", f"{rung.ordinal:.1f}")
        return table


def percent(share: float) -> str:
    """A share of one as it is written before the sign."""
    return f"{share * 100:.1f}"
