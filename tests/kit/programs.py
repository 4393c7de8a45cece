"""Programs that play badly, each in its own way, to be seated as bots."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

# What each does with a line of the protocol; `word` and `rest` are the line, `moves` what may be chosen.
WAYS = {
    "legal": "if word == 'decide': say('move', number, moves[-1])",
    "crashes": "if word == 'decide': raise SystemExit(3)",
    "crashes at once": "raise SystemExit(3)",
    "crashes after a move": "if word == 'decide': say('move', number, moves[-1]); raise SystemExit(3)",
    "hangs and says who it is": "if word == 'decide': print(os.getpid(), file=sys.stderr, flush=True); time.sleep(600)",
    "hangs": "if word == 'decide': time.sleep(600)",
    "chatters": "if word == 'decide': [say('hm') for _ in range(9)]",
    "illegal": "if word == 'decide': say('move', number, 'steal e')",
    "no move": "if word == 'decide': say('move', number, 'castle')",
    "other number": "if word == 'decide': say('move', int(number) + 1, moves[0])",
    "not a number": "if word == 'decide': say('move', '²', moves[0])",
    "long answer": "if word == 'decide': say('x' * 9000)",
    "endless line": "if word == 'decide': sys.stdout.write('x' * 10_000_000); sys.stdout.flush()",
    "no text": "if word == 'decide': sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.buffer.flush()",
    "huge number": "if word == 'decide': say('move', '9' * 5000, moves[0])",
    "foreign digits": "if word == 'decide': say('move', '١', moves[0])",
    "floods": "while word == 'decide': say('\\n'.join(['move 0 keep'] * 10_000))",
    "blank lines": "if word in ('hello', 'decide'): print()\nif word == 'decide': say('move', number, moves[-1])",
    "tells a secret": "if word == 'decide': print('aside', file=sys.stderr, flush=True)\n"
    "if word == 'decide': say('move', number, 'Conspiracy start', 'please', chr(27) + '[2J')",
    "keeps a log": "open(sys.argv[1], 'a', encoding='utf-8').write(line)\n"
    "if word == 'decide': say('move', number, moves[-1])",
    "late": "if word == 'decide': [say('move', n, moves[-1]) for n in range(1, int(number) + 1)]",
    "without a name": "if word == 'hello': say('bot')",
    "rude": "if word == 'hello': say('go away')",
    "stays": "if word == 'decide': say('move', number, moves[-1])\nif word == 'quit': time.sleep(600)",
    "wants known lines": "assert word in ('hello', 'new', 'view', 'decide', 'over', 'quit')\n"
    "if word == 'decide': say('move', number, moves[-1])",
}

UNGREETING = {"without a name", "rude", "crashes at once"}

FRAME = """
import os, sys, time

def say(*words):
    print(*words, flush=True)

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    number, _, choice = rest.partition(" ")
    moves = choice.partition(" ")[2].split(" · ")
    if word == "hello" and {greets}:
        say("bot Test")
{way}
    if word == "quit":
        break
"""


def program(way: str, folder: Path) -> str:
    """The command of a program that plays this way."""
    indented = "\n".join(f"    {line}" for line in WAYS[way].split("\n"))
    path = folder / f"{way.replace(' ', '-')}.py"
    path.write_text(FRAME.format(greets=way not in UNGREETING, way=indented), encoding="utf-8")
    return shlex.join([sys.executable, "-X", "utf8", str(path)])
