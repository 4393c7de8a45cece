"""Events, moves and refusals as sentences of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oriflamme import Event, Move, RuleError
from oriflamme.bots import BotError
from oriflamme.game import event as e
from oriflamme.game.sheet import RowCard, Sheet
from oriflamme.locales import Words
from oriflamme.rules import CARD_NAMES
from oriflamme.rules.errors import shorten


def say_error(words: Words, error: RuleError) -> str:
    """A refusal, which the engine itself says in English."""
    shown = _shortened(error.params)
    if shown.get("part") in CARD_NAMES:
        shown["part"] = words.card(str(shown["part"]))
    said = words(f"error-{error.code}", **shown)
    return words("error-at-line", line=shown["line"], error=said) if "line" in shown else said


def say_fault(words: Words, fault: BotError) -> str:
    """What went wrong with a bot, with all that it said: nothing for people who play with it."""
    shown = _shortened(fault.params)
    if isinstance(fault.__cause__, RuleError):
        shown["why"] = say_error(words, fault.__cause__)
    return words(f"fault-{fault.code}", **shown)


def say_kind(words: Words, fault: BotError) -> str:
    """What kind of fault a bot has, without its answer: that may name cards which nobody at the table knows (V3)."""
    kind = f"fault-{fault.code}-kind"
    return words(kind) if kind in words else say_fault(words, fault)


def _shortened(params: Mapping[str, str | int]) -> dict[str, str | int]:
    return {key: shorten(value) if isinstance(value, str) else value for key, value in params.items()}


HEADINGS = (e.RoundStarted, e.WalkStarted, e.GameOver)
TURNS = (e.Reached, e.Rested, e.Placed, e.Passed, e.RoundEnded)


class Teller:
    """Tells what happens, with the players' names."""

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.words = words
        self.names = names

    # --- Events

    def lines(self, event: Event) -> list[str]:
        """One event in lines: rounds at the margin with an empty line before, turns further in, then what follows."""
        if isinstance(event, HEADINGS):
            return ["", self.tell(event)]
        return [f"{'  ' if isinstance(event, TURNS) else '    '}{self.tell(event)}"]

    def tell(self, event: Event) -> str:
        """One event in words."""
        match event:
            case e.RoundStarted():
                return self.words("event-round", round=event.round, who=self.names[event.first])
            case e.WalkStarted():
                return self.words("event-walk")
            case e.RoundEnded():
                return self.words("event-round-ended", round=event.round)
            case e.GameOver():
                return f"{self.words('event-over')} {self.result(event.scores, event.winners)}"
            case e.Placed():
                return self._placed(event)
            case e.Reached() | e.Swapped():
                return self._maybe_hidden(event)
            case e.Collected() | e.Lost() | e.Gained() | e.Stolen() | e.Enriched():
                return self._influence(event)
            case e.Eliminated() | e.Discarded() | e.Reserved():
                return self._leaving(event)
            case _:
                return self._simple(event)

    def _simple(self, event: Event) -> str:
        """Where the message asks for the fields of the event, by their names."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        values = {name: value for name, value in fields.items() if value is not None}
        kind = str(event.__struct_config__.tag)
        return self.words(f"event-{kind}", **{**values, "who": self.names[fields["seat"]]})

    def result(self, scores: Mapping[str, int], winners: Sequence[str]) -> str:
        """How a game has ended."""
        score = scores[winners[0]]
        if len(winners) > 1:
            return self.words("result-shared", names=", ".join(self.names[seat] for seat in winners), amount=score)
        tied = sum(other == score for other in scores.values()) > 1
        return self.words("result-won-tie" if tied else "result-won", who=self.names[winners[0]], amount=score)

    def _placed(self, event: e.Placed) -> str:
        values: dict[str, str | int] = {"who": self.names[event.seat], "where": event.where, "position": event.position}
        if event.card is None:
            return self.words("event-placed-hidden", **values)
        return self.words("event-placed", card=event.card, **values)

    def _maybe_hidden(self, event: e.Reached | e.Swapped) -> str:
        who = self.names[event.seat]
        if isinstance(event, e.Swapped):
            said = self.words("event-swapped", who=who, card=event.card)
            return said if event.laid is None else f"{said} {self.words('event-swapped-laid', card=event.laid)}"
        if event.card is None:
            return self.words("event-reached-hidden", who=who, position=event.position)
        kind = "event-reached" if event.face_up else "event-reached-known"
        return self.words(kind, who=who, position=event.position, card=event.card)

    def _influence(self, event: e.Collected | e.Lost | e.Gained | e.Stolen | e.Enriched) -> str:
        who, amount = self.names[event.seat], event.amount
        match event:
            case e.Collected():
                kind = "event-collected-kept" if event.position is None else "event-collected"
                return self.words(kind, who=who, amount=amount, card=event.card)
            case e.Lost():
                return self.words("event-lost", who=who, amount=amount, position=event.position)
            case e.Stolen():
                return self.words("event-stolen", who=who, amount=amount, victim=self.names[event.victim])
            case e.Enriched():
                return self.words("event-enriched", amount=amount, position=event.position)
            case e.Gained(cause="elimination"):
                return self.words("event-gained-elimination", who=who, amount=amount)
            case e.Gained(cause="Infiltration"):
                return self.words("event-gained-bonus", who=who, amount=amount, card=event.cause)
            case _:
                return self.words("event-gained", who=who, amount=amount, card=event.cause)

    def _leaving(self, event: e.Eliminated | e.Discarded | e.Reserved) -> str:
        who = self.names[event.seat]
        match event:
            case e.Eliminated():
                return self.words(
                    "event-eliminated",
                    who=who,
                    card=event.card,
                    position=event.position,
                    owner=self.names[event.owner],
                    lost=event.lost,
                )
            case e.Discarded():
                ambushed = event.cause == "Ambush" != event.card
                kind = "event-ambushed" if ambushed else "event-discarded"
                return self.words(kind, who=who, card=event.card, lost=event.lost)
            case _:
                return self.words("event-reserved", who=who, card=event.card, amount=event.influence)

    # --- Choices

    def ask(self, view: Sheet) -> str:
        """The decision as a sentence to the player who has to make it."""
        if view.phase == "place":
            return self.words("ask-place")
        if view.taken is not None:
            return self.words("ask-put")
        position = view.active or 1
        top = view.top(position)
        if view.ability is not None:
            return self._ask_ability(view.ability, str(top.name))
        return self.words("ask-turn", card=str(top.name), position=position, amount=top.influence)

    def _ask_ability(self, ability: str, actor: str) -> str:
        """What an ability asks, be it the acting card's own or the one that it copies (Q4)."""
        asked = self.words(f"ask-{ability}")
        return asked if ability == actor else f"{self.words('ask-copying', card=ability)} {asked}"

    def move(self, view: Sheet, move: Move) -> str:
        """A move as it can be chosen from a list."""
        verb, *rest = move.words
        if rest and rest[0] in ("start", "end", "on"):
            position = int(rest[1]) if len(rest) > 1 else 0
            return self.words("move-place", card=verb, where=rest[0], position=position)
        if verb == "steal":
            if rest[0] == view.to_move:
                return self.words("move-steal-self")
            return self.words("move-steal", who=self.names[rest[0]])
        if verb == "swap":
            return self.words("move-swap", card=rest[0])
        if verb == "put":
            return self.words("move-put", position=int(rest[0]))
        if not rest:
            return self.words(f"move-{verb}")
        kind = {"negotiate": "move-negotiate-with", "condemn": "move-condemn-at"}.get(verb, f"move-{verb}")
        position = int(rest[0])
        return self.words(kind, position=position, target=self.target(view.top(position)))

    def target(self, card: RowCard) -> str:
        """A card of the row as somebody sees it."""
        who = self.names[card.seat]
        if card.name is None:
            return self.words("target-hidden", who=who)
        return self.words("target-open" if card.face_up else "target-known", card=card.name, who=who)
