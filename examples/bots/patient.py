"""A bot in Python: it lets influence gather. Seat it: oriflamme play --bot "cmd:python3 examples/bots/patient.py"."""

import sys

ENOUGH = 2  # influence on a card before it is revealed


def choose(view: str, moves: list[str]) -> str:
    """Keep a card until enough influence lies on it; otherwise take the last move, which is often the far end."""
    if moves[0] != "keep":
        return moves[-1]
    moment, row, *_ = view.split(" | ")
    position = int(moment.partition("resolve=")[2])
    top = row.split(" ")[position - 1].partition("/")[0]
    influence = int(top.partition("+")[2].rstrip("!~") or 0)
    return moves[-1] if influence >= ENOUGH else "keep"


def main() -> None:
    """Answer line by line."""
    view = ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("bot Patient", flush=True)
        elif word == "view":
            view = rest
        elif word == "decide":
            number, _, moves = rest.split(" ", 2)
            print("move", number, choose(view, moves.split(" · ")), flush=True)
        elif word == "quit":
            break


main()
