"""Every bot that can be seated: those of the house, programs, and the searches of others."""

from __future__ import annotations

from oriflamme.bots import Bot, make_bot

OPENSPIEL = "openspiel:ismcts"


def make_any_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; `openspiel:ismcts:simulations=1000` is OpenSpiel's search."""
    if name == OPENSPIEL or name.startswith(f"{OPENSPIEL}:"):
        try:
            from oriflamme.envs.openspiel import make_search
        except ImportError as error:
            raise ValueError(f"{name!r} needs the package open_spiel: install it first") from error
        return make_search(name.removeprefix(OPENSPIEL).removeprefix(":"), seed)
    return make_bot(name, seed)
