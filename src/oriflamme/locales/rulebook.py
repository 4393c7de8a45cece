"""The order in which the rules are told: sections of ids, which of them are rulings, and those that bear on a card.

The words stand in the Fluent files: `section-S`, `rule-S1`, `effect-Archer`.
"""

from __future__ import annotations

SECTIONS = {
    "S": ("S1", "S2", "S3", "S4", "S5", "S6"),
    "N": ("N1", "N2", "N3"),
    "P": ("P1", "P2", "P3", "P4", "P5"),
    "R": ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11"),
    "E": ("E1", "E2", "E3", "E4", "E5", "E6"),
    "C": ("C-Reserve",),
    "W": ("W1", "W2", "W3"),
    "V": ("V1", "V2", "V3", "V4"),
    "Q": tuple(f"Q{number}" for number in range(1, 25)),
}

# Where the printed rules are silent or disagree and this project decides, in whole or in part.
RULINGS = frozenset({"S1", "S3", "S4", "S6", "P4", "P5", "R5", "R7", "E4", "W3", *SECTIONS["Q"]})

ON_CARD = {
    "Archer": ("Q1", "Q9"),
    "Soldier": ("R5", "Q9"),
    "Spy": ("Q2",),
    "Heir": ("Q4", "R11"),
    "Shapeshifter": ("Q3", "Q4", "Q1", "Q9"),
    "Lord": ("R11",),
    "Assassination": ("Q1", "Q9"),
    "RoyalDecree": ("Q5", "Q6", "Q7", "R7", "R8"),
    "Ambush": ("Q8", "Q9", "Q10"),
    "Conspiracy": ("R3",),
    "Empress": ("Q18",),
    "Fanatic": ("R11",),
    "Informer": ("Q12", "V4", "Q24"),
    "Diplomat": ("Q15", "P4"),
    "Deserter": ("Q16", "Q9"),
    "Judge": ("Q13", "Q14", "Q1", "E4"),
    "Insurrection": ("Q17", "Q10", "V4"),
    "Extortion": ("Q8", "Q10", "Q11"),
    "Infiltration": ("Q20", "C-Reserve"),
    "Deal": ("Q19", "W1", "C-Reserve"),
}
