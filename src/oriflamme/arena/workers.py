"""Processes that work for us and end when we do, however that happens: none of them plays on for nobody."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection

from oriflamme.bots.child import kill_all


@contextlib.contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; where the work is broken off, they are ended in the midst of it.

    They listen to a pipe that nobody writes to: it closes when we leave, even if we are killed.
    """
    context = get_context("spawn")
    listening, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(count, context, _begin, (listening,))
    try:
        yield pool
        pool.shutdown()
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)
        listening.close()


def _begin(listening: Connection) -> None:
    """What a worker does first: leave it to us when to end, and listen."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(listening,), daemon=True).start()


def _end_with(listening: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        listening.recv_bytes()
    kill_all()
    os._exit(1)
