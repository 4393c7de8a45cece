"""The ids of the rules and rulings, as docs/rules.md has them."""

from __future__ import annotations

import re
from pathlib import Path

RULES = Path(__file__).resolve().parents[2] / "docs/rules.md"
RULE_IDS = frozenset(
    re.findall(r"^(?:- |\| )\*\*([A-Z][A-Za-z0-9-]*)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
)
