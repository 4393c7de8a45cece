"""The matrix of who ends ahead of whom, as an SVG picture."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from oriflamme.arena.shares import Share

CELL = 74
EDGE = 20
LETTER = 7.5  # how wide a letter of a name is, about
LONGEST = 44  # letters of a name; of a longer one the middle is left out
SLANT = 40  # degrees by which the names above the columns rise
INK = "#241c15"
PAPER = "#f6efe2"
WORSE, BETTER = (178, 58, 46), (46, 110, 92)  # red and green are told apart by their lightness and the figures, too
DARK = 0.8  # from here on white is easier to read on a colour than ink


def matrix(bots: Sequence[str], pairs: Mapping[tuple[str, str], Share]) -> str:
    """Rows are ahead of columns so often, in per cent, with half the interval beneath."""
    names = [_short(bot) for bot in bots]
    label = LETTER * max(map(len, names))
    left = label + EDGE
    top = label * math.sin(math.radians(SLANT)) + EDGE
    right = max(EDGE, label * math.cos(math.radians(SLANT)) - CELL / 2)  # the last column's name leans out so far
    width, height = round(left + CELL * len(bots) + right), round(top + CELL * len(bots) + EDGE)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<g font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for n, name in enumerate(names):
        x, y = round(left + CELL * (n + 0.5)), round(top + CELL * (n + 0.5))
        turned = f"rotate(-{SLANT} {x} {top - 10:.0f})"
        parts.append(f'<text x="{left - 10:.0f}" y="{y + 5}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<text x="{x}" y="{top - 10:.0f}" transform="{turned}">{escape(name)}</text>')
    for row, one in enumerate(bots):
        for column, other in enumerate(bots):
            if (one, other) in pairs:
                parts.append(_cell(round(left + CELL * column), round(top + CELL * row), pairs[one, other]))
    return "\n".join([*parts, "</g></svg>"]) + "\n"


def _short(bot: str) -> str:
    half = LONGEST // 2
    return bot if len(bot) <= LONGEST else f"{bot[: half - 1]}…{bot[-half:]}"


def _cell(x: int, y: int, found: Share) -> str:
    end = BETTER if found.share >= 0.5 else WORSE
    strength = min(1.0, abs(found.share - 0.5) * 2.5)
    paper = (246, 239, 226)
    colour = ",".join(str(round(a + (b - a) * strength)) for a, b in zip(paper, end, strict=True))
    text = "#ffffff" if strength > DARK else INK
    half = (found.high - found.low) / 2
    return (
        f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL - 2}" fill="rgb({colour})"/>'
        f'<text x="{x + CELL // 2}" y="{y + CELL // 2}" text-anchor="middle" font-size="17" fill="{text}">'
        f"{found.share * 100:.0f} %</text>"
        f'<text x="{x + CELL // 2}" y="{y + CELL // 2 + 18}" text-anchor="middle" font-size="11" fill="{text}">'
        f"± {half * 100:.1f}</text>"
    )
