"""One small deliberate break for each rule and ruling; a test that carries the rule's id must notice it.

`python3 dev.py mutate` tries them all, `python3 dev.py mutate Q1 C-Judge` some. Each names a file of the package, a
piece of text that stands there exactly once, and what it becomes.
"""

from tools.mutation import Mutant

MUTANTS = [
    Mutant("C-Archer", "rules/cards_oriflamme.py", "offer(board, ELIMINATE)", "pass"),
]
