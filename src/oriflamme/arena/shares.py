"""How good bots are, with error bars: games of the same deal are not independent, so deals are what is counted."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist, fmean

from msgspec import Struct

from oriflamme.arena.play import Result

CONFIDENCE = 0.95


class Share(Struct, frozen=True):
    """A share of the victories on one seat, ties split; the interval holds the true one in 95 of 100 cases."""

    share: float
    low: float
    high: float
    games: int
    deals: int


class Standing(Struct, frozen=True):
    """What a bot came to in a match."""

    bot: str
    share: Share
    score: float  # influence on average
    seconds: float  # for a move, on average
    faults: int


def share_of(bot: str, results: Iterable[Result]) -> Share:
    """A bot's share on the seats that it took, deal by deal."""
    by_deal: defaultdict[tuple[str, int, int, int], list[float]] = defaultdict(list)
    for result in results:
        for name, share in zip(result.bots, result.shares, strict=True):
            if name == bot:
                by_deal[result.box, result.seed, len(result.bots), result.deal].append(share)
    return clustered(list(by_deal.values()))


def clustered(groups: Sequence[Sequence[float]]) -> Share:
    """The mean of grouped figures from 0 to 1, with Wilson's interval for as many trials as the groups are worth.

    The error is that of a ratio, sums of the groups over their sizes. It tells how many independent trials would err as
    much; groups that all went alike are worth one each.
    """
    count = sum(map(len, groups))
    if count == 0:
        return Share(math.nan, math.nan, math.nan, 0, 0)
    mean = sum(map(sum, groups)) / count
    deals = len(groups)
    if deals < 2:
        return Share(mean, 0.0, 1.0, count, deals)
    spread = sum((sum(group) - mean * len(group)) ** 2 for group in groups)
    variance = spread * deals / (deals - 1) / count**2
    trials = mean * (1 - mean) / variance if variance > 0.0 else deals
    return Share(mean, *_wilson(mean, trials, student(deals - 1)), count, deals)


def _wilson(mean: float, trials: float, quantile: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent trials."""
    weight = quantile**2 / trials
    middle = (mean + weight / 2) / (1 + weight)
    half = quantile * math.sqrt(mean * (1 - mean) / trials + weight / (4 * trials)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The quantile of Student's distribution for the interval, by Cornish and Fisher's expansion of the normal one."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + math.fsum(term / float(freedom) ** (n + 1) for n, term in enumerate(terms))


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot's standing, the best first."""
    names = dict.fromkeys(name for result in results for name in result.bots)
    return sorted((_standing(name, results) for name in names), key=lambda found: -found.share.share)


def _standing(bot: str, results: Sequence[Result]) -> Standing:
    seats = [(result, n) for result in results for n, name in enumerate(result.bots) if name == bot]
    moves = sum(result.moves[n] for result, n in seats)
    return Standing(
        bot,
        share_of(bot, results),
        fmean(result.scores[n] for result, n in seats),
        sum(result.seconds[n] for result, n in seats) / max(1, moves),
        sum(result.faults[n] for result, n in seats),
    )


def beaten(results: Iterable[Result]) -> Mapping[tuple[str, str], Share]:
    """How often one bot ends ahead of another in the same game, by influence; equal is half."""
    pairs: defaultdict[tuple[str, str], defaultdict[tuple[str, int, int, int], list[float]]]
    pairs = defaultdict(lambda: defaultdict(list))
    for result in results:
        deal = (result.box, result.seed, len(result.bots), result.deal)
        for one, score in zip(result.bots, result.scores, strict=True):
            for other, theirs in zip(result.bots, result.scores, strict=True):
                if one != other:
                    pairs[one, other][deal].append(0.5 + 0.5 * ((score > theirs) - (score < theirs)))
    return {pair: clustered(list(groups.values())) for pair, groups in pairs.items()}
