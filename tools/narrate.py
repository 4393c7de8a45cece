"""Events as English sentences in the present tense."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oriflamme import Event
from oriflamme.game import event as e

BONUS = {"elimination": "for the elimination", "Infiltration": "thanks to the Infiltration"}


def narrate(event: Event, names: Mapping[str, str]) -> str:
    """One event in words, with the players' names."""
    return _words(event, lambda seat: names[seat])


def _words(event: Event, who: Callable[[str], str]) -> str:
    match event:
        case e.RoundStarted():
            return f"Round {event.round}: {who(event.first)} is first."
        case e.Passed():
            return f"{who(event.seat)} has no card and is passed over."
        case e.Placed():
            places = {"start": "at the start", "end": "at the end", "on": f"on top of position {event.position}"}
            return f"{who(event.seat)} places {event.card or 'a card'} {places[event.where]}."
        case e.WalkStarted():
            return "The row is walked."
        case e.RoundEnded():
            return f"Round {event.round} ends."
        case e.GameOver():
            scores = ", ".join(f"{who(seat)} {score}" for seat, score in event.scores.items())
            return f"The game is over: {scores}. {_winners([who(seat) for seat in event.winners])}"
        case _:
            return _in_the_walk(event, who)


def _winners(names: list[str]) -> str:
    if len(names) == 1:
        return f"{names[0]} wins."
    return f"{', '.join(names[:-1])} and {names[-1]} share the victory."


def _in_the_walk(event: Event, who: Callable[[str], str]) -> str:
    match event:
        case e.Reached():
            return f"Position {event.position}: {who(event.seat)}'s {event.card or 'face-down card'}."
        case e.Rested():
            return f"Position {event.position}: {who(event.seat)}'s new card rests."
        case e.Kept():
            return f"{who(event.seat)} keeps it face down; 1 influence goes on it."
        case e.Revealed():
            return f"{who(event.seat)} reveals the {event.card}."
        case e.TurnedDown():
            return f"{who(event.seat)} turns the {event.card} face down again."
        case e.Copied():
            return f"{who(event.seat)} copies the {event.card} at position {event.source}."
        case e.NoEffect():
            return f"The {event.card} has no effect."
        case e.Collected() | e.Lost() | e.Gained() | e.Stolen() | e.Enriched():
            return _influence(event, who)
        case _:
            return _cards(event, who)


def _influence(event: Event, who: Callable[[str], str]) -> str:
    match event:
        case e.Collected():
            return f"{who(event.seat)} takes the {event.amount} influence on the {event.card}."
        case e.Lost():
            return f"{event.amount} influence on {who(event.seat)}'s card at position {event.position} is lost."
        case e.Gained():
            return f"{who(event.seat)} gains {event.amount} {BONUS.get(event.cause, f'by the {event.cause}')}."
        case e.Stolen():
            return f"{who(event.seat)} steals {event.amount} from {who(event.victim)}."
        case e.Enriched():
            return f"{event.amount} influence goes on the card at position {event.position}."
        case _:
            raise ValueError(event)


def _cards(event: Event, who: Callable[[str], str]) -> str:
    match event:
        case e.Eliminated():
            with_it = f"; the {event.lost} influence on it is lost" if event.lost else ""
            whose = f"{who(event.owner)}'s {event.card}"
            return f"{who(event.seat)} eliminates {whose} at position {event.position}{with_it}."
        case e.Discarded():
            return f"{who(event.seat)} discards the {event.card}."
        case e.Reserved():
            return f"{who(event.seat)} reserves the {event.card} with {event.influence} influence on it."
        case e.Taken():
            return f"{who(event.seat)} takes the card at position {event.position}."
        case e.Moved():
            return f"{who(event.seat)} moves it from position {event.start} to position {event.position}."
        case e.Condemned():
            return f"{who(event.seat)} puts a verdict on the card at position {event.position}."
        case e.Swapped():
            laid = event.laid or "another card"
            return f"{who(event.seat)} takes the {event.card} back and lays {laid} in its place."
        case _:
            raise ValueError(event)
