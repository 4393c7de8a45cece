"""The matrix of who ends ahead of whom, as an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from oriflamme.arena.shares import Share

CELL = 74
MARGIN = 160
INK = "#241c15"
PAPER = "#f6efe2"
WORSE, BETTER = (178, 58, 46), (46, 110, 92)  # red and green are told apart by their lightness and the figures, too


def matrix(bots: Sequence[str], pairs: Mapping[tuple[str, str], Share]) -> str:
    """Rows are ahead of columns so often, in per cent, with half the interval beneath."""
    size = MARGIN + CELL * len(bots) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">',
        f'<g font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{size}" height="{size}" fill="{PAPER}"/>',
    ]
    for n, bot in enumerate(bots):
        middle = MARGIN + CELL * n + CELL / 2
        parts.append(f'<text x="{MARGIN - 10}" y="{middle + 5}" text-anchor="end">{_short(bot)}</text>')
        parts.append(
            f'<text x="{middle}" y="{MARGIN - 10}" transform="rotate(-40 {middle} {MARGIN - 10})">{_short(bot)}</text>'
        )
    for row, one in enumerate(bots):
        for column, other in enumerate(bots):
            if (one, other) in pairs:
                parts.append(_cell(MARGIN + CELL * column, MARGIN + CELL * row, pairs[one, other]))
    return "\n".join([*parts, "</g></svg>"]) + "\n"


def _short(bot: str) -> str:
    return escape(bot if len(bot) <= 20 else bot[:19] + "…")


def _cell(x: float, y: float, found: Share) -> str:
    end = BETTER if found.share >= 0.5 else WORSE
    strength = min(1.0, abs(found.share - 0.5) * 2.5)
    paper = (246, 239, 226)
    colour = ",".join(str(round(a + (b - a) * strength)) for a, b in zip(paper, end, strict=True))
    text = "#ffffff" if strength > 0.55 else INK
    half = (found.high - found.low) / 2
    return (
        f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL - 2}" fill="rgb({colour})"/>'
        f'<text x="{x + CELL / 2}" y="{y + CELL / 2}" text-anchor="middle" font-size="17" fill="{text}">'
        f"{found.share * 100:.0f} %</text>"
        f'<text x="{x + CELL / 2}" y="{y + CELL / 2 + 18}" text-anchor="middle" font-size="11" fill="{text}">'
        f"± {half * 100:.1f}</text>"
    )
