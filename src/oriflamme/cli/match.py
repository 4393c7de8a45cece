"""A game with the players who sit at it: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle

from msgspec import Struct, field
from msgspec.structs import replace

from oriflamme import Event, Game, Move, Record
from oriflamme.bots import Bot, Budget, Choice, decide
from oriflamme.bots.program import ProgramBot
from oriflamme.bots.registry import PROGRAM
from oriflamme.cli.players import LONGEST_NAME, default_names, names_in, short_name, shown_names
from oriflamme.game.record import HEAD, REGENT, TAIL
from oriflamme.locales import Words, visible

BOTS_TAG = "Bots"
SOME_PROGRAM = "program"  # a record never says which: who sends one must not choose what runs here


class Player(Struct, frozen=True):
    """Who sits on a seat: a person, or the bot of that name."""

    name: str
    bot: str | None = None


class Kept(Struct):
    """What a record says beside the game itself, kept for the next time that it is saved."""

    date: str | None = None
    tags: dict[str, str] = field(default_factory=dict)
    comments: dict[int, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, record: Record) -> Kept:
        """What a record says."""
        tags = {tag.name: tag.value for tag in record.tags if tag.name not in (*HEAD, *TAIL, BOTS_TAG)}
        return cls(record.value("Date"), tags, {n: move.comments for n, move in enumerate(record.moves, 1)})


class Match:
    """What is being played and by whom; nothing here reads or prints."""

    def __init__(self, game: Game, players: Mapping[str, Player], make: Callable[[str], Bot]) -> None:
        """Begin with a game as it stands; `make` gives the bot of a name."""
        self.game = game
        self.players = dict(players)
        self._make = make
        self._bots: dict[str, Bot] = {}
        self._kept = Kept()
        self._resigned: set[str] = set()
        self.saved = True

    @property
    def names(self) -> dict[str, str]:
        """The players' names as they are shown."""
        return shown_names(self._names())

    def _names(self) -> dict[str, str]:
        return {seat: player.name for seat, player in self.players.items()}

    @property
    def people(self) -> list[str]:
        """The seats of people who still play."""
        return [seat for seat, player in self.players.items() if player.bot is None]

    # --- Playing

    def play(self, move: Move | str) -> list[Event]:
        """Play a person's move."""
        events = self.game.play(move)
        self.saved = False
        return events

    def bot_move(self, budget: Budget) -> tuple[Choice, list[Event]]:
        """Let the bot that is to move choose, and play its move."""
        seat = str(self.game.to_move)
        if seat not in self._bots:
            self._bots[seat] = self._make(str(self.players[seat].bot))
        choice = decide(self._bots[seat], self.game.view(seat), budget)
        if seat in self._resigned:
            self._kept.comments[len(self.game.moves) + 1] = (REGENT,)
        return choice, self.play(choice.move)

    def take_back(self, seat: str) -> bool:
        """Go back to before the last move that a person made on the seat; False where there is none."""
        own = [
            number
            for number, played in enumerate(self.game.moves, 1)
            if played.seat == seat and REGENT not in self._kept.comments.get(number, ())
        ]
        if not own:
            return False
        self.game = self.game.after(own[-1] - 1)
        self._kept.comments = {number: said for number, said in self._kept.comments.items() if number < own[-1]}
        self.saved = False
        return True

    def resign(self, seat: str, bot: str) -> None:
        """Let a bot play on for a person."""
        self.players[seat] = Player(self.players[seat].name, bot)
        self._resigned.add(seat)
        self.saved = False

    def close(self) -> None:
        """Tell bots that are programs how the game has ended, if it has, and to quit."""
        for seat, bot in self._bots.items():
            if isinstance(bot, ProgramBot):
                if self.game.over:
                    bot.over(self.game.view(seat))
                bot.close()

    # --- Saving

    def record(self, today: str | None = None) -> Record:
        """The game as a record that tells who plays, with what the record already said that it came from."""
        bots = [
            f"{seat} {SOME_PROGRAM if player.bot.startswith(PROGRAM) else player.bot}"
            for seat, player in self.players.items()
            if player.bot is not None
        ]
        tags = {**self._kept.tags, **({BOTS_TAG: "; ".join(bots)} if bots else {})}
        record = self.game.record(self._names(), self._kept.date or today, tags)
        moves = (replace(move, comments=self._kept.comments.get(n, ())) for n, move in enumerate(record.moves, 1))
        return replace(record, moves=tuple(moves))

    @classmethod
    def resume(cls, record: Record, words: Words, make: Callable[[str], Bot], programs: Sequence[str]) -> Match:
        """Go on with a record; seats that it names no bot for are people's, and programs sit where programs sat."""
        game = record.replay()
        names = {**default_names(words, game.seats), **names_in(record)}
        waiting = cycle(programs or [SOME_PROGRAM])
        bots = {seat: next(waiting) if bot == SOME_PROGRAM else bot for seat, bot in bots_in(record).items()}
        match = cls(game, {seat: Player(names[seat], bots.get(seat)) for seat in game.seats}, make)
        match._kept = Kept.of(record)
        match._resigned = {move.seat for move in record.moves if REGENT in move.comments}
        return match


def short_bot(bot: str) -> str:
    """A bot as it can stand behind a name; of a program the end, which tells one from another."""
    if not bot.startswith(PROGRAM):
        return short_name(bot)
    command = visible(bot.removeprefix(PROGRAM))
    return command if len(command) <= LONGEST_NAME else f"…{command[1 - LONGEST_NAME :]}"


def bots_in(record: Record) -> dict[str, str]:
    """The bots that a record names, by their seats."""
    entries = (entry.partition(" ") for entry in (record.value(BOTS_TAG) or "").split("; ") if entry)
    return {seat: bot for seat, _, bot in entries}
