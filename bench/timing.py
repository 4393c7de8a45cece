"""Measuring side by side on a machine whose speed wanders.

Every job does a short slice of work in turn, over and over, and only figures of the same round are divided by
each other: what slows the machine down for a second slows both sides. Time is this process's processor time.
"""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import repeat


@dataclass(frozen=True)
class Job:
    """Work in any amount: `run` does it and is timed, `count` says how many units the same work holds."""

    name: str
    run: Callable[[int], object]
    count: Callable[[int], int]


def calls_job(name: str, calls: Sequence[Callable[[], object]]) -> Job:
    """Each of these calls so many times, counted in calls."""

    def run(amount: int) -> None:
        for call in calls:
            for _ in repeat(None, amount):
                call()

    return Job(name, run, lambda amount: amount * len(calls))


@dataclass(frozen=True)
class Effort:
    """How long a slice is, in seconds, and how often each job has its turn."""

    slice: float
    rounds: int


@dataclass(frozen=True)
class Spread:
    """The median of several figures, and the range that holds the middle 80 % of them."""

    median: float
    low: float
    high: float


def spread(figures: Sequence[float]) -> Spread:
    """The median and the 10th and 90th percentiles."""
    if len(figures) < 2:
        return Spread(figures[0], figures[0], figures[0])
    tenths = statistics.quantiles(figures, n=10, method="inclusive")
    return Spread(statistics.median(figures), tenths[0], tenths[-1])


def pin() -> int | None:
    """Stay on one processor, and say which; None where the system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    processor = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {processor})
    return processor


def clock(run: Callable[[int], object], amount: int) -> float:
    """Seconds of processor time that the work takes, without the garbage collector."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        start = time.process_time()
        run(amount)
        return time.process_time() - start
    finally:
        if collecting:
            gc.enable()


def amount_for(job: Job, seconds: float) -> int:
    """How much of the work fills a slice; finding it out warms the job up as well."""
    amount = 1
    while (taken := clock(job.run, amount)) < seconds / 4:
        amount *= 2
    return max(1, round(amount * seconds / taken))


def interleave(jobs: Sequence[Job], effort: Effort) -> dict[str, list[float]]:
    """Units a second of each job, one figure a round; every round starts with another job."""
    amounts = [amount_for(job, effort.slice) for job in jobs]
    units = [job.count(amount) for job, amount in zip(jobs, amounts, strict=True)]
    rates: dict[str, list[float]] = {job.name: [] for job in jobs}
    for turn in range(effort.rounds):
        gc.collect()
        for step in range(len(jobs)):
            i = (turn + step) % len(jobs)
            rates[jobs[i].name].append(units[i] / clock(jobs[i].run, amounts[i]))
    return rates


def fastest(names: Sequence[str], rates: dict[str, list[float]]) -> str:
    """The one of these jobs with the highest median."""
    return max(names, key=lambda name: statistics.median(rates[name]))


def ratio(above: Sequence[float], below: Sequence[float]) -> Spread:
    """How many times as fast, round by round."""
    return spread([a / b for a, b in zip(above, below, strict=True)])
